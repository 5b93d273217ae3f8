"""Planar moving support: a frame with prescribed motion relative to a body or the world, imposed by flow sources."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._types import Prescribed, Vector
from ...elements import MTF, Function, One, Sf, Signal, Zero, modulus_law, symbolic
from ...elements.sources import value_or_function
from ...graph.derived import AbstractDerived
from ...graph.graph import Graph
from ...scene import Frame
from ...scene.appearance import Shapes
from ..kinematics.attachments import Pieces, directed
from ..kinematics.blocks import select
from ..kinematics.families import PLANAR, Family, plane_rotation
from ..parts.bodies import Hinge
from ..parts.supports import AbstractSupport, rate_or_still
from .blocks import lever
from .bodies import reached


class Support(AbstractSupport):
    """Moves a frame as prescribed: `"world -> shaker -> hinge -> body.A"`. `displacement` [m] (two numbers, or a
    function of time) is its position relative to the point before it, in the frame of that point, `angle` [rad] (a
    number, or a function of time) its rotation. It can be on either side of a joint and has no mass.

    Functions of time must be twice differentiable, or `bg.Spline(…)`. Results: force, torque (needed for the motion, in
    the frame of the point), position, angle (of the support, inertial)."""

    displacement: Any
    angle: Any
    points: dict[str, Any]
    frames: tuple[tuple[str, tuple[float, ...]], ...] = eqx.field(static=True)
    size: ClassVar[int] = 0
    turns: ClassVar[bool] = True
    family: ClassVar[Family] = PLANAR

    def __init__(
        self,
        displacement: Prescribed = (0.0, 0.0),
        *,
        angle: Prescribed = 0.0,
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.displacement = value_or_function("Support.displacement")(displacement)
        self.angle = value_or_function("Support.angle")(angle)
        self.points, self.frames = {}, ()

    def mounted(self, side: str, frame: tuple[float, ...], hinges: Mapping[str, Hinge]) -> Graph:
        pieces = Pieces()
        pieces.sense(f"pose_{side}")
        onward = [("inner", "reach.a"), ("reach.b", "meet"), ("push", "aligned.a"), ("aligned.b", "meet")]
        onward += [("twist", "meet_turn.a"), ("meet_turn.b", "meet"), ("meet", "v")]
        pieces.add([directed(tail, head, side) for tail, head in onward], **self._junctions(frame))
        self._pose(pieces, f"pose_{side}", frame)
        nodes, bonds = reached(hinges, "x")
        pieces.add(bonds, **nodes)
        pieces.ports[f"motion_{side}"] = "inner"
        pieces.exports |= {"force": "push.effort", "torque": "twist.effort"}
        return pieces.graph().with_fields(derived=PoseParts())

    def _junctions(self, frame) -> dict[str, Any]:
        """Junctions, transformers and flow sources by name."""
        return dict(
            inner=One(),
            reach=MTF(reach),
            meet=Zero(),
            v=One(),
            push=Sf(rate_or_still(self.displacement, 2), width=2),
            aligned=MTF(Columns(frame)),
            twist=Sf(rate_or_still(self.angle, 1), width=1),
            meet_turn=select((0.0,), (0.0,), (1.0,)),
        )

    def _pose(self, pieces: Pieces, pose: str, frame) -> None:
        """Adds the signal of the pose of the support, from that of the point at which it is mounted."""
        pieces.add(
            [f"{pose} ~> out.pose", "shift ~> out.shift", "out ~> reach.modulus", f"{pose} ~> aligned.modulus"],
            shift=Signal(self.displacement, width=2),
            out=Function(Turned(frame), ("pose", "shift"), width=2),
        )
        pieces.add(
            [f"{pose} ~> x.pose", "out ~> x.out", "lean ~> x.angle"],
            lean=Signal(self.angle, width=1),
            x=Function(Placed(frame), ("pose", "out", "angle"), width=3),
        )

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return dict(motion="v", pose="x") if hinge.point is None else dict(motion=f"{name}.b", pose=f"at_{name}")

    def moving_frame(self, path: str) -> Frame | None:
        return Frame(path, f"{path}.position", f"{path}.angle")

    def moved(self, displacement: Vector, angle: Vector) -> "Moved":
        return Moved(displacement, angle)


class Moved(eqx.Module):
    """A support at one time, as a joint without freedoms."""

    displacement: Any
    angle: Any
    frame_a: ClassVar[tuple[float, ...]] = PLANAR.identity
    frame_b: ClassVar[tuple[float, ...]] = PLANAR.identity
    coordinates: ClassVar[dict[str, int]] = {}
    family: ClassVar[Family] = PLANAR

    def placed(self) -> tuple[Any, Any]:
        return self.displacement, self.angle


@modulus_law(3, 3)
def reach(out):
    """Modulus from the motion of a point to that of the point at `out` from it."""
    return lever(out)


class PoseParts(AbstractDerived):
    """Position and angle of a support, from its pose."""

    def sources(self) -> dict[str, tuple[str, ...]]:
        return {"position": ("x.value",), "angle": ("x.value",)}

    def value(self, name: str, *given: np.ndarray) -> np.ndarray:
        (pose,) = given
        return pose[:2] if name == "position" else pose[2:]


@symbolic
@dataclass(frozen=True)
class Turned:
    """Transforms a vector from the frame of the point to the inertial frame."""

    frame: tuple[float, ...]

    def __call__(self, pose, shift) -> np.ndarray:
        return plane_rotation(pose[2:] + self.frame[0]) @ shift


@modulus_law(3, 2)
@dataclass(frozen=True)
class Columns:
    """Modulus from velocities in the frame of the point to planar motions."""

    frame: tuple[float, ...]

    def __call__(self, pose) -> np.ndarray:
        return np.concatenate([plane_rotation(pose[2:] + self.frame[0]), np.zeros((1, 2), dtype=object)])


@symbolic
@dataclass(frozen=True)
class Placed:
    """Pose of the support."""

    frame: tuple[float, ...]

    def __call__(self, pose, out, angle) -> np.ndarray:
        return np.array([pose[0] + out[0], pose[1] + out[1], pose[2] + self.frame[0] + angle[0]], dtype=object)
