"""Sensors of effort and flow, integrators of flows into positions and orientations, and signal blocks without power."""

from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from .._types import AnyArray, Law, Names, Prescribed
from ..errors import Fault, ParameterError, shown
from ..expressions.expression import sqrt
from ..structure.grammar import NAME
from ..structure.structure import Port, Rule
from .base import AbstractBlock, AbstractElement
from .cardan import cardan_of
from .law import is_symbolic, law_fault
from .records import Dynamic, Given, Response, State
from .sources import at_time, declared_width, prescribed_value, source_faults, value_or_function
from .values import size, whole_number


class FlowSensor(AbstractElement):
    """Reads the flow of the junction it is bonded to; its effort is zero."""

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", "n", "in"),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "a flow sensor has no effort")

    def outputs(self) -> tuple[Port, ...]:
        return (Port("reading", "n"),)

    def law(self, given: Given) -> Response:
        flow = given.ports["port"]
        return Response({"port": np.full(len(flow), 0.0, dtype=object)}, signals={"reading": flow})


class EffortSensor(AbstractElement):
    """Reads the effort of the junction it is bonded to; its flow is zero."""

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", "n", "in"),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "an effort sensor has no flow")

    def outputs(self) -> tuple[Port, ...]:
        return (Port("reading", "n"),)

    def law(self, given: Given) -> Response:
        effort = given.ports["port"]
        return Response({"port": np.full(len(effort), 0.0, dtype=object)}, signals={"reading": effort})


class AbstractIntegrator(AbstractBlock):
    """Integrates the signal at `flow`; `variable` names the state and the output."""

    variable: eqx.AbstractClassVar[str]
    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("flow", "n"),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port(self.variable, "n"),)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State(self.variable, "n"),)

    def law(self, given: Given) -> Response:
        rates, signals = {self.variable: given.signals["flow"]}, {self.variable: given.states[self.variable]}
        return Response(rates=rates, signals=signals)


class Position(AbstractIntegrator):
    """Integrates a flow to `position`: `"mass ~> x"` for a junction or sensor."""

    variable = "position"


class Angle(AbstractIntegrator):
    """Integrates an angular velocity to `angle`, which is continuous over full turns."""

    variable = "angle"


class Orientation(AbstractBlock):
    """Integrates an angular velocity in the body frame to a unit quaternion, scalar first, body → inertial. The output
    `cardan` gives its XYZ Cardan angles (α, β, γ) [rad]: the rotation matrix is Rx(α) Ry(β) Rz(γ). Solutions make them
    continuous over the saved times."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("flow", 3),)

    def outputs(self) -> tuple[Port, ...]:
        return Port("quaternion", 4), Port("cardan", 3)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("quaternion", 4, (1.0, 0.0, 0.0, 0.0)),)

    def law(self, given: Given) -> Response:
        w, x, y, z = quaternion = given.states["quaternion"]
        a, b, c = given.signals["flow"]
        doubled = [-x * a - y * b - z * c, w * a + y * c - z * b, w * b + z * a - x * c, w * c + x * b - y * a]
        unit = quaternion / sqrt(w * w + x * x + y * y + z * z)
        signals = {"quaternion": quaternion, "cardan": cardan_of(quaternion)}
        rates = {"quaternion": 0.5 * np.array(doubled, dtype=object)}
        return Response(rates=rates, signals=signals, normalised={"quaternion": unit})


class Derivative(AbstractBlock):
    """Gives the exact time derivative of a signal that depends on positions and velocities, without differences or a
    filter."""

    width: int = eqx.field(static=True, default=1, converter=size("Derivative.width", "bg.Derivative(3)"))
    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("input", self.width),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("rate", self.width),)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("rate", self.width),)

    def law(self, given: Given) -> Response:
        rate = given.unknowns["rate"]
        return Response(signals={"rate": rate}, dynamics={"rate": Dynamic(given.signals["input"], rate)})


class Signal(AbstractBlock):
    """Gives a signal: a number, a vector, a function of time, `bg.Sampled` or `bg.Spline`."""

    value: Prescribed = eqx.field(converter=value_or_function("Signal.value"))
    width: int | None = eqx.field(static=True, default=None, converter=size("Signal.width", "bg.Signal(law, width=3)"))
    symbolic = True

    def outputs(self) -> tuple[Port, ...]:
        return (Port("value", declared_width(self.value, self.width)),)

    def law(self, given: Given) -> Response:
        return Response(signals={"value": prescribed_value(self.value, given, given.widths["value"])})

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.value, vector[0])

    def faults(self, where: str) -> list[Fault]:
        return source_faults(where, "value", self.value)


class Function(AbstractBlock):
    """Is a static block whose `law` maps the vectors at the `inputs` to a vector of `width` (a JAX function, or
    `bg.symbolic`)."""

    law_of: Any
    names: tuple[str, ...] = eqx.field(static=True)
    width: int = eqx.field(static=True)
    symbolic = True

    def __init__(self, law: Law, inputs: Names = ("input",), *, width: int = 1):
        self.law_of, self.names = law, _names(inputs)
        self.width = whole_number("Function.width", width, "bg.Function(law, width=3)")

    def inputs(self) -> tuple[Port, ...]:
        return tuple(Port(name, None) for name in self.names)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("value", self.width),)

    def law(self, given: Given) -> Response:
        vectors = [given.signals[name] for name in self.names]
        if is_symbolic(self.law_of):
            value = np.asarray(self.law_of(*vectors), dtype=object)
        else:
            sizes = tuple(len(vector) for vector in vectors)
            value = np.array(given.call("value", self.width, np.concatenate(vectors), sizes), dtype=object)
        return Response(signals={"value": np.broadcast_to(value, (self.width,))})

    def value(self, vector: AnyArray, sizes: tuple[int, ...]) -> AnyArray:
        bounds = np.cumsum((0, *sizes))
        pieces = [vector[bounds[k] : bounds[k + 1]] for k in range(len(sizes))]
        return jnp.broadcast_to(self.law_of(*pieces), (self.width,))

    def faults(self, where: str) -> list[Fault]:
        fault = law_fault(f"{where}.law", self.law_of, "give a function of the inputs' vectors, without calling it.")
        if fault is None and self.law_of is None:
            fault = Fault(f"{where}.law", "is missing.", "give a function of the inputs' vectors.")
        return [fault] if fault else []


def _names(inputs) -> tuple[str, ...]:
    """The names of the inputs; a single string is one input."""
    given = (inputs,) if isinstance(inputs, str) else inputs
    names = tuple(given) if isinstance(given, tuple | list) else ()
    if names and all(isinstance(name, str) and NAME.fullmatch(name) for name in names) and len({*names}) == len(names):
        return names
    what, remedy = f"{shown(inputs)} does not name the inputs.", 'bg.Function(law, ("speed", "angle"))'
    raise ParameterError([Fault("Function.inputs", what, f"give different names: {remedy}.")])
