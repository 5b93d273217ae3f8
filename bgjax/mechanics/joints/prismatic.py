"""Prismatic: one translation free."""

from typing import Any

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ...elements import MTF, Constraint, Function, One, Zero, arm, rotation, symbolic
from ...elements.base import named
from ..blocks import select
from ..rotations import perpendicular, rotation_back
from .base import IDENTITY, AbstractJoint, Pieces, axis_faults, frame_faults, load_faults, turned, unit_axis, unit_frame
from .weld import lock_all_rotations


class Prismatic(AbstractJoint):
    """Translation along `axis` (in frame a): five rows. `damping` [N·s/m], `stiffness` [N/m], `friction` (a law
    force(velocity)), `effort` [N] act on the free translation; other domains bond to the port `axis`.

    Results: displacement, velocity, reaction_torque_local."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    damping: Any = eqx.field(default=None, kw_only=True, converter=named("Prismatic.damping"))
    stiffness: Any = eqx.field(default=None, kw_only=True, converter=named("Prismatic.stiffness"))
    friction: Any = eqx.field(default=None, kw_only=True)
    effort: Any = eqx.field(default=None, kw_only=True)
    frame_a: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)
    frame_b: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)

    def graph(self) -> Graph:
        pieces, axis = Pieces(), np.asarray(self.axis)
        rows = [turned(self.frame_a, t) for t in perpendicular(axis)]
        along = turned(self.frame_a, axis)
        lock_all_rotations(pieces, self.frame_a, self.frame_b)
        # v_b = v_a + ω_a × d + what is left, all in the frame of a (Boudon 2019)
        pieces.add(
            ["swing -> slide -> turn_slide", "slide -> sliding", "relative ~> turn_slide.modulus", "apart ~> swing.modulus"],
            swing=MTF(arm), slide=Zero(), turn_slide=MTF(rotation_back), sliding=One(), apart=Function(offset, ("first", "second", "attitude"), width=3),
        )  # fmt: skip
        pieces.add(
            ["sliding -> across -> guide", "apart ~> off_line ~> guide.gap", "sliding -> forward -> moving", "apart ~> travel"],
            across=select(*rows), guide=Constraint(2, gap=True), off_line=Function(Against(rows), ("offset",), width=2),
            forward=select(-along), travel=Function(Against([-along]), ("offset",)),
        )  # fmt: skip
        pieces.free_axis("moving", dict(damper=self.damping, spring=self.stiffness, friction=self.friction, motor=self.effort))
        pieces.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}
        return pieces.graph(axis="moving")

    def faults(self, where: str) -> list[Fault]:
        frames = frame_faults(where, "frame_a", self.frame_a) + frame_faults(where, "frame_b", self.frame_b)
        return axis_faults(where, "axis", self.axis) + frames + load_faults(where, damping=self.damping, stiffness=self.stiffness)


@symbolic
def offset(first, second, attitude):
    """From the point of a to that of b, in the frame of a."""
    return rotation(attitude).T @ (second - first)


@symbolic
class Against:
    """Minus the components of the offset along fixed directions: the rate of a minus b."""

    def __init__(self, rows):
        self.rows = tuple(tuple(float(x) for x in row) for row in rows)

    def __call__(self, values):
        return -(np.array(self.rows, dtype=object) @ values)

    def __eq__(self, other) -> bool:
        return isinstance(other, Against) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)
