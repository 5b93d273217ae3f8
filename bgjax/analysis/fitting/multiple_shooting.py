"""Multiple shooting: a first stage of a fit on short windows of the runs, whose initial states are estimated as well.

From a poor guess a long simulation diverges from the data, and no step of the optimiser reduces the residual; short
windows stay near the data. The unknowns of a window are changes of a reference state along the directions that the
constraints leave free; the changed state is projected onto the constraints. Jumps of the state between consecutive
windows are residuals whose weight grows from stage to stage, until the jumps vanish (Bock's method with soft continuity
conditions).

Its Levenberg–Marquardt steps are its own: normal equations are eliminated window by window (`least_squares/blocks`),
and as a trial costs a simulation, the damping changes by fixed factors and few trials are made."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...simulation.run.projection import onto_constraints
from ...simulation.simulate import simulate
from ...simulation.start.initialise import initialise
from .least_squares.blocks import LEAST, NormalEquations, block_damped_step
from .least_squares.optimisers import OptimiserStep
from .prediction import Predictor
from .records import Record, rows_of, stacked


JUMPS = (0.3, 0.03, 0.003)  # standard deviation of a jump in each stage, relative to the variation of the state
LONGEST = 5.0  # entry of a step in z, where 1 is a large change: a factor of 150 for a logarithm
FREE = 0.3  # singular value of the projection's Jacobian from which on a direction is free; constrained ones have 0
# Relative decrease of the cost that ends a stage; factors of the damping after success and failure; trials of a step.
ENOUGH, BETTER, WORSE, TRIALS = 1e-3, 0.3, 4.0, 8
STEPS = 2000  # most integration steps of a window: one that needs more begins in an impossible state


class Windows(eqx.Module):
    """Windows whose initial states change along the directions that the constraints leave free; the leading axis of all
    arrays is the window, or is missing for one window."""

    states: Any  # reference states at the beginning of windows
    basis: Any  # directions of change of the reference states: (windows, states, directions)
    times: Any
    values: dict[str, Any]  # parameters that differ between runs


class Cut(eqx.Module):
    """The windows of all runs, in order of runs and times; the leading axis of the arrays is the window."""

    windows: Windows
    data: Any
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
        change, window = given

        def apart(both):
            return _window(predictor, both[:sought], both[sought:], window)

        point = jnp.concatenate([z, change])
        along = jax.vmap(lambda direction: jax.jvp(apart, (point,), (direction,)), out_axes=(None, -1))
        values, jacobians = along(jnp.eye(point.size))
        by_z = tuple(jacobian[..., :sought] for jacobian in jacobians)
        return values, by_z, tuple(jacobian[..., sought:] for jacobian in jacobians)

    values, by_z, by_change = jax.lax.map(local, (changes, cut.windows))

    def starts(z):
        return _starts(predictor, cut, z)

    return Blocks(values, by_z, by_change, starts(z), jax.jacfwd(starts)(z))


@eqx.filter_jit
def _ends(predictor: Predictor, cut: Cut, z, changes) -> tuple:
    def window(given):
        return _window(predictor, z, *given)

    return jax.lax.map(window, (changes, cut.windows)), _starts(predictor, cut, z)


def _window(predictor: Predictor, z, change, window: Windows) -> tuple:
    """Measured columns, first state and last state of one window."""
    places, times = predictor.places(z), window.times
    system = predictor.member(places, window.values)
    project = onto_constraints(system)
    begin = window.states + window.basis @ change
    begin = begin if project is None else project(times[0], begin)
    states = predictor.states(system, begin, times)
    found = states(times)

    def at(earlier):
        return found if earlier is times else states(earlier)

    return predictor.measured(system, places, times, at), begin, found[-1]


def _starts(predictor: Predictor, cut: Cut, z):
    """Consistent initial states of all runs at z."""
    places = predictor.places(z)
    names = dict.fromkeys(place[2] for place in places if place[0] == "start")

    def by_run(name):
        return jnp.stack([jnp.asarray(places["start", run, name]) for run in range(cut.runs)])

    def one(given):
        run, time, start = given
        chosen = {name: by_run(name)[run] for name in names}
        values = {path: each[jnp.argmax(cut.run == run)] for path, each in cut.windows.values.items()}
        return initialise(predictor.member(places, values), {**start, **chosen} or None, time=time)

    return jax.lax.map(one, (jnp.arange(cut.runs), cut.begins, cut.start))


# -- least squares in blocks -------------------------------------------------------------------------------
class _ShootingProblem:
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
        data = np.where(self.seen, (columns - np.nan_to_num(self.data)) / self.noise, 0.0)
        return data, (before - begins) * self.weights

    def normal(self, z: np.ndarray, changes: np.ndarray) -> tuple[float, NormalEquations]:
        """The cost and the normal equations of z and of the changes."""
        blocks = jax.tree.map(np.asarray, _blocks(self.predictor, self.cut, jnp.asarray(z), jnp.asarray(changes)))
        data, jumps = self._residuals(blocks.values, blocks.starts)
        data = data.reshape(len(changes), -1)
        jacobians = self._weighted(blocks)
        priors = self.predictor.unknowns.priors
        prior, prior_z = (np.asarray(of(jnp.asarray(z))) for of in (priors, jax.jacfwd(priors)))
        cost = 0.5 * float(np.sum(data**2) + np.sum(jumps**2) + np.sum(prior**2))
        equations = _normal_equations(jacobians, data, jumps)
        zz = equations.zz + prior_z.T @ prior_z
        return cost, equations._replace(zz=zz, right_z=equations.right_z + prior_z.T @ prior)

    def _weighted(self, blocks: Blocks) -> "_ShootingJacobians":
        """Jacobians of the residuals from those of outputs and states."""
        follow, weights = ~self.first[:, None, None], self.weights[:, None]
        before_z = np.where(follow, np.roll(blocks.by_z[2], 1, axis=0), blocks.starts_by_z[self.run])
        before_change = np.where(follow, np.roll(blocks.by_change[2], 1, axis=0), 0.0)
        return _ShootingJacobians(
            data_z=self._of_data(blocks.by_z[0]),
            data_own=self._of_data(blocks.by_change[0]),
            jump_z=(before_z - blocks.by_z[1]) * weights,
            jump_own=-blocks.by_change[1] * weights,
            jump_before=before_change * weights,
        )

    def _of_data(self, jacobian: np.ndarray) -> np.ndarray:
        weighted = np.where(self.seen[..., None], jacobian / self.noise[:, None], 0.0)
        rows = weighted.shape[1] * weighted.shape[2]  # not -1: with one window there may be no changes
        return weighted.reshape(len(jacobian), rows, jacobian.shape[-1])


class _ShootingJacobians(NamedTuple):
    """Jacobians of the residuals of data and jumps with respect to z, to the change of the same window, and to that of
    the window before."""

    data_z: np.ndarray
    data_own: np.ndarray
    jump_z: np.ndarray
    jump_own: np.ndarray
    jump_before: np.ndarray


def _normal_equations(by: _ShootingJacobians, data: np.ndarray, jumps: np.ndarray) -> NormalEquations:
    """Normal equations of the residuals of data and jumps."""

    def turned(a, b):
        return np.einsum("wki,wkj->wij", a, b)

    def right(a, b):
        return np.einsum("wki,wk->wi", a, b)

    def back(array):
        return np.roll(array, -1, axis=0)  # contribution of the next window's jump to this window

    own = turned(by.data_own, by.data_own) + turned(by.jump_own, by.jump_own)
    border = turned(by.data_z, by.data_own) + turned(by.jump_z, by.jump_own)
    right_own = right(by.data_own, data) + right(by.jump_own, jumps)
    return NormalEquations(
        zz=np.sum(turned(by.data_z, by.data_z) + turned(by.jump_z, by.jump_z), axis=0),
        border=border + back(turned(by.jump_z, by.jump_before)),
        diagonal=own + back(turned(by.jump_before, by.jump_before)),
        below=turned(by.jump_own, by.jump_before),
        right_z=np.sum(right(by.data_z, data) + right(by.jump_z, jumps), axis=0),
        right_windows=right_own + back(right(by.jump_before, jumps)),
    )


# -- steps -------------------------------------------------------------------------------------------------
def shoot(
    predictor: Predictor, records: Sequence[Record], noise: np.ndarray, z: np.ndarray, length: int, iterations: int
) -> Iterator[tuple[int, OptimiserStep]]:
    """Levenberg–Marquardt steps with the index of their stage; the weight of jumps grows from stage to stage. The last
    z is the initial guess for whole runs."""
    cut = cut_records(predictor, records, z, length)
    predictor = eqx.tree_at(lambda own: own.policy.max_steps, predictor, STEPS, is_leaf=lambda leaf: leaf is None)
    changes = np.zeros((len(cut.data), cut.windows.basis.shape[2]))
    for stage, jump in enumerate(JUMPS):
        problem, damping = _ShootingProblem(predictor, cut, noise, jump), 1e-2
        for number in range(1, iterations + 1):
            cost, equations = problem.normal(z, changes)
            if not np.isfinite(cost):
                return
            trial = _accepted(problem, (z, changes), cost, equations, damping)
            if trial is None:
                yield stage, OptimiserStep(z, cost, number, "no step makes it better")
                break
            z, changes, damping, tried = trial
            yield stage, OptimiserStep(z, tried, number)
            if cost - tried < ENOUGH * cost:
                break


def _accepted(
    problem: _ShootingProblem,
    point: tuple[np.ndarray, np.ndarray],
    cost: float,
    equations: NormalEquations,
    damping: float,
) -> tuple[np.ndarray, np.ndarray, float, float] | None:
    """The next point, (z, changes), with the damping after it and its cost; None if no trial reduces the cost."""
    z, changes = point
    for _ in range(TRIALS):
        step_z, step = _shortened(*block_damped_step(equations, damping))
        tried = problem.cost(z + step_z, changes + step)
        if tried < cost:
            return z + step_z, changes + step, max(LEAST, BETTER * damping), tried
        damping *= WORSE
    return None


def _shortened(step_z: np.ndarray, step: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A step whose change of the unknowns is bounded: beyond, a parameter that has a logarithm becomes so small that
    its gradient vanishes, and no later step brings it back."""
    factor = LONGEST / max(np.max(np.abs(step_z), initial=0.0), LONGEST)
    return factor * step_z, factor * step


# -- cutting -----------------------------------------------------------------------------------------------
def cut_records(predictor: Predictor, records: Sequence[Record], z: np.ndarray, length: int) -> Cut:
    """Cuts the records into windows of about `length` rows. The last row of a window is the first row of the next one,
    and its data count in the next one only."""
    edges = [_edges(len(record.times), length) for record in records]
    run, times, data = _cut_rows(records, edges, predictor.outputs)
    states = np.concatenate([_reference(predictor, records, k, z, edge) for k, edge in enumerate(edges)])
    scales = _variation(states)
    values = stacked("values", [records[k] for k in run])
    basis = _bases(_projection_jacobians(predictor, jnp.asarray(z), states, times[:, 0], values), scales)
    first = np.concatenate([[True], run[1:] != run[:-1]])
    begins = np.array([record.times[0] for record in records])
    windows = Windows(states, basis, times, values)
    return Cut(windows, data, scales, run, first, stacked("start", records), begins, len(records))


def _cut_rows(
    records: Sequence[Record], edges: list[np.ndarray], outputs: Sequence[str]
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Index of the run, times and data of every window; all windows have equally many rows."""
    rows = 1 + max(int(np.max(np.diff(edge))) for edge in edges)
    run, times, data = [], [], []
    for k, (record, edge) in enumerate(zip(records, edges, strict=True)):
        for a, b in zip(edge[:-1], edge[1:], strict=True):
            own_times, own_data = _rows(record.part(a, b + 1), rows, outputs, ends=b == edge[-1])
            run.append(k)
            times.append(own_times)
            data.append(own_data)
    return np.array(run), np.stack(times), np.stack(data)


def _edges(rows: int, length: int) -> np.ndarray:
    count = max(1, round((rows - 1) / length))
    return np.unique(np.round(np.linspace(0, rows - 1, count + 1)).astype(int))


def _rows(window: Record, rows: int, outputs: Sequence[str], ends: bool) -> tuple[np.ndarray, np.ndarray]:
    """Times and data of a window, padded to `rows` by intermediate times with NaN, so that all windows have equal
    shapes; unless the run ends with it, its last data count in the next window."""
    times = window.times
    data = rows_of(window, outputs)
    data[-1] = data[-1] if ends else np.nan
    missing = rows - len(times)
    between = np.linspace(times[0], times[1], missing + 2)[1:-1]
    return np.insert(times, 1, between), np.insert(data, [1] * missing, np.nan, axis=0)


def _reference(
    predictor: Predictor, records: Sequence[Record], run: int, z: np.ndarray, edges: np.ndarray
) -> np.ndarray:
    """States of a simulation with the guess at the beginning of each window; after a failure, the last finite state."""
    record = records[run]
    places = {place: np.asarray(value) for place, value in predictor.places(jnp.asarray(z)).items()}
    system = predictor.member(places, record.values)
    sought = {place[2]: value for place, value in places.items() if place[:2] == ("start", run)}
    start, times = {**record.start, **sought}, record.times[edges]
    options = {"solver": predictor.policy.solver, "saveat": times, "rtol": 1e-6, "throw": False}
    states = np.array(simulate(system, times[0], times[-1], start or None, **options).ys)[:-1]
    for k in range(1, len(states)):
        states[k] = states[k] if np.all(np.isfinite(states[k])) else states[k - 1]
    return states


def _variation(states: np.ndarray) -> np.ndarray:
    """Standard deviation of each state over the windows, as a scale; zero where the state is constant."""
    spread = np.std(states, axis=0)
    return np.where(spread > 1e-9 * (1.0 + np.max(np.abs(states), axis=0)), spread, 0.0)


@eqx.filter_jit
def _projection_jacobians(predictor: Predictor, z, states, times, values):
    """Jacobian, for every window, of the projection of its first state onto the constraints."""

    def one(given):
        state, time, own = given
        project = onto_constraints(predictor.member(predictor.places(z), own))
        return jnp.eye(state.size) if project is None else jax.jacfwd(lambda y: project(time, y))(state)

    return jax.lax.map(one, (states, times, values))


def _bases(projections: Any, scales: np.ndarray) -> np.ndarray:
    """Directions in which the constraints allow the first states of windows to change, in the scales of the states; the
    same number for all windows."""
    moving = np.where(scales > 0.0, scales, 0.0)
    units = np.where(scales > 0.0, scales, 1.0)
    scaled = np.asarray(projections) * moving[None, None, :] / units[None, :, None]
    left, sizes, _ = np.linalg.svd(scaled)
    count = int(np.max(np.sum(sizes > FREE, axis=1)))
    return left[:, :, :count] * moving[None, :, None]
