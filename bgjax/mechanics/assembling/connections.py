"""Attachments and gear meshes from the connections of an assembly: body, point, offsets, part and side."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from ...structure.grammar import Link
from ..joints import AbstractJoint, Gear
from ..kinematics.attachments import AbstractAttachment
from ..parts.bodies import AbstractCarrier, Hinge, Offset
from ..parts.supports import AbstractSupport


class Attachment(NamedTuple):
    """One end of a joint, a force, a sensor or a support on a body."""

    body: str  # path of the body
    point: str  # name of the point on it, '' for the mass centre
    offsets: tuple[str, ...]  # paths of the rigid offsets between body and attached part
    owner: str  # path of the attached part
    side: str  # "a" or "b"

    @property
    def name(self) -> str:
        """Name of the hinge in the graph of the body, made of point, offsets and attached part."""
        words = [self.point, *self.offsets, self.owner]
        return "_".join(word.replace(".", "_") for word in words if word)

    def hinge(self, parts: Mapping[str, Any]) -> Hinge:
        return Hinge(self.place(parts)[0], self.side == "b")

    def place(self, parts: Mapping[str, Any]) -> tuple[Any, tuple[float, ...]]:
        """Point (None: the mass centre) and frame of this end in the body frame."""
        carrier, family = parts[self.body], parts[self.body].family
        point, frame = carrier.points.get(self.point), carrier.frame(self.point)
        for name in self.offsets:
            step = parts[name].vector
            if frame != family.identity:
                step = family.turned(frame, np.eye(family.size)) @ step
            point = step if point is None else point + step
            frame = family.composed(frame, parts[name].frame)
        return point, frame


def split_path(parts: Mapping[str, Any], path: str) -> tuple[str, str]:
    """Splits a path into the longest prefix that names a part and the remainder."""
    words = path.split(".")
    for count in range(len(words), 0, -1):
        if ".".join(words[:count]) in parts:
            return ".".join(words[:count]), ".".join(words[count:])
    return words[0], ".".join(words[1:])


def attachments(parts: Mapping[str, Any], links: list[Link]) -> Iterator[Attachment]:
    """All ends of joints, forces, sensors and supports; offsets are followed to their body."""
    found = _all_attachments(parts, links)
    depth = _depths(parts, found)
    for end in found:  # of two supports, the one nearer to a body carries the other
        if not isinstance(parts[end.owner], AbstractSupport) or depth.get(end.body, 0) < depth.get(end.owner, 1):
            yield end


def _all_attachments(parts: Mapping[str, Any], links: list[Link]) -> list[Attachment]:
    """The same, and for two supports beside each other both ways to read their connection."""
    before, found = _offset_ends(parts, links), []
    for link in links:
        tail, head = split_path(parts, link.tail), split_path(parts, link.head)
        for end, (owner, rest), side in ((tail, head, "a"), (head, tail, "b")):
            attached = isinstance(parts.get(owner), AbstractAttachment | AbstractSupport) and not rest
            if attached and isinstance(parts.get(end[0]), AbstractCarrier | Offset):
                found.append(_followed(parts, before, ".".join(word for word in end if word), owner, side))
    return found


def _depths(parts: Mapping[str, Any], ends: list[Attachment]) -> dict[str, int]:
    """How many supports a support is away from a body or the world."""
    depth: dict[str, int] = {}
    mounted = [end for end in ends if isinstance(parts[end.owner], AbstractSupport)]
    for _ in mounted:
        for end in mounted:
            below = depth.get(end.body) if isinstance(parts.get(end.body), AbstractSupport) else 0
            if below is not None:
                depth[end.owner] = min(depth.get(end.owner, below + 1), below + 1)
    return depth


def _offset_ends(parts: Mapping[str, Any], links: list[Link]) -> dict[str, str]:
    """For each offset, what it is attached to on the side of the body. Offsets on bodies are found first, then those on
    supports; after each, the offsets that follow other offsets."""
    before: dict[str, str] = {}
    ways = [pair for link in links for pair in ((link.tail, link.head), (link.head, link.tail))]
    pairs = [(far, near) for far, near in ways if isinstance(parts.get(near), Offset)]
    for supports in (False, True):
        for far, near in pairs:
            carrier = parts.get(split_path(parts, far)[0])
            if isinstance(carrier, AbstractCarrier) and isinstance(carrier, AbstractSupport) == supports:
                before.setdefault(near, far)
        for _ in links:
            for far, near in pairs:
                if isinstance(parts.get(far), Offset) and far in before and before[far] != near:
                    before.setdefault(near, far)
    return before


def both_ends(ends: Iterable[Attachment], owner: str) -> dict[str, Attachment]:
    """The ends of a joint by side."""
    return {end.side: end for end in ends if end.owner == owner}


def _followed(parts: Mapping[str, Any], before: Mapping[str, str], end: str, owner: str, side: str) -> Attachment:
    """The attachment at an end, through the offsets between it and the body."""
    passed: list[str] = []
    while isinstance(parts.get(end), Offset) and end in before:
        passed.insert(0, end)
        end = before[end]
    body, point = split_path(parts, end)
    return Attachment(body, point, tuple(passed), owner, side)


class Meshing(NamedTuple):
    """One end of a gear, which acts on a free direction of a joint."""

    joint: str  # path of the joint
    port: str  # port of the joint, '' if none is named
    gear: str  # path of the gear
    side: str  # "a" or "b"


def meshings(parts: Mapping[str, Any], links: list[Link]) -> Iterator[Meshing]:
    """All ends of gears. The port of a joint with one free direction may be left out, and a body stands for the one
    joint that carries it."""
    carried = _carrying_joints(parts, links)
    for link in links:
        tail, head = split_path(parts, link.tail), split_path(parts, link.head)
        for (joint, port), (gear, rest), side in ((tail, head, "a"), (head, tail, "b")):
            if not (link.power and isinstance(parts.get(gear), Gear) and not rest):
                continue
            if isinstance(parts.get(joint), AbstractCarrier) and not port and len(carried.get(joint, [])) == 1:
                joint = carried[joint][0]
            if isinstance(parts.get(joint), AbstractJoint):
                yield Meshing(joint, port or _only(parts[joint].axes), gear, side)


def _carrying_joints(parts: Mapping[str, Any], links: list[Link]) -> dict[str, list[str]]:
    """For each body the joints with axes whose side b it is."""
    found: dict[str, list[str]] = {}
    for end in attachments(parts, links):
        if end.side == "b" and isinstance(parts[end.owner], AbstractJoint) and parts[end.owner].axes:
            found.setdefault(end.body, []).append(end.owner)
    return found


def _only(names: Iterable[str]) -> str:
    """The name, if there is exactly one, otherwise ''."""
    found = list(names)
    return found[0] if len(found) == 1 else ""


def mechanical(parts: Mapping[str, Any], link: Link) -> bool:
    """Whether a connection attaches a part to a body, an offset or a gear; other connections are ordinary bonds or
    signals."""
    ends = [split_path(parts, end) for end in (link.tail, link.head)]
    kinds = [parts.get(name) for name, _ in ends]
    if any(isinstance(part, Offset) for part in kinds):
        return True
    if link.power and any(isinstance(part, Gear) for part in kinds):
        return True
    if not any(isinstance(part, AbstractCarrier) for part in kinds):
        return False
    whole = [part for part, (_, rest) in zip(kinds, ends, strict=True) if not rest]
    return link.power or any(isinstance(part, AbstractAttachment | AbstractSupport) for part in whole)
