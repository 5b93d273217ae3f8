"""Pages: the data in the file against the solution itself and closed forms, and what users are told."""

import itertools
import re
import subprocess
import sys
from html import unescape
from xml.etree import ElementTree

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY, planar_pendulum, planar_slider_crank, rlc
from bgjax.scene import Anchor, Arrow, Box, Frame, Scene, Solid
from bgjax.scene.geometry import rotated
from bgjax.simulation.solution.animate import staged_runs
from bgjax.viewer.motion import Motion, motion
from bgjax.viewer.page import graphs, residuals
from bgjax.viewer.page.animation import Animation
from bgjax.viewer.page.arrays import decoded, encoded, quantised
from bgjax.viewer.page.energy import until
from bgjax.viewer.page.html import data_of, html_of
from bgjax.viewer.page.motions import bounds_of, outermost_of
from bgjax.viewer.plane import seen


TIMES = np.linspace(0.0, 1.0, 41)
HOSTILE = "</script><!--<img src=x onerror=\"alert('x')\">"


def run(model, t1=1.0, **options):
    system = bg.compile(model)
    return bg.simulate(system, 0.0, t1, **{"saveat": np.linspace(0.0, t1, 41), **options})


def data(page: Animation) -> dict:
    """The data in the file, as a browser finds them."""
    return data_of(page.html)


@pytest.fixture(scope="module")
def crank():
    """A run of the planar slider-crank with its energy audit."""
    return run(planar_slider_crank.MODEL.build(), audit=True)


@pytest.fixture(scope="module")
def page(crank):
    return data(crank.animate(None, "bore.velocity", "crank.position[1]"))


# -- motion ------------------------------------------------------------------------------------------------
def test_poses_are_those_of_the_run(crank, page):
    (shown,) = page["motions"]
    np.testing.assert_array_equal(decoded(shown["times"]), TIMES)
    for name, places, turns in zip(page["frames"], shown["positions"], shown["orientations"], strict=True):
        position = decoded(places) + np.array(page["origin"])
        np.testing.assert_allclose(position[:, :2], crank[f"{name}.position"], atol=1e-6 * page["size"])
        half = 0.5 * np.asarray(crank[f"{name}.angle"])
        wanted = np.stack([np.cos(half), 0 * half, 0 * half, np.sin(half)], axis=1)
        np.testing.assert_allclose(decoded(turns), wanted, atol=1e-6)
    assert page["frames"] == ["crank", "rod", "piston"] and page["planar"] and page["format"] == 1


def test_positions_far_from_the_origin_stay_precise():
    """A pendulum a thousand kilometres away: single precision would lose 0.06 m."""
    world = bgp.World(points=dict(O=(1e6, -2e6)))
    parts = dict(world=world, rod=bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.5))), pin=bgp.Revolute())
    sol = run(bgp.Assembly(parts, ["world.O -> pin -> rod.A"], initial={"pin.angle": 1.0}))
    found = data(sol.animate(None))
    position = decoded(found["motions"][0]["positions"][0]).astype(float) + found["origin"]
    np.testing.assert_allclose(position[:, :2], sol["rod.position"], atol=1e-6 * found["size"])
    assert np.linalg.norm(found["origin"]) > 1e6


def test_arrows_are_the_forces_of_the_run(crank, page):
    vectors = page["motions"][0]["vectors"]
    arrows = {arrow["result"]: arrow for arrow in page["arrows"]}
    force = np.asarray(crank["main.reaction_force"])
    rounding = np.max(np.abs(force)) / 65534  # of arrows, two bytes for each component
    np.testing.assert_allclose(decoded(vectors["main.reaction_force"])[:, :2], force, rtol=1e-9, atol=1.001 * rounding)
    assert arrows["main.reaction_force"]["largest"] == pytest.approx(np.max(np.linalg.norm(force, axis=1)))
    assert arrows["main.reaction_force"]["unit"] == "N" and arrows["drive.source.effort"]["role"] == "load"
    assert {arrow["kind"] for arrow in page["arrows"]} == {"force", "torque"}
    assert "bore.reaction_torque" in arrows and "main.reaction_torque" not in arrows  # a pin transmits no torque


def test_a_spring_pulls_along_its_line():
    """f = k (l − l₀) from b towards a."""
    parts = dict(world=bgm.World(None), mass=bgm.PointMass(1.0), spring=bgm.SpringDamper(40.0, None, 0.2))
    start = {"mass.position": (0.3, 0.4, 0.0), "mass.velocity": (0.0, 0.0, 0.5)}
    sol = run(bgm.Assembly(parts, ["world -> spring -> mass"], initial=start))
    found = data(sol.animate(None))
    place = np.asarray(sol["mass.position"])
    length = np.linalg.norm(place, axis=1, keepdims=True)
    wanted = -40.0 * (length - 0.2) * place / length
    pulls = decoded(found["motions"][0]["vectors"]["spring.force"])
    np.testing.assert_allclose(pulls, wanted, rtol=1e-5, atol=1.001 * np.max(np.abs(wanted)) / 65534)  # two bytes each
    (coil,) = found["stretched"]
    assert coil["kind"] == "spring" and (coil["start"]["frame"], coil["end"]["frame"]) == (-1, 0)


def test_components_of_results_become_vectors():
    """A scalar force along x of its axes, a scalar torque about z, a planar pose in one result."""
    axes = Anchor(orientation=(0.6, 0.0, 0.8, 0.0))
    scene = Scene((Frame("f", "pose", "pose"),), arrows=(
        Arrow("a", "force", "drive", "push", Anchor(), axes), Arrow("b", "torque", "drive", "twist", Anchor(), axes),
    ))  # fmt: skip
    values = {"pose": np.array([[1.0, 2.0, np.pi]]), "push": np.array([3.0]), "twist": np.array([[4.0]])}
    found = motion("", [0.0], scene, values.__getitem__)
    np.testing.assert_allclose(found.positions["f"], [[1.0, 2.0, 0.0]])
    np.testing.assert_allclose(found.orientations["f"], [[0.0, 0.0, 0.0, 1.0]], atol=1e-15)
    np.testing.assert_allclose([found.vectors["push"], found.vectors["twist"]], [[[3.0, 0, 0]], [[0, 0, 4.0]]])


def test_a_mechanism_that_moves_in_a_plane_is_seen_along_its_normal():
    """A body that turns about a tilted axis while it moves across it, and one that does not."""
    axis, times = np.array([1.0, 2.0, 2.0]) / 3.0, np.linspace(0.0, 1.0, 20)
    first = np.array([2.0, 1.0, -2.0]) / 3.0
    turns = np.stack([np.cos(times), *(np.sin(times) * axis[:, None])], axis=1)
    scene = Scene((Frame("f", "p", "q"),), size=0.5, up=(0.0, 0.0, 1.0))
    flat = Motion("", times, {"f": np.outer(times**2, first)}, {"f": turns})
    found = seen(scene, [flat])
    assert found.planar and abs(abs(np.dot(found.normal, axis)) - 1.0) < 1e-6 and np.dot(found.up, axis) < 1e-9
    away = Motion("", times, {"f": np.outer(times**2, axis)}, {"f": turns})
    assert not seen(scene, [away]).planar
    still = Motion("", times, {"f": np.zeros((20, 3))}, {"f": np.tile([1.0, 0, 0, 0], (20, 1))})
    assert seen(scene, [still]) == scene
    line = Motion("", times, {"f": np.outer(times, [1.0, 0, 0])}, {"f": np.tile([1.0, 0, 0, 0], (20, 1))})
    assert np.allclose(np.abs(seen(scene, [line]).normal), [0.0, 1.0, 0.0])


def test_films_get_the_same_scene_and_motion(crank, page):
    scene, (moved, ghost) = staged_runs([("", crank), ("ghost", crank)])
    np.testing.assert_array_equal(moved.positions["rod"][:, :2], crank["rod.position"])
    np.testing.assert_array_equal(ghost.positions["rod"], moved.positions["rod"])
    assert scene.planar and scene.size == page["size"] and len(scene.solids) == len(page["solids"])


def test_solutions_give_films_and_stills(crank, tmp_path):
    from PIL import Image

    film = crank.animate(tmp_path / "crank.gif", fps=4, size=(160, 120), ghosts=[crank])
    with Image.open(film.path) as frames:
        assert film.frames == frames.n_frames == 5
    picture = crank.still(0.5, traces=["crank.B"], size=(320, 240))
    assert ElementTree.fromstring(picture.svg).get("viewBox") and "0.2 m" in picture.svg


def test_outermost_places_hold_all_shapes():
    """A long box that turns about its end, seen from any side: never beyond these, and not far inside of them."""
    turns, box = np.linspace(0.0, 6.0, 41), Box((1.0, 0.1, 0.3), position=(0.5, 0.0, 0.0))
    poses = np.stack([np.cos(turns / 2), 0 * turns, 0 * turns, np.sin(turns / 2)], axis=1)
    scene = Scene((Frame("f", "p", "q"),), solids=(Solid("f", "body", box, Anchor("f")),))
    found = outermost_of(scene, [Motion("", turns, {"f": np.zeros((41, 3))}, {"f": poses})])
    corners = np.array(list(itertools.product((0.0, 1.0), (-0.05, 0.05), (-0.15, 0.15))))
    places = rotated(poses[:, None], corners).reshape(-1, 3)
    for direction in np.random.default_rng(5).normal(size=(50, 3)):
        direction /= np.linalg.norm(direction)
        shown, most = np.max(found @ direction), np.max(places @ direction)
        assert most - 0.08 < shown < most + 1e-9  # the directions looked at are at most 20° apart
    np.testing.assert_allclose(bounds_of(found, scene)[1], places.max(axis=0), atol=1e-9)


# -- panels ------------------------------------------------------------------------------------------------
def test_plots_have_the_named_results(crank, page):
    first, second = page["plots"]
    assert (first["title"], first["unit"], second["unit"]) == ("bore.velocity", "m/s", "m")
    np.testing.assert_allclose(decoded(first["curves"][0]["values"]), crank["bore.velocity"], rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(decoded(second["curves"][0]["values"]), crank["crank.position"][:, 1], atol=1e-6)
    titles = [plot["title"] for plot in data(crank.animate(None))["plots"]]
    assert "main.angle" in titles and len(titles) <= 4


def test_bonds_have_their_powers(crank, page):
    def visit(graph, part):
        lines = {group.get("data-line") for group in ElementTree.fromstring(graph["svg"]).iter() if group.get("class")}
        boxes = {group.get("data-box") for group in ElementTree.fromstring(graph["svg"]).iter()}
        for bond in graph["bonds"]:
            assert bond["line"] in lines
            powers = np.asarray(crank[bond["result"]]).reshape(-1)
            rounding = np.max(np.abs(powers)) / 65534  # powers are widths of lines: two bytes each
            np.testing.assert_allclose(decoded(bond["powers"]), powers, rtol=1e-9, atol=1.001 * rounding)
        assert set(graph["inside"]) <= boxes
        return len(graph["bonds"]) + sum(visit(inner, name) for name, inner in graph["inside"].items())

    assert visit(page["graph"], "") > 20 and {"crank", "rod"} <= set(page["graph"]["inside"])


def test_what_is_left_out_is_said(crank, monkeypatch):
    monkeypatch.setattr(graphs, "MOST", 100)
    monkeypatch.setattr(residuals, "MOST", 3)
    found = data(crank.animate(None))
    outside = {bond["result"] for bond in found["graph"]["bonds"]}
    for part in found["graph"]["inside"].values():
        assert {bond["result"] for bond in part["bonds"]} <= outside  # bonds that enter the part
    (inside,) = [note for note in found["notes"] if note.startswith("Inside of parts no powers are shown")]
    assert "at 41 times are more than 100 numbers. Remedy: fewer saved times." in inside
    (listed,) = [note for note in found["notes"] if note.startswith("The residuals of")]
    assert re.fullmatch(r"The residuals of 3 of \d+ constraints are shown\.", listed) and len(found["residuals"]) == 3


def test_powers_of_rounding_are_not_drawn():
    """An ideal hinge passes no power on to a pendulum; inside of the pendulum its weight does work."""
    sol = run(REGISTRY["pendulum_undamped"].build())
    graph = data(sol.animate(None))["graph"]
    assert graph["bonds"] == [] and graph["largest"] == 0.0
    assert graph["inside"]["bar"]["bonds"]


def test_energies_are_those_of_the_pendulum():
    """½ m v² + ½ I ω² and m g h; the damper's work is that of the audit, and the balance closes."""
    parts = dict(world=bgp.World(), rod=bgp.Body(2.0, 0.4, points=dict(A=(0.0, 0.5))), hinge=bgp.Revolute(damping=0.5))
    sol = run(bgp.Assembly(parts, ["world -> hinge -> rod.A"], initial={"hinge.angle": 1.0}), audit=True)
    found = data(sol.animate(None))
    parts = {part["label"]: decoded(part["values"]) for part in found["energy"]["parts"]}
    speed, rate = np.asarray(sol["rod.velocity"]), np.asarray(sol["rod.angular_velocity"])
    kinetic = np.sum(speed**2, axis=1) + 0.5 * 0.4 * rate**2
    np.testing.assert_allclose(parts["kinetic"], kinetic, rtol=1e-5, atol=1e-6)
    height = np.asarray(sol["rod.position"])[:, 1]
    np.testing.assert_allclose(parts["potential"], 2.0 * 9.81 * (height - height[0]), atol=1e-5)
    lost = float(sol.audit.work["hinge.turning_damper"])
    assert parts["dissipated"][-1] == pytest.approx(lost, rel=1e-5)
    balance = parts["kinetic"][-1] + parts["potential"][-1] - parts["kinetic"][0] + parts["dissipated"][-1]
    assert abs(balance) < 1e-4 * found["energy"]["scale"]
    assert abs(decoded(found["energy"]["residual"])[-1]) / found["energy"]["scale"] == pytest.approx(
        float(sol.audit.error), rel=1e-3, abs=1e-12
    )


def test_integrals_until_each_time():
    """Exact for cubics away from the ends, of fourth order for a sine."""
    errors = []
    for count in (21, 41):
        times = np.linspace(0.0, 2.0, count)
        errors.append(np.max(np.abs(until(times, np.sin(3 * times)) - (1.0 - np.cos(3 * times)) / 3.0)))
    assert errors[0] / errors[1] > 7.0 and errors[1] < 1e-4
    np.testing.assert_allclose(until(np.array([0.0, 2.0]), np.array([1.0, 3.0])), [0.0, 4.0])


def test_residuals_are_the_gaps_of_joints(page):
    names = {residual["label"]: residual["unit"] for residual in page["residuals"]}
    assert names["main: position"] == "m" and names["bore: rotation"] == "rad"
    assert all(np.max(decoded(residual["values"])) < 1e-6 for residual in page["residuals"])


def test_contacts_are_events():
    sol = run(REGISTRY["ball_in_ring"].build(), 0.1)
    found = data(sol.animate(None, magnify=3))
    begun = [event for event in found["events"] if event["kind"] == "begins"]
    assert [event["time"] for event in begun] == [event.began for event in sol.events]
    assert begun[0]["owner"] == begun[0]["name"] and "approach speed" in begun[0]["text"]
    (play,) = found["plays"]
    assert play["clearance"] > 0.0 and play["owner"] == begun[0]["owner"] and found["magnify"] == 3


# -- other runs --------------------------------------------------------------------------------------------
def test_ghosts_move_beside_the_run():
    system = bg.compile(planar_pendulum.build())
    one, two = (bg.simulate(system, 0.0, 1.0, {"hinge.angle": angle}, saveat=TIMES) for angle in (0.3, 0.6))
    found = data(one.animate(None, ghosts={"higher": two}))
    assert [each["label"] for each in found["motions"]] == ["", "higher"]
    place = decoded(found["motions"][1]["positions"][0])
    np.testing.assert_allclose(place[:, :2], two["rod.position"], atol=1e-6)
    curves = found["plots"][0]["curves"]
    assert [curve["motion"] for curve in curves] == [0, 1] and "higher" in curves[1]["label"]
    many = data(one.animate(None, ghosts=[two] * 14))
    assert len(many["motions"]) == 13 and "12 of 14" in " ".join(many["notes"])


def test_sweeps_and_comparisons(tmp_path):
    system = bg.compile(planar_pendulum.build())
    runs = bg.sweep(system, {"rod.mass": np.linspace(1.0, 2.0, 11)}, 0.0, 1.0, saveat=TIMES)
    found = data(runs.animate(tmp_path / "sweep.html"))
    assert len(found["motions"]) == 8 and "rod.mass = 1" in found["motions"][0]["label"]
    assert any("8 of 11 runs" in note for note in found["notes"])
    compared = bg.compare(planar_pendulum.build(), [bg.Multipliers(), bg.MinimalCoordinates()], t1=0.5)
    labels = [each["label"] for each in data(compared.animate(None))["motions"]]
    assert labels == list(compared.solutions)


# -- runs that are not as usual ----------------------------------------------------------------------------
def test_graphs_without_bodies_have_a_page():
    found = data(run(rlc.build()).animate(None))
    assert found["frames"] == [] and found["graph"]["bonds"] and found["plots"]
    np.testing.assert_array_equal(decoded(found["motions"][0]["times"]), TIMES)


def test_many_times_are_thinned():
    sol = run(rlc.build(), saveat=np.linspace(0.0, 1.0, 3001))
    found = data(sol.animate(None))
    times = decoded(found["motions"][0]["times"])
    assert len(times) == 2000 and times[0] == 0.0 and times[-1] == 1.0
    assert "2000 of 3001 saved times are shown." in found["notes"]


def test_times_of_many_bodies_are_thinned():
    """Three hundred free points: as many poses as those of 75 bodies at 2000 times, and the world."""
    points = {f"p{k}": bgp.PointMass(1.0) for k in range(300)}
    start = {f"p{k}.velocity": (float(k), 0.0) for k in range(300)}
    system = bg.compile(bgp.Assembly(dict(world=bgp.World(), **points), [], initial=start))
    found = data(bg.simulate(system, 0.0, 1.0, saveat=np.linspace(0.0, 1.0, 800)).animate(None))
    assert decoded(found["motions"][0]["times"]).shape == (498,)
    assert "498 of 800 saved times are shown, because there are 301 bodies." in found["notes"]
    assert any("in 301 parts, too many for a drawing" in note for note in found["notes"]) and found["graph"] is None


def test_between_few_saved_times_the_interpolation_is_used():
    sol = run(planar_pendulum.build(), saveat=dfx.SaveAt(t1=True, dense=True))
    fine = run(planar_pendulum.build(), saveat=np.linspace(0.0, 1.0, 401))
    found = data(sol.animate(None))
    place = decoded(found["motions"][0]["positions"][0])
    np.testing.assert_allclose(place[:, :2], fine["rod.position"], atol=1e-4)
    assert len(decoded(found["motions"][0]["times"])) == 401 and "401 times" in found["notes"][0]


def test_a_failed_run_is_shown_up_to_its_end():
    sol = run(planar_pendulum.build(), throw=False, max_steps=20, rtol=1e-10)
    found = data(sol.animate(None))
    times = decoded(found["motions"][0]["times"])
    assert 0 < len(times) < 41 and times[-1] <= float(sol.end_time)
    assert "step limit" in found["motions"][0]["message"]


@pytest.mark.slow
def test_every_method_has_a_page():
    for method in (bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates()):
        system = bg.compile(planar_pendulum.build(), method=method)
        sol = bg.simulate(system, 0.0, 0.2, saveat=np.linspace(0.0, 0.2, 5))
        found = data(sol.animate(None))
        np.testing.assert_allclose(decoded(found["motions"][0]["positions"][0])[:, :2], sol["rod.position"], atol=1e-6)
        assert found["arrows"] and found["graph"]["inside"]["rod"]["bonds"]  # an ideal hinge passes no power


def test_traced_solutions_are_refused():
    system = bg.compile(rlc.build())

    def end(resistance):
        sol = bg.simulate(bg.set(system, {"R.resistance": resistance}), 0.0, 0.1, saveat=jnp.linspace(0.0, 0.1, 3))
        with pytest.raises(bg.ResultError, match="traced"):
            sol.animate(None)
        return sol["L.flow"][-1]

    jax.eval_shape(end, jnp.asarray(1.0))


# -- the file ----------------------------------------------------------------------------------------------
def test_hostile_texts_stay_texts():
    found = run(rlc.build()).animate(None, title=HOSTILE)
    plain = run(rlc.build()).animate(None)
    for mark in ("<script", "</script", "<!--"):  # all else is text inside of a script that is data
        assert found.html.count(mark) == plain.html.count(mark), mark
    assert data(found)["title"] == HOSTILE
    assert unescape(re.search(r"<title>(.*?)</title>", found.html)[1]) == HOSTILE
    strange = {"title": "{{data}}", "notes": ["{{script}}", "\u2028"]}
    text = html_of(strange)
    assert "<title>{{data}}</title>" in text and "{{script}}" not in text and data_of(text) == strange


def test_pages_are_displayed_saved_and_shown(tmp_path, monkeypatch, capsys):
    sol = run(rlc.build())
    page = sol.animate(tmp_path / "deep" / "page.html")
    assert page.path.read_text(encoding="utf-8") == page.html and str(page.path) in repr(page)
    frame = page._repr_html_()
    assert 'sandbox="allow-scripts"' in frame and unescape(re.search(r'srcdoc="([^"]*)"', frame)[1]) == page.html
    assert page.save(tmp_path / "other.html").exists()
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or False)
    page.show()
    sol.animate(None).show()
    assert opened[0] == page.path.as_uri() and opened[1].startswith("file:")
    assert str(page.path) in capsys.readouterr().out


def test_arrays_keep_their_numbers():
    values = np.random.default_rng(3).normal(size=(4, 3))
    np.testing.assert_array_equal(decoded(encoded(values, "float64")), values)
    assert encoded(values)["shape"] == [4, 3] and decoded(encoded(values)).dtype == np.float32


def test_drawn_numbers_keep_five_digits():
    """Also those that jump from one end to the other, none at all, and zeros."""
    values = np.random.default_rng(4).choice([-3.0, 0.1, 3.0], size=(50, 3))
    assert np.max(np.abs(decoded(quantised(values)) - values)) <= 3.0 / 65534 * 1.000001
    assert decoded(quantised(np.zeros((0, 3)))).shape == (0, 3) and not np.any(decoded(quantised(np.zeros(5))))


def test_meshes_and_colours_are_in_the_page(tmp_path):
    file = tmp_path / "plate.obj"
    file.write_text("v 0 0 0\nv 1000 0 0\nv 0 1000 0\nf 1 2 3")
    shape = [bgp.Mesh(file, 0.001), bgp.Box((0.1, 0.1, 0.1), colour="steelblue")]
    parts = dict(world=bgp.World(), bar=bgp.Body(1.0, 1.0, points=dict(O=(0.0, 1.0)), shape=shape), pin=bgp.Revolute())
    found = data(run(bgp.Assembly(parts, ["world -> pin -> bar.O"])).animate(None))
    mesh, box = (solid["shape"] for solid in found["solids"] if solid["owner"] == "bar")
    np.testing.assert_allclose(np.sort(decoded(mesh["vertices"])[:, 0]), [0.0, 0.0, 1.0])
    assert decoded(mesh["triangles"]).shape == (1, 3) and "path" not in mesh and box["colour"] == "#4682b4"


@pytest.mark.slow
def test_importing_loads_no_page():
    code = "import sys, bgjax as bg; bg.simulate; assert not [m for m in sys.modules if m.startswith('bgjax.viewer')]"
    subprocess.run([sys.executable, "-c", code], check=True)
