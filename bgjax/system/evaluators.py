"""One interface to the values of a system, for numbers and for traced values; chosen once, where a calculation begins.

Algorithms ask an evaluator for elements, initial values and results, and use its arithmetic, so that they are written
once. Numbers are evaluated by NumPy, without compiling anything; traced values by JAX.
"""

import abc
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import traced
from ..elements.base import AbstractElement
from ..expressions.backends.solves.arithmetic import NUMBERS, TRACES, Arithmetic
from ..formulation.records.output import OutputNames
from .base import bound_of
from .binding import parameter_lookup
from .compiling.route import routed_contents
from .evaluate_numbers import evaluate_numbers
from .system import System


class AbstractEvaluator(abc.ABC):
    """Values of a system at single states."""

    on: ClassVar[Arithmetic]

    def __init__(self, system: System):
        self.system = system

    @property
    def numbers(self) -> bool:
        """Whether all values are numbers."""
        return self.on is NUMBERS

    @abc.abstractmethod
    def known(self, *values: Any) -> bool:
        """Whether these values are numbers, which may be checked and compared."""

    @abc.abstractmethod
    def kept(self) -> contextlib.AbstractContextManager:
        """In this context numbers stay numbers: JAX would otherwise trace what is computed from them inside a trace."""

    @abc.abstractmethod
    def in_numbers(self) -> "NumberEvaluator | None":
        """The evaluator of the system with numbers: its own, or the last it had; None if it never had any."""

    @abc.abstractmethod
    def elements(self) -> dict[str, AbstractElement]:
        """Elements by path, with the values of the model."""

    @abc.abstractmethod
    def parameters(self) -> Callable[[tuple], Any]:
        """A function from the key of a parameter symbol to its value."""

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

    def known(self, *values: Any) -> bool:
        return True

    def kept(self) -> contextlib.AbstractContextManager:
        return jax.ensure_compile_time_eval()

    def in_numbers(self) -> "NumberEvaluator":
        return self

    def elements(self) -> dict[str, AbstractElement]:
        return {**bound_of(self.system).elements, "": self.system.model}

    def parameters(self) -> Callable[[tuple], Any]:
        return bound_of(self.system).lookup

    def scales(self) -> np.ndarray:
        """For every state, the value that corresponds to an energy of 1 J."""
        return np.array(self.system.scales())

    def initial(self) -> Mapping[str, Any]:
        return bound_of(self.system).initial

    def results(self, names: OutputNames, time: Any, state: Any) -> np.ndarray:
        return evaluate_numbers(self.system, names, np.array([float(time)]), np.asarray(state)[None])[0]

    def array(self, value: Any) -> np.ndarray:
        return np.asarray(value, float)


class TraceEvaluator(AbstractEvaluator):
    """Evaluates traced values by JAX; some of the values may be numbers."""

    on = TRACES

    def __init__(self, system: System):
        super().__init__(system)
        self.has_numbers = not traced(system)  # only time or other values are traced

    def known(self, *values: Any) -> bool:
        return not traced(*values)

    def kept(self) -> contextlib.AbstractContextManager:
        return contextlib.nullcontext()

    def in_numbers(self) -> NumberEvaluator | None:
        if self.has_numbers:
            return NumberEvaluator(self.system)
        return None if self.system.last.model is None else NumberEvaluator(self.system.with_numbers)

    def elements(self) -> dict[str, AbstractElement]:
        return self.system.elements()

    def parameters(self) -> Callable[[tuple], Any]:
        return bound_of(self.system).lookup if self.has_numbers else parameter_lookup(self.elements())

    def initial(self) -> Mapping[str, Any]:
        return routed_contents(self.system.plan.memory, self.system.model, self.system.method).initial

    def results(self, names: OutputNames, time: Any, state: Any) -> Any:
        return self.system.evaluate(names, time, jnp.asarray(state))

    def array(self, value: Any) -> Any:
        return jnp.asarray(value, jnp.result_type(float))


def evaluator(system: System, *values: Any) -> AbstractEvaluator:
    """The evaluator for a system and the values that a calculation begins with."""
    return TraceEvaluator(system) if traced(system, *values) else NumberEvaluator(system)
