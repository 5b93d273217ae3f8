"""Causal cycles of a junction structure, even if its causality is only partly assigned. Plain Python, no jax."""

from collections.abc import Callable, Collection, Iterable, Sequence

from ..._graph_algorithms import strong_components
from ..schedule import Variable
from ..structure import Node, Structure


def influences(
    structure: Structure, value: Sequence[bool | None], passing: Collection[str]
) -> dict[Variable, list[Variable]]:
    """{variable: variables it depends on} for efforts ("e", bond) and flows ("f", bond) within the junction structure:
    0- and 1-junctions and the nodes in `passing` (transformers, gyrators, compositions), as far as strokes are
    known."""
    found: dict[Variable, list[Variable]] = {}
    for node in structure.nodes:
        if node.is_junction:
            pairs = _junction(structure, value, node)
        elif node.name in passing:
            pairs = _two_port(structure, value, node)
        else:
            continue
        for target, source in pairs:
            found.setdefault(target, []).append(source)
            found.setdefault(source, [])
    return found


def _junction(structure: Structure, value: Sequence[bool | None], node: Node) -> Iterable[tuple[Variable, Variable]]:
    common, balanced = ("e", "f") if node.rule.common == "effort" else ("f", "e")
    numbers = [n for n in structure.attached[node.name] if value[n] is not None]
    strong = next((n for n in numbers if _effort_in(structure, value, n, node.name) == node.rule.strong), None)
    for number in numbers if strong is not None else ():
        if number != strong:
            yield (common, number), (common, strong)
            yield (balanced, strong), (balanced, number)


def _two_port(structure: Structure, value: Sequence[bool | None], node: Node) -> Iterable[tuple[Variable, Variable]]:
    numbers = [structure.bond_at.get((node.name, port.name)) for port in node.ports]
    known = [n for n in numbers if n is not None and value[n] is not None]
    # the parts of a composition do not depend on each other
    whole = [n for n, port in zip(numbers, node.ports, strict=True) if port.name == "whole"]
    for a in known:
        for b in known:
            if a != b and (not whole or a in whole or b in whole):
                yield _returned(structure, value, a, node.name), _received(structure, value, b, node.name)


def _effort_in(structure: Structure, value: Sequence[bool | None], number: int, name: str) -> bool:
    return value[number] == (structure.bonds[number].head == name)


def _received(structure: Structure, value: Sequence[bool | None], number: int, name: str) -> Variable:
    return ("e" if _effort_in(structure, value, number, name) else "f", number)


def _returned(structure: Structure, value: Sequence[bool | None], number: int, name: str) -> Variable:
    return ("f" if _effort_in(structure, value, number, name) else "e", number)


def cyclic_bonds(structure: Structure, value: Sequence[bool | None], passing: Collection[str]) -> frozenset[int]:
    """Numbers of the bonds on causal cycles of the junction structure."""
    graph = influences(structure, value, passing)
    loops = [part for part in strong_components(graph) if len(part) > 1 or part[0] in graph[part[0]]]
    return frozenset(variable[1] for loop in loops for variable in loop)


def refusal(
    structure: Structure, before: frozenset[int], passing: Collection[str]
) -> Callable[[Sequence[bool | None]], str]:
    """The test `refused` of `assign_causality` for MSCAP: it returns the node at which a choice closes a causal cycle
    over bonds that are not in `before` (bonds on cycles that fixed causalities already imply)."""

    def refused(value: Sequence[bool | None]) -> str:
        formed = sorted(cyclic_bonds(structure, value, passing) - before)
        return structure.bonds[formed[0]].head if formed else ""

    return refused
