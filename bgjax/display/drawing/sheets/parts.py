"""Several parts in one picture: every opened part in a frame with its title, inner parts in frames inside it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..sketching.families import Families, bundled
from ..sketching.sketch import Box, Line, Sketch
from .crossing import crossing_layout
from .layout import INSIDE, PAGE, Layout, packed
from .sheet import is_mechanical, sheet


def arranged(sketch: Sketch, heights: Mapping[str, float], parts: Mapping[str, str], root: str = "") -> Layout:
    """The layout of a graph; `parts` has the path of the part that each box is in, `root` that of the drawn part.

    Bonds cross the frames where the whole is not too wide. In graphs of scalar bonds and in mechanisms, where many
    lines lead from part to part, these end at the names of the nodes that they lead to.
    """
    paths = dict.fromkeys(parts.values())
    if set(paths) == {root}:
        return sheet(sketch, heights, PAGE)
    alone = [bundled_alone(sketch, parts, path) for path in paths]
    if not any(Families(one).is_expanded() or is_mechanical(one, heights) for one in alone):
        whole = crossing_layout(sketch, parts, root, PAGE)
        if whole is not None:
            return whole
    return Parts(sketch, parts, heights).layout(root, PAGE)


@dataclass(frozen=True)
class Parts:
    """A sketch and the part that every box is in; the layouts of parts, in which lines end at names of nodes in other
    parts."""

    sketch: Sketch
    parts: Mapping[str, str]
    heights: Mapping[str, float]

    def layout(self, path: str, room: float) -> Layout:
        """The boxes of a part on a sheet of their own, and its inner parts in their frames."""
        found = []
        if path in self.parts.values():
            found.append(sheet(bundled_alone(self.sketch, self.parts, path), self.heights, room))
        for inner in self._inner(path):
            found.append(self.layout(inner, room - 2 * INSIDE).framed(inner, inner.rpartition(".")[2]))
        return packed(found, room)

    def _inner(self, path: str) -> list[str]:
        """The parts directly in a part, in the order of their boxes."""
        before = f"{path}." if path else ""
        below = [part for part in self.parts.values() if part != path and part.startswith(before)]
        return list(dict.fromkeys(before + part[len(before) :].partition(".")[0] for part in below if part))


def bundled_alone(sketch: Sketch, parts: Mapping[str, str], path: str) -> Sketch:
    """The boxes of one part. What leads to other parts ends at their names: bonds and signals that come from there are
    drawn here, and bonds that go there in the other part, with a dotted line to its name here."""
    every = {box.name: box for box in sketch.boxes}
    boxes = {name: _captioned(box, path) for name, box in every.items() if parts.get(name) == path}
    lines = []
    for line in sketch.lines:
        if line.tail in boxes and line.head in boxes:
            lines.append(line)
        elif line.head in boxes:
            outside = _elsewhere(every[line.tail], line.head, path)
            boxes.setdefault(outside.name, outside)
            lines.append(replace(line, tail=outside.name))
        elif line.tail in boxes and line.kind == "bond":
            outside = _elsewhere(every[line.head], line.tail, path)
            boxes.setdefault(outside.name, outside)
            lines.append(Line(f"to {line.head}", line.tail, outside.name, "port"))
    found = Sketch(tuple(boxes.values()), tuple(lines))
    return bundled(found) if Families(found).is_expanded() else found


def _elsewhere(box: Box, near: str, path: str) -> Box:
    """The name of a box in another part; that of a folded part once for every box that it is connected to."""
    once = f" ({near})" if box.role == "part" else ""
    return Box(f"{path}: {box.name}{once}", "", box.name, "outside")


def _captioned(box: Box, path: str) -> Box:
    """The box with its name inside the part."""
    return replace(box, caption=box.name[len(path) + 1 :]) if path else box
