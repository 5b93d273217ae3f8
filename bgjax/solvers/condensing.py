"""From the sparsity pattern of a Jacobian to the states that an implicit step eliminates first.

In d I − J, a state whose rate does not depend on itself has the pivot d = γ/h, which is never small: positions,
quaternions, displacements. They are eliminated in groups without entries between them; a dense Schur complement of
the velocities remains (Hairer & Wanner, Solving ODEs II, IV.8: second-order systems).
"""

from collections.abc import Collection
from typing import NamedTuple


GROUP = 4  # states per group: a quaternion
SMALL = 8  # with fewer states, nothing is eliminated first
WORTH = 0.8  # largest fraction of states that may remain, or elimination does not pay


class Condensation(NamedTuple):
    """The elimination plan: `groups` of GROUP states first, then the `kept` states, then the `followers`.

    An index equal to `size` marks an empty place in a group. No rate depends on the followers.
    """

    size: int
    groups: tuple[tuple[int, ...], ...]
    kept: tuple[int, ...]
    followers: tuple[int, ...]


def dense(size: int) -> Condensation:
    """The plan that keeps all states in one dense matrix."""
    return Condensation(size, (), tuple(range(size)), ())


def condensation(size: int, pattern: Collection[tuple[int, int]]) -> Condensation:
    """The elimination plan for a Jacobian with nonzeros at the (row, column) pairs in `pattern`."""
    followers = set(range(size)).difference(j for _, j in pattern)
    parts = _separate_parts(size, [(i, j) for i, j in pattern if i not in followers], followers)
    kept = set(range(size)).difference(followers, *parts)
    if size < SMALL or len(kept) > WORTH * size or not parts:
        return dense(size)
    return Condensation(size, _packed(parts, size), tuple(sorted(kept)), tuple(sorted(followers)))


def _separate_parts(size: int, pattern: Collection[tuple[int, int]], followers: Collection[int]) -> list[set[int]]:
    """Sets of states without a diagonal entry, no larger than a group, and without entries between the sets.

    They are found greedily, states with the fewest neighbours first.
    """
    around: list[set[int]] = [set() for _ in range(size)]
    for i, j in pattern:
        around[i].add(j)
        around[j].add(i)
    parts: list[set[int]] = []
    candidates = [i for i in range(size) if i not in around[i] and i not in followers]
    for state in sorted(candidates, key=lambda i: (len(around[i]), i)):
        touched = [part for part in parts if part & around[state]]
        merged = {state}.union(*touched)
        if len(merged) <= GROUP:
            parts = [part for part in parts if part not in touched] + [merged]
    return parts


def _packed(parts: list[set[int]], size: int) -> tuple[tuple[int, ...], ...]:
    """The sets packed into groups, the largest first."""
    groups: list[list[int]] = []
    for part in sorted(parts, key=lambda part: (-len(part), min(part))):
        room = next((group for group in groups if len(group) + len(part) <= GROUP), None)
        if room is None:
            groups.append(room := [])
        room += sorted(part)
    return tuple((*group, *[size] * (GROUP - len(group))) for group in groups)
