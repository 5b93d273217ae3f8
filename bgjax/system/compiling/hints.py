"""Hints about values that are valid but probably not intended."""

from collections.abc import Iterator, Mapping

import numpy as np

from ...elements import C, I, Se, Sf
from ...elements.base import AbstractElement
from ...elements.values import as_numbers
from ...errors import Fault
from ...structure.structure import Node, Structure


SOFT = 1e4  # m/N, rad/(N·m), F, m³/Pa: an implausible compliance beside an inertia


def compliance_hints(structure: Structure, elements: Mapping[str, AbstractElement]) -> list[Fault]:
    """Hints for compliances connected to an inertia that are so large that a stiffness was probably meant.

    Without an inertia they may be heat capacities, which are large."""
    soft = [name for name, element in elements.items() if isinstance(element, C) and _size(element) >= SOFT]
    return [hint for name in soft if (hint := _hint(structure, elements, name))]


SEVERAL = 2  # scalar elements from which a hint is given; one alone is a point mass in space, say


def width_hints(structure: Structure, elements: Mapping[str, AbstractElement]) -> list[Fault]:
    """Hints for a source given as a vector among elements given as scalars: each of these is then repeated, which is
    seldom intended."""
    sources = [name for name, element in elements.items() if isinstance(element, Se | Sf)]  # cuts have no element
    wide = [structure.node[name] for name in sources if _is_wide(structure.node[name])]
    unsaid = [node for node in wide if elements[node.name].width is None]
    return [hint for node in unsaid if (hint := _repeated(structure, node))]


def _is_wide(source: Node) -> bool:
    width = source.ports[0].width
    return isinstance(width, int) and width > 1


def _repeated(structure: Structure, source: Node) -> Fault | None:
    scalars = []
    for name in _reached(structure, source.name, through=("TF", "MTF", "GY", "MGY")):
        node = structure.node[name]
        if name != source.name and any(isinstance(port.width, int) for port in node.ports):
            return None  # a width is given
        scalars += [name] if name != source.name and node.kind in ("C", "I", "R", "TF", "GY") else []
    if len(scalars) < SEVERAL:
        return None
    count, names = source.ports[0].width, ", ".join(scalars[:4]) + (", …" if len(scalars) > 4 else "")
    what = f"gives {count} numbers, so that {names}, given by one number each, are {count} times there."
    remedy = (
        f"give one number; or, if {count} of each are meant, say so at one of them: width={count}, or {count} values."
    )
    return Fault(source.name, what, remedy)


def _size(element: C) -> float:
    value = as_numbers(element.compliance)
    return 0.0 if value is None or value.ndim > 1 else float(np.min(value))


def _hint(structure: Structure, elements: Mapping[str, AbstractElement], name: str) -> Fault | None:
    inertia = next((other for other in _reached(structure, name) if isinstance(elements.get(other), I)), None)
    if inertia is None:
        return None
    value = f"{_size(elements[name]):g}"
    what = f"is {value}, so an effort of 1 moves it by {value}; beside the inertia {inertia} it looks like a stiffness."
    return Fault(f"{name}.compliance", what, f"if it is a stiffness, write bg.C(stiffness={value}).")


PASSED = ("TF", "MTF", "Compose", "Permutation")  # kinds that stay in one domain


def _reached(structure: Structure, start: str, through: tuple[str, ...] = PASSED) -> Iterator[str]:
    """Nodes that can be reached through junctions and the kinds `through`; gyrators and resistors lead into other
    domains."""
    yield start
    found, queue = {start}, [start]
    while queue:
        name = queue.pop()
        node = structure.node[name]
        if name != start and not (node.is_junction or node.kind in through):
            continue
        for number in structure.attached[name]:
            bond = structure.bonds[number]
            for end in (bond.tail, bond.head):
                if end not in found:
                    found.add(end)
                    queue.append(end)
                    yield end
