"""Many runs of one plan: the same as one by one, whatever the strategy; failed runs do not spoil others."""

import jax
import numpy as np
import pytest

import bgjax as bg
from bgjax.analysis.spreading import chunked, joined, spread
from bgjax.models import planar_pendulum, rc


RESISTANCES = np.array([500.0, 1000.0, 2000.0, 4000.0, 1500.0])


@pytest.fixture(scope="module")
def circuit():
    return bg.compile(rc.build())


@pytest.fixture(scope="module")
def swept(circuit):
    return bg.sweep(
        circuit, {"R.resistance": RESISTANCES}, 0.0, 3.0, {"C.displacement": np.linspace(0.0, 1e-3, 5)}, rtol=1e-7
    )


def test_runs_are_those_of_simulate(circuit, swept):
    assert len(swept) == 5 and swept.status == ("reached the end",) * 5 and not len(swept.failed)
    for run, (resistance, charge) in enumerate(zip(RESISTANCES, np.linspace(0.0, 1e-3, 5), strict=True)):
        alone = bg.simulate(
            bg.set(circuit, {"R.resistance": resistance}), 0.0, 3.0, {"C.displacement": charge}, rtol=1e-7
        )
        np.testing.assert_allclose(swept["C.effort"][run], alone["C.effort"], rtol=1e-10, atol=1e-12)
        np.testing.assert_allclose(swept[run]["R.power"], alone["R.power"], rtol=1e-8, atol=1e-12)
        assert int(swept.stats["num_steps"][run]) == int(alone.stats["num_steps"])
    assert float(bg.get(swept.member(-1), "R.resistance")) == 1500.0


def test_side_by_side_gives_the_same(circuit, swept, monkeypatch):
    """Lockstep does not change the steps of a run, and diffrax takes those of native code."""
    monkeypatch.setenv("BGJAX_NATIVE", "off")
    found = bg.sweep(
        circuit,
        {"R.resistance": RESISTANCES},
        0.0,
        3.0,
        {"C.displacement": np.linspace(0.0, 1e-3, 5)},
        rtol=1e-7,
        vectorised=True,
    )
    # errors of steps near rounding decide on the next ones: a tenth of the tolerance
    np.testing.assert_allclose(found.ys, swept.ys, rtol=1e-8, atol=1e-15)
    assert "vmap" in found.how and "native" in swept.how


def test_other_values_and_numbers_of_runs_compile_nothing(circuit, swept):
    again = bg.sweep(
        circuit, {"R.resistance": np.linspace(600.0, 900.0, 37)}, 0.0, 2.0, {"C.displacement": 0.0}, rtol=1e-6
    )
    assert again.timing.compiling == 0.0 and again["C.effort"].shape == (37, 201)


@pytest.mark.slow
def test_loops_are_closed_for_every_run():
    pendulum = bg.compile(planar_pendulum.build())
    angles, tops = np.linspace(0.0, 1.0, 4), np.stack([np.linspace(-0.5, -0.8, 4), np.zeros(4)], axis=1)
    found = bg.sweep(
        pendulum, {"rod.points.top": tops}, 0.0, 0.2, {"hinge.angle": angles, "hinge.rate": 1.0}, saveat=[0.0, 0.1, 0.2]
    )
    np.testing.assert_allclose(found["hinge.angle"][:, 0], angles, atol=1e-12)
    np.testing.assert_allclose(np.linalg.norm(found["rod.position"], axis=-1), np.tile(-tops[:, :1], 3), rtol=1e-12)


def test_a_failing_run_does_not_spoil_the_others():
    """v' = v³ goes to infinity at t = 1 / (2 v0²)."""
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.MSe(bg.symbolic(lambda v: v * v * v)))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v ~> F.modulus"]))
    found = bg.sweep(system, {}, 0.0, 0.2, {"m.flow": [0.1, 10.0, 1.0]})
    assert list(found.failed) == [1] and found.status[1] == "the step size fell to rounding"
    assert np.all(np.isfinite(found["m.flow"][[0, 2]])) and np.isnan(found["m.flow"][1, -1])
    np.testing.assert_allclose(found["m.flow"][2, -1], 1 / np.sqrt(0.6), rtol=1e-5)
    assert "rounding" in str(found) and not bool(found[1].successful)


def test_uneven_work_is_shared():
    """Every run once, in order, whoever takes it."""
    for workers in (1, 2, 3):
        pieces = spread(
            lambda first, size, device: {"run": np.arange(first, first + size)},
            chunked(50, 7),
            (None,) * workers,
            lambda piece: None,
        )
        np.testing.assert_array_equal(joined(pieces)["run"], np.arange(50))


def test_an_error_in_a_worker_is_raised():
    def broken(first, size, device):
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        spread(broken, chunked(9, 2), (None, None), lambda piece: None)


def test_progress_is_told(circuit, capsys):
    bg.sweep(
        circuit,
        {"R.resistance": RESISTANCES},
        0.0,
        3.0,
        {"C.displacement": np.linspace(0.0, 1e-3, 5)},
        rtol=1e-7,
        progress=True,
    )
    assert "5/5 runs" in capsys.readouterr().err


@pytest.mark.slow
def test_the_solver_is_one_that_suits_the_stiffest_run(circuit):
    found = bg.sweep(circuit, {"R.resistance": [1e3, 1e-4]}, 0.0, 3.0, max_steps=4096)
    assert found.solver == "RadauIIA5" and not len(found.failed)


def test_sweeps_of_a_traced_system_are_refused(circuit):
    with pytest.raises(bg.ParameterError, match="cannot be traced"):
        jax.jit(lambda r: bg.sweep(bg.set(circuit, {"V.effort": r}), {"R.resistance": RESISTANCES}, 0.0, 1.0).ys)(1.0)


def test_single_precision_is_a_choice_that_is_told(circuit):
    """The end of a charge, e⁻³ of 5 V away from it, to about five digits."""
    exact = 5.0 * (1.0 - np.exp(-3.0))
    alone = bg.simulate(circuit, 0.0, 3.0, rtol=1e-5, precision="float32")
    found = bg.sweep(circuit, {"R.resistance": [1000.0, 500.0]}, 0.0, 3.0, rtol=1e-5, precision="float32")
    assert found.ys.dtype == alone.ys.dtype == np.float32 and alone.precision == found[0].precision == "float32"
    np.testing.assert_allclose([alone["C.effort"][-1], found["C.effort"][0, -1]], exact, rtol=2e-5)
    assert "float32" in str(alone) and "float32" in str(found)


def test_losses_and_their_derivatives_come_along(circuit):
    """d/dR of the end voltage of a charge, 5 (1 − exp(−t / RC)): by hand."""
    values = {"R.resistance": np.array([1000.0, 2000.0])}
    found = bg.sweep(circuit, values, 0.0, 1.0, rtol=1e-9, loss=last_voltage, paths=["R.resistance", "C.compliance"])
    times = values["R.resistance"] * 1e-3
    np.testing.assert_allclose(found.losses, 5.0 * (1.0 - np.exp(-1.0 / times)), rtol=1e-8)
    np.testing.assert_allclose(
        found.derivatives["R.resistance"], -5.0 * np.exp(-1.0 / times) / times / values["R.resistance"], rtol=1e-6
    )
    np.testing.assert_allclose(
        found.derivatives["C.compliance"] * 1e-3, found.derivatives["R.resistance"] * values["R.resistance"], rtol=1e-6
    )
    with pytest.raises(bg.ResultError, match="loss="):
        _ = bg.sweep(circuit, values, 0.0, 1.0).losses


def last_voltage(solution):
    return solution["C.effort"][-1]


def test_designs(circuit):
    design = bg.grid({"R.resistance": [500.0, 1000.0], "C.compliance": [1e-3, 2e-3, 3e-3]})
    assert sorted(zip(*design.values(), strict=True)) == [(r, c) for r in (500.0, 1000.0) for c in (1e-3, 2e-3, 3e-3)]
    assert len(bg.sweep(circuit, design, 0.0, 1.0, saveat=[0.0, 1.0])) == 6
    for kind in ("sobol", "halton", "latin", "random"):
        ranges = {"a": (2.0, 4.0), "b": bg.Normal(1.0, 0.1), "c": bg.LogNormal(10.0, 2.0)}
        drawn = bg.random_design(ranges, 1000, kind=kind, seed=3)
        assert all(array.shape == (1000,) for array in drawn.values()) and np.all(
            (drawn["a"] >= 2.0) & (drawn["a"] <= 4.0)
        )
        assert drawn["a"].mean() == pytest.approx(3.0, abs=0.06) and drawn["b"].std() == pytest.approx(0.1, rel=0.08)
        assert np.median(drawn["c"]) == pytest.approx(10.0, rel=0.1) and np.std(np.log(drawn["c"])) == pytest.approx(
            np.log(2.0), rel=0.08
        )
        np.testing.assert_array_equal(drawn["b"], bg.random_design(ranges, 1000, kind=kind, seed=3)["b"])


def test_results_with_labels(swept):
    found = pytest.importorskip("xarray") and swept.to_xarray("C.effort", "R.power")
    assert found["C.effort"].dims == ("run", "time") and found["C.effort"].shape == (5, 201)
    np.testing.assert_array_equal(found["R.resistance"], RESISTANCES)
    np.testing.assert_array_equal(found["C.effort"].sel(run=2).values, swept["C.effort"][2])
    assert list(found["status"].values) == ["reached the end"] * 5
