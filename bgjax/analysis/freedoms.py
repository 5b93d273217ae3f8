"""User-facing descriptions of a fit's unknowns (Free, Positive, Bounded, Inertia, Fixed), priors and sensors.

Each description is checked for faults and turned into a transform from an unconstrained variable. The priors Normal and
LogNormal give residuals; they also serve as the distributions of random sweep designs."""

import abc
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from .._tracing import numbers
from .._types import AnyArray, Names, Value
from ..errors import Fault, shown
from ..surface.arguments import WordedPlain
from ..surface.calls import AbstractWorded
from .transforms import AbstractTransform, Between, LogarithmicTransform, Moments, Scaled, Tensor, second_moments


def _spread_faults(name: str, spread: "Normal | LogNormal", single: bool, right) -> list[Fault]:
    """Faults of a prior whose two entries are not finite or not admissible (`right`); arrays are refused if
    `single`."""
    pair = [numbers(value) for value in vars(spread).values()]
    finite = all(value is not None and np.all(np.isfinite(value)) and not (single and value.ndim) for value in pair)
    if finite and np.all(right(*pair)):
        return []
    remedy = "give bg.Normal(mean, std) or bg.LogNormal(median, factor) with factor > 1."
    return [Fault(name, "is not spread like this.", remedy)]


class Normal(AbstractWorded):
    """Describes a normal distribution, for a prior or a range of a design, by mean and standard deviation."""

    mean: Value
    std: Value

    def faults(self, name: str, single: bool = False) -> list[Fault]:
        """Faults unless both entries are finite and the standard deviation is positive."""
        return _spread_faults(name, self, single, lambda mean, std: std > 0.0)

    def residual(self, value: AnyArray) -> AnyArray:
        return jnp.ravel((value - jnp.asarray(self.mean)) / jnp.asarray(self.std))


class LogNormal(AbstractWorded):
    """Log-normal distribution, as a prior or as a range of a design: one standard deviation above the median is
    median · factor, one below it is median / factor."""

    median: Value
    factor: Value

    def faults(self, name: str, single: bool = False) -> list[Fault]:
        """Faults unless the median is positive and the factor is greater than one."""
        return _spread_faults(name, self, single, lambda median, factor: (median > 0.0) & (factor > 1.0))

    def residual(self, value: AnyArray) -> AnyArray:
        return jnp.ravel(jnp.log(value / jnp.asarray(self.median)) / jnp.log(jnp.asarray(self.factor)))


class AbstractFreedom(metaclass=WordedPlain):
    """An unknown of a fit: a scalar or an array. `guess` is its initial value (None: the value in the model), `prior`
    its prior distribution, if any."""

    guess: Value | None
    prior: Normal | LogNormal | None

    @abc.abstractmethod
    def transform(self, guess: np.ndarray) -> AbstractTransform: ...

    @abc.abstractmethod
    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]: ...


def prior_faults(name: str, prior: Any) -> list[Fault]:
    """Faults of the prior given for an unknown; None means that there is no prior."""
    if prior is None:
        return []
    if not isinstance(prior, Normal | LogNormal):
        what = f"prior = {shown(prior)} does not say what is known."
        return [Fault(name, what, "give prior=bg.Normal(mean, std) or bg.LogNormal(median, factor).")]
    return prior.faults(name)


@dataclass(frozen=True)
class Free(AbstractFreedom):
    """A parameter to be fitted may have any value, or one limited by `low`, `high` or both. `scale` is the size of a
    large change of it."""

    guess: Value | None = None
    low: Value | None = None
    high: Value | None = None
    scale: Value | None = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        if self.low is not None or self.high is not None:
            return _within(guess, self.low, self.high)
        scale = _usual_scale(guess) if self.scale is None else np.asarray(self.scale, float)
        return Scaled(guess, np.broadcast_to(scale, guess.shape))

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        found = _faults(name, self.guess, guess, self.low, self.high)
        if self.scale is not None and (numbers(self.scale) is None or not np.all(np.asarray(self.scale) > 0.0)):
            found.append(
                Fault(name, f"scale = {shown(self.scale)} is not positive.", "give the size of a large change.")
            )
        return found


@dataclass(frozen=True)
class Positive(AbstractFreedom):
    """A parameter to be fitted is positive. The optimiser works on its logarithm, so that the guess may be wrong by a
    large factor."""

    guess: Value | None = None
    high: Value | None = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return _within(guess, 0.0, self.high)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        return _faults(name, self.guess, guess, 0.0, self.high)


@dataclass(frozen=True)
class Bounded(AbstractFreedom):
    """A parameter to be fitted lies between the bounds `low` and `high`."""

    low: Value
    high: Value
    guess: Value | None = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return _within(guess, self.low, self.high)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        return _faults(name, self.guess, guess, self.low, self.high)


@dataclass(frozen=True)
class Inertia(AbstractFreedom):
    """An unknown inertia, three principal moments or a 3 × 3 matrix, kept physically possible: no principal moment
    exceeds the sum of the other two."""

    guess: Value | None = None
    prior: Normal | LogNormal | None = None

    def transform(self, guess: np.ndarray) -> AbstractTransform:
        return Moments(guess) if guess.shape == (3,) else Tensor(guess)

    def faults(self, name: str, guess: np.ndarray | None) -> list[Fault]:
        if guess is None or guess.shape not in ((3,), (3, 3)):
            return [Fault(name, "is not an inertia.", "give bg.Inertia to three moments or a 3 × 3 matrix.")]
        if guess.ndim == 1:
            second = np.asarray(second_moments(guess))
        else:
            second = np.linalg.eigvalsh(0.5 * np.trace(guess) * np.eye(3) - guess)
        if np.any(second <= 0.0):
            what = f"no body has the moments {_text(guess)}: one is as large as the sum of the others, or larger."
            return [Fault(name, what, "give a guess that a body can have.")]
        return []


def _usual_scale(guess: np.ndarray) -> np.ndarray:
    """The size of the guess; where it is zero, that of the largest entry, at least 1."""
    size = np.abs(guess)
    return np.where(size > 0.0, size, max(1.0, float(np.max(size, initial=0.0))))


def _within(guess: np.ndarray, low: Any, high: Any) -> AbstractTransform:
    if low is not None and high is not None:
        return Between(guess, np.asarray(low, float), np.asarray(high, float))
    return LogarithmicTransform(guess, np.asarray(low if low is not None else high, float))


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
    """Holds a quantity constant during a fit, at `value` or (None) at the value in the model."""

    value: Value | None = None


Freedoms = Names | Mapping[str, AbstractFreedom | Fixed | Value]  # what a fit is asked to find, by path


@dataclass(frozen=True)
class Sensor(metaclass=WordedPlain):
    """Measurement model of a result: gain · result(t − delay) + bias. Each property is a number, or an unknown of the
    fit: Sensor(bias=bg.Free(0.0))."""

    bias: Value | AbstractFreedom = 0.0
    gain: Value | AbstractFreedom = 1.0
    delay: Value | AbstractFreedom = 0.0


def _text(value: Any) -> str:
    array = np.asarray(value)
    return f"{float(array):.6g}" if array.ndim == 0 else np.array2string(array, precision=4)
