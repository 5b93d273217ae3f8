"""Where in the bond graph a wanted result is: the effort or flow of a bond or junction from which it follows."""

from ...graph.flatten import Flat
from ...structure.bicausal.places import OutputPlace
from .model import Pair


STORED = {"C": "effort", "I": "flow"}  # variables that follow from a displacement or a momentum
READ = {"FlowSensor": "flow", "EffortSensor": "effort"}
INTEGRATED = ("Position", "Angle")


def place_of(flat: Flat, pair: Pair) -> OutputPlace | None:
    """The place of an output; None if it is a function of several variables, as results of mechanisms are."""
    node, word = _parted(flat, pair.tail)
    seen: set[str] = set()
    while flat.structure.node[node].kind in INTEGRATED and node not in seen:
        seen.add(node)
        feeding = flat.structure.feeds[node][0]
        node, word = feeding.source, feeding.quantity
    found = flat.structure.node[node]
    if found.is_junction:
        return OutputPlace(pair.output, found.rule.common, junction=node)
    port, _, variable = word.rpartition(".")
    port = port or (found.ports[0].name if found.ports else "")
    if word in (each.name for each in found.outputs):
        variable = STORED.get(found.kind, READ.get(found.kind, ""))
    if variable not in ("effort", "flow") or not port:
        return None
    return OutputPlace(pair.output, variable, bond=flat.structure.bonds[flat.structure.bond_at[node, port]].name)


def _parted(flat: Flat, tail: str) -> tuple[str, str]:
    """Node and quantity of a signal."""
    base, _, word = tail.rpartition(".")
    while base not in flat.structure.node:
        base, _, more = base.rpartition(".")
        word = f"{more}.{word}"
    return base, word
