"""Least squares, step by step, so that every iteration can be told: Levenberg–Marquardt (optimistix), trust regions with robust losses (SciPy),
first-order methods for many numbers (optax)."""

import abc
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


class AbstractResiduals(eqx.Module):
    """A vector function with its Jacobian. `scale` multiplies both."""

    scale: eqx.AbstractVar[Any]

    @abc.abstractmethod
    def value(self, z): ...

    @abc.abstractmethod
    def both(self, z) -> tuple:
        """The value, and its slopes."""

    def __call__(self, z):
        """For optimistix, which linearises what it is given: by `both`."""

        @jax.custom_jvp
        def value(z):
            return self.value(z)

        @value.defjvp
        def along(primals, tangents):
            found, slopes = self.both(*primals)
            return found, slopes @ tangents[0]

        return value(z)


class Residuals(AbstractResiduals):
    """`function(z, *arguments)` by forward mode, all columns of the Jacobian in one pass; the run itself is computed once."""

    function: Callable
    arguments: tuple
    scale: Any = 1.0

    def value(self, z):
        return self.scale * self.function(z, *self.arguments)

    def both(self, z) -> tuple:
        along = lambda direction: jax.jvp(self.value, (z,), (direction,))
        return jax.vmap(along, out_axes=(None, 1))(jnp.eye(z.size, dtype=z.dtype))


@eqx.filter_jit
def evaluate(residuals: AbstractResiduals, z):
    return residuals.value(z)


@eqx.filter_jit
def linearised(residuals: AbstractResiduals, z):
    return residuals.both(z)


# -- Levenberg–Marquardt ------------------------------------------------------------------------------------
ENOUGH = 1e-6  # change of z, and of the residuals relative to their size


@eqx.filter_jit
def _begin(residuals: AbstractResiduals, solver, z):
    return eqx.filter(_skeleton(residuals, solver, z), eqx.is_array)


def _skeleton(residuals: AbstractResiduals, solver, z):
    function = lambda z, args: (residuals(z), None)
    return solver.init(function, z, None, {}, jax.eval_shape(residuals.value, z), None, frozenset())


@eqx.filter_jit
def _advance(residuals: AbstractResiduals, solver, z, arrays):
    """The state of the optimiser goes in and out as arrays: what is not an array in it is of the trace, and would be compiled for again."""
    function = lambda z, args: (residuals(z), None)
    state = eqx.combine(arrays, eqx.filter(_skeleton(residuals, solver, z), eqx.is_array, inverse=True))
    z, state, _ = solver.step(function, z, None, {}, state, frozenset())
    done, _ = solver.terminate(function, z, None, {}, state, frozenset())
    cost = 0.5 * jnp.sum(state.f_info.residual**2)
    return z, eqx.filter(state, eqx.is_array), done, cost, state.num_steps_since_acceptance


def levenberg_marquardt(residuals: AbstractResiduals, z: np.ndarray, iterations: int) -> Iterator[Step]:
    """Residuals are taken relative to those at the guess: the damping begins at 1."""
    solver = optx.LevenbergMarquardt(rtol=ENOUGH, atol=ENOUGH)
    z = jnp.asarray(z, float)
    size = float(jnp.linalg.norm(evaluate(residuals, z)))
    residuals = eqx.tree_at(lambda own: own.scale, residuals, jnp.asarray(1.0 / size if np.isfinite(size) and size > 0.0 else 1.0))
    state = _begin(residuals, solver, z)
    for number in range(1, iterations + 1):
        z, state, done, cost, rejected = _advance(residuals, solver, z, state)
        end = (
            "converged" if bool(done) else "no step makes it better" if int(rejected) >= GIVE_UP else "the limit of iterations" if number == iterations else ""
        )
        if number == 1 and not np.isfinite(cost):
            end = FAILED
        yield Step(np.asarray(z), float(cost / residuals.scale**2), number, end)
        if end:
            return


# -- trust regions, robust losses --------------------------------------------------------------------------
def trust_region(residuals: AbstractResiduals, z: np.ndarray, iterations: int, loss: str = "linear") -> Iterator[Step]:
    """SciPy's, whose callback comes with every iteration; it is run in a thread, so that this one can tell what it does."""
    from scipy.optimize import least_squares

    known: dict[bytes, tuple] = {}

    def both(z):
        key = np.asarray(z).tobytes()
        if key not in known:
            known.clear()
            known[key] = tuple(map(np.asarray, linearised(residuals, jnp.asarray(z))))
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
def _descend(residuals: AbstractResiduals, optimiser, z, state):
    cost, slope = jax.value_and_grad(lambda z: 0.5 * jnp.sum(residuals.value(z) ** 2))(z)
    slope = jnp.where(jnp.isfinite(slope), slope, 0.0)
    change, state = optimiser.update(slope, state, z)
    return z + change, state, cost


def first_order(residuals: AbstractResiduals, z: np.ndarray, iterations: int, optimiser=None) -> Iterator[Step]:
    """optax's Adam with a rate that falls, or what is given; slopes by reverse mode."""
    import optax

    optimiser = optimiser or optax.adam(optax.cosine_decay_schedule(RATE, iterations, 0.01))
    z = jnp.asarray(z, float)
    state, best = optimiser.init(z), Step(np.asarray(z), np.inf, 0)
    for number in range(1, iterations + 1):
        at = z
        z, state, cost = _descend(residuals, optimiser, z, state)
        if float(cost) < best.cost:
            best = Step(np.asarray(at), float(cost), number)
        yield best._replace(evaluations=number, end="the limit of iterations" if number == iterations else "")


RATE = 0.05  # of z, in which 1 is a large change
OPTIMISERS = {"lm": levenberg_marquardt, "trf": trust_region, "adam": first_order}
