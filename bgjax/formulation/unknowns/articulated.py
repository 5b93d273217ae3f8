"""Articulated-body recursion for a linear block: solves it in time linear in the number of bodies, without its matrix.

The matrix of such a block would be full. Its rows share intermediate variables, which are eliminated one by one.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import numpy as np

from ...expressions.expression import Pool, Scalar
from ...expressions.passes import dependencies
from ...expressions.value_numbering import Numbering
from .contraction import contracted
from .elimination import EliminationStep, eliminate, values
from .linear_block import LinearSolution, definite, find_symmetry, mirrored
from .network import Network, find_network
from .problem import Problem


FULL = 0.5  # filled share of the matrix; sparser matrices are factorised directly
REGULAR = 1e-9


class Recursion(NamedTuple):
    """A sparse network with its elimination: unknowns eliminated last, steps, and row signs that make it symmetric."""

    network: Network
    last: tuple[int, ...]
    steps: tuple[EliminationStep, ...]
    signs: tuple[float, ...]
    simplest: Callable[[Scalar], Scalar]  # identifies equal coefficients, so that all right-hand sides share one factor

    def solution(self) -> LinearSolution:
        found = values(self.steps)
        how = f"{len(found)} linear equations, articulated bodies"
        nonzeros = sum(1 + len(step.form.terms) for step in self.steps)
        return LinearSolution([found[u] for u in self.network.unknowns], how, nonzeros)

    def solve(self, right: list[Scalar]) -> list[Scalar]:
        """x with matrix x = right, with the same pivots as the solution."""
        asked = self.network.answering([-r for r in right])
        found = values(eliminate(asked, self.last, self.simplest))
        return [found[u] for u in self.network.unknowns]

    def solve_transposed(self, right: list[Scalar]) -> list[Scalar]:
        return mirrored(self.solve, right, self.signs)


def find_recursion(
    problem: Problem, residuals: Sequence[Scalar], unknowns: Sequence[int], multipliers: Collection[int]
) -> Recursion | None:
    """The recursion that solves a linear block without its matrix, or None where it does not apply or cannot be
    shorter. `multipliers` are numbers of unknowns. Pivots may be taken in any order, because the matrix is symmetric
    and definite, or a saddle-point matrix of such a matrix bordered by multipliers, which are eliminated last."""
    size, pool = len(unknowns), problem.pool
    if size < 2 or problem.regularised or problem.bare or 2 * len(multipliers) > size:
        return None
    if sum(map(len, dependencies(pool, residuals, unknowns))) < FULL * size**2:
        return None
    network = find_network(pool, residuals, unknowns)
    signs = None if network is None else _signs(network, problem, multipliers)
    if signs is None:
        return None
    last, simplest = tuple(unknowns[k] for k in multipliers), Numbering(problem, network.coefficients()).simplest
    network = contracted(network, simplest)
    return Recursion(network, last, tuple(eliminate(network, last, simplest)), signs, simplest)


def _signs(network: Network, problem: Problem, multipliers: Collection[int]) -> tuple[float, ...] | None:
    """Signs of the rows that make the network symmetric; None if it is not symmetric and regular at all sample
    points."""
    points = [sample.value for sample in network.samples(problem)]
    found = find_symmetry(points, multipliers) if points else None
    if found is None or not all(definite(point) or (found.dual and _regular(point)) for point in points):
        return None
    return tuple(float(sign) for sign in found.signs)


def _regular(point: np.ndarray) -> bool:
    return bool(np.linalg.matrix_rank(point, tol=REGULAR * np.max(np.abs(point))) == len(point))


def is_shorter(pool: Pool, recursion: Recursion, other: Sequence[Scalar]) -> bool:
    """Whether the solution by the recursion has fewer operations than another solution."""
    return len(pool.reachable(recursion.solution().values)) < len(pool.reachable(other))
