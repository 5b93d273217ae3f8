"""Coefficients of unknowns in rows, and which of them are zero for all states that a mechanism can reach."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from ...expressions.backends.numpy.source import numpy_values
from ...expressions.expression import Pool, Scalar
from ...expressions.passes import degrees, linear_forms
from ...expressions.program import make_program
from ...expressions.random_points import sample_entries
from ..rank.reachable_poses import Poses
from ..unknowns.array.points import ModelValues
from ..unknowns.problem import Problem


VANISHED = 1e-9  # of the value beside the poses that a mechanism reaches: a smaller value at all poses is zero
RANK = 1e-9  # singular values below it, relative to the largest of a matrix with scaled rows, are zero


@dataclass(frozen=True)
class Reached:
    """States that satisfy the position constraints of a mechanism, and states beside them that do not."""

    values: ModelValues
    on: np.ndarray
    beside: np.ndarray

    @staticmethod
    def of(poses: Poses, start: np.ndarray) -> "Reached | None":
        """Poses that a mechanism reaches with random velocities, and with random changes of their positions; None if
        there are none."""
        random, key = np.random.default_rng(7), poses.problem.pool.key
        on = np.array(poses.reached(start)[0], float)
        if not len(on):
            return None
        velocities = [key(flow)[1] for flow in poses.flowing]
        on[:, velocities] = random.normal(size=(len(on), len(velocities)))
        beside = on.copy()
        beside[:, poses.places] += random.normal(scale=0.1, size=(len(on), len(poses.places)))
        return Reached(poses.values_of, on, beside)

    def evaluated(self, pool: Pool, outputs: Sequence[Scalar], states: np.ndarray) -> np.ndarray:
        """Values of expressions at states, (states, expressions). All symbols that are neither states nor parameters
        are random."""

        def symbol(key: tuple):
            if key[0] == "parameter":
                return np.float64(self.values.parameter(key))
            if key[0] == "state":
                return states[:, key[1]]
            return np.float64(np.random.default_rng(crc32(repr(key).encode())).uniform(0.3, 1.3))

        found = np.empty((len(states), len(outputs)))
        with np.errstate(all="ignore"):
            values = numpy_values(make_program(pool, outputs), symbol, self.values.backend)
        for column, value in zip(found.T, values, strict=True):
            column[...] = value
        return found


class Influences:
    """Decides which unknowns act on rows, and which rows are independent: by random points, or at reached poses."""

    def __init__(self, problem: Problem, reached: Callable[[], Reached | None]):
        self.problem, self._reached = problem, reached
        self._found: Reached | None = None
        self._asked = False

    @property
    def reached(self) -> Reached | None:
        """Poses of the mechanism, searched when they are first needed."""
        if not self._asked:
            self._found, self._asked = self._reached(), True
        return self._found

    def forms(self, rows: Sequence[Scalar], unknowns: Sequence[int]) -> list[dict[int, Scalar]]:
        """Coefficients of the unknowns that act on each row; for rows that are nonlinear in them, derivatives."""
        forms = linear_forms(self.problem.pool, rows, unknowns)
        entries = {(i, u): c for i, form in enumerate(forms) for u, c in form.items()}
        absent = self._absent(entries)
        return [{u: c for u, c in form.items() if (i, u) not in absent} for i, form in enumerate(forms)]

    def _absent(self, entries: Mapping[tuple[int, int], Scalar]) -> set[tuple[int, int]]:
        """Entries that are zero for almost all values, or at all poses that the mechanism reaches."""
        if not entries:
            return set()
        points = sample_entries(self.problem, entries)
        absent = {place for place in entries if points and all(_zero(point[place]) for point in points)}
        open_ = [place for place in entries if place not in absent]
        if open_ and self.reached is not None:
            pool, outputs = self.problem.pool, [entries[place] for place in open_]
            on, beside = (
                np.abs(self.reached.evaluated(pool, outputs, s)) for s in (self.reached.on, self.reached.beside)
            )
            limit = VANISHED * np.nanmax(beside, axis=0, initial=0.0)
            gone = np.nanmax(on, axis=0, initial=0.0) <= limit
            absent |= {place for place, zero in zip(open_, gone, strict=True) if zero}
        return absent

    def are_linear(self, rows: Sequence[Scalar], unknowns: Sequence[int]) -> bool:
        return max(degrees(self.problem.pool, rows, unknowns), default=0) < 2

    def samples(self, forms: Sequence[Mapping[int, Scalar]], unknowns: Sequence[int]) -> list[np.ndarray]:
        """The matrix of the coefficients in numbers, at several points; rows are scaled to a largest entry of one."""
        place = {u: k for k, u in enumerate(unknowns)}
        entries = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
        shape, found = (len(forms), len(unknowns)), []
        if self.reached is not None and entries:
            values = self.reached.evaluated(self.problem.pool, list(entries.values()), self.reached.on)
            tables = [dict(zip(entries, row, strict=True)) for row in values[: min(12, len(values))]]
        else:
            points = sample_entries(self.problem, entries)
            tables = [{where: 0.0 if e.cancels else e.value for where, e in point.items()} for point in points]
        for table in tables:
            dense = np.zeros(shape)
            for where, value in table.items():
                dense[where] = value
            if np.all(np.isfinite(dense)):
                found.append(dense / np.maximum(np.max(np.abs(dense), axis=1, keepdims=True, initial=0.0), 1e-300))
        return found

    def independent(self, forms: Sequence[Mapping[int, Scalar]], unknowns: Sequence[int]) -> list[int]:
        """Numbers of independent rows; of dependent ones the earlier are kept. Structure decides where no point can be
        evaluated."""
        points = self.samples(forms, unknowns)
        if not points:
            return list(range(len(forms)))
        generic = max(points, key=lambda sample: _rank(sample))
        keep: list[int] = []
        for k in range(len(forms)):
            if _rank(generic[[*keep, k]]) == len(keep) + 1:
                keep.append(k)
        return keep

    def pivots(self, forms: Sequence[Mapping[int, Scalar]], unknowns: Sequence[int], own: Sequence[int]) -> list[int]:
        """As many unknowns as there are rows, for which the rows can be solved; those in `own` first."""
        points = self.samples(forms, unknowns)
        order = [*[u for u in own if u in unknowns], *[u for u in unknowns if u not in own]]
        if not points:
            return order[: len(forms)]
        generic, chosen = max(points, key=lambda sample: _rank(sample)), []
        for u in order:
            columns = [list(unknowns).index(v) for v in [*chosen, u]]
            if len(chosen) < len(forms) and _rank(generic[:, columns]) == len(chosen) + 1:
                chosen.append(u)
        return chosen


def _zero(estimate) -> bool:
    return estimate.cancels or estimate.value == 0.0


def _rank(matrix: np.ndarray) -> int:
    sizes = np.linalg.svd(matrix, compute_uv=False)
    return int(np.sum(sizes > RANK * max(np.max(sizes, initial=0.0), 1e-300)))
