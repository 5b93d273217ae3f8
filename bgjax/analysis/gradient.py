"""gradient: a number that follows from a run, and its slopes by parameters; the mode is chosen by how many there are."""

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

from .._tracing import traced
from ..errors import Fault, InitialError, ParameterError, raise_faults, shown
from ..graph.graph import Guess
from ..simulation.arguments import loss_faults
from ..simulation.short_data import warn_short_data
from ..simulation.simulate import argument_faults, as_times, chosen_solver, simulate, start_state, tapeable
from ..simulation.solution.solution import Solution, raise_if_failed
from ..simulation.solution.timing import Watch, tracing_begins
from ..simulation.start.initialise import initialise
from ..solvers import Replay
from ..surface.calls import passes_on, surface
from ..system.get_set import replaced
from ..system.names import path_faults
from ..system.system import System
from .gradient_result import Gradient


# numbers up to which tangents are carried along. On the slider-crank 1, 2, 5 and 11 of them cost 3.8, 5.2, 7.1 and 12 runs, the way back over a
# tape 3.7 to 3.8 however many there are
FEW, FEW_UNTAPED = 1, 15
TAPES = (1 << 10, 1 << 13, 1 << 16)  # steps of the tapes that are tried one after the other
KEPT = 1 << 24  # numbers on a tape (128 MB)


@surface
@passes_on(simulate)
def gradient(
    loss: Any, system: Any, paths: Any, t0: Any, t1: Any, y0: Any = None, *, mode: Any = None, solver: Any = None, progress: Any = None, **options: Any
) -> Gradient:
    """The value of `loss(solution)`, one number, and its slopes by the parameters at `paths`.

    Forward mode carries one tangent a number along the run, reverse mode goes back over its steps at a cost that does not depend on their
    number: forward for one number, and up to 15 where steps are implicit, unless `mode="forward"` or `"reverse"` says otherwise. Start values
    by name are kept and loops closed again, so that the start moves with the geometry; a state vector stays. The other options are those of
    `simulate`. The sizes of steps are not differentiated. The program is compiled once for a loss: pass the same function again, not a new
    lambda. `times_forward` of the result tells what it costs in runs without slopes.

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
    named = {name: options.get(name) for name in ("saveat", "atol", "stops", "max_steps")}
    raise_faults(InitialError, argument_faults(system, t0, t1, rtol=options.get("rtol", 1e-6), **named))
    raise_faults(ParameterError, _faults(loss, system, paths, mode, y0))
    values = {path: jnp.asarray(system.parameter(path)) for path in paths}
    count = sum(value.size for value in values.values())
    warn_short_data(system, t0, t1)
    state = start_state(system, y0, t0)
    solver = solver or chosen_solver(system, state, t0, t1, options.get("rtol", 1e-6), options.get("max_steps")).solver
    few = FEW if tapeable(system, solver, options.get("saveat")) else FEW_UNTAPED
    forward = mode == "forward" if mode else count <= few
    start = y0 if _start_follows(system, values, y0, t0) else state
    run = _Run(loss, jnp.asarray(t0, float), jnp.asarray(t1, float), solver, _prepared(options, t0, t1))
    differentiate = lambda: jax.block_until_ready((_along if forward else _back)(run, system, values, start))
    with Watch("_slopes", show=progress is True) as watch:
        value, slopes, found = differentiate()
    solution = Solution(system, *found, None, None, solver=type(solver).__name__)
    raise_if_failed(solution)
    timing = watch.timing(time.perf_counter() - began)
    why = "as you asked" if mode else f"{count} number{'s' if count > 1 else ''}, {'at most' if forward else 'more than'} {few}"
    alone = lambda: jax.block_until_ready(_value(run, system, values, start))
    return Gradient(float(value), {path: np.asarray(slopes[path]) for path in paths}, solution, forward, why, timing, (differentiate, alone))


class _Run(eqx.Module):
    """A simulation as a function of parameters."""

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
    """What a loss gave, if it is one."""
    value = jnp.asarray(value)
    if value.shape:
        raise ParameterError([Fault("loss", f"gave an array of shape {value.shape}.", "return one number: jnp.mean(…) or jnp.sum(…).")])
    return value


def _prepared(options: Mapping[str, Any], t0: Any, t1: Any) -> dict[str, Any]:
    """Numbers as arrays, so that other ones compile nothing, and times that were checked."""
    arrays = {name: jnp.asarray(value, float) for name, value in options.items() if name in ("rtol", "atol", "stops") and value is not None}
    saveat = options.get("saveat")
    return {**options, "rtol": jnp.asarray(1e-6), **arrays, "saveat": saveat if hasattr(saveat, "subs") else jnp.asarray(as_times(saveat, t0, t1))}


def _along(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    return _slopes(run, system, values, start, dfx.ForwardMode(), True)


def _back(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    """By a tape that is long enough, which is remembered; where none is, by checkpoints."""
    limit, lengths = run.options.get("max_steps"), system.plan.routes.setdefault("tapes", {})
    stages = getattr(getattr(run.solver, "tableau", None), "num_stages", 1)
    fitting = [n for n in TAPES if n >= lengths.get(run.solver, 0) and (n + 1) * (stages + 2) * system.plan.size <= KEPT]
    for length in fitting if tapeable(system, run.solver, run.options["saveat"]) else []:
        length = min(length, limit or length)
        taped = replace(run, options={**run.options, "max_steps": length})
        result = _slopes(taped, system, values, start, Replay(), False)
        if length == limit or result[-1][2] != dfx.RESULTS.max_steps_reached:
            lengths[run.solver] = length
            return result
    return _slopes(run, system, values, start, None, False)


@eqx.filter_jit
def _slopes(run: _Run, system: System, values: dict[str, jax.Array], start: Any, adjoint: Any, forward: bool) -> tuple[Any, dict[str, Any], tuple]:
    tracing_begins()
    return differentiated(lambda values: run(system, values, start, adjoint), values, forward)


def differentiated(run: Callable, values: dict[str, jax.Array], forward: bool) -> tuple[Any, dict[str, Any], Any]:
    """Of `run(values)`, a number and what else it gives: the number, its slopes, the rest."""
    if not forward:
        (value, rest), slopes = jax.value_and_grad(run, has_aux=True)(values)
        return value, slopes, rest
    flat, filled = jax.flatten_util.ravel_pytree(values)
    directions = jnp.eye(flat.size, dtype=flat.dtype)
    along = lambda direction: jax.jvp(lambda flat: run(filled(flat)), (flat,), (direction,), has_aux=True)
    value, slopes, rest = jax.vmap(along, out_axes=(None, 0, None))(directions)  # the run itself is computed once
    return value, filled(slopes), rest


@eqx.filter_jit
def _value(run: _Run, system: System, values: dict[str, jax.Array], start: Any) -> Any:
    return run(system, values, start, None)[0]


def _start_follows(system: System, values: Mapping[str, jax.Array], y0: Any, t0: Any) -> bool:
    """Whether the start moves with these parameters: seldom with masses, and without its search the program is much smaller."""
    if y0 is not None and not isinstance(y0, Mapping):
        return False
    key = "start follows", tuple(values), tuple((name, isinstance(value, Guess)) for name, value in (y0 or {}).items())
    if key not in system.plan.routes:  # a matter of structure
        traced_start = jax.make_jaxpr(lambda values: initialise(replaced(system, values), y0, time=t0))(dict(values))
        system.plan.routes[key] = any(dce_jaxpr(traced_start.jaxpr, [True])[1])
    return system.plan.routes[key]


def _faults(loss: Any, system: System, paths: Any, mode: Any, y0: Any) -> list[Fault]:
    if traced(system, y0):
        return [Fault("gradient", "cannot be traced.", "inside jit and grad differentiate bg.simulate itself.")]
    faults = loss_faults(loss)
    if mode not in (None, "forward", "reverse"):
        faults.append(Fault("mode", f"{shown(mode)} is not a mode.", "give 'forward' or 'reverse', or leave it out."))
    if not isinstance(paths, Sequence) or not paths:
        return [*faults, Fault("paths", f"{shown(paths)} does not name parameters.", "give a list of paths such as ['motor.modulus'].")]
    return faults + path_faults(system, paths)
