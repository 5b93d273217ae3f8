"""Spatial contact of a point of body b with a wall of body a: the bond graph of normal force and friction.

All vectors are in the frame of a. With u = v_a − v_b at b's hinge point and w = ω_a − ω_b (junctions `sliding` and
`rates` of a joint), the point at `arm` from b's hinge point approaches the wall with normal n at −n·(u + w × arm). The
sliding velocity is the tangential part of −(u + w × lever), where the lever ends at the touching surface.
"""

from typing import Any

import equinox as eqx
import numpy as np

from ...elements import MTF, Zero, modulus_law, symbolic
from ..kinematics.attachments import AbstractPieces
from ..kinematics.rotations import cross_product
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw
from .pressing import press, rub


def touch(
    pieces: AbstractPieces,
    normal: AbstractNormalLaw,
    rubbing: AbstractFrictionLaw | None,
    room: Any,
    socket: Any = None,
    mark: str = "",
) -> None:
    """Adds a contact to `pieces`. The blocks `wall{mark}` (six numbers: normal, then arm), `penetration{mark}` and
    `pace` (the speed of the bodies) must exist already. The surface of a round pin lies beyond the end of the arm by
    its radius, which is the radius of the `socket` minus the clearance `room`."""

    def name(word):
        return f"{word}{mark}"

    pieces.add(
        [
            f"sliding -> {name('near')} -> {name('meeting')}",
            f"{name('wall')} ~> {name('near')}.modulus",
            f"rates -> {name('tilt')} -> {name('meeting')}",
            f"{name('wall')} ~> {name('tilt')}.modulus",
        ],
        **{name("near"): MTF(approaching), name("tilt"): MTF(tilting), name("meeting"): Zero()},
    )
    press(pieces, normal, room, name("meeting"), f"{name('meeting')}.effort", "pace.value", mark)
    if rubbing is not None:
        pieces.add(
            [
                f"sliding -> {name('past')} -> {name('slip')}",
                f"{name('wall')} ~> {name('past')}.modulus",
                f"rates -> {name('roll')} -> {name('slip')}",
                f"{name('wall')} ~> {name('roll')}.modulus",
            ],
            **{
                name("past"): MTF(passing),
                name("roll"): MTF(Rolling(socket, None if socket is None else room)),
                name("slip"): Zero(),
            },
        )
        rub(pieces, rubbing, name("slip"), 3, f"{name('meeting')}.effort", mark)


@modulus_law(1, 3)
def approaching(wall):
    return -wall[None, :3]


@modulus_law(1, 3)
def tilting(wall):
    """−n·(w × arm) = −(arm × n)·w."""
    return -cross_product(wall[3:], wall[:3])[None, :]


def across(normal) -> np.ndarray:
    """Projection matrix onto the plane perpendicular to the normal."""
    return np.eye(3).astype(object) - np.outer(normal, normal)


@modulus_law(3, 3)
def passing(wall):
    return -across(wall[:3])


@symbolic
class Rolling(eqx.Module):
    """w ↦ tangential part of −(w × lever); the lever is the arm plus the radius of the pin along the normal."""

    socket: Any
    room: Any
    bgjax_shape = (3, 3)
    bgjax_inverse = ""

    def __call__(self, wall) -> np.ndarray:
        x, y, z = wall[3:] if self.socket is None else wall[3:] + (self.socket - self.room) * wall[:3]
        hat = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]], dtype=object)
        return across(wall[:3]) @ hat
