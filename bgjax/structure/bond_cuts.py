"""Choose the bonds to be cut in a graph without a consistent causality, each with an unknown effort or flow.

SCAP (`structure/causality`) fails if two elements impose the common variable of one junction, or if none does. Here
each node takes one of its admissible patterns regardless: first sources, then storages (in integral causality, or in
derivative causality if another storage has already imposed it), then two-ports. If both ends of a bond give the flow,
the bond is cut by a 0-junction with an unknown effort λ; if both ends give the effort, by a 1-junction with an unknown
flow μ (λLCAP and its dual). Whether the resulting equations determine the unknowns is decided later, in
`formulation/unknowns/array/derivative_array`. Plain Python, no jax.
"""

from collections.abc import Iterator, Sequence

from .structure import Node, Rule, Structure


def cut_bonds(structure: Structure, dependent: bool) -> dict[int, str]:
    """The bonds to be cut: {bond number: "effort" or "flow"}, whichever is the unknown of the cut. With `dependent`,
    storages may be in derivative causality; otherwise all of them are states."""
    ends = _Patterns(structure, dependent).assigned()
    return {number: "effort" if bits[0] else "flow" for number, bits in enumerate(ends) if bits[0] == bits[1]}


class _Patterns:
    """The causal pattern of each node, at its own ends of its bonds: True where the node receives effort."""

    def __init__(self, structure: Structure, dependent: bool):
        self.structure, self.dependent = structure, dependent
        self.ends: list[list[bool | None]] = [[None, None] for _ in structure.bonds]
        self.open = {node.name: node for node in structure.nodes if structure.attached[node.name]}

    def assigned(self) -> Sequence[Sequence[bool]]:
        """Causality at both ends of every bond. Sources and storages come first, so that cuts fall on two-ports without
        an inverse rather than on storages; then the remaining nodes."""
        rules = {node.name: node.rule for node in self.open.values() if isinstance(node.rule, Rule)}
        sources = [name for name, rule in rules.items() if rule.phase == 1 and len(rule.patterns[0]) == 1]
        self._in_turn(sources, again=False)
        self._in_turn([name for name, rule in rules.items() if rule.storage], again=self.dependent)
        self._in_turn([name for name, rule in rules.items() if rule.phase == 1])
        while self.open:
            self._take(*self._chosen())
            self._imply()
        return self.ends

    def _in_turn(self, names: Sequence[str], again: bool = True) -> None:
        """Give these nodes their preferred patterns in turn; with `again`, propagate after each."""
        for name in names:
            if name in self.open:
                node = self.open[name]
                self._take(node, node.rule.patterns[0])
                if again:
                    self._imply()
        if again or self.dependent:
            self._imply()

    def _imply(self) -> None:
        """Propagate until nothing more follows; elements with a single pattern are left to `assigned`."""
        while found := next(self._followers(), None):
            self._take(*found)

    def _followers(self) -> Iterator[tuple[Node, Sequence[bool]]]:
        """Open nodes with a choice whose pattern follows from their neighbours, each with that pattern."""
        for node in self.open.values():
            bits = self._implied(node) if self._free(node) else None
            if bits is not None:
                yield node, bits

    def _free(self, node: Node) -> bool:
        return node.is_junction or len(node.rule.patterns) > 1

    def numbers(self, node: Node) -> list[int]:
        """Numbers of the bonds of a node; for an element, in the order of its ports."""
        if node.is_junction:
            return self.structure.attached[node.name]
        return [self.structure.bond_at[node.name, port.name] for port in node.ports]

    def asked(self, node: Node) -> list[bool | None]:
        """The bits that the other ends imply for this node (the opposite of their own); None where undecided."""
        others = [self.ends[n][0 if self.structure.bonds[n].head == node.name else 1] for n in self.numbers(node)]
        return [None if bit is None else not bit for bit in others]

    def _take(self, node: Node, bits: Sequence[bool]) -> None:
        for number, bit in zip(self.numbers(node), bits, strict=True):
            self.ends[number][1 if self.structure.bonds[number].head == node.name else 0] = bit
        del self.open[node.name]

    def _implied(self, node: Node) -> Sequence[bool] | None:
        """The pattern with the fewest cuts that follows from the neighbours; None while they leave a choice."""
        asked = self.asked(node)
        if node.is_junction:
            return _junction(node.rule.strong, asked)
        left = [p for p in node.rule.patterns if _conflicts(p, asked) == 0]
        if len(left) == 1 or (left and None not in asked):
            return left[0]
        return None if left else min(node.rule.patterns, key=lambda pattern: _conflicts(pattern, asked))

    def _chosen(self) -> tuple[Node, Sequence[bool]]:
        """The next free choice, a node and its pattern: resistors first, then two-ports, then junctions."""
        node = min(self.open.values(), key=lambda n: 9 if n.is_junction else n.rule.phase)
        if node.is_junction:
            first = self.asked(node).index(None)
            return node, [node.rule.strong == (k == first) for k in range(len(self.numbers(node)))]
        asked = self.asked(node)
        return node, min(node.rule.patterns, key=lambda pattern: _conflicts(pattern, asked))


def _conflicts(pattern: Sequence[bool], asked: Sequence[bool | None]) -> int:
    return sum(bit is not None and bit != own for own, bit in zip(pattern, asked, strict=True))


def _junction(strong: bool, asked: Sequence[bool | None]) -> list[bool] | None:
    """Pattern of a junction. Exactly one bond determines the common variable: one whose other end gives it, or else the
    last undecided bond, or else the first bond, which is then cut."""
    if strong in asked:
        first = asked.index(strong)
    elif asked.count(None) > 1:
        return None
    else:
        first = asked.index(None) if None in asked else 0
    return [strong if k == first else not strong for k in range(len(asked))]
