"""Roles: nodes of a program that do the same for different parts.

A mechanism of many like bodies is one body's code many times over. Two nodes play the same role where their operation
and those of what they use agree a few levels deep, and, inside a factorisation, the places in its blocks
(`Pool.hints`). Roles say nothing of which values are used: those are looked up. So a wrong guess costs time and is
never a wrong number.
"""

from collections.abc import Hashable, Mapping, Sequence

from ..expression import Pool
from ..program import Labels


DEPTH = 3  # levels; one less mixes passes up and down a chain, one more makes the ends of a chain longer


def find_roles(pool: Pool, given: Sequence[int], order: Sequence[int], labels: Labels) -> dict[int, int]:
    """The role of every node in `order`; `given` are known beforehand and come first."""
    numbers: dict[Hashable, int] = {}
    number = lambda key: numbers.setdefault(key, len(numbers))
    known = _exact_roles(pool, pool.reachable([pool.expr(i) for i in given]), labels, number)
    own = {i: number(("own", _own(pool, i, labels))) for i in order}
    role = dict(own)
    for _ in range(DEPTH):
        role = _one_deeper(pool, own, {**role, **known}, number)
    return role


def _one_deeper(pool: Pool, own: Mapping[int, int], role: Mapping[int, int], number) -> dict[int, int]:
    look = lambda a: role[a] if type(a) is int else ("constant", a)
    return {i: own[i] if settled(pool, i) else number((own[i], *map(look, pool.arguments(i)))) for i in own}


def settled(pool: Pool, index: int) -> bool:
    """Whether a node's own kind tells its role."""
    return pool.nodes[index][0] in ("symbol", "call") or index in pool.hints


def _exact_roles(pool: Pool, order: Sequence[int], labels: Labels, number) -> dict[int, int]:
    """Roles by everything below; parameters of different parts are alike where they stand at the same place of a
    part."""
    role: dict[int, int] = {}
    for i in order:
        role[i] = number(("given", _own(pool, i, labels), *[role.get(a, a) if type(a) is int else ("constant", a) for a in pool.arguments(i)]))
    return role


def _own(pool: Pool, index: int, labels: Labels) -> Hashable:
    node = pool.nodes[index]
    if node[0] == "symbol":
        return (node[1][0], *node[1][2:]) if node[1][0] == "parameter" else labels.get(node[1], node[1])
    return (node[0], pool.hints[index]) if index in pool.hints else node if node[0] == "call" else node[0]
