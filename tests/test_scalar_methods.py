"""Boudon's mechanisms with multibonds and with scalar bonds under the four methods, at consistent states and for random
parameters; accelerations also beside equations of motion by hand."""

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import pendulum, slider_crank

from .test_scalar import METHODS, in_scalars, same_states


# The springs of the compliant method are unloaded at a consistent state, so that its accelerations are others.
RIGID = [name for name in METHODS if name != "compliant"]


def varied(model, random) -> dict:
    """Random masses, inertias, dampings, and one factor of all lengths, so that the mechanism still closes."""
    factor, found = random.uniform(0.8, 1.3), {}
    for path, value in bg.get(model).items():
        word, value = path.rpartition(".")[2], np.asarray(value)
        if word in ("mass", "damping"):
            found[path] = value * random.uniform(0.5, 2.0)
        elif word == "inertia":  # principal moments of a real body: none exceeds the sum of the others
            found[path] = value * random.uniform(0.9, 1.3, 3)
        elif ".points." in path:
            found[path] = value * factor
    return found


def pendulum_acceleration(values, angle: float, rate: float) -> float:
    """(I + m a²) θ̈ = −m g a cos θ − c θ̇, with the angle from the horizontal."""
    lever = -values["bar.points.O"][0]
    torque = -values["bar.mass"] * 9.81 * lever * np.cos(angle) - values["hinge.damping"] * rate
    return torque / (values["bar.inertia"][2] + values["bar.mass"] * lever**2)


def crank_acceleration(values, angle: float, rate: float) -> float:
    """M(γ) γ̈ + M′(γ) γ̇²/2 = Q of the slider-crank (r the crank, l the rod, both with G in the middle), from
    x = r cos γ + √(l² − r² sin² γ) and l sin ψ = −r sin γ; M′ by a complex step."""
    radius, length = 2.0 * values["crank.points.B"][0], 2.0 * values["rod.points.B"][0]

    def slopes(gamma):
        """Velocities per crank rate: of the piston, and the turning rate of the rod."""
        reach = np.sqrt(length**2 - (radius * np.sin(gamma)) ** 2)
        turn = -radius * np.cos(gamma) / reach
        return -radius * np.sin(gamma) + radius * np.sin(gamma) * turn, turn

    def inertia(gamma):
        piston, turn = slopes(gamma)
        middle = (piston - radius * np.sin(gamma)) / 2.0, radius * np.cos(gamma) / 2.0
        found = values["crank.inertia"][2] + values["crank.mass"] * radius**2 / 4.0 + values["rod.inertia"][2] * turn**2
        return found + values["rod.mass"] * (middle[0] ** 2 + middle[1] ** 2) + values["piston.mass"] * piston**2

    piston, turn = slopes(angle)
    weight = -9.81 * np.cos(angle) * radius / 2.0 * (values["crank.mass"] + values["rod.mass"])
    friction = values["bore.damping"] * piston**2 + values["small_end.damping"] * turn**2
    slope = inertia(angle + 1e-30j).imag / 1e-30
    return (10.0 + weight - friction * rate - 0.5 * slope * rate**2) / inertia(angle).real


CASES = {
    "pendulum": (pendulum.build, "hinge", "bar", pendulum_acceleration),
    "slider_crank": (slider_crank.isostatic, "main", "crank", crank_acceleration),
    "slider_crank_hyperstatic": (slider_crank.hyperstatic, "main", "crank", crank_acceleration),
}
SLOW = [pytest.param(name, method, marks=pytest.mark.slow) for name in list(CASES)[1:] for method in METHODS]


def near(ours, theirs, size: float) -> None:
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-12 * size)


def largest(*values) -> float:
    return max(np.max(np.abs(value), initial=0.0) for value in values)


@pytest.mark.parametrize("name, method", [("pendulum", method) for method in METHODS] + SLOW)
def test_rates_at_consistent_states_and_random_parameters(name, method):
    build, joint, body, acceleration = CASES[name]
    model = build()
    vector, scalar = (bg.compile(graph, method=METHODS[method]) for graph in (model, bg.to_scalar(model)))
    assert same_states(vector, scalar)
    names = [each for each in vector.plan.exports if not each.endswith("gap_rate")]
    for seed in range(2 if name == "pendulum" else 4):
        random = np.random.default_rng(seed)
        values, angle, rate = varied(model, random), random.uniform(-1.2, 1.2), random.normal(0.0, 2.0)
        given, changed = {f"{joint}.angle": angle, f"{joint}.rate": rate}, bg.set(model, values)
        ours, theirs = bg.compile(bg.to_scalar(changed), method=METHODS[method]), bg.set(vector, values)
        state = np.asarray(bg.initialise(theirs, given))
        mine = in_scalars(vector, scalar, state)
        near(bg.initialise(ours, given), mine, largest(mine))
        wanted = theirs(0.1, state)
        rates = in_scalars(vector, scalar, wanted)
        near(ours(0.1, mine), rates, largest(rates))
        # an element is also changed in the scalar graph itself
        elements = bg.get(bg.to_scalar(changed))
        near(bg.set(scalar, elements)(0.1, mine), rates, largest(rates))
        results = [system.outputs(0.1, each, names) for system, each in ((ours, mine), (theirs, state))]
        for each in names:
            near(results[0][each], results[1][each], largest(*results[1].values()))
        if method in RIGID:
            wanted = acceleration(values, angle, rate)
            # consistent within the tolerance of the search for the initial condition
            np.testing.assert_allclose(turning(ours, mine, joint, body), wanted, rtol=1e-9)


def turning(system, state, joint: str, body: str) -> float:
    """Angular acceleration about z: of the joint's coordinate where its rate is a state, otherwise of the body."""
    rates = np.asarray(system(0.1, state))
    starts = {slot.name: slot.start for slot in system.plan.equations.states}
    names = (f"{joint}.turning.flow", f"{joint}.turning_free.flow", f"{body}.J[2].flow")
    return next(rates[starts[name]] for name in names if name in starts)


def test_one_mass_of_a_scalar_graph_is_changed_component_by_component():
    """The mass of the vector graph is that of three inertias and of the weight."""
    model = pendulum.build()
    scalar = bg.compile(bg.to_scalar(model))
    masses = {f"bar.m[{k}].inertia": 2.5 for k in range(3)} | {"bar.weight[1].effort": -2.5 * 9.81}
    state = np.asarray(bg.initialise(scalar, {"hinge.angle": 0.4, "hinge.rate": 1.5}))
    changed = bg.compile(bg.to_scalar(bg.set(model, {"bar.mass": 2.5})))
    near(bg.set(scalar, masses)(0.0, state), changed(0.0, state), 10.0)
