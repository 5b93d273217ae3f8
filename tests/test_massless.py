"""Parts without inertia, or with hardly any; point masses that nothing holds; what moves by prescription alone."""

import jax.numpy as jnp
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import fsolve

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.system.evaluate_numbers import evaluate_numbers


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
METHODS = (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality())


def derivatives(system, names):
    """Rates of results along the motion, at the initial condition."""
    state = np.asarray(bg.initialise(system))
    rates = evaluate_numbers(system, (Output.RATES,), np.zeros(1), state[None])[0]
    steps = 1e-4 * np.array([1.0, -1.0])
    values = evaluate_numbers(system, names, steps, state + steps[:, None] * rates)
    return (values[0] - values[1]) / 2e-4


def swing(mass):
    """A weight that slides along an arm, which turns about a hinge."""
    parts = dict(
        world=bgm.World((0.0, -9.81, 0.0)), arm=bgm.Body(mass, (mass, mass, mass)), body=bgm.Body(1.0, (1.0, 1.0, 1.0))
    )
    parts |= dict(hinge=bgm.Revolute(Z), slide=bgm.Prismatic(X), spring=bgm.SpringDamper(20.0, 1.0, 0.2))
    start = {"hinge.angle": 0.3, "hinge.rate": 0.7, "slide.displacement": 0.5, "slide.velocity": 0.2}
    return bgm.Assembly(
        parts, ["world -> hinge -> arm", "arm -> slide -> body", "world -> spring -> body"], initial=start
    )


def test_a_link_without_mass_between_joints():
    """In polar coordinates, with J + m r² about the hinge: r̈ = r φ̇² − g sin φ − force,
    and the rate of the angular momentum is the weight's moment."""
    r, v, angle, rate = 0.5, 0.2, 0.3, 0.7
    force = 20.0 * (r - 0.2) + 1.0 * v
    want = [
        (-9.81 * np.cos(angle) * r - 2.0 * r * v * rate) / (1.0 + r * r),
        r * rate**2 - 9.81 * np.sin(angle) - force,
    ]
    for method in METHODS:
        found = derivatives(bg.compile(swing(0.0), method=method), ("hinge.rate", "slide.velocity"))
        np.testing.assert_allclose(found, want, rtol=1e-7)


def test_a_link_that_hardly_weighs_anything_costs_no_more_steps():
    """Also where a system compiled for a heavy link gets a light one afterwards."""
    heavy = bg.compile(swing(1.0))
    light = bg.set(heavy, {"arm.mass": 1e-9, "arm.inertia": np.full(3, 1e-9)})
    few, many = (
        int(bg.simulate(system, 0.0, 5.0, rtol=1e-9, saveat=[5.0]).stats["num_steps"]) for system in (heavy, light)
    )
    assert many < 1.5 * few


def test_a_planar_coupler_without_mass():
    """A four-bar linkage: the limit of light couplers, under every method."""

    def build(mass):
        def bar(m, size):
            return bgp.Body(m, 0.1 * m, points=dict(A=(-size, 0.0), B=(size, 0.0)))

        parts = dict(world=bgp.World(points=dict(D=(1.0, 0.0))), a=bar(1.0, 0.2), c=bar(mass, 0.5), b=bar(1.0, 0.3))
        parts |= {name: bgp.Revolute() for name in "pqrs"}
        links = ["world -> p -> a.A", "a.B -> q -> c.A", "c.B -> r -> b.A", "world.D -> s -> b.B"]
        return bgp.Assembly(
            parts, links, initial={"p.angle": 1.0, "p.rate": 2.0, "q.angle": bg.Guess(-1.0), "r.angle": bg.Guess(-1.0)}
        )

    want = derivatives(bg.compile(build(1e-8)), ("p.rate",))
    for method in METHODS:
        system = bg.compile(build(0.0), method=method)
        np.testing.assert_allclose(derivatives(system, ("p.rate",)), want, rtol=1e-6)
    assert "2 × 2 pivots" in bg.compile(build(0.0)).unknowns[-1]


def test_mass_is_part_of_the_structure():
    system = bg.compile(swing(0.0))
    with pytest.raises(bg.ParameterError, match="arm.mass: was built without mass"):
        bg.set(system, {"arm.mass": 1.0})


def test_a_driven_rod_without_inertia_about_itself():
    """It needs no more steps than with some, and the motor the same force."""
    runs = []
    for moment in (0.01, 0.0):
        rod = bgm.Body(1.5, (0.04, 0.04, moment), points=dict(head=(0.0, 0.0, 0.3)))
        parts = dict(
            world=bgm.World(), rod=rod, slide=bgm.Prismatic(Z, drive=bgm.Motion(lambda t: 1.2 + 0.1 * jnp.sin(2.0 * t)))
        )
        runs.append(
            bg.simulate(
                bg.compile(bgm.Assembly(parts, ["world -> slide -> rod.head"])),
                0.0,
                1.0,
                saveat=np.linspace(0.0, 1.0, 5),
            )
        )
    np.testing.assert_allclose(
        runs[1]["slide.drive_force"], 1.5 * (9.81 - 0.4 * np.sin(2.0 * np.linspace(0.0, 1.0, 5))), atol=1e-9
    )
    assert int(runs[0].stats["num_steps"]) == int(runs[1].stats["num_steps"])


@pytest.mark.parametrize("axial", [1e-3, 0.0])
def test_a_parallelogram_of_rods_without_inertia_about_themselves(axial):
    """Its rank varies, so that rows are regularised; as a pendulum its cranks have 2 (1/12 + 1/4) + 1,
    the coupler moves with them."""

    def bar():
        return bgm.Body(1.0, (1.0 / 12.0, axial, 1.0 / 12.0), points=dict(low=(0.0, -0.5, 0.0), high=(0.0, 0.5, 0.0)))

    parts = dict(
        world=bgm.World((0.0, -9.81, 0.0), points=dict(A=(0.0, 0.0, 0.0), B=(1.0, 0.0, 0.0))),
        left=bar(),
        right=bar(),
        coupler=bar(),
    )
    parts |= {name: bgm.Revolute(Z) for name in "abcd"}
    links = [
        "world.A -> a -> left.low",
        "left.high -> b -> coupler.low",
        "coupler.high -> c -> right.high",
        "world.B -> d -> right.low",
    ]
    start = {"a.angle": 0.4, "a.rate": -1.0, "d.angle": bg.Guess(0.4), "b.angle": bg.Guess(-0.5 * np.pi - 0.4)}
    system = bg.compile(bgm.Assembly(parts, links, initial=start))
    assert system.plan.equations.redundancy.varying
    np.testing.assert_allclose(
        derivatives(system, ("a.rate", "d.rate")), 9.81 * np.sin(0.4) * 2.0 / (2.0 / 3.0 + 1.0), rtol=1e-6
    )


@pytest.mark.parametrize("joint", [None, bgm.Free(), bgm.FreeTranslation()])
def test_a_stone_beside_a_pendulum_falls(joint):
    parts = dict(
        world=bgm.World(),
        hinge=bgm.Revolute(Y),
        bar=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=X)),
        stone=bgm.PointMass(1.0),
    )
    links = ["world -> hinge -> bar.A"]
    if joint is not None:
        parts["joint"] = joint
        links.append("world -> joint -> stone")
    for method in METHODS:
        found = derivatives(bg.compile(bgm.Assembly(parts, links), method=method), ("stone.velocity",))
        np.testing.assert_allclose(found, [0.0, 0.0, -9.81], atol=1e-8)


def test_a_planar_point_mass_at_the_end_of_a_bar():
    """As a pendulum: J + m a² + M l² about the pin."""
    parts = dict(
        world=bgp.World(),
        bar=bgp.Body(1.0, 0.1, points=dict(A=(-0.5, 0.0), B=(0.5, 0.0))),
        stone=bgp.PointMass(2.0),
        j=bgp.Revolute(),
        k=bgp.Revolute(),
    )
    for links in (["world -> j -> bar.A", "bar.B -> k -> stone"], ["stone -> k -> bar.B", "world -> j -> bar.A"]):
        for method in METHODS:
            found = derivatives(bg.compile(bgp.Assembly(parts, links), method=method), ("j.rate", "stone.velocity"))
            np.testing.assert_allclose(found, np.array([1.0, 0.0, 1.0]) * -9.81 * 2.5 / (0.1 + 0.25 + 2.0), atol=1e-7)
    with pytest.raises(bg.StructureError, match="stone: is a point mass and has no rotation, which k needs"):
        bgp.Assembly(parts | {"k": bgp.Weld()}, ["world -> j -> bar.A", "bar.B -> k -> stone"])


def test_planar_point_masses_on_rods_and_in_slots():
    """On a rod m a = m g - λ r, by hand; beside it a pin in a slot that falls along it, on either side of the rod."""
    parts = dict(world=bgp.World(), rod=bgp.Distance(1.0), slot=bgp.PointOnLine((1.0, -1.0)))
    parts |= dict(stone=bgp.PointMass(1.0), pin=bgp.PointMass(2.0))
    start = {"stone.position": (0.6, -0.8), "stone.velocity": (0.4, 0.3)}
    names = ("stone.velocity", "pin.velocity")
    for link in ("world -> rod -> stone", "stone -> rod -> world"):
        model = bgp.Assembly(parts, [link, "world -> slot -> pin"], initial=start)
        for method in METHODS:
            found = derivatives(bg.compile(model, method=method), names)
            pull = 9.81 * 0.8 + 0.25  # along the rod
            wanted = [-0.6 * pull, 0.8 * pull - 9.81, 0.5 * 9.81, -0.5 * 9.81]
            np.testing.assert_allclose(found, wanted, atol=1e-8)


def test_planar_actuators_by_length_move_a_point_mass():
    """Two rods whose lengths follow x = (b² - a²)/4: the point mass stands where they meet."""
    rods = dict(d=bgp.Distance(lambda t: 1.5 + 0.1 * jnp.sin(t)), e=bgp.Distance(lambda t: 1.5 + 0.2 * jnp.sin(t)))
    parts = dict(world=bgp.World(points=dict(A=(1.0, 0.0), B=(-1.0, 0.0))), stone=bgp.PointMass(1.0), **rods)
    start = {"stone.position": bg.Guess((0.0, -1.1))}
    model = bgp.Assembly(parts, ["world.A -> d -> stone", "world.B -> e -> stone"], initial=start)
    a, b = 1.5 + 0.1 * np.sin(0.5), 1.5 + 0.2 * np.sin(0.5)
    x = (b * b - a * a) / 4.0
    for method in METHODS:
        system = bg.compile(model, method=method)
        found = system.outputs(0.5, bg.initialise(system, time=0.5), ["stone.position"])["stone.position"]
        np.testing.assert_allclose(found, [x, -np.sqrt(a * a - (x - 1.0) ** 2)], atol=1e-9)


def test_a_slot_needs_a_body_that_turns():
    """The pin pushes beside the point that carries the slot: a point mass takes no such torque."""
    parts = dict(world=bgp.World(), slot=bgp.PointOnLine((1.0, 0.0)), stone=bgp.PointMass(1.0))
    with pytest.raises(bg.StructureError, match="stone: is a point mass(.|\n)*'other -> slot -> stone'"):
        bgp.Assembly(parts, ["stone -> slot -> world"])
    with pytest.raises(bg.StructureError, match="stone: is a point mass and has no rotation, which slot needs"):
        bgp.Assembly(parts | dict(slot=bgp.PointOnLine((1.0, 0.0), rotational_damping=1.0)), ["world -> slot -> stone"])


def test_actuators_by_length_move_a_mass():
    """A mass on three legs whose lengths are functions of time: the forces are m (a + g)."""
    feet = np.array([[1.0, 0.0, 0.0], [-0.5, 0.8, 0.0], [-0.5, -0.8, 0.0]])

    def where(t):
        return jnp.stack([0.1 * jnp.sin(2.0 * t), 0.1 * jnp.cos(t), 1.0 + 0.1 * jnp.sin(3.0 * t)])

    parts = dict(
        world=bgm.World(points={f"A{k}": tuple(map(float, feet[k])) for k in range(3)}), ball=bgm.PointMass(2.0)
    )
    parts |= {f"leg_{k}": bgm.Distance(lambda t, k=k: jnp.linalg.norm(where(t) - feet[k])) for k in range(3)}
    system = bg.compile(
        bgm.Assembly(
            parts,
            [f"world.A{k} -> leg_{k} -> ball" for k in range(3)],
            initial={"ball.position": bg.Guess((0.0, 0.1, 1.0))},
        )
    )
    found = system.outputs(0.0, bg.initialise(system), [f"leg_{k}.reaction_force" for k in range(3)])
    np.testing.assert_allclose(sum(found.values()), 2.0 * np.array([0.0, -0.1, 9.81]), atol=1e-9)


def test_a_body_follows_a_prescribed_pose():
    """Along x, and turned about a fixed skew axis by sin t: force m (a + g), torque J α about that axis for a ball."""
    axis = np.array([2.0, -1.0, 2.0]) / 3.0

    def place(t):
        return jnp.stack([0.3 * jnp.sin(t), jnp.zeros_like(t), 0.2 * t])

    def turned(t):
        return jnp.concatenate([jnp.cos(0.5 * jnp.sin(t))[None], jnp.sin(0.5 * jnp.sin(t)) * axis])

    parts = dict(
        world=bgm.World(),
        ball=bgm.Body(2.0, (0.3, 0.3, 0.3)),
        hold=bgm.Free(drive=bgm.Motion(place), rotational_drive=bgm.Motion(turned)),
    )
    model = bgm.Assembly(parts, ["world -> hold -> ball"])
    for method in (bg.Multipliers(), bg.MinimalCoordinates()):
        sol = bg.simulate(bg.compile(model, method=method), 0.0, 1.0, saveat=[0.0, 0.5, 1.0], rtol=1e-9)
        t = np.array([0.0, 0.5, 1.0])
        np.testing.assert_allclose(sol["hold.drive_torque"], -0.3 * np.sin(t)[:, None] * axis, atol=1e-7)
        np.testing.assert_allclose(
            sol["hold.drive_force"], np.stack([-0.6 * np.sin(t), 0.0 * t, 2.0 * 9.81 + 0.0 * t], 1), atol=1e-7
        )
        np.testing.assert_allclose(sol["ball.orientation"], [np.asarray(turned(x)) for x in t], atol=1e-8)
        np.testing.assert_allclose(sol["hold.reaction_torque"], sol["hold.drive_torque"], atol=1e-9)


# -- nodes between springs and dampers ---------------------------------------------------------------------------------
SKEW, SKEW_IN_PLANE = (0.6, 0.48, 0.64), (0.6, 0.8)


def series(*askew):
    """Along an axis in space, and along skew ones in the plane; in space, where they take longest to compile, later."""
    later = [(METHODS[2], X), *[(method, SKEW) for method in askew]]
    soon = [(METHODS[0], X), (METHODS[1], X), *[(method, SKEW_IN_PLANE) for method in askew]]
    return pytest.mark.parametrize(
        ("method", "axis"), [*soon, *[pytest.param(*case, marks=pytest.mark.slow) for case in later]]
    )


def in_series(axis, damped):
    """A weight on a slide, a spring to a node without mass on another slide, a spring from there to the world."""
    first, second = (1.0, 2.0) if damped else (None, None)
    kind = bgm if len(axis) == 3 else bgp
    inertias = ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)) if kind is bgm else (0.0, 1.0)
    parts = dict(world=kind.World(None), node=kind.Body(0.0, inertias[0]), body=kind.Body(1.0, inertias[1]))
    parts |= dict(near=kind.Prismatic(axis), far=kind.Prismatic(axis))
    parts |= dict(s1=kind.SpringDamper(30.0, first, 0.5), s2=kind.SpringDamper(60.0, second, 0.5))
    start = {"far.displacement": 1.3, "far.velocity": 0.2, "near.displacement": 0.6 if damped else bg.Guess(0.6)}
    links = ["world -> near -> node", "world -> far -> body", "world -> s1 -> node", "node -> s2 -> body"]
    return kind.Assembly(parts, links, initial=start)


@series(*METHODS[1:])
def test_a_node_without_mass_between_springs_is_where_they_balance(method, axis):
    """30 (y − 0.5) = 60 (x − y − 0.5): y = (2 x − 0.5) / 3, and the springs are one of 20 N/m and 1 m:
    x = 1 + 0.3 cos wt + 0.2/w sin wt."""
    sol = bg.simulate(bg.compile(in_series(axis, False), method=method), 0.0, 0.5, saveat=[0.0, 0.5], rtol=1e-9)
    w, t = np.sqrt(20.0), np.array([0.0, 0.5])
    want = 1.0 + 0.3 * np.cos(w * t) + 0.2 / w * np.sin(w * t)
    np.testing.assert_allclose(sol["far.displacement"], want, atol=1e-8)
    np.testing.assert_allclose(sol["near.displacement"], (2.0 * want - 0.5) / 3.0, atol=1e-8)


@series(*METHODS)
def test_dampers_give_a_node_without_mass_its_velocity(method, axis):
    """30 (y − 0.5) + ẏ = 60 (x − y − 0.5) + 2 (ẋ − ẏ), ẍ = −(that force), by SciPy;
    and given initial values are kept."""

    def rates(_, state):
        x, v, y = state
        rate = (60.0 * (x - y - 0.5) + 2.0 * v - 30.0 * (y - 0.5)) / 3.0
        return [v, -(30.0 * (y - 0.5) + rate), rate]

    want = solve_ivp(rates, (0.0, 0.5), [1.3, 0.2, 0.6], rtol=1e-11, atol=1e-12, t_eval=[0.0, 0.5]).y
    sol = bg.simulate(bg.compile(in_series(axis, True), method=method), 0.0, 0.5, saveat=[0.0, 0.5], rtol=1e-9)
    np.testing.assert_allclose([sol["far.displacement"], sol["near.displacement"]], [want[0], want[2]], atol=1e-7)


@pytest.mark.parametrize("method", METHODS)
def test_a_ring_without_mass_between_three_springs(method):
    """The body moves by the pull of its own spring: by SciPy, with the equilibrium of the ring
    solved at every instant."""
    feet, third, hooks = np.array([[1.0, 0.3], [-0.8, 0.6]]), np.array([-0.2, -1.0]), (10.0, 12.0, 14.0)

    def pull(a, b, stiffness):
        return stiffness * (1.0 - 0.4 / np.linalg.norm(b - a)) * (b - a)

    def balance(ring, body):
        return sum(pull(ring, foot, k) for foot, k in zip((*feet, body), hooks, strict=True))

    def rates(_, state):
        ring = fsolve(balance, [0.0, 0.0], args=(state[:2],), xtol=1e-11)
        return [*state[2:], *pull(state[:2], ring, hooks[2])]

    want = solve_ivp(rates, (0.0, 0.3), [*third, 0.1, 0.2], rtol=1e-10, atol=1e-11).y[:2, -1]
    world = bgp.World((0.0, 0.0), points={f"P{k}": tuple(map(float, foot)) for k, foot in enumerate(feet)})
    parts = dict(world=world, ring=bgp.PointMass(0.0), body=bgp.PointMass(1.0))
    parts |= {f"s{k}": bgp.SpringDamper(hook, None, 0.4) for k, hook in enumerate(hooks)}
    start = {
        "body.position": tuple(map(float, third)),
        "body.velocity": (0.1, 0.2),
        "ring.position": bg.Guess((0.0, 0.1)),
    }
    model = bgp.Assembly(
        parts, ["world.P0 -> s0 -> ring", "world.P1 -> s1 -> ring", "ring -> s2 -> body"], initial=start
    )
    sol = bg.simulate(bg.compile(model, method=method), 0.0, 0.3, saveat=[0.3], rtol=1e-9)
    np.testing.assert_allclose(sol["body.position"][-1], want, atol=1e-7)
    np.testing.assert_allclose(
        balance(np.asarray(sol["ring.position"][-1]), np.asarray(sol["body.position"][-1])), 0.0, atol=1e-6
    )


@pytest.mark.parametrize("method", METHODS)
def test_directions_without_inertia_are_named_before_compiling(method):
    """With the direction, in the same words under every method."""
    bar = bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=X))
    parts = dict(world=bgm.World(), node=bgm.Body(0.0, (0.0, 0.0, 0.0)), bar=bar, hinge=bgm.Revolute(Z))
    for joint, words in (
        (bgm.Prismatic(SKEW), r"moves along \(0.6, 0.48, 0.64\)"),
        (bgm.Spherical(), "turns about every axis"),
    ):
        model = bgm.Assembly(parts | dict(joint=joint), ["world -> joint -> node", "world -> hinge -> bar.A"])
        with pytest.raises(
            bg.SolvabilityError, match=f"node: {words} without inertia, and no joint, spring or damper acts on it there"
        ):
            bg.compile(model, method=method)


def test_multipliers_name_the_method_that_solves_springs_along_a_guide():
    with pytest.raises(
        bg.SolvabilityError,
        match=r"node: moves along \(0.6, 0.48, 0.64\) without inertia(.|\n)*use method=bg.MinimalCoordinates",
    ):
        bg.compile(in_series(SKEW, False))
