"""Activities in harmonic steady state: against tables, closed forms and integrals of hand-written solutions."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.analysis.reduction.harmonic import mean_magnitude

from .tables import table


def quarter_car(road=0.0) -> bg.Graph:
    nodes = dict(
        road=bg.Sf(road),
        tyre=bg.Zero(),
        kt=bg.C(stiffness=193915.0),
        wheel=bg.One(),
        mu=bg.I(36.6),
        gap=bg.Zero(),
        strut=bg.One(),
        ks=bg.C(stiffness=18742.0),
        cs=bg.R(700.0),
        body=bg.One(),
        ms=bg.I(267.0),
    )
    bonds = ["road -> tyre -> kt", "tyre -> wheel -> mu", "wheel -> gap -> body -> ms", "gap -> strut -> ks"]
    return bg.Graph(nodes, [*bonds, "strut -> cs"])


def test_quarter_car():
    known = table("quarter_car_activity")
    found = bg.activity(bg.compile(quarter_car()), frequencies=known["frequency"], input="road.flow")
    for name in ("ms", "mu", "ks", "kt", "cs"):
        np.testing.assert_allclose(found[name], known[f"{name}_activity"], rtol=1e-12)
        np.testing.assert_allclose(found.index[name], known[f"{name}_index"], rtol=1e-12)
    assert found.at(0.5).ranking == ("ms", "ks", "mu", "cs", "kt")
    assert found.keeping(0.95) == ("kt", "ms", "mu", "ks", "cs")
    assert found.at(12.0).keeping(0.9) == ("mu", "kt", "cs")


def test_amplitude_and_sources_of_time():
    """Activities grow with the square of the amplitude; an oscillation is added to a source of time."""
    plain = bg.activity(bg.compile(quarter_car()), frequencies=5.0, input="road.flow")
    driven = bg.compile(quarter_car(lambda t: 0.3 + 0.0 * t))
    for found in (
        bg.activity(bg.compile(quarter_car()), frequencies=5.0, input="road.flow", amplitude=3.0),
        bg.activity(driven, frequencies=[5.0], input="road.flow", amplitude=-3.0),
    ):
        np.testing.assert_allclose(found["cs"], 9.0 * plain["cs"], rtol=1e-12)
        np.testing.assert_allclose(found.index["cs"], plain.index["cs"], rtol=1e-12)


def test_mean_magnitude_is_an_integral():
    angles = (np.arange(400_000) + 0.5) * 2.0 * np.pi / 400_000
    for mean, swing in ((0.0, 2.0), (1.0, 1.0), (3.0, 1.0), (-0.4, 1.0), (0.7, 0.9), (0.0, 0.0)):
        exact = np.mean(np.abs(mean + swing * np.cos(angles)))
        assert mean_magnitude(mean, swing) == pytest.approx(exact, abs=1e-10)


def test_field_of_two_ports_and_vector_elements():
    """A C-field between two masses has powers of both signs at once: against an integral of its power over time, from
    equations by hand; its four times peak energy would be another number."""
    stiffness, damping = np.array([[50.0, -20.0], [-20.0, 30.0]]), np.array([0.4, 0.9])
    nodes = dict(
        F=bg.Se(0.0), a=bg.One(), b=bg.One(), m=bg.I(1.0), n=bg.I(2.0), k=bg.Field({"a": "C", "b": "C"}, stiffness)
    )
    nodes |= dict(c=bg.R(damping[0]), d=bg.R(damping[1]))
    graph = bg.Graph(nodes, ["F -> a -> m", "a -> c", "b -> n", "b -> d", "a -> k.a", "b -> k.b"])
    frequency, omega = 0.8, 1.6 * np.pi
    found = bg.activity(bg.compile(graph), frequencies=[frequency], input="F.effort", amplitude=2.0)
    impedance = stiffness - omega**2 * np.diag([1.0, 2.0]) + 1j * omega * np.diag(damping)
    place = np.linalg.solve(impedance, np.array([2.0, 0.0]))
    turn = np.exp(1j * omega * (np.arange(200_000) + 0.5) / 200_000 / frequency)
    q, v = ((x[:, None] * turn).real for x in (place, 1j * omega * place))
    mean = np.mean(np.abs(np.sum((stiffness @ q) * v, axis=0))) / frequency
    np.testing.assert_allclose(found["k"][0], mean, rtol=1e-8)
    peak = 4.0 * np.max(0.5 * np.sum(q * (stiffness @ q), axis=0))
    assert abs(peak / mean - 1.0) > 1e-3
    np.testing.assert_allclose(found["d"][0], np.mean(damping[1] * v[1] ** 2) / frequency, rtol=1e-12)
    np.testing.assert_allclose(found["m"][0], 4.0 * 0.5 * np.abs(omega * place[0]) ** 2, rtol=1e-12)


def test_matrix_resistor_whose_flows_differ_in_phase():
    """Its power is never negative, so that its activity is its mean power times the period."""
    resistance = np.array([[2.0, 0.5], [0.5, 1.0]])
    nodes = dict(F=bg.Se((1.0, 0.0)), v=bg.One(), m=bg.I((1.0, 3.0)), r=bg.R(resistance))
    found = bg.activity(bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> r"])), frequencies=2.0, input="F.effort[0]")
    omega = 4.0 * np.pi
    flow = np.linalg.solve(resistance + 1j * omega * np.diag([1.0, 3.0]), np.array([1.0, 0.0]))
    np.testing.assert_allclose(found["r"][0], 0.5 * (flow.conj() @ resistance @ flow).real / 2.0, rtol=1e-12)


def test_mechanism_about_its_equilibrium():
    """A pendulum on a torsion spring that hangs in gravity: δ = T/(k + m g l − J ω² + i c ω)."""
    bar = bgp.Body(2.0, 0.05, points=dict(top=(0.0, 0.5)))
    hinge = bgp.Revolute(stiffness=3.0, damping=0.4)
    parts = dict(world=bgp.World(gravity=(0.0, -9.81)), bar=bar, hinge=hinge, drive=bgp.Torque(0.0))
    graph = bgp.Assembly(parts, ["world -> hinge -> bar.top", "drive -> bar"])
    system, omega = bg.compile(graph), 2.0 * np.pi * 0.7
    torque = next(path for path in bg.get(system) if path.startswith("drive."))
    found = bg.activity(system, frequencies=[0.7], input=torque, amplitude=0.1, state={"hinge.angle": 0.0})
    angle = 0.1 / (3.0 + 2.0 * 9.81 * 0.5 - (0.05 + 2.0 * 0.25) * omega**2 + 0.4j * omega)
    exact = dict(turning_damper=0.5 * 0.4 * abs(omega * angle) ** 2 / 0.7, turning_spring=2.0 * 3.0 * abs(angle) ** 2)
    for name, value in exact.items():
        np.testing.assert_allclose(found[f"hinge.{name}"][0], value, rtol=1e-9)


def test_table_and_plots():
    found = bg.activity(bg.compile(quarter_car()), frequencies=[0.5, 12.0], input="road.flow")
    assert "0.5 Hz" in str(found) and "12 Hz" in str(found) and "road.flow" in str(found) and repr(found) == str(found)
    assert "<svg" in found.plot().svg and "index" in dir(found)
    alone = bg.activity(bg.compile(quarter_car()), frequencies=[0.5], input="road.flow")
    assert "<svg" in alone.plot().svg and alone.at(0.5).by_part.ranking == alone.at(0.5).ranking
    with pytest.raises(bg.ResultError, match="choose from 0.5, 12"):
        found.at(3.0)
