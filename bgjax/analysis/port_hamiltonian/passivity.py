"""Whether a law takes power in at sampled points: z · φ(z) ≥ 0, whatever its slope is."""

from typing import NamedTuple

import numpy as np

from .numbers import Numbers
from .structure.expressions import Characteristic


ROUNDED = 1e-12  # relative to the magnitudes of z and φ(z)


class ResistivePort(NamedTuple):
    """Holds the law of a port that is not a linear resistor: its ports, and whether it is passive at sampled points."""

    name: str
    ports: tuple[str, ...]  # what the law gives
    passive: bool
    worst: float  # smallest z · φ(z) relative to |z| |φ(z)|, at the sampled points

    def __str__(self) -> str:
        if self.passive:
            return f"{self.name}: passive (z φ(z) ≥ 0 at all sampled points)"
        return f"{self.name}: active (it delivers power at sampled points; z φ(z) / |z φ(z)| down to {self.worst:.3g})"


def sampled_port(numbers: Numbers, law: Characteristic, states: list[np.ndarray]) -> ResistivePort:
    """Samples a law at many magnitudes of what its port receives, at several states."""
    size, random, worst = len(law.places), np.random.default_rng(0), 0.0
    rays = np.concatenate([np.eye(size), random.normal(size=(4 if size > 1 else 0, size))])
    magnitudes = np.concatenate([np.logspace(-6, 4, 41), np.linspace(0.05, 5.0, 100)])
    points = np.concatenate([sign * m * rays for m in magnitudes for sign in (1.0, -1.0)])
    for state in states:
        given = random.uniform(0.1, 2.0, len(numbers.found.outer))
        known = numbers.with_ports(numbers.symbols(state, 0.0), given)
        received = dict(zip(law.received, (points * np.array(law.signs)).T, strict=True))
        with np.errstate(all="ignore"):
            outputs = _at_points(numbers, law, {**known, **received}, len(points))
        worst = min(worst, _smallest_share(points, outputs))
    return ResistivePort(law.name, numbers.found.labels(law.places), worst >= -ROUNDED, worst)


def _smallest_share(points: np.ndarray, outputs: np.ndarray) -> float:
    """The smallest z · φ(z) / (|z| |φ(z)|) where φ(z) is finite; −1 where it is not a number."""
    if np.any(np.isnan(outputs)):
        return -1.0
    finite = np.all(np.isfinite(outputs), axis=1)
    points, outputs = points[finite], outputs[finite]
    scale = np.linalg.norm(points, axis=1) * np.linalg.norm(outputs, axis=1)
    power = np.sum(points * outputs, axis=1)
    return float(np.min(power / np.where(scale > 0.0, scale, 1.0), initial=0.0))


def _at_points(numbers: Numbers, law: Characteristic, known: dict, count: int) -> np.ndarray:
    """What the law gives at all points: one row a point."""
    pool = numbers.found.pool
    order = [i for i in pool.reachable(law.outputs, known) if i not in known]
    values = {**known, **numbers.backend.values(pool, order, numbers.parameter, known)}
    found = [values[o.index] if hasattr(o, "index") else o for o in law.outputs]
    return np.stack([np.broadcast_to(np.asarray(each, float), (count,)) for each in found], axis=1)
