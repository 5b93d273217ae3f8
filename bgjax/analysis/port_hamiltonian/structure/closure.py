"""Closes the ports of linear resistors: what remains is a skew-symmetric matrix J and a symmetric one R ⪰ 0.

At these ports z = N ζ + K ρ with K skew-symmetric, and ρ = D z with D ⪰ 0, so z = Y ζ with Y = (1 − K D)⁻¹ N, which
always exists. The other ports receive (J₀ − Nᵀ D Y) ζ = (J − R) ζ with R = Yᵀ D Y and J = J₀ − Yᵀ D K D Y: by their
structure J is skew-symmetric and R positive semidefinite (of an asymmetric D, one part goes to R, the other to J).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ....structure.structure import component_names
from .assembly import Dirac, Outer
from .coupled import received_by_resistors
from .elements import Parts, Role
from .entries import ZERO, Entries, added, congruent
from .sampled import Sampler, constant


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
    received = received_by_resistors(driving, coupling, resistance, len(numbers))
    lossless = congruent(resistance, coupling)  # Dᵀ K D, skew-symmetric because K is
    lossless = added(lossless, {(i, j): (e - resistance[j, i]) * HALF for (i, j), e in resistance.items() if i != j})
    changes = congruent(received, lossless)
    skew = added(skew, {key: -e for key, e in changes.items() if key[0] < key[1]})
    losses = {key: e for key, e in congruent(received, symmetric).items() if key[0] <= key[1]}
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


def label(name: tuple[str, int, int]) -> str:
    """The name of a component of a result."""
    return component_names(name[0], name[2])[name[1]]
