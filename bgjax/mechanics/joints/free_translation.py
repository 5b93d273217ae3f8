"""FreeTranslation joint: three translations and a fixed relative orientation, three constrained directions."""

from typing import ClassVar

import numpy as np

from ..._types import Pose, Vector
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from ..kinematics.rotations import IDENTITY, turned
from ..scenery.loads import Freedom
from .base import AbstractLoadedJoint
from .builder import JointPieces
from .fields import frame_faults, load_faults
from .weld import lock_all_rotations


class FreeTranslation(AbstractLoadedJoint):
    """Keeps the orientations of the joint frames equal: three constraints, none if b is a point mass. `damping`
    [N·s/m], `stiffness` [N/m] from `rest`, `friction` and `effort` [N] act on the translation (three numbers or one, in
    joint frame a); `drive` prescribes it. Other domains are bonded to the port `translation`, of width three.

    Results: displacement, velocity (of b's point in joint frame a), reaction_force, reaction_torque (and both with
    _local)."""

    coordinates: ClassVar[dict[str, int]] = {"displacement": 3}

    def placed(self, displacement: Vector) -> Pose:
        return displacement, IDENTITY

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        if turning:
            lock_all_rotations(pieces, self.frame_a, self.frame_b)
        pieces.compare_points()
        pieces.slide_points([turned(self.frame_a, row) for row in np.eye(3)], self.loads())
        pieces.ports["translation"] = "moving"
        return pieces.graph()

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(False, None, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self.loads(), 3)
