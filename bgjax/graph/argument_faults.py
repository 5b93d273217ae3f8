"""Faults of the arguments of a graph: names and paths of nodes, ports and exports, parts connected by components."""

from collections.abc import Mapping

from ..elements.base import AbstractElement
from ..errors import Fault, shown
from ..structure.grammar import LETTERS, NAME


_TARGET = {"port": "node.port", "export": "node.flow"}


def mapping_faults(**arguments) -> list[Fault]:
    """Faults of arguments that should be mappings from names to values."""
    needed, faults = ("nodes", "parts", "changes"), []
    for name, value in arguments.items():
        if not isinstance(value, Mapping) and (value is not None or name in needed):
            remedy = f"write {name}={{'name': …}} or {name}=dict(name=…)."
            faults.append(Fault(name, f"{shown(value)} does not give names and values.", remedy))
    return faults


def path_faults(port: Mapping, export: Mapping, initial: Mapping) -> list[Fault]:
    """Faults of names and targets of ports, exports and initial values that are not text or not valid names."""
    faults = []
    for word, names in (("port", port), ("export", export)):
        for name, target in names.items():
            if not isinstance(name, str) or (word == "port" and not NAME.fullmatch(name)):
                faults.append(Fault(f"{word} {name!r}", "is not a name.", f"{LETTERS}."))
            if not isinstance(target, str):
                remedy = f"write {word}s={{'{name}': '{_TARGET[word]}'}}."
                faults.append(Fault(f"{word} {name}", f"{shown(target)} is not a path.", remedy))
    wrong = [name for name in initial if not isinstance(name, str)]
    remedy = "write initial={'L.flow': 1.0}."
    return faults + [Fault(f"initial {shown(name)}", "does not name a state.", remedy) for name in wrong]


def component_faults(nodes: Mapping, components: Mapping) -> list[Fault]:
    """Faults of nodes that are to be connected by components but are no elements, and of their widths."""
    faults, remedy = (
        [],
        "name an element, with its open widths if any: by_components={'body': {}, 'sum': {'input': 2}}.",
    )
    for name, widths in components.items():
        if not isinstance(nodes.get(name), AbstractElement):
            faults.append(Fault(f"by_components {shown(name)}", "is not an element of this graph.", remedy))
        elif not isinstance(widths, Mapping) or not all(isinstance(w, int) and w > 0 for w in widths.values()):
            faults.append(Fault(f"by_components {name}", f"{shown(widths)} does not give widths by port.", remedy))
    return faults
