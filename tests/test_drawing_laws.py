"""Laws of all drawings: boxes, strokes, half-arrows, texts and frames keep clear of each other, all is inside the
picture, and letters are legible on a page 900 px wide."""

import xml.etree.ElementTree as xml
from itertools import combinations

import numpy as np
import pytest

import bgjax as bg
from bgjax.domains import electrical
from bgjax.models import REGISTRY

from .test_drawing import SPACE, Picture, mesh, plant, servo, shaft_points, star, tree


PAGE, LEGIBLE = 900.0, 8.5  # px; 9 but for few joints with long names
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
        return np.concatenate([shaft_points(shaft) for shaft in Picture.paths(group)["shaft"]])


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
    if shown < LEGIBLE:
        yield f"the smallest letters are {shown:.1f} px high"


def nested():
    """Parts in a part, beside another part."""
    motor = electrical.dc_motor(0.4, 0.05, 0.876, 0.0635, 0.226)
    axis = bg.Graph(
        dict(motor=motor, gear=bg.TF(20.0), load=bg.One(), J=bg.I(1.0)),
        ["motor.shaft -> gear -> load -> J"],
        ports={"plug": "motor.terminals"},
    )
    nodes = dict(V=electrical.voltage_source(60.0), bus=bg.Zero(), first=axis, second=axis)
    return bg.Graph(nodes, ["V -> bus -> first.plug", "bus -> second.plug"])


def line(count: int):
    """A long chain of masses and springs, whose ends are connected by three bonds."""
    nodes, bonds = dict(F=bg.Se(1.0), j0=bg.One()), ["F -> j0"]
    for k in range(count):
        nodes |= {f"m{k}": bg.I(1.0), f"z{k}": bg.Zero(), f"k{k}": bg.C(1.0), f"j{k + 1}": bg.One()}
        bonds += [f"j{k} -> m{k}", f"j{k} -> z{k} -> j{k + 1}", f"z{k} -> k{k}"]
    nodes |= dict(a=bg.TF(2.0), b=bg.TF(3.0))
    return bg.Graph(nodes, [*bonds, f"j{count} -> a -> j0", f"j{count} -> b -> j0"])


def couplings():
    """Two parts that several bonds and signals connect, in both directions."""
    side = bg.Graph(
        dict(
            a=bg.Zero(),
            b=bg.Zero(),
            c=bg.Zero(),
            Ca=bg.C(1.0),
            Cb=bg.C(1.0),
            Cc=bg.C(1.0),
            j=bg.One(),
            k=bg.One(),
            Rj=bg.R(1.0),
            Rk=bg.R(1.0),
        ),
        ["a -> Ca", "b -> Cb", "c -> Cc", "a -> j -> b", "b -> k -> c", "j -> Rj", "k -> Rk"],
        ports={"A": "a", "B": "b", "C": "c"},
    )
    wires = bg.Graph(
        dict(a=bg.One(), b=bg.One(), c=bg.One(), Ra=bg.R(1.0), Rb=bg.R(1.0), Rc=bg.R(1.0)),
        ["a -> Ra", "b -> Rb", "c -> Rc"],
        ports={"A": "a", "B": "b", "C": "c"},
    )
    bonds = [f"{one}.{port} -> {two}.{port}" for one, two in (("left", "wires"), ("wires", "right")) for port in "ABC"]
    return bg.Graph(dict(left=side, wires=wires, right=side), bonds)


QUICK = {
    "servo": servo, "star": lambda: star(7), "mesh": lambda: mesh(3, 4), "nested": nested, "couplings": couplings,
    "line": lambda: line(9), "plant": lambda: plant(3), "pendulum": REGISTRY["pendulum"].build,
    "planar_pendulum": REGISTRY["planar_pendulum"].build, "servo_drive": REGISTRY["servo_drive"].build,
    "rotating_rod": REGISTRY["rotating_rod"].build, "crank_slider_favre": REGISTRY["crank_slider_favre"].build,
}  # fmt: skip
SLOW = {name: model.build for name, model in REGISTRY.items()} | {"tree": lambda: tree(37), "long": lambda: line(30)}
NAMES = [*QUICK, *[pytest.param(name, marks=pytest.mark.slow) for name in SLOW if name not in QUICK]]


@pytest.mark.parametrize("name", NAMES)
def test_laws(name):
    """The graph folded and open, and each of its folded parts."""
    system = bg.compile((SLOW | QUICK)[name]())
    word = bg.draw(system, expand=False)
    drawings = {"folded": word, "open": bg.draw(system, expand=True)} | dict(word.folded)
    wrong = [f"{what}: {fault}" for what, drawing in drawings.items() for fault in faults(drawing.svg)]
    assert not wrong, "\n".join(wrong)


LARGE = [pytest.param(name, marks=pytest.mark.slow) for name in ("slider_crank", "planar_slider_crank")]
SCALAR = ["pendulum_a01", "pendulum", *LARGE]


@pytest.mark.parametrize("name", SCALAR)
def test_laws_of_graphs_of_scalar_bonds(name):
    """All but one: the entries of a matrix in one row make sheets wide, whose letters are small on a page."""
    drawing = bg.draw(bg.simplify(bg.to_scalar(REGISTRY[name].build())), expand=True)
    wrong = [fault for fault in faults(drawing.svg) if "letters" not in fault]
    assert not wrong, "\n".join(wrong)


def test_inner_parts_are_in_frames_inside_frames():
    sheet = Sheet(bg.draw(nested(), expand=True).svg)
    assert set(sheet.frames) == {"first", "second", "first.motor", "second.motor"}
    whole, inner = sheet.frames["first"], sheet.frames["first.motor"]
    assert (whole[:2] < inner[:2]).all() and (inner[2:] < whole[2:]).all()
    half = Sheet(bg.draw(nested(), expand=["first"]).svg)
    assert "second" in half.boxes and "second" not in half.frames


def test_long_graphs_are_folded():
    """Nine masses in a row would be more than 1500 px wide."""
    sheet = Sheet(bg.draw(line(12), expand=True).svg)
    assert sheet.view[2] - sheet.view[0] <= 1100.0


@pytest.mark.parametrize("name", ["pendulum", "slider_crank"])
def test_bodies_have_rotation_above_hinge_points_above_translation(name):
    system = bg.compile(REGISTRY[name].build())
    body, point = {"pendulum": ("bar", "O_hinge"), "slider_crank": ("rod", "A_big_end")}[name]
    boxes = Sheet(bg.draw(system, part=body).svg).boxes
    heights = [boxes[f"{body}.{node}"][1] for node in ("J", "omega", f"arm_{point}", point, "v_body", "turn", "v", "m")]
    assert heights == sorted(heights) and len(set(heights)) == len(heights)


def test_rotation_of_a_joint_is_above_its_translation():
    boxes = Sheet(bg.draw(REGISTRY["pendulum"].build(), part="hinge").svg).boxes
    rotation = [boxes[f"hinge.{name}"][3] for name in ("turn_ab", "spin", "rates", "about", "blocked", "lock")]
    assert max(rotation) < min(boxes[f"hinge.{name}"][1] for name in ("turn_a", "together", "turn_b", "hold"))


def test_hinge_points_of_a_planar_body_are_below_its_motion():
    boxes = Sheet(bg.draw(REGISTRY["planar_slider_crank"].build(), part="rod").svg).boxes
    points = [boxes[f"rod.{name}"] for name in ("A_big_end", "B_small_end")]
    assert points[0][1] == points[1][1] > boxes["rod.v"][3]
