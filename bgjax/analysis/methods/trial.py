"""Compiles and runs one model by one method: counts, times of each stage, and the solution or the error come out."""

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import diffrax as dfx
import jax

from ..._types import Number
from ...errors import BondGraphError, InitialError, SimulationError
from ...graph.graph import AbstractModel
from ...graph.methods.base import AbstractMethod
from ...graph.methods.ports import Compliant
from ...simulation.simulate import integration, simulate
from ...simulation.solution.solution import Solution
from ...simulation.start.initialise import initialise
from ...system.compile import compile
from ...system.system import System
from .suggest_compliance import suggest_compliance


REPEATS, PATIENCE = 7, 2.0  # most runs after compilation, and seconds after which no further one is begun
UNIT = Compliant(1.0, 1.0, rotational_stiffness=1.0, rotational_damping=1.0)  # has the same equations as any suggestion


@dataclass(frozen=True)
class Trial:
    """Holds one row of a comparison; times are in seconds. The results of a stage that failed are None."""

    name: str
    method: AbstractMethod
    system: System | None = None
    solution: Solution | None = None
    equations_time: float | None = None  # from the graph to its equations
    program_time: float | None = None  # initial condition, solver choice, tracing and XLA: first run minus a later one
    run_time: float | None = None  # the compiled integration alone, median of a few
    error: Exception | None = None

    @property
    def steps(self) -> int | None:
        """Number of accepted steps."""
        return None if self.solution is None else int(self.solution.stats["num_accepted_steps"])

    @property
    def rejected(self) -> int | None:
        """Number of rejected steps."""
        return None if self.solution is None else int(self.solution.stats["num_rejected_steps"])

    @property
    def states(self) -> int | None:
        """Length of the state vector."""
        return None if self.system is None else self.system.plan.size

    @property
    def integrated(self) -> int | None:
        """Number of states that are not solved from others (`system.differential_states` names them)."""
        return None if self.system is None else self.system.plan.size - len(self.system.plan.equations.following)

    @property
    def multipliers(self) -> int | None:
        """Number of multipliers λ that are solved for at every evaluation."""
        return None if self.system is None else sum(row.constraint for row in self.system.plan.equations.solved.rows)

    @property
    def derivative(self) -> int | None:
        """Number of storages in derivative causality (`system.causality.derivative` names them)."""
        return None if self.system is None else len(self.system.causality.derivative)

    @property
    def index(self) -> int | None:
        """Index of the equations (see `System.index`)."""
        return None if self.system is None else self.system.index

    @property
    def words(self) -> str:
        """The error message; empty where there is a solution."""
        if self.error is None:
            return ""
        known = isinstance(self.error, BondGraphError | SimulationError)
        return str(self.error) if known else f"{type(self.error).__name__}: {self.error}"


def compile_trial(name: str, method: AbstractMethod, model: AbstractModel, t1: Number) -> Trial:
    """Compile the model and measure the time; with `method` None, compliant joints by `suggest_compliance`."""
    trial = Trial(name, UNIT if method is None else method)
    try:
        start = time.perf_counter()
        trial = replace(trial, system=compile(model, method=trial.method), equations_time=time.perf_counter() - start)
        if method is None:
            method = suggested(model, t1)
            trial = replace(trial, method=method, system=compile(model, method=method))
    except Exception as error:  # the other methods still run
        trial = replace(trial, system=None, error=error)
    return trial


def suggested(model: AbstractModel, t1: Number) -> Compliant:
    """The suggested compliance from the initial forces, or from those of a run where none act initially."""
    try:
        return suggest_compliance(model, quiet=True).method
    except InitialError:
        return suggest_compliance(model, t1=t1, quiet=True).method


class TrialConditions(NamedTuple):
    """What all trials share: initial values, the end, options of `simulate`, and how progress is told."""

    initial: Mapping[str, Any] | None
    t1: Number
    options: Mapping[str, Any]
    say: Callable[[str], None]
    preload: bool = False


def run_trial(trial: Trial, conditions: TrialConditions, solver: dfx.AbstractSolver | None = None) -> Trial:
    """Run the trial and measure the time: a first run, which compiles, and a few later ones."""
    t1, options, say = conditions.t1, conditions.options, conditions.say
    say(f"{trial.name:<22}")
    if trial.system is None:
        say("does not admit the model\n")
        return trial
    try:
        say(f"equations {trial.equations_time:6.2f} s   compiling …")
        start = time.perf_counter()
        state = initialise(trial.system, conditions.initial, preload=conditions.preload)
        solution = jax.block_until_ready(simulate(trial.system, 0.0, t1, state, solver=solver, **options))
        first = time.perf_counter() - start
        say(f" {first:6.2f} s   running …")
        integrate = integration(trial.system, 0.0, t1, state, **options)
        run = _warm(lambda: integrate(solver or solution.solver))
    except Exception as error:
        say(" stopped\n")
        return replace(trial, error=error)
    say(f" {1e3 * run:8.1f} ms\n")
    return replace(trial, solution=solution, program_time=max(0.0, first - run), run_time=run)


def _warm(run: Callable[[], Solution]) -> float:
    times: list[float] = []
    while len(times) < REPEATS and sum(times) < PATIENCE:
        start = time.perf_counter()
        jax.block_until_ready(run())
        times.append(time.perf_counter() - start)
    return statistics.median(times)
