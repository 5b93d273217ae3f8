"""Unknowns that the others give at once: the rates of dependent storages are put in, not solved for.

A storage in derivative causality whose variable follows from states alone has a rate that is a form in the rates of
these states. What is left to solve is the virtual inertia Tᵀ I T of the generalised velocities (Boudon 2019, Bos 1985).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..._graph_algorithms import strong_components, topological_order
from ...expressions.expression import Scalar
from ...expressions.passes import dependencies, substitute_all
from .problem import Problem, Row


def put_in(problem: Problem, rows: list[Row], slopes: Mapping[int, Scalar], owner: Mapping[int, int]) -> tuple[list[Row], dict[int, Scalar]]:
    """The rows without those that only say unknown = slope, and what these unknowns are in terms of the others. `owner` is the
    number of each such row; unknowns that depend on each other in a circle stay."""
    unknowns = list(slopes)
    needs = dict(zip(unknowns, dependencies(problem.pool, [slopes[u] for u in unknowns], unknowns), strict=True))
    circles = {u for component in strong_components(needs) for u in component if len(component) > 1 or u in needs[u]}
    values: dict[int, Scalar] = {}
    memo: dict[int, Scalar] = {}  # each slope is made of unknowns before it alone, so that nodes once replaced stay so
    for unknown in topological_order({u: [v for v in needs[u] if v not in circles] for u in unknowns if u not in circles}, set()):
        values[unknown] = memo[unknown] = substitute_all(problem.pool, [slopes[unknown]], memo)[0]
    gone = {owner[u] for u in values}
    kept = [row for number, row in enumerate(rows) if number not in gone]
    for row, residual in zip(kept, substitute_all(problem.pool, [row.residual for row in kept], memo), strict=True):
        row.residual = residual
    for unknown in values:
        del problem.names[unknown]
    return kept, values


def as_position(problem: Problem, along: Callable, row: Row) -> Row:
    """A condition on positions alone, such as the equilibrium of a node without inertia between springs, is kept as a gap; its rate is what
    velocities have to satisfy, and is differentiated once more. `along` gives rates of the outputs of every (outputs, name)."""
    moving = (*problem.flows, *problem.momenta)
    if row.gap is not None or any(dependencies(problem.pool, [row.residual], [*moving, *problem.names])):
        return row
    slope = along([([row.residual], row.name)])[0][0]
    if any(dependencies(problem.pool, [slope], problem.names)) or not any(dependencies(problem.pool, [slope], moving)):
        return row
    return replace(row, residual=slope, gap=row.residual)
