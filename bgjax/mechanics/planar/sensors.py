"""Sensor: position, velocity, acceleration and angle of a point of a planar body as results, without taking power."""

from typing import ClassVar

from ...elements import Derivative, FlowSensor
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.attachments import AbstractSensor, Pieces
from ..kinematics.families import PLANAR, Family
from .blocks import rotation, translation


class Sensor(AbstractSensor):
    """Reads the motion of the point connected to it: `"rod.B ~> probe"`. It takes no power.

    Results: position, velocity, acceleration (inertial, of the point), angle, angular_velocity,
    angular_acceleration."""

    family: ClassVar[Family] = PLANAR

    def graph(self, turning: bool = True) -> Graph:
        pieces = Pieces()
        pieces.sense("pose_a")
        pieces.add(["moving ~> speeding"], moving=FlowSensor(), speeding=Derivative(3))
        pieces.ports["motion_a"] = "moving"
        kinds = {
            "pose_a.value": ("position", "angle"),
            "moving.reading": ("velocity", "angular_velocity"),
            "speeding.rate": ("acceleration", "angular_acceleration"),
        }
        for signal, names in kinds.items():
            for name, part in zip(names, (translation(), rotation()), strict=True):
                pieces.add([f"{signal} ~> {name}_part"], **{f"{name}_part": part})
                pieces.exports[name] = f"{name}_part.value"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return []
