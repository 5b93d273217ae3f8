"""Evaluates a system by NumPy for numbers and by JAX for traced values, behind one interface chosen where work begins.

Algorithms ask an evaluator for elements, initial values and results, and use its arithmetic, so that they are written
once. Numbers are evaluated by NumPy, without compiling anything; traced values by JAX.
"""

import abc
import contextlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import array_functions, device_array, traced
from ..expressions.backends.jax.program import run_body
from ..expressions.backends.numpy.backend import iterates
from ..expressions.backends.solves.arithmetic import NUMBERS, TRACES, Arithmetic
from ..expressions.expression import Scalar
from ..expressions.program import make_program
from ..formulation.records.output import OutputNames
from .base import AbstractSystem, bound_of
from .binding import parameter_lookup
from .compiling.route import routed_contents
from .evaluate_numbers import compiled_results, evaluate_numbers, results_by_numpy
from .parameters.open_loops import refusing_derivatives


class AbstractEvaluator(abc.ABC):
    """Values of a system at single states."""

    on: ClassVar[Arithmetic]

    def __init__(self, system: AbstractSystem):
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
    def elements(self) -> dict[str, Any]:
        """Elements by path, with the values of the model; also the laws of derived results, and the model itself."""

    @abc.abstractmethod
    def parameters(self) -> Callable[[tuple], Any]:
        """A function from the key of a parameter symbol to its value."""

    @abc.abstractmethod
    def initial(self) -> Mapping[str, Any]:
        """The initial values that the model itself contains, by path."""

    @abc.abstractmethod
    def scales(self) -> Any:
        """For every state, the value that corresponds to an energy of 1 J (1 if energy does not depend on it)."""

    @abc.abstractmethod
    def results(self, names: OutputNames, time: Any, state: Any, order: Any = 0.0, dependent: Any = None) -> Any:
        """The named results at a state, concatenated into a flat vector."""

    @abc.abstractmethod
    def results_at(self, names: OutputNames, times: Any, states: Any) -> Any:
        """The named results at many states, one row for each time."""

    @abc.abstractmethod
    def scalars(self, time: Any, state: Any, outputs: Sequence[Scalar]) -> jax.Array:
        """Values of scalar expressions of the system's pool at a state."""

    @abc.abstractmethod
    def remember(self, key: Hashable, compute: Callable[[], Any], *arguments: Any) -> Any:
        """The result of `compute` for the values of the system and these arguments, remembered if all are numbers."""

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

    def elements(self) -> dict[str, Any]:
        return dict(bound_of(self.system).owners)

    def parameters(self) -> Callable[[tuple], Any]:
        return bound_of(self.system).lookup

    def scales(self) -> jax.Array:
        return self.remember("scales", lambda: _scales(self.system))

    def initial(self) -> Mapping[str, Any]:
        return bound_of(self.system).initial

    def results(self, names: OutputNames, time: Any, state: Any, order: Any = 0.0, dependent: Any = None) -> np.ndarray:
        at = np.array([time], float), np.asarray(state, float)[None]
        followed = None if dependent is None else np.asarray(dependent)[None]
        return results_by_numpy(self.system, self.system.plan.program(names), *at, float(order), followed)[0]

    def results_at(self, names: OutputNames, times: Any, states: Any) -> np.ndarray:
        return evaluate_numbers(self.system, names, np.asarray(times), np.asarray(states))

    def scalars(self, time: Any, state: Any, outputs: Sequence[Scalar]) -> jax.Array:
        program = make_program(self.system.plan.equations.pool, outputs)
        if iterates(program):
            return TraceEvaluator(self.system).scalars(time, state, outputs)
        self.system.check_state(state)
        return jnp.asarray(results_by_numpy(self.system, program, np.array([time], float), np.asarray(state)[None])[0])

    def remember(self, key: Hashable, compute: Callable[[], Any], *arguments: Any) -> Any:
        key = key, *[np.asarray(argument).tobytes() for argument in arguments]
        return bound_of(self.system).memory.remember(key, compute)

    def array(self, value: Any) -> np.ndarray:
        return np.asarray(value, float)


class TraceEvaluator(AbstractEvaluator):
    """Evaluates traced values by JAX; some of the values may be numbers."""

    on = TRACES

    @cached_property
    def has_numbers(self) -> bool:
        """Whether the system itself has numbers: only time or other values are traced."""
        return not traced(self.system)

    def known(self, *values: Any) -> bool:
        return not traced(*values)

    def kept(self) -> contextlib.AbstractContextManager:
        return contextlib.nullcontext()

    def in_numbers(self) -> NumberEvaluator | None:
        if self.has_numbers:
            return NumberEvaluator(self.system)
        return None if self.system.last.model is None else NumberEvaluator(self.system.with_numbers)

    def elements(self) -> dict[str, Any]:
        if self.has_numbers:
            return NumberEvaluator(self.system).elements()
        model, equations = self.system.model, self.system.plan.equations
        contents = routed_contents(self.system.plan.memory, model, self.system.method)
        return refusing_derivatives({**contents.elements, **contents.derived, "": model}, equations.redundancy.opening)

    def parameters(self) -> Callable[[tuple], Any]:
        return bound_of(self.system).lookup if self.has_numbers else parameter_lookup(self.elements())

    def initial(self) -> Mapping[str, Any]:
        return routed_contents(self.system.plan.memory, self.system.model, self.system.method).initial

    def scales(self) -> jax.Array:
        return NumberEvaluator(self.system).scales() if self.has_numbers else _scales(self.system)

    def results(self, names: OutputNames, time: Any, state: Any, order: Any = 0.0, dependent: Any = None) -> jax.Array:
        if self.known(self.system, time, state, order, dependent):  # what does not depend on traced values
            return device_array(NumberEvaluator(self.system).results(names, time, state, order, dependent))
        return self.system.evaluate(names, time, jnp.asarray(state), self.system.parameters(names), order, dependent)

    def results_at(self, names: OutputNames, times: Any, states: Any) -> jax.Array:
        return compiled_results(self.system, names, times, states)

    def scalars(
        self, time: Any, state: Any, outputs: Sequence[Scalar], others: Callable[[tuple], Any] | None = None
    ) -> jax.Array:
        """As above; `others` gives the values of symbols that are neither states nor time."""
        self.system.check_state(state)
        program = make_program(self.system.plan.equations.pool, outputs)
        parameters = self.system.parameters_of(program)
        state, last = self.system.parted(jnp.asarray(state))

        def symbol(key: tuple):
            match key[0]:
                case "state":
                    return state[key[1]]
                case "last":
                    return last[key[1]]
                case "time":
                    return jnp.asarray(time, dtype=float)
            return others(key)

        blocks = self.system.plan.equations.solved.blocks
        return run_body(program, parameters.carried, symbol, parameters.elements, blocks)

    def remember(self, key: Hashable, compute: Callable[[], Any], *arguments: Any) -> Any:
        return compute()

    def array(self, value: Any) -> Any:
        return jnp.asarray(value, jnp.result_type(float))


def evaluator(system: AbstractSystem, *values: Any) -> AbstractEvaluator:
    """The evaluator for a system and the values that a calculation begins with."""
    return TraceEvaluator(system) if traced(system, *values) else NumberEvaluator(system)


def _scales(system: AbstractSystem) -> jax.Array:
    """Typical sizes of the states; gradients stop at them."""
    elements, parts = system.elements(), []
    for slot in system.plan.equations.states:
        path, _, name = slot.name.rpartition(".")
        size = type(elements[path]).scale(elements[path], name)  # binding a method of a module takes equinox 50 µs
        parts.append(array_functions(size).broadcast_to(size, (slot.width,)))
    if not traced(parts):
        return device_array(np.concatenate([np.zeros(0), *parts]))
    return jax.lax.stop_gradient(jnp.concatenate(parts))
