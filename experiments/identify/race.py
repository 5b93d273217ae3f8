"""A fit of three parameters to 400 samples of the 3D slider-crank, by exact gradients and by finite differences,
in one run on one machine."""

import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np
from scipy.optimize import least_squares

import bgjax as bg
from bgjax.models import slider_crank


PATHS = {"rod.mass": 1.0, "piston.mass": 1.0, "bore.damping": 5.0}
OURS = "exact gradients, bg.fit"
DIFFERENCE = 1e-3  # of the logarithms; smaller ones drown in the tolerance of the runs, and take more iterations
REPEATS = 2
SPAN, COUNT, NOISE, RTOL = 2.0, 400, 0.01, 1e-6


def race() -> list[str]:
    system = bg.compile(slider_crank.isostatic(), method=bg.MinimalCoordinates())
    times = np.linspace(0.0, SPAN, COUNT)
    exact = np.asarray(bg.simulate(system, 0.0, SPAN, saveat=times, rtol=1e-10)["bore.velocity"])
    measured = exact + NOISE * np.std(exact) * np.random.default_rng(100).normal(size=COUNT)
    guess = bg.set(system, {path: 1.5 * value for path, value in PATHS.items()})

    def ours():
        return bg.fit(guess, {"t": times, "bore.velocity": measured}, parameters=list(PATHS), windows=0, rtol=RTOL)

    def theirs(rtol):
        return lambda: _by_differences(_with_bgjax(system, times, rtol), measured)

    lines, found = [], {}
    rivals = {OURS: ours, "finite differences, SciPy least_squares on bg.simulate": theirs(RTOL)}
    # smoother
    rivals["finite differences, SciPy least_squares on bg.simulate at a hundredth of the tolerance"] = theirs(
        0.01 * RTOL
    )
    if find_spec("mujoco"):
        rivals["finite differences, SciPy least_squares on MuJoCo, RK4 at 1 ms"] = lambda: _by_mujoco(measured)
    for name, act in rivals.items():
        first, *more = [_timed(act) for _ in range(1 + REPEATS)]
        again = more[0][0], float(np.median([seconds for _, seconds in more]))
        found[name] = again
        values = ", ".join(f"{path} {again[0][path]:.6g}" for path in PATHS)
        lines.append(f"{name}: {again[1]:.3f} s (first, with compiling, {first[1]:.2f} s); {values}")
    ratios = [
        f"{name.split(',')[1].strip()}: {seconds / found[OURS][1]:.1f} times our time"
        for name, (_, seconds) in found.items()
        if name != OURS
    ]
    return [*lines, *ratios]


def _timed(act) -> tuple[dict[str, float], float]:
    began = time.perf_counter()
    found = act()
    return {path: float(found[path]) for path in PATHS}, time.perf_counter() - began


def _by_differences(velocity: Callable, measured: np.ndarray) -> dict[str, float]:
    """As somebody without gradients does it: logarithms of the parameters, SciPy's own differences, trust regions."""
    start = np.log([1.5 * value for value in PATHS.values()])
    result = least_squares(
        lambda logarithms: velocity(np.exp(logarithms)) - measured,
        start,
        jac="2-point",
        diff_step=DIFFERENCE,
        xtol=1e-6,
    )
    return dict(zip(PATHS, np.exp(result.x), strict=True))


def _with_bgjax(system: bg.System, times: np.ndarray, rtol: float) -> Callable:
    return lambda values: np.asarray(
        bg.simulate(bg.set(system, dict(zip(PATHS, values, strict=True))), 0.0, SPAN, saveat=times, rtol=rtol)[
            "bore.velocity"
        ]
    )


def _by_mujoco(measured: np.ndarray) -> dict[str, float]:
    """Its equality constraints closed as hard as its steps allow; 401 equal times, of which 5 steps lie between two."""
    import mujoco
    from mujoco import rollout

    from experiments.bench.cases import slider_crank_mujoco as case
    from experiments.bench.parts.batch import changed
    from experiments.bench.peers.mujoco import state_of

    each = 5
    nominal = mujoco.MjModel.from_xml_string(case.xml(SPAN / (COUNT - 1) / each, 2.0))
    data = mujoco.MjData(nominal)
    start = state_of(nominal, data)[None]

    def velocity(values):
        rod, piston, bore_damping = values
        model = changed(nominal, (1.0, rod, piston, 2.0, bore_damping))
        states = rollout.rollout([model], [data], start, nstep=(COUNT - 1) * each)[0][0]
        column = 1 + nominal.nq + case.PISTON
        return np.concatenate([start[:, column], states[each - 1 :: each, column]])

    return _by_differences(velocity, measured)
