"""Divides a program into parts that compile fast: which nodes each computes, and which values pass between them."""

from collections.abc import Sequence
from typing import NamedTuple

from ...expression import Pool
from ...operations import OPERATIONS
from ...program import late_order


# Nodes of a part. Compilation time grows faster than the length of a function: 25 700 nodes take 1.9 s in parts of 300,
# and longer in parts of 2000.
LONGEST = 300


class Parts(NamedTuple):
    """Nodes in evaluation order, in parts; `slots` numbers the values that a later part reads. Of a sum in `fused`, the
    operand at this position is a product that is not rounded."""

    parts: tuple[tuple[int, ...], ...]
    slots: dict[int, int]
    fused: dict[int, int]


def make_parts(pool: Pool, nodes: Sequence[int], outputs: Sequence) -> Parts:
    """The parts of a program that computes these nodes."""
    order = late_order(pool, nodes, outputs)
    parts = tuple(_divided(pool, order))
    place = {i: number for number, part in enumerate(parts) for i in part}
    later = dict.fromkeys(a for i in order for a in pool.inner(i) if a in place and place[a] != place[i])
    fused = _fused(pool, order, place, outputs)
    products = {pool.nodes[i][1 + position] for i, position in fused.items()}
    kept = [tuple(i for i in part if i not in products) for part in parts]
    return Parts(tuple(kept), {i: k for k, i in enumerate(later)}, fused)


def _divided(pool: Pool, order: Sequence[int]):
    """The nodes in parts; the results of a call stay together."""
    part: list[int] = []
    for i in order:
        node = pool.nodes[i]
        together = part and node[0] == "call" and pool.nodes[part[-1]][:2] == node[:2]
        if len(part) >= LONGEST and not together:
            yield tuple(part)
            part = []
        part.append(i)
    if part:
        yield tuple(part)


def _fused(pool: Pool, order: Sequence[int], place: dict[int, int], outputs: Sequence) -> dict[int, int]:
    """{sum or difference: position of an operand that is a product used nowhere else, in the same part}."""
    uses: dict[int, int] = {}
    for reference in [*outputs, *(a for i in order for a in pool.arguments(i))]:
        uses[reference] = uses.get(reference, 0) + 1
    found = {}
    for i in order:
        if not _is_sum(pool, i):
            continue
        for position, a in enumerate(pool.nodes[i][1:]):
            alone = type(a) is int and uses[a] == 1 and place.get(a) == place[i]
            if alone and _is_product(pool, a):
                found[i] = position
                break
    return found


def _is_sum(pool: Pool, index: int) -> bool:
    operation = OPERATIONS.get(pool.kind(index))
    return operation is not None and operation.is_sum


def _is_product(pool: Pool, index: int) -> bool:
    operation = OPERATIONS.get(pool.kind(index))
    return operation is not None and operation.infix == "*"
