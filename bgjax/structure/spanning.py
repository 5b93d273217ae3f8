"""Order in which the ports of joints are tried as flow sources: along a spanning tree, from the ground (Prim).

All constrained and free ports of one part of the graph form a joint. Without the joints and without force elements
(springs, dampers, effort sources, which transmit no velocity between bodies) the graph falls apart into bodies. At each
step the joint with the fewest degrees of freedom that leads from a known velocity to an unknown one is taken. So each
joint determines the velocity of one more body, and a joint that closes a kinematic loop meets its conflict immediately.
Plain Python, no jax.
"""

from collections.abc import Iterator

from .structure import Node, Rule, Structure


def is_choice(node: Node) -> bool:
    """Whether the node is a port of a joint that may become a flow source."""
    return isinstance(node.rule, Rule) and node.rule.phase == 0


def joints_of(structure: Structure) -> dict[str, list[Node]]:
    """Ports that may become flow sources, grouped by part; in a flat graph each is its own group."""
    found: dict[str, list[Node]] = {}
    for node in structure.nodes:
        if is_choice(node):
            found.setdefault(_owner(node.name) or node.name, []).append(node)
    return found


def spanning_order(structure: Structure) -> Iterator[tuple[list[Node], list[Node]]]:
    """Pairs (storages of a floating body, ports of a joint) in the order of assignment; one of the two is empty."""
    joints = joints_of(structure)
    bodies = _Bodies(structure, joints)
    waiting = sorted(joints, key=lambda joint: _weight(structure, joints[joint]))
    while waiting:
        ready = [joint for joint in waiting if bodies.leads_on(joint)]
        if not ready and (floating := bodies.floating(waiting)):
            yield bodies.take(floating), []
            continue
        joint = next(iter(ready), waiting[0])
        waiting.remove(joint)
        yield [], joints[joint]
        bodies.reach(joint)


def _weight(structure: Structure, ports: list[Node]) -> tuple[int, int]:
    """Sort key of a joint: lowest weight first, then fewest degrees of freedom, for the fewest coordinates."""

    def width(node):
        return sum(structure.bonds[number].width for number in structure.attached[node.name])

    return min(node.rule.weight for node in ports), sum(width(node) for node in ports if node.kind == "ASF")


def _owner(name: str) -> str:
    return name.rpartition(".")[0]


def gives_flow(node: Node) -> bool:
    """Whether the node is an inertia or a flow source, which determine velocities."""
    rule = node.rule
    if not isinstance(rule, Rule) or node.kind == "R":
        return False
    source = rule.phase == 1 and len(node.ports) == 1
    return (rule.storage or source) and any(rule.patterns[0])


def _gives_effort(node: Node) -> bool:
    """Whether the node is a spring, a damper or an effort source."""
    rule = node.rule
    if not isinstance(rule, Rule):
        return False
    one_port = len(node.ports) == 1 and rule.phase in (1, 3)
    return (rule.storage or one_port) and not gives_flow(node)


def force_nodes(structure: Structure, joints: set[str]) -> set[str]:
    """Nodes that transmit efforts between bodies but no velocities: parts that contain springs, dampers or effort
    sources and no inertia or flow source, and 0-junctions with a branch that holds nothing but such elements."""
    members: dict[str, list[Node]] = {}
    for node in structure.nodes:
        if _owner(node.name) and _owner(node.name) not in joints:
            members.setdefault(_owner(node.name), []).append(node)
    parts = [own for own in members.values() if any(map(_gives_effort, own)) and not any(map(gives_flow, own))]
    return {node.name for own in parts for node in own} | _ends_in_efforts(structure)


def _ends_in_efforts(structure: Structure) -> set[str]:
    """0-junctions outside of parts with a branch that holds nothing but springs, dampers and effort sources."""
    around: dict[str, list[str]] = {node.name: [] for node in structure.nodes}
    for bond in structure.bonds:
        around[bond.tail].append(bond.head)
        around[bond.head].append(bond.tail)
    open_ = {name: len(others) for name, others in around.items()}
    waiting = [node.name for node in structure.nodes if _gives_effort(node) and open_[node.name] == 1]
    branches: set[str] = set()
    while waiting:  # from the leaves inwards: a node with one bond left belongs to the branch
        name = waiting.pop()
        branches.add(name)
        for other in around[name]:
            open_[other] -= 1
            node = structure.node[other]
            if open_[other] == 1 and other not in branches and not gives_flow(node) and not is_choice(node):
                waiting.append(other)
    junctions = [node for node in structure.nodes if node.is_junction and not _owner(node.name)]
    zeros = [node.name for node in junctions if node.rule.common == "effort"]
    return {name for name in zeros if name not in branches and not branches.isdisjoint(around[name])}


class _Bodies:
    """Bodies (union–find over the nodes outside of joints), and which of them have a known velocity."""

    def __init__(self, structure: Structure, joints: dict[str, list[Node]]):
        self.structure = structure
        self.inside = {node.name: _owner(node.name) for node in structure.nodes if _owner(node.name) in joints}
        self.inside |= {name: name for name in joints if name in structure.node}
        pushing = force_nodes(structure, set(joints))
        names = [node.name for node in structure.nodes]
        self.parent = {name: name for name in names if name not in self.inside and name not in pushing}
        self._join_parts()
        self.touched: dict[str, set[str]] = {joint: set() for joint in joints}
        for bond in structure.bonds:
            self._visit(bond.tail, bond.head)
        sources = [node.name for node in structure.nodes if node.kind in ("Sf", "MSf")]
        self.known = {self.root(name) for name in sources if name in self.parent}

    def _join_parts(self) -> None:
        """Join the nodes of one part: rotation and translation of a body may be connected by signals only."""
        first: dict[str, str] = {}
        for name in self.parent:
            if _owner(name):
                self.parent[self.root(name)] = self.root(first.setdefault(_owner(name), name))

    def _visit(self, tail: str, head: str) -> None:
        if tail in self.parent and head in self.parent:
            self.parent[self.root(tail)] = self.root(head)
        for end, other in ((tail, head), (head, tail)):
            if end in self.inside and other in self.parent:
                self.touched[self.inside[end]].add(other)

    def root(self, name: str) -> str:
        while self.parent[name] != name:
            self.parent[name] = self.parent[self.parent[name]]
            name = self.parent[name]
        return name

    def _roots(self, joint: str) -> set[str]:
        return {self.root(name) for name in self.touched[joint]}

    def leads_on(self, joint: str) -> bool:
        """Whether the joint connects a body of known velocity to one of unknown velocity."""
        return bool(self._roots(joint) & self.known) and bool(self._roots(joint) - self.known)

    def reach(self, joint: str) -> None:
        if self._roots(joint) & self.known:
            self.known |= self._roots(joint)

    def floating(self, joints: list[str]) -> str | None:
        """A body of unknown velocity at one of the joints, if there is one."""
        return next((root for joint in joints for root in sorted(self._roots(joint)) if root not in self.known), None)

    def take(self, body: str) -> list[Node]:
        self.known.add(body)
        storages = [node for node in self.structure.nodes if isinstance(node.rule, Rule) and node.rule.storage]
        return [node for node in storages if node.name in self.parent and self.root(node.name) == body]
