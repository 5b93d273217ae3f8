"""Stills and films of runs: the same scene and motion as their pages, and files that can be read back."""

import numpy as np
import pytest
from PIL import Image

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.simulation.solution.animate import staged_runs
from bgjax.viewer.film import Film, film, still
from bgjax.viewer.film.marks.picture import Picture


SMALL = (160, 120)


def turning(rate):
    """A bar of 1 m that is turned at a constant rate about its end."""
    pin = bgp.Revolute(drive=bgm.Rate(rate))
    bar = bgp.Body(1.0, 0.1, points=dict(O=(-0.5, 0.0), end=(0.5, 0.0)))
    model = bgp.Assembly(dict(world=bgp.World(), bar=bar, pin=pin), ["world -> pin -> bar.O"])
    return bg.simulate(bg.compile(model), 0.0, 1.0, {"pin.angle": 0.0, "pin.rate": rate}, saveat=np.linspace(0, 1, 21))


@pytest.fixture(scope="module")
def runs():
    return turning(2.0), turning(1.0)


def test_the_motion_of_pictures_is_that_of_the_mechanism(runs):
    """The middle of the bar is at 0.5 (cos ωt, sin ωt)."""
    scene, motions = staged_runs([("", runs[0]), ("slower", runs[1])])
    for rate, moved in zip((2.0, 1.0), motions, strict=True):
        angle = rate * moved.times
        np.testing.assert_allclose(moved.positions["bar"][:, 0], 0.5 * np.cos(angle), atol=1e-6)
        np.testing.assert_allclose(moved.positions["bar"][:, 1], 0.5 * np.sin(angle), atol=1e-6)
    assert scene.planar and motions[1].label == "slower" and motions[0].vectors and not motions[1].vectors


def test_stills_are_those_of_the_staged_scene(runs, tmp_path):
    one, two = runs
    scene, (moved, other) = staged_runs([("", one), ("ghost 1", two)])
    look = dict(size=SMALL, view="front", traces=["bar.end"], arrows=True)
    found = one.still(0.5, ghosts=[two], **look)
    assert isinstance(found, Picture) and found.svg == still(scene, moved, 0.5, ghosts=[other], **look).svg
    assert found.svg != one.still(0.5, **look).svg and one.still(0.5).sheet.size == (640, 480)
    assert found.save(tmp_path / "still.svg").exists()


def test_films_have_the_frames_that_were_asked_for(runs, tmp_path):
    """One second at a half of the speed and 5 frames in a second: 11 frames."""
    one, two = runs
    written = one.animate(tmp_path / "film.gif", fps=5.0, speed=0.5, size=SMALL, view="front", ghosts={"slow": two})
    assert isinstance(written, Film) and written.frames == 11
    with Image.open(written.path) as image:
        assert image.n_frames == 11 and image.size == SMALL
    scene, (moved, other) = staged_runs([("", one), ("slow", two)])
    same = film(scene, moved, tmp_path / "same.gif", fps=5.0, speed=0.5, size=SMALL, view="front", ghosts=[other])
    assert same.path.read_bytes() == written.path.read_bytes()


def test_other_suffixes_are_refused(runs):
    with pytest.raises(bg.DataError, match=r"film.avi: does not end with .html or .gif or .mp4"):
        runs[0].animate("film.avi")
