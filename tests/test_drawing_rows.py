"""Drawings of scalar graphs: components side by side, nets in frames between their junctions, parts in frames; every
bond is drawn once, and strokes and half-arrows touch neither each other nor a text."""

import xml.etree.ElementTree as xml
from itertools import combinations

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.graph.flatten import flatten
from bgjax.models import REGISTRY

from .test_drawing import SPACE, Picture, clear, shaft_points


def simplified(name: str) -> bg.Graph:
    return bg.simplify(bg.to_scalar(REGISTRY[name].build()))


def part_of(name: str, part: str):
    return lambda: bg.draw(simplified(name), part=part)


def lever():
    """A matrix of three rows and two columns between vectors of different widths, without any mechanism."""
    nodes = dict(F=bg.Se(np.ones(2)), v=bg.One(), m=bg.I(np.ones(2)), T=bg.TF(np.ones((3, 2))), k=bg.C(0.5))
    return bg.draw(bg.to_scalar(bg.Graph(nodes, ["F -> v -> m", "v -> T -> k"])))


DRAWN = {
    "lever": lever,
    "free_rigid_body": lambda: bg.draw(bg.to_scalar(REGISTRY["free_rigid_body"].build())),
    "pendulum_a01": lambda: bg.draw(bg.to_scalar(REGISTRY["pendulum_a01"].build())),
    "bar": part_of("pendulum", "bar"),
    "hinge": part_of("pendulum", "hinge"),
    "pendulum": lambda: bg.draw(simplified("pendulum"), expand=True),
}


def backwards() -> bg.Drawing:
    """The pendulum with its parts in another order."""
    model = REGISTRY["pendulum"].build()
    parts = {name: model.nodes[name] for name in reversed(model.order)}
    other = bgm.Assembly(parts, ["world -> hinge -> bar.O"], initial={"hinge.angle": 0.0})
    return bg.draw(bg.simplify(bg.to_scalar(other)), expand=True)


SLOW = {
    "backwards": backwards,
    "crank": part_of("slider_crank", "crank"),
    "big_end": part_of("slider_crank", "big_end"),
    "bore": part_of("slider_crank", "bore"),
    "not simplified": lambda: bg.draw(bg.to_scalar(REGISTRY["pendulum"].build()), expand=True),
    "planar": lambda: bg.draw(simplified("planar_slider_crank"), expand=True),
    "slider_crank": lambda: bg.draw(simplified("slider_crank"), expand=True),
}
ALL = {**DRAWN, **SLOW}
NAMES = [*DRAWN, *[pytest.param(name, marks=pytest.mark.slow) for name in SLOW]]


@pytest.fixture(scope="module")
def drawing():
    made: dict[str, bg.Drawing] = {}
    return lambda name: made[name] if name in made else made.setdefault(name, ALL[name]())


@pytest.mark.parametrize("name", NAMES)
def test_every_bond_is_drawn_once_and_labels_are_clear(name, drawing):
    found = drawing(name)
    seen, root = Picture(found.svg), xml.fromstring(found.svg)
    drawn = [group.get("data-line") for group in root.iter(f"{SPACE}g") if group.get("class") == "bond"]
    wanted = [line.name for line in found.sketch.lines if line.kind == "bond"]
    assert sorted(drawn) == sorted(wanted) and len(set(drawn)) == len(drawn)
    signals = [name for group in seen.signals for name in group.split(", ")]
    assert sorted(signals) == sorted(line.name for line in found.sketch.lines if line.kind == "signal")
    assert {box.name for box in found.sketch.boxes} <= set(seen.labels)
    clear(seen, lines=False)


@pytest.mark.parametrize("name", NAMES)
def test_bonds_pass_no_label_and_end_at_theirs(name, drawing):
    found = drawing(name)
    seen, strokes = Picture(found.svg), {line.name: line for line in found.sketch.lines}
    names, rects = list(seen.labels), np.stack(list(seen.labels.values()))
    low, high = rects[:, :2], rects[:, :2] + rects[:, 2:]
    for bond, parts in seen.bonds.items():
        (shaft,) = parts["shaft"]
        points = shaft_points(shaft)[:, None]
        touched = ((points > low) & (points < high)).all(-1).any(0)
        assert not touched.any(), f"{bond} passes through {names[int(touched.argmax())]}"
        line, (arrow,), (stroke,) = strokes[bond], parts["half-arrow"], parts["stroke"]
        assert seen.nearest(arrow[0]).endswith(line.head)
        assert seen.nearest(stroke.mean(axis=0)).endswith(line.head if line.stroke == "head" else line.tail)


@pytest.mark.parametrize("name", NAMES)
def test_strokes_and_half_arrows_do_not_touch_each_other_or_a_text(name, drawing):
    seen = Picture(drawing(name).svg)
    marks = [(bond, parts[kind][0]) for bond, parts in seen.bonds.items() for kind in ("half-arrow", "stroke")]
    for (bond, one), (other, two) in combinations(marks, 2):
        assert bond == other or not crossing(one, two), f"{bond} touches {other}"
    rects = np.stack(list(seen.labels.values()))
    low, high = rects[:, :2], rects[:, :2] + rects[:, 2:]
    for bond, mark in marks:
        points = np.linspace(mark[0], mark[1], 20)[:, None]
        assert not ((points > low) & (points < high)).all(-1).any(), bond


def crossing(one: np.ndarray, two: np.ndarray) -> bool:
    """Whether two segments intersect."""

    def side(a, b, c):
        return np.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

    return side(*one, two[0]) != side(*one, two[1]) and side(*two, one[0]) != side(*two, one[1])


def centre(seen: Picture, name: str) -> np.ndarray:
    x, y, width, height = seen.labels[name]
    return np.array([x + width / 2, y + height / 2])


def test_components_are_side_by_side_and_rotation_is_above_translation(drawing):
    seen = Picture(drawing("bar").svg)
    for family in ("omega", "O_hinge", "v_body", "turn_b", "turn_a"):
        places = [centre(seen, f"bar.{family}[{k}]") for k in range(3)]
        assert len({y for _, y in places}) == 1 and places[0][0] < places[1][0] < places[2][0]
        columns = [centre(seen, f"bar.omega[{k}]")[0] for k in range(3)]
        np.testing.assert_allclose([x for x, _ in places], columns, atol=0.1)  # written with one decimal
    rows = [centre(seen, f"bar.{name}")[1] for name in ("omega[0]", "O_hinge[0]", "v_body[0]", "turn[0,0]", "m[0]")]
    assert rows == sorted(rows)
    hinge = Picture(drawing("hinge").svg)
    assert centre(hinge, "hinge.lock[0]")[1] < centre(hinge, "hinge.hold[0]")[1]


@pytest.mark.parametrize("name", ["bar", "hinge", "pendulum"])
def test_letters_of_scalar_drawings_are_legible_at_the_width_of_a_page(name, drawing):
    """The smallest letters, of 11 px, are at least 8 px high where the drawing is 900 px wide."""
    width = float(xml.fromstring(drawing(name).svg).get("width"))
    assert 11.0 * min(1.0, 900.0 / width) >= 8.0


def test_a_net_is_one_row_between_its_junctions_in_a_frame(drawing):
    found = drawing("bar")
    seen = Picture(found.svg)
    entries = [centre(seen, f"bar.turn[{i},{j}]") for i in range(3) for j in range(3)]
    assert len({y for _, y in entries}) == 1
    assert centre(seen, "bar.turn_b[0]")[1] < entries[0][1] < centre(seen, "bar.turn_a[0]")[1]
    assert sorted(x for x, _ in entries) == [x for x, _ in entries]
    frames = [rect for rect in xml.fromstring(found.svg).iter(f"{SPACE}rect") if rect.get("class") == "frame"]
    inside = [f for f in frames if all(contains(f, place) for place in entries)]
    assert len(inside) == 1 and not contains(inside[0], centre(seen, "bar.turn_a[0]"))


def contains(frame, point) -> bool:
    x, y, width, height = (float(frame.get(key)) for key in ("x", "y", "width", "height"))
    return x < point[0] < x + width and y < point[1] < y + height


def test_parts_are_in_frames_that_do_not_overlap(drawing):
    found = drawing("pendulum")
    seen, root = Picture(found.svg), xml.fromstring(found.svg)
    frames = [r for r in root.iter(f"{SPACE}rect") if r.get("class") == "frame" and r.get("fill") == "white"]
    titles = [t.text for t in root.iter(f"{SPACE}text") if t.text in ("world", "bar", "hinge")]
    assert len(frames) == 3 and sorted(titles) == ["bar", "hinge", "world"]
    for node in flatten(simplified("pendulum")).structure.nodes:
        holding = [frame for frame in frames if contains(frame, centre(seen, node.name))]
        assert len(holding) == 1
    first = [centre(seen, "bar.omega[0]"), centre(seen, "hinge.turn_ab_b[0]")]
    assert [contains(frames[0], place) for place in first] in ([True, False], [False, True])


def test_other_graphs_keep_their_layout():
    """A graph without families of junctions is drawn as before."""
    assert not bg.draw(REGISTRY["rlc"].build()).sketch.frames
    assert 'class="frame"' not in bg.draw(bg.to_scalar(REGISTRY["rlc"].build())).svg
