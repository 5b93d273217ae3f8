"""Radau IIA of order 5 for stiff ODEs and DAEs M ẏ = f(t, y), as a diffrax solver.

Hairer & Wanner, Solving ODEs II, IV.8: simplified Newton on the three stages, transformed by the eigenvectors of A⁻¹
into one real and one complex linear system; embedded error estimate of order 3. Below 64 states it is plain HLO. The
derivative of a step is that of the converged stages: the linearised stage equations are solved by a fixed number of
simplified Newton iterations, in forward and in reverse mode.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
from jax import lax
from jax.flatten_util import ravel_pytree

from .collocation import DENSE, ERROR, NODES, CollocationPolynomial
from .condensing import Condensation, dense
from .factors import solve
from .stages import Newton, StageFactors, StageProblem, differentiable_stages, find_stages
from .traits import RADAU, AbstractTraits, Traits


FRESH = 1e-2  # convergence rate of Newton up to which the Jacobian is used again in the next step


class _RadauState(NamedTuple):
    """The state passed from one step to the next: the Jacobian with its factors, and the collocation polynomial."""

    linear: StageFactors
    fresh: jax.Array  # the Jacobian is good enough to be used again
    start: jax.Array
    length: jax.Array
    value: jax.Array
    coefficients: jax.Array


class RadauIIA5(AbstractTraits, dfx.AbstractAdaptiveSolver):
    """Takes the steps of Radau IIA of order 5, an implicit method for stiff ODEs and DAEs.

    `mass` is a matrix or its diagonal, singular where a row is algebraic. `index` gives the differentiation index of
    each variable (1, 2 or 3), by which its error estimate is scaled with h. `rtol` and `atol` are those of the
    step-size controller; the tolerance of Newton is relative to them. `condensation` says which states are eliminated
    first, where the sparsity of the Jacobian is known and M is the unit matrix.
    """

    rtol: Any = 1e-6
    atol: Any = 1e-9
    mass: Any = None
    index: tuple[int, ...] | None = eqx.field(static=True, default=None)
    condensation: Condensation | None = eqx.field(static=True, default=None)

    traits: ClassVar[Traits] = RADAU
    term_structure: ClassVar = dfx.AbstractTerm
    interpolation_cls: ClassVar[Callable] = CollocationPolynomial

    def fitted(self, rtol, atol, condensation: Condensation | None) -> "RadauIIA5":
        return replace(self, rtol=rtol, atol=atol, condensation=condensation)

    def order(self, terms) -> int:
        return 5

    def error_order(self, terms) -> int:
        return 4

    def func(self, terms, t0, y0, args):
        return terms.vf(t0, y0, args)

    def init(self, terms, t0, t1, y0, args) -> _RadauState:
        flat, _ = ravel_pytree(y0)
        zero, blank = jnp.zeros((), flat.dtype), jnp.zeros((3, flat.shape[0]), flat.dtype)
        return _RadauState(self._problem(terms, y0, args)[0].blank(), jnp.zeros((), bool), zero, zero, flat, blank)

    def step(self, terms, t0, t1, y0, args, solver_state: _RadauState, made_jump):  # noqa: PLR0913 - diffrax prescribes the arguments
        problem, flat, dynamic = self._problem(terms, y0, args)
        scale = self.atol + self.rtol * jnp.abs(lax.stop_gradient(flat))
        known = jnp.asarray(t0, flat.dtype), jnp.asarray(t1 - t0, flat.dtype), flat, dynamic
        reuse = solver_state.fresh & ~jnp.asarray(made_jump)
        newton = Newton(_extrapolated(solver_state, known), scale, self.rtol)
        found = lax.stop_gradient(find_stages(problem, known, solver_state.linear, reuse, newton))
        stages = differentiable_stages(known, found.stages, found.linear, problem)
        error = self._error(problem, found.linear, lax.stop_gradient(known), found.stages, scale)
        error = jnp.where(found.solved & jnp.all(jnp.isfinite(error)), error, jnp.inf)
        coefficients = jnp.asarray(DENSE, flat.dtype) @ stages
        state = _RadauState(found.linear, found.solved & (found.rate < FRESH), known[0], known[1], flat, coefficients)
        dense = dict(y0=y0, coefficients=coefficients)
        y1, error = problem.unravel(flat + stages[2]), problem.unravel(error)
        return y1, error, dense, lax.stop_gradient(state), dfx.RESULTS.successful

    def _problem(self, terms, y0, args):
        """The problem on flat vectors, the flat state, and the differentiable arrays of terms and arguments."""
        flat, unravel = ravel_pytree(y0)
        dynamic, others = eqx.partition((terms, args), eqx.is_inexact_array)
        mass = None if self.mass is None else jnp.asarray(self.mass, flat.dtype)
        mass = jnp.diag(mass) if mass is not None and mass.ndim == 1 else mass
        plan = self.condensation if mass is None and self.condensation is not None else dense(flat.shape[0])
        return StageProblem(others, unravel, mass, flat.dtype, plan), flat, dynamic

    def _error(self, problem: StageProblem, linear: StageFactors, known, stages, scale):
        """Embedded error estimate of order 3, filtered by the real factor.

        Where it is large it is filtered again, since the first estimate is far too large in the stiff components
        (Hairer & Wanner, IV.8.20).
        """
        t0, h, flat, dynamic = known
        drift = problem.weighted(jnp.asarray(ERROR, flat.dtype) @ stages) / h

        def filtered(carry):
            count, error = carry
            rates = problem.field(t0, flat + error, dynamic)
            return count + 1, solve(problem.plan, linear.parts, linear.real, rates + drift)

        def large(carry):
            count, error = carry
            return (count == 0) | ((count == 1) & (jnp.sqrt(jnp.mean((error / scale) ** 2)) > 1.0))

        _, error = lax.while_loop(large, filtered, (0, jnp.zeros_like(flat)))
        if self.index is not None:
            error = error * jnp.abs(h) ** (jnp.asarray(self.index) - 1)
        return error


def _extrapolated(state: _RadauState, known):
    """Initial guess of the stages: the last collocation polynomial, extrapolated; zero for the first step."""
    t0, h, flat, _ = lax.stop_gradient(known)
    length = jnp.where(state.length == 0.0, 1.0, state.length)
    theta = (t0 + jnp.asarray(NODES, flat.dtype) * h - state.start) / length
    powers = jnp.stack([theta, theta**2, theta**3], axis=1)
    guess = state.value[None, :] + powers @ state.coefficients - flat[None, :]
    return jnp.where(state.length == 0.0, 0.0, guess)
