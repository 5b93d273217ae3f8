"""A run inside a trace, in native code: one call of a compiled batch, with derivatives in forward mode.

Reverse mode, second derivatives, derivatives by times and those of systems with switches are those of diffrax, from a
second run by it.
"""

from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp

from ...solvers.events.log import Log
from ...solvers.native.primitive import run_native
from ...solvers.native.records import LOG_FIELDS, MOST_STEPS, SHORTEST_STEP, SUCCESSFUL, TOLD
from ...surface.libraries import diffrax_kinds
from ..outcome.account import or_nan_gradient
from ..outcome.status import NUMBERS, has_status
from ..run.call_classes import largest, tolerances
from ..run.record import Run
from ..run.saving import ends_at_saved
from .system import native_kernel, native_programs


class Found(NamedTuple):
    """States at the saved times, the vector at the end, the numbers of `TOLD`, and of systems with switches the events
    with the numbers of `LOG_FIELDS`, and the row of the last event of each switch."""

    ys: Any
    last: Any
    told: Any
    events: Any = None
    rows: Any = None


def run_traced(run: Run) -> tuple:
    """The fields of a Solution, apart from the system."""
    found = _forward(run) if "ForwardMode" in diffrax_kinds(run.adjoint) else _reverse(run)
    told = dict(zip(TOLD, jax.lax.stop_gradient(found.told), strict=True))
    saved, size = _saved(run), run.system.plan.size + run.system.plan.carried
    times, ys = jnp.where(jnp.arange(len(saved)) < told["saved"], saved, jnp.nan), found.ys
    if run.saveat.ts is None:  # the end of the run, also where it ended early; after events of its last step
        times, ys = told["end"][None], found.last[None, :size]
    steps, accepted = told["steps"].astype(int), told["accepted"].astype(int)
    stats = {"num_steps": steps, "num_accepted_steps": accepted, "num_rejected_steps": steps - accepted}
    ys, log = or_nan_gradient(ys, told["status"] == SUCCESSFUL), _log(found, told["events"])
    return times, ys, _status(told["status"]), told["end"], found.last[:size], stats, None, None, log


def _status(number: Any) -> jax.Array:
    failed = jnp.where(number == MOST_STEPS, NUMBERS["max_steps_reached"], NUMBERS["dt_min_reached"])
    return jnp.where(number == SUCCESSFUL, NUMBERS["successful"], failed)


def _log(found: Found, count: Any) -> Log | None:
    if found.events is None:
        return None
    switch, *times = jax.lax.stop_gradient(found.events).T
    rows = jax.lax.stop_gradient(found.rows)
    return Log(jnp.where(jnp.isnan(switch), -1, switch).astype(int), *times, count.astype(int), rows.astype(int))


def _saved(run: Run) -> jax.Array:
    times = run.saveat.ts
    return jnp.asarray([run.t1] if times is None else times, float)


# -- values of a run ----------------------------------------------------------------------------------------
def _moving(run: Run) -> tuple[jax.Array, jax.Array]:
    """What derivatives are by: parameters of all programs, and the initial state."""
    found = [run.system.parameters(names).carried for names in native_programs(run.system, run.audit).values()]
    return jnp.concatenate([jnp.zeros(0), *found]), jnp.asarray(run.state)


def _values(run: Run, parameters: Any, state: Any) -> list[Any]:
    """The values of one run, in the order of `JOB_VALUES`."""
    saved = _saved(run)
    ends = [*run.system.sample_times(), *([] if run.stops is None else [run.stops])]
    if ends_at_saved(run.solver) and run.saveat.ts is not None:
        ends.append(saved)
    stop = jnp.sort(jnp.concatenate([jnp.zeros(0), *ends]))
    rtol, atol = tolerances(run.system, run.tolerances, 0)
    most = largest(run.limit)
    numbers = parameters, run.t0, run.t1, state, rtol, atol, most, saved, stop
    return [jax.lax.stop_gradient(jnp.atleast_1d(jnp.asarray(each, float))[None]) for each in numbers]


def _native(run: Run) -> Found:
    values = _values(run, *_moving(run))
    return Found(*(each[0] for each in run_native(values, (), native_kernel(run))))


def _by_diffrax(run: Run) -> Found:
    """The same by diffrax, for derivatives that native code has not."""
    from ..reference.integrate import integrate, reference_run  # imports diffrax

    ts, ys, ended, end, last, stats, _, _, log = integrate(reference_run(run))
    failed = jnp.where(has_status(ended, "max_steps_reached"), MOST_STEPS, SHORTEST_STEP)
    status = jnp.where(has_status(ended, "successful"), SUCCESSFUL, failed)
    saved, events = jnp.sum(jnp.isfinite(ts)), 0 if log is None else log.count
    told = [status, end, stats["num_steps"], stats["num_accepted_steps"], saved, events]
    logged = () if log is None else (jnp.stack(log[: len(LOG_FIELDS)], axis=1), log.row.astype(float))
    return Found(ys, last, *jax.lax.stop_gradient((jnp.stack([jnp.asarray(each, float) for each in told]), *logged)))


# -- forward mode -------------------------------------------------------------------------------------------
@eqx.filter_custom_jvp
def _forward(run: Run) -> Found:
    return _native(run)


@_forward.def_jvp
def _forward_rule(primals: Any, tangents: Any) -> tuple[Found, Found]:
    (run,), (moved,) = primals, tangents
    if run.system.plan.equations.switches or jax.tree.leaves((moved.t0, moved.t1, moved.saveat, moved.stops)):
        return eqx.filter_jvp(_by_diffrax, (run,), (moved,))
    return _along(run, moved)


@eqx.filter_custom_jvp
def _along(run: Run, moved: Run) -> tuple[Found, Found]:
    """A run, and its derivative in the direction `moved`."""
    here, dots = eqx.filter_jvp(_moving, (run,), (moved,))
    values = _values(run, *here)
    directions = [(jnp.zeros_like(x) if dot is None else dot)[None, None] for x, dot in zip(here, dots, strict=True)]
    ys, last, told, dot_ys, dot_last = run_native(values, directions, native_kernel(run, directions=True))
    return Found(ys[0], last[0], told[0]), Found(dot_ys[0, 0], dot_last[0, 0], jnp.zeros_like(told[0]))


@_along.def_jvp
def _along_rule(primals: Any, tangents: Any) -> tuple:
    def along(run: Run, moved: Run) -> tuple:
        return eqx.filter_jvp(_by_diffrax, (run,), (moved,))

    return eqx.filter_jvp(along, primals, tangents)


# -- reverse mode -------------------------------------------------------------------------------------------
@eqx.filter_custom_vjp
def _reverse(run: Run) -> Found:
    return _native(run)


@_reverse.def_fwd
def _reverse_fwd(perturbed: Any, run: Run) -> tuple[Found, None]:
    return _native(run), None


@_reverse.def_bwd
def _reverse_bwd(residuals: None, weights: Found, perturbed: Any, run: Run) -> Run:
    moving, rest = eqx.partition(run, perturbed)
    found, back = eqx.filter_vjp(lambda moving: _by_diffrax(eqx.combine(moving, rest)), moving)
    pairs = zip(found, weights, strict=True)
    full = [jnp.zeros_like(x) if weight is None and x is not None else weight for x, weight in pairs]
    return back(Found(*full))[0]
