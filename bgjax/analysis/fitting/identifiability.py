"""What data can tell: directions in which the numbers that are sought may move without being seen, in words."""

from typing import NamedTuple

import numpy as np

from .sought import Unknowns


BLIND = 1e-6  # of the largest singular value
WEAK = 1.0  # standard deviation of a large change: known within a factor of e, or not even
SEEN = 0.05  # part of a direction that counts
EQUAL = 0.02


class Direction(NamedTuple):
    """A combination that is not known: how large its standard deviation is (in large changes), what it is made of, and that in words."""

    std: float
    parts: dict[str, float]
    words: str

    @property
    def blind(self) -> bool:
        return not np.isfinite(self.std)


def unknown_directions(unknowns: Unknowns, slopes: np.ndarray) -> list[Direction]:
    """Those that the data do not tell, the worst first. `slopes` are those of residuals in standard deviations by z."""
    padded = np.concatenate([slopes, np.zeros((max(0, slopes.shape[1] - len(slopes)), slopes.shape[1]))])  # as many rows as columns at least
    _, sizes, directions = np.linalg.svd(padded, full_matrices=False)
    by_value = unknowns.slopes(np.zeros(unknowns.size))
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
    hardly = "" if blind else "hardly more than "
    names = list(parts)
    if len(names) == 1:
        return f"{names[0]} {'does not show' if blind else 'hardly shows'} in what is measured."
    if len(names) == 2:
        (a, b), (x, y) = names, parts.values()
        near = lambda one, other: abs(one - other) <= EQUAL * max(abs(one), abs(other))
        if near(moved[a], -moved[b]):
            return f"{a} and {b}: {hardly}only their sum is told."
        if near(moved[a], moved[b]):
            return f"{a} and {b}: {hardly}only their difference is told."
        if near(x, -y):
            return f"{a} and {b}: {hardly}only their product is told."
        if near(x, y):
            return f"{a} and {b}: {hardly}only their ratio is told."
        return f"{a} and {b}: {hardly}only {a} {_signed(-moved[a] / moved[b])}·{b} is told."
    listed = ", ".join(f"{name} {100.0 * part:+.0f} %" for name, part in parts.items())
    apart = "not told apart" if blind else "hardly told apart"
    return f"{', '.join(names[:-1])} and {names[-1]} are {apart}: change them together ({listed}), and nothing is seen."


def _signed(factor: float) -> str:
    return f"{'+' if factor >= 0 else '−'} {abs(factor):.4g}"
