"""Latch: holds the value of a signal at the last instant at which a trigger signal rose through zero."""

import equinox as eqx
import numpy as np

from .._types import Value
from ..errors import Fault
from ..structure.structure import Port
from .base import AbstractBlock
from .records import Given, Response, State, Switch
from .values import field_faults, flag, required


class Latch(AbstractBlock):
    """Holds the value that the input `value` has when `trigger` rises through zero, until the next such instant, and
    counts these instants. An integration step ends at each of them, so that the instant and its derivatives are exact.
    `size` limits the change of the trigger within a step, so that no rise is missed; with `paced=True` the signal at
    `pace` is used as the speed of the trigger instead of its own rate. With `watching=True` the largest value of the
    signal at `watched` while the trigger is positive is reported in `sol.events`.

    Signals: held, count, since (the time of the last rise)."""

    size: Value = eqx.field(converter=required("Latch.size"), default=1.0)
    paced: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("paced"))
    watching: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("watching"))
    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        more = [name for name, wanted in (("pace", self.paced), ("watched", self.watching)) if wanted]
        return tuple(Port(name, 1) for name in ("trigger", "value", *more))

    def outputs(self) -> tuple[Port, ...]:
        return tuple(Port(name, 1) for name in HELD)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return tuple(State(name, 1, controlled=False) for name in HELD)

    def law(self, given: Given) -> Response:
        signals, states = given.signals, given.states
        since = np.array([given.time], dtype=object)
        values = {"held": signals["value"], "count": states["count"] + 1.0, "since": since}
        switch = Switch(signals["trigger"], values, self.size, signals.get("pace"), signals.get("watched"))
        still = np.full(1, 0.0, dtype=object)
        held = {name: states[name] for name in HELD}
        return Response(rates=dict.fromkeys(HELD, still), signals=held, switches={"trigger": switch})

    def faults(self, where: str) -> list[Fault]:
        return field_faults(where, "size", self.size, positive=True)


HELD = ("held", "count", "since")
