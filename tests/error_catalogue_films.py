"""Bad inputs of pictures and films, and what bgjax says to them, in full (see `error_catalogue`)."""

import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

import numpy as np

import bgjax as bg
from bgjax.scene import Scene
from bgjax.viewer.film import film, still
from bgjax.viewer.motion import Motion

from .error_catalogue import found
from .moving_slider import SCENE, moving


A, D, S = bg.ArgumentError, bg.DataError, bg.StructureError
VIEW = "write view='front', 'top', 'side' or 'iso', or the direction towards the viewer, such as (1, 1, 1)."
SIZE = "is not a width and a height from 32 to 4000 px."
WRITTEN = "free space or rights to write, or give another place. What was there before is as it was."


def drawn(t=0.5, scene=SCENE, run=None, **options):
    return still(scene, moving(np.linspace(0.0, 1.0, 11)) if run is None else run, t, **options)


def filmed(path="film.gif", **options):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "file").write_text("")
        (Path(folder) / "a.gif").mkdir()
        film(SCENE, moving(np.linspace(0.0, 1.0, 11)), path.replace("FOLDER", folder), **options)


def without(module, act):
    """What is done where a package is not installed."""
    with patch.dict(sys.modules, {module: None}):
        act()


def wrong_name(act):
    """The name of a folder differs from run to run: errors of files are compared without it."""
    try:
        act()
    except bg.DataError as error:
        (fault,) = error.faults
        raise bg.DataError([fault._replace(where=Path(fault.where).name)]) from None


def stopped():
    run = moving(np.linspace(0.0, 1.0, 11), message="The run stopped at t = 0.4 s: the rod is too short.")
    run.positions["rod"][5:] = np.nan
    return run


def never():
    run = moving(np.linspace(0.0, 1.0, 11))
    run.positions["crank"][:] = np.nan
    return run


FILMS = {
    "time before": (A, lambda: drawn(-1.0), found("t: -1 s is outside the run.", "give a time from 0 s to 1 s.")),
    "time after the run stopped": (
        A,
        lambda: drawn(0.9, run=stopped()),
        found(
            "t: 0.9 s is outside the run.",
            "give a time from 0 s to 0.4 s. The run stopped at t = 0.4 s: the rod is too short.",
        ),
    ),
    "time of another kind": (
        A,
        lambda: drawn("now"),
        found("t: 'now' is not a time of the run.", "give a time from 0 s to 1 s."),
    ),
    "time not a number": (
        A,
        lambda: drawn(np.nan),
        found("t: nan is not a time of the run.", "give a time from 0 s to 1 s."),
    ),
    "view": (A, lambda: drawn(view="isometric"), found("view: 'isometric' is not a view.", VIEW)),
    "view misspelt": (
        A,
        lambda: drawn(view="fornt"),
        found("view: 'fornt' is not a view.", f"did you mean 'front'? {VIEW}"),
    ),
    "view without a direction": (
        A,
        lambda: drawn(view=(0.0, 0.0, 0.0)),
        found("view: (0.0, 0.0, 0.0) is not a direction.", VIEW),
    ),
    "all of a look at once": (
        A,
        lambda: drawn(size=(640, 5), traces=["crank.C"], arrows=["forces"], magnify=0.5),
        found(
            f"size: (640, 5) {SIZE}",
            "write size=(640, 480).",
            "magnify: 0.5 is not a number from 1 on.",
            "write magnify=300.0 to draw clearances 300 times as large, or leave it out.",
            "traces: there is no point 'crank.C'.",
            "did you mean 'crank.B'?",
            "arrows: 'forces' is not a role of arrows.",
            "choose from reaction, spring, contact, drive, load; or write True or False.",
        ),
    ),
    "size": (A, lambda: drawn(size=640), found(f"size: 640 {SIZE}", "write size=(640, 480).")),
    "points that are no names": (
        A,
        lambda: drawn(traces=7),
        found("traces: 7 is not a list of names.", "give names of points, such as traces=['crank.B']."),
    ),
    "a scene without points": (
        A,
        lambda: still(Scene(), Motion("run", np.zeros(1)), 0.0, traces="a.B"),
        found("traces: there is no point 'a.B'.", "there are none."),
    ),
    "no times": (
        D,
        lambda: drawn(run=Motion("run", np.zeros(0))),
        found("motion 'run': has no times.", "give the motion of a run with at least one saved time."),
    ),
    "a frame is missing": (
        D,
        lambda: drawn(scene=SCENE, run=Motion("run", np.zeros(2), {}, moving([0.0, 1.0]).orientations)),
        found(
            *(
                line
                for name in ("crank", "rod", "piston")
                for line in (
                    f"motion 'run': has no positions of '{name}' of shape (2, 3).",
                    "make it with motion(label, times, scene, result).",
                )
            )
        ),
    ),
    "no pose": (
        D,
        lambda: drawn(run=never()),
        found(
            "motion 'run': has no pose that is finite.",
            "look at the results of the run: sol[name] of the frames, and the reason why it stopped.",
        ),
    ),
    "suffix": (
        D,
        lambda: filmed("film.avi"),
        found("film.avi: does not end with .gif or .mp4.", "name the file 'result.gif', for example."),
    ),
    "suffix of a picture": (
        D,
        lambda: drawn().save("picture.gif"),
        found("picture.gif: does not end with .svg or .png or .pdf.", "name the file 'result.svg', for example."),
    ),
    "a file in place of the folder": (
        D,
        lambda: wrong_name(lambda: filmed("FOLDER/file/film.gif")),
        found("film.gif: cannot be written (File exists).", WRITTEN),
    ),
    "a folder in place of the file": (
        D,
        lambda: wrong_name(lambda: filmed("FOLDER/a.gif")),
        found("a.gif: cannot be written (Is a directory).", WRITTEN),
    ),
    "pace": (
        A,
        lambda: filmed(fps=60.0, speed=0.0, progress=1),
        found(
            "fps: 60.0 is not a number of frames in a second that a .gif file shows.",
            "write fps=25.0; a .gif shows up to 50 and an .mp4 up to 240.",
            "speed: 0.0 is not a positive number.",
            "write speed=0.5 for a film half as fast as the motion.",
            "progress: 1 is neither True nor False.",
            "write progress=True or progress=False.",
        ),
    ),
    "pace of an mp4": (
        A,
        lambda: filmed("film.mp4", fps="fast"),
        found(
            "fps: 'fast' is not a number of frames in a second that a .mp4 file shows.",
            "write fps=25.0; a .mp4 shows up to 240.",
        ),
    ),
    "without ffmpeg": (
        S,
        lambda: without("imageio_ffmpeg", lambda: filmed("film.mp4")),
        found("film: .mp4 needs imageio-ffmpeg.", "pip install 'bgjax[film]'; or write a .gif."),
    ),
    "without Pillow": (
        S,
        lambda: without("PIL", filmed),
        found("film: needs Pillow.", "pip install 'bgjax[film]'."),
    ),
    "without matplotlib": (
        S,
        lambda: without("matplotlib", lambda: drawn().save("picture.png")),
        found("plot: needs matplotlib.", "pip install 'bgjax[plot]'."),
    ),
}
