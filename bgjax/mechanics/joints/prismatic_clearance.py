"""Spatial prismatic joint with clearance: a block in a rectangular guide, with contacts of its eight corners."""

from itertools import product
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
    cornered,
    material_field,
    normal_field,
    play_faults,
    rubbing_field,
)
from ..contact.friction import AbstractFrictionLaw
from ..contact.normal import AbstractNormalLaw
from ..contact.pressing import Contact
from ..contact.spatial import touch
from ..contact.stiffness import Material
from ..contact.walls import see_wall
from ..kinematics.blocks import speed, static
from ..kinematics.rotations import perpendicular, turned
from ..scenery.clearances import guide_and_block
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from .base import AbstractJoint
from .builder import JointPieces
from .fields import Loads, axis_faults, frame, frame_faults, unit_axis
from .free import move_freely


class PrismaticClearance(AbstractJoint, AbstractPlay):
    """A block (of b) of `length` [m] along `axis`, `width` and `height` across it, with `clearance` [m] to every wall
    of a guide (of a). There are no constraints; each of its eight corners may touch the two walls beside it. The
    stiffness is that of the normal law `normal`, or Hertz's from the radius `corner` [m] and `material`; `rubbing` is
    the law of friction along and across the guide.

    Results: displacement (of b's point in joint frame a), velocity, orientation, rate, reaction_force, reaction_torque;
    and for every corner and wall, with a suffix such as _1_y (the number of the corner counts the signs along the axis
    and the two directions across it, the letter y or z names the wall): penetration, contact_force, contacts, approach,
    since, friction_force, sliding_velocity."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    length: Value = eqx.field(converter=required("length"))
    width: Value = eqx.field(converter=required("width"))
    height: Value = eqx.field(converter=required("height"))
    clearance: Value = clearance_field()
    normal: AbstractNormalLaw | None = normal_field()
    rubbing: AbstractFrictionLaw | None = rubbing_field()
    corner: Value | None = eqx.field(default=None, kw_only=True, converter=named("corner"))
    material: Material | tuple[Material, Material] = material_field()
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    socket: ClassVar[Any] = None
    rounded: ClassVar[str] = "corner"
    coordinates: ClassVar[dict[str, int]] = {"displacement": 3, "orientation": 4}
    reacts: ClassVar[str] = "contact"

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return displacement, orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        move_freely(pieces, Loads(), self.frame_a, self.frame_b)
        pieces.add(["moving ~> pace"], pace=Function(speed, ("velocity",)))
        for number, signs in enumerate(product((-1.0, 1.0), repeat=3)):
            for direction, letter in ((1, "y"), (2, "z")):
                self._corner(pieces, signs, direction, f"_{number}_{letter}")
        return pieces.graph()

    def _corner(self, pieces: JointPieces, signs: tuple[float, ...], direction: int, mark: str) -> None:
        """Adds the contact of a corner with one of the two walls beside it."""
        axes = (np.asarray(self.axis), *perpendicular(self.axis))
        walls = static([turned(self.frame_a, axis) for axis in axes])
        own = static([turned(self.frame_b, axis) for axis in axes])
        sizes = self.length, self.width, self.height, self.clearance
        place = CornerOf(*sizes, own, walls[direction], signs, direction)
        see_wall(pieces, place, ("apart", "relative"), 6, mark)
        touch(pieces, Contact(cornered(self), self.rubbing, self.clearance, mark))

    def glyph(self, at: Mounted) -> list[Item]:
        size = tuple(float(at.view.value_of(x)[0]) for x in (self.length, self.width, self.height))
        return guide_and_block(at, self.axis, size, self.clearance, planar=False)

    def faults(self, where: str) -> list[Fault]:
        faults = axis_faults(where, "axis", self.axis)
        for name in ("length", "width", "height", "corner"):
            faults += field_faults(where, name, getattr(self, name), positive=True)
        return faults + frame_faults(where, self) + play_faults(where, self)


class CornerOf(eqx.Module):
    """Possible contact of a corner of the block with one of the two walls beside it."""

    length: Any
    width: Any
    height: Any
    clearance: Any
    own: tuple = eqx.field(static=True)  # axes of the block in the frame of b
    normal: tuple[float, ...] = eqx.field(static=True)  # of the wall, in the frame of a, for a positive sign
    signs: tuple[float, ...] = eqx.field(static=True)
    direction: int = eqx.field(static=True)

    def arm(self, relative):
        """Vector from b's point to the corner, in the frame of a."""
        corner: Any = 0
        for sign, size, axis in zip(self.signs, (self.length, self.width, self.height), self.own, strict=True):
            corner = corner + 0.5 * sign * size * np.asarray(axis, dtype=object)
        return rotation(relative) @ corner

    def wall(self, apart, relative):
        return self.signs[self.direction] * np.asarray(self.normal, dtype=object), self.arm(relative)

    def depth(self, apart, relative):
        normal, arm = self.wall(apart, relative)
        return normal @ (apart + arm) - 0.5 * (self.width, self.height)[self.direction - 1] - self.clearance
