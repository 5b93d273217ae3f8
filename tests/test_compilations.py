"""One compiled program serves all calls that differ by parameters only: compilations counted over
series of typical calls."""

from contextlib import contextmanager

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import planar_pendulum, rlc
from bgjax.simulation.run.call_classes import SAVED, STOPS, room
from bgjax.solvers import RadauIIA5


@pytest.fixture(scope="module", autouse=True)
def _by_diffrax():
    """Programs of diffrax: native runs have none, see the last test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BGJAX_NATIVE", "off")
        yield


@contextmanager
def compilations():
    """A list that grows by one with every program that XLA is asked for, also where a cache on disk has it."""
    found: list[str] = []

    def listen(event, *_, **__):
        if "backend_compile" in event:
            found.append(event)

    jax.monitoring.register_event_duration_secs_listener(listen)
    try:
        yield found
    finally:
        jax.monitoring.unregister_event_duration_listener(listen)


def stiff(resistance: float = 2.0) -> bg.Graph:
    """A slow circuit with a capacitor of 1e-7 F that a small resistor discharges."""
    nodes = dict(
        V=bg.Se(1.0),
        j=bg.One(),
        R=bg.R(resistance),
        C=bg.C(1e-7),
        L=bg.I(1.0),
        z=bg.Zero(),
        R2=bg.R(1e-3),
        C2=bg.C(1.0),
    )
    return bg.Graph(nodes, ["V -> j -> R", "j -> L", "j -> z", "z -> C", "z -> R2", "j -> C2"])


# model, a parameter, an initial condition, a method of integration
CASES = {
    "circuit": (rlc.build, "R.resistance", {"L.flow": 0.2}, None),
    "pendulum": (planar_pendulum.build, "rod.mass", {"hinge.angle": 0.3}, None),
    "stiff circuit": (stiff, "R.resistance", {"L.flow": 0.2}, RadauIIA5()),
}
SOON = ["circuit", "pendulum", pytest.param("stiff circuit", marks=pytest.mark.slow)]


@pytest.fixture(scope="module", params=CASES)
def case(request):
    """The system after a first run and one with other values, a run by any arguments, its parameter,
    an initial condition and a state."""
    build, path, start, solver = CASES[request.param]
    system = bg.compile(build())

    def run(t1=1.0, y0=None, *, of=system, **options):
        return bg.simulate(of, 0.0, t1, y0, **{"solver": solver, **options})

    first = run()
    run(of=bg.set(system, {path: 1.3}))  # how values get into the elements is looked for when the first others come
    return (
        system,
        build,
        run,
        path,
        start,
        np.asarray(first.ys)[0],
        type(solver) if solver else getattr(dfx, first.solver),
    )


def read(solution) -> tuple:
    return str(solution), solution.energy, solution.expected_errors, [solution[name] for name in solution]


def test_other_numbers_run_the_same_program(case):
    system, build, run, path, start, state, solver = case
    on_device = jnp.asarray(1.7), jnp.asarray(state), jnp.asarray(1.25)
    of_diffrax = dfx.SaveAt(ts=np.linspace(0.0, 0.5, 20))
    values = (2.0, 3, np.float64(1.5), np.float32(1.25), np.asarray(1.4), on_device[0])
    counts = (1, 2, 11, 50, 201, SAVED)
    series = {
        "repeated": lambda: run(),
        "end": lambda: [run(t1) for t1 in (2.0, 3, np.float64(1.5), on_device[2])],
        "rtol": lambda: [run(rtol=rtol) for rtol in (1e-5, np.float64(1e-7))],
        "atol": lambda: [run(atol=atol) for atol in (1e-9, np.full(len(state), 1e-8), [1e-8] * len(state))],
        "atol left out": lambda: run(rtol=1e-4),
        "start": lambda: [run(1.0, y0) for y0 in (state, list(map(float, state)), on_device[1], start)],
        "saved times": lambda: [run(saveat=np.linspace(0.0, 1.0, count)) for count in counts],
        "saved times of diffrax": lambda: run(saveat=of_diffrax),
        "values": lambda: [run(of=bg.set(system, {path: value})) for value in values],
        "solver": lambda: run(solver=solver()),
        "most steps": lambda: [run(max_steps=steps) for steps in (100_000, 4096, np.int64(5000))],
        "verified": lambda: run(verify=True),
        "status": lambda: run(throw=False),
        "results": lambda: [read(sol) for sol in (run(1.1), run(1.2))],
        "initialise": lambda: [bg.initialise(of, start) for of in (system, bg.set(system, {path: 1.9}))],
        "linearise": lambda: [bg.linearise(of, start) for of in (system, bg.set(system, {path: 1.9}))],
        "a like system": lambda: run(of=bg.compile(bg.set(build(), {path: 1.1}))),
    }
    bg.compile(bg.set(build(), {path: 1.2}))
    for name, call in series.items():
        with compilations() as found:
            call()
        assert not found, name


KINDS = {
    "stops": ([0.5], 0.7, [0.2, 0.3], np.linspace(0.1, 0.9, STOPS)),
    "saveat": tuple(np.linspace(0.0, 1.0, count) for count in (SAVED + 1, 300, 2 * SAVED)),
    "audit": (True, True),
}


@pytest.mark.parametrize("case", SOON, indirect=True)
def test_another_program_is_compiled_once_for_its_class(case):
    _, _, run, *_ = case
    for name, values in KINDS.items():
        for number, value in enumerate(values):
            with compilations() as found:
                run(**{name: value})
            assert len(found) == (number == 0), (name, number)


@pytest.mark.parametrize("case", [SOON[0], pytest.param(SOON[1], marks=pytest.mark.slow), SOON[2]], indirect=True)
def test_derivatives_and_sweeps_compile_once(case):
    system, _, run, path, _, _, solver = case

    def loss(sol):
        return jnp.mean(sol.ys**2)

    outside_jit = jax.grad(lambda value: loss(run(of=bg.set(system, {path: value}))))

    def swept(last, count, **options):
        times = np.linspace(0.0, 1.0, count)
        return bg.sweep(system, {path: np.linspace(1.0, last, 3)}, 0.0, 1.0, solver=solver(), saveat=times, **options)

    def swept_with(options):
        return swept(2.0, 40, **options)

    atol = np.full(system.plan.size, 1e-9)

    calls = {
        "grad": (outside_jit, [(1.2,), (1.3,), (np.float64(1.4),)]),
        "gradient": (
            lambda value: bg.gradient(loss, bg.set(system, {path: value}), path, 0.0, 1.0, solver=solver()),
            [(1.2,), (1.3,)],
        ),
        "sweep": (swept, [(2.0, 40), (3.0, 40), (2.5, 64), (2.5, 33), (2.5, 1), (2.5, SAVED)]),
        "options of sweeps": (swept_with, [(dict(atol=value),) for value in (None, 1e-8, atol)]),
        "steps of sweeps": (swept_with, [({},), (dict(max_steps=90_000),), (dict(max_steps=90_001, rtol=1e-5),)]),
        "stops of sweeps": (swept_with, [(dict(stops=stops),) for stops in ([0.5], [0.2, 0.3], 0.7)]),
    }
    for name, (call, arguments) in calls.items():
        call(*arguments[0])
        for given in arguments[1:]:
            with compilations() as found:
                call(*given)
            assert not found, (name, given)


def test_another_guess_and_other_data_fit_by_the_same_programs():
    system, times = bg.compile(rlc.build()), np.linspace(0.0, 1.0, 30)
    measured = rlc.reference(times)["L.flow"]

    def fitted(guess, data):
        return bg.fit(system, {"t": times, "L.flow": data}, parameters={"R.resistance": bg.Positive(guess)})

    assert fitted(0.7, measured)["R.resistance"] == pytest.approx(0.5, rel=1e-4)
    with compilations() as found:
        assert fitted(0.6, measured)["R.resistance"] == pytest.approx(0.5, rel=1e-4)
        fitted(0.7, 1.01 * measured)
    assert not found


@pytest.mark.parametrize("count", [1, 2, 201, SAVED, SAVED + 1])
def test_saved_rows_are_those_that_were_asked_for(count):
    """Other times than those of the class come out exactly, with the values of the closed form."""
    times = np.linspace(0.3, 0.9, count)
    sol = bg.simulate(bg.compile(rlc.build()), 0.0, 1.0, saveat=times, stops=[0.5], rtol=1e-9)
    np.testing.assert_array_equal(sol.ts, times)
    assert sol.ys.shape == (count, 2)
    np.testing.assert_allclose(sol["L.flow"], rlc.reference(times)["L.flow"], atol=1e-7)


def test_a_failed_run_has_rows_for_all_times():
    sol = bg.simulate(bg.compile(rlc.build()), 0.0, 1.0, saveat=np.linspace(0.0, 1.0, 50), throw=False, max_steps=20)
    assert sol.ts.shape == (50,) and np.isnan(sol.ts[-1]) and np.isfinite(sol.ts[0]) and not sol.successful


@pytest.mark.parametrize("solver", [dfx.Tsit5(), RadauIIA5()], ids=["Tsit5", "Radau"])
def test_the_limit_of_steps_is_kept_exactly(solver):
    """With the number of steps that a run takes it succeeds, with one less it ends before its last step."""
    system = bg.compile(rlc.build())
    whole = bg.simulate(system, 0.0, 1.0, solver=solver)
    steps = int(whole.stats["num_steps"])
    enough, short = (
        bg.simulate(system, 0.0, 1.0, solver=solver, max_steps=most, throw=False) for most in (steps, steps - 1)
    )
    assert enough.successful and np.array_equal(enough.ys, whole.ys)
    assert not short.successful and int(short.stats["num_steps"]) == steps - 1 and 0.0 < short.end_time < 1.0
    assert "step limit" in str(short)
    runs = bg.sweep(system, {"R.resistance": [0.5, 0.5]}, 0.0, 1.0, solver=solver, max_steps=steps - 1)
    assert len(runs.failed) == 2 and set(runs.status) == {"the step limit was reached"}


def test_a_sweep_has_the_default_tolerance_of_its_runs():
    """The default follows the sizes of the states, which follow the parameters of a run."""
    system, values = bg.compile(rlc.build()), [0.1, 10.0]
    found = bg.sweep(system, {"L.inertia": values}, 0.0, 1.0, solver=dfx.Tsit5())
    for number, value in enumerate(values):
        alone = bg.simulate(bg.set(system, {"L.inertia": value}), 0.0, 1.0, solver=dfx.Tsit5())
        assert int(found[number].stats["num_steps"]) == int(alone.stats["num_steps"])
        np.testing.assert_allclose(found["C.effort"][number], alone["C.effort"], rtol=1e-10, atol=1e-12)


def test_the_default_tolerance_is_that_of_the_states():
    """A thousandth of rtol at each state's size, that of L i² = 1 J in its storage, or of q²/C = 1 J."""
    system = bg.compile(rlc.build())
    sizes = {"L.flow": np.sqrt(1.0 / 0.2), "C.displacement": np.sqrt(0.05)}
    own = 1e-9 * np.array([sizes[name] for name in system.states])
    plain, given, loose = (bg.simulate(system, 0.0, 1.0, atol=atol) for atol in (None, own, 1e-2))
    np.testing.assert_allclose(plain.ys, given.ys, rtol=1e-12, atol=1e-14)
    assert int(loose.stats["num_steps"]) < int(plain.stats["num_steps"])


def test_classes():
    assert [room(count) for count in (1, 2, 3, 64, 65)] == [1, 2, 4, 64, 128]
    assert [room(count, SAVED) for count in (1, SAVED, SAVED + 1)] == [SAVED, SAVED, 2 * SAVED]


@pytest.mark.parametrize("case", SOON[:2], indirect=True)
def test_native_runs_have_no_program_of_xla(case, monkeypatch):
    monkeypatch.delenv("BGJAX_NATIVE")
    system, _, run, path, start, *_ = case
    for name, values in KINDS.items():
        for value in values:
            with compilations() as found:
                solution = run(1.1, start, of=bg.set(system, {path: 1.6}), **{name: value})
                read(solution)
            assert not solution.reference and not found, (name, found)
