"""Helpers of domain parts: one-port graphs, and parameters checked by unit, sign and plausible size."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ..elements.base import AbstractElement
from ..elements.law import AbstractLaw
from ..elements.values import as_numbers, leaf
from ..errors import Fault, ParameterError, raise_faults, warn_hints
from ..graph.graph import Graph


def one_port(
    name: str,
    element: AbstractElement,
    effort: str,
    flow: str,
    initial: Mapping[str, Any] | None = None,
    **exports: str,
) -> Graph:
    """Graph of one element with the port `p`; `effort` and `flow` are the names of these variables in the domain."""
    results = {effort: f"{name}.effort", flow: f"{name}.flow", "power": f"{name}.power", **exports}
    return Graph({name: element}, ports={"p": name}, exports=results, initial=initial)


class Quantity(NamedTuple):
    """Admissible values of a parameter: a wrong `sign` is an error, a magnitude outside `low` … `high` gives a hint."""

    unit: str
    sign: str = ""  # "positive", "zero or positive", "nonzero" or anything
    low: float = 0.0
    high: float = np.inf
    hint: str = ""
    optional: bool = False  # whether None is allowed: an initial value that is not given

    def faults(self, where: str, value) -> list[Fault]:
        value = as_numbers(value)
        if value is None:
            return []
        if value.size == 0 or value.ndim > 2:
            return [Fault(where, f"has shape {value.shape}.", f"give a number{self._in_unit()}.")]
        if not np.all(np.isfinite(value)):
            return [Fault(where, f"is {_text(value)}.", f"give a finite number{self._in_unit()}.")]
        if value.ndim == 2 or np.all(self._right(value)):  # matrices are checked by their element
            return []
        return [Fault(where, f"is {_text(value)}.", f"it must be {self.sign}{self._in_unit()}.")]

    def hints(self, where: str, value) -> list[Fault]:
        value = as_numbers(value)
        size = np.zeros(0) if value is None else np.abs(value)[np.abs(value) > 0.0]
        if np.all(size >= self.low) and np.all(size <= self.high):
            return []
        found = f"{_text(value)} {self.unit}".rstrip()
        return [Fault(where, f"is {found}, which looks like another unit.", self.hint)]

    def _right(self, value: np.ndarray) -> np.ndarray:
        match self.sign:
            case "positive":
                return value > 0.0
            case "zero or positive":
                return value >= 0.0
            case "nonzero":
                return value != 0.0
        return np.isfinite(value)

    def _in_unit(self) -> str:
        return f", in {self.unit}" if self.unit else ""


def _text(value: np.ndarray) -> str:
    return f"{float(value):g}" if value.ndim == 0 else np.array2string(value, precision=4, threshold=6)


def parameters(part: str, **given: tuple[Any, Quantity]) -> list[Any]:
    """The parameters of a part as array leaves. All faults are raised together, by the users' names; then hints are
    given."""
    leaves, faults, hints = [], [], []
    for name, (value, quantity) in given.items():
        where = f"{part}.{name}"
        if value is None and quantity.optional:
            leaves.append(None)
            continue
        try:
            leaves.append(leaf(value, where))
        except ParameterError as error:
            faults += [fault._replace(remedy=f"give a number{quantity._in_unit()}.") for fault in error.faults]
            continue
        wrong = quantity.faults(where, leaves[-1])
        faults += wrong
        if not wrong:
            hints += quantity.hints(where, leaves[-1])
    raise_faults(ParameterError, faults)
    warn_hints(hints)
    return leaves


def start(state: str, value, per: Any = 1.0) -> dict[str, Any]:
    """An initial value, if given; a storage in derivative causality has none."""
    return {} if value is None else {state: per * value}


def prescribed(part: str, name: str, value, quantity: Quantity) -> Any:
    """The value of a source: a function of time or sampled data unchanged, or a checked number."""
    return value if callable(value) else parameters(part, **{name: (value, quantity)})[0]


class AbstractPartLaw(AbstractLaw):
    """A law whose fields are quantities, so that values given by `bg.set` are checked too."""

    quantities: ClassVar[Mapping[str, Quantity]]

    def faults(self, where: str) -> list[Fault]:
        faults: list[Fault] = []
        for name, quantity in self.quantities.items():
            faults += quantity.faults(f"{where}.{name}", getattr(self, name))
        return faults
