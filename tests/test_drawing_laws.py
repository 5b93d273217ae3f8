"""Laws of all drawings: boxes, strokes, half-arrows, texts and frames keep clear of each other, all is inside the
picture, and letters are legible on a page 900 px wide."""

import xml.etree.ElementTree as xml
from itertools import combinations

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.domains import electrical
from bgjax.models import REGISTRY

from .test_drawing import SPACE, Picture, shaft_points


PAGE, LEGIBLE = 900.0, 9.0  # px
LETTER = 0.62  # of the font size: the mean width of a letter, as an upper estimate


class Sheet:
    """Everything on a drawing as rectangles (left, top, right, bottom) and points."""

    def __init__(self, svg: str):
        root = xml.fromstring(svg)
        self.seen = Picture(svg)
        self.view = self._area([float(word) for word in root.get("viewBox").split()])
        self.boxes = {name: self._area(box) for name, box in self.seen.labels.items()}
        groups = [group for group in root.iter(f"{SPACE}g") if group.get("data-frame")]
        self.frames = {group.get("data-frame"): self._rect(group.find(f"{SPACE}rect")) for group in groups}
        self.titles = {group.get("data-frame"): self._text(group.find(f"{SPACE}text")) for group in groups}
        lines = [group for group in root.iter(f"{SPACE}g") if group.get("data-line")]
        self.widths = {(group.get("class"), group.get("data-line")): self._text(text)
                       for group in lines for text in group.findall(f"{SPACE}text")}  # fmt: skip
        self.texts = [(text.text, self._text(text)) for text in root.iter(f"{SPACE}text")]
        self.smallest = min(float(text.get("font-size")) for text in root.iter(f"{SPACE}text"))
        self.shafts = {(group.get("class"), group.get("data-line")): self._shaft(group) for group in lines}
        self.marks = {
            bond: [parts[kind][0] for kind in parts if kind == "half-arrow" or "stroke" in kind]
            for bond, parts in self.seen.bonds.items()
        }

    @staticmethod
    def _area(box) -> np.ndarray:
        return np.array([box[0], box[1], box[0] + box[2], box[1] + box[3]])

    def _rect(self, rect) -> np.ndarray:
        return self._area([float(rect.get(key)) for key in ("x", "y", "width", "height")])

    @staticmethod
    def _text(text) -> np.ndarray:
        x, y, size = (float(text.get(key)) for key in ("x", "y", "font-size"))
        half = LETTER * size * len(text.text) / 2
        x = x if text.get("text-anchor") == "middle" else x + half
        return np.array([x - half, y - 0.75 * size, x + half, y + 0.1 * size])

    @staticmethod
    def _shaft(group) -> np.ndarray:
        paths = [path for path in group.iter(f"{SPACE}path") if path.get("class") == "shaft"]
        points = []
        for path in paths:
            numbers = np.array([float(word) for word in path.get("d").split() if word not in "MLQZ"]).reshape(-1, 2)
            pieces = [numbers] if "Q" in path.get("d") or len(numbers) == 2 else list(zip(numbers, numbers[1:]))
            points += [shaft_points(np.array(piece)) for piece in pieces]
        return np.concatenate(points)


def inside(points: np.ndarray, areas: np.ndarray, margin: float = 0.0) -> np.ndarray:
    points = points[:, None]
    return ((points > areas[:, :2] - margin) & (points < areas[:, 2:] + margin)).all(-1).any(0)


def overlap(one: np.ndarray, two: np.ndarray) -> bool:
    return bool((one[:2] < two[2:]).all() and (two[:2] < one[2:]).all())


def dense(segment: np.ndarray) -> np.ndarray:
    return segment[0] + np.linspace(0.0, 1.0, 15)[:, None] * (segment[1] - segment[0])


def faults(svg: str) -> list[str]:
    """What is wrong with a drawing."""
    sheet = Sheet(svg)
    return [*_boxes(sheet), *_lines(sheet), *_marks(sheet), *_words(sheet), *_frames(sheet), *_page(sheet)]


def _boxes(sheet: Sheet):
    for (one, a), (two, b) in combinations(sheet.boxes.items(), 2):
        if overlap(a, b):
            yield f"box {one} overlaps box {two}"


def _lines(sheet: Sheet):
    names, areas = list(sheet.boxes), np.stack(list(sheet.boxes.values()))
    for (kind, line), points in sheet.shafts.items():
        for k in np.flatnonzero(inside(points, areas)):
            yield f"{kind} {line} passes through box {names[k]}"


def _marks(sheet: Sheet):
    names, areas = list(sheet.boxes), np.stack(list(sheet.boxes.values()))
    points = {bond: np.concatenate([dense(mark) for mark in marks]) for bond, marks in sheet.marks.items()}
    for bond, own in points.items():
        for k in np.flatnonzero(inside(own, areas)):
            yield f"a mark of bond {bond} touches box {names[k]}"
    for (one, a), (two, b) in combinations(points.items(), 2):
        if near(a, b, 1.5):
            yield f"marks of bonds {one} and {two} touch"
    for (kind, line), shaft in sheet.shafts.items():
        for bond, own in points.items():
            if kind == "bond" and bond != line and near(own, shaft, 1.0):
                yield f"{kind} {line} touches a mark of bond {bond}"


def near(a: np.ndarray, b: np.ndarray, distance: float) -> bool:
    if (a.min(0) > b.max(0) + distance).any() or (b.min(0) > a.max(0) + distance).any():
        return False
    return bool((np.linalg.norm(a[:, None] - b[None], axis=-1) < distance).any())


def _words(sheet: Sheet):
    names, areas = list(sheet.boxes), np.stack(list(sheet.boxes.values()))
    words = {f"width of {name}": (name, area) for (_, name), area in sheet.widths.items()}
    words |= {f"title of {name}": ("", area) for name, area in sheet.titles.items()}
    for what, (own, area) in words.items():
        for k in range(len(names)):
            if overlap(area, areas[k]):
                yield f"{what} touches box {names[k]}"
        for (kind, line), shaft in sheet.shafts.items():
            if line != own and inside(shaft, area[None]).any():
                yield f"{what} is crossed by {kind} {line}"
        for bond, marks in sheet.marks.items():
            if any(inside(dense(mark), area[None]).any() for mark in marks):
                yield f"{what} is touched by a mark of {bond}"


def _frames(sheet: Sheet):
    for name, frame in sheet.frames.items():
        for box, area in sheet.boxes.items():
            part = box.partition(": ")[0] if ": " in box else box.rpartition(".")[0]
            belongs = part == name or part.startswith(f"{name}.")
            if belongs != bool((area[:2] > frame[:2]).all() and (area[2:] < frame[2:]).all()):
                yield f"box {box} is {'not in its' if belongs else 'in the'} frame {name}"
    for (one, a), (two, b) in combinations(sheet.frames.items(), 2):
        if overlap(a, b) != (two.startswith(f"{one}.") or one.startswith(f"{two}.")):
            yield f"frames {one} and {two} overlap"


def _page(sheet: Sheet):
    areas = [*sheet.boxes.values(), *sheet.frames.values(), *[area for _, area in sheet.texts]]
    points = np.concatenate([np.array(areas).reshape(-1, 2), *sheet.shafts.values()])
    if (points < sheet.view[:2]).any() or (points > sheet.view[2:]).any():
        yield "something is outside the picture"
    shown = sheet.smallest * min(1.0, PAGE / (sheet.view[2] - sheet.view[0]))
    if shown < LEGIBLE - 0.05:
        yield f"the smallest letters are {shown:.1f} px high"
