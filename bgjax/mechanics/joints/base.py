"""What joints are made of: sides a and b, locked and free directions, each a port of a multibond graph.

Flows of the relative junctions are those of a minus those of b. Locked translations are compared in the inertial
frame, rotations in the frame of a (Boudon 2019, figs 4–7); positions travel beside the bonds (Zimmer 2006).
"""

import abc
from typing import Any

import equinox as eqx
import numpy as np

from ..._errors import Fault, ParameterError, shown
from ..._graph import Graph
from ...elements import MTF, C, Constraint, Freedom, Function, One, R, Se, Zero, rotation, symbolic
from ...elements.base import concrete, field_faults
from ..blocks import select
from ..rotations import conjugate, product, relative, rotation_back


IDENTITY = (1.0, 0.0, 0.0, 0.0)
# where the two sides enter a joint's graph, if it has that node: (side a, side b)
POWER = {"velocity": (("turn_a", "slide"), ("turn_b", "turn_slide")), "rotation": (("spin", "swing"), ("turn_ab",))}
SIGNALS = {
    "attitude": (("turn_a.modulus", "relative.first", "apart.attitude"), ("turn_b.modulus", "relative.second")),
    "position": (("apart.first",), ("apart.second",)),
}


class AbstractJoint(eqx.Module):
    """A joint between a point of a (arrow in) and a point of b (arrow out)."""

    @abc.abstractmethod
    def graph(self) -> Graph:
        """Junctions, constrained ports and free ports."""

    def faults(self, where: str) -> list[Fault]:
        return []


class Pieces:
    """Nodes and bonds of a joint while it is put together."""

    def __init__(self):
        self.nodes: dict[str, Any] = {}
        self.bonds: list[str] = []
        self.exports: dict[str, str] = {}

    def add(self, bonds: list[str], **nodes) -> None:
        self.nodes |= nodes
        self.bonds += bonds

    def graph(self, **ports: str) -> Graph:
        return Graph(self.nodes, self.bonds, ports=ports, exports=self.exports)

    # -- pieces that several joints have -----------------------------------------------------------
    def hold_point(self) -> None:
        """The two points stay together: three rows in the inertial frame."""
        self.add(
            ["turn_a -> together -> turn_b", "together -> hold", "apart ~> hold.gap"],
            turn_a=MTF(rotation), turn_b=MTF(rotation_back), together=Zero(),
            hold=Constraint(3, gap=True), apart=Function(difference, ("first", "second"), width=3),
        )  # fmt: skip
        self.exports |= {"reaction_force": "hold.effort"}

    def compare_rotations(self) -> None:
        """Relative angular velocity in the frame of a, on the junction `rates`."""
        self.add(
            ["spin -> turn_ab", "relative ~> turn_ab.modulus", "spin -> rates"],
            spin=Zero(), turn_ab=MTF(rotation_back), relative=Function(relative, ("first", "second"), width=4), rates=One(),
        )  # fmt: skip
        self.exports |= {"reaction_torque_local": "spin.effort"}

    def lock_rotations(self, rows, law) -> None:
        """Rows of the relative angular velocity are zero; `law` of the relative orientation is their gap."""
        self.add(
            ["rates -> blocked -> lock", "relative ~> tilt ~> lock.gap"],
            blocked=select(*rows), lock=Constraint(len(rows), gap=True), tilt=Function(law, ("relative",), width=len(rows)),
        )  # fmt: skip

    def free_axis(self, name: str, loads: dict[str, Any]) -> None:
        """What stands on a free direction; nothing, if nothing is given."""
        elements = {"damper": R, "spring": lambda k: C(stiffness=k), "motor": Se, "friction": lambda law: R(effort=law)}
        self.nodes[name] = One()
        given = {kind: value for kind, value in loads.items() if value is not None}
        for kind, value in given.items():
            self.nodes[f"{name}_{kind}"] = elements[kind](value)
            self.bonds.append(f"{name}_{kind} -> {name}" if kind == "motor" else f"{name} -> {name}_{kind}")
        if not given:
            self.nodes[f"{name}_free"] = Freedom(1)
            self.bonds.append(f"{name} -> {name}_free")


@symbolic
def difference(first, second):
    return first - second


def _numbers(name: str, value, count: int) -> np.ndarray:
    try:
        found = np.asarray(value, float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != (count,):
        raise ParameterError([Fault(name, f"{shown(value)} does not give {count} numbers.", f"give {count} numbers, such as {(0.0,) * (count - 1) + (1.0,)}.")])
    return found


def unit_axis(value) -> tuple[float, ...]:
    """A static unit vector; exact where the axis lies along a coordinate."""
    axis = _numbers("axis", value, 3)
    size = np.linalg.norm(axis)
    return tuple(float(x) for x in (axis if not np.isfinite(size) or size == 0.0 else axis / size))


def axis_faults(where: str, name: str, axis) -> list[Fault]:
    if np.shape(axis) != (3,) or not np.all(np.isfinite(axis)) or not np.any(axis):
        return [Fault(f"{where}.{name}", f"is {tuple(axis)}.", "give a direction, such as (0.0, 0.0, 1.0).")]
    return []


def unit_frame(value) -> tuple[float, ...]:
    """A static orientation as a unit quaternion, scalar first."""
    frame = _numbers("frame", value, 4)
    return tuple(float(x) for x in frame / (np.linalg.norm(frame) or 1.0))


def frame_faults(where: str, name: str, frame) -> list[Fault]:
    if np.shape(frame) != (4,) or not np.all(np.isfinite(frame)) or not np.any(frame):
        return [Fault(f"{where}.{name}", f"{tuple(frame)} is not a quaternion.", "give (w, x, y, z), not all zero; (1, 0, 0, 0) is no rotation.")]
    return []


def turned(frame, vector) -> np.ndarray:
    """A fixed vector of a joint frame in its body's frame."""
    return np.asarray(rotation(np.asarray(frame, float)), float) @ np.asarray(vector, float)


def mutual(relative_attitude, frame_a, frame_b) -> np.ndarray:
    """Orientation of joint frame b seen from joint frame a."""
    return product(product(conjugate(frame_a), relative_attitude), frame_b)


def load_faults(where: str, **values) -> list[Fault]:
    found = [(name, value) for name, value in values.items() if concrete(value) is not None]
    return [fault for name, value in found for fault in field_faults(where, name, value, positive=name == "stiffness")]
