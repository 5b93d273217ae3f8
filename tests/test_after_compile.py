"""After `compile` no model is expanded or entered again: what follows from its numbers is recorded in the plan."""

import sys
from pathlib import Path

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY

from .test_models import NAMES, compiled, shared


MECHANICS = str(Path(bgm.__file__).parent)
CONTACT = str(Path(MECHANICS) / "contact")


def entered(function, *arguments) -> set[str]:
    """Functions of `bgjax.mechanics` that a call enters, but for elements and laws of contact: those of the graph are
    asked wherever they are defined."""
    found = set()

    def watch(frame, event, _):
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(MECHANICS) and not code.co_filename.startswith(CONTACT):
            found.add(f"{Path(code.co_filename).name}: {code.co_name}")

    sys.setprofile(watch)
    try:
        function(*arguments)
    finally:
        sys.setprofile(None)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_model_has_a_recorded_expansion(name):
    memory = compiled(name).plan.memory
    routes = [memory.get(key) for key in list(memory._kept) if key[0] == "route"]
    assert routes and None not in routes


def with_model(system: bg.System, model) -> bg.System:
    return bg.System(model, system.method, system.plan, system.last)


@pytest.mark.parametrize("name", shared(NAMES))
def test_no_run_enters_mechanics(name):
    """Initial conditions of other numbers; initial conditions and the right-hand side in a trace of all parameters."""
    system, initial = compiled(name), REGISTRY[name].initial
    bg.initialise(system, initial)  # the way along joints whose coordinates are given is looked up once
    arrays, others = eqx.partition(system.model, eqx.is_array)
    equal = with_model(system, eqx.combine(jax.tree.map(lambda leaf: leaf + 0.0, arrays), others))

    def rates(arrays):
        traced = with_model(system, eqx.combine(arrays, others))
        return traced(0.0, bg.initialise(traced, initial))

    assert not entered(bg.initialise, equal, initial)
    assert not entered(jax.eval_shape, rates, arrays)


def pendulum(method, kind=bgm) -> bg.System:
    """In space, or in the plane, where runs are compiled in a third of the time."""
    if kind is bgm:
        body, joint = bgm.Body(1.0, (0.1, 0.1, 0.1), points={"A": (0.0, 0.5, 0.0)}), bgm.Revolute(axis=(1.0, 0.0, 0.0))
    else:
        body, joint = bgp.Body(1.0, 0.1, points={"A": (0.0, 0.5)}), bgp.Revolute()
    parts = {"world": kind.World(), "main": joint, "rod": body}
    return bg.compile(kind.Assembly(parts, ["world -> main -> rod.A"], initial={"main.angle": 0.3}), method=method)


IN_SPACE = pytest.param(bgm, marks=pytest.mark.slow, id="space")


@pytest.mark.parametrize("kind", [pytest.param(bgp, id="plane"), IN_SPACE])
@pytest.mark.parametrize(
    "method",
    [bg.Multipliers(), pytest.param(bg.Compliant(1e6, 1e3), marks=pytest.mark.slow), bg.MinimalCoordinates()],
    ids=repr,
)
def test_a_whole_run_and_its_gradient(method, kind):
    """From the first call after `compile`, with the initial values of the model itself."""
    system = pendulum(method, kind)

    def end(mass):
        model = eqx.tree_at(lambda model: model.nodes["rod"].mass, system.model, mass)
        changed = with_model(system, model)
        return bg.simulate(changed, 0.0, 0.01, bg.initialise(changed)).ys[-1][0]

    assert not entered(lambda: bg.simulate(system, 0.0, 0.01, bg.initialise(system)))
    assert not entered(jax.grad(end), jnp.asarray(1.5))


ASSEMBLING = str(Path(MECHANICS) / "assembling")
CHECKS = {"value_faults", "part_faults", "parts"}  # of values that are set, by the model; they expand nothing


def expanding(function, *arguments) -> set[str]:
    """Functions that expand an assembly or a part of it, or place its parts, and are entered in a call. Laws of
    elements are asked wherever they are defined."""
    found = set()

    def watch(frame, event, _):
        code = frame.f_code
        inside = code.co_filename.startswith(ASSEMBLING) or code.co_name == "graph"
        if event == "call" and code.co_filename.startswith(MECHANICS) and inside and code.co_name not in CHECKS:
            found.add(f"{Path(code.co_filename).name}: {code.co_name}")

    sys.setprofile(watch)
    try:
        function(*arguments)
    finally:
        sys.setprofile(None)
    return found


def last(solution):
    return solution["main.angle"][-1]


AFTER = {
    "equations": bg.equations,
    "causal_paths": bg.causal_paths,
    "causality": bg.causality,
    "draw": bg.draw,
    "linearise": lambda system: bg.linearise(system, np.asarray(bg.initialise(system))),
    "gradient": lambda system: bg.gradient(last, system, ["rod.mass"], 0.0, 0.01),
    "sweep": lambda system: bg.sweep(system, {"rod.mass": [1.0, 2.0]}, 0.0, 0.01),
    "sensitivity": lambda system: bg.sensitivity(system, ["main.angle"], ["rod.mass"], 0.0, 0.01),
}
METHODS = [bg.Multipliers(), bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates()]
RUNS = ("gradient", "sweep", "sensitivity")  # of a planar model at once, of a spatial one later
ANALYSES = [
    *[pytest.param(name, bgp if name in RUNS else bgm, id=name) for name in AFTER],
    *[pytest.param(name, bgm, id=f"{name} in space", marks=pytest.mark.slow) for name in RUNS],
]


@pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)
@pytest.mark.parametrize(("name", "kind"), ANALYSES)
def test_no_analysis_expands_the_model(name, kind, method):
    if name == "equations" and isinstance(method, bg.MinimalCoordinates):
        pytest.skip("poses are written as functions of the coordinates by the model")
    system = bg.set(pendulum(method, kind), {"rod.mass": 1.5})  # another model than that which was compiled
    bg.initialise(system)  # the first one in generalised coordinates compiles the model with multipliers
    assert not expanding(AFTER[name], system)


def test_graphs_of_a_system_have_its_present_values():
    system = bg.set(pendulum(bg.Compliant(1e6, 1e3)), {"rod.mass": 1.5, "method.stiffness": 2e6})
    graph = system.method.apply(system.model.graph())
    recorded = bg.causality(system).graph
    assert jax.tree.structure(recorded) == jax.tree.structure(graph)
    assert all(np.all(a == b) for a, b in zip(jax.tree.leaves(recorded), jax.tree.leaves(graph), strict=True))


STABILISED = bg.Multipliers(stabilisation=bg.Baumgarte(10.0))


@pytest.mark.parametrize(
    "method, path", [(bg.Compliant(1e6, 1e3), "method.stiffness"), (STABILISED, "method.stabilisation.alpha")]
)
def test_no_value_of_a_method_enters_mechanics(method, path):
    system = pendulum(method)

    def rates(value):
        changed = bg.set(system, {path: value})
        return changed(0.0, bg.initialise(changed))

    assert not entered(bg.set, system, {path: 2e6})
    assert not entered(jax.eval_shape, rates, jnp.asarray(2e6))
