"""The result of a simulation: trajectories by name, energies, energy audit, events, and the status of the run."""

from collections.abc import Iterator, Mapping
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import array_functions, traced
from ..._types import Scalar
from ...errors import Fault, ResultError, SimulationError
from ...formulation.records.output import Output, OutputNames
from ...solvers.traits import Traits
from ...surface.aliases import missing_attribute
from ...surface.calls import Listed
from ...surface.listing import listed, public
from ...surface.one_line import in_cell
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import evaluator
from ...system.system import System, split_vector
from .cardan_angles import CARDAN_REMEDY, continued, singular_angles
from .events import Events, events_of
from .precision import COST, FLOAT32, FLOAT64
from .timing import Timing


RESULTS = dfx.RESULTS


class Audit(eqx.Module):
    """Holds the energy balance of a run: the work done on each element, the change of stored energy and the relative
    error."""

    work: dict[str, Scalar]  # ∫ power into the element dt
    stored: Scalar  # change of the stored energy
    turnover: Scalar  # max(|H|, ∫ Σ|P| dt), the scale of the error

    __dir__ = public

    @property
    def error(self) -> Scalar:
        """|ΔH + Σ work| relative to the turnover."""
        balance = self.stored + sum(self.work.values(), jnp.zeros(()))
        return jnp.abs(balance) / jnp.where(self.turnover > 0.0, self.turnover, 1.0)

    def __str__(self) -> str:
        rows = [f"  {name:<24} {float(value):+.9e} J" for name, value in [*self.work.items(), ("stored", self.stored)]]
        return "\n".join(["work into elements", *rows, f"relative error {float(self.error):.2e}"])


class Solution(eqx.Module, metaclass=Listed):
    """Holds the result of `simulate`; `sol["motor.a.power"]` is a result by name at the times `sol.ts`."""

    system: System
    ts: Any
    ys: Any
    result: Any  # a member of bg.RESULTS
    end_time: Any
    end_state: Any
    stats: dict[str, Any]
    audit: Audit | None
    interpolation: Any
    log: Any = None  # of switches
    tolerances: Any = None  # rtol, and atol of every state
    verification: Any = None  # errors of results, with verify=True
    solver: str = eqx.field(static=True, kw_only=True)
    traits: Traits = eqx.field(static=True, default=Traits(), kw_only=True)  # of the solver
    reason: str = eqx.field(static=True, default="")  # why this solver was chosen
    precision: str = eqx.field(static=True, default=FLOAT64)
    timing: Timing = eqx.field(static=True, default=Timing())  # seconds for preparing, compiling and running

    __dir__ = listed

    def __getitem__(self, name: Any):
        """A state, or the effort, flow or power of any bond or port, at the saved times; a tuple for several names."""
        if isinstance(name, tuple):
            return tuple(self[each] for each in name)
        full = self.system.plan.resolve(name)
        return continued(self.system, full, self._evaluate((full,))[full])

    def __getattr__(self, name: str) -> Any:
        raise missing_attribute(self, name)

    def keys(self) -> list[str]:
        """Names of all results."""
        return list(self.system.results)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, name: Any) -> bool:
        return name in self.system.results

    def _ipython_key_completions_(self) -> list[str]:
        return self.keys()

    @property
    def successful(self):
        """Whether the run reached its end time."""
        return has_status(self.result, RESULTS.successful)

    @property
    def energy(self):
        """Total stored energy at the saved times."""
        return sum(self.energies.values(), 0.0 * array_functions(self.ts).asarray(self.ts))

    @property
    def energies(self) -> dict[str, Any]:
        """Stored energy of each storage at the saved times."""
        flat = _results(self.system, (Output.ENERGIES,), self.ts, self.ys)
        return {name: flat[..., k] for k, name in enumerate(self.system.plan.equations.energies)}

    @property
    def events(self) -> Events:
        """Contacts and other events of switches in the order of time, with speeds of approach and peak forces."""
        names = tuple(switch.name for switch in self.system.plan.equations.switches)
        return Events((), 0) if self.log is None else events_of(self.log, names)

    @property
    def expected_errors(self):
        """Estimated error of each result at this tolerance, by name; `bg.simulate(…, verify=True)` measures it."""
        from .expected_errors import expected

        return expected(self)

    def plot(self, *names: Any, reference: Mapping[str, Any] | None = None):
        """Plot the named results over time; `reference` has values to compare with at the same times, drawn as dots."""
        from ...display.plots import plot

        return plot(self, names, reference)

    def _evaluate(self, names: tuple[str, ...]) -> dict[str, Any]:
        _refuse_changed(self.system, names)
        flat = _results(self.system, names, self.ts, self.ys)
        _refuse_nan(names[0], self.ts, self.ys, flat)
        return split_vector(flat, [(name, len(self.system.plan.outputs(name))) for name in names])

    def __repr__(self) -> str:
        return eqx.tree_pformat(self.ts) if traced(self.ts, self.result) else str(self)

    def _repr_html_(self) -> str:
        return in_cell(repr(self))

    def __str__(self) -> str:
        steps, by = self.stats, f"{self.solver} ({self.reason})"
        if np.ndim(self.ts) > 1:
            arrived = int(np.sum(np.asarray(self.successful)))
            return f"Solution: a batch of {len(self.ts)}, {arrived} reached the end, {by}"
        done = "reached the end"
        if not bool(self.successful):
            done = f"stopped at t = {float(self.end_time):.6g}: {status_text(self)}"
        taken = f"{int(steps['num_accepted_steps'])} steps + {int(steps['num_rejected_steps'])} rejected"
        rounded = f"; {COST}" if self.precision == FLOAT32 else ""
        remarks = f"{self._event_count()}{rounded}{self._doubtful()}"
        return f"Solution: {len(self.ts)} times, {taken}, {by}; {done}{remarks}"

    def _event_count(self) -> str:
        if self.log is None:
            return ""
        count = int(self.log.count)
        return f"; {count} event{'' if count == 1 else 's'}"

    def _doubtful(self) -> str:
        """A remark on results with few correct digits at this tolerance, or an empty string."""
        from .expected_errors import doubtful

        return doubtful(self)


def _results(system: System, names: OutputNames, ts, ys):
    if np.ndim(ts) > 1:
        return _batch_results(system, names, ts, ys)
    return evaluator(system, ts, ys).results_at(names, ts, ys)


def _refuse_changed(system: System, names: OutputNames) -> None:
    """Raise an error where a law reads globals or closures that have changed since the run: results would be wrong."""
    if system.plan.program(names).calls_in_body and system.plan.code.changed:
        what = "follows from a law that reads something which has changed since the run (a global, a closure)."
        remedy = (
            "ask for results before it changes; or make it a parameter: an element's field, or a bg.AbstractElement of"
            " your own."
        )
        raise ResultError([Fault(names[0], what, remedy)])


def _refuse_nan(name: str, ts, ys, flat) -> None:
    """Raise an error where a result is NaN although the states are finite."""
    if traced(ts, ys, flat):
        return
    sound = np.isfinite(ts) & np.all(np.isfinite(ys), axis=-1)
    bad = sound & np.any(np.isnan(flat), axis=-1)
    if np.any(bad):
        time = float(np.asarray(ts)[bad][0])
        why = "a law is undefined there, or a loop has no solution. `sol.ys` holds the states."
        message = f"'{name}' is not a number at t = {time:.9g}: {why}"
        raise SimulationError(message, "not_a_number", time)


def _batch_results(system: System, names: OutputNames, ts, ys):
    """Results of a batch made by vmap, member by member, each with its own values of the batched parameters."""
    leaves, tree = jax.tree.flatten(system)
    batched = [shape is not None and np.shape(x) != shape for x, shape in zip(leaves, system.plan.shapes, strict=True)]

    def member(k):
        return jax.tree.unflatten(tree, [x[k] if b else x for x, b in zip(leaves, batched, strict=True)])

    rows = [_results(member(k), names, ts[k], ys[k]) for k in range(len(ts))]
    return jnp.stack(rows) if any(isinstance(row, jax.Array) for row in rows) else np.stack(rows)


# -- failure messages -------------------------------------------------------------------------------
TEXTS = {
    "max_steps_reached": "the step limit was reached. Raise max_steps=, loosen rtol, or run in pieces",
    "dt_min_reached": (
        "the step size fell to rounding: the solution diverges, a law is not a number, a loop has no solution, or a"
        " drive jumps or leads beyond the reach of the mechanism there"
    ),
}


def has_status(result, member):
    """Whether a result equals a member of RESULTS; numbers are compared by NumPy, without compiling anything."""
    if traced(result):
        return result == member
    (found,), (wanted,) = jax.tree.leaves(result), jax.tree.leaves(member)
    return np.asarray(found) == np.asarray(wanted)


def status_name(solution: Solution) -> str:
    """Name of the status, such as 'max_steps_reached'."""
    for name in ("successful", "max_steps_reached", "dt_min_reached", "event_occurred"):
        if bool(has_status(solution.result, getattr(RESULTS, name))):
            return name
    return "internal_error"


def status_text(solution: Solution) -> str:
    """Why a run stopped, and what may help."""
    name = status_name(solution)
    if name == "max_steps_reached" and not solution.traits.stiff:
        return f"{TEXTS[name]}; if the system is stiff, pass solver=bgjax.solvers.RadauIIA5()"
    return TEXTS.get(name, "the solver failed. Tighten rtol/atol or choose another solver")


def raise_if_failed(solution: Solution) -> None:
    """Raise an error with the time and the suspected element where a run has failed; for numbers only."""
    if bool(np.all(np.asarray(solution.successful))):
        return
    time = float(np.ravel(np.asarray(solution.end_time))[0])
    message = f"At t = {time:.9g} {status_text(solution)}. {_suspect(solution, time)}"
    raise SimulationError(message, status_name(solution), time)


def not_finite(system: System, time: float, state: np.ndarray) -> list[str]:
    """Names of results that are NaN or infinite at a state, those of sources and functions first."""
    names = tuple(name for name in system.plan.equations.quantities if "->" not in name)
    widths = [(name, len(system.plan.outputs(name))) for name in names]
    flat = split_vector(evaluate_numbers(system, names, np.array([time]), state[None]), widths)
    broken = [name for name in names if not np.all(np.isfinite(flat[name]))]
    kinds = {node.name: node.kind for node in system.causality.structure.nodes}
    causes = ("Se", "Sf", "MSe", "MSf", "Signal", "Function")
    return sorted(broken, key=lambda name: kinds.get(name.rpartition(".")[0]) not in causes)


FOLD = "other solutions may exist, far away; put a storage (I or C) into the loop, which decides how it goes on"


def _ended_loops(system: System, time: float, state: np.ndarray) -> list[str]:
    """Unknowns of nonlinear loops that have no solution near their last one; empty where there was no last one."""
    blocks = [block for block in system.plan.equations.solved.blocks if block.carried]
    if system.begin is None or not blocks:
        return []
    values = iter(evaluate_numbers(system, (Output.CARRIED,), np.array([time]), state[None])[0])
    names = []
    for block in blocks:
        solution = [next(values) for _ in (*block.unknowns, "largest")]
        if np.any(np.isnan(solution)):
            names += block.names
    return names


def _suspect(solution: Solution, time: float) -> str:
    """A sentence on the variables that are not finite, or change fastest, at the last accepted state."""
    system, state = solution.system.beginning_at(np.ravel(np.asarray(solution.end_state)))
    # also a little later: a source may become NaN just after the last accepted step
    for moment in (time, time + 1e-9 * (1.0 + abs(time)), time + 1e-6 * (1.0 + abs(time))):
        ended, broken = _ended_loops(system, moment, state), not_finite(system, moment, state)
        if ended:
            loop = f"nonlinear loop through {', '.join(ended[:3])}"
            return f"The solution of the {loop} that the run has followed ends there: {FOLD}."
        if broken:
            return f"'{broken[0]}' is not finite there."
    if singular := singular_angles(system, state):
        return f"The Cardan angles of {singular[0]} are at their singularity there. Remedy: {CARDAN_REMEDY}"
    rates = evaluate_numbers(system, (Output.RATES,), np.array([time]), state[None])[0]
    return _fastest(system, state, rates) if len(rates) else ""


def _fastest(system: System, state: np.ndarray, rates: np.ndarray) -> str:
    """A sentence on the state that changes fastest, relative to its value."""
    places = {slot.name: slice(slot.start, slot.start + slot.width) for slot in system.plan.equations.states}

    def pace(name: str) -> float:
        place = places[name]
        return np.max(np.abs(rates[place]) / (np.abs(state[place]) + 1e-12))

    fastest = max(places, key=pace)
    value, rate = (np.array2string(x[places[fastest]], precision=4) for x in (state, rates))
    return f"Fastest there: '{fastest}' = {value}, rate {rate}."
