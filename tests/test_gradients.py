"""Trajectory gradients through a closed loop with redundant constraints, by everything at once."""

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import slider_crank


PATHS = ["rod.mass", "crank.inertia", "rod.points.B", "small_end.damping", "drive.value"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
def test_slider_crank_by_masses_points_damping_and_start_angle():
    """jvp = vjp = central difference, the loop closed again by `initialise` on both sides; the point moves in the
    plane, also along the coordinate that is zero."""
    system = bg.compile(slider_crank.hyperstatic())
    values = [bg.get(system, path) for path in PATHS] + [jnp.asarray(0.4)]
    random = np.random.default_rng(1)
    direction = [jnp.asarray(random.normal(size=np.shape(value))) for value in values]
    direction[2] = direction[2] * jnp.array([1.0, 1.0, 0.0]) * 0.1  # out of the plane it would open the loop

    def loss(values, adjoint):
        changed = bg.set(system, dict(zip(PATHS, values[:-1], strict=True)))
        start = bg.initialise(changed, {"main.angle": values[-1], "main.rate": 2.0})
        sol = bg.simulate(
            changed, 0.0, 0.3, start, saveat=dfx.SaveAt(t1=True), rtol=1e-10, max_steps=512, adjoint=adjoint
        )
        return jnp.sum(sol.ys[-1] ** 2)

    forward = jax.jit(lambda values: jax.jvp(lambda v: loss(v, dfx.ForwardMode()), (values,), (direction,)))
    value, derivative = forward(values)
    reverse = jax.jit(jax.grad(lambda v: loss(v, None)))(values)
    assert np.isnan(reverse[2][2]) and np.all(np.isfinite(reverse[2][:2]))
    along = sum(jnp.sum(jnp.where(d == 0.0, 0.0, g * d)) for g, d in zip(reverse, direction, strict=True))

    def at(s):
        return forward([v + s * d for v, d in zip(values, direction, strict=True)])[0]

    step = 1e-4
    difference = (8.0 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12.0 * step)
    np.testing.assert_allclose(derivative, difference, rtol=1e-6)  # difference of runs at rtol 1e-10
    np.testing.assert_allclose(along, derivative, rtol=1e-8)
    assert np.isfinite(value)
