"""Blocks whose matrix would be full, solved through what their rows share: linear in the number of bodies of a tree."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ._blocks import definite, find_symmetry
from ._contraction import contracted
from ._elimination import Step, eliminate, values
from ._expression import Scalar
from ._numbering import Numbering
from ._passes import dependencies
from ._problem import Problem
from ._relays import Network, find_network, varying


FEWEST = 6  # unknowns
FULL = 0.5  # of a matrix's places: sparse ones are factorised as they are
SHORTER = 0.6  # operations over those of a full matrix: for chains of hinges the whole is shorter from seven links on


class Recursion(NamedTuple):
    """A network, and the unknowns that are eliminated last."""

    network: Network
    last: tuple[int, ...]
    steps: tuple[Step, ...]

    def solution(self) -> dict[int, Scalar]:
        return values(self.steps, self.network.relays)

    def response(self, problem: Problem, residuals: Sequence[Scalar]) -> dict[int, Scalar]:
        """The unknowns that take these residuals away."""
        asked = self.network.answering(residuals)
        return values(eliminate(asked, self.last, Numbering(problem, asked.coefficients()).simplest), asked.relays)


def find_recursion(problem: Problem, residuals: Sequence[Scalar], unknowns: Sequence[int], multipliers: Collection[int]) -> Recursion | None:
    """How a linear block is solved without its matrix, where that is shorter; `multipliers` are numbers of unknowns. Any order of pivots
    is sound: the matrix is symmetric and definite, or that with multipliers beside it."""
    size, pool = len(unknowns), problem.pool
    if size < FEWEST or problem.regularised or problem.bare or 2 * len(multipliers) > size:
        return None
    if sum(map(len, dependencies(pool, residuals, unknowns))) < FULL * size**2:
        return None
    network = find_network(pool, residuals, unknowns)
    if network is None or not _sound(network, problem, multipliers):
        return None
    last, simplest = tuple(unknowns[k] for k in multipliers), Numbering(problem, network.coefficients()).simplest
    network = contracted(network, simplest)
    steps = eliminate(network, last, simplest)
    found = Recursion(network, last, tuple(steps))
    varies = varying(pool, residuals, unknowns)
    before = len(set(pool.reachable(residuals)) - set(varies))
    shorter = len(pool.reachable(found.solution().values())) - before < SHORTER * _length_of_forms(problem, varies, unknowns)
    return found if shorter else None


def _sound(network: Network, problem: Problem, multipliers: Collection[int]) -> bool:
    points = [sample.value for sample in network.samples(problem)]
    found = find_symmetry(points, multipliers) if points else None
    return found is not None and (bool(found.dual) or all(map(definite, points)))


def _length_of_forms(problem: Problem, order: Sequence[int], unknowns: Sequence[int]) -> float:
    """Operations that make the full matrix of what varies with the unknowns and factorise it, about."""
    counts = map(len, dependencies(problem.pool, [problem.pool.expr(i) for i in order], unknowns))
    return sum(counts) + len(unknowns) ** 3 / 6.0
