"""Explicit steps by the table: the same numbers as diffrax's own, in both modes of differentiation."""

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bgjax.solvers import Explicit


def field(t, y, rate):
    return jnp.stack([y[1], -rate * y[0] + 0.1 * jnp.sin(t)])


def end(solver, rate, saveat=None, adjoint=None):
    saveat = dfx.SaveAt(t1=True) if saveat is None else saveat
    options = {} if adjoint is None else {"adjoint": adjoint}
    control = dfx.PIDController(rtol=1e-9, atol=1e-11)
    return dfx.diffeqsolve(
        dfx.ODETerm(field),
        solver,
        0.0,
        3.0,
        0.1,
        jnp.array([1.0, 0.0]),
        args=jnp.asarray(rate),
        saveat=saveat,
        stepsize_controller=control,
        **options,
    )


@pytest.mark.parametrize("method", [dfx.Tsit5, dfx.Dopri8, pytest.param(dfx.Dopri5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("again", [False, True])
def test_steps_are_those_of_diffrax(method, again):
    saveat = dfx.SaveAt(ts=jnp.linspace(0.0, 3.0, 7))
    own, theirs = end(Explicit(method(), again=again), 4.0, saveat), end(method(), 4.0, saveat)
    # rounding in the error estimate changes steps a little
    np.testing.assert_allclose(own.ys, theirs.ys, rtol=1e-10, atol=1e-11)
    assert int(own.stats["num_steps"]) == int(theirs.stats["num_steps"])


def test_ends_of_steps_need_no_interpolation():
    """A table without its last stage, straight lines between ends: what is asked for at the end of a step is exact."""
    own, theirs = end(Explicit(dfx.Dopri8(), ends=True, again=True), 4.0), end(dfx.Dopri8(), 4.0)
    np.testing.assert_allclose(own.ys, theirs.ys, rtol=1e-12)


def test_derivatives_in_both_modes_equal_differences():
    def value(rate, adjoint=None):
        return end(Explicit(dfx.Tsit5()), rate, adjoint=adjoint).ys[0, 0]

    forward = jax.jvp(lambda r: value(r, dfx.ForwardMode()), (4.0,), (1.0,))[1]
    backward = jax.grad(value)(4.0)
    differences = (value(4.0 + 1e-5) - value(4.0 - 1e-5)) / 2e-5
    np.testing.assert_allclose([forward, backward], differences, rtol=1e-7)
