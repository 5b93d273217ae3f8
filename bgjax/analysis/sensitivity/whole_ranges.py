"""sobol, morris: global sensitivity indices of results over ranges of parameters, by SALib on the runs of one sweep."""

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
from jax.typing import ArrayLike

from ..._types import Names, Number, Value, Values
from ...errors import Fault, ParameterError, SimulationError, raise_faults, shown
from ...simulation.solution.solution import Solution
from ...surface.calls import checked_call, passes_on
from ...system.names import path_faults, result_faults
from ...system.system import System
from ..sweeping.designs import Ranges, placed, range_faults
from ..sweeping.result import Sweep
from ..sweeping.sweep import sweep
from .whole_ranges_result import GlobalSensitivity, Indices


SOBOL = {
    "first": "share of the variance by this parameter alone",
    "total": "share with all that it does together with others",
}
MORRIS = {
    "mu_star": "mean size of the change over the whole range",
    "mu": "mean change, with its sign",
    "sigma": "spread of it: not linear, or together with others",
}
Estimates = dict[str, tuple[np.ndarray, np.ndarray | None]]  # by index: values by parameter, half widths if known
TAIL = 0.005  # Morris's method uses the ends of ranges; for a normal distribution, the ends of its central 99 %
INFINITESIMAL = 1e-12  # variance relative to the largest below which an output counts as constant


@checked_call
@passes_on(sweep)
def sobol(  # noqa: PLR0913 - users write the arguments by name
    system: System,
    outputs: Names | Mapping[str, Callable[[Solution], ArrayLike]],
    ranges: Ranges,
    t0: Number,
    t1: Number,
    y0: Value | Values | None = None,
    *,
    samples: int = 256,
    confidence: float = 0.95,
    seed: int = 0,
    **options: Any,
) -> GlobalSensitivity:
    """Computes Sobol's first-order and total indices by Saltelli's scheme: samples · (parameters + 2) runs in one
    sweep. `options` (executor, store, saveat, rtol, …) are passed to `bg.sweep`.

    `outputs` are results by name, whose indices are given over time and as one weighted mean; or functions of the
    sweep, under names of your own, that return one number per run. `ranges` are those of `bg.random_design`.

    ```python
    import bgjax as bg

    circuit = bg.compile(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"]))
    outputs = {"C.effort": "C.effort", "last": lambda runs: runs["C.effort"][:, -1]}
    found = bg.sobol(circuit, outputs, {"R.resistance": (1.0, 3.0), "C.compliance": (0.4, 0.6)}, 0.0, 2.0, samples=64)
    print(found)
    assert found["last"]["total"]["R.resistance"] > found["last"]["total"]["C.compliance"]
    ```
    """
    outputs = _named_outputs(outputs)
    faults = _faults(system, outputs, ranges, dict(samples=(samples, 2), seed=(seed, 0)))
    raise_faults(ParameterError, faults + _share_faults(confidence))
    cube = _sobol_cube(ranges, samples, int(seed))
    runs = sweep(system, placed(cube, ranges), t0, t1, y0, **options)
    return _sobol_indices(runs, outputs, ranges, confidence, int(seed))


def _sobol_cube(ranges: Mapping[str, Any], samples: int, seed: int) -> np.ndarray:
    """Points of the unit cube by Saltelli's scheme."""
    from SALib.sample import sobol as sample

    power = 1 << int(np.ceil(np.log2(samples)))
    return sample.sample(_problem(ranges), power, calc_second_order=False, seed=seed)


def _sobol_indices(runs: Sweep, outputs: Any, ranges: Any, confidence: float, seed: int) -> GlobalSensitivity:
    """Sobol's indices of the outputs from the runs at Saltelli's points."""
    from SALib.analyze import sobol as analyse

    problem, group = _problem(ranges), len(ranges) + 2

    def indices(column: np.ndarray) -> Estimates:
        # a seed of 0 would count as no seed
        found = analyse.analyze(problem, column, calc_second_order=False, conf_level=confidence, seed=seed + 1)
        return {"first": (found["S1"], found["S1_conf"]), "total": (found["ST"], found["ST_conf"])}

    kept = _kept(runs, group)
    every = _all(runs, outputs, kept, indices, list(SOBOL))
    return GlobalSensitivity("Sobol", every, runs, int(np.sum(~kept)) // group, SOBOL)


@checked_call
@passes_on(sweep)
def morris(  # noqa: PLR0913 - users write the arguments by name
    system: System,
    outputs: Names | Mapping[str, Callable[[Solution], ArrayLike]],
    ranges: Ranges,
    t0: Number,
    t1: Number,
    y0: Value | Values | None = None,
    *,
    trajectories: int = 32,
    levels: int = 4,
    seed: int = 0,
    **options: Any,
) -> GlobalSensitivity:
    """Computes Morris's elementary effects from trajectories · (parameters + 1) runs: a screening of which parameters
    matter at all. The other arguments are those of `bg.sobol`."""
    outputs = _named_outputs(outputs)
    counts = dict(trajectories=(trajectories, 2), levels=(levels, 2), seed=(seed, 0))
    raise_faults(ParameterError, _faults(system, outputs, ranges, counts))
    from SALib.sample import morris as sample

    cube = sample.sample(_problem(ranges), trajectories, num_levels=levels, seed=int(seed))
    runs = sweep(system, placed(cube, ranges, TAIL), t0, t1, y0, **options)
    return _morris_indices(runs, outputs, ranges, cube, levels, int(seed))


def _morris_indices(
    runs: Sweep, outputs: Any, ranges: Any, cube: np.ndarray, levels: int, seed: int
) -> GlobalSensitivity:
    """Morris's indices of the outputs from the runs at points of the unit cube."""
    from SALib.analyze import morris as analyse

    problem, group = _problem(ranges), len(ranges) + 1
    kept = _kept(runs, group)

    def indices(column: np.ndarray) -> Estimates:
        found = analyse.analyze(problem, cube[kept], column, num_levels=levels, seed=seed)
        widths = {"mu_star": np.asarray(found["mu_star_conf"])}
        return {name: (np.asarray(found[name]), widths.get(name)) for name in MORRIS}

    every = _all(runs, outputs, kept, indices, list(MORRIS))
    return GlobalSensitivity("Morris", every, runs, int(np.sum(~kept)) // group, MORRIS)


def _problem(ranges: Mapping[str, Any]) -> dict[str, Any]:
    return {"num_vars": len(ranges), "names": list(ranges), "bounds": [[0.0, 1.0]] * len(ranges)}


def _kept(runs: Sweep, group: int) -> np.ndarray:
    """Mask of runs in whose group no run failed, because the estimators compare the runs within a group."""
    good = np.ones(len(runs), bool)
    good[runs.failed] = False
    kept = np.repeat(np.all(good.reshape(-1, group), axis=1), group)
    if np.sum(kept) < 2 * group:
        told = "; ".join(f"run {run}: {runs.status[run]}" for run in runs.failed[:3])
        what = f"Too few runs are left: {len(runs.failed)} of {len(runs)} failed ({told})."
        raise SimulationError(f"{what} Narrow the ranges, or raise max_steps.", "failed", 0.0)
    return kept


def _all(
    runs: Sweep, outputs: Mapping[str, Any], kept: np.ndarray, indices: Callable, names: Sequence[str]
) -> dict[str, Indices]:
    """The indices of every output from the runs that are kept."""
    paths, found = list(runs.varied.parameters), {}
    for name, output in outputs.items():
        found[name] = _indices(_values(runs, name, output, kept)[kept], indices, names, paths)
    return found


def _values(runs: Sweep, name: str, output: Any, kept: np.ndarray) -> np.ndarray:
    found = _real(output(runs), name, len(runs)) if callable(output) else np.asarray(runs[output], float)
    if found.ndim not in (1, 2) or len(found) != len(runs) or (callable(output) and found.ndim != 1):
        what = f"gave an array of shape {found.shape}." if callable(output) else "is a vector."
        example = f"lambda runs: runs['{runs.system.states[0]}'][:, -1]"
        raise ParameterError([Fault(name, what, f"return one number a run, {len(runs)} in all: {example}.")])
    bad = np.flatnonzero(kept & ~np.isfinite(found)) if callable(output) else ()
    if len(bad):
        what = f"is {found[bad[0]]} for run {bad[0]}, {len(bad)} such."
        raise ParameterError([Fault(name, what, "return a number for every run that reached the end.")])
    return found


def _real(value: Any, name: str, count: int) -> np.ndarray:
    """What a user's function gives, as real numbers, or a ParameterError."""
    try:
        found = np.asarray(value)
        if not np.iscomplexobj(found):
            return np.asarray(found, float)
        what = "gave complex numbers."
    except (TypeError, ValueError):
        what = f"gave a value of type {type(value).__name__}, which is not an array of numbers."
    raise ParameterError([Fault(name, what, f"return one real number a run, {count} in all.")])


def _indices(values: np.ndarray, indices: Callable, names: Sequence[str], paths: Sequence[str]) -> Indices:
    """Indices of every column, and their mean weighted by the variances of the columns, which is a share of the
    variance over all times (Lamboni et al. 2011)."""
    columns, shape = values.reshape(len(values), -1), values.shape[1:]
    # times with NaN have no weight
    variances = np.where(np.all(np.isfinite(columns), axis=0), np.var(np.nan_to_num(columns), axis=0), 0.0)
    varies = variances > INFINITESIMAL * max(np.max(variances), 1e-300)
    estimates, widths = _tables(columns, np.flatnonzero(varies), indices, names, len(paths))
    weights = variances[varies] / np.sum(variances[varies]) if np.any(varies) else np.zeros(0)

    def by_path(rows):
        return dict(zip(paths, rows, strict=True))

    def mean(row):
        return float(np.sum(row[varies] * weights)) if np.any(varies) else np.nan

    def known(table):
        return {path: value for path, value in by_path(map(mean, table)).items() if np.isfinite(value)}

    def shaped(table):
        return by_path([row.reshape(shape) for row in table])

    over_time = {name: shaped(estimates[name]) for name in names}
    summary = {name: by_path(map(mean, estimates[name])) for name in names}
    return Indices(over_time, summary, {name: known(widths[name]) for name in names})


def _tables(
    columns: np.ndarray, chosen: np.ndarray, indices: Callable, names: Sequence[str], paths: int
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Estimates and half widths by index: one row per path, one column per time; NaN where no column was chosen."""
    empty = np.full((paths, columns.shape[1]), np.nan)
    estimates, widths = {name: empty.copy() for name in names}, {name: empty.copy() for name in names}
    for k in chosen:
        for name, (estimate, width) in indices(columns[:, k]).items():
            estimates[name][:, k] = estimate
            widths[name][:, k] = np.nan if width is None else width
    return estimates, widths


def _named_outputs(outputs: Any) -> Any:
    if isinstance(outputs, str):
        return {outputs: outputs}
    return {name: name for name in outputs} if isinstance(outputs, Sequence) else outputs


def _faults(system: Any, outputs: Any, ranges: Any, counts: Mapping[str, tuple[Any, int]]) -> list[Fault]:
    if not isinstance(system, System):
        remedy = "compile the graph first: system = bg.compile(graph)."
        return [Fault("system", f"{shown(system)} is not a system.", remedy)]
    faults = range_faults(ranges)
    faults += path_faults(system, list(ranges)) if not faults else []
    if not isinstance(outputs, Mapping) or not outputs:
        remedy = 'give results by name: ["crank.rate"], or {"peak": lambda runs: …}.'
        faults.append(Fault("outputs", f"{shown(outputs)} names nothing.", remedy))
    else:
        faults += result_faults(system, [output for output in outputs.values() if not callable(output)])
    for word, (value, least) in counts.items():
        if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
            what = f"{shown(value)} is not a whole number from {least}."
            faults.append(Fault(word, what, f"give one, such as {word}={max(least, 4)}."))
    if find_spec("SALib") is None:
        what = "is not installed, and its designs and estimators are needed."
        faults.append(Fault("SALib", what, "pip install 'bgjax[sensitivity]'."))
    return faults


def _share_faults(confidence: Any) -> list[Fault]:
    if isinstance(confidence, bool) or not isinstance(confidence, int | float) or not 0.0 < confidence < 1.0:
        return [Fault("confidence", f"{shown(confidence)} is not between 0 and 1.", "give a level such as 0.95.")]
    return []
