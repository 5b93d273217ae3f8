"""Storage elements: I, C and mixed IC fields, linear or given by an energy or co-energy function.

Integral causality: a linear I has its flow as state (design.md §5), every other storage its
energy variable. Derivative causality: the time derivative of the received variable is an
unknown, fixed by differentiating it along the motion (class 1 of the zero-order causal paths).
"""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from .._types import Law, Value
from ..errors import Fault, ParameterError, shown
from ..expressions.sparse_ldl import divide, times
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .law import callable_faults, is_symbolic
from .records import Dynamic, Given, Response, State
from .values import concrete, field_faults, leaf, named, scalar_width, size, whole_number


def _dot(a, b):
    return sum((x * y for x, y in zip(a, b, strict=True)), 0.0)


def _gradient(function: Callable, vector):
    return jax.grad(lambda x: jnp.reshape(function(x), ()))(vector)


class AbstractStorage(AbstractElement):
    """A storage that may be given by an energy or co-energy, with the JAX functions that its law calls."""

    energy: eqx.AbstractVar[Any]
    coenergy: eqx.AbstractVar[Any]

    def energy_gradient(self, vector):
        return _gradient(self.energy, vector)

    def coenergy_gradient(self, vector):
        return _gradient(self.coenergy, vector)

    def energy_value(self, vector):
        return jnp.reshape(self.energy(vector), (1,))

    def coenergy_value(self, vector):
        return jnp.reshape(self.coenergy(vector), (1,))


class I(AbstractStorage):  # noqa: E742
    """Inertia. `inertia` is a scalar (same in every direction), a vector (diagonal) or a
    symmetric matrix; or `energy=` H(p) or `coenergy=` T*(f), JAX functions to a scalar.

    `massless` marks directions in which a diagonal inertia is zero: their effort is zero, and their acceleration is
    determined by constraints."""

    inertia: Value | None = eqx.field(converter=named("I.inertia"), default=None)
    energy: Law | None = eqx.field(default=None, kw_only=True)
    coenergy: Law | None = eqx.field(default=None, kw_only=True)
    width: int | None = eqx.field(static=True, default=None, kw_only=True, converter=size("I.width", "width=3"))
    massless: tuple[bool, ...] = eqx.field(static=True, default=(), kw_only=True)
    # set by the compiler: the law must not divide by this inertia
    light: bool = eqx.field(static=True, default=False, kw_only=True)
    symbolic = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", _storage_width(self.inertia, self.width), "in"),)

    def rule(self) -> Rule:
        return Rule(((True,), (False,)), 2)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("momentum", _storage_width(self.inertia, self.width)),)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        if received["port"] == "flow":
            return ()
        name = "momentum" if self.inertia is None else "flow"
        return (State(name, _storage_width(self.inertia, self.width)),)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        if any(self.massless) and received["port"] == "effort":
            return (State("acceleration", sum(self.massless)),)
        if self.light and received["port"] == "effort":
            return (State("acceleration", _storage_width(self.inertia, self.width)),)
        return _unknowns(self, received["port"] == "effort", "momentum", "flow", "effort", "acceleration")

    def law(self, given: Given) -> Response:
        if self.inertia is None:
            return _nonlinear(self, given, "momentum", "effort")
        if any(self.massless) and given.received["port"] == "effort":
            response, flow = self._partly_massless(given), given.states["flow"]
        elif self.light and given.received["port"] == "effort":
            flow, rate = given.states["flow"], given.unknowns["acceleration"]
            response = Response({"port": flow}, {"flow": rate}, residuals={"acceleration": times(self.inertia, rate) - given.ports["port"]})
        elif given.received["port"] == "effort":
            flow = given.states["flow"]
            response = Response({"port": flow}, {"flow": divide(self.inertia, given.ports["port"])})
        else:
            flow, rate = given.ports["port"], given.unknowns["acceleration"]
            weight = None if any(self.massless) else lambda row: times(self.inertia, row)
            response = Response({"port": times(self._declared(), rate)}, dynamics={"acceleration": Dynamic(flow, rate, weight, "flow")})
        momentum = times(self.inertia, flow)
        response.signals["momentum"] = momentum
        response.energy = 0.5 * _dot(momentum, flow)
        return response

    def _declared(self):
        """The inertia with exact zeros in the massless directions."""
        return (
            np.array([0.0 if bare else value for bare, value in zip(self.massless, self.inertia, strict=True)], dtype=object) if self.massless else self.inertia
        )

    def _partly_massless(self, given: Given) -> Response:
        effort, free = given.ports["port"], list(given.unknowns["acceleration"])
        rates = [free.pop(0) if bare else effort[k] / self.inertia[k] for k, bare in enumerate(self.massless)]
        balance = [effort[k] for k, bare in enumerate(self.massless) if bare]
        response = Response({"port": given.states["flow"]}, {"flow": np.array(rates, dtype=object)})
        response.residuals["acceleration"] = np.array(balance, dtype=object)
        return response

    def scale(self, state: str):
        return 1.0 if self.inertia is None else _per_root(self.inertia)

    def faults(self, where: str) -> list[Fault]:
        one = _one_of(where, inertia=self.inertia, energy=self.energy, coenergy=self.coenergy)
        one += _energy_faults(where, energy=self.energy, coenergy=self.coenergy)
        if one or not any(self.massless):
            return one or field_faults(where, "inertia", self.inertia, positive=True)
        return massless_faults(where, "inertia", self.inertia, self.massless)


class C(AbstractStorage):
    """Compliance: `compliance` (q = C e) or `stiffness=` (e = K q), a scalar, vector or symmetric
    matrix; or `energy=` V(q) or `coenergy=` V*(e), JAX functions to a scalar."""

    compliance: Value | None = eqx.field(converter=named("C.compliance"), default=None)
    stiffness: Value | None = eqx.field(converter=named("C.stiffness"), default=None, kw_only=True)
    energy: Law | None = eqx.field(default=None, kw_only=True)
    coenergy: Law | None = eqx.field(default=None, kw_only=True)
    width: int | None = eqx.field(static=True, default=None, kw_only=True, converter=size("C.width", "width=3"))
    symbolic = True

    def _value(self):
        return self.stiffness if self.compliance is None else self.compliance

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", _storage_width(self._value(), self.width), "in"),)

    def rule(self) -> Rule:
        return Rule(((False,), (True,)), 2)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("displacement", _storage_width(self._value(), self.width)),)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        integral = received["port"] == "flow"
        return (State("displacement", _storage_width(self._value(), self.width)),) if integral else ()

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return _unknowns(self, received["port"] == "flow", "displacement", "effort", "flow", "effort_rate")

    def law(self, given: Given) -> Response:
        if self._value() is None:
            return _nonlinear(self, given, "displacement", "flow")
        if given.received["port"] == "flow":
            displacement = given.states["displacement"]
            effort = self._effort(displacement)
            response = Response({"port": effort}, {"displacement": given.ports["port"]})
        else:
            effort, rate = given.ports["port"], given.unknowns["effort_rate"]
            displacement = self._displacement(effort)
            response = Response({"port": self._displacement(rate)}, dynamics={"effort_rate": Dynamic(effort, rate, self._displacement, "effort")})
        response.signals["displacement"] = displacement
        response.energy = 0.5 * _dot(displacement, effort)
        return response

    def scale(self, state: str):
        if self._value() is None:
            return 1.0
        size = _per_root(self.stiffness) if self.compliance is None else 1.0 / _per_root(self.compliance)
        return size if state == "displacement" else 1.0 / size

    def _effort(self, displacement):
        return divide(self.compliance, displacement) if self.stiffness is None else times(self.stiffness, displacement)

    def _displacement(self, effort):
        return times(self.compliance, effort) if self.stiffness is None else divide(self.stiffness, effort)

    def faults(self, where: str) -> list[Fault]:
        one = _one_of(where, compliance=self.compliance, stiffness=self.stiffness, energy=self.energy, coenergy=self.coenergy)
        one += _energy_faults(where, energy=self.energy, coenergy=self.coenergy)
        if one:
            return one
        faults = field_faults(where, "compliance", self.compliance, positive=True)
        return faults + field_faults(where, "stiffness", self.stiffness, positive=False)

    def faults_in(self, where: str, received: dict[str, str], widths: dict[str, int]) -> list[Fault]:
        inverted = received["port"] == "effort" and self.stiffness is not None
        faults = field_faults(where, "stiffness", self.stiffness, positive=True) if inverted else []
        return [fault._replace(remedy=f"here it gives the displacement, q = e/K: {fault.remedy}") for fault in faults]


def massless_faults(where: str, name: str, value, massless: tuple[bool, ...]) -> list[Fault]:
    """Faults of an inertia whose massless directions, part of the structure, are not zero, or whose others are not
    positive."""
    value = concrete(value)
    if value is None:
        return []
    if value.shape != (len(massless),):
        return [Fault(f"{where}.{name}", f"has shape {value.shape}, the directions without inertia are {massless}.", "give one moment a direction.")]
    if np.any(value[list(massless)] != 0.0):
        return [Fault(f"{where}.{name}", "was built with directions without inertia, which now have some.", "build the part again with its inertia.")]
    return [] if all(massless) else field_faults(where, name, value[~np.array(massless)], positive=True)


def _per_root(value):
    """1/√ of the diagonal of a matrix, vector or scalar; 1 where it is zero."""
    array = jnp if concrete(value) is None else np  # NumPy compiles nothing
    diagonal = array.diagonal(value) if array.ndim(value) == 2 else array.asarray(value)
    return array.where(diagonal > 0.0, 1.0 / array.sqrt(array.where(diagonal > 0.0, diagonal, 1.0)), 1.0)


def _storage_width(value, width: int | None) -> int | str:
    return width or (scalar_width(value) if value is not None else "n")


def _energy_faults(where: str, **laws) -> list[Fault]:
    marked = [name for name, law in laws.items() if is_symbolic(law)]
    remedy = "drop the bg.symbolic mark: energies are JAX functions, which are differentiated."
    return callable_faults(where, **laws) + [Fault(f"{where}.{name}", "is marked symbolic.", remedy) for name in marked]


def _one_of(where: str, **given) -> list[Fault]:
    names = [name for name, value in given.items() if value is not None]
    if len(names) == 1:
        return []
    what = f"is given by {' and '.join(names)}." if names else "has no value."
    return [Fault(where, what, f"give exactly one of {', '.join(given)}.")]


def _unknowns(storage, integral: bool, variable: str, output: str, derived: str, rate: str) -> tuple[State, ...]:
    """Unknowns of a storage. Linear: in derivative causality, the rate of the received variable. By
    energy: in derivative causality, the energy variable and its rate. By co-energy: the output in
    integral causality, otherwise the rate of the energy variable."""
    width = storage.ports()[0].width
    if storage.energy is None and storage.coenergy is None:
        return () if integral else (State(rate, width),)
    if storage.energy is not None:
        return () if integral else (State(variable, width), State(derived, width))
    return (State(output, width),) if integral else (State(derived, width),)


def _nonlinear(storage, given: Given, variable: str, derived: str) -> Response:
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
        energy = _dot(x, y) - run("coenergy_value", y, 1)[0]
    else:
        y, rate = received, given.unknowns[derived]
        x = run("coenergy_gradient", y)
        response = Response({"port": rate}, dynamics={derived: Dynamic(x, rate, state=variable)})
        energy = _dot(x, y) - run("coenergy_value", y, 1)[0]
    response.signals[variable] = x
    response.energy = energy
    return response


class Field(AbstractElement):
    """A storage with several ports, inertial ("I") and capacitive ("C") mixed.

    `ports` maps names to "I" or "C" (or ("I", width)). The energy is ½ xᵀ `matrix` x of the
    stacked energy variables (momenta, displacements) in this order, or `energy=` a JAX function
    of that vector."""

    kinds: tuple[tuple[str, str, int], ...] = eqx.field(static=True)
    matrix: Value | None = None
    energy: Law | None = None
    symbolic = True

    def __init__(self, ports: Mapping[str, str | tuple[str, int]], matrix: Value | None = None, *, energy: Law | None = None):
        if not isinstance(ports, Mapping):
            raise ParameterError([Fault("Field", f"{ports!r} does not name the ports.", 'write bg.Field({"coil": "I", "gap": "C"}, matrix).')])
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
        x = np.concatenate(pieces)
        y = times(self.matrix, x) if self.energy is None else np.array(given.call("energy_gradient", len(x), x), dtype=object)
        response = Response(energy=0.5 * _dot(x, y) if self.energy is None else given.call("energy_value", 1, x)[0])
        start = 0
        for (name, _, width), piece in zip(self.kinds, pieces, strict=True):
            self._port_law(given, response, name, names[name], y[start : start + width], piece)
            start += width
        return response

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

    def energy_gradient(self, vector):
        return _gradient(self.energy, vector)

    def energy_value(self, vector):
        return jnp.reshape(self.energy(vector), (1,))

    def faults(self, where: str) -> list[Fault]:
        one = _one_of(where, matrix=self.matrix, energy=self.energy) + _energy_faults(where, energy=self.energy)
        size = sum(width for _, _, width in self.kinds)
        if self.matrix is not None and np.shape(self.matrix) not in ((), (size,), (size, size)):
            one.append(Fault(f"{where}.matrix", f"has shape {np.shape(self.matrix)} for {size} variables.", f"give ({size}, {size})."))
        return one or ([] if concrete(self.matrix) is None else field_faults(where, "matrix", self.matrix, positive=False))


def _port_kind(name: str, kind) -> tuple[str, int]:
    """("I" or "C", width) from the user's description of a port of a field."""
    letter, width = (kind, 1) if isinstance(kind, str) else tuple(kind) if isinstance(kind, tuple | list) and len(kind) == 2 else (None, 1)
    if not isinstance(letter, str) or letter not in ("I", "C"):
        raise ParameterError([Fault(f"Field.{name}", f"{shown(kind)} is neither an I nor a C port.", 'give "I" or "C", or ("I", width).')])
    return letter, whole_number(f"Field.{name}", width, '("I", 3) for a port of width 3')


def _variable(port: str, kind: str) -> str:
    return f"{port}_{'momentum' if kind == 'I' else 'displacement'}"
