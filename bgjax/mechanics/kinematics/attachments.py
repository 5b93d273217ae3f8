"""Base classes of parts attached to bodies: joints between two, forces on one, sensors at one.

The graph of each has power ports and pass-through blocks of pose signals, named by side: velocity_a, attitude_b."""

import abc
from typing import Any, ClassVar

import equinox as eqx

from ...errors import Fault
from ...graph.graph import Graph
from ..scenery.seen import AbstractSeen
from .blocks import pass_through
from .families import SPATIAL, Family


POWER = (
    "velocity",
    "rotation",
    "motion",
)  # ports of a graph: velocity_a, rotation_b, …; motion is that of planar parts
SIGNALS = {"position": 3, "attitude": 4, "pose": 3}  # pass-through blocks in it: position_a, attitude_b, …


def directed(body: str, part: str, side: str) -> str:
    """A bond between a body and a part attached to it: the part takes power on side a and gives power on side b."""
    return f"{body} -> {part}" if side == "a" else f"{part} -> {body}"


class AbstractAttachment(AbstractSeen):
    """Is attached to bodies: side a takes power from the body before it, side b gives power to the body after it."""

    sides: eqx.AbstractClassVar[tuple[str, ...]]
    family: ClassVar[Family] = SPATIAL

    @abc.abstractmethod
    def graph(self, turning: bool = True) -> Graph:
        """The bond graph of the part; `turning` is False if an attached body has no rotation (a point mass)."""

    def needs_rotation(self) -> bool | None:
        """Whether it acts on rotations of its bodies; None where its bonds tell."""
        return None

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Faults of the values, in mechanical terms."""


class AbstractPieces:
    """Nodes, bonds, ports and results of an attachment while it is built."""

    def __init__(self):
        self.nodes: dict[str, Any] = {}
        self.bonds: list[str] = []
        self.ports: dict[str, str] = {}
        self.exports: dict[str, str] = {}

    def add(self, bonds: list[str], **nodes) -> None:
        self.nodes |= nodes
        self.bonds += bonds

    def sense(self, *names: str) -> None:
        """Adds pass-through blocks for signals of the bodies' poses: 'attitude_a', 'position_b', …"""
        for name in names:
            self.nodes.setdefault(name, pass_through(SIGNALS[name[:-2]]))

    def graph(self) -> Graph:
        return Graph(self.nodes, self.bonds, ports=self.ports, exports=self.exports)


class Pieces(AbstractPieces):
    """The nodes and bonds of a force or a sensor while it is built."""


class AbstractForce(AbstractAttachment):
    """Exerts a force or torque on one body."""

    value: eqx.AbstractVar[Any]
    sides: ClassVar[tuple[str, ...]] = ("b",)


class AbstractSensor(AbstractAttachment):
    """A sensor that reads the motion of one point of a body and takes no power."""

    sides: ClassVar[tuple[str, ...]] = ("a",)
