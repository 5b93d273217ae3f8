"""Planar free joint: three free directions without constraints, with joint coordinates and loads (a bushing)."""

from typing import ClassVar

from ...._types import Pose, Vector
from ....errors import Fault
from ....graph.graph import Graph
from ...joints.base import sliding_load_faults
from ...joints.fields import loaded
from ...kinematics.drives import AbstractDrive
from ...scenery.loads import Freedom
from ...scenery.mounted import OUT
from ..builder import AbstractSlidingPlanarJoint, PlanarPieces, frame_faults


class Free(AbstractSlidingPlanarJoint):
    """Leaves all three directions free. `damping` [N·s/m], `stiffness` [N/m] from the displacement `rest`, `friction`
    and `effort` [N] act on the translation (two numbers or one, in joint frame a), those with the prefix `rotational_`
    on the rotation. Other domains are bonded to the ports `translation`, of width two, and `axis`.

    Results: displacement, velocity (of b's point in joint frame a), angle, rate, reaction_force, reaction_torque."""

    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive, "angle": self.rotational_drive}

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return displacement, angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.move_freely(self.loads(), self.rotational_loads())
        pieces.ports |= {"translation": "moving", "axis": "turning"}
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())

    def free(self) -> tuple[Freedom, ...]:
        return Freedom(False, None, self.loads()), Freedom(True, OUT, self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + sliding_load_faults(where, self, 2, 1)
