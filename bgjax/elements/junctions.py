"""0- and 1-junctions, composition of bonds into a multibond, and permutation of its components."""

from collections.abc import Sequence

import equinox as eqx
import numpy as np

from ..errors import Fault, ParameterError, shown
from ..structure.structure import Junction, Port, Rule
from .base import AbstractElement
from .records import Given, Response


def _numbers(name: str, example: str):
    """Converter of a static sequence of integers."""

    def convert(values: Sequence[int]) -> tuple[int, ...]:
        try:
            found = tuple(values) if not isinstance(values, set | dict) else ("",)
            if any(int(value) != value for value in found):
                raise TypeError
            return tuple(int(value) for value in found)
        except (TypeError, ValueError):
            what = f"{shown(values)} is not a sequence of whole numbers."
            raise ParameterError([Fault(name, what, f"write for example {example}.")]) from None

    return convert


class Zero(AbstractElement):
    """Is a 0-junction: its bonds have a common effort, and their flows sum to zero."""

    @property
    def kind(self) -> str:
        return "0"

    def ports(self) -> tuple[Port, ...]:
        return ()

    def rule(self) -> Junction:
        return Junction("effort")

    def outputs(self) -> tuple[Port, ...]:
        return (Port("effort", "n"),)

    def law(self, given: Given) -> Response:
        return Response()  # the schedule sums over the attached bonds


class One(AbstractElement):
    """Is a 1-junction: its bonds have a common flow, and their efforts sum to zero."""

    @property
    def kind(self) -> str:
        return "1"

    def ports(self) -> tuple[Port, ...]:
        return ()

    def rule(self) -> Junction:
        return Junction("flow")

    def outputs(self) -> tuple[Port, ...]:
        return (Port("flow", "n"),)

    def law(self, given: Given) -> Response:
        return Response()


class Compose(AbstractElement):
    """Joins bonds `p1`, `p2`, … into one multibond `whole`, in this order, or splits it.

    Power is positive from the parts to the whole; bonds in the other direction split the multibond.
    All its bonds have the same causality (C1)."""

    widths: Sequence[int] = eqx.field(static=True, converter=_numbers("Compose", "bg.Compose((1, 2))"))
    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        parts = tuple(Port(f"p{number}", width, "in") for number, width in enumerate(self.widths, 1))
        return (*parts, Port("whole", sum(self.widths), "out"))

    def rule(self) -> Rule:
        count = len(self.widths)
        return Rule(((False,) * count + (True,), (True,) * count + (False,)), 4)

    def law(self, given: Given) -> Response:
        names = [port.name for port in self.ports()][:-1]
        bounds = np.cumsum((0, *self.widths))
        pieces = {n: given.ports["whole"][bounds[k] : bounds[k + 1]] for k, n in enumerate(names)}
        return Response(outputs={**pieces, "whole": np.concatenate([given.ports[n] for n in names])})

    def faults(self, where: str) -> list[Fault]:
        if self.widths and all(width > 0 for width in self.widths):
            return []
        remedy = "give at least one positive width, such as bg.Compose((1, 2))."
        return [Fault(where, f"has part widths {self.widths}.", remedy)]


class Permutation(AbstractElement):
    """Reorders the components of a multibond: component k of `b` is component order[k] of `a`."""

    order: Sequence[int] = eqx.field(static=True, converter=_numbers("Permutation", "bg.Permutation((1, 0))"))
    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        size = len(self.order)
        return Port("a", size, "in"), Port("b", size, "out")

    def rule(self) -> Rule:
        return Rule(((False, True), (True, False)), 4)

    def law(self, given: Given) -> Response:
        forward = list(self.order)
        backward = list(np.argsort(forward))
        return Response(outputs={"b": given.ports["a"][forward], "a": given.ports["b"][backward]})

    def faults(self, where: str) -> list[Fault]:
        if self.order and sorted(self.order) == list(range(len(self.order))):
            return []
        remedy = f"use each of 0 … {len(self.order) - 1} once."
        return [Fault(where, f"order {self.order} is not a permutation.", remedy)]
