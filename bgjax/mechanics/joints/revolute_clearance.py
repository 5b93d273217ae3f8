"""Spatial revolute joint with clearance: a journal with contacts at both ends of its bearing, and optional end play."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Value, Vector
from ...elements import Function, rotation
from ...elements.values import field_faults, named, required
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
from ..contact.walls import see_wall
from ..kinematics.blocks import length_of, speed, static
from ..kinematics.rotations import turned
from ..scenery.clearances import socket_and_pin
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from .base import AbstractLoadedJoint
from .builder import JointPieces, along_word
from .fields import axis_faults, rotation_faults, unit_axis
from .free import move_freely


class RevoluteClearance(AbstractLoadedJoint, AbstractPlay):
    """A journal (of b, about `axis`) with clearance in a bearing (of a) of `length` [m]. It can touch at both ends of
    the bearing, and can therefore tilt. Along the axis it is held by one constraint, or it has `end_play` [m] to either
    side before it touches. `clearance`, `normal`, `rubbing`, `socket`, `material` are those of the planar
    `RevoluteClearance`; `damping`, `stiffness`, `friction`, `effort` act on the rotation, like those of a `Spherical`
    joint.

    Results: displacement (of b's point in joint frame a), velocity, orientation, rate, reaction_force, reaction_torque;
    and for each end of the bearing, with the suffix _near (at the negative end of the axis) or _far: penetration,
    contact_force, contacts, approach, since, friction_force, sliding_velocity; with end play also with the suffixes
    _back and _front."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    length: Value = eqx.field(converter=required("length"))
    clearance: Value = clearance_field()
    normal: AbstractNormalLaw | None = normal_field()
    rubbing: AbstractFrictionLaw | None = rubbing_field()
    socket: Value | None = socket_field()
    material: Material | tuple[Material, Material] = material_field()
    end_play: Value | None = eqx.field(default=None, kw_only=True, converter=named("end_play"))
    coordinates: ClassVar[dict[str, int]] = {"displacement": 3, "orientation": 4}
    reacts: ClassVar[str] = "contact"
    levered: ClassVar[bool] = True

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return displacement, orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        move_freely(pieces, self.loads(), self.frame_a, self.frame_b)
        axis, own = static([turned(self.frame_a, self.axis), turned(self.frame_b, self.axis)])
        if self.end_play is None:
            pieces.guide_points([np.array(axis)], (along_word(self.axis),))
        pieces.add(["moving ~> pace"], pace=Function(speed, ("velocity",)))
        for mark, side in (("_near", -0.5), ("_far", 0.5)):
            place = EndOf(self.length, self.clearance, axis, own, side)
            self._touch(pieces, place, self.clearance, self.socket, mark)
        if self.end_play is not None:
            for mark, side in (("_back", -1.0), ("_front", 1.0)):
                self._touch(pieces, Shoulder(self.end_play, axis, side), self.end_play, None, mark)
        return pieces.graph()

    def _touch(self, pieces: JointPieces, place: Any, room: Any, socket: Any, mark: str) -> None:
        """Adds a place where the journal may touch: its wall, its penetration and the contact."""
        see_wall(pieces, place, ("apart", "relative"), 6, mark)
        touch(pieces, Contact(effective(self), self.rubbing, room, mark), socket)

    def glyph(self, at: Mounted) -> list[Item]:
        return socket_and_pin(at, self.axis, (self.clearance, self.socket), self.length)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, None, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        own = axis_faults(where, "axis", self.axis) + field_faults(where, "length", self.length, positive=True)
        own += field_faults(where, "end_play", self.end_play, positive=True)
        return own + rotation_faults(where, self) + play_faults(where, self)


class EndOf(eqx.Module):
    """An end of the bearing, where the axis of the journal can move within a circle of radius `clearance`."""

    length: Any
    clearance: Any
    axis: tuple[float, ...] = eqx.field(static=True)
    own: tuple[float, ...] = eqx.field(static=True)
    side: float = eqx.field(static=True)

    def seen(self, apart, relative):
        """Radial offset of the end of the journal's axis from the axis of the bearing, and its arm from b's point."""
        arm = (self.side * self.length) * (rotation(relative) @ np.asarray(self.own, dtype=object))
        axis = np.asarray(self.axis, dtype=object)
        place = apart + arm
        return place - axis * (axis @ place), arm

    def wall(self, apart, relative):
        off, arm = self.seen(apart, relative)
        return off / length_of(off), arm

    def depth(self, apart, relative):
        return length_of(self.seen(apart, relative)[0]) - self.clearance


class Shoulder(eqx.Module):
    """A shoulder that limits the motion of b's point along the axis to one side."""

    room: Any
    axis: tuple[float, ...] = eqx.field(static=True)
    side: float = eqx.field(static=True)

    def wall(self, apart, relative):
        return self.side * np.asarray(self.axis, dtype=object), np.zeros(3)

    def depth(self, apart, relative):
        return self.side * (np.asarray(self.axis, dtype=object) @ apart) - self.room
