"""Gear: two joints that turn (or slide) in a fixed ratio."""

from typing import Any

import equinox as eqx
import numpy as np

from ...elements import Constraint, One
from ...elements.base import finite_faults, required
from ...errors import Fault
from ...graph.graph import Graph
from ...surface.calls import AbstractWorded
from ..kinematics.attachments import AbstractPieces
from ..kinematics.blocks import relay
from .coupling import couple, ratio_faults


class Gear(AbstractWorded):
    """`"first.axis -> gear -> second.axis"`: coordinate of the second = `ratio` · coordinate of the first + `phase`, one row. The
    ratio is negative for wheels that mesh from outside; with a Prismatic joint it is a rack or a winch [m/rad]. The joints
    carry the axes, so that the wheels may sit on a moving arm; `"wheel -> gear -> pinion"` with bodies means the one joint that
    carries each of them.

    Results: effort (on the second, by the first)."""

    ratio: Any = eqx.field(converter=required("Gear.ratio"))
    phase: Any = eqx.field(converter=required("Gear.phase"), default=0.0, kw_only=True)

    def graph(self) -> Graph:
        pieces = GearPieces()
        pieces.add([], first=One(), second=One(), coordinate_a=relay(1), coordinate_b=relay(1))
        couple(pieces, ("first", "coordinate_a"), ("second", "coordinate_b"), self.ratio, phase=self.phase)
        pieces.ports |= {"a": "first", "b": "second"}
        pieces.exports["effort"] = "mesh.effort"
        return pieces.graph()

    def directions(self) -> dict[str, tuple[str, ...]]:
        """Words for its row."""
        return {name: node.directions for name, node in self.graph().nodes.items() if isinstance(node, Constraint)}

    def faults(self, where: str) -> list[Fault]:
        if np.shape(self.phase) != ():
            return [Fault(f"{where}.phase", f"has shape {np.shape(self.phase)}.", "give one number.")]
        meshed = ratio_faults(where, "ratio", self.ratio, "wheels that do not turn each other need no gear: leave it out")
        return meshed + finite_faults(where, "phase", self.phase)


class GearPieces(AbstractPieces):
    """Of gears."""
