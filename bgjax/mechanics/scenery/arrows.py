"""Arrows of forces and torques: reactions of joints, and loads on bodies."""

from ...scene import Anchor, Arrow
from .mounted import Mounted, upright


def reactions(at: Mounted, role: str = "reaction") -> list[Arrow]:
    """Force and torque of a on b at the place of b, in inertial axes."""
    names = {kind: f"{at.path}.reaction_{kind}" for kind in ("force", "torque")}
    return [Arrow(at.path, kind, role, name, upright(at.b), Anchor()) for kind, name in names.items()]


def load(at: Mounted, kind: str, result: str, inertial: bool) -> Arrow:
    """A load on a body, in the axes of the world or of the body."""
    axes = Anchor() if inertial else Anchor(at.b.frame)
    return Arrow(at.path, kind, "load", f"{at.path}.{result}", upright(at.b), axes)
