"""A solved linear block kept together with its equations, so that it can be differentiated implicitly.

From residual(x, …) = 0 follows A dx = −d residual at fixed x. The factor of A is available from the solution, so that
neither the matrix nor its factorisation has to be differentiated.
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
    """The `values` of the `unknowns` (symbols) of linear equations, with the `residuals` as functions of the unknowns
    and the factorised `equations` that solve for them. `solved_values` holds the values of all unknowns that appear in
    the residuals as symbols."""

    problem: Problem
    unknowns: Sequence[int]
    residuals: Sequence[Scalar]
    equations: ByMatrix | Recursion
    values: Sequence[Scalar]
    solved_values: dict[int, Scalar]

    def open_residuals(self) -> list[Scalar]:
        """The residuals with the block's own unknowns as symbols; all other unknowns are replaced by their values."""
        pool, own = self.problem.pool, set(self.unknowns)
        others = {i: value for i, value in self.solved_values.items() if pool.kind(i) == "symbol" and i not in own}
        return substitute(pool, self.residuals, others)

    def nodes(self) -> Iterator[tuple[int, float, int]]:
        """(node of the pool, sign, number of the unknown) for every value that is an expression."""
        pool = self.problem.pool
        for number, value in enumerate(self.values):
            if isinstance(value, Expr):
                negated = pool.kind(value.index) == "neg"
                yield (pool.inner(value.index)[0], -1.0, number) if negated else (value.index, 1.0, number)


def substituted(pool: Pool, outputs: Sequence[Scalar], blocks: Sequence[Implicit]) -> list[Scalar]:
    """The outputs with the unknowns of these blocks replaced by their values."""
    values = {u: value for block in blocks for u, value in zip(block.unknowns, block.values, strict=True)}
    return substitute_all(pool, outputs, values)
