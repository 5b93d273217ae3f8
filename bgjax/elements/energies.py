"""What storages share: energies and co-energies as JAX functions, the laws that follow from them, and their checks."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..errors import Fault
from .base import AbstractElement
from .law import callable_faults, is_symbolic
from .records import Dynamic, Given, Response, State


def dot(a, b):
    return sum((x * y for x, y in zip(a, b, strict=True)), 0.0)


def gradient(function: Callable, vector):
    return jax.grad(lambda x: jnp.reshape(function(x), ()))(vector)


class AbstractStorage(AbstractElement):
    """A storage that may be given by an energy or co-energy, with the JAX functions that its law calls."""

    energy: eqx.AbstractVar[Any]
    coenergy: eqx.AbstractVar[Any]

    def energy_gradient(self, vector):
        return gradient(self.energy, vector)

    def coenergy_gradient(self, vector):
        return gradient(self.coenergy, vector)

    def energy_value(self, vector):
        return jnp.reshape(self.energy(vector), (1,))

    def coenergy_value(self, vector):
        return jnp.reshape(self.coenergy(vector), (1,))


def energy_faults(where: str, **laws) -> list[Fault]:
    marked = [name for name, law in laws.items() if is_symbolic(law)]
    remedy = "drop the bg.symbolic mark: energies are JAX functions, which are differentiated."
    return callable_faults(where, **laws) + [Fault(f"{where}.{name}", "is marked symbolic.", remedy) for name in marked]


def one_of(where: str, **given) -> list[Fault]:
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
    """Law of a nonlinear I (variable = momentum) or C (variable = displacement), which differ by effort and flow
    swapped."""
    width, received = given.widths["port"], given.ports["port"]
    integral = variable in given.states
    output = next((name for name in given.unknowns if name not in (variable, derived)), None)

    def run(method, vector, size=width):
        return np.array(given.call(method, size, vector), dtype=object)

    if storage.energy is not None:
        x = given.states[variable] if integral else given.unknowns[variable]
        y = run("energy_gradient", x)
        energy = run("energy_value", x, 1)[0]
        if integral:
            response = Response({"port": y}, {variable: received})
        else:
            rate = given.unknowns[derived]
            gap = y - received
            response = Response({"port": rate}, {variable: rate}, residuals={variable: gap}, dynamics={derived: Dynamic(gap, 0.0 * rate, quasi=variable)})
    elif integral:
        x, y = given.states[variable], given.unknowns[output]
        response = Response({"port": y}, {variable: received}, residuals={output: run("coenergy_gradient", y) - x})
        energy = dot(x, y) - run("coenergy_value", y, 1)[0]
    else:
        y, rate = received, given.unknowns[derived]
        x = run("coenergy_gradient", y)
        response = Response({"port": rate}, dynamics={derived: Dynamic(x, rate, state=variable)})
        energy = dot(x, y) - run("coenergy_value", y, 1)[0]
    response.signals[variable] = x
    response.energy = energy
    return response
