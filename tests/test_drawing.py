"""The drawing says what the compiler found: parsed back from the SVG, by where things stand."""

import os
import shutil
import subprocess
import sys
import webbrowser
import xml.etree.ElementTree as xml
from itertools import combinations

import numpy as np
import pytest

import bgjax as bg
from bgjax.display.drawing.placing.grid import _snap
from bgjax.display.drawing.placing.start import first_coordinates
from bgjax.domains import control, electrical
from bgjax.mechanics import Assembly
from bgjax.models import REGISTRY


SPACE = "{http://www.w3.org/2000/svg}"


def servo():
    nodes = dict(wanted=bg.Signal(50.0), error=control.Sum("+-"), pi=control.PI(2.0, 20.0), drive=bg.MSe(),
                 motor=electrical.dc_motor(0.4, 0.05, 0.876, 0.0635, 0.226),
                 measured=control.LowPass(0.01))  # fmt: skip
    bonds = [
        "drive -> motor.terminals",
        "motor.rotor ~> measured",
        "wanted ~> error.i1",
        "measured ~> error.i2",
        "error ~> pi ~> drive",
    ]
    return bg.Graph(nodes, bonds)


def tree(count: int, seed: int = 0):
    """Masses and springs on a random tree: 4 nodes a branch."""
    random, nodes, bonds = np.random.default_rng(seed), dict(j0=bg.One(), m0=bg.I(1.0)), ["j0 -> m0"]
    for k in range(1, count):
        nodes |= {f"z{k}": bg.Zero(), f"k{k}": bg.C(1.0), f"j{k}": bg.One(), f"m{k}": bg.I(1.0)}
        bonds += [f"j{random.integers(max(0, k - 6), k)} -> z{k} -> j{k} -> m{k}", f"z{k} -> k{k}"]
    return bg.Graph(nodes, bonds)


def mesh(rows: int, columns: int):
    """Capacitors joined by resistors on a grid: cycles everywhere."""
    nodes, bonds = {}, []
    for i in range(rows):
        for j in range(columns):
            nodes |= {f"n{i}{j}": bg.Zero(), f"C{i}{j}": bg.C(1.0)}
            bonds.append(f"n{i}{j} -> C{i}{j}")
            for name, a, b in ((f"h{i}{j}", i, j + 1), (f"v{i}{j}", i + 1, j)):
                if a < rows and b < columns:
                    nodes |= {name: bg.One(), f"R{name}": bg.R(1.0)}
                    bonds += [f"n{i}{j} -> {name} -> n{a}{b}", f"{name} -> R{name}"]
    return bg.Graph(nodes, bonds)


def star(count: int):
    return bg.Graph(
        {"j": bg.One(), "m": bg.I(1.0)} | {f"R{k}": bg.R(1.0) for k in range(count)},
        ["j -> m", *[f"j -> R{k}" for k in range(count)]],
    )


def parallel():
    """Two bonds and a signal between the same junctions' neighbours."""
    nodes = dict(F=bg.Se(1.0), a=bg.One(), m=bg.I(1.0), T=bg.TF(2.0), b=bg.Zero(), k=bg.C(1.0), d=bg.MSe())
    return bg.Graph(nodes, ["F -> a -> m", "a -> T -> b -> k", "a -> b", "d -> a", "b ~> d"])


# drawn as word bond graphs; opened part by part
MECHANISMS = ("pendulum", "double_pendulum", "slider_crank", "sarrus", "motor_crank")
ASSEMBLIES = {name for name, model in REGISTRY.items() if isinstance(model.build(), Assembly)}
GRAPHS = {name: model.build for name, model in REGISTRY.items() if name not in ASSEMBLIES} | {
    "servo": servo, "tree": lambda: tree(37), "mesh": lambda: mesh(3, 4), "star": lambda: star(11),
    "parallel": parallel,
}  # fmt: skip


class Picture:
    """What is seen: label rectangles, and for every bond its shaft, half-arrow and stroke as points."""

    def __init__(self, svg: str):
        root = xml.fromstring(svg)
        groups = list(root.iter(f"{SPACE}g"))

        def kind(item):
            return (item.get("class") or "").split(" ")[0]

        def box(rect):
            return np.array([float(rect.get(k)) for k in ("x", "y", "width", "height")])

        def texts(group):
            return [t.text for t in group.iter(f"{SPACE}text")]

        self.labels = {g.get("data-box"): box(g.find(f"{SPACE}rect")) for g in groups if kind(g) == "box"}
        self.bonds = {g.get("data-line"): self.paths(g) for g in groups if kind(g) == "bond"}
        self.signals = {g.get("data-line"): self.paths(g) for g in groups if kind(g) == "signal"}
        self.marks = {g.get("data-line"): g.get("data-mark") for g in groups if kind(g) == "bond"}
        self.widths = {g.get("data-line"): texts(g) for g in groups if kind(g) == "bond"}

    @staticmethod
    def paths(group) -> dict[str, list[np.ndarray]]:
        found: dict[str, list[np.ndarray]] = {}
        for path in group.iter(f"{SPACE}path"):
            numbers = np.array([float(word) for word in path.get("d").split() if word not in "MLQZ"]).reshape(-1, 2)
            points = numbers if path.get("class") != "shaft" or "Q" in path.get("d") else along(numbers)
            found.setdefault(path.get("class"), []).append(points)
        return found

    def gap(self, node: str, point: np.ndarray) -> float:
        """Distance of a point from a label's rectangle; 0 inside."""
        x, y, w, h = self.labels[node]
        return float(np.hypot(*np.maximum(np.maximum([x, y] - point, point - [x + w, y + h]), 0.0)))

    def nearest(self, point: np.ndarray) -> str:
        """The node whose label is nearest, or the node that the nearest label names if that is drawn elsewhere."""
        return min(self.labels, key=lambda node: self.gap(node, point)).rpartition(": ")[2]


def along(corners: np.ndarray) -> np.ndarray:
    """A straight line as it is, of one with corners many points."""
    pieces = [a + np.linspace(0.0, 1.0, 25)[:, None] * (b - a) for a, b in zip(corners, corners[1:], strict=False)]
    return corners if len(corners) == 2 else np.concatenate(pieces)


def shaft_points(points: np.ndarray) -> np.ndarray:
    """Along a straight shaft (two points), a quadratic Bézier (three), or one with corners (many)."""
    if len(points) > 3:
        return points
    s = np.linspace(0.0, 1.0, 50)[:, None]
    a, c, b = (points[0], points.mean(axis=0), points[1]) if len(points) == 2 else points
    return (1 - s) ** 2 * a + 2 * s * (1 - s) * c + s**2 * b


def with_router(router: str, monkeypatch) -> None:
    if router == "distances":
        monkeypatch.setattr(shutil, "which", lambda _: None)
    elif not shutil.which("dot"):
        pytest.skip("graphviz is not installed")


@pytest.mark.parametrize("router", ["graphviz", "distances"])
@pytest.mark.parametrize("name", GRAPHS)
def test_drawing_equals_the_compiled_graph(name, router, monkeypatch):
    with_router(router, monkeypatch)
    system = bg.compile(GRAPHS[name]())
    structure, strokes = system.causality.structure, system.causality.strokes
    seen = Picture(bg.draw(system, expand=True).svg)
    owner = {
        node.name: node.name if node.name in seen.labels else node.name.rpartition(".")[0] for node in structure.nodes
    }
    assert {label for label in seen.labels if ": " not in label} == set(owner.values())  # others name nodes elsewhere
    assert set(seen.bonds) == {bond.name for bond in structure.bonds}
    assert set(seen.signals) == {signal.name for signal in structure.signals}
    for bond in structure.bonds:
        parts = seen.bonds[bond.name]
        assert len(parts["shaft"]) == min(bond.width, 2) and seen.widths[bond.name] == [str(bond.width)] * (
            bond.width > 1
        )
        (arrow,), (stroke,) = parts["half-arrow"], parts["stroke"]
        assert seen.nearest(arrow[0]) == owner[bond.head]  # the tip
        assert seen.nearest(stroke.mean(axis=0)) == owner[strokes[bond.name]]
        across = stroke[1] - stroke[0]
        end = parts["shaft"][0][[0, -1]] if len(parts["shaft"][0]) == 2 else parts["shaft"][0][[0, 1]]
        assert len(parts["shaft"][0]) == 3 or abs(across @ (end[1] - end[0])) < 0.1 * np.linalg.norm(
            across
        ) * np.linalg.norm(end[1] - end[0])
    for signal in structure.signals:
        (arrow,) = seen.signals[signal.name]["arrow"]
        assert seen.nearest(arrow[0]) == owner[signal.target]


@pytest.mark.parametrize("router", ["graphviz", "distances"])
@pytest.mark.parametrize("name", GRAPHS)
def test_labels_keep_clear_of_labels_and_lines(name, router, monkeypatch):
    with_router(router, monkeypatch)
    clear(Picture(bg.draw(GRAPHS[name](), expand=True).svg))


@pytest.mark.parametrize("name", MECHANISMS)
def test_mechanisms_are_drawn_as_word_bond_graphs(name):
    model = REGISTRY[name].build()
    clear(Picture(bg.draw(model).svg))


@pytest.mark.parametrize("part", ["crank", "main", "big_end", "small_end", "bore"])
def test_mechanical_parts_open(part):
    """Bodies and joints one by one: no label overlaps another."""
    seen = Picture(bg.draw(REGISTRY["slider_crank"].build(), part=part).svg)
    clear(seen, lines=False)


def clear(seen: Picture, lines: bool = True) -> None:
    names, rects = list(seen.labels), np.stack(list(seen.labels.values()))
    low, high = rects[:, :2], rects[:, :2] + rects[:, 2:]
    for a, b in combinations(range(len(names)), 2):
        assert (high[a] <= low[b]).any() or (high[b] <= low[a]).any(), f"{names[a]} overlaps {names[b]}"
    for line, parts in (seen.bonds | seen.signals).items() if lines else ():
        for shaft in parts["shaft"]:
            points = shaft_points(shaft)[:, None]
            touched = ((points > low) & (points < high)).all(-1).any(0)
            assert not touched.any(), f"{line} passes through {names[int(touched.argmax())]}"


def test_derivative_causality_and_loops_are_coloured():
    seen = Picture(bg.draw(REGISTRY["two_inertias"].build()).svg)
    assert [bond for bond, mark in seen.marks.items() if mark == "derivative"] == ["shaft->J2"]
    system = bg.compile(REGISTRY["resistive_network"].build())
    seen = Picture(bg.draw(system).svg)
    looped = {variable.rpartition(".")[0] for loop in system.loops for variable in loop}
    assert looped and looped == {bond for bond, mark in seen.marks.items() if mark == "loop"}


def plant(count: int = 6):
    """Motors on one shaft: more nodes than are drawn at once."""
    motor = electrical.dc_motor(0.4, 0.05, 0.876, 0.0635, 0.226)
    nodes = dict(V=electrical.voltage_source(60.0), bus=bg.Zero(), R=electrical.resistor(1.0)) | {
        f"motor{k}": motor for k in range(count)
    }
    return bg.Graph(nodes, ["V -> bus -> R", *[f"bus -> motor{k}.terminals" for k in range(count)]])


def test_large_graph_folds_into_a_word_bond_graph_and_opens():
    system = bg.compile(plant())
    folded = bg.draw(system)
    seen = Picture(folded.svg)
    assert set(seen.labels) == {"V", "bus", "R", *[f"motor{k}" for k in range(6)]}
    assert set(seen.bonds) == {"V.V->bus", "bus->R.R", *[f"bus->motor{k}.armature" for k in range(6)]}
    strokes = system.causality.strokes
    for bond, parts in seen.bonds.items():
        assert seen.nearest(parts["stroke"][0].mean(axis=0)) == strokes[bond].split(".")[0]
    assert [name for name, _ in folded.folded] == [f"motor{k}" for k in range(6)] and folded._repr_html_().count(
        "<details>"
    ) == 6
    inside = Picture(folded.folded[0][1].svg)
    assert set(inside.labels) == {
        "bus",
        *[f"motor0.{name}" for name in ("armature", "L", "Ra", "motor", "rotor", "J", "drag")],
    }
    stroke = inside.bonds["bus->motor0.armature"]["stroke"][0].mean(axis=0)
    assert inside.nearest(stroke) == strokes["bus->motor0.armature"] == "motor0.armature"
    assert len(Picture(bg.draw(system, expand=["motor1"]).svg).labels) == 9 - 1 + 7
    assert len(Picture(bg.draw(system, expand=True).svg).labels) == 3 + 6 * 7
    assert bg.draw(system, part="motor2").svg.count('class="bond') == 7


def test_part_and_faulty_graph_are_drawn_without_strokes():
    part = bg.draw(electrical.dc_motor(0.4, 0.05, 0.876, 0.0635))
    assert 'class="half-arrow"' in part.svg and 'class="stroke"' not in part.svg
    assert {(line.name, line.head) for line in part.sketch.lines if line.kind == "port"} == {
        ("port terminals", "armature"),
        ("port shaft", "rotor"),
    }
    nested = bg.Graph(
        dict(motor=electrical.dc_motor(0.4, 0.05, 0.876, 0.0635), J=bg.I(1.0)),
        ["motor.shaft -> J"],
        ports={"plug": "motor.terminals"},
    )
    assert (
        bg.draw(nested).sketch.lines[-1].head == "motor.armature"
        and bg.draw(nested, expand=False).sketch.lines[-1].head == "motor"
    )
    graph = bg.Graph(dict(A=bg.Se(1.0), x=bg.TF(2.0), B=bg.Se(1.0)), ["A -> x -> B"])
    wrong = bg.draw(graph)
    assert {box.name for box in wrong.sketch.boxes if box.mark == "fault"} == {"B"}
    assert "no causality satisfies" in wrong.svg


def test_files_are_written_and_misuse_is_named(tmp_path):
    drawing = bg.draw(REGISTRY["rc"].build())
    assert drawing.save(tmp_path / "rc.svg").read_text() == drawing.svg == drawing._repr_svg_()
    assert "<svg" in drawing.save(tmp_path / "rc.html").read_text()
    for act, text in ((lambda: bg.draw("graph"), "got a str"),
                      (lambda: bg.draw(REGISTRY["rc"].build(), part="R"), "not a part"),
                      (lambda: bg.draw(bg.Graph({})), "empty graph"),
                      (lambda: bg.draw(REGISTRY["rc"].build(), expand=3), "does not name parts")):  # fmt: skip
        with pytest.raises(bg.StructureError, match=text):
            act()


def test_pdf_has_letters_as_letters_and_png_is_twice_as_large(tmp_path):
    drawing = bg.draw(REGISTRY["servo_drive"].build())
    content = drawing.save(tmp_path / "servo.pdf").read_bytes()
    assert content.startswith(b"%PDF") and b"/Subtype /TrueType" in content.replace(b"Type0", b"TrueType")
    assert b"/Subtype /Image" not in content
    page = [float(word) for word in content.partition(b"/MediaBox [ ")[2].partition(b" ]")[0].split()]
    np.testing.assert_allclose(page[2:], [drawing.picture.width, drawing.picture.height], rtol=1e-4)
    image = drawing.save(tmp_path / "servo.PNG").read_bytes()
    size = [int.from_bytes(image[k : k + 4], "big") for k in (16, 20)]  # of the first block, IHDR
    assert image.startswith(b"\x89PNG") and np.allclose(size, [2 * page[2], 2 * page[3]], atol=2.0)


@pytest.mark.parametrize("can", [True, False])
def test_show_opens_a_browser_or_says_where_the_page_is(can, monkeypatch, capsys):
    opened = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or can)
    place = bg.draw(REGISTRY["rc"].build()).show()
    assert opened == [place.as_uri()] and "<svg" in place.read_text()
    assert (str(place) in capsys.readouterr().out) is not can


def test_first_coordinates_have_the_distances_of_the_graph(monkeypatch):
    """A path of nodes is a straight line; a grid of 3 × 3 nodes is square, and the same in every numbering."""
    monkeypatch.setattr(shutil, "which", lambda _: None)
    path = first_coordinates(30, [(k, k + 1) for k in range(29)], [])[0]
    np.testing.assert_allclose(np.linalg.norm(path[0] - path, axis=1), np.arange(30), atol=1e-3)
    edges = [(3 * i + k, 3 * i + k + 1) for i in range(3) for k in range(2)] + [(k, k + 3) for k in range(6)]
    rng = np.random.default_rng(2)
    for number in (np.arange(9), rng.permutation(9)):
        grid = first_coordinates(9, [(number[a], number[b]) for a, b in edges], [])[0][number].reshape(3, 3, 2)
        sides = np.linalg.norm([grid[0, 2] - grid[0, 0], grid[2, 0] - grid[0, 0]], axis=1)
        assert abs((grid[0, 2] - grid[0, 0]) @ (grid[2, 0] - grid[0, 0])) < 1e-2 * sides[0] ** 2
        assert abs(sides[0] - sides[1]) < 1e-2 * sides[0]
        np.testing.assert_allclose(grid[1, 1], grid.reshape(9, 2).mean(axis=0), atol=1e-2)


@pytest.mark.parametrize(
    "method", [bg.DerivativeCausality(), bg.Compliant(1e6, 200.0)], ids=lambda method: type(method).__name__
)
def test_what_a_method_puts_on_a_joint_is_drawn_inside_it(method):
    drawing = bg.draw(bg.compile(REGISTRY["pendulum"].build(), method=method))
    assert {box.name for box in drawing.sketch.boxes} == {"world", "bar", "hinge"}
    inside = {box.name for box in dict(drawing.folded)["hinge"].sketch.boxes}
    assert inside >= ({"hinge.rates_split"} if isinstance(method, bg.DerivativeCausality) else {"hinge.hold.spring"})


def test_drawing_does_not_depend_on_the_order_of_sets():
    code = (
        "import bgjax as bg, hashlib; from bgjax.models import crank_slider_favre as m; "
        "print(hashlib.md5(bg.draw(m.build()).svg.encode()).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        )
        for seed in "02"
    ]
    assert runs[0].stdout == runs[1].stdout


def test_lines_and_boxes_carry_their_names_for_scripts():
    motor = electrical.dc_motor(0.4, 0.05, 0.876, 0.0635)
    nodes = dict(V=bg.Se(1.0), i=bg.One(), L=bg.I(0.1), motor=motor, d=control.LowPass(0.01))
    graph = bg.Graph(nodes, ["V -> i -> L", "i -> motor.terminals", "i ~> d"])
    root = xml.fromstring(bg.draw(graph, expand=False).svg)
    boxes = [group for group in root.iter(f"{SPACE}g") if group.get("class") == "box"]
    assert {box.get("data-box"): box.get("data-part") for box in boxes} == dict.fromkeys("ViLd") | {"motor": "1"}
    groups = [group for group in root.iter(f"{SPACE}g") if group.get("data-line")]
    wanted = {"V->i": "bond", "i->L": "bond", "i->motor.armature": "bond", "i.flow~>d.input": "signal"}
    assert {group.get("data-line"): group.get("class") for group in groups} == wanted
    assert '<g class="port" data-line="port terminals"' in bg.draw(motor).svg
    assert 'class="bond" data-line="V-&gt;i"' in bg.draw(graph).svg


def test_hundreds_of_nodes_near_each_other_get_cells_of_their_own():
    """More than there are cells near them: a node with hundreds of neighbours."""
    cells = _snap(0.3 * np.random.default_rng(1).normal(size=(400, 2)))
    assert len({tuple(cell) for cell in cells}) == 400 and np.abs(cells).max() <= 12
