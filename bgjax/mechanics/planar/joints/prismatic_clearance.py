"""Planar prismatic joint with clearance: a block between two parallel walls, with contacts of its four corners."""

from functools import partial
from itertools import product
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Value, Vector
from ....elements import MTF, Function, modulus_law
from ....elements.values import field_faults, named, required
from ....errors import Fault
from ....graph.graph import Graph
from ...contact.fields import (
    AbstractPlay,
    clearance_field,
    cornered,
    material_field,
    normal_field,
    play_faults,
    rubbing_field,
)
from ...contact.friction import AbstractFrictionLaw
from ...contact.normal import AbstractNormalLaw
from ...contact.pressing import Contact, press, rub
from ...contact.stiffness import Material
from ...contact.walls import see_wall
from ...joints.base import AbstractJoint
from ...joints.fields import Loads, axis_faults, unit_axis
from ...kinematics.blocks import speed, static
from ...kinematics.families import PLANAR, Family
from ...scenery.clearances import guide_and_block
from ...scenery.mounted import Mounted
from ...scenery.seen import Item
from ..blocks import turned
from ..builder import PlanarPieces, frame, frame_faults


class PrismaticClearance(AbstractJoint, AbstractPlay):
    """A block (of b) of `length` [m] along `axis` and `height` across it, with `clearance` [m] to either wall of a
    guide (of a). There are no constraints; each of its four corners may touch the wall beside it. The stiffness is that
    of the normal law `normal`, or Hertz's from the radius `corner` [m] and `material`; `rubbing` is the law of friction
    along the guide.

    Results: displacement (of b's point in joint frame a), velocity, angle, rate, reaction_force, reaction_torque; and
    for each corner, with the suffix _0 (rear, lower), _1 (rear, upper), _2 (front, lower) or _3 (front, upper):
    penetration, contact_force, contacts, approach, since, friction_force, sliding_velocity."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, size=2))
    length: Value = eqx.field(converter=required("length"))
    clearance: Value = clearance_field()
    normal: AbstractNormalLaw | None = normal_field()
    height: Value = eqx.field(default=0.0, kw_only=True, converter=required("height"))
    rubbing: AbstractFrictionLaw | None = rubbing_field()
    corner: Value | None = eqx.field(default=None, kw_only=True, converter=named("corner"))
    material: Material | tuple[Material, Material] = material_field()
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    family: ClassVar[Family] = PLANAR
    socket: ClassVar[Any] = None
    rounded: ClassVar[str] = "corner"
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}
    reacts: ClassVar[str] = "contact"

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return displacement, angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.move_freely(Loads(), Loads())
        pieces.add(["moving ~> pace"], pace=Function(speed, ("velocity",)))
        for number, signs in enumerate(product((-1.0, 1.0), repeat=2)):
            self._corner(pieces, signs, f"_{number}")
        return pieces.graph()

    def _corner(self, pieces: PlanarPieces, signs: tuple[float, ...], mark: str) -> None:
        """Adds the contact of a corner with the wall beside it."""
        (x, y), contact = self.axis, Contact(cornered(self), self.rubbing, self.clearance, mark)
        own = static([PLANAR.turned(self.frame_b, axis) for axis in ((x, y), (-y, x))])
        (across,) = static([PLANAR.turned(self.frame_a, (-y, x))])
        place = Corner(self.length, self.height, self.clearance, own, across, signs)
        see_wall(pieces, place, ("apart", "pose_a", "pose_b"), 4, mark)
        normal, past, wall = map(contact.name, ("normal", "past", "wall"))
        pieces.add([f"rates -> {normal}", f"{wall} ~> {normal}.modulus"], **{normal: MTF(approaching)})
        press(pieces, contact, normal, f"{normal}.b.effort")
        if self.rubbing is not None:
            pieces.add([f"rates -> {past}", f"{wall} ~> {past}.modulus"], **{past: MTF(passing)})
            rub(pieces, contact, past, 1, f"{normal}.b.effort")

    def glyph(self, at: Mounted) -> list[Item]:
        size = tuple(float(at.view.value_of(x)[0]) for x in (self.length, self.height))
        return guide_and_block(at, self.axis, size, self.clearance, planar=True)

    def faults(self, where: str) -> list[Fault]:
        faults = axis_faults(where, "axis", self.axis, 2) + field_faults(where, "length", self.length, positive=True)
        faults += field_faults(where, "height", self.height, positive=False)
        faults += field_faults(where, "corner", self.corner, positive=True)
        return faults + frame_faults(where, self) + play_faults(where, self)


class Corner(eqx.Module):
    """Possible contact of a corner of the block with the wall beside it, in the inertial frame."""

    length: Any
    height: Any
    clearance: Any
    own: tuple = eqx.field(static=True)  # axes of the block in the frame of b
    normal: tuple[float, ...] = eqx.field(static=True)  # of the wall, in the frame of a, for a positive sign
    signs: tuple[float, ...] = eqx.field(static=True)

    def wall(self, apart, pose_a, pose_b):
        """Normal of the wall, and the arm of the corner from b's point."""
        along, across = (np.asarray(axis, dtype=object) for axis in self.own)
        normal = self.signs[1] * turned(pose_a, self.normal)
        corner = 0.5 * self.signs[0] * self.length * along + 0.5 * self.signs[1] * self.height * across
        return normal, turned(pose_b, corner)

    def depth(self, apart, pose_a, pose_b):
        normal, arm = self.wall(apart, pose_a, pose_b)
        return normal @ (arm - apart[:2]) - 0.5 * self.height - self.clearance


@modulus_law(1, 3)
def approaching(wall):
    """Modulus from the relative motion (a minus b, at b's point) to the rate of penetration at the end of the arm."""
    nx, ny, x, y = wall
    return np.array([[-nx, -ny, -(x * ny - y * nx)]], dtype=object)


@modulus_law(1, 3)
def passing(wall):
    """Modulus from the relative motion to the sliding velocity along the wall at the end of the arm."""
    nx, ny, x, y = wall
    return approaching(np.array([-ny, nx, x, y], dtype=object))
