"""Draws a graph or a compiled system in bond-graph notation, as SVG that notebooks display."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..._types import Names
from ...errors import BondGraphError, Fault, StructureError, raise_faults
from ...graph.flatten import flatten
from ...graph.graph import AbstractModel, Graph, lookup
from ...structure.causality import Causality
from ...structure.structure import Structure
from ...surface.calls import checked_call
from ...system.compile import compile
from ...system.reports.causality import CausalAssignment, graph_of
from ...system.reports.paths import causal_graph
from ...system.system import System
from .drawable import AbstractDrawable, Drawn
from .drawing import Drawing
from .painting.notation import picture
from .sheets.parts import arranged
from .sketching.kinematic_order import heights
from .sketching.sketch import make_sketch, name_inside, owners, parts_to_open


@checked_call
def draw(
    model: System | AbstractModel | CausalAssignment | AbstractDrawable,
    *,
    part: str = "",
    expand: bool | Names | None = None,
) -> Drawing:
    """Draw a graph or a compiled system in standard notation.

    A causal stroke is at the end that receives the effort; bonds of storages in derivative causality and of algebraic
    loops are coloured. A graph of more than 40 nodes is folded into a word bond graph with one box per part:
    `expand=True` opens all parts, `expand=["motor"]` opens some, `part="motor"` draws one part alone. Opened parts
    are in frames with their names. Bonds cross the frames of parts that find room beside each other; otherwise, and
    in mechanisms, they end at the names of nodes in other parts, with a dotted line from the other end. Bodies and
    joints have rotation above, hinge points between and translation below. Graphs of scalar bonds are drawn in rows
    of components, with the entries of a matrix as a net. A result of `bg.causality` is drawn with the strokes of
    its procedure, its artificial sources coloured; one of `bg.invert` with its bicausal bonds, whose strokes are
    split: the half on the side of the half-arrow, for the flow, is at the end that gives it, the other half, for
    the effort, at the end that receives it. A graph that does not compile is drawn without strokes, with the nodes
    that the error names in red.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(0.1), R=bg.R(2.0))
    assert "half-arrow" in bg.draw(bg.Graph(nodes, ["V -> j -> L", "j -> R"])).svg
    ```
    """
    drawn = model.drawn() if isinstance(model, AbstractDrawable) else None
    graph = graph_of(model) if isinstance(model, System | AbstractModel | CausalAssignment) else model
    graph = graph if drawn is None else drawn.graph
    raise_faults(StructureError, _argument_faults(graph, part, expand))
    strokes = _strokes(model, graph) if drawn is None else _split_strokes(drawn)
    inner = lookup(graph, part) if part else graph
    return _draw(strokes, inner, part, parts_to_open(inner, part, expand))


def _argument_faults(graph, part: str, expand) -> list[Fault]:
    if not isinstance(graph, Graph):
        remedy = "give a bg.Graph, a compiled system or what bg.causality returned."
        return [Fault("draw", f"got a {type(graph).__name__}.", remedy)]
    if part and not isinstance(lookup(graph, part), Graph):
        return [Fault(part, "is an element, not a part.", "name a part, or leave part= out.")]
    if not graph.nodes:
        return [Fault("draw", "got an empty graph.", "give nodes and bonds: bg.Graph(nodes=dict(…), bonds=[…]).")]
    if not (expand is None or isinstance(expand, bool | str | list | tuple | set)):
        return [Fault("expand", f"{expand!r} does not name parts.", 'write expand=True, or expand=["motor"].')]
    inner = lookup(graph, part) if part else graph
    for path in _paths(expand):
        lookup(inner, path)
    return []


def _paths(expand) -> Iterable[str]:
    """The parts that `expand=` names."""
    if expand is None or isinstance(expand, bool):
        return ()
    return [expand] if isinstance(expand, str) else expand


@dataclass(frozen=True)
class _Strokes:
    """The known causality of a graph, and the faults to be shown with it."""

    structure: Structure
    causality: Causality | None
    looped: frozenset[int] = frozenset()  # bonds that algebraic loops pass
    artificial: frozenset[str] = frozenset()
    faults: tuple[Fault, ...] = ()
    bicausal: tuple[tuple[str, str], ...] = ()  # (bond, node that effort and flow go to)
    added: tuple[str, ...] = ()  # nodes that the graph does not have


def _strokes(model: Any, graph: Graph) -> _Strokes:
    """The causality of a system, of a procedure, or of the graph once compiled; none for a part with open ports."""
    if isinstance(model, CausalAssignment):
        loops = causal_graph(flatten(graph), model.causality).schedule.loops
        return _Strokes(model.causality.structure, model.causality, _bonds(loops), frozenset(model.sources.values()))
    system, faults = _compiled(model, graph)
    if system is None:
        return _Strokes(flatten(graph).structure, None, faults=faults)
    return _Strokes(system.causality.structure, system.causality, _bonds(system.plan.equations.schedule.loops))


def _split_strokes(drawn: Drawn) -> _Strokes:
    return _Strokes(drawn.shown(), drawn.causality, bicausal=drawn.bicausal, added=drawn.added)


def _compiled(model: Any, graph: Graph) -> tuple[System | None, tuple[Fault, ...]]:
    """The compiled graph, or None and the faults that prevent it."""
    if isinstance(model, System):
        return model, ()
    if graph.ports:
        return None, ()
    try:
        return compile(graph), ()
    except BondGraphError as error:
        return None, error.faults


def _bonds(loops) -> frozenset[int]:
    return frozenset(variable[1] for loop in loops for variable in loop if variable[0] in "ef")


def _draw(strokes: _Strokes, graph: Graph, part: str, opened) -> Drawing:
    owner = owners(graph, f"{part}." if part else "", opened) | ({} if part else {n: n for n in strokes.added})
    sketch = make_sketch(strokes.structure, owner, strokes.causality, strokes.looped, part)
    sketch = sketch.split(dict(strokes.bicausal), owner)
    if not part:
        sketch = sketch.with_ports(graph)
    sketch = sketch.artificial(strokes.artificial).marked(fault.where for fault in strokes.faults)
    notes = [f"{fault.where}: {fault.what}" for fault in strokes.faults]
    layout = arranged(sketch, heights(strokes.structure), sketch.parts(graph, part), part)
    drawn = picture(layout, notes)
    folded = [box.name for box in sketch.boxes if box.role == "part"]
    inside = [(name_inside(box, part), _draw_folded(strokes, graph, part, box)) for box in folded]
    return Drawing(drawn, sketch, tuple(inside))


def _draw_folded(strokes: _Strokes, graph: Graph, part: str, box: str) -> Drawing:
    inner = lookup(graph, name_inside(box, part))
    return _draw(replace(strokes, faults=()), inner, box, parts_to_open(inner, box, None))
