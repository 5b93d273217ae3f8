"""1024 slider-cranks with different masses and dampings on all cores, against MuJoCo's threaded rollout."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.models import slider_crank
from tests.tables import table

from ..measure import Best, Setting, choose, interleaved, timed, tried
from ..peers import c_floor
from ..race import Result, say


RUNS = int(os.environ.get("BENCH_RUNS", "1024"))
SHARE, TARGET, T1 = min(64, RUNS), 2e-6, 10.0
TIMES = table("boudon_slider_crank")["t"]
ROWS, CORES = len(TIMES) - 1, os.cpu_count() or 1
PATHS = ("crank.mass", "rod.mass", "piston.mass", "small_end.damping", "bore.damping")
NOMINAL = np.array([1.0, 1.0, 1.0, 2.0, 5.0])


def parameters() -> np.ndarray:
    """A row a run, within 20 % of the nominal ones."""
    return NOMINAL * np.random.default_rng(0).uniform(0.8, 1.2, size=(RUNS, len(PATHS)))


def wanted(values: np.ndarray) -> np.ndarray:
    """Piston positions by the equation in C at 0.4 ms: [times, runs].
    Its error, 1e-10, is that of the table's parameters."""
    crank, rod, piston, rod_damping, bore_damping = values.T

    def one(k):
        return (0.2, 1.0, crank[k], rod[k], piston[k], 1.0, 1.0, 9.81, 10.0, rod_damping[k], bore_damping[k])

    return np.stack([c_floor.piston(one(k), T1, ROWS, 250) for k in range(len(values))], axis=1)


# -- bgjax --------------------------------------------------------------------------------------------------
def many_runs(system: bg.System, start, values: np.ndarray, solver):
    """A function of rtol that simulates all runs on all cores and gives the states, [runs, times, states].
    This is the one place that knows how."""
    if hasattr(bg, "sweep"):
        changes = {path: values[:, k] for k, path in enumerate(PATHS)}
        return lambda rtol: np.asarray(bg.sweep(system, changes, 0.0, T1, saveat=TIMES, rtol=rtol, solver=solver).ys)

    @eqx.filter_jit
    def mapped(system, rows, rtol):
        def one(row):
            changed = bg.set(system, {path: row[k] for k, path in enumerate(PATHS)})
            return bg.simulate(changed, 0.0, T1, start, saveat=TIMES, rtol=rtol, solver=solver).ys

        return jax.lax.map(one, rows)

    parts = [jnp.asarray(part) for part in np.array_split(values, CORES)]

    compiled = cache(lambda: jax.block_until_ready(mapped(system, parts[0], jnp.asarray(1e-3))))

    def run(rtol):
        compiled()  # or every thread would compile
        with ThreadPoolExecutor(CORES) as pool:  # compiled loops hold no lock
            return np.concatenate(
                list(pool.map(lambda part: np.asarray(mapped(system, part, jnp.asarray(rtol))), parts))
            )

    return run


def pistons(system: bg.System, states: np.ndarray) -> np.ndarray:
    """[times, runs]"""
    begin = 0
    for slot in system.plan.equations.states:
        if slot.name == "piston.x.position":
            return states[:, :, begin].T
        begin += slot.width
    raise LookupError(f"no piston among {system.states}")


def ours(values: np.ndarray):
    system = bg.compile(slider_crank.isostatic())
    runs = many_runs(system, bg.initialise(system), values, dfx.Dopri8())
    for rtol in (1e-6, 3e-7, 2e-7, 1e-7, 3e-8):
        yield Setting(f"Dopri8 rtol {rtol:.0e}", lambda rtol=rtol: runs(rtol), lambda ys: pistons(system, ys))


# -- MuJoCo -------------------------------------------------------------------------------------------------
def by_mujoco(values: np.ndarray):
    import mujoco
    from mujoco import rollout

    from .cases import slider_crank_mujoco as case
    from .peers.mujoco import state_of

    for hardness in (2.0, 3.0, 4.0):
        for each in (160, 200, 240, 320, 400, 480):
            nominal = mujoco.MjModel.from_xml_string(case.xml(T1 / ROWS / each, hardness))
            models = [changed(nominal, row) for row in values]
            workers = [mujoco.MjData(nominal) for _ in range(CORES)]
            start = np.tile(state_of(nominal, workers[0]), (len(values), 1))

            def run(models=models, workers=workers, start=start, each=each):
                return rollout.rollout(models, workers, start, nstep=ROWS * each)[0]

            def read(states, start=start, each=each):
                return (
                    1.2 + np.concatenate([start[:, None], states[:, each - 1 :: each]], axis=1)[:, :, 1 + case.PISTON].T
                )

            yield Setting(f"RK4 h = {1e3 * T1 / ROWS / each:.3g} ms, time constant {hardness:g} h", run, read)


def changed(nominal, row):
    """Bodies: world, crank, piston, rod; freedoms: main, bore, small end.
    Inertias are the bodies' own, so that masses change alone."""
    import copy

    model = copy.copy(nominal)
    crank, rod, piston, rod_damping, bore_damping = row
    model.body_mass[1:4] = crank, piston, rod
    model.dof_damping[1:3] = bore_damping, rod_damping
    return model


# -- both ---------------------------------------------------------------------------------------------------
def swept(peer: str, settings, reference: np.ndarray):
    """Settings that reach the error, and one more; on few runs where all would take minutes."""
    found = []
    for setting in settings:
        trial = tried(peer, setting, reference, repeats=1)
        say(f"{peer:<10} {setting.name:<40} error {trial.error:8.1e}   {trial.median:8.3f} s")
        found.append((trial, setting))
    best = choose([trial for trial, _ in found], TARGET)
    return [trial for trial, _ in found], best, next(setting for trial, setting in found if trial is best)


def run() -> list[Result]:
    result = Result(
        "batch",
        f"{RUNS} slider-cranks with different parameters, 10 s, {CORES} cores",
        TARGET,
        "piston position, worst of all runs [m]",
    )
    values = parameters()
    reference = wanted(values)
    tries, chosen, whole = swept("bgjax", ours(values), reference)
    seconds = {"bgjax": interleaved({"bgjax": whole.run}, 5)["bgjax"]}
    result.trials = tries
    result.best["bgjax"] = Best(
        "bgjax", chosen.setting, chosen.error, chosen.error <= TARGET, chosen.first, seconds["bgjax"]
    )
    try:
        add_mujoco(result, values, reference)
    except Exception as error:
        result.failures["MuJoCo"] = str(error)
    return [result]


def add_mujoco(result: Result, values: np.ndarray, reference: np.ndarray) -> None:
    """Settings are swept, and repeats made, with a part of the runs; its times are scaled to all of them.
    One run of all confirms them."""
    scale = RUNS / SHARE
    tries, chosen, setting = swept("MuJoCo", by_mujoco(values[:SHARE]), reference[:, :SHARE])
    seconds = [scale * each for each in interleaved({"MuJoCo": setting.run}, 5)["MuJoCo"]]
    whole = next(each for each in by_mujoco(values) if each.name == setting.name)
    once, states = timed(whole.run)
    error = float(np.max(np.abs(whole.read(states) - reference)))
    for trial in tries:
        trial.seconds = [scale * each for each in trial.seconds]
    result.trials += tries
    result.best["MuJoCo"] = Best("MuJoCo", chosen.setting, error, error <= TARGET, chosen.first, seconds)
    result.notes.append(
        f"MuJoCo's settings were swept and its repeats made with {SHARE} of the {RUNS} runs, times scaled; "
        f"all of them took {once:.1f} s once."
    )
