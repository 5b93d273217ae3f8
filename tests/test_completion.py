"""What tab completion shows: names that users may use, each with its words, and nothing of the engine."""

import inspect
from enum import Enum, EnumType
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bgjax as bg
import bgjax.domains
import bgjax.elements
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
import bgjax.models
import bgjax.solvers
from bgjax.domains import control, electrical, hydraulic, rotational


MODULES = [bg, bgm, bgp, bgjax.domains, control, electrical, hydraulic, rotational, bgjax.solvers, bgjax.elements]
PARTS = {bgjax.mechanics, bgjax.domains, bgjax.solvers, bgjax.elements, bgjax.models}
OFFERED = {bgp, control, electrical, hydraulic, rotational, *PARTS}  # modules that are shown inside others


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_modules_show_documented_names(module):
    names = [name for name in dir(module) if not name.startswith("__")]
    parts = bgjax.SUBMODULES if module is bg else ()
    assert (
        names
        and sorted(names) == sorted([*module.__all__, *parts])
        and not [name for name in names if name.startswith("_")]
    )
    for name in names:
        value = getattr(module, name)
        assert inspect.getdoc(value), name
        assert not isinstance(value, ModuleType) or value in OFFERED, name
        assert isinstance(value, ModuleType) or value.__module__.startswith(("bgjax.", "diffrax.")), name


def test_models_are_shown_by_name():
    names = dir(bgjax.models)
    assert {"REGISTRY", "rc", "four_bar"} <= set(names) and not [name for name in names if name.startswith("_")]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_classes_show_their_arguments(module):
    """No class hides the arguments of its constructor behind `*arguments, **options`."""
    shown = [getattr(module, name) for name in module.__all__]
    kinds = inspect.Parameter
    for cls in shown:
        if isinstance(cls, type) and not issubclass(cls, Warning | Enum):
            taken = {one.kind for one in inspect.signature(cls).parameters.values()}
            assert kinds.VAR_POSITIONAL not in taken, cls.__name__


LAWS = {"Dynamic", "Given", "Response", "Switch"}  # hold scalars of bgjax or arrays


def test_arguments_have_types():
    """Nothing that users give is `Any`, also where a converter takes it."""
    shown = {name: getattr(module, name) for module in MODULES[:-2] for name in module.__all__}
    for name in shown.keys() - LAWS:
        if inspect.isfunction(shown[name]) or isinstance(shown[name], type):
            named = {} if issubclass(type(shown[name]), EnumType) else _arguments(shown[name])
            assert not [one for one, kind in named.items() if kind is Any or "Any" in str(kind)], name


def _arguments(called) -> dict:
    try:
        taken = inspect.signature(called).parameters.values()
    except ValueError:  # warnings
        return {}
    return {one.name: one.annotation for one in taken if one.kind is not one.VAR_KEYWORD}


class Damper(bg.AbstractElement):
    """An element of a user, with a method of its own."""

    resistance: float

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((False,), (True,)), 1)

    def law(self, given):
        return bg.Response({"port": self.resistance * given.ports["port"]})

    def loss(self, flow):
        return self.resistance * flow**2


class Bench(bg.Graph):
    """A graph of a user, with a method of its own."""

    def loaded(self):
        return self


def test_elements_and_methods_show_their_fields():
    assert dir(bg.R(resistance=1.0)) == ["effort", "flow", "invertible", "resistance", "width"]
    assert dir(bg.Multipliers()) == ["sharing", "stabilisation"] and dir(bg.One()) == []
    assert {"axis", "damping"} <= set(dir(bgm.Revolute([0.0, 0.0, 1.0])))


def test_users_classes_show_what_they_add():
    assert dir(Damper(1.0)) == ["law", "loss", "ports", "resistance", "rule"]
    bench = Bench({}, [])
    assert {*dir(bench)} == {"loaded", *dir(bg.Graph({}, []))}


def test_classes_show_what_their_objects_show():
    bench, joint = Bench({}, []), bgm.Revolute([0.0, 0.0, 1.0])
    for thing in (bg.R(1.0), bg.Se(1.0), Damper(1.0), bench, joint, bgp.World(), bg.Multipliers(), bg.Guess(1.0)):
        assert dir(type(thing)) == dir(thing)
    assert {"ports", "rule", "law", "states"} <= set(dir(bg.AbstractElement))
    plain = (bg.Rule, bg.Port, bg.Positive, bg.Record)
    for cls in (bg.System, bg.Solution, bg.AbstractElement, bg.AbstractBlock, bg.AbstractMethod, *plain):
        assert dir(cls) and not [name for name in dir(cls) if name.startswith("_")]
    assert "current" not in dir(bg.System) and "immobile" not in dir(bg.Graph)


@pytest.fixture(scope="module")
def objects():
    graph = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"])
    system = bg.compile(graph)
    times = np.linspace(0.0, 1.0, 30)
    solution = bg.simulate(system, 0.0, 1.0, saveat=times)
    data = {"t": times, "C.effort": solution["C.effort"] + 1e-3 * np.random.default_rng(1).normal(size=30)}
    parts = dict(world=bgp.World(), bar=bgp.Body(1.0, 0.1, points=dict(end=(0.5, 0.0))), hinge=bgp.Revolute())
    return {
        "Graph": graph,
        "Assembly": bgp.Assembly(parts, ["world -> hinge -> bar.end"]),
        "System": system,
        "Solution": solution,
        "Fit": bg.fit(system, data, parameters=["R.resistance"]),
        "Sweep": bg.sweep(system, {"R.resistance": [1.0, 2.0]}, 0.0, 1.0),
        "SymbolicEquations": bg.equations(system),
        "Linear": bg.linearise(system),
        "Comparison": bg.compare(graph, {"rigid": bg.Multipliers()}, t1=1.0),
        "Sensitivity": bg.sensitivity(system, ["C.effort"], ["R.resistance"], 0.0, 1.0),
        "Gradient": bg.gradient(lambda sol: sol["C.effort"][-1], system, "R.resistance", 0.0, 1.0),
        "Start": bg.start(system),
        "Audit": bg.simulate(system, 0.0, 1.0, audit=True).audit,
        "Activity": bg.simulate(system, 0.0, 1.0, audit=True).activity(),
        "FrequencyActivity": bg.activity(system, frequencies=[1.0], input="V.effort"),
        "Reduction": bg.reduce(graph, frequencies=[1.0], input="V.effort"),
        "Drawing": bg.draw(graph),
    }


RESULT_KINDS = (
    "SymbolicEquations Linear Comparison Sensitivity Gradient Start Audit Drawing Activity FrequencyActivity Reduction"
).split()


@pytest.mark.parametrize("kind", RESULT_KINDS)
def test_results_show_public_names(objects, kind):
    names = dir(objects[kind])
    assert names and not [name for name in names if name.startswith("_")]


@pytest.mark.parametrize("kind", ["Graph", "Assembly", "System", "Solution", "Fit", "Sweep"])
def test_objects_show_documented_names(objects, kind):
    thing = objects[kind]
    names = dir(thing)
    assert names and not [name for name in names if name.startswith("_")]
    for name in names:
        made = inspect.getattr_static(type(thing), name, None)
        is_field = name in type(thing).__dataclass_fields__
        assert is_field or inspect.getdoc(made) or inspect.getdoc(getattr(type(thing), name)), name
