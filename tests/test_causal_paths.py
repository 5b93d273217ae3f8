"""Zero-order causal paths: small graphs with known answers, mechanisms, and random graphs walked by brute force."""

from contextlib import suppress
from functools import cache

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import crank_slider_favre as favre
from bgjax.models import pendulum, slider_crank

from .test_random import random_graph


def paths(nodes, bonds) -> bg.CausalPaths:
    return bg.causal_paths(bg.Graph(nodes, bonds))


def classes(found: bg.CausalPaths) -> list[int]:
    return [path.category for path in found]


# -- small graphs -----------------------------------------------------------------------------------------------
def test_two_inertias_on_a_shaft_are_class_1():
    found = paths(dict(T=bg.Se(1.0), shaft=bg.One(), J=bg.I(1.0), K=bg.I(2.0)), ["T -> shaft -> J", "shaft -> K"])
    (path,) = found
    assert (path.category, path.ends, path.natures, path.count) == (1, ("J", "K"), ("integral", "derivative"), 1)
    assert (
        path.nodes == ("J", "shaft", "K")
        and path.bonds == ("shaft->J", "shaft->K")
        and path.variables == ("shaft->J.flow", "shaft->K.flow")
    )
    assert (
        found.index == 2
        and "dependent storages as they stand" in found.formulation
        and found.break_variables[0].variable == "K.effort"
    )


def test_capacitor_across_a_source_has_no_partner():
    """In derivative causality, but no storage or resistor at the other end: nothing to be broken, the rate is known."""
    found = paths(dict(n=bg.Zero(), a=bg.C(1.0), V=bg.Se(1.0)), ["V -> n -> a"])
    assert len(found) == 0 and found.index == 2


def test_two_resistors_are_class_2():
    found = paths(
        dict(V=bg.Se(1.0), a=bg.One(), R=bg.R(1.0), n=bg.Zero(), S=bg.R(1.0), C=bg.I(1.0)),
        ["V -> a -> R", "a -> n -> S", "n -> C"],
    )
    (path,) = found
    assert (path.category, set(path.ends), path.nodes) == (2, {"R", "S"}, ("R", "a", "n", "S"))
    assert found.index == 1 and "algebraic unknowns" in found.formulation and len(found.break_variables) == 1


def test_resistor_that_sees_itself_round_a_gyrator_is_class_3():
    nodes = dict(j=bg.Zero(), k=bg.Zero(), G=bg.GY(2.0), L=bg.I(1.0), R=bg.R(1.0))
    (path,) = paths(nodes, ["j -> k", "k -> G -> j", "j -> L", "k -> R"]).of_class(3)
    assert path.ends == ("R",) and path.count == 2 and path.nodes[0] == path.nodes[-1] == "R" and "G" in path.nodes


def test_cycle_of_the_junction_structure_is_class_4():
    found = paths(
        dict(n=bg.Zero(), v=bg.One(), R=bg.R(1.0), F=bg.Se(1.0)), [("n", "v"), ("n", "v"), ("n", "R"), ("v", "F")]
    )
    (path,) = found
    assert path.category == 4 and not path.ends and set(path.bonds) == {"n->v", "n->v#2"} and path.count is None
    assert "λ on v" in [item.variable for item in found.break_variables]
    assert found.index == 1 and any("class 4 leads to index 2" in remark for remark in found.remarks)


def test_cycle_of_gain_one_is_class_5():
    found = paths(
        dict(n=bg.Zero(), v=bg.One(), F=bg.Sf(1.0), C=bg.C(1.0)), [("n", "v"), ("v", "n"), ("F", "n"), ("v", "C")]
    )
    assert classes(found) == [5] and found.index == 2 and "binds the other variables" in found.formulation


def test_graph_in_integral_causality_has_none():
    found = paths(
        dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(1.0), C=bg.C(1.0)), ["V -> j -> L", "j -> R", "j -> C"]
    )
    assert len(found) == 0 and found.index == 0 and "zero-order causal paths: none" in str(found) and not found.remarks


def test_scalar_paths_are_counted_through_matrices():
    """Every component of the first to every component of the second through a full matrix,
    two for each through a cross product."""
    for modulus, count in (
        (bg.TF(np.arange(9.0).reshape(3, 3) + np.eye(3)), 9),
        (bg.TF((1.0, 2.0, 3.0), law=bg.arm), 6),
        (bg.TF(2.0), 3),
    ):
        nodes = dict(v=bg.One(), m=bg.I((1.0, 1.0, 1.0)), T=modulus, w=bg.One(), n=bg.I((1.0, 1.0, 1.0)))
        (path,) = paths(nodes, ["v -> m", "v -> T -> w -> n"])
        assert path.count == count


def test_count_is_polynomial():
    """Thirty full matrices in a row have 3^31 paths; they are counted, not walked."""
    nodes, bonds = dict(m=bg.I((1.0, 1.0, 1.0)), j0=bg.One()), ["j0 -> m"]
    for k in range(30):
        nodes |= {f"T{k}": bg.TF(np.eye(3) + 0.1), f"j{k + 1}": bg.One()}
        bonds.append(f"j{k} -> T{k} -> j{k + 1}")
    (path,) = paths({**nodes, "n": bg.I((1.0, 1.0, 1.0))}, [*bonds, "j30 -> n"])
    assert path.count == 3**31 and len(path.bonds) == 62


# -- mechanisms ------------------------------------------------------------------------------------------------------
def held_pendulum() -> bg.Graph:
    """Boudon's pendulum with a flow source in the place of the constraint on its hinge point (ZCP method)."""
    graph = pendulum.build().graph().remove("hinge.hold")
    return graph.add({"still": bg.Sf((0.0, 0.0, 0.0))}, ["together -> still"], inside="hinge")


def test_pendulum_is_class_1_and_the_papers_words_are_listed():
    found = bg.causal_paths(held_pendulum())
    (path,) = found
    # 2 of the cross product × 3 of the rotation, for each axis
    assert path.category == 1 and path.ends == ("bar.J", "bar.m") and path.count == 18
    assert path.nodes == (
        "bar.J",
        "bar.omega",
        "bar.arm_O_hinge",
        "bar.O_hinge",
        "bar.v_body",
        "bar.turn",
        "bar.v",
        "bar.m",
    )
    assert any("class 2 or 3" in remark and "bar.J – bar.m" in remark for remark in found.remarks)
    assert any("only class 4 leads to index 2" in remark for remark in found.remarks)


def test_multipliers_leave_no_paths():
    for model in (pendulum.build(), bg.compile(slider_crank.ISOSTATIC.build())):
        found = bg.causal_paths(model)
        assert len(found) == 0 and found.index == 2 and "multipliers and constraints in flows" in found.formulation


def test_generalised_velocities_count_as_states():
    found = bg.causal_paths(bg.causality(favre.acausal(), bg.LambdaLCAP(["theta1", "theta2"])))
    assert classes(found) == [1] * 6 and any("artificial flow source is counted" in remark for remark in found.remarks)
    wanted = {("theta1_u", "J1"), ("theta2_u", "J2"), *((f"theta{k}_u", m) for k in (1, 2) for m in ("m2x", "m2y"))}
    assert {path.ends for path in found} == wanted
    assert {item.variable for item in found.break_variables} == {"J1.effort", "J2.effort", "m2x.effort", "m2y.effort"}


def test_report_and_refusal():
    text = str(bg.causal_paths(held_pendulum()))
    assert (
        "class 1 (a storage in integral and one in derivative causality): 1" in text
        and "18 paths" in text
        and "index 2: of the DAE" in text
    )
    with pytest.raises(bg.StructureError, match="has no bond graph"):
        bg.causal_paths(3)


# -- random graphs, walked ---------------------------------------------------------------------------------------------
class Walker:
    """Follows efforts and flows by the textbook's rules of each junction, from the strokes alone."""

    def __init__(self, causality: bg.Causality):
        self.structure = causality.structure
        self.to_head = causality.effort_to_head
        self.node = self.structure.node

    def arriving(self, number: int, node: str) -> str:
        """Effort or flow: what a bond brings to a node."""
        return "e" if self.to_head[number] == (self.structure.bonds[number].head == node) else "f"

    def far(self, number: int, node: str) -> str:
        bond = self.structure.bonds[number]
        return bond.head if bond.tail == node else bond.tail

    def leaving(self, number: int, node: str) -> list[int]:
        """Bonds by which a node passes on what one bond brings."""
        others = [k for k in self.structure.attached[node] if k != number]
        if self.node[node].kind in ("0", "1"):
            common = "e" if self.node[node].kind == "0" else "f"
            return (
                others
                if self.arriving(number, node) == common
                else [k for k in others if self.arriving(k, node) == common]
            )
        return others if self.node[node].kind in ("TF", "GY") else []

    def walks(self, number: int, node: str, way: tuple = ()):
        """All causal paths from a node along one of its bonds to one-ports, as tuples of (bond, node it arrives at);
        None in a cycle."""
        there = self.far(number, node)
        if (number, there) in way:
            yield None
            return
        way = (*way, (number, there))
        if self.node[there].kind not in ("0", "1", "TF", "GY"):
            yield way
        for k in self.leaving(number, there):
            yield from self.walks(k, there, way)


ENDS = ("R", "I", "C")


def expected(causality: bg.Causality) -> dict[tuple[str, ...], list]:
    """All walks between ends that make a zero-order causal path."""
    walker, found = Walker(causality), {}
    nature = {n.name: causality.storages.get(n.name, "algebraic") for n in causality.structure.nodes if n.kind in ENDS}
    for name in nature:
        for way in walker.walks(causality.structure.attached[name][0], name):
            end = way[-1][1] if way else None
            natures = {nature[name], nature.get(end)}
            if way is None or None in natures:
                continue
            if "derivative" in natures or natures == {"algebraic"}:
                found.setdefault((name, end), []).append(way)
    return found


def cyclic(causality: bg.Causality) -> bool:
    walker = Walker(causality)
    inner = [n.name for n in causality.structure.nodes if n.kind not in (*ENDS, "Se", "Sf")]
    starts = [(k, name) for name in inner for k in causality.structure.attached[name]]
    return any(_returns(walker, *start) for start in starts)


def _returns(walker: Walker, number: int, node: str) -> bool:
    """Whether what leaves a node of the junction structure by a bond comes back to leave by it again."""
    seen, queue = set(), [(number, node)]
    while queue:
        k, here = queue.pop()
        there = walker.far(k, here)
        for further in walker.leaving(k, there) if walker.node[there].kind in ("0", "1", "TF", "GY") else ():
            if (further, there) == (number, node):
                return True
            if (further, there) not in seen:
                seen.add((further, there))
                queue.append((further, there))
    return False


@cache
def known() -> dict[int, tuple[bg.CausalPaths, bg.Causality]]:
    """Paths and strokes of random graphs that have a causality, by seed."""
    found = {}
    for seed in range(200):
        with suppress(bg.StructureError, bg.CausalityError):
            assigned = bg.causality(bg.Graph(*random_graph(seed)))
            found[seed] = bg.causal_paths(assigned), assigned.causality
    return found


def compare(seed: int, listed: bg.CausalPaths, strokes: bg.Causality) -> int:
    assert bool([p for p in listed if p.category > 3]) == cyclic(strokes), seed
    if cyclic(strokes):
        return 0
    walked = expected(strokes)
    pairs = {frozenset(ends) for ends in walked}
    assert {frozenset(path.ends) for path in listed} == pairs, seed
    for path in listed:
        ways = walked[path.ends[0], path.ends[-1]]
        assert path.count == len(ways), seed
        names, nodes = [], []
        for way in ways:
            names.append([strokes.structure.bonds[number].name for number, _ in way])
            nodes.append((path.ends[0], *(node for _, node in way)))
        assert len(path.variables) == min(map(len, names)) and path.nodes in nodes, seed
        shown = [variable.rpartition(".")[0] for variable in path.variables]
        assert shown in names and list(dict.fromkeys(shown)) == list(path.bonds), seed
    return len(listed)


def test_paths_of_random_graphs_are_those_that_can_be_walked():
    assert sum(compare(seed, *case) for seed, case in known().items()) >= 60


def test_index_of_random_graphs_is_that_of_the_compiler():
    """With constraints, some of which resistors make algebraic."""
    found = set()
    for seed in range(5000, 5060):
        with suppress(bg.StructureError, bg.CausalityError, bg.SolvabilityError):
            graph = bg.Graph(*random_graph(seed, constraints=True))
            index = bg.compile(graph).index
            assert bg.causal_paths(graph).index == index, seed
            found.add(index)
    assert found == {0, 1, 2}


def test_cycles_of_random_graphs_can_be_walked():
    count = 0
    for seed, (listed, strokes) in known().items():
        walker, bonds = Walker(strokes), {b.name: n for n, b in enumerate(strokes.structure.bonds)}
        for path in [p for p in listed if p.category > 3]:
            numbers = [bonds[variable.rpartition(".")[0]] for variable in path.variables]
            for number, after, node in zip(numbers, [*numbers[1:], numbers[0]], path.nodes, strict=True):
                assert after in walker.leaving(number, node), seed
            count += 1
    assert count >= 15
