"""Universal: two rotations free, about an axis fixed to a and one fixed to b."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ...elements import MTF, Constraint, Function, modulus_law, rotation, symbolic
from ...elements.base import named
from ..rotations import cross_product
from .base import AbstractJoint, Pieces, axis_faults, load_faults, unit_axis


class Universal(AbstractJoint):
    """Rotation about `axis_a` (fixed to a) and `axis_b` (fixed to b), which stay at right angles: four rows; also the
    "rotational" joint of Boudon 2019. `damping` [N·m·s/rad] acts on the rates about both axes.

    Results: reaction_force."""

    axis_a: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    axis_b: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    damping: Any = eqx.field(default=None, kw_only=True, converter=named("Universal.damping"))

    def graph(self) -> Graph:
        pieces = Pieces()
        pieces.hold_point()
        pieces.compare_rotations()
        pieces.add(
            ["rates -> blocked -> lock", "relative ~> blocked.modulus", "relative ~> square ~> lock.gap"],
            blocked=MTF(Normal(self.axis_a, self.axis_b)), lock=Constraint(1, gap=True), square=Function(Square(self.axis_a, self.axis_b), ("relative",)),
        )  # fmt: skip
        for name, law in (("turning_a", Along(self.axis_a, "a")), ("turning_b", Along(self.axis_b, "b"))):
            pieces.add([f"rates -> about_{name} -> {name}", f"relative ~> about_{name}.modulus"], **{f"about_{name}": MTF(law)})
            pieces.free_axis(name, dict(damper=self.damping))
        return pieces.graph(axis_a="turning_a", axis_b="turning_b")

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis_a", self.axis_a) + axis_faults(where, "axis_b", self.axis_b) + load_faults(where, damping=self.damping)


def _seen(relative, axis) -> np.ndarray:
    """An axis of b in the frame of a."""
    return rotation(relative) @ np.asarray(axis, dtype=object)


@modulus_law(1, 3)
@dataclass(frozen=True)
class Normal:
    """The blocked direction: at right angles to both axes."""

    axis_a: tuple[float, ...]
    axis_b: tuple[float, ...]

    def __call__(self, relative):
        return cross_product(np.asarray(self.axis_a, dtype=object), _seen(relative, self.axis_b))[None, :]


@modulus_law(1, 3)
@dataclass(frozen=True)
class Along:
    """Rate of b about one of the axes."""

    axis: tuple[float, ...]
    side: str

    def __call__(self, relative):
        axis = np.asarray(self.axis, dtype=object) if self.side == "a" else _seen(relative, self.axis)
        return -axis[None, :]


@symbolic
@dataclass(frozen=True)
class Square:
    """Cosine of the angle between the axes."""

    axis_a: tuple[float, ...]
    axis_b: tuple[float, ...]

    def __call__(self, relative):
        return np.array([np.asarray(self.axis_a, dtype=object) @ _seen(relative, self.axis_b)], dtype=object)
