"""Revolute: one rotation free."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._expression import atan2
from ..._graph import Graph
from ...elements import Function, rotation, symbolic
from ...elements.base import named
from ..blocks import select
from ..rotations import perpendicular
from ..turns import Turns
from .base import IDENTITY, AbstractJoint, Pieces, axis_faults, frame_faults, load_faults, mutual, turned, unit_axis, unit_frame


class Revolute(AbstractJoint):
    """Rotation about `axis` (in frame a): five rows. `damping` [N·m·s/rad], `stiffness` [N·m/rad], `friction` (a law
    torque(rate)), `effort` [N·m] act on the free rotation; other domains bond to the port `axis`.

    Results: angle, rate, reaction_force, reaction_torque."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    damping: Any = eqx.field(default=None, kw_only=True, converter=named("Revolute.damping"))
    stiffness: Any = eqx.field(default=None, kw_only=True, converter=named("Revolute.stiffness"))
    friction: Any = eqx.field(default=None, kw_only=True)
    effort: Any = eqx.field(default=None, kw_only=True)
    frame_a: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)
    frame_b: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)

    def graph(self) -> Graph:
        pieces, axis = Pieces(), np.asarray(self.axis)
        first, second = (turned(self.frame_a, t) for t in perpendicular(axis))
        pieces.hold_point()
        pieces.compare_rotations()
        pieces.lock_rotations((first, second), AxisTilt(self.axis, self.frame_a, self.frame_b))
        pieces.add(["rates -> about -> turning"], about=select(-turned(self.frame_a, axis)))
        pieces.free_axis("turning", dict(damper=self.damping, spring=self.stiffness, friction=self.friction, motor=self.effort))
        pieces.add(
            ["relative ~> within ~> turns.within", "turning ~> turns.rate"],
            within=Function(AngleWithin(self.axis, self.frame_a, self.frame_b), ("relative",)), turns=Turns(),
        )  # fmt: skip
        pieces.exports |= {"angle": "turns.angle", "rate": "turning.flow"}
        return pieces.graph(axis="turning")

    def faults(self, where: str) -> list[Fault]:
        frames = frame_faults(where, "frame_a", self.frame_a) + frame_faults(where, "frame_b", self.frame_b)
        return axis_faults(where, "axis", self.axis) + frames + load_faults(where, damping=self.damping, stiffness=self.stiffness)


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
