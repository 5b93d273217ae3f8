"""One compiled run: everything that one call of `diffrax.diffeqsolve` needs goes in, the fields of a Solution come out.

This is the only module that calls `diffrax.diffeqsolve`.
"""


import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..formulation.records.output import Output
from ..solvers import Replay, Switched
from ..solvers.traits import traits_of
from ..system.system import System
from .run.call_classes import tolerances
from .run.checked_times import CheckedTimes
from .run.fitted_solver import ends_at_saved, fitted_solver, tapeable
from .run.projection import make_renewal
from .run.step_limits import limit_steps
from .run.switches import stepping_to_events
from .run.tape import Motion, stopped, with_slopes
from .solution.solution import Audit
from .solution.timing import tracing_begins


@eqx.filter_jit
def _integrate(system, t0, t1, state, saveat, stops, given, solver, adjoint, meter, audit: bool, max_steps: int) -> tuple:
    tracing_begins()
    taped = isinstance(adjoint, Replay) and tapeable(system, solver, saveat)
    fixed, start = stopped((system, state)) if taped else (system, state)
    motion = _motion(fixed, t0, start, saveat, solver, given, audit, taped)
    raw = dfx.diffeqsolve(
        motion.terms,
        motion.solver,
        t0,
        t1,
        None,
        motion.start,
        args=motion.parameters,
        saveat=_prepared(saveat, taped, bool(system.plan.equations.switches)),
        stepsize_controller=_controller(fixed, t0, t1, start, saveat, stops, *motion.tolerances, motion.solver),
        adjoint=dfx.ForwardMode() if taped else adjoint,
        max_steps=max_steps,
        progress_meter=meter,
        throw=False,
    )
    if taped:
        raw = with_slopes(raw, _motion(system, t0, state, saveat, solver, given, audit, taped), saveat)
    return _results(system, raw, state, audit)


def _motion(system: System, t0, state, saveat, solver, given, audit: bool, taped: bool) -> Motion:
    """Right-hand side, solver, parameters, initial condition and tolerances for diffeqsolve.

    Behind the states, the vector holds the last solutions of nonlinear loops and, with `audit`, the work of elements.
    """
    names = (Output.RATES, Output.SUPPLIES) if audit else (Output.RATES,)
    size, carried = system.plan.size, system.plan.carried
    known = size + carried

    def field(t, y, parameters):
        flat = system.evaluate(names, t, y[:known], parameters)
        if not audit and not carried:
            return flat
        rates, powers, held = flat[:size], flat[size:], jnp.zeros((carried,), flat.dtype)
        return jnp.concatenate([rates, held, powers, *([jnp.sum(jnp.abs(powers))[None]] if audit else [])])

    extra = carried + (len(system.plan.equations.supplies) + 1 if audit else 0)
    rtol, atol = tolerances(system, given, extra)
    solver = fitted_solver(system, solver, saveat, (rtol, atol), names, extra, taped)
    start, renew = jnp.concatenate([state, jnp.zeros((size + extra - len(state),), state.dtype)]), make_renewal(system)
    start = start if renew is None else renew(t0, start)
    return Motion(dfx.ODETerm(field), solver, system.parameters(names), start, (rtol, atol))


def _controller(system: System, t0, t1, state, saveat, stops, rtol, atol, solver):
    """The step-size controller: errors of the states alone count, and the functions of time limit the step size.

    Steps end at the times of sampled data, at stops, at guards' zeros, and at saved times where dense output is poor.
    """

    controlled = np.concatenate([np.full(slot.width, slot.controlled) for slot in system.plan.equations.states] or [np.zeros(0, bool)])
    # dependent states have no error
    counted = jnp.asarray(controlled / max(1, int(controlled.sum()) - len(system.plan.equations.following)))

    def norm(scaled):
        return jnp.sqrt(jnp.sum(jnp.where(controlled, counted * scaled[: len(counted)] ** 2, 0.0)))  # 0 · inf would be NaN

    smallest = 2.0 * jnp.finfo(state.dtype).eps * jnp.maximum(jnp.abs(t0), jnp.abs(t1))
    # With PI gains, explicit methods reach the same error with 8 to 15 % fewer steps (slider-crank, Dopri8), or need
    # as many (four-bar, Tsit5).
    proportional, integral = traits_of(solver).gains
    controller = dfx.PIDController(pcoeff=proportional, icoeff=integral, rtol=rtol, atol=atol, norm=norm, dtmin=smallest, force_dtmin=False)
    ends = system.sample_times() + ([] if stops is None else [stops])
    if ends_at_saved(solver) and getattr(saveat.subs, "ts", None) is not None:
        ends.append(saveat.subs.ts)
    controller = limit_steps(controller, system, t0, t1, state, rtol, ends)
    return stepping_to_events(controller, system, solver.switches, t0, t1) if isinstance(solver, Switched) else controller


def _prepared(saveat: dfx.SaveAt, taped: bool, switched: bool) -> dfx.SaveAt:
    """The SaveAt for diffeqsolve: the user's times without diffrax's host checks, and the last state for messages.

    With a tape, all steps are saved as well; with switches, the solver state, which has their log.
    """
    sub = saveat.subs
    if sub is None:  # only the dense interpolation was asked for
        sub = dfx.SubSaveAt(t1=True)
    if sub.ts is not None:
        sub = eqx.tree_at(lambda s: s.ts, sub, CheckedTimes(sub.ts))
    return dfx.SaveAt(subs=[sub, dfx.SubSaveAt(t1=True)], dense=saveat.dense or taped, solver_state=switched)


def _results(system: System, raw, state, audit: bool) -> tuple:
    """The fields of a Solution, apart from the system, from the result of diffeqsolve."""
    (ts, end), (ys, last) = raw.ts, raw.ys
    size = system.plan.size + system.plan.carried
    missing = ~jnp.isfinite(ts)
    ys = jnp.where(missing[:, None], jnp.nan, ys[:, :size])
    ts = jnp.where(missing, jnp.nan, ts)
    ys = or_nan_gradient(ys, raw.result == dfx.RESULTS.successful)
    account = _audit(system, raw.t0, end[0], state, last[0], size) if audit else None
    stats = {name: raw.stats[name] for name in ("num_steps", "num_accepted_steps", "num_rejected_steps")}
    log = raw.solver_state[1] if system.plan.equations.switches else None
    return ts, ys, raw.result, end[0], last[0][:size], stats, account, raw.interpolation, log


@jax.custom_jvp
def or_nan_gradient(ys, successful):
    """The results unchanged, with a NaN gradient where the run failed, so that no optimiser goes on with it."""
    return ys


@or_nan_gradient.defjvp
def _or_nan_gradient_jvp(primals, tangents):
    ys, successful = primals
    return ys, tangents[0] * jnp.where(successful, 1.0, jnp.nan)


def _audit(system: System, t0, t1, start, last, size: int) -> Audit:
    first, final = system.energy(t0, start), system.energy(t1, last[:size])
    works = last[size:-1]
    turnover = jnp.maximum(jnp.maximum(jnp.abs(first), jnp.abs(final)), last[-1])
    names = list(system.plan.equations.supplies)
    return Audit({name: works[k] for k, name in enumerate(names)}, final - first, turnover)
