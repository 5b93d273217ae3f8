"""The dual of a graph of scalar bonds: effort and flow exchanged in every element, junction and state."""

import numpy as np

import bgjax as bg
from bgjax.graph.flatten import flatten


class Impulse(bg.AbstractBlock):
    """Integrates an effort, as `bg.Angle` integrates a flow."""

    symbolic = True

    def inputs(self):
        return (bg.Port("effort", 1),)

    def outputs(self):
        return (bg.Port("impulse", 1),)

    def states(self, received):
        return (bg.State("impulse", 1),)

    def law(self, given):
        rates, signals = {"impulse": given.signals["effort"]}, {"impulse": given.states["impulse"]}
        return bg.Response(rates=rates, signals=signals)


ELEMENTS = {
    bg.Zero: lambda node: bg.One(),
    bg.One: lambda node: bg.Zero(),
    bg.Se: lambda node: bg.Sf(node.effort),
    bg.Sf: lambda node: bg.Se(node.flow),
    bg.I: lambda node: bg.C(node.inertia),
    bg.C: lambda node: bg.I(node.compliance),
    bg.R: lambda node: bg.R(1.0 / node.resistance),
    bg.TF: lambda node: bg.TF(node.modulus),  # drawn from b to a
    bg.MTF: lambda node: bg.MTF(node.law_of),
    bg.GY: lambda node: bg.GY(1.0 / node.modulus),
    bg.Constraint: lambda node: bg.EffortConstraint(1),
    bg.Angle: lambda node: Impulse(),
}
TURNED = {"a": "b", "b": "a", "port": "port"}


def dual_twin(graph: bg.Graph, initial=None) -> bg.Graph:
    """The graph in which every effort has the place of a flow, and every flow that of an effort."""
    flat = flatten(graph)
    nodes = {name: ELEMENTS[type(node)](node) for name, node in flat.elements.items()}

    def end(name, port):
        if port is None or port == "port":
            return name
        return f"{name}.{TURNED[port] if isinstance(nodes[name], bg.TF | bg.MTF) else port}"

    bonds = [f"{end(b.tail, b.tail_port)} -> {end(b.head, b.head_port)}" for b in flat.structure.bonds]
    bonds += [f"{s.source} ~> {s.target}{'.modulus' * (s.input == 'modulus')}" for s in flat.structure.signals]
    return bg.Graph(nodes, bonds, initial=initial)


def mirrored(text: str) -> str:
    """A text with effort and flow, 0- and 1-junctions exchanged."""
    for one, other in (("effort", "flow"), ("0-junction", "1-junction")):
        text = text.replace(one, "\0").replace(other, one).replace("\0", other)
    return text


def twin_names(system: bg.System) -> dict[str, tuple[str, float]]:
    """For every state of a system, the state of the dual system and the factor between them."""
    found, structure, elements = {}, system.causality.structure, system.elements()
    for slot in system.plan.equations.states:
        node, _, word = slot.name.rpartition(".")
        element = elements[node]
        if isinstance(element, bg.GeneralisedFlow):
            found[slot.name] = f"{node.removesuffix('_u')}_e.effort", 1.0
            continue
        sign = 1.0 if structure.bonds[structure.bond_at[node, "port"]].head == node else -1.0
        if isinstance(element, bg.I):
            found[slot.name] = f"{node}.displacement", sign * float(element.inertia)
        else:
            found[slot.name] = f"{node}.flow", sign / float(element.compliance)
    return found


def in_twin(system: bg.System, twin: bg.System, values: np.ndarray) -> np.ndarray:
    """A state, or its rates, in the order and the units of the dual system."""
    places = {slot.name: slot.start for slot in twin.plan.equations.states}
    found = np.zeros(twin.plan.size)
    for value, (name, factor) in zip(values, twin_names(system).values(), strict=True):
        found[places.pop(name)] = factor * value
    assert not places
    return found
