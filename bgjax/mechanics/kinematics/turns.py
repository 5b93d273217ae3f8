"""Turns: unwraps an angle between −π and π; an integrated angle only selects the number of whole turns."""

import numpy as np

from ...elements.base import AbstractBlock
from ...elements.records import Given, Response, State
from ...expressions.expression import floor
from ...structure.structure import Port


class Turns(AbstractBlock):
    """Input `within` is an angle between −π and π, input `rate` its rate; output `angle` is the same angle,
    unwrapped."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return Port("within", 1), Port("rate", 1)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("angle", 1),)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("turned", 1, controlled=False),)

    def law(self, given: Given) -> Response:
        within, turned = given.signals["within"], given.states["turned"]
        whole = [floor((t - w) / (2.0 * np.pi) + 0.5) for t, w in zip(turned, within, strict=True)]
        angle = within + 2.0 * np.pi * np.array(whole, dtype=object)
        return Response(rates={"turned": given.signals["rate"]}, signals={"angle": angle}, normalised={"turned": angle})
