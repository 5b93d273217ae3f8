"""Arguments of a fit: faults of its options, the outputs to be fitted, and the noise of every column."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..._tracing import numbers
from ...errors import DataError, Fault, nearest, raise_faults, shown
from ...simulation.arguments import limit_faults, policy_faults, tolerance_faults
from ...system.names import path_faults, result_faults
from ...system.system import System
from .least_squares.optimisers import OPTIMISERS
from .records import Record, as_records, variation, width_of


LOSSES = ("linear", "soft_l1", "huber", "cauchy", "arctan")
EXAMPLE = 'write outputs=["crank.rate"].'


@dataclass(frozen=True)
class SearchOptions:
    """How a fit searches for the minimum: options of `FitProblem.fit`."""

    method: str
    loss: str
    windows: int | None
    horizons: int | None
    scan: bool | None
    iterations: int


# -- options -----------------------------------------------------------------------------------------------
def fit_run_faults(system: System, gaps: Any, solver: Any, rtol: Any, atol: Any, max_steps: Any) -> list[Fault]:
    """Faults of the options of the integration."""
    faults = policy_faults(solver, None, None, {"gaps": gaps})
    return faults + tolerance_faults(rtol, atol, system.plan.size) + limit_faults(max_steps)


def search_faults(search: SearchOptions, starts: Any) -> list[Fault]:
    """Faults of the options of the search, and of the number of guesses."""
    faults = _method_faults(search.method, search.loss) + _stage_faults(search)
    if not _whole(starts, 1):
        faults.append(Fault("starts", f"{shown(starts)} is not a number of guesses.", "give 1 or more."))
    if not _whole(search.iterations, 1):
        what = f"{shown(search.iterations)} is not a number of iterations."
        faults.append(Fault("iterations", what, "give 1 or more."))
    return faults


def _method_faults(method: Any, loss: Any) -> list[Fault]:
    faults = []
    if method not in OPTIMISERS:
        faults.append(Fault("method", f"{shown(method)} is not a method.", f"give one of {', '.join(OPTIMISERS)}."))
    if loss not in LOSSES:
        faults.append(Fault("loss", f"{shown(loss)} is not a loss.", f"give one of {', '.join(LOSSES)}."))
    elif loss != "linear" and method != "trf":
        faults.append(Fault("loss", f"{loss} needs SciPy's method.", 'say method="trf".'))
    return faults


def _stage_faults(search: SearchOptions) -> list[Fault]:
    """Faults of the options of first stages and of scans."""
    faults = []
    windows, horizons, scan = search.windows, search.horizons, search.scan
    if windows is not None and windows != 0 and not _whole(windows, 2):
        remedy = "give 2 or more, 0 for none, or leave it out."
        faults.append(Fault("windows", f"{shown(windows)} is not a number of rows.", remedy))
    if horizons is not None and not _whole(horizons, 0):
        remedy = "give 0 for none, 3 or so, or leave it out."
        faults.append(Fault("horizons", f"{shown(horizons)} is not a number of horizons.", remedy))
    if scan not in (None, True, False):
        remedy = "write scan=True or scan=False, or leave it out."
        faults.append(Fault("scan", f"{shown(scan)} is neither True nor False.", remedy))
    return faults


def _whole(value: Any, least: int) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool) and value >= least


# -- outputs -----------------------------------------------------------------------------------------------
def measured_runs(
    system: System, data: Any, outputs: Any, gaps: bool, parameters: Any
) -> tuple[tuple[str, ...], list[Record]]:
    """The outputs to be fitted and the records; wrong names of parameters are reported in the same error."""
    try:
        chosen = _outputs(system, [outputs] if isinstance(outputs, str) else outputs, data)
        records = as_records(data, chosen, gaps)
        raise_faults(DataError, _width_faults(system, records, chosen))
    except DataError as error:
        raise DataError([*error.faults, *path_faults(system, _paths(parameters))]) from None
    return chosen, records


def _paths(parameters: Any) -> list[str]:
    """Paths among the parameters, as far as these are given in an accepted form."""
    if isinstance(parameters, str) or not isinstance(parameters, Mapping | Sequence):
        return []
    return [path for path in parameters if isinstance(path, str)]


def _outputs(system: System, outputs: Sequence[str] | None, data: Any) -> tuple[str, ...]:
    """The outputs to be fitted: those named, or all columns of the data that are results of the system."""
    if outputs is None:
        return _results_among(system, data)
    if not isinstance(outputs, Sequence):
        raise DataError([Fault("outputs", f"{shown(outputs)} does not name results.", EXAMPLE)])
    nothing = [] if len(outputs) else [Fault("outputs", "names nothing.", EXAMPLE)]
    raise_faults(DataError, result_faults(system, outputs) or nothing)
    return tuple(outputs)


def _results_among(system: System, data: Any) -> tuple[str, ...]:
    """Columns of the data that are results of the system; misspelt ones, or none, are faults."""
    names = list(dict.fromkeys(name for record in as_records(data, None, True) for name in record.columns))
    known = [name for name in names if not result_faults(system, [name])]
    misspelt = []
    for name in names:
        hint = "" if name in known else nearest(name, list(system.results))
        if hint.startswith("did you mean"):
            misspelt.append(Fault(f"data, {name}", "is not the name of a result.", hint))
    raise_faults(DataError, misspelt)
    if not known:
        some = [name for name in system.results if "->" not in name][:3]
        remedy = f"call columns by results, such as {', '.join(some)}; or say which with outputs=[…]."
        raise DataError([Fault("data", f"no column is the name of a result: {', '.join(names)}.", remedy)])
    return tuple(known)


def _width_faults(system: System, records: Sequence[Record], outputs: Sequence[str]) -> list[Fault]:
    """Faults of columns whose number of components differs from that of the result."""
    found = []
    for name in outputs:
        width = len(system.plan.outputs(system.plan.resolve(name)))
        for record in records:
            columns = width_of(record, name)
            if columns != width:
                what = f"has {columns} column{'s' if columns > 1 else ''}, the result {width}."
                found.append(Fault(f"{record.name}, {name}", what, "give all components of a vector."))
    return found


# -- noise -------------------------------------------------------------------------------------------------
def noise_of(noise: Any, records: Sequence[Record], outputs: Sequence[str]) -> np.ndarray:
    """Standard deviation of the noise of every column; if not given, a tenth of the data's own variation as a first
    value."""
    if noise is None:
        return 0.1 * variation(records, outputs)
    given = noise if isinstance(noise, Mapping) else dict.fromkeys(outputs, noise)
    raise_faults(DataError, _noise_faults(given, outputs))
    values = [np.broadcast_to(numbers(given[name]), (width_of(records[0], name),)) for name in outputs]
    return np.concatenate(values).astype(float)


def _noise_faults(given: Mapping[str, Any], outputs: Sequence[str]) -> list[Fault]:
    unknown = [name for name in given if name not in outputs]
    faults = [
        Fault(f"noise, {name}", "is not an output of this fit.", nearest(name, list(outputs))) for name in unknown
    ]
    remedy = "give the standard deviation of every output, or leave noise out."
    faults += [Fault(f"noise, {name}", "is missing.", remedy) for name in outputs if name not in given]
    remedy = "give the standard deviation of the noise, in the output's unit."
    for name in outputs:
        if name in given and not _positive(numbers(given[name])):
            faults.append(Fault(f"noise, {name}", f"{shown(given[name])} is not a positive number.", remedy))
    return faults


def _positive(value: np.ndarray | None) -> bool:
    return value is not None and bool(np.all(np.isfinite(value)) and np.all(value > 0.0))
