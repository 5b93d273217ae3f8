"""Least-squares optimisers as iterators over their steps, so that every iteration can be reported.

Levenberg–Marquardt (optimistix), trust regions with robust losses (SciPy), and first-order methods for many parameters
(optax)."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import optimistix as optx


class OptimiserStep(NamedTuple):
    """State of an optimiser after an iteration: z, half the sum of squares at z, evaluations so far, and, at the end,
    the reason for ending."""

    z: np.ndarray
    cost: float
    evaluations: int
    end: str = ""


# -- Levenberg–Marquardt ------------------------------------------------------------------------------------
ENOUGH = 1e-6  # convergence tolerance for changes of z, and of the residuals relative to their size
BOLD, CAUTIOUS = 30.0, 1.0  # first step nearly Gauss–Newton; or short, where contacts cause narrow local minima
NEGLIGIBLE = 1e-8  # relative decrease of the cost by the next step that ends the fit: a hundredth of a std or less


@eqx.filter_jit
def _begin(solver, z, value, jacobian):
    return eqx.filter(_skeleton(solver, z, value, jacobian), eqx.is_array)


def _skeleton(solver, z, value, jacobian):
    return solver.init(_linear(z, value, jacobian), z, None, {}, jax.eval_shape(lambda: value), None, frozenset())


def _linear(centre, value, jacobian) -> Callable:
    """Linear residual function for optimistix. It evaluates residuals and Jacobian at one point per step, where the
    linear ones equal the true ones; so simulations are not part of its program, which compiles quickly."""
    return lambda z, args: (value + jacobian @ (z - jax.lax.stop_gradient(centre)), None)


@eqx.filter_jit
def _advance(solver, z, arrays, value, jacobian):
    """One step of optimistix. Only the arrays of its state go in and out: the other entries belong to the trace, and
    passing them would compile the function again."""
    state = eqx.combine(arrays, eqx.filter(_skeleton(solver, z, value, jacobian), eqx.is_array, inverse=True))
    function = _linear(state.y_eval, value, jacobian)
    z, state, _ = solver.step(function, z, None, {}, state, frozenset())
    done, _ = solver.terminate(function, z, None, {}, state, frozenset())
    cost = 0.5 * jnp.sum(state.f_info.residual**2)
    return z, eqx.filter(state, eqx.is_array), state.y_eval, done, cost, state.num_steps_since_acceptance


def _promised(residuals: Any, z: np.ndarray, tried: np.ndarray) -> float:
    """Relative decrease of the cost that the step from z to `tried` would give if residuals were linear."""
    value, jacobian = residuals.both(z)
    before, after = np.sum(value**2), np.sum((value + jacobian @ (tried - z)) ** 2)
    return float((before - after) / before) if before > 0.0 else 0.0


def levenberg_marquardt(
    residuals: Any, z: np.ndarray, iterations: int, boldness: float = BOLD
) -> Iterator[OptimiserStep]:
    """Levenberg–Marquardt steps from z. Residuals are scaled so that their norm at the guess is `boldness`: the damping
    begins at 1, which is then small (a bold first step) or large (a cautious one) compared with JᵀJ."""
    solver, z = optx.LevenbergMarquardt(rtol=ENOUGH, atol=ENOUGH), np.asarray(z, float)
    value, jacobian = residuals.both(z)
    size = float(np.linalg.norm(value))
    if not np.isfinite(size):
        yield OptimiserStep(z, np.inf, 1, FAILED)
        return
    scale, state, tried = boldness / size if size > 0.0 else 1.0, None, z
    for number in range(1, iterations + 1):
        value, jacobian = residuals.both(tried)
        given = jnp.asarray(scale * value), jnp.asarray(scale * jacobian)
        state = _begin(solver, jnp.asarray(z), *given) if state is None else state
        z, state, tried, done, cost, rejected = _advance(solver, jnp.asarray(z), state, *given)
        z, tried = np.asarray(z), np.asarray(tried)
        converged = bool(done) or (int(rejected) == 0 and _promised(residuals, z, tried) <= NEGLIGIBLE)
        end = "converged" if converged else _other_end(int(rejected), number == iterations)
        yield OptimiserStep(z, float(cost / scale**2), number, end)
        if end:
            return


def _other_end(rejected: int, last: bool) -> str:
    """Why an iteration without convergence is the last one; empty if it is not."""
    if rejected >= GIVE_UP:
        return "no step makes it better"
    return LIMIT if last else ""


# -- trust regions, robust losses --------------------------------------------------------------------------
class _Finite:
    """Residuals and Jacobian for SciPy, which asks for both at one point: finite, and the latest ones remembered."""

    def __init__(self, residuals: Any):
        self.residuals, self.key, self.latest = residuals, None, None

    def both(self, z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        key = np.asarray(z).tobytes()
        if key != self.key:
            self.key, self.latest = key, self.residuals.both(z)
        return self.latest

    def value(self, z: np.ndarray) -> np.ndarray:
        return np.nan_to_num(self.both(z)[0], nan=HUGE, posinf=HUGE, neginf=-HUGE)

    def jacobian(self, z: np.ndarray) -> np.ndarray:
        return np.nan_to_num(self.both(z)[1])


def trust_region(residuals: Any, z: np.ndarray, iterations: int, loss: str = "linear") -> Iterator[OptimiserStep]:
    """Steps of SciPy's trust region method, recorded by its callback and yielded after it has ended. Residuals of
    failed runs are replaced by large finite values."""
    from scipy.optimize import least_squares

    finite = _Finite(residuals)
    if not np.all(np.isfinite(finite.both(z)[0])):
        yield OptimiserStep(np.asarray(z), np.inf, 1, FAILED)
        return
    found: list[OptimiserStep] = []

    def keep(intermediate_result):
        now = intermediate_result
        found.append(OptimiserStep(np.array(now.x), float(now.cost), int(now.nfev)))

    options = {"loss": loss, "max_nfev": iterations, "xtol": ENOUGH, "ftol": 1e-12, "gtol": None}
    result = least_squares(finite.value, z, finite.jacobian, callback=keep, **options)
    yield from found
    yield OptimiserStep(result.x, float(result.cost), int(result.nfev), "converged" if result.status > 0 else LIMIT)


HUGE, GIVE_UP = 1e8, 12  # residual of a failed run; consecutive rejected steps that end the fit
FAILED, LIMIT = "the run fails at the guess", "the limit of iterations"


# -- many parameters -----------------------------------------------------------------------------------------
@eqx.filter_jit
def _descend(misfit: Callable, optimiser, z, state):
    cost, gradient = jax.value_and_grad(lambda z: 0.5 * jnp.sum(misfit(z) ** 2))(z)
    gradient = jnp.where(jnp.isfinite(gradient), gradient, 0.0)
    change, state = optimiser.update(gradient, state, z)
    return z + change, state, cost


def first_order(misfit: Callable, z: np.ndarray, iterations: int, optimiser=None) -> Iterator[OptimiserStep]:
    """Steps of Adam with a decaying learning rate, or of another optax `optimiser`; the gradient of half the sum of
    squares of the traceable `misfit(z)` comes from reverse mode."""
    import optax

    optimiser = optimiser or optax.adam(optax.cosine_decay_schedule(RATE, iterations, 0.01))
    z = jnp.asarray(z, float)
    state, best = optimiser.init(z), OptimiserStep(np.asarray(z), np.inf, 0)
    for number in range(1, iterations + 1):
        at = z
        z, state, cost = _descend(misfit, optimiser, z, state)
        if float(cost) < best.cost:
            best = OptimiserStep(np.asarray(at), float(cost), number)
        yield best._replace(evaluations=number, end=LIMIT if number == iterations else "")


RATE = 0.05  # learning rate in z, in which 1 is a large change
OPTIMISERS = {"lm": levenberg_marquardt, "trf": trust_region, "adam": first_order}
