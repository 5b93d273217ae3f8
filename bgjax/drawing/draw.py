"""draw: a graph or a system in bond-graph notation, as SVG that shows itself in notebooks."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from .._errors import BondGraphError, Fault, StructureError, raise_faults
from .._flatten import flatten
from .._graph import AbstractModel, Graph, lookup
from .._system import System, compile
from .geometry import place_labels, route_all
from .grid import arrange
from .notation import picture
from .sketch import Sketch, make_sketch, owners, parts_to_open


@dataclass(frozen=True, repr=False)
class Drawing:
    """A drawn bond graph: `svg` is the picture, `folded` the parts shown as one box, drawn in turn."""

    svg: str
    sketch: Sketch
    folded: tuple[tuple[str, "Drawing"], ...] = ()

    def __repr__(self) -> str:
        return f"Drawing of {len(self.sketch.boxes)} nodes and {len(self.sketch.lines)} lines: .save('graph.svg') writes it, notebooks show it"

    def save(self, path: str | Path) -> Path:
        """Write the picture (.svg), or the page with the folded parts to open (.html)."""
        path = Path(path)
        raise_faults(StructureError, [] if path.suffix in (".svg", ".html") else [Fault(str(path), "is neither .svg nor .html.", "choose one of them.")])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.svg if path.suffix == ".svg" else f"<!doctype html><meta charset='utf-8'>{self.html}", encoding="utf-8")
        return path

    @property
    def html(self) -> str:
        """The picture, and below it each folded part behind a line to click."""
        parts = [f"<details><summary><b>{escape(name)}</b></summary>{drawing.html}</details>" for name, drawing in self.folded]
        return f"<div>{self.svg}{''.join(parts)}</div>"

    def _repr_html_(self) -> str | None:
        return self.html if self.folded else None  # a picture alone is shown as such, also where HTML is not trusted

    def _repr_svg_(self) -> str:
        return self.svg


def draw(model: Any, *, part: str = "", expand: Any = None) -> Drawing:
    """Draw a graph or a compiled system in standard notation.

    Causal strokes stand at the end that receives the effort; bonds of storages in derivative causality and
    of algebraic loops are coloured. A graph of more than 40 nodes is folded into a word bond graph with
    one box a part: `expand=True` opens all parts, `expand=["motor"]` some, `part="motor"` draws one alone.
    A graph that does not compile is drawn without strokes, with the nodes that the error names in red.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(0.1), R=bg.R(2.0))
    assert "half-arrow" in bg.draw(bg.Graph(nodes, ["V -> j -> L", "j -> R"])).svg
    ```
    """
    source = model.model if isinstance(model, System) else model
    graph = source.graph() if isinstance(source, AbstractModel) else source
    raise_faults(StructureError, _argument_faults(graph, part, expand))
    system, error = (model, None) if isinstance(model, System) else _compiled(graph)
    structure = system.causality.structure if system else flatten(graph).structure
    inner = lookup(graph, part) if part else graph
    return _draw(system, structure, inner, part, parts_to_open(inner, part, expand), error)


def _argument_faults(graph, part: str, expand) -> list[Fault]:
    if not isinstance(graph, Graph):
        return [Fault("draw", f"got a {type(graph).__name__}.", "give a bg.Graph or a compiled system.")]
    if part and not isinstance(lookup(graph, part), Graph):
        return [Fault(part, "is an element, not a part.", "name a part, or leave part= out.")]
    if not graph.nodes:
        return [Fault("draw", "got an empty graph.", "give nodes and bonds: bg.Graph(nodes=dict(…), bonds=[…]).")]
    if not (expand is None or isinstance(expand, bool | str | list | tuple | set)):
        return [Fault("expand", f"{expand!r} does not name parts.", 'write expand=True, or expand=["motor"].')]
    inner = lookup(graph, part) if part else graph
    for path in () if expand is None or isinstance(expand, bool) else [expand] if isinstance(expand, str) else expand:
        lookup(inner, path)
    return []


def _compiled(graph: Graph) -> tuple[System | None, BondGraphError | None]:
    """The system, or why there is none. A part with open ports is drawn as it is."""
    if graph.ports:
        return None, None
    try:
        return compile(graph), None
    except BondGraphError as error:
        return None, error


def _draw(system: System | None, structure, graph: Graph, part: str, opened, error: BondGraphError | None) -> Drawing:
    owner = owners(graph, f"{part}." if part else "", opened)
    causality = system.causality if system else None
    sketch = make_sketch(structure, owner, causality, _looped(system), part)
    faults = error.faults if error else []
    sketch = sketch if part else sketch.with_ports(graph)
    sketch = sketch.marked(fault.where for fault in faults)
    labels = place_labels(sketch, arrange(sketch))
    notes = [f"{fault.where}: {fault.what}" for fault in faults]
    svg = picture(sketch, labels, route_all(sketch, labels), notes)
    folded = [box.name for box in sketch.boxes if box.role == "part"]
    inside = [(box[len(part) + 1 :] if part else box, _draw_folded(system, structure, graph, part, box)) for box in folded]
    return Drawing(svg, sketch, tuple(inside))


def _draw_folded(system: System | None, structure, graph: Graph, part: str, box: str) -> Drawing:
    inner = lookup(graph, box[len(part) + 1 :] if part else box)
    return _draw(system, structure, inner, box, parts_to_open(inner, box, None), None)


def _looped(system: System | None) -> frozenset[int]:
    """Numbers of the bonds that algebraic loops pass."""
    loops = system.plan.equations.schedule.loops if system else ()
    return frozenset(variable[1] for loop in loops for variable in loop if variable[0] in "ef")
