"""Hints (not faults) for angles that look like degrees and for quaternions whose length is far from 1."""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from ..errors import Fault
from .sampled import AbstractSampled
from .state_kind import StateKind, is_quaternion, kind_of
from .values import as_numbers


TURN = 2.0 * np.pi
LEAST = 10.0  # smaller numbers are plausible in radians
LENGTHS = (0.1, 10.0)  # plausible lengths of quaternions that are merely not normalised: (1, 0, 0, 1) or (1, 2, -1, 5)
ANGLES = ("angle", "angle_1", "angle_2")


def degree_hints(where: str, value: Any) -> list[Fault]:
    """A hint if an angle is 10 or more in magnitude and all entries are multiples of one half, such as 30.0, −90.0 or
    22.5."""
    found = _numbers(value)
    if found is None or not found.size or not np.all(np.isfinite(found)):
        return []
    largest = found.ravel()[np.argmax(np.abs(found))]
    if abs(largest) < LEAST or not np.all(2.0 * found == np.round(2.0 * found)):
        return []
    what = f"is {largest:g} rad, which is {abs(largest) / TURN:.3g} turns; it looks like degrees."
    return [Fault(where, what, f"angles are in radians: if degrees are meant, write np.deg2rad({largest:g}).")]


def quaternion_hints(where: str, value: Any) -> list[Fault]:
    """A hint if the length of a quaternion, before it is normalised, is too small or too large to be intended."""
    found = _numbers(value)
    length = 1.0 if found is None or found.shape != (4,) else float(np.linalg.norm(found))
    if not 0.0 < length < np.inf or LENGTHS[0] <= length <= LENGTHS[1]:
        return []
    what = (
        f"has length {length:.4g}; it is scaled to 1, and means another rotation than a quaternion of length 1 "
        "with these parts."
    )
    remedy = "give (w, x, y, z) = (cos(φ/2), sin(φ/2) · axis) with φ in radians: φ = np.deg2rad(30.0) for 30 degrees."
    return [Fault(where, what, remedy)]


def start_hints(values: Mapping[str, Any], names: Mapping[str, str], advancing: Collection[str]) -> list[Fault]:
    """Hints on initial values that are angles or orientations, by the users' names; `names` maps these to quantities.
    Joints in `advancing`, such as screws, also translate when they turn, so that many turns are plausible."""
    hints = []
    for name, value in values.items():
        joint, _, quantity = name.rpartition(".")
        if quantity in ANGLES and joint not in advancing:
            hints += degree_hints(name, value)
        elif kind_of(names[name]) is StateKind.CARDAN or quantity == "cardan":
            hints += degree_hints(name, value)
        elif is_quaternion(name, names[name]):
            hints += quaternion_hints(name, value)
    return hints


def _numbers(value: Any) -> np.ndarray | None:
    """The numbers of a constant or of sampled data; None for functions and traced values."""
    value = value.values if isinstance(value, AbstractSampled) else value
    return None if callable(value) or value is None else as_numbers(value)
