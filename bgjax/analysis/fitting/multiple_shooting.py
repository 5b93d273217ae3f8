"""Multiple shooting: a first stage of a fit on short windows of the runs, whose initial states are estimated as well.

From a poor guess a long simulation diverges from the data, and no step of the optimiser reduces the residual; short
windows stay near the data. The unknowns of a window are changes of a reference state along the directions that the
constraints leave free; the changed state is projected onto the constraints. Jumps of the state between consecutive
windows are residuals whose weight grows from stage to stage, until the jumps vanish (Bock's method with soft continuity
conditions)."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...simulation.run.projection import onto_constraints
from ...simulation.simulate import simulate
from ...simulation.start.initialise import initialise
from .optimisers import Step
from .prediction import Predictor
from .records import Record


JUMPS = (0.3, 0.03, 0.003)  # standard deviation of a jump in each stage, relative to the variation of the state
FREE = 0.3  # singular value of the projection's Jacobian from which on a direction is free; constrained ones have 0
# Relative decrease of the cost that ends a stage; factors of the damping after success and failure; trials of a step.
ENOUGH, BETTER, WORSE, TRIALS = 1e-3, 0.3, 4.0, 8
STEPS = 2000  # most integration steps of a window: one that needs more begins in an impossible state
LEAST = 1e-8  # smallest damping, also absolute: unknowns without influence on the residuals stay unchanged


class Cut(eqx.Module):
    """The windows of all runs, in order of runs and times; the leading axis of the arrays is the window."""

    times: Any
    data: Any
    values: dict[str, Any]  # parameters that differ between runs
    states: Any  # reference states at the beginning of windows
    basis: Any  # directions of change of the reference states: (windows, states, directions)
    scales: Any  # variation of each state
    run: Any  # index of the run of each window
    first: Any  # whether a window is the first of its run
    start: dict[str, Any]  # initial values, the run as leading axis
    begins: Any  # initial times of runs
    runs: int = eqx.field(static=True)


class Blocks(NamedTuple):
    """For every window the outputs, the first state and the last state, with Jacobians with respect to z and to the
    change of its own first state; and the initial states of the runs with their Jacobian with respect to z."""

    values: tuple
    by_z: tuple
    by_change: tuple
    starts: Any
    starts_by_z: Any


@eqx.filter_jit
def _blocks(predictor: Predictor, cut: Cut, z, changes) -> Blocks:
    sought = z.size

    def local(given):
        change, *rest = given

        def apart(both):
            return _window(predictor, both[:sought], both[sought:], *rest)

        point = jnp.concatenate([z, change])
        values, slopes = jax.vmap(lambda direction: jax.jvp(apart, (point,), (direction,)), out_axes=(None, -1))(jnp.eye(point.size))
        return values, tuple(slope[..., :sought] for slope in slopes), tuple(slope[..., sought:] for slope in slopes)

    values, by_z, by_change = jax.lax.map(local, (changes, cut.states, cut.basis, cut.times, cut.values))

    def starts(z):
        return _starts(predictor, cut, z)

    return Blocks(values, by_z, by_change, starts(z), jax.jacfwd(starts)(z))


@eqx.filter_jit
def _ends(predictor: Predictor, cut: Cut, z, changes) -> tuple:
    def window(given):
        return _window(predictor, z, *given)

    return jax.lax.map(window, (changes, cut.states, cut.basis, cut.times, cut.values)), _starts(predictor, cut, z)


def _window(predictor: Predictor, z, change, state, basis, times, values) -> tuple:
    places = predictor.places(z)
    system = predictor.member(places, values)
    project = onto_constraints(system)
    begin = state + basis @ change
    begin = begin if project is None else project(times[0], begin)
    states = predictor.states(system, begin, times)
    found = states(times)
    return predictor.measured(system, places, times, lambda earlier: found if earlier is times else states(earlier)), begin, found[-1]


def _starts(predictor: Predictor, cut: Cut, z):
    """Consistent initial states of all runs at z."""
    places = predictor.places(z)
    names = dict.fromkeys(place[2] for place in places if place[0] == "start")

    def one(given):
        run, time, start = given
        chosen = {name: jnp.stack([jnp.asarray(places["start", k, name]) for k in range(cut.runs)])[run] for name in names}
        values = {path: each[jnp.argmax(cut.run == run)] for path, each in cut.values.items()}
        return initialise(predictor.member(places, values), {**start, **chosen} or None, time=time)

    return jax.lax.map(one, (jnp.arange(cut.runs), cut.begins, cut.start))


# -- least squares in blocks -------------------------------------------------------------------------------
class _Problem:
    """Residuals of data and jumps, and their normal equations: block tridiagonal in the windows' changes, bordered by
    z."""

    def __init__(self, predictor: Predictor, cut: Cut, noise: np.ndarray, jump: float):
        self.predictor, self.cut = predictor, cut
        self.data = np.asarray(cut.data)
        self.seen = np.isfinite(self.data)
        self.noise = np.asarray(noise)
        scales = np.asarray(cut.scales)
        self.weights = np.where(scales > 0.0, 1.0 / np.where(scales > 0.0, jump * scales, 1.0), 0.0)
        self.first, self.run = np.asarray(cut.first), np.asarray(cut.run)

    def cost(self, z: np.ndarray, changes: np.ndarray) -> float:
        values, starts = jax.tree.map(np.asarray, _ends(self.predictor, self.cut, jnp.asarray(z), jnp.asarray(changes)))
        data, jumps = self._residuals(values, starts)
        prior = np.asarray(self.predictor.unknowns.priors(jnp.asarray(z)))
        found = 0.5 * float(np.sum(data**2) + np.sum(jumps**2) + np.sum(prior**2))
        return found if np.isfinite(found) else np.inf

    def _residuals(self, values: tuple, starts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        columns, begins, ends = values
        before = np.where(self.first[:, None], starts[self.run], np.roll(ends, 1, axis=0))
        return np.where(self.seen, (columns - np.nan_to_num(self.data)) / self.noise, 0.0), (before - begins) * self.weights

    def normal(self, z: np.ndarray, changes: np.ndarray) -> tuple:
        """(cost, z–z block, z–changes border, diagonal blocks, blocks below the diagonal, right sides of z and of
        changes)."""
        blocks = jax.tree.map(np.asarray, _blocks(self.predictor, self.cut, jnp.asarray(z), jnp.asarray(changes)))
        data, jumps = self._residuals(blocks.values, blocks.starts)
        count, size = changes.shape

        def weigh(slopes):
            return np.where(self.seen[..., None], slopes / self.noise[:, None], 0.0).reshape(count, -1, slopes.shape[-1])

        data_z, data_u = weigh(blocks.by_z[0]), weigh(blocks.by_change[0])
        follow = ~self.first[:, None, None]
        before_z = np.where(follow, np.roll(blocks.by_z[2], 1, axis=0), blocks.starts_by_z[self.run])
        jump_z = (before_z - blocks.by_z[1]) * self.weights[:, None]
        jump_own, jump_before = (
            -blocks.by_change[1] * self.weights[:, None],
            np.where(follow, np.roll(blocks.by_change[2], 1, axis=0), 0.0) * self.weights[:, None],
        )
        flat = data.reshape(count, -1)
        prior, prior_z = (
            np.asarray(each) for each in (self.predictor.unknowns.priors(jnp.asarray(z)), jax.jacfwd(self.predictor.unknowns.priors)(jnp.asarray(z)))
        )

        def turned(a, b):
            return np.einsum("wki,wkj->wij", a, b)

        def by(a, b):
            return np.einsum("wki,wk->wi", a, b)

        zz = np.sum(turned(data_z, data_z) + turned(jump_z, jump_z), axis=0) + prior_z.T @ prior_z
        right_z = np.sum(by(data_z, flat) + by(jump_z, jumps), axis=0) + prior_z.T @ prior

        def back(array):
            return np.roll(array, -1, axis=0)  # contribution of the next window's jump to this window

        diagonal = turned(data_u, data_u) + turned(jump_own, jump_own) + back(turned(jump_before, jump_before))
        border = turned(data_z, data_u) + turned(jump_z, jump_own) + back(turned(jump_z, jump_before))
        right_u = by(data_u, flat) + by(jump_own, jumps) + back(by(jump_before, jumps))
        below = turned(jump_own, jump_before)  # couples window w to the change of window w − 1
        cost = 0.5 * float(np.sum(flat**2) + np.sum(jumps**2) + np.sum(prior**2))
        return cost, zz, border, diagonal, below, right_z, right_u


def _solved(zz, border, diagonal, below, right_z, right_u, damping: float) -> tuple[np.ndarray, np.ndarray]:
    """Damped Gauss–Newton steps of z and of the windows' changes: block elimination window by window, then the Schur
    complement of the border. Damping is relative to the diagonal."""

    def damp(block):
        return block + (damping * np.diag(np.diag(block)) + LEAST * (1.0 + np.trace(block)) * np.eye(len(block)))

    # per window: columns of z, and the right side
    rows, factors = np.concatenate([np.moveaxis(border, 1, 2), right_u[..., None]], axis=2), []
    previous = None
    for w in range(len(diagonal)):
        block, row = damp(diagonal[w]), rows[w].copy()
        if previous is not None:
            gain = np.linalg.solve(previous[0], below[w].T).T
            block, row = block - gain @ below[w].T, row - gain @ previous[1]
        previous = block, row
        factors.append(previous)
    schur, side = damp(zz), right_z.copy()
    for block, row in factors:
        inner = np.linalg.solve(block, row)
        schur, side = schur - row[:, :-1].T @ inner[:, :-1], side - row[:, :-1].T @ inner[:, -1]
    step_z = -np.linalg.solve(schur, side)
    steps, after = [], None
    for w in range(len(diagonal) - 1, -1, -1):
        block, row = factors[w]
        side = row[:, -1] + row[:, :-1] @ step_z + (below[w + 1].T @ after if after is not None else 0.0)
        after = -np.linalg.solve(block, side)
        steps.append(after)
    return step_z, np.stack(steps[::-1])


def shoot(predictor: Predictor, records: Sequence[Record], noise: np.ndarray, z: np.ndarray, length: int, iterations: int) -> Iterator[tuple[int, Step]]:
    """Levenberg–Marquardt steps with the index of their stage; the weight of jumps grows from stage to stage. The last
    z is the initial guess for whole runs."""
    cut = cut_records(predictor, records, z, length)
    predictor = eqx.tree_at(lambda own: own.policy.max_steps, predictor, STEPS, is_leaf=lambda leaf: leaf is None)
    changes = np.zeros((len(cut.times), cut.basis.shape[2]))
    for stage, jump in enumerate(JUMPS):
        problem, damping = _Problem(predictor, cut, noise, jump), 1e-2
        for number in range(1, iterations + 1):
            cost, *equations = problem.normal(z, changes)
            if not np.isfinite(cost):
                return
            for _ in range(TRIALS):
                step_z, step = _solved(*equations, damping)
                tried = problem.cost(z + step_z, changes + step)
                if tried < cost:
                    break
                damping *= WORSE
            else:
                yield stage, Step(z, cost, number, "no step makes it better")
                break
            z, changes, damping = z + step_z, changes + step, max(LEAST, BETTER * damping)
            yield stage, Step(z, tried, number)
            if cost - tried < ENOUGH * cost:
                break


# -- cutting -----------------------------------------------------------------------------------------------
def cut_records(predictor: Predictor, records: Sequence[Record], z: np.ndarray, length: int) -> Cut:
    """Cuts the records into windows of about `length` rows. The last row of a window is the first row of the next one,
    and its data count in the next one only."""
    edges = [_edges(len(record.times), length) for record in records]
    rows = 1 + max(int(np.max(np.diff(edge))) for edge in edges)
    pairs = [(run, a, b) for run, edge in enumerate(edges) for a, b in zip(edge[:-1], edge[1:], strict=True)]
    windows = [_rows(records[run], a, b, rows, predictor.outputs, b == edges[run][-1]) for run, a, b in pairs]
    run = np.array([run for run, _, _ in pairs])
    states = np.concatenate([_reference(predictor, record, k, z, edge) for k, (record, edge) in enumerate(zip(records, edges, strict=True))])
    scales = _variation(states)

    def stack(name, of):
        return {key: np.stack([np.asarray(getattr(record, name)[key], float) for record in of]) for key in getattr(records[0], name)}

    values = stack("values", [records[k] for k in run])
    times = np.stack([times for times, _ in windows])
    basis = _bases(predictor, jnp.asarray(z), states, times[:, 0], values, scales)
    first, begins = np.concatenate([[True], run[1:] != run[:-1]]), np.array([record.times[0] for record in records])
    return Cut(times, np.stack([data for _, data in windows]), values, states, basis, scales, run, first, stack("start", records), begins, len(records))


def _edges(rows: int, length: int) -> np.ndarray:
    count = max(1, round((rows - 1) / length))
    return np.unique(np.round(np.linspace(0, rows - 1, count + 1)).astype(int))


def _rows(record: Record, first: int, last: int, rows: int, outputs: Sequence[str], ends: bool) -> tuple[np.ndarray, np.ndarray]:
    """Times and data of a window, padded to `rows` by intermediate times with NaN, so that all windows have equal
    shapes."""
    times = record.times[first : last + 1]
    data = np.concatenate([record.columns[name][first : last + 1].reshape(len(times), -1) for name in outputs], axis=1).copy()
    data[-1] = data[-1] if ends else np.nan
    missing = rows - len(times)
    between = np.linspace(times[0], times[1], missing + 2)[1:-1]
    return np.insert(times, 1, between), np.insert(data, [1] * missing, np.nan, axis=0)


def _reference(predictor: Predictor, record: Record, run: int, z: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """States of a simulation with the guess at the beginning of each window; after a failure, the last finite state."""
    places = {place: np.asarray(value) for place, value in predictor.places(jnp.asarray(z)).items()}
    system = predictor.member(places, record.values)
    start = {**record.start, **{place[2]: value for place, value in places.items() if place[:2] == ("start", run)}}
    times = record.times[edges]
    found = simulate(system, times[0], times[-1], start or None, solver=predictor.policy.solver, saveat=times, rtol=1e-6, throw=False)
    states = np.array(found.ys)[:-1]
    for k in range(1, len(states)):
        states[k] = states[k] if np.all(np.isfinite(states[k])) else states[k - 1]
    return states


def _variation(states: np.ndarray) -> np.ndarray:
    """Standard deviation of each state over the windows, as a scale; zero where the state is constant."""
    spread = np.std(states, axis=0)
    return np.where(spread > 1e-9 * (1.0 + np.max(np.abs(states), axis=0)), spread, 0.0)


@eqx.filter_jit
def _projection_slopes(predictor: Predictor, z, states, times, values):
    def one(given):
        state, time, own = given
        project = onto_constraints(predictor.member(predictor.places(z), own))
        return jnp.eye(state.size) if project is None else jax.jacfwd(lambda y: project(time, y))(state)

    return jax.lax.map(one, (states, times, values))


def _bases(predictor: Predictor, z, states: np.ndarray, times: np.ndarray, values: dict, scales: np.ndarray) -> np.ndarray:
    """Directions in which the constraints allow the first states of windows to change, in the scales of the states; the
    same number for all windows."""
    slopes = np.asarray(_projection_slopes(predictor, z, states, times, values))
    scaled = slopes * np.where(scales > 0.0, scales, 0.0)[None, None, :] / np.where(scales > 0.0, scales, 1.0)[None, :, None]
    left, sizes, _ = np.linalg.svd(scaled)
    count = int(np.max(np.sum(sizes > FREE, axis=1)))
    return left[:, :, :count] * np.where(scales > 0.0, scales, 0.0)[None, :, None]
