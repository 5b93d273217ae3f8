"""Assembly: parts and connections in mechanical words, expanded into one multibond graph (Zimmer 2006)."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import equinox as eqx

from .._errors import Fault, StructureError, nearest, raise_faults
from .._grammar import Link, parse
from .._graph import AbstractModel, Graph
from ..elements.base import AbstractElement, leaf
from .carriers import AbstractCarrier, Hinge, PointMass, World
from .forces import AbstractForce
from .joints import AbstractJoint
from .joints.base import POWER, SIGNALS


class Attachment(NamedTuple):
    """One end of a joint or a force: the body, the point on it, and who is attached by which side."""

    body: str
    point: str
    owner: str
    side: str  # "a", "b" or "force"

    @property
    def name(self) -> str:
        return f"{self.point}_{self.owner}" if self.point else self.owner

    @property
    def hinge(self) -> Hinge:
        return Hinge(self.point, self.side != "a")


class Assembly(AbstractModel):
    """Bodies, joints, forces and parts of other domains, and how they are connected.

    `"world -> main -> crank.A"` puts the joint main between the world and the point A of the crank; a body without a
    point means its mass centre; `"drive -> crank"` lets a force act; other bonds (`"motor.shaft -> main.axis"`) and
    signals are those of a graph. `initial` holds start values of states and results."""

    nodes: dict[str, Any]
    order: tuple[str, ...] = eqx.field(static=True)
    links: tuple[Link, ...] = eqx.field(static=True)
    initial: dict[str, Any]

    def __init__(self, parts: Mapping[str, Any], connections: Iterable[str] = (), *, initial: Mapping[str, Any] | None = None):
        self.nodes, self.order = dict(parts), tuple(parts)
        self.links = tuple(link for text in ([connections] if isinstance(connections, str) else connections) for link in parse(text))
        self.initial = {name: leaf(value, name) for name, value in (initial or {}).items()}
        raise_faults(StructureError, _faults(self))

    def graph(self) -> Graph:
        """The multibond graph: one part a body, joint or force, to be opened and edited."""
        attached, bonds = _attachments(self), [link for link in self.links if not _mechanical(self, link)]
        gravity = next((part.gravity for part in self.nodes.values() if isinstance(part, World)), None)
        nodes: dict[str, Any] = {}
        for name in self.order:
            part = self.nodes[name]
            if isinstance(part, AbstractCarrier):
                nodes[name] = part.graph({h.name: h.hinge for h in attached if h.body == name}, gravity)
            else:
                nodes[name] = part.graph() if isinstance(part, AbstractJoint | AbstractForce) else part
        for attachment in attached:
            bonds += _connections(self.nodes, nodes, attachment)
        return Graph(nodes, bonds, initial=self.initial)


def _connections(parts: Mapping[str, Any], nodes: Mapping[str, Graph], end: Attachment) -> list[str]:
    """Bonds and signals between a body's hinge and the joint or force there."""
    ends = parts[end.body].ends(end.name, end.hinge)
    inner, side = nodes[end.owner].nodes, 1 if end.side == "b" else 0
    found = []
    if end.side == "force":
        found.append(f"{end.owner}.out -> {end.body}.{ends[parts[end.owner].end]}")
    else:
        for kind, targets in POWER.items():
            for target in targets[side]:
                if target in inner:
                    pair = f"{end.body}.{ends[kind]}", f"{end.owner}.{target}"
                    found.append(" -> ".join(pair if side == 0 else pair[::-1]))
    for kind, targets in SIGNALS.items():
        for target in targets[side]:
            node, _, slot = target.partition(".")
            if node in inner and slot in [port.name for port in inner[node].inputs()]:
                found.append(f"{end.body}.{ends[kind]} ~> {end.owner}.{target}")
    return found


def _mechanical(assembly: Assembly, link: Link) -> bool:
    """Whether a connection joins a body to a joint or a force."""
    kinds = [assembly.nodes.get(end.split(".")[0]) for end in (link.tail, link.head)]
    return link.power and any(isinstance(part, AbstractCarrier) for part in kinds)


def _attachments(assembly: Assembly) -> list[Attachment]:
    found = []
    for link in assembly.links:
        if _mechanical(assembly, link):
            body_first = isinstance(assembly.nodes[link.tail.split(".")[0]], AbstractCarrier)
            body, owner = (link.tail, link.head) if body_first else (link.head, link.tail)
            name, _, point = body.partition(".")
            force = isinstance(assembly.nodes[owner.split(".")[0]], AbstractForce)
            found.append(Attachment(name, point, owner, "force" if force else "a" if body_first else "b"))
    return found


# -- faults in mechanical words --------------------------------------------------------------------------
def _faults(assembly: Assembly) -> list[Fault]:
    faults = [fault for link in assembly.links for fault in _link_faults(assembly, link)]
    known = (AbstractCarrier, AbstractJoint, AbstractForce, AbstractElement, Graph)
    for name, part in assembly.nodes.items():
        if not isinstance(part, known):
            faults.append(Fault(name, f"is a {type(part).__name__}, not a part.", "give a body, a joint, a force, an element or a graph."))
        elif isinstance(part, AbstractCarrier | AbstractJoint | AbstractForce):
            faults += part.faults(name)
    return faults or _attachment_faults(assembly) or _rotation_faults(assembly)


def _rotation_faults(assembly: Assembly) -> list[Fault]:
    """Point masses do not rotate, so nothing may lock or turn them."""
    needing = [end for end in _attachments(assembly) if isinstance(assembly.nodes[end.body], PointMass) and _turns(assembly.nodes[end.owner])]
    what = "is a point mass and has no rotation, which {} needs."
    return [Fault(end.body, what.format(end.owner), "hold it by a Spherical joint without damping, or make it a Body.") for end in needing]


def _turns(owner) -> bool:
    """Whether a joint or a force has to do with rotation."""
    if isinstance(owner, AbstractForce):
        return owner.end == "rotation"
    return any(node in owner.graph().nodes for targets in POWER["rotation"] for node in targets)


def _link_faults(assembly: Assembly, link: Link) -> list[Fault]:
    faults = []
    first, second = (assembly.nodes.get(end.split(".")[0]) for end in (link.tail, link.head))
    if link.power and isinstance(first, AbstractCarrier) and isinstance(second, AbstractCarrier):
        faults.append(Fault(str(link), "joins two bodies without a joint.", "put a joint between them: 'first -> joint -> second'."))
    for end in (link.tail, link.head):
        name, _, rest = end.partition(".")
        part = assembly.nodes.get(name)
        if part is None:
            faults.append(Fault(str(link), f"there is no part '{name}'.", nearest(name, list(assembly.order))))
        elif isinstance(part, AbstractCarrier) and link.power and rest and rest not in part.points:
            remedy = nearest(rest, list(part.points)) if part.points else f"give it: points=dict({rest}=(x, y, z))."
            faults.append(Fault(str(link), f"{name} has no point '{rest}'.", remedy))
    return faults


def _attachment_faults(assembly: Assembly) -> list[Fault]:
    ends, faults = _attachments(assembly), []
    for name, part in assembly.nodes.items():
        mine = sorted(h.side for h in ends if h.owner == name)
        if isinstance(part, AbstractJoint) and mine != ["a", "b"]:
            what = "joins nothing." if not mine else f"has {mine.count('a')} bodies before it and {mine.count('b')} after it."
            faults.append(Fault(name, what, f"a joint stands between two bodies: 'first -> {name} -> second'."))
        if isinstance(part, AbstractForce) and len(mine) != 1:
            faults.append(Fault(name, f"acts on {len(mine)} bodies.", f"attach it to one: '{name} -> body.point'."))
        if isinstance(part, AbstractCarrier) and not isinstance(part, World) and not any(h.body == name for h in ends) and len(assembly.nodes) > 2:
            faults.append(Fault(name, "is attached to nothing.", "connect it by a joint, or leave it out."))
    return faults
