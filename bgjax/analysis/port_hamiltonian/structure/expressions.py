"""The port-Hamiltonian form as expressions in energy variables, further states and what the other ports give."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....elements.base import AbstractElement
from ....expressions.expression import Pool, Scalar
from ...symbolic.writer import expanded_size
from .assembly import Outer
from .closure import Entries, label


@dataclass(frozen=True)
class Coordinate:
    """A further state without energy, on which moduli or laws depend: its symbol, its result and its rate."""

    symbol: int
    name: tuple[str, int, int]
    rate: Scalar


@dataclass(frozen=True)
class Characteristic:
    """The law of an element that is not linear: what it gives at its ports for what it receives there."""

    name: str
    places: tuple[int, ...]  # of its ports among the rows
    received: tuple[int, ...]  # symbols, in the direction of the law
    signs: tuple[int, ...]  # from the law's direction to power into the element
    outputs: tuple[Scalar, ...]


@dataclass(frozen=True)
class Expressions:
    """All expressions of a form, in one pool; rows and columns of J and R are those of `outer`."""

    pool: Pool
    elements: Mapping[str, AbstractElement]
    outer: tuple[Outer, ...]
    variables: tuple[int, ...]  # symbols of the energy variables
    energies: Mapping[str, Scalar]
    skew: Mapping[tuple[int, int], Scalar]  # above the diagonal
    symmetric: Mapping[tuple[int, int], Scalar]  # on and above the diagonal
    coordinates: tuple[Coordinate, ...]
    laws: tuple[Characteristic, ...]
    time: int

    def places(self, *kinds: str) -> list[int]:
        """Rows of some kinds: "state", "input", "source", "resistive", "multiplier", "constraint"."""
        return [k for kind in kinds for k, outer in enumerate(self.outer) if outer.kind == kind]

    def names(self, *kinds: str) -> tuple[str, ...]:
        """Names of what the ports of some kinds give; of states their energy variables."""
        return tuple(label(self.outer[k].name) for k in self.places(*kinds))

    def labels(self, places: Sequence[int]) -> tuple[str, ...]:
        """Names of what the ports in some rows give."""
        return tuple(label(self.outer[k].name) for k in places)

    @property
    def coordinate_names(self) -> list[str]:
        """Names of the further states."""
        return [label(coordinate.name) for coordinate in self.coordinates]

    @property
    def state_names(self) -> list[tuple[str, int, int]]:
        """Results of a system that are the energy variables and the further states."""
        return [*[self.outer[k].name for k in self.places("state")], *[c.name for c in self.coordinates]]

    def conjugate(self, place: int) -> str:
        """The name of the output of an input: its product with the input is power into the system."""
        outer = self.outer[place]
        base, word = outer.name[0].rsplit(".", 1)
        other = label((f"{base}.{'flow' if word == 'effort' else 'effort'}", *outer.name[1:]))
        return f"-{other}" if outer.end is not None and outer.end.inward > 0 else other

    def given(self, *kinds: str) -> list[Scalar]:
        """What the ports of some kinds give."""
        return [self.outer[k].symbol for k in self.places(*kinds)]

    def symbol_names(self) -> dict[int, str]:
        """Names of all symbols but parameters and time, by node."""
        names = dict(zip(self.variables, self.names("state"), strict=True))
        names |= {c.symbol: label(c.name) for c in self.coordinates}
        return names | {o.symbol.index: label(o.name) for o in self.outer if o.kind != "state"}

    def block(self, which: str, rows: Sequence[int], columns: Sequence[int]) -> list[list[Scalar]]:
        """A block of J ("skew") or of R ("symmetric")."""
        return [[self._entry(which, i, j) for j in columns] for i in rows]

    def _entry(self, which: str, i: int, j: int) -> Scalar:
        if which == "symmetric":
            return self.symmetric.get((min(i, j), max(i, j)), 0.0)
        if i < j or (j, i) not in self.skew:
            return self.skew.get((i, j), 0.0)
        return -self.skew[j, i]

    def count(self, which: str, kinds: Sequence[str]) -> int:
        """Number of entries of J or R in the rows of states and the columns of some kinds."""
        rows = self.block(which, self.places("state"), self.places(*kinds))
        return sum(not Pool.is_zero(entry) for row in rows for entry in row)

    @property
    def operations(self) -> int:
        """Number of operations of all entries where they are written out."""
        return expanded_size(self.pool, [*self.skew.values(), *self.symmetric.values(), self.energy])

    @property
    def energy(self) -> Scalar:
        """H."""
        total: Scalar = 0.0
        for value in self.energies.values():
            total = total + value
        return total

    @property
    def gradient(self) -> list[Scalar]:
        """∂H/∂x."""
        return [self.outer[k].symbol for k in self.places("state")]


def plain(entries: Entries) -> dict[tuple[int, int], Scalar]:
    """Entries without their sampled values."""
    return {key: entry.value for key, entry in entries.items()}
