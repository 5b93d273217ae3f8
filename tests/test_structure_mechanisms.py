"""Structural analysis of mechanisms and of rounded numbers: against linear models that are derived another way
(compiled equations, differentiated by JAX), closed forms, and mpmath."""

import math

import jax.numpy as jnp
import mpmath
import numpy as np
import pytest
import sympy

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.analysis.structural.arithmetic.base import significant_digits
from bgjax.analysis.structural.arithmetic.number import Number, exact, number
from bgjax.analysis.structural.arithmetic.precise import PRECISE_OPERATIONS, Precise
from bgjax.analysis.structural.flow.mason import transfer
from bgjax.models import REGISTRY


# models whose states are bodies' and not joint coordinates: about a state that is not steady, the eigenvalues of A
# depend on the choice (`bg.linearise`); Favre's constraint has no gap, so that it leaves a constant of the motion
OWN_STATES = ("free_rigid_body", "six_link_tree", "crank_slider_favre")
QUICK = ("pendulum", "double_pendulum", "planar_four_bar", "crane_crab", "universal_body", "rotating_rod", "two_tank")


def matrix(model):
    """A at the initial condition, with the names of its states."""
    found = bg.structure(model, outputs=[])
    solved = found._present
    size = len(solved.states)
    A = np.array([[float(x) for x in row] for row in solved.equations.A]).reshape(size, size)
    return A, [solved.names[v] for v in solved.states]


def nonzero(eigenvalues, size):
    """Eigenvalues without those that are zero: double ones at zero are known to the root of the rounding only."""
    return np.sort_complex(np.round(eigenvalues[np.abs(eigenvalues) > 1e-5 * size], 7))


def compared_with_linearise(name):
    model = REGISTRY[name].build()
    reference = np.asarray(bg.linearise(bg.compile(model)).frozen_eigenvalues)
    A, _ = matrix(model)
    size = max(1.0, np.max(np.abs(reference), initial=0.0))
    mine, wanted = nonzero(np.linalg.eigvals(A), size), nonzero(reference, size)
    assert mine.shape == wanted.shape
    # eigenvalues of matrices in double precision; sorted pairs of nearly equal real parts have the same sizes
    assert np.allclose(mine.real, wanted.real, atol=1e-6 * size)
    assert np.allclose(np.abs(mine.imag), np.abs(wanted.imag), atol=1e-6 * size)


@pytest.mark.parametrize("name", QUICK)
def test_eigenvalues_are_those_of_the_linear_model(name):
    compared_with_linearise(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in REGISTRY if name not in (*QUICK, *OWN_STATES)])
def test_eigenvalues_of_all_models_are_those_of_the_linear_model(name):
    compared_with_linearise(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", REGISTRY)
def test_no_model_is_refused(name):
    for frozen in (False, True):
        found = bg.structure(REGISTRY[name].build(), outputs=[], frozen=frozen)
        assert found.generic.order >= found.present.order or name == "driven_crank"


# -- overconstrained loops of rounded lengths and axes -----------------------------------------------------------
def test_bennetts_loop_has_one_degree_of_freedom():
    """sin α / a = sin β / b holds up to rounding only, and without it nothing moves."""
    found = bg.structure(REGISTRY["bennett"].build(), outputs=[], frozen=True)
    assert (found.generic.order, found.generic.rank_A, found.generic.poles_at_zero) == (1, 0, 1)
    assert found.states == ("main.rate",) and found.analysis == "moduli frozen (70 digits)"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bennett", "sarrus", "four_bar_tilted"])
def test_overconstrained_mechanisms_have_one_degree_of_freedom(name):
    found = bg.structure(REGISTRY[name].build(), outputs=[])
    for findings in (found.generic, found.present):
        assert (findings.order, findings.rank_A, findings.poles_at_zero) == (2, 2, 0)
    frozen = bg.structure(REGISTRY[name].build(), outputs=[], frozen=True)
    assert frozen.generic.order == frozen.present.order == 1


@pytest.mark.slow
def test_redundant_constraints_do_not_change_the_motion():
    """The hyperstatic slider-crank moves as the isostatic one: the same matrices away from the dead centre."""
    start = {"main.angle": 0.7, "main.rate": 1.3}
    pairs = [matrix(moved(REGISTRY[name].build(), start)) for name in ("slider_crank", "slider_crank_hyperstatic")]
    (one, names), (other, same) = pairs
    assert names == same == ["main.angle", "main.rate"]
    assert np.allclose(one, other, atol=1e-9)  # initial conditions are known to double precision


def moved(model, initial):
    kept = {key: value for key, value in model.initial.items() if not key.startswith("main")}
    return bgm.Assembly(dict(model.parts()), model.connections(), initial={**kept, **initial})


def test_a_tilted_pendulum_swings_as_an_upright_one():
    """Axis, gravity and frame turned together by rounded numbers: ω² = m g a / (J + m a²), and nothing else."""
    turn = np.array([math.cos(0.35), math.sin(0.35) * 0.6, math.sin(0.35) * 0.64, math.sin(0.35) * 0.48])
    rotation = np.asarray(bg.rotation(turn), float)
    bar = bgm.Body(2.0, (0.1, 0.2, 0.3), points=dict(A=(0.0, 0.5, 0.0)))
    world = bgm.World(
        gravity=tuple(rotation @ (0.0, -9.81, 0.0)), frames=dict(stand=turn), points=dict(stand=(0, 0, 0))
    )
    parts = dict(world=world, hinge=bgm.Revolute((0, 0, 1)), bar=bar, drive=bgm.BodyTorque((0.0, 0.0, 0.0)))
    model = bgm.Assembly(parts, ["world.stand -> hinge -> bar.A", "drive -> bar"])
    found = bg.structure(model, inputs=["drive"], outputs=["hinge.angle"])
    assert found.states == ("hinge.angle", "hinge.rate")
    assert found.generic.relative_degrees == found.present.relative_degrees == ((None, None, 2),)
    A, _ = matrix(model)
    assert np.allclose(A, [[0.0, 1.0], [-2.0 * 9.81 * 0.5 / (0.3 + 2.0 * 0.5**2), 0.0]], atol=1e-12)


def test_a_horizontal_pendulum_has_no_stiffness():
    """The derivative of m g a sin φ at φ = π/2, of which the double 1.5707963267948966 falls short by 6e-17."""
    bar = bgm.Body(2.0, (0.1, 0.2, 0.3), points=dict(A=(0.0, 0.5, 0.0)))
    world = bgm.World(gravity=(0.0, -9.81, 0.0))
    parts = dict(world=world, hinge=bgm.Revolute((0, 0, 1)), bar=bar)
    model = bgm.Assembly(parts, ["world -> hinge -> bar.A"], initial={"hinge.angle": math.pi / 2})
    found = bg.structure(model, outputs=["hinge.angle"])
    assert (found.generic.rank_A, found.present.rank_A) == (2, 1)
    assert found.present.poles_at_zero == 2


# -- inputs ------------------------------------------------------------------------------------------------------
def test_inputs_of_a_mechanism_are_its_forces_and_motors():
    """Not weights and supports; parts, sources and their parameters name the same."""
    model = REGISTRY["planar_slider_crank"].build()
    assert bg.structure(model).inputs == ("drive",)
    degrees = [
        bg.structure(model, inputs=[name], outputs=["main.rate"], frozen=True).generic.relative_degrees
        for name in ("drive", "drive.value", "drive.source.effort")
    ]
    assert degrees == [((1,),)] * 3
    crane = REGISTRY["crane_crab"].build()
    assert bg.structure(crane).inputs == ("force[0]", "force[1]")
    assert bg.structure(crane, inputs=["force.value[0]"]).inputs == ("force.value[0]",)
    motors = bg.structure(REGISTRY["six_link_arm"].build())
    assert motors.inputs == tuple(f"joint_{k}" for k in range(1, 7))


# -- rounded numbers ---------------------------------------------------------------------------------------------
def branches(r, c):
    nodes = dict(V=bg.Se(1.0), bus=bg.Zero())
    bonds = ["V -> bus"]
    for k in range(len(r)):
        nodes |= {f"n{k}": bg.One(), f"R{k}": bg.R(r[k]), f"C{k}": bg.C(c[k])}
        bonds += [f"bus -> n{k}", f"n{k} -> R{k}", f"n{k} -> C{k}"]
    return bg.structure(bg.Graph(nodes, bonds), inputs=["V"], outputs=["C0.effort"])


def test_time_constants_that_differ_by_rounding_are_equal():
    """1/3 · 3 and 1 · 1 are equal, although the double 0.3333333333333333 is less than one third."""
    assert branches((1.0 / 3.0, 1.0), (3.0, 1.0)).present.controllable == 1
    assert branches((1.0 / 3.0, 1.0), (3.0, 1.0)).generic.controllable == 2
    assert branches((1.0 / 3.0, 1.0), (3.0, 1.0000001)).present.controllable == 2


def test_directions_at_right_angles_up_to_rounding():
    """A force along an angle and the velocity across it, both computed in double precision."""
    along, across = 0.3, 0.3 + math.pi / 2
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), push=bg.TF([[math.cos(along), math.sin(along)]]), end=bg.One())
    nodes |= dict(read=bg.TF([[math.cos(across), math.sin(across)]]), seen=bg.One(), load=bg.Se(0.0))
    bonds = ["v -> m", "v -> push -> end", "F -> end", "v -> read -> seen", "load -> seen"]
    found = bg.structure(bg.Graph(nodes, bonds), inputs=["F"], outputs=["seen.flow"])
    assert found.present.relative_degrees == ((None,),) and found.generic.relative_degrees == ((1,),)


def energy(q):
    return 4.0 * jnp.sum(q**2) + 0.25 * jnp.sum(q**4)


def test_laws_in_jax_are_known_to_double_precision():
    """m v̇ = −(8 + x²) x − d v, linearised at the start x = 0.5: the stiffness is 8 + 3 x²."""
    nodes = dict(v=bg.One(), m=bg.I(2.0), k=bg.C(energy=energy), d=bg.R(0.25))
    model = bg.Graph(nodes, ["v -> m", "v -> k", "v -> d"], initial={"k.displacement": 0.5})
    A, names = matrix(model)
    assert names == ["m.flow", "k.displacement"]
    assert np.allclose(A, [[-0.125, -8.75 / 2.0], [1.0, 0.0]], rtol=1e-12)
    assert bg.structure(model, outputs=[]).analysis == "linearised (70 digits)"


def test_changes_of_functions_are_their_derivatives():
    """A number with a change: each function changes by its derivative (mpmath) times it."""
    x, context = Number(exact(0.37).value, 1e-16 + 2e-16j), mpmath.mp.clone()
    for name in ("sin", "cos", "tan", "atan", "asin", "acos", "sinh", "cosh", "tanh", "exp", "log", "sqrt"):
        found, slope = PRECISE_OPERATIONS[name](x), context.diff(getattr(context, name), 0.37)
        assert abs(found.change - float(slope) * x.change) < 1e-12 * abs(x.change), name
        with context.workdps(75):
            value = getattr(context, name)(context.mpf("0.37"))
            assert abs(context.mpf(str(found)) - value) < 1e-70
    y = Number(exact(1.9).value, -3e-16j)
    assert abs((x * y / (x + y) - x).change - (x.change * (3.61 / 2.27**2 - 1) + y.change * (0.1369 / 2.27**2))) < 1e-28
    assert abs(((x - x) / y).change) == 0.0 and not (x - x)


def test_digits_tell_rounded_numbers():
    assert [significant_digits(x) for x in (0.1, 1500.0, -2.5e-7, 1.0 / 3.0, 0.0)] == [1, 2, 2, 16, 0]
    assert not number(0.1).change and not number(8.8541878128e-12).change
    assert abs(number(1.0 / 3.0).change) < 1e-15 and number(-1.0 / 3.0).change == -number(1.0 / 3.0).change
    residue = number(6.123233995736766e-17, 1.0)  # of the cosine of a right angle
    assert Precise().is_zero(residue) and not Precise().is_zero(number(6e-17, 1.0))


# -- paths beside multipliers ----------------------------------------------------------------------------------
def test_masons_rule_with_the_loop_of_a_multiplier():
    """Two masses that a constraint holds together: 1 / ((m1 + m2) s), with the loop of gain one at the multiplier."""
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m1=bg.I(2.0), m2=bg.I(0.5), w=bg.One(), z=bg.Zero(), hold=bg.Constraint(1))
    found = bg.structure(bg.Graph(nodes, ["F -> v -> m1", "v -> z -> w -> m2", "z -> hold"]), outputs=["m2.flow"])
    s, one, two = sympy.symbols("s m1.inertia m2.inertia")
    graph, gains = found._graph, found._gains
    gain = transfer(graph.paths(("in", 0), ("out", 0)), graph.loops, gains.gain, gains.one)
    assert sympy.simplify(gain - 1 / ((one + two) * s)) == 0
    (path,) = found.paths("F", "m2.flow")
    assert path.length == found.relative_degree("m2.flow", "F") == 1 and "hold" in path.nodes
    assert any(loop.gain == 1 and set(loop.nodes) == {"hold"} for loop in found.loops)
    with pytest.raises(bg.StructureError, match="hold: has a multiplier, so that paths and loops do not decide orders"):
        _ = found.disjoint_paths


def test_causal_paths_of_a_slider_crank_pass_its_joints():
    """From the torque to the piston: the shortest path has as many integrations as the relative degree."""
    found = bg.structure(REGISTRY["planar_slider_crank"].build(), inputs=["drive"], outputs=["piston.velocity[0]"])
    paths = found.paths("drive", "piston.velocity[0]")
    assert min(path.length for path in paths) == found.relative_degree("piston.velocity[0]", "drive") == 1
    assert all(any("hold" in node for node in path.nodes) for path in paths)


def test_a_search_for_loops_ends():
    with pytest.raises(bg.StructureError, match="there are too many loops"):
        _ = bg.structure(REGISTRY["pendulum"].build(), outputs=[]).loops
