"""One graph in one listing: what bgjax makes of it, beside what the oracle finds."""

import copy
import warnings
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import equinox as eqx
import numpy as np

import bgjax as bg

from .acausal import Acausal
from .build import build, path
from .description import Description
from .proof import is_proof
from .readings import expected, read_point
from .search import Contradiction, Solution, descend, find, is_closed, solution_at, unique_with_second_derivatives


TIME = 0.3
CLOSE = 1e-6  # of the largest rate
SOUND = ("right", "refused", "index 3", "none found", "undecided", "another root")
SAME = 1e-7  # of rates in two listings, likewise


class Verdict(NamedTuple):
    """Of one listing; `kind` is one of the words of README.md. Rates go by the names of states."""

    kind: str
    what: str = ""
    rates: Mapping[str, np.ndarray] | None = None


class Made(NamedTuple):
    """A compiled system, or why there is none; `building` if a part or the whole was refused when it was made. Names
    are then those within the part."""

    system: bg.System | None
    error: Exception | None
    building: bool = False

    @property
    def named(self) -> bool:
        known = isinstance(self.error, bg.BondGraphError | bg.SimulationError)
        return known and not isinstance(self.error, bg.InternalError)

    @property
    def reason(self) -> str:
        """The faults in an order of their own; their listing follows that of the nodes."""
        faults = sorted(f"{fault.where}: {fault.what}" for fault in getattr(self.error, "faults", ()))
        return f"{type(self.error).__name__}: {' '.join(faults) or self.error}"


def compiled(description: Description, random: np.random.Generator | None = None) -> Made:
    graph = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            graph = build(description, random)
            return Made(bg.compile(graph), None)
    except Exception as error:  # noqa: BLE001
        return Made(None, error, building=graph is None)


class Judge:
    """The oracle's answer to one graph, and verdicts on listings of it."""

    def __init__(self, description: Description, seed: int, traced: bool = False):
        self.description, self.oracle, self.traced = description, Acausal(description), traced
        self.names = {path(description, name): name for name in description.elements}
        self.answer: Solution | Contradiction = find(self.oracle, np.random.default_rng(seed), TIME)

    def verdict(self, random: np.random.Generator | None = None) -> Verdict:
        made = compiled(self.description, random)
        return (
            self._restricted(made, random)
            if made.error is not None and _needs_inverse(made.error)
            else self._judged(made)
        )

    def _judged(self, made: Made) -> Verdict:
        if made.error is not None:
            return self._refused(made)
        try:
            return self._accepted(made.system)
        except Exception as error:  # noqa: BLE001
            return Verdict("crash", f"{type(error).__name__}: {error}")

    def _refused(self, made: Made) -> Verdict:
        if not made.named:
            return Verdict("crash", made.reason)
        if isinstance(self.answer, Solution) and self.answer.unique:
            return Verdict("missed", made.reason)
        return self._checked(made)

    def _restricted(self, made: Made, random: np.random.Generator | None) -> Verdict:
        """Of a refusal for want of an inverse: proved, or the verdict must be sound once every inverse
        is declared to exist."""
        own, other = self._refused(made), copy.copy(self)
        if own.kind in SOUND:
            return own
        other.description = _with_inverses(self.description)
        found = other._judged(compiled(other.description, random))
        return (
            Verdict("restricted", made.reason)
            if found.kind in SOUND
            else Verdict(found.kind, f"with invertible=True: {found.what}", found.rates)
        )

    def _checked(self, made: Made) -> Verdict:
        """Of a refusal where the rates are not unique: whether it names what the oracle finds."""
        reason, short = made.reason, {name: name for name in self.description.elements}
        names = self.names | short if made.building else self.names
        if isinstance(self.answer, Contradiction) and not self.answer.proved:  # by searches alone, whatever is named
            return Verdict("none found" if self.answer.ended else "undecided", reason)
        if not is_proof(made.error.faults, self.oracle, self.answer, names):
            return Verdict("unproved", reason)
        deeper = isinstance(self.answer, Solution) and unique_with_second_derivatives(self.oracle, self.answer)
        return Verdict("index 3" if deeper else "refused", reason)

    def _accepted(self, system: bg.System) -> Verdict:
        answer = self.answer if isinstance(self.answer, Solution) else self._from_system(system)
        if isinstance(answer, Verdict):
            return answer
        state, wanted = expected(self.description, self.oracle, answer, system, self.names)
        found = np.asarray(system(TIME, state))
        rates = _by_name(system, found)
        if not answer.unique:
            return Verdict("free", "accepted, but the oracle leaves the rates free", rates)
        if not np.all(np.isfinite(found)):
            return Verdict("NaN", f"rates {found}", rates)
        off = float(np.max(np.abs(found - wanted), initial=0.0))
        if self.traced and not _same_when_traced(system, state, found):
            return Verdict("wrong", "compiled by JAX it has other rates than by NumPy", rates)
        if off <= CLOSE * self._scale(answer, wanted):
            return Verdict("right", "", rates)
        return Verdict("another root" if self._is_root(system, state, found) else "wrong", f"off by {off:.2g}", rates)

    def _scale(self, answer: Solution, wanted: np.ndarray) -> float:
        return max(1.0, np.max(np.abs(wanted), initial=0.0), np.max(np.abs(answer.point.z), initial=0.0))

    def _from_system(self, system: bg.System) -> Solution | Verdict:
        """A consistent point near what the system gives; the oracle's equations alone say that it is one. Constraints
        that contradict each other are refused at the start, since their values are parameters."""
        try:
            state = np.asarray(bg.initialise(system, time=TIME))
        except bg.BondGraphError as error:
            return self._checked(Made(None, error))
        read = read_point(self.description, self.oracle, system, TIME, state)
        for fixed in (self.oracle.state_size, 0):  # at the states of the system, then also near them
            point, left = descend(self.oracle, read, fixed)
            if point is not None and is_closed(point, left):
                return solution_at(self.oracle, point)
        proved = " that can exist" if self.answer.proved else ""
        return Verdict(
            "contradiction",
            f"accepted, but the oracle finds no consistent point{proved}: {sorted(self.answer.elements)}",
        )

    def _is_root(self, system: bg.System, state: np.ndarray, found: np.ndarray) -> bool:
        """Whether the system's efforts and flows satisfy all equations and their derivatives, and its rates are those
        that follow. Storages that are no states of the system, but follow from its unknowns,
        have the values that the system gives."""
        read = read_point(self.description, self.oracle, system, TIME, state)
        point, left = descend(self.oracle, read, fixed=self.oracle.state_size)
        if point is None or not is_closed(point, left):
            return False
        other = solution_at(self.oracle, point)
        wanted = expected(self.description, self.oracle, other, system, self.names)[1]
        return other.unique and bool(np.max(np.abs(found - wanted)) <= CLOSE * self._scale(other, wanted))


def _same_when_traced(system: bg.System, state: np.ndarray, found: np.ndarray) -> bool:
    """Whether the compiled right-hand side gives what `system(time, state)` gives for numbers."""
    traced = np.asarray(eqx.filter_jit(lambda system, time, state: system(time, state))(system, TIME, state))
    return np.allclose(traced, found, 0.0, SAME * max(1.0, np.max(np.abs(found), initial=0.0)))


def _needs_inverse(error: Exception) -> bool:
    """A documented restriction: a characteristic whose inverse is not known."""
    return "no known inverse" in str(error)


def _with_inverses(description: Description) -> Description:
    """The same graph with every characteristic declared invertible, as those of the generator are."""

    def declared(e):
        return replace(e, values={**e.values, "invertible": True}) if e.kind == "R" and "invertible" in e.values else e

    return replace(description, elements={name: declared(element) for name, element in description.elements.items()})


def _by_name(system: bg.System, found: np.ndarray) -> dict[str, np.ndarray]:
    return {slot.name: found[slot.start : slot.start + slot.width] for slot in system.plan.equations.states}


def difference(one: Verdict, other: Verdict) -> str:
    """How the verdicts on two listings differ; nothing where they are the same."""
    if one.kind != other.kind:
        return f"{one.kind} ({one.what}) in one listing, {other.kind} ({other.what}) in another"
    if one.rates is None or other.rates is None:
        return (
            ""
            if one.what == other.what
            else f"{one.kind} for {one.what!r} in one listing, for {other.what!r} in another"
        )
    if one.rates.keys() != other.rates.keys():
        return f"states {sorted(one.rates)} in one listing, {sorted(other.rates)} in another"
    largest = max([1.0, *[np.max(np.abs(rate)) for rate in one.rates.values()]])
    off = [
        name
        for name, rate in one.rates.items()
        if not np.allclose(rate, other.rates[name], 0.0, SAME * largest, equal_nan=True)
    ]
    return f"rates of {', '.join(off)} differ" if off else ""
