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
from .pressing import Contact, press, rub


def touch(pieces: AbstractPieces, contact: Contact, socket: Any = None) -> None:
    """Adds a contact to `pieces`. The blocks `wall` (six numbers: normal, then arm) and `penetration` of this contact
    and `pace` (the speed of the bodies) must exist already. The surface of a round pin lies beyond the end of the arm
    by its radius, which is the radius of the `socket` minus the room of the contact."""
    near, tilt, meeting, wall = map(contact.name, ("near", "tilt", "meeting", "wall"))
    pieces.add(
        [
            f"sliding -> {near} -> {meeting}",
            f"{wall} ~> {near}.modulus",
            f"rates -> {tilt} -> {meeting}",
            f"{wall} ~> {tilt}.modulus",
        ],
        **{near: MTF(approaching), tilt: MTF(tilting), meeting: Zero()},
    )
    press(pieces, contact, meeting, f"{meeting}.effort")
    if contact.rubbing is not None:
        _slide(pieces, contact, socket)


def _slide(pieces: AbstractPieces, contact: Contact, socket: Any) -> None:
    """Adds friction along the wall."""
    past, roll, slip, wall = map(contact.name, ("past", "roll", "slip", "wall"))
    rolling = Rolling(socket, None if socket is None else contact.room)
    pieces.add(
        [
            f"sliding -> {past} -> {slip}",
            f"{wall} ~> {past}.modulus",
            f"rates -> {roll} -> {slip}",
            f"{wall} ~> {roll}.modulus",
        ],
        **{past: MTF(passing), roll: MTF(rolling), slip: Zero()},
    )
    rub(pieces, contact, slip, 3, f"{contact.name('meeting')}.effort")


@modulus_law(1, 3)
def approaching(wall):
    """−n, from the relative velocity to the rate of penetration."""
    return -wall[None, :3]


@modulus_law(1, 3)
def tilting(wall):
    """−n·(w × arm) = −(arm × n)·w."""
    return -cross_product(wall[3:], wall[:3])[None, :]


def tangential_projection(normal) -> np.ndarray:
    """Projection matrix onto the plane perpendicular to the normal."""
    return np.eye(3).astype(object) - np.outer(normal, normal)


@modulus_law(3, 3)
def passing(wall):
    """From the relative velocity to its tangential part, with the opposite sign."""
    return -tangential_projection(wall[:3])


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
        return tangential_projection(wall[:3]) @ hat
