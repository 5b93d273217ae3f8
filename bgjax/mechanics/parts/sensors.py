"""Sensor: position, velocity, acceleration and orientation of a point of a body as results, without taking power."""

from ...elements import MTF, Derivative, FlowSensor, rotation
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.attachments import AbstractSensor, Pieces


class Sensor(AbstractSensor):
    """Reads the motion of the point connected to it: `"rod.B ~> probe"`. It takes no power.

    Results: position, velocity, acceleration (inertial, of the point), orientation, angular_velocity and
    angular_acceleration (body frame)."""

    def graph(self, turning: bool = True) -> Graph:
        pieces = Pieces()
        pieces.sense("attitude_a", "position_a")
        pieces.add(
            ["turn -> moving", "attitude_a ~> turn.modulus", "moving ~> speeding"],
            turn=MTF(rotation),
            moving=FlowSensor(),
            speeding=Derivative(3),
        )
        pieces.ports["velocity_a"] = "turn.a"
        pieces.exports |= dict(position="position_a.value", velocity="moving.reading", acceleration="speeding.rate")
        if turning:
            pieces.add(["turning ~> spinning"], turning=FlowSensor(), spinning=Derivative(3))
            pieces.ports["rotation_a"] = "turning"
            pieces.exports |= dict(orientation="attitude_a.value", angular_velocity="turning.reading")
            pieces.exports["angular_acceleration"] = "spinning.rate"
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return []
