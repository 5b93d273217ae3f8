"""The crank-rocker of Clearance 2014: rigid, with a link in the place of the play, and driven by a motor with gear."""

import warnings
from functools import lru_cache

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.domains import electrical, rotational
from bgjax.models import crank_rocker

from .tables import table


@lru_cache
def crank(kind: str = "build", method=None) -> bg.System:
    return bg.compile(getattr(crank_rocker, kind)(), method=method)


def test_rigid_crank_rocker_under_all_methods():
    """Multipliers and minimal coordinates agree to 1e-6, compliant joints to their stiffness error,
    which falls as 1 / k."""

    def run(method):
        system = bg.compile(crank_rocker.build(), method=method)
        return bg.simulate(system, 0.0, 0.3, bg.initialise(system, preload=isinstance(method, bg.Compliant)), rtol=1e-9)

    rigid, minimal, soft, stiffer = (
        run(m) for m in (bg.Multipliers(), bg.MinimalCoordinates(), bg.Compliant(1e7, 1e3), bg.Compliant(1e8, 1e3))
    )
    for name, size in (("A.angle", 1.0), ("A.rate", 50.0), ("motor.current", 100.0)):
        np.testing.assert_allclose(minimal[name] / size, rigid[name] / size, atol=1e-8)
    error = [np.max(np.abs(other["A.angle"] - rigid["A.angle"])) for other in (soft, stiffer)]
    assert error[0] < 2e-2 and 9.0 < error[0] / error[1] < 11.0


def test_power_of_the_motor_over_a_turn():
    """Once the motion repeats itself: what the supply gives is what resistances and joints lose."""
    system = bg.compile(crank_rocker.build(damping=0.05), method=bg.MinimalCoordinates())
    steady = bg.simulate(system, 0.0, 3.0, rtol=1e-10, saveat=np.linspace(2.5, 3.0, 3))
    begin = steady.ys[-1]
    turn = _one_turn(system, begin)
    sol = bg.simulate(system, 0.0, turn, begin, rtol=1e-10, audit=True)
    change = [abs(float(sol[name][-1] - sol[name][0])) for name in ("A.rate", "motor.current")]
    assert max(change) < 1e-6 * float(np.max(np.abs(sol["A.rate"])))
    given = -float(sol.audit.work["motor.supply"])
    lost = sum(float(work) for name, work in sol.audit.work.items() if name != "motor.supply")
    assert abs(given - lost) < 1e-6 * given
    assert {"motor.Ra", "motor.drag", "B.turning_damper", "D.turning_damper"} <= set(
        sol.audit.work
    ) and given / turn > 100.0


def _one_turn(system, begin) -> float:
    """How long the crank takes for 2π from there: Newton's steps."""
    turn = 2.0 * np.pi / float(system.outputs(0.0, begin, "A.rate")["A.rate"])
    for _ in range(8):
        sol = bg.simulate(system, 0.0, turn, begin, rtol=1e-10)
        turn -= (float(sol["A.angle"][-1] - sol["A.angle"][0]) - 2.0 * np.pi) / float(sol["A.rate"][-1])
    return turn


def test_continuous_contact_reports_where_it_would_have_to_pull():
    with pytest.warns(bg.ContactLossWarning, match=r"C: for .* % of the run the wall would have had to pull"):
        sol = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-8)
    fraction = float(sol["C.pulled_time"][-1]) / 0.1
    saved = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-8, saveat=np.linspace(0.0, 0.1, 4001), throw=False)
    assert abs(fraction - np.mean(np.asarray(saved["C.contact_force"]) < 0.0)) < 2e-3 and fraction > 0.005
    apart = np.hypot(
        *np.asarray(
            saved["coupler.position"]
            + arm(saved["coupler.angle"], 0.305)
            - saved["rocker.position"]
            - arm(saved["rocker.angle"], 0.203)
        ).T
    )
    np.testing.assert_allclose(apart, crank_rocker.PLAY, atol=1e-12)  # a link of fifty micrometres stays as long


def arm(angle, length):
    return length * np.stack([np.cos(angle), np.sin(angle)], axis=-1)


@pytest.mark.filterwarnings("ignore::bgjax.ContactLossWarning")
def test_a_link_of_fifty_micrometres():
    """The paper's clearance, against absolute coordinates by hand: the table agrees with itself to 7e-7
    of its largest forces."""
    wanted = table("crank_rocker_link")
    sol = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-10, atol=1e-13, saveat=wanted.pop("t"))
    for name, values in wanted.items():
        plain, _, number = name.partition("[")
        found = sol[plain][:, int(number[:-1])] if number else sol[plain]
        np.testing.assert_allclose(
            found / np.max(np.abs(values)), values / np.max(np.abs(values)), atol=2e-6, err_msg=name
        )


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.ContactLossWarning")
def test_the_link_under_other_methods():
    """λLCAP (minimal coordinates with multipliers where loops close) gives the motion of multipliers;
    springs move it by their own error."""

    def run(method):
        return bg.simulate(bg.compile(crank_rocker.continuous(), method=method), 0.0, 0.1, rtol=1e-9)

    rigid = run(bg.Multipliers())
    for method, tolerance in ((bg.MinimalCoordinates(loops="multipliers"), 1e-7), (bg.Compliant(1e8, 1e3), 2e-4)):
        found = run(method)
        for name, size in (("A.angle", 1.0), ("motor.current", 100.0)):
            np.testing.assert_allclose(found[name] / size, rigid[name] / size, atol=tolerance, err_msg=str(method))


@pytest.mark.slow
def test_continuous_contact_converges_to_the_rigid_motion():
    """Angles as r, rates as √r (Clearance 2014: the link swings at √(F / m r)); forces only on average."""
    times = np.linspace(0.0, 0.06, 1501)

    def run(system):
        return bg.simulate(system, 0.0, 0.06, rtol=1e-9, saveat=times)

    rigid, system, sizes = run(crank()), crank("continuous"), np.array([1.6e-3, 4e-4, 1e-4, 2.5e-5])
    errors = {name: [] for name in ("D.angle", "D.rate", "B.reaction_force")}
    for size in sizes:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", bg.ContactLossWarning)
            sol = run(bg.set(system, {"C.clearance": size}))
        for name, found in errors.items():
            found.append(np.max(np.abs(sol[name] - rigid[name])))
    slope = {name: np.polyfit(np.log(sizes), np.log(found), 1)[0] for name, found in errors.items()}
    assert (
        abs(slope["D.angle"] - 1.0) < 0.05
        and abs(slope["D.rate"] - 0.5) < 0.15
        and abs(slope["B.reaction_force"]) < 0.3
    )


@pytest.mark.parametrize(
    "voltage",
    [lambda t: 60.0 * jnp.tanh(20.0 * t), bg.Sampled([0.0, 0.05, 0.1, 0.3], [0.0, 60.0, 60.0, 30.0])],
    ids=["function", "data"],
)
def test_a_motor_with_gear_drives_a_joint_by_a_voltage_over_time(voltage):
    """Parts of the electrical and rotational domains on the free direction of a joint:
    the energy balance closes, and the gear's speeds go by its ratio."""
    parts = dict(
        crank_rocker.build().nodes,
        motor=electrical.dc_motor(0.4, 0.05, 0.876, 1e-3, 0.226),
        supply=electrical.voltage_source(voltage),
        gear=rotational.gear(3.0),
    )
    connections = [
        "world -> A -> crank.A",
        "crank.B -> B -> coupler.A",
        "coupler.B -> C -> rocker.B",
        "world.D -> D -> rocker.A",
    ]
    bonds = ["supply.p -> motor.terminals", "motor.shaft -> gear.input", "gear.output -> A.axis"]
    system = bg.compile(bgp.Assembly(parts, connections + bonds, initial={"A.angle": 0.0, **crank_rocker.folded()}))
    sol = bg.simulate(system, 0.0, 0.2, rtol=1e-9, audit=True)
    assert float(sol.audit.error) < 1e-8 and abs(float(sol["A.rate"][-1])) > 5.0
    ratio = np.asarray(sol["motor.speed"][50:] / sol["A.rate"][50:])
    np.testing.assert_allclose(ratio, ratio[0], rtol=1e-9)
    assert abs(np.log(abs(ratio[0])) / np.log(3.0)) == pytest.approx(1.0)
