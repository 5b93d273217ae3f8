"""Laws of planar parts: poses (x, y, φ), flows (vx, vy, ω), efforts (fx, fy, τ), in the inertial frame."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ...elements import Function, modulus_law, symbolic
from ...elements.base import AbstractBlock
from ...elements.records import Given, Response, State
from ...elements.values import leaf
from ...expressions.expression import cos, sin
from ...structure.structure import Port
from ..kinematics.blocks import along, length_of, static
from ..kinematics.families import plane_rotation


X, Y, TURN = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)  # components of a planar vector


def turned(pose, vector) -> np.ndarray:
    """Transforms a vector from the body frame to the inertial frame."""
    return plane_rotation(pose[2:]) @ np.asarray(vector, dtype=object)


def lever(arm) -> np.ndarray:
    """Matrix from the motion of a point of a body to that of the point at `arm` from it."""
    x, y = arm
    return np.array([[1.0, 0.0, -y], [0.0, 1.0, x], [0.0, 0.0, 1.0]], dtype=object)


class Pose(AbstractBlock):
    """Integrates (vx, vy, ω) into a position and an angle; the angle includes whole turns."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("flow", 3),)

    def outputs(self) -> tuple[Port, ...]:
        return Port("pose", 3), Port("position", 2), Port("angle", 1)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return State("position", 2), State("angle", 1)

    def law(self, given: Given) -> Response:
        position, angle, flow = given.states["position"], given.states["angle"], given.signals["flow"]
        signals = {"pose": np.array([*position, *angle], dtype=object), "position": position, "angle": angle}
        return Response(rates={"position": flow[:2], "angle": flow[2:]}, signals=signals)


@symbolic
class Bar(eqx.Module):
    """Modulus from the motion of a body's mass centre to that of its point p, as a function of the body's pose."""

    point: Any = eqx.field(converter=leaf)
    bgjax_shape = (3, 3)
    bgjax_inverse = "unipotent"

    def __call__(self, pose) -> np.ndarray:
        return lever(turned(pose, self.point))


@symbolic
class PoseOf(eqx.Module):
    """Pose of the point p of a body."""

    point: Any = eqx.field(converter=leaf)

    def __call__(self, pose) -> np.ndarray:
        x, y = turned(pose, self.point)
        return np.array([pose[0] + x, pose[1] + y, pose[2]], dtype=object)


@symbolic
class Weight(eqx.Module):
    """The weight of a mass, without torque about the mass centre, as a constant function of time."""

    mass: Any
    gravity: Any

    def __call__(self, time) -> np.ndarray:
        return np.array([self.mass * self.gravity[0], self.mass * self.gravity[1], 0.0], dtype=object)


@modulus_law(3, 3, "unipotent")
def reaching(apart):
    """Modulus from the motion of a body's point to that of the point at −`apart` from it."""
    return lever(-apart[:2])


@symbolic
@dataclass(frozen=True)
class Directions:
    """Modulus that gives the components of a planar motion along directions fixed in a body, as a function of its
    pose."""

    vectors: tuple[tuple[float, ...], ...]
    bgjax_inverse = ""

    @property
    def bgjax_shape(self) -> tuple[int, int]:
        return len(self.vectors), 3

    def __call__(self, pose) -> np.ndarray:
        return np.array([[*turned(pose, vector), 0.0] for vector in self.vectors], dtype=object)


@symbolic
@dataclass(frozen=True)
class Components:
    """Components of a planar vector along directions fixed in a body."""

    vectors: tuple[tuple[float, ...], ...]

    def __call__(self, vector, pose) -> np.ndarray:
        return Directions(self.vectors)(pose) @ vector


def components_along(*vectors) -> Function:
    """Block of the components of a planar vector along directions fixed in a body, from vector and pose."""
    return Function(Components(static(vectors)), ("vector", "pose"), width=len(vectors))


@symbolic
@dataclass(frozen=True)
class AngleBetween:
    """Angle from joint frame b to joint frame a, times `factor`; `apart` is the pose of a minus that of b."""

    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]
    factor: float

    def __call__(self, apart):
        return self.factor * (apart[2:] + (self.frame_a[0] - self.frame_b[0]))


@symbolic
@dataclass(frozen=True)
class Tilt:
    """Gap of a locked rotation: angle from joint frame b to joint frame a, as twice the tangent of the half angle,
    which does not depend on whole turns."""

    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, apart):
        half = 0.5 * (apart[2] + (self.frame_a[0] - self.frame_b[0]))
        return np.array([2.0 * sin(half) / cos(half)], dtype=object)


@modulus_law(1, 3)
def line(apart):
    """Modulus of the unit vector along the line between two points; zero where they coincide."""
    return (np.array([apart[0], apart[1], 0.0], dtype=object) / length_of(apart[:2]))[None, :]


@symbolic
def point_distance(apart):
    """Distance of two points, as a vector of one entry."""
    return np.array([length_of(apart[:2])], dtype=object)


def translation() -> Function:
    """Block of the first two components of a planar vector."""
    return along(X, Y)


def rotation() -> Function:
    """Block of the third component of a planar vector."""
    return along(TURN)
