"""Grammar, hierarchy, widths, editing by path."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.structure.grammar import parse


def rate(graph, y):
    return np.asarray(bg.compile(graph)(0.0, jnp.asarray(y, dtype=float)))


def test_text_and_tuples_mean_the_same():
    assert parse("a -> b.x -> c") == parse(("a", "b.x", "c")) == parse(("a", "->", "b.x", "->", "c"))
    assert parse("a.flow ~> b.modulus") == parse(("a.flow", "~>", "b.modulus"))
    nodes = dict(V=bg.Se(2.0), j=bg.One(), L=bg.I(0.5), R=bg.R(1.0))
    text = bg.Graph(nodes, ["V -> j -> L", "j -> R"])
    assert np.array_equal(rate(text, [0.3]), rate(bg.Graph(nodes, [("V", "j", "L"), ("j", "R")]), [0.3]))
    assert np.array_equal(rate(text, [0.3]), rate(bg.Graph(nodes, "V -> j -> L").add({}, "j -> R"), [0.3]))


def coil(resistance=1.0):
    return bg.Graph(
        dict(j=bg.One(), R=bg.R(resistance), L=bg.I(0.5)),
        ["j -> R", "j -> L"],
        ports={"p": "j"},
        exports={"current": "L.flow"},
    )


def winding():
    return bg.Graph(dict(coil=coil(), j=bg.One(), extra=bg.R(2.0)), ["j -> coil.p", "j -> extra"], ports={"end": "j"})


def machine():
    return bg.Graph(
        dict(V=bg.Se(10.0), stator=bg.Graph(dict(w=winding(), tap=bg.One()), ["tap -> w"], ports={"p": "tap"})),
        ["V -> stator"],
    )


def test_part_in_part_in_part_edited_by_path():
    graph = machine()
    system = bg.compile(graph)
    assert system.states == ("stator.w.coil.L.flow",)
    np.testing.assert_allclose(rate(graph, [2.0]), (10 - 3 * 2) / 0.5)
    np.testing.assert_allclose(rate(graph.replace({"stator.w.coil.R": bg.R(4.0)}), [2.0]), (10 - 6 * 2) / 0.5)
    np.testing.assert_allclose(rate(graph.remove("stator.w.extra"), [2.0]), (10 - 1 * 2) / 0.5)
    np.testing.assert_allclose(
        rate(graph.add(dict(more=bg.R(5.0)), ["j -> more"], inside="stator.w"), [2.0]), (10 - 8 * 2) / 0.5
    )
    np.testing.assert_allclose(
        bg.set(system, {"stator.w.coil.R.resistance": 7.0})(0.0, jnp.array([2.0])), (10 - 9 * 2) / 0.5
    )
    assert bg.simulate(system, 0.0, 0.1)["stator.w.coil.current"].shape == (201,)
    assert isinstance(graph["stator.w.coil.R"], bg.R)


def test_inner_start_values_are_kept_and_overridden():
    inner = bg.Graph(dict(j=bg.One(), L=bg.I(0.5)), ["j -> L"], ports={"p": "j"}, initial={"L.flow": 3.0})
    graph = bg.Graph(dict(R=bg.R(1.0), coil=inner), ["coil -> R"])
    assert bg.initialise(bg.compile(graph))[0] == 3.0
    outer = bg.Graph(dict(R=bg.R(1.0), coil=inner), ["coil -> R"], initial={"coil.L.flow": 4.0})
    assert bg.initialise(bg.compile(outer))[0] == 4.0
    assert bg.initialise(bg.compile(outer), {"coil.L.flow": 5.0})[0] == 5.0


def test_arrow_against_the_elements_own_direction_keeps_the_physics():
    right = bg.Graph(dict(V=bg.Se(2.0), j=bg.One(), L=bg.I(0.5), R=bg.R(1.0)), ["V -> j -> L", "j -> R"])
    turned = bg.Graph(dict(V=bg.Se(2.0), j=bg.One(), L=bg.I(0.5), R=bg.R(1.0)), ["V -> j -> L", "R -> j"])
    np.testing.assert_allclose(rate(turned, [0.3]), rate(right, [0.3]))
    out = bg.compile(turned).outputs(0.0, jnp.array([0.3]))
    np.testing.assert_allclose([out["R.power"], out["R->j.power"]], [0.09, -0.09])


def test_widths_are_inferred_through_junctions_and_two_ports():
    matrix = np.arange(6.0).reshape(2, 3)
    nodes = dict(v=bg.One(), m=bg.I(2.0), tf=bg.TF(matrix), w=bg.One(), R=bg.R(3.0))
    system = bg.compile(bg.Graph(nodes, ["v -> m", "v -> tf -> w -> R"]))
    assert {b.name: b.width for b in system.causality.structure.bonds} == {"v->m": 3, "v->tf": 3, "tf->w": 2, "w->R": 2}
    y = np.array([0.1, -0.4, 0.7])
    np.testing.assert_allclose(system(0.0, jnp.asarray(y)), -matrix.T @ (3.0 * matrix @ y) / 2.0)


def test_composition_split_and_permutation():
    nodes = dict(
        a=bg.One(), ma=bg.I(1.0), b=bg.One(), mb=bg.I((2.0, 3.0)), join=bg.Compose((1, 2)),
        turn=bg.Permutation((2, 0, 1)), w=bg.One(), R=bg.R(np.diag([5.0, 6.0, 7.0]) + 0.5),
    )  # fmt: skip
    system = bg.compile(
        bg.Graph(nodes, ["a -> ma", "b -> mb", "a -> join.p1", "b -> join.p2", "join.whole -> turn -> w -> R"])
    )
    flow = np.array([0.2, -0.3, 0.9])
    effort = (np.diag([5.0, 6.0, 7.0]) + 0.5) @ flow[[2, 0, 1]]
    back = effort[[1, 2, 0]]
    np.testing.assert_allclose(system(0.0, jnp.asarray(flow)), -back / np.array([1.0, 2.0, 3.0]))
    split = dict(v=bg.One(), m=bg.I((1.0, 2.0)), fork=bg.Compose((1, 1)), a=bg.R(3.0), b=bg.R(4.0))
    system = bg.compile(bg.Graph(split, ["v -> m", "v -> fork.whole", "fork.p1 -> a", "fork.p2 -> b"]))
    np.testing.assert_allclose(system(0.0, jnp.array([0.5, 0.7])), [-3 * 0.5, -4 * 0.7 / 2])


def test_equal_structures_share_one_plan():
    def build(r):
        return bg.compile(bg.Graph(dict(V=bg.Se(r), j=bg.One(), L=bg.I(r), R=bg.R(r)), ["V -> j -> L", "j -> R"]))

    assert build(1.0).plan is build(2.0).plan
    assert build(1.0).plan is not build((1.0, 2.0)).plan


@pytest.mark.parametrize("name", ["a->b", "a->b#2"])
def test_parallel_bonds_are_numbered(name):
    nodes = dict(a=bg.One(), b=bg.Zero(), V=bg.Se(1.0), C=bg.C(1.0), R=bg.R(2.0))
    graph = bg.Graph(nodes, ["V -> a", "a -> b", "b -> C", "a -> R"])
    assert bg.compile(graph)
    twice = bg.Graph(dict(a=bg.Zero(), b=bg.One(), C=bg.C(1.0), L=bg.I(1.0)), ["C -> a", "a -> b", "a -> b", "b -> L"])
    assert f"{name}.flow" in bg.compile(twice).results


def filter_part():
    nodes = dict(s=bg.One(), R=bg.R(2.0), n=bg.Zero(), C=bg.C(0.5))
    return bg.Graph(nodes, ["s -> R", "s -> n -> C"], ports={"inp": "s", "out": "n"}, initial={"C.displacement": 0.1})


def test_parts_with_two_ports_take_them_in_turn():
    nodes = dict(V=bg.Se(3.0), X=filter_part(), K=bg.R(4.0))
    chained = bg.compile(bg.Graph(nodes, ["V -> X -> K"]))
    assert {b.name for b in chained.causality.structure.bonds} >= {"V->X.s", "X.n->K"}
    both_in = bg.compile(bg.Graph(nodes, ["V -> X", "K -> X"]))
    assert {b.name for b in both_in.causality.structure.bonds} >= {"V->X.s", "K->X.n"}


def test_removing_what_a_port_leads_to_is_refused():
    graph = bg.Graph(dict(V=bg.Se(3.0), X=filter_part(), K=bg.R(4.0)), ["V -> X -> K"])
    with pytest.raises(bg.StructureError, match="port out"):
        graph.remove("X.n", "X.C")


def test_start_values_of_a_replaced_node_are_left_behind():
    graph = bg.Graph(dict(V=bg.Se(3.0), X=filter_part(), K=bg.I(4.0)), ["V -> X -> K"])
    system = bg.compile(graph)
    np.testing.assert_allclose(
        bg.initialise(system), [0.1 if name == "X.C.displacement" else 0.0 for name in system.states]
    )
    assert bg.initialise(bg.compile(graph.replace({"X.C": bg.R(1.0)}))).shape == (1,)


def test_deep_parts_are_checked_every_eighth_level_and_when_compiled():
    """A width that does not fit is told when the eighth level is made; before, by `compile`."""
    part = bg.Graph(dict(j=bg.One(), R=bg.R((1.0, 2.0))), ["j -> R"], ports={"p": "j"})
    for _ in range(7):
        part = bg.Graph(dict(x=part, k=bg.One()), ["k -> x.p"], ports={"p": "k"})

    def level(inner):
        return bg.Graph(dict(x=inner, k=bg.One(), V=bg.Se((1.0, 2.0, 3.0))), ["V -> k", "k -> x.p"], ports={"p": "k"})

    outer = level(part)  # the ninth: not checked
    with pytest.raises(bg.StructureError, match="width"):
        bg.compile(bg.Graph(dict(x=outer, L=bg.I(1.0)), ["L -> x.p"]))
    for _ in range(6):
        outer = bg.Graph(dict(x=outer, k=bg.One()), ["k -> x.p"], ports={"p": "k"})
    with pytest.raises(bg.StructureError, match="width"):
        bg.Graph(dict(x=outer, k=bg.One()), ["k -> x.p"], ports={"p": "k"})
