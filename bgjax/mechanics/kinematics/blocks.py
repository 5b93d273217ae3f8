"""Small laws and blocks of mechanical parts: selected directions, points of bodies, changes of frame."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ...elements import TF, Function, Sf, Signal, modulus_law, rotation, symbolic
from ...elements.values import leaf
from ...expressions.expression import maximum, sqrt
from .rotations import turned


@dataclass(frozen=True)
class Rows:
    """A fixed matrix as a modulus: its zeros and ones are known when the graph is compiled."""

    rows: tuple[tuple[float, ...], ...]
    bgjax_symbolic = True
    bgjax_inverse = ""

    @property
    def bgjax_shape(self) -> tuple[int, int]:
        return len(self.rows), len(self.rows[0])

    def __call__(self, values) -> np.ndarray:
        return np.array(self.rows, dtype=object)


def static(vectors) -> tuple[tuple[float, ...], ...]:
    """Vectors as tuples of numbers, known when the graph is compiled."""
    return tuple(tuple(map(float, vector)) for vector in vectors)


def select(*rows) -> TF:
    """Transformer that selects directions: one row for each component that it transmits."""
    return TF(np.zeros(1), law=Rows(static(rows)))


@symbolic
@dataclass(frozen=True)
class Along:
    """Components of a vector along fixed directions."""

    rows: tuple[tuple[float, ...], ...]

    def __call__(self, vector):
        return np.array(self.rows, dtype=object) @ vector


def along(*rows) -> Function:
    """Block that gives the components of a vector along fixed directions, one row for each."""
    return Function(Along(static(rows)), ("vector",), width=len(rows))


def in_frame(frame) -> Function:
    """Block that transforms a vector from a body's frame to a joint frame fixed to it."""
    return along(*[turned(frame, row) for row in np.eye(3)])


@symbolic
@dataclass(frozen=True)
class ConstantInTime:
    """A constant function of time, known when the graph is compiled."""

    values: tuple[float, ...]

    def __call__(self, time) -> np.ndarray:
        return np.array(self.values, dtype=object)


def still(width: int = 3) -> Sf:
    """A flow source of zero velocity."""
    return Sf(ConstantInTime((0.0,) * width), width=width)


def constant(*values: float) -> Signal:
    """Block of a constant signal."""
    return Signal(ConstantInTime(tuple(values)), width=len(values))


@symbolic
def same(vector):
    """The signal itself."""
    return vector


def pass_through(width: int) -> Function:
    """Block that passes on a signal: the place where it enters a part and is distributed."""
    return Function(same, width=width)


@symbolic
class PointOf(eqx.Module):
    """Position of the point p of a body: x + A p."""

    point: Any = eqx.field(converter=leaf)

    def __call__(self, position, attitude) -> np.ndarray:
        return position + rotation(attitude) @ self.point


def point_of(point) -> Function:
    """Block of the position of a body's point, from the position and attitude of the body."""
    return Function(PointOf(point), ("position", "attitude"), width=3)


@symbolic
def difference(first, second):
    """First signal minus the second."""
    return first - second


@symbolic
def outward(vector, attitude):
    """Transforms a vector from a body's frame to the inertial frame."""
    return rotation(attitude) @ vector


@symbolic
def inward(vector, attitude):
    """Transforms a vector from the inertial frame to a body's frame."""
    return rotation(attitude).T @ vector


@symbolic
def offset(first, second, attitude):
    """Vector from the first point to the second, in a body's frame."""
    return rotation(attitude).T @ (second - first)


# smallest squared length under the root: a zero vector gets the direction zero, and derivatives stay finite
TINY = 1e-30


def length_of(vector):
    """Length of a vector of numbers or bgjax scalars."""
    return sqrt(maximum(sum((x * x for x in vector), 0.0), TINY))


@symbolic
def distance(vector):
    """Length of a vector, as a vector of one entry."""
    return np.array([length_of(vector)], dtype=object)


@modulus_law(1, 3)
def direction(vector):
    """Modulus of the unit vector along a vector; zero for a zero vector."""
    return (vector / length_of(vector))[None, :]


@symbolic
def speed(velocity):
    """Magnitude of a velocity."""
    return np.array([length_of(velocity)], dtype=object)
