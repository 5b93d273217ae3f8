"""SCAP on vector bonds: strokes, preferences, restrictions, conflicts."""

import numpy as np
import pytest

import bgjax as bg
from bgjax.graph.flatten import check
from bgjax.models import ladder
from bgjax.structure.causality import assign_causality


def causality(nodes, bonds) -> bg.Causality:
    return assign_causality(check(bg.Graph(nodes, bonds)).structure)


def test_strokes_of_the_dc_motor():
    """By the book: the stroke stands where the effort goes."""
    nodes = dict(V=bg.Se(1.0), a=bg.One(), L=bg.I(1.0), R=bg.R(1.0), m=bg.GY(1.0), s=bg.One(), J=bg.I(1.0))
    found = causality(nodes, ["V -> a", "a -> L", "a -> R", "a -> m -> s", "s -> J"])
    assert found.strokes == {"V->a": "a", "a->L": "L", "a->R": "a", "a->m": "a", "m->s": "s", "s->J": "J"}
    assert found.integral == ("L", "J") and not found.derivative and not found.chosen


def test_second_storage_on_one_junction_is_derivative():
    found = causality(dict(v=bg.One(), a=bg.I(1.0), b=bg.I(1.0), F=bg.Se(1.0)), ["F -> v", "v -> a", "v -> b"])
    assert found.storages == {"a": "integral", "b": "derivative"}
    found = causality(dict(n=bg.Zero(), a=bg.C(1.0), F=bg.Se(1.0)), ["F -> n -> a"])
    assert found.derivative == ("a",)


def test_free_choice_marks_the_algebraic_loop():
    found = causality(
        dict(V=bg.Se(1.0), a=bg.One(), R=bg.R(1.0), n=bg.Zero(), S=bg.R(1.0)), ["V -> a -> R", "a -> n -> S"]
    )
    assert found.chosen == ("R",)


def test_elements_without_inverse_are_fixed():
    """C2: the lever is flow-in/flow-out, so a flow source behind it conflicts."""
    nodes = dict(w=bg.Sf((1.0, 0.0, 0.0)), lever=bg.TF((0.1, 0.2, 0.3), law=bg.arm), v=bg.Sf((0.0, 0.0, 0.0)))
    with pytest.raises(bg.CausalityError) as error:
        causality(nodes, ["w -> lever -> v"])
    assert "lever" in str(error.value) and "inverse" in str(error.value)


def test_transformer_without_inverse_decides_over_a_storage():
    """It gives its effort to a, so the capacitor there cannot."""
    nodes = dict(
        a=bg.Zero(), Ca=bg.C((1.0, 1.0)), x=bg.TF(np.ones((1, 2))), b=bg.One(), Fb=bg.Se(1.0), m=bg.I((1.0, 2.0))
    )
    found = causality(nodes, ["a -> Ca", "a -> m", "a -> x -> b", "Fb -> b"])
    assert found.effort_in("x", "b") and not found.effort_in("x", "a")
    assert found.storages == {"Ca": "derivative", "m": "integral"}


def test_conflict_names_the_junction_and_the_sources():
    nodes = dict(A=bg.Se(1.0), x=bg.TF(2.0), n=bg.Zero(), y=bg.TF(3.0), B=bg.Se(1.0), R=bg.R(1.0))
    with pytest.raises(bg.CausalityError) as error:
        causality(nodes, ["A -> x -> n", "B -> y -> n", "n -> R"])
    text = str(error.value)
    assert (
        "imposed by A through n->" in text.replace("y->n", "n->")
        and "A->x" in text
        and "B: it imposes its effort" in text
    )


def test_vector_bonds_carry_one_causality():
    found = causality(dict(v=bg.One(), m=bg.I((1.0, 2.0, 3.0)), k=bg.C((1.0, 1.0, 1.0))), ["v -> m", "v -> k"])
    assert len(found.effort_to_head) == 2 and found.integral == ("m", "k")


def test_report_prints_every_bond():
    text = str(causality(dict(v=bg.One(), m=bg.I((1.0, 2.0)), R=bg.R(1.0)), ["v -> m", "v -> R"]))
    assert "v ─⇁| m  width 2" in text and "v |─⇁ R" in text and "integral causality:   m" in text


def test_long_ladder_is_linear_in_work():
    """Counts operations, not seconds: the trail holds every bond exactly once."""
    from bgjax.structure.causality import _StrokeSearch

    search = _StrokeSearch(check(ladder.build(500)).structure)
    search.fixed()
    search.run()
    assert search.undone == 0 and len(search.trail) == len(search.structure.bonds)


def test_choices_are_undone_when_they_lead_into_a_conflict():
    """A random graph in which the first integral choices cannot all stand; the oracle of test_random agrees with it."""
    from bgjax.structure.causality import _StrokeSearch

    from .test_random import compare, random_graph

    search = _StrokeSearch(check(bg.Graph(*random_graph(150))).structure)
    search.fixed()
    search.run()
    assert search.undone > 0 and None not in search.value
    assert compare(150) == "equal"
