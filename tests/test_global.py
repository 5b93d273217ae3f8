"""Sobol and Morris: known shares of known functions, and circuits whose variances can be written down."""

import numpy as np
import pytest

import bgjax as bg


RANGES = {"F.effort": (-np.pi, np.pi), "G.effort": (-np.pi, np.pi), "H.effort": (-np.pi, np.pi)}


@pytest.fixture(scope="module")
def charges():
    """Three sources in a row that charge a capacitor: C.effort = (F + G + H) (1 − exp(−t))."""
    nodes = dict(F=bg.Se(1.0), G=bg.Se(1.0), H=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), C=bg.C(1.0))
    return bg.compile(bg.Graph(nodes, ["F -> j", "G -> j", "H -> j", "j -> R", "j -> C"]))


def ishigami(runs):
    a, b, c = (runs.varied.parameters[path] for path in RANGES)
    return np.sin(a) + 7.0 * np.sin(b) ** 2 + 0.1 * c**4 * np.sin(a)


# Ishigami and Homma (1990) with a = 7, b = 0.1: V = a²/8 + b π⁴/5 + b² π⁸/18 + 1/2
VARIANCE = 49.0 / 8.0 + 0.1 * np.pi**4 / 5.0 + 0.01 * np.pi**8 / 18.0 + 0.5
FIRST = np.array([0.5 * (1.0 + 0.1 * np.pi**4 / 5.0) ** 2, 49.0 / 8.0, 0.0]) / VARIANCE
TOTAL = FIRST + np.array([1.0, 0.0, 1.0]) * (8.0 * 0.01 * np.pi**8 / 225.0) / VARIANCE


@pytest.mark.slow
def test_ishigamis_function_has_the_shares_that_are_printed(charges):
    outputs = {"ishigami": ishigami}
    found = bg.sobol(charges, outputs, RANGES, 0.0, 0.1, samples=2048, saveat=[0.0, 0.1], rtol=1e-3)
    for name, printed in (("first", FIRST), ("total", TOTAL)):
        np.testing.assert_allclose([found["ishigami"][name][path] for path in RANGES], printed, atol=0.02)
    assert len(found.sweep) == 2048 * 5 and "±" in str(found) and found.plot().svg.startswith("<svg")


def test_shares_over_time_of_a_sum(charges):
    """Variances of a sum are those of its parts: with ranges of 1 and 1/2, shares of 4/5 and 1/5,
    at every time at which there is some."""
    ranges = {"F.effort": (0.0, 1.0), "G.effort": (0.0, 0.5)}
    found = bg.sobol(charges, ["C.effort"], ranges, 0.0, 1.0, samples=256, saveat=np.linspace(0.0, 1.0, 4))
    first = found["C.effort"].over_time["first"]
    assert np.isnan(first["F.effort"][0])
    np.testing.assert_allclose([first["F.effort"][1:], first["G.effort"][1:]], [[0.8] * 3, [0.2] * 3], atol=0.02)
    assert found["C.effort"]["total"]["F.effort"] == pytest.approx(0.8, abs=0.02)


def test_morris_finds_what_matters(charges):
    ranges = {"F.effort": (0.0, 1.0), "G.effort": (0.0, 0.1), "H.effort": bg.Normal(0.0, 1e-9)}
    found = bg.morris(
        charges, {"last": lambda runs: runs["C.effort"][:, -1]}, ranges, 0.0, 1.0, trajectories=8, rtol=1e-8
    )["last"]
    share = 1.0 - np.exp(-1.0)
    np.testing.assert_allclose([found["mu_star"][path] for path in RANGES], [share, 0.1 * share, 0.0], atol=1e-6)
    assert max(found["sigma"].values()) < 1e-6  # it is linear


def test_groups_with_failed_runs_are_left_out():
    """v' = v³ is infinite at 1/(2 v²): runs with large initial values fail, the others tell."""
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.MSe(bg.symbolic(lambda v: v * v * v)), D=bg.Se(1.0))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "D -> v", "v ~> F.modulus"]))
    found = bg.sobol(
        system, ["m.flow"], {"D.effort": (0.0, 1.0), "m.inertia": (0.3, 2.0)}, 0.0, 1.1, {"m.flow": 0.4}, samples=32
    )
    assert found.left_out and "left out" in str(found) and np.isfinite(found["m.flow"]["total"]["D.effort"])
    with pytest.raises(bg.SimulationError, match="Narrow the ranges"):
        bg.sobol(system, ["m.flow"], {"D.effort": (5.0, 6.0)}, 0.0, 1.1, {"m.flow": 4.0}, samples=4)


def test_numbers_that_are_none_are_told(charges):
    with pytest.raises(bg.ParameterError, match="is nan for run"):
        bg.sobol(
            charges,
            {"odd": lambda runs: np.where(runs["C.effort"][:, -1] > 0.5, np.nan, 1.0)},
            {"F.effort": (-1.0, 1.0)},
            0.0,
            1.0,
            samples=4,
        )
    found = bg.sobol(charges, {"same": lambda runs: np.ones(len(runs))}, {"F.effort": (-1.0, 1.0)}, 0.0, 1.0, samples=4)
    assert np.isnan(found["same"]["total"]["F.effort"])
