"""Named points of bodies answer as results: closed forms, hand-written kinematics, hinge flows; no cost otherwise."""

from functools import lru_cache

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.errors import ResultError
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from bgjax.simulation.start.consistent import moving as velocities
from bgjax.system.evaluate_numbers import evaluate_numbers


X, Z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
METHODS = [bg.Multipliers(), bg.Compliant(1e7, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates()]
PIVOT, FREE = np.array([0.2, -0.1, 0.3]), np.array([-0.4, 0.5, 0.6])
RATE, TIMES = 3.0, np.linspace(0.0, 1.0, 11)


def crank(**points) -> bgm.Assembly:
    """Turns about z with constant speed, about a point away from its mass centre and without gravity."""
    parts = dict(
        world=bgm.World(None, points=dict(P=(1.0, 2.0, 3.0), Q=(0.0, 0.0, 1.0))),
        bar=bgm.Body(1.0, (0.1, 0.2, 0.3), points=dict(A=PIVOT, **points)),
        hinge=bgm.Revolute(Z),
    )
    return bgm.Assembly(parts, ["world.P -> hinge -> bar.A"], initial={"hinge.angle": 0.4, "hinge.rate": RATE})


def flat_crank() -> bgm.Assembly:
    parts = dict(
        world=bgp.World(None, points=dict(P=(1.0, 2.0))),
        bar=bgp.Body(1.0, 0.3, points=dict(A=PIVOT[:2], C=FREE[:2])),
        hinge=bgp.Revolute(),
    )
    return bgm.Assembly(parts, ["world.P -> hinge -> bar.A"], initial={"hinge.angle": 0.4, "hinge.rate": RATE})


def turning(times) -> tuple[np.ndarray, np.ndarray]:
    """Closed form of the crank: position and velocity of the free point."""
    angle, (x, y, z) = 0.4 + RATE * times, FREE - PIVOT
    c, s = np.cos(angle), np.sin(angle)
    arm = np.stack([c * x - s * y, s * x + c * y, z + 0.0 * times], axis=1)
    return np.array([1.0, 2.0, 3.0]) + arm, RATE * np.stack([-arm[:, 1], arm[:, 0], 0.0 * times], axis=1)


def rotation(q) -> np.ndarray:
    """Rotation matrix of a unit quaternion, scalar first, by Rodrigues' formula, or of a planar angle."""
    q = np.asarray(q, float)
    if q.shape != (4,):
        c, s = np.cos(float(q.reshape(()))), np.sin(float(q.reshape(())))
        return np.array([[c, -s], [s, c]])
    w, (x, y, z) = q[0], q[1:]
    hat = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.eye(3) + (2.0 * w * hat + 2.0 * hat @ hat) / np.dot(q, q)


def values(system: bg.System, names, time: float, state) -> list[np.ndarray]:
    """Results as flat vectors, by NumPy."""
    found = [evaluate_numbers(system, (name,), np.array([time]), np.asarray(state)[None])[0] for name in names]
    return [np.asarray(value) for value in found]


# -- against closed forms -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "method",
    [METHODS[0], *[pytest.param(m, marks=pytest.mark.slow) for m in METHODS[1:]]],
    ids=lambda m: type(m).__name__,
)
def test_a_crank_turns_in_closed_form(method):
    """Also under compliant joints: without gravity only the centripetal force, 3 N on 1e7 N/m, stretches them."""
    system = bg.compile(crank(C=FREE), method=method)
    sol = bg.simulate(system, 0.0, 1.0, saveat=TIMES, rtol=1e-9, atol=1e-11)
    place, velocity = turning(TIMES)
    soft = isinstance(method, bg.Compliant)
    np.testing.assert_allclose(sol["bar.C.position"], place, atol=1e-5 if soft else 1e-8)
    np.testing.assert_allclose(sol["bar.C.velocity"], velocity, atol=1e-3 if soft else 1e-7)
    np.testing.assert_allclose(sol["bar.A.position"], np.tile([1.0, 2.0, 3.0], (11, 1)), atol=1e-5 if soft else 1e-8)
    np.testing.assert_allclose(sol["world.Q.position"], np.tile(Z, (11, 1)))
    np.testing.assert_array_equal(sol["world.Q.velocity"], np.zeros((11, 3)))


@pytest.mark.parametrize("method", METHODS, ids=lambda m: type(m).__name__)
@pytest.mark.parametrize("planar", [False, True])
def test_every_method_gives_the_points_at_the_start(method, planar):
    system = bg.compile(flat_crank() if planar else crank(C=FREE), method=method)
    start = bg.initialise(system, {"hinge.angle": 0.4 + RATE * 0.3})
    found = values(system, ("bar.C.position", "bar.C.velocity"), 0.0, start)
    wanted = [value[0, : 2 if planar else 3] for value in turning(np.array([0.3]))]
    np.testing.assert_allclose(found, wanted, atol=1e-12)


def test_a_planar_crank_turns_in_closed_form():
    sol = bg.simulate(bg.compile(flat_crank()), 0.0, 1.0, saveat=TIMES, rtol=1e-9, atol=1e-11)
    place, velocity = turning(TIMES)
    np.testing.assert_allclose(sol["bar.C.position"], place[:, :2], atol=1e-8)
    np.testing.assert_allclose(sol["bar.C.velocity"], velocity[:, :2], atol=1e-7)
    np.testing.assert_array_equal(sol["world.P.position"], np.tile([1.0, 2.0], (11, 1)))


def test_a_sensor_reads_the_same():
    parts = dict(
        world=bgm.World(), bar=bgm.Body(1.0, (0.1, 0.2, 0.3), points=dict(A=PIVOT, C=FREE)),
        ball=bgm.Spherical(), probe=bgm.Sensor(),
    )  # fmt: skip
    system = bg.compile(bgm.Assembly(parts, ["world -> ball -> bar.A", "bar.C ~> probe"]))
    sol = bg.simulate(system, 0.0, 0.5, bg.initialise(system, {"bar.angular_velocity": (1.0, -2.0, 3.0)}))
    np.testing.assert_allclose(sol["bar.C.position"], sol["probe.position"], rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(sol["bar.C.velocity"], sol["probe.velocity"], rtol=1e-13, atol=1e-14)


# -- laws over the registry -------------------------------------------------------------------------------------
MECHANISMS = [name for name, model in REGISTRY.items() if isinstance(model.build(), bgm.Assembly)]
QUICK = {"pendulum", "planar_slider_crank", "slider_crank", "planar_pendulum", "crank_rocker", "double_pendulum"}


@lru_cache
def moving(name: str) -> tuple[bgm.Assembly, bg.System, np.ndarray]:
    """A mechanism away from its initial condition; kinematics hold there too, where constraints are violated."""
    model = REGISTRY[name].build()
    system = bg.compile(model, method=REGISTRY[name].method)
    random = np.random.default_rng(5)
    state = np.asarray(bg.initialise(system)) + 0.05 * np.asarray(system.scales()) * random.normal(
        size=system.plan.size
    )
    return model, system, evaluate_numbers(system, (Output.NORMALISED,), np.zeros(1), state[None])[0]


def named_points(model: bgm.Assembly) -> list[tuple[str, str]]:
    return [(path, point) for path, part in model.parts().items() for point in getattr(part, "points", ())]


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in MECHANISMS])
def test_points_follow_their_bodies(name):
    """Position x + R(q) r with a rotation matrix of our own, and velocity as its derivative along the rates."""
    model, system, state = moving(name)
    along = np.array(evaluate_numbers(system, (Output.RATES,), np.zeros(1), state[None])[0])
    along[list(velocities(system.plan))] = 0.0  # positions do not depend on them, and accelerations may be large
    step = 1e-5 / max(1.0, float(np.max(np.abs(along))))  # some turn with hundreds of radians per second
    for path, point in named_points(model):
        names = f"{path}.{point}.position", f"{path}.{point}.velocity"
        (place, velocity), r = values(system, names, 0.0, state), np.asarray(model.parts()[path].points[point])
        if not isinstance(model.parts()[path], bgm.World | bgp.World):
            turned = "orientation" if len(r) == 3 else "angle"
            origin, attitude = values(system, (f"{path}.position", f"{path}.{turned}"), 0.0, state)
            np.testing.assert_allclose(place, origin + rotation(attitude) @ r, rtol=1e-13, atol=1e-14)
        after, before = (values(system, names[:1], 0.0, state + sign * step * along)[0] for sign in (1.0, -1.0))
        np.testing.assert_allclose((after - before) / (2.0 * step), velocity, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in MECHANISMS])
def test_points_move_with_the_flow_of_their_hinges(name):
    """The flow between the hinge's junction and the joint, which is given in the body frame of a spatial body."""
    model, system, state = moving(name)
    structure = system.causality.structure
    for end in model.ends():
        hinge, body = f"{end.body}.{end.name}", model.parts()[end.body]
        if not end.point or end.offsets or hinge not in structure.node:
            continue
        outer = [b for b in structure.bonds if hinge in (b.tail, b.head)]
        outer = [b for b in outer if not (b.tail if b.head == hinge else b.head).startswith(f"{end.body}.")]
        names = [f"{b.name}.flow" for b in outer] + [f"{end.body}.{end.point}.velocity"]
        *flows, velocity = values(system, names, 0.0, state)
        for flow in flows:
            if len(velocity) == 3:
                flow = rotation(values(system, (f"{end.body}.orientation",), 0.0, state)[0]) @ flow
            np.testing.assert_allclose(flow[: len(velocity)], velocity, rtol=1e-12, atol=1e-13)
        assert flows or not body.turns


# -- asked for everywhere by name -------------------------------------------------------------------------------
def test_names_are_listed_and_misspelt_ones_corrected():
    sol = bg.simulate(bg.compile(crank(C=FREE)), 0.0, 0.1)
    own = [f"{where}.{word}" for where in ("world.P", "world.Q", "bar.A", "bar.C") for word in ("position", "velocity")]
    assert sorted(own) == sorted(name for name in sol.keys() if name in own) and "bar.C.position" in sol
    with pytest.raises(ResultError, match="choose from 'bar.A.position', 'bar.C.position'"):
        sol["bar.D.position"]
    with pytest.raises(ResultError, match="did you mean 'bar.C.position'"):
        sol["bar.C.positon"]
    assert np.shape(sol.plot("bar.C.position", "bar.C.velocity").figure.axes) == (2,)


def test_one_program_for_numbers_and_traces():
    """Both engines, and the derivative by the state, which is [1, ∂(R r)/∂q]."""
    system = bg.compile(crank(C=FREE))
    state, names = np.asarray(bg.initialise(system)), ("bar.C.position", "bar.C.velocity")
    numbers = np.concatenate(values(system, names, 0.0, state))
    traced = jax.jit(lambda y: system.evaluate(names, 0.0, y))(state)
    np.testing.assert_allclose(traced, numbers, rtol=1e-14, atol=1e-14)
    random = np.random.default_rng(1).normal(size=state.shape)
    _, along = jax.jvp(lambda y: system.evaluate(names, 0.0, y), (jnp.asarray(state),), (jnp.asarray(random),))
    h = 1e-6
    after, before = (np.concatenate(values(system, names, 0.0, state + s * h * random)) for s in (1.0, -1.0))
    np.testing.assert_allclose(along, (after - before) / (2.0 * h), atol=1e-8)


def turn_about_z(angle) -> np.ndarray:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def test_derivative_by_the_place_of_a_point():
    """∂/∂r of x + R r is R; a hinge point has no part in the place of another point in a given state."""
    system = bg.compile(crank(C=FREE))
    state = bg.initialise(system)

    def place(name, r):
        return bg.set(system, {name: r}).evaluate(("bar.C.position",), 0.0, state)

    by_own, by_other = (jax.jacfwd(lambda r, p=p: place(f"bar.points.{p}", r))(jnp.asarray(FREE)) for p in "CA")
    np.testing.assert_allclose(by_own, turn_about_z(0.4), atol=1e-14)
    np.testing.assert_array_equal(by_other, np.zeros((3, 3)))


@pytest.mark.slow
def test_gradient_of_a_run_by_the_place_of_a_point():
    """aᵀ(p + R (c − a)) at the end, with the pivot p held: by c it is Rᵀ a, by the hinge point −Rᵀ a."""
    system, weights = bg.compile(crank(C=FREE)), np.array([1.0, 2.0, 3.0])
    loss = lambda sol: jnp.asarray(weights) @ sol["bar.C.position"][-1]  # noqa: E731
    found = bg.gradient(loss, system, ["bar.points.C", "bar.points.A"], 0.0, 0.5, rtol=1e-9, atol=1e-11)
    turn = turn_about_z(0.4 + RATE * 0.5)
    np.testing.assert_allclose(found["bar.points.C"], turn.T @ weights, atol=1e-7)
    np.testing.assert_allclose(found["bar.points.A"], -turn.T @ weights, atol=1e-7)


def test_sweeps_have_points():
    places, times = np.array([FREE, PIVOT, 2.0 * FREE]), np.array([0.0, 0.5])
    sweep = bg.sweep(bg.compile(flat_crank()), {"bar.points.C": places[:, :2]}, 0.0, 0.5, saveat=times)
    for k, time in enumerate(times):
        wanted = np.array([1.0, 2.0]) + (places - PIVOT)[:, :2] @ rotation(0.4 + RATE * time).T
        np.testing.assert_allclose(sweep["bar.C.position"][:, k], wanted, atol=1e-6)


@pytest.mark.slow
def test_a_fit_reads_points():
    times = np.linspace(0.0, 0.5, 6)
    data = {"t": times, "bar.C.position": turning(times)[0][:, :2]}
    wrong = bg.set(bg.compile(flat_crank()), {"bar.points.C": FREE[:2] + 0.1})
    fit = bg.fit(wrong, data, parameters={"bar.points.C": FREE[:2] + 0.1}, outputs=["bar.C.position"])
    np.testing.assert_allclose(fit.values["bar.points.C"], FREE[:2], atol=1e-6)


def test_a_point_may_be_given_as_an_initial_value():
    """Straight up: the hinge angle is π/2 less that of the arm. Then its speed along −x is rate times distance."""
    model = crank(C=(1.2, -0.1, 0.3))
    model = bgm.Assembly(dict(model.nodes), model.links)
    system = bg.compile(model)
    start = bg.initialise(system, {"bar.C.position": bg.Guess((1.0, 3.0, 3.0)), "bar.C.velocity": (-2.0, 0.0, 0.0)})
    found = system.outputs(0.0, start, ["hinge.angle", "hinge.rate"])
    np.testing.assert_allclose(list(found.values()), [np.pi / 2, 2.0], atol=1e-9)


def test_linear_models_have_points_as_outputs():
    """A pendulum hanging down, moved by a small angle: its tip moves by the length, in x alone."""
    parts = dict(
        world=bgp.World(), bar=bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.5), tip=(0.0, -0.5))), pin=bgp.Revolute()
    )
    system = bg.compile(bgm.Assembly(parts, ["world -> pin -> bar.A"]))
    linear = bg.linearise(system, outputs=["bar.tip.position", "bar.tip.velocity"])
    np.testing.assert_allclose(linear.C, [[1.0, 0.0], [0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], atol=1e-12)


# -- whatever the model is made of ------------------------------------------------------------------------------
def test_points_of_nested_assemblies_go_by_their_paths():
    inner = bgm.Assembly(dict(hand=bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(O=(0.0, 0.0, 0.0), tip=X))))
    parts = dict(world=bgm.World(None), arm=inner, pin=bgm.Revolute(Z))
    system = bg.compile(bgm.Assembly(parts, ["world -> pin -> arm.hand.O"]))
    start = bg.initialise(system, {"pin.angle": np.pi / 2, "pin.rate": 2.0})
    found = system.outputs(0.0, start, ["arm.hand.tip.position", "arm.hand.tip.velocity"])
    np.testing.assert_allclose(list(found.values()), [(0.0, 1.0, 0.0), (-2.0, 0.0, 0.0)], atol=1e-14)


@pytest.mark.parametrize("name", [pytest.param("slider_crank", marks=pytest.mark.slow), "planar_slider_crank"])
def test_opened_and_scalar_graphs_have_the_same_points(name):
    model = REGISTRY[name].build()
    names = [f"{path}.{point}.{word}" for path, point in named_points(model) for word in ("position", "velocity")]
    assert len(names) == 8
    whole = bg.compile(model)
    state = bg.initialise(whole)
    wanted = values(whole, names, 0.0, state)
    opened = bg.compile(model.graph())
    np.testing.assert_allclose(values(opened, names, 0.0, state), wanted, rtol=1e-14)
    scalar = bg.compile(bg.to_scalar(model))
    np.testing.assert_allclose(values(scalar, names, 0.0, bg.initialise(scalar)), wanted, rtol=1e-12, atol=1e-13)
    simple = bg.compile(bg.simplify(bg.to_scalar(model)))
    np.testing.assert_allclose(values(simple, names, 0.0, bg.initialise(simple)), wanted, rtol=1e-12, atol=1e-13)


def test_edits_of_an_opened_body_keep_or_drop_its_points():
    """A part that is removed takes its points along; a body that is replaced brings its own."""
    graph = crank(C=FREE).graph()
    assert "bar.C.velocity" in bg.compile(graph.remove("bar.ejs")).results
    other = graph["bar"].with_fields(derived=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(E=X)).graph({}, None).derived)
    replaced = bg.compile(graph.replace({"bar": other})).results
    assert "bar.E.position" in replaced and "bar.C.position" not in replaced
    assert not [
        name
        for name in bg.compile(graph["bar"].remove("A_hinge", "arm_A_hinge", "at_A_hinge")).results
        if name.startswith("bar.")
    ]


def test_points_of_a_world_that_holds_nothing():
    parts = dict(world=bgm.World(points=dict(P=X)), ball=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=Z)))
    system = bg.compile(bgm.Assembly(parts))
    found = system.outputs(0.0, bg.initialise(system), ["world.P.position", "world.P.velocity", "ball.A.position"])
    np.testing.assert_array_equal(list(found.values()), [X, (0.0, 0.0, 0.0), Z])


# -- supports ----------------------------------------------------------------------------------------------------
def shift(time):
    return jnp.stack([0.1 * jnp.sin(2.0 * time), 0.3 * time, 0.2 + 0.0 * time])


def test_supports_have_a_pose():
    parts = dict(
        world=bgm.World(points=dict(P=(1.0, 2.0, 3.0))), shaker=bgm.Support(shift, angle=lambda t: 0.5 * t, axis=Z),
        ball=bgm.Spherical(), bar=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=X)),
    )  # fmt: skip
    system, time = bg.compile(bgm.Assembly(parts, ["world.P -> shaker -> ball -> bar.A"])), 0.7
    place, attitude = values(system, ("shaker.position", "shaker.orientation"), time, bg.initialise(system, time=time))
    np.testing.assert_allclose(place, [1.0 + 0.1 * np.sin(1.4), 2.21, 3.2], rtol=1e-14)
    np.testing.assert_allclose(attitude, [np.cos(0.175), 0.0, 0.0, np.sin(0.175)], atol=1e-15)


def test_planar_supports_have_a_pose():
    parts = dict(
        world=bgp.World(points=dict(P=(1.0, 2.0))), shaker=bgp.Support(lambda t: shift(t)[:2], angle=lambda t: 0.5 * t),
        pin=bgp.Revolute(), bar=bgp.Body(1.0, 1.0, points=dict(A=(1.0, 0.0))),
    )  # fmt: skip
    model, time = bgm.Assembly(parts, ["world.P -> shaker -> pin -> bar.A"]), 0.7
    for graph in (model, bg.to_scalar(model)):
        system = bg.compile(graph)
        place, angle = values(system, ("shaker.position", "shaker.angle"), time, bg.initialise(system, time=time))
        np.testing.assert_allclose(place, [1.0 + 0.1 * np.sin(1.4), 2.21], rtol=1e-14)
        np.testing.assert_allclose(angle, [0.35], atol=1e-15)


# -- without cost --------------------------------------------------------------------------------------------------
def test_points_cost_nothing_unless_asked_for():
    """Equal states, an equal program of the rates, and no expression of a point before one is asked for."""
    bare, full = bg.compile(crank()), bg.compile(crank(C=FREE, D=X, E=Z))
    assert bare.states == full.states and "places" not in vars(full.plan.derived)
    pools = bare.plan.equations.pool, full.plan.equations.pool
    programs = [system.plan.program((Output.RATES,)) for system in (bare, full)]
    assert programs[0].order == programs[1].order and len(pools[0].nodes) == len(pools[1].nodes)
    rates = [
        evaluate_numbers(s, (Output.RATES,), np.zeros(1), np.asarray(bg.initialise(s))[None]) for s in (bare, full)
    ]
    np.testing.assert_array_equal(*rates)


def test_plans_are_shared_by_models_with_other_points():
    """The place of a point is a parameter: models that differ in it alone have one plan, and results of their own."""
    one, other = bg.compile(crank(C=FREE)), bg.compile(crank(C=2.0 * FREE))
    assert one.plan is other.plan
    found = [values(system, ("bar.C.position",), 0.0, bg.initialise(system))[0] for system in (one, other)]
    turn = rotation((np.cos(0.2), 0.0, 0.0, np.sin(0.2)))
    np.testing.assert_allclose(found[1] - found[0], turn @ FREE, rtol=1e-13)
    moved = bg.set(one, {"bar.points.C": 2.0 * FREE})
    np.testing.assert_array_equal(values(moved, ("bar.C.position",), 0.0, bg.initialise(moved))[0], found[1])
