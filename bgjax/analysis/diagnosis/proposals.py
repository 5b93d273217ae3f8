"""Further sensors: what each of them makes detectable and isolable, and the smallest sets that isolate all faults."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ...display import html_table, text_table
from ...surface.listing import public
from .elimination.equations import Sensor
from .problem import Problem, Solved
from .signals import candidate_names, find_sensors
from .signatures import Signatures


@dataclass(frozen=True)
class Proposal:
    """Holds what one candidate sensor, or a set of them, makes detectable and isolable beyond what was before."""

    sensors: tuple[str, ...]
    detectable: tuple[str, ...]
    isolable: tuple[str, ...]
    signatures: Signatures


@dataclass(frozen=True, repr=False)
class SensorProposals:
    """Holds the effect of each candidate measurement (`single`), and the smallest sets of them with which every fault
    of an element or a source is isolable (`sets`, all of one size; empty if none was found)."""

    single: tuple[Proposal, ...]
    sets: tuple[tuple[str, ...], ...]
    largest: int  # size of the largest sets that were tried completely
    tried: int
    complete: bool  # False if the search ended at its limit

    __dir__ = public

    def _table(self) -> tuple[list[str], list[list[str]]]:
        headings = ["candidate", "becomes detectable", "becomes isolable"]
        ranked = sorted(self.single, key=lambda p: (-len(p.isolable), -len(p.detectable)))
        rows = [[", ".join(p.sensors), _listed(p.detectable), _listed(p.isolable)] for p in ranked]
        return headings, rows

    def _sentence(self) -> str:
        if self.sets:
            found = " or ".join("{" + ", ".join(names) + "}" for names in self.sets)
            return f"Every fault of an element or a source is isolable with {found}."
        limit = "" if self.complete else f"; the search ended after {self.tried} sets"
        size = f"up to {self.largest} of these candidates" if self.largest else "one of these candidates"
        return f"No set of {size} isolates every fault of an element or a source{limit}."

    def __str__(self) -> str:
        return "\n".join([text_table(*self._table(), left=(0, 1, 2)), self._sentence()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_table(*self._table(), left=(0, 1, 2)) + f"<p>{self._sentence()}</p>"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "–"


def propose(
    problem: Problem, sensors: Sequence[Sensor], candidates: Sequence[Sensor], largest: int, limit: int
) -> SensorProposals:
    """Candidates one by one, then sets of growing size up to `largest`, as long as no more than `limit` are tried."""
    before = problem.solve(sensors).signatures
    single = tuple(_proposal(problem, sensors, [one], before) for one in candidates)
    tried, complete, done = len(single), True, 1
    sets = [p.sensors for p in single if _isolates_all(p.signatures)]
    for size in range(2, largest + 1):
        if sets:
            break
        for chosen in combinations(candidates, size):
            if tried >= limit:
                complete = False
                break
            tried += 1
            found = _proposal(problem, sensors, chosen, before)
            sets += [found.sensors] if _isolates_all(found.signatures) else []
        if not complete:
            break
        done = size
    return SensorProposals(single, tuple(sets), done, tried, complete)


def _proposal(problem: Problem, sensors: Sequence[Sensor], added: Iterable[Sensor], before: Signatures) -> Proposal:
    new = list(added)
    found = problem.solve([*sensors, *new]).signatures
    own = {sensor.component for sensor in new}
    detectable = [name for name in found.detectable if name not in before.detectable and name not in own]
    isolable = [name for name in found.isolable if name not in before.isolable and name not in own]
    return Proposal(tuple(s.name for s in new), tuple(detectable), tuple(isolable), found)


def _isolates_all(found: Signatures) -> bool:
    """Whether every element and source is isolable; sensors need not be."""
    kinds = dict(zip(found.components, found.kinds, strict=True))
    return all(name in found.isolable for name, kind in kinds.items() if kind != "sensor")


def find_candidates(problem: Problem, found: Solved) -> list[Sensor]:
    """All that could be measured as well, but what is constant."""
    taken = {sensor.name for sensor in found.sensors}
    every = find_sensors(problem.names, [name for name in candidate_names(problem.names) if name not in taken])
    return [sensor for sensor in every if not found.is_constant(sensor.value)]


def giving_redundancy(problem: Problem, sensors: Sequence[Sensor], candidates: Sequence[Sensor]) -> Iterator[str]:
    """Names of candidates with which there is at least one relation, those that only repeat a sensor last."""
    repeated = []
    for one in candidates:
        found = problem.solve([*sensors, one])
        if any(found.kinds[name] != "sensor" for left in found.left for name in left.components):
            yield one.name
        elif found.left:
            repeated.append(one.name)
    yield from repeated
