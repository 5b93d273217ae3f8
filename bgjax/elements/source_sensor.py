"""Stands at the place of an input in the inverse of a model: a bicausal sensor that receives both effort and flow.

What it gives to the graph is an unknown. The condition that determines it stands elsewhere: a result of the model
follows a wanted function of time (Gawthrop 1995; Ngwompo, Scavarda & Thomasset 1996).
"""

import equinox as eqx
import numpy as np

from .._types import AnyArray, Prescribed
from ..errors import Fault
from ..structure.structure import Port, Rule
from .base import AbstractBlock, AbstractElement
from .law import is_symbolic
from .records import Given, Response, State
from .sampled import AbstractSampled, Sampled
from .sources import at_time, prescribed_value, source_faults, value_or_function


class Wish(eqx.Module):
    """A result by name, the function of time that it should follow, and which component of the result; a vector as a
    whole if `component` is None."""

    law: Prescribed = eqx.field(converter=value_or_function("wanted"))
    output: str = eqx.field(static=True)
    component: int | None = eqx.field(static=True, default=None)

    def conditions(self, given: Given, name: str) -> dict:
        """The result and what it should be, as entries of a `Response`."""
        found = given.signals["output"]
        chosen = found if self.component is None else found[self.component : self.component + 1]
        law = prescribed_value(self.law, given, len(chosen))
        return dict(residuals={name: chosen - law}, wanted={name: (chosen, law)}, follows=self.label)

    @property
    def label(self) -> str:
        """The name of the result, or of its component."""
        return self.output if self.component is None else f"{self.output}[{self.component}]"

    def faults(self) -> list[Fault]:
        found = source_faults("wanted", self.output, self.law)
        return [fault._replace(where=f"wanted[{self.output!r}]") for fault in found]


def continuity(law) -> int | None:
    """How often sampled data can be differentiated before a derivative jumps; None for other laws."""
    if not isinstance(law, AbstractSampled):
        return None
    return int(not law.has_corners) if isinstance(law, Sampled) else 2


class SourceSensor(AbstractElement):
    """Replaces an element with one port. The effort or the flow that it gives is found from a wish; of a vector, one
    component if `component` is given, while the others keep the effort `rest`. `stored` names the integral of what it
    receives ("displacement" or "momentum") where it replaces a storage; `ignored` are signal inputs without a use."""

    wish: Wish
    port: Port = eqx.field(static=True)
    component: int | None = eqx.field(static=True, default=None)
    rest: Prescribed | None = None
    stored: str = eqx.field(static=True, default="")
    ignored: tuple[str, ...] = eqx.field(static=True, default=())
    only: str = eqx.field(static=True, default="")  # "effort" or "flow" if it can give nothing else
    symbolic = True
    imposes = True

    @property
    def kind(self) -> str:
        return "SS"

    def ports(self) -> tuple[Port, ...]:
        return (self.port,)

    def inputs(self) -> tuple[Port, ...]:
        return (*(Port(name, None) for name in self.ignored), Port("output", None))

    def outputs(self) -> tuple[Port, ...]:
        return (Port(self.stored, self.port.width),) if self.stored else ()

    def rule(self) -> Rule:
        patterns = {"effort": ((False,),), "flow": ((True,),), "": ((False,), (True,))}[self.only]
        return Rule(patterns, 3, "the other components of its vector are prescribed")

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State(self.stored, self.port.width),) if self.stored else ()

    def _given_variable(self, received: dict[str, str]) -> str:
        return "effort" if received[self.port.name] == "flow" else "flow"

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        width = self.port.width if self.component is None else 1
        return (State(self._given_variable(received), width),)

    def law(self, given: Given) -> Response:
        name, port = self._given_variable(given.received), self.port.name
        unknown, received = given.unknowns[name], given.ports[port]
        gives = unknown
        if self.component is not None:
            gives = self._others(given, given.widths[port])
            gives[self.component] = unknown[0]
        response = Response({port: gives}, **self.wish.conditions(given, name))
        if self.stored:
            rate = received if (self.stored == "displacement") == (name == "effort") else gives
            response.rates, response.signals = {self.stored: rate}, {self.stored: given.states[self.stored]}
        return response

    def _others(self, given: Given, width: int) -> np.ndarray:
        """What the source gives that is replaced."""
        if callable(self.rest) and not is_symbolic(self.rest):
            return np.array(given.call("rest_at_time", width, [given.time]), dtype=object)
        return np.array(prescribed_value(self.rest, given, width), dtype=object)

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.wish.law, vector[0])

    def rest_at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.rest, vector[0])

    def faults(self, where: str) -> list[Fault]:
        return self.wish.faults()


class SensedSignal(AbstractBlock):
    """Replaces a `Signal`: its value is found from a wish."""

    wish: Wish
    width: int | str = eqx.field(static=True)
    symbolic = True
    imposes = True

    @property
    def kind(self) -> str:
        return "SS"

    def inputs(self) -> tuple[Port, ...]:
        return (Port("output", None),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("value", self.width),)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("value", self.width),)

    def law(self, given: Given) -> Response:
        return Response(signals={"value": given.unknowns["value"]}, **self.wish.conditions(given, "value"))

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.wish.law, vector[0])

    def faults(self, where: str) -> list[Fault]:
        return self.wish.faults()
