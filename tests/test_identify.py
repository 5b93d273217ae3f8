"""Clearances, damping and motor constants out of runs with contacts. All seeds and parts: experiments/identify."""

import numpy as np
import pytest

from experiments.identify import crank_rocker
from experiments.identify.flores import TRUE, fitted


@pytest.mark.slow
def test_a_crank_rocker_with_play_tells_its_clearance():
    """Free flight, contact and sliding; guesses off by three; each parameter within three standard deviations."""
    problem = crank_rocker.with_play(0.2, 1000)
    fit = problem.fit(100)
    for path, value in problem.true.items():
        assert abs(fit[path] - value) < 3.0 * fit.std[path] < 0.2 * value


@pytest.mark.slow
def test_a_rigid_crank_rocker_by_an_independent_model():
    problem = crank_rocker.rigid()
    for fit in [problem.fit(seed) for seed in (100, 101, 102)]:
        for path, value in problem.true.items():
            assert abs(fit[path] - value) < 3.0 * fit.std[path] < 0.1 * value


@pytest.mark.slow
def test_the_clearance_of_flores_from_half_a_turn():
    assert fitted(4e-4)["pin.clearance"] == pytest.approx(TRUE, rel=0.01)


def test_what_the_independent_model_measures_is_what_ours_does():
    """Its first instants, by SciPy in absolute coordinates."""
    import bgjax as bg

    problem = crank_rocker.rigid(0.05, 6)
    own = bg.simulate(problem.system, 0.0, 0.05, saveat=problem.times, rtol=1e-10)
    for name, column in problem.columns.items():
        np.testing.assert_allclose(own[name], column, rtol=1e-7, atol=1e-9)
