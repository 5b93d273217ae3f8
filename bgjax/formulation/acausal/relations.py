"""All equations of a graph as relations between its efforts, flows, signals and states, without assigning causality.

Every law is opened in the causality that its element prefers; what it gives at a port is equated with the effort or
flow of the bond there. Junctions give equalities of their common variable and balances of the other one. Nothing is
solved: structural analysis, inversion and diagnosis choose themselves which variables are known.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import dependencies, substitute_all
from ...graph.flatten import Flat
from ...structure.schedule import port_sign
from ...structure.structure import Node
from ..laws import Laws
from ..records.states import StateSlot
from .preferred import PreferredCausality


Place = (
    tuple  # ("effort" or "flow", bond, component), ("signal", node, quantity, component), ("unknown", node, name, k)
)


class Relation(NamedTuple):
    """An equation `residual` = 0, in which `node` says whose law or balance it is and `what` which of its results;
    `signal` is the signal that it gives, if any, as a node of the pool."""

    node: str
    what: str
    residual: Scalar
    signal: int | None = None


class StoredRate(NamedTuple):
    """A state with its rate, or a quantity whose rate a law prescribes (of a storage that has no state)."""

    node: str
    name: str
    quantity: Scalar
    rate: Scalar
    kind: str  # "state" or "quantity"


class Relations:
    """The equations of a graph, in the symbols of `variables`, states, parameters and time. Laws of the storages in
    `differentiated` are opened in derivative causality, so that they have no state."""

    def __init__(self, flat: Flat, differentiated: frozenset[str] = frozenset()):
        self.flat, self.structure = flat, flat.structure
        turned = {name: flat.structure.node[name].rule.patterns[-1] for name in differentiated}
        self.laws = Laws(flat, PreferredCausality(flat.structure, turned), {})
        self.laws.open_laws()
        self.pool: Pool = self.laws.pool
        self._symbols: dict[int, Scalar] = self._port_symbols()

    # -- variables --------------------------------------------------------------------------------------------
    @cached_property
    def variables(self) -> dict[int, Place]:
        """Every variable of the relations by its node in the pool; states are listed in `states`."""
        found = {self.bond_variable(word, n, k).index: (word, n, k) for word, n, k in self._bond_places()}
        for node in self.structure.nodes:
            if not node.is_junction:
                found |= {symbol.index: place for place, symbol in self._own_variables(node)}
        return found

    def bond_variable(self, word: str, number: int, component: int = 0) -> Expr:
        """The effort or flow of a bond, in the direction in which it is drawn."""
        return self.pool.symbol("bond", word, number, component)

    def signal_variable(self, node: str, quantity: str, component: int = 0) -> Expr:
        """A signal that a node gives."""
        return self.pool.symbol("given", node, quantity, component)

    @property
    def states(self) -> list[StateSlot]:
        return sorted(self.laws.states, key=lambda slot: slot.start)

    def state_symbols(self) -> dict[int, tuple[StateSlot, int]]:
        """States by their nodes in the pool, with the component of their slot."""
        pairs = [(slot, k) for slot in self.states for k in range(slot.width)]
        return {self.pool.symbol("state", slot.start + k).index: (slot, k) for slot, k in pairs}

    def label(self, place: Place) -> str:
        """Name of a variable as users know it."""
        if place[0] in ("effort", "flow"):
            bond = self.structure.bonds[place[1]]
            return f"{bond.name}.{place[0]}" + (f"[{place[2]}]" if bond.width > 1 else "")
        return f"{place[1]}.{place[2]}" + (f"[{place[3]}]" if place[3] else "")

    def _bond_places(self) -> Iterator[tuple[str, int, int]]:
        for number, bond in enumerate(self.structure.bonds):
            for k in range(bond.width):
                yield "effort", number, k
                yield "flow", number, k

    def _own_variables(self, node: Node) -> Iterator[tuple[Place, Expr]]:
        """Signals and unknowns of an element."""
        for quantity, vector in self.laws.responses[node.name].signals.items():
            for k in range(len(vector)):
                yield ("signal", node.name, quantity, k), self.signal_variable(node.name, quantity, k)
        for name, vector in self.laws.given[node.name].unknowns.items():
            for k, symbol in enumerate(vector):
                yield ("unknown", node.name, name, k), symbol

    # -- equations --------------------------------------------------------------------------------------------
    @cached_property
    def relations(self) -> tuple[Relation, ...]:
        """All equations without derivatives."""
        found: list[Relation] = []
        for node in self.structure.nodes:
            found += self._junction(node) if node.is_junction else self._element(node)
        return tuple(found)

    @cached_property
    def rates(self) -> tuple[StoredRate, ...]:
        """All equations with derivatives: the rates of states, and quantities whose rates are prescribed."""
        found: list[StoredRate] = []
        for node in self.structure.nodes:
            if not node.is_junction:
                found += self._state_rates(node)
                found += self._quantity_rates(node)
        return tuple(found)

    def received_sign(self, node: Node, port: str) -> int:
        """−1 where the bond at a port is drawn against the direction that the law counts as positive."""
        bond = self.structure.bonds[self.structure.bond_at[node.name, port]]
        return port_sign(node.ports[node.port_index(port)], bond.end(node.name, port))

    def port_variable(self, node: Node, port: str, word: str, component: int = 0) -> Scalar:
        """The effort or flow at a port, in the direction that the law counts as positive."""
        variable = self.bond_variable(word, self.structure.bond_at[node.name, port], component)
        return -variable if word == "flow" and self.received_sign(node, port) < 0 else variable

    def _port_symbols(self) -> dict[int, Scalar]:
        """What the symbols at the ports and signal inputs of every law stand for."""
        found: dict[int, Scalar] = {}
        for node in self.structure.nodes:
            if node.is_junction:
                continue
            given = self.laws.given[node.name]
            for port, effort in zip(node.ports, self.laws.causality.pattern(node), strict=True):
                word = "effort" if effort else "flow"
                symbols = enumerate(given.ports[port.name])
                found |= {s.index: self.port_variable(node, port.name, word, k) for k, s in symbols}
            for link in self.structure.feeds.get(node.name, ()):
                symbols = enumerate(given.signals[link.input])
                found |= {s.index: self.quantity(link.source, link.quantity, k) for k, s in symbols}
        return found

    def quantity(self, name: str, quantity: str, component: int = 0) -> Scalar:
        """A signal of a node, or the effort or flow of one of its ports, as a variable."""
        node = self.structure.node[name]
        if node.is_junction:
            return self.bond_variable(quantity, self.structure.attached[name][0], component)
        if any(port.name == quantity for port in node.outputs):
            return self.signal_variable(name, quantity, component)
        port, _, word = quantity.rpartition(".")
        return self.port_variable(node, port or node.ports[0].name, word, component)

    def _junction(self, node: Node) -> list[Relation]:
        common = node.rule.common
        balanced = "flow" if common == "effort" else "effort"
        first, *others = self.structure.attached[node.name]
        found = []
        for k in range(self.structure.bonds[first].width):
            total: Scalar = 0.0
            for number in (first, *others):
                inward = self.structure.bonds[number].head == node.name
                term = self.bond_variable(balanced, number, k)
                total = total + term if inward else total - term
            found.append(Relation(node.name, f"the balance of {balanced}s", total))
            one = self.bond_variable(common, first, k)
            for number in others:
                what = f"the equality of {common}s on {self.structure.bonds[number].name}"
                found.append(Relation(node.name, what, self.bond_variable(common, number, k) - one))
        return found

    def _element(self, node: Node) -> list[Relation]:
        response, found = self.laws.responses[node.name], []
        for port, effort in zip(node.ports, self.laws.causality.pattern(node), strict=True):
            word = "flow" if effort else "effort"
            for k, value in enumerate(self._written(response.outputs[port.name])):
                gap = self.port_variable(node, port.name, word, k) - value
                found.append(Relation(node.name, f"the {word} of {port.name}", gap))
        for quantity, vector in response.signals.items():
            for k, value in enumerate(self._written(vector)):
                signal = self.signal_variable(node.name, quantity, k)
                found.append(Relation(node.name, quantity, signal - value, signal.index))
        for name, vector in response.residuals.items():
            found += [Relation(node.name, f"the condition for {name}", value) for value in self._written(vector)]
        return found

    def _state_rates(self, node: Node) -> Iterator[StoredRate]:
        response, states = self.laws.responses[node.name], self.laws.given[node.name].states
        for name, vector in response.rates.items():
            for symbol, rate in zip(states[name], self._written(vector), strict=True):
                yield StoredRate(node.name, name, symbol, rate, "state")

    def _quantity_rates(self, node: Node) -> Iterator[StoredRate]:
        for name, dynamic in self.laws.responses[node.name].dynamics.items():
            rates = self._written(dynamic.rate)
            for quantity, rate in zip(self._written(dynamic.quantity), rates, strict=True):
                yield StoredRate(node.name, name, quantity, rate, "quantity")

    def gaps(self) -> list[Relation]:
        """Positions that constraints keep at zero."""
        found = []
        for node in self.structure.nodes:
            response = None if node.is_junction else self.laws.responses[node.name]
            for name, vector in ({} if response is None else response.gaps).items():
                found += [Relation(node.name, f"the gap of {name}", value) for value in self._written(vector)]
        return found

    def useful(self, read: Sequence[Scalar], constant: Container[int] = ()) -> list[Relation]:
        """The relations without those of signals that neither other equations nor the values in `read` need, and
        without those of signals that count as constant."""
        given = {r.signal: r.residual for r in self.relations if r.signal is not None and r.signal not in constant}
        others = [r.residual for r in self.relations if r.signal is None]
        values = [*others, *read, *[r.residual for r in self.gaps()]]
        values += [value for one in self.rates for value in (one.quantity, one.rate)]
        needed: set[int] = set()
        while values:
            found = set().union(*dependencies(self.pool, values, given)) - needed
            needed |= found
            values = [given[signal] for signal in sorted(found)]
        return [r for r in self.relations if r.signal is None or r.signal in needed]

    def _written(self, vector) -> list[Scalar]:
        """Values of a law in the variables of the relations."""
        return substitute_all(self.pool, list(vector), self._symbols)


def parameter_keys(relations: Relations) -> Mapping[int, tuple]:
    """Keys of the parameter symbols that occur in the pool, by node."""
    pool = relations.pool
    symbols = [i for i in range(len(pool.nodes)) if pool.kind(i) == "symbol"]
    return {i: pool.key(i) for i in symbols if pool.key(i)[0] == "parameter"}
