"""Spherical joint with clearance: a ball that moves freely in its socket and has contact with its wall."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Value, Vector
from ...elements import Function, symbolic
from ...errors import Fault
from ...graph.graph import Graph
from ..contact.fields import (
    AbstractPlay,
    clearance_field,
    effective,
    material_field,
    normal_field,
    play_faults,
    rubbing_field,
    socket_field,
)
from ..contact.friction import AbstractFrictionLaw
from ..contact.normal import AbstractNormalLaw
from ..contact.pressing import Contact
from ..contact.spatial import touch
from ..contact.stiffness import Material
from ..kinematics.blocks import length_of, speed
from ..scenery.clearances import socket_and_ball
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from .base import AbstractLoadedJoint
from .builder import JointPieces
from .fields import rotation_faults
from .free import move_freely


class SphericalClearance(AbstractLoadedJoint, AbstractPlay):
    """A ball (of b) with clearance in a socket (of a): no constraints, but a contact where it touches. `clearance` [m],
    `normal`, `rubbing`, `socket`, `material` are those of a `RevoluteClearance`; `damping`, `stiffness`, `friction`,
    `effort` act on the rotation, like those of a `Spherical` joint.

    Results: displacement (of the ball's centre in joint frame a), velocity, orientation, rate, penetration,
    contact_force, contacts, approach, since, friction_force, sliding_velocity, reaction_force, reaction_torque."""

    clearance: Value = clearance_field()
    normal: AbstractNormalLaw | None = normal_field()
    rubbing: AbstractFrictionLaw | None = rubbing_field()
    socket: Value | None = socket_field()
    material: Material | tuple[Material, Material] = material_field()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 3, "orientation": 4}
    reacts: ClassVar[str] = "contact"
    levered: ClassVar[bool] = True

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return displacement, orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        move_freely(pieces, self.loads(), self.frame_a, self.frame_b)
        pieces.add(
            ["apart ~> wall", "apart ~> penetration", "moving ~> pace"],
            wall=Function(outwards, ("apart",), width=6),
            penetration=Function(Penetration(self.clearance), ("apart",)),
            pace=Function(speed, ("velocity",)),
        )
        touch(pieces, Contact(effective(self), self.rubbing, self.clearance), self.socket)
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return socket_and_ball(at, (self.clearance, self.socket))

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, None, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return rotation_faults(where, self) + play_faults(where, self)


@symbolic
def outwards(apart):
    """Normal of the wall in the direction of the ball's centre, and an arm of zero."""
    return np.array([*(apart / length_of(apart)), 0.0, 0.0, 0.0], dtype=object)


@symbolic
class Penetration(eqx.Module):
    """Penetration: the distance of the ball's centre from that of the socket, minus the clearance."""

    clearance: Any

    def __call__(self, apart) -> np.ndarray:
        return np.array([length_of(apart) - self.clearance], dtype=object)
