"""Job: what all runs of a sweep share, and the compiled function that computes a block of runs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...simulation.run.call_classes import padded
from ...simulation.simulate import simulate
from ...simulation.solution.precision import computing_in, lowered
from ...simulation.solution.solution import Solution
from ...simulation.solution.timing import tracing_begins
from ...simulation.start.initialise import initialise
from ...system.get_set import replaced
from ...system.system import System
from ..gradient import FEW_UNTAPED, differentiated, one_number
from ..spreading import Results, Strategy
from .values import Varied


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
            times = self.times if self.loss else padded(self.times)  # a loss must see the requested times only
            system, (parameters, starts), times, given = lowered((self.system, arrays, times, self.given), self.precision)
            policy = self.solver, self.max_steps, self.strategy.vectorised, self.loss, self.paths
            found = _block(system, parameters, starts, np.asarray(size), times, given, self.runs.guesses, *policy)
            return {name: self._asked_for(name, np.asarray(array)[:size]) for name, array in jax.block_until_ready(found).items()}

    def _asked_for(self, name: str, array: np.ndarray) -> np.ndarray:
        return array[:, : len(self.times)] if name in ("ts", "ys") else array


@eqx.filter_jit
def _block(system, parameters, starts, count, times, given, guesses, solver, max_steps, vectorised, loss, paths) -> dict[str, Any]:
    """Results of the first `count` runs of a block, in arrays of the size of a whole block."""
    tracing_begins()
    runs = Varied(parameters, starts, guesses, len(jax.tree.leaves((parameters, starts))[0]))

    def one(run) -> dict[str, Any]:
        member = replaced(system, {path: values[run] for path, values in parameters.items()})

        def ends(system, adjoint):
            return _ends(system, runs.start_of(run), times, given, adjoint, solver=solver, max_steps=max_steps)

        return _kept(*ends(member, None)) if loss is None else _with_slopes(member, ends, loss, paths)

    if vectorised:
        return jax.vmap(one)(jnp.arange(runs.count))
    empty = jax.tree.map(lambda shape: jnp.zeros((runs.count, *shape.shape), shape.dtype), jax.eval_shape(one, jnp.asarray(0)))

    def fill(run, filled):
        return jax.tree.map(lambda block, value: jax.lax.dynamic_update_index_in_dim(block, value, run, 0), filled, one(run))

    return jax.lax.fori_loop(0, count, fill, empty)


def _ends(system: System, start: Any, times, given: dict[str, Any], adjoint: Any, **policy: Any) -> tuple[Solution, Any]:
    """The solution of a run, and whether a consistent initial state was found; loops are closed anew for every run."""
    t0, t1, rest = given["t0"], given["t1"], {name: given[name] for name in ("rtol", "atol", "stops")}
    state = initialise(system, start, time=t0) if start is None or isinstance(start, dict) else start
    return simulate(system, t0, t1, state, saveat=times, throw=False, adjoint=adjoint, **rest, **policy), jnp.all(jnp.isfinite(state))


def _with_slopes(member: System, ends: Callable, loss: Callable, paths: tuple[str, ...]) -> dict[str, Any]:
    """The arrays of a run with the value of `loss` and its gradient with respect to the parameters at `paths`."""
    values = {path: jnp.asarray(member.parameter(path)) for path in paths}
    # above this number: reverse mode with checkpoints
    forward = sum(value.size for value in values.values()) <= FEW_UNTAPED

    def run(values):
        solution, started = ends(replaced(member, values), dfx.ForwardMode() if forward else None)
        return one_number(loss(solution)), _kept(solution, started)

    value, slopes, kept = differentiated(run, values, forward)
    return {**kept, "loss": value, **{f"slope.{path}": slope for path, slope in slopes.items()}}


def _kept(solution: Solution, started) -> dict[str, Any]:
    """The arrays of a solution by name, in a form that can be stored."""
    (status,) = jax.tree.leaves(solution.result)
    found = {name: getattr(solution, name) for name in ("ts", "ys", "end_time", "end_state")}
    return {**found, "result": status, "started": started, **{f"stats.{name}": count for name, count in solution.stats.items()}}
