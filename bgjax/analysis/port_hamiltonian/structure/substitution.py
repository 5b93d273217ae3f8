"""Replaces the probes in matrices, laws and rates by functions of states, as far as they are such functions."""

from collections.abc import Iterable, Mapping, Sequence

from ....expressions.expression import Pool, Scalar
from ....expressions.passes import substitute
from .closure import Closed


def symbols_of(pool: Pool, values: Iterable[Scalar]) -> set[int]:
    """The symbols on which values depend."""
    return {i for i in pool.reachable(values) if pool.kind(i) == "symbol"}


def probe_values(pool: Pool, closed: Closed, cells: Sequence[int]) -> dict[int, Scalar]:
    """The values of probes (of these cells) as expressions in states and in what the other ports give; probes that
    depend on each other keep their symbols."""
    count = len(closed.outer) - len(cells)
    found: dict[int, Scalar] = {}
    for number, cell in enumerate(cells, count):
        total: Scalar = 0.0
        for k in range(count):
            entry = received_entry(closed, number, k)
            if not Pool.is_zero(entry):
                total = total + entry * closed.outer[k].symbol
        found[pool.symbol("probe", cell).index] = total
    return _ordered(pool, found)


def received_entry(closed: Closed, i: int, j: int) -> Scalar:
    """The entry of J − R at (i, j)."""
    key, sign = ((i, j), 1.0) if i < j else ((j, i), -1.0)
    skew, loss = closed.skew.get(key), closed.symmetric.get(key)
    first = 0.0 if skew is None or i == j else skew.value * sign
    return first if loss is None else first - loss.value


def _ordered(pool: Pool, found: Mapping[int, Scalar]) -> dict[int, Scalar]:
    """Each value with the values of the probes in it, as long as some value has none that is unknown."""
    known: dict[int, Scalar] = {}
    waiting = dict(found)
    while waiting:
        ready = [i for i, value in waiting.items() if not (symbols_of(pool, [value]) & waiting.keys())]
        if not ready:
            return known
        for i in ready:
            (known[i],) = substitute(pool, [waiting[i]], known)
        for i in ready:
            del waiting[i]
    return known


def replaced(pool: Pool, values: Sequence[Scalar], known: Mapping[int, Scalar]) -> list[Scalar]:
    """Values with the probes replaced."""
    return substitute(pool, list(values), dict(known))
