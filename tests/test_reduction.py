"""Reduced models: against hand-derived smaller models, under other orders of listing, and what must stay."""

import jax.numpy as jnp
import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.analysis.reduction.harmonic import Excitation, responses
from bgjax.models import three_domains

from .test_activity_by_frequency import quarter_car


# Of the quarter car [kg, N/m, N s/m]
MS, MU, KS, CS, KT = 267.0, 36.6, 18742.0, 700.0, 193915.0


def body_over_road(s):
    """Velocity of the body over that of the road, of the full quarter car."""
    strut = CS * s + KS
    below = MS * MU * s**4 + CS * (MS + MU) * s**3 + (KS * (MS + MU) + KT * MS) * s**2 + CS * KT * s + KS * KT
    return KT * strut / below


# -- by frequency --------------------------------------------------------------------------------------------
def test_quarter_car_at_low_frequency_is_a_mass_on_a_spring():
    """Ranking at 0.5 Hz: ms 0.78, ks 0.11, mu 0.08, cs 0.02, kt 0.013."""
    found = bg.reduce(quarter_car(), frequencies=[0.5], input="road.flow", keep=0.95)
    assert set(found.removed) == {"cs", "kt"} and found.states == (4, 2) and found.solution is None
    assert found.removed["kt"].why == "its flow on tyre is dropped"  # wheel and road move alike
    assert found.removed["cs"].why == "its effort on strut is dropped"
    s = 1j * np.pi
    full, reduced = body_over_road(s), KS / (KS + MS * s**2)
    np.testing.assert_allclose(found.errors["ms.flow"], abs(reduced - full) / abs(full), rtol=1e-9)
    again = bg.activity(found.system, frequencies=[0.5], input="road.flow")
    np.testing.assert_allclose(again["ms"][0], 4.0 * 0.5 * MS * abs(reduced) ** 2, rtol=1e-12)
    np.testing.assert_allclose(again["mu"][0], 4.0 * 0.5 * MU, rtol=1e-12)


def test_quarter_car_at_high_frequency_has_a_body_at_rest():
    """At 12 Hz the body carries little because it does not move: without it the strut stands on a fixed point."""
    found = bg.reduce(quarter_car(), frequencies=[12.0], input="road.flow", keep=0.95)
    assert set(found.removed) == {"ks", "ms"}
    assert found.removed["ms"].why == "the flow of the branch body at gap is dropped"
    s = 24j * np.pi
    full = KT * (MS * s**2 + CS * s + KS) / (KT * (CS * s + KS)) * body_over_road(s)  # velocity of the wheel
    reduced = KT / (MU * s**2 + CS * s + KT)
    np.testing.assert_allclose(found.errors["mu.flow"], abs(reduced - full) / abs(full), rtol=1e-9)
    assert "body" not in found.graph.nodes and "gap" in found.graph.nodes


def test_an_element_stays_if_any_frequency_needs_it():
    both = bg.reduce(quarter_car(), frequencies=[0.5, 30.0], input="road.flow", keep=0.95)
    assert set(both.removed) == {"cs"}
    asked = bg.reduce(quarter_car(), frequencies=[0.5], input="road.flow", keep=0.95, always="cs")
    assert set(asked.removed) == {"kt"} and asked.kept["cs"].why == "stays as you asked"


def masses(stiffness, strut=False, reverse=False) -> bg.Graph:
    """Two masses with dampers to the ground, the first driven, and a spring between them, alone or in a strut."""
    nodes = dict(
        F=bg.Se(0.0), a=bg.One(), m=bg.I(2.0), c=bg.R(0.5), b=bg.One(), n=bg.I(3.0), d=bg.R(0.8), gap=bg.Zero()
    )
    nodes["k"] = bg.C(stiffness=stiffness)
    bonds = ["F -> a", "a -> m", "a -> c", "a -> gap", "gap -> b", "b -> n", "b -> d"]
    if strut:
        nodes |= dict(strut=bg.One(), r=bg.R(1e-3 * stiffness))
    bonds += ["gap -> strut", "strut -> k", "strut -> r"] if strut else ["gap -> k"]
    step = -1 if reverse else 1
    return bg.Graph(dict(list(nodes.items())[::step]), bonds[::step])


@pytest.mark.parametrize("strut", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_stiff_spring_welds(strut, reverse):
    found = bg.reduce(masses(1e6, strut, reverse), frequencies=[0.3], input="F.effort")
    assert set(found.removed) == ({"k", "r"} if strut else {"k"}) and found.states == (3, 1)
    s = 0.6j * np.pi
    rigid = 1.0 / (5.0 * s + 1.3)
    mine = bg.linearise(found.system, inputs=["F.effort"], outputs=["m.flow", "n.flow"])
    np.testing.assert_allclose(mine.frequency_response([0.6 * np.pi]).ravel(), [rigid, rigid], rtol=1e-12)
    assert found.errors["n.flow"] < 1e-4


@pytest.mark.parametrize("strut", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_soft_spring_sets_free(strut, reverse):
    """The same graph at another stiffness: what is negligible is the effort of the junction, not a flow on it."""
    found = bg.reduce(masses(1e-3, strut, reverse), frequencies=[3.0], input="F.effort")
    assert {"k", "n", "d"} <= set(found.removed)
    s = 6j * np.pi
    mine = bg.linearise(found.system, inputs=["F.effort"], outputs=["m.flow"])
    np.testing.assert_allclose(mine.frequency_response([6.0 * np.pi]).ravel(), [1.0 / (2.0 * s + 0.5)], rtol=1e-12)
    assert found.errors["m.flow"] < 1e-4


def test_both_masses_move_without_a_soft_spring():
    """Both masses are driven and stay; only the spring goes, and a source of zero effort takes its place."""
    nodes = dict(
        F=bg.Se(0.0), all=bg.Zero(), a=bg.One(), m=bg.I(2.0), c=bg.R(0.5), b=bg.One(), n=bg.I(3.0), d=bg.R(0.8)
    )
    nodes |= dict(gap=bg.Zero(), k=bg.C(stiffness=1e-3))
    bonds = ["F -> all -> a -> m", "a -> c", "all -> b -> n", "b -> d", "a -> gap -> b", "gap -> k"]
    found = bg.reduce(bg.Graph(nodes, bonds), frequencies=[3.0], input="F.effort", keep=0.9999)
    assert {"k"} == set(found.removed) and found.removed["k"].why == "the effort of gap is zero"
    assert isinstance(found.graph.nodes["k"], bg.Se) and found.errors["n.flow"] < 1e-4


def test_two_ports_go_with_the_element_behind_them():
    """A small rotor behind a gyrator, without a junction of its own, is a small capacity on the circuit's junction."""
    nodes = dict(V=bg.Se(0.0), j=bg.One(), L=bg.I(0.5), R=bg.R(2.0), motor=bg.GY(0.01), rotor=bg.I(5.0))
    graph = bg.Graph(nodes, ["V -> j -> L", "j -> R", "j -> motor -> rotor"])
    found = bg.reduce(graph, frequencies=[1.0], input="V.effort")
    assert set(found.removed) == {"rotor"} and set(found.graph.nodes) == {"V", "j", "L", "R"}
    read = bg.Graph(
        {**nodes, "x": bg.Position()}, ["V -> j -> L", "j -> R", "j -> motor -> rotor", "motor.b.flow ~> x"]
    )
    kept = bg.reduce(read, frequencies=[1.0], input="V.effort")
    assert not kept.removed and kept.kept["rotor"].why == "is attached to motor, which x reads"


def test_elements_that_signals_read_stay():
    graph = masses(1e6).add({"twice": bg.Function(doubled), "x": bg.Position()}, ["k.effort ~> twice", "twice ~> x"])
    found = bg.reduce(graph, frequencies=[0.3], input="F.effort")
    assert not found.removed and found.kept["k"].why == "is read by twice"


@bg.symbolic
def doubled(value):
    return 2.0 * value


def test_a_junction_that_signals_read_is_held_by_a_source():
    """The position of the body is read, so that its junction stays; the source keeps it at rest."""
    graph = quarter_car().add({"height": bg.Position()}, ["body ~> height"])
    found = bg.reduce(graph, frequencies=[12.0], input="road.flow", keep=0.95)
    assert isinstance(found.graph.nodes["ms"], bg.Sf) and found.removed["ms"].why == "the flow of body is zero"
    assert float(bg.compile(found.graph).outputs(0.0, jnp.zeros(3), "body.flow")["body.flow"]) == 0.0


def test_elements_are_put_back_where_sources_would_contradict_each_other():
    """Without the resistor between them, two sources of effort would have to be equal."""
    nodes = dict(V=bg.Se(1.0), W=bg.Se(2.0), a=bg.Zero(), m=bg.One(), r=bg.R(1e3), p=bg.R(1.0))
    graph = bg.Graph(nodes, ["V -> a -> m", "W -> m", "m -> r", "a -> p"])
    found = bg.reduce(graph, frequencies=[1.0], input="V.effort", keep=0.9)
    assert found.put_back == ("r",) and not found.removed
    assert "is put back: without it" in found.kept["r"].why and "put back" in str(found)


def ladder(seed):
    """A random ladder of 1- and 0-junctions with elements of very different sizes, driven at one end."""
    random, nodes, bonds = np.random.default_rng(seed), dict(V=bg.Se(0.0)), []
    before = "V"
    for k in range(6):
        nodes[f"j{k}"] = bg.Zero() if k % 2 else bg.One()
        bonds.append(f"{before} -> j{k}")
        for n in range(random.integers(1, 3)):
            size = 10.0 ** random.uniform(-2.5, 2.5)
            kinds = (bg.R(size), bg.C(stiffness=size), bg.I(size))
            nodes[f"e{k}{n}"] = kinds[random.integers(3)]
            bonds.append(f"j{k} -> e{k}{n}")
        before = f"j{k}"
    order = random.permutation(list(nodes)).tolist()
    return bg.Graph({name: nodes[name] for name in order}, random.permutation(bonds).tolist())


def impedance(element, s):
    if isinstance(element, bg.R):
        return complex(element.resistance)
    return complex(element.inertia) * s if isinstance(element, bg.I) else complex(element.stiffness) / s


def ladder_response(graph, s, factors):
    """Effort and flow of every element of a ladder for a unit effort at its end: impedances in series and in parallel,
    multiplied by these factors, added up from the far end and followed back."""
    own, seen = {}, 0.0  # impedance of a 1-junction's or admittance of a 0-junction's elements; seen beyond
    for k in reversed(range(6)):
        each = {n: impedance(graph.nodes[n], s) * factors.get(n, 1.0) for n in graph.nodes if n.startswith(f"e{k}")}
        own[k] = each if k % 2 == 0 else {name: 1.0 / value for name, value in each.items()}
        seen = sum(own[k].values()) + (1.0 / seen if k < 5 else 0.0)
    # from the near end: a 1-junction passes its flow on, a 0-junction its effort
    found, effort, flow = {}, 1.0, 1.0 / seen
    for k, each in sorted(own.items()):
        for name, value in each.items():
            found[name] = (value * flow, flow) if k % 2 == 0 else (effort, value * effort)
        effort -= flow * sum(each.values()) if k % 2 == 0 else 0.0
        flow -= effort * sum(each.values()) if k % 2 else 0.0
    return found


@pytest.mark.parametrize("seed", range(8))
def test_removal_is_the_limit_of_extreme_values(seed):
    """The reduced model is the full one in which efforts, or flows, of removed elements are negligible by value."""
    graph, s = ladder(seed), 0.4j * np.pi
    found = bg.reduce(graph, frequencies=[0.2], input="V.effort", keep=0.9)
    factors = {}
    for name, decision in found.removed.items():
        own = f"j{name[1]}"
        # the common variable of its own junction may be zero instead: the other extreme
        held = decision.why in (f"the flow of {own} is zero", f"the effort of {own} is zero")
        held |= "of the branch" in decision.why
        factors[name] = 1e-10 if isinstance(graph.nodes[own], bg.One) != held else 1e10
    full, limit = ladder_response(graph, s, {}), ladder_response(graph, s, factors)
    names = [name for name in found.kept if f"{name}.effort" in found.system.results]
    results, at = [f"{name}.{word}" for name in names for word in WORDS], Excitation(np.array([0.2]), "V.effort", 1.0)
    mine, given = responses(found.system, at, results), responses(bg.compile(graph), at, results)
    for name in names:
        for k, word in enumerate(WORDS):
            size = abs(full[name][k])
            assert abs(given[f"{name}.{word}"][0, 0] - full[name][k]) < 1e-9 * size
            # extreme values leave 1e-10 times the spread of sizes, which is 1e5
            assert abs(mine[f"{name}.{word}"][0, 0] - limit[name][k]) < 1e-4 * size, (name, word, found)


WORDS = ("effort", "flow")


# -- in runs -------------------------------------------------------------------------------------------------
def drive(stiffness=1e6) -> bg.Graph:
    """A motor and a load on a stiff shaft with damping."""
    nodes = dict(torque=bg.Se(3.0), motor=bg.One(), J1=bg.I(0.2), twist=bg.Zero(), shaft=bg.One())
    nodes |= dict(k=bg.C(stiffness=stiffness), c=bg.R(800.0), load=bg.One(), J2=bg.I(0.8), drag=bg.R(0.5))
    bonds = [
        "torque -> motor -> J1",
        "motor -> twist -> load -> J2",
        "twist -> shaft -> k",
        "shaft -> c",
        "load -> drag",
    ]
    initial = {"J1.flow": 2.0, "J2.flow": 1.0, "k.displacement": 1e-6}
    return bg.Graph(nodes, bonds, initial=initial)


def test_a_stiff_shaft_is_welded():
    """Two inertias with one speed, J ω' = T − d ω, which begin with their common momentum."""
    found = bg.reduce(drive(), 0.0, 4.0, keep=0.98)
    assert set(found.removed) == {"k", "c"} and found.states == (3, 1)
    assert found.removed["k"].why == "the flow of the branch shaft at twist is dropped"
    times, final, start = np.asarray(found.solution.ts), 3.0 / 0.5, (0.2 * 2.0 + 0.8 * 1.0) / 1.0
    exact = final + (start - final) * np.exp(-0.5 * times)
    for name in ("J1.flow", "J2.flow"):
        np.testing.assert_allclose(found.solution[name], exact, rtol=1e-6)
    assert found.notes and "Initial values" in str(found) and found.time_ratio > 0.0
    given = bg.reduce(drive(), 0.0, 4.0, {"J1.flow": 1.0, "k.displacement": 0.0}, keep=0.98)
    assert not given.notes and float(given.solution["J2.flow"][0]) == pytest.approx(1.0)
    assert given.errors["J2.flow"] < 1e-3 and given.largest_error == max(given.errors.values())


@pytest.mark.slow
def test_quarter_car_in_a_run():
    """Without tyre the wheel follows the road: a body over strut and road, integrated by SciPy."""
    graph = quarter_car(lambda t: jnp.sin(jnp.pi * t))
    found = bg.reduce(graph, 0.0, 8.0, keep=0.98, rtol=1e-9)
    assert set(found.removed) == {"kt"}

    def rates(t, y):
        speed, q = y
        slip = np.sin(np.pi * t) - speed
        return [(KS * q + CS * slip) / MS, slip]

    times = np.asarray(found.solution.ts)
    exact = solve_ivp(rates, (0.0, 8.0), [0.0, 0.0], "DOP853", times, rtol=1e-11, atol=1e-12).y
    np.testing.assert_allclose(found.solution["ms.flow"], exact[0], atol=1e-7)
    full = np.asarray(found.full["ms.flow"])
    error = np.max(np.abs(full - np.asarray(found.solution["ms.flow"]))) / np.ptp(full)
    assert found.errors["ms.flow"] == pytest.approx(error, rel=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("method", [None, bg.MinimalCoordinates()])
def test_mechanisms_lose_dampers_and_keep_bodies(method):
    """A pendulum with a little damping, reduced to one without: θ'' = −m g l/(J + m l²) sin θ."""
    bar = bgp.Body(2.0, 0.1, points=dict(top=(0.0, 0.5)))
    parts = dict(world=bgp.World(gravity=(0.0, -9.81)), bar=bar, hinge=bgp.Revolute(damping=1e-4))
    model = bgp.Assembly(parts, ["world -> hinge -> bar.top"], initial={"hinge.angle": 0.5})
    found = bg.reduce(model, 0.0, 2.0, method=method, rtol=1e-8)
    assert set(found.removed) == {"hinge.turning_damper"} and found.graph.source is model
    assert found.graph["hinge.turning"] is not None
    times = np.asarray(found.solution.ts)
    turn = 2.0 * 9.81 * 0.5 / (0.1 + 2.0 * 0.25)

    def rates(t, y):
        return [y[1], -turn * np.sin(y[0])]

    exact = solve_ivp(rates, (0.0, 2.0), [0.5, 0.0], "DOP853", times, rtol=1e-11, atol=1e-12)
    np.testing.assert_allclose(found.solution["hinge.angle"], exact.y[0], atol=1e-6)
    higher = bg.reduce(model, 0.0, 0.1, bg.start(found.full.system, {"hinge.angle": 1.0}), method=method)
    assert float(higher.solution["hinge.angle"][0]) == pytest.approx(1.0) and not higher.notes
    small = bg.reduce(model, 0.0, 2.0, keep=1e-3, method=method)
    assert "belongs to the body bar" in {decision.why for decision in small.kept.values()} or len(small.kept) == 1


@pytest.mark.slow
def test_parts_keep_their_names():
    found = bg.reduce(three_domains.build(), 0.0, 1.0)
    assert {"mass", "oil.C", "cylinder.C"} <= set(found.removed)
    assert "motor.current" in found.solution and "cylinder.velocity" in found.errors
    assert "mass.momentum" not in found.system.results
    state = found.full.ys[0]
    again = bg.reduce(three_domains.build(), 0.0, 1.0, state)
    np.testing.assert_allclose(again.solution["motor.current"], found.solution["motor.current"], rtol=1e-6, atol=1e-9)


@pytest.mark.slow
def test_spatial_mechanism_with_a_soft_spring():
    """A spring of a thousandth of a newton beside gravity: its force is dropped."""
    parts = dict(
        world=bgm.World(points=dict(P=(1.0, 0.0, 0.0))),
        rod=bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(A=(0.0, 0.0, 0.5))),
    )
    parts |= dict(ball=bgm.Spherical(), spring=bgm.SpringDamper(stiffness=1e-3, damping=1e-4, length=0.5))
    model = bgm.Assembly(
        parts,
        ["world -> ball -> rod.A", "world.P -> spring -> rod"],
        initial={"rod.angular_velocity": bg.Guess((1.0, 1.0, 0.0))},
    )
    found = bg.reduce(model, 0.0, 0.5)
    assert set(found.removed) == {"spring.spring", "spring.damper"} and found.errors["rod.position"] < 1e-3


def test_nothing_to_remove():
    found = bg.reduce(quarter_car(), frequencies=[1.5], input="road.flow", keep=1.0)
    assert not found.removed and found.errors == {} and found.largest_error == 0.0 and found.states == (4, 4)
    assert "5 of 5 elements kept" in repr(found) and "removed" in dir(found)


# -- what elements prevent -----------------------------------------------------------------------------------
def blocking(u):
    """A diode in the direction of blocking: nanoamperes at volts."""
    return 1e-9 * (jnp.exp(jnp.clip(u / 0.05, -50.0, 40.0)) - 1.0)


def unilateral(q):
    """The energy of a stop that only pushes."""
    return jnp.sum(0.5e4 * jnp.maximum(q, 0.0) ** 2)


@pytest.mark.parametrize("reverse", [False, True])
def test_a_diode_that_blocks_stays(reverse):
    """It holds −10 to −30 V back with 1e-7 J in a run of 0.8 J; without it the circuit would be driven by them."""
    nodes = dict(V=bg.Se(lambda t: 10.0 * jnp.sin(6.28 * t) - 20.0), i=bg.One(), D=bg.R(flow=blocking), n=bg.Zero())
    nodes |= dict(R=bg.R(5.0), C=bg.C(0.1), U=bg.Se(lambda t: jnp.sin(3.0 * t)), j=bg.One(), S=bg.R(1.0))
    bonds = ["V -> i -> n", "i -> D", "n -> R", "n -> C", "U -> j -> n", "j -> S"]
    if reverse:
        nodes, bonds = dict(reversed(nodes.items())), bonds[::-1]
    found = bg.reduce(bg.Graph(nodes, bonds), 0.0, 5.0, keep=0.99)
    assert not found.removed and found.put_back == ("D",) and found.largest_error == 0.0
    assert found.kept["D"].why == "is put back: its effort on i is not small, although its power is"


def test_a_stop_that_carries_a_weight_stays():
    """At rest on a stop, a weak spring away from a mass that oscillates: the power of the stop is 1e-8 of all."""
    nodes = dict(W=bg.Se(9.81), v=bg.One(), m=bg.I(1.0), stop=bg.C(energy=unilateral, width=1), z=bg.Zero())
    nodes |= dict(link=bg.C(stiffness=1e-3), F=bg.Se(lambda t: 100.0 * jnp.sin(3.0 * t)), w=bg.One())
    nodes |= dict(n=bg.I(1.0), k=bg.C(stiffness=20.0), d=bg.R(0.5))
    bonds = ["W -> v -> m", "v -> stop", "v -> z -> w", "z -> link", "F -> w -> n", "w -> k", "w -> d"]
    graph = bg.Graph(nodes, bonds, initial={"stop.displacement": 9.81e-4})
    found = bg.reduce(graph, 0.0, 5.0, keep=0.99)
    assert "stop" in found.put_back and list(found.removed) == ["link"]
    assert found.errors["n.flow"] < 1e-3
