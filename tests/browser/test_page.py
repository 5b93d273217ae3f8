"""Pages in a browser: what they show at a time, that everything on them follows it, and that they ask for nothing."""

import numpy as np
import pytest

from . import pages
from .opened import Opened, crank, different


pytestmark = pytest.mark.browser
TIMES = (0.0, 0.123, 0.7, 1.3333, 2.0)


@pytest.fixture(scope="module")
def opened(browser, tmp_path_factory):
    """One page for tests that leave it as it was, but for the time."""
    found = crank(browser, tmp_path_factory.mktemp("page"))
    found.picture()  # of the first picture, surfaces are compiled
    yield found
    assert not found.said and not found.requests()
    found.context.close()


PAGES = {
    "crank": pages.crank_data,
    "many": pages.many_data,
    "assembly": pages.assembly_data,
    "graph alone": lambda: pages.data(
        "Graph", pages.Scene(), [{"label": "", "times": np.linspace(0, 1, 11), "poses": {}}],
        graph=pages.graph_data("crank", np.linspace(0, 1, 11)), bounds=[[0] * 3, [0] * 3],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAGES)
def test_opens_silently(browser, tmp_path, name):
    found = Opened(browser, tmp_path, pages.html(PAGES[name]()))
    found.call("bgjax.seek(0.5)")
    found.settle()
    print(f"{name}: open after {found.seconds:.2f} s, {found.file.stat().st_size / 1e3:.0f} kB")
    assert found.said == [] and found.requests() == []
    assert found.seconds < 20  # two on an idle machine; it is printed, and here only guards against hanging
    found.context.close()


# -- the motion --------------------------------------------------------------------------------------
@pytest.mark.parametrize("t", TIMES)
def test_poses_are_those_that_were_given(opened, t):
    """Also between saved times: places on the straight line, turns about z by the angle between."""
    times = np.linspace(0.0, 2.0, 201)
    run = pages.crank_motion(times, play=0.9 * 2e-4)
    opened.seek(t)
    for name, pose in run["poses"].items():
        read = opened.call("name => bgjax.pose(name)", name)
        place = [np.interp(t, times, pose["values"][:, k]) for k in range(3)]
        assert np.abs(np.subtract(read["position"], place)).max() < 1e-6 * 0.8
        angle = np.interp(t, times, 2 * np.unwrap(np.arctan2(pose["turns"][:, 3], pose["turns"][:, 0]), period=np.pi))
        turn = np.array([np.cos(angle / 2), 0, 0, np.sin(angle / 2)])
        read_turn = np.array(read["orientation"])
        assert min(np.abs(read_turn - turn).max(), np.abs(read_turn + turn).max()) < 1e-6


def test_far_from_the_origin(browser, tmp_path):
    """Positions relative to the page's origin are told in world coordinates, and the world's own anchors as well."""
    data = pages.crank_data(origin=[1e4, -2e4, 30.0])
    far = np.array(data["origin"])
    for solid in data["solids"]:
        if solid["anchor"]["frame"] < 0:
            solid["anchor"]["position"] = list(far + solid["anchor"]["position"])
    for item in data["stretched"]:
        item["start"]["position"] = list(far + item["start"]["position"])
    data["bounds"] = [list(far + corner) for corner in data["bounds"]]
    here, there = crank(browser, tmp_path), Opened(browser, tmp_path, pages.html(data))
    for found in (here, there):
        found.seek(0.4)
    near, moved = (found.call("bgjax.pose('piston').position") for found in (here, there))
    assert np.abs(np.subtract(moved, near) - far).max() < 1e-9
    drawn = different(here.picture(), there.picture())
    assert drawn < 400  # the arrow of the reaction, which starts at the world's origin, is not shown
    here.context.close(), there.context.close()


def test_picture_follows_the_time(opened):
    opened.seek(0.2)
    first = opened.picture()
    opened.seek(0.5)
    second = opened.picture()
    opened.seek(0.2)
    assert different(first, second) > 1000 and different(first, opened.picture()) == 0


def test_everything_follows_one_time(opened):
    """Plots, the power on bonds, energies and the slider."""
    read = """() => ({
      cursors: [...document.querySelectorAll('.cursor')].map(c => c.getBoundingClientRect().left),
      areas: [...document.querySelectorAll('.plot-area')].map(c => [c.getBoundingClientRect().left, c.clientWidth]),
      bands: [...document.querySelectorAll('path.band')].map(
        b => [+b.getAttribute('stroke-width'), b.getAttribute('stroke')]),
      bars: [...document.querySelectorAll('.energy output')].map(o => o.textContent),
      slider: +document.querySelector('.scrub').value})"""
    found = {}
    for t in (0.25, 1.2):
        opened.seek(t)
        found[t] = opened.call(read)
        for cursor, (left, width) in zip(found[t]["cursors"], found[t]["areas"], strict=True):
            assert abs(cursor - (left + 52 + t / 2.0 * (width - 64))) < 0.6
        assert abs(found[t]["slider"] - t / 2.0) < 1e-9
        powers = [largest * np.sin(2 * np.pi * t + k) for k, largest in enumerate(pages.POWERS.values())]
        for (width, colour), power in zip(found[t]["bands"], powers, strict=True):
            assert abs(width - 13 * abs(power) / 35) < 0.02 and colour == ("#ea580c" if power < 0 else "#2563eb")
    assert found[0.25]["bars"] != found[1.2]["bars"] and found[0.25]["bars"][3] == "0.25 J"


def test_click_and_drag_in_a_plot_seek(opened):
    area = opened.frame.locator(".plot-area").first
    box = area.bounding_box()
    x = [box["x"] + 52 + share * (box["width"] - 64) for share in (0.25, 0.75)]
    mouse, y = opened.page.mouse, box["y"] + 50
    mouse.click(x[0], y)
    assert abs(opened.state()["time"] - 0.5) < 0.01
    mouse.move(x[0], y)
    mouse.down()
    mouse.move(x[1], y)
    mouse.up()
    assert abs(opened.state()["time"] - 1.5) < 0.01


# -- the picture -------------------------------------------------------------------------------------
def test_arrows_and_magnification_change_the_picture(opened):
    opened.seek(0.3)
    before = opened.picture()
    opened.tick("reaction")
    with_force = opened.picture()
    opened.slide("length", 3.0)
    longer = opened.picture()
    assert different(before, with_force) > 100 and different(with_force, longer) > 100
    opened.slide("length", 1.0)
    opened.tick("reaction")
    usual = opened.state()["magnification"]
    assert usual == 240  # the circle is 6 % of 0.8 m for a clearance of 0.2 mm
    opened.slide("factor", 2.5 * usual)
    assert opened.differs(before, 1000)
    opened.slide("factor", usual)
    opened.tick("magnified")
    assert opened.differs(before, 300)
    opened.tick("magnified")
    assert different(before, opened.picture()) < 50


@pytest.mark.parametrize("what", ["piston.P", "Parasitic elements", "of frames"])
def test_paths_ghosts_and_names_are_switched(opened, what):
    opened.seek(0.9)
    before = opened.picture()
    opened.tick(what)
    assert opened.differs(before, 100)
    opened.tick(what)
    assert different(before, opened.picture()) == 0


def test_views(opened):
    """The planar mechanism starts along its normal with y upwards; views, perspective and fit change the picture."""
    opened.seek(0.25)  # the crank points upwards
    rod, piston = (opened.call("name => bgjax.pixels(name)", name) for name in ("rod", "piston"))
    assert rod[1] < piston[1] and rod[0] < piston[0]
    before = opened.picture()
    opened.frame.get_by_role("button", name="Isometric view (4)").click()
    opened.settle()
    assert opened.differs(before, 1000)
    opened.frame.get_by_role("button", name="Front view (1)").click()
    opened.settle()
    assert different(before, opened.picture()) == 0


def test_mouse_orbits_zooms_and_pans(opened):
    box = opened.frame.locator("#bgjax-picture").bounding_box()
    x, y = box["x"] + 0.8 * box["width"], box["y"] + 0.8 * box["height"]
    mouse, found = opened.page.mouse, [opened.picture()]
    for button in ("left", "right"):
        mouse.move(x, y)
        mouse.down(button=button)
        mouse.move(x - 60, y - 30, steps=3)
        mouse.up(button=button)
        opened.settle()
        found.append(opened.picture())
    height = opened.state()["height"]
    mouse.wheel(0, -300)
    opened.wait(f"bgjax.state().height < {0.8 * height}")
    opened.settle()
    found.append(opened.picture())
    assert min(different(a, b) for a, b in zip(found, found[1:], strict=False)) > 500
    opened.page.keyboard.press("1")
    opened.settle()
    assert different(found[0], opened.picture()) < 20  # of half a million: where two edges coincide, rounding decides


@pytest.mark.parametrize("normal, up", [((0, 0, 1), (0, 1, 0)), ((0, -1, 0), (0, 0, 1)), ((1, 0, 0), (0, 0, 1))])
def test_planes_other_than_xy(browser, tmp_path, normal, up):
    """A ball that rises against gravity goes upwards in the picture, whatever the plane; towards normal it stays."""
    across = np.cross(up, normal)
    ways = np.stack([0.0 * across, np.asarray(up), across, normal]).astype(float)
    poses = {"ball": {"values": ways, "turns": np.tile([1.0, 0, 0, 0], (4, 1))}}
    ball = pages.Solid("ball", "body", pages.Sphere(0.1), pages.Anchor("ball"))
    scene = pages.Scene((pages.Frame("ball", ""),), solids=(ball,), size=1.0, planar=True, normal=normal, up=up)
    run = {"label": "run", "times": np.arange(4.0), "poses": poses}
    found = Opened(browser, tmp_path, pages.html(pages.data("Ball", scene, [run])))
    seen = []
    for t in range(4):
        found.seek(t)
        seen.append(found.call("bgjax.pixels('ball')"))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = seen
    assert y1 < y0 - 20 and abs(x1 - x0) < 0.1 and x2 > x0 + 20 and abs(y2 - y0) < 0.1
    assert abs(x3 - x0) < 0.1 and abs(y3 - y0) < 0.1
    found.context.close()


# -- parts and the graph -----------------------------------------------------------------------------
def test_parts_of_picture_and_graph_belong_together(browser, tmp_path):
    found = crank(browser, tmp_path)
    found.seek(0.25)
    plain = found.picture()
    box = found.frame.locator("#bgjax-picture").bounding_box()
    x, y = found.call("bgjax.pixels('crank')")
    found.page.mouse.click(box["x"] + x, box["y"] + y)
    found.settle()
    assert found.state()["selected"] == "crank" and found.state()["labels"] == ["crank"]
    assert found.frame.locator("g.selected").evaluate_all("all => all.map(g => g.dataset.box)") == ["crank"]
    assert found.differs(plain, 300)
    found.frame.locator("g[data-box=main]").click()
    found.settle()
    assert found.state()["selected"] == "main" and found.state()["graph"] == [""]
    found.page.mouse.click(box["x"] + 15, box["y"] + 200)  # beside everything
    assert found.state()["selected"] == ""
    assert found.said == []
    found.context.close()


def test_boxes_open_and_close(browser, tmp_path):
    found = crank(browser, tmp_path)
    found.frame.locator("g[data-box=crank]").click()
    assert found.state()["graph"] == ["", "crank"] and found.state()["selected"] == "crank"
    assert found.frame.locator("g[data-box]").count() == 2 and found.frame.locator("g.selected").count() == 0
    found.frame.locator("g[data-box='crank.J']").click()
    assert found.state()["selected"] == "crank.J" and found.frame.locator("g.selected").count() == 1
    found.seek(0.25)
    band = found.frame.locator("path.band")
    assert abs(float(band.get_attribute("stroke-width")) - 13) < 0.02  # of the largest power inside
    found.frame.locator(".crumb").click()
    assert found.state()["graph"] == [""] and found.frame.locator("g[data-box]").count() == 3
    found.context.close()


def test_events(browser, tmp_path):
    found = crank(browser, tmp_path)
    found.seek(0.85)
    assert found.state()["flashes"] == 0
    before = found.picture()
    found.frame.locator(".events button").nth(1).click()
    found.settle()
    state = found.state()
    assert abs(state["time"] - 0.9) < 1e-9 and state["flashes"] == 1 and state["selected"] == "small_end"
    assert found.frame.locator(".events .past").count() == 2 and found.differs(before, 300)
    found.context.close()
