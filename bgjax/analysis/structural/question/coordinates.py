"""Joint coordinates and their rates as states, in place of quaternions and velocities of single bodies."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ....expressions.expression import Scalar
from ....formulation.acausal.relations import Relations
from ....graph.graph import AbstractModel
from ..arithmetic.base import AbstractArithmetic
from ..state_equations.linear_algebra import Echelon
from ..state_equations.pencil import INPUT, VALUE, Elimination, Reduced, Row
from .request import find_outputs


RATES = {"angle": "rate", "displacement": "velocity"}  # names of coordinates and of their rates


class JointResult(NamedTuple):
    """A joint coordinate, or the rate of one, which is `moving`."""

    name: str
    value: Scalar
    moving: bool


def joint_results(relations: Relations, model: AbstractModel, frozen: bool) -> list[JointResult]:
    """Joint coordinates with their rates, in the order of the joints; the rates alone where positions are frozen."""
    found, exports = [], relations.flat.exports
    for name in model.coordinates():
        names = {name: False, rate_name(name): True}
        if all(each in exports for each in names):
            found += [(each, moving) for each, moving in names.items() if moving or not frozen]
    values = find_outputs(relations, [name for name, _ in found])
    return [JointResult(name, one.value, moving) for (name, moving), one in zip(found, values, strict=True)]


def rate_name(coordinate: str) -> str:
    """The name of the rate of a joint coordinate: joint.angle gives joint.rate."""
    joint, _, word = coordinate.rpartition(".")
    for one, other in RATES.items():
        word = word.replace(one, other)
    return f"{joint}.{word}"


@dataclass(frozen=True)
class StateChoice:
    """State equations in chosen states: their rates, and the names of states and of those that move."""

    rates: dict[int, Row]
    names: dict[int, str]
    moving: frozenset[int]  # states of storages, and rates of joint coordinates
    steps: tuple[Reduced, ...] = field(repr=False)

    def in_states(self, row: Mapping, arithmetic: AbstractArithmetic) -> Row:
        """A row of values and inputs in the chosen states."""
        for step in self.steps:
            row = step.in_states(row, arithmetic)
        return dict(row)


class Chooser:
    """Chooses joint coordinates and their rates as states, as far as they are independent, and fills up with states of
    elements."""

    def __init__(self, found: Reduced, arithmetic: AbstractArithmetic):
        self.found, self.arithmetic = found, arithmetic
        self.place = {v: k for k, v in enumerate(found.states)}
        self.space = Echelon(arithmetic)
        self.rows: dict[int, Row] = {}
        self.rates: dict[int, Row] = {}

    def offer(self, variable: int, row: Row, rate: Row | None) -> None:
        """Take a variable with its rate as a state, if states alone determine it and it is independent of those before;
        without a rate, it changes as the states do."""
        row = self.found.in_states(row, self.arithmetic)
        rate = self._rate_of(row) if rate is None else self.found.in_states(rate, self.arithmetic)
        if any(kind >= INPUT for kind, _ in row) or not self._known(row) or not self._known(rate):
            return
        zero = self.arithmetic.number(0.0)
        if self.space.add([row.get((VALUE, v), zero) for v in self.place]) is not None:
            self.rows[variable], self.rates[variable] = row, rate

    def _known(self, row: Row) -> bool:
        return all(kind >= INPUT or v in self.place for kind, v in row)

    def _rate_of(self, row: Row) -> Row:
        total: Row = {}
        for (kind, v), factor in row.items():
            if kind == VALUE and v in self.place:
                for key, value in self.found.in_states(self.found.rates[v], self.arithmetic).items():
                    total[key] = total[key] + factor * value if key in total else factor * value
        return total

    def chosen(self, names: Mapping[int, str], moving: frozenset[int]) -> StateChoice:
        """The state equations in the variables that were taken, and in the states that are left."""
        one = self.arithmetic.number(1.0)
        rows = [row | {(VALUE, v): -one} for v, row in self.rows.items()]
        step = Elimination(rows, dict.fromkeys(self.rows, 1), self.arithmetic).reduce()
        steps = (self.found, step)
        return StateChoice(dict(self._all_rates(steps)), dict(names), moving, steps)

    def _all_rates(self, steps: tuple[Reduced, Reduced]) -> Iterator[tuple[int, Row]]:
        found, step = steps
        for v, rate in self.rates.items():
            yield v, step.in_states(rate, self.arithmetic)
        for v in found.states:
            if v not in step.solved:
                yield v, step.in_states(found.in_states(found.rates[v], self.arithmetic), self.arithmetic)
