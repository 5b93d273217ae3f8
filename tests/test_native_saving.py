"""What native runs save: steps, starts, dense output; and how far they have come."""

import os

import diffrax as dfx
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import REGISTRY


END, GIVEN = 0.3, np.linspace(0.0, 0.3, 7)


@pytest.fixture(params=["mass_spring_damper", "planar_pendulum"])
def system(request):
    return bg.compile(REGISTRY[request.param].build())


def reference(system, times, monkeypatch):
    """States by diffrax, at a hundredth of the tolerance."""
    with monkeypatch.context() as patch:
        patch.setitem(os.environ, "BGJAX_NATIVE", "off")
        sol = bg.simulate(system, 0.0, END, saveat=times, rtol=1e-10, solver=dfx.Tsit5())
    assert sol.reference
    return np.asarray(sol.ys)


@pytest.mark.parametrize("method", ["Tsit5", "Dopri8"])
def test_rows_are_saved_in_the_order_of_time(system, method, monkeypatch):
    """The start, given times, the ends of every third step, and the end, which may stand twice."""
    options = {"rtol": 1e-8, "solver": getattr(dfx, method)()}
    saveat = dfx.SaveAt(t0=True, ts=GIVEN, steps=3, t1=True)
    sol = bg.simulate(system, 0.0, END, saveat=saveat, **options)
    times, accepted = np.asarray(sol.ts), int(sol.stats["num_accepted_steps"])
    assert sol.reference == "" and np.all(np.diff(times) >= 0.0) and set(GIVEN) <= set(times)
    assert len(times) == 1 + len(GIVEN) + -(-accepted // 3) and np.sum(times == 0.0) == np.sum(times == END) == 2
    wanted = reference(system, np.unique(times), monkeypatch)[np.searchsorted(np.unique(times), times)]
    np.testing.assert_allclose(sol.ys, wanted, atol=1e-6 * np.abs(wanted).max())
    steps = bg.simulate(system, 0.0, END, saveat=dfx.SaveAt(steps=True, ts=GIVEN), **options)
    assert set(times) <= {0.0, *np.asarray(steps.ts)}


@pytest.mark.parametrize("method", ["Tsit5", "Dopri8"])
def test_dense_output_is_that_of_diffrax(system, method, monkeypatch):
    """As an object of diffrax, which ends at the ends of steps, also where states are projected there."""
    saveat = dfx.SaveAt(steps=True, dense=True)
    sol = bg.simulate(system, 0.0, END, saveat=saveat, rtol=1e-8, solver=getattr(dfx, method)())
    assert sol.reference == "" and isinstance(sol.interpolation, dfx.DenseInterpolation)
    wanted = reference(system, GIVEN, monkeypatch)
    found = np.array([sol.interpolation.evaluate(time) for time in GIVEN])
    np.testing.assert_allclose(found, wanted, atol=1e-5 * np.abs(wanted).max())
    ends = np.array([sol.interpolation.evaluate(time) for time in sol.ts])
    np.testing.assert_allclose(ends, sol.ys, atol=1e-9)  # the coefficients of Dopri8 have twelve digits
    assert float(sol.interpolation.t0) == 0.0 and float(sol.interpolation.t1) == END


def test_a_run_that_ends_early_saves_its_steps():
    system = bg.compile(REGISTRY["mass_spring_damper"].build())
    saveat = dfx.SaveAt(steps=True, dense=True, ts=[0.0, 100.0])
    options = {"solver": dfx.Tsit5(), "max_steps": 20, "throw": False}
    sol = bg.simulate(system, 0.0, 100.0, saveat=saveat, **options)
    reached = np.isfinite(sol.ts)
    assert sol.reference == "" and not bool(sol.successful) and not reached[-1] and np.isnan(sol.ys[-1]).all()
    assert reached.sum() == 1 + int(sol.stats["num_accepted_steps"]) and float(sol.end_time) == float(sol.ts[-2])
    assert np.isnan(np.asarray(sol.interpolation.evaluate(99.0))).all()


def test_many_steps_are_saved():
    """More than the loop stores at once."""
    system = bg.compile(REGISTRY["mass_spring_damper"].build())
    sol = bg.simulate(system, 0.0, 200.0, saveat=dfx.SaveAt(steps=True), rtol=1e-10, solver=dfx.Tsit5())
    times = np.asarray(sol.ts)
    assert sol.reference == "" and len(times) == int(sol.stats["num_accepted_steps"]) > 2100
    assert np.all(np.diff(times) > 0.0) and times[-1] == 200.0


def test_progress_is_shown(capsys):
    system = bg.compile(REGISTRY["mass_spring_damper"].build())
    sol = bg.simulate(system, 0.0, 200.0, rtol=1e-10, solver=dfx.Tsit5(), progress=dfx.TextProgressMeter())
    shown = [float(line[:-1]) for line in capsys.readouterr().out.split() if line.endswith("%")]
    assert sol.reference == "" and shown[0] == 0.0 and shown[-1] == 100.0 and shown == sorted(shown) and len(shown) > 2
