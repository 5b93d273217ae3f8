"""A system and a method as the loop over steps sees them."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...expressions.program import NonlinearBlock
from .kernel import Functions, Pair
from .methods import Method
from .records import INTEGER, NUMBER, MethodRecord, PlanRecord, address


@dataclass(frozen=True)
class NativeSystem:
    """Programs of a system by their names in `records.PROGRAMS`, its sizes, and how it is integrated."""

    programs: Mapping[str, Pair]
    blocks: Sequence[NonlinearBlock]
    size: int
    carried: int
    supplies: int
    storing: int
    first_round: int  # of the projection: 0, or the last where only velocities are projected
    counts_motion: bool  # the change by the projection counts as an error
    nonlinear_sources: bool
    counted: np.ndarray  # of each state its weight in the norm of errors
    method: Method
    ends: bool  # states are saved at the ends of steps only
    gains: tuple[float, float]
    sources: int = 0
    guards: int = 0
    places: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()

    @property
    def length(self) -> int:
        """Entries of the vector that is integrated."""
        return self.size + self.carried + 2 * self.supplies + self.storing

    @property
    def known(self) -> int:
        """States and last solutions of loops: what is saved."""
        return self.size + self.carried


@dataclass(frozen=True)
class NativePlan:
    """The record of a system for a number of lanes; `kept` holds what it points to."""

    record: PlanRecord
    name: str  # follows from the content
    kept: list[Any] = field(repr=False)


def native_plan(system: NativeSystem, found: Functions) -> NativePlan:
    """The record of a system with its compiled functions."""
    record, kept = PlanRecord(), []
    for name in ("size", "carried", "supplies", "storing", "first_round", "counts_motion", "sources", "guards"):
        setattr(record, name, int(getattr(system, name)))
    record.nonlinear_sources, record.held = int(system.nonlinear_sources), len(system.places)
    record.parameters, record.scratch = found.parameters, found.scratch
    enter_functions(record, system, found)
    record.counted = _kept(kept, system.counted, float)
    record.places, record.owners = _kept(kept, system.places, np.int64), _kept(kept, system.owners, np.int64)
    record.method = _method(system, kept)
    return NativePlan(record, _name(found.key, record, kept), kept)


def enter_functions(record: PlanRecord, system: NativeSystem, found: Functions) -> None:
    """Let a record refer to these functions. A loop that is running takes them from its next call on."""
    for name in system.programs:
        entry = getattr(record, name)
        entry.run, entry.dot = found.addresses[name], found.addresses.get(f"{name}.dot")
        entry.parameters = found.starts[name]


def _name(key: str, record: PlanRecord, kept: Sequence[np.ndarray]) -> str:
    """A name that follows from the functions and from all numbers of a record; addresses do not count."""
    digest = hashlib.sha256(key.encode())
    for kind in (PlanRecord, MethodRecord):
        part = record if kind is PlanRecord else record.method
        digest.update(
            repr([getattr(part, name) for name, field in kind._fields_ if field in (INTEGER, NUMBER)]).encode()
        )
    for table in kept:
        digest.update(table.tobytes())
    return digest.hexdigest()[:24]


def _kept(kept: list, values: Any, kind: Any) -> int | None:
    kept.append(np.ascontiguousarray(values, kind))
    return address(kept[-1])


def _method(system: NativeSystem, kept: list) -> MethodRecord:
    """The tableau with a square matrix of weights. A last stage that nothing needs is left out."""
    method, again = system.method, "projection" in system.programs or "renewal" in system.programs
    size = len(method.solution)
    weights = np.zeros((size, size))
    for number, row in enumerate(method.weights, 1):
        weights[number, : len(row)] = row
    idle = system.ends and again and method.solution[-1] == 0.0 and method.error[-1] == 0.0
    used = size - 1 if idle else size
    dense = np.array(method.dense)[:used]
    tables = [weights[:used, :used], [0.0, *method.shares][:used], method.solution[:used], method.error[:used], dense]
    shifts = again and not method.interpolates
    numbers = [used, method.order, int(not again), int(shifts), 0 if system.ends else dense.shape[1]]
    return MethodRecord(*numbers, *[_kept(kept, table, float) for table in tables], *system.gains)
