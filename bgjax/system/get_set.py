"""`get` and `set`: read parameters of systems and graphs by path, and make copies with other values."""

from collections.abc import Mapping
from typing import Any, TypeVar, overload

import equinox as eqx
import jax

from .._types import Values
from ..elements.base import AbstractElement
from ..errors import Fault, ParameterError, raise_faults
from ..graph.graph import AbstractModel
from ..surface.calls import checked_call
from .base import LastNumbers
from .compile_faults import causal_faults, model_faults
from .graphs import system_open_graph
from .parameters.fixed import fixed_fault
from .parameters.paths import bind, like, owner_of, parameter, parameter_paths, walk
from .system import System


Model = TypeVar("Model", bound=System | AbstractModel)


@overload
def get(target: System | AbstractModel, path: str) -> jax.Array: ...
@overload
def get(target: System | AbstractModel, path: None = None) -> dict[str, jax.Array]: ...
@checked_call
def get(target: System | AbstractModel, path: str | None = None) -> jax.Array | dict[str, jax.Array]:
    """Gives the parameter of a system or graph at a path; without a path all parameters, {path: value}. A gradient with
    respect to a system is a system too, so that `bg.get(gradient, "motor.modulus")` is the derivative by that
    parameter."""
    if not isinstance(target, System | AbstractModel):
        what = f"got a {type(target).__name__}."
        raise ParameterError([Fault("get", what, 'write bg.get(system, "motor.modulus").')])
    if path is not None:
        return target.parameter(path) if isinstance(target, System) else parameter(target, path)
    model = target.model if isinstance(target, System) else target
    found = {name: walk(model, name) for name in parameter_paths(model)}
    if isinstance(target, System):
        found |= {f"method.{name}": walk(target.method, name) for name in parameter_paths(target.method)}
    return found


@checked_call
def set(target: Model, values: Values) -> Model:  # noqa: A001
    """Copies a system or graph with parameters changed by path; values may be traced.

    All faults are raised at once."""
    if not isinstance(target, System | AbstractModel) or not isinstance(values, Mapping):
        what = f"got {type(target).__name__} and {type(values).__name__}."
        raise ParameterError([Fault("set", what, 'write bg.set(system, {"motor.modulus": 1.2}).')])
    model, method = (target.model, target.method) if isinstance(target, System) else (target, None)
    fixed = target.plan.fixed if isinstance(target, System) else {}
    faults, arrays = [fixed_fault(path) for path in values if path in fixed], {}
    for path, value in values.items():
        try:
            arrays[path] = like(path, parameter(*owner_of(model, method, path)), value)
        except ParameterError as error:
            faults += error.faults
    raise_faults(ParameterError, faults)
    if not arrays:
        return target
    if not isinstance(target, System):
        model, _ = _exchanged(model, None, arrays)
        raise_faults(ParameterError, model.value_faults() or model_faults(bind(model)))
        return model
    changed = replaced(target, arrays)
    # faults of a model and of a method change only with their own values
    owners = [owner_of(model, method, path)[0] for path in arrays]
    if any(owner is model for owner in owners):
        raise_faults(ParameterError, changed.model.value_faults())
    if any(owner is method for owner in owners):
        raise_faults(ParameterError, changed.method.faults(system_open_graph(changed)))
    elements = {path: each for path, each in changed.elements().items() if isinstance(each, AbstractElement)}
    raise_faults(ParameterError, model_faults(elements))
    raise_faults(ParameterError, causal_faults(target.plan, elements))
    return changed


def replaced(system: System, arrays: Mapping[str, Any]) -> System:
    """The system with other arrays at these paths, without checks."""
    model, method = _exchanged(system.model, system.method, arrays)
    return System(model, method, system.plan, LastNumbers(model, method, system.last))


def _exchanged(model: AbstractModel, method: Any, arrays: Mapping[str, Any]) -> tuple[AbstractModel, Any]:
    if not arrays:
        return model, method

    def places(pair: tuple) -> list[Any]:
        return [walk(*owner_of(*pair, path)) for path in arrays]

    return eqx.tree_at(places, (model, method), list(arrays.values()))
