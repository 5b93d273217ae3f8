"""Hierarchical graph in, flat graph out: every path is resolved to a node and port, and faults are collected."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..elements.base import AbstractElement
from ..elements.law import hash_faults
from ..errors import Fault, ParameterError, StructureError, nearest, raise_faults, shown
from ..structure.canonical_order import canonical_structure, name_key
from ..structure.grammar import Link
from ..structure.structure import (
    Bond,
    Node,
    Port,
    Rule,
    SignalLink,
    Structure,
    by_components,
    connection_faults,
    floating_faults,
)
from ..structure.widths import infer_widths
from ..surface.arguments import flag_faults
from ..surface.calls import checked_call
from .derived import AbstractDerived
from .nodes import refuse_endless


def is_part(node) -> bool:
    """Whether a node is itself a graph."""
    return not isinstance(node, AbstractElement)


@dataclass(frozen=True)
class Flat:
    """A graph without hierarchy: structure, elements by path, initial values, short names of results."""

    structure: Structure
    letters: Mapping[tuple[str, str], int]  # (node, letter of a symbolic width) → width
    elements: Mapping[str, AbstractElement]
    initial: Mapping[str, Any]
    exports: Mapping[str, str]
    vectors: Mapping[str, tuple[str, ...]]  # results that join several into one vector
    faults: tuple[Fault, ...]
    aliases: Mapping[tuple[str, str | None], str]  # (node, port) that a part opens → the name users know it by
    derived: Mapping[str, AbstractDerived] = field(default_factory=dict)  # by the prefix of the part


def flatten(graph) -> Flat:
    """The flat form of a graph: paths are resolved to nodes and ports and widths inferred; faults are collected, not
    raised."""
    refuse_endless(graph)
    work = _Flattening()
    work.visit(_Contents(graph), "")
    work.connect()
    structure = Structure(tuple(work.nodes.values()), tuple(work.bonds), tuple(work.signals))
    structure, letters, width_faults = infer_widths(structure)
    work.faults += width_faults
    return Flat(
        structure,
        letters,
        work.elements,
        work.initial,
        work.exports,
        work.vectors,
        tuple(work.faults),
        work.aliases,
        work.derived,
    )


def canonical(flat: Flat) -> Flat:
    """The same graph with structure and elements in canonical order, which does not depend on how users list them."""
    elements = {path: flat.elements[path] for path in sorted(flat.elements, key=name_key)}
    return replace(flat, structure=canonical_structure(flat.structure), elements=elements)


def describe(path: str, element: AbstractElement, components: Mapping[str, int] | None = None) -> Node:
    """Structure of an element: kind, causality rule, ports and signals; with the widths in `components`, a port for
    every component. Methods are called through the class, because equinox creates an object for every bound method."""
    kind = type(element)
    rule, ports = kind.rule(element), kind.ports(element)
    node = Node(path, element.kind, rule, ports, kind.inputs(element), kind.outputs(element))
    raise_faults(StructureError, () if kind.__module__.startswith("bgjax.") else _description_faults(node))
    return node if components is None else by_components(node, components)


RESERVED = ("effort", "flow", "power")


def _description_faults(node: Node) -> list[Fault]:
    """Faults in the ports, signals and causality rule that a user's element declares."""
    for name in ("ports", "inputs", "outputs"):
        value = getattr(node, name)
        if not isinstance(value, tuple) or not all(isinstance(port, Port) for port in value):
            remedy = 'return a tuple of ports: (bg.Port("port", 1, "in"),).'
            return [Fault(f"{node.name}.{name}()", f"returns {value!r}.", remedy)]
    rule, count = node.rule, len(node.ports)
    patterns = rule.patterns if isinstance(rule, Rule) else ()
    if not patterns or not all(isinstance(p, tuple) and len(p) == count for p in patterns):
        example = f"bg.Rule((({', '.join(['True'] * max(1, count))},),), 1)"
        remedy = f"give one tuple a pattern, one bool a port (True: it receives effort): {example}."
        return [Fault(f"{node.name}.rule()", f"returns {rule!r} for {count} ports.", remedy)]
    what, remedy = "is the name of a port's variable.", "give the signal another name."
    taken = [port.name for port in node.outputs if port.name in RESERVED] if node.ports else []
    return [Fault(f"{node.name}.{name}", what, remedy) for name in taken]


class _Contents:
    """What a graph holds, read once: attributes of Equinox modules are slow, and nested graphs ask for them often."""

    def __init__(self, graph):
        self.order, self.links, self.initial = graph.order, graph.links, graph.initial
        self.ports, self.derived = dict(graph.ports), graph.derived
        self.exports, self.vectors = dict(graph.exports), dict(graph.vectors)
        self.components = {name: dict(widths) for name, widths in graph.by_components}
        nodes = graph.nodes
        self.nodes = {name: _Contents(nodes[name]) if is_part(nodes[name]) else nodes[name] for name in graph.order}


class _Flattening:
    def __init__(self):
        self.nodes: dict[str, Node] = {}
        self.elements: dict[str, AbstractElement] = {}
        self.initial: dict[str, Any] = {}
        self.exports: dict[str, str] = {}
        self.vectors: dict[str, tuple[str, ...]] = {}
        self.derived: dict[str, AbstractDerived] = {}
        self.bonds: list[Bond] = []
        self.signals: list[SignalLink] = []
        self.faults: list[Fault] = []
        self.pending: list[tuple[Any, str, Link]] = []
        self.taken: set[tuple[str, str]] = set()
        self.count: dict[str, int] = {}
        self.opened: list[tuple[Any, str, str, str]] = []
        self.implicit: set[tuple[str, str]] = set()
        self.aliases: dict[tuple[str, str | None], str] = {}
        self.opening: dict[tuple[str, str], tuple[str, str | None]] = {}

    def visit(self, graph: _Contents, prefix: str) -> None:
        for name, node in graph.nodes.items():
            path = prefix + name
            if isinstance(node, _Contents):
                self.visit(node, path + ".")
            else:
                self.elements[path] = node
                self.nodes[path] = describe(path, node, graph.components.get(name))
        self.pending += [(graph, prefix, link) for link in graph.links]
        self.initial.update({prefix + name: value for name, value in graph.initial.items()})
        self.exports.update({prefix + name: prefix + target for name, target in graph.exports.items()})
        self.vectors.update(
            {prefix + n: tuple(within(prefix, target) for target in to) for n, to in graph.vectors.items()}
        )
        self.derived.update({} if graph.derived is None else {prefix: graph.derived})
        self.opened += [(graph, prefix, name, target) for name, target in graph.ports.items()]

    def connect(self) -> None:
        """Resolve all bonds and signals; named ports are assigned first, so that '-> motor' never takes a port that
        another bond names."""
        for graph, prefix, name, target in self.opened:
            end = self.resolve(graph, prefix, target, _any_names, f"port {prefix}{name} (= {target})")
            if end is not None:
                self.opening[prefix, name] = end  # inner parts come first, so that each port is resolved only once
                self.aliases[end] = prefix + name  # the name in the outermost part wins: users know it
        ends = [self._ends(graph, prefix, link) for graph, prefix, link in self.pending]
        for pair, (_, _, link) in zip(ends, self.pending, strict=True):
            if link.power and None not in pair:
                self.taken.update(end for end in pair if end[1] is not None)
        for pair, (_, _, link) in zip(ends, self.pending, strict=True):
            if None not in pair:
                (self._bond if link.power else self._signal)(link, *pair)

    def _ends(self, graph: _Contents, prefix: str, link: Link) -> tuple:
        leaving, entering = (_port_names, _port_names) if link.power else (_quantity_names, _input_names)
        tail = self.resolve(graph, prefix, link.tail, leaving, link, leaving=True)
        return tail, self.resolve(graph, prefix, link.head, entering, link)

    def resolve(
        self, graph: _Contents, prefix: str, path: str, names, link: Link | str = "", leaving: bool = False
    ) -> tuple[str, str | None] | None:
        """(flat node, port or None) of a path in a graph."""
        words, node, where = path.split("."), graph, prefix
        for position, word in enumerate(words):
            ports = node.ports
            if word in node.nodes:
                where, node = where + word, node.nodes[word]
                if not isinstance(node, _Contents):
                    return self._port(where, ".".join(words[position + 1 :]), names, link or path)
                where += "."
            elif position == len(words) - 1 and (where, word) in self.opening:
                end, port = self.opening[where, word]
                return self._port(end, port or "", names, link or path)
            elif word in ports:
                inner = ".".join([ports[word], *words[position + 1 :]])
                return self.resolve(node, where, inner, names, link, leaving)
            elif names is _quantity_names and word in node.exports:  # results of a part are signals too
                return self.resolve(node, where, node.exports[word], names, link, leaving)
            else:
                what = f"there is no node '{where}{word}'."
                if where and position > 0:
                    what = f"'{where[:-1]}' has no node or port '{word}'."
                exports = node.exports if names is _quantity_names else ()
                self.faults.append(Fault(str(link or path), what, nearest(word, [*ports, *exports, *node.order])))
                return None
        return self._default_port(node, where, names, link, leaving)

    def _default_port(
        self, part: _Contents, where: str, names, link: Link | str, leaving: bool
    ) -> tuple[str, str | None] | None:
        """A part named without a port: its only port, or the first for an arrow in, the second for one out."""
        ports = list(part.ports.items())
        free = ports
        if len(ports) > 1:
            free = [(name, inner) for name, inner in ports if (where, name) not in self.implicit]
        if free and len(ports) <= 2 and isinstance(link, Link):
            name, inner = free[-1 if leaving else 0]
            self.implicit.add((where, name))
            return self.resolve(part, where, inner, names, link, leaving)
        what, remedy = "has no ports", "give it ports={'p': 'node'} where it is made."
        if ports:
            options = ", ".join(f"'{where}{name}'" for name, _ in ports)
            what, remedy = "is named without a port", f"say which: {options}."
        self.faults.append(Fault(str(link), f"the part '{where[:-1]}' {what}.", remedy))
        return None

    def _port(self, node: str, port: str, names, link) -> tuple[str, str | None] | None:
        known = names(self.nodes[node])
        if not port:
            return node, None
        if port not in known:
            remedy = self._other_arrow(node, port, names) or nearest(port, known)
            self.faults.append(Fault(str(link), f"'{node}' has no {_WORD[names]} '{port}'.", remedy))
            return None
        return node, port

    def _other_arrow(self, node: str, port: str, names) -> str:
        """Remedy if the name exists for the other kind of arrow (signal or power); else empty."""
        found = self.nodes[node]
        if names is not _port_names:
            return f"'{port}' is a power port: use '->'." if port in _port_names(found) else ""
        signals = [*_input_names(found), *(p.name for p in found.outputs)]
        return f"'{port}' is a signal: use '~>'." if port in signals else ""

    # -- bonds and signals -------------------------------------------------------------------
    def _bond(self, link: Link, tail: tuple, head: tuple) -> None:
        tail = self._take(link, *tail, leaving=True)
        head = self._take(link, *head, leaving=False)
        if tail is None or head is None:
            return
        name = f"{tail[0]}->{head[0]}"
        self.count[name] = number = self.count.get(name, 0) + 1
        self.bonds.append(Bond(name if number == 1 else f"{name}#{number}", *tail, *head))

    def _take(self, link: Link, node: str, port: str | None, leaving: bool) -> tuple[str, str | None] | None:
        """Choose the port of an end without a port name: of two ports the first for an incoming arrow and the second
        for an outgoing one, else the next free port."""
        ports = _port_names(self.nodes[node])
        if self.nodes[node].is_junction or port is not None:
            return node, port
        free = [p for p in ports if (node, p) not in self.taken]
        if not ports or (not free and len(ports) > 1):
            what, remedy = "power port", "use '~>' for signals."
            if ports:
                what = "free port left"
                remedy = "connect a junction to it and the further bonds to the junction."
            self.faults.append(Fault(str(link), f"'{node}' has no {what}.", remedy))
            return None
        chosen = (free or ports)[-1 if leaving and len(ports) == 2 else 0]
        self.taken.add((node, chosen))
        return node, chosen

    def _signal(self, link: Link, tail: tuple, head: tuple) -> None:
        source, quantity = tail
        target, slot = head
        outputs, inputs = _quantity_names(self.nodes[source]), _input_names(self.nodes[target])
        if quantity is None:
            quantity = next(iter(outputs), None)
        if slot is None:
            slot = next(iter(inputs), None)
        if quantity is None or slot is None:
            which, side = (source, "signal output") if quantity is None else (target, "signal input")
            remedy = "use '->' for power bonds, or name a quantity such as 'node.flow'."
            self.faults.append(Fault(str(link), f"'{which}' has no {side}.", remedy))
            return
        self.signals.append(SignalLink(source, quantity, target, slot))


def _port_names(node: Node) -> list[str]:
    return [port.name for port in node.ports]


def _any_names(node: Node) -> list[str]:
    return _port_names(node) + _input_names(node) + _quantity_names(node)


def _input_names(node: Node) -> list[str]:
    return [port.name for port in node.inputs]


def _quantity_names(node: Node) -> list[str]:
    """Signal outputs, then the efforts and flows of the ports."""
    ports = [port.name for port in node.ports]
    prefix = [""] if len(ports) == 1 else [f"{name}." for name in ports]
    return [p.name for p in node.outputs] + [f"{p}{v}" for p in prefix for v in ("effort", "flow") if ports]


_WORD = {_any_names: "port or signal", _port_names: "port", _input_names: "signal input", _quantity_names: "quantity"}


@checked_call
def check(graph, *, as_part: bool = False) -> Flat:
    """Flatten a graph and raise all structural faults and all faults of values together.

    With `as_part=True` the graph is checked as a part: its ports and inputs may be connected later."""
    raise_faults(ParameterError, flag_faults(as_part=as_part))
    refuse_no_graph(graph)
    flat = flatten(graph)
    nodes = flat.structure.nodes
    faults = list(flat.faults)
    if not as_part:
        if not nodes:
            faults.append(Fault("graph", "is empty.", "give nodes and bonds: bg.Graph(nodes=dict(…), bonds=[…])."))
        faults += connection_faults(flat.structure, aliases=flat.aliases)
        faults += floating_faults(flat.structure, _together(flat)) + _self_fed(flat)
    else:
        ends = {(n.name, p.name) for n in nodes for p in (*n.ports, *n.inputs)}
        faults += connection_faults(flat.structure, ends | {(n.name, None) for n in nodes})
    # inner parts were checked when they were made
    own = {path: element for path, element in flat.elements.items() if not as_part or "." not in path}
    values = element_faults(own)
    raise_faults(StructureError if faults else ParameterError, faults + values)
    return flat


def _together(flat: Flat) -> list[list[str]]:
    """Nodes that are components of one vector."""
    found = [[target.rpartition(".")[0] for target in targets] for targets in flat.vectors.values()]
    return [names for each in found if (names := [name for name in each if name in flat.structure.node])]


def _self_fed(flat: Flat) -> list[Fault]:
    """Faults of static blocks whose only inputs are their own outputs."""
    found = []
    for name, signals in flat.structure.feeds.items():
        static = not flat.structure.node[name].ports and not flat.elements[name].states({})
        if static and all(signal.source == name for signal in signals):
            remedy = f"feed it by another node: '… ~> {name}'."
            found.append(Fault(name, "the block is fed by nothing but itself.", remedy))
    return found


def refuse_no_graph(graph) -> None:
    """Raises an error unless the model is a graph or an assembly."""
    if not hasattr(graph, "links"):
        raise StructureError([Fault("model", f"{shown(graph)} is not a graph.", "give a bg.Graph(nodes=…, bonds=…).")])


def element_faults(elements: Mapping[str, AbstractElement]) -> list[Fault]:
    """Faults of the values of all elements, by path."""
    return [fault for path, element in elements.items() for fault in _own_faults(path, element)]


def _own_faults(path: str, element: AbstractElement) -> list[Fault]:
    return [*type(element).faults(element, path), *hash_faults(path, element)]


def within(prefix: str, target: str) -> str:
    """The full name of a result of a part: of a node or of a bond ("a->b.flow"), or its negative ("-a.flow")."""
    sign = "-" * target.startswith("-")
    return sign + "->".join(prefix + end for end in target.removeprefix("-").split("->"))


def follow(exports: Mapping[str, str], name: Any) -> str:
    """The full name of a quantity, resolved through exports of exports."""
    seen = {name}
    while name in exports and exports[name] not in seen:
        name = exports[name]
        seen.add(name)
    return name
