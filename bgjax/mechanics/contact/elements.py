"""Bond-graph elements of a contact: one-sided spring (C), damping (R), and friction from the normal force."""

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from ..._types import AnyArray, Number
from ...elements.base import AbstractElement
from ...elements.records import Given, Response, State
from ...elements.values import size
from ...errors import Fault
from ...expressions.expression import maximum
from ...structure.structure import Port, Rule
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw


class ContactC(AbstractElement):
    """The spring of a contact: no force while the signal at `penetration` is negative. The rate of this signal must
    equal the flow of the port."""

    normal: AbstractNormalLaw
    symbolic = True
    depth_input = "penetration"

    @property
    def kind(self) -> str:
        return "C"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", 1, "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("penetration", 1),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its displacement comes as a signal")

    def law(self, given: Given) -> Response:
        depth = given.signals["penetration"]
        return Response({"port": elastic(self.normal, given, depth)}, energy=_energy(self.normal, given, depth))

    def elastic_law(self, vector: AnyArray) -> AnyArray:
        return self.normal.elastic(vector[0])[None]

    def energy_law(self, vector: AnyArray) -> AnyArray:
        return self.normal.energy(vector[0])[None]

    def faults(self, where: str) -> list[Fault]:
        return self.normal.faults(where)


class ContactR(AbstractElement):
    """Gives the damping force of a contact, limited so that spring and damper together never pull. The signal
    `approach` is the speed at which the contact began."""

    normal: AbstractNormalLaw
    symbolic = True

    @property
    def kind(self) -> str:
        return "R"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", 1, "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return Port("penetration", 1), Port("approach", 1)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its law needs the rate of the penetration")

    def law(self, given: Given) -> Response:
        depth, approach, rate = given.signals["penetration"], given.signals["approach"], given.ports["port"]
        if self.normal.plain:
            force = self.normal.damping(depth[0], rate[0], approach[0])
        else:
            force = given.call("damping_law", 1, np.array([depth[0], rate[0], approach[0]], dtype=object))[0]
        return Response({"port": np.array([maximum(force, -elastic(self.normal, given, depth)[0])], dtype=object)})

    def elastic_law(self, vector: AnyArray) -> AnyArray:
        return self.normal.elastic(vector[0])[None]

    def damping_law(self, vector: AnyArray) -> AnyArray:
        return jnp.asarray(self.normal.damping(*vector))[None]

    def faults(self, where: str) -> list[Fault]:
        return self.normal.faults(where)


def elastic(normal: AbstractNormalLaw, given: Given, depth) -> np.ndarray:
    """Elastic force of a normal law at a depth, as a vector of one entry."""
    found = normal.elastic(depth[0]) if normal.plain else given.call("elastic_law", 1, depth)[0]
    return np.array([found], dtype=object)


def _energy(normal: AbstractNormalLaw, given: Given, depth):
    return normal.energy(depth[0]) if normal.plain else given.call("energy_law", 1, depth)[0]


class FrictionR(AbstractElement):
    """Friction along a wall: the normal force, from the signal at `pressure`, times the ratio that the friction law
    gives for the sliding velocity (the flow)."""

    rubbing: AbstractFrictionLaw
    width: int = eqx.field(static=True, default=1, converter=size("FrictionR.width", "width=3"))
    symbolic = True

    @property
    def kind(self) -> str:
        return "R"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width, "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("pressure", 1),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its law needs the sliding velocity")

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("bristle", self.width),) if self.rubbing.remembers else ()

    def law(self, given: Given) -> Response:
        velocity, bristle = given.ports["port"], given.states.get("bristle")
        rates = {} if bristle is None else {"bristle": self.rubbing.bristle_rate(velocity, bristle)}
        return Response({"port": given.signals["pressure"][0] * self.rubbing.ratio(velocity, bristle)}, rates=rates)

    def scale(self, state: str) -> Number:
        return 1.0 / self.rubbing.stiffness  # bristles break loose at a fraction of this deflection

    def faults(self, where: str) -> list[Fault]:
        return self.rubbing.faults(where)
