"""Signal blocks for control: gains, sums, controllers, filters and limiters, acting on each component of a signal."""

from typing import Any

import equinox as eqx
import numpy as np

from .._types import Value
from ..elements.base import AbstractBlock
from ..elements.records import Given, Response, State
from ..elements.values import as_numbers, finite_faults, required, shape_faults
from ..errors import Fault, ParameterError, shown
from ..expressions.expression import maximum, minimum
from ..structure.structure import Port
from ..surface.aliases import answering as _answering


__all__ = ["Gain", "Integrator", "Limiter", "LowPass", "PI", "PID", "Sum"]


class AbstractFilter(AbstractBlock):
    """A block with one input and one output of the same width."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("input", "n"),)

    def outputs(self) -> tuple[Port, ...]:
        return (Port("value", "n"),)


class Gain(AbstractFilter):
    """value = gain · input; also the proportional controller."""

    gain: Value = eqx.field(converter=required("Gain.gain"))

    def law(self, given: Given) -> Response:
        return Response(signals={"value": self.gain * given.signals["input"]})

    def faults(self, where: str) -> list[Fault]:
        return _finite(where, self, "gain")


def _signs(signs: str) -> str:
    if not isinstance(signs, str) or not signs or set(signs) - set("+-"):
        raise ParameterError([Fault("Sum", f"{shown(signs)} is not a row of signs.", 'write for example Sum("+-").')])
    return signs


class Sum(AbstractBlock):
    """value = Σ ± inputs: `Sum("+-")` has the inputs `i1` and `i2` and gives i1 − i2."""

    signs: str = eqx.field(static=True, converter=_signs)
    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return tuple(Port(f"i{k}", "n") for k in range(1, len(self.signs) + 1))

    def outputs(self) -> tuple[Port, ...]:
        return (Port("value", "n"),)

    def law(self, given: Given) -> Response:
        total: Any = 0.0
        for k, sign in enumerate(self.signs, 1):
            total = total + (1.0 if sign == "+" else -1.0) * given.signals[f"i{k}"]
        return Response(signals={"value": total})


class Integrator(AbstractFilter):
    """value = ∫ input dt. With `Sum` and `Limiter` it can form user-defined controllers, such as one with anti-windup:
    feed back the difference between the limited and the unlimited value."""

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("value", "n"),)

    def law(self, given: Given) -> Response:
        return Response(rates={"value": given.signals["input"]}, signals={"value": given.states["value"]})


class PI(AbstractFilter):
    """value = kp · e + ki ∫ e dt of the error e at `input`."""

    proportional: Value = eqx.field(converter=required("PI.proportional"))
    integral: Value = eqx.field(converter=required("PI.integral"))

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("accumulated", "n"),)

    def law(self, given: Given) -> Response:
        error, sum_ = given.signals["input"], given.states["accumulated"]
        value = self.proportional * error + self.integral * sum_
        return Response(rates={"accumulated": error}, signals={"value": value})

    def faults(self, where: str) -> list[Fault]:
        return _finite(where, self, "proportional", "integral")


class PID(AbstractFilter):
    """value = kp · e + ki ∫ e dt + kd · ė, the derivative filtered with the time constant `smoothing` [s]."""

    proportional: Value = eqx.field(converter=required("PID.proportional"))
    integral: Value = eqx.field(converter=required("PID.integral"))
    derivative: Value = eqx.field(converter=required("PID.derivative"))
    smoothing: Value = eqx.field(converter=required("PID.smoothing"))

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return State("accumulated", "n"), State("smoothed", "n")

    def law(self, given: Given) -> Response:
        error, sum_, smoothed = given.signals["input"], given.states["accumulated"], given.states["smoothed"]
        rate = (error - smoothed) / self.smoothing
        value = self.proportional * error + self.integral * sum_ + self.derivative * rate
        return Response(rates={"accumulated": error, "smoothed": rate}, signals={"value": value})

    def faults(self, where: str) -> list[Fault]:
        return _finite(where, self, "proportional", "integral", "derivative") + _positive(where, self, "smoothing")


class LowPass(AbstractFilter):
    """First-order filter: T dvalue/dt = input − value, with the `time_constant` T [s]."""

    time_constant: Value = eqx.field(converter=required("LowPass.time_constant"))

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("value", "n"),)

    def law(self, given: Given) -> Response:
        value = given.states["value"]
        rate = (given.signals["input"] - value) / self.time_constant
        return Response(rates={"value": rate}, signals={"value": value})

    def faults(self, where: str) -> list[Fault]:
        return _positive(where, self, "time_constant")


class Limiter(AbstractFilter):
    """value = input, kept between `lower` and `upper`."""

    lower: Value = eqx.field(converter=required("Limiter.lower"))
    upper: Value = eqx.field(converter=required("Limiter.upper"))

    def law(self, given: Given) -> Response:
        return Response(signals={"value": minimum(maximum(given.signals["input"], self.lower), self.upper)})

    def faults(self, where: str) -> list[Fault]:
        faults = shape_faults(where, self, "lower", "upper")
        if faults:
            return faults
        lower, upper = as_numbers(self.lower), as_numbers(self.upper)
        for name, value in (("lower", lower), ("upper", upper)):
            if value is not None and np.any(np.isnan(value)):
                remedy = "give a number; infinity where there is no limit."
                faults.append(Fault(f"{where}.{name}", "is not a number.", remedy))
        if faults or lower is None or upper is None or np.all(lower <= upper):
            return faults
        return [Fault(where, f"the lower limit {lower} is above the upper {upper}.", "exchange them.")]


def _finite(where: str, block, *names: str) -> list[Fault]:
    faults = shape_faults(where, block, *names)
    for name in names:
        faults += finite_faults(where, name, getattr(block, name))
    return faults


def _positive(where: str, block, name: str) -> list[Fault]:
    shapes, value = shape_faults(where, block, name), as_numbers(getattr(block, name))
    if shapes:
        return shapes
    if value is None or (np.all(np.isfinite(value)) and np.all(value > 0.0)):
        return []
    return [Fault(f"{where}.{name}", f"is {value}.", "give a positive time in seconds.")]


__getattr__ = _answering(__name__, globals())


def __dir__() -> list[str]:
    return __all__
