"""One run by diffrax: all that one call of `diffrax.diffeqsolve` needs goes in, the fields of a Solution come out.

This is the only module that calls `diffrax.diffeqsolve`; where native code takes all runs it is not imported.
"""

from collections.abc import Callable

import diffrax as dfx
import equinox as eqx
import jax.numpy as jnp
import numpy as np

from ...solvers import Replay, Switched
from ...solvers.traits import traits_of
from ...system.system import System
from ..outcome.account import audited, or_nan_gradient
from ..outcome.results import status_of
from ..run.call_classes import tolerances
from ..run.projection import make_renewal
from ..run.record import Run, RunLayout, layout_of
from ..run.saving import Saving, ends_at_saved, tapeable
from ..solution.timing import tracing_begins
from .checked_times import CheckedTimes
from .fitted_solver import fitted_solver
from .made_solver import made_meter, made_solver
from .step_limits import CountedSteps, limit_steps
from .switches import stepping_to_events
from .tape import PreparedRun, stopped, with_derivatives


CHECKPOINTS, KEPT = 4096, 1 << 22  # most steps, and most floats (32 MB), stored for reverse mode


def reference_run(run: Run) -> Run:
    """The run with objects of diffrax for solver, adjoint and meter."""
    adjoint = _reverse_mode(run) if run.adjoint is None else run.adjoint
    return run._replace(solver=made_solver(run.solver), adjoint=adjoint, meter=made_meter(run.meter))


def _reverse_mode(run: Run) -> dfx.AbstractAdjoint:
    """A checkpointing adjoint that stores every step of a run of usual length.

    Steps that are recomputed from a checkpoint may differ by rounding. Where stability limits the step size, that
    is enough for another sequence of steps and for gradients that are wrong in the second digit (hydraulic servo
    with diffrax's default, 93 of 264 steps stored).
    """
    carried = 16 * (run.system.plan.size + 1)
    return dfx.RecursiveCheckpointAdjoint(checkpoints=min(run.limit.room, CHECKPOINTS, max(256, KEPT // carried)))


@eqx.filter_jit
def integrate(run: Run) -> tuple:
    """The fields of a Solution, apart from the system, by one call of diffeqsolve."""
    tracing_begins()
    taped = isinstance(run.adjoint, Replay) and tapeable(run.system, run.solver, run.saveat)
    # a tape is differentiated after the run, not along with it
    fixed = run._replace(**stopped({"system": run.system, "state": run.state})) if taped else run
    prepared = _prepared_run(fixed, taped)
    raw = dfx.diffeqsolve(
        prepared.terms,
        prepared.solver,
        run.t0,
        run.t1,
        None,
        prepared.start,
        args=prepared.parameters,
        saveat=_prepared(run.saveat, taped, bool(run.system.plan.equations.switches)),
        stepsize_controller=_controller(fixed, prepared),
        adjoint=dfx.ForwardMode() if taped else run.adjoint,
        max_steps=run.limit.room,
        progress_meter=run.meter,
        throw=False,
    )
    if taped:
        raw = with_derivatives(raw, _prepared_run(run, taped), run.saveat)
    return _results(run, raw)


def _prepared_run(run: Run, taped: bool) -> PreparedRun:
    """Right-hand side, solver, parameters, initial condition and tolerances for diffeqsolve."""
    system, state, layout = run.system, run.state, layout_of(run)
    rtol, atol = tolerances(system, run.tolerances, layout.extra)
    solver = fitted_solver(run, (rtol, atol), layout, taped)
    zeros = jnp.zeros((system.plan.size + layout.extra - len(state),), state.dtype)
    start, renew = jnp.concatenate([state, zeros]), make_renewal(system)
    start = start if renew is None else renew(run.t0, start)
    return PreparedRun(_right_hand_side(run, layout), solver, system.parameters(layout.names), start, (rtol, atol))


def _right_hand_side(run: Run, layout: RunLayout) -> dfx.ODETerm:
    """The rates of the states, zeros for the solutions of loops and, with `audit`, the powers into the elements that do
    not store energy, and the absolute values of the powers into all elements."""
    system, audit = run.system, run.audit
    size, carried = system.plan.size, system.plan.carried
    known, supplies = size + carried, len(system.plan.equations.supplies)

    def field(t, y, parameters):
        flat = system.evaluate(layout.names, t, y[:known], parameters)
        if not audit and not carried:
            return flat
        rates, powers, held = flat[:size], flat[size:], jnp.zeros((carried,), flat.dtype)
        return jnp.concatenate([rates, held, powers[:supplies], jnp.abs(powers)])

    return dfx.ODETerm(field)


def _controller(run: Run, prepared: PreparedRun) -> dfx.AbstractStepSizeController:
    """The step-size controller: errors of the states alone count, and the functions of time limit the step size.

    Steps end at the times of sampled data, at stops, at guards' zeros, and at saved times where dense output is poor.
    """
    system, solver, (rtol, atol) = run.system, prepared.solver, prepared.tolerances
    # With PI gains, explicit methods reach the same error with 8 to 15 % fewer steps (slider-crank, Dopri8), or need
    # as many (four-bar, Tsit5).
    proportional, integral = traits_of(solver).gains
    controller = dfx.PIDController(
        pcoeff=proportional,
        icoeff=integral,
        rtol=rtol,
        atol=atol,
        norm=_norm(system),
        dtmin=2.0 * jnp.finfo(run.state.dtype).eps * jnp.maximum(jnp.abs(run.t0), jnp.abs(run.t1)),
        force_dtmin=False,
    )
    ends = system.sample_times() + ([] if run.stops is None else [run.stops])
    if ends_at_saved(solver) and run.saveat.ts is not None:
        ends.append(run.saveat.ts)
    controller = limit_steps(controller, run, rtol, ends)
    if isinstance(solver, Switched):
        controller = stepping_to_events(controller, run, solver.switches)
    return controller if run.limit.steps is None else CountedSteps(controller, run.limit.steps, run.t1)


def _norm(system: System) -> Callable:
    """The norm of scaled errors: the root mean square over the controlled states that are not dependent."""
    masks = [np.full(slot.width, slot.controlled) for slot in system.plan.equations.states]
    controlled = np.concatenate(masks or [np.zeros(0, bool)])
    # dependent states have no error
    counted = jnp.asarray(controlled / max(1, int(controlled.sum()) - len(system.plan.equations.following)))

    def norm(scaled):
        squares = jnp.where(controlled, counted * scaled[: len(counted)] ** 2, 0.0)  # 0 · inf would be NaN
        return jnp.sqrt(jnp.sum(squares))

    return norm


def _prepared(saving: Saving, taped: bool, switched: bool) -> dfx.SaveAt:
    """The SaveAt for diffeqsolve: the user's times without diffrax's host checks, and the last state for messages.

    With a tape, all steps are saved as well; with switches, the solver state, which has their log.
    """
    function = {} if saving.fn is None else {"fn": saving.fn}
    sub = dfx.SubSaveAt(t0=saving.t0, t1=saving.t1, ts=saving.ts, steps=saving.steps, **function)
    if sub.ts is not None:
        sub = eqx.tree_at(lambda s: s.ts, sub, CheckedTimes(sub.ts))
    return dfx.SaveAt(subs=[sub, dfx.SubSaveAt(t1=True)], dense=saving.dense or taped, solver_state=switched)


def _results(run: Run, raw: dfx.Solution) -> tuple:
    """The fields of a Solution, apart from the system, from the result of diffeqsolve."""
    system, (ts, end), (ys, last) = run.system, raw.ts, raw.ys
    size = system.plan.size + system.plan.carried
    missing = ~jnp.isfinite(ts)
    ys = jnp.where(missing[:, None], jnp.nan, ys[:, :size])
    ts = jnp.where(missing, jnp.nan, ts)
    ys = or_nan_gradient(ys, raw.result == dfx.RESULTS.successful)
    account = audited(system, (raw.t0, run.state), (end[0], last[0])) if run.audit else None
    stats = {name: raw.stats[name] for name in ("num_steps", "num_accepted_steps", "num_rejected_steps")}
    log = raw.solver_state[1] if system.plan.equations.switches else None
    return ts, ys, status_of(raw.result), end[0], last[0][:size], stats, account, raw.interpolation, log
