"""Variables of a junction structure: a flow for every 1-junction, an effort for every 0-junction, others in bonds.

A cell is a junction, or a place in a bond where one is added: between junctions of one kind, and where an element
receives the variable that its junction does not give. Its row is the balance of the other variable, so that the
products of cells and rows are powers, and bonds between cells are entries +1 and −1 of a skew-symmetric matrix.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ....structure.schedule import port_sign
from ....structure.structure import Bond, Port, Structure


class Cell(NamedTuple):
    """A variable of the junction structure: the flow or effort of a junction or of a bond."""

    kind: str  # "flow" or "effort"
    name: str
    component: int
    width: int


class PortEnd(NamedTuple):
    """One component of a port of an element, with the cell whose variable it receives."""

    node: str
    port: Port
    component: int  # of the bond
    cell: int
    kind: str  # what the port receives
    law: int  # sign of the flow in the law relative to the bond
    inward: int  # 1 if the bond is drawn towards the element, else −1

    @property
    def received(self) -> int:
        """The factor from the variable of the cell to what the law receives."""
        return self.law if self.kind == "flow" else 1

    @property
    def row(self) -> int:
        """The factor from what the law gives to the row of the cell."""
        return -self.inward * (1 if self.kind == "flow" else self.law)

    @property
    def into(self) -> int:
        """1 if the law counts power into the element as positive, else −1."""
        return self.law * self.inward


@dataclass
class Cells:
    """All cells of a graph, the skew-symmetric entries between them, and the ports of elements at each."""

    structure: Structure
    receives: Mapping[str, Mapping[tuple[str, int], str]]  # by node: by port and component "effort" or "flow"
    cells: list[Cell] = field(default_factory=list)
    links: list[tuple[int, int]] = field(default_factory=list)  # (i, j): entry −1 at (i, j) and +1 at (j, i)
    ends: dict[tuple[str, str, int], PortEnd] = field(default_factory=dict)
    junctions: dict[tuple[str, int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for node in self.structure.nodes:
            if node.is_junction:
                kind = node.rule.common
                width = self.structure.bonds[self.structure.attached[node.name][0]].width
                for k in range(width):
                    self.junctions[node.name, k] = self._new(kind, f"{node.name}.{kind}", k, width)
        for bond in self.structure.bonds:
            for k in range(bond.width):
                self._connect(bond, k)

    def _new(self, kind: str, name: str, component: int, width: int) -> int:
        self.cells.append(Cell(kind, name, component, width))
        return len(self.cells) - 1

    def _connect(self, bond: Bond, k: int) -> None:
        tail, head = self._given(bond.tail, k), self._given(bond.head, k)
        kinds = self._kind(bond.tail, bond.tail_port, k), self._kind(bond.head, bond.head_port, k)
        if tail is None and head is not None and kinds[0] == kinds[1]:
            tail = head
        elif tail is None:
            tail = self._new(kinds[0], f"{bond.name}.{kinds[0]}", k, bond.width)
        if head is None:
            head = tail if kinds[0] == kinds[1] else self._new(kinds[1], f"{bond.name}.{kinds[1]}", k, bond.width)
        self._link(bond, k, tail, head)
        for node, port, cell in ((bond.tail, bond.tail_port, tail), (bond.head, bond.head_port, head)):
            if port is not None:
                self._attach(bond, k, (node, port), cell)

    def _link(self, bond: Bond, k: int, tail: int, head: int) -> None:
        """Entries for the power that goes from one cell to the other; cells of one kind get another one between."""
        if tail == head:
            return
        if self.cells[tail].kind != self.cells[head].kind:
            self.links.append((tail, head))
            return
        kind = "effort" if self.cells[tail].kind == "flow" else "flow"
        between = self._new(kind, f"{bond.name}.{kind}", k, bond.width)
        self.links += [(tail, between), (between, head)]

    def _given(self, node: str, k: int) -> int | None:
        return self.junctions.get((node, k))

    def _kind(self, node: str, port: str | None, k: int) -> str:
        if port is None:
            return self.structure.node[node].rule.common
        return self.receives[node][port, k]

    def _attach(self, bond: Bond, k: int, place: tuple[str, str], cell: int) -> None:
        node, name = self.structure.node[place[0]], place[1]
        port, end = node.ports[node.port_index(name)], bond.end(*place)
        inward = 1 if end == "head" else -1
        kind = self.cells[cell].kind
        self.ends[(*place, k)] = PortEnd(place[0], port, k, cell, kind, port_sign(port, end), inward)

    def of_node(self, name: str) -> list[PortEnd]:
        """All components of the ports of an element, in the order of its law."""
        node, found = self.structure.node[name], []
        for port in node.ports:
            width = self.structure.bonds[self.structure.bond_at[name, port.name]].width
            found += [self.ends[name, port.name, k] for k in range(width)]
        return found
