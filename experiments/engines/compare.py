"""The two engines beside each other on one system with one method: step by step, over whole runs, and in lanes."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import numpy as np

import bgjax as bg
from bgjax.simulation.engine.admission import why_reference
from bgjax.simulation.engine.numbers import _batch, run_numbers
from bgjax.simulation.engine.system import native_kernel
from bgjax.simulation.outcome.results import result_of
from bgjax.simulation.reference.integrate import _norm
from bgjax.simulation.run.call_classes import OWN
from bgjax.simulation.run.projection import project_saved
from bgjax.simulation.run.record import Run
from bgjax.simulation.run.saving import ends_at_saved
from bgjax.solvers.native.compiling import NativeKernel
from bgjax.solvers.native.run import Batch, _empty, _job, _worked
from experiments.engines.forced import Forced, forced, plan_of
from experiments.engines.reference import POINTS, Attempts, ReferenceRun, make_run, reference_run


SOLVERS = {"Tsit5": (dfx.Tsit5(), 1e-6), "Dopri8": (dfx.Dopri8(), 1e-9)}
MOST = 400  # attempts of steps in a run
ULP = 2.0**-52
RUNS, LANES = 11, (4, 8)


@dataclass(frozen=True)
class Case:
    """A system with its initial condition, a solver by name, and the length of its run, in which the solver needs less
    than `MOST` attempts."""

    system: bg.System
    state: np.ndarray
    solver: str
    t1: float

    @property
    def rtol(self) -> float:
        return SOLVERS[self.solver][1]

    def run(self, state: Any = None, t1: float | None = None) -> Run:
        """The record of a run, also from another state or to another time."""
        solver, rtol = SOLVERS[self.solver]
        state = self.state if state is None else state
        return make_run(self.system, self.t1 if t1 is None else t1, state, solver, rtol, MOST)


def make_case(system: bg.System, state: Any, solver: str, t1: float) -> tuple[Case, ReferenceRun]:
    """A case and its run by diffrax, shortened where the solver would need too many steps."""
    case = Case(system, np.asarray(state, float), solver, t1)
    found = reference_run(case.run(), MOST)
    while len(found.attempts.t0) > 0.9 * MOST:
        case = Case(system, case.state, solver, 0.8 * found.end)
        found = reference_run(case.run(), MOST)
    return case, found


def why_not(case: Case) -> str:
    """Why the native engine does not take a case; empty if it does."""
    return why_reference(case.run(), inside=False)


def absolute_tolerances(case: Case) -> np.ndarray:
    """Those of the states by default, and one for the solutions of loops behind them, which do not count."""
    sizes = OWN * case.rtol * np.asarray(case.system.scales())
    return np.concatenate([sizes, np.ones(case.system.plan.carried)])


def scale_of(case: Case, found: ReferenceRun) -> np.ndarray:
    """The scale of each entry of the vector: the largest value in the run of any component of its state (all of a
    velocity have the same), and the least size that tolerances consider."""
    atol = absolute_tolerances(case)
    largest, begin = np.max(np.abs(found.attempts.y0), axis=0, initial=0.0), 0
    for slot in case.system.plan.equations.states:
        largest[begin : begin + slot.width] = np.max(largest[begin : begin + slot.width], initial=0.0)
        begin += slot.width
    return largest + atol / case.rtol


def apart(ours: np.ndarray, theirs: np.ndarray, scale: Any = 1.0) -> float:
    """The largest difference relative to the scale; infinite where only one is a finite number."""
    with np.errstate(invalid="ignore"):
        same = (ours == theirs) | (np.isnan(ours) & np.isnan(theirs))
        found = np.where(same, 0.0, np.abs(ours - theirs) / scale)
    return float(np.max(np.nan_to_num(found, nan=np.inf), initial=0.0))


quiet = np.errstate(all="ignore")  # in rejected attempts numbers may be infinite


class Steps(NamedTuple):
    """Every attempt of a step of the reference run beside the native one from the same state: the largest differences
    in accepted steps, and in all attempts what is left of them (at most one) relative to what is allowed."""

    attempts: int
    rejected: int
    y1: float  # relative to the scale
    dense: float
    norm: float  # difference of the error norms, times rtol
    share: float  # of what is allowed: 1e-13 of the scale and 1e-14/rtol, or ten times what one ulp does
    verdicts: int  # that differ although the norm is not that near one
    control: float  # difference of the next steps, as a share of what is allowed


@quiet
def compare_steps(case: Case, found: ReferenceRun, level: int = 2) -> Steps:
    """Teacher-forced: each step from the time, length, state and controller memory of the reference run."""
    theirs, scale, known = found.attempts, scale_of(case, found), case.system.plan.size + case.system.plan.carried
    ours, moved = forced(case.run(), theirs, level), _moved_attempts(case, theirs, scale, level)
    sound = np.isfinite(theirs.y1).all(axis=1) & np.isfinite(theirs.t1)
    norms = [norm(case, theirs.y0, each.y1, each.error) for each in (ours, theirs, *moved)]
    remembered = np.where(ours.kept & (ours.inverse != 1.0), 1.0 / ours.inverse, norms[0])
    counted = sound & np.isfinite(norms[1])
    away = np.maximum(np.abs(norms[0] - norms[1]), np.abs(remembered - norms[1]))
    near = _near([np.abs(each - norms[0]) for each in norms[2:]], 1e-14 / case.rtol * np.maximum(1.0, norms[1]))
    differ = (ours.kept != theirs.kept) & ~(np.abs(norms[1] - 1.0) < near)
    ends = np.abs(ours.y1 - theirs.y1) / _near([np.abs(each.y1 - ours.y1) for each in moved], 1e-13 * scale)
    shares = [(away / near)[counted], *ends[sound]]
    if not differ.any():
        inner = _near([np.abs(each.dense - ours.dense) for each in moved], 1e-13 * scale[:known])
        shares.append(np.ravel(np.abs(ours.dense - found.dense) / inner))
    kept = sound & theirs.kept
    return Steps(
        len(theirs.t0),
        int((~theirs.kept).sum()),
        apart(ours.y1[kept][:, :known], theirs.y1[kept][:, :known], scale[:known]),
        apart(ours.dense, found.dense, scale[:known]) if not differ.any() else np.inf,
        float(np.max(away[counted & theirs.kept], initial=0.0)) * case.rtol,
        max(float(np.max(each, initial=0.0)) for each in shares),
        int(differ.sum()),
        float(np.max(control(ours, theirs, moved, norms)[counted & (ours.kept == theirs.kept)], initial=0.0)),
    )


def _moved_attempts(case: Case, theirs: Attempts, scale: np.ndarray, level: int) -> list[Forced]:
    """The attempts from states, and with parameters, one ulp away, which show what rounding does in each."""
    random, found = np.random.default_rng(2), []
    count = _batch(case.run()).values["parameters"].shape[1]
    for _ in range(8):
        y0 = theirs.y0 + ULP * scale * random.choice([-1.0, 1.0], size=theirs.y0.shape)
        factors = 1.0 + ULP * random.choice([-1.0, 1.0], size=count)
        found.append(forced(case.run(), theirs._replace(y0=y0), level, factors))
    return found


def _near(differences: list[np.ndarray], least: np.ndarray) -> np.ndarray:
    """What is allowed: ten times the largest difference, and at least `least`."""
    with np.errstate(invalid="ignore"):
        return np.maximum(10.0 * np.nan_to_num(np.max(differences, axis=0), nan=np.inf), least)


def control(ours: Forced, theirs: Attempts, moved: list[Forced], norms: list[np.ndarray]) -> np.ndarray:
    """The differences of the ends of the next steps, relative to what is allowed: 1e-12 of their length, what the
    difference of the norms explains, or ten times what one ulp does."""
    with np.errstate(all="ignore"):
        length = np.abs(theirs.next - np.where(theirs.kept, theirs.t1, theirs.t0)) + np.abs(theirs.t1 - theirs.t0)
        explained = np.nan_to_num(2.0 * np.abs(norms[0] / norms[1] - 1.0), nan=0.0, posinf=1.0)
        # far beyond an event, where the step is taken again in any case, ten iterations do not find its instant
        far = np.where(~theirs.kept & (norms[1] > 1e3), 1e-6, 0.0)
        least = (1e-12 + explained + far) * length + 4.0 * ULP * np.abs(theirs.next)
        near = _near([np.abs(each.next - ours.next) for each in moved], least)
        return np.where(ours.next == theirs.next, 0.0, np.abs(ours.next - theirs.next) / near)


def norm(case: Case, y0: np.ndarray, y1: np.ndarray, error: np.ndarray) -> np.ndarray:
    """The norm of the errors of each attempt, as diffrax's controller has it."""
    atol = absolute_tolerances(case)
    ended = np.where(np.isnan(y1).any(axis=1, keepdims=True), y0, y1)
    top = np.maximum(np.abs(y0), np.abs(ended))
    with np.errstate(invalid="ignore"):
        scaled = np.where(np.isnan(error), np.inf, error) / (atol + top * case.rtol)
    return np.asarray(jax.vmap(_norm(case.system))(scaled))


class Whole(NamedTuple):
    """A native run beside that of the reference, and the spread of reference runs that begin one ulp apart."""

    difference: float
    spread: float
    steps: int
    reference_steps: tuple[int, ...]
    same_status: bool  # that of one of the reference runs


def compare_whole(case: Case, found: ReferenceRun, count: int = 5) -> Whole:
    """The saved states of whole runs, at the times that all of them reach. The runs are one ulp apart in their states
    at the start, in all parameters, and in the length of their first step, which is a share of that of the run: errors
    of the first steps are often mere rounding, which the states at the start alone do not change, and choose the
    lengths of the next steps."""
    size, known = case.system.plan.size, case.system.plan.size + case.system.plan.carried
    scale, random = scale_of(case, found)[:known], np.random.default_rng(0)
    runs = [found]
    for number in range(1, count):
        signs, t1 = random.choice([-1.0, 1.0], size=len(case.state)), case.t1 * (1.0 - number * ULP)
        moved = replace(case, system=_moved_system(case.system, random))
        runs.append(reference_run(moved.run(case.state + ULP * scale[: len(case.state)] * signs, t1), MOST))
    _, ys, status, _, _, stats, *_ = run_numbers(case.run())
    ours, theirs = np.asarray(ys)[:POINTS, :size], np.stack([_saved(case, each)[:, :size] for each in runs])
    reached = np.isfinite(theirs).all(axis=(0, 2)) & np.isfinite(ours).all(axis=1)
    differences = [apart(each[reached], theirs[0][reached], scale[:size]) for each in (ours, *theirs)]
    steps, same = tuple(len(each.attempts.t0) for each in runs), any(result_of(status) == each.status for each in runs)
    return Whole(differences[0], max(differences[1:]), int(stats["num_steps"]), steps, same)


def _moved_system(system: bg.System, random: np.random.Generator) -> bg.System:
    """The system with every parameter one ulp larger or smaller."""
    values, rest = eqx.partition(system, eqx.is_inexact_array)
    return eqx.combine(jax.tree.map(lambda x: x * (1.0 + ULP * random.choice([-1.0, 1.0], np.shape(x))), values), rest)


def _saved(case: Case, found: ReferenceRun) -> np.ndarray:
    """The saved states as `simulate` gives them: projected where they are interpolated."""
    if ends_at_saved(SOLVERS[case.solver][0]):
        return found.ys
    with np.errstate(all="ignore"):  # times that were not reached
        return np.asarray(project_saved(case.system, np.linspace(0.0, case.t1, POINTS), found.ys))


def allowed(found: Whole) -> float:
    """The largest difference of whole runs: ten times the spread, and ten ulps for each step, since a run that forgets
    where it began has rounding errors all the same."""
    return 10.0 * max(found.spread, ULP * found.steps)


def compare_lanes(case: Case, levels: tuple[int, ...] = (2, 0)) -> list[str]:
    """Different runs at once against one after the other, by every level of optimisation: the names of what is not
    equal bit for bit."""
    kernel, batch = native_kernel(case.run()), varied(case, _batch(case.run()))
    expected = lanes_run(kernel, batch, 1, 2)
    ways = [(lanes, level) for lanes in (1, *LANES) for level in levels if (lanes, level) != (1, 2)]
    return [f"{lanes} lanes O{level}" for lanes, level in ways if lanes_run(kernel, batch, lanes, level) != expected]


def varied(case: Case, batch: Batch) -> Batch:
    """Runs from other states, of other lengths."""
    random, one = np.random.default_rng(1), batch.values
    state = one["state"] * np.ones((RUNS, 1))
    moved = 1e-3 * random.normal(size=state.shape) * (np.abs(state) + 1e-3)
    state = state + np.where(np.arange(RUNS)[:, None] > 0, moved, 0.0)
    values = {**one, "state": state, "end": case.t1 * random.uniform(0.3, 1.0, size=(RUNS, 1))}
    values |= {"saved": np.linspace(0.0, 1.0, 8) * values["end"], "most": np.full((1, 1), 100.0)}
    return Batch(RUNS, values, logged=batch.logged)


def lanes_run(kernel: NativeKernel, batch: Batch, lanes: int, level: int) -> bytes:
    """All results of a batch, as their bits."""
    results = _empty(kernel.system, batch, batch.values["saved"].shape[-1])
    job, kept = _job(kernel, batch, results)
    _worked(plan_of(kernel, lanes, level), job, lanes)
    del kept
    return b"".join(np.where(np.isnan(each), np.nan, each).tobytes() for each in results)
