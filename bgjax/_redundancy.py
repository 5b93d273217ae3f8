"""Constraints that repeat others: generic rank over consistent configurations, with the values at hand (design.md §2).

A planar loop of spatial revolutes has rows that say nothing new, but only where the loop is closed and only for these
values: random states and random parameters would not show it. So the gaps are closed first, at the start and along walks
through the poses the mechanism can reach, and the rank of the constraint flows is taken there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ._expression import Scalar
from ._passes import dependencies
from ._peeling import loop_rows
from ._poses import Poses
from ._problem import Problem, Row


INDEPENDENT, CLEARLY = 1e-7, 1e-2
CHOICES = 12
NEARLY_LOST = 0.25  # of the usual smallest singular value: ordinary mechanisms stay above 0.6, where rank is lost samples come below 0.2


@dataclass(frozen=True)
class Redundancy:
    """Which rows are dropped, which multipliers are not unique, the rank in general, whether it varies along the way, and the
    parameters that would open a loop of repeated rows. Numbers count the rows of constraints with gaps."""

    rows: tuple[str, ...] = ()  # names of all rows
    dropped: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    rank: int = 0
    varying: bool = False
    relations: tuple[tuple[float, ...], ...] = ()  # combinations of rows that cancel, at the start
    opening: tuple[tuple, ...] = ()  # keys of parameter symbols
    held: int = 0  # further rows, which flow sources satisfy by themselves
    conflicting: tuple[str, ...] = ()  # prescribed motions that the constraints, or each other, do not admit


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
    mine = [row for row in rows if may_repeat(row)]
    if not mine or not (problem.flows or problem.momenta) or any(dependencies(problem.pool, [row.residual for row in mine], problem.names)):
        return Redundancy(), None
    drives = [row for row in rows if row.constraint and row.drive]
    loops = list(range(len(mine))) if drives or beside or not branches else _loops(problem, mine, states, start, value, call)
    if len(loops) < len(mine):
        return _spread(*find_redundant(problem, [mine[k] for k in loops], _moving(problem, mine, loops, states), start, value, call), mine, loops, problem)
    poses = Poses(problem, mine, states, value, call, beside)
    places, steps = poses.reached(start)
    names = tuple(problem.names.get(row.unknown, row.name) for row in mine)
    if not len(places):
        return Redundancy(names), None
    matrices = poses.flows(places)
    conflicting = _conflicting(matrices, poses.flows_of(drives, places), [row.name for row in drives])
    rank = int(np.median(np.linalg.matrix_rank(matrices, rtol=INDEPENDENT)))
    choices = _choices(matrices, poses.costs(), rank)
    steady = [kept for kept in choices if not _varies(matrices[:, kept], steps)]
    kept = (steady or choices)[0]
    left = np.array([np.abs(_repeating(matrix)).max(axis=1, initial=0.0) for matrix in matrices[:6]])
    shared = tuple(int(k) for k in np.flatnonzero((left > 1e-6).any(axis=0))) if rank < len(mine) else ()
    relations = tuple(tuple(float(x) for x in column) for column in _repeating(matrices[0]).T)
    everything = np.concatenate([matrices, poses.flows_of(drives, places)], axis=1)
    if not steady:
        idle = tuple(int(k) for k in np.flatnonzero(np.abs(matrices).max(axis=(0, 2)) == 0.0))  # say nothing in any pose, and would determine nothing
        return Redundancy(names, idle, shared, rank, True, relations, poses.opening(places[:2], kept), conflicting=conflicting), everything
    dropped = tuple(k for k in range(len(mine)) if k not in kept)
    opening = poses.opening(places[:2], kept) if dropped else ()
    return Redundancy(names, dropped, shared, rank, False, relations, opening, conflicting=conflicting), everything


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
    """Whether a row is one of a closed loop's; prescribed motions are never dropped."""
    return row.constraint and row.gap is not None and not row.drive


def _conflicting(matrices: np.ndarray, drives: np.ndarray, names: Sequence[str]) -> tuple[str, ...]:
    """Prescribed motions that at no place are independent of the constraints and of each other."""
    found: list[set[int]] = []
    for matrix, driven in zip(matrices[:6], drives[:6], strict=True):
        held = _repeating(np.concatenate([matrix, driven]))[len(matrix) :]
        found.append({int(k) for k in np.flatnonzero(np.abs(held).max(axis=1, initial=0.0) > 1e-6)})
    return tuple(names[k] for k in sorted(set.intersection(*found)))


def _varies(matrices: np.ndarray, steps: Sequence[tuple[int, int]]) -> bool:
    """Whether rows come near to repeating each other somewhere on the way, or pass through that between two poses: then
    a singular value changes its sign."""
    smallest = np.linalg.svd(matrices, compute_uv=False)[:, -1]
    if np.min(smallest) < NEARLY_LOST * np.median(smallest):
        return True
    first, second = np.array(steps or [(0, 0)]).T
    return bool(np.any(np.linalg.slogdet(matrices[first] @ np.swapaxes(matrices[second], 1, 2))[0] < 0.0))


def _choices(matrices: np.ndarray, costs: Sequence[int], rank: int) -> list[list[int]]:
    """Sets of rows that suffice: first the cheap ones, so that costly ones are dropped; then by chance, since rows that are
    independent here may repeat each other in another pose where others would not."""
    if rank == len(costs):
        return [list(range(rank))]
    orders = [sorted(range(len(costs)), key=lambda k: (costs[k], k))]
    random = np.random.default_rng(3)
    orders += [list(random.permutation(len(costs))) for _ in range(CHOICES)]
    return [_independent(matrices, order, rank) for order in orders]


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
