"""Derivative programs as such: they receive parameters as carried values only, and their values are those of central
differences."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from bgjax.system.base import bound_of
from bgjax.system.derivative_rules import MOVED, DerivativeRule


METHODS = (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality())
GROUPS = (Output.RATES, Output.PROJECTION, Output.SUPPLIES, Output.ENERGIES, Output.HIDDEN, Output.GAPS)
FAST = ("resistive_network", "geared", "screw_press", "planar_slider_crank")
ONE_OF = 25  # results by name of each model, each in a program of its own
STEP = 1e-6  # of central differences, relative


def planetary_gear():
    """An arm, driven by a constant moment, with a planet geared to it, both free of gravity."""
    parts = {
        "world": bgp.World(gravity=None),
        "arm": bgp.Body(1.0, 0.3, points={"E": (0.4, 0.0)}),
        "planet": bgp.Body(0.8, 0.02),
        "A": bgp.Revolute(effort=0.7),
        "P": bgp.Revolute(),
        "g": bgp.Gear(2.5),
    }
    return bgp.Assembly(parts, ["world -> A -> arm", "arm.E -> P -> planet", "A.axis -> g -> P.axis"])


BUILDS = {name: model.build for name, model in REGISTRY.items()} | {"planetary_gear": planetary_gear}


def asked(system) -> list[tuple]:
    """The groups of results, and a part of the results by name."""
    return [(name,) for name in (*GROUPS, *[*system.plan.equations.quantities][::ONE_OF])]


def parameters_in(program) -> list[tuple]:
    keys = [program.pool.key(i) for i in program.body if program.pool.kind(i) == "symbol"]
    return [key for key in keys if key[0] == "parameter"]


def found_parameters(system) -> list[tuple]:
    """Parameters in the bodies of the derivative programs of a system."""
    found = []
    for names in asked(system):
        program = system.plan.program(names)
        if not program.calls_in_body:
            rule = DerivativeRule(program, system.plan.equations.solved.implicit)
            found += [(names, key) for key in parameters_in(rule.tangent(MOVED)) + parameters_in(rule.adjoint(MOVED))]
    return found


@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
@pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)
@pytest.mark.parametrize(
    "name",
    [name if name in (*FAST, "planetary_gear") else pytest.param(name, marks=pytest.mark.slow) for name in BUILDS],
)
def test_derivative_programs_have_no_parameters(name, method):
    """A run gives them states, time and carried values."""
    assert found_parameters(bg.compile(BUILDS[name](), method=method)) == []


class Evaluation:
    """A program of a system and its derivative programs, by NumPy, at a state."""

    def __init__(self, system, names, state):
        solved = system.plan.equations.solved
        self.program, self.state = system.plan.program(names), state
        self.rule, self.backend = DerivativeRule(self.program, solved.implicit), NumpyBackend({}, solved.blocks)

    def carried(self, system) -> dict:
        values = self.backend.values(self.program.pool, self.program.prelude, bound_of(system).lookup)
        return {node: values[node] for node in self.program.carried}

    def outputs(self, program, carried, more=lambda key: 0.0) -> np.ndarray:
        def symbol(key):
            return self.state[key[1]] if key[0] == "state" else more(key)

        return np.array(self.backend.outputs(program, symbol, dict(carried)), float)


CASES = {
    "planetary gear": (planetary_gear, bg.DerivativeCausality(), (Output.RATES,), "g.ratio"),
    "slider-crank": (REGISTRY["slider_crank"].build, bg.MinimalCoordinates(), ("main.reaction_force",), "crank.mass"),
    "motor": (REGISTRY["motor_crank"].build, bg.MinimalCoordinates(), ("main.reaction_force",), "piston.mass"),
}


@pytest.mark.parametrize("case", CASES)
def test_values_are_those_of_central_differences(case):
    """By one parameter, forward and back."""
    build, method, names, path = CASES[case]
    system = bg.compile(build(), method=method)
    start = np.asarray(bg.initialise(system))
    state = start + 0.05 * np.asarray(system.scales()) * np.random.default_rng(5).normal(size=start.shape)
    evaluation, value = Evaluation(system, names, state), float(bg.get(system, path))
    carried = evaluation.carried(system)
    less, more = (evaluation.carried(bg.set(system, {path: value * (1.0 + k * STEP)})) for k in (-1, 1))
    change = np.array([more[i] - less[i] for i in carried]) / (2.0 * STEP * value)
    low, high = (evaluation.outputs(evaluation.program, each) for each in (less, more))
    expected = (high - low) / (2.0 * STEP * value)
    tangent, adjoint = evaluation.rule.tangent(("carried",)), evaluation.rule.adjoint(("carried",))
    found = evaluation.outputs(tangent, carried, lambda key: change[key[2]] if key[0] == "dot" else 0.0)
    weights = np.random.default_rng(6).normal(size=expected.shape)
    back = evaluation.outputs(adjoint, carried, lambda key: weights[key[1]] if key[0] == "bar" else 0.0)
    assert np.max(np.abs(expected)) > 1e-4
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-7 * np.max(np.abs(expected)))
    np.testing.assert_allclose(back @ change, weights @ found, rtol=1e-9)


def test_the_planetary_gear_accelerates_as_one_inertia():
    """Closed form: arm and planet turn together, the planet 1 + ratio times as fast."""
    inertia = 0.3 + 0.8 * 0.4**2 + 0.02 * 3.5**2
    for method in METHODS:
        solution = bg.simulate(bg.compile(planetary_gear(), method=method), 0.0, 1.0, rtol=1e-10)
        np.testing.assert_allclose(solution["A.angle"][-1], 0.5 * 0.7 / inertia, rtol=1e-8)
