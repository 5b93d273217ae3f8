"""Sequential causality assignment (SCAP) on vector bonds: from a graph to the causal stroke of every bond.

A multibond has one causality for all its components (condition C1, Boudon 2019), and an element whose law has no
inverse has a fixed causality (C2). Fixed causalities are assigned first, then preferred (integral) ones, then
indifferent ones; each is propagated through junctions and two-ports immediately. A preference that leads to a conflict
is undone and the next option tried, so a conflict is reported only if no assignment exists (or after `MAX_UNDONE`
choices are undone). Plain Python, no jax; the time is linear in the number of bonds unless choices have to be undone.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..errors import CausalityError, Fault
from .canonical_order import canonical_structure
from .spanning import spanning_order
from .structure import Bond, Node, Rule, Structure, component_names


MAX_UNDONE = 10_000


@dataclass(frozen=True)
class Causality:
    """Says which end of each bond receives the effort (the causal stroke)."""

    structure: Structure
    effort_to_head: tuple[bool, ...]
    chosen: tuple[str, ...]  # nodes or bonds with a free choice; an algebraic loop may pass through them

    def effort_in(self, node: str, port: str) -> bool:
        """Whether a named port receives effort."""
        number = self.structure.bond_at[node, port]
        bond = self.structure.bonds[number]
        return self.effort_to_head[number] == (bond.end(node, port) == "head")

    def pattern(self, node: Node) -> tuple[bool, ...]:
        """For each port of a node, whether it receives effort."""
        return tuple(self.effort_in(node.name, port.name) for port in node.ports)

    def received(self, node: Node) -> dict[str, str]:
        """What each port of a node's law receives, "effort" or "flow"; the components of a port receive the same."""
        ports = (node.whole or node).ports
        firsts = [component_names(port.name, port.width)[0] if node.whole else port.name for port in ports]
        bits = [self.effort_in(node.name, name) for name in firsts]
        return {port.name: "effort" if bit else "flow" for port, bit in zip(ports, bits, strict=True)}

    @cached_property
    def strokes(self) -> dict[str, str]:
        """{bond: node at the end with the causal stroke}."""
        pairs = zip(self.structure.bonds, self.effort_to_head, strict=True)
        return {bond.name: bond.head if to_head else bond.tail for bond, to_head in pairs}

    @cached_property
    def storages(self) -> dict[str, str]:
        """'integral' or 'derivative' for every storage port."""
        found = {}
        for node in self.structure.nodes:
            if isinstance(node.rule, Rule) and node.rule.storage:
                pattern = (node.whole or node).rule.patterns[0]
                for (port, word), effort in zip(self.received(node).items(), pattern, strict=True):
                    label = node.name if len(pattern) == 1 else f"{node.name}.{port}"
                    found[label] = "integral" if word == ("effort" if effort else "flow") else "derivative"
        return found

    @property
    def derivative(self) -> tuple[str, ...]:
        """Names of the storages, or their ports, in derivative causality."""
        return tuple(name for name, kind in self.storages.items() if kind == "derivative")

    @property
    def integral(self) -> tuple[str, ...]:
        """Names of the storages, or their ports, in integral causality."""
        return tuple(name for name, kind in self.storages.items() if kind == "integral")

    def __str__(self) -> str:
        pairs = zip(self.structure.bonds, self.effort_to_head, strict=True)
        lines = ["causality (| marks the end that receives the effort)"]
        for bond, to_head in pairs:
            width = f"  width {bond.width}" if bond.width > 1 else ""
            lines.append(f"  {bond.tail} {'─⇁|' if to_head else '|─⇁'} {bond.head}{width}")
        lines.append(f"integral causality:   {', '.join(self.integral) or 'none'}")
        lines.append(f"derivative causality: {', '.join(self.derivative) or 'none'}")
        lines.append(f"free choices:         {', '.join(self.chosen) or 'none'}")
        return "\n".join(lines)


def assign_causality(structure: Structure, refused: Callable[[Sequence[bool | None]], str] | None = None) -> Causality:
    """Assign causality by SCAP; raises `CausalityError` with the bonds of the conflict if there is no solution.

    `refused` is a further test of a partial assignment (used by MSCAP): it returns the name of a node if the latest
    choice is to be undone, or an empty text."""
    search = _StrokeSearch(canonical_structure(structure), refused)
    search.fixed()
    search.run()
    stroke = dict(zip(search.structure.bonds, search.value, strict=True))
    return Causality(structure, tuple(stroke[bond] for bond in structure.bonds), tuple(search.free_choices()))


def fixed_strokes(structure: Structure) -> list[bool | None]:
    """`effort_to_head` of each bond as far as it follows from fixed causalities; None elsewhere."""
    search = _StrokeSearch(structure)
    search.fixed()
    return search.value


class _Conflict(Exception):
    def __init__(self, node: str):
        self.node = node


class _StrokeSearch:
    """Backtracking search: a partial assignment with a trail by which choices are undone."""

    def __init__(self, structure: Structure, refused: Callable[[Sequence[bool | None]], str] | None = None):
        self.structure, self.refused = structure, refused
        self.value: list[bool | None] = [None] * len(structure.bonds)
        self.cause: list[str] = [""] * len(structure.bonds)
        self.trail: list[int] = []
        self.undecided = {n.name: len(structure.attached[n.name]) for n in structure.nodes}
        self.strong = {n.name: 0 for n in structure.nodes}
        self.decisions: list[tuple[int, Iterator, str, int]] = []
        self.undone = 0
        self._failed = ""  # node of the latest conflict

    # -- one bond --------------------------------------------------------------------------
    def bit(self, number: int, node: str) -> bool | None:
        """Whether the node's end receives effort."""
        value = self.value[number]
        return None if value is None else value == (self.structure.bonds[number].head == node)

    def put(self, number: int, node: str, effort_in: bool, cause: str) -> None:
        bond = self.structure.bonds[number]
        value = effort_in == (bond.head == node)
        if self.value[number] is None:
            self.value[number], self.cause[number] = value, cause
            self.trail.append(number)
            for end in (bond.tail, bond.head):
                self.undecided[end] -= 1
                self.strong[end] += self._is_strong(bond, end, value)
        elif self.value[number] != value:
            raise _Conflict(node)

    def _is_strong(self, bond: Bond, node: str, value: bool) -> int:
        rule = self.structure.node[node].rule
        return 0 if isinstance(rule, Rule) else int((value == (bond.head == node)) == rule.strong)

    def undo(self, mark: int) -> None:
        while len(self.trail) > mark:
            number = self.trail.pop()
            bond, value = self.structure.bonds[number], self.value[number]
            self.value[number] = None
            for end in (bond.tail, bond.head):
                self.undecided[end] += 1
                self.strong[end] -= self._is_strong(bond, end, value)

    # -- propagation -------------------------------------------------------------------------
    def propagate(self, mark: int) -> None:
        """Propagate the causality of the bonds on the trail, from `mark` on, to their neighbours."""
        position = mark
        while position < len(self.trail):
            bond = self.structure.bonds[self.trail[position]]
            position += 1
            for end in (bond.tail, bond.head):
                node = self.structure.node[end]
                self._element(node) if isinstance(node.rule, Rule) else self._junction(node)

    def _junction(self, node: Node) -> None:
        name, strong = node.name, node.rule.strong
        if self.strong[name] > 1 or (self.undecided[name] == 0 and self.strong[name] == 0):
            raise _Conflict(name)
        if self.undecided[name] == 0 or (self.strong[name] == 0 and self.undecided[name] > 1):
            return
        bit = not strong if self.strong[name] else strong
        for number in self.structure.attached[name]:
            if self.value[number] is None:
                self.put(number, name, bit, name)

    def _numbers(self, node: Node) -> list[int | None]:
        return [self.structure.bond_at.get((node.name, port.name)) for port in node.ports]

    def _element(self, node: Node) -> None:
        numbers = self._numbers(node)
        bits = [None if n is None else self.bit(n, node.name) for n in numbers]
        patterns = node.rule.agreeing(bits)
        if not patterns:
            raise _Conflict(node.name)
        for column, (number, bit) in enumerate(zip(numbers, bits, strict=True)):
            if number is not None and bit is None and len({p[column] for p in patterns}) == 1:
                self.put(number, node.name, patterns[0][column], node.name)

    # -- the procedure ------------------------------------------------------------------------
    def fixed(self) -> None:
        """Phase 1, fixed causalities. A conflict here means that no assignment exists for this graph."""
        for node in self.structure.nodes:
            if isinstance(node.rule, Rule) and node.rule.phase != 1:
                continue
            mark = len(self.trail)
            try:
                self._element(node) if isinstance(node.rule, Rule) else self._junction(node)
                self.propagate(mark)
            except _Conflict as conflict:
                raise CausalityError([self.explain(conflict.node)]) from None

    def run(self) -> None:
        """Phases 2 to 4: depth-first search over the choices; the first option nearly always succeeds."""
        last = ""
        for kind, item, options in self._choices():
            self.decisions.append((len(self.trail), iter(options), item, kind))
            while not self._take():
                last = last or self._failed
                self.decisions.pop()
                self.undone += 1
                if not self.decisions or self.undone > MAX_UNDONE:
                    raise CausalityError([self.explain(last)])
        # a choice that was skipped because its bonds were assigned may be open again after others were undone
        if None in self.value:
            self.run()

    def _take(self) -> bool:
        """Try the remaining options of the latest decision."""
        mark, options, item, kind = self.decisions[-1]
        for puts in options:
            self.undo(mark)
            try:
                for number, node, bit in puts:
                    self.put(number, node, bit, item)
                self.propagate(mark)
                self._failed = self.refused(self.value) if self.refused else ""
                if not self._failed:
                    return True
            except _Conflict as conflict:
                self._failed = conflict.node
        self.undo(mark)
        return False

    def _choices(self) -> Iterator[tuple[int, str, list]]:
        for storages, ports in spanning_order(self.structure):
            yield from self._of_phase(2, storages)
            yield from self._of_joint(ports)
        elements = [node for node in self.structure.nodes if isinstance(node.rule, Rule)]
        for phase in (2, 3, 4):
            yield from self._of_phase(phase, [node for node in elements if node.rule.phase == phase])
        for number, bond in enumerate(self.structure.bonds):
            if self.value[number] is None:
                yield 4, bond.name, [[(number, bond.head, True)], [(number, bond.head, False)]]

    def _of_phase(self, phase: int, nodes: list[Node]) -> Iterator[tuple[int, str, list]]:
        for node in nodes:
            numbers = self._numbers(node)
            if any(n is not None and self.value[n] is None for n in numbers):
                yield phase, node.name, [self._puts(node, numbers, p) for p in node.rule.patterns]

    def _of_joint(self, ports: list[Node]) -> Iterator[tuple[int, str, list]]:
        """The constrained ports of a joint become flow sources together or not at all; then its free directions are
        tried one by one, and driven ports last."""
        held = [node for node in ports if node.kind != "ASF" and not node.rule.weight]
        rest = [node for node in ports if node.kind == "ASF"] + [node for node in ports if node.rule.weight > 0]
        for nodes in [held, *[[node] for node in rest]]:
            puts = self._together(nodes, True)
            if nodes and any(self.value[number] is None for number, _, _ in puts):
                yield 2, nodes[0].name, [puts, self._together(nodes, False)]

    def _together(self, nodes: list[Node], bit: bool) -> list:
        return [put for node in nodes for put in self._puts(node, self._numbers(node), (bit,))]

    def _puts(self, node: Node, numbers: list, pattern: tuple[bool, ...]) -> list:
        return [(n, node.name, bit) for n, bit in zip(numbers, pattern, strict=True) if n is not None]

    def free_choices(self) -> Iterator[str]:
        return (item for _, _, item, kind in self.decisions if kind > 2)

    # -- words ----------------------------------------------------------------------------------
    def explain(self, name: str) -> Fault:
        """Describe a conflict: the bonds at the node, which element imposed the causality of each, and along which
        bonds."""
        node = self.structure.node[name]
        lines, reasons = [], [_reason(node)]
        for number in self.structure.attached[name]:
            bit = self.bit(number, name)
            if bit is not None:
                origin, path = self._trace(number)
                lines.append(f"{path[0]} brings the {'effort' if bit else 'flow'}" + _imposed(origin, name, path))
                reasons.append(_reason(self.structure.node.get(origin)))
        starved = self._starved(node)
        if starved is not None:
            return _nothing_gives(starved)
        what = f"no causality satisfies this {node.kind}: {'; '.join(lines) or 'its bonds are all taken'}."
        known = "; ".join(dict.fromkeys(r for r in reasons if r))
        return Fault(name, f"{what} ({known}.)" if known else what, _remedy(node))

    def _starved(self, node: Node) -> Node | None:
        """A junction at or next to the conflict to which no bond brings the common variable, if there is one."""
        if node.is_junction:
            return node if self.strong[node.name] == 0 else None
        for number in self.structure.attached[node.name]:
            cause = self.structure.node.get(self.cause[number])
            if cause is not None and cause.is_junction and self.bit(number, cause.name) == cause.rule.strong:
                return cause
        return None

    def _trace(self, number: int) -> tuple[str, list[str]]:
        """The element whose fixed causality was propagated to this bond, and the bonds on the path from it."""
        path, visited = [self.structure.bonds[number].name], {number}
        cause = self.cause[number]
        while cause in self.structure.node:
            node = self.structure.node[cause]
            known = [n for n in self.structure.attached[cause] if self.value[n] is not None]
            others = [n for n in known if n not in visited and self.cause[n] != cause]
            if not others or (isinstance(node.rule, Rule) and node.rule.phase == 1):
                break
            number = others[0]
            visited.add(number)
            path.append(self.structure.bonds[number].name)
            cause = self.cause[number]
        return cause, path


def _nothing_gives(junction: Node) -> Fault:
    variable = junction.rule.common
    if variable == "flow":
        digit, other, element, source = "1", "effort", "an inertia I", "Sf"
    else:
        digit, other, element, source = "0", "flow", "a compliance C", "Se"
    what = f"nothing gives this {digit}-junction its {variable}: every bond brings {other}, and none can be turned."
    remedy = f"put {element}, an R or an {source} on it (or choose generalised coordinates there)."
    return Fault(junction.name, what, remedy)


def _imposed(origin: str, name: str, path: list[str]) -> str:
    if not origin or origin == name:
        return ""
    return f", imposed by {origin}" + (f" through {', '.join(path[1:])}" if len(path) > 1 else "")


def _reason(node: Node | None) -> str:
    restricted = node is not None and isinstance(node.rule, Rule) and node.rule.phase == 1 and node.rule.reason
    return f"{node.name}: {node.rule.reason}" if restricted else ""


def _remedy(node: Node) -> str:
    if not node.is_junction:
        return "remove one of the elements that impose, or put an R, C or I between them."
    own = "remove one source, or add an R, C or I so that each source has a junction of its own"
    return f"exactly one bond may bring the {node.rule.common} here: {own}."
