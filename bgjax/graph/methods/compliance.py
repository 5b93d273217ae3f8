"""Stiffness and damping of constrained ports: given for all, for a joint, for a port or for a direction."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from ..._tracing import traced
from ..._types import Value
from ...elements.constrained import Constraint, is_rotation
from ...elements.values import as_numbers, leaf
from ...errors import Fault, ParameterError, nearest, shown
from ...surface.calls import AbstractWorded
from ..graph import Graph


class Compliance(AbstractWorded):
    """Gives a joint `stiffness` and `damping` for translations, `rotational_stiffness` and `rotational_damping` for
    rotations; None keeps the more general value. For a single direction give `stiffness` and `damping`, also if it is a
    rotation."""

    stiffness: Any = None
    damping: Any = None
    rotational_stiffness: Any = None
    rotational_damping: Any = None

    def __init__(
        self,
        stiffness: Value | None = None,
        damping: Value | None = None,
        rotational_stiffness: Value | None = None,
        rotational_damping: Value | None = None,
    ):
        self.stiffness, self.damping = _optional("stiffness", stiffness), _optional("damping", damping)
        self.rotational_stiffness = _optional("rotational_stiffness", rotational_stiffness)
        self.rotational_damping = _optional("rotational_damping", rotational_damping)

    def value(self, quantity: str, rotation: bool) -> Any:
        """The stiffness or damping, or None if it is not given; values for rotations default to those for
        translations."""
        own = getattr(self, f"rotational_{quantity}") if rotation else None
        return getattr(self, quantity) if own is None else own


def _optional(name: str, value: Value | None) -> Any:
    return None if value is None else leaf(value, f"Compliance.{name}")


def by_path(value: Mapping[str, Compliance]) -> dict[str, Compliance]:
    """Converter of the compliances of single joints, ports or directions."""
    if not isinstance(value, Mapping) or not all(isinstance(v, Compliance) for v in value.values()):
        remedy = "write at={'main': bg.Compliance(1e8, 500.0)}."
        raise ParameterError([Fault("at", f"{shown(value)} does not name compliances.", remedy)])
    return dict(value)


class PortCompliance(NamedTuple):
    """Stiffness and damping of one constrained port: scalars, or vectors if its rows differ."""

    stiffness: Any
    damping: Any

    @staticmethod
    def of(path: str, node: Constraint, special: Mapping[str, Compliance], general: Compliance) -> "PortCompliance":
        stiffness, damping = [], []
        for word in node.directions or ("",):
            row = [special[name] for name in names_of(path, word) if name in special] + [general]
            stiffness.append(_first("stiffness", row, is_rotation(word)))
            damping.append(_first("damping", row, is_rotation(word)))
        return PortCompliance(_stacked(stiffness), _stacked(damping))


def names_of(path: str, word: str) -> list[str]:
    """Names of a row, the most specific first: main.hold.x, main.x, main.hold, main; then the surrounding parts."""
    words = path.split(".")
    outer = [".".join(words[:count]) for count in range(len(words), 0, -1)]
    return [f"{path}.{word}", *[f"{name}.{word}" for name in outer[1:2]], *outer]


def _first(quantity: str, found: list[Compliance], rotation: bool) -> Any:
    return next(value for each in found if (value := each.value(quantity, rotation)) is not None)


def _stacked(values: list) -> Any:
    """The values as one vector, or a single value if all are the same object."""
    if all(value is values[0] for value in values):
        return values[0]
    if traced(*values):
        return jnp.stack(values)
    return np.array([float(value) for value in values])


def constrained_ports(graph: Graph, prefix: str = "") -> Iterator[tuple[str, Constraint]]:
    """All constrained ports of a graph by path."""
    for name in graph.order:
        node = graph.nodes[name]
        if isinstance(node, Graph):
            yield from constrained_ports(node, f"{prefix}{name}.")
        elif isinstance(node, Constraint):
            yield prefix + name, node


def walked(graph: Graph, change: Callable[[str, Constraint], Any], prefix: str = "") -> Graph:
    """The graph with `change(path, node)` in place of every constrained port."""
    nodes: dict[str, Any] = {}
    for name in graph.order:
        node = graph.nodes[name]
        if isinstance(node, Graph):
            nodes[name] = walked(node, change, f"{prefix}{name}.")
        else:
            nodes[name] = change(prefix + name, node) if isinstance(node, Constraint) else node
    if all(nodes[name] is graph.nodes[name] for name in nodes):
        return graph
    return graph.with_contents(nodes)


def compliance_faults(
    values: Mapping[str, Compliance], special: Mapping[str, Compliance], ports, graph: Graph
) -> list[Fault]:
    """Faults of invalid values, and of names that are no constrained direction."""
    known: dict[str, None] = {}
    for path, node in ports:
        names = [name for word in node.directions or ("",) for name in names_of(path, word)]
        known |= dict.fromkeys(name for name in names if not name.endswith("."))
    faults = [fault for where, value in values.items() for fault in _value_faults(where, value)]
    for name in special:
        if name not in known:
            faults.append(_no_direction(name, graph, list(known)))
    return faults


def _no_direction(name: str, graph: Graph, known: list[str]) -> Fault:
    if name in graph.nodes:
        return Fault(
            f"method.at.{name}",
            f"{name} has no constrained direction that could be compliant.",
            "leave it out; springs on free directions are the joint's own (stiffness=…).",
        )
    return Fault(f"method.at.{name}", "names no joint and no constrained direction.", nearest(name, known))


def _value_faults(where: str, value: Compliance) -> list[Fault]:
    faults = []
    for quantity in ("stiffness", "damping", "rotational_stiffness", "rotational_damping"):
        number = as_numbers(getattr(value, quantity)) if getattr(value, quantity) is not None else None
        if number is None:
            continue
        stiff = quantity.endswith("stiffness")
        if number.shape != () or not np.isfinite(number) or number < 0.0 or (stiff and number == 0.0):
            needed = "give one positive number" if stiff else "give one number, zero or positive"
            remedy = f"{needed}; for other joints or directions use at={{…}}."
            faults.append(Fault(f"{where}.{quantity}", f"is {number}.", remedy))
    return faults
