"""Storage with several ports, inertial and capacitive mixed, given by a matrix or an energy function."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from .._types import AnyArray, Law, Value
from ..errors import Fault, ParameterError, shown
from ..expressions.sparse_ldl import times
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .energies import dot, energy_faults, one_of, scalar_gradient
from .records import Dynamic, Given, Response, State
from .values import as_numbers, field_faults, leaf, whole_number


class Field(AbstractElement):
    """Stores energy through several ports, each inertial ("I") or capacitive ("C").

    `ports` maps names to "I" or "C" (or ("I", width)). The energy is ½ xᵀ `matrix` x of the
    stacked energy variables (momenta, displacements) in this order, or `energy=` a JAX function
    of that vector."""

    kinds: tuple[tuple[str, str, int], ...] = eqx.field(static=True)
    matrix: Value | None = None
    energy: Law | None = None
    symbolic = True

    def __init__(
        self, ports: Mapping[str, str | tuple[str, int]], matrix: Value | None = None, *, energy: Law | None = None
    ):
        if not isinstance(ports, Mapping):
            remedy = 'write bg.Field({"coil": "I", "gap": "C"}, matrix).'
            raise ParameterError([Fault("Field", f"{ports!r} does not name the ports.", remedy)])
        self.kinds = tuple((name, *_port_kind(name, kind)) for name, kind in ports.items())
        self.matrix = None if matrix is None else leaf(matrix, "Field.matrix")
        self.energy = energy

    def ports(self) -> tuple[Port, ...]:
        return tuple(Port(name, width, "in") for name, _, width in self.kinds)

    def rule(self) -> Rule:
        wanted = [kind == "I" for _, kind, _ in self.kinds]
        patterns = product(*[(bit, not bit) for bit in wanted])
        return Rule(tuple(sorted(patterns, key=lambda p: sum(a != b for a, b in zip(p, wanted, strict=True)))), 2)

    def outputs(self) -> tuple[Port, ...]:
        return tuple(Port(_variable(name, kind), width) for name, kind, width in self.kinds)

    def _integral(self, received: dict[str, str], name: str, kind: str) -> bool:
        return received[name] == ("effort" if kind == "I" else "flow")

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return tuple(State(_variable(n, k), w) for n, k, w in self.kinds if self._integral(received, n, k))

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        dependent = [(n, k, w) for n, k, w in self.kinds if not self._integral(received, n, k)]
        return tuple(State(label, w) for n, k, w in dependent for label in (_variable(n, k), f"{_variable(n, k)}_rate"))

    def law(self, given: Given) -> Response:
        names = {name: _variable(name, kind) for name, kind, _ in self.kinds}
        pieces = [given.states[v] if v in given.states else given.unknowns[v] for v in names.values()]
        y, energy = self._energetics(given, np.concatenate(pieces))
        response = Response(energy=energy)
        start = 0
        for (name, _, width), piece in zip(self.kinds, pieces, strict=True):
            self._port_law(given, response, name, names[name], y[start : start + width], piece)
            start += width
        return response

    def _energetics(self, given: Given, x: np.ndarray) -> tuple[np.ndarray, Any]:
        """The gradient of the energy and the energy, at all energy variables."""
        if self.energy is None:
            y = times(self.matrix, x)
            return y, 0.5 * dot(x, y)
        y = np.array(given.call("energy_gradient", len(x), x), dtype=object)
        return y, given.call("energy_value", 1, x)[0]

    def _port_law(self, given: Given, response: Response, name: str, variable: str, output, value) -> None:
        response.signals[variable] = value
        if variable in given.states:
            response.outputs[name] = output
            response.rates[variable] = given.ports[name]
            return
        rate = given.unknowns[f"{variable}_rate"]
        gap = output - given.ports[name]
        response.outputs[name] = response.rates[variable] = rate
        response.residuals[variable] = gap
        response.dynamics[f"{variable}_rate"] = Dynamic(gap, 0.0 * rate, quasi=variable)

    def energy_gradient(self, vector: AnyArray) -> AnyArray:
        return scalar_gradient(self.energy, vector)

    def energy_value(self, vector: AnyArray) -> AnyArray:
        return jnp.reshape(self.energy(vector), (1,))

    def faults(self, where: str) -> list[Fault]:
        one = one_of(where, matrix=self.matrix, energy=self.energy) + energy_faults(where, energy=self.energy)
        size = sum(width for _, _, width in self.kinds)
        if self.matrix is not None and np.shape(self.matrix) not in ((), (size,), (size, size)):
            what = f"has shape {np.shape(self.matrix)} for {size} variables."
            one.append(Fault(f"{where}.matrix", what, f"give ({size}, {size})."))
        if one or as_numbers(self.matrix) is None:
            return one
        return field_faults(where, "matrix", self.matrix, positive=False)


def _port_kind(name: str, kind) -> tuple[str, int]:
    """("I" or "C", width) from the user's description of a port of a field."""
    pair = (kind, 1) if isinstance(kind, str) else kind
    letter, width = pair if isinstance(pair, tuple | list) and len(pair) == 2 else (None, 1)
    if not isinstance(letter, str) or letter not in ("I", "C"):
        what = f"{shown(kind)} is neither an I nor a C port."
        raise ParameterError([Fault(f"Field.{name}", what, 'give "I" or "C", or ("I", width).')])
    return letter, whole_number(f"Field.{name}", width, '("I", 3) for a port of width 3')


def _variable(port: str, kind: str) -> str:
    return f"{port}_{'momentum' if kind == 'I' else 'displacement'}"
