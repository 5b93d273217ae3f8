"""Half-arrows, causal strokes and widths of bonds, as points in pixels."""

import numpy as np

from ..sketching.sketch import Line
from .curves import AbstractWay, Curve
from .labels import STROKE, text_width


BARB, HEAD = 11.0, 7.0  # px: half-arrow, arrow head of a signal
APART = 1.8  # px from the middle of a multibond to each of its two lines
TINY, ASIDE = 11.0, 10.0  # px: font size of widths, and their distance from the bond


def below(direction: np.ndarray) -> np.ndarray:
    """The normal on the side of a bond where the flow is written: below it, or right of a vertical one."""
    normal = np.array([-direction[1], direction[0]])
    across = 0 if abs(normal[1]) < 0.2 else 1  # of a vertical bond the horizontal component decides
    return normal if normal[across] > 0 else -normal


def half_arrow(curve: Curve, width: int) -> np.ndarray:
    """The tip and the end of the barb."""
    run = curve.direction(1.0)
    side = below(run)
    tip = curve.b + APART * (width > 1) * side
    return np.array([tip, tip - BARB * run + 0.55 * BARB * side])


def stroke(curve: Curve, end: str) -> np.ndarray:
    """The two ends of the causal stroke at the tail or the head."""
    point, run = (curve.a, curve.direction(0.0)) if end == "tail" else (curve.b, curve.direction(1.0))
    normal = STROKE * np.array([-run[1], run[0]])
    return np.array([point - normal, point + normal])


def half_stroke(curve: Curve, end: str, side: float) -> np.ndarray:
    """Half of a stroke: on the side of the half-arrow (1.0), where the flow is written, or on the other (-1.0)."""
    point, run = (curve.a, curve.direction(0.0)) if end == "tail" else (curve.b, curve.direction(1.0))
    return np.array([point, point + 1.4 * STROKE * side * below(run)])


def strokes(line: Line, curve: Curve) -> dict[tuple[str, str], np.ndarray]:
    """All strokes of a bond by (word, end): one, or of a bicausal bond one half each for the effort and the flow."""
    if not line.stroke:
        return {}
    if not line.flow_stroke:
        return {("stroke", line.stroke): stroke(curve, line.stroke)}
    ends = (("effort", line.stroke, -1.0), ("flow", line.flow_stroke, 1.0))
    return {(f"half-stroke {word}", end): half_stroke(curve, end, side) for word, end, side in ends}


def width_place(way: AbstractWay) -> np.ndarray:
    """The middle of the number that says the width of a line."""
    if isinstance(way, Curve):
        return way.point(0.45) - ASIDE * below(way.direction(0.45))
    return way.points(21)[9] - ASIDE * below(way.direction(0.45))


def mark_rectangles(line: Line, curve: Curve, margin: float = 1.5) -> list[tuple[float, float, float, float]]:
    """Rectangles (left, top, right, bottom) around the half-arrow, the strokes and the width of a bond."""
    pieces = [*strokes(line, curve).values()]
    pieces += [half_arrow(curve, line.width)] if line.kind == "bond" else []
    if line.width > 1:
        half = np.array([text_width(str(line.width), TINY) / 2, 5.0])
        pieces.append(width_place(curve) + np.array([-half, half]))
    return [(*(piece.min(axis=0) - margin), *(piece.max(axis=0) + margin)) for piece in pieces]
