"""Revolute: one rotation free."""

from dataclasses import dataclass
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._expression import atan2
from ..._graph import Graph
from ...elements import Function, rotation, symbolic
from ..blocks import select
from ..rotations import about, mutual, perpendicular, turned
from ..turns import Turns
from .base import HELD, AbstractJoint, JointPieces, Loads, across, axis_faults, frame, frame_faults, law, load_faults, number, source, unit_axis


class Revolute(AbstractJoint):
    """Rotation about `axis` (in frame a): five rows. `damping` [N·m·s/rad], `stiffness` [N·m/rad] from the angle `rest`,
    `friction` (a law torque(rate)), `effort` [N·m] act on the free rotation; other domains bond to the port `axis`.

    Results: angle, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    damping: Any = number("Revolute.damping")
    stiffness: Any = number("Revolute.stiffness")
    rest: Any = number("Revolute.rest")
    friction: Any = law()
    effort: Any = source("Revolute.effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"angle": 1}
    counters: ClassVar[dict[str, str]] = {"angle": "turns"}

    def _loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort)

    def directions(self) -> dict[str, tuple[str, ...]]:
        return HELD | {"lock": tuple(f"r{word}" for word in across(self.axis))}

    def placed(self, angle) -> tuple[Any, Any]:
        return np.zeros(3), about(self.axis, angle[0])

    def graph(self, turning: bool = True) -> Graph:
        pieces, axis = JointPieces(self.frame_a), np.asarray(self.axis)
        first, second = (turned(self.frame_a, t) for t in perpendicular(axis))
        pieces.hold_point()
        pieces.compare_rotations()
        pieces.lock_rotations((first, second), AxisTilt(self.axis, self.frame_a, self.frame_b))
        pieces.add(["rates -> about -> turning"], about=select(-turned(self.frame_a, axis)))
        pieces.free_axis("turning", self._loads(), "turns.angle")
        pieces.add(
            ["relative ~> within ~> turns.within", "turning ~> turns.rate"],
            within=Function(AngleWithin(self.axis, self.frame_a, self.frame_b), ("relative",)), turns=Turns(),
        )  # fmt: skip
        pieces.exports |= {"angle": "turns.angle", "rate": "turning.flow"}
        pieces.ports["axis"] = "turning"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + frame_faults(where, self) + load_faults(where, self._loads())


@symbolic
@dataclass(frozen=True)
class AxisTilt:
    """How far the axis fixed to b leans out of the axis fixed to a; its rate is that of the locked rotations."""

    axis: tuple[float, ...]
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        first, second = perpendicular(self.axis)
        leaning = rotation(mutual(relative, self.frame_a, self.frame_b)) @ np.asarray(self.axis, dtype=object)
        return np.array([second @ leaning, -(first @ leaning)], dtype=object)


@symbolic
@dataclass(frozen=True)
class AngleWithin:
    """The angle of b about the axis, between −π and π."""

    axis: tuple[float, ...]
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        w, *vector = mutual(relative, self.frame_a, self.frame_b)
        s = np.asarray(self.axis, dtype=object) @ np.array(vector, dtype=object)
        return np.array([atan2(2.0 * s * w, w * w - s * s)], dtype=object)
