"""The values of a compiled system, model and method, with the plan of its equations; without their evaluation."""

import abc
from typing import Self

import equinox as eqx
import jax.numpy as jnp

from .._tracing import traced
from .._types import AnyArray, Carried, Number, Results
from ..elements.base import AbstractElement
from ..errors import Fault, InitialError, shown
from ..expressions.program import Program
from ..formulation.records.output import Output, OutputNames
from ..graph.graph import AbstractModel
from ..graph.methods.base import AbstractMethod
from ..surface.listing import public
from .binding import Bound, bound
from .parameters.paths import is_array, owner_of, parameter
from .plan import Plan


class Parameters(eqx.Module):
    """Holds parameter values prepared for the integration loop: evaluated parameter expressions, and elements with JAX
    laws."""

    carried: Carried
    elements: dict[str, AbstractElement]

    __dir__ = public


class LastNumbers:
    """The model with the last values that were numbers, not traced: used for choices, not for results. All instances
    compare equal, so that they do not affect the pytree structure."""

    def __init__(self, model: AbstractModel, method: AbstractMethod, before: "LastNumbers | None" = None):
        last = (before.model, before.method) if before else (None, None)
        self.model, self.method = last if traced(model, method) else (model, method)

    def __eq__(self, other) -> bool:
        return isinstance(other, LastNumbers)

    def __hash__(self) -> int:
        return 0


class AbstractSystem(eqx.Module):
    """The values of a compiled system and the plan of its equations, and what evaluators ask of it."""

    model: AbstractModel
    method: AbstractMethod
    plan: Plan = eqx.field(static=True)
    last: LastNumbers = eqx.field(static=True)
    begin: AnyArray | None = (
        None  # initial guesses of nonlinear loops where a state vector does not contain them; None means zero
    )

    @abc.abstractmethod
    def elements(self) -> dict[str, AbstractElement]:
        """Elements by path, with the values of the source model."""

    @abc.abstractmethod
    def parameters_of(self, program: Program) -> Parameters:
        """The expressions of a program that depend on parameters alone, evaluated once."""

    @abc.abstractmethod
    def evaluate(
        self,
        names: OutputNames,
        time: Number,
        state: AnyArray,
        parameters: Parameters | None = None,
        order: Number = 0.0,
        dependent: AnyArray | None = None,
    ) -> Results:
        """The named results, concatenated into a flat vector."""

    def parameters(self, names: OutputNames = (Output.RATES,)) -> Parameters:
        """Evaluate once the expressions that depend on parameters alone."""
        return self.parameters_of(self.plan.program(names))

    @property
    def with_numbers(self) -> Self:
        """The system with the last values that were numbers, also if its own values are traced."""
        return type(self)(self.last.model, self.last.method, self.plan, self.last)

    @property
    def in_numbers(self) -> Self:
        """The system itself if its values are numbers, otherwise with the last values that were."""
        return self.with_numbers if traced(self) else self

    @property
    def has_numbers(self) -> bool:
        """Whether its values are certainly numbers, because they are the same objects that were checked before."""
        return self.last.model is not None and self.last.model is self.model and self.last.method is self.method

    def parameter(self, path: str) -> AnyArray:
        """The parameter at a path: of the model, or of the method ("method.stiffness")."""
        return parameter(*owner_of(self.model, self.method, path))

    def parted(self, state: AnyArray) -> tuple[AnyArray, AnyArray | None]:
        """The states, and the initial guesses of nonlinear loops: `begin` or zero if the vector has none, None without
        loops."""
        size, carried = self.plan.size, self.plan.carried
        if not carried:
            return state, None
        if state.shape[0] > size:
            return state[:size], state[size:]
        zero = jnp.zeros((carried,), jnp.result_type(float))
        return state[:size], zero if self.begin is None else self.begin

    def beginning_at(self, state: AnyArray) -> tuple[Self, AnyArray]:
        """The system with the loop solutions that follow the states in a vector as initial guesses, and the states
        alone."""
        size = self.plan.size
        if state.shape[0] == size:
            return self, state
        return type(self)(self.model, self.method, self.plan, self.last, jnp.asarray(state[size:])), state[:size]

    def check_state(self, state: AnyArray) -> None:
        """Raise unless `state` is a flat vector of the system's size; loop solutions may follow it, as in `sol.ys`."""
        if not is_array(state) or state.shape not in ((self.plan.size,), (self.plan.size + self.plan.carried,)):
            fault = f"has shape {state.shape}" if is_array(state) else f"{shown(state)} is not an array"
            remedy = f"give a vector in the order of system.states: {', '.join(self.plan.state_names)}."
            raise InitialError([Fault("state", f"{fault}; the system's size is {self.plan.size}.", remedy)])


def bound_of(system: AbstractSystem) -> Bound:
    """The elements of a system whose values are numbers, and results remembered for these values."""
    return bound(system.plan, system.model, system.method)
