"""Spherical: the points stay together, rotation is free."""

from typing import Any

import equinox as eqx

from ..._errors import Fault
from ..._graph import Graph
from ...elements import R
from ...elements.base import named
from .base import AbstractJoint, Pieces, load_faults


class Spherical(AbstractJoint):
    """Two points together: three rows. `damping` [N·m·s/rad] acts on the relative rotation.

    Results: reaction_force."""

    damping: Any = eqx.field(default=None, kw_only=True, converter=named("Spherical.damping"))

    def graph(self) -> Graph:
        pieces = Pieces()
        pieces.hold_point()
        if self.damping is not None:
            pieces.compare_rotations()
            pieces.add(["rates -> damper"], damper=R(self.damping))
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return load_faults(where, damping=self.damping)
