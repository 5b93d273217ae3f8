"""Assembly: named mechanical parts and their connections, expanded into one multibond graph (Zimmer 2006)."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import equinox as eqx

from ..._tracing import traced
from ..._types import Value
from ...elements import Function, symbolic
from ...errors import Fault, StructureError, raise_faults, warn_hints
from ...graph.argument_faults import mapping_faults
from ...graph.checking import checked, unchecked
from ...graph.flatten import check
from ...graph.graph import AbstractModel, Graph, Guess, parse_all, start_values
from ...graph.nodes import Nodes, refuse_endless
from ...scene import Scene
from ...scene.meetings import Meeting, Poses
from ...structure.grammar import Link
from ...surface.calls import AbstractWorded
from ..joints import AbstractJoint, Gear
from ..kinematics.attachments import POWER, SIGNALS, AbstractAttachment, directed
from ..kinematics.points import FixedPoints, with_results
from ..parts.bodies import AbstractCarrier, AbstractWorld, Hinge, Offset
from ..parts.supports import AbstractSupport
from .connections import Attachment, Meshing, attachments, mechanical, meshings
from .faults import assembly_faults, part_faults
from .loops import has_loops
from .massless import loose_faults
from .meeting import meetings
from .picture import first_poses, scene_of
from .placement import names_read, place, pose
from .summary import counts, mobility_faults, summary_lines
from .whole_turns import whole_turns


class Assembly(AbstractModel):
    """Describes a mechanism: bodies, joints, forces, sensors, parts of other domains and nested assemblies, with their
    connections.

    `"world -> main -> crank.A"` puts the joint main between the world and the point A of the crank; a body without a
    point means its mass centre. `"drive -> crank"` lets a force act on a body, and `"rod.B ~> probe"` lets a sensor
    read a point. Other bonds (`"motor.shaft -> main.axis"`) and signals are those of a graph. Parts of a nested
    assembly are named by their path: `"arm.hand.tip -> weld -> tool"`. `initial` holds initial values by result:
    `{"main.angle": 0.3, "rod.position": bg.Guess(…)}`."""

    nodes: dict[str, Any]
    order: tuple[str, ...] = eqx.field(static=True)
    links: tuple[Link, ...] = eqx.field(static=True)
    initial: dict[str, Any]
    poses: ClassVar[bool] = True

    def __init__(
        self,
        parts: Mapping[str, AbstractWorded],
        connections: Iterable[str] = (),
        *,
        initial: Mapping[str, Value | Guess] | None = None,
    ):
        raise_faults(StructureError, mapping_faults(parts=parts, initial=initial))
        self.nodes, self.order, self.links = Nodes(parts), tuple(parts), parse_all(connections)
        self.initial = start_values(initial)
        refuse_endless(self)
        raise_faults(StructureError, assembly_faults(self))
        warn_hints(_hints(self.parts()))

    def parts(self, prefix: str = "") -> dict[str, Any]:
        """All parts by path, including those of nested assemblies."""
        found: dict[str, Any] = {}
        for name in self.order:
            part = self.nodes[name]
            found |= part.parts(f"{prefix}{name}.") if isinstance(part, Assembly) else {prefix + name: part}
        return found

    def connections(self, prefix: str = "") -> list[Link]:
        """All connections with full paths, including those of nested assemblies."""
        found = [replace_ends(link, prefix) for link in self.links]
        inside = [(name, part) for name, part in self.nodes.items() if isinstance(part, Assembly)]
        return found + [link for name, part in inside for link in part.connections(f"{prefix}{name}.")]

    def ends(self) -> list[Attachment]:
        """All ends of joints, forces, sensors and supports, each with the body and point it is attached to."""
        return list(attachments(self.parts(), self.connections()))

    def graph(self) -> Graph:
        """The multibond graph of the assembly: one subgraph per body, joint, force and sensor, which can be opened and
        edited."""
        with unchecked():  # the graphs of all parts are checked together
            graph = _Expansion(self).graph(self, "")
        if checked() and not traced(self):
            check(graph, as_part=True)
        return graph

    def placement(self, given: Mapping[str, Any], value_of: Callable[[Any], Any]) -> dict[str, Any]:
        """Guesses for poses that are not given, from joint coordinates along the connections."""
        return place(self.parts(), self.ends(), list(meshings(self.parts(), self.connections())), given, value_of)

    def placed_by(self) -> frozenset[str]:
        return names_read(self.parts())

    def posed(
        self, joints: Container[str], given: Mapping[str, Any], signal: Callable[[str], Any], turns: Mapping[str, int]
    ) -> dict[str, Any]:
        """Poses of the bodies as functions of the joint coordinates along a tree of joints."""
        return pose(self.parts(), self.ends(), joints, given, signal, turns)

    def whole_turns(self, near: Mapping[str, Any]) -> dict[str, int]:
        return whole_turns(self.parts(), self.ends(), near)

    def value_faults(self) -> list[Fault]:
        return part_faults(self.parts())

    def bodies(self) -> tuple[str, ...]:
        return tuple(path for path, part in self.parts().items() if isinstance(part, AbstractCarrier))

    def described(self, redundancy) -> list[str]:
        return summary_lines(self.parts(), redundancy)

    def has_kinematic_loops(self) -> bool:
        return has_loops(self.parts(), self.ends())

    def immobile(self, redundancy) -> list[Fault]:
        return mobility_faults(self.parts(), redundancy)

    def loose(self, found, method) -> list[Fault]:
        return loose_faults(self.parts(), found, method)

    def __str__(self) -> str:
        bodies, joints, coordinates = counts(self.parts())
        size = f"{len(bodies)} bodies, {len(joints)} joints, {coordinates} coordinates"
        links = [f"  {link}" for link in self.connections()]
        return "\n".join([f"Assembly: {size}; bg.compile tells its mobility", *links])

    def scene(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> Scene:
        return scene_of(self, value_of, poses)

    def meetings(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> tuple[Meeting, ...]:
        return meetings(self, value_of, poses)

    def first_poses(self, value_of: Callable[[Any], Any], given: Mapping[str, Any]) -> Poses:
        return first_poses(self, value_of, given)

    def starts(self, prefix: str = "") -> dict[str, Any]:
        """Initial values by result, including those of nested assemblies."""
        inside = [(name, part) for name, part in self.nodes.items() if isinstance(part, Assembly)]
        found = {name: value for prefix_, part in inside for name, value in part.starts(f"{prefix}{prefix_}.").items()}
        return found | {prefix + name: value for name, value in self.initial.items()}

    def coordinates(self) -> tuple[str, ...]:
        """Names of the joint coordinates of width one."""
        found: list[str] = []
        for path, part in self.parts().items():
            if isinstance(part, AbstractJoint):
                found += [f"{path}.{name}" for name, width in part.coordinates.items() if width == 1]
        return tuple(found)

    def actuators(self) -> tuple[str, ...]:
        """Paths of forces, joints and graphs: sources of other parts are weights, and motions of supports."""
        others = AbstractCarrier | AbstractWorld | AbstractSupport
        return tuple(path for path, part in self.parts().items() if not isinstance(part, others))


def _hints(parts: Mapping[str, Any]) -> list[Fault]:
    """Hints on the values of bodies and joints, given by path."""
    found: list[Fault] = []
    for path, part in parts.items():
        if isinstance(part, AbstractCarrier | AbstractJoint):
            found += part.hints(path)
    return found


@symbolic
def first_of(first, *others):
    """The first of several signals."""
    return first


def replace_ends(link: Link, prefix: str) -> Link:
    """A connection with full paths, from one inside the assembly with this prefix."""
    return link._replace(tail=prefix + link.tail, head=prefix + link.head)


class _Expansion:
    """Expands the parts of one assembly into graphs and the connections into bonds and signals."""

    def __init__(self, assembly: Assembly):
        self.parts, self.ends = assembly.parts(), assembly.ends()
        self.meshings = list(meshings(self.parts, assembly.connections()))
        self.gravity = next((part.gravity for part in self.parts.values() if isinstance(part, AbstractWorld)), None)
        self.attached = {
            path: self.attachment(path, part)
            for path, part in self.parts.items()
            if isinstance(part, AbstractAttachment | AbstractSupport)
        }

    def graph(self, assembly: Assembly, prefix: str) -> Graph:
        """The graph of an assembly whose path is `prefix`, with the graphs of nested assemblies as nodes."""
        nodes = self.nodes(assembly, prefix)
        bonds: list[Any] = [link for link in assembly.links if not mechanical(self.parts, replace_ends(link, prefix))]
        for end in self.ends:
            if _common_prefix(end.body, end.owner) == prefix:
                bonds += self.connections(end, nodes, prefix)
        for end in self.meshings:
            if _common_prefix(end.joint, end.gear) == prefix:
                bonds += self.meshing(end, prefix)
        if not prefix:
            self.gather(nodes, bonds)
        return Graph(nodes, bonds, initial=assembly.initial)

    def nodes(self, assembly: Assembly, prefix: str) -> dict[str, Any]:
        """Graphs and elements of the parts of one assembly by name; an offset, and a world without parts, has none."""
        found: dict[str, Any] = {}
        for name in assembly.order:
            part = assembly.nodes[name]
            if isinstance(part, Assembly):
                node: Any = self.graph(part, f"{prefix}{name}.")
            else:
                node = self.node(prefix + name, part)
            if node is not None:
                found[name] = node
        return found

    def gather(self, nodes: dict[str, Any], bonds: list[Any]) -> None:
        """Connects masses without any joint to the graph by an unused signal of their positions, so that it stays
        connected."""
        bodies = [path for path, part in self.parts.items() if isinstance(part, AbstractCarrier) and part.size]
        held = {end.body for end in self.ends}
        together = [path for path in bodies if path not in held] + [path for path in bodies if path in held][:1]
        if len(together) > 1 and together[0] not in held:
            names = tuple(f"position_{k}" for k in range(len(together)))
            nodes["unattached"] = Function(first_of, names, width=self.parts[together[0]].family.size)
            bonds += [f"{path}.x.position ~> unattached.{name}" for path, name in zip(together, names, strict=True)]

    def node(self, path: str, part) -> Any:
        """Graph or element of a part that is not an assembly; None if it has none."""
        if path in self.attached:
            return self.attached[path]
        if isinstance(part, AbstractWorld):
            return self.world(path, part)
        if isinstance(part, AbstractCarrier):
            return part.graph(self.hinges(path), self.gravity)
        if isinstance(part, Gear):
            return part.graph()
        return None if isinstance(part, Offset) else part

    def hinges(self, path: str) -> dict[str, Hinge]:
        """The hinges of a body by name."""
        return {end.name: end.hinge(self.parts) for end in self.ends if end.body == path}

    def attachment(self, path: str, part: AbstractAttachment | AbstractSupport) -> Graph:
        """The graph of a part between bodies or on one."""
        mine = [end for end in self.ends if end.owner == path]
        if isinstance(part, AbstractSupport):
            return part.mounted(mine[0].side, mine[0].place(self.parts)[1], self.hinges(path))
        return self.mounted(part, mine).graph(all(self.parts[end.body].turns for end in mine))

    def world(self, path: str, part: AbstractWorld) -> Graph | None:
        """The graph of the world without unused junctions and sources; if nothing is attached to the world, the results
        of its points alone, or None."""
        hinges, used = self.hinges(path), set()
        for end in self.ends:
            if end.body == path:
                ports = dict(self.attached[end.owner].ports)
                used |= {kind for kind in POWER if f"{kind}_{end.side}" in ports}
        unused = [name for kind, names in part.idle.items() if kind not in used for name in names]
        if not hinges:
            return with_results(Graph({}), FixedPoints(part.points)) if part.points else None
        return part.graph(hinges, self.gravity).remove(*unused)

    def mounted(self, part: AbstractAttachment, ends: list[Attachment]) -> AbstractAttachment:
        """A joint whose frames are expressed in the frames of the bodies."""
        if not isinstance(part, AbstractJoint):
            return part
        frames = {}
        for end in ends:
            name, frame = f"frame_{end.side}", end.place(self.parts)[1]
            if frame != part.family.identity:
                frames[name] = part.family.composed(frame, getattr(part, name))
        return replace(part, **frames)

    def meshing(self, end: Meshing, prefix: str) -> list[str]:
        """Bond and signal between a joint's free direction and a gear."""
        joint, gear = end.joint.removeprefix(prefix), end.gear.removeprefix(prefix)
        coordinate = dict(self.attached[end.joint].exports)[self.parts[end.joint].axes[end.port]]
        bond = directed(f"{joint}.{end.port}", f"{gear}.{end.side}", end.side)
        return [bond, f"{joint}.{coordinate} ~> {gear}.coordinate_{end.side}"]

    def connections(self, end: Attachment, nodes: Mapping[str, Any], prefix: str) -> list[str]:
        """Bonds and signals between the hinge point of a body and the part attached there."""
        ends = self.parts[end.body].ends(end.name, end.hinge(self.parts))
        body, owner = end.body.removeprefix(prefix), end.owner.removeprefix(prefix)
        inner = _inner(nodes, owner)
        ports, found = dict(inner.ports), []
        for kind in POWER:
            if f"{kind}_{end.side}" in ports:
                found.append(directed(f"{body}.{ends[kind]}", f"{owner}.{kind}_{end.side}", end.side))
        for kind in SIGNALS:
            if f"{kind}_{end.side}" in inner.nodes:
                found.append(f"{body}.{ends[kind]} ~> {owner}.{kind}_{end.side}")
        return found


def _inner(nodes: Mapping[str, Any], path: str) -> Graph:
    """The graph at a path of nested graphs."""
    first, *rest = path.split(".")
    found = nodes[first]
    for word in rest:
        found = found.nodes[word]
    return found


def _common_prefix(first: str, second: str) -> str:
    """Path of the innermost assembly that holds both parts."""
    common = []
    for one, other in zip(first.split(".")[:-1], second.split(".")[:-1], strict=False):
        if one != other:
            break
        common.append(one)
    return "".join(f"{word}." for word in common)
