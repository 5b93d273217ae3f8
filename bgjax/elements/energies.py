"""Energies and co-energies of storages as JAX functions, the laws that follow from them, and their checks."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from .._types import AnyArray
from ..errors import Fault
from .base import AbstractElement
from .law import callable_faults, is_symbolic
from .records import Dynamic, Given, Response, State


def dot(a, b):
    """Σ aᵢ bᵢ, in any arithmetic."""
    return sum((x * y for x, y in zip(a, b, strict=True)), 0.0)


def scalar_gradient(function: Callable, vector):
    """Gradient of a function that returns one number, by JAX."""
    return jax.grad(lambda x: jnp.reshape(function(x), ()))(vector)


class AbstractStorage(AbstractElement):
    """A storage that may be given by an energy or co-energy, with the JAX functions that its law calls."""

    energy: eqx.AbstractVar[Any]
    coenergy: eqx.AbstractVar[Any]

    def energy_gradient(self, vector: AnyArray) -> AnyArray:
        return scalar_gradient(self.energy, vector)

    def coenergy_gradient(self, vector):
        return scalar_gradient(self.coenergy, vector)

    def energy_value(self, vector: AnyArray) -> AnyArray:
        return jnp.reshape(self.energy(vector), (1,))

    def coenergy_value(self, vector):
        return jnp.reshape(self.coenergy(vector), (1,))


def energy_faults(where: str, **laws) -> list[Fault]:
    """Faults of energies that are no functions, or that are marked symbolic although they must be differentiated by
    JAX."""
    marked = [name for name, law in laws.items() if is_symbolic(law)]
    remedy = "drop the bg.symbolic mark: energies are JAX functions, which are differentiated."
    return callable_faults(where, **laws) + [Fault(f"{where}.{name}", "is marked symbolic.", remedy) for name in marked]


def one_of(where: str, **given) -> list[Fault]:
    """A fault unless exactly one of several ways to give a law is used."""
    names = [name for name, value in given.items() if value is not None]
    if len(names) == 1:
        return []
    what = f"is given by {' and '.join(names)}." if names else "has no value."
    return [Fault(where, what, f"give exactly one of {', '.join(given)}.")]


def storage_unknowns(storage, integral: bool, variable: str, output: str, derived: str, rate: str) -> tuple[State, ...]:
    """Unknowns of a storage. Linear: in derivative causality, the rate of the received variable. By
    energy: in derivative causality, the energy variable and its rate. By co-energy: the output in
    integral causality, otherwise the rate of the energy variable."""
    width = storage.ports()[0].width
    if storage.energy is None and storage.coenergy is None:
        return () if integral else (State(rate, width),)
    if storage.energy is not None:
        return () if integral else (State(variable, width), State(derived, width))
    return (State(output, width),) if integral else (State(derived, width),)


def nonlinear_law(storage, given: Given, variable: str, derived: str) -> Response:
    """Law of a nonlinear I or C by its energy variable, the momentum or the displacement; the two differ by effort and
    flow swapped. `derived` is the rate of the energy variable as an unknown."""
    return _by_coenergy(given, variable, derived) if storage.energy is None else _by_energy(given, variable, derived)


def _by_energy(given: Given, variable: str, derived: str) -> Response:
    received, integral = given.ports["port"], variable in given.states
    x = given.states[variable] if integral else given.unknowns[variable]
    y = _called(given, "energy_gradient", x)
    energy = given.call("energy_value", 1, x)[0]
    if integral:
        response = Response({"port": y}, {variable: received})
    else:
        rate, gap = given.unknowns[derived], y - received
        dynamic = Dynamic(gap, 0.0 * rate, quasi=variable)
        response = Response({"port": rate}, {variable: rate}, residuals={variable: gap}, dynamics={derived: dynamic})
    response.signals[variable], response.energy = x, energy
    return response


def _by_coenergy(given: Given, variable: str, derived: str) -> Response:
    received = given.ports["port"]
    if variable in given.states:
        output = next(name for name in given.unknowns if name not in (variable, derived))
        x, y = given.states[variable], given.unknowns[output]
        gap = _called(given, "coenergy_gradient", y) - x
        response = Response({"port": y}, {variable: received}, residuals={output: gap})
    else:
        y, rate = received, given.unknowns[derived]
        x = _called(given, "coenergy_gradient", y)
        response = Response({"port": rate}, dynamics={derived: Dynamic(x, rate, state=variable)})
    response.signals[variable] = x
    response.energy = dot(x, y) - given.call("coenergy_value", 1, y)[0]
    return response


def _called(given: Given, method: str, vector) -> np.ndarray:
    return np.array(given.call(method, given.widths["port"], vector), dtype=object)
