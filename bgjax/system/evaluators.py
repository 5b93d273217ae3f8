"""One interface to the values of a system, for numbers and for traced values; chosen once, where a calculation begins.

Algorithms ask an evaluator for elements, initial values and results, and use its arithmetic, so that they are written
once. Numbers are evaluated by NumPy, without compiling anything; traced values by JAX.
"""

import abc
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import jax.numpy as jnp
import numpy as np

from .._tracing import traced
from ..elements.base import AbstractElement
from ..expressions.backends.solves.arithmetic import NUMBERS, TRACES, Arithmetic
from ..formulation.records.output import OutputNames
from .compiling.route import routed_contents
from .evaluate_numbers import evaluate_numbers
from .system import System, bound_of


class AbstractEvaluator(abc.ABC):
    """Values of a system at single states."""

    on: ClassVar[Arithmetic]

    def __init__(self, system: System):
        self.system = system

    @property
    def numbers(self) -> bool:
        """Whether values are numbers, which may be checked and compared."""
        return self.on is NUMBERS

    def elements(self) -> dict[str, AbstractElement]:
        """Elements by path, with the values of the model."""
        return self.system.elements()

    @abc.abstractmethod
    def initial(self) -> Mapping[str, Any]:
        """The initial values that the model itself contains, by path."""

    @abc.abstractmethod
    def results(self, names: OutputNames, time: Any, state: Any) -> Any:
        """The named results at a state, concatenated into a flat vector."""

    @abc.abstractmethod
    def array(self, value: Any) -> Any:
        """A value as an array of floating-point numbers."""

    def vector(self, pieces: Sequence[Any]) -> Any:
        """Pieces of any shape, concatenated into a flat vector."""
        return self.on.xp.concatenate([self.on.xp.zeros(0), *[self.array(piece).reshape(-1) for piece in pieces]])


class NumberEvaluator(AbstractEvaluator):
    """Evaluates numbers by NumPy."""

    on = NUMBERS

    def initial(self) -> Mapping[str, Any]:
        return bound_of(self.system).initial

    def results(self, names: OutputNames, time: Any, state: Any) -> np.ndarray:
        return evaluate_numbers(self.system, names, np.array([float(time)]), np.asarray(state)[None])[0]

    def array(self, value: Any) -> np.ndarray:
        return np.asarray(value, float)


class TraceEvaluator(AbstractEvaluator):
    """Evaluates traced values by JAX; some of the values may be numbers."""

    on = TRACES

    def initial(self) -> Mapping[str, Any]:
        return routed_contents(self.system.plan.memory, self.system.model, self.system.method).initial

    def results(self, names: OutputNames, time: Any, state: Any) -> Any:
        return self.system.evaluate(names, time, jnp.asarray(state))

    def array(self, value: Any) -> Any:
        return jnp.asarray(value, jnp.result_type(float))


def evaluator(system: System, *values: Any) -> AbstractEvaluator:
    """The evaluator for a system and the values that a calculation begins with."""
    return TraceEvaluator(system) if traced(system, *values) else NumberEvaluator(system)
