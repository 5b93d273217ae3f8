"""Solves the three stages of a Radau IIA step by simplified Newton, and differentiates them with the same factors."""

from collections.abc import Callable
from typing import Any, NamedTuple

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.flatten_util import ravel_pytree

from .collocation import GAMMA, LAMBDA, NODES, T_INVERSE, A, T
from .condensing import Condensation
from .factors import Factors, Parts, factorise, jacobian_blocks, solve


SWEEPS = 8  # simplified Newton iterations for the derivative
NEGLIGIBLE = 0.1  # change, relative to Newton's tolerance, at which iteration stops whatever its rate
MAX_ITERATIONS = 10
NEARLY = 1e-9  # relative difference of step sizes that are equal but for rounding


class StageFactors(NamedTuple):
    """The Jacobian, and the factors of γ/h M − J and λ/h M − J for one h."""

    parts: Parts
    real: Factors
    pair: Factors
    length: jax.Array


class FoundStages(NamedTuple):
    """The result of Newton: stages, Jacobian with factors, whether it converged, and its convergence rate."""

    stages: jax.Array
    linear: StageFactors
    solved: jax.Array
    rate: jax.Array


class StageProblem(eqx.Module):
    """M ẏ = field(t, y, dynamic) on flat vectors.

    `dynamic` are the differentiable arrays of terms and arguments, `others` the rest (integers, functions).
    """

    others: Any
    unravel: Callable
    mass: jax.Array | None
    dtype: Any = eqx.field(static=True)
    plan: Condensation = eqx.field(static=True)

    def field(self, t, y, dynamic):
        """The right-hand side f; its sign is reversed where diffrax integrates backwards in time."""
        terms, args = eqx.combine(dynamic, self.others)
        unit = terms.contr(jnp.zeros((), t.dtype), jnp.ones((), t.dtype))
        return ravel_pytree(terms.vf_prod(t, self.unravel(y), args, unit))[0]

    def jacobian(self, t, y, dynamic) -> Parts:
        return jacobian_blocks(self.plan, jax.jacfwd(lambda y: self.field(t, y, dynamic))(y))

    def linear(self, h, parts: Parts) -> StageFactors:
        """The Jacobian with its factors for the step size h."""
        kind = jnp.complex128 if self.dtype == jnp.float64 else jnp.complex64
        real = factorise(jnp.asarray(GAMMA / h, self.dtype), self.mass, parts)
        pair = factorise(jnp.asarray(LAMBDA / h, kind), self.mass, parts)
        return StageFactors(parts, real, pair, h)

    def blank(self) -> StageFactors:
        """Zeros in the shapes of a Jacobian and its factors, as the initial value of a loop."""
        size = self.plan.size
        length, jacobian = jnp.ones((), self.dtype), jnp.zeros((size, size), self.dtype)
        shapes = jax.eval_shape(lambda h, j: self.linear(h, jacobian_blocks(self.plan, j)), length, jacobian)
        return jax.tree.map(lambda x: jnp.zeros(x.shape, x.dtype), shapes)

    def rates(self, known, stages):
        """f at the three stages; a loop, so that the program contains f once, in scalar operations."""
        t0, h, flat, dynamic = known
        times = t0 + jnp.asarray(NODES, self.dtype) * h
        return lax.map(lambda at: self.field(at[0], flat + at[1], dynamic), (times, stages))

    def weighted(self, rows):
        """M applied to every row."""
        return rows if self.mass is None else rows @ self.mass.T

    def defect(self, known, stages):
        """The residual (A⁻¹ ⊗ M) Z / h − F(Z) of the stage equations."""
        inverse = jnp.asarray(np.linalg.inv(A), self.dtype)
        return self.weighted(inverse @ stages) / known[1] - self.rates(known, stages)

    def correction(self, linear: StageFactors, defect):
        """The simplified Newton step for a residual; linear in it."""
        first, second, third = jnp.asarray(T_INVERSE, self.dtype) @ defect
        one = solve(self.plan, linear.parts, linear.real, first)
        pair = solve(self.plan, linear.parts, linear.pair, lax.complex(second, -third))
        return jnp.asarray(T, self.dtype) @ jnp.stack([one, pair.real, -pair.imag])


class Newton(NamedTuple):
    """What Newton begins with and aims at: guess of the stages, scales of their errors, and relative tolerance."""

    guess: jax.Array
    scale: jax.Array
    rtol: Any


def find_stages(problem: StageProblem, known, linear: StageFactors, reuse, newton: Newton) -> FoundStages:
    """Solve the stage equations; where Newton fails with an old Jacobian, it is repeated once with a new one.

    This is a loop, so that the program contains the right-hand side once.
    """
    known = lax.stop_gradient(known)
    t0, h, flat, dynamic = known

    def attempt(carry):
        reuse, found, _ = carry
        old = found.linear
        parts = lax.cond(reuse, lambda: old.parts, lambda: problem.jacobian(t0, flat, dynamic))
        same = reuse & (jnp.abs(h - old.length) <= NEARLY * jnp.abs(h))
        linear = lax.cond(same, lambda: old, lambda: problem.linear(h, parts))
        stages, solved, rate = _newton(problem, known, linear, newton)
        return jnp.zeros((), bool), FoundStages(stages, linear, solved, rate), reuse & ~solved

    blank = FoundStages(jnp.zeros_like(newton.guess), linear, jnp.zeros((), bool), jnp.ones((), problem.dtype))
    return lax.while_loop(lambda carry: carry[-1], attempt, (reuse, blank, jnp.ones((), bool)))[1]


def _newton(problem: StageProblem, known, linear: StageFactors, newton: Newton):
    """The stages, whether Newton converged, and its convergence rate."""
    guess, scale, rtol = newton
    tolerance = jnp.maximum(10.0 * jnp.finfo(problem.dtype).eps / rtol, jnp.minimum(0.03, jnp.sqrt(rtol)))

    def body(carry):
        stages, size, rate, count, _ = carry
        change = problem.correction(linear, problem.defect(known, stages))
        new = jnp.sqrt(jnp.mean((change / scale[None, :]) ** 2))
        rate = jnp.where(count == 0, rate, jnp.maximum(new / size, 1e-12))
        bound = rate / (1.0 - rate) * new
        # so small a change counts as converged: after a very good guess only rounding is left, and the rate is 1
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
def differentiable_stages(known, stages, linear: StageFactors, problem: StageProblem):
    """The stages as a differentiable function of time, step size, state and parameters (`known`).

    It costs nothing unless it is differentiated.
    """
    return stages


@differentiable_stages.def_jvp
def _stage_tangents(primals, tangents):
    known, stages, linear, problem = primals
    change = jax.tree.map(lambda x, d: jnp.zeros_like(x) if d is None else d, known, tangents[0])
    # once, so that the program contains the right-hand side once
    _, push = jax.linearize(problem.defect, known, stages)

    def sweep(answer, _):
        return answer - problem.correction(linear, push(change, answer)), None

    return stages, lax.scan(sweep, jnp.zeros_like(stages), length=SWEEPS)[0]
