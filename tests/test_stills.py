"""Pictures of scenes: places of what is drawn, computed by hand; order of painting; formats."""

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from bgjax.errors import BondGraphError
from bgjax.scene import (
    WORLD,
    Anchor,
    Arrow,
    Box,
    Capsule,
    Cylinder,
    Ellipsoid,
    Extrusion,
    Frame,
    Lines,
    Mesh,
    Play,
    Point,
    Ring,
    Scene,
    Solid,
    Sphere,
    Stretched,
)
from bgjax.viewer.film import still
from bgjax.viewer.film.marks.pixels import image
from bgjax.viewer.film.painting.arrows import Arrows
from bgjax.viewer.film.painting.rounding import clock, length, quantity, rounded_down
from bgjax.viewer.film.painting.stretched import axis_between, zigzag
from bgjax.viewer.film.staging.camera import Camera
from bgjax.viewer.film.staging.poses import drawable, matrices, poses_at
from bgjax.viewer.film.staging.views import view_of
from bgjax.viewer.film.surfaces.meshes import clustered
from bgjax.viewer.film.surfaces.outlines import filled, hatching, outline
from bgjax.viewer.film.surfaces.surface import surface
from bgjax.viewer.film.surfaces.tessellation import AROUND, tessellated
from bgjax.viewer.motion import Motion, motion

from .moving_slider import SCENE, about_z, moving, places


TIMES = np.linspace(0.0, 2.0 * np.pi, 101)
RUN = moving(TIMES)
WIDTH, HEIGHT = 640, 480
LEFT, ABOVE, RIGHT, BELOW = 26.0, 34.0, 26.0, 44.0  # px, the margins of pictures
SVG = "{http://www.w3.org/2000/svg}"


def at_rest(scene, label="rest", times=(0.0,)):
    """A motion in which all frames are at the origin."""
    count = len(times)
    turns = np.tile([1.0, 0.0, 0.0, 0.0], (count, 1))
    names = [frame.name for frame in scene.frames]
    return Motion(label, np.array(times), {n: np.zeros((count, 3)) for n in names}, {n: turns for n in names})


def elements(picture, tag, kind):
    root = ElementTree.fromstring(picture.svg)
    return [node for node in root.iter(SVG + tag) if node.get("class") == kind]


def points_of(node):
    return np.array([[float(x) for x in pair.split(",")] for pair in node.get("points").split()])


def dots(picture, kind="point"):
    found = elements(picture, "circle", kind)
    return {node.get("data-owner"): np.array([float(node.get("cx")), float(node.get("cy"))]) for node in found}


def by_hand(low, high, point):
    """The pixel of a point of the plane in a picture that shows the rectangle from `low` to `high`."""
    room = np.array([WIDTH - LEFT - RIGHT, HEIGHT - ABOVE - BELOW])
    scale = min(room / (np.array(high) - np.array(low)))
    offset = (np.asarray(point) - 0.5 * (np.array(low) + np.array(high))) * np.array([scale, -scale])
    return np.array([LEFT, ABOVE]) + 0.5 * room + offset


# -- where things are --------------------------------------------------------------------------------
def test_points_of_a_slider_crank_are_where_the_closed_form_says():
    """Without shapes the picture shows the rectangle in which the points move: the end of the crank from -r to r, the
    middle of the rod from its least to its largest x, which is beyond r."""
    scene = replace(SCENE, solids=(), frames=SCENE.frames)
    most = places(TIMES)["rod.G"][:, 0].max()
    for t in (0.0, 0.7, 2.0, 5.1):
        found = dots(still(scene, RUN, t, traces=["crank.B", "rod.G"]))
        for name in found:
            wanted = by_hand((-0.2, -0.2), (most, 0.2), places(t)[name])
            assert found[name] == pytest.approx(wanted, abs=0.02), name  # two decimals of a pixel


def test_a_trace_is_the_path_from_the_beginning_to_now():
    picture = still(replace(SCENE, solids=()), RUN, TIMES[40], traces="crank.B")
    (trace,) = elements(picture, "polyline", "trace")
    most = places(TIMES)["rod.G"][:, 0].max()
    wanted = [by_hand((-0.2, -0.2), (most, 0.2), place) for place in places(TIMES[:41])["crank.B"]]
    assert points_of(trace) == pytest.approx(np.array(wanted), abs=0.02)


def test_between_saved_times_the_motion_is_interpolated():
    """101 times in a turn: the error of cubics is about (2π/100)⁴/384 of the radius, near the ends more."""
    between = 0.5 * (TIMES[1:] + TIMES[:-1])
    poses = poses_at(RUN, between)
    assert poses.place(SCENE.points[0].anchor)[:, :2] == pytest.approx(places(between)["crank.B"], abs=3e-6)
    assert poses.place(SCENE.points[1].anchor)[:, :2] == pytest.approx(places(between)["rod.G"], abs=3e-6)
    exact = poses_at(RUN, TIMES)
    assert exact.place(Anchor("piston"))[:, :2] == pytest.approx(places(TIMES)["piston"], abs=1e-14)


def test_orientations_whose_sign_jumps_are_interpolated_as_rotations():
    times = np.linspace(0.0, 1.0, 11)
    quaternions = about_z(times) * np.where(np.arange(11) % 2, -1.0, 1.0)[:, None]
    run = Motion("signs", times, {"a": np.zeros((11, 3))}, {"a": quaternions})
    turned = poses_at(run, np.array([0.35])).turn(Anchor("a"))[0]
    assert turned[:2, 0] == pytest.approx([np.cos(0.35), np.sin(0.35)], abs=1e-6)


SPACE = Scene(
    frames=(Frame("body", ""),),
    points=tuple(Point(f"p{k}", Anchor("body", tuple(p))) for k, p in enumerate(np.diag([0.5] * 3).tolist())),
    up=(0.0, 0.0, 1.0),
)


@pytest.mark.parametrize(
    ("view", "right", "up"),
    [
        ("front", (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)),
        ("side", (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
        ("top", (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
        ("iso", (0.5**0.5, 0.5**0.5, 0.0), (-1 / 6**0.5, 1 / 6**0.5, 2 / 6**0.5)),
        ((0.0, -2.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)),
        ((0.0, 0.0, 3.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
    ],
)
def test_views_in_space(view, right, up):
    found = dots(still(SPACE, at_rest(SPACE), 0.0, view=view, traces=["p0", "p1", "p2"]))
    plane = 0.5 * np.array([right, up]).T  # places of the three points across the view
    for k in range(3):
        assert found[f"p{k}"] == pytest.approx(by_hand(plane.min(axis=0), plane.max(axis=0), plane[k]), abs=0.02)


def test_the_default_view_is_along_the_normal_of_a_plane_and_otherwise_from_three_sides():
    assert view_of(SCENE).flat and view_of(SCENE).axes == pytest.approx(np.eye(3))
    tilted = replace(SCENE, normal=(0.0, -1.0, 0.0), up=(0.0, 0.0, 1.0))
    assert view_of(tilted).axes == pytest.approx(np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]]))
    horizontal = replace(SCENE, normal=(0.0, 0.0, 1.0), up=(0.0, 0.0, 1.0))
    assert view_of(horizontal).axes[2] == pytest.approx([0.0, 0.0, 1.0])
    assert view_of(SPACE).axes[2] == pytest.approx(np.array([1.0, -1.0, 1.0]) / 3**0.5)
    for scene in (SCENE, tilted, horizontal, SPACE):
        for wanted in ("front", "top", "side", "iso", (1.0, 0.2, -3.0)):
            axes = view_of(scene, wanted).axes
            assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-12) and np.linalg.det(axes) == pytest.approx(1.0)


# -- shapes ------------------------------------------------------------------------------------------
POLYGON = 0.5 * AROUND * np.sin(2.0 * np.pi / AROUND)  # area of the polygon in a unit circle
COMB = ((0, 0), (5, 0), (5, 2), (4, 2), (4, 1), (3, 1), (3, 2), (2, 2), (2, 1), (1, 1), (1, 2), (0, 2))
# teeth of different widths and depths: 6 × 3 less two gaps
UNEVEN = ((0, 0), (6, 0), (6, 3), (4.35, 3), (4.35, 0.7), (3.3, 0.7), (3.3, 3), (1.9, 3), (1.9, 1.6), (0.2, 1.6))
UNEVEN = (*UNEVEN, (0.2, 3), (0, 3))
TURNED = dict(position=(1.0, 2.0, 3.0), orientation=(0.5, 0.5, -0.5, 0.5))


def volume(surface):
    """The volume inside a surface, by the divergence theorem on fans of triangles."""
    total = 0.0
    for group in surface.groups:
        corners = surface.vertices[group]
        for k in range(1, group.shape[1] - 1):
            total += np.sum(np.cross(corners[:, 0], corners[:, k]) * corners[:, k + 1]) / 6.0
    return total


@pytest.mark.parametrize(
    ("shape", "wanted", "share"),
    [
        (Box((1.0, 2.0, 3.0)), 6.0, 1e-12),
        (Box((0.1, 0.2, 9.0), **TURNED), 0.18, 1e-12),
        (Cylinder(0.5, 3.0, **TURNED), 0.75 * POLYGON, 1e-12),
        (Extrusion(((0, 0), (2, 0), (0, 3)), 0.5), 1.5, 1e-12),
        (Extrusion(COMB[::-1], 0.25, **TURNED), 2.0, 1e-12),
        (Extrusion(UNEVEN, 0.25, **TURNED), 0.25 * 13.205, 1e-12),
        (Sphere(0.5), 4.0 / 3.0 * np.pi * 0.125, 0.04),  # polyhedra inside the curved shapes
        (Ellipsoid((1.0, 2.0, 3.0), **TURNED), 8.0 * np.pi, 0.04),
        (Capsule(0.5, 2.0), np.pi * (0.5 + 0.5 / 3.0), 0.04),
        (Ring(2.0, 0.25), 2.0 * np.pi * 2.0 * np.pi * 0.0625, 0.06),
    ],
    ids=lambda value: type(value).__name__,
)
def test_surfaces_are_closed_and_enclose_the_volume_of_their_shape(shape, wanted, share):
    surface = tessellated(shape)
    assert volume(surface) == pytest.approx(wanted, rel=share)
    assert np.all(surface.sides >= 0)
    outside = surface.normals @ (surface.vertices.mean(axis=0) + 100.0 * np.ones(3)) > 0
    assert 0 < outside.sum() < len(surface.normals)


@pytest.mark.parametrize("seed", range(12))
def test_random_plates_have_sides_all_around_and_nowhere_else(seed):
    random = np.random.default_rng(seed)
    count = int(random.integers(5, 40))
    angle = 2.0 * np.pi * (np.arange(count) + random.uniform(-0.4, 0.4, count)) / count
    corners = random.uniform(0.1, 1.0, count)[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    surface = tessellated(Extrusion(tuple(map(tuple, corners)), 0.3))
    assert volume(surface) == pytest.approx(0.3 * area([corners]))
    sides = surface.vertices[surface.groups[-1]]  # the last group has the sides
    edges = np.linalg.norm(np.cross(sides[:, 2] - sides[:, 0], sides[:, 3] - sides[:, 1]), axis=1)
    assert 0.5 * edges.sum() == pytest.approx(0.3 * np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).sum())


def area(loops):
    return 0.5 * sum(x @ np.roll(y, -1) - y @ np.roll(x, -1) for x, y in (loop.T for loop in loops))


def test_outlines_have_the_area_that_the_shape_covers():
    """A box covers Σ |n·k| A, a plate with a hollow its own area, a ring π((R+r)² − (R−r)²)."""
    towards = np.array([1.0, 2.0, 3.0]) / 14**0.5
    first = np.cross([0.0, 0.0, 1.0], towards)
    axes = np.array([first / np.linalg.norm(first), np.cross(towards, first / np.linalg.norm(first))])
    box = tessellated(Box((1.0, 2.0, 3.0)))
    found = area([box.vertices[loop] @ axes.T for loop in outline(box, towards)])
    assert found == pytest.approx(towards @ np.array([6.0, 3.0, 2.0]))
    plate, ring = tessellated(Extrusion(COMB, 0.1)), tessellated(Ring(2.0, 0.5))
    along = np.array([0.0, 0.0, 1.0])
    loops = [plate.vertices[loop][:, :2] for loop in outline(plate, along)]
    assert area(loops) == pytest.approx(8.0)
    rings = [ring.vertices[loop][:, :2] for loop in outline(ring, along)]
    assert len(rings) == 2 and area(rings) == pytest.approx(np.pi * (2.5**2 - 1.5**2), rel=0.01)
    assert area([filled(rings)]) == pytest.approx(area(rings))  # one polygon with a hole


def test_hatching_stays_inside_and_covers():
    """The sum of lengths times the spacing is about the area."""
    lines = hatching([np.array(COMB, float)], 0.01)
    lengths = np.linalg.norm(lines[:, 1] - lines[:, 0], axis=1)
    assert 0.01 * lengths.sum() == pytest.approx(8.0, rel=0.01)
    middle = lines.mean(axis=1)
    assert not np.any((middle[:, 1] > 1.001) & (np.abs(middle[:, 0] - 1.5) < 0.49))  # the first gap of the comb


# -- order of painting -------------------------------------------------------------------------------
def test_what_is_nearer_is_painted_over_what_is_farther():
    """Two long boxes cross; seen from the front (towards -y) the one at y = -0.2 hides the other at the crossing."""
    boxes = (
        Solid("near", "body", Box((1.0, 0.05, 0.1)), Anchor(WORLD, (0.0, -0.2, 0.0)), "red"),
        Solid("far", "body", Box((0.1, 0.05, 1.0)), Anchor(WORLD, (0.0, 0.2, 0.0)), "blue"),
    )
    for solids in (boxes, boxes[::-1]):
        scene = Scene(solids=solids, up=(0.0, 0.0, 1.0))
        for view, wins in (((0.1, -1.0, 0.1), 0), ((0.1, 1.0, 0.1), 2)):
            pixels = np.asarray(image(still(scene, at_rest(scene), 0.0, view=view).sheet), int)
            middle = pixels[(480 - 10) // 2, 320]
            assert np.argmax(middle) == wins


def test_joints_are_painted_over_bodies_in_a_flat_view():
    owners = [node.get("data-owner") for node in elements(still(SCENE, RUN, 1.0), "polygon", "area")]
    assert owners.index("world") < owners.index("crank") < owners.index("main")


def test_a_picture_of_a_plane_has_one_polygon_for_each_body():
    """The capsule has the width and the length that were asked for, in pixels of the scale bar."""
    picture = still(SCENE, RUN, 0.0)
    (crank,) = [node for node in elements(picture, "polygon", "area") if node.get("data-owner") == "crank"]
    (bar,) = elements(picture, "polyline", "scale")
    scale = np.ptp(points_of(bar)[:, 0]) / 0.2
    assert "0.2 m" in picture.svg
    assert np.ptp(points_of(crank), axis=0) == pytest.approx(scale * np.array([0.24, 0.04]), abs=0.05)


# -- springs, arrows, clearances ---------------------------------------------------------------------
def spring(kind="spring", end=(0.5, 0.0, 0.0), **options):
    item = Stretched("k", kind, Anchor(), Anchor(WORLD, end), 0.05, **options)
    return Scene(stretched=(item,), points=(Point("far", Anchor(WORLD, (1.0, 1.0, 0.0))),), planar=True)


def test_a_spring_stretches_between_its_ends():
    for reach in (0.2, 0.8):
        (drawn,) = elements(still(spring(end=(reach, 0, 0)), at_rest(Scene()), 0.0), "polyline", "spring")
        points = points_of(drawn)
        assert len(points) == 4 + 2 * 8  # two straight ends, and two teeth for each coil
        scale = (HEIGHT - ABOVE - BELOW) / 1.0
        assert points[-1] - points[0] == pytest.approx([scale * reach, 0.0], abs=0.02)
        assert np.ptp(points[:, 1]) == pytest.approx(scale * 0.1, abs=0.02)


def test_springs_that_hang_are_drawn_across_their_own_axis():
    camera = Camera(view_of(SCENE), 1.0, np.zeros(2), (10, 10))
    axis = axis_between(camera, np.zeros(3), np.array([0.0, -2.0, 0.0]))
    points = zigzag(axis, 0.1, 3)
    assert points[0] == pytest.approx([0, 0, 0]) and points[-1] == pytest.approx([0, -2, 0])
    assert np.abs(points[:, 0]).max() == pytest.approx(0.1) and np.all(np.diff(points[:, 1]) < 0)


@pytest.mark.parametrize("kind", ["spring", "damper", "spring_damper", "rod", "actuator", "line"])
@pytest.mark.parametrize("end", [(0.5, 0.2, 0.0), (0.0, 0.0, 0.5), (0.0, 0.0, 0.0)])
def test_all_that_stretches_is_drawn_finitely_from_all_sides(kind, end):
    for view in ("front", "side", "top", "iso"):
        svg = still(spring(kind, end), at_rest(Scene()), 0.0, view=view).svg
        assert "nan" not in svg and "inf" not in svg
        ElementTree.fromstring(svg)


def test_forces_have_the_length_of_the_scale_and_torques_turn_by_their_sign():
    body = Frame("body", "")
    quarter = Anchor("body")  # the body is turned by a quarter: its x axis points along y
    scene = Scene(
        frames=(body,),
        points=(Point("a", Anchor(WORLD, (-1.0, -1.0, 0.0))), Point("b", Anchor(WORLD, (1.0, 1.0, 0.0)))),
        arrows=(
            Arrow("f", "force", "load", "f.force", quarter, quarter),
            Arrow("m", "torque", "drive", "m.torque", quarter),
        ),
        planar=True,
    )
    vectors = {"f.force": np.array([[20.0, 0, 0], [10.0, 0, 0]]), "m.torque": np.array([[0, 0, 3.0], [0, 0, -3.0]])}
    run = Motion("run", np.arange(2.0), {"body": np.zeros((2, 3))}, {"body": about_z([np.pi / 2] * 2)}, vectors)
    scale = (HEIGHT - ABOVE - BELOW) / 2.0
    for t, force in ((0.0, 20.0), (1.0, 10.0)):
        picture = still(scene, run, t)
        heads = [node for node in elements(picture, "polygon", "area") if node.get("data-owner") == "f"]
        (line,) = [node for node in elements(picture, "polyline", "arrow") if node.get("data-owner") == "f"]
        reach = points_of(heads[0])[0] - points_of(line)[0]
        assert reach == pytest.approx([0.0, -scale * 0.3 * force / 20.0], abs=0.05)  # upwards: y of a pixel falls
        (arc,) = [node for node in elements(picture, "polyline", "arrow") if node.get("data-owner") == "m"]
        first, then = points_of(arc)[:2] - points_of(line)[0]
        assert np.sign(first[0] * then[1] - first[1] * then[0]) == (-1.0 if t == 0.0 else 1.0)
    (key,) = [node for node in elements(picture, "polyline", "arrow") if node.get("data-owner") is None]
    head = [node for node in elements(picture, "polygon", "area") if node.get("data-owner") is None][-1]
    assert points_of(head)[0][0] - points_of(key)[0][0] == pytest.approx(scale * 0.3 * 10.0 / 20.0, abs=0.05)
    assert ">10 N<" in picture.svg and ">largest torque 3 N m<" in picture.svg
    assert not elements(still(scene, run, 0.0, arrows=False), "polyline", "arrow")
    assert len(elements(still(scene, run, 0.0, arrows=["drive"]), "polyline", "arrow")) == 1


def test_a_clearance_is_magnified_about_its_socket():
    """The pin is at 3/5 and 4/5 of the clearance in the socket's axes, which turn with the crank."""
    clearance, anchor = 1e-4, Anchor("crank", (0.1, 0.0, 0.0))
    pin = Anchor("crank", (0.1 + 0.6 * clearance, 0.8 * clearance, 0.02))  # 0.02 along the axis is no clearance
    scene = replace(SCENE, solids=(), plays=(Play("pin", anchor, pin, clearance, (0.0, 0.0, 1.0)),))
    t = TIMES[20]
    for magnify, factor in ((None, 500.0), (200.0, 200.0)):  # 0.12 of 0.6 m is 720 clearances: 500 is round
        picture = still(scene, RUN, t, traces=["crank.B", "rod.G"], magnify=magnify)
        centre, at = dots(picture)["crank.B"], dots(picture, "pin")["pin"]
        apart = places(t)["rod.G"] - places(t)["crank.B"]
        scale = np.linalg.norm(dots(picture)["rod.G"] - centre) / np.linalg.norm(apart)
        turned = matrices(about_z([t]))[0, :2, :2] @ np.array([0.6, 0.8])
        wanted = factor * clearance * scale * turned * np.array([1.0, -1.0])
        assert at - centre == pytest.approx(wanted, abs=0.05)
        (circle,) = [node for node in elements(picture, "polygon", "area") if node.get("data-owner") == "pin"]
        radii = np.linalg.norm(points_of(circle) - centre, axis=1)
        assert radii == pytest.approx(np.full(48, factor * clearance * scale), abs=0.05)
        assert f"clearances × {factor:g}" in picture.svg


def test_walls_of_a_sliding_clearance_are_across_its_axis():
    """The pin slides along x between two walls at ±1 mm, and is at 0.5 mm; what is across the axis is not shown."""
    play = Play("slot", Anchor(), Anchor(WORLD, (5e-4, 0.3, 0.0)), 1e-3, (1.0, 0.0, 0.0), along=True)
    ends = tuple(Point(name, Anchor(WORLD, place)) for name, place in (("a", (-1, -1, 0)), ("b", (1, 1, 0))))
    scene = Scene(points=ends, plays=(play,), planar=True)
    picture = still(scene, at_rest(scene), 0.0, magnify=100.0)
    walls = sorted(points_of(node)[:, 0].mean() for node in elements(picture, "polyline", "play")[:2])
    middle, scale = np.mean(walls), (HEIGHT - ABOVE - BELOW) / 2.0
    assert np.ptp(walls) == pytest.approx(0.2 * scale, abs=0.05)
    at = dots(picture, "pin")["slot"]
    assert at[0] - middle == pytest.approx(0.05 * scale, abs=0.05)


# -- runs that ended early, ghosts, formats ----------------------------------------------------------
def test_a_run_is_drawn_up_to_its_first_pose_that_is_not_finite():
    broken = moving(TIMES)
    broken.positions["rod"][60:] = np.nan
    told = drawable(SCENE, broken)
    assert len(told.times) == 60 and told.message == f"After t = {TIMES[59]:g} s the pose of 'rod' is not finite."
    last = still(SCENE, broken, TIMES[59]).svg
    assert "nan" not in last and "of 'rod' is not finite." in " ".join(ElementTree.fromstring(last).itertext())
    assert "not finite" not in still(SCENE, broken, TIMES[58]).svg
    with pytest.raises(BondGraphError, match="from 0 s to 3.70"):
        still(SCENE, broken, 4.0)
    stopped = drawable(SCENE, replace(broken, message="The run stopped at t = 3.7 s: no solution."))
    assert stopped.message == "The run stopped at t = 3.7 s: no solution."


def test_saved_times_that_are_equal_count_once():
    times = np.array([0.0, 0.5, 0.5, 1.0])
    assert drawable(SCENE, moving(times)).times.tolist() == [0.0, 0.5, 1.0]


def test_ghosts_are_outlines_with_their_labels():
    picture = still(SCENE, RUN, 1.0, ghosts=[moving(TIMES, 1.3, "faster <&>")])
    assert {node.get("data-owner") for node in elements(picture, "polyline", "ghost")} == {
        *("crank", "rod", "piston", "main")
    }
    texts = [node.text for node in ElementTree.fromstring(picture.svg).iter(SVG + "text")]
    assert "faster <&>" in texts and "run" in texts
    assert "run" not in [node.text for node in ElementTree.fromstring(still(SCENE, RUN, 1.0).svg).iter(SVG + "text")]


def test_quantities_and_times_have_as_many_digits_as_tell_them_apart():
    assert [quantity(x, "N") for x in (2e4, 999.96, 12.345, 0.5, 3e-6, 2.5e-9)] == [
        *("20 kN", "1 kN", "12.3 N", "500 mN", "3 µN", "2.5e-09 N")
    ]
    assert [length(x) for x in (2.0, 0.05, 0.005, 2e-6)] == ["2 m", "0.05 m", "5 mm", "2 µm"]
    assert [clock(0.12345, step) for step in (1.0, 0.1, 0.04, 1e-3)] == [
        *("t = 0 s", "t = 0.1 s", "t = 0.12 s", "t = 0.123 s")
    ]
    assert [rounded_down(x) for x in (0.99, 1.0, 3.0, 4.99e-5, 720.0)] == [0.5, 1.0, 2.0, 2e-5, 500.0]
    short = moving(np.linspace(0.0, 0.002, 11))
    assert ">t = 0.00100 s<" in still(SCENE, short, 0.001).svg


def test_forces_towards_a_place_act_along_the_line_to_it():
    """The force of a spring has one component, towards its other end (3, 4) / 5."""
    ends = Anchor(WORLD, (1.0, 0.0, 0.0)), Anchor(WORLD, (4.0, 4.0, 0.0))
    scene = Scene(arrows=(Arrow("k", "force", "load", "k.force", *[ends[0], Anchor(), ends[1]]),), planar=True)
    found = Arrows(scene, Motion("run", np.zeros(1), vectors={"k.force": np.array([[10.0, 0.0, 0.0]])}), ("load",))
    vector = found.vector(scene.arrows[0], poses_at(found.motion, np.zeros(1)))
    assert vector == pytest.approx(np.array([[6.0, 8.0, 0.0]]))


def test_meshes_are_read_and_large_ones_made_coarser(tmp_path):
    """A cube of 12 triangles, and a sphere of many more than are drawn: its volume changes by a few hundredths."""
    corners = np.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)], float)
    sides = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
    lines = [f"v {x} {y} {z}" for x, y, z in corners] + [f"f {' '.join(str(k + 1) for k in side)}" for side in sides]
    (tmp_path / "cube.obj").write_text("\n".join(lines))
    cube = tessellated(Mesh(tmp_path / "cube.obj", 0.001, position=(1.0, 0.0, 0.0)))
    assert volume(cube) == pytest.approx(1e-9) and cube.vertices.min(axis=0) == pytest.approx([1.0, 0.0, 0.0])
    assert cube.creases.sum() == 12  # not the diagonals
    u, v = np.meshgrid(np.linspace(0, np.pi, 101), np.linspace(0, 2 * np.pi, 201)[:-1], indexing="ij")
    ball = np.stack([np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)], axis=2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(100), np.arange(200), indexing="ij")
    here, after = (i * 200 + j).ravel(), (i * 200 + (j + 1) % 200).ravel()
    triangles = np.concatenate([np.stack([here, here + 200, after], 1), np.stack([after, here + 200, after + 200], 1)])
    coarse, kept = clustered(ball, triangles, 20)
    assert len(kept) < 0.2 * len(triangles)
    assert volume(surface(coarse, kept)) == pytest.approx(4.0 / 3.0 * np.pi, rel=0.05)


def test_lines_and_ground_in_all_views():
    hatched = Lines((((0.0, 0.0, 0.0), (0.1, 0.1, 0.0)), ((0.1, 0.0, 0.0), (0.2, 0.1, 0.0))), position=(0.0, -0.2))
    scene = replace(SCENE, solids=(*SCENE.solids, Solid("world", "ground", hatched, Anchor())))
    for view in (None, "iso", "top", "side"):
        assert "nan" not in still(scene, RUN, 0.5, view=view).svg
    assert elements(still(scene, RUN, 0.5), "polyline", "hatch")  # of the block, at 45°


def test_an_empty_scene_is_a_white_picture_with_its_time():
    assert "t = 0.00 s" in still(Scene(), at_rest(Scene()), 0.0).svg


def test_pictures_are_saved_and_shown(tmp_path):
    picture = still(SCENE, RUN, 1.0, size=(320, 240), traces="rod.G")
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}
    for suffix, head in begins.items():
        assert picture.save(tmp_path / f"a{suffix}").read_bytes().startswith(head)
    assert picture._repr_svg_() == picture.svg and "320 × 240 px" in repr(picture)


def test_png_and_pixels_show_the_same(tmp_path):
    """matplotlib and Pillow paint the same marks: few pixels differ much, at edges and in letters."""
    from PIL import Image

    for view in (None, "iso"):
        picture = still(SCENE, RUN, 1.0, view=view)
        with Image.open(picture.save(tmp_path / "a.png")) as opened:
            written = opened.convert("RGB").resize((640, 480), Image.Resampling.BOX)
        apart = np.abs(np.asarray(written, int) - np.asarray(image(picture.sheet), int)).max(axis=2)
        assert np.mean(apart > 64) < 0.01 and np.mean(apart) < 3.0


def test_motions_are_made_from_results():
    scene = Scene(frames=(Frame("arm", "arm.position", "arm.angle"),), points=(Point("arm.A", Anchor("arm")),))
    times = np.linspace(0.0, 1.0, 5)
    results = {"arm.position": np.stack([times, 0 * times], axis=1), "arm.angle": times}
    picture = still(scene, motion("run", times, scene, results.__getitem__), 0.5, view="front", traces="arm.A")
    assert dots(picture)["arm.A"] == pytest.approx([WIDTH / 2, (HEIGHT + ABOVE - BELOW) / 2], abs=0.02)
