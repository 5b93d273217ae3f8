"""Consistent initial conditions: from a guess to the nearest state that satisfies the constraints, by Gauss–Newton.

Positions are solved first, then velocities. Numbers are solved by NumPy, without compiling anything. Traced
values take the same steps in JAX; their derivative follows from the implicit function theorem: held values stay, and
kinematic loops remain closed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ...expressions.backends.jax.program import run_body
from ...expressions.backends.numpy.backend import NumpyBackend
from ...expressions.backends.numpy.source import numpy_values
from ...expressions.backends.solves.arithmetic import NUMBERS, TRACES, Arithmetic
from ...expressions.backends.solves.damped_step import damped_step
from ...expressions.backends.solves.gauss_newton import Descent, gauss_newton
from ...expressions.expression import Scalar
from ...expressions.passes import degrees, dependencies, linear_forms
from ...expressions.program import Program, make_program
from ...formulation.records.output import Output
from ...formulation.records.states import canonical_entries
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import AbstractEvaluator
from ...system.plan import Plan
from ...system.system import System
from .wanted import of_positions


DESCENT = Descent(rounds=60, zero=1e-15, farthest=0.5, patience=12)  # distant guesses approach gradually
SOLVED = 1e-9  # largest residual of a solution; with more, the search begins again from a changed guess
STIFFEST, STEPS = (1e-14, 1e6), 200  # damping of steps to a smallest sum of squares, and how many of them
EQUAL = 1.0 + 1e-6  # sums of squares that differ by less are the same
RANK = 1e-9  # singular values below this share of the largest count as zero
# random change of the guess per attempt: with all links in line it is a saddle point
KICKS = (0.0, 0.03, 0.1, 0.3, 0.3, 0.3)


@dataclass(frozen=True, eq=False)
class Conditions:
    """Rows (constraints and held results) that must equal their targets, as functions of some of the states."""

    labels: tuple[str, ...]
    program: Program  # values of the rows, then the Jacobian's entries, then the normalised states
    entries: tuple[tuple[int, int], ...]  # (row, column) of the Jacobian's entries
    columns: tuple[int, ...]  # states that may move
    ranks: tuple[int, ...]  # of the columns in the canonical order of the states' names
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
    return plan.memory.remember(("order", name), lambda: _order_of(plan, name))


def _order_of(plan: Plan, name: str) -> str | None:
    pool, outputs = plan.equations.pool, list(plan.outputs(name))
    flows = [pool.symbol("state", k).index for k in moving(plan)]
    degree = max(degrees(pool, outputs, flows), default=0)
    return {0: POSITIONS, 1: VELOCITIES}.get(degree)


def rows_at(plan: Plan, order: str) -> list[tuple[str, Scalar]]:
    """Constraint rows that must be zero at one order; STATES has those of positions and velocities together."""
    gaps, flows = list(plan.equations.start_gaps), list(plan.equations.start_flows)
    if order == STATES:
        return [*gaps, *flows]
    still = of_positions(plan, moving(plan))
    if order == POSITIONS:
        return gaps + [row for row in flows if row[0] in still]
    return [row for row in flows if row[0] not in still]


def conditions(plan: Plan, order: str, results: tuple[str, ...], held: frozenset[int]) -> Conditions:
    """The conditions at this order, with these results held at their targets and these states held fixed."""
    return plan.memory.remember(("conditions", order, results, held), lambda: _conditions(plan, order, results, held))


def _conditions(plan: Plan, order: str, results: tuple[str, ...], held: frozenset[int]) -> Conditions:
    equations, pool = plan.equations, plan.equations.pool
    rows = rows_at(plan, order)
    rows += [(name, value) for name in results for value in plan.outputs(name)]
    values = [value for _, value in rows]
    velocities = set(moving(plan))
    every = set(range(plan.size))
    movable = {POSITIONS: every - velocities, VELOCITIES: velocities, STATES: every}[order]
    symbols = {pool.symbol("state", k).index: k for k in sorted(movable - held)}
    used = set().union(*dependencies(pool, values, symbols), set())
    variables = [s for s in symbols if s in used]
    forms = linear_forms(pool, values, variables)
    entries = [(i, j, form[v]) for i, form in enumerate(forms) for j, v in enumerate(variables) if v in form]
    forms_of = {}
    if order != VELOCITIES:
        numbered = enumerate(equations.normalised)
        forms_of = {k: value for k, value in numbered if value is not pool.symbol("state", k)}
    program = make_program(pool, [*values, *[c for _, _, c in entries], *forms_of.values()])
    places = tuple((i, j) for i, j, _ in entries)
    labels, columns = tuple(name for name, _ in rows), tuple(symbols[v] for v in variables)
    soft = bool(equations.start_zeros["flow"])
    by_name = [k for k in canonical_entries(equations.states) if k in set(columns)]
    ranks = tuple(by_name.index(k) for k in columns)
    return Conditions(labels, program, places, columns, ranks, tuple(forms_of), soft)


class Found(NamedTuple):
    """The solution at one order: the state and its residuals."""

    state: Any
    residuals: Any


class Aim(NamedTuple):
    """What a search for a state aims at: rows, their targets and weights, and typical sizes of the states."""

    wanted: Conditions
    targets: Any
    scales: np.ndarray
    # None: every row equals its target; otherwise the weighted sum of squares is minimised
    weights: np.ndarray | None = None


def find_state(evaluator: AbstractEvaluator, time, state, aim: Aim) -> Found:
    """The state nearest to the given one, in units of the scales, at which the rows equal their targets.

    Where all that the rows depend on is known, NumPy solves them, also inside a trace."""
    wanted, system = aim.wanted, evaluator.system
    if not wanted.size:
        return Found(state, np.zeros(0))
    rows, lookup = _ScaledRows(wanted, np.asarray(aim.scales, float), aim.weights), evaluator.parameters()
    read = [lookup(key) for key in wanted.program.inputs.values() if key[0] == "parameter"]
    if not evaluator.known(time, state, aim.targets, read):
        return _find_traced(system, time, state, rows, aim.targets)
    backend = NumpyBackend(evaluator.elements(), system.plan.equations.solved.blocks)
    values = _numbers(wanted.program, lookup, backend, np.float64(time))
    return rows.solved(values, np.asarray(state, float), np.asarray(aim.targets, float), NUMBERS)


def closest_state(evaluator: AbstractEvaluator, time: float, state: np.ndarray, aim: Aim) -> Found:
    """Where no state satisfies all rows: that with the smallest sum of their squares, of the minima that are found from
    the given state and from changed ones; numbers only."""
    wanted = aim.wanted
    rows, lookup = _ScaledRows(wanted, np.asarray(aim.scales, float), aim.weights), evaluator.parameters()
    backend = NumpyBackend(evaluator.elements(), evaluator.system.plan.equations.solved.blocks)
    values, targets = _numbers(wanted.program, lookup, backend, np.float64(time)), np.asarray(aim.targets, float)
    changes = changes_of_guess(len(rows.columns))[:, np.array(wanted.ranks, int)]
    starts = [np.asarray(state, float) + rows.change(state, change, NUMBERS) for change in changes]
    found = [rows.smallest(values, start, targets) for start in starts]
    sums = [float(np.sum(each.residuals**2)) for each in found]
    return found[next(k for k, total in enumerate(sums) if total <= EQUAL * np.nanmin(sums))]


def _numbers(program: Program, lookup: Callable, backend: NumpyBackend, time: np.float64) -> Callable:
    """A function of the state: the values of a program as a NumPy array; nonlinear loops begin at zero."""

    def values(state: np.ndarray) -> np.ndarray:
        def symbol(key: tuple):
            match key[0]:
                case "parameter":
                    return lookup(key)
                case "state":
                    return state[key[1]]
                case "last":
                    return 0.0
            return time

        return np.array(numpy_values(program, symbol, backend), float)

    return values


def constraint_jacobian(system: System, time, state: np.ndarray) -> np.ndarray:
    """The constraint Jacobian ∂(constrained flows)/∂(velocities) at a state, as a NumPy array."""
    return constraint_jacobians(system, np.array([float(time)]), state[None])[0]


def constraint_jacobians(system: System, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """Constraint Jacobians ∂(constrained flows)/∂(velocities) at many states, by unit velocities in one evaluation."""
    columns, still = moving(system.plan), states.copy()
    still[:, columns] = 0.0
    probes = still[:, None] + np.concatenate([np.zeros((1, states.shape[1])), np.eye(states.shape[1])[columns]])
    count = len(columns) + 1
    rows = probes.reshape(-1, states.shape[1])
    values = evaluate_numbers(system, (Output.HIDDEN,), np.repeat(times, count), rows).reshape(len(times), count, -1)
    return np.swapaxes(values[:, 1:] - values[:, :1], 1, 2)


def changes_of_guess(count: int) -> np.ndarray:
    """Random changes of the guess, one row per attempt; always the same random numbers."""
    return np.array(KICKS)[:, None] * np.random.default_rng(4).normal(size=(len(KICKS), count))


class _ScaledRows:
    """Weighted rows as a problem of least squares; compared by identity, because it is static in traces."""

    def __init__(self, wanted: Conditions, scales: np.ndarray, weights: Any):
        self.wanted, self.exact = wanted, weights is None
        self.weights = np.ones(wanted.size) if self.exact else np.asarray(weights)
        self.columns = np.array(wanted.columns, int)
        self.scales = scales[self.columns]
        self.places = tuple(np.array(wanted.entries, int).reshape(-1, 2).T)

    def at(self, values: Callable, state, targets, on: Arithmetic):
        """Weighted residuals, a function for the dense scaled Jacobian, and the state with its normalised entries."""
        flat, size = values(state), self.wanted.size
        count = size + len(self.wanted.entries)

        def jacobian():
            empty = on.xp.zeros((size, len(self.columns)), flat.dtype)
            return self.weights[:, None] * on.put(empty, self.places, flat[size:count]) * self.scales[None]

        state = on.put(state, np.array(self.wanted.normalised, int), flat[count:])
        return self.weights * (flat[:size] - targets), jacobian, state

    def change(self, state, step, on: Arithmetic):
        """A step of the columns, in units of the scales, as a change of the state."""
        return on.put(on.xp.zeros_like(state), self.columns, step * self.scales)

    def smallest(self, values: Callable, state: np.ndarray, targets: np.ndarray) -> Found:
        """The minimum of the sum of squares to which steps of Levenberg and Marquardt lead from a state."""
        damping = STIFFEST[0]
        residuals, jacobian, state = self.at(values, state, targets, NUMBERS)
        for _ in range(STEPS):
            step = damped_step(residuals, jacobian(), damping, np.linalg.solve, NUMBERS)
            tried = self.at(values, state - self.change(state, step, NUMBERS), targets, NUMBERS)
            if np.sum(tried[0] ** 2) < np.sum(residuals**2):
                (residuals, jacobian, state), damping = tried, max(0.2 * damping, STIFFEST[0])
            elif damping > STIFFEST[1]:
                break
            else:
                damping *= 10.0
        return Found(state, residuals)

    def _nearest(self, jacobian: np.ndarray, residuals: np.ndarray) -> np.ndarray:
        """The shortest step, computed in the canonical order of the columns: a search that ends in a local minimum
        would end elsewhere if rounding depended on the order in which users list nodes."""
        order = np.argsort(np.array(self.wanted.ranks, int))
        step = np.zeros(len(order))
        step[order] = nearest_numbers(jacobian[:, order], residuals)
        return step

    def solved(self, values: Callable, guess, targets, on: Arithmetic) -> Found:
        """The solution by Gauss–Newton from the guess, or from a changed one where that fails.

        If all fail, it is the first that was found."""
        changes = changes_of_guess(len(self.columns))[:, np.array(self.wanted.ranks, int)]
        kicks = on.xp.asarray(changes if self.exact else np.zeros_like(changes[:1]))
        shortest = self._nearest if on is NUMBERS else nearest_traced

        def at(state):
            return self.at(values, state, targets, on)

        def step(jacobian, residuals):
            return self.change(guess, shortest(jacobian, residuals), on)

        def attempt(carried):
            number, first = carried
            begin = guess + self.change(guess, kicks[number], on)
            found = Found(*gauss_newton(at, step, begin, self.wanted.size, DESCENT, on))
            better = (number == 0) | (on.xp.max(on.xp.abs(found.residuals)) < SOLVED)
            return number + 1, on.select(better, found, first)

        def failing(carried):
            number, found = carried
            return (number < len(kicks)) & ~(on.xp.max(on.xp.abs(found.residuals)) < SOLVED)

        unknown = Found(guess, on.xp.full((self.wanted.size,), on.xp.inf, guess.dtype))
        return on.repeat_while(failing, attempt, (on.xp.zeros((), int), unknown))[1]


def nearest_numbers(jacobian: np.ndarray, residuals: np.ndarray) -> np.ndarray:
    """The shortest step that removes the residuals; entries that are not finite are left out."""
    finite = np.where(np.isfinite(jacobian), jacobian, 0.0)
    if not np.all(np.isfinite(residuals)):
        return np.zeros(jacobian.shape[1])
    return np.linalg.lstsq(finite, residuals, rcond=RANK)[0]


def nearest_traced(jacobian, residuals):
    """The same for traced values."""
    return jnp.linalg.pinv(jacobian, rtol=RANK) @ residuals


# -- traced values --------------------------------------------------------------------------------------------
def _find_traced(system: System, time, state, rows: _ScaledRows, targets) -> Found:
    """The solution of traced values; NaN where there is none."""
    parameters = system.parameters_of(rows.wanted.program)
    leaves, tree = jax.tree.flatten(parameters.elements)
    arrays = [leaf for leaf in leaves if isinstance(leaf, jax.Array | np.ndarray)]
    rest = tuple(None if isinstance(leaf, jax.Array | np.ndarray) else leaf for leaf in leaves)
    frozen = _Frozen(rows, (tree, rest), system.plan.equations.solved.blocks)
    given = parameters.carried, arrays, jnp.asarray(targets, float), jnp.asarray(time, dtype=float)
    return Found(*_solution(frozen, jnp.asarray(state), *given))


class _Frozen:
    """Static data of a search with traced values; compared by identity."""

    def __init__(self, rows: _ScaledRows, static: tuple, blocks):
        self.rows, self.static, self.blocks = rows, static, blocks
        self.begins = sum(len(block.unknowns) + 1 for block in blocks if block.carried)  # nonlinear loops begin at zero

    def values(self, carried, arrays, time) -> Callable:
        """A function of the state: the values of the program as a JAX array."""
        (tree, rest), given = self.static, iter(arrays)
        elements = jax.tree.unflatten(tree, [next(given) if leaf is None else leaf for leaf in rest])

        def values(state):
            known = {"state": state, "last": jnp.zeros(self.begins)}

            def symbol(key: tuple):
                return known[key[0]][key[1]] if key[0] in known else time

            return run_body(self.rows.wanted.program, carried, symbol, elements, self.blocks)

        return values

    def at(self, state, carried, arrays, targets, time):
        return self.rows.at(self.values(carried, arrays, time), state, targets, TRACES)


@partial(jax.custom_jvp, nondiff_argnums=(0,))
def _solution(frozen: _Frozen, state, carried, arrays, targets, time):
    rows = frozen.rows
    if len(rows.columns):
        state, residuals = rows.solved(frozen.values(carried, arrays, time), state, targets, TRACES)
    else:  # every state is held: it satisfies the rows or not
        residuals, _, state = frozen.at(state, carried, arrays, targets, time)
    found = jnp.max(jnp.abs(residuals)) < SOLVED
    return jnp.where(found | (not rows.exact) | rows.wanted.soft, state, jnp.nan), residuals


@_solution.defjvp
def _solution_rule(frozen: _Frozen, primals, tangents):
    """Implicit function theorem: held values stay, and the rows keep their targets."""
    state, residuals = _solution(frozen, *primals)
    still = jnp.zeros_like(residuals)
    if not len(frozen.rows.columns):
        return (state, residuals), (tangents[0], still)
    jacobian = frozen.at(state, *primals[1:])[1]()
    _, change = jax.jvp(lambda *values: frozen.at(*values)[0], (state, *primals[1:]), tangents)
    moved = frozen.rows.change(state, nearest_traced(jacobian, change), TRACES)
    return (state, residuals), (tangents[0] - moved, still)
