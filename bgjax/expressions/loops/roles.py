"""Assign a role to every node of a program: nodes of equal role perform the same operation for different parts.

The program of a mechanism with many equal bodies repeats the code of one body. Two nodes have the same role if their
operations, and those of their arguments down to a few levels, agree; inside a factorisation, if their labels
(`Pool.hints`) agree. Roles do not determine which values are used; these are looked up for each node. So a wrong guess
costs time but never changes a result.
"""

from collections.abc import Hashable, Mapping, Sequence

from ..expression import Pool
from ..program import Labels


DEPTH = 3  # levels; with one less, passes up and down a chain are mixed up; with one more, its unrolled ends get longer


def find_roles(pool: Pool, given: Sequence[int], order: Sequence[int], labels: Labels) -> dict[int, int]:
    """{node: role} for the nodes in `order`; the nodes in `given` are evaluated before them."""
    numbers: dict[Hashable, int] = {}

    def number(key: Hashable) -> int:
        return numbers.setdefault(key, len(numbers))

    known = _exact_roles(pool, pool.reachable([pool.expr(i) for i in given]), labels, number)
    own = {i: number(("own", _own(pool, i, labels))) for i in order}
    role = dict(own)
    for _ in range(DEPTH):
        role = _one_deeper(pool, own, {**role, **known}, number)
    return role


def _one_deeper(pool: Pool, own: Mapping[int, int], role: Mapping[int, int], number) -> dict[int, int]:
    def look(a):
        return role[a] if type(a) is int else ("constant", a)

    return {i: own[i] if has_own_role(pool, i) else number((own[i], *map(look, pool.arguments(i)))) for i in own}


def has_own_role(pool: Pool, index: int) -> bool:
    """Whether a node's own kind or label determines its role, without its arguments."""
    return pool.kind(index) in ("symbol", "call") or index in pool.hints


def _exact_roles(pool: Pool, order: Sequence[int], labels: Labels, number) -> dict[int, int]:
    """Roles by the whole expression below each node; parameters of different parts match if they have the same place
    there."""
    role: dict[int, int] = {}

    def look(reference: int | float) -> Hashable:
        return role.get(reference, reference) if type(reference) is int else ("constant", reference)

    for i in order:
        role[i] = number(("given", _own(pool, i, labels), *map(look, pool.arguments(i))))
    return role


def _own(pool: Pool, index: int, labels: Labels) -> Hashable:
    kind = pool.kind(index)
    if kind == "symbol":
        key = pool.key(index)
        return (key[0], *key[2:]) if key[0] == "parameter" else labels.get(key, key)
    if index in pool.hints:
        return kind, pool.hints[index]
    return pool.nodes[index] if kind == "call" else kind
