"""The part that the graphs of all contacts share: spring, damper and latch of the approach speed, and friction.

Spring and damper are on a 1-junction whose flow is the rate of penetration."""

from typing import Any

from ...elements import Latch, One
from ..kinematics.attachments import AbstractPieces
from .elements import ContactC, ContactR, FrictionR
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw


def press(
    pieces: AbstractPieces, normal: AbstractNormalLaw, room: Any, source: str, pressure: str, pace: str, mark: str = ""
) -> None:
    """Adds spring, damper and latch to `pieces`, on the junction `pressing`, which gets its flow from `source` and
    whose effort is the signal `pressure`. The block `penetration` must exist already. `pace` is a signal of the speed
    of the bodies, `room` the distance they may move within one integration step. `mark` is appended to all names."""

    def name(word):
        return f"{word}{mark}"

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


def rub(
    pieces: AbstractPieces, rubbing: AbstractFrictionLaw, source: str, width: int, pressure: str, mark: str = ""
) -> None:
    """Adds friction to `pieces`, on the junction `source` whose flow is the sliding velocity."""
    node = f"rubbing{mark}"
    pieces.add([f"{source} -> {node}", f"{pressure} ~> {node}.pressure"], **{node: FrictionR(rubbing, width)})
    pieces.exports |= {f"friction_force{mark}": f"{node}.effort", f"sliding_velocity{mark}": f"{node}.flow"}
