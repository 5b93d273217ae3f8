"""How far results are off: measured by a second pass, expected from the tolerance; against runs at a tight tolerance."""

import diffrax as dfx
import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from models import bennett, chain, rc, rlc


def governor(stiffness: float, damping: float) -> bgm.Assembly:
    """An arm on a turning hub, held by a stiff spring: a small error of its place is a large one of the spring's force."""
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.81)),
        hub=bgm.Body(1.0, (0.01, 0.01, 0.01), points=dict(P=(0.05, 0.0, 0.0))),
        arm=bgm.Body(0.5, (1e-3, 2e-3, 3e-3), points=dict(O=(0.0, 0.0, 0.15))),
        shaft=bgm.Revolute((0.0, 0.0, 1.0)),
        hinge=bgm.Revolute((0.0, 1.0, 0.0)),
        spring=bgm.SpringDamper(stiffness=stiffness, damping=damping, length=0.12),
    )
    bonds = ["world -> shaft -> hub", "hub.P -> hinge -> arm.O", "hub -> spring -> arm"]
    return bgm.Assembly(parts, bonds, initial={"shaft.rate": 10.0, "spring.length": 0.12 + 20.0 / stiffness, "hinge.angle": bg.Guess(-0.3)})


CASES = {
    "stiff governor": (lambda: bg.compile(governor(1e7, 1e3)), 0.3),
    "linkage": (lambda: bg.compile(bennett.build()), 2.0),
    "chain": (lambda: bg.compile(chain.build(), method=bg.MinimalCoordinates()), 2.0),
    "circuit": (lambda: bg.compile(rlc.build()), 2.0),
}


@pytest.mark.parametrize("case", [pytest.param(name, marks=pytest.mark.slow if name == "stiff governor" else ()) for name in CASES])
def test_errors_are_told(case):
    """The second pass measures every error within a factor of two; the tolerance alone tells it within a factor of ten."""
    build, t1 = CASES[case]
    system = build()
    sol, exact = bg.simulate(system, 0.0, t1, verify=True), bg.simulate(system, 0.0, t1, rtol=1e-10, atol=1e-13)
    expected = sol.expected_errors
    assert len(sol.verification.digits) > 5 and sol.verification.digits.keys() == expected.digits.keys()
    for name in list(sol.verification.digits)[:10]:
        true = np.max(np.abs(sol[name] - exact[name]))
        assert 0.5 * true < np.max(sol.verification[name]) < 2.0 * true, name
        assert true / 10.0 < np.max(expected[name]), name
        assert case == "stiff governor" or np.max(expected[name]) < 10.0 * true, name  # there stability limits the steps, not the tolerance


def test_the_second_pass_runs_the_same_program():
    system = bg.compile(rlc.build())
    plain = bg.simulate(system, 0.0, 1.0)
    sol = bg.simulate(system, 0.0, 1.0, verify=True)
    compiled = []
    jax.monitoring.register_event_duration_secs_listener(lambda event, *_, **__: compiled.append(event) if "backend_compile" in event else None)
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
