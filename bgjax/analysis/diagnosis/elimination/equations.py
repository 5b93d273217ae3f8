"""The equations of a graph with sensors and inputs, each with the component that it describes and its unknowns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ....expressions.calls import AbstractLawCall
from ....expressions.expression import Expr, Pool, Scalar
from ....expressions.passes import degrees, dependencies, linear_forms, substitute
from ....formulation.acausal.relations import Relation, Relations, StoredRate
from .isolating import reciprocal


SOURCES = ("Se", "Sf", "Signal")  # kinds whose value is an input
# kinds that are components only if there is a parameter or a law in their equations, as are blocks without power
IDEAL = (
    *("TF", "GY", "MTF", "MGY", "EJS", "Compose", "Permutation", "Constraint", "Freedom"),
    *("FlowSensor", "EffortSensor", "Se", "Sf"),
)
# of two equations that may be used next, that of the lower rank is used first: balances remain as relations
SENSOR, EQUALITY, SOURCE, LAW, RATE, BALANCE = range(6)


class Sensor(NamedTuple):
    """A measured signal: its name, the expression that is measured, and the component whose fault it may show."""

    name: str
    value: Scalar
    component: str


@dataclass(frozen=True)
class Equation:
    """The equation residual − factor · d/dt stored = 0; equations without derivatives store nothing."""

    node: str
    component: str  # element, source or sensor that it describes; empty for junctions and ideal elements
    rank: int
    residual: Scalar
    unknowns: frozenset[int]
    stored: Scalar = 0.0
    factor: Scalar = 1.0
    behind: frozenset[int] = frozenset()  # unknowns of what is stored: they cannot be computed from the equation

    @property
    def every(self) -> frozenset[int]:
        return self.unknowns | self.behind


def known(pool: Pool, name: str, order: int = 0) -> Expr:
    """The symbol of a measured signal or an input, or of its time derivative of this order."""
    return pool.symbol("known", name, order)


class Equations:
    """All equations of a graph: relations, rates of storages, and what sensors read. `inputs` names what sources
    prescribe, by the number of the relation; values of other sources are unknown."""

    def __init__(self, relations: Relations, sensors: Sequence[Sensor], inputs: Mapping[int, str]):
        self.relations, self.pool, self.inputs = relations, relations.pool, inputs
        self.variables = [*relations.variables, *relations.state_symbols()]
        self._derivatives = self._plain_derivatives()
        self.all = tuple([*self._read(sensors), *self._algebraic(), *self._rates()])

    def _made(self, node: str, component: str, rank: int, residual: Scalar, **stored) -> Equation:
        values = [residual, stored.get("stored", 0.0)]
        unknowns, behind = (frozenset(s) for s in dependencies(self.pool, values, self.variables))
        return Equation(node, component, rank, residual, unknowns, behind=behind, **stored)

    def _read(self, sensors: Iterable[Sensor]) -> Iterator[Equation]:
        for sensor in sensors:
            yield self._made("", sensor.component, SENSOR, known(self.pool, sensor.name) - sensor.value)

    def _algebraic(self) -> Iterator[Equation]:
        nodes = self.relations.structure.node
        for number, relation in enumerate(self.relations.relations):
            residual, node = relation.residual, relation.node
            value = source_value(self.relations, relation)
            if nodes[node].is_junction:
                yield self._made(node, "", BALANCE if "balance" in relation.what else EQUALITY, residual)
            elif value is None:
                yield self._law(node, residual)
            elif number in self.inputs:
                given = known(self.pool, self.inputs[number])
                yield self._made(node, node, SOURCE, residual + value - given)

    def _plain_derivatives(self) -> dict[int, Scalar]:
        """Unknowns that are the derivative of a quantity, and occur in laws with constant coefficients only: by node of
        the unknown the quantity."""
        rates = {r.rate.index: r for r in self.relations.rates if isinstance(r.rate, Expr)}
        found = {i: r for i, r in rates.items() if self.relations.variables.get(i, ("",))[0] == "unknown"}
        residuals = [relation.residual for relation in self.relations.relations]
        for residual, form in zip(residuals, linear_forms(self.pool, residuals, list(found)), strict=True):
            varying = [c for c in form.values() if dependencies(self.pool, [c], self.variables)[0]]
            if varying or degrees(self.pool, [residual], list(found)) == [2]:
                found = {i: r for i, r in found.items() if i not in form}
        return {i: r.quantity for i, r in found.items()}

    def _law(self, node: str, residual: Scalar) -> Equation:
        """A law, in which derivatives of quantities are written as such."""
        component = self._component(node, [residual])
        (form,) = linear_forms(self.pool, [residual], list(self._derivatives))
        if not form:
            return self._made(node, component, LAW, residual)
        (rest,) = substitute(self.pool, [residual], dict.fromkeys(form, 0.0))
        stored = sum((-coefficient * self._derivatives[i] for i, coefficient in form.items()), 0.0)
        return self._made(node, component, RATE, rest, stored=stored)

    def _rates(self) -> Iterator[Equation]:
        for found in self.relations.rates:
            if isinstance(found.rate, Expr) and found.rate.index in self._derivatives:
                continue
            component = self._component(found.node, [found.quantity, found.rate])
            residual, factor = self._scaled(found)
            yield self._made(found.node, component, RATE, residual, stored=found.quantity, factor=factor)

    def _scaled(self, found: StoredRate) -> tuple[Scalar, Scalar]:
        """The rate and the factor of the derivative, divided by the coefficient of the one variable of the rate:
        effort = inertia · d/dt flow."""
        (used,) = dependencies(self.pool, [found.rate], self.variables)
        if len(used) != 1:
            return found.rate, 1.0
        (variable,) = used
        (form,) = linear_forms(self.pool, [found.rate], [variable])
        coefficient = form.get(variable, 0.0)
        plain = substitute(self.pool, [found.rate], {variable: 0.0})[0] == 0.0
        constant = not dependencies(self.pool, [coefficient], self.variables)[0]
        if plain and constant and not self.pool.is_zero(coefficient):
            return self.pool.expr(variable), reciprocal(self.pool, coefficient)
        return found.rate, 1.0

    def _component(self, node: str, values: Sequence[Scalar]) -> str:
        """The node, unless it is ideal and no parameter and no law is in its equation."""
        found = self.relations.structure.node[node]
        real = found.ports and found.kind not in IDEAL
        return node if real or any(_of_component(self.pool, i) for i in self.pool.reachable(values)) else ""


def _of_component(pool: Pool, index: int) -> bool:
    kind = pool.kind(index)
    if kind == "call":
        return isinstance(pool.call_of(index)[0].target.base, AbstractLawCall)
    return kind == "symbol" and pool.key(index)[0] in ("parameter", "time")


def source_value(relations: Relations, relation: Relation) -> Scalar | None:
    """What a source prescribes, if it is one parameter or a function of time; None for other elements, and where it is
    always zero or follows from several parameters."""
    if relations.structure.node[relation.node].kind not in SOURCES:
        return None
    pool = relations.pool
    zeros = dict.fromkeys(dependencies(pool, [relation.residual], relations.variables)[0], 0.0)
    value = -substitute(pool, [relation.residual], zeros)[0]
    if not isinstance(value, Expr):
        return None
    symbols = [i for i in pool.reachable([value]) if pool.kind(i) == "symbol"]
    timed = any(pool.key(i)[0] == "time" for i in symbols)
    return value if timed or symbols == [value.index] else None
