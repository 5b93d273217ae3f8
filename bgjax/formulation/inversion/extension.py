"""Inputs of an inverse model whose rates act on the equations: they become states, and their rates are sought instead.

An example is a flow source on an inertia, whose effort is the inertia times the rate of the flow.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np

from ...elements.state_kind import kind_of
from ...expressions.expression import Pool
from ..records.states import StateSlot
from ..unknowns.problem import Problem, Row


RATE = "d/dt "  # before the name of an input: its rate


class AbstractStates(Protocol):
    """What can give a problem further states."""

    pool: Pool
    count: int

    def slot(self, slot: StateSlot) -> np.ndarray:
        """The symbols of a new state."""


def extended(problem: Problem, wanted: Sequence[Row], unknowns: Iterable[int], laws: AbstractStates) -> list[Row]:
    """Rows of wanted results whose inputs are the rates of these unknowns; the unknowns become states."""
    rows = list(wanted)
    for unknown in unknowns:
        name = problem.sought.pop(unknown)
        [state] = laws.slot(StateSlot(name, laws.count, 1, (0.0,), kind_of(name)))
        rate = laws.pool.symbol("unknown", f"{RATE}{name}")
        problem.substituted[unknown] = state
        problem.rates[state.index] = problem.rates[unknown] = rate
        problem.sought[rate.index] = f"{RATE}{name}"
        rows = [replace(row, unknown=rate.index) if row.unknown == unknown else row for row in rows]
    return rows
