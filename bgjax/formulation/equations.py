"""The equations of a compiled graph: rates, results, constraints and projections as expressions, without values."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..expressions.expression import Pool, Scalar
from ..structure.causality import Causality
from ..structure.schedule import Schedule
from .inversion.records import Inverse
from .rank.redundancy import Redundancy
from .records.states import StateSlot
from .switches import Switching
from .unknowns.solved import Solved


@dataclass(frozen=True, eq=False)
class Equations:
    """Rates, results, constraints and projections of a compiled graph, as expressions without parameter values."""

    pool: Pool
    causality: Causality
    schedule: Schedule
    solved: Solved
    states: tuple[StateSlot, ...]
    rates: tuple[Scalar, ...]
    quantities: Mapping[str, tuple[Scalar, ...]]
    energies: Mapping[str, Scalar]
    supplies: Mapping[str, Scalar]  # power into each element that neither stores nor conserves energy
    storing: Mapping[str, Scalar]  # power into each element that stores energy
    hidden: tuple[tuple[str, Scalar], ...]  # constraint flows (velocity residuals) that must be zero
    gaps: tuple[tuple[str, Scalar], ...]  # gaps (position residuals) that must be zero
    # "gap" and "flow" that are zero in initial conditions alone
    start_zeros: Mapping[str, tuple[tuple[str, Scalar], ...]]
    redundancy: Redundancy  # of the rows that are solved
    normalised: tuple[Scalar, ...]  # all states as required apart from constraints: unit quaternions, counted turns
    # projection: corrections of states for gaps (order 0) and for constraint flows (order 1)
    projection: tuple[Scalar, ...]
    dependent: tuple[Scalar, ...] = ()  # 1 for states solved from others at present, if independent ones are chosen
    # last solutions of loops with several roots: appended to the state vector of a run
    carried: tuple[Scalar, ...] = ()
    following: tuple[int, ...] = ()  # positions of states that in general are solved from others
    # artificial sources: position of velocity or effort, rate symbol, path
    generalised: tuple[tuple[int, int, str], ...] = ()
    inertias: tuple[Scalar, ...] = ()  # virtual inertia of each of them, for scales
    # constraint matrix of the generalised flows, if dependent ones are solved
    coordinate_rows: tuple[tuple[Scalar, ...], ...] = ()
    switches: tuple[Switching, ...] = ()
    stabilised: bool = False  # constraint errors decay by Baumgarte's terms and are not projected
    mechanism: Redundancy | None = None  # of all joints, if the method solves other rows than those of multipliers
    turns: tuple[tuple[str, int], ...] = ()  # by joint: whole turns between bodies whose relative rotation it locks
    inverse: Inverse | None = None  # of an inverse model: orders of differentiation, conditions on states, influences
    light: tuple[str, ...] = ()  # inertias that are negligible beside others, with the present values

    @property
    def joints(self) -> Redundancy:
        """Redundancy among all joints, as far as it is known; it does not depend on the method."""
        return self.redundancy if self.mechanism is None else self.mechanism

    @property
    def influences(self) -> tuple[Scalar, ...]:
        """Entries of all matrices of influences of an inverse model."""
        return () if self.inverse is None else tuple(c for matrix in self.inverse.influences for c in matrix.entries)

    @property
    def start_gaps(self) -> tuple[tuple[str, Scalar], ...]:
        """Gaps that are zero in consistent initial conditions."""
        return self.gaps + self.start_zeros["gap"]

    @property
    def rigid_gaps(self) -> tuple[tuple[str, Scalar], ...]:
        """Gaps that are zero at all times, including those of joints that are flow sources."""
        return self.gaps if self.start_zeros["flow"] else self.start_gaps

    @property
    def start_flows(self) -> tuple[tuple[str, Scalar], ...]:
        """Flows that are zero in consistent initial conditions."""
        return self.hidden + self.start_zeros["flow"]
