"""XYZ Cardan angles (Boudon 2019): as results of every body, as coordinates, as initial conditions,
and their singularity."""

import warnings

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.formulation.records.output import Output


ANGLES = (0.4, -0.3, 0.2)
SPIN = (0.3, 0.2, 8.0)
METHODS = {
    "multipliers": bg.Multipliers(),
    "derivative": bg.DerivativeCausality(),
    "minimal": bg.MinimalCoordinates(),
    "compliant": bg.Compliant(1e5, 100.0),
}


def matrix(angles) -> np.ndarray:
    """Rx(α) Ry(β) Rz(γ), written out: columns are the body's axes in the inertial frame."""
    (a, b, c), (s, t, u) = np.cos(angles), np.sin(angles)
    about_x = np.array([[1, 0, 0], [0, a, -s], [0, s, a]])
    about_y = np.array([[b, 0, t], [0, 1, 0], [-t, 0, b]])
    about_z = np.array([[c, -u, 0], [u, c, 0], [0, 0, 1]])
    return about_x @ about_y @ about_z


def turned(quaternion) -> np.ndarray:
    """Rotation matrix of a unit quaternion by its double product."""
    w, v = quaternion[0], np.asarray(quaternion[1:])
    cross = np.cross(np.eye(3), v)  # w ↦ v × w
    return (w * w - v @ v) * np.eye(3) + 2.0 * np.outer(v, v) + 2.0 * w * cross


def top(orientation, *, gravity=(0.0, 0.0, -9.81), **initial) -> bgm.Assembly:
    body = bgm.Body(1.2, (0.2, 0.3, 0.1), points=dict(A=(0.0, 0.0, -0.5)), orientation=orientation)
    parts = dict(world=bgm.World(gravity), rod=body, ball=bgm.Spherical(damping=0.02))
    start = {"rod.cardan": ANGLES, "rod.angular_velocity": SPIN}
    return bgm.Assembly(parts, ["world -> ball -> rod.A"], initial=start | {f"rod.{k}": v for k, v in initial.items()})


def free(orientation, angles, velocity) -> bgm.Assembly:
    """A body that nothing holds and nothing pulls; with equal moments it turns about a fixed axis."""
    body = bgm.Body(1.0, (0.1, 0.1, 0.1), orientation=orientation)
    parts = dict(world=bgm.World(None), hold=bgm.Free(), body=body)
    return bgm.Assembly(
        parts, ["world -> hold -> body"], initial={"body.cardan": angles, "body.angular_velocity": velocity}
    )


@pytest.mark.parametrize(
    ("method", "orientation"),
    [
        *[pytest.param(name, bgm.Cardan(), id=f"{name}-cardan") for name in METHODS],
        *[
            pytest.param(
                name, bgm.Quaternion(), id=f"{name}-quaternion", marks=[pytest.mark.slow] * (name == "derivative")
            )
            for name in METHODS
        ],
    ],
)
def test_angles_are_the_orientation_and_start_where_they_are_told(method, orientation):
    sol = bg.simulate(bg.compile(top(orientation), method=METHODS[method]), 0.0, 1.5, rtol=1e-8)
    np.testing.assert_allclose(sol["rod.cardan"][0], ANGLES, atol=1e-12)
    for angles, quaternion in zip(sol["rod.cardan"], sol["rod.orientation"], strict=True):
        np.testing.assert_allclose(matrix(angles), turned(quaternion / np.linalg.norm(quaternion)), atol=1e-9)
    assert np.max(np.abs(np.diff(sol["rod.cardan"], axis=0))) < 0.5  # γ passes 8 rad without a jump
    assert sol["rod.cardan"][-1, 2] > 8.0


@pytest.mark.parametrize(
    "method", [pytest.param(name, marks=pytest.mark.slow) if name == "derivative" else name for name in METHODS]
)
def test_quaternions_and_cardan_angles_give_one_motion(method):
    runs = [
        bg.simulate(bg.compile(top(o), method=METHODS[method]), 0.0, 1.5, rtol=1e-9)
        for o in (bgm.Quaternion(), bgm.Cardan())
    ]
    for name in ("rod.position", "rod.angular_velocity", "rod.cardan", "ball.reaction_force"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=3e-6, rtol=1e-6)


def test_angles_follow_the_kinematic_equations():
    """Rates of the angles against the angular velocity, by the matrix of a turning frame: Ṙ = R ω̂."""
    system = bg.compile(top(bgm.Cardan()))
    random = np.random.default_rng(1)
    for _ in range(5):
        angles, omega = random.uniform(-1.2, 1.2, 3), random.normal(size=3)
        state = bg.initialise(system, {"rod.cardan": angles, "rod.angular_velocity": omega})
        place = next(slot.start for slot in system.plan.equations.states if slot.name == "rod.attitude.cardan")
        rate = np.asarray(system(0.0, state))[place : place + 3]
        change = (matrix(angles + 1e-6 * rate) - matrix(angles - 1e-6 * rate)) / 2e-6
        np.testing.assert_allclose(change, matrix(angles) @ np.cross(np.eye(3), omega), atol=1e-9)


def test_angles_continue_through_the_singularity_of_a_result():
    """A body that turns about y alone: β grows without bound, though quaternions know only its sine and cosine."""
    sol = bg.simulate(bg.compile(free(bgm.Quaternion(), (0.0, 0.1, 0.0), (0.0, 3.0, 0.0))), 0.0, 4.0)
    np.testing.assert_allclose(sol["body.cardan"], np.outer(0.1 + 3.0 * np.asarray(sol.ts), (0.0, 1.0, 0.0)), atol=1e-5)
    single = bg.simulate(sol.system, 0.0, 1.0, saveat=[1.0])["body.cardan"]  # one time alone: cos β ≥ 0
    np.testing.assert_allclose(matrix(single[0]), matrix((0.0, 3.1, 0.0)), atol=1e-5)


def test_a_loop_of_bodies_with_cardan_angles():
    """A spatial four-bar with spherical joints beside the same mechanism in quaternions; reactions too."""

    def linkage(orientation):
        def bar(mass, x):
            return bgm.Body(mass, (0.02, 0.03, 0.04), points=dict(A=(-x, 0, 0), B=(x, 0, 0)), orientation=orientation)

        parts = dict(
            world=bgm.World((0.0, -9.81, 0.0), points=dict(O=(1.0, 0.0, 0.1))),
            crank=bar(1.0, 0.15),
            coupler=bar(1.5, 0.5),
        )
        parts |= dict(rocker=bar(1.2, 0.35), main=bgm.Revolute((0, 0, 1)), far=bgm.Revolute((0, 0, 1)))
        parts |= dict(one=bgm.Spherical(damping=0.1), two=bgm.Universal((0, 0, 1), (0, 1, 0)))
        links = [
            "world -> main -> crank.A",
            "crank.B -> one -> coupler.A",
            "coupler.B -> two -> rocker.A",
            "rocker.B -> far -> world.O",
        ]
        return bgm.Assembly(parts, links, initial={"main.angle": 0.9, "main.rate": 4.0, "far.angle": bg.Guess(1.2)})

    runs = [bg.simulate(bg.compile(linkage(o)), 0.0, 0.6, rtol=1e-9) for o in (bgm.Quaternion(), bgm.Cardan())]
    for name in ("main.angle", "coupler.position", "coupler.cardan", "two.reaction_force"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], rtol=1e-6, atol=1e-6)
    gaps = runs[1].system.evaluate((Output.GAPS,), 0.6, runs[1].ys[-1])
    assert np.max(np.abs(gaps)) < 1e-12  # the projection closes them in angles too


@pytest.mark.parametrize(
    "orientation", [pytest.param(bgm.Quaternion(), marks=pytest.mark.slow), bgm.Cardan()], ids=["quaternion", "cardan"]
)
def test_gradients_of_angles_by_start_and_mass(orientation):
    system = bg.compile(top(orientation))

    def final(values):
        start = {"rod.cardan": values[:3], "rod.angular_velocity": SPIN}
        sol = bg.simulate(bg.set(system, {"rod.mass": values[3]}), 0.0, 0.5, start, rtol=1e-10)
        return jnp.sum(jnp.asarray(sol["rod.cardan"])[-1] * jnp.array([1.0, 2.0, 3.0]))

    here = np.array([*ANGLES, 1.2])
    found = jax.grad(final)(jnp.asarray(here))
    step = 1e-5
    differences = [(final(here + step * e) - final(here - step * e)) / (2.0 * step) for e in np.eye(4)]
    np.testing.assert_allclose(found, np.array(differences, float), rtol=2e-5, atol=1e-6)


def test_starts_by_quaternion_and_by_angles_are_one_start():
    half = 0.5 * np.array(ANGLES)
    (a, b, c), (d, e, f) = np.cos(half), np.sin(half)
    # about x, then y, then z of the turned body: products of three quaternions, by hand
    quaternion = (a * b * c - d * e * f, d * b * c + a * e * f, a * e * c - d * b * f, a * b * f + d * e * c)
    np.testing.assert_allclose(turned(quaternion), matrix(ANGLES), atol=1e-15)
    for orientation in (bgm.Quaternion(), bgm.Cardan()):
        system = bg.compile(top(orientation))
        by_angles = bg.initialise(system, {"rod.cardan": ANGLES})
        parts = dict(top(orientation).nodes)
        plain = bgm.Assembly(parts, ["world -> ball -> rod.A"], initial={"rod.angular_velocity": SPIN})
        by_quaternion = bg.initialise(bg.compile(plain), {"rod.orientation": quaternion})
        np.testing.assert_allclose(by_quaternion, by_angles, atol=1e-12)


def test_orientation_by_hand_has_angles():
    nodes = dict(omega=bg.One(), J=bg.I((0.1, 0.2, 0.3)), ejs=bg.EJS(), attitude=bg.CardanOrientation())
    graph = bg.Graph(nodes, ["omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus", "omega ~> attitude"])
    other = graph.replace({"attitude": bg.Orientation()})
    start = {"J.flow": (0.5, -0.3, 0.4), "attitude.cardan": (0.1, 0.2, 0.3)}
    runs = [bg.simulate(bg.compile(g), 0.0, 2.0, start, rtol=1e-9)["attitude.cardan"] for g in (graph, other)]
    np.testing.assert_allclose(runs[0], runs[1], atol=1e-6)


def test_a_run_near_the_singularity_warns_with_time_and_body():
    """β = 0.6 + t·2 rad reaches π/2 − 0.02 at the end of the run, or passes it between two saved times."""
    system = bg.compile(free(bgm.Cardan(), (0.0, 0.6, 0.0), (0.0, 2.0, 0.0)))
    end = (np.pi / 2 - 0.62) / 2.0
    with pytest.warns(bg.CardanSingularityWarning, match=r"body: at t = 0\.47\d* .*β = 1\.5\d* rad.*quaternions"):
        bg.simulate(system, 0.0, end)
    with pytest.warns(bg.CardanSingularityWarning, match="body: at t = 0.4"):
        bg.simulate(system, 0.0, 1.0, saveat=[0.0, 0.4, 1.0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bg.simulate(system, 0.0, 0.4)


def test_a_run_that_meets_the_singularity_says_so():
    """Turning about y with a little about x: exactly at β = π/2 the rates of α and γ are unbounded."""
    start = matrix((0.0, 0.6, 0.3))
    omega = start.T @ np.array([0.0, 2.0, 0.0])  # about the inertial y axis: passes β = π/2 with α = 0, γ = 0.3
    system = bg.compile(free(bgm.Cardan(), (0.0, 0.6, 0.3), tuple(omega)))
    with pytest.warns(bg.CardanSingularityWarning, match="body"):
        sol = bg.simulate(system, 0.0, 1.0, rtol=1e-8)
    rotated = matrix((0.0, 0.6 + 2.0, 0.3))
    np.testing.assert_allclose(matrix(sol["body.cardan"][-1]), rotated, atol=1e-4)


@pytest.mark.parametrize("method", METHODS)
def test_a_start_at_the_singularity_of_coordinates_is_refused(method):
    system = bg.compile(free(bgm.Cardan(), ANGLES, (0.1, 0.0, 0.0)), method=METHODS[method])
    with pytest.raises(
        bg.InitialError,
        match=r"(?s)body\.cardan: the initial condition is a singularity of its Cardan angles.*quaternions",
    ):
        bg.initialise(system, {"body.cardan": (0.1, np.pi / 2, 0.3)})


def test_a_start_at_the_singularity_is_no_fault_of_quaternions():
    sol = bg.simulate(bg.compile(free(bgm.Quaternion(), (0.1, np.pi / 2, 0.3), (0.0, 0.0, 1.0))), 0.0, 0.5)
    np.testing.assert_allclose(turned(sol["body.orientation"][0]), matrix((0.1, np.pi / 2, 0.3)), atol=1e-9)


@pytest.mark.parametrize("coordinates", [bgm.Cardan(), bgm.Quaternion()], ids=["Cardan", "quaternion"])
@pytest.mark.parametrize("length", [1.0 + 1e-8, 1.001, 3.0])
def test_initial_quaternions_are_normalised(coordinates, length):
    """Also where the orientation is a result of the joint: a frame of its own, or other coordinates of the body."""
    unit = np.array([0.9, 0.1, 0.2, 0.3]) / np.linalg.norm([0.9, 0.1, 0.2, 0.3])
    body = bgm.Body(1.0, (1.0, 2.0, 3.0), orientation=coordinates)
    for joint in (bgm.Free(), bgm.Free(frame_a=(0.8, 0.0, 0.6, 0.0))):
        system = bg.compile(bgm.Assembly(dict(world=bgm.World(), f=joint, b=body), ["world -> f -> b"]))
        states = [bg.initialise(system, {"f.orientation": size * unit}) for size in (1.0, length)]
        np.testing.assert_allclose(states[1], states[0], atol=1e-9)
        turned = jax.jit(lambda q, own=system: bg.initialise(own, {"f.orientation": q}))(length * unit)
        np.testing.assert_allclose(turned, states[0], atol=1e-9)
