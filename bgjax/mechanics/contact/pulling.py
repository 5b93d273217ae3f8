"""Pulling: total time during which a permanent contact would have to pull, from the signal of its normal force.

A warning is given after the run, because a real pin would have left the wall."""

import numpy as np

from ...elements.base import AbstractBlock
from ...elements.records import Given, Response, State
from ...errors import ContactLossWarning
from ...expressions.expression import positive_power
from ...structure.structure import Port


# Scale of the state [s]: at a tolerance of 1e-6 changes of sign are met to about ten microseconds without many extra
# steps.
ROUGH = 1e4


class Pulling(AbstractBlock):
    """Integrates the time [s] during which the signal at `force` is negative."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("force", 1),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("time", 1),)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("time", 1),)

    def scale(self, state: str) -> float:
        return ROUGH

    def run_warnings(self, where: str, end: dict[str, np.ndarray], duration: float) -> list[Warning]:
        share = float(end["time"][0]) / duration if duration > 0.0 else 0.0
        text = (
            f"{where.rpartition('.')[0]}: for {100.0 * share:.3g} % of the run the wall would have had to pull "
            "the pin, which no wall can: the pin would have left it there. "
            "Where that matters, take bgp.RevoluteClearance, which lets it fly."
        )
        return [ContactLossWarning(text)] if share > 0.0 else []

    def law(self, given: Given) -> Response:
        pulls = np.array([positive_power(-given.signals["force"][0], 0.0)], dtype=object)
        return Response(rates={"time": pulls}, signals={"time": given.states["time"]})
