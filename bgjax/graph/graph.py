"""Bond graphs as users write them: nodes, bonds and initial values; a graph with ports is a part and can be nested."""

import abc
import dataclasses
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from .._types import Value
from ..elements.base import AbstractElement
from ..elements.values import as_numbers, leaf, required
from ..errors import Fault, ParameterError, StructureError, nearest, raise_faults, shown
from ..scene import Scene
from ..scene.meetings import Meeting, Poses
from ..structure.grammar import LETTERS, NAME, Link, parse
from ..surface.aliases import missing_attribute
from ..surface.calls import AbstractWorded
from ..surface.one_line import in_cell
from .argument_faults import component_faults, mapping_faults, path_faults
from .checking import checked
from .derived import AbstractDerived
from .flatten import check, flatten
from .nodes import Nodes, refuse_endless
from .pictured import AbstractPictured


# A graph with at least so many levels of parts is checked as a whole at every multiple of it, and when it is compiled:
# checking it at each level would cost the square of the depth.
CHECKED_LEVELS = 8


class AbstractModel(AbstractPictured):
    """Base class of everything that can be compiled: named nodes in order, whose array leaves are the parameters, and
    the bond graph they make."""

    nodes: eqx.AbstractVar[dict[str, Any]]
    order: eqx.AbstractVar[tuple[str, ...]]
    poses: ClassVar[bool] = False  # whether `posed` computes poses of parts from joint coordinates

    def __getattr__(self, name: str) -> Any:
        raise missing_attribute(self, name)

    def current(self) -> "AbstractModel":
        """The model itself, for functions that users call; raises if it contains itself or is nested too deeply."""
        refuse_endless(self)
        return self

    @abc.abstractmethod
    def graph(self) -> "Graph":
        """The bond graph; a pure function of the leaves."""

    def placement(self, given: Mapping[str, Any], value_of: Callable[[Any], Any]) -> dict[str, Any]:
        """Guesses of states that follow from other initial values, in plain arithmetic on vectors: it is recorded once
        with symbols in place of all numbers. `value_of` gives numbers and functions of time as vectors."""
        return {}

    def placed_by(self) -> frozenset[str]:
        """Names of the initial values that `placement` reads."""
        return frozenset()

    def posed(
        self, joints: Container[str], given: Mapping[str, Any], signal: Callable[[str], Any], turns: Mapping[str, int]
    ) -> dict[str, Any]:
        """States that follow from the coordinates of these joints. `given` holds the coordinates by name of the result,
        `signal` gives other signals by name, `turns` the whole turns of joints that lock a rotation."""
        return {}

    def whole_turns(self, near: Mapping[str, Any]) -> dict[str, int]:
        """By joint, the whole turns of a locked rotation at states near the initial conditions."""
        return {}

    def value_faults(self) -> list[Fault]:
        """Faults of invalid values, with the names that users gave."""
        return []

    def bodies(self) -> tuple[str, ...]:
        """Paths of the parts that are bodies, whose elements the poses of a mechanism need."""
        return ()

    def described(self, redundancy) -> list[str]:
        """Lines for the summary of the compiled system, from the rank of its constraints."""
        return []

    def has_kinematic_loops(self) -> bool:
        """Whether joints form kinematic loops, so that constraints may be redundant or contradict prescribed
        motions."""
        return False

    def immobile(self, redundancy) -> list[Fault]:
        """Faults if the constraints leave no mobility."""
        return []

    def loose(self, found, method) -> list[Fault]:
        """Faults of massless directions that no joint constrains."""
        return []

    def __repr__(self) -> str:
        names = ", ".join(self.order[:8]) + (", …" if len(self.order) > 8 else "")
        return f"{type(self).__name__}({names}; {len(getattr(self, 'links', ()))} connections)"

    def _repr_html_(self) -> str:
        return in_cell(str(self))

    def coordinates(self) -> tuple[str, ...]:
        """Names of results that place the parts, for messages about initial conditions."""
        return ()

    def actuators(self) -> tuple[str, ...] | None:
        """Paths of the parts whose sources are inputs of an analysis; None if all sources are."""
        return None


class Graph(AbstractModel):
    """Describes a bond graph. `nodes` maps names to elements or graphs, `bonds` is text or tuples.

    `ports` names the ends that a surrounding graph may bond to ({"shaft": "rotor"} opens the
    junction rotor, {"p": "motor.b"} the port b of motor); `exports` gives results short names;
    `initial` holds initial values by state ({"spring.displacement": 0.1}). `by_components` names the
    nodes whose vector ports and signals are connected component by component ("x -> body.port[0]"),
    with the widths that they leave open, if any: {"body": {}, "sum": {"input": 2}}.

    A graph that `bg.to_scalar` made also has `vectors`, the results that join several under the name
    they had, and `source`, the mechanism it was made from, which gives initial conditions and poses.
    """

    nodes: dict[str, Any]
    order: tuple[str, ...] = eqx.field(static=True)
    links: tuple[Link, ...] = eqx.field(static=True)
    ports: tuple[tuple[str, str], ...] = eqx.field(static=True)
    exports: tuple[tuple[str, str], ...] = eqx.field(static=True)
    initial: dict[str, Any]
    by_components: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = eqx.field(static=True, default=())
    vectors: tuple[tuple[str, tuple[str, ...]], ...] = eqx.field(static=True, default=())
    source: AbstractModel | None = None
    derived: AbstractDerived | None = None  # results that follow from others, formed when a program asks for them

    def __init__(
        self,
        nodes: Mapping[str, "AbstractElement | Graph"],
        bonds: Iterable = (),
        *,
        ports: Mapping[str, str] | None = None,
        exports: Mapping[str, str] | None = None,
        initial: "Mapping[str, Value | Guess] | None" = None,
        by_components: Mapping[str, Mapping[str, int]] | None = None,
    ):
        given = dict(nodes=nodes, ports=ports, exports=exports, initial=initial, by_components=by_components)
        raise_faults(StructureError, mapping_faults(**given))
        ports, exports, components = ports or {}, exports or {}, by_components or {}
        faults = _node_faults(nodes, ports) + path_faults(port=ports, export=exports, initial=initial or {})
        faults += component_faults(nodes, components)
        raise_faults(StructureError, faults)
        self.nodes, self.order = Nodes(nodes), tuple(nodes)
        self.links = parse_all(bonds)
        self.ports, self.exports = tuple(ports.items()), tuple(exports.items())
        self.initial, self.vectors, self.source, self.derived = start_values(initial), (), None, None
        self.by_components = tuple((name, tuple(widths.items())) for name, widths in components.items())
        if checked() and (self.nodes.levels % CHECKED_LEVELS == 0 or self.nodes.levels < CHECKED_LEVELS):
            check(self, as_part=True)

    def graph(self) -> "Graph":
        return self

    # -- what a mechanism that the graph was made from knows -------------------------------------------------
    @property
    def poses(self) -> bool:  # type: ignore[override]
        return self.source is not None and self.source.poses

    def placement(self, given: Mapping[str, Any], value_of: Callable[[Any], Any]) -> dict[str, Any]:
        return (self.source or super()).placement(given, value_of)

    def placed_by(self) -> frozenset[str]:
        return (self.source or super()).placed_by()

    def posed(
        self, joints: Container[str], given: Mapping[str, Any], signal: Callable[[str], Any], turns: Mapping[str, int]
    ) -> dict[str, Any]:
        return (self.source or super()).posed(joints, given, signal, turns)

    def whole_turns(self, near: Mapping[str, Any]) -> dict[str, int]:
        return (self.source or super()).whole_turns(near)

    def bodies(self) -> tuple[str, ...]:
        return (self.source or super()).bodies()

    def described(self, redundancy) -> list[str]:
        return (self.source or super()).described(redundancy)

    def has_kinematic_loops(self) -> bool:
        return (self.source or super()).has_kinematic_loops()

    def immobile(self, redundancy) -> list[Fault]:
        return (self.source or super()).immobile(redundancy)

    def loose(self, found, method) -> list[Fault]:
        return (self.source or super()).loose(found, method)

    def scene(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> Scene:
        return (self.source or super()).scene(value_of, poses)

    def meetings(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> tuple[Meeting, ...]:
        return (self.source or super()).meetings(value_of, poses)

    def coordinates(self) -> tuple[str, ...]:
        return (self.source or super()).coordinates()

    def actuators(self) -> tuple[str, ...] | None:
        return (self.source or super()).actuators()

    # -- editing ---------------------------------------------------------------------------------------------
    def __getitem__(self, path: str) -> Any:
        """The node at a path: graph["drive.motor.rotor"]."""
        return lookup(self, path)

    def replace(self, changes: Mapping[str, AbstractElement | AbstractModel]) -> "Graph":
        """The graph with nodes replaced by path."""
        graph = self
        raise_faults(StructureError, mapping_faults(changes=changes))
        for path, node in changes.items():
            lookup(graph, path)
            graph = _rebuild(graph, path.split("."), lambda nodes, name, node=node: {**nodes, name: node})
        return graph

    def remove(self, *paths: str) -> "Graph":
        """The graph without these nodes and their bonds and signals."""
        graph = self
        for path in paths:
            lookup(graph, path)
            graph = _rebuild(graph, path.split("."), lambda nodes, name: {k: v for k, v in nodes.items() if k != name})
        return graph

    def add(
        self, nodes: Mapping[str, AbstractElement | AbstractModel], bonds: str | Iterable = (), *, inside: str = ""
    ) -> "Graph":
        """The graph with nodes and bonds added, in the part at `inside` if given."""
        raise_faults(StructureError, mapping_faults(nodes=nodes))
        if not (isinstance(inside, str) and not inside):
            part = lookup(self, inside)
            if not isinstance(part, Graph):
                what, remedy = "is an element, not a part.", "name a part, or leave inside= out."
                raise StructureError([Fault(inside, what, remedy)])
            return self.replace({inside: part.add(nodes, bonds)})
        repeated = [name for name in nodes if name in self.nodes]
        remedy = "choose another name, or use replace."
        raise_faults(StructureError, [Fault(name, "exists already.", remedy) for name in repeated])
        links = self.links + parse_all(bonds)
        return _copy(self, {**self.nodes, **nodes}, (*self.order, *nodes), links)

    def with_contents(self, nodes: Mapping[str, Any], links: Iterable | None = None, **changes: Any) -> "Graph":
        """The graph with other nodes and connections; ports, results, initial values and the source are kept, unless
        `changes` gives others."""
        components = {name: dict(widths) for name, widths in self.by_components if name in nodes}
        kept = dict(ports=dict(self.ports), exports=dict(self.exports), initial=self.initial, by_components=components)
        graph = Graph(nodes, self.links if links is None else links, **kept | changes)
        return graph.with_fields(vectors=self.vectors, source=self.source, derived=self.derived)

    @staticmethod
    def contents(nodes: Mapping[str, Any], links: Iterable[Link]) -> dict[str, Any]:
        """Fields of a graph with these nodes and connections, for `with_fields`."""
        return dict(nodes=Nodes(nodes), order=tuple(nodes), links=tuple(links))

    def with_fields(self, **fields: Any) -> "Graph":
        """The graph with other fields, which are not checked again."""
        graph = object.__new__(Graph)
        for name in [field.name for field in dataclasses.fields(self)]:
            object.__setattr__(graph, name, fields[name] if name in fields else getattr(self, name))
        return graph

    def __str__(self) -> str:
        flat = flatten(self)
        kinds = {node.name: node.kind for node in flat.structure.nodes}
        lines = [f"Graph: {len(kinds)} nodes, {len(flat.structure.bonds)} bonds, {len(flat.structure.signals)} signals"]
        lines += [f"  {name}: {kind}" for name, kind in kinds.items()]
        lines += [f"  {link.name}" for link in (*flat.structure.bonds, *flat.structure.signals)]
        return "\n".join(lines)


class Guess(AbstractWorded):
    """Marks an initial value that may be changed to satisfy constraints; a plain initial value is kept exactly."""

    value: Value = eqx.field(converter=required("Guess"))


def start_values(initial: Mapping[str, Any] | None) -> dict[str, Any]:
    """Initial values as array leaves; raises if any is not finite."""
    found, faults = {}, []
    for name, value in (initial or {}).items():
        found[name] = value if isinstance(value, Guess) else leaf(value, f"initial {name}")
    for name, value in found.items():
        number = as_numbers(value.value if isinstance(value, Guess) else value)
        if number is not None and not np.all(np.isfinite(number)):
            faults.append(Fault(f"initial {name}", "the initial value is not finite.", "give finite numbers."))
    raise_faults(ParameterError, faults)
    return found


def parse_all(bonds: Any) -> tuple[Link, ...]:
    """Links of connections given as text or already parsed; all faults are raised together."""
    links, faults = [], []
    if bonds is None:
        return ()
    bonds = [bonds] if isinstance(bonds, str) else bonds
    if not isinstance(bonds, Iterable) or isinstance(bonds, Mapping):
        remedy = "write bonds=['a -> b -> c', 'a ~> b.modulus']."
        raise StructureError([Fault("bonds", f"{shown(bonds)} is not a list of connections.", remedy)])
    for connection in bonds:
        try:
            links += [connection] if isinstance(connection, Link) else parse(connection)
        except StructureError as error:
            faults += error.faults
    raise_faults(StructureError, faults)
    return tuple(links)


def _node_faults(nodes: Mapping, ports: Mapping) -> list[Fault]:
    faults = []
    for name, node in nodes.items():
        if not (isinstance(name, str) and NAME.fullmatch(name)):
            faults.append(Fault(repr(name), "is not a name.", f"{LETTERS}; '.' is for hierarchy."))
        if not isinstance(node, AbstractElement | Graph):
            faults.append(Fault(str(name), f"{shown(node)} is not an element or a part.", _node_remedy(node)))
        if name in ports:
            remedy = "rename one of them: a path must mean one thing."
            faults.append(Fault(str(name), "is both a node and a port of this graph.", remedy))
    return faults


def _node_remedy(node) -> str:
    if callable(node):
        return f"call it with its values: {getattr(node, '__name__', 'R')}(…)."
    return "give an element such as bg.R(1.0), or a part."


def _copy(graph: Graph, nodes: dict, order: tuple[str, ...], links: tuple[Link, ...], without: str = "") -> Graph:
    """A new graph with other nodes and links; initial values of the node `without` (a path) are left out."""
    kept = {path: value for path, value in graph.initial.items() if path.split(".")[0] in nodes}
    if without:
        kept = {path: value for path, value in kept.items() if not f"{path}.".startswith(f"{without}.")}
    return graph.with_contents({name: nodes[name] for name in order}, links, initial=kept)


def _rebuild(graph: Graph, path: list[str], change) -> Graph:
    if len(path) > 1:
        inner = _rebuild(graph.nodes[path[0]], path[1:], change)
        return _copy(graph, {**graph.nodes, path[0]: inner}, graph.order, graph.links, ".".join(path))
    nodes = change(graph.nodes, path[0])
    order = tuple(name for name in graph.order if name in nodes)
    links = tuple(link for link in graph.links if link.tail.split(".")[0] in nodes and link.head.split(".")[0] in nodes)
    return _copy(graph, nodes, order, links, path[0])


def lookup(graph: Graph, path: str) -> Any:
    """The node at a path, or a `StructureError` with the nearest name."""
    node: Any = graph
    if not isinstance(path, str):
        remedy = "give a path such as 'R' or 'motor.rotor'."
        raise StructureError([Fault("path", f"{shown(path)} does not name a node.", remedy)])
    for name in path.split("."):
        if not isinstance(node, Graph):
            remedy = f"'{path[: path.rindex('.' + name)]}' is an element: name it alone."
            raise StructureError([Fault(path, f"there is no node '{name}'.", remedy)])
        if name not in node.nodes:
            raise StructureError([Fault(path, f"there is no node '{name}'.", nearest(name, list(node.order)))])
        node = node.nodes[name]
    return node
