"""Planar world and rigid bodies as bond graphs: one junction of (vx, vy, ω) per body, one transformer per hinge point.

After Zimmer 2006."""

from collections.abc import Mapping
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._tracing import array_functions
from ..._types import Value, Values
from ...elements import MTF, Function, I, One, Se
from ...elements.values import as_numbers, finite_faults, leaf
from ...errors import Fault
from ...graph.graph import Graph
from ...scene.appearance import Shapes
from ..kinematics.blocks import constant, still
from ..kinematics.families import PLANAR, Family
from ..kinematics.points import FixedPoints, PlanarPoints, with_results
from ..parts.bodies import (
    LINK,
    AbstractCarrier,
    AbstractWorld,
    Frames,
    Hinge,
    mass_faults,
    named_frames,
    named_points,
    own_name_faults,
    point_faults,
    without_mass,
)
from ..scenery.bodies import drawn_body
from ..scenery.mounted import Held
from ..scenery.seen import Item
from .blocks import Bar, Pose, PoseOf, Weight, rotation, translation
from .builder import frame_angle


def _frames(frames: Values | None) -> Frames:
    return named_frames(frames, frame_angle, "give points and angles: frames=dict(A=0.5).")


class World(AbstractWorld):
    """The inertial frame. `gravity` is an acceleration [m/s²] or None; `points` are fixed points [m], `frames` the
    angles of connection frames at them [rad].

    Results: of each point A.position and A.velocity."""

    gravity: Any
    points: dict[str, Any]
    frames: Frames = eqx.field(static=True)
    size: ClassVar[int] = 0
    turns: ClassVar[bool] = True
    family: ClassVar[Family] = PLANAR
    idle: ClassVar[dict[str, tuple[str, ...]]] = {"motion": ("v", "still")}

    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        gravity: Value | None = (0.0, -9.81),
        *,
        points: Values | None = None,
        frames: Values | None = None,
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.gravity = None if gravity is None else leaf(gravity, "World.gravity")
        self.points, self.frames = named_points(points, 2), _frames(frames)

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        nodes: dict[str, Any] = dict(v=One(), still=still(), x=constant(0.0, 0.0, 0.0))
        bonds = ["still -> v"]
        for name, hinge in hinges.items():
            if hinge.point is not None:
                nodes[f"at_{name}"] = Function(PoseOf(hinge.point), ("pose",), width=3)
                bonds.append(f"x ~> at_{name}.pose")
        return with_results(Graph(nodes, bonds), FixedPoints(self.points))

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return dict(motion="v", pose="x" if hinge.point is None else f"at_{name}")

    def faults(self, where: str) -> list[Fault]:
        faults = point_faults(where, self)
        if self.gravity is not None and np.shape(self.gravity) != (2,):
            what = f"has shape {np.shape(self.gravity)}."
            return [*faults, Fault(f"{where}.gravity", what, "give two components, such as (0.0, -9.81), or None.")]
        return faults + finite_faults(where, "gravity", self.gravity)


class Body(AbstractCarrier):
    """A rigid body: `mass` [kg], `inertia` about its mass centre G [kg·m²], `points` in the body frame [m], `frames`
    angles of connection frames at points [rad].

    Results: position, angle, velocity (of G), angular_velocity; of each point A.position and A.velocity (inertial)."""

    mass: Any
    inertia: Any
    points: dict[str, Any]
    frames: Frames = eqx.field(static=True)
    weightless: bool = eqx.field(static=True, repr=False)  # a link without mass
    thin: bool = eqx.field(static=True, repr=False)  # without moment of inertia
    size: ClassVar[int] = 3
    turns: ClassVar[bool] = True
    family: ClassVar[Family] = PLANAR

    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        mass: Value,
        inertia: Value,
        *,
        points: Values | None = None,
        frames: Values | None = None,
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.mass, self.inertia = leaf(mass, "Body.mass"), leaf(inertia, "Body.inertia")
        self.points, self.frames = named_points(points, 2), _frames(frames)
        self.weightless, self.thin = without_mass(self.mass), without_mass(self.inertia)

    def _inertias(self) -> Any:
        values = self.mass, self.mass, self.inertia
        return array_functions(*values).stack(values)  # numbers: without compiling

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        bare = (self.weightless, self.weightless, self.thin) if self.weightless or self.thin else ()
        nodes: dict[str, Any] = dict(
            v=One(),
            m=I(self._inertias(), massless=bare),
            x=Pose(),
            going=translation(),
            turning=rotation(),
        )
        bonds = ["v -> m", "v ~> x", "m.flow ~> going", "m.flow ~> turning"]
        if gravity is not None:
            nodes["weight"] = Se(Weight(self.mass, gravity), width=3)
            bonds.append("weight -> v")
        bars = reached(hinges, "x.pose")
        nodes, bonds = nodes | bars[0], bonds + bars[1]
        names = dict(position="x.position", angle="x.angle", velocity="going.value", angular_velocity="turning.value")
        return with_results(Graph(nodes, bonds, exports=names), PlanarPoints(self.points))

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return dict(motion="v", pose="x.pose") if hinge.point is None else dict(motion=f"{name}.b", pose=f"at_{name}")

    def drawn(self, at: Held) -> list[Item]:
        return [*drawn_body(at, self.mass, self.inertia)]

    def faults(self, where: str) -> list[Fault]:
        faults = point_faults(where, self) + own_name_faults(where, self.points)
        faults += mass_faults(where, self.mass, LINK, self.weightless)
        return faults + self._inertia_faults(f"{where}.inertia")

    def _inertia_faults(self, where: str) -> list[Fault]:
        inertia = as_numbers(self.inertia)
        if inertia is None:
            return []
        if inertia.ndim:
            remedy = "give one moment, about the axis out of the plane through the mass centre."
            return [Fault(where, f"has shape {inertia.shape}.", remedy)]
        if self.thin:
            what, remedy = "was built without inertia, and now has some.", "build the part again with it."
            return [] if inertia == 0.0 else [Fault(where, what, remedy)]
        if np.isfinite(inertia) and inertia > 0.0:
            return []
        return [Fault(where, f"is {inertia}.", "give a positive moment of inertia about the mass centre.")]


def reached(hinges: Mapping[str, Hinge], pose: str) -> tuple[dict[str, Any], list[str]]:
    """Nodes and bonds of hinges away from the origin of the body frame; `pose` is the signal of the body's pose."""
    nodes: dict[str, Any] = {}
    bonds: list[str] = []
    for name, hinge in hinges.items():
        if hinge.point is not None:
            nodes |= {name: MTF(Bar(hinge.point)), f"at_{name}": Function(PoseOf(hinge.point), ("pose",), width=3)}
            bonds.append(f"{name}.a -> v" if hinge.inward else f"v -> {name}.a")
            bonds += [f"{pose} ~> {name}.modulus", f"{pose} ~> at_{name}.pose"]
    return nodes, bonds
