"""Effort and flow sources: constant, a function of time, sampled, or modulated by a signal."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from .._types import AnyArray, Law, Prescribed
from ..errors import Fault, shown
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .law import is_symbolic, law_fault
from .records import Given, Response
from .sampled import AbstractSampled
from .values import as_numbers, finite_faults, leaf, size


def value_or_function(name: str) -> Callable[[Prescribed], Any]:
    """Converter: a number becomes a leaf; a function of time or sampled data stays what it is."""

    def convert(value: Prescribed) -> Any:
        return value if callable(value) else leaf(value, name)

    return convert


def declared_width(value, width: int | None) -> int | str:
    """Width of a source's port: as given, or that of its value; the letter n, any width, for scalars and functions."""
    if width is not None:
        return width
    if isinstance(value, AbstractSampled):
        return value.width
    return "n" if callable(value) or np.shape(value) == () else np.shape(value)[0]


def prescribed_value(source, given: Given, width: int):
    """The value of a constant or a function of time as a vector of the port's width."""
    if not callable(source):
        return np.broadcast_to(np.asarray(source, dtype=object), (width,))
    if is_symbolic(source):
        return np.broadcast_to(np.asarray(source(given.time), dtype=object), (width,))
    return np.array(given.call("at_time", width, [given.time]), dtype=object)


def at_time(source: Callable, time):
    """The value of a function of time as a vector, for the `at_time` methods of elements."""
    return jnp.atleast_1d(jnp.asarray(source(time), dtype=float))


class Se(AbstractElement):
    """Imposes an effort. `effort` is a number, a vector, a function of time, `bg.Sampled` or `bg.Spline`."""

    effort: Prescribed = eqx.field(converter=value_or_function("Se.effort"))
    width: int | None = eqx.field(static=True, default=None, converter=size("Se.width", "bg.Se(law, width=3)"))

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", declared_width(self.effort, self.width)),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "it imposes its effort")

    def law(self, given: Given) -> Response:
        return Response(outputs={"port": prescribed_value(self.effort, given, given.widths["port"])})

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.effort, vector[0])

    def faults(self, where: str) -> list[Fault]:
        return source_faults(where, "effort", self.effort)


class Sf(AbstractElement):
    """Imposes a flow. `flow` is a number, a vector, a function of time, `bg.Sampled` or `bg.Spline`."""

    flow: Prescribed = eqx.field(converter=value_or_function("Sf.flow"))
    width: int | None = eqx.field(static=True, default=None, converter=size("Sf.width", "bg.Sf(law, width=3)"))

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", declared_width(self.flow, self.width)),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "it imposes its flow")

    def law(self, given: Given) -> Response:
        return Response(outputs={"port": prescribed_value(self.flow, given, given.widths["port"])})

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.flow, vector[0])

    def faults(self, where: str) -> list[Fault]:
        return source_faults(where, "flow", self.flow)


class MSe(AbstractElement):
    """Imposes an effort, the signal at `modulus`, through `function` if one is given."""

    function: Law | None = None
    width: int | None = eqx.field(static=True, default=None, converter=size("MSe.width", "bg.MSe(law, width=3)"))

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("modulus", self.width or "n" if self.function is None else None),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "it imposes its effort")

    def law(self, given: Given) -> Response:
        return Response(outputs={"port": _modulated(self.function, given)})

    def from_signal(self, vector: AnyArray) -> AnyArray:
        return jnp.atleast_1d(self.function(vector))

    def faults(self, where: str) -> list[Fault]:
        return modulating_faults(f"{where}.function", self.function)


class MSf(AbstractElement):
    """Imposes a flow, the signal at `modulus`, through `function` if one is given."""

    function: Law | None = None
    width: int | None = eqx.field(static=True, default=None, converter=size("MSf.width", "bg.MSf(law, width=3)"))

    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("modulus", self.width or "n" if self.function is None else None),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "it imposes its flow")

    def law(self, given: Given) -> Response:
        return Response(outputs={"port": _modulated(self.function, given)})

    def from_signal(self, vector: AnyArray) -> AnyArray:
        return jnp.atleast_1d(self.function(vector))

    def faults(self, where: str) -> list[Fault]:
        return modulating_faults(f"{where}.function", self.function)


def _modulated(function: Callable | None, given: Given):
    signal, width = given.signals["modulus"], given.widths["port"]
    if function is None:
        return signal
    if is_symbolic(function):
        return np.broadcast_to(np.asarray(function(signal), dtype=object), (width,))
    return np.array(given.call("from_signal", width, signal), dtype=object)


def modulating_faults(where: str, law) -> list[Fault]:
    """Faults of the law of a modulated source, which may be left out."""
    fault = law_fault(where, law, "give a function of the signal, or leave it out to use the signal itself.")
    return [fault] if fault else []


def source_faults(where: str, name: str, value) -> list[Fault]:
    """Faults of the value of a source: not a number, a vector or a function of time, or not finite."""
    if isinstance(value, AbstractSampled):
        return value.faults(f"{where}.{name}")
    if isinstance(value, type):
        return [Fault(f"{where}.{name}", f"{shown(value)} is not a value.", f"give an object: {value.__name__}(…).")]
    if callable(value):
        return []
    shape = np.shape(value)
    if len(shape) > 1 or 0 in shape:
        return [Fault(f"{where}.{name}", f"has shape {shape}.", "give a number or a vector.")]
    return finite_faults(where, name, value) if as_numbers(value) is not None else []
