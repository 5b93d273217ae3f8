"""Substitutes the rates of dependent storages, which are explicit in the other unknowns, into the remaining equations.

If the variable of a storage in derivative causality follows from states alone, its rate is a linear form in the rates
of these states. What remains to be solved is the virtual inertia Tᵀ I T of the generalised velocities (Boudon 2019, Bos
1985).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..._graph_algorithms import strong_components, topological_order
from ...expressions.expression import Scalar
from ...expressions.passes import dependencies, substitute_all
from .problem import Problem, Row


def substitute_explicit(
    problem: Problem, rows: list[Row], derivatives: Mapping[int, Scalar], owner: Mapping[int, int]
) -> tuple[list[Row], dict[int, Scalar]]:
    """The rows without those of the form unknown = derivative, and these unknowns in terms of the others. `derivatives`
    holds the expression of each such unknown and `owner` the number of its row. Unknowns that depend on each other
    cyclically remain unknowns."""
    unknowns = list(derivatives)
    needs = dict(zip(unknowns, dependencies(problem.pool, [derivatives[u] for u in unknowns], unknowns), strict=True))
    circles = {u for component in strong_components(needs) for u in component if len(component) > 1 or u in needs[u]}
    values: dict[int, Scalar] = {}
    # valid for all: each expression contains only unknowns that are already replaced
    solved_values: dict[int, Scalar] = {}
    graph: dict[int, list[int]] = {}
    for unknown in unknowns:
        if unknown not in circles:
            graph[unknown] = [v for v in needs[unknown] if v not in circles]
    for unknown in topological_order(graph, set()):
        [value] = substitute_all(problem.pool, [derivatives[unknown]], solved_values)
        values[unknown] = solved_values[unknown] = value
    gone = {owner[u] for u in values}
    kept = [row for number, row in enumerate(rows) if number not in gone]
    residuals = substitute_all(problem.pool, [row.residual for row in kept], solved_values)
    for row, residual in zip(kept, residuals, strict=True):
        row.residual = residual
    for unknown in values:
        del problem.names[unknown]
    return kept, values


def as_position(problem: Problem, along: Callable, row: Row) -> Row:
    """Turn a condition on positions alone, such as the equilibrium of a massless node between springs, into a gap; its
    time derivative becomes the residual of order 1 (velocities), which is differentiated once more. `along` gives the
    time derivatives of the outputs of every (outputs, name)."""
    moving = (*problem.flows, *problem.momenta)
    if row.gap is not None or any(dependencies(problem.pool, [row.residual], [*moving, *problem.names])):
        return row
    derivative = along([([row.residual], row.name)])[0][0]
    needed = dependencies(problem.pool, [derivative], problem.names), dependencies(problem.pool, [derivative], moving)
    if any(needed[0]) or not any(needed[1]):
        return row
    return replace(row, residual=derivative, gap=row.residual)
