"""The ways of lines in pixels: bonds are straight or quadratic Bézier curves, signals have right angles."""

import abc
from dataclasses import dataclass

import numpy as np


class AbstractWay(abc.ABC):
    """The way of a line from its tail to its head."""

    @abc.abstractmethod
    def points(self, count: int) -> np.ndarray:
        """Points along the way, shape (count, 2)."""

    @abc.abstractmethod
    def direction(self, s: float) -> np.ndarray:
        """The unit vector along the way at its beginning (0.0), its end (1.0), or between them."""

    @abc.abstractmethod
    def shifted(self, by: np.ndarray) -> "AbstractWay":
        """The same way at another place."""


@dataclass(frozen=True)
class Curve(AbstractWay):
    """A quadratic Bézier curve from a to b with control point c; straight where c is the midpoint."""

    a: np.ndarray
    c: np.ndarray
    b: np.ndarray

    def point(self, s: float) -> np.ndarray:
        return (1 - s) ** 2 * self.a + 2 * s * (1 - s) * self.c + s**2 * self.b

    def points(self, count: int) -> np.ndarray:
        s = np.linspace(0.0, 1.0, count)[:, None]
        return (1 - s) ** 2 * self.a + 2 * s * (1 - s) * self.c + s**2 * self.b

    def direction(self, s: float) -> np.ndarray:
        run = (1 - s) * (self.c - self.a) + s * (self.b - self.c)
        return run / max(float(np.linalg.norm(run)), 1e-9)

    def shifted(self, by: np.ndarray) -> "Curve":
        return Curve(self.a + by, self.c + by, self.b + by)

    def moved(self, offset: float) -> "Curve":
        """A parallel curve, shifted to the right by `offset`."""

        def normal(d):
            return offset * np.array([-d[1], d[0]])

        return Curve(
            self.a + normal(self.direction(0.0)),
            self.c + normal(self.direction(0.5)),
            self.b + normal(self.direction(1.0)),
        )

    @property
    def straight(self) -> bool:
        return bool(np.allclose(self.c, (self.a + self.b) / 2, atol=0.5))


@dataclass(frozen=True)
class Steps(AbstractWay):
    """Straight pieces between corners."""

    corners: np.ndarray  # shape (number of corners, 2)

    def points(self, count: int) -> np.ndarray:
        lengths = np.linalg.norm(np.diff(self.corners, axis=0), axis=1)
        along = np.concatenate([[0.0], np.cumsum(lengths)])
        places = np.linspace(0.0, along[-1], count)
        return np.stack([np.interp(places, along, self.corners[:, k]) for k in (0, 1)], axis=1)

    def direction(self, s: float) -> np.ndarray:
        pieces = np.diff(self.corners, axis=0)
        lengths = np.linalg.norm(pieces, axis=1)
        place = s * lengths.sum()
        piece = min(int(np.searchsorted(np.cumsum(lengths), place - 1e-9)), len(pieces) - 1)
        return pieces[piece] / max(float(lengths[piece]), 1e-9)

    def shifted(self, by: np.ndarray) -> "Steps":
        return Steps(self.corners + by)
