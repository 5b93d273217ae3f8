"""Causality propagation that allows conflicts of flows, as needed by λLCAP (Marquis-Favre & Scavarda 1999).

A 0-junction may have no bond that brings its effort: all its flows are then given, and it needs a Lagrange multiplier.
A bond may be split if both its ends give the flow: a 0-junction with a multiplier of its own is introduced there. Two
conflicts are not allowed: no bond gives the flow of a 1-junction, or two efforts meet (a type 2 violation). In dual
domains effort and flow are exchanged before (`domains.py`). Plain Python, no jax.
"""

from collections.abc import Iterable

from ..structure import Node, Rule, Structure


class Clash(Exception):
    """A conflict that is not allowed: at this node no bond gives the flow, or two efforts meet."""

    def __init__(self, node: str):
        self.node = node


class Relaxed:
    """A partial assignment: for each bond, whether its tail and head receive effort; both do if it is split."""

    def __init__(self, structure: Structure):
        self.structure = structure
        self.ends: list[tuple[bool, bool] | None] = [None] * len(structure.bonds)
        self.origin: list[str] = [""] * len(structure.bonds)  # the decision from which a bond's causality follows
        self.generalised: list[str] = []
        self.splitting = False  # whether a bond may be split at present
        self.trail: list[tuple[int, tuple[bool, bool] | None]] = []
        self.by = ""

    # -- one bond ------------------------------------------------------------------------------------
    def bit(self, number: int, node: str) -> bool | None:
        """Whether the node's end receives effort, that is: whether the node gives the flow."""
        ends = self.ends[number]
        return None if ends is None else ends[self.structure.bonds[number].head == node]

    def put(self, number: int, node: str, effort_in: bool) -> None:
        at_head = self.structure.bonds[number].head == node
        before = self.bit(number, node)
        if before is None:
            self._set(number, (not effort_in, effort_in) if at_head else (effort_in, not effort_in))
        elif before != effort_in:
            if not (effort_in and self.splitting):
                raise Clash(node)
            self._set(number, (True, True))

    def _set(self, number: int, ends: tuple[bool, bool]) -> None:
        self.trail.append((number, self.ends[number]))
        self.ends[number], self.origin[number] = ends, self.by

    def undo(self, mark: int) -> None:
        while len(self.trail) > mark:
            number, before = self.trail.pop()
            self.ends[number] = before

    # -- propagation -----------------------------------------------------------------------------------
    def propagate(self, mark: int) -> None:
        while mark < len(self.trail):
            bond = self.structure.bonds[self.trail[mark][0]]
            mark += 1
            for end in (bond.tail, bond.head):
                self.visit(self.structure.node[end])

    def visit(self, node: Node) -> None:
        if isinstance(node.rule, Rule):
            self._element(node)
        elif node.rule.common == "flow":
            self._one(node.name)
        else:
            self._zero(node.name)

    def _one(self, name: str) -> None:
        numbers = self.structure.attached[name]
        bringing = [n for n in numbers if self.bit(n, name) is False]
        opened = [n for n in numbers if self.ends[n] is None]
        if name in self.generalised or len(bringing) > 1:
            for number in bringing if name in self.generalised else bringing[1:]:
                self.put(number, name, True)
        if name in self.generalised or bringing:
            for number in opened:
                self.put(number, name, True)
        elif not opened:
            raise Clash(name)  # no bond gives its flow

    def _zero(self, name: str) -> None:
        """Propagate only from the strong bond of a 0-junction; a weak bond alone implies nothing."""
        numbers = self.structure.attached[name]
        strong = sum(self.bit(n, name) is True for n in numbers)
        if strong > 1:
            raise Clash(name)
        for number in numbers if strong else ():
            if self.ends[number] is None:
                self.put(number, name, False)

    def _element(self, node: Node) -> None:
        numbers = self.numbers(node)
        bits = [None if n is None else self.bit(n, node.name) for n in numbers]
        # a two-port that receives flow at both ports gives flow at one of them instead: the bond there is split
        patterns = node.rule.agreeing(bits) or node.rule.agreeing([bit or None for bit in bits])[:1]
        if not patterns:
            raise Clash(node.name)
        for column, number in enumerate(numbers):
            if number is not None and len({p[column] for p in patterns}) == 1:
                self.put(number, node.name, patterns[0][column])

    def numbers(self, node: Node) -> list[int | None]:
        return [self.structure.bond_at.get((node.name, port.name)) for port in node.ports]

    # -- decisions ---------------------------------------------------------------------------------------
    def fixed(self) -> None:
        """Step 1: assign and propagate sources and elements without an inverse."""
        for node in self.structure.nodes:
            if isinstance(node.rule, Rule) and node.rule.phase == 1:
                mark = len(self.trail)
                self._element(node)
                self.propagate(mark)

    def generalise(self, name: str) -> None:
        """Steps 2 and 3: put an artificial flow source on a 1-junction and propagate."""
        mark, self.by = len(self.trail), name
        self.generalised.append(name)
        self._one(name)
        self.propagate(mark)

    def attempt(self, puts: Iterable[tuple[int, str, bool]], by: str) -> bool:
        """Assign and propagate; on a conflict, undo everything and return False."""
        mark, self.by = len(self.trail), by
        try:
            for number, node, bit in puts:
                self.put(number, node, bit)
            self.propagate(mark)
        except Clash:
            self.undo(mark)
            return False
        return True

    # -- what is known ---------------------------------------------------------------------------------------
    def opened(self, name: str) -> list[int]:
        return [n for n in self.structure.attached[name] if self.ends[n] is None]

    def bringing(self, name: str) -> int | None:
        """The strong bond of a junction, which determines its common variable; None if there is none."""
        strong = self.structure.node[name].rule.strong
        return next((n for n in self.structure.attached[name] if self.bit(n, name) is strong), None)

    def determined(self, name: str) -> bool:
        return name in self.generalised or self.bringing(name) is not None

    @property
    def splits(self) -> list[int]:
        return [number for number, ends in enumerate(self.ends) if ends == (True, True)]

    @property
    def conflicts(self) -> list[str]:
        """0-junctions whose flows are all given: each needs a Lagrange multiplier."""
        zeros = [n.name for n in self.structure.nodes if n.is_junction and n.rule.common == "effort"]
        return [name for name in zeros if not self.opened(name) and self.bringing(name) is None]
