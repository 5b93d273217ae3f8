"""Planar distance joint: a massless rod of prescribed length between two points, one constrained direction."""

from collections.abc import Callable
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Prescribed, Vector
from ....elements import MTF, Constraint, Function, Signal, symbolic
from ....elements.sources import source_faults, value_or_function
from ....elements.values import as_numbers
from ....errors import Fault
from ....graph.graph import Graph
from ...joints.distance import Approach, unit
from ...kinematics.blocks import length_of
from ...kinematics.drives import function_faults
from ...kinematics.families import PLANAR
from ...scenery.mounted import Mounted
from ...scenery.seen import Item
from ...scenery.springs import rod
from ..blocks import components_along, line
from ..builder import AbstractPlanarJoint, PlanarPieces, frame, frame_faults


def _length(joint):
    return joint.length


class Distance(AbstractPlanarJoint):
    """Keeps the points of a and b `length` [m] apart, a number or a function of time (an actuator): one constraint.
    It does not act on rotations, so that point masses can be attached.

    Results: direction (unit vector from a to b in joint frame a), reaction_force, reaction_torque (zero), and both with
    _local."""

    length: Prescribed = eqx.field(converter=value_or_function("Distance.length"))
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"direction": 2}
    defaults: ClassVar[dict[str, tuple[float, ...]]] = {"direction": (1.0, 0.0)}

    def frozen(self, value_of: Callable) -> "Distance":
        if not callable(self.length):
            return self
        return eqx.tree_at(_length, self, value_of(self.length)[0])

    def moves(self) -> bool:
        return callable(self.length)

    def placed(self, direction: Vector) -> Pose:
        return self.length * direction, (0.0,)

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        axes = [-PLANAR.turned(self.frame_a, axis) for axis in np.eye(2)]  # `apart` is a minus b
        pieces.add(
            [
                "rates -> gap_rate -> rod",
                "apart ~> gap_rate.modulus",
                "apart ~> excess.apart",
                "wanted ~> excess.length",
                "excess ~> rod.gap",
            ],
            gap_rate=MTF(line),
            rod=Constraint(1, self._opening(), gap=True, directions=("along",)),
            excess=Function(excess, ("apart", "length")),
        )
        pieces.add([], wanted=Signal(self.length, width=1))
        pieces.add(
            ["apart ~> seen.vector", "pose_a ~> seen.pose", "seen ~> towards"],
            seen=components_along(*axes),
            towards=Function(unit, ("apart",), width=2),
        )
        pieces.exports["direction"] = "towards.value"
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return False

    def _opening(self) -> Any:
        """The prescribed flow: the speed at which the points separate, None for a constant length."""
        return Opening(self.length) if callable(self.length) else None

    def glyph(self, at: Mounted) -> list[Item]:
        return [*rod(at, "actuator" if callable(self.length) else "rod")]

    def faults(self, where: str) -> list[Fault]:
        faults = frame_faults(where, self) + function_faults(f"{where}.length", self.length, 1)
        faults += source_faults(where, "length", self.length)
        value = None if callable(self.length) else as_numbers(self.length)
        if value is not None and (value.shape != () or not value > 0.0):
            remedy = "give a positive length; points that coincide are held by bgp.Revolute."
            faults.append(Fault(f"{where}.length", f"is {value}.", remedy))
        return faults


class Opening(eqx.Module):
    """The time derivative of a length that is a function of time."""

    length: Any

    def __call__(self, time):
        return -Approach(self.length)(time)


@symbolic
def excess(apart, length) -> np.ndarray:
    """Gap: the distance minus the length; `apart` leads from b to a, the direction in which the flow is positive."""
    return length_of(apart[:2]) - length
