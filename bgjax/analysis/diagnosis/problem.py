"""What a diagnosis starts from: a graph's relations and known inputs; sensors are added to it one set after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...elements import C, I
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import dependencies, linear_forms
from ...expressions.random_points import sample_once
from ...formulation.acausal.relations import Relations
from ...graph.flatten import Flat
from .elimination.equations import BALANCE, RATE, Equations, Sensor
from .elimination.isolating import Sampling
from .elimination.loops import eliminate
from .elimination.one_by_one import Elimination, Left
from .elimination.operators import eliminate_operators
from .influence import influential, traces
from .signals import Names
from .signatures import Signatures, make_signatures


def differentiated(flat: Flat) -> frozenset[str]:
    """Storages whose laws are opened in derivative causality, where what they store follows by products: inertias, and
    compliances that are given as such."""
    linear = {path: e for path, e in flat.elements.items() if isinstance(e, I | C)}
    return frozenset(
        path for path, e in linear.items() if (e.inertia if isinstance(e, I) else e.compliance) is not None
    )


@dataclass(frozen=True)
class Problem:
    """The relations of a graph, and the names of its known inputs by the number of their relation."""

    relations: Relations
    inputs: dict[int, str]

    @cached_property
    def names(self) -> Names:
        return Names(self.relations)

    def input_names(self, sensors: Sequence[Sensor]) -> dict[int, str]:
        """The inputs; where a sensor measures the value of a source, what is prescribed has a name of its own."""
        measured = {sensor.name for sensor in sensors}
        return {n: f"{name}_prescribed" if name in measured else name for n, name in self.inputs.items()}

    def solve(self, sensors: Sequence[Sensor]) -> "Solved":
        """The relations that remain with these sensors when all unknowns are eliminated."""
        inputs = self.input_names(sensors)
        equations = Equations(self.relations, sensors, inputs)
        work = Elimination(equations)
        eliminate(work)
        eliminate_operators(work)
        return Solved(tuple(sensors), inputs, equations, work)


@dataclass(frozen=True)
class Solved:
    """The redundancy relations of a graph with some sensors."""

    sensors: tuple[Sensor, ...]
    inputs: dict[int, str]
    equations: Equations
    work: Elimination

    @cached_property
    def left(self) -> list[Left]:
        """The relations in the order of the equations, with the components that have an influence on them. Signs are
        as in the balance of a junction to which sources bring power; without sources, a relation that is no balance is
        positive in the first sensor."""
        pool, shown = self.equations.pool, traces(self.equations.pool, self.equations.all)
        made = []
        for left in sorted(self.work.left, key=lambda left: left.number):
            components = influential(pool, left.residual, left.components, shown)
            made.append(left._replace(residual=self._signed(left), components=components))
        return made

    def _signed(self, left: Left) -> Scalar:
        pool, names = self.equations.pool, [*self.inputs.values()]
        balance = self.equations.all[left.number].rank == BALANCE
        if not balance or left.components <= {sensor.component for sensor in self.sensors}:
            names += [sensor.name for sensor in self.sensors]
        keys = {i: pool.key(i) for i in pool.reachable([left.residual]) if pool.kind(i) == "symbol"}
        found = [(names.index(key[1]), key[2], i) for i, key in keys.items() if key[0] == "known" and key[1] in names]
        (form,) = linear_forms(pool, [left.residual], [i for *_, i in found])
        first = next((form[i] for *_, i in sorted(found) if i in form), 1.0)
        return -left.residual if _is_negative(self.equations, first) else left.residual

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Components in the order of the graph, then sensors, with their kinds."""
        used = {equation.component for equation in self.equations.all}
        nodes = [node for node in self.equations.relations.structure.nodes if node.name in used]
        nodes = [node for node in nodes if node.ports or node.name in self._related]  # of blocks only those that matter
        return {node.name: node.kind for node in nodes} | {s.component: "sensor" for s in self.sensors}

    def is_constant(self, value: Scalar) -> bool:
        """Whether a variable has a value on which no component has an influence."""
        pool, work = self.equations.pool, self.work
        (used,) = dependencies(pool, [value], self.equations.variables)
        return all(v in work.supports and not work.supports[v].components for v in used)

    @cached_property
    def signatures(self) -> Signatures:
        """The fault signature matrix; relations are called r1, r2, …"""
        return make_signatures(self.kinds, {f"r{k}": left.components for k, left in enumerate(self.left, 1)})

    @cached_property
    def integral(self) -> tuple[str, ...]:
        """Storages whose content would follow by integration only, from an initial value that is not known."""
        found = [e for e in self.equations.all if e.rank == RATE and e.behind - set(self.work.values)]
        reached = [e.node for e in found if not e.unknowns - set(self.work.values)]
        return tuple(name for name in dict.fromkeys(reached) if name not in self._related)

    @cached_property
    def _related(self) -> frozenset[str]:
        """Components that are in a relation."""
        return frozenset().union(*[left.components for left in self.left])

    @cached_property
    def beyond(self) -> tuple[str, ...]:
        """Storages on which no relation tells anything: their content and its rate are unknown."""
        found = [e for e in self.equations.all if e.rank == RATE and e.unknowns - set(self.work.values)]
        names = dict.fromkeys(e.node for e in found)
        return tuple(name for name in names if name not in (*self.integral, *self._related))


def _is_negative(equations: Equations, coefficient: Scalar) -> bool:
    if not isinstance(coefficient, Expr):
        return coefficient < 0.0
    problem: Any = Sampling(equations.pool)
    return sample_once(problem, [coefficient], np.random.default_rng(0))[0].value < 0.0
