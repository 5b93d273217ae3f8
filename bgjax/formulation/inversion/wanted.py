"""Symbols for wanted functions and their time derivatives, until it is known which derivatives are needed."""

from collections.abc import Iterable, Sequence

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import tangents


KIND = "wanted"  # symbols (KIND, number of the output, order of the derivative)


def symbol(pool: Pool, number: int, order: int) -> Expr:
    return pool.symbol(KIND, number, order)


def orders_in(pool: Pool, outputs: Iterable[Scalar], count: int) -> list[int]:
    """The highest derivative of each wanted function on which the outputs depend; 0 if they do not."""
    found = [0] * count
    for index in pool.reachable(list(outputs)):
        if pool.kind(index) == "symbol" and pool.key(index)[0] == KIND:
            _, number, order = pool.key(index)
            found[number] = max(found[number], order)
    return found


def seeds(pool: Pool, outputs: Sequence[Scalar], count: int) -> dict[int, Scalar]:
    """Rates of all wanted functions and derivatives in the outputs: the next derivatives."""
    highest = orders_in(pool, outputs, count)
    pairs = [(number, order) for number in range(count) for order in range(highest[number] + 1)]
    return {symbol(pool, *pair).index: symbol(pool, pair[0], pair[1] + 1) for pair in pairs}


def values(pool: Pool, laws: Sequence[Scalar], orders: Sequence[int], time: Expr) -> dict[int, Scalar]:
    """The functions of time and their derivatives, for the symbols up to these orders."""
    found: dict[int, Scalar] = {}
    for number, (law, highest) in enumerate(zip(laws, orders, strict=True)):
        value = law
        for order in range(highest + 1):
            found[symbol(pool, number, order).index] = value
            [value] = tangents(pool, [value], {time.index: 1.0})
    return found
