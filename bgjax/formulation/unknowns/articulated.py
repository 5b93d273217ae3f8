"""Blocks whose matrix would be full, solved through what their rows share: linear in the number of bodies of a tree."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import numpy as np

from ...expressions.expression import Pool, Scalar
from ...expressions.passes import dependencies
from ...expressions.value_numbering import Numbering
from .contraction import contracted
from .elimination import Step, eliminate, values
from .linear_block import Solution, definite, find_symmetry, mirrored
from .network import Network, find_network
from .problem import Problem


FULL = 0.5  # of a matrix's places: sparse ones are factorised as they are
REGULAR = 1e-9


class Recursion(NamedTuple):
    """A network, the unknowns that are eliminated last, the steps, and the signs of rows that make it symmetric."""

    network: Network
    last: tuple[int, ...]
    steps: tuple[Step, ...]
    signs: tuple[float, ...]
    simplest: Callable[[Scalar], Scalar]  # equal coefficients, so that one factor serves all right-hand sides

    def solution(self) -> Solution:
        found = values(self.steps)
        how = f"{len(found)} linear equations, articulated bodies"
        return Solution([found[u] for u in self.network.unknowns], how, sum(1 + len(step.form.terms) for step in self.steps))

    def solve(self, right: list[Scalar]) -> list[Scalar]:
        """x with matrix x = right, by the same pivots."""
        asked = self.network.answering([-r for r in right])
        found = values(eliminate(asked, self.last, self.simplest))
        return [found[u] for u in self.network.unknowns]

    def solve_transposed(self, right: list[Scalar]) -> list[Scalar]:
        return mirrored(self.solve, right, self.signs)


def find_recursion(problem: Problem, residuals: Sequence[Scalar], unknowns: Sequence[int], multipliers: Collection[int]) -> Recursion | None:
    """How a linear block is solved without its matrix, where that may be shorter; `multipliers` are numbers of unknowns. Any order of pivots
    is sound: the matrix is symmetric and definite, or that with multipliers beside it."""
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
    """Of rows, where the network is symmetric and regular wherever it was looked at."""
    points = [sample.value for sample in network.samples(problem)]
    found = find_symmetry(points, multipliers) if points else None
    if found is None or not all(definite(point) or (found.dual and _regular(point)) for point in points):
        return None
    return tuple(float(sign) for sign in found.signs)


def _regular(point: np.ndarray) -> bool:
    return bool(np.linalg.matrix_rank(point, tol=REGULAR * np.max(np.abs(point))) == len(point))


def is_shorter(pool: Pool, recursion: Recursion, other: Sequence[Scalar]) -> bool:
    """Whether its solution has fewer operations than another one."""
    return len(pool.reachable(recursion.solution().values)) < len(pool.reachable(other))
