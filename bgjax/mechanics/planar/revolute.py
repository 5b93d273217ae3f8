"""Revolute: the rotation free."""

from typing import Any, ClassVar

import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ..joints.base import Loads, law, load_faults, number, source
from .pieces import HELD, AbstractPlanarJoint, PlanarPieces, frame, frame_faults


class Revolute(AbstractPlanarJoint):
    """A pin: two rows. `damping` [N·m·s/rad], `stiffness` [N·m/rad] from the angle `rest`, `friction` (a law torque(rate)),
    `effort` [N·m] act on the rotation; other domains bond to the port `axis`.

    Results: angle, rate, reaction_force, reaction_torque (and both with _local)."""

    damping: Any = number("Revolute.damping")
    stiffness: Any = number("Revolute.stiffness")
    rest: Any = number("Revolute.rest")
    friction: Any = law()
    effort: Any = source("Revolute.effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"angle": 1}

    def _loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort)

    def directions(self) -> dict[str, tuple[str, ...]]:
        return HELD

    def placed(self, angle) -> tuple[Any, Any]:
        return np.zeros(2), angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.hold_point()
        pieces.free_rotation(self._loads())
        pieces.ports["axis"] = "turning"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self._loads())
