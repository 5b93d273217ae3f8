"""Sparse matrices of sampled scalars, by row and column."""

from .sampled import Sampled, constant


Entries = dict[tuple[int, int], Sampled]
ZERO = constant(0.0)


def product(a: Entries, b: Entries) -> Entries:
    """a b, without entries that are zero."""
    rows: dict[int, dict[int, Sampled]] = {}
    for (i, j), e in b.items():
        rows.setdefault(i, {})[j] = e
    found: Entries = {}
    for (i, k), e in a.items():
        for j, other in rows.get(k, {}).items():
            term = e * other
            found[i, j] = found[i, j] + term if (i, j) in found else term
    return {key: e for key, e in found.items() if not e.is_zero}


def congruent(a: Entries, b: Entries) -> Entries:
    """aᵀ b a."""
    return product({(j, i): e for (i, j), e in a.items()}, product(b, a))


def added(a: Entries, b: Entries) -> Entries:
    """a + b, without entries that are zero."""
    found = dict(a)
    for key, e in b.items():
        found[key] = found[key] + e if key in found else e
    return {key: e for key, e in found.items() if not e.is_zero}
