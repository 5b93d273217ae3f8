"""The word bond graph of a page, with one box for every part, and the power of each drawn bond over time."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ...display.drawing import Drawing, draw
from ...errors import BondGraphError
from .arrays import quantised
from .shown import Shown


MOST = 300_000  # powers inside of folded parts
NOTHING = 1e-6  # powers that are drawn as none, relative to the largest of their drawing
ROUNDING = 1e-9  # the same, relative to the largest of all drawings
UNUSED = re.compile(r' data-(?:bond|signal|tail|head|width|node|end)="[^"]*"')  # in drawings, but not by pages
BOXES, NODES = 150, 4000  # of graphs with more of these no picture is made


def drawing_of(shown: Shown) -> tuple[Drawing | None, str]:
    """The drawing of a run's system, or None and the reason why there is none. It depends on structure alone."""
    system = shown.system
    nodes = [node.name for node in system.causality.structure.nodes]
    boxes = {name.partition(".")[0] for name in nodes}
    if len(nodes) > NODES or len(boxes) > BOXES:
        count = f"{len(nodes)} nodes in {len(boxes)} parts"
        return None, f"The bond graph has {count}, too many for a drawing; bg.draw draws its parts."
    try:
        return system.plan.memory.remember(("word bond graph",), lambda: draw(system, expand=False)), ""
    except BondGraphError as error:
        return None, f"The bond graph is not drawn: {error.faults[0].what} Remedy: {error.faults[0].remedy}"


def power_names(drawing: Drawing | None, shown: Shown) -> tuple[str, ...]:
    """The powers of all drawn bonds that are results; those inside of parts only while these are not too many."""
    if drawing is None:
        return ()
    outer = [name for name in _bonds(drawing).values() if name in shown.names]
    return tuple(dict.fromkeys([*outer, *([] if _too_many(drawing, shown) else _inner(drawing, shown))]))


def power_notes(drawing: Drawing | None, shown: Shown) -> list[str]:
    """What a page says if powers inside of parts are too many."""
    if drawing is None or not _too_many(drawing, shown):
        return []
    count = len(_inner(drawing, shown))
    return [
        f"Inside of parts no powers are shown: {count} bonds at {len(shown.times)} times are more than {MOST} numbers. "
        "Remedy: fewer saved times."
    ]


def _inner(drawing: Drawing, shown: Shown) -> list[str]:
    return [name for _, part in drawing.folded for name in _all_bonds(part) if name in shown.names]


def _too_many(drawing: Drawing, shown: Shown) -> bool:
    return len(_inner(drawing, shown)) * len(shown.times) > MOST


def graph_data(drawing: Drawing, values: Mapping[str, np.ndarray]) -> dict[str, Any]:
    """The drawing of a graph with its powers, and those of its folded parts by the path of their box. Bonds without
    power, such as those of ideal constraints, are left out: they could not be seen."""
    known = [values[name] for name in _all_bonds(drawing) if name in values]
    least = ROUNDING * max((float(np.max(np.abs(power), initial=0.0)) for power in known), default=0.0)
    return _part_data(drawing, values, "", least)


def _part_data(drawing: Drawing, values: Mapping[str, np.ndarray], part: str, least: float) -> dict[str, Any]:
    lines = {line: name for line, name in _bonds(drawing).items() if name in values}
    powers = {line: np.asarray(values[name], float).reshape(-1) for line, name in lines.items()}
    most = {line: float(np.max(np.abs(power), initial=0.0)) for line, power in powers.items()}
    largest = max(most.values(), default=0.0)
    seen = [line for line in lines if most[line] > max(NOTHING * largest, least)]
    bonds = [{"line": line, "result": lines[line], "powers": quantised(powers[line])} for line in seen]
    inside = {f"{part}{name}": _part_data(inner, values, f"{part}{name}.", least) for name, inner in drawing.folded}
    known = (largest if seen else 0.0) if lines else None
    return {"svg": UNUSED.sub("", drawing.svg), "bonds": bonds, "largest": known, "inside": inside}


def _bonds(drawing: Drawing) -> dict[str, str]:
    """The results that hold the powers of the bonds, by line."""
    return {line.name: f"{line.name}.power" for line in drawing.sketch.lines if line.kind == "bond"}


def _all_bonds(drawing: Drawing) -> Iterator[str]:
    yield from _bonds(drawing).values()
    for _, inner in drawing.folded:
        yield from _all_bonds(inner)
