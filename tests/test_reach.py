"""Mechanisms whose whole motion is prescribed: dependent coordinates stay on the branch of the kinematic loop, and a
drive that leads beyond the reach of the mechanism stops the run."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp


CRANK, ROD = 0.2, 0.8
METHODS = [bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()]
methods = pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)


def link(length):
    return bgp.Body(1.0, 0.02, points=dict(A=(-length / 2, 0.0), B=(length / 2, 0.0)))


def turn(t):
    return 0.3 + 6.0 * t


def slider_crank(crank_drive=None, slider_drive=None):
    parts = dict(
        world=bgp.World(gravity=None),
        crank=link(CRANK),
        rod=link(ROD),
        piston=bgp.Body(1.0, 0.02),
        p=bgp.Revolute(drive=crank_drive),
        q=bgp.Revolute(),
        s=bgp.Revolute(),
        x=bgp.Prismatic((1.0, 0.0), drive=slider_drive),
    )
    links = ["world -> p -> crank.A", "crank.B -> q -> rod.A", "rod.B -> s -> piston", "world -> x -> piston"]
    return bgp.Assembly(parts, links, initial={"q.angle": bg.Guess(-0.4), "x.displacement": bg.Guess(1.0)})


def piston_at(ts):
    angle = turn(np.asarray(ts))
    return CRANK * np.cos(angle) + np.sqrt(ROD**2 - (CRANK * np.sin(angle)) ** 2)


@methods
@pytest.mark.parametrize("saveat", [None, np.linspace(0.0, 2.0, 11)], ids=["steps", "eleven times"])
def test_a_driven_crank_moves_the_piston(method, saveat):
    solution = bg.simulate(bg.compile(slider_crank(bgm.Motion(turn)), method=method), 0.0, 2.0, saveat=saveat)
    np.testing.assert_allclose(solution["x.displacement"], piston_at(solution.ts), atol=2e-7)
    np.testing.assert_allclose(np.asarray(solution["p.angle"]), turn(np.asarray(solution.ts)), atol=2e-7)


def torque(mass):
    """Drive torque at t = 2 by virtual work: kinetic energy of the links as a function of the crank angle."""
    t, h = 2.0, 1e-4

    def energy(at):
        angle, rate = turn(at), 6.0

        def pose(a):
            tilt = -np.arcsin(CRANK * np.sin(a) / ROD)
            end = CRANK * np.array([np.cos(a), np.sin(a)])
            middle = end + 0.5 * ROD * np.array([np.cos(tilt), np.sin(tilt)])
            return np.array([*(0.5 * end), a, *middle, tilt, end[0] + ROD * np.cos(tilt)])

        speeds = rate * (pose(angle + h) - pose(angle - h)) / (2 * h)
        return 0.5 * np.sum(np.array([1.0, 1.0, 0.02, 1.0, 1.0, 0.02, mass]) * speeds**2)

    return (energy(t + h) - energy(t - h)) / (2 * h) / 6.0


def later(*numbers):
    """Methods of which another test here has a run that compiles faster."""
    found = [pytest.param(method, marks=pytest.mark.slow if k in numbers else ()) for k, method in enumerate(METHODS)]
    return pytest.mark.parametrize("method", found, ids=lambda method: type(method).__name__)


@later(0, 2)
def test_drive_torques_and_their_derivatives_by_virtual_work(method):
    system = bg.compile(slider_crank(bgm.Motion(turn)), method=method)
    found = bg.gradient(lambda solution: solution["p.drive_torque"][-1], system, ["piston.mass"], 0.0, 2.0)
    expected = (torque(1.1) - torque(0.9)) / 0.2
    np.testing.assert_allclose(found.value, torque(1.0), rtol=1e-5)
    np.testing.assert_allclose(found["piston.mass"], expected, rtol=1e-5)


@later(1)
def test_a_slider_driven_beyond_its_reach_stops_the_run(method):
    system = bg.compile(slider_crank(slider_drive=bgm.Motion(lambda t: 0.9 + 0.2 * t)), method=method)
    solution = bg.simulate(system, 0.0, 2.0, throw=False)
    assert not solution.successful and "reach of the mechanism" in str(solution)
    assert np.max(np.asarray(solution.ts)[np.isfinite(solution.ts)]) <= 0.5


@methods
def test_a_cylinder_longer_than_its_reach_stops_the_run(method):
    parts = dict(
        world=bgp.World(points=dict(C=(0.3, -0.4))),
        boom=bgp.Body(3.0, 0.2, points=dict(O=(-0.6, 0.0), P=(-0.1, 0.0))),
        j=bgp.Revolute(),
        cylinder=bgp.Distance(lambda t: 0.8 + 0.5 * t),
    )
    links = ["world -> j -> boom.O", "world.C -> cylinder -> boom.P"]
    model = bgp.Assembly(parts, links, initial={"j.angle": bg.Guess(0.4)})
    solution = bg.simulate(bg.compile(model, method=method), 0.0, 1.0, throw=False)
    assert not solution.successful
    assert np.max(np.asarray(solution.ts)[np.isfinite(solution.ts)]) <= 0.4


def test_a_crank_driven_beyond_the_reach_of_a_linkage_stops_the_run():
    """A four-bar whose rank varies, so that the multipliers are regularised; the coupler and the rocker are in line at
    sin(angle / 2) = 0.6."""
    parts = dict(world=bgp.World(points=dict(D=(0.5, 0.0))), a=link(0.5), c=link(0.3), b=link(0.3))
    parts |= dict(
        p=bgp.Revolute(drive=bgm.Motion(lambda t: 0.8 + 2.0 * t)),
        q=bgp.Revolute(),
        r=bgp.Revolute(),
        s=bgp.Revolute(),
    )
    links = ["world -> p -> a.A", "a.B -> q -> c.A", "c.B -> r -> b.B", "world.D -> s -> b.A"]
    initial = {"q.angle": bg.Guess(-1.0), "s.angle": bg.Guess(1.5)}
    solution = bg.simulate(bg.compile(bgp.Assembly(parts, links, initial=initial)), 0.0, 1.0, throw=False)
    limit = (2.0 * np.arcsin(0.6) - 0.8) / 2.0
    reached = np.asarray(solution.ts)[np.isfinite(solution.ts)]
    assert not solution.successful and limit - 0.01 < reached[-1] <= limit


def test_driven_mechanisms_in_a_sweep():
    system = bg.compile(slider_crank(bgm.Motion(turn)), method=bg.MinimalCoordinates())
    found = bg.sweep(system, {"piston.mass": [0.5, 1.0]}, 0.0, 2.0)
    np.testing.assert_allclose(found["x.displacement"][1], piston_at(found.ts), atol=2e-7)
