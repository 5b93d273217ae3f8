"""Activities of elements over a run: against closed forms and integrals of hand-written solutions."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import ball_in_ring, rc
from bgjax.solvers import RadauIIA5


def oscillator(damping=0.2) -> bg.Graph:
    """A mass of 1 kg on a spring of 100 N/m, released at 0.1 m."""
    nodes = dict(v=bg.One(), m=bg.I(1.0), k=bg.C(stiffness=100.0), d=bg.R(damping))
    return bg.Graph(nodes, ["v -> m", "v -> k", "v -> d"], initial={"k.displacement": 0.1})


def oscillation(damping, times):
    """Displacement, velocity and acceleration of the oscillator, in closed form."""
    decay, rate = damping / 2.0, np.sqrt(100.0 - damping**2 / 4.0)
    envelope = 0.1 * np.exp(-decay * times)
    q = envelope * (np.cos(rate * times) + decay / rate * np.sin(rate * times))
    v = -envelope * 100.0 / rate * np.sin(rate * times)
    return q, v, -100.0 * q - damping * v


@pytest.fixture(scope="module")
def circuit():
    return bg.compile(rc.build())


def test_activities_of_monotonous_powers_are_works(circuit):
    """A capacitor that is charged: no power changes its sign, so that activities have closed forms."""
    sol = bg.simulate(circuit, 0.0, 3.0, audit=True, rtol=1e-10)
    activity, share = sol.activity(), 1.0 - np.exp(-3.0)  # V = 5 V, R = 1 kΩ, C = 1 mF
    exact = {"C": 0.5e-3 * 25.0 * share**2, "R": 0.5e-3 * 25.0 * (1.0 - np.exp(-6.0)), "V": 1e-3 * 25.0 * share}
    for name, value in exact.items():
        np.testing.assert_allclose(activity[name], value, rtol=1e-9)
    assert activity.ranking == ("R", "C") and set(activity.sources) == {"V"}
    np.testing.assert_allclose(activity.index["C"], exact["C"] / (exact["C"] + exact["R"]), rtol=1e-9)
    np.testing.assert_allclose(list(activity.cumulative.values()), [float(activity.index["R"]), 1.0], rtol=1e-12)
    assert activity.keeping(0.5) == ("R",) and activity.keeping(1.0) == ("R", "C")


# Powers of storages change their signs within steps: a few parts in a thousand. That of a resistor does not.
@pytest.mark.parametrize("solver", [None, RadauIIA5()])
def test_activities_of_an_oscillation(solver):
    sol = bg.simulate(bg.compile(oscillator()), 0.0, 5.0, audit=True, solver=solver)
    times = np.linspace(0.0, 5.0, 200_001)
    q, v, a = oscillation(0.2, times)
    exact = {"k": np.abs(100.0 * q * v), "m": np.abs(a * v), "d": 0.2 * v**2}
    for name, power in exact.items():
        close = 1e-5 if name == "d" else 5e-3
        np.testing.assert_allclose(sol.activity()[name], np.trapezoid(power, times), rtol=close)
    assert float(sol.audit.error) < 1e-5


def test_activity_of_a_vector_element_is_that_of_its_whole_power():
    """A conservative plane oscillation with equal phases: power of the spring is the sum over both directions."""
    nodes = dict(v=bg.One(), m=bg.I((1.0, 1.0)), k=bg.C(stiffness=(100.0, 100.0)))
    graph = bg.Graph(nodes, ["v -> m", "v -> k"], initial={"k.displacement": (0.06, 0.08)})
    period = 2.0 * np.pi / 10.0
    activity = bg.simulate(bg.compile(graph), 0.0, period, audit=True, rtol=1e-9).activity()
    # 4 × the peak energy in one period; the sign of the power changes within steps
    np.testing.assert_allclose(activity["k"], 4.0 * 0.5 * 100.0 * 0.1**2, rtol=1e-2)
    assert activity["k"].shape == ()


def test_audit_and_its_work_are_what_they_were(circuit):
    sol = bg.simulate(circuit, 0.0, 1.0, audit=True)
    assert set(sol.audit.work) == {"V", "R"} and set(sol.audit.activity) == {"V", "R", "C"}
    turnover = float(sol.audit.activity["V"] + sol.audit.activity["R"])
    assert float(sol.audit.turnover) == pytest.approx(turnover, rel=1e-12)


def test_resumed_runs_add_up():
    system = bg.compile(oscillator())
    whole = bg.simulate(system, 0.0, 2.0, audit=True).activity()
    first = bg.simulate(system, 0.0, 0.7, audit=True)
    second = bg.simulate(system, 0.7, 2.0, first.ys[-1], audit=True)
    for name in whole.values:
        close = 1e-5 if name == "d" else 1e-2
        assert float(first.activity()[name] + second.activity()[name]) == pytest.approx(float(whole[name]), rel=close)


def test_activities_are_differentiated_and_batched(circuit):
    def lost(resistance):
        sol = bg.simulate(bg.set(circuit, {"R.resistance": resistance}), 0.0, 3.0, audit=True, rtol=1e-9)
        return sol.activity().values["R"]

    exact = jax.grad(lambda r: 0.5e-3 * 25.0 * (1.0 - jnp.exp(-2.0 * 3.0 / (r * 1e-3))))(1000.0)
    values, slopes = jax.vmap(jax.value_and_grad(lost))(jnp.array([500.0, 1000.0]))
    np.testing.assert_allclose(slopes[1], exact, rtol=1e-6)
    np.testing.assert_allclose(values, 0.5e-3 * 25.0 * (1.0 - np.exp([-12.0, -6.0])), rtol=1e-6)


def test_activities_with_events_and_parts():
    """A ball that bounces in a ring: what its contact loses is the same as the audit's work, of one sign."""
    sol = bg.simulate(bg.compile(ball_in_ring.build()), 0.0, 0.3, rtol=1e-9, audit=True)
    activity = sol.activity()
    np.testing.assert_allclose(activity["room.rubbing"], sol.audit.work["room.rubbing"], rtol=1e-6)
    parts = activity.by_part
    inside = [float(value) for name, value in activity.values.items() if name.startswith("room.")]
    np.testing.assert_allclose(parts["room"], sum(inside), rtol=1e-12)
    np.testing.assert_allclose(parts.total, activity.total, rtol=1e-12)
    assert parts.kinds["room"] == "part" and "room" in str(parts)


@pytest.mark.parametrize(
    "method", [bg.Multipliers(), bg.MinimalCoordinates(), pytest.param(bg.Compliant(1e5, 50.0), marks=pytest.mark.slow)]
)
def test_activities_of_a_pendulum_under_every_method(method):
    """While a bar swings down from the horizontal, ∫|P| of its inertias is its kinetic energy, ½ (m l²/4 + J) ω², and
    that of its weight is the work done, which is the same."""
    bar = bgp.Body(2.0, 2.0 / 12.0, points=dict(end=(-0.5, 0.0)))
    world = bgp.World(gravity=(0.0, -9.81))
    graph = bgp.Assembly(dict(world=world, bar=bar, hinge=bgp.Revolute()), ["world -> hinge -> bar.end"])
    sol = bg.simulate(bg.compile(graph, method=method), 0.0, 0.4, audit=True, rtol=1e-8)
    activity, angle = sol.activity(), float(sol["hinge.angle"][-1])
    assert -1.5 < angle < -0.5
    # compliant joints give way a little and oscillate
    close = 2e-2 if isinstance(method, bg.Compliant) else 1e-6
    np.testing.assert_allclose(activity["bar.m"], -2.0 * 9.81 * 0.5 * np.sin(angle), rtol=close)
    np.testing.assert_allclose(activity["bar.weight"], -2.0 * 9.81 * 0.5 * np.sin(angle), rtol=close)
    assert "bar.weight" in activity.sources and not [name for name in activity.values if name.endswith("hold")]


def test_ranking_is_printed_and_plotted(circuit):
    activity = bg.simulate(circuit, 0.0, 3.0, audit=True).activity()
    text = str(activity)
    assert "activity [J]" in text and text.index(" R ") < text.index(" C ") and "source" in text
    assert "<svg" in activity.plot().svg
    assert repr(activity) == text and "values" in dir(activity)


def test_nothing_moves():
    graph = bg.Graph(dict(v=bg.One(), m=bg.I(1.0), d=bg.R(1.0)), ["v -> m", "v -> d"])
    activity = bg.simulate(bg.compile(graph), 0.0, 1.0, audit=True).activity()
    assert set(map(float, activity.index.values())) == {0.0} and activity.ranking == ("d", "m")


@pytest.mark.slow
def test_spatial_bodies_have_one_activity_each():
    rod = bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(top=(0.0, 0.0, 0.5)))
    parts = dict(world=bgm.World(), rod=rod, ball=bgm.Spherical())
    graph = bgm.Assembly(
        parts, ["world -> ball -> rod.top"], initial={"rod.angular_velocity": bg.Guess((1.0, 2.0, 3.0))}
    )
    activity = bg.simulate(bg.compile(graph), 0.0, 0.2, audit=True).activity()
    assert {"rod.m", "rod.J"} == set(activity.values) and set(activity.by_part.values) == {"rod"}
