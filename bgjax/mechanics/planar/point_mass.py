"""Planar point mass as a bond graph: two translations and no rotation, so that its motion is (vx, vy, 0)."""

from collections.abc import Mapping
from typing import Any, ClassVar

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from ..._types import Value
from ...elements import Function, I, One, Position, Se, symbolic
from ...elements.values import leaf
from ...errors import Fault
from ...graph.graph import Graph
from ...scene.appearance import Shapes
from ..kinematics.blocks import select
from ..kinematics.families import PLANAR, Family
from ..parts.bodies import AbstractCarrier, Hinge, mass_faults, without_mass
from ..scenery.bodies import drawn_point
from ..scenery.mounted import Held
from ..scenery.seen import Item


class PointMass(AbstractCarrier):
    """A point mass: `mass` [kg]. It has no rotation, so only parts that leave rotation free can be attached: a
    `Distance`, a `Revolute` without loads, springs, a `PointOnLine` or `Free` joint before it, or nothing at all.
    `PointMass(0.0)` is a node between springs, dampers or joints, whose motion follows from the equilibrium of their
    forces. Results: position, velocity."""

    mass: Any
    points: dict[str, Any]
    frames: tuple[tuple[str, tuple[float, ...]], ...] = eqx.field(static=True)
    weightless: bool = eqx.field(static=True, repr=False)  # a node without mass
    size: ClassVar[int] = 2
    turns: ClassVar[bool] = False
    family: ClassVar[Family] = PLANAR

    def __init__(self, mass: Value, *, shape: Shapes | None = None, colour: str | None = None, hidden: bool = False):
        self.mass, self.points, self.frames = leaf(mass, "PointMass.mass"), {}, ()
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.weightless = without_mass(self.mass)

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        nodes: dict[str, Any] = dict(go=One(), x=Position(), pose=Function(upright, ("position",), width=3))
        nodes["m"] = I(jnp.ones(2) * self.mass, massless=(True,) * 2 * self.weightless)
        bonds = ["go -> m", "go ~> x", "x.position ~> pose"]
        if hinges:
            nodes |= dict(v=One(), wide=select((1.0, 0.0), (0.0, 1.0), (0.0, 0.0)))
            bonds += ["go -> wide -> v"]
        if gravity is not None:
            nodes["weight"] = Se(self.mass * gravity)
            bonds.append("weight -> go")
        return Graph(nodes, bonds, exports=dict(position="x.position", velocity="m.flow"))

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return dict(motion="v", pose="pose")

    def drawn(self, at: Held) -> list[Item]:
        return [*drawn_point(at)]

    def faults(self, where: str) -> list[Fault]:
        return mass_faults(where, self.mass, "0.0 is a node without mass between springs or joints", self.weightless)


@symbolic
def upright(position) -> np.ndarray:
    """The pose of a point mass: its position and the angle zero."""
    return np.array([position[0], position[1], 0.0], dtype=object)
