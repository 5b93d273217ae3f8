"""Finds redundant constraints (rows that repeat others) by their generic rank over consistent poses.

A planar loop of spatial revolute joints has redundant rows, but only in poses where the loop is closed and only for its
parameter values: random states and random parameters would not show it. So the rank of the constraint matrix is taken
at consistent poses: the projected initial pose, and poses along walks through those the mechanism can reach. Rows
without a gap (rolling, knife edges) may be redundant too, also where no row has a gap.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...expressions.expression import Scalar
from ...expressions.passes import dependencies
from ..unknowns.array.points import ModelValues
from ..unknowns.problem import Problem, Row
from .flow_rank import NEARLY_LOST, Steps, flips, loses_rank, rank_of, smallest
from .reachable_poses import Poses
from .tree_rows import loop_rows


INDEPENDENT = 1e-7  # share of a row outside the span of others above which it is independent of them: above rounding
CLEARLY = 1e-2  # the same for rows that are preferred
CHOICES = 12  # sets of rows that are drawn at random, in search of one that suffices at every pose
TAKES_PART = 1e-6  # entry of a unit vector of the left null space, zero up to rounding for rows that repeat no others
NOTHING = 1e-11  # metres or radians per unit velocity, relative to the largest row: a smaller row counts as zero
USABLE = 0.05  # smallest over median smallest singular value along the walks: a set of rows above it suffices


@dataclass(frozen=True)
class Redundancy:
    """Rows that are dropped, rows whose multipliers are not unique (`shared`), the generic rank, whether it varies
    along the motion, and parameters whose change would make a loop of redundant rows inconsistent (`opening`). Numbers
    of rows count those of `repeatable`: constraints with gaps first."""

    rows: tuple[str, ...] = ()  # names of all rows
    dropped: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    rank: int = 0
    varying: bool = False
    regularised: bool = False  # rank varies, or no fixed set of rows suffices in all poses: no row can be dropped
    relations: tuple[tuple[float, ...], ...] = ()  # combinations of rows that cancel, at the initial pose
    opening: tuple[tuple, ...] = ()  # keys of parameter symbols
    start: tuple[float, ...] = ()  # flat state near the initial conditions in which all gaps are zero, if one was found
    held: int = 0  # further rows, which flow sources satisfy exactly
    conflicting: tuple[str, ...] = ()  # prescribed motions that contradict the constraints or each other
    contradicted: tuple[str, ...] = ()  # rows that contradict each other because functions of time move some of them


def find_redundant(
    problem: Problem,
    rows: Sequence[Row],
    states: Sequence[int],
    values: ModelValues,
    beside: Sequence[Scalar] = (),
    branches: bool = False,
) -> tuple[Redundancy, np.ndarray | None]:
    """The rows that depend on others at all consistent poses, and the constraint matrices of all rows at these poses,
    (poses, rows, flows); an empty result where this cannot be decided. `beside` are further gaps that must be zero.
    With `branches` (flows are those of bodies), rows of tree branches are left out first."""
    mine = repeatable(problem, rows)
    if not any(row.gap is not None for row in mine):
        return _everywhere(problem, mine, states, values)
    if any(dependencies(problem.pool, [row.residual for row in mine], problem.names)):
        return Redundancy(), None
    if not (problem.flows or problem.momenta):
        return _nothing_moves(problem, mine), None
    drives = [row for row in rows if row.constraint and row.drive]
    loops = list(range(len(mine)))
    if branches and not drives and not beside:
        loops = _loop_rows(problem, mine, states, values)
    if len(loops) < len(mine) and all(mine[k].gap is not None for k in loops):
        moving = _moving(problem, mine, loops, states)
        return _spread(*find_redundant(problem, [mine[k] for k in loops], moving, values), mine, loops, problem)
    poses = Poses(problem, mine, states, values, beside)
    return _walked(poses, mine, drives, *poses.reached(values.start))


def _everywhere(
    problem: Problem, mine: Sequence[Row], states: Sequence[int], values: ModelValues
) -> tuple[Redundancy, np.ndarray | None]:
    """Redundancy of rows of velocities where no row has a gap: any pose may be initial, so that rows are dropped only
    if they repeat others in every pose, by structure or by the values of parameters."""
    if len(mine) < 2 or not (problem.flows or problem.momenta):
        return Redundancy(), None
    poses = Poses(problem, mine, states, values)
    places = _around(poses, values.start)
    matrices = poses.flows(places)
    if not np.all(np.isfinite(matrices)) or not np.all(
        np.any(matrices, axis=(0, 2))
    ):  # a row of zeros is no repetition
        return Redundancy(), None
    rank = max(rank_of(matrix[None]) for matrix in matrices)
    kept = _sufficient(matrices[1:], _costs(poses, mine), rank, ()) if rank < len(mine) else None
    if kept is None:
        return Redundancy(), None
    names = tuple(problem.names.get(row.unknown, row.name) for row in mine)
    dropped, shared = _left_out(matrices, kept), _not_unique(matrices[1:], rank)
    found = Redundancy(names, dropped, shared, rank, relations=_relations(matrices[1:], rank))
    return replace(found, opening=_opening(poses, mine, found, places[1:3], kept)), None


def _walked(
    poses: Poses, mine: Sequence[Row], drives: Sequence[Row], places: np.ndarray, steps: Steps
) -> tuple[Redundancy, np.ndarray | None]:
    """Redundancy of rows from the poses along walks."""
    names = tuple(poses.problem.names.get(row.unknown, row.name) for row in mine)
    if not len(places):
        return Redundancy(names), None
    matrices = _without_rounding(poses.flows(places))
    driven = poses.flows_of(drives, places)
    every, rows = np.concatenate([matrices, driven], axis=1), [*mine, *drives]
    conflicting = _conflicting(matrices, driven, [row.name for row in drives])
    contradicted = () if conflicting else _contradicted(every, poses.offsets(rows, places), rows)
    rank = rank_of(matrices)
    varying = loses_rank(poses, places, steps, rank, matrices)
    kept = None if varying else _sufficient(matrices, _costs(poses, mine), rank, steps)
    dropped, shared = _left_out(matrices, kept), _not_unique(matrices, rank)
    found = Redundancy(names, dropped, shared, rank, varying, kept is None, _relations(matrices, rank))
    first = sorted(range(len(mine)), key=lambda k: mine[k].gap is None)
    suffice = _independent(matrices, first, rank) if kept is None else kept
    opening = _opening(poses, mine, found, places[:2], suffice) if kept is None or found.dropped else ()
    start = tuple(map(float, places[0]))
    return replace(found, opening=opening, conflicting=conflicting, contradicted=contradicted, start=start), every


def _opening(
    poses: Poses, rows: Sequence[Row], found: Redundancy, places: np.ndarray, kept: Sequence[int]
) -> tuple[tuple, ...]:
    """Parameters whose change would make redundant rows contradict each other."""
    opening = poses.opening(places, kept)
    if all(rows[k].gap is not None for k in found.shared):
        return opening
    return tuple(dict.fromkeys([*opening, *poses.opening_velocities(places, kept, found.rank)]))


def _costs(poses: Poses, rows: Sequence[Row]) -> list[tuple[bool, int]]:
    """The lower, the rather a row is kept: rows with a gap first, then those with few entries."""
    return [(row.gap is None, cost) for row, cost in zip(rows, poses.costs(), strict=True)]


def _nothing_moves(problem: Problem, rows: Sequence[Row]) -> Redundancy:
    """Redundancy if every velocity is prescribed: all rows are dropped, and whether they are satisfied is monitored."""
    names, all_ = tuple(problem.names.get(row.unknown, row.name) for row in rows), tuple(range(len(rows)))
    return Redundancy(names, all_, all_, relations=_floats(np.eye(len(rows))))


def _floats(rows: np.ndarray) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(map(float, row)) for row in rows)


def _without_rounding(matrices: np.ndarray) -> np.ndarray:
    """The matrices with rows of pure rounding (a loop between welded bodies) set to zero; scaled by their own size they
    would count as independent rows."""
    sizes = np.abs(matrices).max(axis=(0, 2), initial=0.0)
    return np.where((sizes > NOTHING * max(1.0, np.max(sizes, initial=0.0)))[:, None], matrices, 0.0)


def _left_out(matrices: np.ndarray, kept: Sequence[int] | None) -> tuple[int, ...]:
    """Numbers of the rows that are dropped; where no redundant row can be dropped, those that are zero in every
    pose."""
    if kept is None:
        return tuple(int(k) for k in np.flatnonzero(np.abs(matrices).max(axis=(0, 2), initial=0.0) == 0.0))
    return tuple(k for k in range(matrices.shape[1]) if k not in kept)


def _not_unique(matrices: np.ndarray, rank: int) -> tuple[int, ...]:
    """Rows whose multipliers are not unique."""
    if rank == matrices.shape[1]:
        return ()
    left = np.array([np.abs(_repeating(matrix)).max(axis=1, initial=0.0) for matrix in matrices[:6]])
    return tuple(int(k) for k in np.flatnonzero((left > TAKES_PART).any(axis=0)))


def _relations(matrices: np.ndarray, rank: int) -> tuple[tuple[float, ...], ...]:
    return _floats(np.linalg.svd(matrices[0])[0][:, rank:].T)


NEARBY, AROUND = 6, 0.3  # number of poses at which branches are found, and their distance from the initial pose


def _loop_rows(problem: Problem, rows: Sequence[Row], states: Sequence[int], values: ModelValues) -> list[int]:
    """Numbers of the rows of kinematic loops, without those of tree branches."""
    poses = Poses(problem, rows, states, values)
    moved = _around(poses, values.start)
    return loop_rows(poses.flows(moved), [row.name.rpartition(".")[0].rpartition(".")[0] or row.name for row in rows])


def _around(poses: Poses, start: np.ndarray) -> np.ndarray:
    """The initial state, and others with random changes of positions."""
    moved = np.repeat(start[None], NEARBY, 0)
    size = (NEARBY - 1, len(poses.places))
    moved[1:, poses.places] += np.random.default_rng(4).normal(scale=AROUND, size=size)
    return moved


def _moving(problem: Problem, rows: Sequence[Row], loops: Sequence[int], states: Sequence[int]) -> list[int]:
    """The states on which the gaps of these rows depend."""
    used = set().union(*dependencies(problem.pool, [rows[k].gap for k in loops], states), set())
    return [state for state in states if state in used]


def _spread(
    found: Redundancy, matrices: np.ndarray | None, rows: Sequence[Row], loops: Sequence[int], problem: Problem
):
    """The result for the rows of loops, renumbered for all rows; the others are independent of them and of each
    other."""
    relations = np.zeros((len(found.relations), len(rows)))
    for whole, relation in zip(relations, found.relations, strict=True):
        whole[list(loops)] = relation
    changed = replace(
        found,
        rows=tuple(problem.names.get(row.unknown, row.name) for row in rows),
        dropped=tuple(loops[k] for k in found.dropped),
        shared=tuple(loops[k] for k in found.shared),
        rank=found.rank + len(rows) - len(loops),
        relations=_floats(relations),
    )
    return changed, matrices


def may_repeat(row: Row) -> bool:
    """Whether a row may be dropped as redundant; prescribed motions are never dropped."""
    return row.constraint and not row.drive


def repeatable(problem: Problem, rows: Sequence[Row]) -> list[Row]:
    """Rows that may be redundant: constraints with gaps, then constraints of velocities alone whose residuals contain
    no unknowns."""
    mine = [row for row in rows if may_repeat(row)]
    known = dependencies(problem.pool, [row.residual for row in mine], problem.names)
    velocities = [row for row, met in zip(mine, known, strict=True) if row.gap is None and not met]
    return [row for row in mine if row.gap is not None] + velocities


def _conflicting(matrices: np.ndarray, drives: np.ndarray, names: Sequence[str]) -> tuple[str, ...]:
    """Prescribed motions that at all poses depend on the constraints or on each other."""
    found: list[set[int]] = []
    for matrix, driven in zip(matrices[:6], drives[:6], strict=True):
        held = _repeating(np.concatenate([matrix, driven]))[len(matrix) :]
        found.append({int(k) for k in np.flatnonzero(np.abs(held).max(axis=1, initial=0.0) > TAKES_PART)})
    return tuple(names[k] for k in sorted(set.intersection(*found)))


def _contradicted(matrices: np.ndarray, offsets: np.ndarray, rows: Sequence[Row]) -> tuple[str, ...]:
    """Dependent rows whose prescribed velocities (functions of time) contradict each other at every pose tried."""
    found: list[set[int]] = []
    for matrix, offset in zip(matrices[:6], offsets[:6], strict=True):
        repeated = _repeating(matrix)
        residual = repeated @ (offset @ repeated)  # residual by row that no velocities can remove
        scale = max(1.0, np.max(np.abs(offset), initial=0.0))
        found.append({int(k) for k in np.flatnonzero(np.abs(residual) > TAKES_PART * scale)})
    return tuple(rows[k].name for k in sorted(set.intersection(*found)))


def _sufficient(matrices: np.ndarray, costs: Sequence[tuple], rank: int, steps: Steps) -> list[int] | None:
    """A fixed set of independent rows that has full rank at all poses, or None if none is found."""
    found: list[tuple[float, list[int]]] = []
    for kept in _choices(matrices, costs, rank):
        if len(kept) == rank and not flips(matrices[:, kept], rank, steps):
            values = smallest(matrices[:, kept], rank)
            found.append((float(np.min(values) / max(np.median(values), 1e-300)), kept))
            if found[-1][0] > NEARLY_LOST or rank == len(costs):
                return kept
    share, kept = max(found, key=lambda each: each[0], default=(0.0, []))
    if share > USABLE:
        return kept
    return list(range(rank)) if rank == len(costs) else None


def _choices(matrices: np.ndarray, costs: Sequence[tuple], rank: int) -> Iterator[list[int]]:
    """Candidate sets of rows: first the cheapest rows, so that expensive ones are dropped, and rows of velocities
    before rows of positions; then the rows without those that contribute most to the dependencies; then random choices,
    because rows that are independent in one pose may be dependent in another where other rows are not."""
    if rank == len(costs):
        yield list(range(rank))
        return
    yield _independent(matrices, sorted(range(len(costs)), key=lambda k: (costs[k], -k)), rank)
    yield _without_repeating(matrices, costs, rank)
    random = np.random.default_rng(3)
    for _ in range(CHOICES):
        yield _independent(matrices, sorted(random.permutation(len(costs)), key=lambda k: costs[k][0]), rank)


def _without_repeating(matrices: np.ndarray, costs: Sequence[tuple], rank: int) -> list[int]:
    """Rows are left out one by one: each time the row whose smallest contribution to the dependencies over all poses is
    largest; rows of velocities first."""
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
    """Rows that are independent of each other at every pose, taken in the given order. Clearly independent rows are
    taken before rows that are only just independent."""
    kept: list[int] = []
    spans = np.zeros((len(matrices), rank, matrices.shape[2]))  # orthonormal basis of the kept rows at each pose
    for margin in (CLEARLY, INDEPENDENT):
        for k in order:
            if k not in kept and len(kept) < rank:
                outside, share = _beyond(spans[:, : len(kept)], matrices[:, k])
                if np.min(share) > margin:
                    spans[:, len(kept)] = outside
                    kept.append(k)
    return sorted(int(k) for k in kept)


def _beyond(spans: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """At each pose, the unit vector of a row's component orthogonal to the span of others, and its share of the row."""
    sizes, left = np.maximum(np.linalg.norm(rows, axis=-1), 1e-300), rows
    for _ in range(2):  # twice is enough (Kahan): the second pass removes rounding errors of the first
        left = left - (np.swapaxes(spans, 1, 2) @ (spans @ left[..., None]))[..., 0]
    beyond = np.linalg.norm(left, axis=-1)
    return left / np.maximum(beyond, 1e-300)[:, None], beyond / sizes


def _repeating(matrix: np.ndarray) -> np.ndarray:
    """Combinations of rows that cancel (left null space), as columns; multipliers of these rows are not unique."""
    left, values, _ = np.linalg.svd(matrix)
    rank = int((values > INDEPENDENT * np.max(values, initial=0.0)).sum())  # zero if nothing moves
    return left[:, rank:]
