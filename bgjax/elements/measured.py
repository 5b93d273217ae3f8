"""Spring whose displacement is given by a position signal instead of a state of its own (Zimmer 2006)."""

import equinox as eqx

from .._types import Value
from ..errors import Fault
from ..expressions.sparse_ldl import times
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response
from .values import field_faults, finite_faults, required, scalar_width, shape_faults, size


class MeasuredC(AbstractElement):
    """Compliance e = `stiffness` (q − `rest`) where q is the signal at `coordinate`. It has no state, so that it cannot
    drift from the positions and needs no initial value. The rate of the signal must be the flow of the port."""

    stiffness: Value = eqx.field(converter=required("MeasuredC.stiffness"))
    rest: Value = eqx.field(converter=required("MeasuredC.rest"), default=0.0)
    width: int | None = eqx.field(static=True, default=None, kw_only=True, converter=size("MeasuredC.width", "width=3"))
    symbolic = True

    @property
    def kind(self) -> str:
        return "C"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or scalar_width(self.stiffness), "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("coordinate", self.width or scalar_width(self.stiffness)),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("displacement", self.width or scalar_width(self.stiffness)),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its displacement comes as a signal")

    def law(self, given: Given) -> Response:
        displacement = given.signals["coordinate"] - self.rest
        effort = times(self.stiffness, displacement)
        energy = 0.5 * sum((e * q for e, q in zip(effort, displacement, strict=True)), 0.0)
        return Response({"port": effort}, signals={"displacement": displacement}, energy=energy)

    def faults(self, where: str) -> list[Fault]:
        rest = shape_faults(where, self, "rest") or finite_faults(where, "rest", self.rest)
        return field_faults(where, "stiffness", self.stiffness, positive=False) + rest
