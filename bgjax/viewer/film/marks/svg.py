"""A picture as SVG."""

from html import escape

import numpy as np

from .sheet import Area, Dot, Mark, Sheet, Stroke, Text


FONT = "Helvetica, Arial, sans-serif"


def svg(sheet: Sheet) -> str:
    """The picture as an SVG document on white."""
    width, height = sheet.size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
    head += f'font-family="{FONT}" stroke-linejoin="round" stroke-linecap="round">'
    white = f'<rect width="{width}" height="{height}" fill="white"/>'
    return "\n".join([head, white, *map(_mark, sheet.marks), "</svg>"])


def _mark(mark: Mark) -> str:
    match mark:
        case Area():
            return _area(mark)
        case Stroke():
            shown = f'class="{mark.kind}"{_owner(mark.owner)} points="{_points(mark.points)}"'
            look = f'stroke="{mark.colour.html}" stroke-width="{mark.width:g}"{_opacity(mark.opacity)}'
            return f'<polyline {shown} fill="none" {look}/>'
        case Dot():
            place = f'cx="{mark.place[0]:.2f}" cy="{mark.place[1]:.2f}" r="{mark.radius:g}"'
            look = f'fill="{mark.fill.html}" stroke="{mark.edge.html}" stroke-width="{mark.width:g}"'
            return f'<circle class="{mark.kind}"{_owner(mark.owner)} {place} {look}/>'
    return _text(mark)


def _area(area: Area) -> str:
    """Without an edge of its own, a thin one of the colour of the fill closes the gaps between neighbours."""
    look = f'stroke="{area.edge.html}" stroke-width="{area.width:g}"'
    if not area.width:
        look = f'stroke="{area.fill.html}" stroke-width="0.4"' if area.opacity == 1.0 else 'stroke="none"'
    shown = f'class="area"{_owner(area.owner)} points="{_points(area.points)}" fill="{area.fill.html}"'
    return f'<polygon {shown} fill-rule="evenodd" {look}{_opacity(area.opacity)}/>'


def _text(text: Text) -> str:
    place = f'x="{text.place[0]:.2f}" y="{text.place[1]:.2f}" text-anchor="{text.align}"'
    return f'<text {place} font-size="{text.size:g}" fill="{text.colour.html}">{escape(text.text)}</text>'


def _points(points: np.ndarray) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points.tolist())


def _owner(owner: str) -> str:
    return f' data-owner="{escape(owner)}"' if owner else ""


def _opacity(opacity: float) -> str:
    return f' opacity="{opacity:g}"' if opacity != 1.0 else ""
