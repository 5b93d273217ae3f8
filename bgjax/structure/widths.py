"""Infer the widths (numbers of components) of bonds and signals by unification."""

from ..errors import Fault
from .structure import Structure, Width


def infer_widths(structure: Structure) -> tuple[Structure, dict[tuple[str, str], int], list[Fault]]:
    """The structure with bond widths, the widths of lettered ports, and faults. Undetermined widths are 1."""
    solver = _Widths()
    for number, bond in enumerate(structure.bonds):
        for node_name, port_name in ((bond.tail, bond.tail_port), (bond.head, bond.head_port)):
            node = structure.node[node_name]
            width = "n" if node.is_junction else node.ports[node.port_index(port_name)].width
            where = node_name if node.is_junction or len(node.ports) == 1 else f"{node_name}.{port_name}"
            solver.tie(("bond", number), _term(node_name, width), where)
    for signal in structure.signals:
        source, target = structure.node[signal.source], structure.node[signal.target]
        out = next((p.width for p in source.outputs if p.name == signal.quantity), None)
        into = next((p.width for p in target.inputs if p.name == signal.input), None)
        term = ("signal", signal.source, signal.quantity)
        solver.tie(term, _term(signal.source, out), f"{signal.source}.{signal.quantity}")
        solver.tie(term, _term(signal.target, into), f"{signal.target}.{signal.input}")
    widths = [solver.value(("bond", number)) for number in range(len(structure.bonds))]
    lettered = {term[1:]: solver.value(term) for term in solver.parent if term[0] == "letter"}
    return structure.with_widths(widths), lettered, solver.faults


def _term(node: str, width: Width):
    return ("letter", node, width) if isinstance(width, str) else width


class _Widths:
    """Union–find over bonds, signals and letters; each class may have a known width."""

    def __init__(self):
        self.parent: dict[tuple, tuple] = {}
        self.known: dict[tuple, tuple[int, str]] = {}
        self.faults: list[Fault] = []

    def root(self, term: tuple) -> tuple:
        self.parent.setdefault(term, term)
        while self.parent[term] != term:
            self.parent[term] = self.parent[self.parent[term]]
            term = self.parent[term]
        return term

    def tie(self, term: tuple, other: tuple | int | None, where: str) -> None:
        a = self.root(term)
        if isinstance(other, int):
            self._fix(a, other, where)
        elif other is not None:
            b = self.root(other)
            self.parent[a] = b
            if a != b and a in self.known:
                self._fix(b, *self.known.pop(a))

    def _fix(self, root: tuple, width: int, where: str) -> None:
        known, by = self.known.setdefault(root, (width, where))
        if known != width:
            remedy = "make the shapes of their values agree, or join the parts with bg.Compose."
            self.faults.append(Fault(where, f"has width {width}, but is connected to width {known} of {by}.", remedy))

    def value(self, term: tuple) -> int:
        return self.known.get(self.root(term), (1, ""))[0]
