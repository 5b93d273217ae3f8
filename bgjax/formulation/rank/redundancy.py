"""Constraints that repeat others: generic rank over consistent configurations, with the values at hand (design.md §2).

A planar loop of spatial revolutes has rows that say nothing new, but only where the loop is closed and only for these
values: random states and random parameters would not show it. So the gaps are closed first, at the start and along walks
through the poses the mechanism can reach, and the rank of the constraint flows is taken there. Rows without a gap (rolling, knife
edges) may repeat others there too.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...expressions.expression import Scalar
from ...expressions.passes import dependencies
from ..unknowns.problem import Problem, Row
from .flow_rank import NEARLY_LOST, flips, loses_rank, rank_of, smallest
from .reachable_poses import Poses
from .tree_rows import loop_rows


INDEPENDENT, CLEARLY = 1e-7, 1e-2
CHOICES = 12
NOTHING = 1e-11  # metres or radians by a unit velocity, beside rows that are larger: a row that says nothing
USABLE = 0.05  # of the usual smallest singular value: rows that always keep as much suffice


@dataclass(frozen=True)
class Redundancy:
    """Which rows are dropped, which multipliers are not unique, the rank in general, whether it varies along the way, and the
    parameters that would open a loop of repeated rows. Numbers count the rows of constraints with gaps."""

    rows: tuple[str, ...] = ()  # names of all rows
    dropped: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    rank: int = 0
    varying: bool = False
    regularised: bool = False  # rank varies, or rows take turns in repeating each other, so that none can be left out for good
    relations: tuple[tuple[float, ...], ...] = ()  # combinations of rows that cancel, at the start
    opening: tuple[tuple, ...] = ()  # keys of parameter symbols
    start: tuple[float, ...] = ()  # the flat state near the start in which the gaps are closed, where one was found
    held: int = 0  # further rows, which flow sources satisfy by themselves
    conflicting: tuple[str, ...] = ()  # prescribed motions that the constraints, or each other, do not admit
    contradicted: tuple[str, ...] = ()  # rows that cannot hold together, since some of them move by functions of time


def find_redundant(
    problem: Problem,
    rows: Sequence[Row],
    states: Sequence[int],
    start: np.ndarray,
    value: Callable[[tuple], float],
    call: Callable,
    beside: Sequence[Scalar] = (),
    branches: bool = False,
) -> tuple[Redundancy, np.ndarray | None]:
    """Rows that depend on others wherever the gaps are closed, those `beside` them too, and the flows of all rows at the poses
    where that was looked at, (poses, rows, flows); nothing where that cannot be decided. Where flows are those of bodies there may
    be `branches`, which are left out first."""
    mine = repeatable(problem, rows)
    if not any(row.gap is not None for row in mine) or any(dependencies(problem.pool, [row.residual for row in mine], problem.names)):
        return Redundancy(), None
    if not (problem.flows or problem.momenta):
        return _nothing_moves(problem, mine), None
    drives = [row for row in rows if row.constraint and row.drive]
    loops = list(range(len(mine))) if drives or beside or not branches else _loops(problem, mine, states, start, value, call)
    if len(loops) < len(mine):
        return _spread(*find_redundant(problem, [mine[k] for k in loops], _moving(problem, mine, loops, states), start, value, call), mine, loops, problem)
    poses = Poses(problem, mine, states, value, call, beside)
    places, steps = poses.reached(start)
    names = tuple(problem.names.get(row.unknown, row.name) for row in mine)
    if not len(places):
        return Redundancy(names), None
    matrices = _without_rounding(poses.flows(places))
    driven = poses.flows_of(drives, places)
    conflicting = _conflicting(matrices, driven, [row.name for row in drives])
    contradicted = () if conflicting else _contradicted(np.concatenate([matrices, driven], axis=1), poses.offsets([*mine, *drives], places), [*mine, *drives])
    rank = rank_of(matrices)
    varying = loses_rank(poses.flows, places, steps, rank, poses.between, poses.around, matrices)
    kept = None if varying else _sufficient(matrices, [(row.gap is None, cost) for row, cost in zip(mine, poses.costs(), strict=True)], rank, steps)
    found = Redundancy(names, _left_out(matrices, kept), _not_unique(matrices, rank), rank, varying, kept is None, _relations(matrices, rank))
    suffice = _independent(matrices, sorted(range(len(mine)), key=lambda k: mine[k].gap is None), rank) if kept is None else kept
    opening = poses.opening(places[:2], suffice) if kept is None or found.dropped else ()
    found = replace(found, opening=opening, conflicting=conflicting, contradicted=contradicted, start=tuple(map(float, places[0])))
    return found, np.concatenate([matrices, driven], axis=1)


def _nothing_moves(problem: Problem, rows: Sequence[Row]) -> Redundancy:
    """Where every velocity is prescribed no row determines anything; whether they agree is watched."""
    names, all_ = tuple(problem.names.get(row.unknown, row.name) for row in rows), tuple(range(len(rows)))
    return Redundancy(names, all_, all_, relations=tuple(tuple(float(x) for x in row) for row in np.eye(len(rows))))


def _without_rounding(matrices: np.ndarray) -> np.ndarray:
    """Rows that only rounding leaves (a loop between welded bodies) are zero; beside its own size it would look like a row of its own."""
    sizes = np.abs(matrices).max(axis=(0, 2), initial=0.0)
    return np.where((sizes > NOTHING * max(1.0, np.max(sizes, initial=0.0)))[:, None], matrices, 0.0)


def _left_out(matrices: np.ndarray, kept: Sequence[int] | None) -> tuple[int, ...]:
    """Rows that are dropped; where none can be, those that say nothing in any pose, and would determine nothing."""
    if kept is None:
        return tuple(int(k) for k in np.flatnonzero(np.abs(matrices).max(axis=(0, 2), initial=0.0) == 0.0))
    return tuple(k for k in range(matrices.shape[1]) if k not in kept)


def _not_unique(matrices: np.ndarray, rank: int) -> tuple[int, ...]:
    """Rows whose multipliers are not unique."""
    if rank == matrices.shape[1]:
        return ()
    left = np.array([np.abs(_repeating(matrix)).max(axis=1, initial=0.0) for matrix in matrices[:6]])
    return tuple(int(k) for k in np.flatnonzero((left > 1e-6).any(axis=0)))


def _relations(matrices: np.ndarray, rank: int) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(float(x) for x in column) for column in np.linalg.svd(matrices[0])[0][:, rank:].T)


NEARBY, AROUND = 6, 0.3  # poses at which joints are looked at, and how far they are from the start


def _loops(problem: Problem, rows: Sequence[Row], states: Sequence[int], start: np.ndarray, value: Callable, call: Callable) -> list[int]:
    """Numbers of the rows that are not in the branches of a tree."""
    random = np.random.default_rng(4)
    poses = Poses(problem, rows, states, value, call)
    moved = np.repeat(start[None], NEARBY, 0)
    moved[1:, poses.places] += random.normal(scale=AROUND, size=(NEARBY - 1, len(poses.places)))
    return loop_rows(poses.flows(moved), [row.name.rpartition(".")[0].rpartition(".")[0] or row.name for row in rows])


def _moving(problem: Problem, rows: Sequence[Row], loops: Sequence[int], states: Sequence[int]) -> list[int]:
    """The states by which these rows' gaps change."""
    used = set().union(*dependencies(problem.pool, [rows[k].gap for k in loops], states), set())
    return [state for state in states if state in used]


def _spread(found: Redundancy, matrices: np.ndarray | None, rows: Sequence[Row], loops: Sequence[int], problem: Problem):
    """What was found for some rows, told of all; the others are independent of them and of each other."""
    place = lambda numbers: tuple(loops[k] for k in numbers)
    relations = []
    for relation in found.relations:
        whole = np.zeros(len(rows))
        whole[list(loops)] = relation
        relations.append(tuple(float(x) for x in whole))
    names = tuple(problem.names.get(row.unknown, row.name) for row in rows)
    changed = dict(rows=names, dropped=place(found.dropped), shared=place(found.shared), rank=found.rank + len(rows) - len(loops), relations=tuple(relations))
    return replace(found, **changed), matrices


def may_repeat(row: Row) -> bool:
    """Whether a row may be one that repeats others; prescribed motions are never dropped."""
    return row.constraint and not row.drive


def repeatable(problem: Problem, rows: Sequence[Row]) -> list[Row]:
    """Rows with gaps, which hold positions; then those of velocities alone, as far as they follow from velocities of inertias."""
    mine = [row for row in rows if may_repeat(row)]
    known = dependencies(problem.pool, [row.residual for row in mine], problem.names)
    return [row for row in mine if row.gap is not None] + [row for row, met in zip(mine, known, strict=True) if row.gap is None and not met]


def _conflicting(matrices: np.ndarray, drives: np.ndarray, names: Sequence[str]) -> tuple[str, ...]:
    """Prescribed motions that at no place are independent of the constraints and of each other."""
    found: list[set[int]] = []
    for matrix, driven in zip(matrices[:6], drives[:6], strict=True):
        held = _repeating(np.concatenate([matrix, driven]))[len(matrix) :]
        found.append({int(k) for k in np.flatnonzero(np.abs(held).max(axis=1, initial=0.0) > 1e-6)})
    return tuple(names[k] for k in sorted(set.intersection(*found)))


def _contradicted(matrices: np.ndarray, offsets: np.ndarray, rows: Sequence[Row]) -> tuple[str, ...]:
    """Rows that cancel each other but for velocities that functions of time give, at every place that is looked at."""
    found: list[set[int]] = []
    for matrix, offset in zip(matrices[:6], offsets[:6], strict=True):
        repeated = _repeating(matrix)
        left = repeated @ (offset @ repeated)  # what no velocities take away, by row
        found.append({int(k) for k in np.flatnonzero(np.abs(left) > 1e-6 * max(1.0, np.max(np.abs(offset), initial=0.0)))})
    return tuple(rows[k].name for k in sorted(set.intersection(*found)))


def _sufficient(matrices: np.ndarray, costs: Sequence[tuple], rank: int, steps: Sequence[tuple[int, int]]) -> list[int] | None:
    """Rows that suffice wherever the mechanism goes, if there are such."""
    found: list[tuple[float, list[int]]] = []
    for kept in _choices(matrices, costs, rank):
        if len(kept) == rank and not flips(matrices[:, kept], rank, steps):
            values = smallest(matrices[:, kept], rank)
            found.append((float(np.min(values) / max(np.median(values), 1e-300)), kept))
            if found[-1][0] > NEARLY_LOST or rank == len(costs):
                return kept
    share, kept = max(found, key=lambda each: each[0], default=(0.0, []))
    return kept if share > USABLE else list(range(rank)) if rank == len(costs) else None


def _choices(matrices: np.ndarray, costs: Sequence[tuple], rank: int) -> Iterator[list[int]]:
    """Sets of rows that suffice: first the cheap ones, so that costly ones are dropped, and velocities before positions; then without those that take
    the largest part in what repeats; then by chance, since rows that are independent here may repeat each other in another pose where others would not."""
    if rank == len(costs):
        yield list(range(rank))
        return
    yield _independent(matrices, sorted(range(len(costs)), key=lambda k: (costs[k], -k)), rank)
    yield _without_repeating(matrices, costs, rank)
    random = np.random.default_rng(3)
    for _ in range(CHOICES):
        yield _independent(matrices, sorted(random.permutation(len(costs)), key=lambda k: costs[k][0]), rank)


def _without_repeating(matrices: np.ndarray, costs: Sequence[tuple], rank: int) -> list[int]:
    """Rows are left out one by one: that which takes the largest part in repeated rows wherever it takes least; velocities first."""
    repeated = np.linalg.svd(matrices)[0][:, :, rank:]
    left: list[int] = []
    while len(left) < len(costs) - rank:
        parts = np.min(np.linalg.norm(repeated, axis=2), axis=0)
        parts[left] = -1.0
        first = [k for k in range(len(costs)) if costs[k][0] and parts[k] > CLEARLY]
        left.append(max(first or range(len(costs)), key=lambda k: parts[k]))
        row = repeated[:, left[-1]]
        unit = row / np.maximum(np.linalg.norm(row, axis=1, keepdims=True), 1e-300)
        repeated = repeated - (repeated @ unit[..., None]) * unit[:, None]
    return [k for k in range(len(costs)) if k not in left]


def _independent(matrices: np.ndarray, order: Sequence[int], rank: int) -> list[int]:
    """Rows that are independent of each other at every place, the earlier ones first. What is clearly independent everywhere
    wins over what is so only just."""
    kept: list[int] = []
    spans = np.zeros((len(matrices), rank, matrices.shape[2]))  # of the kept rows: an orthonormal basis at each place
    for margin in (CLEARLY, INDEPENDENT):
        for k in order:
            if k not in kept and len(kept) < rank:
                outside, share = _beyond(spans[:, : len(kept)], matrices[:, k])
                if np.min(share) > margin:
                    spans[:, len(kept)] = outside
                    kept.append(k)
    return sorted(int(k) for k in kept)


def _beyond(spans: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """At each place, the direction in which a row leaves the span of others, and how much of the row lies there."""
    sizes, left = np.maximum(np.linalg.norm(rows, axis=-1), 1e-300), rows
    for _ in range(2):  # twice is enough (Kahan): what rounding left inside goes too
        left = left - (np.swapaxes(spans, 1, 2) @ (spans @ left[..., None]))[..., 0]
    beyond = np.linalg.norm(left, axis=-1)
    return left / np.maximum(beyond, 1e-300)[:, None], beyond / sizes


def _repeating(matrix: np.ndarray) -> np.ndarray:
    """Combinations of rows that cancel, as columns: multipliers in them are not unique."""
    left, values, _ = np.linalg.svd(matrix)
    rank = int((values > INDEPENDENT * np.max(values, initial=0.0)).sum())  # none where nothing moves
    return left[:, rank:]
