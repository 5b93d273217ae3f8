"""Data types of a flattened bond graph without parameter values: nodes, ports, causal rules, bonds, signals.

Also the structural checks that need the whole graph: unconnected ports, rival sources, disconnected sub-graphs. Plain
hashable Python, no jax.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..errors import Fault, StructureError
from ..surface.arguments import WordedPlain


INTEGRATORS = ("Position", "Angle", "Orientation", "CardanOrientation")  # kinds whose signal input is a flow
CONSTRAINTS = ("Constraint", "EffortConstraint")
Width = int | str | None  # a number; a letter, equal for all ports of the node that use it; None: any width


@dataclass(frozen=True)
class Port(metaclass=WordedPlain):
    """Declares a power or signal port. `orientation` is the direction in which the element's law counts power as
    positive: 'in' (R, I, C, port a), 'out' (port b), or 'drawn' (as the bond is drawn: sources)."""

    name: str
    width: Width = None
    orientation: str = "drawn"

    def __post_init__(self):
        if self.orientation not in ("in", "out", "drawn"):
            remedy = "give 'in', 'out' or 'drawn'; signals are ports of inputs() and outputs()."
            raise StructureError([Fault(f"Port {self.name}", f"'{self.orientation}' is no orientation.", remedy)])


@dataclass(frozen=True)
class Junction(metaclass=WordedPlain):
    """Causal rule of a junction: exactly one bond brings the common variable, the effort at a 0- and the flow at a
    1-junction."""

    common: str  # "effort" or "flow"

    @property
    def strong(self) -> bool:
        """`effort_in` at the strong bond, the one that determines the common variable."""
        return self.common == "effort"


@dataclass(frozen=True)
class Rule(metaclass=WordedPlain):
    """Lists the causalities that an element admits, in order of preference.

    A pattern holds one bool for each port: True where the element receives effort. `phase` is the phase of SCAP in
    which the element is assigned: 1 fixed, 2 preferred (storages), 3 indifferent one-ports, 4 two-ports. Phase 0 comes
    between 1 and 2: ports of joints, which become flow sources if possible.
    """

    patterns: tuple[tuple[bool, ...], ...]
    phase: int
    reason: str = ""
    weight: int = field(default=0, repr=False)  # in phase 0: the lower, the earlier
    storage: bool = field(init=False, default=False)  # phase 2: the first pattern is integral causality

    def __post_init__(self):
        object.__setattr__(self, "storage", self.phase == 2)
        if len(self.patterns) == 1 and self.phase != 1:
            object.__setattr__(self, "phase", 1)

    def agreeing(self, bits: Sequence[bool | None]) -> list[tuple[bool, ...]]:
        """Patterns that agree with the causalities assigned so far; None stands for a port without one."""
        return [pattern for pattern in self.patterns if _agrees(pattern, bits)]


def _agrees(pattern: Sequence[bool], bits: Sequence[bool | None]) -> bool:
    return all(bit is None or bit == wanted for bit, wanted in zip(bits, pattern, strict=True))


@dataclass(frozen=True)
class Node:
    """A flattened node: its path, its kind as shown, its ports and its causal rule."""

    name: str
    kind: str
    rule: Junction | Rule
    ports: tuple[Port, ...] = ()
    inputs: tuple[Port, ...] = ()
    outputs: tuple[Port, ...] = ()
    # of a node whose ports are connected by components: the node with ports as the law has them, and widths by letter
    whole: "Node | None" = None
    letters: tuple[tuple[str, int], ...] = ()

    @property
    def is_junction(self) -> bool:
        return isinstance(self.rule, Junction)

    def port_index(self, name: str) -> int:
        return self._port_numbers[name]

    @cached_property
    def _port_numbers(self) -> dict[str, int]:
        return {port.name: number for number, port in enumerate(self.ports)}


def by_components(node: Node, widths: Mapping[str, int]) -> Node:
    """The node with a port, a signal input or a signal output of width 1 for every component; `widths` gives those that
    the node leaves open, by port or letter. The law keeps its vectors."""
    if not isinstance(node.rule, Rule):
        return node
    ports, inputs, outputs = (_settled(found, widths) for found in (node.ports, node.inputs, node.outputs))
    whole = replace(node, ports=ports, inputs=inputs, outputs=outputs)
    rule = replace(node.rule, patterns=tuple(_repeated(bits, ports) for bits in node.rule.patterns))
    pairs = zip((*node.ports, *node.inputs, *node.outputs), (*ports, *inputs, *outputs), strict=True)
    letters = {given.width: found.width for given, found in pairs if isinstance(given.width, str)}
    split = [tuple(one for port in found for one in _components(port)) for found in (ports, inputs, outputs)]
    return Node(node.name, node.kind, rule, *split, whole=whole, letters=tuple(letters.items()))


def _repeated(bits: Sequence[bool], ports: Sequence[Port]) -> tuple[bool, ...]:
    """A causality pattern with one bit for every component of a port."""
    return tuple(bit for bit, port in zip(bits, ports, strict=True) for _ in range(port.width))


def _settled(ports: Iterable[Port], widths: Mapping[str, int]) -> tuple[Port, ...]:
    """The ports with a number as their width."""
    found = [widths.get(port.name, widths.get(port.width, port.width)) for port in ports]
    return tuple(replace(port, width=w if isinstance(w, int) else 1) for port, w in zip(ports, found, strict=True))


def _components(port: Port) -> list[Port]:
    return [replace(port, name=name, width=1) for name in component_names(port.name, port.width)]


def component_names(name: str, width: int) -> list[str]:
    """Names of the components of a vector; a vector of one component keeps its name."""
    return [name] if width == 1 else [f"{name}[{k}]" for k in range(width)]


@dataclass(frozen=True)
class Bond:
    """A bond carries power from tail to head; its ports are None at junctions."""

    name: str
    tail: str
    tail_port: str | None
    head: str
    head_port: str | None
    width: int = 1

    def end(self, node: str, port: str | None = None) -> str:
        """'tail' or 'head': which end of the bond a node's port is."""
        return "tail" if self.tail == node and self.tail_port == port else "head"


@dataclass(frozen=True)
class SignalLink:
    """A quantity of the source node feeds an input of the target node."""

    source: str
    quantity: str
    target: str
    input: str

    @property
    def name(self) -> str:
        return f"{self.source}.{self.quantity}~>{self.target}.{self.input}"


@dataclass(frozen=True)
class Structure:
    """Nodes, bonds and signals of the flattened graph, in the order they were declared."""

    nodes: tuple[Node, ...]
    bonds: tuple[Bond, ...]
    signals: tuple[SignalLink, ...] = ()

    @cached_property
    def node(self) -> dict[str, Node]:
        return {node.name: node for node in self.nodes}

    @cached_property
    def attached(self) -> dict[str, list[int]]:
        """{node: numbers of its bonds}."""
        found: dict[str, list[int]] = {node.name: [] for node in self.nodes}
        for number, bond in enumerate(self.bonds):
            found[bond.tail].append(number)
            if bond.head != bond.tail:
                found[bond.head].append(number)
        return found

    @cached_property
    def bond_at(self) -> dict[tuple[str, str], int]:
        """{(node, port): number of the bond there}."""
        ends = [((b.tail, b.tail_port), n) for n, b in enumerate(self.bonds)]
        ends += [((b.head, b.head_port), n) for n, b in enumerate(self.bonds)]
        return {end: number for end, number in ends if end[1] is not None}

    @cached_property
    def feeds(self) -> dict[str, list[SignalLink]]:
        """{node: signals that feed its inputs}."""
        found: dict[str, list[SignalLink]] = defaultdict(list)
        for signal in self.signals:
            found[signal.target].append(signal)
        return found

    def with_widths(self, widths: Iterable[int]) -> "Structure":
        """The structure with these widths of its bonds."""
        bonds = tuple(replace(b, width=w) for b, w in zip(self.bonds, widths, strict=True))
        return replace(self, bonds=bonds)


def port_widths(structure: Structure, node: Node) -> dict[str, int]:
    """Widths of the ports of a node's law."""
    if node.whole:
        return {port.name: port.width for port in node.whole.ports}
    return {port.name: structure.bonds[structure.bond_at[node.name, port.name]].width for port in node.ports}


def port_label(node: Node, port: Port) -> str:
    """Name of a port in messages: that of its node, with the port's own if the node has several."""
    return node.name if len(node.ports) == 1 else f"{node.name}.{port.name}"


def connection_faults(
    structure: Structure,
    open_ports: Iterable[tuple[str, str | None]] = (),
    aliases: Mapping[tuple[str, str | None], str] | None = None,
) -> list[Fault]:
    """Faults of connections: ports and inputs that are unconnected or connected twice, junctions without bonds, bonds
    from a node to itself, rival sources, sensors on the wrong kind of junction.

    `aliases` maps internal ports to the names under which parts expose them."""
    outside, aliases = set(open_ports), aliases or {}
    return [
        *_bond_faults(structure),
        *_port_faults(structure, outside, aliases),
        *_integrated_efforts(structure),
        *_input_faults(structure, outside, aliases),
        *_rival_sources(structure),
        *_sensor_faults(structure),
    ]


def _bond_faults(structure: Structure) -> list[Fault]:
    """Faults of bonds from a node to itself."""
    loops = [bond for bond in structure.bonds if bond.tail == bond.head]
    return [Fault(bond.name, "the bond joins a node to itself.", "connect two different nodes.") for bond in loops]


def _port_faults(structure: Structure, outside: set, aliases: Mapping) -> list[Fault]:
    """Faults of junctions without bonds and of ports without a bond or with several."""
    faults: list[Fault] = []
    used: dict[tuple[str, str | None], list[str]] = defaultdict(list)
    for bond in structure.bonds:
        used[bond.tail, bond.tail_port].append(bond.name)
        used[bond.head, bond.head_port].append(bond.name)
    for node in structure.nodes:
        if node.is_junction:
            if not structure.attached[node.name] and (node.name, None) not in outside:
                faults.append(Fault(node.name, "the junction has no bonds.", "connect it or remove it."))
            continue
        for port in node.ports:
            names = used[node.name, port.name]
            if not names and (node.name, port.name) not in outside:
                faults.append(_open_fault(node, port, aliases))
            if len(names) > 1:
                what = f"the port carries {len(names)} bonds ({', '.join(names)})."
                remedy = "connect a junction to the port and the bonds to the junction."
                faults.append(Fault(port_label(node, port), what, remedy))
    return faults


def _open_fault(node: Node, port: Port, aliases: Mapping) -> Fault:
    alias = aliases.get((node.name, port.name)) or (aliases.get((node.name, None)) if len(node.ports) == 1 else None)
    if alias is not None and "." not in alias:
        remedy = "put the part into a graph and connect it there, then compile that graph."
        return Fault(alias, "the port of this part is open.", remedy)
    where = alias or port_label(node, port)
    owner = where.rpartition(".")[0] if alias else node.name
    return Fault(where, "the port is not connected.", f"add a bond such as '… -> {where}', or remove {owner}.")


def _sensor_faults(structure: Structure) -> list[Fault]:
    """Faults of sensors on the wrong kind of junction, where a sensor would force the common variable to zero."""
    faults = []
    for node in structure.nodes:
        wrong = {"EffortSensor": "flow", "FlowSensor": "effort"}.get(node.kind)
        for other in _neighbours(structure, node) if wrong else ():
            if other.is_junction and other.rule.common == wrong:
                measured, digit = ("effort", "0") if wrong == "flow" else ("flow", "1")
                what = (
                    f"is bonded to {other.name}, whose common variable is the {wrong}: "
                    f"a sensor with no {wrong} would hold it at zero."
                )
                remedy = f"bond it to a {digit}-junction, or use a signal: the {measured} of any port or bond is one."
                faults.append(Fault(node.name, what, remedy))
    return faults


def _integrated_efforts(structure: Structure) -> list[Fault]:
    """Faults of efforts that feed an integrator of a flow."""
    faults = []
    for signal in structure.signals:
        if structure.node[signal.target].kind in INTEGRATORS and signal.quantity.endswith("effort"):
            what = f"gets an effort ({signal.source}.{signal.quantity}), but integrates a flow."
            flow = f"'… ~> {signal.target}' from a 1-junction, or from a port's flow such as 'element.flow'"
            faults.append(Fault(signal.target, what, f"name a flow: {flow}."))
    return faults


def _input_faults(structure: Structure, outside: set, aliases: Mapping) -> list[Fault]:
    """Faults of signal inputs without a signal or with several."""
    faults, fed = [], defaultdict(list)
    for signal in structure.signals:
        fed[signal.target, signal.input].append(signal.source)
    for node in structure.nodes:
        for port in node.inputs:
            sources = fed[node.name, port.name]
            where = aliases.get((node.name, port.name), f"{node.name}.{port.name}")
            if not sources and (node.name, port.name) not in outside:
                remedy = f"add a signal such as '… ~> {where}'."
                faults.append(Fault(where, "the signal input is not connected.", remedy))
            if len(sources) > 1:
                what = f"the input gets {len(sources)} signals ({', '.join(sources)})."
                faults.append(Fault(where, what, "keep one, or add them in a bg.Function."))
    return faults


def _rival_sources(structure: Structure) -> list[Fault]:
    """Faults of junctions on which two sources impose the common variable. Sources with signal inputs are not counted:
    their values may agree, which only the equations can decide. The efforts of `Freedom` are all zero and agree."""
    faults = []
    for node in structure.nodes:
        if not node.is_junction:
            continue
        rivals = [other for other in _neighbours(structure, node) if _imposes(other, node.rule.common)]
        rivals.sort(key=lambda other: (len(other.name), other.name))  # independent of the order of declaration
        certain = [other for other in rivals if not other.inputs]
        if len(certain) > 1 and any(other.kind != "Freedom" for other in certain):
            variable, digit = node.rule.common, "0" if node.rule.common == "effort" else "1"
            names = " and ".join(other.name for other in rivals)
            what = f"{names} both impose the {variable} of this {digit}-junction."
            why = "".join(f" ({other.name}: {other.rule.reason}.)" for other in rivals if other.kind == "R")
            faults.append(Fault(node.name, what, "keep one of them, or put an R, C or I in between." + why))
    return faults


def _neighbours(structure: Structure, node: Node) -> list[Node]:
    bonds = [structure.bonds[number] for number in structure.attached[node.name]]
    return [structure.node[b.head if b.tail == node.name else b.tail] for b in bonds]


def _imposes(node: Node, variable: str) -> bool:
    if node.is_junction or len(node.ports) != 1 or node.rule.phase != 1 or node.kind in CONSTRAINTS:
        return False  # a constraint gives whatever effort its flow needs, or flow its effort
    effort_in = node.rule.patterns[0][0]
    return effort_in is (variable == "flow")


def floating_faults(structure: Structure, together: Iterable[Sequence[str]] = ()) -> list[Fault]:
    """Faults of sub-graphs that no bond or signal connects to the rest; nodes in `together`, components of one vector,
    count as connected."""
    parent = {node.name: node.name for node in structure.nodes}

    def root(name: str) -> str:
        while parent[name] != name:
            parent[name] = parent[parent[name]]
            name = parent[name]
        return name

    pairs = [(b.tail, b.head) for b in structure.bonds] + [(s.source, s.target) for s in structure.signals]
    for a, b in [*pairs, *[(names[0], name) for names in together for name in names[1:]]]:
        parent[root(a)] = root(b)
    groups: dict[str, list[str]] = defaultdict(list)
    for node in structure.nodes:
        groups[root(node.name)].append(node.name)
    if len(groups) < 2:
        return []
    main = max(groups.values(), key=len)
    others = [group for group in groups.values() if group is not main]
    # a node without any bond is reported as unconnected
    return [_floating(group) for group in others if len(group) > 1 or structure.attached[group[0]]]


def _floating(names: Sequence[str]) -> Fault:
    shown = ", ".join(names[:6]) + (", …" if len(names) > 6 else "")
    remedy = "join it by a bond or a signal, or compile it as a graph of its own."
    return Fault(names[0], f"the sub-graph ({shown}) is not connected to the rest.", remedy)
