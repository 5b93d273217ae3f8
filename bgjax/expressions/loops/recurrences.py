"""Detect recurrences: divide nodes that depend on others of their own role, as along a chain, into equal rounds.

One role serves as clock: the round of a node is the largest number of nodes of this role on a path that leads to it.
Consecutive rounds whose nodes match one by one become the iterations of one loop; rounds that differ, at the ends of a
chain, are left unrolled.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from ..expression import Pool
from ..operations import OPERATIONS


ROUNDS = 4  # fewest rounds that are worth a loop
CLOCKS = 6  # at most so many roles are tried as clock
COMMUTE = frozenset(name for name, operation in OPERATIONS.items() if operation.commutes)
REACH = 3  # a loop carries values over at most so many rounds
SAME, OTHER = 0, -1  # origin of an argument: the same round, or outside the loop; n > 0 means n rounds before


class MatchingRounds(NamedTuple):
    """Consecutive matching rounds. `rounds[k]` lists the nodes of round k, slot by slot in evaluation order.
    `sources[slot]` has a pair (number of rounds before, slot) for every argument, and `arguments[k][slot]` holds the
    arguments themselves in the same order. `entry[slot, n]` is the initial value of a slot: the node n rounds before
    the first round."""

    rounds: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[tuple[int, int], ...], ...]
    arguments: tuple[tuple[tuple[int | float, ...], ...], ...]
    entry: dict[tuple[int, int], int]

    @property
    def saved(self) -> int:
        return (len(self.rounds) - 1) * len(self.sources)


def find_ticks(pool: Pool, members: Sequence[int], role: Mapping[int, int]) -> dict[int, int] | None:
    """{node: round}, where a new round begins at every node of one role, the clock; None if nothing is repeated. The
    clock chosen is the one that saves the most nodes in one loop."""
    best, saved = None, 0
    for clock in _clocks(pool, members, role):
        ticks = _ticks(pool, members, role, clock)
        longest = max((run.saved for run in find_runs(pool, members, ticks)), default=0)
        if longest > saved:
            best, saved = ticks, longest
    return best


def _clocks(pool: Pool, members: Sequence[int], role: Mapping[int, int]) -> list[int]:
    """Candidate clocks: for each of the smallest numbers of nodes in a role, one role. A clock has one node per
    round."""
    if any(pool.kind(i) == "call" for i in members):
        return []
    count: dict[int, int] = defaultdict(int)
    for i in members:
        count[role[i]] += 1
    found: dict[int, int] = {}
    for r, n in count.items():
        if n >= ROUNDS:
            found.setdefault(n, r)
    return [found[n] for n in sorted(found)[:CLOCKS]]


def _ticks(pool: Pool, members: Sequence[int], role: Mapping[int, int], clock: int) -> dict[int, int]:
    ticks: dict[int, int] = {}
    for i in members:
        ticks[i] = max((ticks[a] for a in pool.inner(i) if a in ticks), default=0) + (role[i] == clock)
    return ticks


def find_runs(pool: Pool, members: Sequence[int], ticks: Mapping[int, int]):
    """Yield maximal sequences of consecutive matching rounds."""
    rounds: dict[int, list[int]] = defaultdict(list)
    for i in members:
        rounds[ticks[i]].append(i)
    slot = {i: k for nodes in rounds.values() for k, i in enumerate(sorted(nodes))}
    codes = {t: _codes(pool, nodes, ticks, slot) for t, nodes in rounds.items()}

    def kinds_of(t: int) -> list[tuple]:
        found = codes[t]
        return sorted((slot[i], pool.kind(i), tuple(map(itemgetter(0), found[i]))) for i in rounds[t])

    kinds = {t: kinds_of(t) for t in rounds}
    start = free = min(rounds)
    for t in range(start + 1, max(rounds) + 2):
        if t not in kinds or kinds[t] != kinds[start]:
            if t - start >= ROUNDS:
                spans = (range(first, t) for first in range(max(free, start - REACH), start + 1))
                run = next(filter(None, (_run(span, start, rounds, codes, slot, kinds) for span in spans)), None)
                if run is not None:
                    yield run
                    free = t
            start = t


def _codes(pool: Pool, nodes: Sequence[int], ticks: Mapping[int, int], slot: Mapping[int, int]) -> dict[int, list]:
    """{node: pairs (origin, argument)}; the operands of commutative operations are sorted by origin."""

    def code(tick: int, a):
        near = type(a) is int and a in ticks and ticks[a] >= tick - REACH
        return (tick - ticks[a], slot[a]) if near else (OTHER, 0)

    found = {}
    for i in nodes:
        pairs = [(code(ticks[i], a), a) for a in pool.arguments(i)]
        found[i] = sorted(pairs, key=lambda pair: pair[0]) if pool.kind(i) in COMMUTE else pairs
    return found


def _begins(number: int, here: Sequence, template: Sequence) -> bool:
    """Whether round `number` of a run matches the template, except for values from before the run, which are
    arbitrary."""
    if len(here) != len(template):
        return False

    def same(codes: Sequence, wanted: Sequence) -> bool:
        if len(codes) != len(wanted):
            return False
        pairs = zip(codes, wanted, strict=True)
        return all(c == w or (w[0] > number and c[0] != SAME) for c, w in pairs)

    return all(a[:2] == b[:2] and same(a[2], b[2]) for a, b in zip(here, template, strict=True))


def _placed(codes: Sequence, position: Mapping[int, int]) -> tuple:
    """The sources of one node's arguments, with slots by their place in the round."""
    return tuple((back, position.get(s, 0) if back != OTHER else 0) for (back, s), _ in codes)


def _arguments(codes: Mapping[int, Sequence], nodes: Sequence[int]) -> tuple:
    """The arguments of the nodes of one round."""
    return tuple(tuple(map(itemgetter(1), codes[i])) for i in nodes)


def _run(span: range, steady: int, rounds, codes, slot, kinds) -> MatchingRounds | None:
    """The run of these rounds; the first of them may differ from the `steady` round in the values taken from before the
    run. None if they do not match."""
    before = enumerate(range(span[0], steady))
    if not all(t in kinds and _begins(number, kinds[t], kinds[steady]) for number, t in before):
        return None
    sample = sorted(rounds[steady])
    position = {slot[i]: k for k, i in enumerate(sample)}  # the evaluation order of one round is used for all
    ordered = [tuple(sorted(rounds[t], key=lambda i: position[slot[i]])) for t in span]
    sources = tuple(_placed(codes[steady][i], position) for i in sample)
    if any(back == SAME and source >= k for k, row in enumerate(sources) for back, source in row):
        return None
    arguments = tuple(_arguments(codes[t], nodes) for t, nodes in zip(span, ordered, strict=True))
    entry: dict[tuple[int, int], int] = {}
    for number, round_ in enumerate(arguments[:REACH]):
        for row, values in zip(sources, round_, strict=True):
            for (back, source), a in zip(row, values, strict=True):
                if back > number and entry.setdefault((source, back - number), a) != a:
                    return None
    return MatchingRounds(tuple(ordered), sources, arguments, entry)
