"""Result of solving the unknowns: their expressions, and the blocks that projections and derivatives use again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...expressions.calls import NewtonCall
from ...expressions.expression import Pool, Scalar
from ...expressions.program import NonlinearBlock
from .articulated import Recursion
from .implicit import Implicit
from .linear_block import ByMatrix
from .problem import Row


def multipliers(rows: Sequence[Row]) -> list[int]:
    """Positions of the rows of constraints that were differentiated, whose unknowns are Lagrange multipliers."""
    return [k for k, row in enumerate(rows) if row.constraint and row.before is not None]


class Repetition(NamedTuple):
    """A constraint row that was dropped from its block because it repeats others, and by how much the kept unknowns of
    the block decrease for a unit of its multiplier."""

    row: Row
    kept: dict[int, Scalar]


@dataclass
class ProjectionBlock:
    """A linear block that contains differentiated constraints; its matrix also projects states onto these
    constraints."""

    unknowns: list[int]
    rows: list[Row]
    equations: ByMatrix | Recursion

    def response(self, residuals: Sequence[Scalar]) -> dict[int, Scalar]:
        """The unknowns that make these residuals zero; they are impulses if the residuals are velocities."""
        return dict(zip(self.unknowns, self.equations.solve([-r for r in residuals]), strict=True))

    @property
    def multipliers(self) -> list[int]:
        """Numbers of the rows that are constraints; each stands beside the unknown of the same number."""
        return multipliers(self.rows)


@dataclass
class Solved:
    """Expressions of the unknowns, and what the report says about how they are solved."""

    solved_values: dict[int, Scalar] = field(default_factory=dict)  # by node: its expression with all unknowns replaced
    blocks: list[NonlinearBlock] = field(default_factory=list)
    # equations that were solved, in unknowns, states, time and parameters
    rows: list[Row] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)  # of the unknowns in these rows
    hidden: list[Row] = field(default_factory=list)  # constraints that the initial conditions have to satisfy
    projections: list[ProjectionBlock] = field(default_factory=list)
    implicit: list[Implicit] = field(default_factory=list)  # solved linear blocks in order, for derivatives
    redundant: list[str] = field(default_factory=list)
    repetitions: list[Repetition] = field(default_factory=list)  # rows dropped from their blocks
    report: list[str] = field(default_factory=list)
    index: int = 0
    nonzeros: int = 0  # of the factors of all linear blocks
    pivots: dict[int, Scalar] = field(default_factory=dict)  # of the articulated-body recursion: articulated inertias
    ranks: list[int] = field(default_factory=list)  # of derivative arrays; these ranks depend on parameter values
    fragile: bool = False  # pivots were chosen by structure alone and may vanish for some values
    carried: list[Scalar] = field(default_factory=list)  # solutions of loops with several roots: next initial guesses

    def add(self, pairs: Iterable[tuple[int, Scalar]]) -> None:
        self.solved_values.update(pairs)

    def iterate(self, pool: Pool, block: NonlinearBlock) -> list[Scalar]:
        """Add a block that Newton's method solves, and return its unknowns as expressions. If the block carries its
        solution, the iteration begins at the last solution."""
        number, count = len(self.blocks), len(block.unknowns)
        width = count + 1 if block.carried else count
        last = [pool.symbol("last", len(self.carried) + k) for k in range(width)] if block.carried else []
        self.blocks.append(block)
        results = pool.call(NewtonCall(number), [*[pool.expr(k) for k in block.known], *last], width)
        self.carried += results if block.carried else []
        return list(results[:count])
