"""Prismatic: one translation free."""

from functools import partial
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ..joints.base import Loads, axis_faults, law, load_faults, number, source, unit_axis
from .pieces import LOCKED, AbstractPlanarJoint, PlanarPieces, frame, frame_faults


class Prismatic(AbstractPlanarJoint):
    """Translation along `axis` (in frame a): two rows. `damping` [N·s/m], `stiffness` [N/m] from the displacement `rest`,
    `friction` (a law force(velocity)), `effort` [N] act on the free translation; other domains bond to the port `axis`.

    Results: displacement, velocity, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, size=2))
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
        along = np.flatnonzero(self.axis)
        return LOCKED | {"guide": ("yx"[along[0]] if len(along) == 1 else "across",)}

    def placed(self, displacement) -> tuple[Any, Any]:
        return displacement[0] * np.asarray(self.axis, dtype=object), (0.0,)

    def graph(self, turning: bool = True) -> Graph:
        pieces, (x, y) = PlanarPieces(self.frame_a, self.frame_b), self.axis
        pieces.reach()
        pieces.lock_rotation()
        pieces.guide((-y, x))
        pieces.free_translation(self._loads(), self.axis)
        pieces.ports["axis"] = "moving"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis, 2) + frame_faults(where, self) + load_faults(where, self._loads())
