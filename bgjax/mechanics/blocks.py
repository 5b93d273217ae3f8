"""Small laws the mechanical parts are made of: fixed selections, points of bodies, differences."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ..elements import TF, Function, Sf, Signal, rotation, symbolic
from ..elements.base import leaf


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
        return np.array([[float(x) for x in row] for row in self.rows], dtype=object)


def select(*rows) -> TF:
    """Transformer that picks directions: one row for each component it passes on."""
    return TF(np.zeros(1), law=Rows(tuple(tuple(float(x) for x in row) for row in rows)))


@symbolic
@dataclass(frozen=True)
class Fixed:
    """A constant function of time, known when the graph is compiled."""

    values: tuple[float, ...]

    def __call__(self, time) -> np.ndarray:
        return np.array(self.values, dtype=object)


def still(width: int = 3) -> Sf:
    """A flow source that holds fast."""
    return Sf(Fixed((0.0,) * width), width=width)


def constant(*values: float) -> Signal:
    return Signal(Fixed(tuple(values)), width=len(values))


@symbolic
class PointOf(eqx.Module):
    """Position of the point p of a body: x + A p."""

    point: Any = eqx.field(converter=leaf)

    def __call__(self, position, attitude) -> np.ndarray:
        return position + rotation(attitude) @ self.point


def point_of(point) -> Function:
    return Function(PointOf(point), ("position", "attitude"), width=3)
