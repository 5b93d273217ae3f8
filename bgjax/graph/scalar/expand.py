"""A multibond graph in, a graph of scalar bonds out: every node becomes a piece, and pieces are joined."""

from collections.abc import Mapping

from ...elements import Function, One, Zero, symbolic
from ...structure.structure import Bond, Node, SignalLink, component_names
from ...surface.calls import checked_call
from ..expansion import open_graph
from ..flatten import Flat, check, refuse_no_graph
from ..graph import AbstractModel, Graph
from .one_ports import split_one_port
from .parts import Parts
from .piece import Piece, by_components, kept
from .turned import turned
from .two_ports import split_two_port
from .widths import is_against, widths_of


@symbolic
def negative(value):
    """The negative of a signal."""
    return -value


@checked_call
def to_scalar(model: AbstractModel) -> Graph:
    """Expands a model into a graph of scalar bonds: a node `v` of several components becomes `v[0]`, `v[1]`, …, and a
    matrix two-port `turn` a transformer `turn[i,j]` for every entry, between junctions `turn_a[j]` and `turn_b[i]`.
    Results keep their names ("rod.velocity"), and mechanisms their initial conditions and all methods. An open port
    `shaft` of several components becomes `shaft[0]`, `shaft[1]`, ….

    Laws that couple components (a full inertia matrix, a quaternion's kinematics, elements of users) remain one node
    whose ports are connected by components: `body.J.port[0]`."""
    refuse_no_graph(model)
    graph = open_graph(model)
    source = model.source if isinstance(model, Graph) else model
    expansion = _Expansion(check(graph))
    return turned(expansion.graph(source, expansion.open_ports(graph)))


def _opened(graph: Graph, target: str) -> str:
    """The path of what a port opens, which may be a port of a part."""
    first, _, rest = target.partition(".")
    part = graph.nodes[first]
    return f"{first}.{_opened(part, dict(part.ports).get(rest, rest))}" if isinstance(part, Graph) else target


class _Expansion:
    """Joins the pieces of all nodes by scalar bonds and signals."""

    def __init__(self, flat: Flat):
        self.flat, self.root = flat, Parts()
        self.taps: dict[tuple[str, str], dict[str, list[str]]] = {}  # by node and port: junctions by their variable
        self.pieces = {node.name: self._piece(node) for node in flat.structure.nodes}
        self.nodes = {path for piece in self.pieces.values() for path in piece.nodes}

    def graph(self, source: AbstractModel | None, ports: Mapping[str, str]) -> Graph:
        for piece in self.pieces.values():
            self._add(piece)
        for signal in self.flat.structure.signals:
            self._signal(signal)
        for bond in self.flat.structure.bonds:
            self._bond(bond)
        for name, target in self.flat.exports.items():
            self.root.add_export(name, target)
        for prefix, derived in self.flat.derived.items():
            self.root.add_derived(prefix, derived)
        return self.root.graph(initial=self.flat.initial, source=source, ports=tuple(ports.items()))

    def open_ports(self, graph: Graph) -> dict[str, str]:
        """The ports of a graph, one for every component, with the scalar ends that they open."""
        found = {}
        for name, target in graph.ports:
            ends = self._ends(_opened(graph, target))
            found |= dict(zip(component_names(name, len(ends)), ends, strict=True))
        return found

    def _ends(self, opened: str) -> list[str]:
        """The scalar ends at a junction, or at a port or a signal input of an element."""
        if opened in self.pieces:
            return self.pieces[opened].ends[None]
        node, _, port = opened.rpartition(".")
        piece = self.pieces[node]
        return piece.ends[port] if port in piece.ends else [targets[0] for targets in piece.inputs[port]]

    # -- pieces ----------------------------------------------------------------------------------------------
    def _piece(self, node: Node) -> Piece:
        element, widths = self.flat.elements[node.name], widths_of(self.flat, node)
        if node.whole is not None or widths.largest == 1:
            return kept(node, element)
        found = split_one_port(node, element, widths) or split_two_port(node, element, widths)
        return found or by_components(node, element, widths)

    # -- bonds and signals -----------------------------------------------------------------------------------
    def _bond(self, bond: Bond) -> None:
        """One scalar bond for every component, through the junctions at which variables are read."""
        tail, head = (bond.tail, bond.tail_port), (bond.head, bond.head_port)
        taps = [self.taps.get(end, {}).values() for end in (tail, head)]
        chain = [self.pieces[tail[0]].ends[tail[1]], *taps[0], *taps[1], self.pieces[head[0]].ends[head[1]]]
        for ends in zip(*chain, strict=True):
            for first, second in zip(ends, ends[1:], strict=False):
                self.root.add_link(first, second, True)
        for (node, port), pair in ((tail, chain[:2]), (head, chain[-2:])):
            if port in self.pieces[node].at_bonds:
                self._results_at(self.flat.structure.node[node], port, [f"{a}->{b}" for a, b in self._named(pair)])

    def _named(self, pair: list[list[str]]) -> list[tuple[str, str]]:
        """The nodes at the ends of scalar bonds."""
        nodes = [[end if end in self.nodes else end.rpartition(".")[0] for end in ends] for ends in pair]
        return list(zip(*nodes, strict=True))

    def _results_at(self, node: Node, port: str, bonds: list[str]) -> None:
        """Results of a net's port: those of its scalar bonds, in the direction that its law counts as positive."""
        against = is_against(self.flat, node, node.ports[node.port_index(port)])
        name = self.pieces[node.name].at_bonds[port]
        for word, sign in (("effort", ""), ("flow", "-" * against), ("power", "-" * against)):
            self.root.add_vector(f"{name}.{word}", tuple(f"{sign}{bond}.{word}" for bond in bonds))

    def _signal(self, signal: SignalLink) -> None:
        sources = self._sources(signal)
        for source, targets in zip(sources, self.pieces[signal.target].inputs[signal.input], strict=True):
            for target in targets:
                self.root.add_link(source, target, False)

    def _sources(self, signal: SignalLink) -> list[str]:
        """The scalar signals of a quantity; of a net, those of junctions on the bond at its port."""
        outputs = self.pieces[signal.source].outputs
        return outputs[signal.quantity] if signal.quantity in outputs else self._tapped(signal)

    def _tapped(self, signal: SignalLink) -> list[str]:
        node = self.flat.structure.node[signal.source]
        port, _, word = signal.quantity.rpartition(".")
        port = port or node.ports[0].name
        names = self.taps.setdefault((node.name, port), {}).get(word)
        if names is None:
            names = self._tap(node, port, word)
        reverse = word == "flow" and is_against(self.flat, node, node.ports[node.port_index(port)])
        return [self._negative(name, word) if reverse else f"{name}.{word}" for name in names]

    def _tap(self, node: Node, port: str, word: str) -> list[str]:
        """Junctions on the bonds at a port, whose common variable is the one to be read."""
        count = len(self.pieces[node.name].ends[port])
        names = [f"{node.name}_{port}_{word}[{k}]" for k in range(count)]
        self._add(Piece({name: Zero() if word == "effort" else One() for name in names}))
        self.nodes |= set(names)
        self.taps[node.name, port][word] = names
        return names

    def _negative(self, name: str, word: str) -> str:
        base, _, index = name.partition("[")
        place = f"{base}_negative[{index}"
        self._add(Piece({place: Function(negative)}, signals=[(f"{name}.{word}", f"{place}.input")]))
        return f"{place}.value"

    def _add(self, piece: Piece) -> None:
        for path, element in piece.nodes.items():
            self.root.add_node(path, element, piece.components.get(path))
        for first, second in piece.bonds:
            self.root.add_link(first, second, True)
        for first, second in piece.signals:
            self.root.add_link(first, second, False)
        for name, targets in piece.joined.items():
            self.root.add_vector(name, tuple(targets))
