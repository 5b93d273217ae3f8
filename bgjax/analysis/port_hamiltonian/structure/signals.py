"""Signals as expressions in energy variables, further states, and variables of the junction structure.

The moduli of two-ports, the laws of nonlinear resistors and the rates of further states are written with them. A
variable of the junction structure that a signal reads is a probe, whose value is known after the elimination.
"""

from collections.abc import Iterable, Sequence

from ....errors import Fault
from ....expressions.expression import Expr, Scalar
from ....expressions.passes import substitute
from .elements import Part, Parts, Role
from .storages import Storage


class Unresolved(Exception):
    """A signal that is no function of states, inputs and port variables."""

    def __init__(self, where: str, what: str):
        self.fault = Fault(where, what, "let it depend on positions, momenta and displacements alone.")


class Signals:
    """Replaces the symbols of laws by what they stand for, as far as they are asked for."""

    def __init__(self, parts: Parts, storages: Sequence[Storage]):
        self.parts, self.pool = parts, parts.pool
        self.storages = {storage.name: storage for storage in storages}
        self.known: dict[int, Scalar] = {}  # symbols by what replaces them
        self.coordinates: dict[int, tuple[str, str, int]] = {}  # further states: (node, state, component)
        self._open: set[int] = set()  # symbols that are being replaced
        self._places: dict[int, tuple] = {}  # symbols of laws: what they are
        for storage in storages:
            self.known |= dict(storage.known)
        for part in parts.parts.values():
            self._register(part)

    def _register(self, part: Part) -> None:
        for end, symbol in zip(part.ends, part.received, strict=True):
            self._places[symbol.index] = "port", end
        for link in self.parts.structure.feeds.get(part.name, ()):
            for k, symbol in enumerate(part.given.signals[link.input]):
                self._places.setdefault(symbol.index, ("signal", link.source, link.quantity, k))
        for name, vector in part.given.states.items():
            for k, symbol in enumerate(vector):
                self._places[symbol.index] = "state", part.name, name, k
        for vector in part.given.unknowns.values():
            self._places |= {symbol.index: ("unknown", part.name) for symbol in vector}

    def written(self, values: Sequence[Scalar], keep: Iterable[int] = ()) -> list[Scalar]:
        """Values of a law with all symbols replaced, but those in `keep`."""
        kept = set(keep)
        symbols = [i for i in self.pool.reachable(values) if self.pool.kind(i) == "symbol" and i not in kept]
        return substitute(self.pool, list(values), {i: self._meaning(i) for i in symbols})

    def _meaning(self, index: int) -> Scalar:
        if index in self.known:
            return self.known[index]
        place = self._places.get(index)
        if place is None:
            return self.pool.expr(index)
        if index in self._open:
            raise Unresolved(str(place[1]), "is a signal that depends on itself.")
        self._open.add(index)
        self.known[index] = value = self._found(index, place)
        self._open.discard(index)
        return value

    def _found(self, index: int, place: tuple) -> Scalar:
        match place:
            case ("port", end):
                return self.probe(end.cell) * float(end.received)
            case ("signal", source, quantity, k):
                return self.quantity(source, quantity, k)
            case ("state", node, name, k):
                self.coordinates[index] = node, name, k
                return self.pool.expr(index)
            case (_, node):
                raise Unresolved(
                    node, "feeds a modulus or a law, but follows from rates or from an equation of its own."
                )
        raise AssertionError(place)

    def probe(self, cell: int) -> Expr:
        """The symbol of a variable of the junction structure."""
        return self.pool.symbol("probe", cell)

    def quantity(self, name: str, quantity: str, k: int) -> Scalar:
        """A signal of a node, or the effort or flow of one of its ports."""
        if (name, k) in self.parts.cells.junctions:
            return self.probe(self.parts.cells.junctions[name, k])
        part = self.parts.parts[name]
        storage = self.storages.get(name)
        if storage is not None and quantity in storage.signals:
            return storage.signals[quantity][k]
        if quantity in part.response.signals:
            return self.written([part.response.signals[quantity][k]])[0]
        port, _, word = quantity.rpartition(".")
        return self._at_port(part, port or self.parts.structure.node[name].ports[0].name, word, k)

    def _at_port(self, part: Part, port: str, word: str, k: int) -> Scalar:
        """The effort or flow at a port, in the direction that the law counts as positive."""
        number = next(i for i, end in enumerate(part.ends) if (end.port.name, end.component) == (port, k))
        end = part.ends[number]
        if word == end.kind:
            return self.probe(end.cell) * float(end.received)
        return self.delivered(part, number)

    def delivered(self, part: Part, number: int) -> Scalar:
        """What an element gives at a component of its ports."""
        if part.role in (Role.SOURCE, Role.CONSTRAINT, Role.RESISTIVE):
            return self.pool.symbol("delivered", part.name, number)
        storage = self.storages.get(part.name)
        if storage is None or part.ends[number] not in storage.ends:
            return self.written([part.outputs[number]])[0]
        return storage.gradient[storage.ends.index(part.ends[number])]

    def rates(self) -> dict[int, Scalar]:
        """The rates of all further states that are needed, in the order in which they were found."""
        found: dict[int, Scalar] = {}
        while missing := [i for i in self.coordinates if i not in found]:
            for index in missing:
                node, name, k = self.coordinates[index]
                response = self.parts.parts[node].response
                found[index] = self.written([response.rates[name][k]])[0]
        return found
