"""Detection of kinematic loops in an assembly, where constraints of joints may be redundant."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..joints import AbstractJoint, Gear
from ..parts.supports import AbstractSupport
from .connections import Attachment


def has_loops(parts: Mapping[str, Any], ends: Sequence[Attachment]) -> bool:
    """Whether constraints of joints may be redundant: a joint closes a loop, there is a gear, or no joint can move
    freely (the check for redundancy reports immobile mechanisms as well)."""
    joints = [path for path, part in parts.items() if isinstance(part, AbstractJoint)]
    rigid = bool(joints) and not any(_moves_freely(parts[path]) for path in joints)
    return rigid or any(isinstance(part, Gear) for part in parts.values()) or _has_loop(parts, ends, joints)


def _moves_freely(joint: AbstractJoint) -> bool:
    return bool(joint.coordinates) and all(drive is None for drive in joint.driven().values())


def _has_loop(parts: Mapping[str, Any], ends: Sequence[Attachment], joints: Sequence[str]) -> bool:
    """Whether a joint or support connects bodies that are already connected without it."""
    group = {path: path for path in parts}

    def root(path: str) -> str:
        while group[path] != path:
            group[path] = group[group[path]]
            path = group[path]
        return path

    for path in [*joints, *[path for path, part in parts.items() if isinstance(part, AbstractSupport)]]:
        bodies = [root(end.body) for end in ends if end.owner == path]
        if isinstance(parts[path], AbstractSupport):
            bodies.append(root(path))
        if len(bodies) == 2 and bodies[0] == bodies[1]:
            return True
        if len(bodies) == 2:
            group[bodies[0]] = bodies[1]
    return False
