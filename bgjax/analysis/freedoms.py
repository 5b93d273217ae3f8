"""What may be sought, as users write it: Free, Positive, Bounded, Fixed; what is known of it beforehand: Normal, LogNormal; and sensors."""

import abc
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from .._tracing import numbers
from ..errors import Fault, shown
from ..surface.arguments import WordedPlain
from ..surface.calls import AbstractWorded
from .transforms import AbstractTransform, Between, Logarithmic, Moments, Scaled, Tensor, second_moments


def _spread_faults(name: str, spread: "Normal | LogNormal", single: bool, right) -> list[Fault]:
    """Finite numbers that a distribution can have; one pair only where it is to be `single`."""
    pair = [numbers(value) for value in vars(spread).values()]
    finite = all(value is not None and np.all(np.isfinite(value)) and not (single and value.ndim) for value in pair)
    if finite and np.all(right(*pair)):
        return []
    return [Fault(name, "is not spread like this.", "give bg.Normal(mean, std) or bg.LogNormal(median, factor) with factor > 1.")]


class Normal(AbstractWorded):
    """Known beforehand: mean ± standard deviation."""

    mean: Any
    std: Any

    def faults(self, name: str, single: bool = False) -> list[Fault]:
        """A mean and a positive standard deviation."""
        return _spread_faults(name, self, single, lambda mean, std: std > 0.0)

    def residual(self, value):
        return jnp.ravel((value - jnp.asarray(self.mean)) / jnp.asarray(self.std))


class LogNormal(AbstractWorded):
    """Known beforehand within a factor: one standard deviation up or down is `factor` times the median or its inverse."""

    median: Any
    factor: Any

    def faults(self, name: str, single: bool = False) -> list[Fault]:
        """A positive median and a factor above one."""
        return _spread_faults(name, self, single, lambda median, factor: (median > 0.0) & (factor > 1.0))

    def residual(self, value):
        return jnp.ravel(jnp.log(value / jnp.asarray(self.median)) / jnp.log(jnp.asarray(self.factor)))


class AbstractFreedom(metaclass=WordedPlain):
    """A number, or an array of them, to be found. `guess` is where to begin, the model's own value where it is None; `prior` what is known of it."""

    guess: Any
    prior: Normal | LogNormal | None

    @abc.abstractmethod
    def transform(self, guess: np.ndarray) -> AbstractTransform: ...

    @abc.abstractmethod
    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]: ...


def prior_faults(name: str, prior: Any) -> list[Fault]:
    """What is known beforehand of every number of a quantity."""
    if prior is None:
        return []
    if not isinstance(prior, Normal | LogNormal):
        return [Fault(name, f"prior = {shown(prior)} does not say what is known.", "give prior=bg.Normal(mean, std) or bg.LogNormal(median, factor).")]
    return prior.faults(name)


@dataclass(frozen=True)
class Free(AbstractFreedom):
    """A number to be found, any one or beyond a bound; `scale` is a large change of it."""

    guess: Any = None
    low: Any = None
    high: Any = None
    scale: Any = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        if self.low is not None or self.high is not None:
            return _within(guess, self.low, self.high)
        size = np.abs(guess)
        scale = np.asarray(self.scale, float) if self.scale is not None else np.where(size > 0.0, size, max(1.0, float(np.max(size, initial=0.0))))
        return Scaled(guess, np.broadcast_to(scale, guess.shape))

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        found = _faults(name, self.guess, guess, self.low, self.high)
        if self.scale is not None and (numbers(self.scale) is None or not np.all(np.asarray(self.scale) > 0.0)):
            found.append(Fault(name, f"scale = {shown(self.scale)} is not positive.", "give the size of a large change."))
        return found


@dataclass(frozen=True)
class Positive(AbstractFreedom):
    """A positive number to be found; its logarithm is sought, so that a guess may be wrong by a factor."""

    guess: Any = None
    high: Any = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return _within(guess, 0.0, self.high)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        return _faults(name, self.guess, guess, 0.0, self.high)


@dataclass(frozen=True)
class Bounded(AbstractFreedom):
    """A number to be found between two others."""

    low: Any
    high: Any
    guess: Any = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return _within(guess, self.low, self.high)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        return _faults(name, self.guess, guess, self.low, self.high)


@dataclass(frozen=True)
class Inertia(AbstractFreedom):
    """Moments of inertia that a body can have: none is larger than the sum of the other two. Three moments, or a 3 × 3 matrix."""

    guess: Any = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return Moments(guess) if guess.shape == (3,) else Tensor(guess)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        if guess is None or guess.shape not in ((3,), (3, 3)):
            return [Fault(name, "is not an inertia.", "give bg.Inertia to three moments or a 3 × 3 matrix.")]
        second = np.asarray(second_moments(guess)) if guess.ndim == 1 else np.linalg.eigvalsh(0.5 * np.trace(guess) * np.eye(3) - guess)
        if np.any(second <= 0.0):
            what = f"no body has the moments {_text(guess)}: one is as large as the sum of the others, or larger."
            return [Fault(name, what, "give a guess that a body can have.")]
        return []


def _within(guess: np.ndarray, low: Any, high: Any) -> AbstractTransform:
    if low is not None and high is not None:
        return Between(guess, np.asarray(low, float), np.asarray(high, float))
    return Logarithmic(guess, np.asarray(low if low is not None else high, float))


def _faults(name: str, given: Any, guess: np.ndarray | None, low: Any, high: Any) -> list[Fault]:
    if guess is None or not np.all(np.isfinite(guess)):
        return [Fault(name, f"the guess {shown(given)} is not a finite number.", "give a number such as bg.Free(1.0).")]
    found = []
    for word, bound, wrong in (("low", low, np.less_equal), ("high", high, np.greater_equal)):
        if bound is not None and numbers(bound) is None:
            found.append(Fault(name, f"{word} = {shown(bound)} is not a number.", "give a number, or leave it out."))
        elif bound is not None and np.any(wrong(guess, np.asarray(bound, float))):
            what = f"the guess {_text(guess)} is not inside {word} = {_text(bound)}."
            found.append(Fault(name, what, "give a guess between the bounds, or other bounds."))
    return found


@dataclass(frozen=True)
class Fixed(metaclass=WordedPlain):
    """A value that stays as it is."""

    value: Any = None


@dataclass(frozen=True)
class Sensor(metaclass=WordedPlain):
    """How a result is measured: gain · result(t − delay) + bias. Each may be a number, or sought: Sensor(bias=bg.Free(0.0))."""

    bias: Any = 0.0
    gain: Any = 1.0
    delay: Any = 0.0


def _text(value: Any) -> str:
    array = np.asarray(value)
    return f"{float(array):.6g}" if array.ndim == 0 else np.array2string(array, precision=4)
