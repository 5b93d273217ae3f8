"""gradient: derivatives of a scalar function of a simulation with respect to parameters.

The mode is chosen by the number of parameters, unless the caller chooses it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax.interpreters.partial_eval import dce_jaxpr
from jax.typing import ArrayLike

from .._tracing import traced
from .._types import Names, Number, Value, Values
from ..errors import Fault, InitialError, ParameterError, raise_faults, shown
from ..graph.graph import Guess
from ..simulation.arguments import loss_faults
from ..simulation.run.fitted_solver import tapeable
from ..simulation.short_data import warn_short_data
from ..simulation.simulate import argument_faults, as_times, chosen_solver, simulate, start_state
from ..simulation.solution.solution import Solution, raise_if_failed
from ..simulation.solution.timing import Watch, tracing_begins
from ..simulation.start.initialise import Start, initialise
from ..solvers import Replay
from ..solvers.traits import traits_of
from ..surface.calls import passes_on, surface
from ..system.get_set import replaced
from ..system.names import path_faults
from ..system.system import System
from .gradient_result import Gradient


# Largest number of parameters for forward mode, with and without a tape. On the slider-crank, forward mode with 1, 2, 5
# and 11 parameters costs 3.8, 5.2, 7.1 and 12 runs; reverse mode over a tape costs 3.7 to 3.8 for any number of them.
FEW, FEW_UNTAPED = 1, 15
TAPES = (1 << 10, 1 << 13, 1 << 16)  # tape lengths in steps, tried in this order
KEPT = 1 << 24  # largest number of values on a tape (128 MB)


@surface
@passes_on(simulate)
def gradient(
    loss: Callable[[Solution], ArrayLike],
    system: System,
    paths: Names,
    t0: Number,
    t1: Number,
    y0: Start | Value | Values | None = None,
    *,
    mode: str | None = None,
    solver: dfx.AbstractSolver | None = None,
    progress: bool | None = None,
    **options: Any,
) -> Gradient:
    """The value of the scalar `loss(solution)` and its derivatives with respect to the parameters at `paths`.

    Forward mode integrates one tangent per scalar parameter along with the run. Reverse mode goes back over the steps,
    at a cost that does not depend on the number of parameters. Forward mode is taken for one scalar parameter, and for
    up to 15 where no tape can be recorded (implicit steps, for example); `mode="forward"` or `mode="reverse"` overrides
    this. Initial values given by name are kept and loops are closed again, so that the initial state follows the
    geometry; an initial state given as a vector stays constant. The other options are those of `simulate`. Step sizes
    are not differentiated. The program is compiled once per loss function: pass the same function again, not a new
    lambda. `times_forward` of the result is the cost as a multiple of one run without derivatives.

    ```python
    import bgjax as bg, jax.numpy as jnp

    circuit = bg.compile(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"]))
    found = bg.gradient(lambda sol: jnp.mean(sol["C.effort"] ** 2), circuit, ["R.resistance", "C.compliance"], 0.0, 1.0)
    print(found)  # slopes, the mode and why, seconds
    assert found["R.resistance"] < 0.0
    ```
    """
    began = time.perf_counter()
    paths = [paths] if isinstance(paths, str) else paths
    _refuse(loss, system, paths, t0, t1, y0, mode, options)
    values = {path: jnp.asarray(system.parameter(path)) for path in paths}
    count = sum(value.size for value in values.values())
    warn_short_data(system, t0, t1)
    state = start_state(system, y0, t0)
    solver = solver or chosen_solver(system, state, t0, t1, options.get("rtol", 1e-6), options.get("max_steps")).solver
    few = FEW if tapeable(system, solver, options.get("saveat")) else FEW_UNTAPED
    forward = mode == "forward" if mode else count <= few
    start = y0 if _start_follows(system, values, y0, t0) else state
    run = _Run(loss, jnp.asarray(t0, float), jnp.asarray(t1, float), solver, _prepared(options, t0, t1))

    def differentiate():
        return jax.block_until_ready((_along if forward else _back)(run, system, values, start))

    with Watch("_slopes", show=progress is True) as watch:
        value, slopes, found = differentiate()
    solution = Solution(system, *found, None, None, solver=type(solver).__name__, traits=traits_of(solver))
    raise_if_failed(solution)
    timing = watch.timing(time.perf_counter() - began)
    why = "as you asked" if mode else f"{count} number{'s' if count > 1 else ''}, {'at most' if forward else 'more than'} {few}"

    def alone():
        return jax.block_until_ready(_value(run, system, values, start))

    return Gradient(float(value), {path: np.asarray(slopes[path]) for path in paths}, solution, forward, why, timing, (differentiate, alone))


class _Run(eqx.Module):
    """The loss of a simulation as a function of parameter values, with the solution's arrays as auxiliary output."""

    loss: Callable
    t0: Any
    t1: Any
    solver: Any
    options: dict[str, Any]

    def __call__(self, system: System, values: Mapping[str, Any], start: Any, adjoint) -> tuple[Any, tuple]:
        changed = replaced(system, values)
        solution = simulate(changed, self.t0, self.t1, start, solver=self.solver, adjoint=adjoint, throw=False, **self.options)
        return one_number(self.loss(solution)), (solution.ts, solution.ys, solution.result, solution.end_time, solution.end_state, solution.stats)


def one_number(value: Any) -> jax.Array:
    """The value of a loss as a scalar array; raises a ParameterError if it is not a scalar."""
    value = jnp.asarray(value)
    if value.shape:
        raise ParameterError([Fault("loss", f"gave an array of shape {value.shape}.", "return one number: jnp.mean(…) or jnp.sum(…).")])
    return value


def _prepared(options: Mapping[str, Any], t0: Any, t1: Any) -> dict[str, Any]:
    """Options with numbers as arrays, so that other numbers do not compile again, and with the saved times as an
    array."""
    arrays = {name: jnp.asarray(value, float) for name, value in options.items() if name in ("rtol", "atol", "stops") and value is not None}
    saveat = options.get("saveat")
    return {**options, "rtol": jnp.asarray(1e-6), **arrays, "saveat": saveat if hasattr(saveat, "subs") else jnp.asarray(as_times(saveat, t0, t1))}


def _along(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    return _slopes(run, system, values, start, dfx.ForwardMode(), True)


def _back(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    """Reverse mode over the shortest tape that holds all steps (its length is remembered per solver), else by
    checkpoints."""
    limit, lengths, key = run.options.get("max_steps"), system.plan.memory, ("tape", run.solver)
    tableau = traits_of(run.solver).tableau
    stages = 1 if tableau is None else tableau.num_stages
    fitting = [n for n in TAPES if n >= lengths.get(key, 0) and (n + 1) * (stages + 2) * system.plan.size <= KEPT]
    for length in fitting if tapeable(system, run.solver, run.options["saveat"]) else []:
        length = min(length, limit or length)
        taped = replace(run, options={**run.options, "max_steps": length})
        result = _slopes(taped, system, values, start, Replay(), False)
        if length == limit or result[-1][2] != dfx.RESULTS.max_steps_reached:
            lengths[key] = length
            return result
    return _slopes(run, system, values, start, None, False)


@eqx.filter_jit
def _slopes(run: _Run, system: System, values: dict[str, jax.Array], start: Any, adjoint: Any, forward: bool) -> tuple[Any, dict[str, Any], tuple]:
    tracing_begins()
    return differentiated(lambda values: run(system, values, start, adjoint), values, forward)


def differentiated(run: Callable, values: dict[str, jax.Array], forward: bool) -> tuple[Any, dict[str, Any], Any]:
    """For `run(values)` → (scalar, rest): the scalar, its gradient with respect to `values`, and the rest."""
    if not forward:
        (value, rest), slopes = jax.value_and_grad(run, has_aux=True)(values)
        return value, slopes, rest
    flat, filled = jax.flatten_util.ravel_pytree(values)
    directions = jnp.eye(flat.size, dtype=flat.dtype)

    def along(direction):
        return jax.jvp(lambda flat: run(filled(flat)), (flat,), (direction,), has_aux=True)

    value, slopes, rest = jax.vmap(along, out_axes=(None, 0, None))(directions)  # the run itself is computed once
    return value, filled(slopes), rest


@eqx.filter_jit
def _value(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> Any:
    return run(system, values, start, None)[0]


def _start_follows(system: System, values: Mapping[str, jax.Array], y0: Any, t0: Any) -> bool:
    """Whether the initial state depends on these parameters. It seldom does on masses, and a program without the search
    for consistent initial values is much smaller."""
    if y0 is not None and not isinstance(y0, Mapping):
        return False
    key = "start follows", tuple(values), tuple((name, isinstance(value, Guess)) for name, value in (y0 or {}).items())

    def found() -> bool:
        traced_start = jax.make_jaxpr(lambda values: initialise(replaced(system, values), y0, time=t0))(dict(values))
        return any(dce_jaxpr(traced_start.jaxpr, [True])[1])

    return system.plan.memory.remember(key, found)  # depends on structure alone


def _refuse(loss: Any, system: Any, paths: Any, t0: Any, t1: Any, y0: Any, mode: Any, options: Mapping[str, Any]) -> None:
    named = {name: options.get(name) for name in ("saveat", "atol", "stops", "max_steps")}
    raise_faults(InitialError, argument_faults(system, t0, t1, rtol=options.get("rtol", 1e-6), **named))
    raise_faults(ParameterError, _faults(loss, system, paths, mode, y0))


def _faults(loss: Any, system: System, paths: Any, mode: Any, y0: Any) -> list[Fault]:
    if traced(system, y0):
        return [Fault("gradient", "cannot be traced.", "inside jit and grad differentiate bg.simulate itself.")]
    faults = loss_faults(loss)
    if mode not in (None, "forward", "reverse"):
        faults.append(Fault("mode", f"{shown(mode)} is not a mode.", "give 'forward' or 'reverse', or leave it out."))
    if not isinstance(paths, Sequence) or not paths:
        return [*faults, Fault("paths", f"{shown(paths)} does not name parameters.", "give a list of paths such as ['motor.modulus'].")]
    return faults + path_faults(system, paths)
