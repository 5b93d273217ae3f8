"""Least squares, step by step, so that every iteration can be told: Levenberg–Marquardt (optimistix), trust regions with robust losses (SciPy),
first-order methods for many numbers (optax)."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import optimistix as optx


class Step(NamedTuple):
    """Where an optimiser stands: z, half the sum of squares there, and whether this is the end, and why."""

    z: np.ndarray
    cost: float
    evaluations: int
    end: str = ""


# -- Levenberg–Marquardt ------------------------------------------------------------------------------------
ENOUGH = 1e-6  # change of z, and of the residuals relative to their size
BOLD, CAUTIOUS = 30.0, 1.0  # the first step nearly that of Gauss and Newton; or a short one, where contacts make narrow valleys
NEGLIGIBLE = 1e-8  # part of the cost that the next step would take away: a hundredth of a standard deviation or less


@eqx.filter_jit
def _begin(solver, z, value, slopes):
    return eqx.filter(_skeleton(solver, z, value, slopes), eqx.is_array)


def _skeleton(solver, z, value, slopes):
    return solver.init(_linear(z, value, slopes), z, None, {}, jax.eval_shape(lambda: value), None, frozenset())


def _linear(centre, value, slopes) -> Callable:
    """What optimistix is given. It looks at residuals and slopes at one point a step, where these are the true ones: runs are not part of its
    program, which is compiled at once."""
    return lambda z, args: (value + slopes @ (z - jax.lax.stop_gradient(centre)), None)


@eqx.filter_jit
def _advance(solver, z, arrays, value, slopes):
    """The state of the optimiser goes in and out as arrays: what is not an array in it is of the trace, and would be compiled for again."""
    state = eqx.combine(arrays, eqx.filter(_skeleton(solver, z, value, slopes), eqx.is_array, inverse=True))
    function = _linear(state.y_eval, value, slopes)
    z, state, _ = solver.step(function, z, None, {}, state, frozenset())
    done, _ = solver.terminate(function, z, None, {}, state, frozenset())
    cost = 0.5 * jnp.sum(state.f_info.residual**2)
    return z, eqx.filter(state, eqx.is_array), state.y_eval, done, cost, state.num_steps_since_acceptance


def _promised(residuals: Any, z: np.ndarray, tried: np.ndarray) -> float:
    """The part of the cost at z that a step would take away if residuals were linear."""
    value, slopes = residuals.both(z)
    before, after = np.sum(value**2), np.sum((value + slopes @ (tried - z)) ** 2)
    return float((before - after) / before) if before > 0.0 else 0.0


def levenberg_marquardt(residuals: Any, z: np.ndarray, iterations: int, boldness: float = BOLD) -> Iterator[Step]:
    """Residuals at the guess are made this large, so that damping, which begins at 1, is small or large beside their slopes."""
    solver, z = optx.LevenbergMarquardt(rtol=ENOUGH, atol=ENOUGH), np.asarray(z, float)
    value, slopes = residuals.both(z)
    size = float(np.linalg.norm(value))
    if not np.isfinite(size):
        yield Step(z, np.inf, 1, FAILED)
        return
    scale, state, tried = boldness / size if size > 0.0 else 1.0, None, z
    for number in range(1, iterations + 1):
        value, slopes = residuals.both(tried)
        given = jnp.asarray(scale * value), jnp.asarray(scale * slopes)
        state = _begin(solver, jnp.asarray(z), *given) if state is None else state
        z, state, tried, done, cost, rejected = _advance(solver, jnp.asarray(z), state, *given)
        z, tried = np.asarray(z), np.asarray(tried)
        end = "no step makes it better" if int(rejected) >= GIVE_UP else "the limit of iterations" if number == iterations else ""
        end = "converged" if bool(done) or (int(rejected) == 0 and _promised(residuals, z, tried) <= NEGLIGIBLE) else end
        yield Step(z, float(cost / scale**2), number, end)
        if end:
            return


# -- trust regions, robust losses --------------------------------------------------------------------------
def trust_region(residuals: Any, z: np.ndarray, iterations: int, loss: str = "linear") -> Iterator[Step]:
    """SciPy's, whose callback comes with every iteration; it is run in a thread, so that this one can tell what it does."""
    from scipy.optimize import least_squares

    known: dict[bytes, tuple] = {}

    def both(z):
        key = np.asarray(z).tobytes()
        if key not in known:
            known.clear()
            known[key] = residuals.both(z)
        return known[key]

    if not np.all(np.isfinite(both(z)[0])):
        yield Step(np.asarray(z), np.inf, 1, FAILED)
        return
    found: list[Step] = []
    keep = lambda intermediate_result: found.append(Step(np.array(intermediate_result.x), float(intermediate_result.cost), int(intermediate_result.nfev)))
    finite = lambda z: np.nan_to_num(both(z)[0], nan=HUGE, posinf=HUGE, neginf=-HUGE)
    result = least_squares(finite, z, lambda z: np.nan_to_num(both(z)[1]), loss=loss, max_nfev=iterations, callback=keep, xtol=ENOUGH, ftol=1e-12, gtol=None)
    yield from found
    yield Step(result.x, float(result.cost), int(result.nfev), "converged" if result.status > 0 else "the limit of iterations")


HUGE, GIVE_UP = 1e8, 12  # a residual of a run that failed; steps in a row that are not taken
FAILED = "the run fails at the guess"


# -- many numbers ------------------------------------------------------------------------------------------
@eqx.filter_jit
def _descend(misfit: Callable, optimiser, z, state):
    cost, slope = jax.value_and_grad(lambda z: 0.5 * jnp.sum(misfit(z) ** 2))(z)
    slope = jnp.where(jnp.isfinite(slope), slope, 0.0)
    change, state = optimiser.update(slope, state, z)
    return z + change, state, cost


def first_order(misfit: Callable, z: np.ndarray, iterations: int, optimiser=None) -> Iterator[Step]:
    """optax's Adam with a rate that falls, or what is given; slopes of a function of z that can be traced, by reverse mode."""
    import optax

    optimiser = optimiser or optax.adam(optax.cosine_decay_schedule(RATE, iterations, 0.01))
    z = jnp.asarray(z, float)
    state, best = optimiser.init(z), Step(np.asarray(z), np.inf, 0)
    for number in range(1, iterations + 1):
        at = z
        z, state, cost = _descend(misfit, optimiser, z, state)
        if float(cost) < best.cost:
            best = Step(np.asarray(at), float(cost), number)
        yield best._replace(evaluations=number, end="the limit of iterations" if number == iterations else "")


RATE = 0.05  # of z, in which 1 is a large change
OPTIMISERS = {"lm": levenberg_marquardt, "trf": trust_region, "adam": first_order}
