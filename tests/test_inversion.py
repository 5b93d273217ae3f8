"""Inverse models give the inputs of closed forms, of hand-written state equations and of textbook formulas."""

import re
from functools import lru_cache

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.polynomial import Chebyshev

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.models import planar_slider_crank, six_link_arm

from .tables import table


# -- graphs of the benchmark of structural analysis ------------------------------------------------------------------
def mass_spring_damper(**values):
    values = dict(m=2.0, k=8.0, d=0.5) | values
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(values["m"]), k=bg.C(stiffness=values["k"]), d=bg.R(values["d"]))
    return bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"])


L, R, K, J, B = 0.05, 0.4, 0.876, 0.0635, 0.226


def motor():
    nodes = dict(V=bg.Se(1.0), i=bg.One(), L=bg.I(L), R=bg.R(R), K=bg.GY(K), w=bg.One(), J=bg.I(J), b=bg.R(B))
    return bg.Graph(nodes, ["V -> i", "i -> L", "i -> R", "i -> K -> w", "w -> J", "w -> b"])


def pair(place):
    """Two masses with a spring between them, and a force."""
    nodes = dict(v1=bg.One(), m1=bg.I(1.2), v2=bg.One(), m2=bg.I(0.7), gap=bg.Zero(), k=bg.C(stiffness=5.0))
    bonds = ["v1 -> m1", "v2 -> m2"]
    if place == "inner":
        nodes |= dict(strut=bg.One(), F=bg.Se(0.0))
        return bg.Graph(nodes, [*bonds, "v1 -> gap -> v2", "gap -> strut", "strut -> k", "strut -> F"])
    return bg.Graph(nodes | dict(F=bg.Se(0.0)), [*bonds, "v1 -> gap -> v2", "gap -> k", "F -> v1"])


KS, CS = 1.8e4, 700.0


def quarter_car():
    nodes = dict(road=bg.Sf(0.0), tyre=bg.Zero(), kt=bg.C(stiffness=2e5), wheel=bg.One(), mu=bg.I(36.6), gap=bg.Zero())
    nodes |= dict(strut=bg.One(), ks=bg.C(stiffness=KS), cs=bg.R(CS), body=bg.One(), ms=bg.I(267.0))
    bonds = ["road -> tyre -> kt", "tyre -> wheel -> mu", "wheel -> gap -> body -> ms", "gap -> strut -> ks"]
    return bg.Graph(nodes, [*bonds, "strut -> cs"])


J1, J2, SHAFT, B1, B2 = 1.5, 2.0, 40.0, 0.1, 0.3


def two_inertias():
    nodes = dict(T=bg.Se(0.0), w1=bg.One(), motor=bg.I(J1), b1=bg.R(B1), gap=bg.Zero(), shaft=bg.C(stiffness=SHAFT))
    nodes |= dict(w2=bg.One(), load=bg.I(J2), b2=bg.R(B2))
    bonds = ["T -> w1 -> motor", "w1 -> b1", "w1 -> gap -> w2 -> load", "gap -> shaft", "w2 -> b2"]
    return bg.Graph(nodes, bonds)


# -- helpers ---------------------------------------------------------------------------------------------------------
def derivatives(function, count, times):
    """A function of time and its derivatives at times."""
    found = []
    for _ in range(count + 1):
        found.append(np.asarray(jax.vmap(function)(jnp.asarray(times, float))))
        function = jax.grad(function)
    return found


def found_input(found, time, initial=None, name=None):
    """The input at the consistent state nearest to the given initial values."""
    state = bg.initialise(found.system, initial, time=time)
    name = name or found.inputs[0]
    return np.asarray(found.system.outputs(time, state, name)[name])


def wave(t):
    return jnp.sin(1.3 * t) + 0.4 * jnp.cos(2.1 * t)


TIMES = (0.0, 0.7, 1.9)


# -- closed forms ----------------------------------------------------------------------------------------------------
def test_mass_spring_damper():
    """F = k q + d v + m dv/dt with the one state q (Gawthrop 1995)."""
    found = bg.invert(mass_spring_damper(), {"m.flow": "F"}, {"m.flow": wave})
    assert found.orders == {"m.flow": 1} and found.states == ("k.displacement",) and found.inputs == ("F.effort",)
    assert [(bond.tail, bond.head) for bond in found.bicausal] == [("wanted m.flow", "v"), ("v", "F")]
    for time in TIMES:
        v, a = (x[0] for x in derivatives(wave, 1, [time]))
        force = found_input(found, time, {"k.displacement": 0.3})
        np.testing.assert_allclose(force, 8.0 * 0.3 + 0.5 * v + 2.0 * a, rtol=1e-13)


def test_motor():
    """V = L di/dt + R i + K ω with i = (J dω/dt + b ω)/K: no state remains free."""
    found = bg.invert(motor(), {"J.flow": "V.effort"}, {"J.flow": wave})
    assert found.orders == {"J.flow": 2} and found.zero_dynamics.order == 0
    assert found.conditions == ("J.flow", "derivative 1 of J.flow")
    for time in TIMES:
        w = [x[0] for x in derivatives(wave, 2, [time])]
        i = [(J * w[k + 1] + B * w[k]) / K for k in (0, 1)]
        np.testing.assert_allclose(found_input(found, time), L * i[1] + R * i[0] + K * w[0], rtol=1e-12)


def test_two_inertias_with_an_elastic_shaft():
    """The speed of the load is differentiated three times: torque of the shaft, speed of the motor, torque."""
    found = bg.invert(two_inertias(), {"load.flow": "T"}, {"load.flow": wave})
    assert found.orders == {"load.flow": 3} and found.states == () and len(found.conditions) == 3
    for time in TIMES:
        w = [x[0] for x in derivatives(wave, 3, [time])]
        torque = [J2 * w[k + 1] + B2 * w[k] for k in range(3)]
        speed = [w[k] + torque[k + 1] / SHAFT for k in range(2)]
        expected = J1 * speed[1] + B1 * speed[0] + torque[0]
        np.testing.assert_allclose(found_input(found, time), expected, rtol=1e-11)


@pytest.mark.parametrize(
    ("graph", "names", "order", "free"),
    [
        (mass_spring_damper, ("m.flow", "F"), 1, 1),
        (motor, ("J.flow", "V"), 2, 0),
        (lambda: pair("outer"), ("m2.flow", "F"), 3, 0),
        (lambda: pair("outer"), ("m1.flow", "F"), 1, 2),
        (lambda: pair("inner"), ("k.effort", "F"), 2, 1),
        (quarter_car, ("ms.flow", "road.flow"), 3, 1),
    ],
)
def test_orders_of_the_structural_benchmark(graph, names, order, free):
    """Essential orders and orders of the inverse by SymPy on hand-written state equations
    (benchmarks/structural_bond_graphs); the bicausal graph has as many storages in integral causality."""
    found = bg.invert(graph(), dict([names]))
    assert list(found.orders.values()) == [order] and found.zero_dynamics.order == free == len(found.states)
    assert len(found.conditions) == order
    assert len(found._bicausality.causality.integral) == free


def test_zeros_of_the_quarter_car():
    """The zero of the transfer function from road to body is −ks/cs."""
    found = bg.invert(quarter_car(), {"ms.flow": "road"})
    np.testing.assert_allclose(found.zero_dynamics.eigenvalues, [-KS / CS], rtol=1e-9)


def chain(seed, inputs=1):
    """Masses in a row, joined to neighbours and to the ground by random springs and dampers, with nodes and bonds in
    random order; and the state equations x' = A x + B u of (q, v) by hand."""
    random = np.random.default_rng(seed)
    count = int(random.integers(2, 5))
    m, k, d = (random.uniform(0.5, 2.0, size) for size in (count, count, count))
    nodes, bonds = {}, []
    for n in range(count):
        nodes |= {f"v{n}": bg.One(), f"m{n}": bg.I(m[n]), f"k{n}": bg.C(stiffness=k[n]), f"d{n}": bg.R(d[n])}
        bonds.append(f"v{n} -> m{n}")
        if n == 0:
            bonds += ["v0 -> k0", "v0 -> d0"]
        else:
            nodes |= {f"z{n}": bg.Zero(), f"s{n}": bg.One()}
            bonds += [f"v{n} -> z{n}", f"z{n} -> v{n - 1}", f"z{n} -> s{n}", f"s{n} -> k{n}", f"s{n} -> d{n}"]
    at, output = (random.permutation(count)[:inputs].tolist() for _ in range(2))
    for place in at:
        nodes[f"F{place}"] = bg.Se(0.0)
        bonds.append(f"F{place} -> v{place}")
    E = np.eye(count) - np.eye(count, k=-1)  # rates of the springs: v0, v1 − v0, …
    A = np.block([[np.zeros((count, count)), E], [-E.T * k / m[:, None], -(E.T * d) @ E / m[:, None]]])
    names = [*nodes]
    graph = bg.Graph({names[n]: nodes[names[n]] for n in random.permutation(len(names))}, random.permutation(bonds))
    return graph, A, at, output, m


@pytest.mark.parametrize("seed", range(8))
def test_random_chains(seed):
    """u = (y⁽ʳ⁾ − C Aʳ x)/(C Aʳ⁻¹ B) at states that satisfy y⁽ᵏ⁾ = C Aᵏ x."""
    graph, A, [at], [output], m = chain(seed)
    count = len(m)
    b, c = np.zeros(2 * count), np.zeros(2 * count)
    b[count + at], c[count + output] = 1.0 / m[at], 1.0
    found = bg.invert(graph, {f"m{output}.flow": f"F{at}"}, {f"m{output}.flow": wave})
    rows = [c]
    while abs(rows[-1] @ b) < 1e-12:
        rows.append(rows[-1] @ A)
    order = len(rows)
    assert found.orders == {f"m{output}.flow": order} and found.zero_dynamics.order == 2 * count - order
    y = [x[0] for x in derivatives(wave, order, [0.4])]
    state = np.asarray(bg.initialise(found.system, time=0.4))
    x = state[places(found.system, count)]
    np.testing.assert_allclose([row @ x for row in rows], y[:order], atol=1e-9)
    u = (y[order] - rows[-1] @ A @ x) / (rows[-1] @ b)
    np.testing.assert_allclose(found.system.outputs(0.4, state, f"F{at}.effort")[f"F{at}.effort"], u, rtol=1e-8)
    free = np.linalg.svd(np.array(rows))[2][order:].T  # the outputs and their derivatives stay zero there
    values = np.linalg.eigvals(free.T @ (A - np.outer(b, rows[-1] @ A) / (rows[-1] @ b)) @ free)
    np.testing.assert_allclose(np.sort_complex(found.zero_dynamics.eigenvalues), np.sort_complex(values), atol=1e-9)


class Growing(eqx.Module):
    value: jax.Array

    def __call__(self, time):
        return self.value * jnp.exp(GROWTH * time)


GROWTH = 0.7


@pytest.mark.parametrize("seed", range(12))
def test_random_chains_with_two_inputs(seed):
    """Outputs c exp(λt) need the inputs G(λ)⁻¹ c exp(λt) at the states (λ − A)⁻¹ B u of this motion; where G is
    singular there is no inverse."""
    graph, A, at, output, m = chain(seed, 2)
    count, c = len(m), np.array([0.6, -1.1])
    B, C = np.zeros((2 * count, 2)), np.zeros((2, 2 * count))
    B[count + np.array(at), [0, 1]], C[[0, 1], count + np.array(output)] = 1.0 / m[at], 1.0
    states = np.linalg.solve(GROWTH * np.eye(2 * count) - A, B)
    pairs = {f"m{o}.flow": f"F{i}" for o, i in zip(output, at, strict=True)}
    wanted = {name: Growing(jnp.asarray(x)) for name, x in zip(pairs, c, strict=True)}
    if abs(np.linalg.det(C @ states)) < 1e-12:
        with pytest.raises(bg.SolvabilityError, match="independently"):
            bg.invert(graph, pairs, wanted)
        return
    found, u = bg.invert(graph, pairs, wanted), np.linalg.solve(C @ states, c)
    state = np.zeros(2 * count)
    state[places(found.system, count)] = states @ u
    system = found.system
    np.testing.assert_allclose(system.evaluate((Output.HIDDEN,), 0.0, jnp.asarray(state)), 0.0, atol=1e-9)
    forces = [system.outputs(0.0, jnp.asarray(state), name)[name] for name in found.inputs]
    np.testing.assert_allclose(forces, u, rtol=1e-8)
    change = np.asarray(system(0.0, jnp.asarray(state)))
    np.testing.assert_allclose(change, GROWTH * state, atol=1e-8)


def places(system, count):
    """Places of the springs' and the masses' states."""
    names = {name: k for k, name in enumerate(system.states)}
    return [*[names[f"k{n}.displacement"] for n in range(count)], *[names[f"m{n}.flow"] for n in range(count)]]


# -- several inputs --------------------------------------------------------------------------------------------------
def two_forces(second):
    nodes = dict(F1=bg.Se(1.0), F2=bg.Se(1.0), v1=bg.One(), m1=bg.I(1.0), z=bg.Zero(), k=bg.C(stiffness=3.0))
    nodes |= dict(v2=bg.One(), m2=bg.I(2.0), z2=bg.Zero(), k2=bg.C(stiffness=2.0), v3=bg.One(), m3=bg.I(1.5))
    bonds = ["F1 -> v1 -> m1", "v1 -> z -> v2 -> m2", "z -> k", "v2 -> z2 -> v3 -> m3", "z2 -> k2", f"F2 -> {second}"]
    return bg.Graph(nodes, bonds)


def other(t):
    return jnp.cos(0.9 * t)


@pytest.mark.parametrize("crossed", [False, True])
def test_two_masses_with_two_forces(crossed):
    """Either force can be named for either output: F = m v' + forces of the springs."""
    names = ("F2", "F1") if crossed else ("F1", "F2")
    found = bg.invert(two_forces("v2"), {"m1.flow": names[0], "m2.flow": names[1]}, {"m1.flow": wave, "m2.flow": other})
    assert found.orders == {"m1.flow": 1, "m2.flow": 1} and found.zero_dynamics.order == 3 + 2 - 2
    at = {"k.displacement": 0.2, "k2.displacement": -0.1}
    a1, a2 = derivatives(wave, 1, [0.7])[1][0], derivatives(other, 1, [0.7])[1][0]
    forces = {"F1": a1 + 0.6, "F2": 2.0 * a2 - 0.6 - 0.2}
    for name, force in forces.items():
        np.testing.assert_allclose(found_input(found, 0.7, at, f"{name}.effort"), force, rtol=1e-12)


def test_outputs_of_different_orders():
    """The third mass is reached through the second: orders 1 and 3; one state of five remains."""
    found = bg.invert(two_forces("v2"), {"m1.flow": "F1", "m3.flow": "F2"}, {"m1.flow": wave, "m3.flow": other})
    assert found.orders == {"m1.flow": 1, "m3.flow": 3} and found.zero_dynamics.order == 1
    w, x = derivatives(wave, 1, [0.3]), [y[0] for y in derivatives(other, 3, [0.3])]
    q2 = 1.5 * x[1] / 2.0  # of the second spring: it accelerates the third mass
    v2 = [x[k] + 1.5 * x[k + 2] / 2.0 for k in (0, 1)]
    at = {"k.displacement": 0.1}
    np.testing.assert_allclose(found_input(found, 0.3, at, "F1.effort"), w[1][0] + 0.3, rtol=1e-11)
    np.testing.assert_allclose(found_input(found, 0.3, at, "F2.effort"), 2.0 * v2[1] - 0.3 + 2.0 * q2, rtol=1e-11)


def arm():
    """Two links in a vertical plane, with motors in both joints."""
    parts = dict(
        world=bgp.World(gravity=(0.0, -9.81)),
        one=bgp.Body(2.0, 0.1, points=dict(A=(-0.5, 0.0), B=(0.5, 0.0))),
        two=bgp.Body(1.0, 0.05, points=dict(A=(-0.4, 0.0))),
        shoulder=bgp.Revolute(effort=0.0),
        elbow=bgp.Revolute(effort=0.0, damping=0.3),
    )
    return bgp.Assembly(parts, ["world -> shoulder -> one.A", "one.B -> elbow -> two.A"])


def computed_torque(q, v, a):
    """M(q) q̈ + C(q, q̇) q̇ + g(q) of the planar arm with two links (Spong, Hutchinson & Vidyasagar 2006, 7.3.2)."""
    m1, m2, i1, i2, length, c1, c2, g = 2.0, 1.0, 0.1, 0.05, 1.0, 0.5, 0.4, 9.81
    h = -m2 * length * c2 * np.sin(q[1])
    both = m2 * (c2**2 + length * c2 * np.cos(q[1])) + i2
    own = m1 * c1**2 + m2 * (length**2 + c2**2 + 2 * length * c2 * np.cos(q[1])) + i1 + i2
    weight = m2 * c2 * g * np.cos(q[0] + q[1])
    first = own * a[0] + both * a[1] + 2 * h * v[0] * v[1] + h * v[1] ** 2
    first += (m1 * c1 + m2 * length) * g * np.cos(q[0]) + weight
    return first, both * a[0] + (m2 * c2**2 + i2) * a[1] - h * v[0] ** 2 + weight + 0.3 * v[1]


@pytest.mark.parametrize("method", [bg.Multipliers(), bg.MinimalCoordinates()])
def test_computed_torque_of_an_arm(method):
    pairs, wanted = (
        {"shoulder.angle": "shoulder", "elbow.angle": "elbow"},
        {"shoulder.angle": wave, "elbow.angle": other},
    )
    found = bg.invert(arm(), pairs, wanted, method=method)
    assert found.orders == {"shoulder.angle": 2, "elbow.angle": 2} and found.zero_dynamics.order == 0
    for time in TIMES:
        one, two = derivatives(wave, 2, [time]), derivatives(other, 2, [time])
        expected = computed_torque(*[(a[0], b[0]) for a, b in zip(one, two, strict=True)])
        state = bg.initialise(found.system, time=time)
        torques = [found.system.outputs(time, state, name)[name] for name in found.inputs]
        np.testing.assert_allclose(torques, expected, rtol=1e-9)


class Ramp(eqx.Module):
    value: jax.Array
    slope: jax.Array

    def __call__(self, time):
        return self.value + self.slope * time


@pytest.mark.slow
def test_inverse_dynamics_of_a_puma():
    """The torques from which Pinocchio computed the accelerations of its table, at random angles and rates."""
    data, joints = table("pinocchio_arm"), [f"joint_{k}" for k in range(1, 7)]
    zero = Ramp(jnp.zeros(()), jnp.zeros(()))
    pairs = {f"{joint}.rate": joint for joint in joints}
    found = bg.invert(six_link_arm.build(), pairs, dict.fromkeys(pairs, zero), method=bg.MinimalCoordinates())
    assert list(found.orders.values()) == [1] * 6 and found.states == tuple(f"{joint}.angle" for joint in joints)
    for row in range(4):
        values = {f"wanted.{joint}.rate.value": data[f"{joint}.rate"][row] for joint in joints}
        values |= {f"wanted.joint_{k}.rate.slope": data[f"acceleration.{k}"][row] for k in range(1, 7)}
        system = bg.set(found.system, values)
        state = bg.initialise(system, {f"{joint}.angle": data[f"{joint}.angle"][row] for joint in joints})
        torques = [system.outputs(0.0, state, name)[name] for name in found.inputs]
        expected = np.array([data[f"tau.{k}"][row] for k in range(1, 7)])
        np.testing.assert_allclose(torques, expected, atol=1e-11 * np.max(np.abs(expected)))


@pytest.mark.parametrize(
    ("second", "pairs", "shared"),
    [
        ("v1", {"m1.flow": "F1", "m3.flow": "F2"}, "m1.flow"),
        ("v2", {"m2.flow": "F1", "m3.flow": "F2"}, "m2.flow"),
    ],
)
def test_paths_that_share_a_variable_are_refused(second, pairs, shared):
    with pytest.raises(bg.SolvabilityError, match=f"all causal paths pass {re.escape(shared)}"):
        bg.invert(two_forces(second), pairs)


# -- mechanisms ------------------------------------------------------------------------------------------------------
CRANK, ROD, G = 0.2, 1.0, 9.81


def poses(angle):
    """Positions (x, y, turn) of crank, rod and piston over the crank angle."""
    lean = -jnp.arcsin(CRANK / ROD * jnp.sin(angle))
    pin = CRANK * jnp.array([jnp.cos(angle), jnp.sin(angle)])
    end = pin + ROD * jnp.array([jnp.cos(lean), jnp.sin(lean)])
    still = jnp.zeros(1)
    pieces = [pin / 2.0, angle[None], (pin + end) / 2.0, lean[None], end, still]
    return jnp.concatenate(pieces)


def crank_angle(position):
    """The crank angle between 0 and π at a position of the piston, by the law of cosines."""
    return jnp.arccos((position**2 + CRANK**2 - ROD**2) / (2.0 * CRANK * position))


def place(t):
    """A motion of the piston between its dead centres at 0.8 m and 1.2 m."""
    return 1.02 - 0.06 * jnp.sin(1.1 * t) - 0.04 * jnp.sin(2.3 * t)


def speed(t):
    return jax.grad(place)(jnp.asarray(t, float))


def virtual_work(time):
    """The torque of the crank: all forces of inertia, weights and dampers, times what they move (masses and inertias
    about G of 1, dampers of 2 N·m·s/rad at the rod's end and 5 N·s/m at the piston)."""

    def moved(t):
        return poses(crank_angle(place(t)))

    t = jnp.asarray(time, float)
    velocity, acceleration = jax.jacfwd(moved)(t), jax.jacfwd(jax.jacfwd(moved))(t)
    along = np.asarray(jax.jacfwd(poses)(crank_angle(place(t))))
    force = np.asarray(acceleration).copy()
    force[[1, 4, 7]] += G
    force[5] += 2.0 * velocity[5]
    force[6] += 5.0 * velocity[6]
    return float(along @ force)


@lru_cache
def slider_crank(method=None):
    return bg.invert(planar_slider_crank.build(), {"bore.velocity": "drive"}, {"bore.velocity": speed}, method=method)


def crank_state(time):
    t = jnp.asarray(time, float)
    angle = crank_angle(place(t))
    rate = jax.grad(lambda t: crank_angle(place(t)))(t)
    _, _, _, x, y, lean, *_ = map(float, poses(angle))  # of the rod, which chooses the branch
    guesses = {"main.rate": rate, "rod.angle": lean, "rod.position": (x, y), "bore.displacement": place(t)}
    return {"main.angle": float(angle), **{name: bg.Guess(value) for name, value in guesses.items()}}


@pytest.mark.parametrize(
    "method",
    [None, bg.MinimalCoordinates(), pytest.param(bg.DerivativeCausality(), marks=pytest.mark.slow)],
    ids=["multipliers", "minimal coordinates", "derivative causality"],
)
def test_torque_of_a_slider_crank(method):
    found = slider_crank(method)
    assert found.orders == {"bore.velocity": 1} and found.states == ("main.angle",)
    assert found.bicausal == () and "pass multibonds" in str(found)
    for time in TIMES:
        torque = found_input(found, time, crank_state(time))
        np.testing.assert_allclose(torque, virtual_work(time), rtol=1e-9)


def test_no_influence_at_a_dead_centre():
    def rest(t):
        return 0.1 * jnp.sin(t) ** 2

    found = bg.invert(planar_slider_crank.build(), {"bore.velocity": "drive"}, {"bore.velocity": rest})
    with pytest.raises(bg.InitialError, match="drive.source.effort has no influence on bore.velocity at the start"):
        bg.initialise(found.system)
    with pytest.raises(bg.InitialError, match="main.rate: the wanted motion does not begin there"):
        bg.initialise(slider_crank().system, {"main.angle": 1.2})


@pytest.mark.slow
def test_run_through_a_dead_centre_stops():
    """From 0.2 cos 1.2 the piston reaches the inner dead centre (0.8 m) after (x(0) − 0.8)/0.3 s."""
    pairs, wanted = {"bore.velocity": "drive"}, {"bore.velocity": lambda t: -0.3 + 0.0 * t}
    found = bg.invert(planar_slider_crank.build(), pairs, wanted)
    start = bg.initialise(found.system, {"main.angle": 1.2, "main.rate": bg.Guess(1.0)})
    until = (float(poses(jnp.asarray(1.2))[6]) - (ROD - CRANK)) / 0.3
    with pytest.raises(bg.SimulationError, match="has no influence on bore.velocity there") as error:
        bg.simulate(found.system, 0.0, 2.0, start, rtol=1e-8)
    assert error.value.status == "no_influence" and error.value.time == pytest.approx(until, abs=0.01)
    assert not bool(bg.simulate(found.system, 0.0, 2.0, start, rtol=1e-8, throw=False).successful)


def chebyshev_nodes(end):
    return np.sort(end / 2.0 * (1.0 - np.cos(np.pi * (np.arange(64) + 0.5) / 64)))


def chebyshev_series(nodes, values, end):
    """The polynomial through values at Chebyshev nodes, as a function of time."""
    coefficients = jnp.asarray(Chebyshev.fit(nodes, values, 63, domain=[0.0, end]).coef)

    def series(t):
        return jnp.cos(jnp.arange(64) * jnp.arccos(jnp.clip(2.0 * t / end - 1.0, -1.0, 1.0))) @ coefficients

    return series


def test_inverse_then_forward_of_two_inertias_returns_the_motion():
    """The torque that the inverse gives drives the two inertias with their elastic shaft along the wanted speed."""
    end, found = 2.0, bg.invert(two_inertias(), {"load.flow": "T"}, {"load.flow": wave})
    nodes, start = chebyshev_nodes(end), bg.initialise(found.system)
    inverse = bg.simulate(found.system, 0.0, end, start, saveat=jnp.asarray(nodes), rtol=1e-12, atol=1e-13)
    series = chebyshev_series(nodes, np.asarray(inverse["T.effort"]), end)
    sol = bg.simulate(bg.compile(two_inertias().replace({"T": bg.Se(series)})), 0.0, end, start, rtol=1e-12, atol=1e-13)
    expected = np.asarray(jax.vmap(wave)(jnp.asarray(sol.ts)))
    assert np.max(np.abs(sol["load.flow"] - expected)) < 1e-8 * np.max(np.abs(expected))


@pytest.mark.slow
def test_inverse_then_forward_returns_the_motion():
    """The torque over time, as a Chebyshev polynomial, drives the forward model to 1e-8 of the wanted motion."""
    end, found = 2.0, slider_crank()
    start = bg.initialise(found.system, crank_state(0.0))
    nodes = chebyshev_nodes(end)
    inverse = bg.simulate(found.system, 0.0, end, start, saveat=jnp.asarray(nodes), rtol=1e-12, atol=1e-13)
    torque = np.asarray(inverse["drive.source.effort"])
    np.testing.assert_allclose(torque, [virtual_work(t) for t in nodes], rtol=1e-9, atol=1e-9)
    forward = bg.compile(planar_slider_crank.build(torque=chebyshev_series(nodes, torque, end)))
    sol = bg.simulate(forward, 0.0, end, start, rtol=1e-12, atol=1e-13)
    expected = np.asarray(jax.vmap(speed)(jnp.asarray(sol.ts)))
    assert np.max(np.abs(sol["bore.velocity"] - expected)) < 1e-8 * np.max(np.abs(expected))
    assert np.max(np.abs(sol["bore.displacement"] - sol["bore.displacement"][0] - (place(sol.ts) - place(0.0)))) < 1e-8


@pytest.mark.slow
def test_simulated_inverse_keeps_its_conditions():
    """Over a run of two inertias the speed and the torque stay those of the closed form."""
    found = bg.invert(two_inertias(), {"load.flow": "T"}, {"load.flow": wave})
    sol = bg.simulate(found.system, 0.0, 4.0, rtol=1e-6)
    w = derivatives(wave, 3, sol.ts)
    torque = [J2 * w[k + 1] + B2 * w[k] for k in range(3)]
    rates = [w[k] + torque[k + 1] / SHAFT for k in range(2)]
    np.testing.assert_allclose(sol["load.flow"], w[0], atol=1e-12)
    np.testing.assert_allclose(sol["T.effort"], J1 * rates[1] + B1 * rates[0] + torque[0], atol=1e-9)


# -- divergence ------------------------------------------------------------------------------------------------------
@bg.symbolic
def behind(velocity, position):
    return velocity - 2.0 * position


def test_zero_in_the_right_half_plane_is_told():
    """y = v − 2 x has the zero 2 1/s."""
    nodes = dict(F=bg.Se(0.0), v=bg.One(), m=bg.I(3.0), x=bg.Position(), y=bg.Function(behind, ("speed", "place")))
    graph = bg.Graph(nodes, ["F -> v -> m", "v ~> x", "v ~> y.speed", "x ~> y.place"])
    with pytest.warns(bg.InverseWarning, match="the inverse diverges.*real parts 2 1/s"):
        found = bg.invert(graph, {"y.value": "F"}, {"y.value": wave})
    assert found.states == ("x.position",) and "the inverse diverges" in str(found)
    y, dy = (x[0] for x in derivatives(wave, 1, [0.5]))
    np.testing.assert_allclose(found_input(found, 0.5, {"x.position": 0.4}), 3.0 * (dy + 2.0 * (y + 0.8)), rtol=1e-12)


def test_cart_with_an_inverted_pendulum():
    """With the cart at rest the pendulum falls with the eigenvalue √(m g l/(I + m l²))."""
    parts = dict(
        world=bgp.World(gravity=(0.0, -9.81)),
        cart=bgp.Body(2.0, 0.1),
        pole=bgp.Body(0.5, 0.02, points=dict(A=(-0.6, 0.0))),
        rail=bgp.Prismatic((1.0, 0.0), effort=0.0),
        pin=bgp.Revolute(),
    )
    cart = bgp.Assembly(parts, ["world -> rail -> cart", "cart -> pin -> pole.A"], initial={"pin.angle": np.pi / 2})
    with pytest.warns(bg.InverseWarning):
        found = bg.invert(cart, {"rail.velocity": "rail"}, {"rail.velocity": wave})
    falls = np.sqrt(0.5 * 0.6 * 9.81 / (0.02 + 0.5 * 0.36))
    np.testing.assert_allclose(found.zero_dynamics.eigenvalues, [falls, 0.0, -falls], atol=1e-9)
    assert found.states == ("rail.displacement", "pin.angle", "pin.rate")


# -- laws from motions -----------------------------------------------------------------------------------------------
def test_law_of_a_resistor_from_a_measured_motion():
    """A rotor that is driven by 60 V: effort and flow of the drag lie on its characteristic b ω."""

    def coasting(t):
        return 3.0 * jnp.exp(-B / J * t)

    nodes = dict(w=bg.One(), J=bg.I(J), b=bg.R(99.0))
    found = bg.invert(bg.Graph(nodes, ["w -> J", "w -> b"]), {"J.flow": "b"}, {"J.flow": coasting})
    assert found.states == () and found.inputs == ("b.effort",)
    for time in TIMES:
        state = bg.initialise(found.system, time=time)
        values = found.system.outputs(time, state, ["b.effort", "b.flow"])
        np.testing.assert_allclose(values["b.effort"], B * values["b.flow"], rtol=1e-12)


def test_law_of_a_spring_from_a_measured_motion():
    """The sensor at the place of a storage integrates its displacement, which has the name and initial value that it
    had: 2 q'' + 8 q = 0."""

    def swinging(t):
        return -0.5 * 2.0 * jnp.sin(2.0 * t)

    nodes = dict(v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=1.0))
    graph = bg.Graph(nodes, ["v -> m", "v -> k"], initial={"k.displacement": 0.5})
    found = bg.invert(graph, {"m.flow": "k"}, {"m.flow": swinging})
    state = bg.initialise(found.system)
    values = found.system.outputs(0.0, state, ["k.effort", "k.displacement"])
    np.testing.assert_allclose(values["k.effort"], 8.0 * values["k.displacement"], rtol=1e-12)
    np.testing.assert_allclose(found.system(0.0, state)[1], 0.0, atol=1e-15)  # rate of the displacement


# -- kinds of inputs -------------------------------------------------------------------------------------------------
def test_vectors_and_their_components():
    nodes = dict(F=bg.Se(np.array([5.0, 0.0])), v=bg.One(), m=bg.I(np.array([1.0, 2.0])))
    graph = bg.Graph(nodes, ["F -> v -> m"])
    both = bg.invert(graph, {"m.flow": "F"}, {"m.flow": lambda t: jnp.stack([wave(t), other(t)])})
    a = [derivatives(function, 1, [0.3])[1][0] for function in (wave, other)]
    np.testing.assert_allclose(found_input(both, 0.3, name="F.effort"), [a[0], 2.0 * a[1]], rtol=1e-12)
    one = bg.invert(graph, {"m.flow[1]": "F[1]"}, {"m.flow[1]": wave})
    np.testing.assert_allclose(found_input(one, 0.3, name="F.effort"), [5.0, 2.0 * a[0]], rtol=1e-12)


def test_signals_are_inputs_and_outputs():
    nodes = dict(u=bg.Signal(0.0), F=bg.MSe(), v=bg.One(), m=bg.I(2.0), x=bg.Position())
    graph = bg.Graph(nodes, ["u ~> F", "F -> v -> m", "v ~> x"])
    for name in ("u", "F"):
        found = bg.invert(graph, {"x.position": name}, {"x.position": wave})
        force = 2.0 * derivatives(wave, 2, [0.3])[2][0]
        assert found.orders == {"x.position": 2}
        np.testing.assert_allclose(found_input(found, 0.3), force, rtol=1e-12)


def valve(effort):
    return jnp.tanh(effort) + 0.3 * effort


def test_input_behind_a_nonlinear_law():
    """The pressure of a supply that fills a tank as wanted through a valve: the law is inverted by Newton's method."""
    nodes = dict(F=bg.Se(1.0), j=bg.One(), valve=bg.R(flow=valve), tank=bg.C(stiffness=2.0))
    graph = bg.Graph(nodes, ["F -> j -> valve", "j -> tank"])
    found = bg.invert(graph, {"tank.effort": "F"}, {"tank.effort": wave})
    y, dy = (x[0] for x in derivatives(wave, 1, [0.3]))
    np.testing.assert_allclose(valve(found_input(found, 0.3) - y), dy / 2.0, rtol=1e-10)


@bg.symbolic
def total(pressure, position):
    return pressure + position


@pytest.mark.slow
def test_nonlinear_input_beside_one_of_higher_order():
    """The sum of the tank's pressure and a position: the valve's input is found first, then the force from the second
    derivative of the sum."""
    nodes = dict(p=bg.Se(1.0), j=bg.One(), valve=bg.R(flow=valve), tank=bg.C(stiffness=2.0), F=bg.Se(0.0), v=bg.One())
    nodes |= dict(m=bg.I(3.0), x=bg.Position(), y=bg.Function(total, ("pressure", "position")))
    bonds = ["p -> j -> valve", "j -> tank", "F -> v -> m", "v ~> x", "tank.effort ~> y.pressure", "x ~> y.position"]
    graph, wanted = bg.Graph(nodes, bonds), {"tank.effort": wave, "y.value": other}
    found = bg.invert(graph, {"tank.effort": "p", "y.value": "F"}, wanted)
    assert found.orders == {"tank.effort": 2, "y.value": 2} and found.zero_dynamics.order == 0
    force = 3.0 * (derivatives(other, 2, [0.3])[2][0] - derivatives(wave, 2, [0.3])[2][0])
    np.testing.assert_allclose(found_input(found, 0.3, name="F.effort"), force, rtol=1e-9)


def test_input_whose_rate_acts_is_a_state():
    """A flow source on an inertia: 2 f' + 0.5 f is its effort, so that its flow is a state of the inverse."""
    nodes = dict(u=bg.Signal(1.0), S=bg.MSf(), v=bg.One(), m=bg.I(2.0), d=bg.R(0.5))
    found = bg.invert(bg.Graph(nodes, ["u ~> S", "S -> v -> m", "v -> d"]), {"S.effort": "u"}, {"S.effort": wave})
    assert found.system.states == found.inputs == ("u.value",) and found.orders == {"S.effort": 0}
    rate = found.system(0.3, jnp.array([0.7]))
    np.testing.assert_allclose(rate, [(wave(0.3) - 0.35) / 2.0], rtol=1e-12)
    np.testing.assert_allclose(found.zero_dynamics.eigenvalues, [-0.25], rtol=1e-12)


# -- wanted functions and parameters ---------------------------------------------------------------------------------
def test_wanted_functions_can_follow_later():
    found = bg.invert(mass_spring_damper(), {"m.flow": "F"})
    with pytest.raises(bg.ParameterError, match="its wanted function of time is not given"):
        found.system  # noqa: B018
    later = found.wanting({"m.flow": 0.4})
    changed = bg.set(later.system, {"wanted.m.flow": 0.6, "d.resistance": 2.0})
    state = bg.initialise(changed)
    np.testing.assert_allclose(changed.outputs(0.0, state, "F.effort")["F.effort"], 1.2, rtol=1e-14)


def test_sampled_data_must_be_smooth_enough():
    times = jnp.linspace(0.0, 1.0, 9)
    spline = bg.Spline(times, times**2)
    assert bg.invert(motor(), {"J.flow": "V"}, {"J.flow": spline}).orders == {"J.flow": 2}
    with pytest.raises(bg.SolvabilityError, match="differentiated 3 times, but bg.Spline can be differentiated twice"):
        bg.invert(two_inertias(), {"load.flow": "T"}, {"load.flow": spline})


def test_gradients_through_the_inverse():
    """∂F/∂m = dv/dt and ∂F/∂k = q."""
    found = bg.invert(mass_spring_damper(), {"m.flow": "F"}, {"m.flow": wave})

    def force(m, k):
        system = bg.set(found.system, {"m.inertia": m, "k.stiffness": k})
        return system.outputs(0.7, jnp.array([wave(0.7), 0.3]), "F.effort")["F.effort"]

    expected = derivatives(wave, 1, [0.7])[1][0], 0.3
    np.testing.assert_allclose(jax.grad(force, (0, 1))(2.0, 8.0), expected, rtol=1e-12)


# -- drawings and reports --------------------------------------------------------------------------------------------
def test_strokes_of_bicausal_bonds_are_split():
    """The effort's half is at the end that receives it, the flow's half at the other end, which gives it."""
    svg = bg.draw(bg.invert(motor(), {"J.flow": "V"})).svg
    halves = re.findall(
        r'class="bond" data-line="([^"]*)"[^>]*>.*?half-stroke effort" data-end="(\w+)".*?flow" data-end="(\w+)"', svg
    )
    assert dict((name, ends) for name, *ends in halves) == {
        "V-&gt;i": ["tail", "head"],
        "i-&gt;K": ["tail", "head"],
        "K-&gt;w": ["tail", "head"],
        "wanted J.flow-&gt;w": ["head", "tail"],
    }
    assert svg.count('class="stroke"') == 4


def test_report():
    found = bg.invert(mass_spring_damper(), {"m.flow": "F"}, {"m.flow": wave})
    assert str(found).splitlines() == [
        "Inverse: F from m.flow",
        "  m.flow is differentiated once",
        "  initial condition determined by m.flow",
        "  free states (1): k.displacement",
        "  eigenvalues with constant outputs: 0",
        "  bicausal bonds",
        "    wanted m.flow ⇒ v ⇒ F",
    ]
    assert "  inverse     F.effort from m.flow (derivative 1)" in str(found.system)
