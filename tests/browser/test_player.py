"""The player, files that pages save, and difficulties: hostile names, sandboxes, no WebGL, narrow windows."""

import numpy as np
import pytest

from bgjax.viewer.page.html import data_of

from . import pages
from .opened import Opened, crank


pytestmark = pytest.mark.browser


# -- the player --------------------------------------------------------------------------------------
def test_keys_and_steps(browser, tmp_path):
    found = crank(browser, tmp_path)
    press = found.page.keyboard.press
    for key, t in (("ArrowRight", 0.01), ("ArrowRight", 0.02), ("ArrowLeft", 0.01), ("End", 2.0), ("Home", 0.0)):
        press(key)
        assert abs(found.state()["time"] - t) < 1e-9, key
    press("Shift+ArrowRight")
    assert abs(found.state()["time"] - 0.1) < 1e-9
    found.seek(0.0149)
    press("ArrowLeft")
    assert abs(found.state()["time"] - 0.01) < 1e-9
    speed = found.state()["speed"]
    press("-")
    assert found.state()["speed"] < speed
    press("+")
    press("l")
    assert found.state()["speed"] == speed and not found.state()["loop"]
    press("Space")
    assert found.state()["playing"]
    found.wait("bgjax.state().time > 0.05")
    press("Space")
    assert not found.state()["playing"] and found.said == []
    found.context.close()


def test_a_run_ends_or_is_repeated(browser, tmp_path):
    found = crank(browser, tmp_path)
    found.frame.get_by_role("button", name="Loop (L)").click()
    found.seek(1.9)
    found.frame.get_by_role("button", name="Play (space)").click()
    found.wait("!bgjax.state().playing")
    assert found.state()["time"] == 2.0
    found.frame.get_by_role("button", name="Loop (L)").click()
    found.seek(1.9)
    found.call("bgjax.play()")
    found.wait("bgjax.state().time < 1.0")
    assert found.state()["playing"]
    found.context.close()


def test_one_time_has_no_player(browser, tmp_path):
    found = Opened(browser, tmp_path, pages.html(pages.assembly_data()))
    assert not found.frame.locator(".bar").is_visible() and found.state()["labels"] == ["0.050 m"]
    red = (np.abs(found.picture() - (220, 38, 38)).max(axis=2) < 12).sum()
    assert red > 60  # the gap
    before = found.picture()
    found.tick("constrained directions")
    assert found.differs(before, 50)
    found.context.close()


def test_frame_times_of_many_bodies(browser, tmp_path):
    """60 bodies at 2000 times: printed only; a browser without a graphics card draws on the processor."""
    found = Opened(browser, tmp_path, pages.html(pages.many_data()))
    found.picture()
    found.call("bgjax.play()")
    found.page.wait_for_timeout(2500)
    found.call("bgjax.pause()")
    work, interval = (np.array([f[k] for f in found.call("bgjax.frameTimes()")]) for k in ("work", "interval"))
    calls = found.state()["drawCalls"]
    size, pause = found.file.stat().st_size / 1e6, np.median(interval)
    print(f"60 bodies × 2000 times: {size:.1f} MB, open after {found.seconds:.2f} s; {calls} calls to draw a frame,")
    print(f"{np.median(work):.1f} ms of script a frame, at most {work.max():.1f}; {pause:.0f} ms between frames")
    assert len(work) > 3 and calls < 160
    found.context.close()


# -- files -------------------------------------------------------------------------------------------
def test_pictures_and_graphs_are_saved(browser, tmp_path):
    found = crank(browser, tmp_path)
    found.picture()
    found.frame.locator("summary", has_text="Save").click()
    for name, start, ending in (
        ("Save the picture", b"\x89PNG", "Slider-crank.png"),
        ("Save the graph", b"<svg", "Slider-crank_graph.svg"),
    ):
        with found.page.expect_download() as told:
            found.frame.get_by_role("button", name=name).click()
        assert told.value.suggested_filename == ending
        content = told.value.path().read_bytes()
        assert content.startswith(start) and len(content) > 1000
    found.context.close()


def test_films_are_recorded(browser, tmp_path):
    found = crank(browser, tmp_path, count=41)
    found.picture()
    for _ in range(2):
        found.page.keyboard.press("+")
    found.frame.locator("summary", has_text="Save").click()
    with found.page.expect_download() as told:
        found.frame.get_by_role("button", name="Record one run of the motion").click()
    content = told.value.path().read_bytes()
    assert (
        told.value.suggested_filename == "Slider-crank.webm"
        and content[:4] == b"\x1a\x45\xdf\xa3"
        and len(content) > 5000
    )
    assert found.state()["loop"] and not found.state()["playing"] and found.said == []
    found.context.close()


def test_browsers_that_cannot_record_say_so(browser, tmp_path):
    found = crank(browser, tmp_path, script="delete window.MediaRecorder")
    found.frame.locator("summary", has_text="Save").click()
    button = found.frame.get_by_role("button", name="Record one run of the motion")
    assert button.is_disabled() and button.text_content() == "Film: this browser cannot record"
    found.context.close()


# -- difficulties ------------------------------------------------------------------------------------
def test_hostile_names_are_text(browser, tmp_path):
    hostile = pages.HOSTILE
    event = {"time": 0.1, "name": hostile, "owner": hostile, "kind": "begins", "text": hostile}
    data = pages.crank_data(title=hostile, names=(hostile, "__proto__", "constructor"), events=[event], notes=[hostile])
    data["motions"][0]["message"] = hostile
    data["energy"]["parts"][0]["label"] = data["residuals"][0]["label"] = hostile
    data["plots"][0]["unit"] = data["motions"][1]["label"] = hostile
    found = Opened(browser, tmp_path, pages.html(data))
    found.seek(0.1)
    found.call("name => bgjax.select(name)", hostile)
    for name in ("of points", "of frames"):
        found.tick(name)
    found.page.wait_for_timeout(200)
    assert found.page.title() == hostile and found.frame.locator("img").count() == 0
    assert found.frame.locator("h1").text_content() == hostile and found.state()["selected"] == hostile
    assert found.call("name => bgjax.pose(name)", "__proto__") is not None
    assert found.said == [] and found.requests() == []
    found.context.close()


def test_the_page_may_ask_for_nothing(browser, tmp_path):
    """Its own policy forbids it: a script that tried would be refused."""
    found = crank(browser, tmp_path)
    asked = "fetch('http://localhost:9/x').then(() => 'sent', () => 'refused')"
    assert found.call(asked) == "refused"
    found.page.wait_for_timeout(100)  # until the browser has told it
    assert any("Content Security Policy" in text for text in found.said)
    assert "http://localhost:9/x" not in found.requests()
    found.context.close()


def test_in_a_sandboxed_frame(browser, tmp_path):
    """As notebooks show it, with 900 × 600 pixels."""
    found = crank(browser, tmp_path, framed=True, size=(920, 620))
    found.seek(0.25)
    first = found.picture()
    found.seek(0.6)
    assert found.differs(first, 1000)
    x, y = found.call("bgjax.pixels('crank')")
    found.frame.locator("#bgjax-picture canvas").last.click(position={"x": x, "y": y})
    assert found.state()["selected"] == "crank"
    found.frame.locator("summary", has_text="Save").click()
    found.frame.get_by_role("button", name="Save the picture").click()
    found.frame.locator(".offer img").wait_for()
    assert found.frame.locator(".offer img").evaluate("img => img.decode().then(() => img.naturalWidth)") > 300
    found.frame.get_by_role("button", name="Close").click()
    assert found.frame.locator(".offer").count() == 0 and found.said == [] and found.requests() == []
    found.context.close()


def test_without_webgl(browser, tmp_path):
    script = """const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest); };"""
    found = crank(browser, tmp_path, script=script)
    assert not found.state()["webgl"] and "offers no WebGL 2" in found.frame.locator(".failed").text_content()
    found.seek(0.25)
    assert found.frame.locator("path.band").first.get_attribute("stroke-width") == "13.00"
    area = found.frame.locator(".plot-area").first.bounding_box()
    found.page.mouse.click(area["x"] + 52 + 0.5 * (area["width"] - 64), area["y"] + 40)
    assert abs(found.state()["time"] - 1.0) < 0.01
    found.settle()
    assert np.allclose(found.call("bgjax.pose('piston').position")[0], 0.8, atol=1e-3)
    assert found.said == []
    found.context.close()


def test_failed_runs_and_notes_are_told(browser, tmp_path):
    data = pages.crank_data(notes=["300 of 10000 times are shown."])
    data["motions"][0]["message"] = "The run stopped at t = 2 s: the step size became too small."
    found = Opened(browser, tmp_path, pages.html(data))
    assert found.frame.locator(".failed span").text_content().endswith(data["motions"][0]["message"])
    assert found.frame.locator(".note span").text_content() == data["notes"][0]
    found.frame.get_by_role("button", name="Hide this note").last.click()
    assert found.frame.locator(".note").count() == 0
    found.context.close()


def test_data_of_another_format_are_refused_in_words(browser, tmp_path):
    page = browser.new_page()
    page.set_content(pages.html({**pages.assembly_data(), "format": 2}))
    told = "The page could not be shown: This page shows data of format 1, not 2: write it again."
    assert page.locator(".failed").text_content() == told
    page.close()


def test_browsers_that_cannot_unpack_pages_say_so(browser, tmp_path):
    page = browser.new_page()
    page.add_init_script("delete window.DecompressionStream")
    place = tmp_path / "page.html"
    place.write_text(pages.html(pages.assembly_data()), encoding="utf-8")
    page.goto(place.as_uri())
    told = page.locator("#bgjax-notes").text_content()
    assert told.startswith("This browser cannot unpack the page") and "Remedy: a newer browser" in told
    page.close()


@pytest.mark.parametrize("size", [(420, 800), (900, 600), (1600, 1000)])
def test_layout(browser, tmp_path, size):
    """Nothing is wider than the window; narrow windows stack the panels below the picture."""
    found = crank(browser, tmp_path, size=size)
    read = """() => [document.documentElement.scrollWidth,
      ...['left', 'panels'].map(n => document.getElementById('bgjax-' + n).getBoundingClientRect().top)]"""
    width, left, panels = found.call(read)
    assert width <= size[0] and (panels > left + 200 if size[0] < 720 else panels == left)
    box = found.frame.locator("#bgjax-picture").bounding_box()
    assert box["width"] > 0.5 * size[0] and box["height"] > 240
    found.context.close()


def test_data_and_script_cannot_end_early():
    """What a browser would take for the end of a script is in neither."""
    text = pages.html(pages.crank_data(title=pages.HOSTILE, names=(pages.HOSTILE, "a", "b")))
    assert text.count("</script>") == 3 and text.count("<!--") == 0
    assert data_of(text)["title"] == pages.HOSTILE
