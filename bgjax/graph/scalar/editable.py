"""A flat graph that can be changed node by node and bond by bond, and becomes a graph of parts again."""

from collections import defaultdict
from dataclasses import dataclass

from ...elements import MTF, TF, Constraint, Freedom, One, Zero
from ...elements.entries import MatrixEntries
from ...structure.structure import Bond
from ..flatten import Flat
from ..graph import Graph
from .parts import Parts


@dataclass(eq=False)
class Line:
    """A bond with the ports at its ends, None at junctions."""

    tail: str
    tail_port: str | None
    head: str
    head_port: str | None

    @classmethod
    def of(cls, bond: Bond) -> "Line":
        return cls(bond.tail, bond.tail_port, bond.head, bond.head_port)

    def other(self, node: str) -> tuple[str, str | None]:
        """The far end, seen from a node."""
        return (self.head, self.head_port) if self.tail == node else (self.tail, self.tail_port)

    def move(self, node: str, to: str, port: str | None) -> None:
        """Move the end at a node to another one."""
        if self.tail == node:
            self.tail, self.tail_port = to, port
        else:
            self.head, self.head_port = to, port


class Editable:
    """The nodes, bonds and signals of a flat graph."""

    def __init__(self, flat: Flat, graph: Graph):
        self.nodes, self.graph, self.derived = dict(flat.elements), graph, flat.derived
        structure = flat.structure
        self.widths = {
            node.name: {port.name: port.width for port in (*node.whole.ports, *node.whole.inputs, *node.whole.outputs)}
            for node in structure.nodes
            if node.whole is not None
        }
        self.ports = {node.name: len(node.ports) for node in structure.nodes}
        self.lines = [Line.of(bond) for bond in structure.bonds]
        self.signals = [(link.source, link.quantity, link.target, link.input) for link in structure.signals]
        self.exports, self.vectors, self.initial = dict(flat.exports), dict(flat.vectors), dict(flat.initial)
        # junctions of nets that methods may turn: they keep their names and their places
        self.named = {f"{prefix}{name}" for prefix, law in _laws(flat) for side in law.between for name in side}
        self.named |= self._directions()
        held = [path for path, element in self.nodes.items() if isinstance(element, Constraint | Freedom)]
        self.joints = {path.rpartition(".")[0] for path in held if "." in path}

    def joint(self, node: str) -> bool:
        """Whether a node is in a part with constrained or free ports, of which methods ask what it connects."""
        return node.rpartition(".")[0] in self.joints

    def around(self) -> dict[str, list[Line]]:
        """The bonds of every node."""
        found: dict[str, list[Line]] = defaultdict(list)
        for line in self.lines:
            found[line.tail].append(line)
            found[line.head].append(line)
        return found

    def _directions(self) -> set[str]:
        """Junctions on both sides of the transformers to constrained and free ports, which methods need there."""
        around = self.around()
        ends = {name: {line.other(name)[0] for line in lines} for name, lines in around.items()}

        def decides(name: str) -> bool:
            names = {name} | (ends[name] if isinstance(self.nodes[name], One) else set())
            return any(isinstance(self.nodes[each], Constraint | Freedom) for each in names)

        zeros = [name for name in ends if isinstance(self.nodes[name], Zero) and any(map(decides, ends[name]))]
        pairs = [(zero, end) for zero in zeros for end in ends[zero] if isinstance(self.nodes[end], TF | MTF)]
        return {junction for zero, transformer in pairs for junction in {zero, *ends[transformer]}}

    def unused(self, name: str) -> str:
        while name in self.nodes:
            name += "_"
        return name

    def remove(self, node: str) -> None:
        """Remove a node that has no connections any more."""
        del self.nodes[node]

    def rename(self, old: str, new: str) -> None:
        """Let signals and results that read the common variable of a junction read another result."""
        source, _, quantity = new.rpartition(".")
        self.signals = [(source, quantity, *s[2:]) if f"{s[0]}.{s[1]}" == old else s for s in self.signals]
        self.exports = {name: new if target == old else target for name, target in self.exports.items()}
        replaced = {old: new, f"-{old}": f"-{new}"}
        self.vectors = {name: tuple(replaced.get(t, t) for t in targets) for name, targets in self.vectors.items()}

    def is_read(self, node: str) -> bool:
        """Whether a signal or a short name of a result reads the node, or one of its bonds."""
        exported = node in self._exported() or self.has_exported_bond(node)
        return exported or any(signal[0] == node for signal in self.signals)

    def has_exported_bond(self, node: str) -> bool:
        """Whether a short name of a result reads a bond of the node, whose name is that of the nodes at its ends."""
        return any(node in name.partition("#")[0].split("->") for name in self._exported() if "->" in name)

    def _exported(self) -> set[str]:
        """The nodes and bonds whose results have short names."""
        targets = [each for target in self.exports.values() for each in self.vectors.get(target, (target,))]
        return {target.removeprefix("-").rpartition(".")[0] for target in targets}

    def to_graph(self) -> Graph:
        parts = Parts()
        for path, element in self.nodes.items():
            parts.add_node(path, element, self.widths.get(path))
        for line in self.lines:
            parts.add_link(self._end(line.tail, line.tail_port), self._end(line.head, line.head_port), True)
        for source, quantity, target, slot in self.signals:
            parts.add_link(f"{source}.{quantity}", f"{target}.{slot}", False)
        for name, target in self.exports.items():
            parts.add_export(name, target)
        for name, targets in self.vectors.items():
            parts.add_vector(name, targets)
        for prefix, derived in self.derived.items():
            parts.add_derived(prefix, derived)
        return parts.graph(initial=self.initial, source=self.graph.source)

    def _end(self, node: str, port: str | None) -> str:
        return node if port is None or self.ports[node] == 1 and node not in self.widths else f"{node}.{port}"


def _laws(flat: Flat) -> list[tuple[str, MatrixEntries]]:
    """The laws of blocks that name the junctions of a net, with the prefixes of their parts."""
    found = [(path, getattr(element, "law_of", None)) for path, element in flat.elements.items()]
    return [(path[: path.rfind(".") + 1], law) for path, law in found if isinstance(law, MatrixEntries)]
