"""Universal joint: two rotations, about an axis fixed to a and one fixed to b, four constrained directions."""

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Vector
from ...elements import MTF, Constraint, Function, modulus_law, rotation, symbolic
from ...errors import Fault
from ...expressions.expression import atan2
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive, drive_faults
from ..kinematics.rotations import about, cross_product, mutual, product, turned
from ..kinematics.turns import Turns
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.turning import cross
from .base import AbstractLoadedJoint
from .builder import FreeDirection, JointPieces
from .fields import Loads, axis_faults, frame_faults, load_faults, unit_axis


class Universal(AbstractLoadedJoint):
    """Allows rotation about `axis_a` (fixed to frame a) and `axis_b` (fixed to frame b), which stay at right angles:
    four constraints. It is also the "rotational" joint of Boudon 2019. `damping` [N·m·s/rad], `stiffness` [N·m/rad]
    from the angles `rest`, `friction` (a law torque(rate)) and `effort` [N·m] act on both rotations: one number, or
    two. `drive` is a pair, with None where nothing is prescribed. Other domains are bonded to the ports `axis_1` and
    `axis_2`.

    If the given axes are not at right angles where the frames coincide, frame b is first rotated so that they are.
    Results: angle_1, angle_2, rate_1, rate_2, reaction_force, reaction_torque (and both with _local)."""

    axis_a: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, name="axis_a"))
    axis_b: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, name="axis_b"))
    coordinates: ClassVar[dict[str, int]] = {"angle_1": 1, "angle_2": 1}
    counters: ClassVar[dict[str, str]] = {"angle_1": "turns_1", "angle_2": "turns_2"}
    axes: ClassVar[dict[str, str]] = {"axis_1": "angle_1", "axis_2": "angle_2"}

    def loads_on(self, number: int) -> Loads:
        """Loads on one of the two rotations."""

        def one(value):
            pair = value is not None and not callable(value) and np.shape(value) == (2,)
            return value[number] if pair else value

        drive = self.drive[number] if isinstance(self.drive, tuple | list) else None
        return Loads(one(self.damping), one(self.stiffness), one(self.rest), self.friction, one(self.effort), drive)

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {f"angle_{k}": self.loads_on(k - 1).drive for k in (1, 2)}

    def _cross(self) -> "Cross":
        return Cross(self.axis_a, self.axis_b, self.frame_a, self.frame_b)

    def placed(self, angle_1: Vector, angle_2: Vector) -> Pose:
        turned = product(product(about(self.axis_a, angle_1[0]), self._cross().squared), about(self.axis_b, angle_2[0]))
        return np.zeros(3), turned

    def graph(self, turning: bool = True) -> Graph:
        pieces, cross = JointPieces(self.frame_a), self._cross()
        pieces.hold_point()
        pieces.compare_rotations()
        pieces.add(
            ["rates -> blocked -> lock", "relative ~> blocked.modulus", "relative ~> square ~> lock.gap"],
            blocked=MTF(NormalDirection(cross)),
            lock=Constraint(1, gap=True, directions=("r_across",)),
            square=Function(Square(cross), ("relative",)),
        )
        for k in (1, 2):
            self._turn(pieces, cross, k)
        return pieces.graph()

    def _turn(self, pieces: JointPieces, cross: "Cross", k: int) -> None:
        """Adds one of the two free rotations with its loads."""
        turning, about, within, turns = f"turning_{k}", f"about_{k}", f"within_{k}", f"turns_{k}"
        pieces.add([f"rates -> {about} -> {turning}", f"relative ~> {about}.modulus"], **{about: MTF(About(cross, k))})
        free = FreeDirection(turning, f"{turns}.angle", rotation=True, number=f"_{k}")
        pieces.free_axis(free, self.loads_on(k - 1))
        pieces.add(
            [f"relative ~> {within} ~> {turns}.within", f"{turning} ~> {turns}.rate"],
            **{within: Function(Within(cross, k), ("relative",)), turns: Turns()},
        )
        pieces.exports |= {f"angle_{k}": f"{turns}.angle", f"rate_{k}": f"{turning}.flow"}
        pieces.ports[f"axis_{k}"] = turning

    def glyph(self, at: Mounted) -> list[Item]:
        return cross(at, self.axis_a, self.axis_b)

    def free(self) -> tuple[Freedom, ...]:
        first = Freedom(True, self.axis_a, self.loads_on(0), "_1")
        return first, Freedom(True, self.axis_b, self.loads_on(1), "_2", "b")

    def faults(self, where: str) -> list[Fault]:
        faults = axis_faults(where, "axis_a", self.axis_a) + axis_faults(where, "axis_b", self.axis_b)
        faults += frame_faults(where, self)
        if not faults and np.linalg.norm(np.cross(self.axis_a, self.axis_b)) < 1e-6:
            faults.append(Fault(where, "its two axes are parallel.", "give axes that cross, at best at right angles."))
        if self.drive is not None and not (isinstance(self.drive, tuple | list) and len(self.drive) == 2):
            remedy = "give one for each axis: drive=(bgm.Motion(function), None)."
            return [*faults, Fault(f"{where}.drive", "is not a pair.", remedy)]
        for k in (0, 1):
            faults += drive_faults(f"{where}.drive[{k}]", self.loads_on(k).drive, 1)
        return faults + load_faults(where, replace(self.loads(), drive=None), 2)


@dataclass(frozen=True)
class Cross:
    """Two axes and their frames."""

    axis_a: tuple[float, ...]
    axis_b: tuple[float, ...]
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    @property
    def squared(self) -> tuple[float, ...]:
        """The rotation, in joint frame a, that brings the second axis to a right angle with the first."""
        normal = np.cross(self.axis_a, self.axis_b)
        cosine, sine = float(np.dot(self.axis_a, self.axis_b)), float(np.linalg.norm(normal))
        turn = np.arctan2(cosine, sine)  # angle by which the axes deviate from a right angle
        return (float(np.cos(0.5 * turn)), *(float(x) for x in np.sin(0.5 * turn) * normal / sine))

    @property
    def first(self) -> np.ndarray:
        """The first axis in the frame of a."""
        return turned(self.frame_a, self.axis_a).astype(object)

    def second(self, relative) -> np.ndarray:
        """The second axis in the frame of a."""
        return rotation(relative) @ turned(self.frame_b, self.axis_b).astype(object)


@modulus_law(1, 3)
@dataclass(frozen=True)
class NormalDirection:
    """The constrained direction of rotation: perpendicular to both axes."""

    cross: Cross

    def __call__(self, relative):
        return cross_product(self.cross.first, self.cross.second(relative))[None, :]


@modulus_law(1, 3)
@dataclass(frozen=True)
class About:
    """Rate of b about one of the axes."""

    cross: Cross
    number: int

    def __call__(self, relative):
        return -(self.cross.first if self.number == 1 else self.cross.second(relative))[None, :]


@symbolic
@dataclass(frozen=True)
class Square:
    """Gap of the constraint: the cosine of the angle between the axes."""

    cross: Cross

    def __call__(self, relative):
        return np.array([self.cross.first @ self.cross.second(relative)], dtype=object)


@symbolic
@dataclass(frozen=True)
class Within:
    """The angle about one of the axes, between −π and π."""

    cross: Cross
    number: int

    def __call__(self, relative):
        cross, turn = self.cross, rotation(mutual(relative, self.cross.frame_a, self.cross.frame_b))
        a, b = np.asarray(cross.axis_a), np.asarray(cross.axis_b)
        straight = np.asarray(rotation(cross.squared), float)  # where both angles are zero
        if self.number == 1:
            fixed, zero, now, sign = a, straight @ b, turn @ b.astype(object), 1.0
        else:  # seen from b, the first axis turns the other way
            fixed, zero, now, sign = b, straight.T @ a, turn.T @ a.astype(object), -1.0
        return np.array([sign * atan2(np.cross(fixed, zero) @ now, zero @ now)], dtype=object)
