"""Planar revolute joint: one rotation about a pin, two constrained directions."""

from typing import ClassVar

import numpy as np

from ...._types import Pose, Vector
from ....errors import Fault
from ....graph.graph import Graph
from ...joints.fields import load_faults, loaded
from ...kinematics.drives import AbstractDrive
from ...scenery.loads import Freedom
from ...scenery.mounted import OUT, Mounted
from ...scenery.seen import Item
from ...scenery.turning import pin
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class Revolute(AbstractLoadedPlanarJoint):
    """Keeps two points together, as a pin does: two constraints. `damping` [N·m·s/rad], `stiffness` [N·m/rad] from the
    angle `rest`, `friction` (a number, a law, or a function torque(rate)) and `effort` [N·m] act on the rotation;
    `drive` prescribes it (`bgm.Motion`, `bgm.Rate`). Other domains are bonded to the port `axis`.

    Results: angle, rate, reaction_force, reaction_torque (and both with _local)."""

    coordinates: ClassVar[dict[str, int]] = {"angle": 1}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"angle": self.drive}

    def placed(self, angle: Vector) -> Pose:
        return np.zeros(2), angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.hold_point()
        pieces.free_rotation(self.loads())
        pieces.ports["axis"] = "turning"
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.loads())

    def glyph(self, at: Mounted) -> list[Item]:
        return pin(at, OUT)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, OUT, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self.loads())
