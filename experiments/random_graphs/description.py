"""A bond graph as plain data: read by the generator, by the acausal oracle, and by what builds the graph in bgjax."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np


# Which way an element counts power: "in", "out", or as the bond is drawn.
ORIENTATION = {"Se": "drawn", "Sf": "drawn", "MSe": "drawn", "MSf": "drawn", "Constraint": "drawn", "Freedom": "drawn"}


@dataclass(frozen=True)
class Element:
    """Kind, widths by port (none for junctions and blocks), parameters of its law, inputs of signals by name."""

    kind: str
    ports: dict[str, int] = field(default_factory=dict)
    values: dict[str, Any] = field(default_factory=dict)
    width: int = 1  # of a junction, or of the signal a block gives

    def orientation(self, port: str) -> str:
        if self.kind in ("TF", "GY", "MTF", "MGY", "Permutation") and port == "b":
            return "out"
        if self.kind == "Compose" and port == "whole":
            return "out"
        return ORIENTATION.get(self.kind, "in")


@dataclass(frozen=True)
class Bond:
    """Power from tail to head; ports are "" at junctions."""

    tail: str
    tail_port: str
    head: str
    head_port: str
    width: int

    @property
    def text(self) -> str:
        return f"{_end(self.tail, self.tail_port)} -> {_end(self.head, self.head_port)}"


@dataclass(frozen=True)
class Signal:
    """A quantity of a node ("" for what a block or junction gives by default) feeds an input."""

    source: str
    quantity: str
    target: str
    input: str


@dataclass
class Description:
    elements: dict[str, Element]
    bonds: list[Bond]
    signals: list[Signal] = field(default_factory=list)
    parts: dict[str, str] = field(default_factory=dict)  # node → the part it is nested in


def _end(node: str, port: str) -> str:
    return f"{node}.{port}" if port else node


def full(value, width: int) -> np.ndarray:
    """A scalar, vector (diagonal) or matrix field as a matrix."""
    value = np.asarray(value, float)
    if value.ndim == 0:
        return value * np.eye(width)
    return np.diag(value) if value.ndim == 1 else value
