"""Gear: couples the free directions of two joints in a fixed ratio, one constraint."""

import equinox as eqx
import numpy as np

from ..._types import Value
from ...elements import Constraint, One
from ...elements.values import finite_faults, required
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.attachments import AbstractPieces
from ..kinematics.blocks import pass_through
from ..scenery.seen import AbstractSeen
from .coupling import couple, ratio_faults


class Gear(AbstractSeen):
    """`"first.axis -> gear -> second.axis"`: coordinate of the second joint = `ratio` · coordinate of the first +
    `phase`, one constraint. The ratio is negative for wheels with external meshing; with a Prismatic joint it describes
    a rack or a winch [m/rad]. The gear acts between joints, so that the wheels may be mounted on a moving arm. In
    `"wheel -> gear -> pinion"` each body stands for the one joint that carries it.

    Results: effort (of the first on the second)."""

    ratio: Value = eqx.field(converter=required("Gear.ratio"))
    phase: Value = eqx.field(converter=required("Gear.phase"), default=0.0, kw_only=True)

    def graph(self) -> Graph:
        pieces = GearPieces()
        pieces.add([], first=One(), second=One(), coordinate_a=pass_through(1), coordinate_b=pass_through(1))
        couple(pieces, ("first", "coordinate_a"), ("second", "coordinate_b"), self.ratio, phase=self.phase)
        pieces.ports |= {"a": "first", "b": "second"}
        pieces.exports["effort"] = "mesh.effort"
        return pieces.graph()

    def directions(self) -> dict[str, tuple[str, ...]]:
        """Names of the constrained directions, by constrained port."""
        return {name: node.directions for name, node in self.graph().nodes.items() if isinstance(node, Constraint)}

    def faults(self, where: str) -> list[Fault]:
        if np.shape(self.phase) != ():
            return [Fault(f"{where}.phase", f"has shape {np.shape(self.phase)}.", "give one number.")]
        remedy = "wheels that do not turn each other need no gear: leave it out"
        return ratio_faults(where, "ratio", self.ratio, remedy) + finite_faults(where, "phase", self.phase)


class GearPieces(AbstractPieces):
    """The nodes and bonds of a gear while it is built."""
