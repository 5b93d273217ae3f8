"""The native engine and diffrax give the same physics: every step from the same state, whole runs, runs in lanes, and
the same endings of runs that cannot succeed. `experiments/engines` has the figures of the whole registry."""

from functools import cache

import diffrax as dfx
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.llvm.machine import why_not as why_not_native
from bgjax.models import REGISTRY
from bgjax.simulation.engine.numbers import _batch
from bgjax.simulation.engine.system import native_kernel
from bgjax.simulation.outcome.status import NUMBERS
from bgjax.simulation.reference.integrate import integrate, reference_run
from bgjax.simulation.run.classed import in_classes
from bgjax.solvers.events.steps import Cubic
from bgjax.solvers.native.records import MOST_STEPS, SHORTEST_STEP, SUCCESSFUL, TOLD
from bgjax.solvers.native.run import run_batch
from experiments.engines.compare import Case, compare_lanes, compare_steps, compare_whole, make_case, why_not
from experiments.engines.run import METHODS, faults_of


pytestmark = pytest.mark.skipif(bool(why_not_native()), reason=why_not_native())
MULTIPLIERS, COMPLIANT, DERIVATIVE, MINIMAL = METHODS
CASES = [
    ("rlc", MULTIPLIERS, "Dopri8"),
    ("rectifier_half", MULTIPLIERS, "Tsit5"),
    ("servo_drive", MULTIPLIERS, "Dopri8"),
    ("free_rigid_body", MULTIPLIERS, "Tsit5"),
    ("pendulum", COMPLIANT, "Tsit5"),
    ("planar_slider_crank", DERIVATIVE, "Dopri8"),
    ("planar_four_bar", MINIMAL, "Tsit5"),
    ("pendulum_a01_parts", MINIMAL, "Dopri8"),
]
SWITCHED = ("crank_rocker_contact", MULTIPLIERS, "Tsit5")
LAWS = {"car_axis", "driven_crank"}  # their laws are functions of JAX, so that diffrax takes them
identified = {"ids": lambda case: "-".join((case[0], type(case[1]).__name__, case[2]))}


def made(name, method, solver):
    """A case with its run by diffrax, kept."""
    return kept(name, type(method).__name__, solver)


@cache
def kept(name, kind, solver):
    method = next(each for each in METHODS if type(each).__name__ == kind)
    return compared(name, method, solver)


def compared(name, method, solver):
    """Why diffrax takes a run, or a case with its run by diffrax."""
    system = bg.compile(REGISTRY[name].build(), method=method)
    state = bg.initialise(system, dict(REGISTRY[name].initial) or None)
    reason = why_not(Case(system, np.asarray(state, float), solver, REGISTRY[name].t1))
    return reason, None if reason else make_case(system, state, solver, REGISTRY[name].t1)


@pytest.mark.parametrize("case", [*CASES, SWITCHED], **identified)
def test_every_step_from_the_state_of_the_reference_is_the_same(case):
    """Its end, dense output, error norm, verdict, and the length of the next step."""
    reason, found = made(*case)
    steps = compare_steps(*found)
    assert not reason and steps.attempts > 10
    assert steps.share <= 1.0 and steps.control <= 1.0 and steps.verdicts == 0, steps


@pytest.mark.parametrize("case", CASES, **identified)
def test_whole_runs_differ_by_no_more_than_rounding_makes_the_reference_differ(case):
    _, found = made(*case)
    assert faults_of(compare_steps(*found), compare_whole(*found), False) == []


@pytest.mark.parametrize("case", [*CASES, SWITCHED], **identified)
def test_runs_in_lanes_and_levels_of_optimisation_agree_bit_for_bit(case):
    _, (found, _) = made(*case)
    assert compare_lanes(found) == []


# one method for each model, in turn, since diffrax compiles for long; the experiment has all
TURNS = [(name, METHODS[k % 4], ("Tsit5", "Dopri8")[k // 4 % 2]) for k, name in enumerate(REGISTRY)]


@pytest.mark.slow
@pytest.mark.parametrize("case", TURNS, **identified)
def test_engines_agree_on_the_registry(case):
    reason, found = compared(*case)
    if reason:
        assert case[0] in LAWS and "is a function of JAX" in reason
        return
    switched = bool(found[0].system.plan.equations.switches)
    faults = faults_of(compare_steps(*found), compare_whole(*found), switched) + compare_lanes(found[0])
    assert faults == []


@pytest.mark.parametrize("solver", [dfx.Tsit5(), dfx.Dopri8(), None], ids=["Tsit5", "Dopri8", "chosen"])
def test_simulate_gives_the_results_of_either_engine(solver, monkeypatch):
    """Also what stands around the steps: results by name, the audit of energies, statistics, and the status."""
    system = bg.compile(REGISTRY["planar_slider_crank"].build())
    options = dict(solver=solver, audit=True, rtol=1e-8, saveat=np.linspace(0.0, 0.5, 7))
    ours = bg.simulate(system, 0.0, 0.5, **options)
    monkeypatch.setenv("BGJAX_NATIVE", "off")
    theirs = bg.simulate(system, 0.0, 0.5, **options)
    assert ours.reference == "" and theirs.reference == "BGJAX_NATIVE=off"
    np.testing.assert_allclose(ours.ys, theirs.ys, rtol=1e-9, atol=1e-9)
    for name in ours.stats:
        assert ours.stats[name] == theirs.stats[name] and ours.stats[name].dtype.kind == theirs.stats[name].dtype.kind
    np.testing.assert_allclose(ours.audit.stored, theirs.audit.stored, rtol=1e-9)
    np.testing.assert_allclose([*ours.audit.work.values()], [*theirs.audit.work.values()], rtol=1e-9, atol=1e-9)
    assert ours.result == theirs.result and ours.end_time == theirs.end_time


# -- runs that cannot succeed ---------------------------------------------------------------------------------
MOST = 150  # attempts of steps
NAMES = {SUCCESSFUL: "successful", MOST_STEPS: "max_steps_reached", SHORTEST_STEP: "dt_min_reached"}


@cache
def kernel_and_batch(name):
    system = bg.compile(REGISTRY[name].build())
    state = np.asarray(bg.initialise(system, dict(REGISTRY[name].initial) or None), float)
    run = Case(system, state, "Tsit5", REGISTRY[name].t1).run()
    batch = _batch(run)
    return run, native_kernel(run), batch._replace(values={**batch.values, "most": np.array([[float(MOST)]])})


def ended(name, runs=1, **changed):
    """The numbers of `TOLD` of a batch with other values."""
    _, kernel, batch = kernel_and_batch(name)
    values = {**batch.values, **{key: np.asarray(value, float) for key, value in changed.items()}}
    found = run_batch(kernel, batch._replace(runs=runs, values=values))
    told = {key: found.told[:, k] for k, key in enumerate(TOLD)}
    assert set(told["status"]) <= set(NAMES) and (told["steps"] <= MOST).all()
    assert (told["accepted"] <= told["steps"]).all() and (told["saved"] <= values["saved"].shape[-1]).all()
    return told, found


SMALL = ("rc", "free_rigid_body", "pendulum", "rectifier_half")


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf, 1e300])
@pytest.mark.parametrize("name", SMALL)
def test_bad_states_and_parameters_end_in_statuses(name, bad):
    """In one lane and beside sound runs, which they leave alone."""
    _, _, batch = kernel_and_batch(name)
    sound, _ = ended(name)
    for kind in ("state", "parameters"):
        for place in range(batch.values[kind].shape[1]):
            row = batch.values[kind].copy()
            row[0, place] = bad
            alone, _ = ended(name, **{kind: row})
            both, found = ended(name, runs=3, **{kind: np.concatenate([batch.values[kind], row, batch.values[kind]])})
            assert [*both["status"]] == [sound["status"][0], alone["status"][0], sound["status"][0]]
            assert [*both["steps"]] == [sound["steps"][0], alone["steps"][0], sound["steps"][0]]
            np.testing.assert_array_equal(found.ys[0], found.ys[2])


@pytest.mark.parametrize("bad", [np.nan, np.inf, 1e300])
@pytest.mark.parametrize("name", SMALL)
def test_statuses_are_those_of_the_reference(name, bad):
    """But where the length of diffrax's steps becomes NaN, so that it goes on until the most."""
    run, _, batch = kernel_and_batch(name)
    for place in range(batch.values["state"].shape[1]):
        row = batch.values["state"].copy()
        row[0, place] = bad
        told, _ = ended(name, state=row)
        status = integrate(reference_run(in_classes(run._replace(state=row[0], limit=MOST))[0]))[2]
        theirs = next(each for each in NAMES.values() if status == NUMBERS[each])
        ours = NAMES[told["status"][0]]
        assert ours == theirs or (ours == "dt_min_reached" and theirs == "max_steps_reached"), place


@bg.symbolic
def ends(t):
    return bg.log(1.0 - t)


@bg.symbolic
def grows(t):
    return 1.0 / ((1.0 - t) * (1.0 - t))


@pytest.mark.parametrize("source", [ends, grows])
@pytest.mark.parametrize("most", [MOST, 10])
def test_solutions_that_end_give_the_same_status(source, most, monkeypatch):
    """The force is no number from t = 1 on, or infinite there."""
    nodes = dict(f=bg.Se(source), j=bg.One(), m=bg.I(1.0), r=bg.R(1.0))
    system = bg.compile(bg.Graph(nodes, ["f -> j", "j -> m", "j -> r"]))
    options = dict(solver=dfx.Tsit5(), throw=False, max_steps=most)
    ours = bg.simulate(system, 0.0, 5.0, np.array([1.0]), **options)
    monkeypatch.setenv("BGJAX_NATIVE", "off")
    theirs = bg.simulate(system, 0.0, 5.0, np.array([1.0]), **options)
    assert ours.reference == "" and theirs.reference and ours.result == theirs.result
    assert str(ours.result) == str(theirs.result)
    assert ours.result == (bg.RESULTS.max_steps_reached if most == 10 else theirs.result)
    # near the end of the solution rounding decides how often a step is taken again
    assert abs(int(ours.stats["num_steps"]) - int(theirs.stats["num_steps"])) <= (0 if most == 10 else 10)
    np.testing.assert_allclose(ours.end_time, theirs.end_time, rtol=1e-9)
    np.testing.assert_allclose(ours.ys, theirs.ys, rtol=1e-8)


@pytest.mark.parametrize("name", SMALL)
def test_runs_of_no_length(name):
    """Alone, and in lanes beside others."""
    _, _, batch = kernel_and_batch(name)
    state, t1 = batch.values["state"][0], batch.values["end"][0, 0]
    told, found = ended(name, begin=[[0.0]], end=[[0.0]])
    assert told["status"] == SUCCESSFUL and told["steps"] == 0 and told["saved"] == 0 and told["end"] == 0.0
    np.testing.assert_array_equal(found.last[0, : len(state)], state)
    alone, _ = ended(name)
    told, found = ended(name, runs=3, end=[[0.0], [t1], [-1.0]])
    assert [*told["steps"]] == [0, alone["steps"][0], 0] and [*told["status"][[0, 2]]] == [SUCCESSFUL] * 2
    for begin, end in ((0.0, 5e-324), (1.0, np.nextafter(1.0, 2.0)), (1e9, np.nextafter(1e9, 2e9))):
        told, _ = ended(name, begin=[[begin]], end=[[end]], saved=[[begin, end]])
        assert told["status"][0] in (SUCCESSFUL, SHORTEST_STEP) and told["end"] in (begin, end)


@pytest.mark.parametrize("times", [np.zeros(0), [5.0, 6.0], [-2.0, -1.0], [np.nan], [-np.inf, np.inf], np.zeros(40)])
@pytest.mark.parametrize("name", SMALL)
def test_saved_times_of_any_kind(name, times):
    """None, behind the end, before the beginning, not numbers, the same time again and again."""
    t1 = 0.1
    told, found = ended(name, end=[[t1]], saved=np.reshape(times, (1, -1)))
    reached = np.cumprod(np.asarray(times) <= told["end"][0]).sum() if np.size(times) else 0
    assert told["saved"] == reached and found.ys.shape[1] == np.size(times)


@pytest.mark.parametrize(("rtol", "atol"), [(1e6, 1e6), (1e-300, 1e-300), (1e-30, 1e-30), (0.0, 0.0), (np.inf, 1.0)])
@pytest.mark.parametrize("name", SMALL)
def test_tolerances_of_any_size(name, rtol, atol):
    told, _ = ended(name, rtol=[[rtol]], atol=np.full_like(kernel_and_batch(name)[2].values["atol"], atol))
    assert told["status"][0] in NAMES


@pytest.mark.parametrize("name", SMALL)
def test_stops_of_any_kind(name):
    t1 = 0.1
    for stops in ([-1.0, 0.0, 0.05, 0.05, t1, 3.0], [np.nan], [np.inf, np.inf], [5e-324], [t1 - 1e-17]):
        told, _ = ended(name, end=[[t1]], stop=[stops])
        assert told["status"][0] in NAMES


# -- the instant of an event ------------------------------------------------------------------------------------
def test_the_root_of_a_cubic_is_found_and_kept():
    """Where Newton's step is zero, because it has found the root, the search must not leave it by bisection."""
    known = Cubic(-3.81148167e-07, 9.86060323e-05, -8.28123073e-05, 5.21129013e-05)  # of crank_rocker_contact
    cubics = [(known, 2.5e-10)]
    random = np.random.default_rng(0)
    for _ in range(50):
        start, end, rate, last = -random.uniform(1e-3, 1.0), random.uniform(0.5, 1.0), *random.uniform(1.0, 3.0, size=2)
        cubics.append((Cubic.through(start, end, rate, last), 1e-7))
    for cubic, target in cubics:
        share = float(Cubic(*map(jnp.asarray, cubic)).root(target))
        slope = cubic.c1 + share * (2.0 * cubic.c2 + 3.0 * share * cubic.c3)
        assert abs(cubic(share) - target) < 1e-9 * abs(slope)
