"""Root finder for the stages of diffrax's ESDIRK methods: simplified Newton that stops on real divergence only.

`diffrax.VeryChord` reports divergence as long as it has not converged, and optimistix 0.1.0 stops at that report:
every stage gets two iterations, and half of all steps are rejected (optimistix #221). This root finder reports
divergence only where the iteration diverges.
"""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import jax.numpy as jnp
import optimistix as optx


class SteadyChord(optx.AbstractRootFinder):
    """A chord (simplified Newton) root finder, used as `diffrax.Kvaerno5(root_finder=steady_chord())`."""

    rtol: Any
    atol: Any
    norm: Callable = optx.max_norm
    kappa: float = 1e-2

    def _inner(self) -> dfx.VeryChord:
        return dfx.VeryChord(self.rtol, self.atol, self.norm, self.kappa)

    def init(self, fn, y, args, options, f_struct, aux_struct, tags):  # noqa: PLR0913 - optimistix prescribes the arguments
        return self._inner().init(fn, y, args, options, f_struct, aux_struct, tags)

    def step(self, fn, y, args, options, state, tags):
        return self._inner().step(fn, y, args, options, state, tags)

    def terminate(self, fn, y, args, options, state, tags):
        """From the second iteration on: stop on convergence, by its rate or to rounding, and on divergence."""
        rate = state.diffsize / state.diffsize_prev
        factor = state.diffsize * rate / (1.0 - rate)
        rounding = 100.0 * jnp.finfo(state.diffsize.dtype).eps
        arrived = (state.diffsize < rounding) | ((rate < 1.0) & (factor < self.kappa))
        diverged = (~jnp.isfinite(rate) | (rate > 2.0)) & ~arrived
        judged = state.step >= 2
        failed = state.result != optx.RESULTS.successful
        result = optx.RESULTS.where(judged & diverged, optx.RESULTS.nonlinear_divergence, optx.RESULTS.successful)
        return failed | (judged & (arrived | diverged)), optx.RESULTS.where(failed, state.result, result)

    def postprocess(self, fn, y, aux, args, options, state, tags, result):  # noqa: PLR0913 - optimistix prescribes the arguments
        return y, aux, {}


def steady_chord():
    """`SteadyChord` with the tolerances of the step-size controller."""
    return dfx.with_stepsize_controller_tols(SteadyChord)()
