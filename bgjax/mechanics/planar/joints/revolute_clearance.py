"""Planar revolute joint with clearance: a pin in a larger socket, with free flight, contact and sliding friction."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Value, Vector
from ....elements import MTF, Function, symbolic
from ....errors import Fault
from ....graph.graph import Graph
from ...contact.fields import (
    AbstractPlay,
    clearance_field,
    effective,
    material_field,
    normal_field,
    play_faults,
    rubbing_field,
    socket_field,
)
from ...contact.friction import AbstractFrictionLaw
from ...contact.normal import AbstractNormalLaw
from ...contact.pressing import Contact, press, rub
from ...contact.stiffness import Material
from ...joints.fields import Loads, load_faults
from ...kinematics.blocks import length_of, speed
from ...kinematics.drives import AbstractDrive
from ...scenery.clearances import socket_and_pin
from ...scenery.loads import Freedom
from ...scenery.mounted import OUT, Mounted
from ...scenery.seen import Item
from ..blocks import line
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class RevoluteClearance(AbstractLoadedPlanarJoint, AbstractPlay):
    """A pin (of b) with clearance in a socket (of a): no constraints, but a contact where the pin touches. `clearance`
    [m] is the radius of the socket minus that of the pin (`bgm.between(socket, pin)`); `normal` is the normal law
    (`bgm.LankaraniNikravesh`, `bgm.HuntCrossley`, `bgm.Hertz`, `bgm.LinearContact`, `bgm.UserContact`); `rubbing` is
    the friction law (`bgm.Coulomb`, `bgm.Stribeck`, `bgm.LuGre`); `socket` [m] is the radius of the socket, which gives
    the stiffness (with `material`) and the lever arm of friction. `damping`, `stiffness`, `rest`, `friction`, `effort`
    act on the rotation. Other domains are bonded to the port `axis`.

    Results: displacement (of the pin's centre in joint frame a), velocity, angle, rate, penetration (negative in free
    flight), contact_force, contacts (number of contacts so far), approach (speed at which the last one began), since
    (time at which it began), friction_force, sliding_velocity, reaction_force, reaction_torque."""

    clearance: Value = clearance_field()
    normal: AbstractNormalLaw | None = normal_field()
    rubbing: AbstractFrictionLaw | None = rubbing_field()
    socket: Value | None = socket_field()
    material: Material | tuple[Material, Material] = material_field()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}
    reacts: ClassVar[str] = "contact"
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}
    levered: ClassVar[bool] = True

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"angle": self.drive}

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return displacement, angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.move_freely(Loads(), self.loads())
        pieces.ports["axis"] = "turning"
        pieces.add(
            ["rates -> normal", "apart ~> normal.modulus", "apart ~> penetration", "moving ~> pace"],
            normal=MTF(line),
            penetration=Function(Penetration(self.clearance), ("apart",)),
            pace=Function(speed, ("velocity",)),
        )
        contact = Contact(effective(self), self.rubbing, self.clearance)
        press(pieces, contact, "normal", "normal.b.effort")
        if self.rubbing is not None:
            along_wall = MTF(AlongWall(self.socket, self.clearance))
            pieces.add(["rates -> along_wall", "apart ~> along_wall.modulus"], along_wall=along_wall)
            rub(pieces, contact, "along_wall", 1, "normal.b.effort")
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return socket_and_pin(at, OUT, (self.clearance, self.socket))

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, OUT, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self.loads()) + play_faults(where, self)


@symbolic
class Penetration(eqx.Module):
    """Penetration: the displacement of the pin's centre minus the clearance."""

    clearance: Any

    def __call__(self, apart) -> np.ndarray:
        return np.array([length_of(apart[:2]) - self.clearance], dtype=object)


@symbolic
class AlongWall(eqx.Module):
    """Modulus from the relative motion (a minus b, at the pin's centre) to the sliding velocity of the pin's surface
    along the wall. Both surfaces are evaluated at the same point, one pin radius from the pin's centre, so that
    friction conserves angular momentum at any penetration."""

    socket: Any
    clearance: Any
    bgjax_shape = (1, 3)
    bgjax_inverse = ""

    def __call__(self, apart) -> np.ndarray:
        x, y = apart[:2] / length_of(apart[:2])
        return np.array([[-y, x, self.clearance - self.socket]], dtype=object)
