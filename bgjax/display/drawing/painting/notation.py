"""From a layout to shapes in bond-graph notation: half-arrows, causal strokes, multibonds, signal arrows, frames."""

from collections.abc import Sequence
from textwrap import wrap

import numpy as np

from ..routing.curves import AbstractWay, Curve, Steps
from ..routing.labels import FONT, RISE, SMALL, Label, lines_of, text_width
from ..routing.marks import APART, HEAD, TINY, half_arrow, strokes, width_place
from ..sheets.layout import Area, Layout
from ..sketching.sketch import Line
from .shapes import Group, Look, Path, Picture, Rectangle, Shape, Text


COLOURS = {
    "": "#1a1a1a",
    "derivative": "#c2410c",
    "loop": "#1d4ed8",
    "artificial": "#15803d",
    "bicausal": "#7c3aed",
    "fault": "#b91c1c",
    "signal": "#64748b",
    "caption": "#57606a",
}
LEGEND = {
    "derivative": "derivative causality",
    "loop": "algebraic loop",
    "artificial": "artificial source (ASF: generalised velocity, ASE: generalised effort, λ, μ: multipliers)",
    "bicausal": "bicausal: effort and flow come from the same end (half strokes: effort at one end, flow at the other)",
    "fault": "named in the message below",
}
NET = "#f1f5f9"
MARGIN, STEP = 18.0, 18.0  # px around the picture, and between lines of text below it


def picture(layout: Layout, notes: Sequence[str]) -> Picture:
    """The whole drawing, with a legend and notes below it."""
    sketch = layout.sketch
    groups = [_frame(area) for area in layout.areas]
    groups += [_line(line, way) for line, way in zip(sketch.lines, layout.ways, strict=True)]
    groups += [_box(label) for label in layout.labels.values()]
    (left, top), (right, bottom) = layout.extent()
    for text, colour in _words(layout, notes, max(right - left, 600.0)):
        bottom += STEP
        right = max(right, left + text_width(text, SMALL + 1))
        groups.append(Group("note", (Text("note", left, bottom, text, SMALL + 1, colour, is_centred=False),)))
    size = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return Picture(tuple(groups), left - MARGIN, top - MARGIN, *size)


def _words(layout: Layout, notes: Sequence[str], room: float) -> list[tuple[str, str]]:
    """Lines of text below the drawing, with their colours: the legend, then the notes."""
    used = {item.mark for item in (*layout.sketch.lines, *layout.sketch.boxes)}
    words = [(LEGEND[mark], COLOURS[mark]) for mark in LEGEND if mark in used]
    words += [(note, COLOURS["fault"]) for note in notes]
    letters = int(room / (0.6 * (SMALL + 1)))
    return [(piece, colour) for text, colour in words for piece in wrap(text, letters)]


def _frame(area: Area) -> Group:
    """A frame with its title: of a part, or a grey area around the entries of a matrix."""
    look = Look(COLOURS["signal"], 1.0, "white") if area.is_part else Look(fill=NET)
    shapes: list[Shape] = [Rectangle("frame", area.left, area.top, area.width, area.height, look, 8.0)]
    if area.is_part:
        x, y = area.title_place
        shapes.append(Text("title", x, y, area.title, SMALL + 1, COLOURS[""], is_bold=True))
    return Group("frame", tuple(shapes), {"frame": area.name} if area.is_part else {}, area.name)


# -- labels ------------------------------------------------------------------------------------------
def _box(label: Label) -> Group:
    box, colour = label.box, COLOURS[label.box.mark]
    look, radius = {
        "part": (Look(colour, 1.4, "#f6f8fa"), 5.0),
        "block": (Look(COLOURS["signal"], 1.0, "white"), 2.0),
    }.get(box.role, (Look(), 0.0))
    corner = label.x - label.half_width, label.y - label.half_height
    area = Rectangle("label", *corner, 2 * label.half_width, 2 * label.half_height, look, radius)
    tip = f"{box.caption}: {box.kind}" if box.kind else box.caption
    if box.role == "title":
        return Group("title", (area, *_texts(label)), title=tip)
    data = {"box": box.name, "role": box.role} | ({"part": "1"} if box.role == "part" else {}) | _marked(box.mark)
    return Group("box", (area, *_texts(label)), data, tip)


def _marked(mark: str) -> dict[str, str]:
    return {"mark": mark} if mark else {}


def _texts(label: Label) -> list[Text]:
    """The symbol of a box, if it has one, and its caption."""
    box, colour = label.box, COLOURS[label.box.mark]
    grey = colour if box.mark else COLOURS["caption"]
    if box.kind:
        symbol = Text("symbol", label.x, label.y - RISE - 1.0, box.kind, FONT, colour, is_bold=True)
        return [symbol, Text("caption", label.x, label.y + 9.0, box.caption, SMALL, grey)]
    if box.role == "part":
        return [Text("caption", label.x, label.y, box.caption, FONT, colour)]
    if box.role == "title":
        return [Text("caption", label.x, label.y, box.caption, SMALL, COLOURS[""], is_bold=True)]
    pieces = lines_of(box)
    lines = [(label.y + 13.0 * (k - (len(pieces) - 1) / 2), piece) for k, piece in enumerate(pieces)]
    return [Text("caption", label.x, y, piece, SMALL, grey) for y, piece in lines]


# -- lines -------------------------------------------------------------------------------------------
def _line(line: Line, way: AbstractWay) -> Group:
    match line.kind, way:
        case "signal", Steps():
            shapes = _signal(line, way)
        case "port", Curve():
            shapes = [_shaft(way, Look(COLOURS["signal"], 1.2, dashes=(1.0, 4.0)))]
        case _, Curve():
            shapes = _bond(line, way)
    data = {"line": line.name, "tail": line.tail, "head": line.head, "width": str(line.width)} | _marked(line.mark)
    width = f", width {line.width}" if line.width > 1 and line.kind == "bond" else ""
    return Group(line.kind, tuple(shapes), data, line.name + width)


def _bond(line: Line, curve: Curve) -> list[Shape]:
    colour = COLOURS[line.mark]
    thin, thick = Look(colour, 1.5), Look(colour, 2.2)
    shafts = [curve] if line.width == 1 else [curve.moved(-APART), curve.moved(APART)]
    shapes: list[Shape] = [_shaft(shaft, thin) for shaft in shafts]
    shapes.append(Path("half-arrow", half_arrow(curve, line.width), thin))
    shapes += [Path(word, points, thick, end=end) for (word, end), points in strokes(line, curve).items()]
    return shapes + _width(line, curve, colour)


def _shaft(curve: Curve, look: Look) -> Path:
    points = [curve.a, curve.b] if curve.straight else [curve.a, curve.c, curve.b]
    return Path("shaft", np.array(points), look, is_curve=not curve.straight)


def _width(line: Line, way: AbstractWay, colour: str) -> list[Shape]:
    if line.width == 1:
        return []
    x, y = width_place(way)
    return [Text("width", x, y, str(line.width), TINY, colour)]


def _signal(line: Line, way: Steps) -> list[Shape]:
    run, colour, tip = way.direction(1.0), COLOURS["signal"], way.corners[-1]
    normal = np.array([-run[1], run[0]])
    sides = [tip - HEAD * run + side * 0.4 * HEAD * normal for side in (1, -1)]
    shaft = Path("shaft", way.corners, Look(colour, 1.0, dashes=(4.0, 3.0)))
    head = Path("arrow", np.array([tip, *sides]), Look(colour, 1.0, colour), is_closed=True)
    return [shaft, head, *_width(line, way, colour)]
