"""What a picture consists of, in pixels: paths, rectangles, texts, and groups of these with names."""

from dataclasses import dataclass, field

import numpy as np


@dataclass(frozen=True)
class Look:
    """Colours of a line and an area (empty: none), width of the line, and lengths of dashes and gaps."""

    line: str = ""
    width: float = 1.0
    fill: str = ""
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True)
class Path:
    """Points connected by straight pieces, or (`is_curve`) three points of a quadratic Bézier curve."""

    kind: str
    points: np.ndarray
    look: Look
    is_curve: bool = False
    is_closed: bool = False
    end: str = ""  # of a causal stroke: "tail" or "head"


@dataclass(frozen=True)
class Rectangle:
    """A rectangle with round corners."""

    kind: str
    left: float
    top: float
    width: float
    height: float
    look: Look
    radius: float = 0.0


@dataclass(frozen=True)
class Text:
    """A line of text around a point, or to the right of it."""

    kind: str
    x: float
    y: float
    text: str
    size: float
    colour: str
    is_bold: bool = False
    is_centred: bool = True


Shape = Path | Rectangle | Text


@dataclass(frozen=True)
class Group:
    """Shapes that belong together, with a class, names for scripts, and a text that is shown at the pointer."""

    kind: str
    shapes: tuple[Shape, ...]
    data: dict[str, str] = field(default_factory=dict)
    title: str = ""


@dataclass(frozen=True)
class Picture:
    """All groups, from the back to the front, and the visible area."""

    groups: tuple[Group, ...]
    left: float
    top: float
    width: float
    height: float
