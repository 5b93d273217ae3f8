"""Where bonds begin and end: those at one side of a label beside each other, in the order in which they leave, so that
their strokes and half-arrows do not touch."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ..sketching.sketch import Box, Sketch
from .labels import RISE, STROKE, Label


APART, WIDER = 20.0, 25.0  # px between lines at one side of a label, and of a box
BESIDE, BEYOND = 5.0, 10.0  # px from a label to lines at its sides, and above or below it, where strokes are slanted
NAME = 6.0  # px from a name that is not a symbol
FEW = 3  # lines at one side for which every label has room
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
    slanted = _direct(sketch, labels)
    for (name, side), every in _sides(sketch, labels, flat).items():
        entries = [entry for entry in every if entry.number not in slanted]
        offsets = _offsets(sorted(entries), WIDER if labels[name].box.role == "part" else APART)
        for entry, offset in zip(sorted(entries), offsets, strict=True):
            found[entry.number, name] = attachment(labels[name], side, offset)
    for number, offset in slanted.items():
        line = sketch.lines[number]
        found[number, line.tail], found[number, line.head] = direct(labels[line.tail], labels[line.head], offset)
    return found


def _direct(sketch: Sketch, labels: Mapping[str, Label]) -> dict[int, float]:
    """Parallel bonds between two boxes that are at a slant to each other, with their distances from the line between
    the middles of these."""
    together: dict[frozenset[str], list[int]] = {}
    for number, line in enumerate(sketch.lines):
        if line.kind != "signal":
            together.setdefault(frozenset((line.tail, line.head)), []).append(number)
    found: dict[int, float] = {}
    for pair, numbers in together.items():
        if len(numbers) > 1 and _is_slanted(*[labels[name] for name in pair]):
            for place, number in enumerate(numbers):
                flip = 1.0 if sketch.lines[number].tail < sketch.lines[number].head else -1.0
                found[number] = flip * WIDER * (place - (len(numbers) - 1) / 2)
    return found


def _is_slanted(one: Label, two: Label) -> bool:
    """Whether no horizontal or vertical line meets both labels."""
    beside = abs(one.x - two.x) > one.half_width + two.half_width
    return beside and abs(one.y - two.y) > one.half_height + two.half_height


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


def direct(tail: Label, head: Label, offset: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
    """The points at which the line between two symbols, or one at a distance to the right of it, leaves their labels,
    with room for strokes."""
    a, b = [np.array([x.x, x.y - RISE * (x.box.role not in ("part", "outside"))]) for x in (tail, head)]
    run = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
    aside = offset * np.array([-run[1], run[0]])
    return _left(a + aside, run, tail), _left(b + aside, -run, head)


def _left(start: np.ndarray, run: np.ndarray, label: Label) -> np.ndarray:
    """The first point of a ray that is outside a label with room for a stroke across the ray."""
    room = np.maximum(BESIDE, STROKE * np.abs(run[::-1]) + 3.0)
    half = np.array([label.half_width, label.half_height]) + room
    ahead = np.where(run > 0.0, half, -half) + np.array([label.x, label.y]) - start
    return start + float(np.min(np.abs(ahead) / np.maximum(np.abs(run), 1e-9))) * run


# -- sizes of boxes ----------------------------------------------------------------------------------
def lanes(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> dict[str, tuple[float, float]]:
    """Half the width and height that labels need for the lines at their sides."""
    signals = _signals(sketch, labels, flat)
    found: dict[str, tuple[float, float]] = {}
    bonds = _sides(sketch, labels, flat)
    for name, side in dict.fromkeys([*bonds, *signals]):
        size = _room(labels[name].box, len(bonds.get((name, side), ())), signals.get((name, side), 0))
        across, down = found.get(name, (0.0, 0.0))
        found[name] = (across, max(down, size)) if side in ("left", "right") else (max(across, size), down)
    return found


def _room(box: Box, bonds: int, signals: int) -> float:
    """Half of what the lines at one side of a label need."""
    if box.role == "part":
        return WIDER * max(bonds - 1, 0) / 2 + 8.0 + 15.0 * signals
    if box.role == "block":
        return 5.0 * signals + 5.0
    return APART * (bonds - 1) / 2 if bonds > FEW else 0.0


def _signals(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> dict[tuple[str, str], int]:
    """How many signals leave each side of each box."""
    found: dict[tuple[str, str], int] = {}
    for line in sketch.lines:
        for own, other in ((line.tail, line.head), (line.head, line.tail)):
            if line.kind == "signal":
                key = own, _side(labels[own], labels[other], flat)[0]
                found[key] = found.get(key, 0) + 1
    return found
