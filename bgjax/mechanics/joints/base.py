"""Base classes of joints: in general, with loads, and with both free translations and free rotations."""

import abc
from collections.abc import Callable
from typing import ClassVar

import equinox as eqx

from ..._types import Pose, Prescribed, Value, Vector
from ...elements import Constraint
from ...errors import Fault
from ..kinematics.attachments import AbstractAttachment
from ..kinematics.drives import AbstractDrive
from ..scenery.arrows import reactions
from ..scenery.loads import Freedom, loads_drawn
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from .fields import (
    Friction,
    Loads,
    angle_hints,
    drive_field,
    frame,
    frame_faults,
    law,
    load_faults,
    number,
    orientation_faults,
    source,
)


class AbstractJoint(AbstractAttachment):
    """Connects a point of body a (arrow in) to a point of body b (arrow out). `frame_a` and `frame_b` are the
    orientations of the joint frames relative to the connection frames of a and b. All joint coordinates are zero where
    the joint frames coincide, or, of joints between two axes that are not at right angles, where `placed` says so."""

    frame_a: eqx.AbstractVar[tuple[float, ...]]
    frame_b: eqx.AbstractVar[tuple[float, ...]]
    sides: ClassVar[tuple[str, ...]] = ("a", "b")
    # results that determine the pose of b relative to a, and their widths
    coordinates: eqx.AbstractClassVar[dict[str, int]]
    defaults: ClassVar[dict[str, tuple[float, ...]]] = {}  # default coordinates other than zero or no rotation
    # angle → node that counts its turns: without it, angles beyond ±π begin and are read back within ±π
    counters: ClassVar[dict[str, str]] = {}
    turning_prefix: ClassVar[str] = ""  # of the fields of loads on rotations
    ignores_turns: ClassVar[bool] = False  # whether it locks a planar rotation up to whole turns
    reacts: ClassVar[str] = "reaction"  # role of the arrows of its reactions in pictures
    # port of one free direction → its coordinate: without it, gears and drives cannot be connected there
    axes: ClassVar[dict[str, str]] = {}

    def directions(self) -> dict[str, tuple[str, ...]]:
        """Names of the constrained directions of each constrained port: x, y, z for inertial translations, along and
        across the axis for those in joint frame a, with a prefix r for rotations."""
        return {name: node.directions for name, node in self.graph().nodes.items() if isinstance(node, Constraint)}

    def hints(self, where: str) -> list[Fault]:
        """Hints on angles that look like degrees."""
        return angle_hints(where, self)

    def frozen(self, value_of: Callable) -> "AbstractJoint":
        """The joint with functions of time replaced by their values, as `value_of` gives them, for the placement of
        bodies."""
        return self

    def moves(self) -> bool:
        """Whether its constraints depend on a function of time."""
        return False

    def driven(self) -> dict[str, AbstractDrive | None]:
        """Drives by the coordinate they prescribe; None where a coordinate is not driven."""
        return {}

    def glyph(self, at: Mounted) -> list[Item]:
        """What is drawn of the joint on the frames of its two sides; nothing where it does not touch its bodies."""
        return []

    def free(self) -> tuple[Freedom, ...]:
        """Its free directions with their loads, for pictures."""
        return ()

    def drawn(self, at: Mounted) -> list[Item]:
        loads = [item for freedom in self.free() for item in loads_drawn(at, freedom)]
        return [*self.glyph(at), *loads, *reactions(at, self.reacts)]

    @abc.abstractmethod
    def placed(self, **coordinates: Vector) -> Pose:
        """Position and orientation of joint frame b in joint frame a: plain arithmetic on vectors."""


class AbstractLoadedJoint(AbstractJoint):
    """A joint whose free directions are all translations or all rotations, with damping, stiffness, friction, effort
    and drive on them."""

    damping: Value | None = number("damping")
    stiffness: Value | None = number("stiffness")
    rest: Value | None = number("rest")
    friction: Friction | None = law()
    effort: Prescribed | None = source("effort")
    drive: AbstractDrive | None = drive_field()
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()

    def loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort, self.drive)


class AbstractSlidingJoint(AbstractLoadedJoint):
    """A joint with free translations and free rotations; loads on the rotations have the prefix `rotational_`."""

    rotational_damping: Value | None = number("rotational_damping")
    rotational_stiffness: Value | None = number("rotational_stiffness")
    rotational_rest: Value | None = number("rotational_rest")
    rotational_friction: Friction | None = law("rotational_friction")
    rotational_effort: Prescribed | None = source("rotational_effort")
    rotational_drive: AbstractDrive | None = drive_field()
    turning_prefix: ClassVar[str] = "rotational_"

    def rotational_loads(self) -> Loads:
        words = ("damping", "stiffness", "rest", "friction", "effort", "drive")
        return Loads(*[getattr(self, f"rotational_{word}") for word in words])


def sliding_faults(where: str, joint: AbstractSlidingJoint, translations: int, rotations: int) -> list[Fault]:
    """Faults of the frames and of the loads on translations and rotations."""
    return frame_faults(where, joint) + sliding_load_faults(where, joint, translations, rotations)


def sliding_load_faults(where: str, joint: AbstractSlidingJoint, translations: int, rotations: int) -> list[Fault]:
    """Faults of the loads on translations and rotations."""
    place, loads = f"{where}.rotational", joint.rotational_loads()
    turning = load_faults(place, loads, rotations, True) + orientation_faults(place, loads, rotations)
    faults = load_faults(where, joint.loads(), translations)
    return faults + [fault._replace(where=fault.where.replace("rotational.", "rotational_")) for fault in turning]
