"""Storage elements I and C, linear or given by an energy or co-energy function.

Integral causality: a linear I has its flow as state, every other storage its energy
variable. Derivative causality: the time derivative of the received variable is an
unknown, fixed by differentiating it along the motion (class 1 of the zero-order causal paths).
"""

import equinox as eqx
import numpy as np

from .._tracing import array_functions
from .._types import Law, Number, Value
from ..errors import Fault
from ..expressions.sparse_ldl import divide_by_field, times
from ..structure.structure import Port, Rule
from .energies import AbstractStorage, dot, energy_faults, nonlinear_law, one_of, storage_unknowns
from .records import Dynamic, Given, Response, State
from .values import as_numbers, field_faults, named, scalar_width, size


class I(AbstractStorage):  # noqa: E742
    """Stores energy as a function of its momentum p. `inertia` is a scalar (same in every direction), a vector
    (diagonal) or a symmetric matrix; or `energy=` H(p) or `coenergy=` T*(f), JAX functions to a scalar.

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

    def without_inertia(self) -> tuple[bool, ...]:
        return self.massless

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
        return storage_unknowns(self, received["port"] == "effort", "momentum", "flow", "effort", "acceleration")

    def law(self, given: Given) -> Response:
        if self.inertia is None:
            return nonlinear_law(self, given, "momentum", "effort")
        if given.received["port"] == "effort":
            response, flow = self._integral(given), given.states["flow"]
        else:
            response, flow = self._derivative(given), given.ports["port"]
        momentum = times(self.inertia, flow)
        response.signals["momentum"] = momentum
        response.energy = 0.5 * dot(momentum, flow)
        return response

    def _integral(self, given: Given) -> Response:
        """The linear law if the effort is received: the flow is a state."""
        if any(self.massless):
            return self._partly_massless(given)
        flow, effort = given.states["flow"], given.ports["port"]
        if not self.light:
            return Response({"port": flow}, {"flow": divide_by_field(self.inertia, effort)})
        rate = given.unknowns["acceleration"]
        return Response({"port": flow}, {"flow": rate}, residuals={"acceleration": times(self.inertia, rate) - effort})

    def _derivative(self, given: Given) -> Response:
        """The linear law if the flow is received: its rate is an unknown."""
        flow, rate = given.ports["port"], given.unknowns["acceleration"]
        weight = None if any(self.massless) else self._weighted
        effort = times(self._declared(), rate)
        return Response({"port": effort}, dynamics={"acceleration": Dynamic(flow, rate, weight, "flow")})

    def _weighted(self, row):
        return times(self.inertia, row)

    def _declared(self):
        """The inertia with exact zeros in the massless directions."""
        if not self.massless:
            return self.inertia
        pairs = zip(self.massless, self.inertia, strict=True)
        return np.array([0.0 if bare else value for bare, value in pairs], dtype=object)

    def _partly_massless(self, given: Given) -> Response:
        effort, free = given.ports["port"], list(given.unknowns["acceleration"])
        rates = [free.pop(0) if bare else effort[k] / self.inertia[k] for k, bare in enumerate(self.massless)]
        balance = [effort[k] for k, bare in enumerate(self.massless) if bare]
        response = Response({"port": given.states["flow"]}, {"flow": np.array(rates, dtype=object)})
        response.residuals["acceleration"] = np.array(balance, dtype=object)
        return response

    def scale(self, state: str) -> Number:
        return 1.0 if self.inertia is None else _per_root(self.inertia)

    def faults(self, where: str) -> list[Fault]:
        one = one_of(where, inertia=self.inertia, energy=self.energy, coenergy=self.coenergy)
        one += energy_faults(where, energy=self.energy, coenergy=self.coenergy)
        if one or not any(self.massless):
            return one or field_faults(where, "inertia", self.inertia, positive=True)
        return massless_faults(where, "inertia", self.inertia, self.massless)


class C(AbstractStorage):
    """Stores energy as a function of its displacement q, by `compliance` (q = C e) or `stiffness=` (e = K q), a scalar,
    vector or symmetric matrix; or `energy=` V(q) or `coenergy=` V*(e), JAX functions to a scalar."""

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
        return storage_unknowns(self, received["port"] == "flow", "displacement", "effort", "flow", "effort_rate")

    def law(self, given: Given) -> Response:
        if self._value() is None:
            return nonlinear_law(self, given, "displacement", "flow")
        if given.received["port"] == "flow":
            displacement = given.states["displacement"]
            effort = self._effort(displacement)
            response = Response({"port": effort}, {"displacement": given.ports["port"]})
        else:
            effort, rate = given.ports["port"], given.unknowns["effort_rate"]
            displacement = self._displacement(effort)
            dynamic = Dynamic(effort, rate, self._displacement, "effort")
            response = Response({"port": self._displacement(rate)}, dynamics={"effort_rate": dynamic})
        response.signals["displacement"] = displacement
        response.energy = 0.5 * dot(displacement, effort)
        return response

    def scale(self, state: str) -> Number:
        if self._value() is None:
            return 1.0
        size = _per_root(self.stiffness) if self.compliance is None else 1.0 / _per_root(self.compliance)
        return size if state == "displacement" else 1.0 / size

    def _effort(self, displacement):
        return (
            divide_by_field(self.compliance, displacement)
            if self.stiffness is None
            else times(self.stiffness, displacement)
        )

    def _displacement(self, effort):
        return times(self.compliance, effort) if self.stiffness is None else divide_by_field(self.stiffness, effort)

    def faults(self, where: str) -> list[Fault]:
        laws = {"energy": self.energy, "coenergy": self.coenergy}
        one = one_of(where, compliance=self.compliance, stiffness=self.stiffness, **laws)
        one += energy_faults(where, **laws)
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
    value = as_numbers(value)
    if value is None:
        return []
    if value.shape != (len(massless),):
        what = f"has shape {value.shape}, the directions without inertia are {massless}."
        return [Fault(f"{where}.{name}", what, "give one moment a direction.")]
    if np.any(value[list(massless)] != 0.0):
        what = "was built with directions without inertia, which now have some."
        return [Fault(f"{where}.{name}", what, "build the part again with its inertia.")]
    return [] if all(massless) else field_faults(where, name, value[~np.array(massless)], positive=True)


def _per_root(value):
    """1/√ of the diagonal of a matrix, vector or scalar; 1 where it is zero."""
    array = array_functions(value)  # NumPy compiles nothing
    diagonal = array.diagonal(value) if array.ndim(value) == 2 else array.asarray(value)
    return array.where(diagonal > 0.0, 1.0 / array.sqrt(array.where(diagonal > 0.0, diagonal, 1.0)), 1.0)


def _storage_width(value, width: int | None) -> int | str:
    return width or (scalar_width(value) if value is not None else "n")
