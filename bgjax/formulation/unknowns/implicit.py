"""Unknowns that linear equations define, kept with those equations: so that their derivatives need neither those of the matrix nor those
of its factor. From residual(x, …) = 0 follows A dx = −d residual at fixed x, and the factor of A is there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import substitute, substitute_all
from .articulated import Recursion
from .linear_block import ByMatrix
from .problem import Problem


@dataclass(frozen=True)
class Implicit:
    """`values` of the `unknowns` (symbols) of linear equations: `residuals` in the unknowns, and the `equations` that solve for them.
    `known` are the values of all unknowns, which stand in residuals as symbols."""

    problem: Problem
    unknowns: Sequence[int]
    residuals: Sequence[Scalar]
    equations: ByMatrix | Recursion
    values: Sequence[Scalar]
    known: dict[int, Scalar]

    def open_residuals(self) -> list[Scalar]:
        """With the other unknowns replaced, and its own as symbols."""
        pool, own = self.problem.pool, set(self.unknowns)
        others = {i: value for i, value in self.known.items() if pool.nodes[i][0] == "symbol" and i not in own}
        return substitute(pool, self.residuals, others)

    def nodes(self) -> Iterator[tuple[int, float, int]]:
        """Where the values stand: node, sign and number."""
        pool = self.problem.pool
        for number, value in enumerate(self.values):
            if isinstance(value, Expr):
                node = pool.nodes[value.index]
                yield (node[1], -1.0, number) if node[0] == "neg" else (value.index, 1.0, number)


def closed(pool: Pool, outputs: Sequence[Scalar], blocks: Sequence[Implicit]) -> list[Scalar]:
    """The outputs with the blocks' own unknowns replaced."""
    values = {u: value for block in blocks for u, value in zip(block.unknowns, block.values, strict=True)}
    return substitute_all(pool, outputs, values)
