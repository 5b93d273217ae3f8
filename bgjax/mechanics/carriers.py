"""What joints connect: the world, rigid bodies and point masses, each a multibond graph (Boudon 2019, figs 2 and 10)."""

import abc
from collections.abc import Mapping
from typing import Any, NamedTuple

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from .._errors import Fault, ParameterError, shown
from .._graph import Graph
from ..elements import EJS, MTF, TF, I, One, Orientation, Position, Se, Zero, arm
from ..elements.base import concrete, field_faults, finite_faults, leaf, named
from .blocks import constant, point_of, still
from .rotations import rotation_back


class Hinge(NamedTuple):
    """A place on a body where something is attached: its point ('' for the mass centre), and whether power is
    drawn into the body there."""

    point: str
    inward: bool


class AbstractCarrier(eqx.Module):
    """A part with points that joints and forces attach to."""

    points: eqx.AbstractVar[dict[str, Any]]

    @abc.abstractmethod
    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        """The bond graph with all its hinges, by name; gravity as an acceleration, or None."""

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right, in mechanical words."""

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        """Where a hinge's velocity, rotation, attitude and position are found in the graph."""
        offset = bool(hinge.point)
        return dict(velocity=name if offset else "v_body", rotation="omega", attitude="attitude", position=f"at_{name}" if offset else "x")


def _points(points) -> dict[str, Any]:
    if not isinstance(points or {}, Mapping):
        raise ParameterError([Fault("points", f"{shown(points)} does not name points.", "give names and places: points=dict(A=(0.1, 0.0, 0.0)).")])
    return {name: leaf(value, f"point {name}") for name, value in (points or {}).items()}


def point_faults(where: str, points: Mapping[str, Any]) -> list[Fault]:
    faults = []
    for name, point in points.items():
        if np.shape(point) != (3,):
            faults.append(Fault(f"{where}.points.{name}", f"has shape {np.shape(point)}.", "give three coordinates."))
        else:
            faults += finite_faults(f"{where}.points", name, point)
    return faults


class World(AbstractCarrier):
    """The inertial frame. `gravity` is an acceleration [m/s²], None for none; `points` are fixed places [m]."""

    gravity: Any
    points: dict[str, Any]

    def __init__(self, gravity: Any = (0.0, 0.0, -9.81), *, points: Mapping[str, Any] | None = None):
        self.gravity, self.points = named("World.gravity")(gravity), _points(points)

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        nodes: dict[str, Any] = dict(v_body=One(), omega=One(), still=still(), fixed=still(), attitude=constant(1.0, 0.0, 0.0, 0.0), x=constant(0.0, 0.0, 0.0))
        bonds = ["still -> v_body", "fixed -> omega"]
        for name, hinge in hinges.items():
            if hinge.point:
                nodes[f"at_{name}"] = point_of(self.points[hinge.point])
                bonds += [f"x ~> at_{name}.position", f"attitude ~> at_{name}.attitude"]
        return Graph(nodes, bonds)

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return {**AbstractCarrier.ends(self, name, hinge), "velocity": "v_body"}

    def faults(self, where: str) -> list[Fault]:
        faults = point_faults(where, self.points)
        if self.gravity is not None and np.shape(self.gravity) != (3,):
            faults.append(Fault(f"{where}.gravity", f"has shape {np.shape(self.gravity)}.", "give three components, such as (0.0, 0.0, -9.81), or None."))
        return faults


class Body(AbstractCarrier):
    """A rigid body: `mass` [kg], `inertia` about its mass centre G in the body frame [kg·m²] (three moments or
    a matrix), `points` in the body frame [m].

    Results: position, orientation, velocity (of G, inertial), angular_velocity (body frame)."""

    mass: Any
    inertia: Any
    points: dict[str, Any]

    def __init__(self, mass: Any, inertia: Any, *, points: Mapping[str, Any] | None = None):
        self.mass, self.inertia, self.points = leaf(mass, "Body.mass"), leaf(inertia, "Body.inertia"), _points(points)

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        nodes: dict[str, Any] = dict(
            omega=One(), J=I(self.inertia), ejs=EJS(), attitude=Orientation(), v=One(), m=I(self.mass), x=Position(), turn=MTF(rotation_back), v_body=One()
        )  # fmt: skip
        bonds = ["omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus", "omega ~> attitude"]
        bonds += ["v -> m", "v ~> x", "v -> turn -> v_body", "attitude ~> turn.modulus"]
        if gravity is not None:
            nodes["weight"] = Se(self.mass * gravity)
            bonds.append("weight -> v")
        for name, hinge in hinges.items():
            if hinge.point:
                point = self.points[hinge.point]
                nodes |= {name: Zero(), f"arm_{name}": TF(point, law=arm), f"at_{name}": point_of(point)}
                bonds += [f"x ~> at_{name}.position", f"attitude ~> at_{name}.attitude"]
                outward = [("v_body", name), ("omega", f"arm_{name}.a"), (f"arm_{name}.b", name)]
                bonds += [" -> ".join(pair[::-1] if hinge.inward else pair) for pair in outward]
        names = dict(position="x.position", orientation="attitude.quaternion", velocity="m.flow", angular_velocity="J.flow")
        return Graph(nodes, bonds, exports=names)

    def faults(self, where: str) -> list[Fault]:
        faults, mass = point_faults(where, self.points), concrete(self.mass)
        if mass is not None and (mass.ndim or not np.isfinite(mass) or mass <= 0.0):
            faults.append(Fault(f"{where}.mass", f"is {mass}.", "a body has a positive mass; a part without mass is a rigid offset or a point."))
        if np.shape(self.inertia) not in ((3,), (3, 3)):
            return [*faults, Fault(f"{where}.inertia", f"has shape {np.shape(self.inertia)}.", "give three moments or a 3 × 3 matrix.")]
        return faults + field_faults(where, "inertia", self.inertia, positive=True)


class PointMass(AbstractCarrier):
    """A mass without extent: `mass` [kg]. It has no rotation, so only joints that leave rotation free hold it."""

    mass: Any
    points: dict[str, Any]

    def __init__(self, mass: Any):
        self.mass, self.points = leaf(mass, "PointMass.mass"), {}

    def graph(self, hinges: Mapping[str, Hinge], gravity) -> Graph:
        nodes: dict[str, Any] = dict(v_body=One(), m=I(jnp.ones(3) * self.mass), x=Position(), attitude=constant(1.0, 0.0, 0.0, 0.0))
        bonds = ["v_body -> m", "v_body ~> x"]
        if gravity is not None:
            nodes["weight"] = Se(self.mass * gravity)
            bonds.append("weight -> v_body")
        return Graph(nodes, bonds, exports=dict(position="x.position", velocity="m.flow"))

    def faults(self, where: str) -> list[Fault]:
        mass = concrete(self.mass)
        wrong = mass is not None and (mass.ndim or not np.isfinite(mass) or mass <= 0.0)
        return [Fault(f"{where}.mass", f"is {mass}.", "a point mass has a positive mass.")] if wrong else []
