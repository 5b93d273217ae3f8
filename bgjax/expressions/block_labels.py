"""Marks on nodes that say what they do in an elimination, for `expressions/loops/roles`: like parts of a block come out as like code."""

from collections.abc import Mapping

from .expression import Expr, Scalar


class Marks:
    """Products, sums and differences that carry a mark: the step they belong to, and the ranks of what they touch in
    it. Signs stay where they are: pulled outwards, they would change from one step to the next."""

    def __init__(self, on: bool):
        self.on = on
        self.step: tuple = ()
        self.rank: Mapping[int, int] = {}

    def take(self, step: tuple, rank: Mapping[int, int]) -> None:
        """From now on this step."""
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
