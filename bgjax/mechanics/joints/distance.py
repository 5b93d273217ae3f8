"""Distance joint: a massless rod of prescribed length between two points, one constrained direction."""

from collections.abc import Callable
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Prescribed, Vector
from ...elements import MTF, Constraint, Function, Signal, Zero, rotation, symbolic
from ...elements.sources import source_faults, value_or_function
from ...elements.time_functions import TimeDerivative
from ...elements.values import as_numbers
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.blocks import difference, direction, inward, length_of
from ..kinematics.drives import function_faults
from ..kinematics.rotations import IDENTITY, rotation_back
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.springs import rod
from .base import AbstractJoint
from .builder import JointPieces
from .fields import frame, frame_faults


def _length(joint):
    return joint.length


class Distance(AbstractJoint):
    """Keeps the points of a and b `length` [m] apart, a number or a function of time (an actuator): one constraint. It
    does not act on rotations, so that point masses can be attached.

    Results: direction (unit vector from a to b in joint frame a), reaction_force, reaction_torque (zero), and both with
    _local."""

    length: Prescribed = eqx.field(converter=value_or_function("Distance.length"))
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"direction": 3}
    defaults: ClassVar[dict[str, tuple[float, ...]]] = {"direction": (1.0, 0.0, 0.0)}

    def frozen(self, value_of: Callable) -> "Distance":
        if not callable(self.length):
            return self
        return eqx.tree_at(_length, self, value_of(self.length)[0])

    def moves(self) -> bool:
        return callable(self.length)

    def placed(self, direction: Vector) -> Pose:
        return self.length * direction, IDENTITY

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.sense("attitude_a", "attitude_b", "position_a", "position_b")
        pieces.add(
            ["turn_a -> between -> turn_b", "attitude_a ~> turn_a.modulus", "attitude_b ~> turn_b.modulus"],
            turn_a=MTF(rotation),
            turn_b=MTF(rotation_back),
            between=Zero(),
        )
        apart = Function(difference, ("first", "second"), width=3)
        pieces.add(["position_b ~> apart.first", "position_a ~> apart.second"], apart=apart)
        self._constrain(pieces)
        self._report(pieces)
        pieces.ports |= {"velocity_a": "turn_a.a", "velocity_b": "turn_b.b"}
        return pieces.graph()

    def _constrain(self, pieces: JointPieces) -> None:
        """Adds the constraint: the distance is the length."""
        pieces.add(
            [
                "between -> gap_rate -> rod",
                "apart ~> gap_rate.modulus",
                "apart ~> shortfall.apart",
                "wanted ~> shortfall.length",
                "shortfall ~> rod.gap",
            ],
            gap_rate=MTF(direction),
            rod=Constraint(1, self._approach(), gap=True, directions=("along",)),
            shortfall=Function(shortfall, ("apart", "length")),
        )
        pieces.add([], wanted=Signal(self.length, width=1))

    def _report(self, pieces: JointPieces) -> None:
        """Adds the results: direction and reaction force."""
        seen = Function(inward, ("vector", "attitude"), width=3)
        pieces.add(["apart ~> seen.vector", "attitude_a ~> seen.attitude"], seen=seen)
        pieces.add([f"{pieces.in_joint_frame('seen.value')} ~> towards"], towards=Function(unit, ("apart",), width=3))
        pushed = Function(inward, ("vector", "attitude"), width=3)
        pieces.add(["between.effort ~> pushed.vector", "attitude_a ~> pushed.attitude"], pushed=pushed)
        pieces.exports |= {"direction": "towards.value", "reaction_force": "between.effort"}
        pieces.exports["reaction_force_local"] = pieces.in_joint_frame("pushed.value")

    def _approach(self) -> Any:
        """The prescribed flow: the speed at which the points approach, None for a constant length."""
        return Approach(self.length) if callable(self.length) else None

    def glyph(self, at: Mounted) -> list[Item]:
        return [*rod(at, "actuator" if callable(self.length) else "rod")]

    def faults(self, where: str) -> list[Fault]:
        faults = frame_faults(where, self) + function_faults(f"{where}.length", self.length, 1)
        faults += source_faults(where, "length", self.length)
        value = None if callable(self.length) else as_numbers(self.length)
        if value is not None and (value.shape != () or value <= 0.0):
            remedy = "give a positive length; points that coincide are held by bgm.Spherical."
            faults.append(Fault(f"{where}.length", f"is {value}.", remedy))
        return faults


@symbolic
def shortfall(apart, length) -> np.ndarray:
    """Gap: the length minus the distance, because flows of the relative junction are those of a minus those of b."""
    return length - length_of(apart)


class Approach(eqx.Module):
    """Minus the time derivative of a length that is a function of time."""

    length: Any

    def __call__(self, time):
        return -TimeDerivative(self.length)(time)


@symbolic
def unit(apart):
    """Unit vector in the direction of a vector."""
    return apart / length_of(apart)
