"""Spatial forces and torques on a body, and spring-dampers between two points, as small bond graphs."""

from typing import ClassVar

import equinox as eqx

from ..._types import Prescribed, Value
from ...elements import MTF, Function, MeasuredC, One, R, Se, Zero, rotation
from ...elements.sources import source_faults, value_or_function
from ...elements.values import as_numbers, field_faults, finite_faults, named, scalar_faults
from ...errors import Fault
from ...graph.graph import Graph
from ...scene import Anchor, Arrow
from ..kinematics.attachments import AbstractAttachment, AbstractForce, Pieces
from ..kinematics.blocks import difference, direction, distance
from ..kinematics.rotations import rotation_back
from ..scenery.arrows import load
from ..scenery.mounted import Mounted, upright
from ..scenery.seen import Item
from ..scenery.springs import between


def _own(value, end: str) -> Graph:
    """A source in the frame of the body."""
    return Graph(dict(source=Se(value, width=3)), ports={f"{end}_b": "source"})


def _inertial(value, end: str) -> Graph:
    """A source in the inertial frame."""
    pieces = Pieces()
    pieces.sense("attitude_b")
    pieces.add(["source -> turn", "attitude_b ~> turn.modulus"], source=Se(value, width=3), turn=MTF(rotation_back))
    pieces.ports[f"{end}_b"] = "turn.b"
    return pieces.graph()


class BodyTorque(AbstractForce):
    """Exerts a torque [N·m] in the frame of the body: a vector, or a function of time."""

    value: Prescribed = eqx.field(converter=value_or_function("BodyTorque.value"))

    def graph(self, turning: bool = True) -> Graph:
        return _own(self.value, "rotation")

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "torque", "source.effort", inertial=False)]

    def faults(self, where: str) -> list[Fault]:
        return vector_faults(where, self.value)


class BodyForce(AbstractForce):
    """Exerts a force [N] in the frame of the body, at the point the arrow leads to (the mass centre without one)."""

    value: Prescribed = eqx.field(converter=value_or_function("BodyForce.value"))

    def graph(self, turning: bool = True) -> Graph:
        return _own(self.value, "velocity")

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "force", "source.effort", inertial=False)]

    def faults(self, where: str) -> list[Fault]:
        return vector_faults(where, self.value)


class WorldTorque(AbstractForce):
    """Exerts a torque [N·m] in the inertial frame: a vector, or a function of time."""

    value: Prescribed = eqx.field(converter=value_or_function("WorldTorque.value"))

    def graph(self, turning: bool = True) -> Graph:
        return _inertial(self.value, "rotation")

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "torque", "source.effort", inertial=True)]

    def faults(self, where: str) -> list[Fault]:
        return vector_faults(where, self.value)


class WorldForce(AbstractForce):
    """Exerts a force [N] in the inertial frame, at the point the arrow leads to (the mass centre without one)."""

    value: Prescribed = eqx.field(converter=value_or_function("WorldForce.value"))

    def graph(self, turning: bool = True) -> Graph:
        return _inertial(self.value, "velocity")

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "force", "source.effort", inertial=True)]

    def faults(self, where: str) -> list[Fault]:
        return vector_faults(where, self.value)


def vector_faults(where: str, value) -> list[Fault]:
    """Faults of a vector or a function of time."""
    shape = (3,) if callable(value) else tuple(getattr(value, "shape", (3,)))
    if shape != (3,):
        return [Fault(f"{where}.value", f"has shape {shape}.", "give three components, or a function of time.")]
    return source_faults(where, "value", value)


class AbstractSpringDamper(AbstractAttachment):
    """Spring and damper along the line between two points; base of the spatial and the planar part."""

    stiffness: Value | None = eqx.field(default=None, converter=named("SpringDamper.stiffness"))
    damping: Value | None = eqx.field(default=None, converter=named("SpringDamper.damping"))
    length: Value = eqx.field(default=0.0, converter=named("SpringDamper.length"))
    sides: ClassVar[tuple[str, ...]] = ("a", "b")

    def stretched(self, pieces: Pieces) -> Graph:
        """Adds spring and damper to the junction `stretching`, whose flow is the velocity of a minus that of b along
        the line; `stretch` is the length."""
        if self.stiffness is not None:
            spring = MeasuredC(self.stiffness, self.length)
            pieces.add(["stretching -> spring", "stretch ~> spring.coordinate"], spring=spring)
        if self.damping is not None:
            pieces.add(["stretching -> damper"], damper=R(self.damping))
        pieces.exports |= {"length": "stretch.value", "rate": "stretching.flow", "force": "line.b.effort"}
        return pieces.graph()

    def drawn(self, at: Mounted) -> list[Item]:
        pull = Arrow(at.path, "force", "spring", f"{at.path}.force", upright(at.b), Anchor(), upright(at.a))
        return [*between(at, self.stiffness is not None, self.damping is not None), pull]

    def faults(self, where: str) -> list[Fault]:
        if self.stiffness is None and self.damping is None:
            return [Fault(where, "has neither stiffness nor damping.", "give at least one of them.")]
        shapes = scalar_faults(where, self, "stiffness", "damping", "length")
        if shapes:
            return shapes
        faults = field_faults(where, "stiffness", self.stiffness, positive=False)
        faults += field_faults(where, "damping", self.damping, positive=False)
        return faults + _length_faults(where, self.length)


def _length_faults(where: str, length) -> list[Fault]:
    """Faults of an unloaded length that is not finite or is negative."""
    faults, value = finite_faults(where, "length", length), as_numbers(length)
    if faults or value is None or value >= 0.0:
        return faults
    return [Fault(f"{where}.length", f"is {value:g}.", "give the length of the spring without load, zero or more.")]


class SpringDamper(AbstractSpringDamper):
    """Connects a spring and a damper along the line between two points: `"a.P -> spring -> b.Q"`. `stiffness` [N/m],
    `damping` [N·s/m], `length` [m] without load. Results: length, rate, force (positive: it pulls)."""

    def graph(self, turning: bool = True) -> Graph:
        pieces = Pieces()
        pieces.sense("attitude_a", "attitude_b", "position_a", "position_b")
        pieces.add(
            ["turn_a -> between -> turn_b", "between -> line -> stretching"],
            turn_a=MTF(rotation),
            between=Zero(),
            turn_b=MTF(rotation_back),
            line=MTF(direction),
            stretching=One(),
        )
        pieces.add(["attitude_a ~> turn_a.modulus", "attitude_b ~> turn_b.modulus"])
        # position of a minus that of b, because the flow of the junction is the velocity of a minus that of b
        pieces.add(
            ["position_a ~> apart.first", "position_b ~> apart.second", "apart ~> line.modulus", "apart ~> stretch"],
            apart=Function(difference, ("first", "second"), width=3),
            stretch=Function(distance, ("vector",)),
        )
        pieces.ports |= {"velocity_a": "turn_a.a", "velocity_b": "turn_b.b"}
        return self.stretched(pieces)
