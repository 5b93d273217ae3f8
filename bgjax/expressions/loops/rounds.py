"""Assign the nodes of a program to recurrences and to rounds within them.

A recurrence is a strong component of roles that depend on each other, as along a chain. A node outside it whose value
is needed in a round joins the first round that uses it; a node that depends on a round joins the round of its last
argument. So one loop does all the work for a part, and few values have to be stored between loops.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..._graph_algorithms import strong_components
from ..expression import Pool
from .recurrences import REACH, find_ticks


class Rounds:
    """`turn[node]` = (number of the recurrence, round); nodes outside all recurrences have no entry."""

    def __init__(self, pool: Pool, nodes: Sequence[int], role: Mapping[int, int]):
        self.pool, self.nodes = pool, nodes
        self.inner = inner_arguments(pool, nodes)
        self.users: dict[int, list[int]] = {i: [] for i in nodes}
        for i, arguments in self.inner.items():
            for a in arguments:
                self.users[a].append(i)
        self.turn: dict[int, tuple[int, int]] = {}
        self.count = 0
        for group in groups_of(self.inner, role):
            ticks = find_ticks(pool, group.members, role) if group.recurrent else None
            if ticks is not None:
                self.turn.update({i: (self.count, t) for i, t in ticks.items()})
                self.count += 1
        self._draw_in_preparation()
        self._draw_in_consequences()

    def _draw_in_preparation(self) -> None:
        """In reverse order, move each node into the round of its first user. A loop carries values over a few rounds
        only; a node that is also used later than that, and all its arguments, are computed before the loop."""
        early: set[int] = set()
        for i in reversed(self.nodes):
            if i in self.turn:
                continue
            turns = [self.turn[u] for u in self.users[i] if u in self.turn]
            if any(u in early for u in self.users[i]):
                early.add(i)
            elif turns:
                loop, first = min(turns)
                if self.pool.kind(i) == "call" or any(number == loop and t > first + REACH for number, t in turns):
                    early.add(i)
                else:
                    self.turn[i] = (loop, first)

    def _draw_in_consequences(self) -> None:
        """In evaluation order, move each node into the round of its last argument, if others are still carried."""
        for i in self.nodes:
            if i in self.turn or self.pool.kind(i) == "call":
                continue
            if any(u in self.turn for u in self.users[i]):
                continue  # needed earlier
            turns = [self.turn[a] for a in self.inner[i] if a in self.turn]
            if turns and len(turns) == len(self.inner[i]):
                loop, last = max(turns)
                if all(number < loop or t >= last - REACH for number, t in turns):
                    self.turn[i] = (loop, last)


class RoleGroup(NamedTuple):
    """Nodes of one role, or of several roles that depend on each other (`recurrent`)."""

    members: tuple[int, ...]
    recurrent: bool


def groups_of(inner: Mapping[int, Sequence[int]], role: Mapping[int, int]) -> list[RoleGroup]:
    """Groups of nodes in topological order; `inner` holds for every node those of its arguments that are among the
    nodes."""
    members: dict[int, list[int]] = {}
    needs: dict[int, dict[int, None]] = {}
    for i, arguments in inner.items():
        members.setdefault(role[i], []).append(i)
        needs.setdefault(role[i], {}).update((role[a], None) for a in arguments)
    found = []
    for component in strong_components(needs):
        own = tuple(sorted(i for r in component for i in members[r]))
        found.append(RoleGroup(own, len(component) > 1 or component[0] in needs[component[0]]))
    return found


def inner_arguments(pool: Pool, nodes: Sequence[int]) -> dict[int, list[int]]:
    """{node: those of its arguments that are among the nodes}."""
    inside = set(nodes)
    found: dict[int, list[int]] = {}
    for i in nodes:
        found[i] = [a for a in pool.inner(i) if a in inside]
    return found
