"""Job: what all runs of a sweep share, and the compiled function that computes a block of runs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...simulation.run.call_classes import (
    MAX_STEPS,
    SAVED,
    StepLimit,
    padded,
    stop_times,
    tolerance_arrays,
    tolerances,
    valued_limit,
)
from ...simulation.simulate import Request, run_in_trace
from ...simulation.solution.precision import computing_in, lowered
from ...simulation.solution.solution import Solution
from ...simulation.solution.timing import tracing_begins
from ...simulation.start.initialise import initialise
from ...system.get_set import replaced
from ...system.system import System
from ..gradient import FEW_UNTAPED, differentiated, one_number
from ..spreading import Results, Strategy
from .values import Varied


ROWS = 1 << 14  # values: for larger models a run has fewer rows than in `simulate`, because a block holds many runs


def least_rows(system: System) -> int:
    """The smallest padded number of saved times."""
    return min(SAVED, max(1, ROWS // max(1, system.plan.size)))


@dataclass(frozen=True)
class Job:
    """All that is needed to compute any run in any process. A job can be pickled; the process that receives it compiles
    the graph itself."""

    system: System
    runs: Varied
    times: np.ndarray
    given: dict[str, Any]  # numeric arguments of `simulate`: t0, t1, rtol, atol, stops
    solver: Any
    max_steps: int | None
    precision: str | None
    strategy: Strategy
    loss: Callable | None = None
    paths: tuple[str, ...] = ()

    def block(self, first: int, size: int, device: Any = None) -> Results:
        """Results of `size` runs beginning with `first`. The first call compiles; a call with size 0 only compiles."""

        def pick(array):
            return np.resize(array[first : first + max(1, size)], (self.strategy.block, *array.shape[1:]))

        arrays = jax.tree.map(pick, (dict(self.runs.parameters), self.runs.start))
        with jax.default_device(device), computing_in(self.precision):
            times = (
                self.times if self.loss else padded(self.times, least_rows(self.system))
            )  # a loss must see the requested times only
            parts = self.system, arrays, times, self._shared()
            system, (parameters, starts), times, shared = lowered(parts, self.precision)
            policy = _BlockPolicy(self.solver, self.strategy.vectorised, self.loss, self.paths)
            block = _Block(system, parameters, starts, self.runs.guesses, times, shared)
            found = jax.block_until_ready(_block(block, np.asarray(size), policy))
            return {name: self._asked_for(name, np.asarray(array)[:size]) for name, array in found.items()}

    def _shared(self) -> "_Shared":
        """The numbers that all runs share, in the shapes that those of `simulate` have."""
        given, size = self.given, self.system.plan.size
        tolerances = tolerance_arrays(given["rtol"], given["atol"], size)
        limit = valued_limit(self.max_steps or MAX_STEPS)
        return _Shared(given["t0"], given["t1"], tolerances, stop_times(given["stops"]), limit)

    def _asked_for(self, name: str, array: np.ndarray) -> np.ndarray:
        return array[:, : len(self.times)] if name in ("ts", "ys") else array


class _BlockPolicy(NamedTuple):
    """How a block is computed: what is compiled into its program."""

    solver: Any
    vectorised: bool
    loss: Callable | None
    paths: tuple[str, ...]


class _Shared(NamedTuple):
    """What all runs share, as values of the program."""

    t0: Any
    t1: Any
    tolerances: tuple  # of `tolerance_arrays`
    stops: Any
    limit: StepLimit


class _Block(NamedTuple):
    """The runs of a block: the system, parameters and initial values with the run as leading axis, and what all runs
    share."""

    system: System
    parameters: dict[str, Any]
    starts: Any
    guesses: frozenset[str]
    times: Any
    shared: _Shared

    @property
    def runs(self) -> Varied:
        count = len(jax.tree.leaves((self.parameters, self.starts))[0])
        return Varied(self.parameters, self.starts, self.guesses, count)


@eqx.filter_jit
def _block(block: _Block, count: Any, policy: _BlockPolicy) -> dict[str, Any]:
    """Results of the first `count` runs of a block, in arrays of the size of a whole block."""
    tracing_begins()

    def one(run) -> dict[str, Any]:
        return _run(block, run, policy)

    size = block.runs.count
    if policy.vectorised:
        # initial conditions one after the other: searches side by side would all take as long as the longest
        states = jax.lax.map(lambda run: _start(block, run), jnp.arange(size)) if policy.loss is None else None
        return jax.vmap(lambda run: _run(block, run, policy, None if states is None else states[run]))(jnp.arange(size))
    shapes = jax.eval_shape(one, jnp.asarray(0))
    empty = jax.tree.map(lambda shape: jnp.zeros((size, *shape.shape), shape.dtype), shapes)

    def fill(run, filled):
        def put(array, value):
            return jax.lax.dynamic_update_index_in_dim(array, value, run, 0)

        return jax.tree.map(put, filled, one(run))

    return jax.lax.fori_loop(0, count, fill, empty)


def _member(block: _Block, run: Any) -> System:
    """The system with the parameters of one run; its index may be traced."""
    return replaced(block.system, {path: values[run] for path, values in block.parameters.items()})


def _start(block: _Block, run: Any) -> Any:
    """The initial state of one run."""
    return _state(block, _member(block, run), block.runs.start_of(run))


def _state(block: _Block, system: System, start: Any) -> Any:
    closes = start is None or isinstance(start, dict)
    return initialise(system, start, time=block.shared.t0) if closes else start


def _run(block: _Block, run: Any, policy: _BlockPolicy, state: Any = None) -> dict[str, Any]:
    """The arrays of one run, whose initial state may be known already."""
    member = _member(block, run)

    def ends(system, adjoint):
        start = block.runs.start_of(run) if state is None else state
        return _ends(system, start, block, policy, adjoint)

    if policy.loss is None:
        return _kept(*ends(member, None))
    return _with_gradient(member, ends, policy.loss, policy.paths)


def _ends(system: System, start: Any, block: _Block, policy: _BlockPolicy, adjoint: Any) -> tuple[Solution, Any]:
    """The solution of a run, and whether a consistent initial state was found; loops are closed anew for every run."""
    t0, t1, given, stops, limit = block.shared
    rtol, atol = tolerances(system, given, 0)
    state = _state(block, system, start)
    request = Request(system, t0, t1, state, block.times, rtol, atol, stops, adjoint, max_steps=limit)
    found = run_in_trace(request, policy.solver)
    return found, jnp.all(jnp.isfinite(state))


def _with_gradient(member: System, ends: Callable, loss: Callable, paths: tuple[str, ...]) -> dict[str, Any]:
    """The arrays of a run with the value of `loss` and its gradient with respect to the parameters at `paths`."""
    values = {path: jnp.asarray(member.parameter(path)) for path in paths}
    # above this number: reverse mode with checkpoints
    forward = sum(value.size for value in values.values()) <= FEW_UNTAPED

    def run(values):
        solution, started = ends(replaced(member, values), dfx.ForwardMode() if forward else None)
        return one_number(loss(solution)), _kept(solution, started)

    value, gradients, kept = differentiated(run, values, forward)
    return {**kept, "loss": value, **{f"derivative.{path}": gradient for path, gradient in gradients.items()}}


def _kept(solution: Solution, started) -> dict[str, Any]:
    """The arrays of a solution by name, in a form that can be stored."""
    found = {name: getattr(solution, name) for name in ("ts", "ys", "end_time", "end_state")}
    counts = {f"stats.{name}": count for name, count in solution.stats.items()}
    return {**found, "result": solution.ended, "started": started, **counts}
