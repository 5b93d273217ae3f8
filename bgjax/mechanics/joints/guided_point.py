"""Base of joints that keep a point of b on a line or a plane of a and leave all rotations free."""

import abc

from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from .base import AbstractSlidingJoint
from .builder import JointPieces
from .fields import loaded
from .free import rotate_freely


class AbstractGuidedPoint(AbstractSlidingJoint):
    """A joint with a guided point, free rotations, and loads on both."""

    @abc.abstractmethod
    def guide(self, pieces: JointPieces) -> None:
        """Adds the constrained and the free translations."""

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        if turning:
            rotate_freely(pieces, self.rotational_loads(), self.frame_a, self.frame_b)
        self.guide(pieces)
        pieces.ports["translation"] = "moving"
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())
