"""Baumgarte stabilisation at the places of λ (Marquis-Favre 1999): g̈ + 2α ġ + β² g = 0 instead of the projection."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import scipy.integrate

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from bgjax.system.evaluate_numbers import evaluate_numbers

from .poses import derivatives, pose


ALPHA, BETA = 7.0, 4.0
STABILISED = bg.Multipliers(stabilisation=bg.Baumgarte(ALPHA, BETA))
MECHANISMS = (
    "slider_crank",
    "slider_crank_hyperstatic",
    "driven_crank",
    "geared",
    "planar_four_bar",
    "double_pendulum_points",
    "bennett",
    "car_axis",
)


def ball(length=1.0) -> bgm.Assembly:
    """A point mass on a rod without mass."""
    parts = dict(world=bgm.World(), mass=bgm.PointMass(2.0), rod=bgm.Distance(length))
    return bgm.Assembly(
        parts, ["world -> rod -> mass"], initial={"mass.position": (1.0, 0.0, 0.0), "mass.velocity": (0.0, 1.5, 0.0)}
    )


def largest_gap(sol) -> float:
    return float(np.max(np.abs(evaluate_numbers(sol.system, (Output.GAPS,), np.asarray(sol.ts), np.asarray(sol.ys)))))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name == "bennett" else name for name in MECHANISMS]
)
def test_where_constraints_hold_nothing_changes(name):
    """Loops, redundant rows, prescribed motions, gears, distances, in space and in the plane."""
    model = REGISTRY[name].build()
    plain, stabilised = bg.compile(model), bg.compile(model, method=STABILISED)
    state = pose(plain, 3, 0.0)
    rates = [evaluate_numbers(system, (Output.RATES,), np.zeros(1), state[None])[0] for system in (plain, stabilised)]
    np.testing.assert_allclose(rates[1], rates[0], rtol=1e-9, atol=1e-8 * (1.0 + np.max(np.abs(rates[0]))))
    # nothing is projected
    assert not np.any(evaluate_numbers(stabilised, (Output.PROJECTION,), np.zeros(1), state[None], order=1.0))


@pytest.mark.parametrize(
    "name", ["slider_crank", "driven_crank", "geared", "planar_four_bar", "double_pendulum_points"]
)
def test_constraint_flows_obey_the_damped_equation(name):
    """At states that violate positions and velocities: d/dt f = −2α f − β² g for every row,
    by differences along the motion."""
    system = bg.compile(REGISTRY[name].build(), method=STABILISED)
    random, state = np.random.default_rng(2), np.array(bg.initialise(system))
    state += 1e-2 * random.normal(size=len(state))
    flows, gaps = (
        evaluate_numbers(system, (what,), np.zeros(1), state[None])[0] for what in (Output.HIDDEN, Output.GAPS)
    )
    assert len(flows) == len(gaps) and np.max(np.abs(gaps)) > 1e-3 and np.max(np.abs(flows)) > 1e-3
    wanted = -2.0 * ALPHA * flows - BETA**2 * gaps
    np.testing.assert_allclose(
        derivatives(system, state, (Output.HIDDEN,)), wanted, atol=1e-6 * (1.0 + np.max(np.abs(wanted)))
    )


def test_flow_constraints_have_no_term_in_positions():
    """Two masses that shall move together, told by their velocities alone: the difference decays as e^(−2αt)."""
    nodes = dict(a=bg.One(), b=bg.One(), m=bg.I(1.0), n=bg.I(3.0), gap=bg.Zero(), equal=bg.Constraint(1), F=bg.Se(2.0))
    graph = bg.Graph(nodes, ["F -> a -> m", "a -> gap -> b -> n", "gap -> equal"])
    system = bg.compile(graph, method=STABILISED)
    ts = np.linspace(0.0, 1.0, 21)
    sol = bg.simulate(system, 0.0, 1.0, np.array([1e-5, -5e-5]), saveat=ts, rtol=1e-10, atol=1e-16)
    np.testing.assert_allclose(sol["m.flow"] - sol["n.flow"], 6e-5 * np.exp(-2.0 * ALPHA * ts), rtol=1e-6, atol=1e-14)


def test_an_inconsistent_start_decays_as_theory_says():
    """The rod is 80 µm too long and lengthens: against m r̈ = m g + λ r/|r| with that λ, by SciPy,
    and the closed form of g."""
    system = bg.compile(ball(), method=STABILISED)
    start = np.array([0.0, 1.5, 0.0]) + 5e-5 * np.array([1.0, 0.0, 0.0]), np.array([1.0 + 8e-5, 0.0, 0.0])
    names = ("mass.m.flow", "mass.x.position")
    slots = {slot.name: slot for slot in system.plan.equations.states}
    state = np.zeros(system.plan.size)
    for name, value in zip(names, start, strict=True):
        state[slots[name].start : slots[name].start + 3] = value
    ts = np.linspace(0.0, 1.5, 31)
    sol = bg.simulate(system, 0.0, 1.5, state, saveat=ts, rtol=1e-11, atol=1e-14)

    def motion(t, y):
        r, v = y[:3], y[3:]
        length = np.linalg.norm(r)
        unit = r / length
        gap, rate = length - 1.0, unit @ v
        turning = (v @ v - rate**2) / length  # |r|¨ = u·r̈ + this
        weight = np.array([0.0, 0.0, -9.81])
        push = -2.0 * ALPHA * rate - BETA**2 * gap - turning - unit @ weight
        return np.concatenate([v, weight + push * unit])

    found = scipy.integrate.solve_ivp(
        motion, (0.0, 1.5), np.concatenate(start[::-1]), method="DOP853", t_eval=ts, rtol=1e-12, atol=1e-14
    )
    np.testing.assert_allclose(sol["mass.position"], found.y[:3].T, atol=1e-9)
    roots = -ALPHA + np.sqrt(ALPHA**2 - BETA**2) * np.array([1.0, -1.0])
    parts = np.linalg.solve(np.array([np.ones(2), roots]), [8e-5, 5e-5])
    np.testing.assert_allclose(
        np.linalg.norm(sol["mass.position"], axis=1) - 1.0, np.exp(np.outer(ts, roots)) @ parts, atol=1e-10
    )


def test_drift_is_bounded_and_the_motion_is_that_of_the_projected_run():
    """Slider-crank, 10 s: without stabilisation gaps grow with time; with it they stay at the tolerance;
    steps grow with α."""
    model = REGISTRY["slider_crank"].build()
    methods = dict(projected=bg.Multipliers(), none=bg.Multipliers(stabilisation=bg.Baumgarte(1e-9, 0.0)))
    methods |= dict(
        ten=bg.Multipliers(stabilisation=bg.Baumgarte(10.0)), hundred=bg.Multipliers(stabilisation=bg.Baumgarte(100.0))
    )
    runs = {name: bg.simulate(bg.compile(model, method=method), 0.0, 10.0) for name, method in methods.items()}
    gaps, steps = (
        {k: largest_gap(run) for k, run in runs.items()},
        {k: int(run.stats["num_steps"]) for k, run in runs.items()},
    )
    assert (
        gaps["projected"] < 1e-14
        and gaps["none"] > 1e-5
        and gaps["ten"] < 1e-2 * gaps["none"]
        and gaps["hundred"] < gaps["ten"]
    )
    assert steps["hundred"] > 2 * steps["ten"] > 2 * 0.9 * steps["projected"]
    for run in (runs["ten"], runs["hundred"]):
        np.testing.assert_allclose(run["main.angle"], runs["projected"]["main.angle"], atol=2e-4, rtol=1e-5)


def test_a_driven_mechanism_and_a_planar_one_run_with_it():
    def length(t):
        return 1.0 + 0.2 * jnp.sin(3.0 * t)

    stretched = bg.simulate(
        bg.compile(ball(length), method=STABILISED), 0.0, 2.0, {"mass.velocity": bg.Guess((0.0, 1.5, 0.0))}, rtol=1e-9
    )
    np.testing.assert_allclose(
        np.linalg.norm(stretched["mass.position"], axis=1),
        1.0 + 0.2 * np.sin(3.0 * np.asarray(stretched.ts)),
        atol=1e-7,
    )
    crank = bgp.Body(1.0, 0.02, points=dict(A=(-0.1, 0.0), B=(0.1, 0.0)))
    parts = dict(world=bgp.World(), crank=crank, load=bgp.Body(2.0, 0.1, points=dict(A=(0.0, 0.3))))
    parts |= dict(main=bgp.Revolute(drive=bgm.Motion(lambda t: 0.2 + 6.0 * t)), pin=bgp.Revolute(damping=0.1))
    shaken = bgp.Assembly(parts, ["world -> main -> crank.A", "crank.B -> pin -> load.A"])
    runs = [bg.simulate(bg.compile(shaken, method=method), 0.0, 1.0, rtol=1e-9) for method in (None, STABILISED)]
    for name in ("main.drive_torque", "pin.angle"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], rtol=1e-5, atol=1e-5)


def test_redundant_rows_stay_satisfied_and_their_reactions_are_shared():
    model = REGISTRY["slider_crank_hyperstatic"].build()
    runs = [bg.simulate(bg.compile(model, method=method), 0.0, 2.0, rtol=1e-8) for method in (None, STABILISED)]
    for name in ("main.angle", "main.reaction_force", "bore.reaction_torque"):
        size = 1.0 + np.max(np.abs(runs[0][name]))
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=1e-5 * size)
    assert (
        np.max(
            np.abs(evaluate_numbers(runs[1].system, (Output.HIDDEN,), np.asarray(runs[1].ts), np.asarray(runs[1].ys)))
        )
        < 1e-6
    )


def test_values_are_parameters_and_gradients_are_those_of_the_projected_run():
    model = ball()
    stabilised = bg.compile(model, method=STABILISED)
    other = bg.set(stabilised, {"method.stabilisation.alpha": 20.0})
    again = bg.compile(model, method=bg.Multipliers(stabilisation=bg.Baumgarte(20.0, BETA)))
    state = np.array(bg.initialise(stabilised)) + 1e-3
    np.testing.assert_allclose(other(0.0, state), again(0.0, state), rtol=1e-12)
    assert np.max(np.abs(other(0.0, state) - stabilised(0.0, state))) > 1e-3

    def height(system, rate):
        return bg.simulate(system, 0.0, 0.7, {"mass.velocity": jnp.array([0.0, 1.0, 0.0]) * rate}, rtol=1e-10)[
            "mass.position"
        ][-1, 2]

    by_mode = [
        jax.grad(lambda rate, system=system: height(system, rate))(1.5) for system in (bg.compile(model), stabilised)
    ]
    difference = (height(stabilised, 1.5 + 1e-4) - height(stabilised, 1.5 - 1e-4)) / 2e-4
    np.testing.assert_allclose(by_mode, [float(difference)] * 2, rtol=1e-5)


def test_a_run_goes_on_from_where_another_ended():
    system = bg.compile(REGISTRY["planar_four_bar"].build(), method=STABILISED)
    first = bg.simulate(system, 0.0, 0.5, rtol=1e-5)
    second = bg.simulate(system, 0.5, 1.0, first.end_state, rtol=1e-5)
    whole = bg.simulate(system, 0.0, 1.0, rtol=1e-5)
    np.testing.assert_allclose(second.ys[-1], whole.ys[-1], rtol=1e-3, atol=1e-3)


def test_the_report_says_it():
    text = str(bg.compile(ball(), method=STABILISED))
    assert "Baumgarte: α = 7 1/s, β = 4 1/s, no projection" in text
