"""Elements that carry little power because they prevent a motion or a flow, such as a diode that blocks and a stop that
carries a weight: their effort is large while nothing flows, or the reverse, so that their activity does not see it."""

from collections.abc import Iterable

import numpy as np

from ...simulation.solution.solution import Solution
from ...simulation.solution.verification import values_of
from .cut import Dropped


def preventing(solution: Solution, dropped: Iterable[Dropped], keep: float) -> dict[str, str]:
    """Why elements are put back although their activity is small: what is left out of the balance at a junction is not
    small beside its other terms. As activity grows with the square of efforts and flows, √(1 − keep) is small."""
    known = {bond.name for bond in solution.system.causality.structure.bonds}
    every = [one for one in dropped if known.issuperset((*one.bonds, *one.others))]
    names = {f"{bond}.{one.word}" for one in every for bond in (*one.bonds, *one.others)}
    sizes, found = _integrals(solution, sorted(names)), {}
    for one in every:
        own, others = (sum(sizes[f"{bond}.{one.word}"] for bond in bonds) for bonds in (one.bonds, one.others))
        if own > (1.0 - keep) ** 0.5 * (own + others):
            words = f"is put back: its {one.word} on {one.junction} is not small, although its power is"
            found |= dict.fromkeys(one.elements, words)
    return found


def _integrals(solution: Solution, names: list[str]) -> dict[str, float]:
    """The integrals of the magnitudes of results over a run."""
    times = np.asarray(solution.ts)
    values = values_of(solution.system, names, times, np.asarray(solution.ys)) if names else {}
    sizes = {name: np.abs(value).reshape(len(times), -1).sum(axis=1) for name, value in values.items()}
    return {name: float(np.trapezoid(size, times)) for name, size in sizes.items()}
