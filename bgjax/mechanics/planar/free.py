"""Free: no rows; a place for coordinates, and for springs and dampers between two frames (a bushing)."""

from typing import Any, ClassVar

import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ..joints.base import Loads, law, load_faults, number, source
from .pieces import AbstractPlanarJoint, PlanarPieces, frame, frame_faults


class Free(AbstractPlanarJoint):
    """All three directions free. `damping` [N·s/m], `stiffness` [N/m] from the displacement `rest`, `friction`, `effort` [N] act
    on the translation (two numbers or one, in joint frame a), with `rotational_` before them on the rotation. Other domains
    bond to the ports `translation`, two wide, and `axis`.

    Results: displacement, velocity (of b's point in joint frame a), angle, rate, reaction_force, reaction_torque."""

    damping: Any = number("Free.damping")
    stiffness: Any = number("Free.stiffness")
    rest: Any = number("Free.rest")
    friction: Any = law()
    effort: Any = source("Free.effort")
    rotational_damping: Any = number("Free.rotational_damping")
    rotational_stiffness: Any = number("Free.rotational_stiffness")
    rotational_rest: Any = number("Free.rotational_rest")
    rotational_friction: Any = law()
    rotational_effort: Any = source("Free.rotational_effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}

    def _loads(self, kind: str = "") -> Loads:
        return Loads(**{name: getattr(self, kind + name) for name in ("damping", "stiffness", "rest", "friction", "effort")})

    def directions(self) -> dict[str, tuple[str, ...]]:
        return {}

    def placed(self, displacement, angle) -> tuple[Any, Any]:
        return displacement, angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.reach()
        pieces.free_translation(self._loads(), *np.eye(2))
        pieces.free_rotation(self._loads("rotational_"))
        pieces.ports |= {"translation": "moving", "axis": "turning"}
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        turning = load_faults(f"{where}.rotational", self._loads("rotational_"))
        renamed = [fault._replace(where=fault.where.replace("rotational.", "rotational_")) for fault in turning]
        return frame_faults(where, self) + load_faults(where, self._loads(), 2) + renamed
