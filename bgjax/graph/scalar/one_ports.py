"""Junctions and one-ports of several components as one scalar element for each, where their laws allow it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from ...elements import (
    C,
    Constraint,
    EffortConstraint,
    EffortSensor,
    FlowSensor,
    Freedom,
    GeneralisedEffort,
    GeneralisedFlow,
    I,
    MeasuredC,
    MSe,
    MSf,
    One,
    R,
    Se,
    Sf,
    Zero,
)
from ...elements.entries import component_in_time
from ...elements.sampled import AbstractSampled
from ...structure.structure import Node
from .piece import Piece, Widths, quantity_names


def split_one_port(node: Node, element: Any, widths: Widths) -> Piece | None:
    """The scalar elements of a junction or one-port; None where its law couples the components."""
    rule = RULES.get(type(element))
    width = widths.largest
    parts = None if rule is None else rule(element, width)
    if parts is None:
        return None
    path, names = node.name, [f"{node.name}[{k}]" for k in range(width)]
    piece = Piece(dict(zip(names, parts, strict=True)))
    piece.ends = {port.name: names for port in node.ports} or {None: names}
    piece.inputs = {port.name: [(f"{name}.{port.name}",) for name in names] for port in node.inputs}
    piece.outputs = {quantity: [f"{name}.{quantity}" for name in names] for quantity in quantity_names(node)}
    results = ["effort"]  # methods replace constrained ports, but all give the effort
    if not isinstance(element, Constraint):
        results = quantity_names(node) + ["power"] * bool(node.ports)
    piece.joined = {f"{path}.{result}": [f"{name}.{result}" for name in names] for result in results}
    return piece


def _each(make: Callable[[], Any]) -> Callable[[Any, int], list]:
    return lambda element, width: [make() for _ in range(width)]


def _of_width(kind: Callable[[int], Any]) -> Callable[[Any, int], list]:
    return lambda element, width: [kind(1) for _ in range(width)]


def _inertia(element: I, width: int) -> list | None:
    values = diagonal(element.inertia, width)
    if values is None:
        return None
    bare = element.massless or (False,) * width
    return [
        I(np.zeros(1), massless=(True,)) if massless else I(value) for value, massless in zip(values, bare, strict=True)
    ]


def _compliance(element: C, width: int) -> list | None:
    if element.compliance is not None:
        values = diagonal(element.compliance, width)
        return None if values is None else [C(value) for value in values]
    values = diagonal(element.stiffness, width)
    return None if values is None else [C(stiffness=value) for value in values]


def _measured(element: MeasuredC, width: int) -> list | None:
    values, rests = diagonal(element.stiffness, width), diagonal(element.rest, width)
    if values is None or rests is None:
        return None
    return [MeasuredC(value, rest) for value, rest in zip(values, rests, strict=True)]


def _resistance(element: R, width: int) -> list | None:
    values = diagonal(element.resistance, width)
    return None if values is None else [R(value) for value in values]


def _source(field: str) -> Callable[[Any, int], list]:
    def parts(element: Any, width: int) -> list:
        value = getattr(element, field)
        return [type(element)(prescribed_component(value, k, width), width=1) for k in range(width)]

    return parts


def _modulated(element: Any, width: int) -> list | None:
    return None if element.function is not None else [type(element)(width=1) for _ in range(width)]


def _constraint(element: Constraint, width: int) -> list:
    words = element.directions or ("",) * width
    shares = None if element.compliance is None else diagonal(element.compliance, width)
    parts = []
    for k in range(width):
        prescribed = None if element.prescribed is None else prescribed_component(element.prescribed, k, width)
        parts.append(
            replace(
                element,
                width=1,
                prescribed=prescribed,
                directions=(words[k],) if words[k] else (),
                compliance=None if shares is None else shares[k],
            )
        )
    return parts


def _freedom(element: Freedom, width: int) -> list:
    return [Freedom(1, coordinate=element.coordinate, component=k) for k in range(width)]


RULES: dict[type, Callable[[Any, int], list | None]] = {
    One: _each(One),
    Zero: _each(Zero),
    FlowSensor: _each(FlowSensor),
    EffortSensor: _each(EffortSensor),
    I: _inertia,
    C: _compliance,
    MeasuredC: _measured,
    R: _resistance,
    Se: _source("effort"),
    Sf: _source("flow"),
    MSe: _modulated,
    MSf: _modulated,
    Constraint: _constraint,
    Freedom: _freedom,
    GeneralisedFlow: _of_width(GeneralisedFlow),
    GeneralisedEffort: _of_width(GeneralisedEffort),
    EffortConstraint: _of_width(EffortConstraint),
}


def diagonal(value: Any, width: int) -> list | None:
    """The diagonal of a scalar or diagonal value; None of a matrix, or where there is none."""
    if value is None or np.ndim(value) > 1:
        return None
    return [value] * width if np.ndim(value) == 0 else [value[k] for k in range(width)]


def prescribed_component(value: Any, component: int, width: int) -> Any:
    """One component of a number, a vector, sampled data or a function of time."""
    if isinstance(value, AbstractSampled):
        return replace(value, values=value.values[:, component]) if np.ndim(value.values) > 1 else value
    if callable(value):
        return component_in_time(value, component)
    return value if np.ndim(value) == 0 else value[component]
