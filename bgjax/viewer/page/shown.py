"""A run as pages show it, without the solution itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ...scene import Scene
from ...system.system import System


Results = Callable[[tuple[str, ...]], Mapping[str, np.ndarray]]


class Moment(NamedTuple):
    """An event: its time [s], its name and the part that owns it, its kind ("begins", "ends"), and a sentence."""

    time: float
    name: str
    owner: str
    kind: str
    text: str


class Balance(NamedTuple):
    """The energy audit of a run until its end [s]: the work done on each element [J], what is missing in the balance,
    and the energy to which that is relative."""

    end: float
    work: Mapping[str, float]
    residual: float
    turnover: float


@dataclass(frozen=True)
class Shown:
    """A run with finite times: `results` evaluates several by name, `energies` are those of the storages by name and
    `powers` those into all other elements (if the run has an audit), `message` says why it stopped early."""

    label: str
    system: System
    scene: Scene
    times: np.ndarray
    results: Results
    energies: Callable[[], Mapping[str, np.ndarray]]
    powers: Callable[[], Mapping[str, np.ndarray]]
    events: tuple[Moment, ...] = ()
    balance: Balance | None = None
    message: str = ""
    notes: tuple[str, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """Names of all results."""
        return frozenset(self.system.results)


@dataclass(frozen=True)
class Wishes:
    """What a user asks of a page: its title, results to plot, and the factor by which clearances are magnified."""

    title: str
    names: tuple[str, ...] = ()
    magnify: float | None = None
