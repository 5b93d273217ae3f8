"""Gives the names that tab completion shows of an object or a class: those for users, none that only bgjax calls."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from .libraries import of_library


MODEL = "graph initial coordinates poses"
LISTED = {
    "System": "model method states results unknowns loops index redundant causality break_variables"
    " differential_states following_states elements energy outputs parameter parameters rates report with_numbers"
    " factor_nonzeros",
    "Solution": "system ts ys result reason successful end_time end_state stats interpolation keys plot energy energies"
    " audit activity events expected_errors verification precision solver timing tolerances animate still",
    "Fit": "system values std parameters names guess covariance correlation residuals predicted records outputs noise"
    " misfit rms cost converged end how starts agreeing pairs plot profile report save problem",
    "Sweep": "system ts ys status reason failed found losses derivatives stats how member precision solver timing"
    " to_xarray varied animate",
    "Graph": f"{MODEL} nodes links ports exports add remove replace",
    "Assembly": f"{MODEL} parts connections",
}


def listed(thing: Any) -> list[str]:
    """The `__dir__` of an object: the names above of its class, or else its fields, and what users' classes add."""
    return listed_of(type(thing))


def listed_of(kind: type) -> list[str]:
    """The `__dir__` of a class: that of its objects; of a class that users derive theirs from, all it offers."""
    if kind.__name__.startswith("Abstract"):
        return [name for name in type.__dir__(kind) if not name.startswith("_")]
    above = next((LISTED[cls.__name__] for cls in kind.__mro__ if cls.__name__ in LISTED), None)
    known = [field.name for field in dataclasses.fields(kind)] if above is None else above.split()
    return [name for name in dict.fromkeys([*known, *_of_users(kind)]) if not name.startswith("_")]


def public(thing: Any) -> list[str]:
    """The `__dir__` of a result all of whose public names are for users."""
    return [name for name in object.__dir__(thing) if not name.startswith("_")]


def _of_users(kind: type) -> Iterator[str]:
    """Names that a class and its bases define outside libraries."""
    for cls in kind.__mro__:
        if not of_library(cls):
            yield from vars(cls)
