"""fit: estimates parameters, initial values and sensors from measured runs, by least squares with Jacobians."""

import time
import warnings
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import diffrax as dfx
import jax.numpy as jnp
import numpy as np

from ..._types import Names, Value, Values
from ...errors import DataError, Fault, IdentifiabilityWarning, InitialError, ParameterError, raise_faults, shown
from ...simulation.arguments import flag_faults, seed_faults
from ...simulation.short_data import warn_short_data
from ...simulation.simulate import chosen_solver
from ...simulation.start.initialise import initialise
from ...surface.calls import checked_call, passes_on
from ...surface.listing import public
from ...surface.sessions import somebody_waits
from ...system.system import System
from ..freedoms import Freedoms, Sensor
from ..spreading import cores
from .arguments import SearchOptions, fit_run_faults, measured_runs, noise_of, search_faults
from .check import Check, check_problem
from .first_stages import SCANS, grown, lower_minimum
from .identifiability import unknown_directions
from .least_squares.optimisers import FAILED, OPTIMISERS, OptimiserStep
from .multiple_shooting import shoot
from .prediction import FitPolicy, Misfit, RunGroup
from .progress import Lines
from .records import Data, Record
from .residuals import AbstractFitProblem
from .result import Fit, covariance_of
from .sought import FitStart, Sought, find_unknowns


POOR = 0.3  # residual relative to the data's own variation from which on a guess is poor
WINDOW, HORIZONS = 10, 3  # rows of a window of multiple shooting; number of shorter horizons
ROUNDS, CONVERGED = 4, 0.05  # most re-estimations of the noise; relative change below which it has converged
WIDE = 0.7  # standard deviation of z of further guesses: a factor of two for positive parameters


@dataclass(frozen=True, init=False, eq=False, repr=False)
class FitProblem(AbstractFitProblem):
    """States a parameter estimation problem: the measured data, the parameters to be fitted, and how runs are
    integrated. `check()` reports what is identifiable before a long fit; `fit()` estimates the unknowns.

    `data`: {"t": times, "name of a result": values}, the path of a CSV file with such columns, an xarray Dataset, or a
    list of these, one per run; `bg.Record` where initial values or parameters differ between runs. `parameters` by
    path: `bg.Positive(guess)`, `bg.Free`, `bg.Bounded`, `bg.Inertia`, `bg.Fixed`, or a list of paths. `start`: initial
    values to be estimated, separately for every run. `sensors` by output: bias, gain and delay. `noise`: the standard
    deviation of every output, or one for all; estimated if it is left out.
    """

    __dir__ = public

    @checked_call
    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        system: System,
        data: Data,
        *,
        parameters: Freedoms,
        outputs: Names | None = None,
        start: Freedoms | None = None,
        sensors: Mapping[str, Sensor] | None = None,
        noise: Value | Values | None = None,
        gaps: bool = False,
        solver: dfx.AbstractSolver | None = None,
        rtol: float = 1e-7,
        atol: Value | None = None,
        max_steps: int | None = None,
    ):
        if not isinstance(system, System):
            remedy = "compile the model first: bg.fit(bg.compile(model), data, …)."
            raise ParameterError([Fault("system", f"{shown(system)} is not a compiled system.", remedy)])
        raise_faults(ParameterError, fit_run_faults(system, gaps, solver, rtol, atol, max_steps))
        outputs, records = measured_runs(system, data, outputs, gaps, parameters)
        warn_short_data(system, min(run.times[0] for run in records), max(run.times[-1] for run in records))
        unknowns, fixed = find_unknowns(system, parameters, start, sensors, records, outputs)
        deviations = noise_of(noise, records, outputs)
        policy = FitPolicy(_solver(system, records[0], solver, rtol, max_steps), jnp.asarray(rtol), atol, max_steps)
        given = noise is not None
        super().__init__(system, outputs, tuple(records), unknowns, fixed, deviations, given, policy)

    def _optimise(self, z: np.ndarray, noise: np.ndarray, search: SearchOptions) -> Iterator[OptimiserStep]:
        optimiser = OPTIMISERS[search.method]
        if search.method == "adam":  # needs a gradient only: reverse mode
            predictor = replace(self.predictor, policy=replace(self.policy, adjoint=None))
            return optimiser(Misfit(predictor, self.groups, jnp.asarray(noise)), z, search.iterations)
        option = search.loss if search.method == "trf" else self.boldness
        return optimiser(self.residuals(noise), z, search.iterations, option)

    @checked_call
    def check(self) -> Check:
        """Reports, before a long fit, which unknowns are identifiable and what is doubtful about the data."""
        return check_problem(self)

    @checked_call
    def fit(  # noqa: PLR0913 - users write the arguments by name
        self,
        *,
        method: str = "lm",
        loss: str = "linear",
        windows: int | None = None,
        horizons: int | None = None,
        scan: bool | None = None,
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
        search = SearchOptions(method, loss, windows, horizons, scan, iterations)
        told = [] if progress is None else flag_faults(progress=progress)
        raise_faults(ParameterError, search_faults(search, starts) + seed_faults(seed) + told)
        self._warn_of_blind_directions()
        if scan is None:
            search = replace(search, scan=self.has_contacts)
        lines = Lines(somebody_waits() if progress is None else bool(progress), self.unknowns)
        found = self._from_each(self._guesses(starts, seed), search, lines)
        best = min(found, key=lambda start: start.cost)
        if not np.isfinite(best.cost):
            remedy = "simulate the guess first: bg.simulate(system, t0, t1); give a better one."
            raise DataError([Fault("fit", "no run with these guesses reaches its end.", remedy)])
        return self._result(best, found, search, began)

    def _warn_of_blind_directions(self) -> None:
        """Warns, before the fit runs, of combinations of unknowns that these data cannot determine."""
        value, jacobian = self.residuals().both(np.zeros(self.unknowns.size))
        if not (np.all(np.isfinite(jacobian)) and np.all(np.isfinite(value))):
            return
        blind = [each.words for each in unknown_directions(self.unknowns, jacobian) if each.blind]
        if blind:
            advice = (
                "Fix some of them (bg.Fixed), give what is known of them (prior=), or measure more; "
                "their standard deviations will be infinite."
            )
            warnings.warn(f"At the guess: {' '.join(blind)} {advice}", IdentifiabilityWarning, stacklevel=3)

    # -- from guesses to minima ------------------------------------------------------------------------
    def _guesses(self, starts: int, seed: int) -> list[np.ndarray]:
        """The user's guess, which is z = 0, and random points around it."""
        size = self.unknowns.size
        further = WIDE * np.random.default_rng(seed).normal(size=(starts - 1, size))
        return [np.zeros(size), *further]

    def _from_each(self, guesses: list[np.ndarray], search: SearchOptions, lines: Lines) -> list[FitStart]:
        def one(number):
            return self._from(guesses[number], search, lines.of(number, len(guesses)))

        with ThreadPoolExecutor(cores()) as pool:
            return list(pool.map(one, range(len(guesses))))

    def _from(self, guess: np.ndarray, search: SearchOptions, lines: Lines) -> FitStart:
        """The fit from one guess: first stages, then whole runs, with scans if wanted. A failure is recorded in
        `FitStart.end`."""
        z, first_steps = self._after_first_stages(guess, search, lines)
        last, steps = self._after_whole_runs(z, search, lines)
        return FitStart(guess, last.z, last.cost, first_steps + steps, last.end)

    def _after_first_stages(self, z: np.ndarray, search: SearchOptions, lines: Lines) -> tuple[np.ndarray, int]:
        """The point that first stages reach from z, and the number of their steps."""
        steps = 0
        try:
            for tell, stage, step in self._nearer(z, search, lines):
                steps += 1
                tell(stage, step)
                z = step.z if np.all(np.isfinite(step.z)) else z
        except (InitialError, np.linalg.LinAlgError):  # inconsistent parts: the whole runs will report it
            pass
        return z, steps

    def _after_whole_runs(self, z: np.ndarray, search: SearchOptions, lines: Lines) -> tuple[OptimiserStep, int]:
        """The last step of the optimiser from z, or from a lower point that a scan finds; and the number of steps."""
        last, steps = OptimiserStep(z, np.inf, 0, FAILED), 0
        for _ in range(SCANS if search.scan else 1):
            *taken, found = self._told(z, search, lines)
            steps += len(taken) + 1
            if not found.cost < last.cost:
                break
            last = found
            z = lower_minimum(self.residuals(), found.z, found.cost) if search.scan else None
            if z is None:
                break
        return last, steps

    def _told(self, z: np.ndarray, search: SearchOptions, lines: Lines) -> Iterator[OptimiserStep]:
        for step in self._optimise(z, self.noise, search):
            lines.step(step)
            yield step

    def _first_stages(self, z: np.ndarray, search: SearchOptions) -> tuple[int, int]:
        """Rows per window and number of horizons: as given by the caller, or the defaults for a poor guess."""
        if search.windows is None and search.horizons is None and self._poor(z):
            return (0, HORIZONS) if self.has_contacts else (WINDOW, 0)
        return search.windows or 0, search.horizons or 0

    def _nearer(self, z: np.ndarray, search: SearchOptions, lines: Lines) -> Iterator[tuple]:
        """Steps of multiple shooting and of growing horizons, each with the function that reports it and its stage."""
        windows, horizons = self._first_stages(z, search)
        if windows:
            for stage, step in shoot(self.predictor, self.records, self.noise, z, windows, search.iterations):
                z = step.z
                yield lines.windows, stage, step
        if horizons:
            for stage, step in grown(self.runs, self.noise, z, horizons, search.iterations):
                yield lines.horizons, stage, step

    def _poor(self, z: np.ndarray) -> bool:
        """Whether the residual of the guess is large compared with the variation of the data."""
        misfit = self.residuals().both(z)[0]
        size = sum(self._power(group) for group in self.groups)
        return not np.all(np.isfinite(misfit)) or float(np.sum(misfit**2)) > POOR**2 * float(size)

    def _power(self, group: RunGroup) -> float:
        """Sum of squares of the variation of a group's data, in standard deviations of the noise."""
        variance = np.nanvar(group.data / self.noise, axis=(0, 1))
        return variance.sum() * np.prod(group.data.shape[:2])

    # -- from the minimum to the result ----------------------------------------------------------------
    def _result(self, best: FitStart, found: Sequence[FitStart], search: SearchOptions, began: float) -> Fit:
        """The fit with its covariance; the noise is estimated first, unless it was given."""
        z, noise, end = self._with_noise(best, search)
        residual, jacobian = self.residuals(noise).both(z)
        iterations = sum(start.steps for start in found)
        return Fit(
            sought=tuple(Sought(one.name, one.place, one.guess.shape) for one in self.unknowns.each),
            flat=np.asarray(self.unknowns.flat(jnp.asarray(z))),
            guess=np.asarray(self.unknowns.flat(jnp.zeros(len(z)))),
            covariance=covariance_of(jacobian, self.unknowns.jacobian(z)),
            noise=noise,
            outputs=self.outputs,
            records=self.records,
            predicted=self.predicted(z),
            cost=0.5 * float(np.sum(residual**2)),
            end=end,
            starts=tuple(found),
            how=f"{search.method}, {iterations} iterations, {time.perf_counter() - began:.2g} s",
            noise_given=self.noise_given,
            problem=self,
        )

    def _with_noise(self, best: FitStart, search: SearchOptions) -> tuple[np.ndarray, np.ndarray, str]:
        """z, the noise, and the reason for ending. Unless given, the noise is estimated from the residuals and the fit
        repeated with it until both agree."""
        z, noise, end = best.z, self.noise, best.end
        for _ in range(0 if self.noise_given else ROUNDS):
            estimated = self._residual_std(z)
            before, noise = noise, np.where(estimated > 0.0, estimated, noise)
            if np.all(np.abs(noise / before - 1.0) < CONVERGED):
                break
            *_, last = self._optimise(z, noise, search)
            z, end = last.z, last.end
        return z, noise, end

    def _residual_std(self, z: np.ndarray) -> np.ndarray:
        """Standard deviation of the residuals of every column. The degrees of freedom used by the unknowns are
        subtracted from the columns in proportion to their rows."""
        pairs = zip(self.groups, self.runs.with_jacobian(z), strict=True)
        parts = [columns - group.data for group, (columns, _) in pairs]
        count = np.sum([np.sum(np.isfinite(part), axis=(0, 1)) for part in parts], axis=0)
        squares = np.sum([np.nansum(part**2, axis=(0, 1)) for part in parts], axis=0)
        freedom = count * (1.0 - self.unknowns.size / max(self.unknowns.size + 1, int(np.sum(count))))
        return np.sqrt(squares / np.maximum(freedom, 1.0))


def _solver(
    system: System, record: Record, given: dfx.AbstractSolver | None, rtol: float, max_steps: int | None
) -> dfx.AbstractSolver:
    """The solver given, or the one for the first run, whose initial state must be consistent in any case."""
    t0, t1 = float(record.times[0]), float(record.times[-1])
    state = initialise(system, {**record.start} or None, time=t0)
    return given or chosen_solver(system, state, t0, t1, rtol, max_steps).solver


SEARCH = ("method", "loss", "windows", "horizons", "scan", "starts", "seed", "iterations", "progress")


@checked_call
@passes_on(FitProblem.__init__, FitProblem.fit)
def fit(system: System, data: Data, *, parameters: Freedoms, outputs: Names | None = None, **options: Any) -> Fit:
    """Estimates parameters from measured runs: `bg.FitProblem(…).fit(…)` in one call, with the options of both."""
    search = {name: value for name, value in options.items() if name in SEARCH}
    others = {name: value for name, value in options.items() if name not in SEARCH}
    return FitProblem(system, data, parameters=parameters, outputs=outputs, **others).fit(**search)
