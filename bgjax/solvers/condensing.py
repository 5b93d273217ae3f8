"""Which states of an implicit step can be eliminated first, by structure alone.

In d I − J a state whose rate does not depend on itself has the pivot d = γ/h, which is never small: positions, quaternions,
displacements. Taken in groups that do not touch each other they leave a dense rest: the velocities (Hairer & Wanner, Solving ODEs
II, IV.8: second-order systems).
"""

from collections.abc import Collection
from typing import NamedTuple


GROUP = 4  # a quaternion
SMALL = 8  # states that are not worth a division
WORTH = 0.8  # part of the states that may stay


class Condensation(NamedTuple):
    """`groups` of GROUP states each, eliminated first; a place that is the number of states is empty. On the `followers` no rate
    depends: they are solved last. The others are `kept`."""

    size: int
    groups: tuple[tuple[int, ...], ...]
    kept: tuple[int, ...]
    followers: tuple[int, ...]


def dense(size: int) -> Condensation:
    """Nothing is eliminated first."""
    return Condensation(size, (), tuple(range(size)), ())


def condensation(size: int, pattern: Collection[tuple[int, int]]) -> Condensation:
    """The division for a Jacobian with nonzeros in `pattern`."""
    followers = set(range(size)).difference(j for _, j in pattern)
    parts = _separate_parts(size, [(i, j) for i, j in pattern if i not in followers], followers)
    kept = set(range(size)).difference(followers, *parts)
    if size < SMALL or len(kept) > WORTH * size or not parts:
        return dense(size)
    return Condensation(size, _packed(parts, size), tuple(sorted(kept)), tuple(sorted(followers)))


def _separate_parts(size: int, pattern: Collection[tuple[int, int]], followers: Collection[int]) -> list[set[int]]:
    """Sets of states without a diagonal entry, not larger than a group and without an entry between them; greedily, those with the
    fewest neighbours first."""
    around: list[set[int]] = [set() for _ in range(size)]
    for i, j in pattern:
        around[i].add(j)
        around[j].add(i)
    parts: list[set[int]] = []
    for state in sorted((i for i in range(size) if i not in around[i] and i not in followers), key=lambda i: (len(around[i]), i)):
        touched = [part for part in parts if part & around[state]]
        merged = {state}.union(*touched)
        if len(merged) <= GROUP:
            parts = [part for part in parts if part not in touched] + [merged]
    return parts


def _packed(parts: list[set[int]], size: int) -> tuple[tuple[int, ...], ...]:
    """Parts together in groups, the largest first."""
    groups: list[list[int]] = []
    for part in sorted(parts, key=lambda part: (-len(part), min(part))):
        room = next((group for group in groups if len(group) + len(part) <= GROUP), None)
        if room is None:
            groups.append(room := [])
        room += sorted(part)
    return tuple((*group, *[size] * (GROUP - len(group))) for group in groups)
