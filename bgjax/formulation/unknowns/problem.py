"""What the engine of the unknowns is given: rows, dynamics, rates."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from ...expressions.expression import Pool, Scalar


@dataclass
class Row:
    """One scalar equation `residual` = 0, named after the element it belongs to."""

    name: str
    residual: Scalar
    kind: str  # "residual", "dynamic", "differentiated" or "derived"
    constraint: bool = False  # a multiplier's row: may be dropped where it repeats others
    gap: Scalar | None = None  # a position that must be zero too; its rate is the residual
    before: "Row | None" = None  # the row this one is the derivative of
    unknown: int | None = None  # the multiplier it determines
    drive: bool = False  # a prescribed motion: never dropped
    compliance: Scalar = 1.0  # by which it shares its multiplier with rows that it repeats
    stabilisation: tuple[Scalar, Scalar] | None = None  # α and β of Baumgarte's terms, which replace the projection

    def stabilised(self, slope: Scalar) -> Scalar:
        """What has to be zero at the level of accelerations: d/dt of the residual, with Baumgarte's terms if there are any."""
        if self.stabilisation is None:
            return slope
        alpha, beta = self.stabilisation
        return slope + 2.0 * alpha * self.residual + (0.0 if self.gap is None else beta * beta * self.gap)


@dataclass
class DynamicGroup:
    """d/dt quantity = rate for the components of one element's port."""

    name: str
    quantity: list[Scalar]
    rate: list[Scalar]
    weight: Callable | None
    state: str = ""  # name of the state it becomes if its quantity has no derivative of its own
    quasi: tuple[int, ...] = ()  # unknowns that are such states already


@dataclass
class Problem:
    """Everything the engine needs to know."""

    pool: Pool
    names: dict[int, str]  # unknown symbol → name
    residuals: list[Row]
    dynamics: list[DynamicGroup]
    rates: dict[int, Scalar]  # of states, time and quasi-states
    sample: Callable[[tuple, np.random.Generator], float]  # a random value for a symbol
    known: dict[int, Scalar] = field(default_factory=dict)  # unknowns that have become states
    flows: tuple[int, ...] = ()  # states that are flows of inertias
    momenta: tuple[int, ...] = ()  # states that are momenta of inertias given by their energy
    bare: bool = False  # some directions have no inertia: a diagonal that is there in general may vanish where the joints are closed
    several: frozenset[int] = frozenset()  # unknowns of loops that may have more than one solution
    at_poses: Callable[[list[Scalar]], np.ndarray] | None = None  # of a bare problem: expressions at poses that are reached, (poses, expressions)
    regularised: bool = False  # rows may repeat each other on the way: solved so that none is lost


class NotDifferentiable(Exception):
    """The quantity of a dynamic group depends on an unknown that has no rate."""

    def __init__(self, name: str):
        self.name = name
