"""Prismatic: one translation free."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ...elements import Constraint
from ..blocks import along, select
from ..rotations import IDENTITY, perpendicular, turned
from .base import AbstractJoint, JointPieces, Loads, across, axis_faults, frame, frame_faults, law, load_faults, number, source, unit_axis
from .weld import lock_all_rotations


class Prismatic(AbstractJoint):
    """Translation along `axis` (in frame a): five rows. `damping` [N·s/m], `stiffness` [N/m] from the displacement `rest`,
    `friction` (a law force(velocity)), `effort` [N] act on the free translation; other domains bond to the port `axis`.

    Results: displacement, velocity, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    damping: Any = number("Prismatic.damping")
    stiffness: Any = number("Prismatic.stiffness")
    rest: Any = number("Prismatic.rest")
    friction: Any = law()
    effort: Any = source("Prismatic.effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1}

    def _loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort)

    def directions(self) -> dict[str, tuple[str, ...]]:
        return {"lock": ("rx", "ry", "rz"), "guide": across(self.axis)}

    def placed(self, displacement) -> tuple[Any, Any]:
        return displacement[0] * np.asarray(self.axis, dtype=object), IDENTITY

    def graph(self, turning: bool = True) -> Graph:
        pieces, axis = JointPieces(self.frame_a), np.asarray(self.axis)
        rows = [turned(self.frame_a, t) for t in perpendicular(axis)]
        forward = turned(self.frame_a, axis)
        lock_all_rotations(pieces, self.frame_a, self.frame_b)
        pieces.compare_points()
        # relative junctions carry a minus b, the offset leads from a to b: hence the signs
        pieces.add(
            ["sliding -> across -> guide", "apart ~> off_line ~> guide.gap", "sliding -> forward -> moving", "apart ~> travel"],
            across=select(*rows), guide=Constraint(2, gap=True), off_line=along(*[-row for row in rows]),
            forward=select(-forward), travel=along(forward),
        )  # fmt: skip
        pieces.free_axis("moving", self._loads(), "travel.value")
        pieces.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}
        pieces.ports["axis"] = "moving"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + frame_faults(where, self) + load_faults(where, self._loads())
