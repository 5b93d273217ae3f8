"""Gravity: the weight of a body's mass in a uniform field or in that of a point mass, added to the body's graph."""

from typing import Any

import equinox as eqx
import numpy as np

from ..._tracing import array_functions
from ..._types import Value
from ...elements import MSe, Se, symbolic
from ...elements.values import as_numbers, finite_faults, leaf, required
from ...errors import Fault
from ...surface.calls import AbstractWorded
from .blocks import length_of


class PointGravity(AbstractWorded):
    """Attracts bodies towards `centre` [m] with the gravitational `parameter` G M [m³/s²], applied at the mass centres
    of bodies. The variation across a body (the gravity-gradient torque) is neglected."""

    parameter: Value = eqx.field(converter=required("PointGravity.parameter"))
    centre: Value = eqx.field(converter=required("PointGravity.centre"), default=(0.0, 0.0, 0.0))


@symbolic
class Attraction(eqx.Module):
    """Weight of a mass at a position; `strength` is mass times gravitational parameter."""

    strength: Any
    centre: Any

    def __call__(self, position):
        away = position - self.centre
        distance = length_of(away)
        return away * (-self.strength / (distance * distance * distance))


def convert(gravity: Any) -> Any:
    """Gravity as a leaf; None and `PointGravity` unchanged."""
    return gravity if gravity is None or isinstance(gravity, PointGravity) else leaf(gravity, "World.gravity")


def weigh(mass, gravity, nodes: dict[str, Any], bonds: list[str], junction: str) -> None:
    """Adds the weight of a mass to the inertial velocity junction of a body."""
    if gravity is None:
        return
    if isinstance(gravity, PointGravity):
        nodes["weight"] = MSe(Attraction(mass * gravity.parameter, gravity.centre), width=3)
        bonds.append("x ~> weight")
    else:
        nodes["weight"] = Se(array_functions(mass, gravity).multiply(mass, gravity))  # numbers: without compiling
    bonds.append(f"weight -> {junction}")


def gravity_faults(where: str, gravity) -> list[Fault]:
    """Faults of the gravity of a world."""
    if gravity is None:
        return []
    if isinstance(gravity, PointGravity):
        return _attraction_faults(f"{where}.gravity", gravity)
    if np.shape(gravity) != (3,):
        remedy = "give three components, such as (0.0, 0.0, -9.81), bgm.PointGravity(…) or None."
        return [Fault(f"{where}.gravity", f"has shape {np.shape(gravity)}.", remedy)]
    return finite_faults(where, "gravity", gravity)


def _attraction_faults(where: str, gravity: PointGravity) -> list[Fault]:
    faults = finite_faults(where, "parameter", gravity.parameter) + finite_faults(where, "centre", gravity.centre)
    if np.shape(gravity.centre) != (3,):
        faults.append(Fault(f"{where}.centre", f"has shape {np.shape(gravity.centre)}.", "give three coordinates."))
    value = as_numbers(gravity.parameter)
    if value is not None and (value.ndim or value <= 0.0):
        remedy = "give G M as one positive number, 3.986e14 m³/s² for the Earth."
        faults.append(Fault(f"{where}.parameter", f"is {value}.", remedy))
    return faults
