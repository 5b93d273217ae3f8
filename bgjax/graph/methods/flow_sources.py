"""Methods with flow sources on constrained or free ports: derivative causality, minimal coordinates."""

from collections.abc import Iterator
from typing import ClassVar

import equinox as eqx

from ..._types import Names
from ...elements import Constraint, Freedom, FreePort, HeldPort
from ...errors import Fault, ParameterError, nearest, shown
from ...structure.lagrange.faults import velocity_faults
from ...structure.lagrange.generalised_choice import lagrangian
from ...structure.procedures import LambdaLCAP
from ..flatten import flatten, follow
from ..graph import Graph
from .artificial_sources import augment
from .base import AbstractMethod
from .split_bonds import with_flow_sources


class DerivativeCausality(AbstractMethod):
    """Puts flow sources on the constrained ports, so that dependent inertias get derivative causality (the zero-order
    causal paths of Boudon 2019). Multibonds are split where their directions have different causality. Free directions
    get artificial flow sources where no inertia determines their flow, which is Lagrange's procedure for open chains.
    Joints that close kinematic loops (class 4) keep their multipliers; print(system) names them. Positions of all
    bodies are integrated."""

    implicit: ClassVar[bool] = True
    posed: ClassVar[bool] = False
    reset_poses: ClassVar[bool] = True

    @property
    def solves_coordinates(self) -> bool:
        return False

    def apply(self, graph: Graph) -> Graph:
        return with_flow_sources(graph, _as_source)

    def faults(self, graph: Graph) -> list[Fault]:
        return []

    def __str__(self) -> str:
        return "DerivativeCausality (flow sources on constrained ports)"


def _as_source(path: str, node: Constraint | Freedom) -> HeldPort | FreePort:
    return HeldPort(node) if isinstance(node, Constraint) else FreePort(node)


def _names(value: Names) -> tuple[str, ...]:
    given = (value,) if isinstance(value, str) else value
    names = tuple(given) if isinstance(given, list | tuple) else None
    if names is None or not all(isinstance(name, str) for name in names):
        remedy = 'write bg.MinimalCoordinates(["main.angle"]), or leave them out for an automatic choice.'
        raise ParameterError([Fault("coordinates", f"{shown(value)} does not name coordinates.", remedy)])
    return tuple(dict.fromkeys(names))


class MinimalCoordinates(AbstractMethod):
    """Makes the flows of the free ports of a tree of joints generalised velocities, from which all other velocities
    follow: V = T(q) q̇ (Karnopp, Bos 1985, Boudon 2019). `coordinates` names those that shall be independent
    ("main.angle"; "main" for all of a joint); the others are chosen automatically. In kinematic loops dependent
    coordinates are solved from independent ones; where this becomes ill-conditioned during the motion (a piston at its
    dead centre), other coordinates are independent for a while. With `loops="multipliers"` all coordinates of the tree
    are integrated, and loops are closed by λ (λLCAP, Marquis-Favre 1999).

    In a graph without free ports (`bg.Freedom`) the coordinates are 1-junctions, whose flows are generalised
    velocities; λ acts on every 0-junction where they depend on each other, as `bg.causality(graph,
    bg.LambdaLCAP(coordinates))` shows."""

    implicit: ClassVar[bool] = False
    posed: ClassVar[bool] = True
    reset_poses: ClassVar[bool] = False
    coordinates: tuple[str, ...] = eqx.field(static=True, default=(), converter=_names)
    loops: str = eqx.field(static=True, default="dependent", kw_only=True)

    @property
    def solves_coordinates(self) -> bool:
        return self.loops == "dependent"

    def apply(self, graph: Graph) -> Graph:
        if not any(free_ports(graph)):
            structure = flatten(graph).structure
            return augment(graph, structure, lagrangian(structure, LambdaLCAP(self.coordinates))).graph
        names = exported(graph) if self.coordinates else {}
        wanted = {follow(names, name) for name in self.coordinates}
        return with_flow_sources(graph, lambda path, node: self._port(path, node, wanted))

    def _port(self, path: str, node: Constraint | Freedom, wanted: set[str]) -> HeldPort | FreePort:
        if isinstance(node, Constraint):
            return HeldPort(node, late=node.drive)
        return FreePort(node, bool(wanted & set(called(path, node))))

    def faults(self, graph: Graph) -> list[Fault]:
        names, ports = exported(graph), dict(free_ports(graph))
        known = {name for path, node in ports.items() for name in called(path, node)}
        if ports:
            good = [short for short in names if follow(names, short) in known]
            faults = [_no_coordinate(name, good) for name in self.coordinates if follow(names, name) not in known]
        else:
            faults = velocity_faults(flatten(graph).structure, self.coordinates)
        if self.loops not in ("dependent", "multipliers"):
            what = f"{shown(self.loops)} is no way to close loops."
            faults.append(Fault("loops", what, "write loops='dependent' or loops='multipliers'."))
        return faults

    def __str__(self) -> str:
        chosen = f": {', '.join(self.coordinates)}" if self.coordinates else ""
        return f"MinimalCoordinates (generalised velocities on free ports{chosen})"


def _no_coordinate(name: str, known: list[str]) -> Fault:
    return Fault(f"coordinates {shown(name)}", "is not the coordinate of a free direction.", nearest(name, known))


def exported(graph: Graph, prefix: str = "") -> dict[str, str]:
    """Exported names of results by path, {short name: its target}."""
    found = {prefix + name: prefix + target for name, target in graph.exports}
    for name, node in graph.nodes.items():
        found |= exported(node, f"{prefix}{name}.") if isinstance(node, Graph) else {}
    return found


def free_ports(graph: Graph, prefix: str = "") -> Iterator[tuple[str, Freedom]]:
    """All free ports of a graph with their paths."""
    for name, node in graph.nodes.items():
        if isinstance(node, Graph):
            yield from free_ports(node, f"{prefix}{name}.")
        elif isinstance(node, Freedom):
            yield prefix + name, node


def called(path: str, node: Freedom) -> list[str]:
    """Names by which users may choose a free port: its coordinate, its own path, its joint."""
    owner = path.rpartition(".")[0]
    return [f"{owner}.{node.coordinate}", path, owner] if owner else [node.coordinate, path]
