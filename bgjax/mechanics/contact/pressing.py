"""The part of every contact's graph that is the same: spring, loss, memory of the approach, on a junction whose flow is the rate of penetration."""

from typing import Any

from ...elements import Latch, One
from ..kinematics.attachments import AbstractPieces
from .elements import ContactC, ContactR, FrictionR
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw


def press(pieces: AbstractPieces, normal: AbstractNormalLaw, room: Any, source: str, pressure: str, pace: str, mark: str = "") -> None:
    """On the junction `pressing`, which gets its flow from `source` and whose effort is the signal `pressure`; the block `penetration` must be there,
    `pace` is a signal that tells how fast the bodies move, `room` how far they may move within a step. `mark` ends all names."""
    name = lambda word: f"{word}{mark}"
    touch = Latch(room, paced=True, watching=True)
    pieces.add(
        [
            f"{source} -> {name('pressing')} -> {name('spring')}",
            f"{name('penetration')} ~> {name('spring')}.penetration",
            f"{name('penetration')} ~> {name('touch')}.trigger",
            f"{name('pressing')} ~> {name('touch')}.value",
            f"{pace} ~> {name('touch')}.pace",
            f"{pressure} ~> {name('touch')}.watched",
        ],
        **{name("pressing"): One(), name("spring"): ContactC(normal), name("touch"): touch},
    )
    if not normal.lossless:
        pieces.add(
            [
                f"{name('pressing')} -> {name('loss')}",
                f"{name('penetration')} ~> {name('loss')}.penetration",
                f"{name('touch')}.held ~> {name('loss')}.approach",
            ],
            **{name("loss"): ContactR(normal)},
        )
    pieces.exports |= {
        name("penetration"): f"{name('penetration')}.value",
        name("contact_force"): pressure,
        name("contacts"): f"{name('touch')}.count",
        name("approach"): f"{name('touch')}.held",
        name("since"): f"{name('touch')}.since",
    }


def rub(pieces: AbstractPieces, rubbing: AbstractFrictionLaw, source: str, width: int, pressure: str, mark: str = "") -> None:
    """Friction on a junction whose flow is the sliding velocity."""
    node = f"rubbing{mark}"
    pieces.add([f"{source} -> {node}", f"{pressure} ~> {node}.pressure"], **{node: FrictionR(rubbing, width)})
    pieces.exports |= {f"friction_force{mark}": f"{node}.effort", f"sliding_velocity{mark}": f"{node}.flow"}
