"""How the two sides of joints meet in one pose of a mechanism, as plain data: what is apart, and what is free."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .records import Triple


Poses = Mapping[str, tuple[Any, Any]]  # positions (times, 3) and quaternions (times, 4) by frame


class Direction(NamedTuple):
    """A direction of a translation, or the axis of a rotation, in inertial axes. Kinds: "translation", "rotation"."""

    kind: str
    vector: Triple


class Meeting(NamedTuple):
    """A joint in one pose of its bodies. The side of b is at `place`; of the places that the joint allows, as seen from
    a, `allowed` is the nearest, and `turned` [rad] is the angle by which b is turned from the nearest orientation that
    the joint allows. `free` and `constrained` are its directions in the allowed pose."""

    owner: str
    allowed: Triple
    place: Triple
    turned: float
    free: tuple[Direction, ...]
    constrained: tuple[Direction, ...]
