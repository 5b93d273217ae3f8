"""From labels and curves to SVG in bond-graph notation: half-arrows, causal strokes, multibonds, signal arrows."""

from html import escape
from textwrap import wrap

import numpy as np

from .geometry import FONT, RISE, SMALL, Curve, Label
from .sketch import Frame, Line, Sketch


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
FRAME = "#f1f5f9"
BARB, STROKE, HEAD = 11.0, 7.0, 7.0  # px: half-arrow, half a causal stroke, arrow head of a signal
MARGIN = 18.0


def picture(sketch: Sketch, labels: dict[str, Label], curves: list[Curve], notes: list[str]) -> str:
    """The whole drawing as one self-contained SVG element."""
    body = [_frame(frame, [labels[name] for name in frame.boxes]) for frame in sketch.frames]
    body += [_line(line, curve) for line, curve in zip(sketch.lines, curves, strict=True)]
    body += [_label(label) for label in labels.values()]
    left, top, right, bottom = _extent(labels, curves)
    for text, colour in _words(sketch, notes):
        bottom += 18.0
        right = max(right, left + 6.6 * len(text))
        place = f'x="{left:.1f}" y="{bottom:.1f}" font-size="{SMALL + 1}"'
        body.append(f'<text class="note" {place} fill="{colour}">{escape(text)}</text>')
    x, y, width, height = left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    view = f'viewBox="{x:.1f} {y:.1f} {width:.1f} {height:.1f}" width="{width:.0f}" height="{height:.0f}"'
    paper = f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="white"/>'
    style = 'style="max-width:100%;height:auto" font-family="Helvetica, Arial, sans-serif" fill="none"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {view} {style} stroke-linecap="round">'
    return f"{opening}\n{paper}\n" + "\n".join(body) + "\n</svg>"


def _words(sketch: Sketch, notes: list[str]) -> list[tuple[str, str]]:
    """Lines of text below the drawing, with their colours: the legend, then the notes."""
    legend = [(LEGEND[mark], COLOURS[mark]) for mark in _marks(sketch)]
    return legend + [(piece, COLOURS["fault"]) for note in notes for piece in wrap(note, 90)]


def _marks(sketch: Sketch) -> list[str]:
    used = {item.mark for item in (*sketch.lines, *sketch.boxes)}
    return [mark for mark in LEGEND if mark in used]


def _extent(labels: dict[str, Label], curves: list[Curve]) -> tuple[float, float, float, float]:
    corners = [
        (label.x + i * label.half_width, label.y + j * label.half_height)
        for label in labels.values()
        for i in (-1, 1)
        for j in (-1, 1)
    ]
    points = np.array(corners + [tuple(curve.point(s)) for curve in curves for s in (0.25, 0.5, 0.75)])
    return *points.min(axis=0), *points.max(axis=0)


def _frame(frame: Frame, inside: list[Label]) -> str:
    """A light rectangle around labels."""
    margin = 7.0
    look = f'stroke="{COLOURS["signal"]}" fill="white"' if frame.is_part else f'fill="{FRAME}"'
    left, right = min(x.x - x.half_width for x in inside) - margin, max(x.x + x.half_width for x in inside) + margin
    top, bottom = min(x.y - x.half_height for x in inside) - margin, max(x.y + x.half_height for x in inside) + margin
    area = f'x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{bottom - top:.1f}"'
    return f'<rect class="frame" {area} rx="8" {look}/>'


# -- labels ------------------------------------------------------------------------------------------
def _label(label: Label) -> str:
    box, colour = label.box, COLOURS[label.box.mark]
    x, y, w, h = label.x - label.half_width, label.y - label.half_height, 2 * label.half_width, 2 * label.half_height
    frame = {
        "part": f'stroke="{colour}" stroke-width="1.4" rx="5" fill="#f6f8fa"',
        "block": f'stroke="{COLOURS["signal"]}" rx="2"',
    }.get(box.role, "")
    area = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"'
    tip = f"{box.caption}: {box.kind}" if box.kind else box.caption
    inside = f'<title>{escape(tip)}</title><rect class="label" {area} {frame}/>{_texts(label)}'
    if box.role == "title":
        return f'<g class="title">{inside}</g>'
    part = ' data-part="1"' if box.role == "part" else ""
    data = f'class="box" data-box="{escape(box.name)}"{part} data-role="{box.role}"{_marked(box.mark)}'
    return f"<g {data}>{inside}</g>"


def _texts(label: Label) -> str:
    """The symbol of a box, if it has one, and its caption."""
    box, colour = label.box, COLOURS[label.box.mark]
    size, caption_colour = SMALL, colour if box.mark else COLOURS["caption"]
    if box.role == "part":
        size, caption_colour = FONT, colour
    caption = (box.caption, size, caption_colour, "normal")
    if box.kind:
        symbol = _text(label.x, label.y - 7.0, box.kind, FONT, colour, "bold")
        return symbol + _text(label.x, label.y + 9.0, *caption)
    if box.role == "title":
        caption = (box.caption, SMALL, COLOURS[""], "bold")
    return _text(label.x, label.y - RISE if box.role == "outside" else label.y, *caption)


def _text(x: float, y: float, text: str, size: float, colour: str, weight: str) -> str:
    place = f'x="{x:.1f}" y="{y + 0.35 * size:.1f}" text-anchor="middle"'
    return f'<text {place} font-size="{size}" font-weight="{weight}" fill="{colour}">{escape(text)}</text>'


# -- lines -------------------------------------------------------------------------------------------
def _line(line: Line, curve: Curve) -> str:
    return {"bond": _bond, "signal": _signal, "port": _port}[line.kind](line, curve)


def _port(line: Line, curve: Curve) -> str:
    shaft = f'<path class="shaft" d="{_path(curve)}" stroke-dasharray="1 4"/>'
    return f'<g {_identity(line)} stroke="{COLOURS["signal"]}" stroke-width="1.2">{shaft}</g>'


def _bond(line: Line, curve: Curve) -> str:
    colour, title = COLOURS[line.mark], escape(line.name)
    shafts = [curve] if line.width == 1 else [curve.moved(-1.8), curve.moved(1.8)]
    parts = [f'<path class="shaft" d="{_path(shaft)}"/>' for shaft in shafts]
    parts.append(f'<path class="half-arrow" d="{_half_arrow(curve, 1.8 * (line.width > 1))}"/>')
    parts += _strokes(line, curve)
    if line.width > 1:
        parts.append(_width(line, curve, colour))
        title += f", width {line.width}"
    look = f'data-width="{line.width}" stroke="{colour}" stroke-width="1.5"'
    return f"<g {_identity(line)} {look}><title>{title}</title>{''.join(parts)}</g>"


def _strokes(line: Line, curve: Curve) -> list[str]:
    """The causal stroke of a bond; of a bicausal bond, one half for the effort and one for the flow."""
    if not line.stroke:
        return []
    if not line.flow_stroke:
        path = _stroke(curve, line.stroke)
        return [f'<path class="stroke" data-end="{line.stroke}" d="{path}" stroke-width="2.2"/>']
    found = []
    for word, end, side in (("effort", line.stroke, -1.0), ("flow", line.flow_stroke, 1.0)):
        path = _half_stroke(curve, end, side)
        found.append(f'<path class="half-stroke {word}" data-end="{end}" d="{path}" stroke-width="2.2"/>')
    return found


def _identity(line: Line) -> str:
    """Class, name, ends and mark of a line, for scripts in a page."""
    ends = f'data-tail="{escape(line.tail)}" data-head="{escape(line.head)}"'
    return f'class="{line.kind}" data-line="{escape(line.name)}" {ends}' + _marked(line.mark)


def _marked(mark: str) -> str:
    return f' data-mark="{mark}"' if mark else ""


def _path(curve: Curve) -> str:
    (x0, y0), (x1, y1), (x2, y2) = curve.a, curve.c, curve.b
    middle = "L" if curve.straight else f"Q {x1:.1f} {y1:.1f}"
    return f"M {x0:.1f} {y0:.1f} {middle} {x2:.1f} {y2:.1f}"


def below(direction: np.ndarray) -> np.ndarray:
    """The normal on the side of a bond where the flow is written: below it, or right of a vertical one."""
    normal = np.array([-direction[1], direction[0]])
    across = 0 if abs(normal[1]) < 0.2 else 1  # of a vertical bond the horizontal component decides
    return normal if normal[across] > 0 else -normal


def _half_arrow(curve: Curve, lift: float) -> str:
    run = curve.direction(1.0)
    side = below(run)
    tip = curve.b + lift * side
    barb = tip - BARB * run + 0.55 * BARB * side
    return f"M {tip[0]:.1f} {tip[1]:.1f} L {barb[0]:.1f} {barb[1]:.1f}"


def _half_stroke(curve: Curve, end: str, side: float) -> str:
    """Half of a stroke: on the side of the half-arrow (1.0), where the flow is written, or on the other (-1.0)."""
    point, run = (curve.a, curve.direction(0.0)) if end == "tail" else (curve.b, curve.direction(1.0))
    (x0, y0), (x1, y1) = point, point + 1.4 * STROKE * side * below(run)
    return f"M {x0:.1f} {y0:.1f} L {x1:.1f} {y1:.1f}"


def _stroke(curve: Curve, end: str) -> str:
    point, run = (curve.a, curve.direction(0.0)) if end == "tail" else (curve.b, curve.direction(1.0))
    normal = STROKE * np.array([-run[1], run[0]])
    (x0, y0), (x1, y1) = point - normal, point + normal
    return f"M {x0:.1f} {y0:.1f} L {x1:.1f} {y1:.1f}"


def _width(line: Line, curve: Curve, colour: str) -> str:
    x, y = curve.point(0.45) - 10.0 * below(curve.direction(0.45))
    place = f'x="{x:.1f}" y="{y + 3.5:.1f}" text-anchor="middle"'
    return f'<text class="width" {place} font-size="10" stroke="none" fill="{colour}">{line.width}</text>'


def _signal(line: Line, curve: Curve) -> str:
    run, colour = curve.direction(1.0), COLOURS["signal"]
    normal = np.array([-run[1], run[0]])
    left, right = (curve.b - HEAD * run + side * 0.4 * HEAD * normal for side in (1, -1))
    head = f"M {curve.b[0]:.1f} {curve.b[1]:.1f} L {left[0]:.1f} {left[1]:.1f} L {right[0]:.1f} {right[1]:.1f} Z"
    data = f'{_identity(line)} stroke="{colour}" stroke-width="1"'
    shaft = f'<path class="shaft" d="{_path(curve)}" stroke-dasharray="4 3"/>'
    arrow = f'<path class="arrow" d="{head}" fill="{colour}"/>'
    count = _width(line, curve, colour) if line.width > 1 else ""
    return f"<g {data}><title>{escape(line.name)}</title>{shaft}{arrow}{count}</g>"
