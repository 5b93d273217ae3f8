"""What a joint is, and the two kinds most joints are of."""

import abc
from typing import Any, ClassVar

import equinox as eqx

from ...elements import Constraint
from ...errors import Fault
from ..kinematics.attachments import AbstractAttachment
from ..kinematics.drives import AbstractDrive
from .fields import Loads, angle_hints, drive_field, frame, frame_faults, law, load_faults, number, orientation_faults, source


class AbstractJoint(AbstractAttachment):
    """A joint between a point of a (arrow in) and a point of b (arrow out); its frames are `frame_a` of a's and `frame_b`
    of b's connection frame. All coordinates are zero where the joint frames coincide."""

    frame_a: eqx.AbstractVar[tuple[float, ...]]
    frame_b: eqx.AbstractVar[tuple[float, ...]]
    sides: ClassVar[tuple[str, ...]] = ("a", "b")
    coordinates: eqx.AbstractClassVar[dict[str, int]]  # results that place b, and their widths
    defaults: ClassVar[dict[str, tuple[float, ...]]] = {}  # coordinates that are not zero, or no rotation, where nothing is given
    counters: ClassVar[dict[str, str]] = {}  # coordinate → node that counts its turns
    ignores_turns: ClassVar[bool] = False  # whether it locks a planar rotation but for whole turns
    axes: ClassVar[dict[str, str]] = {}  # port of one free direction → its coordinate

    def directions(self) -> dict[str, tuple[str, ...]]:
        """Words for the rows of each constrained port: x, y, z for inertial translations, along and across the axis for
        those in joint frame a, with r before them for rotations."""
        return {name: node.directions for name, node in self.graph().nodes.items() if isinstance(node, Constraint)}

    def hints(self, where: str) -> list[Fault]:
        """Angles that look like degrees."""
        return angle_hints(where, self)

    def at(self, time) -> "AbstractJoint":
        """The joint as it is at a time, for placing the bodies."""
        return self

    def moves(self) -> bool:
        """Whether its constraints follow a function of time."""
        return False

    def driven(self) -> dict[str, AbstractDrive]:
        """Coordinates whose motion is prescribed."""
        return {}

    @abc.abstractmethod
    def placed(self, **coordinates) -> tuple[Any, Any]:
        """Position and orientation of joint frame b in joint frame a: plain arithmetic on vectors."""


class AbstractLoadedJoint(AbstractJoint):
    """A joint with free directions of one kind, and what acts on them."""

    damping: Any = number("damping")
    stiffness: Any = number("stiffness")
    rest: Any = number("rest")
    friction: Any = law()
    effort: Any = source("effort")
    drive: Any = drive_field()
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()

    def loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort, self.drive)


class AbstractSlidingJoint(AbstractLoadedJoint):
    """A joint with free translations and free rotations; what acts on the rotations has `rotational_` before it."""

    rotational_damping: Any = number("rotational_damping")
    rotational_stiffness: Any = number("rotational_stiffness")
    rotational_rest: Any = number("rotational_rest")
    rotational_friction: Any = law("rotational_friction")
    rotational_effort: Any = source("rotational_effort")
    rotational_drive: Any = drive_field()

    def rotational_loads(self) -> Loads:
        words = ("damping", "stiffness", "rest", "friction", "effort", "drive")
        return Loads(*[getattr(self, f"rotational_{word}") for word in words])


def sliding_faults(where: str, joint: AbstractSlidingJoint, translations: int, rotations: int) -> list[Fault]:
    """Of frames and of both kinds of loads."""
    return frame_faults(where, joint) + sliding_load_faults(where, joint, translations, rotations)


def sliding_load_faults(where: str, joint: AbstractSlidingJoint, translations: int, rotations: int) -> list[Fault]:
    place, loads = f"{where}.rotational", joint.rotational_loads()
    turning = load_faults(place, loads, rotations, True) + orientation_faults(place, loads, rotations)
    return load_faults(where, joint.loads(), translations) + [fault._replace(where=fault.where.replace("rotational.", "rotational_")) for fault in turning]
