"""From grid cells to coordinates in pixels: sizes and places of labels."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..placing.grid import Cell
from ..sketching.sketch import Box, Sketch
from .columns import Entry, bond_room, close_columns


FONT, SMALL = 15.0, 11.0  # px
LONG = 14  # letters of a name in one line
BOND = 46.0  # px between labels, so that stroke, half-arrow and width have room
CLEAR = 5.0  # px between a label and the end of a bond
ROW = 44.0
BORDER = -8.0  # px: a column with nothing but the border of a frame makes the gap on both sides smaller by this
STROKE = 7.0  # px: half a causal stroke
RISE = 6.0  # px from the middle of a label up to its symbol


@dataclass(frozen=True)
class Label:
    """A box with its centre and half its width and height, in pixels."""

    box: Box
    x: float
    y: float
    half_width: float
    half_height: float


def text_width(text: str, size: float) -> float:
    """Upper estimate of the width of a sans-serif text, since fonts differ."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    """Width of a letter in parts of the font size."""
    if letter in "iljtf.,:;|!'()[] ":
        return 0.34
    if letter in "mwMW":
        return 0.92
    return 0.72 if letter.isupper() else 0.6


def lines_of(box: Box) -> list[str]:
    """The caption of a node in another part, in two lines if it is long."""
    part, dot, name = box.caption.rpartition(".")
    return [part + dot, name] if dot and len(box.caption) > LONG else [box.caption]


def half_size(box: Box) -> tuple[float, float]:
    """Half the width and height of the label of a box, in pixels."""
    kind, caption = text_width(box.kind, FONT), text_width(box.caption, SMALL)
    match box.role:
        case "junction":
            return max(kind, caption) / 2 + 2.0, 17.0
        case "part":
            return text_width(box.caption, FONT) / 2 + 12.0, 17.0
        case "block":
            return max(kind, caption) / 2 + 8.0, 19.0
        case "border":
            return BORDER, BORDER
        case "outside":
            pieces = lines_of(box)
            return max(text_width(piece, SMALL) for piece in pieces) / 2 + 3.0, 2.5 + 6.5 * len(pieces)
        case "title":
            return caption / 2 + 3.0, 9.0
    return max(kind, caption) / 2 + 2.0, 17.0


@dataclass(frozen=True)
class Gaps:
    """Pixels between columns and rows, and room to the left and right of blocks, for signals that pass them.

    With `beside`, columns are as close as the labels of each row allow, with so many pixels between two that no bond
    connects."""

    columns: float = BOND
    rows: float = ROW
    blocks: float = 0.0
    beside: float | None = None


def place_labels(
    sketch: Sketch, cells: Mapping[str, Cell], gaps: Gaps, sizes: Mapping[str, tuple[float, float]]
) -> dict[str, Label]:
    """Labels in columns as wide as their widest label, with room for a bond between them; rows likewise."""
    xs = _columns(sketch, cells, gaps, sizes)
    ys = _positions([(cells[name][1], size[1]) for name, size in sizes.items()], gaps.rows)
    found = {}
    for box in sketch.boxes:
        column, row = cells[box.name]
        up = RISE * (box.role in ("part", "outside"))  # level with the symbols of other boxes
        found[box.name] = Label(box, xs[column], ys[row] - up, *sizes[box.name])
    return found


def _columns(
    sketch: Sketch, cells: Mapping[str, Cell], gaps: Gaps, sizes: Mapping[str, tuple[float, float]]
) -> dict[int, float]:
    """The middles of all columns."""
    blocks = {box.name for box in sketch.boxes if box.role == "block"}
    halves = {name: size[0] + gaps.blocks * (name in blocks) for name, size in sizes.items()}
    if gaps.beside is None:
        return _positions([(cells[name][0], half) for name, half in halves.items()], gaps.columns)
    bonds = [(line.tail, line.head) for line in sketch.lines if line.kind != "signal"]
    halves = {name: max(half, bond_room(name, cells, bonds)) for name, half in halves.items()}
    entries = [Entry(name, *cells[name], half, name in blocks) for name, half in halves.items()]
    return close_columns(entries, bonds, gaps.columns, gaps.beside)


def _positions(entries: list[tuple[int, float]], gap: float) -> dict[int, float]:
    halves: dict[int, float] = {}
    for index, half in entries:
        halves[index] = max(half, halves.get(index, 0.0))
    found, edge = {}, 0.0
    for index in sorted(halves):
        found[index] = edge + halves[index]
        edge = found[index] + halves[index] + gap
    return found
