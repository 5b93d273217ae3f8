"""fit: estimates parameters, initial values and sensors from measured runs, by least squares with Jacobians."""

import time
import warnings
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cached_property
from typing import Any

import diffrax as dfx
import jax.numpy as jnp
import numpy as np

from ..._tracing import numbers
from ..._types import Names, Value, Values
from ...errors import DataError, Fault, IdentifiabilityWarning, InitialError, ParameterError, nearest, raise_faults, shown
from ...simulation.arguments import limit_faults, policy_faults, seed_faults, switch_faults, tolerance_faults
from ...simulation.short_data import warn_short_data
from ...simulation.simulate import chosen_solver
from ...simulation.solution.timing import somebody_waits
from ...simulation.start.initialise import initialise
from ...surface.calls import passes_on, surface
from ...system.names import path_faults, result_faults
from ...system.system import System
from ..freedoms import Sensor
from ..spreading import cores
from .check import Check, check_problem
from .first_stages import SCANS, grown, lower_valley
from .identifiability import unknown_directions
from .multiple_shooting import shoot
from .optimisers import BOLD, CAUTIOUS, FAILED, OPTIMISERS, Step
from .prediction import Group, Misfit, Policy, Predictor, group_records
from .progress import Lines
from .records import Record, as_records, variation
from .residuals import Residuals, Runs
from .result import Fit, Sought, Start, covariance_of, split_columns
from .sought import find_unknowns


POOR = 0.3  # residual relative to the data's own variation from which on a guess is poor
WINDOW, HORIZONS = 10, 3  # rows of a window of multiple shooting; number of shorter horizons
ROUNDS, SETTLED = 4, 0.05  # most re-estimations of the noise; relative change below which it has converged
WIDE = 0.7  # standard deviation of z of further guesses: a factor of two for positive parameters


class FitProblem:
    """A parameter estimation problem: the measured data, the unknowns, and how runs are integrated. `check()` reports
    what is identifiable before a long fit; `fit()` estimates the unknowns.

    `data`: {"t": times, "name of a result": values}, the path of a CSV file with such columns, an xarray Dataset, or a
    list of these, one per run; `bg.Record` where initial values or parameters differ between runs. `parameters` by
    path: `bg.Positive(guess)`, `bg.Free`, `bg.Bounded`, `bg.Inertia`, `bg.Fixed`, or a list of paths. `start`: initial
    values to be estimated, separately for every run. `sensors` by output: bias, gain and delay. `noise`: the standard
    deviation of every output, or one for all; estimated if it is left out.
    """

    @surface
    def __init__(
        self,
        system: System,
        data: Any,
        *,
        parameters: Names | Mapping[str, Any],
        outputs: Names | None = None,
        start: Names | Mapping[str, Any] | None = None,
        sensors: Mapping[str, Sensor] | None = None,
        noise: Value | Values | None = None,
        gaps: bool = False,
        solver: dfx.AbstractSolver | None = None,
        rtol: float = 1e-7,
        atol: Value | None = None,
        max_steps: int | None = None,
    ):
        if not isinstance(system, System):
            raise ParameterError(
                [Fault("system", f"{shown(system)} is not a compiled system.", "compile the model first: bg.fit(bg.compile(model), data, …).")]
            )
        raise_faults(ParameterError, _run_faults(system, gaps, solver, rtol, atol, max_steps))
        self.system = system
        try:
            self.outputs = _outputs(system, [outputs] if isinstance(outputs, str) else outputs, data)
            self.records = as_records(data, self.outputs, gaps)
            raise_faults(DataError, _width_faults(system, self.records, self.outputs))
        except DataError as error:  # report wrong parameter names in the same error
            named = [path for path in parameters if isinstance(path, str)] if isinstance(parameters, Mapping | Sequence) else []
            raise DataError([*error.faults, *path_faults(system, [] if isinstance(parameters, str) else named)]) from None
        warn_short_data(system, *(end([end(record.times) for record in self.records]) for end in (min, max)))
        self.unknowns, fixed = find_unknowns(system, parameters, start, sensors, self.records, self.outputs)
        self.noise_given = noise is not None
        self.noise = _noise(noise, self.records, self.outputs)
        state = initialise(system, {**self.records[0].start} or None, time=float(self.records[0].times[0]))
        times = self.records[0].times
        solver = solver or chosen_solver(system, state, float(times[0]), float(times[-1]), rtol, max_steps).solver
        self.policy = Policy(solver, jnp.asarray(rtol), atol, max_steps)
        self.fixed = fixed

    @cached_property
    def runs(self) -> Runs:
        return Runs(self.predictor, self.groups)

    @property
    def boldness(self) -> float:
        return CAUTIOUS if self.system.plan.equations.switches else BOLD

    @property
    def predictor(self) -> Predictor:
        return Predictor(self.system, self.fixed, self.unknowns, self.policy, self.outputs)

    @property
    def groups(self) -> list[Group]:
        return group_records(self.records, self.outputs)

    def residuals(self, noise: np.ndarray | None = None) -> Residuals:
        return Residuals(self.runs, self.noise if noise is None else noise)

    def _optimise(self, z: np.ndarray, noise: np.ndarray, method: str, loss: str, iterations: int) -> Iterator[Step]:
        if method == "adam":  # needs a gradient only: reverse mode
            predictor = replace(self.predictor, policy=replace(self.policy, adjoint=None))
            return OPTIMISERS[method](Misfit(predictor, self.groups, jnp.asarray(noise)), z, iterations)
        return OPTIMISERS[method](self.residuals(noise), z, iterations, loss if method == "trf" else self.boldness)

    @surface
    def check(self) -> Check:
        """Reports, before a long fit, which unknowns are identifiable and what is doubtful about the data."""
        return check_problem(self)

    @surface
    def fit(
        self,
        *,
        method: str = "lm",
        loss: str = "linear",
        windows: Any = None,
        horizons: Any = None,
        scan: Any = None,
        starts: int = 1,
        seed: int = 0,
        iterations: int = 100,
        progress: bool | None = None,
    ) -> Fit:
        """Estimates the unknowns.

        `method`: "lm" (Levenberg–Marquardt), "trf" (SciPy's trust region method; `loss="soft_l1"` for outliers) or
        "adam" (for many parameters). `windows`: rows per window of a first stage by multiple shooting; 0 for none; used
        by default where the guess is poor. `horizons`: number of first stages with shorter horizons, each half as long
        as the next; used by default instead of windows where the guess is poor and the model has contacts, because a
        window cannot begin with the state of a contact. `scan`: whether to search along every parameter for a lower
        minimum afterwards; by default where the model has contacts. `starts`: number of guesses; the first is yours,
        the others are random points around it."""
        began = time.perf_counter()
        policies = _policy_faults(method, loss, windows, horizons, scan, starts, iterations) + seed_faults(seed)
        raise_faults(ParameterError, policies + ([] if progress is None else switch_faults(progress=progress)))
        self._warn_of_blind_directions()
        lines = Lines(somebody_waits() if progress is None else bool(progress), self.unknowns)
        guesses = [np.zeros(self.unknowns.size), *(WIDE * np.random.default_rng(seed).normal(size=(starts - 1, self.unknowns.size)))]
        scan = bool(self.system.plan.equations.switches) if scan is None else scan

        def one(number):
            return self._from(guesses[number], method, loss, windows, horizons, scan, iterations, lines.of(number, starts))

        with ThreadPoolExecutor(cores()) as pool:
            found = list(pool.map(one, range(starts)))
        best = min(found, key=lambda start: start.cost)
        if not np.isfinite(best.cost):
            raise DataError(
                [Fault("fit", "no run with these guesses reaches its end.", "simulate the guess first: bg.simulate(system, t0, t1); give a better one.")]
            )
        return self._result(best, found, method, loss, iterations, began)

    def _warn_of_blind_directions(self) -> None:
        """Warns, before the fit runs, of combinations of unknowns that these data cannot determine."""
        value, slopes = self.residuals().both(np.zeros(self.unknowns.size))
        blind = [each for each in unknown_directions(self.unknowns, slopes) if each.blind] if np.all(np.isfinite(slopes)) and np.all(np.isfinite(value)) else []
        if blind:
            words = " ".join(each.words for each in blind)
            advice = "Fix some of them (bg.Fixed), give what is known of them (prior=), or measure more; their standard deviations will be infinite."
            warnings.warn(f"At the guess: {words} {advice}", IdentifiabilityWarning, stacklevel=3)

    def _from(self, z: np.ndarray, method: str, loss: str, windows: int | None, horizons: int | None, scan: bool, iterations: int, lines) -> Start:
        """The fit from one guess: first stages, then whole runs, with scans if wanted. A failure is recorded in
        `Start.end`."""
        guess, steps = z, 0
        try:
            for tell, stage, step in self._nearer(z, *self._first_stages(z, windows, horizons), iterations, lines):
                steps += 1
                tell(stage, step)
                z = step.z if np.all(np.isfinite(step.z)) else z
        except (InitialError, np.linalg.LinAlgError):  # inconsistent parts: the whole runs below will report it
            pass
        last = Step(z, np.inf, 0, FAILED)
        for _ in range(SCANS if scan else 1):
            *taken, found = self._told(z, method, loss, iterations, lines)
            steps += len(taken) + 1
            if not found.cost < last.cost:
                break
            last, z = found, lower_valley(self.residuals(), found.z, found.cost) if scan else None
            if z is None:
                break
        return Start(guess, last.z, last.cost, steps, last.end)

    def _told(self, z: np.ndarray, method: str, loss: str, iterations: int, lines) -> Iterator[Step]:
        for step in self._optimise(z, self.noise, method, loss, iterations):
            lines.step(step)
            yield step

    def _first_stages(self, z: np.ndarray, windows: int | None, horizons: int | None) -> tuple[int, int]:
        """Rows per window and number of horizons: as given by the caller, or the defaults for a poor guess."""
        if windows is None and horizons is None and self._poor(z):
            return (0, HORIZONS) if self.system.plan.equations.switches else (WINDOW, 0)
        return windows or 0, horizons or 0

    def _nearer(self, z: np.ndarray, windows: int, horizons: int, iterations: int, lines) -> Iterator[tuple]:
        """Steps of multiple shooting and of growing horizons, each with the function that reports it and its stage."""
        if windows:
            for stage, step in shoot(self.predictor, self.records, self.noise, z, windows, iterations):
                z = step.z
                yield lines.windows, stage, step
        if horizons:
            for stage, step in grown(self.runs, self.noise, z, horizons, iterations):
                yield lines.horizons, stage, step

    def _poor(self, z: np.ndarray) -> bool:
        """Whether the residual of the guess is large compared with the variation of the data."""
        misfit = self.residuals().both(z)[0]
        size = sum(np.nanvar(group.data / self.noise, axis=(0, 1)).sum() * np.prod(group.data.shape[:2]) for group in self.groups)
        return not np.all(np.isfinite(misfit)) or float(np.sum(misfit**2)) > POOR**2 * float(size)

    def _result(self, best: Start, found: Sequence[Start], method: str, loss: str, iterations: int, began: float) -> Fit:
        """The fit with its covariance. Unless given, the noise is first estimated from the residuals and the fit
        repeated with it until both agree."""
        z, noise, end = best.z, self.noise, best.end
        for _ in range(0 if self.noise_given else ROUNDS):
            left = self._left(z)
            before, noise = noise, np.where(left > 0.0, left, noise)
            if np.all(np.abs(noise / before - 1.0) < SETTLED):
                break
            *_, last = self._optimise(z, noise, method, loss, iterations)
            z, end = last.z, last.end
        residual, slopes = self.residuals(noise).both(z)
        how = f"{method}, {sum(start.steps for start in found)} iterations, {time.perf_counter() - began:.2g} s"
        cost = 0.5 * float(np.sum(residual**2))
        covariance = covariance_of(slopes, self.unknowns.slopes(z))
        sought = tuple(Sought(one.name, one.place, one.guess.shape) for one in self.unknowns.each)
        flat, guess = (np.asarray(self.unknowns.flat(jnp.asarray(each))) for each in (z, np.zeros_like(z)))
        return Fit(
            sought, flat, guess, covariance, noise, self.outputs, tuple(self.records), self.predicted(z), cost, end, tuple(found), how, self.noise_given, self
        )

    def predicted(self, z: np.ndarray) -> tuple[dict[str, np.ndarray], ...]:
        """Predicted measurements at z: for each run, arrays by output."""
        found: dict[int, dict[str, np.ndarray]] = {}
        for group, (columns, _) in zip(self.groups, self.runs.with_slopes(z), strict=True):
            found |= {run: split_columns(rows, self.records[run], self.outputs) for run, rows in zip(group.runs, columns, strict=True)}
        return tuple(found[run] for run in range(len(self.records)))

    def _left(self, z: np.ndarray) -> np.ndarray:
        """Standard deviation of the residuals of every column. The degrees of freedom used by the unknowns are
        subtracted from the columns in proportion to their rows."""
        parts = [columns - group.data for group, (columns, _) in zip(self.groups, self.runs.with_slopes(z), strict=True)]
        count = np.sum([np.sum(np.isfinite(part), axis=(0, 1)) for part in parts], axis=0)
        squares = np.sum([np.nansum(part**2, axis=(0, 1)) for part in parts], axis=0)
        freedom = count * (1.0 - self.unknowns.size / max(self.unknowns.size + 1, int(np.sum(count))))
        return np.sqrt(squares / np.maximum(freedom, 1.0))


@surface
@passes_on(FitProblem.__init__, FitProblem.fit)
def fit(system: System, data: Any, *, parameters: Names | Mapping[str, Any], outputs: Names | None = None, **options: Any) -> Fit:
    """Estimates parameters from measured runs: `bg.FitProblem(…).fit(…)` in one call, with the options of both."""
    own = ("method", "loss", "windows", "horizons", "scan", "starts", "seed", "iterations", "progress")
    problem = FitProblem(system, data, parameters=parameters, outputs=outputs, **{name: value for name, value in options.items() if name not in own})
    return problem.fit(**{name: value for name, value in options.items() if name in own})


# -- what may be wrong -------------------------------------------------------------------------------------
def _run_faults(system: System, gaps: Any, solver: Any, rtol: Any, atol: Any, max_steps: Any) -> list[Fault]:
    """Faults of the options of the integration."""
    return policy_faults(solver, None, None, {"gaps": gaps}) + tolerance_faults(rtol, atol, system.plan.size) + limit_faults(max_steps)


def _outputs(system: System, outputs: Sequence[str] | None, data: Any) -> tuple[str, ...]:
    """The outputs to be fitted: those named, or all columns of the data that are results of the system."""
    if outputs is not None:
        if not isinstance(outputs, Sequence):
            raise DataError([Fault("outputs", f"{shown(outputs)} does not name results.", 'write outputs=["crank.rate"].')])
        nothing = [] if len(outputs) else [Fault("outputs", "names nothing.", 'write outputs=["crank.rate"].')]
        raise_faults(DataError, result_faults(system, outputs) or nothing)
        return tuple(outputs)
    names = list(dict.fromkeys(name for record in as_records(data, None, True) for name in record.columns))
    known = [name for name in names if not result_faults(system, [name])]
    meant = {name: nearest(name, list(system.results)) for name in names if name not in known}
    misspelt = [Fault(f"data, {name}", "is not the name of a result.", hint) for name, hint in meant.items() if hint.startswith("did you mean")]
    raise_faults(DataError, misspelt)
    if not known:
        some = [name for name in system.results if "->" not in name][:3]
        remedy = f"call columns by results, such as {', '.join(some)}; or say which with outputs=[…]."
        raise DataError([Fault("data", f"no column is the name of a result: {', '.join(names)}.", remedy)])
    return tuple(known)


def _width_faults(system: System, records: Sequence[Record], outputs: Sequence[str]) -> list[Fault]:
    found = []
    for name in outputs:
        width = len(system.plan.outputs(system.plan.resolve(name)))
        for record in records:
            columns = record.columns[name].reshape(len(record.times), -1).shape[1]
            if columns != width:
                found.append(
                    Fault(
                        f"{record.name}, {name}", f"has {columns} column{'s' if columns > 1 else ''}, the result {width}.", "give all components of a vector."
                    )
                )
    return found


def _noise(noise: Any, records: Sequence[Record], outputs: Sequence[str]) -> np.ndarray:
    """Standard deviation of the noise of every column; if not given, a tenth of the data's own variation as a first
    value."""
    widths = {name: records[0].columns[name].reshape(len(records[0].times), -1).shape[1] for name in outputs}
    if noise is None:
        return 0.1 * variation(records, outputs)
    given = noise if isinstance(noise, Mapping) else dict.fromkeys(outputs, noise)
    faults = [Fault(f"noise, {name}", "is not an output of this fit.", nearest(name, list(outputs))) for name in given if name not in outputs]
    faults += [
        Fault(f"noise, {name}", "is missing.", "give the standard deviation of every output, or leave noise out.") for name in outputs if name not in given
    ]
    values = {name: numbers(given[name]) for name in outputs if name in given}
    bad = [name for name, value in values.items() if value is None or not np.all(np.isfinite(value)) or not np.all(value > 0.0)]
    faults += [
        Fault(f"noise, {name}", f"{shown(given[name])} is not a positive number.", "give the standard deviation of the noise, in the output's unit.")
        for name in bad
    ]
    raise_faults(DataError, faults)
    return np.concatenate([np.broadcast_to(values[name], (widths[name],)) for name in outputs]).astype(float)


LOSSES = ("linear", "soft_l1", "huber", "cauchy", "arctan")


def _policy_faults(method: Any, loss: Any, windows: Any, horizons: Any, scan: Any, starts: Any, iterations: Any) -> list[Fault]:
    def whole(value, least):
        return isinstance(value, int | np.integer) and not isinstance(value, bool) and value >= least

    faults = [] if method in OPTIMISERS else [Fault("method", f"{shown(method)} is not a method.", f"give one of {', '.join(OPTIMISERS)}.")]
    if loss not in LOSSES:
        faults.append(Fault("loss", f"{shown(loss)} is not a loss.", f"give one of {', '.join(LOSSES)}."))
    elif loss != "linear" and method != "trf":
        faults.append(Fault("loss", f"{loss} needs SciPy's method.", 'say method="trf".'))
    if windows is not None and windows != 0 and not whole(windows, 2):
        faults.append(Fault("windows", f"{shown(windows)} is not a number of rows.", "give 2 or more, 0 for none, or leave it out."))
    if horizons is not None and not whole(horizons, 0):
        faults.append(Fault("horizons", f"{shown(horizons)} is not a number of horizons.", "give 0 for none, 3 or so, or leave it out."))
    if scan not in (None, True, False):
        faults.append(Fault("scan", f"{shown(scan)} is neither True nor False.", "write scan=True or scan=False, or leave it out."))
    faults += [] if whole(starts, 1) else [Fault("starts", f"{shown(starts)} is not a number of guesses.", "give 1 or more.")]
    return faults + ([] if whole(iterations, 1) else [Fault("iterations", f"{shown(iterations)} is not a number of iterations.", "give 1 or more.")])
