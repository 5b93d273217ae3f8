"""Identifiability from the Jacobian of the residuals: combinations of unknowns that the data do not determine."""

from typing import NamedTuple

import numpy as np

from .sought import Unknowns


BLIND = 1e-6  # singular value, relative to the largest, at which a direction is not identifiable
WEAK = 1.0  # standard deviation in z from which on a direction is poorly known: a factor of e for a positive parameter
SEEN = 0.05  # smallest component of a direction that is mentioned, relative to the largest
EQUAL = 0.02  # relative difference up to which two components count as equal


class Direction(NamedTuple):
    """A combination of unknowns that the data do not determine: its standard deviation in units of z (infinite if it is
    not identifiable), its relative components by name, and a sentence about it."""

    std: float
    parts: dict[str, float]
    words: str

    @property
    def blind(self) -> bool:
        return not np.isfinite(self.std)


def unknown_directions(unknowns: Unknowns, jacobian: np.ndarray) -> list[Direction]:
    """The unidentifiable and poorly known directions, the worst first. `jacobian` is that of the residuals, in standard
    deviations of the noise, with respect to z."""
    missing = max(0, jacobian.shape[1] - len(jacobian))  # rows: at least as many as columns
    padded = np.concatenate([jacobian, np.zeros((missing, jacobian.shape[1]))])
    _, sizes, directions = np.linalg.svd(padded, full_matrices=False)
    by_value = unknowns.jacobian(np.zeros(unknowns.size))
    values = np.concatenate([np.ravel(one.guess) for one in unknowns.each])
    found = []
    for size, direction in sorted(zip(sizes, directions, strict=True), key=lambda pair: pair[0]):
        blind = size <= BLIND * max(np.max(sizes), 1e-300)
        if blind or size < 1.0 / WEAK:
            moved = by_value @ direction
            relative = moved / np.where(values != 0.0, np.abs(values), 1.0)
            parts = _parts(unknowns.names, relative)
            std = np.inf if blind else 1.0 / size
            found.append(Direction(std, parts, _words(parts, dict(zip(unknowns.names, moved, strict=True)), blind)))
    return found


def _parts(names: list[str], relative: np.ndarray) -> dict[str, float]:
    largest = np.max(np.abs(relative), initial=1e-300)
    chosen = np.flatnonzero(np.abs(relative) > SEEN * largest)
    return {names[k]: float(relative[k] / largest) for k in chosen}


def _words(parts: dict[str, float], moved: dict[str, float], blind: bool) -> str:
    names = list(parts)
    if len(names) == 1:
        return f"{names[0]} has {'no' if blind else 'hardly any'} effect on the measured results."
    if len(names) == 2:
        well = "" if blind else " well"
        return f"{names[0]} and {names[1]}: only {_determined(parts, moved)} can be identified{well}."
    listed = ", ".join(f"{name} {100.0 * part:+.0f} %" for name, part in parts.items())
    distinct = "cannot be distinguished" if blind else "can hardly be distinguished"
    together = f"changed together ({listed}), they leave the measured results as they are"
    return f"{', '.join(names[:-1])} and {names[-1]} {distinct}: {together}."


def _determined(parts: dict[str, float], moved: dict[str, float]) -> str:
    """The combination of two unknowns that the data determine, in words."""
    (a, b), (x, y) = parts, parts.values()
    if _near(moved[a], -moved[b]):
        return "their sum"
    if _near(moved[a], moved[b]):
        return "their difference"
    if _near(x, -y):
        return "their product"
    if _near(x, y):
        return "their ratio"
    return f"{a} {_signed(-moved[a] / moved[b])}·{b}"


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= EQUAL * max(abs(one), abs(other))


def _signed(factor: float) -> str:
    return f"{'+' if factor >= 0 else '−'} {abs(factor):.4g}"
