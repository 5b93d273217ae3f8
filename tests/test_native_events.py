"""Switches in native code: events, held values and the log are those of the other engine, and of closed forms."""

import os

import diffrax as dfx
import jax
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import REGISTRY


CASES = {
    "ball_in_ring": (0.03, "Tsit5"),
    "crank_rocker_contact": (0.03, "Tsit5"),
    "flores_slider_crank": (5e-4, "Dopri8"),
}
SPREAD = 10.0  # the engines may differ by so many times what runs that begin one unit in the last place apart do
BALL, STIFFNESS, HEIGHT = 1.0, 1e5, 0.1  # mass [kg], stiffness [N/m], height of its fall [m]
GRAVITY = 9.81


def reference(monkeypatch, run):
    """A run by diffrax."""
    with monkeypatch.context() as patch:
        patch.setitem(os.environ, "BGJAX_NATIVE", "off")
        sol = run()
    assert sol.reference
    return sol


def logged(sol):
    """Times, held values and peaks of all events, event by event."""
    return np.array([event[1:] for event in sol.events])


@pytest.mark.parametrize("name", CASES)
def test_engines_agree(name, monkeypatch):
    """Events and states up to the first contacts, after which errors grow from one contact to the next."""
    end, method = CASES[name]
    system = bg.compile(REGISTRY[name].build())
    start = np.asarray(bg.initialise(system))
    options = {"rtol": 1e-9, "solver": getattr(dfx, method)(), "saveat": np.linspace(0.0, end, 21)}

    def run(state):
        return bg.simulate(system, 0.0, end, state, **options)

    sol = run(start)
    others = [reference(monkeypatch, lambda k=k: run(start + k * np.spacing(start))) for k in (0, -1, 1, 2, -2)]
    assert sol.reference == "" and len(sol.events) == sol.events.count > 0
    first = others[0]
    for value in (logged, lambda each: np.asarray(each.ys) / (1.0 + np.abs(first.ys)).max(axis=0)):
        np.testing.assert_array_equal(np.isnan(value(sol)), np.isnan(value(first)))
        moved = np.max([np.abs(value(each) - value(first)) for each in others[1:]], axis=0)
        floor = 1e-9 * np.nanmax(np.abs(value(first)), axis=0)  # the tolerance of the runs
        assert np.nanmax(np.abs(value(sol) - value(first)) - SPREAD * moved - floor) <= 0.0
    steps = [int(each.stats["num_steps"]) for each in others]
    assert abs(int(sol.stats["num_steps"]) - steps[0]) <= SPREAD * max(1, np.ptp(steps))
    assert {name: value.dtype for name, value in sol.stats.items()} == dict.fromkeys(sol.stats, np.dtype(int))


def test_lanes_equal_single_runs():
    """Runs that are computed together take the same steps, bit for bit, and log the same."""
    system = bg.compile(REGISTRY["ball_in_ring"].build())
    starts = np.asarray(bg.initialise(system)) * (1.0 + 1e-3 * np.arange(11)[:, None])
    options = {"rtol": 1e-7, "solver": dfx.Tsit5(), "saveat": np.linspace(0.0, 0.05, 7), "throw": False}

    def run(state):
        sol = bg.simulate(system, 0.0, 0.05, state, **options)
        return sol.ys, sol.log, sol.stats["num_steps"]

    together = jax.jit(jax.vmap(run))(starts)
    for number, start in enumerate(starts):
        for mine, all_runs in zip(jax.tree.leaves(run(start)), jax.tree.leaves(together), strict=True):
            np.testing.assert_array_equal(mine, all_runs[number])


@bg.symbolic
def below(x):
    return -x


@bg.symbolic
def pressed(x):
    return STIFFNESS * 0.5 * (abs(x) - x)


def ball(initial: float = HEIGHT) -> bg.System:
    """A ball that falls on a spring without losses."""
    nodes = dict(
        v=bg.One(),
        m=bg.I(BALL),
        weight=bg.Se(-BALL * GRAVITY),
        x=bg.Position(),
        floor=bg.MSe(),
        force=bg.Function(pressed, ("x",)),
        depth=bg.Function(below, ("x",)),
        latch=bg.Latch(0.01, watching=True),
    )
    bonds = ["weight -> v -> m", "floor -> v", "v ~> x ~> force ~> floor.modulus", "x ~> depth ~> latch.trigger"]
    bonds += ["v ~> latch.value", "force ~> latch.watched"]
    return bg.compile(bg.Graph(nodes, bonds, initial={"x.position": initial}))


@pytest.mark.parametrize("solver", [dfx.Tsit5(), dfx.Dopri8()], ids=["Tsit5", "Dopri8"])
def test_a_bouncing_ball_follows_its_closed_form(solver):
    """Falls of equal height, and half oscillations about the depth at which the spring carries the weight."""
    speed, pace = np.sqrt(2.0 * GRAVITY * HEIGHT), np.sqrt(STIFFNESS / BALL)
    contact = (np.pi + 2.0 * np.arctan(GRAVITY / (pace * speed))) / pace
    fall, period = speed / GRAVITY, 2.0 * speed / GRAVITY + contact
    sol = bg.simulate(ball(), 0.0, 3.2 * period, rtol=1e-11, solver=solver)
    assert sol.reference == "" and sol.events.count == 3
    began = fall + period * np.arange(3)
    peak = BALL * GRAVITY + np.hypot(BALL * GRAVITY, STIFFNESS / pace * speed)
    np.testing.assert_allclose([e.began for e in sol.events], began, rtol=0.0, atol=1e-9)
    np.testing.assert_allclose([e.ended for e in sol.events], began + contact, rtol=0.0, atol=1e-9)
    np.testing.assert_allclose([e.held for e in sol.events], -speed, rtol=1e-8)
    np.testing.assert_allclose([e.peak for e in sol.events], peak, rtol=1e-4)  # a parabola through points in a step
    np.testing.assert_allclose([e.peaked for e in sol.events], began + 0.5 * contact, rtol=0.0, atol=1e-5)


def test_an_event_that_is_under_way_at_the_beginning_is_logged():
    """The ball begins below the floor: its first event begins with the run, and holds nothing."""
    sol = bg.simulate(ball(-1e-3), 0.0, 0.2, rtol=1e-9)
    first = sol.events[0]
    assert sol.reference == "" and first.began == 0.0 and np.isnan(first.held) and 0.0 < first.ended < 0.01
    assert sol.events.count == len(sol.events) > 1
