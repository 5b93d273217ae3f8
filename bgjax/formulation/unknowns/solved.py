"""What solving the unknowns gives: expressions of them, and the blocks that projections and derivatives use again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ...expressions.expression import Pool, Scalar
from ...expressions.program import NonlinearBlock
from .articulated import Recursion
from .implicit import Implicit
from .linear_block import ByMatrix
from .problem import Row


def multipliers(rows: Sequence[Row]) -> list[int]:
    return [k for k, row in enumerate(rows) if row.constraint and row.before is not None]


@dataclass
class Closing:
    """A linear block with differentiated constraints: what projects states back onto them."""

    unknowns: list[int]
    rows: list[Row]
    equations: ByMatrix | Recursion

    def response(self, residuals: Sequence[Scalar]) -> dict[int, Scalar]:
        """The unknowns that take these residuals away: impulses, where residuals are velocities."""
        return dict(zip(self.unknowns, self.equations.solve([-r for r in residuals]), strict=True))

    @property
    def multipliers(self) -> list[int]:
        """Numbers of the rows, and of the unknowns beside them, that are constraints."""
        return multipliers(self.rows)


@dataclass
class Solved:
    """Expressions of the unknowns, and what the report tells."""

    memo: dict[int, Scalar] = field(default_factory=dict)  # nodes with all their unknowns replaced
    blocks: list[NonlinearBlock] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # what was solved: in unknowns, states, time and parameters
    names: dict[int, str] = field(default_factory=dict)  # of the unknowns in them
    hidden: list[Row] = field(default_factory=list)  # constraints the start has to satisfy
    closings: list[Closing] = field(default_factory=list)
    implicit: list[Implicit] = field(default_factory=list)  # for derivatives: unknowns with the equations that define them, in order
    redundant: list[str] = field(default_factory=list)
    report: list[str] = field(default_factory=list)
    index: int = 0
    nonzeros: int = 0  # of the factors of all linear blocks
    pivots: dict[int, Scalar] = field(default_factory=dict)  # of unknowns that are solved recursively: articulated inertias
    ranks: list[int] = field(default_factory=list)  # of equations that are solved with their derivatives: they depend on the values
    fragile: bool = False  # rows were taken for pivots by structure alone, where values may vanish
    carried: list[Scalar] = field(default_factory=list)  # solutions of loops that may have several, by which the next search begins

    def know(self, pairs: Iterable[tuple[int, Scalar]]) -> None:
        self.memo.update(pairs)

    def iterate(self, pool: Pool, block: NonlinearBlock) -> list[Scalar]:
        """The unknowns of a block that Newton's method solves; a block that carries its solution begins at the last one."""
        number, count = len(self.blocks), len(block.unknowns)
        width = count + 1 if block.carried else count
        last = [pool.symbol("last", len(self.carried) + k) for k in range(width)] if block.carried else []
        self.blocks.append(block)
        results = pool.call(("newton", number), [*[pool.expr(k) for k in block.known], *last], width)
        self.carried += results if block.carried else []
        return list(results[:count])
