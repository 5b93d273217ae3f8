"""Recurrences: nodes that depend on others of their own role, as along a chain, in rounds of the same code.

A role is taken as the clock: a node's round is the number of ticks below it. Rounds whose nodes match one by one become
one template that is run over and over; what is different at the ends of a chain stays as it is.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..expression import Pool


ROUNDS = 4  # rounds that are worth a loop
CLOCKS = 6  # roles that are tried
COMMUTE = ("add", "mul", "maximum", "minimum")
REACH = 3  # rounds for which a value is kept at hand
SAME, OTHER = 0, -1  # where an argument comes from: so many rounds before, or elsewhere


class Run(NamedTuple):
    """`rounds[k]` lists the nodes of round k, slot by slot in evaluation order. `sources[slot]` has a code (rounds
    before, slot) for every argument, `arguments[k][slot]` the arguments themselves in the same order; `entry` are the
    nodes before the first round: `entry[slot, n]` stands n rounds before it."""

    rounds: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[tuple[int, int], ...], ...]
    arguments: tuple[tuple[tuple[int | float, ...], ...], ...]
    entry: dict[tuple[int, int], int]

    @property
    def saved(self) -> int:
        return (len(self.rounds) - 1) * len(self.sources)


def find_ticks(pool: Pool, members: Sequence[int], role: Mapping[int, int]) -> dict[int, int] | None:
    """The round of every member, by the clock that makes the longest repetition; None where nothing is repeated."""
    best, saved = None, 0
    for clock in _clocks(pool, members, role):
        ticks = _ticks(pool, members, role, clock)
        longest = max((run.saved for run in find_runs(pool, members, ticks)), default=0)
        if longest > saved:
            best, saved = ticks, longest
    return best


def _clocks(pool: Pool, members: Sequence[int], role: Mapping[int, int]) -> list[int]:
    """One role for each of the smallest numbers of nodes: a clock ticks once a round."""
    if any(pool.nodes[i][0] == "call" for i in members):
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
        ticks[i] = max((ticks[a] for a in pool.arguments(i) if type(a) is int and a in ticks), default=0) + (role[i] == clock)
    return ticks


def find_runs(pool: Pool, members: Sequence[int], ticks: Mapping[int, int]):
    """Rounds in a row that match."""
    rounds: dict[int, list[int]] = defaultdict(list)
    for i in members:
        rounds[ticks[i]].append(i)
    slot = {i: k for nodes in rounds.values() for k, i in enumerate(sorted(nodes))}
    codes = {t: _codes(pool, nodes, ticks, slot) for t, nodes in rounds.items()}
    kinds = {t: sorted((slot[i], pool.nodes[i][0], tuple(code for code, _ in codes[t][i])) for i in nodes) for t, nodes in rounds.items()}
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
    """Of every node the arguments with where they come from; operands that may change places are sorted by that."""

    def code(tick: int, a):
        near = type(a) is int and a in ticks and ticks[a] >= tick - REACH
        return (tick - ticks[a], slot[a]) if near else (OTHER, 0)

    found = {}
    for i in nodes:
        pairs = [(code(ticks[i], a), a) for a in pool.arguments(i)]
        found[i] = sorted(pairs, key=lambda pair: pair[0]) if pool.nodes[i][0] in COMMUTE else pairs
    return found


def _begins(number: int, here: Sequence, template: Sequence) -> bool:
    """Whether round `number` of a run is like the template, but for what it takes from before the run: that may be
    anything."""
    if len(here) != len(template):
        return False
    free = lambda code, wanted: wanted[0] > number and code[0] != SAME
    same = lambda codes, wanted: len(codes) == len(wanted) and all(c == w or free(c, w) for c, w in zip(codes, wanted, strict=True))
    return all(a[:2] == b[:2] and same(a[2], b[2]) for a, b in zip(here, template, strict=True))


def _run(span: range, steady: int, rounds, codes, slot, kinds) -> Run | None:
    """The run of these rounds, the first ones of which may differ from the `steady` one in what they take from before;
    None where they do not."""
    if not all(t in kinds and _begins(number, kinds[t], kinds[steady]) for number, t in enumerate(range(span[0], steady))):
        return None
    sample = sorted(rounds[steady])
    position = {slot[i]: k for k, i in enumerate(sample)}  # evaluation order of one round serves for all
    ordered = [tuple(sorted(rounds[t], key=lambda i: position[slot[i]])) for t in span]
    sources = tuple(tuple((back, position.get(s, 0) if back != OTHER else 0) for (back, s), _ in codes[steady][i]) for i in sample)
    if any(back == SAME and source >= k for k, row in enumerate(sources) for back, source in row):
        return None
    arguments = tuple(tuple(tuple(a for _, a in codes[t][i]) for i in nodes) for t, nodes in zip(span, ordered, strict=True))
    entry: dict[tuple[int, int], int] = {}
    for number, round_ in enumerate(arguments[:REACH]):
        for row, values in zip(sources, round_, strict=True):
            for (back, source), a in zip(row, values, strict=True):
                if back > number and entry.setdefault((source, back - number), a) != a:
                    return None
    return Run(tuple(ordered), sources, arguments, entry)
