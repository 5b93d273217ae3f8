"""Designs for sweeps: arrays of parameter values from a full grid or from (quasi-)random points over ranges."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from scipy.special import ndtri
from scipy.stats import qmc

from ..._tracing import numbers
from ..._types import Values
from ...errors import Fault, ParameterError, nearest, raise_faults, shown
from ...simulation.arguments import seed_faults
from ...surface.calls import checked_call
from ..freedoms import LogNormal, Normal


Ranges = Mapping[str, tuple[float, float] | Normal | LogNormal]
KINDS = ("sobol", "halton", "latin", "random")
EXAMPLE = 'write {"rod.mass": (0.8, 1.2), "main.friction": bg.Normal(0.1, 0.02)}.'


@checked_call
def grid(values: Values) -> dict[str, np.ndarray]:
    """Makes every combination of the values of each parameter, the last one changing fastest, for `bg.sweep`.

    ```python
    import bgjax as bg

    design = bg.grid({"R.resistance": [1.0, 2.0], "C.compliance": [0.1, 0.2, 0.3]})
    assert list(design["C.compliance"][:3]) == [0.1, 0.2, 0.3] and len(design["R.resistance"]) == 6
    ```
    """
    remedy = 'write {"R.resistance": [1.0, 2.0], "C.compliance": [0.1, 0.2]}.'
    if not isinstance(values, Mapping) or not values:
        raise ParameterError([Fault("grid", f"{shown(values)} does not name parameters.", remedy)])
    arrays = {path: numbers(each) for path, each in values.items()}
    faults = []
    for path, array in arrays.items():
        if not isinstance(path, str) or not _holds_numbers(array):
            faults.append(Fault(str(path), f"{shown(values[path])} is not a list of values.", remedy))
    raise_faults(ParameterError, faults)
    rows = {path: np.atleast_1d(array) for path, array in arrays.items()}
    places = np.meshgrid(*[np.arange(len(array)) for array in rows.values()], indexing="ij")
    return {path: array[place.ravel()] for (path, array), place in zip(rows.items(), places, strict=True)}


def _holds_numbers(array: np.ndarray | None) -> bool:
    return array is not None and array.size > 0 and bool(np.all(np.isfinite(array)))


@checked_call
def random_design(ranges: Ranges, count: int, *, kind: str = "sobol", seed: int = 0) -> dict[str, np.ndarray]:
    """Spreads `count` points over ranges, for `bg.sweep`. A range is (low, high) for a uniform distribution,
    `bg.Normal(mean, std)` or `bg.LogNormal(median, factor)`. The points are a scrambled Sobol sequence, which fills the
    space most evenly, or of kind "halton", "latin" (hypercube) or "random".

    ```python
    import bgjax as bg

    design = bg.random_design({"R.resistance": (1.0, 2.0), "C.compliance": bg.LogNormal(0.1, 2.0)}, 64)
    assert design["R.resistance"].shape == (64,) and 1.4 < design["R.resistance"].mean() < 1.6
    ```
    """
    raise_faults(ParameterError, range_faults(ranges) + _design_faults(count, kind, seed))
    size, random = len(ranges), np.random.default_rng(seed)
    match kind:
        case "sobol":
            cube = qmc.Sobol(size, rng=random).random_base2(int(np.ceil(np.log2(count))))[:count]
        case "halton":
            cube = qmc.Halton(size, rng=random).random(count)
        case "latin":
            cube = qmc.LatinHypercube(size, rng=random).random(count)
        case _:
            cube = random.random((count, size))
    return placed(cube, ranges)


def placed(cube: np.ndarray, ranges: Mapping[str, Any], tail: float = 1e-12) -> dict[str, np.ndarray]:
    """Points of the unit cube mapped to ranges by quantiles; a probability of `tail` is cut off at both ends of normal
    and log-normal distributions."""
    return {path: _quantile(column, each, tail) for column, (path, each) in zip(cube.T, ranges.items(), strict=True)}


def _quantile(share: np.ndarray, spread: Any, tail: float) -> np.ndarray:
    if isinstance(spread, Normal | LogNormal):
        inside = ndtri(np.clip(share, tail, 1.0 - tail))
        if isinstance(spread, Normal):
            return spread.mean + spread.std * inside
        return spread.median * spread.factor**inside
    low, high = spread
    return low + (high - low) * share


def range_faults(ranges: Any) -> list[Fault]:
    """Faults of ranges of parameters by path."""
    if not isinstance(ranges, Mapping) or not ranges:
        return [Fault("ranges", f"{shown(ranges)} does not name parameters.", EXAMPLE)]
    return [fault for path, each in ranges.items() for fault in _range_faults(path, each)]


def _range_faults(path: Any, given: Any) -> list[Fault]:
    if isinstance(given, Normal | LogNormal):
        return given.faults(str(path), single=True)
    pair = numbers(given)
    if pair is None or pair.shape != (2,) or not np.all(np.isfinite(pair)):
        return [Fault(str(path), f"{shown(given)} is not a range.", EXAMPLE)]
    if not pair[0] < pair[1]:
        return [Fault(str(path), f"{shown(given)} is empty.", "give the smaller number first.")]
    return []


def _design_faults(count: Any, kind: Any, seed: Any) -> list[Fault]:
    faults = []
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1:
        faults.append(Fault("count", f"{shown(count)} is not a whole number from 1.", "give one, such as count=64."))
    faults += seed_faults(seed)
    if kind not in KINDS:
        faults.append(Fault("kind", f"{shown(kind)} is no design.", nearest(str(kind), list(KINDS))))
    return faults
