"""The order of rows in which chosen inputs come before all other sources."""

from collections.abc import Sequence
from dataclasses import replace

from .structure.expressions import Expressions


def with_inputs(found: Expressions, chosen: Sequence[int]) -> Expressions:
    """The same with these rows as inputs, in this order, and all other sources behind them."""
    order = [*found.places("state"), *chosen, *[k for k in found.places("input") if k not in chosen]]
    order += [k for k in range(len(found.outer)) if k not in order]
    place = {k: position for position, k in enumerate(order)}
    kinds = {k: "source" for k in found.places("input") if k not in chosen}
    outer = tuple(replace(found.outer[k], kind=kinds.get(k, found.outer[k].kind)) for k in order)
    skew = {}
    for (i, j), value in found.skew.items():
        a, b = place[i], place[j]
        skew[(a, b) if a < b else (b, a)] = value if a < b else -value
    symmetric = {(min(place[i], place[j]), max(place[i], place[j])): v for (i, j), v in found.symmetric.items()}
    laws = tuple(replace(law, places=tuple(place[k] for k in law.places)) for law in found.laws)
    return replace(found, outer=outer, skew=skew, symmetric=symmetric, laws=laws)
