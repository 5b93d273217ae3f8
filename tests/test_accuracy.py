"""How far results are off: measured by a second pass, expected from the steps;
against closed forms and runs at a tight tolerance."""

import diffrax as dfx
import jax
import numpy as np
import pytest
from scipy.linalg import expm

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.models import bennett, chain, pendulum_a01, planar_pendulum, rc, rlc
from bgjax.solvers import RadauIIA5

from .test_linkages import bricard, linkage


def governor(stiffness: float, damping: float) -> bgm.Assembly:
    """An arm on a turning hub, held by a stiff spring: a small error of its place is a large one
    of the spring's force."""
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.81)),
        hub=bgm.Body(1.0, (0.01, 0.01, 0.01), points=dict(P=(0.05, 0.0, 0.0))),
        arm=bgm.Body(0.5, (1e-3, 2e-3, 3e-3), points=dict(O=(0.0, 0.0, 0.15))),
        shaft=bgm.Revolute((0.0, 0.0, 1.0)),
        hinge=bgm.Revolute((0.0, 1.0, 0.0)),
        spring=bgm.SpringDamper(stiffness=stiffness, damping=damping, length=0.12),
    )
    bonds = ["world -> shaft -> hub", "hub.P -> hinge -> arm.O", "hub -> spring -> arm"]
    return bgm.Assembly(
        parts,
        bonds,
        initial={"shaft.rate": 10.0, "spring.length": 0.12 + 20.0 / stiffness, "hinge.angle": bg.Guess(-0.3)},
    )


CASES = {
    "stiff governor": (lambda: bg.compile(governor(1e7, 1e3)), 0.3),
    "governor": (lambda: bg.compile(governor(1e5, 1e2)), 0.2),
    "overconstrained": (lambda: bg.compile(linkage(*bricard(), 2)), 1.0),
    "linkage": (lambda: bg.compile(bennett.build()), 2.0),
    "chain": (lambda: bg.compile(chain.build(), method=bg.MinimalCoordinates()), 2.0),
    "circuit": (lambda: bg.compile(rlc.build()), 2.0),
}
SLOW = {"stiff governor", "overconstrained", "linkage", "chain"}


@pytest.mark.parametrize("case", [pytest.param(name, marks=pytest.mark.slow if name in SLOW else ()) for name in CASES])
def test_errors_are_told(case):
    """The second pass measures every error within a factor of two; steps followed once more tell it within a factor of
    30, and never less than a fifth."""
    build, t1 = CASES[case]
    system = build()
    sol, exact = bg.simulate(system, 0.0, t1, verify=True), bg.simulate(system, 0.0, t1, rtol=1e-10, atol=1e-13)
    expected = sol.expected_errors
    assert len(sol.verification.digits) > 5 and sol.verification.digits.keys() == expected.digits.keys()
    for name in sol.verification.digits:
        true, size = np.max(np.abs(sol[name] - exact[name])), np.max(np.abs(exact[name]))
        if true > 1e-10 * size:  # below, the reference is not exact enough
            assert 0.2 * true < np.max(expected[name]) < 30.0 * true, name
    for name in list(sol.verification.digits)[:10]:
        true = np.max(np.abs(sol[name] - exact[name]))
        assert 0.5 * true < np.max(sol.verification[name]) < 2.0 * true, name


STIFF = dict(L=1.0, R=2.0, C=1e-7, R2=1e-3, C2=1.0)
STABLE = dict(STIFF, C=1e-3, R2=1.0)  # a capacitor that limits explicit steps to 3 ms, long after it is charged


def two_capacitors(L, R, C, R2, C2) -> bg.Graph:
    nodes = dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(R), C=bg.C(C), L=bg.I(L), z=bg.Zero(), R2=bg.R(R2), C2=bg.C(C2))
    return bg.Graph(nodes, ["V -> j -> R", "j -> L", "j -> z", "z -> C", "z -> R2", "j -> C2"])


def charging(times, L, R, C, R2, C2) -> dict[str, np.ndarray]:
    """Current and voltages of the circuit from rest, by its matrix exponential."""
    matrix = np.zeros((4, 4))  # current, voltages of C and C2, 1 V
    matrix[:3] = [
        [-R / L, -1.0 / L, -1.0 / L, 1.0 / L],
        [1.0 / C, -1.0 / (R2 * C), 0.0, 0.0],
        [1.0 / C2, 0.0, 0.0, 0.0],
    ]
    found = np.stack([expm(time * matrix)[:3, 3] for time in times])
    return {"L.flow": found[:, 0], "C.effort": found[:, 1], "C2.effort": found[:, 2]}


EXACT = {
    "smooth": (rlc.build, rlc.reference, 2.0, {}),
    "pendulum": (planar_pendulum.build, planar_pendulum.reference, 5.0, {}),
    "hundred swings": (planar_pendulum.build, planar_pendulum.reference, 100.0, {}),
    "stiff, implicit": (
        lambda: two_capacitors(**STIFF),
        lambda times: charging(times, **STIFF),
        5.0,
        {"solver": RadauIIA5()},
    ),
    "limited by stability": (
        lambda: two_capacitors(**STABLE),
        lambda times: charging(times, **STABLE),
        5.0,
        {"solver": dfx.Tsit5()},
    ),
}


@pytest.mark.parametrize("case", EXACT)
def test_expected_errors_are_those_against_closed_forms(case):
    build, reference, t1, options = EXACT[case]
    sol = bg.simulate(bg.compile(build()), 0.0, t1, **options)
    exact = {name: values for name, values in reference(np.asarray(sol.ts)).items() if "[" not in name}
    assert len(exact) >= 2
    for name, values in exact.items():
        true = np.max(np.abs(sol[name] - values))
        assert 0.2 * true < np.max(sol.expected_errors[name]) < 30.0 * true, name


@bg.symbolic
def stretch(x):
    return np.array([0.5 * (x[0] * x[0] + x[1] * x[1] - 1.0)], dtype=object)


def test_what_a_constraint_holds_at_zero_is_no_alarm():
    """The gap of a bar is zero but for rounding: no digit of it is right, and none is missed."""
    nodes = dict(
        weight=bg.Se((0.0, -9.81)), v=bg.One(), mass=bg.I(1.0), x=bg.Position(), rod=bg.MTF(pendulum_a01.along)
    )
    nodes |= dict(bar=bg.Constraint(1, gap=True), g=bg.Function(stretch, ("x",)))
    bonds = ["weight -> v -> mass", "v -> rod -> bar", "v ~> x", "x ~> rod.modulus", "x ~> g.x", "g ~> bar.gap"]
    system = bg.compile(bg.Graph(nodes, bonds, initial={"x.position": (-1.0, 0.0)}))
    sol = bg.simulate(system, 0.0, 2.0, verify=True)
    assert "few digits" not in str(sol) and "few digits" not in str(bg.simulate(system, 0.0, 2.0))
    for accuracy in (sol.verification, sol.expected_errors):
        assert "g.value" in accuracy.errors and "g.value" not in accuracy.digits and accuracy.digits["bar.effort"] > 4.0


def test_small_forces_of_stiff_springs_are_an_alarm():
    """A force of 20 N in a spring of 1e5 N/m is no zero: at a loose tolerance few of its digits are sure,
    and so it is said."""
    sol = bg.simulate(bg.compile(governor(1e5, 1e2)), 0.0, 0.1, rtol=1e-2)
    assert "spring.force" in sol.expected_errors.digits and "the tolerance makes few digits sure: " in str(sol)


def test_the_second_pass_runs_the_same_program():
    system = bg.compile(rlc.build())
    plain = bg.simulate(system, 0.0, 1.0)
    sol = bg.simulate(system, 0.0, 1.0, verify=True)
    compiled = []
    jax.monitoring.register_event_duration_secs_listener(
        lambda event, *_, **__: compiled.append(event) if "backend_compile" in event else None
    )
    for given in ({}, {"rtol": 1e-5}, {"atol": 1e-7}):
        bg.simulate(system, 0.0, 1.0, **given)
        before = len(compiled)
        bg.simulate(system, 0.0, 1.0, verify=True, **given)
        assert len(compiled) == before, given
    np.testing.assert_array_equal(sol.ys, plain.ys)  # results stay those of the first pass
    assert plain.verification is None


def test_table_and_summary():
    system = bg.compile(rlc.build())
    text = str(bg.simulate(system, 0.0, 1.0, verify=True).verification)
    assert text.splitlines()[0] == "Verification: difference from a second pass at rtol = 1.0e-07" and "L.flow" in text
    assert "few digits" not in str(bg.simulate(system, 0.0, 1.0))
    loose = str(bg.simulate(system, 0.0, 1.0, rtol=0.05))
    assert "; the tolerance makes few digits sure: " in loose and loose.endswith("verify=True measures them")
    assert str(bg.simulate(system, 0.0, 1.0, rtol=0.05, verify=True)).endswith("tighten rtol")


def test_what_cannot_be_verified():
    system = bg.compile(rc.build())
    with pytest.raises(bg.InitialError, match="verify: 1 is neither True nor False"):
        bg.simulate(system, 0.0, 1.0, verify=1)
    with pytest.raises(bg.InitialError, match=r"verify: a second pass is compared in numbers(.|\n)*outside jit"):
        jax.jit(lambda t: bg.simulate(system, 0.0, t, verify=True).ys)(1.0)
    with pytest.raises(bg.InitialError, match="each pass saves at its own steps"):
        bg.simulate(system, 0.0, 1.0, saveat=dfx.SaveAt(steps=True), verify=True)
