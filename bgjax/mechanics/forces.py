"""Forces and torques on bodies: each a source, or a graph of its own, attached by an arrow to a body or a point."""

import abc
from typing import Any, ClassVar

import equinox as eqx

from .._errors import Fault
from .._graph import Graph
from ..elements import MTF, Se
from ..elements.sources import source_faults, value_or_function
from .rotations import rotation_back


class AbstractForce(eqx.Module):
    """Acts on one body: `end` says which of a hinge's ends it bonds to."""

    value: eqx.AbstractVar[Any]
    end: eqx.AbstractClassVar[str]  # "velocity" or "rotation"

    @abc.abstractmethod
    def graph(self) -> Graph:
        """A graph whose port `out` brings the effort."""

    def faults(self, where: str) -> list[Fault]:
        return source_faults(where, "value", self.value)


class BodyTorque(AbstractForce):
    """A torque [N·m] in the frame of the body: a vector, or a function of time."""

    value: Any = eqx.field(converter=value_or_function("BodyTorque.value"))
    end: ClassVar[str] = "rotation"

    def graph(self) -> Graph:
        return Graph(dict(source=Se(self.value, width=3)), ports={"out": "source"})


class BodyForce(AbstractForce):
    """A force [N] in the frame of the body, at the point the arrow leads to (the mass centre without one)."""

    value: Any = eqx.field(converter=value_or_function("BodyForce.value"))
    end: ClassVar[str] = "velocity"

    def graph(self) -> Graph:
        return Graph(dict(source=Se(self.value, width=3)), ports={"out": "source"})


class WorldForce(AbstractForce):
    """A force [N] in the inertial frame, at the point the arrow leads to (the mass centre without one)."""

    value: Any = eqx.field(converter=value_or_function("WorldForce.value"))
    end: ClassVar[str] = "velocity"

    def graph(self) -> Graph:
        return Graph(dict(source=Se(self.value, width=3), turn_a=MTF(rotation_back)), ["source -> turn_a"], ports={"out": "turn_a"})
