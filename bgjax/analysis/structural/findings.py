"""What state equations in exact arithmetic tell: ranks, degrees, orders at infinity, invertibility."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .state_equations.linear_algebra import complement, rank
from .state_equations.state_space import StateSpace


@dataclass(frozen=True)
class Findings:
    """Ranks and orders of one set of state equations: for generic values of the parameters, or for those of the
    model. Orders that are not defined (of a transfer matrix without an inverse) are None."""

    order: int
    rank_A: int
    rank_AB: int
    rank_AC: int
    controllable: int
    observable: int
    poles_at_zero: int
    relative_degrees: tuple[tuple[int | None, ...], ...]
    orders_at_infinity: tuple[int, ...]
    essential_orders: tuple[int, ...] | None
    rank_of_transfer: int
    invertible: bool
    order_of_inverse: int | None


def find(equations: StateSpace) -> Findings:
    """All ranks and orders."""
    orders = equations.orders_at_infinity() if equations.inputs and equations.C else ()
    outputs, square = len(equations.C), len(equations.C) == equations.inputs
    invertible = square and len(orders) == outputs > 0
    return Findings(
        order=equations.order,
        rank_A=equations.rank_A,
        rank_AB=equations.rank_AB,
        rank_AC=equations.rank_AC,
        controllable=len(equations.controllable),
        observable=len(equations.observable),
        poles_at_zero=equations.poles_at_zero,
        relative_degrees=equations.relative_degrees,
        orders_at_infinity=orders,
        essential_orders=_essential(equations, orders) if len(orders) == outputs > 0 else None,
        rank_of_transfer=_rank(equations),
        invertible=invertible,
        order_of_inverse=equations.order - sum(orders) if invertible else None,
    )


def _essential(equations: StateSpace, orders: Sequence[int]) -> tuple[int, ...]:
    """How often each output has to be differentiated in the inverse: the sum of all orders at infinity, less that of
    the system without this output (Commault et al. 1986)."""
    outputs = range(len(equations.C))
    others = [[i for i in outputs if i != k] for k in outputs]
    return tuple(sum(orders) - (sum(equations.orders_at_infinity(rest)) if rest else 0) for rest in others)


def _rank(equations: StateSpace) -> int:
    if not equations.inputs or not equations.C:
        return 0
    return rank(equations.transfer(equations.arithmetic.random()), equations.arithmetic)


def left_out(equations: StateSpace, what: str) -> list[list[Any]]:
    """Combinations of states that the inputs do not reach ("controllable"), or that the outputs do not show: vectors
    over the states."""
    space = equations.controllable if what == "controllable" else equations.observable
    return complement(space, equations.order)
