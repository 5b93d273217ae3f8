"""Closes the ports of linear resistors: what remains is a skew-symmetric matrix J and a symmetric one R ⪰ 0.

At these ports z = N ζ + K ρ with K skew-symmetric, and ρ = D z with D ⪰ 0, so z = Y ζ with Y = (1 − K D)⁻¹ N, which
always exists. The other ports receive (J₀ − Nᵀ D Y) ζ = (J − R) ζ with R = Yᵀ D Y and J = J₀ − Yᵀ D K D Y: by their
structure J is skew-symmetric and R positive semidefinite (of an asymmetric D, one part goes to R, the other to J).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....expressions.calls import SolveCall
from ....structure.structure import component_names
from .assembly import Dirac, Outer
from .elements import Parts, Role
from .sampled import Sampled, Sampler, constant


Entries = dict[tuple[int, int], Sampled]
ZERO = constant(0.0)


@dataclass
class Closed:
    """The rows and columns that remain, and the entries of J and R; those below the diagonal are not stored twice."""

    outer: list[Outer]
    skew: Entries  # above the diagonal
    symmetric: Entries  # on and above the diagonal


def close(dirac: Dirac, parts: Parts, sampler: Sampler) -> Closed:
    """The structure without the ports of linear resistors."""
    numbers = [k for k, outer in enumerate(dirac.outer) if outer.kind == "linear"]
    kept = [k for k, outer in enumerate(dirac.outer) if outer.kind != "linear"]
    inner = {dirac.places[k]: position for position, k in enumerate(numbers)}
    outside = {dirac.places[k]: position for position, k in enumerate(kept)}
    rows = dirac.matrix.rows
    skew = {}
    for place, i in outside.items():
        skew |= {(i, outside[j]): e for j, e in rows[place].items() if j in outside and outside[j] > i}
    resistance = _resistances(dirac, parts, sampler, numbers)
    coupling, driving = {}, {}
    for place, i in inner.items():
        coupling |= {(i, inner[j]): e for j, e in rows[place].items() if j in inner}
        driving |= {(i, outside[j]): e for j, e in rows[place].items() if j in outside}
    symmetric = {(i, j): (e + resistance[j, i]) * HALF if i != j else e for (i, j), e in resistance.items()}
    received = _received(driving, coupling, resistance, len(numbers))
    lossless = _sandwich(resistance, coupling)
    lossless = _sum(lossless, {(i, j): (e - resistance[j, i]) * HALF for (i, j), e in resistance.items() if i != j})
    changes = _congruent(received, lossless)
    skew = _sum(skew, {key: -e for key, e in changes.items() if key[0] < key[1]})
    losses = {key: e for key, e in _congruent(received, symmetric).items() if key[0] <= key[1]}
    return Closed([dirac.outer[k] for k in kept], skew, losses)


HALF = constant(0.5)


def _resistances(dirac: Dirac, parts: Parts, sampler: Sampler, numbers: Sequence[int]) -> Entries:
    """D: what linear resistors give for what they receive, with power into them positive. Entries that are the same
    expression above and below the diagonal stay so."""
    place = {dirac.outer[k].end: position for position, k in enumerate(numbers)}
    found: Entries = {}
    for part in parts.with_role(Role.LINEAR):
        for (i, j), value in part.matrix.items():
            entry = sampler.of(value * float(part.ends[j].into))
            found[place[part.ends[i]], place[part.ends[j]]] = entry
    return {key: e for key, e in found.items() if not e.is_zero} | {
        (j, i): ZERO for i, j in found if (j, i) not in found
    }


def _received(driving: Entries, coupling: Entries, resistance: Entries, count: int) -> Entries:
    """Y = (1 − K D)⁻¹ N, with the rows and columns of coupled resistors alone solved."""
    product = _product(coupling, resistance)
    coupled = sorted({i for i, _ in product})
    if not coupled:
        return driving
    columns = sorted({j for i, j in driving})
    right = {i: {j: driving[i, j] for j in columns if (i, j) in driving} for i in range(count)}
    for i in coupled:  # what they get from resistors that are not coupled back is known
        for (a, b), e in product.items():
            if a == i and b not in coupled:
                for j, value in right[b].items():
                    right[i][j] = right[i].get(j, ZERO) + e * value
    left = {(i, j): -product[i, j] for i in coupled for j in coupled if (i, j) in product}
    for i in coupled:
        left[i, i] = constant(1.0) + left[i, i] if (i, i) in left else constant(1.0)
    diagonal = all(i == j or e is ZERO for (i, j), e in resistance.items())
    _solve(coupled, left, right) if diagonal else _solve_pivoted(coupled, left, right, columns)
    return {(i, j): e for i, row in right.items() for j, e in row.items() if not e.is_zero}


def _solve(rows: Sequence[int], left: Entries, right: Mapping[int, dict[int, Sampled]]) -> None:
    """Elimination in place without a choice of pivots: with diagonal D ⪰ 0 no leading minor of 1 − K D vanishes."""
    for place, p in enumerate(rows):
        for i in rows[:place] + rows[place + 1 :]:
            factor = left.pop((i, p), None)
            if factor is None:
                continue
            factor = factor / left[p, p]
            for j in rows:
                if j != p and (p, j) in left:
                    left[i, j] = left.get((i, j), ZERO) - factor * left[p, j]
            for j, value in right[p].items():
                right[i][j] = right[i].get(j, ZERO) - factor * value
    for p in rows:
        right[p].update({j: value / left[p, p] for j, value in right[p].items()})


def _solve_pivoted(rows: Sequence[int], left: Entries, right: Mapping, columns: Sequence[int]) -> None:
    """The same by one pivoted solve for each column, for resistances that are full matrices."""
    import numpy as np

    size = len(rows)
    pool = next(e.value.pool for e in left.values() if hasattr(e.value, "pool"))
    matrix = [left.get((i, j), ZERO) for i in rows for j in rows]
    dense = np.stack([e.at for e in matrix], axis=-1).reshape(-1, size, size)
    for j in columns:
        column = [right[i].get(j, ZERO) for i in rows]
        solved = pool.call(SolveCall(size), [e.value for e in (*matrix, *column)], size)
        at = np.linalg.solve(dense, np.stack([e.at for e in column], axis=-1)[..., None])[..., 0]
        depends = max(e.depends for e in (*matrix, *column))
        for k, i in enumerate(rows):
            right[i][j] = Sampled(solved[k], at[:, k], np.abs(at).sum(axis=1), depends)


def _sandwich(resistance: Entries, coupling: Entries) -> Entries:
    """Dᵀ K D; it is skew-symmetric because K is."""
    return _congruent(resistance, coupling)


def _product(a: Entries, b: Entries) -> Entries:
    rows: dict[int, dict[int, Sampled]] = {}
    for (i, j), e in b.items():
        rows.setdefault(i, {})[j] = e
    found: Entries = {}
    for (i, k), e in a.items():
        for j, other in rows.get(k, {}).items():
            term = e * other
            found[i, j] = found[i, j] + term if (i, j) in found else term
    return {key: e for key, e in found.items() if not e.is_zero}


def _congruent(a: Entries, b: Entries) -> Entries:
    """aᵀ b a."""
    return _product({(j, i): e for (i, j), e in a.items()}, _product(b, a))


def _sum(a: Entries, b: Entries) -> Entries:
    found = dict(a)
    for key, e in b.items():
        found[key] = found[key] + e if key in found else e
    return {key: e for key, e in found.items() if not e.is_zero}


def label(name: tuple[str, int, int]) -> str:
    """The name of a component of a result."""
    return component_names(name[0], name[2])[name[1]]
