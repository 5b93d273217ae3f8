"""Spherical joint: two points coincide and all rotations are free, three constrained directions."""

from typing import ClassVar

import numpy as np

from ..._types import Pose, Vector
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.turning import ball
from .base import AbstractLoadedJoint
from .builder import JointPieces
from .fields import loaded, rotation_faults
from .free import rotate_freely


class Spherical(AbstractLoadedJoint):
    """Keeps two points together: three constraints. `damping` [N·m·s/rad], `stiffness` [N·m/rad] towards coinciding
    frames, `friction` (a number, a law, or a function torque(angular velocity)) and `effort` [N·m] act on the relative
    rotation, in joint frame a: three numbers or one. `drive=bgm.Rate(…)` prescribes its rates, `drive=bgm.Motion(…)`
    the orientation (a quaternion as a function of time). Other domains are bonded to the port `axes`, of width three.

    Results: orientation (of joint frame b in a), rate (of b in a, frame of a), reaction_force, reaction_torque."""

    coordinates: ClassVar[dict[str, int]] = {"orientation": 4}

    def placed(self, orientation: Vector) -> Pose:
        return np.zeros(3), orientation

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"orientation": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.hold_point()
        if turning:
            rotate_freely(pieces, self.loads(), self.frame_a, self.frame_b)
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return ball(at)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, None, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return rotation_faults(where, self)

    def needs_rotation(self) -> bool:
        return loaded(self.loads())
