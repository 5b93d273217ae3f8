"""Linear models against matrices and modes by hand; as many poles as there are free directions."""

import sys
import warnings

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax.models import (
    dc_motor,
    double_pendulum,
    pendulum,
    pendulum_a01,
    planar_pendulum,
    planar_slider_crank,
    rectifier,
    rotating_rod,
    slider_crank,
)

from .test_equations import crank_slider


def sorted_roots(*coefficients) -> np.ndarray:
    return np.sort_complex(np.roots(coefficients))


def test_motor_by_hand():
    """State order as the system's; poles of the quadratic; gain from voltage to speed."""
    V, L, R, k, J, d = 60.0, 0.05, 0.4, 0.876, 0.0635, 0.226
    linear = bg.linearise(
        bg.compile(dc_motor.build()), inputs=["supply.effort"], outputs=["rotor.flow", "drag.effort", "Ra.effort"]
    )
    assert linear.states == ("L.flow", "rotor.flow", "angle.angle")
    np.testing.assert_allclose(linear.A, [[-R / L, -k / L, 0.0], [k / J, -d / J, 0.0], [0.0, 1.0, 0.0]], rtol=1e-14)
    np.testing.assert_allclose(linear.B, [[1.0 / L], [0.0], [0.0]], rtol=1e-14)
    np.testing.assert_allclose(linear.C, [[0.0, 1.0, 0.0], [0.0, d, 0.0], [R, 0.0, 0.0]], rtol=1e-14)
    np.testing.assert_array_equal(linear.D, np.zeros((3, 1)))
    roots = sorted_roots(L * J, L * d + R * J, R * d + k * k)
    np.testing.assert_allclose(np.sort_complex(linear.poles[1:]), roots, rtol=1e-13)
    # the angle integrates the speed; the current starts to rise
    assert linear.poles[0] == 0.0 and not linear.equilibrium
    np.testing.assert_allclose(linear.natural_frequencies[1:], np.sqrt((R * d + k * k) / (L * J)), rtol=1e-13)
    np.testing.assert_allclose(linear.damping[1:], -roots.real / np.abs(roots), rtol=1e-13)
    s = 1j * np.array([0.5, 10.0, 300.0])
    np.testing.assert_allclose(
        linear.frequency_response(s.imag)[:, 0, 0], k / ((L * s + R) * (J * s + d) + k * k), rtol=1e-13
    )
    rate = (k * V / (R * d + k * k), V * d / (R * d + k * k))
    assert bg.linearise(
        bg.compile(dc_motor.build().remove("angle")), {"rotor.flow": rate[0], "L.flow": rate[1]}
    ).equilibrium


def test_direct_path_and_no_state():
    linear = bg.linearise(
        bg.compile(bg.Graph(dict(V=bg.Se(1.0), R=bg.R(2.0)), ["V -> R"])), inputs="V.effort", outputs="R.flow"
    )
    np.testing.assert_allclose(linear.D, [[0.5]])
    assert linear.A.shape == (0, 0) and linear.poles.shape == (0,)
    np.testing.assert_allclose(linear.frequency_response(3.0), [[[0.5]]])


@pytest.mark.parametrize("angle, rate", [(-np.pi / 2, 0.0), (-1.0, 2.0)])
def test_pendulum_in_space_has_two_poles(angle, rate):
    """J φ̈ = −d φ̇ + m l (g_y cos φ − g_x sin φ): also about a moving state;
    quaternion and counted turn leave no roots."""
    J, m, l, d, g = 0.083 + 0.25, 1.0, 0.5, 10.0, 9.81
    system = bg.compile(pendulum.build())
    linear = bg.linearise(
        system,
        {"hinge.angle": angle, "hinge.rate": rate},
        inputs=["world.gravity"],
        outputs=["hinge.angle", "hinge.rate", "bar.position[0]"],
    )
    assert linear.states == ("hinge.angle", "hinge.rate") and linear.outputs[2] == "bar.position[0]"
    np.testing.assert_allclose(linear.A, [[0.0, 1.0], [m * l * g * np.sin(angle) / J, -d / J]], atol=1e-11)
    np.testing.assert_allclose(
        linear.B, [[0.0, 0.0, 0.0], [-m * l * np.sin(angle) / J, m * l * np.cos(angle) / J, 0.0]], atol=1e-12
    )
    np.testing.assert_allclose(linear.C, [[1.0, 0.0], [0.0, 1.0], [-l * np.sin(angle), 0.0]], atol=1e-12)
    np.testing.assert_allclose(linear.D, 0.0, atol=1e-12)
    assert linear.equilibrium == (rate == 0.0)


def test_planar_pendulum_swings_at_its_frequency():
    linear = bg.linearise(bg.compile(planar_pendulum.build()), {"hinge.angle": -np.pi / 2})
    # √(3g/2L) of a rod
    np.testing.assert_allclose(linear.poles, [1j * np.sqrt(1.5 * 9.81), -1j * np.sqrt(1.5 * 9.81)], atol=1e-12)


def test_double_pendulum_modes():
    (m1, m2), (L1, L2), g = (1.0, 2.0), (1.0, 0.8), 9.81
    c1, c2 = L1 / 2, L2 / 2
    mass = np.array(
        [[m1 * L1**2 / 12 + m1 * c1**2 + m2 * L1**2, m2 * L1 * c2], [m2 * L1 * c2, m2 * L2**2 / 12 + m2 * c2**2]]
    )
    stiffness = np.diag([(m1 * c1 + m2 * L1) * g, m2 * c2 * g])
    modes = np.sqrt(np.sort(np.linalg.eigvals(np.linalg.solve(mass, stiffness)).real))
    linear = bg.linearise(bg.compile(double_pendulum.build(angles=(0.0, 0.0))))
    assert len(linear.poles) == 4 and linear.equilibrium
    np.testing.assert_allclose(linear.natural_frequencies, np.repeat(modes, 2), rtol=1e-12)


def one_coordinate(angle: float, rate: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Boudon's slider-crank by Lagrange's equation of the crank angle q:
    (A, B by the torque, C of the piston's speed)."""
    q, w, torque = sympy.symbols("q w torque")
    r, l, g = sympy.Rational(1, 5), 1, sympy.Float("9.81")
    rod = -sympy.asin(r * sympy.sin(q) / l)
    piston = r * sympy.cos(q) + l * sympy.cos(rod)
    centres = [
        (r / 2 * sympy.cos(q), r / 2 * sympy.sin(q)),
        (r * sympy.cos(q) + l * sympy.cos(rod) / 2, r * sympy.sin(q) / 2),
        (piston, 0),
    ]
    inertia = 1 + rod.diff(q) ** 2 + sum(x.diff(q) ** 2 + (sympy.sympify(y).diff(q)) ** 2 for x, y in centres)
    force = (
        torque
        - 2 * rod.diff(q) ** 2 * w
        - 5 * piston.diff(q) ** 2 * w
        - g * sum(sympy.sympify(y).diff(q) for _, y in centres)
    )
    turn = (force - inertia.diff(q) * w**2 / 2) / inertia
    rows = [[0, 1, 0], [turn.diff(x) for x in (q, w, torque)], [(piston.diff(q) * w).diff(x) for x in (q, w, torque)]]
    values = np.array(sympy.Matrix(rows).subs({q: angle, w: rate, torque: 10}), float)
    return values[:2, :2], values[:2, 2:], values[2:, :2]


@pytest.mark.parametrize(
    "build, source", [(planar_slider_crank.build, "drive.value"), (slider_crank.ISOSTATIC.build, "drive.value")]
)
def test_slider_crank_about_a_moving_state(build, source):
    linear = bg.linearise(
        bg.compile(build()), {"main.angle": 0.7, "main.rate": 3.0}, inputs=[source], outputs=["bore.velocity"]
    )
    A, B, C = one_coordinate(0.7, 3.0)
    assert linear.states == ("main.angle", "main.rate") and not linear.equilibrium
    np.testing.assert_allclose(linear.A, A, atol=1e-9)
    along = linear.B if linear.B.shape[1] == 1 else linear.B[:, 2:]
    np.testing.assert_allclose(along, B, atol=1e-10)
    np.testing.assert_allclose(linear.C, C, atol=1e-10)


def test_other_coordinates():
    system, start = bg.compile(planar_slider_crank.build()), {"main.angle": 0.7, "main.rate": 0.0}
    usual, other = (
        bg.linearise(system, start),
        bg.linearise(system, start, coordinates=["bore.displacement", "bore.velocity"]),
    )
    assert other.states == ("bore.displacement", "bore.velocity")
    # at rest, where rates do not bend coordinates
    np.testing.assert_allclose(np.trace(other.A), np.trace(usual.A), rtol=1e-9)


def test_positions_that_only_flows_hold():
    """Favre's graph names no gap: the height of the initial condition is no state.
    A skate may reach any place: it has five."""
    system = bg.compile(crank_slider())
    start = {"theta1.angle": 0.4, "theta2.angle": -np.arcsin(0.2 * np.sin(0.4)), "u1.flow": 0.0}
    assert bg.linearise(system, start).states == ("u1.flow", "theta1.angle")
    hanging = bg.linearise(bg.compile(pendulum_a01.build()), {"x.position": (0.0, -1.0), "mass.flow": (0.0, 0.0)})
    np.testing.assert_allclose(hanging.poles, [1j * np.sqrt(9.81), -1j * np.sqrt(9.81)], atol=1e-12)
    nodes = dict(
        v=bg.One(),
        m=bg.I((1.0, 1.0)),
        x=bg.Position(),
        w=bg.One(),
        J=bg.I(0.3),
        heading=bg.Angle(),
        blade=bg.MTF(blade),
        n=bg.One(),
        c=bg.Constraint(1),
    )
    bonds = ["v -> m", "v ~> x", "w -> J", "w ~> heading ~> blade.modulus", "v -> blade -> n -> c"]
    turning = bg.linearise(bg.compile(bg.Graph(nodes, bonds)), {"J.flow": 0.5, "m.flow": (1.0, 0.0)})
    assert set(turning.cyclic) == {"x.position[0]", "x.position[1]", "heading.angle"} and len(turning.states) == 2
    assert len(bg.linearise(bg.compile(bg.Graph(nodes, bonds))).states) == 5


@bg.modulus_law(1, 2)
def blade(heading):
    return np.array([[-bg.sin(heading[0]), bg.cos(heading[0])]], dtype=object)


def test_generalised_velocities_about_a_steady_turn():
    """Rod at constant rate: z̈ = z Ω² − k/m (z − z₀) with (J + m z²) Ω kept."""
    J, m, k, rest, rate = 0.2, 0.5, 40.0, 0.6, 2.0
    z = rest / (1.0 - m * rate**2 / k)
    linear = bg.linearise(
        bg.compile(rotating_rod.build(torque=0.0)),
        {"theta.angle": 0.3, "z.position": z, "turning.flow": rate, "sliding.flow": 0.0},
    )
    frequency = np.sqrt(k / m - rate**2 + 4.0 * m * z**2 * rate**2 / (J + m * z**2))
    np.testing.assert_allclose(linear.natural_frequencies[1:], frequency, rtol=1e-10)
    # the momentum; the angle it goes with is cyclic
    np.testing.assert_allclose(linear.natural_frequencies[0], 0.0, atol=1e-7)
    assert linear.cyclic == ("theta.angle",) and linear.steady and not linear.equilibrium


def test_sources_in_time_and_laws_in_jax():
    """Something is added to the function of time; the gradient of a JAX law is exact."""
    nodes = dict(F=bg.Se(jnp.sin), v=bg.One(), m=bg.I(2.0), law=bg.R(effort=jnp.tanh))
    linear = bg.linearise(
        bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> law"])),
        {"m.flow": 0.3},
        time=0.5,
        inputs=["F.effort"],
        outputs=["F.effort"],
    )
    np.testing.assert_allclose(linear.A, [[-(1.0 - np.tanh(0.3) ** 2) / 2.0]], rtol=1e-14)
    np.testing.assert_allclose([*linear.B[0], *linear.D[0], *linear.values], [0.5, 1.0, np.sin(0.5)], rtol=1e-14)


def test_unknowns_by_iteration():
    """The diode's gradient, by differences."""
    system = bg.compile(rectifier.HALF_WAVE.build())
    linear = bg.linearise(system, {"C.charge": 0.2}, time=0.004)

    def at(x):
        return float(system(0.004, jnp.array([x]))[0])

    np.testing.assert_allclose(linear.A[0, 0], (at(0.2 + 1e-6) - at(0.2 - 1e-6)) / 2e-6, rtol=1e-6)


def test_poles_have_derivatives():
    """ω² = (R d + k²)/(L J) of the motor; √(3 g/2 L) of the rod, on the tangent space of its pin."""
    L, R, k, J, d = 0.05, 0.4, 0.876, 0.0635, 0.226
    motor = bg.compile(dc_motor.build())
    derivative = jax.grad(lambda x: bg.linearise(bg.set(motor, {"Ra.resistance": x})).natural_frequencies[2])(R)
    np.testing.assert_allclose(derivative, d / (2.0 * np.sqrt((R * d + k * k) * L * J)), rtol=1e-10)
    rod = bg.compile(planar_pendulum.build())

    def frequency(g):
        return bg.linearise(bg.set(rod, {"world.gravity": g}), {"hinge.angle": -np.pi / 2}).natural_frequencies[0]

    value, derivative = jax.jvp(frequency, (jnp.array([0.0, -9.81]),), (jnp.array([0.0, -1.0]),))
    np.testing.assert_allclose([value, derivative], [np.sqrt(1.5 * 9.81), np.sqrt(1.5 / 9.81) / 2.0], rtol=1e-10)


def test_table_and_picture(tmp_path):
    linear = bg.linearise(bg.compile(dc_motor.build()), inputs=["supply.effort"], outputs=["rotor.flow"])
    lines = str(linear).splitlines()
    assert lines[0] == (
        "Linear: 3 states, 1 inputs, 1 outputs, about a moving state of a linear system (fastest rate 1.2e+03) at t = 0"
    )
    assert lines[-1].split() == ["-5.77953", "-15.3871j", "16.4367", "2.61598", "0.3516"]
    assert "rotor.flow / supply.effort" in linear.bode().svg
    assert linear.bode(np.geomspace(1.0, 10.0, 5)).save(tmp_path / "bode.png").stat().st_size > 1000


def test_python_control(monkeypatch):
    linear = bg.linearise(bg.compile(dc_motor.build()), inputs=["supply.effort"], outputs=["rotor.flow"])
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(ImportError, match=r"bgjax\[control\]"):
        linear.to_control()
    monkeypatch.undo()
    pytest.importorskip("control")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of that package's own imports
        other = linear.to_control()
    np.testing.assert_allclose(np.sort_complex(other.poles()), np.sort_complex(linear.poles), rtol=1e-12)
    # it admits no dots in names
    assert other.output_labels == ["rotor_flow"] and other.input_labels == ["supply_effort"]
    np.testing.assert_allclose(other(3.0j), linear.frequency_response([3.0])[0], rtol=1e-12)


@pytest.mark.parametrize(("build", "start"), [
    (planar_slider_crank.MODEL.build, {"main.angle": 0.7, "main.rate": 2.0}),
    (pendulum.build, {"hinge.angle": -1.2}),
])  # fmt: skip
def test_every_method_has_the_same_linear_model(build, start):
    """A, and so all poles, in the joint's angle and rate."""
    methods = (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates())
    found = [bg.linearise(bg.compile(build(), method=method), start) for method in methods]
    for linear in found[1:]:
        np.testing.assert_allclose(linear.A, found[0].A, atol=1e-9)
