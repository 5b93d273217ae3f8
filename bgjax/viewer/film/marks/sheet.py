"""A picture as marks in the order in which they are painted: areas, lines, dots and texts, in pixels from the upper
left corner."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .colours import INK, Colour


class Area(NamedTuple):
    """A filled polygon with an edge all around (none where `width` is zero). `owner` is the part that it shows."""

    points: np.ndarray
    fill: Colour
    edge: Colour = INK
    width: float = 1.0
    opacity: float = 1.0
    owner: str = ""


class Stroke(NamedTuple):
    """A line through points. Kinds: "edge", "hatch", "spring", "damper", "arrow", "trace", "ghost", "play", "scale"."""

    points: np.ndarray
    colour: Colour = INK
    width: float = 1.0
    opacity: float = 1.0
    owner: str = ""
    kind: str = "edge"


class Dot(NamedTuple):
    """A circle about a place."""

    place: np.ndarray
    radius: float
    fill: Colour
    edge: Colour = INK
    width: float = 1.0
    owner: str = ""
    kind: str = "point"


class Text(NamedTuple):
    """A text whose base line begins ("start"), is centred ("middle") or ends ("end") at a place."""

    place: np.ndarray
    text: str
    size: float = 12.0
    align: str = "start"
    colour: Colour = INK


Mark = Area | Stroke | Dot | Text


@dataclass(frozen=True)
class Sheet:
    """Marks in the order of painting, and the width and height of the picture in pixels."""

    size: tuple[int, int]
    marks: tuple[Mark, ...]
