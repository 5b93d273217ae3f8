"""Mechanics from parts: the papers' mechanisms, parameters that exist once, opened graphs, forces, sensors, nesting,
faults."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, pendulum, slider_crank

from .tables import table


Z = (0.0, 0.0, 1.0)


@pytest.fixture(scope="module")
def crank() -> bg.System:
    return bg.compile(slider_crank.isostatic())


def residuals(system: bg.System, sol: bg.Solution) -> float:
    """Largest gap and constrained flow at the saved times."""
    both = jax.jit(
        jax.vmap(
            lambda t, y: jnp.concatenate(
                [system.evaluate((Output.GAPS,), t, y), system.evaluate((Output.HIDDEN,), t, y)]
            )
        )
    )
    return float(jnp.max(jnp.abs(both(sol.ts, sol.ys))))


@pytest.mark.slow
def test_slider_crank_over_49_turns(crank):
    """rtol 1e-8, atol 1e-10, isostatic and hyperstatic: crank angle within 2e-6 rad, residuals below 1e-10,
    both equal to 1e-8 or 1e-10 of the angle."""
    data = table("boudon_slider_crank")
    loop = bg.compile(slider_crank.hyperstatic())
    runs = {
        name: bg.simulate(system, 0.0, 10.0, saveat=data["t"], rtol=1e-8, atol=1e-10)
        for name, system in (("iso", crank), ("hyper", loop))
    }
    for system, sol in zip((crank, loop), runs.values(), strict=True):
        np.testing.assert_allclose(sol["main.angle"], data["main.angle"], atol=2e-6)
        assert residuals(system, sol) < 1e-10
    for name in ("bore.displacement", "main.angle", "rod.position"):
        # steps follow the corrections by the projection, which dropped rows change by rounding errors: after 49 turns
        # the angle, 310 rad, differs by 1.2e-8 of the 2e-6 that the tolerance leaves
        np.testing.assert_allclose(runs["iso"][name], runs["hyper"][name], atol=1e-8, rtol=1e-10)


@pytest.mark.slow
def test_residuals_over_100_seconds(crank):
    sol = bg.simulate(crank, 0.0, 100.0, saveat=jnp.linspace(0.0, 100.0, 401), rtol=1e-8, atol=1e-10)
    assert residuals(crank, sol) < 1e-10


@pytest.mark.slow
def test_energy_over_1000_periods():
    """Undamped pendulum at rtol 1e-11, with no projection on energy: below 1e-8 of the peak kinetic energy."""
    system = bg.compile(pendulum.build(damping=0.0))
    # of a mathematical pendulum of the same reduced length, released at a right angle
    period = 2.3678419475762374 * np.sqrt((0.083 + 0.25) / 0.5)
    times = jnp.linspace(0.0, 1000.0 * period, 2741)  # at all phases of the swing
    sol = bg.simulate(system, 0.0, float(times[-1]), saveat=times, rtol=1e-11, max_steps=1 << 20)
    height = sol["bar.position"][:, 1]
    total = sol.energy + 9.81 * height
    assert np.max(np.abs(total - total[0])) < 1e-8 * 0.5 * 9.81


def test_parameters_exist_once(crank):
    """A body's mass feeds its inertia and its weight; a point feeds the arm and the position."""
    heavier = bg.set(crank, {"rod.mass": 2.0, "rod.points.B": (0.6, 0.0, 0.0)})
    elements = heavier.elements()
    np.testing.assert_allclose(elements["rod.m"].inertia, 2.0)
    np.testing.assert_allclose(elements["rod.weight"].effort, (0.0, -2.0 * 9.81, 0.0))
    np.testing.assert_allclose(elements["rod.arm_B_small_end"].modulus, elements["rod.at_B_small_end"].law_of.point)


def test_body_is_boudons_figure_10():
    """Two 1-junctions for rotation and translation in the body frame, one in the inertial frame with mass and weight,
    an MTF between them, and a 0-junction with a singular transformer for each hinge."""
    graph = pendulum.build().graph()["bar"]
    kinds = {name: type(graph[name]).__name__ for name in graph.order}
    expected = dict(
        omega="One",
        J="I",
        ejs="EJS",
        v="One",
        m="I",
        weight="Se",
        turn="MTF",
        v_body="One",
        O_hinge="Zero",
        arm_O_hinge="TF",
    )
    assert kinds.items() >= expected.items()
    system = bg.compile(pendulum.build())
    # the inertias give flow; arms take it, and give flow to the hinge, which gives effort back
    strokes = system.causality.strokes
    ends = {
        "bar.omega->bar.J": "bar.J",
        "bar.omega->bar.ejs": "bar.omega",
        "bar.v->bar.m": "bar.m",
        "bar.weight->bar.v": "bar.v",
    }
    ends |= {
        "bar.turn->bar.v_body": "bar.turn",
        "bar.O_hinge->bar.v_body": "bar.v_body",
        "bar.O_hinge->bar.arm_O_hinge": "bar.arm_O_hinge",
    }
    assert strokes.items() >= ends.items() and system.causality.derivative == ()


# -- forces, gravity, sensors ------------------------------------------------------------------------------
def free(parts, connections, **initial) -> tuple[bg.System, jax.Array]:
    system = bg.compile(bgm.Assembly(parts, connections))
    return system, bg.initialise(system, initial)


def accelerations(system, state) -> dict[str, np.ndarray]:
    names = [slot.name for slot in system.plan.equations.states if slot.name.endswith(".flow")]
    return {name: np.asarray(value) for name, value in system.outputs(0.0, system(0.0, state), names).items()}


BODY = bgm.Body(2.0, (1.0, 2.0, 2.5), points=dict(P=(1.0, 0.0, 0.0)))
TURNED = (np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5))  # a right angle about z
FORCES = {
    "world force": (
        bgm.WorldForce((0.0, 3.0, 0.0)),
        "F -> b.P",
        (0.0, 0.0, 0.0),
        (0.0, 1.5, 0.0),
    ),  # along the turned arm
    "body force": (bgm.BodyForce((0.0, 3.0, 0.0)), "F -> b.P", (0.0, 0.0, 3.0 / 2.5), (-1.5, 0.0, 0.0)),
    "world torque": (bgm.WorldTorque((0.0, 4.0, 0.0)), "F -> b", (4.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    "body torque": (bgm.BodyTorque((0.0, 4.0, 0.0)), "F -> b", (0.0, 2.0, 0.0), (0.0, 0.0, 0.0)),
}


@pytest.mark.parametrize("name", FORCES)
def test_forces_on_a_turned_body(name):
    force, link, turning, moving = FORCES[name]
    system, state = free(dict(world=bgm.World(None), b=BODY, F=force), [link], **{"b.orientation": TURNED})
    found = accelerations(system, state)
    np.testing.assert_allclose(found["b.J.flow"], turning, atol=1e-14)
    np.testing.assert_allclose(found["b.m.flow"], moving, atol=1e-14)


def test_spring_between_points():
    """Hooke along the line, with the damper's share; its force and energy by name."""
    parts = dict(
        world=bgm.World(None, points=dict(A=(0.0, 0.0, 1.0))), m=bgm.PointMass(2.0), s=bgm.SpringDamper(10.0, 0.5, 0.7)
    )
    start = {"m.position": (3.0, 0.0, 5.0), "m.velocity": (1.0, 0.0, 0.0)}
    system, state = free(parts, ["world.A -> s -> m"], **start)
    direction, rate = np.array([0.6, 0.0, 0.8]), 0.6
    pull = 10.0 * (5.0 - 0.7) + 0.5 * rate
    np.testing.assert_allclose(
        accelerations(system, state)["m.m.flow"], -pull / 2.0 * direction, rtol=1e-14, atol=1e-15
    )
    found = system.outputs(0.0, state, ["s.length", "s.rate", "s.force"])
    np.testing.assert_allclose([found[n] for n in ("s.length", "s.rate", "s.force")], [5.0, rate, pull], rtol=1e-14)
    together, state = free(
        {**parts, "s": bgm.SpringDamper(10.0)}, ["world.A -> s -> m"], **{"m.position": (0.0, 0.0, 1.0)}
    )
    jacobian = jax.jacfwd(lambda y: together(0.0, y))(state)
    probed = {**parts, "s": bgm.SpringDamper(10.0), "probe": bgm.Sensor()}
    read, there = free(probed, ["world.A -> s -> m", "m ~> probe"], **{"m.position": (0.0, 0.0, 1.0)})
    np.testing.assert_allclose(read.outputs(0.0, there, "probe.acceleration")["probe.acceleration"], 0.0)
    # no direction at zero length, but a force
    assert np.all(np.isfinite(jacobian)) and np.allclose(jacobian[:3, 3:6], -5.0 * np.eye(3))


def test_gravity_of_a_point():
    """A circular orbit closes after its period; without gravity nothing falls."""
    parts = dict(world=bgm.World(bgm.PointGravity(4.0, (1.0, 0.0, 0.0))), m=bgm.PointMass(3.0))
    system, state = free(parts, [], **{"m.position": (3.0, 0.0, 0.0), "m.velocity": (0.0, np.sqrt(2.0), 0.0)})
    period = 2.0 * np.pi * np.sqrt(8.0 / 4.0)
    sol = bg.simulate(system, 0.0, period, state, rtol=1e-11)
    np.testing.assert_allclose(sol["m.position"][-1], (3.0, 0.0, 0.0), atol=1e-8)
    still, state = free(dict(world=bgm.World(None), m=bgm.PointMass(1.0)), [])
    np.testing.assert_allclose(still(0.0, state), 0.0)


def test_sensor_on_a_turning_bar():
    """Uniform rotation: position, ω × r, −ω² r, in the inertial frame."""
    parts = dict(
        world=bgm.World(None),
        bar=bgm.Body(1.0, (0.1, 0.2, 0.2), points=dict(O=(-0.5, 0.0, 0.0), E=(0.5, 0.0, 0.0))),
        hinge=bgm.Revolute(Z),
        tip=bgm.Sensor(),
    )
    system, state = free(
        parts, ["world -> hinge -> bar.O", "bar.E ~> tip"], **{"hinge.angle": np.pi / 2, "hinge.rate": 3.0}
    )
    found = system.outputs(
        0.0,
        state,
        [f"tip.{n}" for n in ("position", "velocity", "acceleration", "angular_velocity", "angular_acceleration")],
    )
    expected = [(0.0, 1.0, 0.0), (-3.0, 0.0, 0.0), (0.0, -9.0, 0.0), (0.0, 0.0, 3.0), (0.0, 0.0, 0.0)]
    np.testing.assert_allclose(list(found.values()), expected, atol=1e-13)


def test_acceleration_may_be_fed_back():
    """m a = F − m₂ a: a force that opposes the acceleration acts as added mass."""
    nodes = dict(F=bg.Se(6.0), v=bg.One(), m=bg.I(2.0), a=bg.Derivative(), back=bg.MSe(bg.symbolic(lambda x: -1.0 * x)))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "back -> v", "v ~> a ~> back"]))
    np.testing.assert_allclose(system(0.0, jnp.zeros(1)), [2.0])


# -- nesting, offsets, frames ---------------------------------------------------------------------------------
def arm() -> bgm.Assembly:
    bar = bgm.Body(1.0, (0.01, 0.2, 0.2), points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0)))
    return bgm.Assembly(
        dict(upper=bar, fore=bar, elbow=bgm.Revolute(Z, damping=0.1)),
        ["upper.B -> elbow -> fore.A"],
        initial={"elbow.angle": 0.4},
    )


def test_nested_assembly_equals_the_flat_one():
    world, shoulder = bgm.World((0.0, -9.81, 0.0)), bgm.Revolute(Z)
    nested = bgm.Assembly(
        dict(world=world, shoulder=shoulder, arm=arm(), m=bgm.PointMass(0.5), ball=bgm.Spherical()),
        ["world -> shoulder -> arm.upper.A", "arm.fore.B -> ball -> m"],
    )
    inner = arm().nodes
    flat = bgm.Assembly(
        dict(world=world, shoulder=shoulder, **inner, m=bgm.PointMass(0.5), ball=bgm.Spherical()),
        ["world -> shoulder -> upper.A", "upper.B -> elbow -> fore.A", "fore.B -> ball -> m"],
        initial={"elbow.angle": 0.4},
    )  # fmt: skip
    one, two = bg.compile(nested), bg.compile(flat)
    first, second = (
        system(0.0, bg.initialise(system, {"shoulder.angle": 0.2, "shoulder.rate": 1.0})) for system in (one, two)
    )
    np.testing.assert_allclose(np.sort(first), np.sort(second), atol=1e-12)
    assert "arm.elbow.angle" in one.results and bg.get(one, "arm.fore.mass") == 1.0
    assert "arm" in nested.graph().order and "elbow" in nested.graph()["arm"].order


def test_offset_is_a_point_further_on():
    """A rigid offset with a turned frame equals the point and the frame written out; its vector is a parameter."""
    bar = bgm.Body(1.0, (0.1, 0.2, 0.2), points=dict(A=(-0.5, 0.0, 0.0)), frames=dict(A=TURNED))
    parts = dict(
        world=bgm.World((0.0, -9.81, 0.0)),
        bar=bar,
        arm=bgm.Offset((0.0, 0.3, 0.0), frame=(0.0, 1.0, 0.0, 0.0)),
        hinge=bgm.Revolute((1.0, 0.0, 0.0)),
    )
    system, state = free(parts, ["world -> hinge -> arm -> bar.A"], **{"hinge.angle": 0.3})
    turned = np.asarray(bg.rotation(np.array(TURNED)), float)
    point = np.array([-0.5, 0.0, 0.0]) + turned @ (0.0, 0.3, 0.0)
    from bgjax.mechanics.kinematics.rotations import composed

    plain = bgm.Body(1.0, (0.1, 0.2, 0.2), points=dict(A=point), frames=dict(A=composed(TURNED, (0.0, 1.0, 0.0, 0.0))))
    other, same = free(
        dict(world=parts["world"], bar=plain, hinge=parts["hinge"]), ["world -> hinge -> bar.A"], **{"hinge.angle": 0.3}
    )
    np.testing.assert_allclose(state, same, atol=1e-13)
    np.testing.assert_allclose(system(0.0, state), other(0.0, same), atol=1e-12)
    moved = bg.set(system, {"arm.vector": (0.0, 0.5, 0.0)})
    assert not np.allclose(bg.initialise(moved, {"hinge.angle": 0.3}), state)


def test_thin_rods_need_no_inertia_about_their_axis():
    """A rod on a revolute joint with none about itself moves as with some: the joint holds it there."""
    rate = []
    for small in (0.0, 0.05):
        rod = bgm.Body(1.0, (small, 0.1, 0.1), points=dict(O=(-0.5, 0.0, 0.0)))
        system, state = free(
            dict(world=bgm.World((0.0, -9.81, 0.0)), rod=rod, hinge=bgm.Revolute(Z)),
            ["world -> hinge -> rod.O"],
            **{"hinge.rate": 2.0},
        )
        rate.append(accelerations(system, state)["rod.J.flow"][2])
    np.testing.assert_allclose(rate, -0.5 * 9.81 / 0.35, rtol=1e-12)


def test_point_mass_on_an_arm():
    """Angular acceleration by hand."""
    bar = bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(O=(-0.5, 0.0, 0.0), E=(0.5, 0.0, 0.0)))
    parts = dict(
        world=bgm.World(gravity=(0.0, -9.81, 0.0)),
        arm=bar,
        m=bgm.PointMass(2.0),
        hinge=bgm.Revolute(Z),
        ball=bgm.Spherical(),
    )
    system, state = free(parts, ["world -> hinge -> arm.O", "arm.E -> ball -> m"])
    np.testing.assert_allclose(accelerations(system, state)["arm.J.flow"], [0.0, 0.0, -9.81 * 2.5 / 3.25], atol=1e-13)


def test_models_describe_themselves():
    for name in ("slider_crank_hyperstatic", "pendulum"):
        model = REGISTRY[name].build()
        assert "coordinates" in str(model) and "mobility 1" in str(bg.compile(model))


# -- faults that show when a mechanism is compiled or started; the others are in error_catalogue_mechanics.py -----
GOOD = dict(
    world=bgm.World(), bar=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(O=(0.0, 0.0, 0.0))), hinge=bgm.Revolute(Z)
)


def body(mass=1.0, inertia=(1.0, 1.0, 1.0), **options):
    return bgm.Body(mass, inertia, points=dict(O=(0.0, 0.0, 0.0)), **options)


def test_all_faults_at_once():
    with pytest.raises(bg.StructureError, match="3 faults"):
        bgm.Assembly({**GOOD, "bar": body(-1.0, (1.0, -2.0, 1.0))}, ["world -> hinge -> bar.P"])


def test_frames_may_be_rotation_matrices():
    quarter = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
    np.testing.assert_allclose(bgm.Weld(frame_a=quarter).frame_a, TURNED, atol=1e-15)


def test_set_refuses_values_by_the_users_names():
    with pytest.raises(bg.ParameterError, match="bar.mass: is -1"):
        bg.set(bg.compile(pendulum.build()), {"bar.mass": -1.0})


def test_no_mobility_names_the_joints():
    bar = bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0)))
    parts = dict(
        world=bgm.World(points=dict(P=(1.0, 0.0, 0.0))), bar=bar, j=bgm.Revolute(Z), k=bgm.Revolute((0.0, 1.0, 0.0))
    )
    with pytest.raises(bg.StructureError, match="j, k: the mechanism has no mobility: 6 coordinates"):
        bg.compile(bgm.Assembly(parts, ["world -> j -> bar.A", "world.P -> k -> bar.B"]))


def test_direction_without_inertia_is_named():
    """A rod without inertia about itself on a ball: nothing says how it spins."""
    rod = bgm.Body(1.0, (0.0, 1.0, 1.0), points=dict(O=(1.0, 0.0, 0.0)))
    model = bgm.Assembly(dict(world=bgm.World(), rod=rod, ball=bgm.Spherical()), ["world -> ball -> rod.O"])
    with pytest.raises(bg.SolvabilityError, match=r"rod: turns about \(1, 0, 0\) \(in its own frame\) without inertia"):
        bg.compile(model)
