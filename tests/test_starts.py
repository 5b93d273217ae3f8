"""Initial conditions: joint coordinates, guesses, what is moved, what cannot be reached,
gradients through closed loops."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, four_bar, slider_crank


Z = (0.0, 0.0, 1.0)


@pytest.fixture(scope="module")
def loop() -> bg.System:
    return bg.compile(slider_crank.hyperstatic())


def values(system, state, *names) -> list[float]:
    return [float(system.outputs(0.0, state, name)[name]) for name in names]


def piston(angle, r=0.2, l=1.0):
    return r * np.cos(angle) + np.sqrt(l**2 - (r * np.sin(angle)) ** 2)


@pytest.mark.parametrize("angle", [0.3, -2.0, 7.3, 60.3])
def test_joint_coordinates_place_the_mechanism(loop, angle):
    """Angles count turns; the loop is closed by the closed form; velocities follow from one rate."""
    state = bg.initialise(loop, {"main.angle": angle, "main.rate": 5.0, "bore.displacement": bg.Guess(1.0)})
    derivative = -0.2 * np.sin(angle) - 0.04 * np.sin(angle) * np.cos(angle) / np.sqrt(1.0 - 0.04 * np.sin(angle) ** 2)
    found = values(loop, state, "main.angle", "main.rate", "bore.displacement", "bore.velocity")
    np.testing.assert_allclose(found, [angle, 5.0, piston(angle), 5.0 * derivative], rtol=1e-11, atol=1e-12)
    assert np.max(np.abs(loop.evaluate((Output.GAPS,), 0.0, state))) < 1e-12


def test_guesses_move_and_say_so(loop):
    start = bg.start(loop, {"main.angle": 0.3, "rod.position": bg.Guess((0.7, 0.1, 0.0))})
    assert set(start.moved) == {"rod.position"} and start.moved["rod.position"] == pytest.approx(0.0705, abs=1e-3)
    assert "1 guess moved" in str(start) and "rod.position" in str(start) and "main.angle = [0.3]" in str(start)
    assert "every guess kept" in str(bg.start(loop, {"main.angle": 0.3}))


def test_the_branch_is_the_one_nearest_to_the_guess():
    """A four-bar closes in two ways; the guess of the rocker's angle chooses."""
    system = bg.compile(four_bar.build())
    up, down = (
        float(bg.start(system, {"pivot.angle": bg.Guess(side)}).coordinates["pivot.angle"][0]) for side in (1.0, -1.0)
    )
    assert up > 0.5 and down < -0.5


def loop_on_a_free_base() -> tuple:
    """Parts, connections and initial values of a four-bar whose base floats: many poses close it."""
    side, across = dict(a=(0.0, -0.25), b=(0.0, 0.25)), dict(a=(-0.5, 0.0), b=(0.5, 0.0))
    parts = dict(world=bgp.World(), free=bgp.Free(), base=bgp.Body(5.0, 1.0, points=across))
    parts |= dict(c=bgp.Body(1.0, 0.1, points=across), **{name: bgp.Body(1.0, 0.1, points=side) for name in "lr"})
    parts |= {f"j{k}": bgp.Revolute() for k in (1, 2, 3, 4)}
    links = [
        "world -> free -> base",
        "base.a -> j1 -> l.a",
        "l.b -> j2 -> c.a",
        "c.b -> j3 -> r.b",
        "base.b -> j4 -> r.a",
    ]
    return parts, links, {"j1.angle": 0.2, "j1.rate": 1.0}, ("base", "c")


def bars_in_line() -> tuple:
    """As placed, all bars lie in a line and do not close: the search begins again from a changed guess."""
    ends = [dict(A=(-half, 0.0), B=(half, 0.0)) for half in (0.1, 0.2, 0.15)]
    parts = dict(world=bgp.World(points=dict(O=(0.0, 0.0), C=(0.5, 0.0))))
    parts |= {name: bgp.Body(1.0, 0.1, points=points) for name, points in zip(("k", "m", "n"), ends, strict=True)}
    parts |= {f"j{k}": bgp.Revolute() for k in (1, 2, 3, 4)}
    links = ["world.O -> j1 -> k.A", "k.B -> j2 -> m.A", "m.B -> j3 -> n.B", "world.C -> j4 -> n.A"]
    return parts, links, {}, ("k", "m")


@pytest.mark.parametrize("mechanism", [loop_on_a_free_base, bars_in_line])
def test_the_order_of_listing_does_not_choose_the_start(mechanism):
    """Which joint closes a loop, and how a guess is changed, follows the names of the parts."""
    parts, links, initial, bodies = mechanism()
    names, known = list(parts), None
    orders = [(names, links), (names[::-1], links), (names[-1:] + names[:-1], links[::-1])]
    for (order, connections), method in [
        *((o, bg.Multipliers()) for o in orders),
        (orders[1], bg.MinimalCoordinates()),
    ]:
        model = bgp.Assembly({name: parts[name] for name in order}, connections, initial=initial)
        system = bg.compile(model, method=method)
        wanted = [f"{body}.{result}" for body in bodies for result in ("position", "velocity")]
        found = np.concatenate([*system.outputs(0.0, bg.initialise(system), wanted).values()])
        known = found if known is None else known
        np.testing.assert_allclose(found, known, atol=1e-9)


def test_a_piston_chosen_as_coordinate(loop):
    given = {
        "main.angle": bg.Guess(0.8),
        "main.rate": bg.Guess(0.0),
        "bore.displacement": piston(0.5),
        "bore.velocity": -0.3,
    }
    state = bg.initialise(loop, given)
    np.testing.assert_allclose(values(loop, state, "main.angle", "bore.velocity"), [0.5, -0.3], rtol=1e-9)


def test_partial_and_inconsistent_states_are_closed():
    """Positions of some bodies as guesses, a velocity that the joint does not allow: moved as little as possible."""
    system = bg.compile(REGISTRY["double_pendulum"].build())
    given = {
        "one.position": bg.Guess((0.4, -0.4, 0.1)),
        "two.velocity": bg.Guess((0.0, 1.0, 0.3)),
        "hinge_1.angle": bg.Guess(0.7),
        "hinge_2.angle": bg.Guess(-0.3),
    }
    state = bg.initialise(system, given)
    assert (
        np.max(np.abs(system.evaluate((Output.GAPS,), 0.0, state))) < 1e-12
        and np.max(np.abs(system.evaluate((Output.HIDDEN,), 0.0, state))) < 1e-12
    )
    assert abs(float(system.outputs(0.0, state, "two.velocity")["two.velocity"][2])) < 1e-12


CONTRADICTIONS = {
    "two coordinates": (
        {"main.angle": 0.3, "bore.displacement": 1.0},
        "cannot be reached with the other initial values",
        "bg.Guess",
    ),
    "out of reach": (
        {"main.angle": bg.Guess(0.0), "bore.displacement": 1.5},
        "the parts cannot be put together",
        "bg.Guess",
    ),
    "two rates": (
        {"main.angle": 0.3, "main.rate": 1.0, "bore.velocity": 1.0},
        "contradicts the other initial values",
        "bg.Guess",
    ),
    "a force": ({"main.reaction_force": (1.0, 0.0, 0.0)}, "it follows from forces", "positions and velocities"),
    "a misspelt name": ({"main.angel": 0.3}, "is not a state", "did you mean 'main.angle'"),
    "a vector for a number": ({"main.angle": (0.3, 0.1)}, "has width 1", "give 1 number"),
    "no rotation": ({"rod.orientation": (0.0, 0.0, 0.0, 0.0)}, "quaternion of zeros", "not all zero"),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_what_cannot_be_is_said(loop, name):
    given, what, remedy = CONTRADICTIONS[name]
    with pytest.raises(bg.InitialError) as error:
        bg.initialise(loop, given)
    assert what in str(error.value) and remedy in str(error.value), str(error.value)


@pytest.mark.slow
def test_links_in_line_are_no_trap():
    """Nothing given, or a crank in line with the ground: a saddle of the gaps, from which a small kick leads on;
    traced too."""

    def bar(length):
        return bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(A=(-0.5 * length, 0.0, 0.0), B=(0.5 * length, 0.0, 0.0)))

    parts = dict(world=bgm.World((0.0, -9.81, 0.0), points=dict(D=(1.0, 0.0, 0.0))), a=bar(0.6), b=bar(1.0), c=bar(0.8))
    joints = {name: bgm.Revolute(Z) for name in ("w0", "j1", "j2", "w1")}
    system = bg.compile(
        bgm.Assembly(
            {**parts, **joints}, ["world -> w0 -> a.A", "a.B -> j1 -> b.A", "b.B -> j2 -> c.B", "world.D -> w1 -> c.A"]
        )
    )
    for given in ({}, {"w0.rate": 2.0}, {"w0.angle": 0.0}, {"w0.angle": np.pi}):
        assert np.max(np.abs(system.evaluate((Output.GAPS,), 0.0, bg.initialise(system, given)))) < 1e-9
    # of the angle at D between the ground and the rocker, crank angle 0
    cosine = (0.4**2 + 0.8**2 - 1.0) / (2 * 0.4 * 0.8)
    traced = jax.jit(lambda angle: bg.initialise(system, {"w0.angle": angle}))(0.0)
    found = float(system.outputs(0.0, traced, "w1.angle")["w1.angle"])
    np.testing.assert_allclose(abs(found), np.pi - np.arccos(cosine), rtol=1e-9)


def test_singular_starts_are_reported():
    """Four equal links in line: the mechanism could go on in two ways."""
    from bgjax.models import a02

    system = bg.compile(a02.build(1))
    with pytest.raises(bg.InitialError, match="pose is singular.*not unique"):
        bg.initialise(
            system,
            {
                "foot_0.angle": -np.pi / 2,
                "foot_1.angle": bg.Guess(-np.pi / 2),
                "left_0.angle": bg.Guess(0.0),
                "foot_0.rate": 0.0,
            },
        )


def test_a_start_that_is_given_as_a_vector_is_checked(loop):
    state = np.array(bg.initialise(loop))
    state[loop.plan.equations.states[-1].start - 5] += 0.01
    with pytest.raises(bg.InitialError):
        bg.simulate(loop, 0.0, 1.0, state)


def start_results(system, angle, length):
    """Results of an initial condition that the loop's geometry and its initial angle decide."""
    changed = bg.set(system, {"rod.points.B": jnp.stack([length, jnp.zeros(()), jnp.zeros(())])})
    state = bg.initialise(changed, {"main.angle": angle, "main.rate": 2.0})
    return jnp.stack(
        [changed.outputs(0.0, state, name)[name] for name in ("bore.displacement", "bore.velocity", "main.angle")]
    )


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
def test_gradients_close_the_loop_again(loop):
    """By initial angle and a length: jvp = vjp = closed form; the held angle stays;
    out of the plane there is no derivative."""
    angle, length = 0.3, 0.5
    forward = jax.jit(lambda a, l: jax.jacfwd(lambda p: start_results(loop, *p))((a, l)))(angle, length)
    reverse = jax.jit(lambda a, l: jax.jacrev(lambda p: start_results(loop, *p))((a, l)))(angle, length)
    s, c = np.sin(angle), np.cos(angle)
    root = np.sqrt(1.0 - 0.04 * s * s)
    by_angle = [-0.2 * s - 0.04 * s * c / root, None, 1.0]
    by_length = [1.0 / root, None, 0.0]

    def speed(a, l):
        return 2.0 * (-0.2 * np.sin(a) - 0.04 * np.sin(a) * np.cos(a) / np.sqrt((0.5 + l) ** 2 - 0.04 * np.sin(a) ** 2))

    h = 1e-5
    by_angle[1] = (speed(angle + h, length) - speed(angle - h, length)) / (2 * h)
    by_length[1] = (speed(angle, length + h) - speed(angle, length - h)) / (2 * h)
    for found in (forward, reverse):
        np.testing.assert_allclose(found[0], by_angle, atol=1e-8)
        np.testing.assert_allclose(found[1], by_length, atol=1e-8)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
def test_derivatives_that_would_open_the_loop_are_not_numbers(loop):
    def position(point):
        changed = bg.set(loop, {"rod.points.B": point})
        return changed.outputs(0.0, bg.initialise(changed, {"main.angle": 0.3}), "bore.displacement")[
            "bore.displacement"
        ]

    point = jnp.array([0.5, 0.0, 0.0])
    with pytest.warns(
        bg.OpenLoopWarning, match=r"rod.at_B_small_end \[2\] come out as NaN.*Remedy: free the redundant directions"
    ):
        derivative = jax.grad(position)(point)
    assert np.all(np.isfinite(derivative[:2])) and np.isnan(derivative[2])
    assert np.isfinite(jax.jvp(position, (point,), (jnp.array([1.0, 0.0, 0.0]),))[1])
    assert np.isnan(jax.jvp(position, (point,), (jnp.array([0.0, 0.0, 1.0]),))[1])
    with pytest.raises(bg.InitialError, match="the parts cannot be put together") as error:
        position(jnp.array([0.5, 0.0, 0.01]))
    assert "redundant" in str(error.value)
    assert bool(jnp.isnan(jax.jit(position)(jnp.array([0.5, 0.0, 0.01]))))  # traced: no exception, but no number either


@bg.symbolic
def turned_by(angle):
    c, s = bg.cos(angle[0]), bg.sin(angle[0])
    return np.array([[c, s], [-s, c]], dtype=object)


def test_a_storage_in_derivative_causality_with_a_state_of_its_own_takes_any_of_its_variables():
    """Its effort is a state; the displacement q = C e is as good."""
    nodes = dict(
        first=bg.Zero(),
        C=bg.C((1.0, 2.0)),
        turn=bg.MTF(turned_by, shape=(2, 2)),
        middle=bg.One(),
        Ra=bg.R((0.5, 1.0)),
        second=bg.Zero(),
        D=bg.C((3.0, 1.0)),
        Rb=bg.R((2.0, 4.0)),
        angle=bg.Signal(lambda t: t),
    )
    bonds = ["first -> C", "first -> turn -> middle -> Ra", "middle -> second -> Rb", "second -> D"]
    system = bg.compile(bg.Graph(nodes, [*bonds, "angle ~> turn.modulus"]))
    assert "C.effort" in system.states
    given = {"D.displacement": (0.2, -0.1)}
    start = bg.initialise(system, given | {"C.displacement": (1.0, 0.5)})
    np.testing.assert_allclose(start, bg.initialise(system, given | {"C.effort": (1.0, 0.25)}), rtol=1e-14)
    np.testing.assert_allclose(system.outputs(0.0, start, "C.displacement")["C.displacement"], (1.0, 0.5), rtol=1e-14)
