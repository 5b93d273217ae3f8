"""sweep: many runs of one system with other parameters and starts, in one process."""

import time
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ._checks import policy_faults
from ._choice import Choice
from ._errors import Fault, InitialError, raise_faults
from ._initial import check_names, initialise
from ._precision import FLOAT64, computing_in, lowered, precision_faults
from ._simulate import argument_faults, as_times, chosen_solver, simulate
from ._solution import Solution
from ._spread import Progress, Strategy, choose_strategy, joined, spread
from ._sweep_result import Sweep
from ._sweep_values import Varied, check_members, varied
from ._system import System
from ._timing import Watch, somebody_waits, tracing_begins
from ._values import replaced
from .solvers import RadauIIA5


def sweep(
    system: Any,
    values: Any,
    t0: Any,
    t1: Any,
    y0: Any = None,
    *,
    solver: Any = None,
    saveat: Any = None,
    rtol: Any = 1e-6,
    atol: Any = None,
    stops: Any = None,
    max_steps: Any = None,
    vectorised: Any = None,
    progress: Any = None,
    precision: Any = None,
) -> Sweep:
    """Simulate a system many times with other values. `values` are parameters by path, `y0` start values by name (or a state vector); arrays with
    the run as leading axis, or one value for all runs. Loops are closed anew for every run.

    All runs are one compiled program: on a processor one run after the other on every core, on an accelerator blocks side by side
    (`vectorised=True` or `False` decides otherwise); `sweep.how` tells. A run that fails is NaN from there on, `sweep.status` says why, and the others
    go on. The other arguments are those of `simulate`, also `precision="float32"`; the solver is one for all runs.

    ```python
    import bgjax as bg

    circuit = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"])
    found = bg.sweep(bg.compile(circuit), {"R.resistance": [1.0, 2.0, 4.0]}, 0.0, 1.0, {"C.displacement": [0.0, 0.1, 0.2]})
    print(found)
    assert found["C.effort"].shape == (3, 201) and not len(found.failed)
    found[1].plot("C.effort")  # the solution of a run
    ```
    """
    began = time.perf_counter()
    raise_faults(
        InitialError, precision_faults(precision, rtol) + _argument_faults(system, t0, t1, saveat, rtol, atol, stops, max_steps, solver, vectorised, progress)
    )
    runs = varied(system, values, y0)
    members = check_members(system, runs)
    if not isinstance(y0, np.ndarray | jax.Array):
        check_names(members[0], runs.start_of(0) or {}, t0)
    times = as_times(saveat, t0, t1)
    choice = _choice(members, runs, t0, t1, rtol, max_steps) if solver is None else Choice(solver, "as you asked")
    strategy = choose_strategy(vectorised, runs.count, 8 * len(times) * system.plan.size)
    given = tuple(None if x is None else np.asarray(x, float) for x in (t0, t1, times, rtol, atol, stops))
    with Watch("_block", show=progress is True) as watch:
        found = _run(system, runs, strategy, given, choice.solver, max_steps, Progress(runs.count, progress, somebody_waits()), precision)
    timing = watch.timing(time.perf_counter() - began)
    return Sweep(system, runs, np.asarray(times), found, str(strategy), type(choice.solver).__name__, choice.reason, timing, precision or FLOAT64)


def _argument_faults(system, t0, t1, saveat, rtol, atol, stops, max_steps, solver, vectorised, progress) -> list[Fault]:
    switches = {name: value for name, value in (("vectorised", vectorised), ("progress", progress)) if value is not None}
    faults = policy_faults(solver, None, None, switches) + argument_faults(system, t0, t1, saveat, rtol, atol, stops, max_steps)
    if hasattr(saveat, "subs"):
        faults.append(Fault("saveat", "all runs save at the same times.", "give a vector such as jnp.linspace(t0, t1, 201)."))
    return faults


def _choice(members: list[System], runs: Varied, t0, t1, rtol, max_steps) -> Choice:
    """One solver for all: Radau where a run with an extreme value needs it."""
    choices = []
    for run, member in zip(runs.telling(), members, strict=True):
        try:
            state = initialise(member, runs.start_of(run), time=t0) if _named(runs) else runs.start_of(run)
        except InitialError:  # this run has no start: its status will say so
            state = np.zeros(member.plan.size)
        choices.append(chosen_solver(member, state, t0, t1, rtol, max_steps))
    return next((choice for choice in choices if isinstance(choice.solver, RadauIIA5)), choices[0])


def _named(runs: Varied) -> bool:
    return runs.start is None or isinstance(runs.start, dict)


def _run(system: System, runs: Varied, strategy: Strategy, given: tuple, solver, max_steps, report, precision) -> dict[str, Any]:
    """All runs; the first call compiles, before the workers begin."""

    def call(first: int, size: int, device) -> dict[str, Any]:
        pick = lambda array: np.resize(array[first : first + size], (strategy.block, *array.shape[1:]))
        arrays = jax.tree.map(pick, (dict(runs.parameters), runs.start))
        with jax.default_device(device), computing_in(precision):
            low = lowered((system, arrays, given), precision)
            found = _block(low[0], *low[1], np.asarray(size), *low[2], runs.guesses, solver, max_steps, strategy.vectorised)
            return jax.tree.map(np.asarray, jax.block_until_ready(found))

    size = min(strategy.block, runs.count) if strategy.vectorised else 1
    first = 0, size, call(0, size, strategy.workers[0])
    if size == runs.count:
        return joined([first], np.concatenate)
    left = spread(lambda start, count, device: call(size + start, count, device), runs.count - size, strategy, lambda done: report(size + done))
    return joined([first, *left], np.concatenate)


@eqx.filter_jit
def _block(system, parameters, starts, count, t0, t1, times, rtol, atol, stops, guesses, solver, max_steps, vectorised) -> dict[str, Any]:
    """Results of `count` runs, in arrays for a whole block."""
    tracing_begins()
    arrays = jax.tree.leaves((parameters, starts))
    runs = Varied(parameters, starts, guesses, len(arrays[0]))

    def one(run) -> dict[str, Any]:
        changed = replaced(system, {path: values[run] for path, values in parameters.items()})
        state = initialise(changed, runs.start_of(run), time=t0) if _named(runs) else runs.start_of(run)
        found = simulate(changed, t0, t1, state, solver=solver, saveat=times, rtol=rtol, atol=atol, stops=stops, throw=False, max_steps=max_steps)
        return _kept(found, jnp.all(jnp.isfinite(state)))

    if vectorised:
        return jax.vmap(one)(jnp.arange(runs.count))
    empty = jax.tree.map(lambda shape: jnp.zeros((runs.count, *shape.shape), shape.dtype), jax.eval_shape(one, jnp.asarray(0)))
    fill = lambda run, filled: jax.tree.map(lambda block, value: jax.lax.dynamic_update_index_in_dim(block, value, run, 0), filled, one(run))
    return jax.lax.fori_loop(0, count, fill, empty)


def _kept(solution: Solution, started) -> dict[str, Any]:
    names = ("ts", "ys", "result", "end_time", "end_state", "stats")
    return {**{name: getattr(solution, name) for name in names}, "started": started}
