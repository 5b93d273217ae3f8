"""Kinds of states, declared methods and memories: structure of data that other code relies on."""

import copy
import pickle

import pytest

import bgjax as bg
from bgjax.elements.state_kind import kind_of
from bgjax.models import REGISTRY
from bgjax.surface import memories
from bgjax.surface.memory import Memory, forget_code


@pytest.mark.parametrize("name", REGISTRY)
def test_every_state_has_a_kind(name):
    states = bg.compile(REGISTRY[name].build()).plan.equations.states
    assert all(isinstance(slot.kind, bg.StateKind) for slot in states)
    assert all(slot.kind.moving == slot.name.endswith((".flow", ".momentum", "_momentum")) for slot in states)


def test_kinds_by_name():
    names = {
        "L.flow": "FLOW",
        "field.a_momentum": "MOMENTUM",
        "rod.attitude.quaternion": "QUATERNION",
        "block.over_flow": "OTHER",
    }
    assert {name: kind_of(name).name for name in names} == names


class Slow(bg.AbstractElement):
    """An inertia of a user whose state has a name of its own."""

    symbolic = True

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((True,),), 1)

    def states(self, received):
        return (bg.State("speed", 1, kind=bg.StateKind.FLOW),)

    def law(self, given):
        return bg.Response({"port": given.states["speed"]}, {"speed": given.ports["port"]})


def test_elements_may_declare_a_kind():
    graph = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), x=Slow()), ["V -> j -> R", "j -> x"])
    (slot,) = bg.compile(graph).plan.equations.states
    assert slot.name == "x.speed" and slot.kind is bg.StateKind.FLOW


class Partial(bg.AbstractMethod):
    """A method that does not say whether it corrects poses."""

    implicit, posed, solves_coordinates = False, False, False

    def apply(self, graph):
        return graph

    def faults(self, graph):
        return []

    def __str__(self):
        return "Partial"


class Duck:
    def apply(self, graph):
        return graph


def test_methods_declare_all_that_is_asked_of_them():
    with pytest.raises(TypeError, match="reset_poses"):
        Partial()
    with pytest.raises(bg.StructureError, match="is not a method"):
        bg.compile(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0)), ["V -> j -> R"]), method=Duck())


def test_a_memory_drops_what_was_not_asked_for_the_longest():
    memory, made = Memory(2), []

    def compute(key):
        return memory.remember(key, lambda: made.append(key))

    for key in ("a", "b", "a", "c", "a", "b"):
        compute(key)
    assert made == ["a", "b", "c", "b"] and len(memory) == 2 and "c" not in memory
    assert len(pickle.loads(pickle.dumps(memory))) == len(copy.deepcopy(memory)) == 0
    with pytest.raises(ZeroDivisionError):
        memory.remember("d", lambda: 1 / 0)
    assert "d" not in memory


def test_a_copied_memory_of_code_is_cleared_as_well():
    memories = [pickle.loads(pickle.dumps(Memory(2, of_code=True))), copy.copy(Memory(2))]
    for memory in memories:
        memory["a"] = 1
    forget_code()
    assert ["a" in memory for memory in memories] == [False, True]


def test_changed_code_drops_plans():
    graph = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), L=bg.I(1.0)), ["V -> j -> R", "j -> L"])
    plan = bg.compile(graph).plan
    assert bg.compile(graph).plan is plan and len(memories.PLANS)
    forget_code()
    again = bg.compile(graph).plan
    assert again is not plan and again == plan and hash(again) == hash(plan)
