"""Candidates for symmetries: vector fields η on the states, each on one state and zero on all others.

Most are affine, η(y) = L y + s. Rotations of Cardan angles are not: the angles change at rates that depend on them.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...elements.state_kind import StateKind
from ...simulation.start.consistent import moving
from ...system.plan import Plan


UNITS = np.eye(3)


class AbstractGenerator(ABC):
    """A vector field on the states from `start` on; a shift of time without `start`."""

    start: int | None

    @property
    @abstractmethod
    def width(self) -> int:
        """Number of states that it moves."""

    @abstractmethod
    def value(self, part: Any, xp: Any) -> Any:
        """The field at these values of its states."""

    @abstractmethod
    def derivative(self, part: Any, xp: Any) -> Any:
        """Jacobian of the field at these values of its states."""

    @property
    def place(self) -> slice:
        begin = self.start or 0
        return slice(begin, begin + self.width)


@dataclass(frozen=True, eq=False)
class AffineGenerator(AbstractGenerator):
    """η(y) = `block` · y + `shift`."""

    start: int | None
    block: np.ndarray
    shift: np.ndarray

    @property
    def width(self) -> int:
        return len(self.shift)

    def value(self, part: Any, xp: Any) -> Any:
        return self.block @ part + self.shift

    def derivative(self, part: Any, xp: Any) -> Any:
        return self.block


@dataclass(frozen=True, eq=False)
class CardanFrameRotation(AbstractGenerator):
    """Rates of Cardan angles (`elements/cardan`) when the frame rotates about its own axis `axis` at unit rate."""

    start: int
    axis: np.ndarray

    @property
    def width(self) -> int:
        return 3

    def _across(self, part: Any, xp: Any) -> tuple[Any, Any]:
        """The second and third component of the axis after the rotation by −α about the first."""
        _, y, z = self.axis
        c, s = xp.cos(part[0]), xp.sin(part[0])
        return c * y + s * z, c * z - s * y

    def value(self, part: Any, xp: Any) -> Any:
        second, third = self._across(part, xp)
        return xp.stack([self.axis[0] - xp.tan(part[1]) * third, second, third / xp.cos(part[1])])

    def derivative(self, part: Any, xp: Any) -> Any:
        second, third = self._across(part, xp)
        zero, tan, secant = 0.0 * third, xp.tan(part[1]), 1.0 / xp.cos(part[1])
        by_alpha = xp.stack([tan * second, third, -second * secant])
        by_beta = xp.stack([-third * secant**2, zero, third * tan * secant])
        return xp.stack([by_alpha, by_beta, xp.stack([zero, zero, zero])], axis=1)


@dataclass(frozen=True, eq=False)
class CardanBodyRotation(AbstractGenerator):
    """Rates of Cardan angles (`elements/cardan`) when the body rotates about its own axis `axis` at unit rate."""

    start: int
    axis: np.ndarray

    @property
    def width(self) -> int:
        return 3

    def _across(self, part: Any, xp: Any) -> tuple[Any, Any]:
        """The first and second component of the axis after the rotation by γ about the third."""
        x, y, _ = self.axis
        c, s = xp.cos(part[2]), xp.sin(part[2])
        return c * x - s * y, s * x + c * y

    def value(self, part: Any, xp: Any) -> Any:
        first, second = self._across(part, xp)
        return xp.stack([first / xp.cos(part[1]), second, self.axis[2] - xp.tan(part[1]) * first])

    def derivative(self, part: Any, xp: Any) -> Any:
        first, second = self._across(part, xp)
        zero, tan, secant = 0.0 * first, xp.tan(part[1]), 1.0 / xp.cos(part[1])
        by_beta = xp.stack([first * tan * secant, zero, -first * secant**2])
        by_gamma = xp.stack([-second * secant, first, tan * second])
        return xp.stack([xp.stack([zero, zero, zero]), by_beta, by_gamma], axis=1)


CLOCK = AffineGenerator(None, np.zeros((0, 0)), np.zeros(0))


def generators(plan: Plan) -> list[AbstractGenerator]:
    """All candidates: the shift of time first, then rotations and shifts of each state."""
    flows, found = set(moving(plan)), [CLOCK]
    for slot in plan.equations.states:
        found += _cardan(slot) if slot.kind is StateKind.CARDAN and slot.width == 3 else _affine(plan, slot, flows)
    return found


def _cardan(slot) -> list[AbstractGenerator]:
    """Rotations of the frame, then of the body. Shifts of the first and last angle are among them."""
    return [kind(slot.start, axis) for kind in (CardanFrameRotation, CardanBodyRotation) for axis in UNITS]


def _affine(plan: Plan, slot, flows: set[int]) -> list[AbstractGenerator]:
    """Rotations of a vector or a quaternion, and shifts of a position."""
    blocks = rotations(slot.width, _is_quaternion(plan, slot))
    found = [AffineGenerator(slot.start, block, np.zeros(slot.width)) for block in blocks]
    if slot.start not in flows and not _is_quaternion(plan, slot):
        zero = np.zeros((slot.width, slot.width))
        found += [AffineGenerator(slot.start, zero, unit) for unit in np.eye(slot.width)]
    return found


def _is_quaternion(plan: Plan, slot) -> bool:
    """Whether a slot is a unit quaternion: four states with a normal form."""
    pool, places = plan.equations.pool, range(slot.start, slot.start + slot.width)
    return slot.width == 4 and all(plan.equations.normalised[k] is not pool.symbol("state", k) for k in places)


def rotations(width: int, quaternion: bool) -> list[np.ndarray]:
    """Generators of rotations of a vector; for a quaternion, those of the frame, then those of the body."""
    return _quaternion_blocks() if quaternion else _vector_blocks(width)


def _vector_blocks(width: int) -> list[np.ndarray]:
    if width == 2:
        return [np.array([[0.0, -1.0], [1.0, 0.0]])]
    return [np.cross(unit, UNITS).T for unit in UNITS] if width == 3 else []


def _quaternion_blocks() -> list[np.ndarray]:
    """½ (0, e) ∘ q and ½ q ∘ (0, e) for three axes e."""
    left, right = [], []
    for unit, cross in zip(UNITS, _vector_blocks(3), strict=True):
        edge = np.block([[np.zeros((1, 1)), -unit[None]], [unit[:, None], np.zeros((3, 3))]])
        inner = np.block([[np.zeros((1, 1)), np.zeros((1, 3))], [np.zeros((3, 1)), cross]])
        left.append(0.5 * (edge + inner))
        right.append(0.5 * (edge - inner))
    return [*left, *right]
