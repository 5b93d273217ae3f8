"""Spherical: the points stay together, rotation is free."""

from typing import Any, ClassVar

import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from .base import HELD, AbstractJoint, JointPieces, Loads, frame, frame_faults, law, load_faults, number, source
from .free import free_rotation


class Spherical(AbstractJoint):
    """Two points together: three rows. `damping` [N·m·s/rad], `stiffness` [N·m/rad] towards coinciding frames, `friction` (a law
    torque(angular velocity)) and `effort` [N·m] act on the relative rotation, in joint frame a; three numbers or one. Other
    domains bond to the port `axes`, three wide.

    Results: orientation (of joint frame b in a), rate (of b in a, frame of a), reaction_force, reaction_torque."""

    damping: Any = number("Spherical.damping")
    stiffness: Any = number("Spherical.stiffness")
    friction: Any = law()
    effort: Any = source("Spherical.effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"orientation": 4}

    def _loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, None, self.friction, self.effort)

    def directions(self) -> dict[str, tuple[str, ...]]:
        return HELD

    def placed(self, orientation) -> tuple[Any, Any]:
        return np.zeros(3), orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.hold_point()
        if turning:
            pieces.compare_rotations()
            free_rotation(pieces, self._loads(), self.frame_a, self.frame_b)
            pieces.ports["axes"] = "turning"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self._loads(), 3)

    def needs_rotation(self) -> bool:
        return any(value is not None for value in vars(self._loads()).values())
