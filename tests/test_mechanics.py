"""Mechanics from parts: references, joint laws at random poses, parameters that exist once, faults in mechanical words."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax._solution import concrete_results
from bgjax.mechanics.joints.base import IDENTITY
from bgjax.mechanics.rotations import conjugate, product
from models import pendulum, slider_crank

from .tables import table


@pytest.fixture(scope="module")
def bar() -> bg.System:
    return bg.compile(pendulum.build())


@pytest.fixture(scope="module")
def crank() -> bg.System:
    return bg.compile(slider_crank.isostatic())


def residuals(system: bg.System, sol: bg.Solution) -> float:
    """Largest gap and constrained flow at the saved times."""
    both = jax.jit(jax.vmap(lambda t, y: jnp.concatenate([system.evaluate(("@gaps",), t, y), system.evaluate(("@hidden",), t, y)])))
    return float(jnp.max(jnp.abs(both(sol.ts, sol.ys))))


@pytest.mark.parametrize("name, damping", [("boudon_pendulum", 10.0), ("boudon_pendulum_undamped", 0.0)])
def test_pendulum(bar, name, damping):
    data = table(name)
    sol = bg.simulate(bg.set(bar, {"hinge.damping": damping}), 0.0, float(data["t"][-1]), saveat=data["t"], rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(sol["hinge.angle"], data["gamma"], atol=1e-7)
    np.testing.assert_allclose(sol["hinge.rate"], data["gamma_rate"], atol=1e-6 if damping == 0.0 else 1e-7)  # the rate swings by 5 rad/s
    assert residuals(bar, sol) < 1e-10


def test_slider_crank_over_49_turns(crank):
    """rtol 1e-8, atol 1e-10: crank angle within 2e-6 rad; residuals below 1e-10."""
    assert len(crank.plan.equations.gaps) == 17
    data = table("boudon_slider_crank")
    sol = bg.simulate(crank, 0.0, 10.0, saveat=data["t"], rtol=1e-8, atol=1e-10)
    np.testing.assert_allclose(sol["main.angle"], data["crank_angle"], atol=2e-6)
    np.testing.assert_allclose(sol["bore.displacement"], data["piston_x"], atol=1e-6)
    np.testing.assert_allclose(sol["bore.velocity"], data["piston_v"], atol=2e-5)
    assert residuals(crank, sol) < 1e-10


PLANAR = {"hold": (0, 1), "guide": (0,)}  # rows in the plane; of the locked rotations only the prismatic joint's rz


def test_redundant_rows_of_a_planar_loop(crank):
    """Three of twenty rows repeat others; z, rx and ry of the four joints are not unique, all in the plane is; and the
    motion is that of the isostatic mechanism."""
    loop = bg.compile(slider_crank.hyperstatic())
    found = loop.plan.equations.redundancy
    names = [name for name, _ in loop.plan.equations.gaps]
    assert len(names) == 20 and len(found.dropped) == 3 and found.rank == found.start_rank == 17 and len(loop.redundant) == 3
    order = [f"{joint}.{lock}" for joint in ("main", "big_end", "small_end") for lock in ("hold",) * 3 + ("lock",) * 2] + ["bore.lock"] * 3 + ["bore.guide"] * 2
    row = {k: order[:k].count(order[k]) for k in range(20)}
    unique = {k for k in range(20) if k not in found.shared}
    assert unique == {k for k in range(20) if row[k] in PLANAR.get(order[k].split(".")[1], ()) or (order[k] == "bore.lock" and row[k] == 2)}
    sol = bg.simulate(crank, 0.0, 10.0, saveat=table("boudon_slider_crank")["t"], rtol=1e-8, atol=1e-10)
    for t, y in list(zip(np.asarray(sol.ts), np.asarray(sol.ys), strict=True))[::10]:
        values = dict(zip([(s.name, k) for s in crank.plan.equations.states for k in range(s.width)], y, strict=True))
        state = np.array([values.get((s.name, k), 0.0) for s in loop.plan.equations.states for k in range(s.width)])
        mine = concrete_results(crank, ("@rates",), np.array([t]), y[None])[0]
        rates = {s.name: mine[s.start : s.start + s.width] for s in crank.plan.equations.states if s.name.endswith(".flow")}
        other = concrete_results(loop, ("@rates",), np.array([t]), state[None])[0]
        for slot in loop.plan.equations.states:
            if slot.name in rates:
                np.testing.assert_allclose(other[slot.start : slot.start + slot.width], rates[slot.name], atol=1e-6)  # of accelerations up to 600


def test_a_loop_that_is_not_planar_is_another_plan():
    """With a hinge tilted out of the plane the same structure has other redundant rows: no plan is shared by mistake."""
    straight = bg.compile(slider_crank.hyperstatic())
    again = bg.compile(slider_crank.hyperstatic(torque=3.0))
    assert again.plan == straight.plan
    with pytest.raises(bg.InitialError, match="leaves a gap"):
        bg.initialise(bg.set(straight, {"rod.points.B": (0.6, 0.0, 0.0)}))


def test_parameters_exist_once(crank):
    """A body's mass feeds its inertia and its weight; a point feeds the arm and the position."""
    heavier = bg.set(crank, {"rod.mass": 2.0, "rod.points.B": (0.6, 0.0, 0.0)})
    elements = heavier.elements()
    np.testing.assert_allclose(elements["rod.m"].inertia, 2.0)
    np.testing.assert_allclose(elements["rod.weight"].effort, (0.0, -2.0 * 9.81, 0.0))
    np.testing.assert_allclose(elements["rod.arm_B_small_end"].modulus, elements["rod.at_B_small_end"].law_of.point)


@pytest.mark.slow
def test_right_hand_side_derivatives(crank):
    """By masses, inertias and points, also where they are zero: jvp = vjp = finite difference."""
    paths = ["rod.mass", "crank.inertia", "rod.points.A", "bore.damping", "drive.value"]
    state = bg.initialise(crank)
    values = [bg.get(crank, path) for path in paths]
    random = np.random.default_rng(0)
    direction = [jnp.asarray(random.normal(size=np.shape(v))) for v in values]
    rates = jax.jit(lambda values: bg.set(crank, dict(zip(paths, values, strict=True)))(0.0, state))
    at = lambda s: rates([v + s * 1e-5 * d for v, d in zip(values, direction, strict=True)])
    difference = (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / 12e-5
    _, forward = jax.jvp(rates, (values,), (direction,))
    weight = jnp.asarray(random.normal(size=state.shape))
    reverse = sum(jnp.sum(a * b) for a, b in zip(jax.vjp(rates, values)[1](weight)[0], direction, strict=True))
    np.testing.assert_allclose(forward, difference, atol=1e-8 * float(jnp.max(jnp.abs(forward))))
    np.testing.assert_allclose(reverse, weight @ forward, rtol=1e-10)


TILTED = (0.9, 0.1, -0.3, 0.2)
JOINTS = {
    "revolute": bgm.Revolute((0.0, 0.0, 1.0)),
    "revolute, slanted": bgm.Revolute((1.0, 2.0, -0.5), frame_a=TILTED, frame_b=(0.8, 0.0, 0.5, 0.1)),
    "prismatic": bgm.Prismatic((1.0, 0.0, 0.0)),
    "prismatic, slanted": bgm.Prismatic((0.3, -1.0, 0.7), frame_a=TILTED, frame_b=(0.8, 0.0, 0.5, 0.1)),
    "spherical": bgm.Spherical(),
    "universal": bgm.Universal((0.0, 0.0, 1.0), (0.0, 1.0, 0.0)),
    "universal, slanted": bgm.Universal((1.0, 1.0, 0.0), (0.2, -0.4, 1.0)),
    "weld": bgm.Weld(frame_a=TILTED, frame_b=(0.8, 0.0, 0.5, 0.1)),
}
ROWS = {"revolute": 5, "prismatic": 5, "spherical": 3, "universal": 4, "weld": 6}


@pytest.mark.parametrize("name", JOINTS)
def test_joint_law(name):
    """At random poses that satisfy the joint, the rate of its gaps is the flow of its constrained ports, and power is
    conserved whatever the velocities."""
    body = bgm.Body(1.3, (0.2, 0.3, 0.4), points=dict(P=(0.3, -0.2, 0.5)))
    other = bgm.Body(0.7, ((0.5, 0.1, 0.0), (0.1, 0.4, 0.05), (0.0, 0.05, 0.3)), points=dict(Q=(-0.4, 0.1, 0.2)))
    parts = dict(world=bgm.World(gravity=None), one=body, two=other, joint=JOINTS[name])
    system = bg.compile(bgm.Assembly(parts, ["one.P -> joint -> two.Q"]).graph().remove("world"))
    assert len(system.plan.equations.gaps) == ROWS[name.split(",")[0]]
    random, slots = np.random.default_rng(5), system.plan.equations.states
    moving = np.concatenate([np.full(slot.width, slot.name.endswith(".flow")) for slot in slots])

    @jax.jit
    def laws(y):
        y = jax.lax.fori_loop(0, 12, lambda _, y: y + system.evaluate(("@close_gaps",), 0.0, y), y)
        gap, rate = jax.jvp(lambda y: system.evaluate(("@gaps",), 0.0, y), (y,), (jnp.where(moving, 0.0, system(0.0, y)),))
        still = y + system.evaluate(("@stop_flows",), 0.0, y)
        _, power = jax.jvp(lambda y: system.energy(0.0, y), (still,), (system(0.0, still),))
        return gap, rate, system.evaluate(("@hidden",), 0.0, y), system.evaluate(("@hidden",), 0.0, still), power

    joint = JOINTS[name]
    frames = [np.asarray(getattr(joint, side, IDENTITY), float) for side in ("frame_a", "frame_b")]
    for _ in range(3):
        y = random.normal(size=system.plan.size)
        first = random.normal(size=4)
        near = product(product(product(first, frames[0]), conjugate(frames[1])), (1.0, *random.normal(scale=0.1, size=3)))
        for slot in slots:
            if slot.name.endswith("quaternion"):
                y[slot.start : slot.start + 4] = first if slot.name.startswith("one.") else near
        gap, rate, flow, stopped, power = laws(jnp.asarray(y))
        np.testing.assert_allclose(gap, 0.0, atol=1e-12)
        np.testing.assert_allclose(rate, flow, atol=1e-10)
        np.testing.assert_allclose(stopped, 0.0, atol=1e-12)
        np.testing.assert_allclose(power, 0.0, atol=1e-11)


def test_body_is_boudons_figure_10():
    """Two 1-junctions for rotation and translation in the body frame, one in the inertial frame with mass and weight, an
    MTF between them, and a 0-junction with a singular transformer for each hinge."""
    graph = pendulum.build().graph()["bar"]
    kinds = {name: type(graph[name]).__name__ for name in graph.order}
    expected = dict(omega="One", J="I", ejs="EJS", v="One", m="I", weight="Se", turn="MTF", v_body="One", O_hinge="Zero", arm_O_hinge="TF")
    assert kinds.items() >= expected.items()
    system = bg.compile(pendulum.build())
    strokes = system.causality.strokes  # the inertias give flow; arms take it, and give flow to the hinge, which gives effort back
    ends = {"bar.omega->bar.J": "bar.J", "bar.omega->bar.ejs": "bar.omega", "bar.v->bar.m": "bar.m", "bar.weight->bar.v": "bar.v"}
    ends |= {"bar.turn->bar.v_body": "bar.turn", "bar.O_hinge->bar.v_body": "bar.v_body", "bar.O_hinge->bar.arm_O_hinge": "bar.arm_O_hinge"}
    assert strokes.items() >= ends.items() and system.causality.derivative == ()


def test_opened_graph_is_edited_and_the_numbers_follow():
    """Without gravity's source the pendulum stays; with twice the inertia field it starts half as fast."""
    graph = pendulum.build().graph()
    light = bg.compile(graph.remove("bar.weight"))
    np.testing.assert_allclose(light(0.0, bg.initialise(light)), 0.0, atol=1e-14)
    system, heavy = bg.compile(graph), bg.compile(graph.replace({"bar.J": bg.I((0.166, 0.166, 0.166))}))
    rate = lambda s: s.outputs(0.0, s(0.0, bg.initialise(s)), ["bar.J.flow"])["bar.J.flow"][2]
    np.testing.assert_allclose([rate(system), rate(heavy)], [-0.5 * 9.81 / (0.083 + 0.25), -0.5 * 9.81 / (0.166 + 0.25)], rtol=1e-12)


FAULTS = {
    "no part": (dict(), ["world -> hinge -> bra.O"], "there is no part 'bra'", "did you mean 'bar'"),
    "no point": (dict(), ["world -> hinge -> bar.P"], "bar has no point 'P'", "O"),
    "negative mass": (dict(bar=bgm.Body(-1.0, (1.0, 1.0, 1.0), points=dict(O=(0.0, 0.0, 0.0)))), None, "bar.mass", "positive mass"),
    "indefinite inertia": (dict(bar=bgm.Body(1.0, (1.0, -1.0, 1.0), points=dict(O=(0.0, 0.0, 0.0)))), None, "bar.inertia", "positive"),
    "zero axis": (dict(hinge=bgm.Revolute((0.0, 0.0, 0.0))), None, "hinge.axis", "give a direction"),
    "zero quaternion": (dict(hinge=bgm.Revolute((0.0, 0.0, 1.0), frame_a=(0.0, 0.0, 0.0, 0.0))), None, "not a quaternion", "not all zero"),
    "one side": (dict(), ["world -> hinge"], "1 bodies before it and 0 after", "stands between two bodies"),
    "no joint between": (dict(), ["world -> hinge -> bar.O", "world -> bar"], "joins two bodies without a joint", "put a joint"),
    "point mass that should turn": (dict(bar=bgm.PointMass(1.0)), ["world -> hinge -> bar"], "bar: is a point mass", "make it a Body"),
    "not a part": (dict(hinge=3.0), None, "is a float, not a part", "a body, a joint"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_in_mechanical_words(name):
    changes, connections, what, remedy = FAULTS[name]
    parts = dict(world=bgm.World(), bar=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(O=(0.0, 0.0, 0.0))), hinge=bgm.Revolute((0.0, 0.0, 1.0)))
    with pytest.raises(bg.StructureError) as error:
        bgm.Assembly({**parts, **changes}, connections or ["world -> hinge -> bar.O"])
    assert what in str(error.value) and remedy in str(error.value)


def test_axes_and_points_of_wrong_kind():
    for make, text in (
        (lambda: bgm.Revolute("z"), "'z' does not give 3 numbers"),
        (lambda: bgm.Weld(frame_a=(1.0, 0.0)), "does not give 4 numbers"),
        (lambda: bgm.Body(1.0, (1.0, 1.0, 1.0), points=[(0.0, 0.0, 0.0)]), "names and places"),
    ):
        with pytest.raises(bg.ParameterError, match=text):
            make()


def test_point_mass_on_an_arm_and_a_force_at_a_point():
    """Angular acceleration by hand; a force along the turned arm gives none, but m a = F."""
    arm = bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(O=(-0.5, 0.0, 0.0), E=(0.5, 0.0, 0.0)))
    parts = dict(world=bgm.World(gravity=(0.0, -9.81, 0.0)), arm=arm, m=bgm.PointMass(2.0), hinge=bgm.Revolute((0.0, 0.0, 1.0)), ball=bgm.Spherical())
    start = {"arm.x.position": (0.5, 0.0, 0.0), "m.x.position": (1.0, 0.0, 0.0)}
    system = bg.compile(bgm.Assembly(parts, ["world -> hinge -> arm.O", "arm.E -> ball -> m"], initial=start))
    turning = system.outputs(0.0, system(0.0, bg.initialise(system)), "arm.J.flow")["arm.J.flow"]
    np.testing.assert_allclose(turning, [0.0, 0.0, -9.81 * 2.5 / 3.25], atol=1e-13)
    body = bgm.Body(2.0, (1.0, 2.0, 4.0), points=dict(P=(1.0, 0.0, 0.0)))
    pushed = bgm.Assembly(dict(world=bgm.World(None), b=body, F=bgm.WorldForce((0.0, 3.0, 0.0))), ["F -> b.P"])
    free = bg.compile(pushed.graph().remove("world"))
    turned = bg.initialise(free, {"b.orientation": (np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5))})
    rates = free.outputs(0.0, free(0.0, turned), ["b.J.flow", "b.m.flow"])
    np.testing.assert_allclose(np.concatenate([rates["b.J.flow"], rates["b.m.flow"]]), [0.0, 0.0, 0.0, 0.0, 1.5, 0.0], atol=1e-13)
