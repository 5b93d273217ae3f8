"""Consistent initial conditions: from a guess to the nearest state that satisfies the constraints, by Gauss–Newton.

Positions are solved first, then velocities. Concrete values are solved by NumPy, without compiling anything. Traced
values take the same steps in JAX; their derivative follows from the implicit function theorem: held values stay, and
the loops remain closed (design.md §3).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..._tracing import traced
from ...expressions.backends.jax.program import run_body
from ...expressions.backends.numpy.backend import NumpyBackend, iterates
from ...expressions.backends.numpy.source import host_values
from ...expressions.expression import Scalar
from ...expressions.passes import degrees, dependencies, linear_forms
from ...expressions.program import Program, make_program
from ...formulation.records.output import Output
from ...system.evaluate_numbers import concrete_results
from ...system.plan import Plan
from ...system.system import System, bound_of, parameter_lookup


ROUNDS, ZERO, RANK = 60, 1e-12, 1e-9
# random change of the guess per attempt: with all links in line it is a saddle point
KICKS = (0.0, 0.03, 0.1, 0.3, 0.3, 0.3)
# largest change of a state per iteration, relative to max(1, |state|): distant guesses approach gradually
FARTHEST = 0.5


@dataclass(frozen=True, eq=False)
class Conditions:
    """Rows (constraints and held results) that must equal their targets, as functions of some of the states."""

    labels: tuple[str, ...]
    program: Program  # values of the rows, then the Jacobian's entries, then the normalised states
    entries: tuple[tuple[int, int], ...]  # (row, column) of the Jacobian's entries
    columns: tuple[int, ...]  # states that may move
    normalised: tuple[int, ...]  # states with a normal form: unit quaternions, counted turns
    soft: bool  # compliant joints: their springs take the residuals

    @property
    def size(self) -> int:
        return len(self.labels)


POSITIONS, VELOCITIES, STATES = "positions", "velocities", "states"


def moving(plan: Plan) -> list[int]:
    """Indices of the velocities and momenta in the flat state vector."""
    return [slot.start + k for slot in plan.equations.states if slot.kind.moving for k in range(slot.width)]


def order_of(plan: Plan, name: str) -> str | None:
    """Whether a result depends on positions alone or linearly on velocities; None for any other, such as a force."""
    return plan.memory.remember(("level", name), lambda: _order_of(plan, name))


def _order_of(plan: Plan, name: str) -> str | None:
    pool, outputs = plan.equations.pool, list(plan.outputs(name))
    flows = [pool.symbol("state", k).index for k in moving(plan)]
    degree = max(degrees(pool, outputs, flows), default=0)
    return {0: POSITIONS, 1: VELOCITIES}.get(degree)


def rows_at(plan: Plan, order: str) -> list[tuple[str, Scalar]]:
    """Constraint rows that must be zero at one order; STATES has those of positions and velocities together."""
    equations = plan.equations
    return {
        POSITIONS: list(equations.start_gaps),
        VELOCITIES: list(equations.start_flows),
        STATES: [*equations.start_gaps, *equations.start_flows],
    }[order]


def conditions(plan: Plan, order: str, results: tuple[str, ...], held: frozenset[int]) -> Conditions:
    """The conditions at this order, with these results held at their targets and these states held fixed."""
    return plan.memory.remember(("conditions", order, results, held), lambda: _conditions(plan, order, results, held))


def _conditions(plan: Plan, order: str, results: tuple[str, ...], held: frozenset[int]) -> Conditions:
    equations, pool = plan.equations, plan.equations.pool
    rows = rows_at(plan, order)
    rows += [(name, value) for name in results for value in plan.outputs(name)]
    values = [value for _, value in rows]
    velocities = set(moving(plan))
    movable = {POSITIONS: set(range(plan.size)) - velocities, VELOCITIES: velocities, STATES: set(range(plan.size))}[order]
    symbols = {pool.symbol("state", k).index: k for k in sorted(movable - held)}
    used = set().union(*dependencies(pool, values, symbols), set())
    variables = [s for s in symbols if s in used]
    forms = linear_forms(pool, values, variables)
    entries = [(i, j, form[v]) for i, form in enumerate(forms) for j, v in enumerate(variables) if v in form]
    forms_of = {k: value for k, value in enumerate(equations.normalised) if order != VELOCITIES and value is not pool.symbol("state", k)}
    program = make_program(pool, [*values, *[c for _, _, c in entries], *forms_of.values()])
    places = tuple((i, j) for i, j, _ in entries)
    return Conditions(tuple(n for n, _ in rows), program, places, tuple(symbols[v] for v in variables), tuple(forms_of), bool(equations.start_zeros["flow"]))


class Found:
    """The solution at one order: the state and its residuals."""

    def __init__(self, state, residuals):
        self.state, self.residuals = state, residuals


def find_state(system: System, time, state, wanted: Conditions, targets, scales, weights=None) -> Found:
    """The state nearest to the given one, in units of `scales`, at which the rows equal their targets.

    With weights, the weighted sum of squared residuals is minimised instead.
    """
    exact = weights is None
    weights = np.ones(wanted.size) if exact else np.asarray(weights)
    if not wanted.size:
        return Found(state, np.zeros(0))
    program, blocks = wanted.program, system.plan.equations.solved.blocks
    keys = [key for key in program.inputs.values() if key[0] == "parameter"]
    known = not traced(system)
    lookup = bound_of(system).lookup if known else parameter_lookup(system.elements())
    if not iterates(program) and not traced(time, state, targets) and (known or not traced([lookup(key) for key in keys])):
        elements = system.elements()
        return _find_numbers(
            program, lookup, elements, float(time), np.asarray(state, float), wanted, np.asarray(targets, float), np.asarray(scales), weights, exact
        )
    parameters = system.parameters_of(program)
    leaves, tree = jax.tree.flatten(parameters.elements)
    arrays = [x for x in leaves if isinstance(x, jax.Array | np.ndarray)]
    rest = tuple(None if isinstance(x, jax.Array | np.ndarray) else x for x in leaves)
    frozen = _Frozen(wanted, (tree, rest), blocks, np.asarray(scales, float), weights, exact)
    state, residuals = _find_traced(frozen, jnp.asarray(state), parameters.carried, arrays, jnp.asarray(targets), jnp.asarray(time, dtype=float))
    return Found(state, residuals)


def slopes_at(system: System, time, state: np.ndarray) -> np.ndarray:
    """The constraint Jacobian ∂(constrained flows)/∂(velocities) at a state, as a NumPy array."""
    return slopes_along(system, np.array([float(time)]), state[None])[0]


def slopes_along(system: System, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """Constraint Jacobians ∂(constrained flows)/∂(velocities) at many states, by unit velocities in one evaluation."""
    columns, still = moving(system.plan), states.copy()
    still[:, columns] = 0.0
    probes = still[:, None] + np.concatenate([np.zeros((1, states.shape[1])), np.eye(states.shape[1])[columns]])
    count = len(columns) + 1
    values = concrete_results(system, (Output.HIDDEN,), np.repeat(times, count), probes.reshape(-1, states.shape[1])).reshape(len(times), count, -1)
    return np.swapaxes(values[:, 1:] - values[:, :1], 1, 2)


def kicks(count: int) -> np.ndarray:
    """Random changes of the guess, one row per attempt; always the same random numbers."""
    return np.array(KICKS)[:, None] * np.random.default_rng(4).normal(size=(len(KICKS), count))


# -- numbers -----------------------------------------------------------------------------------------------
def _find_numbers(
    program: Program, lookup: Callable, elements: Mapping[str, Any], time: float, state: np.ndarray, wanted: Conditions, targets, scales, weights, exact: bool
) -> Found:
    backend, time = NumpyBackend(elements), np.float64(time)
    places = tuple(np.array(wanted.entries, int).reshape(-1, 2).T)

    def rows(state):
        symbol = lambda key: lookup(key) if key[0] == "parameter" else state[key[1]] if key[0] == "state" else time
        flat = np.array(host_values(program, symbol, backend), float)
        slopes, count = np.zeros((wanted.size, len(wanted.columns))), wanted.size + len(wanted.entries)
        slopes[places] = flat[wanted.size : count]
        state = state.copy()
        state[list(wanted.normalised)] = flat[count:]
        return weights * (flat[: wanted.size] - targets), weights[:, None] * slopes, state

    columns, guess = list(wanted.columns), state
    tried = []
    for kick in kicks(len(columns)) if exact else kicks(len(columns))[:1]:
        state = guess.copy()
        state[columns] += kick * scales[columns]
        tried.append(_descended(state, rows, columns, scales))
        if np.max(np.abs(tried[-1].residuals)) < 1e-9:
            return tried[-1]
    return tried[0]


def _descended(state: np.ndarray, rows: Callable, columns: list[int], scales: np.ndarray) -> Found:
    """Gauss–Newton until the residuals vanish or stop falling; a shortened step need not reduce them as much."""
    best, least, waited, share = state, None, 0, 1.0
    for _ in range(ROUNDS):
        residuals, slopes, state = rows(state)
        if not np.all(np.isfinite(residuals)):
            break
        worst = float(np.max(np.abs(residuals)))
        if least is None or worst < (1.0 - 0.1 * share) * float(np.max(np.abs(least))):
            best, least, waited = state, residuals, 0
        waited += 1
        if worst < ZERO * 1e-3 or waited > 12 or not columns:
            break
        step = _nearest(slopes * scales[columns], residuals) * scales[columns]
        share = min(1.0, FARTHEST / max(1e-300, np.max(np.abs(step) / np.maximum(1.0, np.abs(state[columns])))))
        state = state.copy()
        state[columns] -= step * share
    return Found(best, np.full(1, np.nan) if least is None else least)


def _nearest(slopes: np.ndarray, residuals: np.ndarray) -> np.ndarray:
    finite = np.where(np.isfinite(slopes), slopes, 0.0)
    return np.linalg.lstsq(finite, residuals, rcond=RANK)[0]


# -- traced values --------------------------------------------------------------------------------------------
class _Frozen:
    """Static data of the traced solution, which depend on no traced value; compared by identity."""

    def __init__(self, wanted: Conditions, static: tuple, blocks, scales: np.ndarray, weights: np.ndarray, exact: bool):
        self.wanted, self.static, self.blocks, self.scales, self.weights = wanted, static, blocks, scales, weights
        self.exact = exact and not wanted.soft
        self.begins = sum(len(block.unknowns) + 1 for block in blocks if block.carried)  # nonlinear loops begin at zero

    def rows(self, state, carried, arrays, targets, time):
        """Weighted residuals, the dense scaled Jacobian, and the state with its normalised entries."""
        wanted, (tree, rest) = self.wanted, self.static
        left = iter(arrays)
        elements = jax.tree.unflatten(tree, [next(left) if x is None else x for x in rest])
        given = {"state": state, "last": jnp.zeros(self.begins)}
        symbol = lambda key: given[key[0]][key[1]] if key[0] in given else time
        flat = run_body(wanted.program, carried, symbol, elements, self.blocks)
        slopes, count = jnp.zeros((wanted.size, len(wanted.columns)), flat.dtype), wanted.size + len(wanted.entries)
        if wanted.entries:
            rows, columns = np.array(wanted.entries).T
            slopes = slopes.at[rows, columns].set(flat[wanted.size : count])
        state = state.at[np.array(wanted.normalised)].set(flat[count:]) if wanted.normalised else state
        residuals = self.weights * (flat[: wanted.size] - targets)
        return residuals, self.weights[:, None] * slopes * self.scales[list(wanted.columns)][None], state

    def moved(self, state, step):
        columns = np.array(self.wanted.columns, int)
        return state.at[columns].add(-step * self.scales[columns])


@partial(jax.custom_jvp, nondiff_argnums=(0,))
def _find_traced(frozen: _Frozen, state, carried, arrays, targets, time):
    columns = np.array(frozen.wanted.columns, int)
    if not len(columns):  # every state is held: it satisfies the rows or not
        residuals, _, state = frozen.rows(state, carried, arrays, targets, time)
        return jnp.where((jnp.max(jnp.abs(residuals)) < 1e-9) | (not frozen.exact), state, jnp.nan), residuals
    pushes = jnp.asarray(kicks(len(columns)) if frozen.exact else kicks(len(columns))[:1])
    guess = state

    def going(carry):
        _, _, residuals, count = carry
        return (count < ROUNDS * len(pushes)) & ~(jnp.max(jnp.abs(residuals)) < ZERO * 1e-3)

    def round_(carry):
        """One iteration; returns the state at which the rows were evaluated too, so that the program has them once."""
        state, _, residuals, count = carry
        # residuals after all iterations of an attempt are not due to rounding: begin again from a changed guess
        again = (count % ROUNDS == 0) & ~(jnp.max(jnp.abs(residuals)) < 1e-9)
        state = jnp.where(again, frozen.moved(guess, -pushes[count // ROUNDS]), state)
        residuals, slopes, state = frozen.rows(state, carried, arrays, targets, time)
        step = jnp.linalg.pinv(slopes, rtol=RANK) @ residuals
        size = jnp.max(jnp.abs(step) * frozen.scales[columns] / jnp.maximum(1.0, jnp.abs(state[columns])))
        count = jnp.where((count % ROUNDS == ROUNDS - 1) & (jnp.max(jnp.abs(residuals)) < 1e-9), ROUNDS * len(pushes), count + 1)
        return frozen.moved(state, step * jnp.minimum(1.0, FARTHEST / size)), state, residuals, count

    unknown = jnp.full((frozen.wanted.size,), jnp.inf)
    _, state, residuals, _ = lax.while_loop(going, round_, (state, state, unknown, jnp.asarray(0)))
    return jnp.where((jnp.max(jnp.abs(residuals)) < 1e-9) | (not frozen.exact), state, jnp.nan), residuals


@_find_traced.defjvp
def _find_rule(frozen: _Frozen, primals, tangents):
    state, residuals = _find_traced(frozen, *primals)
    if not frozen.wanted.columns:
        return (state, residuals), (tangents[0], jnp.zeros_like(residuals))
    others, slopes = primals[1:], frozen.rows(state, *primals[1:])[1]
    _, change = jax.jvp(lambda *values: frozen.rows(*values)[0], (state, *others), tangents)
    return (state, residuals), (frozen.moved(tangents[0], jnp.linalg.pinv(slopes, rtol=RANK) @ change), jnp.zeros_like(residuals))


def vector(mapping: Mapping[str, Any], names) -> Any:
    """The values of these names, concatenated into one vector."""
    pieces = [jnp.ravel(mapping[name]) if traced(mapping[name]) else np.ravel(mapping[name]) for name in names]
    return jnp.concatenate(pieces) if traced(pieces) else np.concatenate([np.zeros(0), *pieces])
