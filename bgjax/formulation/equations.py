"""All there is to know about a compiled graph, free of values."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..expressions.expression import Pool, Scalar
from ..structure.causality import Causality
from ..structure.schedule import Schedule
from .rank.redundancy import Redundancy
from .switches import Switching
from .unknowns.solved import Solved


@dataclass(frozen=True)
class StateSlot:
    """Where a state stands in the flat vector."""

    name: str
    start: int
    width: int
    default: tuple[float, ...]
    controlled: bool = True


@dataclass(frozen=True, eq=False)
class Equations:
    """All there is to know about a compiled graph, free of values."""

    pool: Pool
    causality: Causality
    schedule: Schedule
    solved: Solved
    states: tuple[StateSlot, ...]
    rates: tuple[Scalar, ...]
    quantities: Mapping[str, tuple[Scalar, ...]]
    energies: Mapping[str, Scalar]
    supplies: Mapping[str, Scalar]  # power into each element that neither stores nor passes it on
    hidden: tuple[tuple[str, Scalar], ...]  # constraint flows that must be zero
    gaps: tuple[tuple[str, Scalar], ...]  # positions that must be zero
    closed: Mapping[str, tuple[tuple[str, Scalar], ...]]  # "gap" and "flow": what compliant joints have at zero in a start, and only there
    redundancy: Redundancy  # of the rows that are solved
    settled: tuple[Scalar, ...]  # all states as they should be whatever the constraints say: unit quaternions, counted turns
    closing: tuple[Scalar, ...]  # corrections of the states that close the gaps (level 0), that stop the flows (level 1)
    dependent: tuple[Scalar, ...] = ()  # 1 for states that are solved from others now, where independent coordinates are chosen
    carried: tuple[Scalar, ...] = ()  # last solutions of loops that may have several: they follow the states in the vector of a run
    following: tuple[int, ...] = ()  # places of states that are solved from others in general
    generalised: tuple[tuple[int, int, str], ...] = ()  # of artificial flow sources: place of the velocity, symbol of its rate, path
    inertias: tuple[Scalar, ...] = ()  # virtual inertia of each of them, for scales
    loops: tuple[tuple[Scalar, ...], ...] = ()  # constraints between them that leave the others independent: rows of their flows
    switches: tuple[Switching, ...] = ()
    stabilised: bool = False  # constraints decay by Baumgarte's terms and are not projected
    mechanism: Redundancy | None = None  # of all joints of a mechanism, where others are solved than with multipliers
    turns: tuple[tuple[str, int], ...] = ()  # whole turns between bodies whose rotation a joint locks, by joint
    light: tuple[str, ...] = ()  # inertias that hardly count beside others, with these values

    @property
    def joints(self) -> Redundancy:
        """What repeats what among all joints, as far as it is known: the same for every method."""
        return self.redundancy if self.mechanism is None else self.mechanism

    @property
    def start_gaps(self) -> tuple[tuple[str, Scalar], ...]:
        """Positions that are zero in a start."""
        return self.gaps + self.closed["gap"]

    @property
    def rigid_gaps(self) -> tuple[tuple[str, Scalar], ...]:
        """Positions that are zero all the time, those that flow sources keep there too."""
        return self.gaps if self.closed["flow"] else self.start_gaps

    @property
    def start_flows(self) -> tuple[tuple[str, Scalar], ...]:
        """Flows that are zero in a start."""
        return self.hidden + self.closed["flow"]
