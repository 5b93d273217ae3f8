"""From a bond graph and its causality to boxes and lines without coordinates; parts may be folded into one box."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from ....graph.graph import Graph
from ....structure.causality import Causality
from ....structure.spanning import is_choice
from ....structure.structure import Bond, Node, SignalLink, Structure


MULTIPLIERS = {"Constraint": "λ", "EffortConstraint": "μ"}  # their labels among artificial sources
FOLD_ABOVE = 40  # nodes; larger graphs are drawn as word bond graphs


@dataclass(frozen=True)
class Box:
    """One label: a junction, an element, a signal block, a folded part, or a node outside the drawn part."""

    name: str
    kind: str
    caption: str
    role: str  # "junction", "element", "block", "part", "outside", or "title" of a frame
    mark: str = ""  # "derivative", "artificial" or "fault"


@dataclass(frozen=True)
class Line:
    """A bond, a signal, or an open port; `stroke` is the end that receives the effort."""

    name: str
    tail: str
    head: str
    kind: str  # "bond", "signal" or "port"
    width: int = 1
    stroke: str = ""  # "tail", "head", or empty where causality is not known
    mark: str = ""  # "derivative", "loop", "artificial" or "bicausal"
    flow_stroke: str = ""  # of a bicausal bond: the end that gives the flow


@dataclass(frozen=True)
class Frame:
    """A frame around boxes: the entries of a matrix."""

    boxes: tuple[str, ...]


@dataclass(frozen=True)
class Sketch:
    """Boxes and lines in the order of declaration, and frames around boxes."""

    boxes: tuple[Box, ...]
    lines: tuple[Line, ...]
    frames: tuple[Frame, ...] = ()

    def with_ports(self, graph: Graph) -> "Sketch":
        """The sketch with the open ports of a part, each attached to the box that contains it."""
        boxes, lines = list(self.boxes), list(self.lines)
        for name, inner in graph.ports:
            node, port = f"{_port_node(graph, inner)}.", f"port {name}"
            box = next(box.name for box in self.boxes if node.startswith(f"{box.name}."))
            boxes.append(Box(port, "", name, "outside"))
            lines.append(Line(port, port, box, "port"))
        return Sketch(tuple(boxes), tuple(lines))

    def parts(self, graph: Graph, part: str) -> dict[str, str]:
        """The path of the part that each box is in; `part` for those directly in the drawn graph."""
        known = set(_part_paths(graph, f"{part}." if part else ""))
        found = {}
        for box in self.boxes:
            path = box.name.rpartition(".")[0]
            while path and path not in known:
                path = path.rpartition(".")[0]
            if box.role != "outside":
                found[box.name] = path or part
        return found

    def artificial(self, names: Collection[str]) -> "Sketch":
        """The sketch with the artificial sources of a causality procedure, and their bonds, marked."""
        boxes, lines = list(self.boxes), list(self.lines)
        for k, box in enumerate(boxes):
            if box.name in names:
                kind = MULTIPLIERS.get(box.kind, box.kind)
                boxes[k] = replace(box, kind=kind, mark="artificial")
        for k, line in enumerate(lines):
            if line.tail in names or line.head in names:
                lines[k] = replace(line, mark="artificial")
        return Sketch(tuple(boxes), tuple(lines))

    def split(self, towards: Mapping[str, str], owner: Mapping[str, str]) -> "Sketch":
        """The sketch with split strokes on bicausal bonds, {bond: node that effort and flow go to}."""
        lines = list(self.lines)
        for k, line in enumerate(lines):
            if line.kind == "bond" and line.name in towards:
                to_head = owner.get(towards[line.name], towards[line.name]) == line.head
                ends = ("head", "tail") if to_head else ("tail", "head")
                lines[k] = replace(line, stroke=ends[0], flow_stroke=ends[1], mark="bicausal")
        return replace(self, lines=tuple(lines))

    def marked(self, faulty: Iterable[str]) -> "Sketch":
        """The sketch with the boxes that faults name marked; a fault names a node, its port or its parameter."""
        wrong = [word for place in faulty for word in place.replace("~>", " ").replace("->", " ").split()]

        def hit(box):
            return any(word == box.name or word.startswith(box.name + ".") for word in wrong)

        return replace(self, boxes=tuple(replace(box, mark="fault") if hit(box) else box for box in self.boxes))


def _part_paths(graph: Graph, prefix: str) -> Iterable[str]:
    """Paths of all parts of a graph, inner ones too."""
    for name in graph.order:
        if isinstance(graph.nodes[name], Graph):
            yield prefix + name
            yield from _part_paths(graph.nodes[name], f"{prefix}{name}.")


def _port_node(graph: Graph, path: str) -> str:
    """The node of the flattened graph to which the path of a port leads, through ports of inner parts."""
    name, _, rest = path.partition(".")
    part = graph.nodes[name]
    if not isinstance(part, Graph):
        return name
    ports = dict(part.ports)
    port = rest.partition(".")[0] or next(iter(ports))
    return f"{name}." + _port_node(part, ports.get(port, rest))


def parts_to_open(graph: Graph, part: str, expand) -> Callable[[str], bool]:
    """A predicate for parts that are drawn open: all of a small graph, none of a large one, or those in `expand`."""
    if expand is None:
        expand = count_nodes(graph) <= FOLD_ABOVE
    if isinstance(expand, bool):
        return lambda path: expand
    wanted = {expand} if isinstance(expand, str) else set(expand)

    def is_wanted(path):
        inside = name_inside(path, part)
        return any(name == inside or name.startswith(f"{inside}.") for name in wanted)

    return is_wanted


def name_inside(path: str, part: str) -> str:
    """A path as seen from inside the drawn part."""
    return path[len(part) + 1 :] if part else path


def count_nodes(graph: Graph) -> int:
    """Number of elements of a graph, including those of its parts."""
    return sum(count_nodes(node) if isinstance(node, Graph) else 1 for node in graph.nodes.values())


def owners(graph: Graph, prefix: str, opened: Callable[[str], bool]) -> dict[str, str]:
    """The box in which each node of the flattened graph is drawn: its own, or that of its folded part."""
    found: dict[str, str] = {}
    for name in graph.order:
        path, node = prefix + name, graph.nodes[name]
        if not isinstance(node, Graph):
            found[path] = path
        elif count_nodes(node) > 1 and opened(path):
            found |= owners(node, path + ".", opened)
        else:
            found |= dict.fromkeys(_leaves(node, path + "."), path)
    return found


def _leaves(graph: Graph, prefix: str) -> list[str]:
    """Paths of all elements of a graph."""
    found: list[str] = []
    for name in graph.order:
        node = graph.nodes[name]
        found += _leaves(node, f"{prefix}{name}.") if isinstance(node, Graph) else [prefix + name]
    return found


@dataclass(frozen=True)
class Known:
    """What is known of the causality of a structure: strokes, ports in derivative causality, bonds of loops."""

    structure: Structure
    causality: Causality | None
    derivative: frozenset[str]
    looped: frozenset[int]


def make_sketch(
    structure: Structure, owner: dict[str, str], causality: Causality | None, looped: frozenset[int], part: str = ""
) -> Sketch:
    """Boxes and lines of the nodes in `owner`; a line to any other node ends at a box of role "outside"."""
    known = Known(structure, causality, frozenset(causality.derivative if causality else ()), looped)
    members: dict[str, list[Node]] = {}
    for node in structure.nodes:
        if node.name in owner:
            members.setdefault(owner[node.name], []).append(node)
    boxes = {name: _box(name, nodes, known, part) for name, nodes in members.items()}

    def place(name):
        return owner.get(name) or _outside(boxes, name)

    def inner(a, b):
        return (a in owner or b in owner) and place(a) != place(b)

    drawn = [(n, bond) for n, bond in enumerate(structure.bonds) if inner(bond.tail, bond.head)]
    lines = [_bond(n, bond, known, place) for n, bond in drawn]
    signals = [_signal(signal, place) for signal in structure.signals if inner(signal.source, signal.target)]
    return Sketch(tuple(boxes.values()), tuple(lines + _bundled(signals, boxes)))


def _bundled(signals: list[Line], boxes: dict[str, Box]) -> list[Line]:
    """Signals between the same two boxes as one line where one of these is a folded part.

    A word bond graph shows that parts are coupled, not how.
    """
    found: dict[tuple[str, ...], Line] = {}
    for line in signals:
        folded = any(boxes[end].role == "part" for end in (line.tail, line.head))
        key = (line.tail, line.head) if folded else (line.tail, line.head, line.name)
        found[key] = replace(line, name=f"{found[key].name}, {line.name}") if key in found else line
    return list(found.values())


def _outside(boxes: dict[str, Box], name: str) -> str:
    boxes.setdefault(name, Box(name, "", name, "outside"))
    return name


def _box(name: str, nodes: list[Node], known: Known, part: str) -> Box:
    caption = name_inside(name, part)
    if len(nodes) > 1:
        return Box(name, "", caption, "part")
    (node,) = nodes
    mark = "derivative" if any(f"{label}.".startswith(f"{node.name}.") for label in known.derivative) else ""
    return Box(name, _symbol(node, known.causality), caption, _role(node), mark)


def _role(node: Node) -> str:
    if node.is_junction:
        return "junction"
    return "element" if node.ports else "block"


def _symbol(node: Node, causality: Causality | None) -> str:
    """The symbol in the drawing: 0 or 1, or the letters of an element; for a port of a joint, the source it became."""
    if node.is_junction:
        return "0" if node.rule.common == "effort" else "1"
    if causality is None or not is_choice(node):
        return node.kind
    source = causality.effort_in(node.name, node.ports[0].name)
    return {"ASF": ("Se", "ASF")}.get(node.kind, ("λ", "Sf"))[source]


def _bond(number: int, bond: Bond, known: Known, place) -> Line:
    stroke, mark = "", ""
    if known.causality is not None:
        stroke = "head" if known.causality.effort_to_head[number] else "tail"
    tail = _port_name(known.structure, bond.tail, bond.tail_port)
    head = _port_name(known.structure, bond.head, bond.head_port)
    if tail in known.derivative or head in known.derivative:
        mark = "derivative"
    elif number in known.looped:
        mark = "loop"
    return Line(bond.name, place(bond.tail), place(bond.head), "bond", bond.width, stroke, mark)


def _port_name(structure: Structure, node: str, port: str | None) -> str:
    return node if len(structure.node[node].ports) <= 1 else f"{node}.{port}"


def _signal(signal: SignalLink, place) -> Line:
    return Line(signal.name, place(signal.source), place(signal.target), "signal")
