"""Where bonds begin and end: those at one side of a label beside each other, in the order in which they leave, so that
their strokes and half-arrows do not touch."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ..sketching.sketch import Sketch
from .labels import RISE, Label


APART, WIDER = 20.0, 25.0  # px between lines at one side of a label, and of a box
BESIDE, BEYOND = 5.0, 10.0  # px from a label to lines at its sides, and above or below it, where strokes are slanted
NAME = 6.0  # px from a name that is not a symbol
FLAT = 2.5  # width to height of a line that begins at the side of its label although it ends above or below it
OUTWARDS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "above": (0.0, -1.0), "below": (0.0, 1.0)}

Ends = dict[tuple[int, str], np.ndarray]  # by number of the line and name of the box


class Leaving(NamedTuple):
    """A bond at one side of a label: its order there, and its number."""

    order: float
    number: int


def bond_ends(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> Ends:
    """The points at which all bonds and ports begin and end."""
    found: Ends = {}
    for (name, side), entries in _sides(sketch, labels, flat).items():
        offsets = _offsets(sorted(entries), WIDER if labels[name].box.role == "part" else APART)
        for entry, offset in zip(sorted(entries), offsets, strict=True):
            found[entry.number, name] = attachment(labels[name], side, offset)
    return found


def _sides(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> dict[tuple[str, str], list[Leaving]]:
    found: dict[tuple[str, str], list[Leaving]] = {}
    for number, line in enumerate(sketch.lines):
        if line.kind != "signal":
            for own, other in ((line.tail, line.head), (line.head, line.tail)):
                side, order = _side(labels[own], labels[other], flat)
                found.setdefault((own, side), []).append(Leaving(order, number))
    return found


def _side(own: Label, other: Label, flat: float) -> tuple[str, float]:
    """The side of a label at which a line to another one begins, and its order among those that begin there."""
    run = np.array([other.x - own.x, other.y - own.y])
    if abs(run[1]) < own.half_height or abs(run[0]) > flat * abs(run[1]):
        return ("right" if run[0] > 0 else "left"), run[1] / max(abs(run[0]), 1.0)
    return ("below" if run[1] > 0 else "above"), run[0] / abs(run[1])


def _offsets(entries: list[Leaving], apart: float) -> np.ndarray:
    """Offsets of the lines at one side from its middle; of an odd number of directions, the straight one has none."""
    middle = (len(entries) - 1) / 2
    straight = [k for k, entry in enumerate(entries) if abs(entry.order) < 0.02]
    if len(straight) == 1:
        middle = straight[0]
    return apart * (np.arange(len(entries)) - middle)


def attachment(label: Label, side: str, offset: float) -> np.ndarray:
    """A point beside a label."""
    role, (x, y) = label.box.role, (label.x, label.y)
    rise = 0.0 if role in ("part", "outside") else RISE
    out = {"outside": (NAME, NAME), "block": (BESIDE, BESIDE)}.get(role, (BESIDE, BEYOND))
    match side:
        case "left":
            return np.array([x - label.half_width - out[0], y - rise + offset])
        case "right":
            return np.array([x + label.half_width + out[0], y - rise + offset])
        case "above":
            return np.array([x + offset, y - label.half_height - out[1]])
    return np.array([x + offset, y + label.half_height + out[1]])


# -- sizes of boxes ----------------------------------------------------------------------------------
def lanes(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> dict[str, tuple[float, float]]:
    """Half the width and height that every folded part needs for the lines at its sides."""
    signals = _signals(sketch, labels, flat)
    found: dict[str, tuple[float, float]] = {}
    bonds = _sides(sketch, labels, flat)
    for name, side in dict.fromkeys([*bonds, *signals]):
        if labels[name].box.role == "part":
            count = len(bonds.get((name, side), ()))
            size = WIDER * max(count - 1, 0) / 2 + 8.0 + 15.0 * signals.get((name, side), 0)
            across, down = found.get(name, (0.0, 0.0))
            found[name] = (across, max(down, size)) if side in ("left", "right") else (max(across, size), down)
    return found


def _signals(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> dict[tuple[str, str], int]:
    """How many signals leave each side of each box."""
    found: dict[tuple[str, str], int] = {}
    for line in sketch.lines:
        for own, other in ((line.tail, line.head), (line.head, line.tail)):
            if line.kind == "signal":
                key = own, _side(labels[own], labels[other], flat)[0]
                found[key] = found.get(key, 0) + 1
    return found
