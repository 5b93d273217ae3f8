"""Linear models about steady motions: the same poles for every place, heading, spin angle and method;
none about other states."""

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.analysis.linear.generators import CardanBodyRotation, CardanFrameRotation
from bgjax.elements.cardan import quaternion_of
from bgjax.mechanics.kinematics.rotations import about, product

from .rolling_disc import CRITICAL, TURN, WOBBLE, build, moving_frame_poles


X, Y, Z = np.eye(3)
METHODS = (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates())
named = pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)


def check_poles(linear, expected, tolerance=1e-7):
    """As sets; poles at zero may split by rounding."""
    assert linear.steady and len(linear.poles) == len(expected), linear
    left = list(linear.poles)
    for pole in expected:
        nearest = int(np.argmin(np.abs(np.array(left) - pole)))
        assert abs(left.pop(nearest) - pole) < tolerance * (1.0 + abs(pole)), (pole, linear.poles)


@named
@pytest.mark.parametrize(
    "pose", [{}, dict(yaw=0.7, spin=1.1, place=(2.0, -1.0)), dict(yaw=-2.7, spin=-0.4, place=(0.0, 5.0))], ids=str
)
def test_disc_in_a_steady_turn(method, pose):
    """Lean and three angular velocities are left; place, heading and spin angle are cyclic."""
    linear = bg.linearise(bg.compile(build(**pose), method=method))
    check_poles(linear, moving_frame_poles(0.3, TURN))
    assert linear.moving and not linear.equilibrium and len(linear.cyclic) == 4


@pytest.mark.parametrize("yaw, spin", [(0.4, 2.0), (0.0, 0.99 * CRITICAL), (2.0, 1.01 * CRITICAL), (0.0, 8.0)])
def test_disc_rolls_straight(yaw, spin):
    """Unstable below its critical speed; at 8 rad/s it wobbles at the published frequency."""
    linear = bg.linearise(bg.compile(build(0.0, (0.0, spin, 0.0), yaw=yaw, spin=0.3)))
    check_poles(linear, moving_frame_poles(0.0, (0.0, spin, 0.0)))
    assert (np.max(linear.poles.real) > 0.1) == (spin < CRITICAL)
    if spin == 8.0:
        np.testing.assert_allclose(np.max(linear.natural_frequencies), WOBBLE, rtol=1e-9)


def test_no_poles_where_nothing_is_steady():
    """A leaning disc without a turn falls over: its lean accelerates, and the report says so."""
    linear = bg.linearise(bg.compile(build(0.1, (0.0, 8.0, 0.0))))
    assert not linear.steady and not linear.equilibrium and linear.A.shape == (8, 8)
    text = str(linear)
    assert "a state that is not steady" in text and "J.flow[0] changes by" in text and "poles [1/s]" not in text
    for ask in ("poles", "natural_frequencies", "damping"):
        with pytest.raises(bg.ParameterError, match=r"not steady: J\.flow\[0\] changes by .*\n.*frozen_eigenvalues"):
            getattr(linear, ask)
    with pytest.raises(bg.ParameterError, match="frequency_response: the state is not steady"):
        linear.frequency_response(1.0)
    assert len(linear.frozen_eigenvalues) == 8


QUATERNION = bgm.Quaternion()
COORDINATES = pytest.mark.parametrize("orientation", [QUATERNION, bgm.Cardan()], ids=lambda o: type(o).__name__)


def free_body(inertia, rates, attitude=(1.0, 0.0, 0.0, 0.0), orientation=QUATERNION) -> bgm.Assembly:
    body = bgm.Body(2.0, inertia, orientation=orientation)
    parts = dict(world=bgm.World(gravity=None), body=body, base=bgm.Free())
    return bgm.Assembly(
        parts, ["world -> base -> body"], initial={"body.orientation": attitude, "body.angular_velocity": rates}
    )


@named
@COORDINATES
@pytest.mark.parametrize(
    "attitude", [(1.0, 0.0, 0.0, 0.0), tuple(product(about(X, 0.7), about(Z, -1.0)).astype(float))]
)
@pytest.mark.parametrize("axis", range(3))
def test_torque_free_top(method, axis, attitude, orientation):
    """λ² = −ω² (C − A)(C − B)/(A B): stable about the axes of the largest and the smallest moment.
    Speeds are constant beside."""
    moments, rate = np.array([1.0, 2.0, 3.0]), 5.0
    one, other = np.delete(moments, axis)
    root = np.sqrt(complex(-(rate**2) * (moments[axis] - one) * (moments[axis] - other) / (one * other)))
    model = free_body(tuple(moments), rate * np.eye(3)[axis], attitude, orientation)
    linear = bg.linearise(bg.compile(model, method=method))
    check_poles(linear, [0.0] * 4 + [root, -root])


A_TOP, C_TOP, M_TOP, L_TOP, GRAVITY = 0.02, 0.01, 1.0, 0.1, 9.81


def top(tilt: float, spin: float, yaw=0.0, turn=0.0, *, backward=False, orientation=QUATERNION) -> bgm.Assembly:
    """A symmetric top on its point, in slow steady precession: C Ω ψ̇ − A ψ̇² cos θ = m g l about the point."""
    about_point = A_TOP + M_TOP * L_TOP**2
    precession = min(np.roots([-about_point * np.cos(tilt), C_TOP * spin, -M_TOP * GRAVITY * L_TOP]), key=abs)
    cosine, sine, across = np.cos(turn), np.sin(turn), precession * np.sin(tilt)
    attitude = product(product(about(Z, yaw), about(X, tilt)), about(Z, turn)).astype(float)
    points, moments = dict(O=(0.0, 0.0, -L_TOP)), (A_TOP, A_TOP, C_TOP)
    body = bgm.Body(M_TOP, moments, points=points, orientation=orientation)
    parts = dict(world=bgm.World(gravity=(0.0, 0.0, -GRAVITY)), body=body, ball=bgm.Spherical())
    start = {"body.orientation": attitude, "body.angular_velocity": (sine * across, cosine * across, spin)}
    return bgm.Assembly(parts, ["body.O -> ball -> world" if backward else "world -> ball -> body.O"], initial=start)


CARDAN_TOP = dict(yaw=1.0, turn=2.0, orientation=bgm.Cardan())  # no Cardan angle changes uniformly


@named
@pytest.mark.parametrize(
    "pose", [{}, dict(yaw=1.0, turn=2.0), dict(yaw=-2.0, turn=0.3, backward=True), CARDAN_TOP], ids=str
)
def test_steady_precession(method, pose):
    """Nutation about steady precession: ω² = ((C Ω)² − 4 A m g l cos θ)/A² + (ψ̇ sin θ)² by the effective potential."""
    tilt, spin, about_point = 0.5, 60.0, A_TOP + M_TOP * L_TOP**2
    precession = min(np.roots([-about_point * np.cos(tilt), C_TOP * spin, -M_TOP * GRAVITY * L_TOP]), key=abs)
    load, gyro = M_TOP * GRAVITY * L_TOP, about_point * precession
    square = precession**2 + (load / gyro) ** 2 - 2.0 * np.cos(tilt) * load / about_point
    check_poles(
        bg.linearise(bg.compile(top(tilt, spin, **pose), method=method)),
        [0.0, 0.0, 1j * np.sqrt(square), -1j * np.sqrt(square)],
    )


@named
def test_sleeping_top(method):
    """Upright, A λ² − i C Ω λ − m g l = 0 in the frame that does not turn,
    though the top may as well be seen from one that does."""
    about_point = A_TOP + M_TOP * L_TOP**2
    roots = np.roots([about_point, -1j * C_TOP * 60.0, -M_TOP * GRAVITY * L_TOP])
    for pose in ({}, dict(yaw=0.5, backward=True), dict(orientation=bgm.Cardan())):
        check_poles(bg.linearise(bg.compile(top(0.0, 60.0, **pose), method=method)), [0.0, *roots, *roots.conj()])


@COORDINATES
def test_response_to_a_torque_in_the_body(orientation):
    """A ω̇₁ = (B − C) Ω ω₂ + τ, B ω̇₂ = (C − A) Ω ω₁; a torque in the world's frame turns against the body."""
    (a, b, c), spin, s = (1.0, 2.0, 3.0), 5.0, 0.7j
    attitude = tuple(product(about(X, 0.7), about(Z, -1.0)).astype(float))
    body = bgm.Body(2.0, (a, b, c), orientation=orientation)
    parts = dict(world=bgm.World(gravity=None), body=body, base=bgm.Free(), push=bgm.BodyTorque((0.0, 0.0, 0.0)))
    parts |= dict(wind=bgm.WorldTorque((0.0, 0.0, 0.0)))
    start = {"body.orientation": attitude, "body.angular_velocity": (0.0, 0.0, spin)}
    connections = ["world -> base -> body", "push -> body", "wind -> body"]
    system = bg.compile(bgm.Assembly(parts, connections, initial=start))
    linear = bg.linearise(system, inputs=["push.value[0]"], outputs=["body.angular_velocity"])
    first = 1.0 / (a * s - (b - c) * (c - a) * spin**2 / (b * s))
    found = linear.frequency_response(s.imag)[0, :, 0]
    np.testing.assert_allclose(found, [first, (c - a) * spin / (b * s) * first, 0.0], atol=1e-9)
    with pytest.raises(bg.ParameterError, match="it turns"):
        bg.linearise(system, inputs=["wind.value[0]"])


@named
@COORDINATES
def test_asymmetric_sleeping_top(method, orientation):
    """Upright, in the frame of the body, with moments A, B, C about the point and tilts x, y about the axes of A and B:
    A ẍ + (C − A − B) Ω ẏ + ((C − B) Ω² − m g l) x = 0, B ÿ − (C − A − B) Ω ẋ + ((C − A) Ω² − m g l) y = 0."""
    moments, mass, arm, spin = (0.02, 0.03, 0.012), 1.0, 0.1, 60.0
    body = bgm.Body(mass, moments, points=dict(O=(0.0, 0.0, -arm)), orientation=orientation)
    parts = dict(world=bgm.World(gravity=(0.0, 0.0, -GRAVITY)), body=body, ball=bgm.Spherical())
    model = bgm.Assembly(parts, ["world -> ball -> body.O"], initial={"body.angular_velocity": (0.0, 0.0, spin)})
    (a, b, c), load = moments + mass * arm**2 * np.array([1.0, 1.0, 0.0]), mass * GRAVITY * arm
    first, second, gyro = (c - b) * spin**2 - load, (c - a) * spin**2 - load, (c - a - b) * spin
    squares = np.roots([a * b, a * second + b * first + gyro**2, first * second]).astype(complex)
    check_poles(bg.linearise(bg.compile(model, method=method)), [0.0, *np.sqrt(squares), *-np.sqrt(squares)])


@pytest.mark.parametrize("kind", [CardanFrameRotation, CardanBodyRotation])
def test_rotations_of_cardan_angles(kind):
    """They move the angles as ½ (0, e) ∘ q of the frame and ½ q ∘ (0, e) of the body move the quaternion; derivatives
    against central differences."""
    angles, axis, step = np.array([0.3, -0.8, 1.9]), np.array([0.2, -0.5, 0.7]), 1e-6
    generator = kind(0, axis)
    turn = np.array([0.0, *axis])
    here = quaternion_of(angles)
    expected = 0.5 * (product(turn, here) if kind is CardanFrameRotation else product(here, turn))
    change = step * generator.value(angles, np)
    found = (quaternion_of(angles + change) - quaternion_of(angles - change)) / (2.0 * step)
    np.testing.assert_allclose(found.astype(float), expected.astype(float), atol=1e-10)
    ends = [[generator.value(angles + sign * step * unit, np) for sign in (1.0, -1.0)] for unit in np.eye(3)]
    slopes = np.stack([(up - down) / (2.0 * step) for up, down in ends], axis=1)
    np.testing.assert_allclose(generator.derivative(angles, np), slopes, atol=1e-8)


def test_rotor_on_springs():
    """Jeffcott's rotor with gyroscopic moments, symmetric: A λ² − i C Ω λ + 2 k l² = 0 and λ² = −2 k/m,
    in the frame that does not turn."""
    stiffness, spin, ends = 1e4, 200.0, dict(P=(0.0, 0.0, 0.2), N=(0.0, 0.0, -0.2))
    parts = dict(world=bgm.World(gravity=None, points=ends), rotor=bgm.Body(2.0, (0.02, 0.02, 0.03), points=ends))
    parts |= {name: bgm.SpringDamper(stiffness=stiffness, length=0.0) for name in ("upper", "lower")}
    bonds = ["world.P -> upper -> rotor.P", "world.N -> lower -> rotor.N"]
    linear = bg.linearise(bg.compile(bgm.Assembly(parts, bonds, initial={"rotor.angular_velocity": (0.0, 0.0, spin)})))
    tilting = np.roots([0.02, -1j * 0.03 * spin, 2.0 * stiffness * 0.2**2])
    bouncing = [1j * np.sqrt(stiffness), -1j * np.sqrt(stiffness)] * 3
    check_poles(linear, [0.0, *tilting, *tilting.conj(), *bouncing])


@pytest.mark.parametrize("phase", [0.0, 1.0, -2.5])
def test_unbalanced_rotor(phase):
    """Jeffcott's rotor with its mass centre off the shaft, above its critical speed,
    in the frame that turns with it."""
    mass, inertia, stiffness, off, spin = 2.0, 0.01, 800.0, 0.01, 30.0
    bent = off * spin**2 / (stiffness / mass - spin**2)  # of the shaft
    parts = dict(
        world=bgp.World(gravity=None),
        disc=bgp.Body(mass, inertia, points=dict(S=(-off, 0.0))),
        shaft=bgp.SpringDamper(stiffness=stiffness, length=0.0),
    )
    along, across = np.array([np.cos(phase), np.sin(phase)]), np.array([-np.sin(phase), np.cos(phase)])
    start = {
        "disc.position": (bent + off) * along,
        "disc.angle": phase,
        "disc.velocity": (bent + off) * spin * across,
        "disc.angular_velocity": spin,
    }
    linear = bg.linearise(bg.compile(bgm.Assembly(parts, ["world -> shaft -> disc.S"], initial=start)))
    spring, moment = stiffness / mass, stiffness * off / inertia
    A = np.zeros((6, 6))  # x, y of the mass centre and the angle in the turning frame, and their rates
    A[:3, 3:] = np.eye(3)
    A[3, [0, 4]] = spin**2 - spring, 2.0 * spin
    A[4, [1, 2, 3]] = spin**2 - spring, spring * off, -2.0 * spin
    A[5, [1, 2]] = moment, -moment * (bent + off)
    check_poles(
        linear,
        np.sort_complex(np.linalg.eigvals(A))[np.argsort(np.abs(np.sort_complex(np.linalg.eigvals(A))))][1:],
        1e-5,
    )


def pendulum_on_a_table(drive=None, initial=None) -> bgm.Assembly:
    """A bob on a hinge that a shaft turns about the vertical, as in Watt's governor."""
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -GRAVITY)),
        table=bgm.Body(1.0, (0.1, 0.1, 0.1)),
        shaft=bgm.Revolute(Z, drive=drive),
    )
    parts |= dict(hinge=bgm.Revolute(Y), bob=bgm.Body(0.5, (1e-3, 2e-3, 3e-3), points=dict(O=(0.0, 0.0, 0.3))))
    return bgm.Assembly(parts, ["world -> shaft -> table", "table -> hinge -> bob.O"], initial=initial)


RATE, SWUNG, FALL = 8.0, 0.5 * 0.3**2 + 1e-3 - 3e-3, 0.5 * GRAVITY * 0.3  # rate of the shaft; moments of the bob
TILT = np.arccos(FALL / (RATE**2 * SWUNG))


def driven(phase: float) -> list:
    return [bgm.Rate(RATE), bgm.Motion(lambda t: phase + RATE * t)]


@named
@pytest.mark.parametrize("kind", [0, 1], ids=["rate", "motion"])
def test_turned_at_a_constant_rate(method, kind):
    """(I₂ + m l²) θ̈ = Ω² s c (m l² + I₁ − I₃) − m g l s; a motion that is a function of time counts as steady too."""
    root = np.sqrt(complex(RATE**2 * SWUNG * np.cos(2.0 * TILT) - FALL * np.cos(TILT)) / (0.5 * 0.3**2 + 2e-3))
    for phase in (0.0, 1.0):
        start = {"hinge.angle": TILT, "hinge.rate": 0.0} | ({"shaft.angle": phase} if kind == 0 else {})
        linear = bg.linearise(bg.compile(pendulum_on_a_table(driven(phase)[kind]), method=method), start)
        check_poles(linear, [root, -root])
        assert linear.states == ("hinge.angle", "hinge.rate")


def test_compliant_joints_have_the_slow_poles():
    """With springs that carry the load at the start; the stiffest springs hide no symmetry and invent none."""
    start = {"shaft.rate": RATE, "shaft.angle": 1.0, "hinge.angle": TILT, "hinge.rate": 0.0}
    rigid = bg.linearise(bg.compile(pendulum_on_a_table()), start)
    soft = bg.compile(pendulum_on_a_table(), method=bg.Compliant(1e9, 1e3))
    linear = bg.linearise(soft, bg.initialise(soft, start, preload=True))
    np.testing.assert_allclose(linear.natural_frequencies[:3], rigid.natural_frequencies, rtol=1e-5, atol=1e-6)
    assert not bg.linearise(soft, start).steady


def test_inputs_and_outputs_of_a_moving_frame():
    """A torque in the body's frame about the axis, and a heading; what turns against the moving frame is refused."""
    system = bg.compile(build(yaw=0.7, spin=1.1))
    linear = bg.linearise(system, inputs=["push.effort[1]"], outputs=["J.flow[1]"])
    assert linear.B.shape == (4, 1) and linear.C.shape == (1, 4)
    other = bg.linearise(bg.compile(build()), inputs=["push.effort[1]"], outputs=["J.flow[1]"])
    np.testing.assert_allclose(linear.frequency_response(2.0), other.frequency_response(2.0), rtol=1e-7)
    with pytest.raises(
        bg.ParameterError, match=r"push\.effort\[0\]: in the frame that moves along .* it turns"
    ) as error:
        bg.linearise(system, inputs=["push.effort[0]"], outputs=["m.flow[0]"])
    assert "m.flow[0]" in str(error.value)


def test_cyclic_coordinates_that_are_asked_for_stay():
    """A rotor's angle as an output: its integrator is part of the model."""
    start = {"shaft.rate": RATE, "hinge.angle": TILT, "hinge.rate": 0.0}
    system = bg.compile(pendulum_on_a_table(), method=bg.MinimalCoordinates())
    without, with_angle = bg.linearise(system, start), bg.linearise(system, start, outputs=["shaft.angle"])
    assert without.cyclic == ("shaft.angle",) and with_angle.cyclic == () and "shaft.angle" in with_angle.states
    np.testing.assert_allclose(with_angle.natural_frequencies[1:], without.natural_frequencies, atol=1e-7)
    assert "shaft.angle" in bg.linearise(system, start, coordinates=["shaft.angle"]).states


@pytest.mark.slow
def test_poles_of_a_steady_motion_have_derivatives():
    """By gravity, against differences: the state moves along, so that the motion stays steady."""
    system = bg.compile(
        pendulum_on_a_table(initial={"shaft.rate": RATE, "hinge.angle": TILT}), method=bg.MinimalCoordinates()
    )

    def frequency(gravity, off=0.0):
        changed = bg.set(system, {"world.gravity": gravity * np.array([0.0, 0.0, -1.0])})
        tilt = jax.numpy.arccos(0.5 * gravity * 0.3 / (RATE**2 * SWUNG)) + off
        return bg.linearise(changed, {"shaft.rate": RATE, "hinge.angle": tilt, "hinge.rate": 0.0}).natural_frequencies[
            1
        ]

    derivative = jax.grad(frequency)(GRAVITY)
    np.testing.assert_allclose(derivative, (frequency(GRAVITY + 1e-4) - frequency(GRAVITY - 1e-4)) / 2e-4, rtol=1e-6)
    assert np.isnan(jax.jit(frequency)(GRAVITY, 0.1))  # not steady there, which only the numbers tell


def light_conical_pendulum(method) -> bg.System:
    """A bob on an arm that turns about the vertical, both nearly without inertia about their own axes."""
    light, bob = bgm.Body(1e-3, (1e-3,) * 3), bgm.Body(1.0, (1e-6,) * 3, points=dict(A=(0.0, 0.0, 1.0)))
    parts = dict(world=bgm.World(), arm=light, j1=bgm.Revolute(Z), j2=bgm.Revolute(Y), bob=bob)
    return bg.compile(bgm.Assembly(parts, ["world -> j1 -> arm", "arm -> j2 -> bob.A"]), method=method)


@named
def test_light_bodies_have_poles_at_every_heading(method):
    """Conical pendulum: A φ̈ = −∂/∂φ (p²/2D − m g l cos φ), D the inertia about the vertical, p = D Ω."""
    system, tilt = light_conical_pendulum(method), 0.5
    turn = np.sqrt(9.81 / np.cos(tilt))
    about_vertical, across = 1e-3 + 1e-6 + np.sin(tilt) ** 2, 1.0 + 1e-6
    curvature = np.sin(2.0 * tilt) ** 2 / about_vertical - np.cos(2.0 * tilt)
    expected = np.sqrt((turn**2 * curvature + 9.81 * np.cos(tilt)) / across)
    for heading in (-2.9, -1.7, -1.5, -0.3, 0.0, 0.1, 1.3):
        start = {"j1.angle": heading, "j1.rate": turn, "j2.angle": tilt, "j2.rate": 0.0}
        linear = bg.linearise(system, start)
        assert not linear.unsteady, heading
        check_poles(linear, [*(1j * expected * np.array([1.0, -1.0])), 0.0], 1e-6)
