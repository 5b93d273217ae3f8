"""RevoluteClearance: a pin with play in its socket; free flight, contact and sliding."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ....elements import MTF, Function, symbolic
from ....errors import Fault
from ....graph.graph import Graph
from ...contact.fields import AbstractPlay, clearance_field, effective, material_field, normal_field, play_faults, rubbing_field, socket_field
from ...contact.pressing import press, rub
from ...joints.fields import Loads, load_faults
from ...kinematics.blocks import length_of, speed
from ..blocks import line
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class RevoluteClearance(AbstractLoadedPlanarJoint, AbstractPlay):
    """A pin (of b) with room in a socket (of a): no rows, a contact where the pin touches. `clearance` [m] is the socket's radius minus the pin's
    (`bgm.between(socket, pin)`), `normal` the law of normal forces (`bgm.LankaraniNikravesh`, `bgm.HuntCrossley`, `bgm.Hertz`, `bgm.LinearContact`,
    `bgm.UserContact`), `rubbing` that of friction (`bgm.Coulomb`, `bgm.Stribeck`, `bgm.LuGre`); `socket` [m] is the radius from which stiffness (with
    `material`) and the lever of friction follow. `damping`, `stiffness`, `rest`, `friction`, `effort` act on the rotation; other domains bond to the port
    `axis`.

    Results: displacement (of the pin's centre in joint frame a), velocity, angle, rate, penetration (negative in free flight), contact_force,
    contacts (how many began), approach (speed at which the last one began), since (its time), friction_force, sliding_velocity, reaction_force,
    reaction_torque."""

    clearance: Any = clearance_field()
    normal: Any = normal_field()
    rubbing: Any = rubbing_field()
    socket: Any = socket_field()
    material: Any = material_field()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}
    levered: ClassVar[bool] = True

    def driven(self) -> dict[str, Any]:
        return {"angle": self.drive}

    def placed(self, displacement, angle) -> tuple[Any, Any]:
        return displacement, angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.reach()
        pieces.free_translation(Loads(), *np.eye(2))
        pieces.free_rotation(self.loads())
        pieces.ports["axis"] = "turning"
        pieces.add(
            ["rates -> normal", "apart ~> normal.modulus", "apart ~> penetration", "moving ~> pace"],
            normal=MTF(line), penetration=Function(Penetration(self.clearance), ("apart",)), pace=Function(speed, ("velocity",)),
        )  # fmt: skip
        press(pieces, effective(self), self.clearance, "normal", "normal.b.effort", "pace.value")
        if self.rubbing is not None:
            pieces.add(["rates -> along_wall", "apart ~> along_wall.modulus"], along_wall=MTF(AlongWall(self.socket, self.clearance)))
            rub(pieces, self.rubbing, "along_wall", 1, "normal.b.effort")
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self) + load_faults(where, self.loads()) + play_faults(where, self)


@symbolic
class Penetration(eqx.Module):
    """How far the pin's centre has left the room it has."""

    clearance: Any

    def __call__(self, apart) -> np.ndarray:
        return np.array([length_of(apart[:2]) - self.clearance], dtype=object)


@symbolic
class AlongWall(eqx.Module):
    """From relative motion (a minus b, at the pin's centre) to the velocity of the pin's surface along the wall where it touches. Both
    surfaces are taken at the same point, the pin's radius from its centre, so that friction conserves angular momentum at any penetration."""

    socket: Any
    clearance: Any
    bgjax_shape = (1, 3)
    bgjax_inverse = ""

    def __call__(self, apart) -> np.ndarray:
        x, y = apart[:2] / length_of(apart[:2])
        return np.array([[-y, x, self.clearance - self.socket]], dtype=object)
