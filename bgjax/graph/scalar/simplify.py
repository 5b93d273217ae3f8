"""Simplifies graphs of scalar bonds; every pass keeps the equations, so that no result changes."""

from collections.abc import Callable, Mapping
from typing import Any

from ...elements import MTF, TF, One, Zero
from ...elements.entries import FixedModulus
from ...structure.canonical_order import name_key
from ...structure.grammar import extended
from ...surface.calls import checked_call
from ..expansion import open_graph
from ..flatten import check, refuse_no_graph
from ..graph import AbstractModel, Graph
from .editable import Editable, Line


@checked_call
def simplify(graph: AbstractModel) -> Graph:
    """Simplifies a graph of scalar bonds: merges junctions of one kind that a bond connects, removes transformers of
    modulus 1 or −1 and junctions that only pass on power, and shares transformers of one modulus. The results that
    remain keep their names and their values."""
    refuse_no_graph(graph)
    given = open_graph(graph)
    work = Editable(check(given), given)
    while any([one(work) for one in PASSES]):
        pass
    return work.to_graph()


# -- junctions -----------------------------------------------------------------------------------------------
def merge_junctions(work: Editable) -> bool:
    """Junctions of one kind that a bond connects become one: its flow, or effort, is that of both."""
    return _repeated(work, _mergeable, _merge)


def _mergeable(work: Editable) -> Line | None:
    for line in work.lines:
        kinds = type(work.nodes[line.tail]), type(work.nodes[line.head])
        same = kinds[0] is kinds[1] and kinds[0] in (One, Zero) and line.tail != line.head
        named = work.has_exported_bond(line.tail) or work.has_exported_bond(line.head)
        if same and not named and _kept(work, line) is not None and not _would_repeat(work, line):
            return line
    return None


def _would_repeat(work: Editable, line: Line) -> bool:
    """Whether two bonds would connect the same nodes in one direction, so that their results changed names."""
    around = work.around()
    sides = [
        {(other.other(name)[0], other.tail == name) for other in around[name] if other is not line}
        for name in (line.tail, line.head)
    ]
    return not sides[0].isdisjoint(sides[1])


def _kept(work: Editable, line: Line) -> str | None:
    """The junction that remains where two become one; None if both must. Junctions of nets remain, and those of bodies
    beside those of joints."""
    first, second = sorted((line.tail, line.head), key=lambda name: _rank(work, name))
    if second not in work.named:
        return first
    return second if first not in work.named and work.joint(first) == work.joint(second) else None


def _rank(work: Editable, name: str) -> tuple:
    """Sort key of the names of junctions: those of bodies first, then short ones, which users gave."""
    return work.joint(name), name.count("."), len(name), name_key(name)


def _merge(work: Editable, line: Line) -> None:
    kept = _kept(work, line)
    gone = line.other(kept)[0]
    work.lines.remove(line)
    for other in work.around()[gone]:
        other.move(gone, kept, None)
    word = "flow" if isinstance(work.nodes[gone], One) else "effort"
    work.rename(f"{gone}.{word}", f"{kept}.{word}")
    work.remove(gone)


def remove_through_junctions(work: Editable) -> bool:
    """A junction whose two bonds lead through it in one direction is one bond; nothing else may read it."""
    return _repeated(work, _through, _remove_through)


def _through(work: Editable) -> str | None:
    around = work.around()
    for name, node in work.nodes.items():
        lines = around[name]
        if type(node) not in (One, Zero) or len(lines) != 2 or name in work.named or work.is_read(name):
            continue
        ends = {line.other(name)[0] for line in lines}
        if _sign(lines, name) > 0.0 and _may_join(work, around, ends):
            return name
    return None


def _may_join(work: Editable, around: Mapping[str, list[Line]], ends: set[str]) -> bool:
    """Whether a bond may join these two nodes directly: one of them is a junction, as users draw it, and no bond
    joins them already."""
    junction = any(isinstance(work.nodes[end], One | Zero) for end in ends)
    return junction and len(ends) == 2 and not any({line.tail, line.head} == ends for line in around[min(ends)])


def _remove_through(work: Editable, name: str) -> None:
    first, second = sorted(work.around()[name], key=lambda line: line.tail == name)
    first.head, first.head_port = second.head, second.head_port
    work.lines.remove(second)
    work.remove(name)


# -- transformers --------------------------------------------------------------------------------------------
def remove_unit_transformers(work: Editable) -> bool:
    """A transformer of modulus 1 is a bond; one of modulus −1 a bond in the other direction, unless it connects two
    junctions of one kind."""
    return _repeated(work, _unit, _remove_unit)


def _fixed(element: Any) -> float | None:
    law = element.law_of if isinstance(element, TF) else None
    return law.value if isinstance(law, FixedModulus) else None


def _unit(work: Editable) -> str | None:
    around = work.around()
    for name, node in work.nodes.items():
        value = _fixed(node)
        if value in (1.0, -1.0) and not work.is_read(name):
            ends = [line.other(name)[0] for line in around[name]]
            kinds = {type(work.nodes[end]) for end in ends}
            joined = _may_join(work, around, set(ends)) and not set(ends) & work.named
            if joined and _sign(around[name], name) * value > 0.0 or joined and _may_reverse(kinds):
                return name
    return None


def _may_reverse(kinds: set[type]) -> bool:
    return len(kinds & {One, Zero}) == 2 or not kinds <= {One, Zero}


def _sign(lines: list[Line], name: str) -> float:
    """1 if the bonds lead through a two-port in one direction, otherwise −1."""
    return 1.0 if (lines[0].head == name) != (lines[1].head == name) else -1.0


def _remove_unit(work: Editable, name: str) -> None:
    first, second = work.around()[name]
    same = _sign([first, second], name) * _fixed(work.nodes[name]) > 0.0
    near, far = first.other(name), second.other(name)
    outward = second.tail == name
    if not outward:
        near, far = far, near
    # a sign turns the bond at an element, whose law then counts power in the other direction
    ends = (near, far) if same else (far, near)
    work.lines.remove(second)
    first.tail, first.tail_port, first.head, first.head_port = *ends[0], *ends[1]
    work.remove(name)


def share_transformers(work: Editable) -> bool:
    """Transformers of one modulus from one 1-junction are one, which leads to a 1-junction with all their bonds."""
    return _repeated(work, _equal, _share)


def _equal(work: Editable) -> tuple[str, str] | None:
    around, fed = work.around(), {(s[2], s[3]): (s[0], s[1]) for s in work.signals}
    seen: dict[tuple, str] = {}
    for name, node in work.nodes.items():
        if not isinstance(node, MTF) or node.law_of is not None or node.shape is not None or work.is_read(name):
            continue
        ends = _by_port(around[name], name)
        junction, beyond = ends["a"].other(name)[0], ends["b"].other(name)[0]
        if not isinstance(work.nodes[junction], One) or {junction, beyond} & work.named:
            continue
        key = fed.get((name, "modulus")), junction, ends["a"].head == name, ends["b"].tail == name
        if key in seen:
            return seen[key], name
        seen[key] = name
    return None


def _share(work: Editable, pair: tuple[str, str]) -> None:
    around = work.around()
    ends = [_by_port(around[name], name) for name in pair]
    name, place = (work.unused(extended(pair[0], word)) for word in ("_shared", "_shared_b"))
    work.nodes |= {name: work.nodes[pair[0]], place: One()}
    work.ports |= {name: 2, place: 0}
    outward = ends[0]["b"].tail == pair[0]
    for own, gone in zip(ends, pair, strict=True):
        own["b"].move(gone, place, None)
    ends[0]["a"].move(pair[0], name, "a")
    line = Line(name, "b", place, None) if outward else Line(place, None, name, "b")
    work.lines = [each for each in work.lines if each is not ends[1]["a"]] + [line]
    work.signals = [(*s[:2], name, s[3]) if s[2] == pair[0] else s for s in work.signals if s[2] != pair[1]]
    for gone in pair:
        work.remove(gone)


def _by_port(lines: list[Line], name: str) -> dict[str | None, Line]:
    """The bonds of a two-port by its ports."""
    return {line.tail_port if line.tail == name else line.head_port: line for line in lines}


def _repeated(work: Editable, find: Callable[[Editable], Any], change: Callable[[Editable, Any], None]) -> bool:
    """Make a change at every place where it can be made; whether there was one."""
    changed = False
    while (place := find(work)) is not None:
        change(work, place)
        changed = True
    return changed


PASSES = (merge_junctions, remove_unit_transformers, remove_through_junctions, share_transformers)
