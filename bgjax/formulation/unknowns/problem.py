"""Input of the solution for the unknowns: residual rows, dynamic equations and rates of states as data structures."""

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
    constraint: bool = False  # row of a Lagrange multiplier; may be dropped where it is redundant
    gap: Scalar | None = None  # gap (position residual), which must be zero too; its rate is `residual`
    before: "Row | None" = None  # the row of which this one is the time derivative
    unknown: int | None = None  # the multiplier it determines
    drive: bool = False  # a prescribed motion: never dropped
    sign: float = 1.0  # of a multiplier; -1 where the bond points away from the constraint, so that its effort drives
    compliance: Scalar = 1.0  # weight by which the reaction is shared among redundant rows
    stabilisation: tuple[Scalar, Scalar] | None = None  # α and β of Baumgarte's terms, which replace the projection
    # in an inverse model: a function of time that the residual should follow, and the name of the result that it is
    wanted: Scalar | None = None
    output: str = ""

    @property
    def origin(self) -> "Row":
        """The row of which this one is the time derivative, or this row itself."""
        return self if self.before is None else self.before

    def stabilised(self, derivative: Scalar) -> Scalar:
        """The residual of order 2 (accelerations): `derivative`, that of the residual by time, plus Baumgarte's terms
        if any."""
        if self.stabilisation is None:
            return derivative
        alpha, beta = self.stabilisation
        return derivative + 2.0 * alpha * self.residual + (0.0 if self.gap is None else beta * beta * self.gap)


@dataclass
class DynamicGroup:
    """d/dt quantity = rate for the components of one element's port."""

    name: str
    quantity: list[Scalar]
    rate: list[Scalar]
    weight: Callable | None
    state: str = ""  # name of the state it becomes if its quantity cannot be differentiated
    quasi: tuple[int, ...] = ()  # unknowns of the element that take the place of this state


@dataclass
class Problem:
    """Input of `solve_unknowns`: the unknowns, their equations and the rates of the states."""

    pool: Pool
    names: dict[int, str]  # unknown symbol → name
    residuals: list[Row]
    dynamics: list[DynamicGroup]
    rates: dict[int, Scalar]  # of states, time and quasi-states
    sample: Callable[[tuple, np.random.Generator], float]  # a random value for a symbol
    substituted: dict[int, Scalar] = field(default_factory=dict)  # unknowns that have become states, or are zero
    flows: tuple[int, ...] = ()  # states that are flows of inertias
    momenta: tuple[int, ...] = ()  # states that are momenta of inertias given by their energy
    # some directions have no inertia: a generically nonzero diagonal entry may vanish where the constraints are
    # satisfied
    bare: bool = False
    several: frozenset[int] = frozenset()  # unknowns of algebraic loops that may have more than one solution
    # of a bare problem: values of expressions at poses the mechanism reaches, (poses, expressions)
    at_poses: Callable[[list[Scalar]], np.ndarray] | None = None
    # unknowns that rows of wanted results determine (`formulation/inversion`): known values to all other rows
    sought: dict[int, str] = field(default_factory=dict)
    regularised: bool = False  # rows may become redundant along the motion: all are kept and the matrix is regularised


class NotDifferentiable(Exception):
    """The quantity of a dynamic group depends on an unknown that has no rate."""

    def __init__(self, name: str):
        self.name = name


class SoughtRate(Exception):
    """Equations that are differentiated contain inputs of an inverse model, whose rates act too."""

    def __init__(self, unknowns: set[int]):
        self.unknowns = sorted(unknowns)
