"""Builds the part that the graphs of all contacts share: spring and damper on a 1-junction, and friction.

The flow of the 1-junction is the rate of penetration. The damper needs the speed at which the bodies met; a `Latch`
holds it as long as they touch."""

from dataclasses import dataclass
from typing import Any

from ...elements import Latch, One
from ..kinematics.attachments import AbstractPieces
from .elements import ContactC, ContactR, FrictionR
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw


@dataclass(frozen=True)
class Contact:
    """Laws of a place where bodies may touch, the distance `room` that they may move within one integration step, and
    the `mark` that is appended to all names."""

    normal: AbstractNormalLaw
    rubbing: AbstractFrictionLaw | None
    room: Any
    mark: str = ""

    def name(self, word: str) -> str:
        return f"{word}{self.mark}"


def press(pieces: AbstractPieces, contact: Contact, source: str, pressure: str) -> None:
    """Adds spring, damper and latch to `pieces`, on the junction `pressing`, which gets its flow from `source` and
    whose effort is the signal `pressure`. The blocks `penetration` and `pace`, the speed of the bodies, must exist
    already."""
    pressing, spring, touch, penetration = map(contact.name, ("pressing", "spring", "touch", "penetration"))
    pieces.add(
        [
            f"{source} -> {pressing} -> {spring}",
            f"{penetration} ~> {spring}.penetration",
            f"{penetration} ~> {touch}.trigger",
            f"{pressing} ~> {touch}.value",
            f"pace.value ~> {touch}.pace",
            f"{pressure} ~> {touch}.watched",
        ],
        **{pressing: One(), spring: ContactC(contact.normal), touch: Latch(contact.room, paced=True, watching=True)},
    )
    if not contact.normal.lossless:
        _damp(pieces, contact)
    signals = dict(penetration=f"{penetration}.value", contact_force=pressure, contacts=f"{touch}.count")
    signals |= dict(approach=f"{touch}.held", since=f"{touch}.since")
    pieces.exports |= {contact.name(word): signal for word, signal in signals.items()}


def _damp(pieces: AbstractPieces, contact: Contact) -> None:
    """Adds the damper, whose force depends on the speed at which the contact began."""
    loss = contact.name("loss")
    pieces.add(
        [
            f"{contact.name('pressing')} -> {loss}",
            f"{contact.name('penetration')} ~> {loss}.penetration",
            f"{contact.name('touch')}.held ~> {loss}.approach",
        ],
        **{loss: ContactR(contact.normal)},
    )


def rub(pieces: AbstractPieces, contact: Contact, source: str, width: int, pressure: str) -> None:
    """Adds friction to `pieces`, on the junction `source` whose flow is the sliding velocity."""
    node = contact.name("rubbing")
    pieces.add([f"{source} -> {node}", f"{pressure} ~> {node}.pressure"], **{node: FrictionR(contact.rubbing, width)})
    pieces.exports |= {
        contact.name("friction_force"): f"{node}.effort",
        contact.name("sliding_velocity"): f"{node}.flow",
    }
