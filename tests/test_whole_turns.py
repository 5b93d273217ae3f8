"""Planar joints that lock a rotation do not count whole turns; springs and gears on hinges of the loop do."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bgjax as bg
import bgjax.mechanics.planar as bgp


CRANK, ROD, STIFFNESS, REST, GRAVITY, START = 1.0, 2.0, 5.0, 0.2, 9.81, 0.7
MASS, INERTIAS = 1.0, (0.1, 0.3)
METHODS = (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality())


def slider_crank(turns: int) -> bgp.Assembly:
    """With a spring on the slider's hinge, which is cut (by its name); frames of the slide are whole turns apart."""

    def ends(length):
        return {"near": (-0.5 * length, 0.0), "far": (0.5 * length, 0.0)}

    parts = {
        "world": bgp.World((0.0, -GRAVITY)), "crank": bgp.Body(MASS, INERTIAS[0], points=ends(CRANK)),
        "rod": bgp.Body(MASS, INERTIAS[1], points=ends(ROD)),
        "slider": bgp.Body(MASS, 0.1), "b": bgp.Revolute(), "a": bgp.Revolute(),
        "d": bgp.Revolute(stiffness=STIFFNESS, rest=REST),
        "c": bgp.Prismatic((np.cos(3.0), -np.sin(3.0)), frame_a=3.0, frame_b=3.0 - 2.0 * np.pi * turns),
    }  # fmt: skip
    links = ["world -> b -> crank.near", "crank.far -> a -> rod.near", "rod.far -> d -> slider", "world -> c -> slider"]
    return bgp.Assembly(parts, links, initial={"b.angle": START, "a.angle": bg.Guess(-1.0), "d.angle": bg.Guess(0.3)})


def _places(angle: float) -> np.ndarray:
    """x and y of crank and rod, x of the slider, and the angle of the rod, by hand."""
    rod = -np.arcsin(CRANK * np.sin(angle) / ROD)
    x, y = CRANK * np.cos(angle), CRANK * np.sin(angle)
    along, up = ROD * np.cos(rod), ROD * np.sin(rod)
    return np.array([0.5 * x, 0.5 * y, x + 0.5 * along, y + 0.5 * up, x + along, rod])


def _motion(_, state: np.ndarray) -> np.ndarray:
    """Lagrange's equation of the one coordinate: M φ″ + ½ M′ φ′² = −V′, gradients by differences."""
    weights = np.array([MASS, MASS, MASS, MASS, MASS, INERTIAS[1]])

    def step(function, x, h):
        return (function(x + h) - function(x - h)) / (2.0 * h)

    def derivative(function, x):
        return (4.0 * step(function, x, 1e-4) - step(function, x, 2e-4)) / 3.0

    def inertia(angle):
        return INERTIAS[0] + weights @ derivative(_places, angle) ** 2

    def spring(angle):
        return 0.5 * STIFFNESS * (-_places(angle)[5] - REST) ** 2

    def energy(angle):
        return MASS * GRAVITY * _places(angle)[[1, 3]].sum() + spring(angle)

    angle, rate = state
    return np.array([rate, (-derivative(energy, angle) - 0.5 * derivative(inertia, angle) * rate**2) / inertia(angle)])


@pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)
def test_springs_act_at_the_angle_of_the_start_whatever_turn_the_slide_is_in(method):
    want = solve_ivp(_motion, (0.0, 0.3), [START, 0.0], rtol=1e-10, atol=1e-12).y[0, -1]
    system = bg.compile(slider_crank(1), method=method)
    found = bg.simulate(system, 0.0, 0.3, rtol=1e-9, atol=1e-11)
    assert abs(float(np.ravel(found["d.angle"])[0]) + _places(START)[5]) < 1e-9
    assert abs(float(np.ravel(found["b.angle"])[-1]) - want) < 1e-7


def test_models_whose_starts_are_in_other_turns_do_not_share_equations():
    """The turns of the initial condition are part of the equations in minimal coordinates."""
    for turns in (1, 0, -2):
        state = bg.start(bg.compile(slider_crank(turns), method=bg.MinimalCoordinates()))
        assert state.moved["d.angle"] < 0.1
