"""gradient: derivatives of a scalar function of a simulation with respect to parameters.

The mode is chosen by the number of parameters, unless the caller chooses it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax.interpreters.partial_eval import dce_jaxpr
from jax.typing import ArrayLike

from .._tracing import trace_faults
from .._types import Names, Number, Value, Values
from ..errors import Fault, InitialError, ParameterError, raise_faults, shown
from ..graph.graph import Guess
from ..simulation.arguments import loss_faults
from ..simulation.outcome.status import has_status
from ..simulation.run.saving import as_times, tapeable
from ..simulation.short_data import warn_short_data
from ..simulation.simulate import Request, chosen_solver, request_faults, simulate, start_state
from ..simulation.solution.failures import raise_if_failed
from ..simulation.solution.solution import Solution
from ..simulation.solution.timing import Watch, tracing_begins
from ..simulation.start.initialise import Start, initialise
from ..solvers import Replay
from ..solvers.traits import traits_of
from ..surface.calls import checked_call, passes_on
from ..system.get_set import replaced
from ..system.names import path_faults
from ..system.system import System
from .gradient_result import Gradient


# Largest number of parameters for forward mode, with and without a tape. On the slider-crank, forward mode with 1, 2, 5
# and 11 parameters costs 3.8, 5.2, 7.1 and 12 runs; reverse mode over a tape costs 3.7 to 3.8 for any number of them.
FEW, FEW_UNTAPED = 1, 15
TAPES = (1 << 10, 1 << 13, 1 << 16)  # tape lengths in steps, tried in this order
ONE = "return one number: jnp.mean(…) or jnp.sum(…)."
KEPT = 1 << 24  # largest number of values on a tape (128 MB)


@checked_call
@passes_on(simulate)
def gradient(  # noqa: PLR0913 - users write the arguments by name
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
    """Computes the scalar `loss(solution)` and its derivatives with respect to the parameters at `paths`.

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
    print(found)  # derivatives, the mode and why, seconds
    assert found["R.resistance"] < 0.0
    ```
    """
    paths = [paths] if isinstance(paths, str) else paths
    asked = _GradientRequest(loss, system, paths, (t0, t1), y0, mode, options)
    return _gradient(asked, solver, progress)


class _GradientRequest(NamedTuple):
    """What `gradient` was called with."""

    loss: Callable
    system: System
    paths: Sequence[str]
    span: tuple[Number, Number]  # t0, t1
    y0: Any
    mode: str | None
    options: Mapping[str, Any]  # of `simulate`


class _Mode(NamedTuple):
    """Forward or reverse mode, and the reason for it."""

    forward: bool
    reason: str


def _gradient(asked: _GradientRequest, solver: dfx.AbstractSolver | None, progress: bool | None) -> Gradient:
    began = time.perf_counter()
    _refuse(asked)
    run, given = _prepared_run(asked, solver)
    mode = _chosen_mode(asked, run.solver, given.values)

    def differentiate():
        return jax.block_until_ready((_along if mode.forward else _back)(run, *given))

    def alone():
        return jax.block_until_ready(_value(run, *given))

    with Watch("_differentiate", show=progress is True) as watch:
        value, derivatives, found = differentiate()
    solution = _solution(given.system, run.solver, found)
    timing = watch.timing(time.perf_counter() - began)
    arrays = {path: np.asarray(derivatives[path]) for path in asked.paths}
    return Gradient(float(value), arrays, solution, mode.forward, mode.reason, timing, (differentiate, alone))


class _RunArguments(NamedTuple):
    """Arguments of a run: the system, the values of its parameters by path, and the initial state or values."""

    system: System
    values: dict[str, jax.Array]
    start: Any


def _prepared_run(asked: _GradientRequest, solver: dfx.AbstractSolver | None) -> tuple["_LossOfRun", _RunArguments]:
    """The differentiable run and its arguments; the solver is chosen unless it is given."""
    (t0, t1), system, options = asked.span, asked.system, asked.options
    values = {path: jnp.asarray(system.parameter(path)) for path in asked.paths}
    warn_short_data(system, t0, t1)
    state = start_state(system, asked.y0, t0)
    limits = options.get("rtol", 1e-6), options.get("max_steps")
    solver = solver or chosen_solver(system, state, t0, t1, *limits).solver
    start = asked.y0 if _start_follows(system, values, asked.y0, t0) else state
    run = _LossOfRun(asked.loss, jnp.asarray(t0, float), jnp.asarray(t1, float), solver, _prepared(options, t0, t1))
    return run, _RunArguments(system, values, start)


def _chosen_mode(asked: _GradientRequest, solver: Any, values: Mapping[str, jax.Array]) -> _Mode:
    """The mode that the caller chose, or the cheaper one for this number of scalar parameters."""
    if asked.mode:
        return _Mode(asked.mode == "forward", "as you asked")
    count = sum(value.size for value in values.values())
    few = FEW if tapeable(asked.system, solver, asked.options.get("saveat")) else FEW_UNTAPED
    numbers = f"{count} number{'s' if count > 1 else ''}"
    if count <= few:
        return _Mode(True, f"{numbers}, at most {few}")
    return _Mode(False, f"{numbers}, more than {few}")


def _solution(system: System, solver: Any, found: tuple) -> Solution:
    """The solution from its arrays; raises if the run failed."""
    solution = Solution(system, *found, None, None, solver=type(solver).__name__, traits=traits_of(solver))
    raise_if_failed(solution)
    return solution


class _LossOfRun(eqx.Module):
    """The loss of a simulation as a function of parameter values, with the solution's arrays as auxiliary output."""

    loss: Callable
    t0: Any
    t1: Any
    solver: Any
    options: dict[str, Any]

    def __call__(self, system: System, values: Mapping[str, Any], start: Any, adjoint) -> tuple[Any, tuple]:
        span, changed = (self.t0, self.t1), replaced(system, values)
        found = simulate(changed, *span, start, solver=self.solver, adjoint=adjoint, throw=False, **self.options)
        arrays = found.ts, found.ys, found.ended, found.end_time, found.end_state, found.stats
        return one_number(self.loss(found)), arrays


def one_number(value: Any) -> jax.Array:
    """The value of a loss as a scalar array of real numbers; raises a ParameterError if it is none."""
    raise_faults(ParameterError, _number_faults(value))
    return jnp.asarray(value, float)


def _number_faults(value: Any) -> list[Fault]:
    """Faults of what a loss returns, which must be one real number."""
    try:
        array = jnp.asarray(value)
    except (TypeError, ValueError):
        array = None
    if array is None or not (array.dtype == bool or jnp.issubdtype(array.dtype, jnp.number)):
        given = shown(value) if value is None or isinstance(value, str) else f"a value of type {type(value).__name__}"
        return [Fault("loss", f"gave {given}, which is not a number.", ONE)]
    if array.shape:
        return [Fault("loss", f"gave an array of shape {array.shape}.", ONE)]
    if array.dtype == bool:
        remedy = "return the quantity that is compared, not the comparison, which has no derivative."
        return [Fault("loss", "gave a boolean.", remedy)]
    if jnp.issubdtype(array.dtype, jnp.complexfloating):
        return [Fault("loss", "gave a complex number.", "return a real one: jnp.abs(…) or jnp.real(…).")]
    return []


def _prepared(options: Mapping[str, Any], t0: Any, t1: Any) -> dict[str, Any]:
    """Options with numbers as arrays, so that other numbers do not compile again, and with the saved times as an
    array."""
    prepared = {**options, "rtol": jnp.asarray(1e-6)}
    for name in ("rtol", "atol", "stops"):
        if options.get(name) is not None:
            prepared[name] = jnp.asarray(options[name], float)
    saveat = options.get("saveat")
    prepared["saveat"] = saveat if hasattr(saveat, "subs") else jnp.asarray(as_times(saveat, t0, t1))
    return prepared


def _along(run: _LossOfRun, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    return _differentiate(run, system, values, start, dfx.ForwardMode(), True)


def _back(run: _LossOfRun, system: System, values: dict[str, jax.Array], start: Any) -> tuple:
    """Reverse mode over the shortest tape that holds all steps (its length is remembered per solver), else by
    checkpoints."""
    limit, lengths, key = run.options.get("max_steps"), system.plan.memory, ("tape", run.solver)
    for tape in _tapes(run, system, lengths.get(key, 0)):
        length = min(tape, limit or tape)
        taped = replace(run, options={**run.options, "max_steps": length})
        result = _differentiate(taped, system, values, start, Replay(), False)
        if length == limit or not has_status(result[-1][2], "max_steps_reached"):
            lengths[key] = length
            return result
    return _differentiate(run, system, values, start, None, False)


def _tapes(run: _LossOfRun, system: System, least: int) -> list[int]:
    """Tape lengths from `least` on that fit into memory; none where no tape can be recorded."""
    if not tapeable(system, run.solver, run.options["saveat"]):
        return []
    tableau = traits_of(run.solver).tableau
    stages = 1 if tableau is None else len(tableau.solution)
    step = (stages + 2) * system.plan.size  # values per step
    return [length for length in TAPES if length >= least and (length + 1) * step <= KEPT]


@eqx.filter_jit
def _differentiate(
    run: _LossOfRun, system: System, values: dict[str, jax.Array], start: Any, adjoint: Any, forward: bool
) -> tuple[Any, dict[str, Any], tuple]:
    """The loss, its derivatives by parameter path, and the arrays of the solution."""
    tracing_begins()
    return differentiated(lambda values: run(system, values, start, adjoint), values, forward)


def differentiated(run: Callable, values: dict[str, jax.Array], forward: bool) -> tuple[Any, dict[str, Any], Any]:
    """For `run(values)` → (scalar, rest): the scalar, its gradient with respect to `values`, and the rest."""
    if not forward:
        (value, rest), gradients = jax.value_and_grad(run, has_aux=True)(values)
        return value, gradients, rest
    flat, filled = jax.flatten_util.ravel_pytree(values)
    directions = jnp.eye(flat.size, dtype=flat.dtype)

    def along(direction):
        return jax.jvp(lambda flat: run(filled(flat)), (flat,), (direction,), has_aux=True)

    value, gradient, rest = jax.vmap(along, out_axes=(None, 0, None))(directions)  # the run itself is computed once
    return value, filled(gradient), rest


@eqx.filter_jit
def _value(run: _LossOfRun, system: System, values: dict[str, jax.Array], start: Any) -> Any:
    return run(system, values, start, None)[0]


def _start_follows(system: System, values: Mapping[str, jax.Array], y0: Any, t0: Any) -> bool:
    """Whether the initial state depends on these parameters. It seldom does on masses, and a program without the search
    for consistent initial values is much smaller."""
    if y0 is not None and not isinstance(y0, Mapping):
        return False
    names = tuple((name, isinstance(value, Guess)) for name, value in (y0 or {}).items())
    key = "initial condition follows", tuple(values), names

    def found() -> bool:
        traced_start = jax.make_jaxpr(lambda values: initialise(replaced(system, values), y0, time=t0))(dict(values))
        return any(dce_jaxpr(traced_start.jaxpr, [True])[1])

    return system.plan.memory.remember(key, found)  # depends on structure alone


def _refuse(asked: _GradientRequest) -> None:
    """Raises the faults of the arguments."""
    named = {name: asked.options.get(name) for name in ("saveat", "atol", "stops", "max_steps")}
    rtol = asked.options.get("rtol", 1e-6)
    raise_faults(InitialError, request_faults(Request(asked.system, *asked.span, None, rtol=rtol, **named)))
    raise_faults(ParameterError, _faults(asked))


def _faults(asked: _GradientRequest) -> list[Fault]:
    mode, paths = asked.mode, asked.paths
    remedy = "inside jit and grad differentiate bg.simulate itself."
    if refused := trace_faults("gradient", "cannot be traced.", remedy, asked.system, asked.y0):
        return refused
    faults = loss_faults(asked.loss)
    if mode not in (None, "forward", "reverse"):
        faults.append(Fault("mode", f"{shown(mode)} is not a mode.", "give 'forward' or 'reverse', or leave it out."))
    if not isinstance(paths, Sequence) or not paths:
        remedy = "give a list of paths such as ['motor.modulus']."
        return [*faults, Fault("paths", f"{shown(paths)} does not name parameters.", remedy)]
    return faults + path_faults(asked.system, paths)
