"""Planar forces and torques on a body, and spring-dampers between two points, each expanded into a small bond graph."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Prescribed
from ...elements import MTF, Function, One, Se, Zero
from ...elements.sources import source_faults, value_or_function
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.attachments import AbstractForce, Pieces
from ..kinematics.blocks import difference, select, static
from ..kinematics.families import PLANAR, Family
from ..parts.forces import AbstractSpringDamper
from ..scenery.arrows import load
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from .blocks import TURN, Directions, X, Y, line, point_distance


def _source(value, width: int, onto, *signals: str) -> Graph:
    """A source acting along some directions of a body's motion; `signals` modulate the transformer `onto`."""
    pieces = Pieces()
    pieces.sense(*signals)
    pieces.add(["source -> onto.b"], source=Se(value, width=width), onto=onto)
    pieces.add([f"{name} ~> onto.modulus" for name in signals])
    pieces.ports["motion_b"] = "onto.a"
    return pieces.graph()


class WorldForce(AbstractForce):
    """Exerts a force [N] in the inertial frame, at the point the arrow leads to (the mass centre without one): (x, y),
    or a function of time."""

    value: Prescribed = eqx.field(converter=value_or_function("WorldForce.value"))
    family: ClassVar[Family] = PLANAR

    def needs_rotation(self) -> bool:
        return False

    def graph(self, turning: bool = True) -> Graph:
        return _source(self.value, 2, select(X, Y))

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "force", "source.effort", inertial=True)]

    def faults(self, where: str) -> list[Fault]:
        return load_value_faults(where, self.value, (2,), "give two components, or a function of time.")


class BodyForce(AbstractForce):
    """Exerts a force [N] in the frame of the body, at the point the arrow leads to (the mass centre without one): (x,
    y), or a function of time."""

    value: Prescribed = eqx.field(converter=value_or_function("BodyForce.value"))
    family: ClassVar[Family] = PLANAR

    def needs_rotation(self) -> bool:
        return False

    def graph(self, turning: bool = True) -> Graph:
        return _source(self.value, 2, MTF(Directions(static(np.eye(2)))), "pose_b")

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "force", "source.effort", inertial=False)]

    def faults(self, where: str) -> list[Fault]:
        return load_value_faults(where, self.value, (2,), "give two components, or a function of time.")


class Torque(AbstractForce):
    """Exerts a torque [N·m] on a body: a number, or a function of time."""

    value: Prescribed = eqx.field(converter=value_or_function("Torque.value"))
    family: ClassVar[Family] = PLANAR

    def graph(self, turning: bool = True) -> Graph:
        return _source(self.value, 1, select(TURN))

    def drawn(self, at: Mounted) -> list[Item]:
        return [load(at, "torque", "source.effort", inertial=True)]

    def faults(self, where: str) -> list[Fault]:
        return load_value_faults(where, self.value, (), "give one number, or a function of time.")


def load_value_faults(where: str, value, needed: tuple[int, ...], remedy: str) -> list[Fault]:
    """Faults of a force or torque: of another shape than needed, or not finite."""
    if not callable(value) and np.shape(value) != needed:
        return [Fault(f"{where}.value", f"has shape {np.shape(value)}.", remedy)]
    return source_faults(where, "value", value)


class SpringDamper(AbstractSpringDamper):
    """Connects a spring and a damper along the line between two points: `"a.P -> spring -> b.Q"`. `stiffness` [N/m],
    `damping` [N·s/m], `length` [m] without load. Results: length, rate, force (positive: it pulls)."""

    family: ClassVar[Family] = PLANAR

    def needs_rotation(self) -> bool:
        return False

    def graph(self, turning: bool = True) -> Graph:
        pieces = Pieces()
        pieces.sense("pose_a", "pose_b")
        # position of a minus that of b, because the flow of the junction is the velocity of a minus that of b
        pieces.add(
            [
                "pose_a ~> apart.first",
                "pose_b ~> apart.second",
                "apart ~> line.modulus",
                "apart ~> stretch",
                "between -> line -> stretching",
            ],
            apart=Function(difference, ("first", "second"), width=3),
            stretch=Function(point_distance, ("apart",)),
            between=Zero(),
            line=MTF(line),
            stretching=One(),
        )
        pieces.ports |= {"motion_a": "between", "motion_b": "between"}
        return self.stretched(pieces)
