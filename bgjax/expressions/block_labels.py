"""Labels (step, row, column) on nodes of a factorisation, by which loop detection matches repeated blocks."""

from collections.abc import Mapping

from .expression import Expr, Scalar


class Marks:
    """Build labelled products, sums and differences. A label holds the elimination step and the positions, within this
    step, of the rows and columns involved. Signs are not factored out of labelled nodes, because they could then differ
    from step to step and equal steps would no longer match."""

    def __init__(self, on: bool):
        self.on = on
        self.step: tuple = ()
        self.rank: Mapping[int, int] = {}

    def take(self, step: tuple, rank: Mapping[int, int]) -> None:
        """Label the following nodes with this step; `rank` maps rows to their positions in it."""
        if self.on:
            self.step, self.rank = step, rank

    def __call__(self, value: Scalar, what: str, *touched: int) -> Scalar:
        if self.on and isinstance(value, Expr):
            value.pool.hints.setdefault(value.index, (what, *self.step, *[self.rank[t] for t in touched]))
        return value

    def product(self, what: str, a: Scalar, b: Scalar, *touched: int) -> Scalar:
        return self(a.pool.intern("mul", *sorted((a.index, b.index))) if self._plain(a, b) else a * b, what, *touched)

    def sum(self, what: str, a: Scalar, b: Scalar, *touched: int) -> Scalar:
        return self(a.pool.intern("add", *sorted((a.index, b.index))) if self._plain(a, b) else a + b, what, *touched)

    def difference(self, what: str, a: Scalar, b: Scalar, *touched: int) -> Scalar:
        plain = self._plain(a, b) and a is not b
        return self(a.pool.intern("sub", a.index, b.index) if plain else a - b, what, *touched)

    def _plain(self, a: Scalar, b: Scalar) -> bool:
        return self.on and isinstance(a, Expr) and isinstance(b, Expr)
