"""Families of a sketch: the components of one vector or the entries of one matrix, as names with an index show."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from .sketch import Box, Frame, Line, Sketch


INDEX = re.compile(r"\[(\d+(?:,\d+)?)\]")


def base_of(name: str) -> str:
    """The name of the vector or matrix to which a component belongs: its own name without indices."""
    return INDEX.sub("", name)


def index_of(name: str) -> tuple[int, ...]:
    """The index of a component, (row, column) of an entry of a matrix; empty for other names."""
    found = INDEX.findall(name)
    return tuple(map(int, found[-1].split(","))) if found else ()


@dataclass(frozen=True)
class Family:
    """Boxes that are components of one vector or entries of one matrix, or a single box, in the order of the index."""

    name: str
    boxes: tuple[Box, ...]

    @cached_property
    def is_net(self) -> bool:
        """Whether these are entries of a matrix."""
        return any(len(index_of(box.name)) == 2 for box in self.boxes)


@dataclass(frozen=True)
class Families:
    """The families of a sketch, those that bonds connect, and how its boxes are connected."""

    sketch: Sketch

    @cached_property
    def by_name(self) -> dict[str, Family]:
        found: dict[str, list[Box]] = {}
        for box in self.sketch.boxes:
            found.setdefault(base_of(box.name), []).append(box)
        return {name: Family(name, tuple(sorted(boxes, key=_order))) for name, boxes in found.items()}

    @cached_property
    def around(self) -> dict[str, dict[str, None]]:
        """The boxes that bonds connect to every box."""
        found: dict[str, dict[str, None]] = {box.name: {} for box in self.sketch.boxes}
        for line in self.sketch.lines:
            if line.kind != "signal":
                found[line.tail][line.head] = None
                found[line.head][line.tail] = None
        return found

    @cached_property
    def neighbours(self) -> dict[str, dict[str, None]]:
        """The families that bonds connect to every family, in the order of the bonds."""
        found: dict[str, dict[str, None]] = {name: {} for name in self.by_name}
        for name, others in self.around.items():
            own = base_of(name)
            found[own] |= dict.fromkeys(base for other in others if (base := base_of(other)) != own)
        return found

    @cached_property
    def hosts(self) -> dict[str, str]:
        """One-ports, and nodes outside the drawn part, that have one bond: the box at its other end. Of two one-ports
        that a bond connects, the one outside, or the second, is hosted."""
        single = {box.name for box in self.sketch.boxes if box.role in ("element", "outside")}
        single = {name for name in single if len(self.around[name]) == 1}
        found: dict[str, str] = {}
        for box in sorted(self.sketch.boxes, key=lambda box: box.role != "outside"):
            if box.name in single and box.name not in found.values():
                found[box.name] = next(iter(self.around[box.name]))
        return found

    @cached_property
    def blocks(self) -> list[str]:
        """Boxes that no bond connects."""
        return [box.name for box in self.sketch.boxes if not self.around[box.name]]

    def is_expanded(self) -> bool:
        """Whether at least one family has several junctions, as in graphs of scalar bonds."""
        return any(sum(box.role == "junction" for box in family.boxes) > 1 for family in self.by_name.values())


def _order(box: Box) -> tuple:
    return index_of(box.name), box.name


def bundled(sketch: Sketch) -> Sketch:
    """The sketch with the signals between a block and a family as one line, with their number as its width. It is drawn
    at the last component of the family, and its name lists all signals."""
    blocks = {box.name for box in sketch.boxes if box.role in ("block", "outside")}
    found: dict[tuple[str, str], list[Line]] = {}
    lines = []
    for line in sketch.lines:
        if line.kind == "signal" and {line.tail, line.head} & blocks:
            found.setdefault((base_of(line.tail), base_of(line.head)), []).append(line)
        else:
            lines.append(line)
    return replace(sketch, lines=(*lines, *[_as_one(group) for group in found.values()]))


def _as_one(lines: list[Line]) -> Line:
    last = max(lines, key=lambda line: (index_of(line.tail), index_of(line.head)))
    return replace(last, name=", ".join(line.name for line in lines), width=len(lines))


def framed(families: Families, cells: Mapping[str, tuple[int, int]]) -> tuple[Sketch, dict[str, tuple[int, int]]]:
    """The sketch with a frame around the entries of every matrix that are in one row, their index as their caption, and
    the name of the matrix as a title, and the cells with those of the titles."""
    boxes, places, frames = list(families.sketch.boxes), dict(cells), list(families.sketch.frames)
    for family in families.by_name.values():
        names = tuple(box.name for box in family.boxes)
        if len(names) < 2 or not family.is_net or len({cells[name][1] for name in names}) > 1 or _gaps(cells, names):
            continue
        title = f"{family.name} (net)"
        boxes = [_short(box) if box.name in names else box for box in boxes]
        boxes.append(Box(title, "", name_of_title(family), "title"))
        first = min(cells[name] for name in names)
        places[title] = first[0] - 1, first[1]
        frames.append(Frame((title, *names)))
    return replace(families.sketch, boxes=tuple(boxes), frames=tuple(frames)), places


def name_of_title(family: Family) -> str:
    """The caption of the first entry without its index."""
    return base_of(family.boxes[0].caption)


def _gaps(cells: Mapping[str, tuple[int, int]], names: tuple[str, ...]) -> bool:
    """Whether other boxes are between those of a row."""
    columns = [cells[name][0] for name in names]
    (row,) = {cells[name][1] for name in names}
    inside = [name for name, (x, y) in cells.items() if y == row and min(columns) < x < max(columns)]
    return bool(set(inside) - set(names))


def _short(box: Box) -> Box:
    return replace(box, caption=f"[{','.join(map(str, index_of(box.name)))}]")
