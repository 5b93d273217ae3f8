"""Radau IIA of order 5 for stiff ODEs and DAEs M ẏ = f(t, y), as a diffrax solver.

Hairer & Wanner, Solving ODEs II, IV.8: simplified Newton on the three stages, split by the
eigenvalues of A⁻¹ into one real and one complex system; embedded error of order 3. In plain HLO below
64 states. The derivative of a step is that of the converged stages: a fixed number of chord sweeps on
the linearised equations, in forward and in reverse mode.
"""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.flatten_util import ravel_pytree

from .._dense import pivoted_inverse


ROOT = np.sqrt(6.0)
NODES = np.array([(4.0 - ROOT) / 10.0, (4.0 + ROOT) / 10.0, 1.0])
# Collocation: A integrates the Lagrange polynomials of the nodes.
_POWERS = np.vander(NODES, 3, increasing=True)
A = (np.vander(NODES, 4, increasing=True)[:, 1:] / np.array([1.0, 2.0, 3.0])) @ np.linalg.inv(_POWERS)
ERROR = np.array([-13.0 - 7.0 * ROOT, -13.0 + 7.0 * ROOT, -1.0]) / 3.0
DENSE = np.linalg.inv(np.vander(NODES, 4, increasing=True)[:, 1:])  # stage values → coefficients of θ, θ², θ³
SWEEPS = 8
NEGLIGIBLE = 0.1  # of Newton's tolerance
MAX_ITERATIONS = 10


def _split() -> tuple[float, complex, np.ndarray, np.ndarray]:
    """A⁻¹ = T diag(γ, [[α, β], [−β, α]]) T⁻¹."""
    values, vectors = np.linalg.eig(np.linalg.inv(A))
    real, pair = int(np.argmin(np.abs(values.imag))), int(np.argmax(values.imag))
    transform = np.stack([vectors[:, real].real, vectors[:, pair].real, vectors[:, pair].imag], axis=1)
    return float(values[real].real), complex(values[pair]), transform, np.linalg.inv(transform)


GAMMA, LAMBDA, T, T_INVERSE = _split()


class _Factors(NamedTuple):
    """Inverses of γ/h M − J and λ/h M − J."""

    real: jax.Array
    pair: jax.Array


class _State(NamedTuple):
    """What one step hands to the next: the Jacobian and the collocation polynomial."""

    jacobian: jax.Array
    fresh: jax.Array  # the Jacobian is good enough to be used again
    start: jax.Array
    length: jax.Array
    value: jax.Array
    coefficients: jax.Array


class _Interpolation(dfx.AbstractLocalInterpolation):
    """y0 + Q (θ, θ², θ³): the collocation polynomial."""

    t0: Any
    t1: Any
    y0: Any
    coefficients: Any  # (3, n)

    def evaluate(self, t0, t1=None, left=True):
        del left
        if t1 is not None:
            return jax.tree.map(lambda a, b: b - a, self.evaluate(t0), self.evaluate(t1))
        theta = (t0 - self.t0) / jnp.where(self.t1 == self.t0, 1.0, self.t1 - self.t0)
        flat, unravel = ravel_pytree(self.y0)
        return unravel(flat + jnp.stack([theta, theta**2, theta**3]) @ self.coefficients)


class RadauIIA5(dfx.AbstractAdaptiveSolver):
    """Radau IIA(5). `mass` is a matrix or a diagonal, singular where a row is algebraic; `index` gives
    each variable's index (1, 2 or 3), by which its error is scaled with h. `rtol` and `atol` are those
    of the step control; Newton is stopped relative to them."""

    rtol: Any = 1e-6
    atol: Any = 1e-9
    mass: Any = None
    index: tuple[int, ...] | None = eqx.field(static=True, default=None)

    term_structure: ClassVar = dfx.AbstractTerm
    interpolation_cls: ClassVar[Callable] = _Interpolation

    def order(self, terms) -> int:
        return 5

    def error_order(self, terms) -> int:
        return 4

    def func(self, terms, t0, y0, args):
        return terms.vf(t0, y0, args)

    def init(self, terms, t0, t1, y0, args) -> _State:
        flat, _ = ravel_pytree(y0)
        size, zero = flat.shape[0], jnp.zeros((), flat.dtype)
        blank = jnp.zeros((3, size), flat.dtype)
        return _State(jnp.zeros((size, size), flat.dtype), jnp.zeros((), bool), zero, zero, flat, blank)

    def step(self, terms, t0, t1, y0, args, solver_state: _State, made_jump):
        flat, unravel = ravel_pytree(y0)
        dynamic, others = eqx.partition((terms, args), eqx.is_inexact_array)
        problem = _Problem(others, unravel, self._mass(flat), flat.dtype)
        h = t1 - t0
        scale = self.atol + self.rtol * jnp.abs(lax.stop_gradient(flat))
        known = jnp.asarray(t0, flat.dtype), jnp.asarray(h, flat.dtype), flat, dynamic
        stages, jacobian, solved, rate = _solve(problem, known, solver_state, made_jump, scale, self.rtol)
        factors = problem.factors(lax.stop_gradient(known[1]), jacobian)
        stages = _with_derivative(known, lax.stop_gradient(stages), lax.stop_gradient(factors), problem)
        error = self._error(problem, factors, lax.stop_gradient(known), lax.stop_gradient(stages), scale)
        error = jnp.where(solved & jnp.all(jnp.isfinite(error)), error, jnp.inf)
        coefficients = jnp.asarray(DENSE, flat.dtype) @ stages
        state = _State(jacobian, solved & (rate < 1e-2), known[0], known[1], flat, coefficients)
        dense = dict(y0=y0, coefficients=coefficients)
        return unravel(flat + stages[2]), unravel(error), dense, lax.stop_gradient(state), dfx.RESULTS.successful

    def _mass(self, flat):
        if self.mass is None:
            return jnp.eye(flat.shape[0], dtype=flat.dtype)
        mass = jnp.asarray(self.mass, flat.dtype)
        return jnp.diag(mass) if mass.ndim == 1 else mass

    def _error(self, problem, factors, known, stages, scale):
        """Embedded error of order 3, filtered by the real factor; filtered again where it is large, since
        the first estimate is far too large in the stiff components (Hairer & Wanner, IV.8.20)."""
        t0, h, flat, dynamic = known
        drift = problem.mass @ (jnp.asarray(ERROR, flat.dtype) @ stages) / h

        def filtered(carry):
            count, error = carry
            return count + 1, factors.real @ (problem.field(t0, flat + error, dynamic) + drift)

        def large(carry):
            count, error = carry
            return (count == 0) | ((count == 1) & (jnp.sqrt(jnp.mean((error / scale) ** 2)) > 1.0))

        _, error = lax.while_loop(large, filtered, (0, jnp.zeros_like(flat)))
        if self.index is not None:
            error = error * jnp.abs(h) ** (jnp.asarray(self.index) - 1)
        return error


class _Problem(eqx.Module):
    """M ẏ = field(t, y, dynamic) on flat vectors; `dynamic` is what can be differentiated of the terms
    and arguments, `others` the rest (whole numbers, functions)."""

    others: Any
    unravel: Callable
    mass: jax.Array
    dtype: Any = eqx.field(static=True)

    def field(self, t, y, dynamic):
        """f, with the sign of the direction of time: diffrax runs backwards by a control of −1 a unit step."""
        terms, args = eqx.combine(dynamic, self.others)
        unit = terms.contr(jnp.zeros((), t.dtype), jnp.ones((), t.dtype))
        return ravel_pytree(terms.vf_prod(t, self.unravel(y), args, unit))[0]

    def jacobian(self, t, y, dynamic):
        return jax.jacfwd(lambda y: self.field(t, y, dynamic))(y)

    def factors(self, h, jacobian) -> _Factors:
        kind = jnp.complex128 if self.dtype == jnp.float64 else jnp.complex64
        real = pivoted_inverse(GAMMA / h * self.mass - jacobian)
        return _Factors(real, pivoted_inverse(jnp.asarray(LAMBDA / h * self.mass - jacobian, kind)))

    def slopes(self, known, stages):
        """f at the three stages."""
        t0, h, flat, dynamic = known
        times = t0 + jnp.asarray(NODES, self.dtype) * h
        return jax.vmap(lambda t, z: self.field(t, flat + z, dynamic))(times, stages)

    def defect(self, known, stages):
        """(A⁻¹ ⊗ M) Z / h − F(Z): zero for the stages of the step."""
        inverse = jnp.asarray(np.linalg.inv(A), self.dtype)
        return inverse @ stages @ self.mass.T / known[1] - self.slopes(known, stages)

    def correction(self, factors: _Factors, defect):
        """Simplified Newton step for a defect; linear in it."""
        first, second, third = jnp.asarray(T_INVERSE, self.dtype) @ defect
        one = factors.real @ first
        pair = factors.pair @ (second - 1j * third)
        return jnp.asarray(T, self.dtype) @ jnp.stack([one, pair.real, -pair.imag])


def _solve(problem: _Problem, known, state: _State, made_jump, scale, rtol):
    """Converged stages, the Jacobian used, whether Newton converged, and its last rate. An old Jacobian
    gets a second chance with a new one before the step is refused; a loop, so that the field stands in
    the program once."""
    known = lax.stop_gradient(known)
    t0, _, flat, dynamic = known
    guess = _extrapolated(state, known)

    def attempt(carry):
        reuse, jacobian, *_ = carry
        jacobian = lax.cond(reuse, lambda: jacobian, lambda: problem.jacobian(t0, flat, dynamic))
        stages, solved, rate = _newton(problem, known, jacobian, guess, scale, rtol)
        return jnp.zeros((), bool), jacobian, stages, solved, rate, reuse & ~solved

    reuse = state.fresh & ~jnp.asarray(made_jump)
    blank = jnp.zeros_like(guess), jnp.zeros((), bool), jnp.ones((), problem.dtype), jnp.ones((), bool)
    _, jacobian, stages, solved, rate, _ = lax.while_loop(lambda carry: carry[-1], attempt, (reuse, state.jacobian, *blank))
    return stages, jacobian, solved, rate


def _extrapolated(state: _State, known):
    """The last collocation polynomial, continued; zero for the first step."""
    t0, h, flat, _ = known
    length = jnp.where(state.length == 0.0, 1.0, state.length)
    theta = (t0 + jnp.asarray(NODES, flat.dtype) * h - state.start) / length
    powers = jnp.stack([theta, theta**2, theta**3], axis=1)
    guess = state.value[None, :] + powers @ state.coefficients - flat[None, :]
    return jnp.where(state.length == 0.0, 0.0, guess)


def _newton(problem: _Problem, known, jacobian, guess, scale, rtol):
    factors = problem.factors(known[1], jacobian)
    tolerance = jnp.maximum(10.0 * jnp.finfo(problem.dtype).eps / rtol, jnp.minimum(0.03, jnp.sqrt(rtol)))

    def body(carry):
        stages, size, rate, count, _ = carry
        change = problem.correction(factors, problem.defect(known, stages))
        new = jnp.sqrt(jnp.mean((change / scale[None, :]) ** 2))
        rate = jnp.where(count == 0, rate, jnp.maximum(new / size, 1e-12))
        bound = rate / (1.0 - rate) * new
        # a change this small is as good as its rate: a very good guess has only rounding to show, whose rate is 1
        done = (new < NEGLIGIBLE * tolerance) | ((count > 0) & (rate < 1.0) & (bound < tolerance))
        left = MAX_ITERATIONS - 1 - count
        hopeless = (count > 0) & ((rate >= 1.0) | (rate**left * bound > tolerance)) & ~done
        status = jnp.where(done, 1, jnp.where(hopeless | ~jnp.isfinite(new), 2, 0))
        return stages - change, new, rate, count + 1, status

    def going(carry):
        return (carry[4] == 0) & (carry[3] < MAX_ITERATIONS)

    one = jnp.ones((), problem.dtype)
    stages, _, rate, _, status = lax.while_loop(going, body, (guess, one, one, 0, 0))
    return stages, status == 1, rate


@eqx.filter_custom_jvp
def _with_derivative(known, stages, factors: _Factors, problem: _Problem):
    """The stages as a differentiable function of what the step knows; costs nothing undifferentiated."""
    return stages


@_with_derivative.def_jvp
def _stage_tangents(primals, tangents):
    known, stages, factors, problem = primals
    change = jax.tree.map(lambda x, d: jnp.zeros_like(x) if d is None else d, known, tangents[0])
    _, push = jax.linearize(problem.defect, known, stages)  # once: the field stands in the program once

    def sweep(answer, _):
        return answer - problem.correction(factors, push(change, answer)), None

    return stages, lax.scan(sweep, jnp.zeros_like(stages), length=SWEEPS)[0]
