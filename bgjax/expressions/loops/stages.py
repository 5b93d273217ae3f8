"""Divide a program with many repeated parts into stages: loops over the parts, and single nodes between them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from ..expression import Pool, inner_nodes
from ..program import Labels, Program
from .recurrences import OTHER, SAME, MatchingRounds, find_runs
from .roles import find_roles
from .rounds import RoleGroup, Rounds, groups_of, inner_arguments


FEWEST = 12  # fewest nodes of a role that are worth a loop outside recurrences


class Plain(NamedTuple):
    """Nodes evaluated one by one; `results` are those used outside the stage."""

    nodes: tuple[int, ...]
    results: tuple[int, ...] = ()


class Loop(NamedTuple):
    """A loop over equal rounds; `results` are the slots used outside the stage."""

    run: MatchingRounds
    operations: tuple[str, ...]
    results: tuple[int, ...] = ()

    def nodes(self) -> Iterator[int]:
        """All nodes that the loop evaluates, round by round."""
        return chain.from_iterable(self.run.rounds)


Stage = Plain | Loop


class Staging(NamedTuple):
    """When the body of a program is divided into stages."""

    from_nodes: int = 8000  # fewest nodes of such a program
    remaining: float = 0.4  # largest fraction of its nodes that may remain
    saved: float = 200  # nodes that each loop has to save


# Where the numbers were found: a loop takes as long to compile as about 200 nodes, and its rounds run half as fast as
# the same nodes unrolled: a chain of 100 links (26,000 nodes, 7 loops) compiles in 6 s instead of 36, and both take
# 20 µs; A02 with 20 windows (15,000, 115 loops) would compile for 30 s instead of 19 and take 26 µs instead of 10.
STAGING = Staging()


def stages_of(program: Program, policy: Staging | None = None) -> tuple[Stage, ...] | None:
    """The body of a large program as stages, or None if too little of it is repeated; cached in the program. The policy
    is `STAGING` unless another is given."""
    policy = STAGING if policy is None else policy
    return program.memory.remember(("stages", policy), lambda: _worthwhile(program, policy))


def _worthwhile(program: Program, policy: Staging) -> tuple[Stage, ...] | None:
    if len(program.body) < policy.from_nodes:
        return None
    stages = make_stages(program.pool, program.carried, program.body, program.outputs, program.labels)
    left, loops = sum(map(operation_count, stages)), sum(isinstance(stage, Loop) for stage in stages)
    enough = left < policy.remaining * len(program.body) and len(program.body) - left > policy.saved * loops
    return stages if enough else None


def make_stages(
    pool: Pool, given: Sequence[int], order: Sequence[int], outputs: Sequence, labels: Labels
) -> tuple[Stage, ...]:
    """The stages that evaluate the nodes in `order`, without symbols."""
    role = find_roles(pool, given, order, labels)
    rounds = Rounds(pool, [i for i in order if pool.kind(i) != "symbol"], role)
    loops = [loop for number in range(rounds.count) for loop in _loops(rounds, number)]
    return tuple(_with_results(pool, _ordered(rounds, loops, role), outputs))


def _loops(rounds: Rounds, number: int) -> list[Loop]:
    members = [i for i in rounds.nodes if i in rounds.turn and rounds.turn[i][0] == number]
    runs = find_runs(rounds.pool, members, {i: rounds.turn[i][1] for i in members})
    return [Loop(run, tuple(map(rounds.pool.kind, run.rounds[0]))) for run in runs]


def _ordered(rounds: Rounds, loops: Sequence[Loop], role: Mapping[int, int]) -> list[Stage]:
    """Stages in evaluation order: nodes outside of loops come as early as possible, grouped by role."""
    unit = {i: n for n, loop in enumerate(loops) for i in loop.nodes()}

    def outside(number: int) -> set[int]:
        used = {a for i in loops[number].nodes() for a in rounds.inner[i]}
        return {a for a in used if unit.get(a) != number}

    needed = [outside(number) for number in range(len(loops))]
    rest, waiting = [i for i in rounds.nodes if i not in unit], list(range(len(loops)))
    done: set[int] = set()
    stages: list[Stage] = []
    while rest or waiting:
        chunk, later = [], []
        for i in rest:
            ready = all(a in done for a in rounds.inner[i])
            (chunk if ready else later).append(i)
            done.update([i] if ready else [])
        stages += _Merge(rounds.pool, groups_of(inner_arguments(rounds.pool, chunk), role)).stages()
        rest = later
        ready = next((n for n in waiting if needed[n] <= done), None)
        if ready is not None:
            waiting.remove(ready)
            stages.append(loops[ready])
            done.update(loops[ready].nodes())
        elif waiting:  # the loop depends partly on its own results: its nodes are evaluated one by one
            rest = sorted([*rest, *loops[waiting.pop(0)].nodes()])
    return stages


def operation_count(stage: Stage) -> int:
    """Number of operations of a stage in the compiled program."""
    return len(stage.operations if isinstance(stage, Loop) else stage.nodes)


class _Merge:
    """Merge roles of equally many nodes into one loop, if the k-th node of a role uses only k-th nodes of others."""

    def __init__(self, pool: Pool, groups: Sequence[RoleGroup]):
        self.pool, self.groups = pool, groups
        self.of = {i: g for g, group in enumerate(groups) for i in group.members}
        self.needs = [self._needs(group) - {g} for g, group in enumerate(groups)]
        self.users: list[list[int]] = [[] for _ in groups]
        for g, needed in enumerate(self.needs):
            for n in needed:
                self.users[n].append(g)
        self.done: set[int] = set()

    def _needs(self, group: RoleGroup) -> set[int]:
        return {self.of[a] for i in group.members for a in self.pool.inner(i) if a in self.of}

    def stages(self) -> list[Stage]:
        found: list[Stage] = []
        ready = {g for g, needed in enumerate(self.needs) if not needed}
        while ready:
            chosen = self._few(ready) or self._alike(ready)
            found.append(self._stage(chosen))
            self.done.update(chosen)
            fresh = {u for g in chosen for u in self.users[g]}
            ready = (ready | {u for u in fresh if self.needs[u] <= self.done}) - self.done
        return found

    def _few(self, ready: set[int]) -> list[int]:
        """Groups that are not worth a loop, and such groups that depend on them."""
        queue = sorted(g for g in ready if self._is_few(g))
        chosen = dict.fromkeys(queue)
        while queue:
            for u in self.users[queue.pop(0)]:
                open_ = u not in chosen and self._is_few(u)
                if open_ and all(n in self.done or n in chosen for n in self.needs[u]):
                    chosen[u] = None
                    queue.append(u)
        return list(chosen)

    def _alike(self, ready: set[int]) -> list[int]:
        """The groups of the next loop: ready groups of one size, chosen to cover the most nodes, and groups of this
        size that depend on them."""
        counts: dict[int, int] = {}
        for g in sorted(ready):
            counts[len(self.groups[g].members)] = counts.get(len(self.groups[g].members), 0) + 1
        count = max(counts, key=lambda n: (counts[n] * n, n))
        queue = sorted(g for g in ready if len(self.groups[g].members) == count)
        chosen: dict[int, None] = dict.fromkeys(queue)
        while queue:
            for u in self.users[queue.pop(0)]:
                group = self.groups[u]
                if u not in chosen and len(group.members) == count and not group.recurrent and self._follows(u, chosen):
                    chosen[u] = None
                    queue.append(u)
        return list(chosen)

    def _follows(self, g: int, chosen: Mapping[int, None]) -> bool:
        """Whether all arguments of a group come from earlier stages or from the same round."""
        if any(n not in self.done and n not in chosen for n in self.needs[g]):
            return False
        return all(n in self.done or self._aligned(g, n) for n in self.needs[g])

    def _is_few(self, g: int) -> bool:
        return self.groups[g].recurrent or len(self.groups[g].members) < FEWEST

    def _aligned(self, g: int, n: int) -> bool:
        rows = zip(*[self.pool.arguments(i) for i in self.groups[g].members], strict=True)
        own = self.groups[n].members
        return all(row == own for row in rows if self._takes(row, n))

    def _takes(self, row: tuple, n: int) -> bool:
        """Whether a group is among the arguments in a row."""
        return any(type(a) is int and self.of.get(a) == n for a in row)

    def _stage(self, chosen: Sequence[int]) -> Stage:
        members = [self.groups[g].members for g in chosen]
        if any(self.groups[g].recurrent for g in chosen) or len(members[0]) < FEWEST:
            return Plain(tuple(sorted(i for own in members for i in own)))
        rounds = tuple(zip(*members, strict=True))
        slot = {g: k for k, g in enumerate(chosen)}

        def place(a) -> tuple[int, int]:
            return (SAME, slot[self.of[a]]) if type(a) is int and self.of.get(a) in slot else (OTHER, 0)

        sources = tuple(tuple(map(place, self.pool.arguments(i))) for i in rounds[0])
        arguments = tuple(tuple(map(self.pool.arguments, nodes)) for nodes in rounds)
        return Loop(MatchingRounds(rounds, sources, arguments, {}), tuple(map(self.pool.kind, rounds[0])))


def _with_results(pool: Pool, stages: Sequence[Stage], outputs: Sequence) -> list[Stage]:
    """The stages with `results`: the values that other stages or the program's outputs use."""
    used = set(inner_nodes(outputs))
    for stage in stages:
        if isinstance(stage, Plain):
            own = set(stage.nodes)
            used.update(a for i in stage.nodes for a in pool.inner(i) if a not in own)
        else:
            used.update(_outside(stage.run))
    return [stage._replace(results=_handed_out(stage, used)) for stage in stages]


def _outside(run: MatchingRounds) -> set[int]:
    """Nodes outside of a run that it uses."""
    taken = []
    for slots in run.arguments:
        for codes, row in zip(run.sources, slots, strict=True):
            taken += [a for (back, _), a in zip(codes, row, strict=True) if back == OTHER]
    return {*inner_nodes(taken), *run.entry.values()}


def _handed_out(stage: Stage, used: set[int]) -> tuple[int, ...]:
    if isinstance(stage, Plain):
        return tuple(i for i in stage.nodes if i in used)
    slots = zip(*stage.run.rounds, strict=True)
    return tuple(number for number, nodes in enumerate(slots) if not used.isdisjoint(nodes))
