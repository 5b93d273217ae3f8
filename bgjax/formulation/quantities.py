"""Gives the efforts, flows and powers of bonds and ports by name, from the values of a schedule."""

from collections.abc import Collection, Mapping, Sequence

from ..expressions.expression import Scalar
from ..structure.causality import Causality
from ..structure.schedule import Variable, port_variables
from ..structure.structure import Node, component_names


Values = Mapping[Variable, list[Scalar]]


def bond_quantities(causality: Causality, values: Values) -> dict[str, list[Scalar]]:
    """Effort, flow and power of every bond by the name of the result."""
    found: dict[str, list[Scalar]] = {}
    for number, bond in enumerate(causality.structure.bonds):
        effort, flow = values["e", number], values["f", number]
        found |= {f"{bond.name}.effort": effort, f"{bond.name}.flow": flow, f"{bond.name}.power": [_dot(effort, flow)]}
    return found


def port_quantities(causality: Causality, values: Values) -> dict[str, list[Scalar]]:
    """Effort, flow and power of every port by the name of the result, and the common variable of every junction."""
    found: dict[str, list[Scalar]] = {}
    for node in causality.structure.nodes:
        if node.is_junction:
            found[f"{node.name}.{node.rule.common}"] = values["s", node.name, node.rule.common]
        for port in node.ports:
            number = causality.structure.bond_at[node.name, port.name]
            sign = port_variables(causality, node, port)[2]
            effort, flow = values["e", number], [sign * v for v in values["f", number]]
            prefix = node.name if len(node.ports) == 1 else f"{node.name}.{port.name}"
            found |= {f"{prefix}.effort": effort, f"{prefix}.flow": flow, f"{prefix}.power": [_dot(effort, flow)]}
        if node.whole:
            found |= _whole_ports(node, found)
    return found


def _whole_ports(node: Node, found: Mapping[str, list[Scalar]]) -> dict[str, list[Scalar]]:
    """Effort, flow and power of the vector ports of a node that is connected by components."""
    joined: dict[str, list[Scalar]] = {}
    for port in node.whole.ports:
        prefix = node.name if len(node.whole.ports) == 1 else f"{node.name}.{port.name}"
        if port.width > 1:
            parts = [f"{node.name}.{name}" for name in component_names(port.name, port.width)]
            effort, flow = ([found[f"{part}.{word}"][0] for part in parts] for word in ("effort", "flow"))
            joined |= {f"{prefix}.effort": effort, f"{prefix}.flow": flow, f"{prefix}.power": [_dot(effort, flow)]}
    return joined


def net_powers(causality: Causality, values: Values, without: Collection[str]) -> dict[str, Scalar]:
    """Net power into every element with power ports that is not in `without`."""
    structure, found = causality.structure, {}
    for node in structure.nodes:
        if node.is_junction or not node.ports or node.name in without:
            continue
        total: Scalar = 0.0
        for number in structure.attached[node.name]:
            power = _dot(values["e", number], values["f", number])
            total = total + power if structure.bonds[number].head == node.name else total - power
        found[node.name] = total
    return found


def _dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    total: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total
