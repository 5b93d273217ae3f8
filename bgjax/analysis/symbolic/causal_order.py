"""From a compiled system to its equations in causal order: each effort, flow and signal by its junction or law."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import substitute
from ...formulation.joint_coordinates import rate as coordinate_rate
from ...formulation.laws import Laws
from ...graph.flatten import check
from ...structure.schedule import Schedule, Variable, port_sign
from ...system.compiling.folded_values import fixed_leaves
from ...system.graphs import system_graph
from ...system.system import System


@dataclass(frozen=True)
class Order:
    """Equations in causal order without substitution: laws in terms of the variables they receive, named as results."""

    pool: Pool
    steps: tuple[tuple[Scalar, Scalar], ...]  # (variable, expression)
    storages: tuple[tuple[int, Scalar], ...]  # (index of a state, its rate)
    conditions: tuple[Scalar, ...]  # residuals, from which the unknowns of elements are solved
    derivatives: tuple[tuple[Scalar, Scalar], ...]  # (x, y) with y = d/dt x, for storages in derivative causality


def causal_order(system: System) -> Order:
    """The laws of all elements and junctions of a system, in the order in which they are evaluated."""
    work = _opened(system)
    steps = [pair for a in work.schedule.order for pair in zip(work.values[a.target], work.assigned(a), strict=True)]
    storages, conditions, derivatives = [], [], []
    for path in work.responses:
        element = _Element(work, path, work.mapping(path))
        storages += element.storages()
        conditions += element.conditions()
        derivatives += element.derivatives()
    storages += _coordinate_rates(work)
    return Order(work.pool, tuple(steps), tuple(storages), tuple(conditions), tuple(derivatives))


def _opened(system: System) -> Laws:
    """The laws of a system, whose assigned variables are symbols named as results."""
    equations = system.plan.equations
    flat = check(system_graph(system))
    work = Laws(flat, equations.causality, fixed_leaves(system.model, system.method, system.plan.fixed))
    if system.model.poses and system.method.posed:
        work.pose(system.model, dict(equations.turns))
    work.open()
    for assignment in work.schedule.order:
        name = variable_name(work.schedule, assignment.target)
        width = len(equations.quantities.get(name, (0.0,)))  # components of the ports of a node are no results
        work.values[assignment.target] = [work.pool.symbol("variable", name, k) for k in range(width)]
    return work


class _Element(NamedTuple):
    """The law of one element, in terms of the variables that it receives."""

    work: Laws
    path: str
    mapping: dict[int, Scalar]  # values of its port and signal symbols

    def _substituted(self, vector: Iterable[Scalar]) -> list[Scalar]:
        return substitute(self.work.pool, list(vector), self.mapping)

    def storages(self) -> list[tuple[int, Scalar]]:
        """Indices and rates of its states, without those that follow from poses."""
        found, states = [], self.work.given[self.path].states
        for label, vector in self.work.responses[self.path].rates.items():
            if f"{self.path}.{label}" not in self.work.posed:
                found += zip(_places(self.work, states.get(label, ())), self._substituted(vector), strict=False)
        return found

    def conditions(self) -> list[Scalar]:
        """Residuals, from which its unknowns are solved."""
        residuals = self.work.responses[self.path].residuals
        return [value for vector in residuals.values() for value in self._substituted(vector)]

    def derivatives(self) -> list[tuple[Scalar, Scalar]]:
        """Pairs (x, y) with y = d/dt x, if it is in derivative causality."""
        found = []
        for item in self.work.responses[self.path].dynamics.values():
            found += zip(self._substituted(item.quantity), self._substituted(item.rate), strict=True)
        return found


def _places(work: Laws, states: Iterable[Expr]) -> list[int]:
    """Indices of states in the state vector."""
    return [work.pool.key(state.index)[1] for state in states]


def _coordinate_rates(work: Laws) -> list[tuple[int, Scalar]]:
    """Indices and rates of joint coordinates."""
    found = []
    for coordinate, values in work.coordinates:
        found += zip(_places(work, values), coordinate_rate(coordinate, values, work.flows_of(coordinate)), strict=True)
    return found


def variable_name(schedule: Schedule, variable: Variable) -> str:
    """The shortest name of a result that equals this variable, including its sign."""
    if variable[0] == "s":
        return schedule.label(variable)
    structure = schedule.causality.structure
    bond, word = structure.bonds[variable[1]], "effort" if variable[0] == "e" else "flow"
    names = []
    for end, port_name in ((bond.head, bond.head_port), (bond.tail, bond.tail_port)):
        node = structure.node[end]
        if node.is_junction:
            continue
        port = node.ports[node.port_index(port_name)]
        if word == "effort" or port_sign(port, bond.end(end, port_name)) > 0:
            path = end if len(node.ports) == 1 else f"{end}.{port_name}"
            names.append((len(node.ports), f"{path}.{word}"))
    return min(names)[1] if names else schedule.label(variable)
