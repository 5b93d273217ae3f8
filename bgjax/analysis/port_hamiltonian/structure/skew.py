"""Elimination of cells from a skew-symmetric matrix by pairs of pivots, which keeps it skew-symmetric exactly."""

from collections.abc import Iterable
from heapq import heapify, heappop, heappush

from .sampled import Sampled


Rows = list[dict[int, Sampled]]


class SkewMatrix:
    """A sparse matrix of which every entry below the diagonal is the negative of the one above."""

    def __init__(self, size: int):
        self.rows: Rows = [{} for _ in range(size)]

    def add(self, i: int, j: int, value: Sampled) -> None:
        """Add a value at (i, j), and its negative at (j, i)."""
        if i == j:
            return
        old = self.rows[i].get(j)
        total = value if old is None else old + value
        if total.is_zero:
            self.rows[i].pop(j, None)
            self.rows[j].pop(i, None)
        else:
            self.rows[i][j], self.rows[j][i] = total, -total

    def eliminate(self, cells: Iterable[int]) -> list[int]:
        """Eliminate pairs of these rows and columns as far as there are pivots; the rows that remain."""
        left = set(cells)
        waiting = [(len(self.rows[i]), i) for i in left]
        heapify(waiting)
        stuck: set[int] = set()
        while waiting:
            length, i = heappop(waiting)
            if i not in left or i in stuck:
                continue
            if len(self.rows[i]) != length:
                heappush(waiting, (len(self.rows[i]), i))
                continue
            partner = self._partner(i, left)
            if partner is None:
                stuck.add(i)
                continue
            left -= {i, partner}
            for k in self._remove(i, partner):
                if k in left and k in stuck:
                    stuck.discard(k)
                    heappush(waiting, (len(self.rows[k]), k))
        return [i for i in sorted(left) if self.rows[i]]

    def _partner(self, i: int, left: set[int]) -> int | None:
        """The column of the best pivot in a row: a number rather than a parameter, with few other entries."""
        found = [(e.depends, len(self.rows[j]), j) for j, e in self.rows[i].items() if j in left and e.is_pivot]
        return min(found)[2] if found else None

    def _remove(self, i: int, j: int) -> list[int]:
        """Solve rows i and j for the variables j and i; the rows that change."""
        first, second = self.rows[i], self.rows[j]
        pivot = first[j]
        others = sorted({*first, *second} - {i, j})
        for place, k in enumerate(others):
            for m in others[place + 1 :]:
                self._update(k, m, (first, second), pivot)
        for k in others:
            self.rows[k].pop(i, None)
            self.rows[k].pop(j, None)
        self.rows[i], self.rows[j] = {}, {}
        return others

    def _update(self, k: int, m: int, pair: tuple[dict, dict], pivot: Sampled) -> None:
        """S_km − (S_ki S_jm − S_kj S_im) / S_ji, with S_ki = −S_ik."""
        first, second = pair
        if k in second and m in first:
            self.add(k, m, second[k] * first[m] / pivot)
        if k in first and m in second:
            self.add(k, m, -(first[k] * second[m]) / pivot)
