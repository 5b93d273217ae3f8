"""Pages of real runs in a browser: what the picture shows is what the solution says, for every mechanism of the
registry, and in a notebook that was turned into an HTML page."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY
from bgjax.viewer.page.html import data_of

from .opened import Opened, different


pytestmark = pytest.mark.browser
TIMES, LOOKED_AT = 41, (0, 9, 20, 33, 40)  # saved times of a run, and those of them at which poses are read back


def ended(model):
    """A short run of a model of the registry."""
    system = bg.compile(model.build(), **({} if model.method is None else {"method": model.method}))
    t1 = min(model.t1, 0.5)
    return bg.simulate(system, 0.0, t1, model.initial or None, saveat=np.linspace(0.0, t1, TIMES))


@pytest.fixture(scope="module")
def crank():
    """Two turns of the slider-crank in space."""
    system = bg.compile(REGISTRY["slider_crank"].build())
    return bg.simulate(system, 0.0, 2.0, REGISTRY["slider_crank"].initial or None, saveat=np.linspace(0.0, 2.0, 201))


def same_poses(found: Opened, sol, size: float) -> None:
    """Positions to 1e-6 of the size of the mechanism, orientations to 1e-6, as the picture has them at five times."""
    bodies = [name for name in sol.system.model.bodies() if f"{name}.velocity" in sol.system.results]
    for k in LOOKED_AT:
        found.seek(float(sol.ts[k]))
        for name in bodies:
            read = found.call("name => bgjax.pose(name)", name)
            place = np.zeros(3)
            wanted = np.asarray(sol[f"{name}.position"])[k]
            place[: len(wanted)] = wanted
            assert np.abs(np.array(read["position"]) - place).max() < 1e-6 * size, (name, k)
            if f"{name}.orientation" in sol.system.results:
                turn = np.asarray(sol[f"{name}.orientation"])[k]
                assert abs(abs(turn @ read["orientation"]) - 1.0) < 1e-6, (name, k)


@pytest.mark.filterwarnings("ignore::bgjax.errors.ContactLossWarning")  # of the crank-rocker whose clearance is a link
@pytest.mark.parametrize("name", REGISTRY)
def test_every_mechanism_moves_as_it_was_solved(browser, tmp_path, name):
    sol = ended(REGISTRY[name])
    html = sol.animate(None).html
    found = Opened(browser, tmp_path, html)
    assert found.frame.locator("path.band").count() or found.frame.locator(".plot-area").count()
    if sol.system.model.bodies():
        same_poses(found, sol, data_of(html)["size"])
        found.seek(0.0)
        first = found.picture()
        found.seek(float(sol.ts[-1]))
        assert found.differs(first, 20)
    assert found.said == [] and found.requests() == []
    found.context.close()


def test_the_slider_crank_opens_fast_and_is_small(browser, tmp_path, crank):
    html = crank.animate(None).html
    found = Opened(browser, tmp_path, html)
    print(f"slider-crank: open after {found.seconds:.2f} s, {len(html) / 1e6:.2f} MB")
    assert len(html) < 1e6 and found.seconds < 20  # two on an idle machine, which is printed
    same_poses(found, crank, data_of(html)["size"])
    found.context.close()


@pytest.mark.filterwarnings("ignore:IPython3? lexer unavailable")  # code is coloured as plain Python then
def test_a_notebook_turned_into_html(browser, tmp_path, crank):
    """Without anything of its own from elsewhere: frames differ, a click in a plot seeks, the graph follows."""
    formats, exporters = pytest.importorskip("nbformat.v4"), pytest.importorskip("nbconvert.exporters")
    shown = formats.new_output("execute_result", {"text/html": crank.animate(None)._repr_html_()})
    cell = formats.new_code_cell('sol.animate("page.html")', outputs=[shown])
    exporter = exporters.HTMLExporter(mathjax_url="", require_js_url="")
    text, _ = exporter.from_notebook_node(formats.new_notebook(cells=[cell]))
    found = Opened(browser, tmp_path, text, size=(1400, 900), framed=True)
    found.seek(0.2)
    first = found.picture()
    area = found.frame.locator(".plot-area").first
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    found.page.mouse.click(box["x"] + 52 + 0.75 * (box["width"] - 64), box["y"] + 40)
    assert abs(found.state()["time"] - 1.5) < 0.02
    widths = "[...document.querySelectorAll('path.band')].map(band => +band.getAttribute('stroke-width'))"
    assert max(found.call(widths)) > 0.1 and found.differs(first, 300)
    same_poses(found, crank, 0.5)
    assert found.said == [] and found.requests() == []
    found.context.close()


def test_a_clearance_is_magnified_where_it_would_not_be_seen(browser, tmp_path):
    """A play of 0.2 mm is, one as large as the mechanism is not."""
    for clearance, magnified in ((2e-4, True), (0.4, False)):
        rod = bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.5)))
        parts = dict(world=bgp.World(), rod=rod, play=bgp.RevoluteClearance(clearance, bgm.LinearContact(1e5, 10.0)))
        system = bg.compile(bgp.Assembly(parts, ["world -> play -> rod.A"]))
        sol = bg.simulate(system, 0.0, 0.01, saveat=np.linspace(0.0, 0.01, 11))
        found = Opened(browser, tmp_path, sol.animate(None).html)
        assert (found.state()["magnification"] > 1.0) is magnified
        before = found.picture()
        found.tick("magnified")
        assert different(before, found.picture()) > 50 or found.differs(before, 50)
        found.context.close()
