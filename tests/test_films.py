"""Films are read back: frames, durations, and what they show."""

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image, ImageSequence

from bgjax.viewer.film import film, still
from bgjax.viewer.film.formats import durations
from bgjax.viewer.film.marks.pixels import image
from bgjax.viewer.film.pace import MOST, pace_of
from bgjax.viewer.film.progress import told

from .moving_slider import SCENE, moving


TIMES = np.linspace(0.0, 2.0, 41)
RUN = moving(TIMES, 2.0)
SMALL = (160, 120)


def read(path):
    with Image.open(path) as opened:
        pages = ImageSequence.Iterator(opened)
        return [(page.info["duration"], np.asarray(page.convert("RGB"), int)) for page in pages]


def test_a_gif_has_the_frames_and_durations_of_the_run(tmp_path):
    """Two seconds at half the speed are four seconds: at 5 frames per second 21 frames, of 200 ms each."""
    made = film(SCENE, RUN, tmp_path / "film.gif", fps=5.0, speed=0.5, size=SMALL)
    frames = read(made.path)
    assert made.frames == len(frames) == 21 and [time for time, _ in frames] == [200] * 21
    assert frames[0][1].shape == (120, 160, 3)
    for (_, before), (_, after) in zip(frames[:-1], frames[1:], strict=True):
        assert np.mean(np.abs(before - after) > 40) > 1e-3
    assert made._repr_html_().startswith('<img src="data:image/gif;base64,') and "21 frames" in repr(made)


def test_each_frame_shows_the_scene_at_its_time(tmp_path):
    """The same pixels as a still of that time, but for the 256 colours of a GIF. White is white, and the thin trace has
    its own blue."""
    frames = read(film(SCENE, RUN, tmp_path / "film.gif", fps=4.0, size=SMALL, traces="rod.G").path)
    assert frames[3][1][60, 2].tolist() == [255, 255, 255]
    assert np.min(np.abs(frames[8][1] - [0x1D, 0x4E, 0xD8]).max(axis=2)) < 16
    for k in (0, 3, 8):
        wanted = np.asarray(image(still(SCENE, RUN, 0.25 * k, size=SMALL, traces="rod.G").sheet), int)
        assert np.mean(np.abs(frames[k][1] - wanted).max(axis=2) > 24) < 0.01  # the time may have more decimals


def test_durations_add_up_where_hundredths_of_seconds_do_not_divide():
    for fps in (30.0, 24.0, 7.0, 50.0):
        found = durations(301, fps, 1.0 / fps)
        assert all(time % 10 == 0 and time > 0 for time in found)
        assert sum(found[:-1]) == pytest.approx(1000.0 * 300 / fps, abs=5.0)


def test_the_last_frame_is_the_end_of_the_run():
    pace = pace_of(np.array([1.0, 3.05]), 10.0, 1.0, False)
    assert len(pace.times) == 22 and pace.times[-1] == 3.05 and pace.times[1] == pytest.approx(1.1)
    assert pace_of(np.array([0.0, 2.0]), 10.0, 1.0, False).times == pytest.approx(np.linspace(0.0, 2.0, 21))
    assert pace_of(np.array([0.7]), 10.0, 1.0, False).times == pytest.approx([0.7])


def test_long_films_are_thinned_and_say_so():
    pace = pace_of(np.array([0.0, 1000.0]), 25.0, 1.0, False)
    assert len(pace.times) == MOST and pace.times[-1] == 1000.0 and pace.fps == pytest.approx(2.999)
    assert pace.notes == (
        "3000 of 25001 frames are drawn, 3 in a second in place of 25: give a greater speed= or a smaller fps=.",
    )
    assert not pace_of(np.array([0.0, 100.0]), 25.0, 1.0, False).notes


def test_a_run_that_stopped_is_shown_up_to_there_and_the_reason_is_held(tmp_path):
    broken = moving(TIMES, 2.0)
    broken.positions["rod"][21:] = np.inf
    frames = read(film(SCENE, broken, tmp_path / "film.gif", fps=10.0, size=SMALL).path)
    assert [time for time, _ in frames] == [100] * 10 + [2000]
    red = [np.sum((page[..., 0] > 140) & (page[..., 1] < 90)) for _, page in frames]
    assert red[-1] > 20 and not any(red[:-1])


def test_progress_is_printed_on_request(capsys):
    assert list(told(range(3), 3, True)) == [0, 1, 2]
    assert "3/3 frames, 0 s left" in capsys.readouterr().err
    list(told(range(3), 3, None))  # nobody waits for a test
    list(told(range(3), 3, False))
    assert not capsys.readouterr().err


class Recorder:
    """Stands for `imageio_ffmpeg`: writes the frames it is sent, one after the other."""

    def get_ffmpeg_exe(self):
        return "ffmpeg"

    def write_frames(self, path, size, **options):
        self.size, self.options, self.frames = size, options, []
        while True:
            frame = yield
            self.frames.append(bytes(frame))
            with open(path, "wb") as file:
                file.write(b"film")


def test_an_mp4_gets_all_frames_in_an_even_size(tmp_path, monkeypatch):
    recorder = Recorder()
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", recorder)
    made = film(SCENE, replace(RUN, message="It stopped."), tmp_path / "film.mp4", fps=5.0, size=(161, 121))
    assert made.path.read_bytes() == b"film" and made.frames == 11
    assert len(recorder.frames) == 11 + 9  # the last one is held for two seconds
    assert recorder.size == (162, 122) and {len(frame) for frame in recorder.frames} == {162 * 122 * 3}
    assert recorder.options["fps"] == 5.0 and recorder.options["pix_fmt_in"] == "rgb24"
    assert made._repr_html_().startswith("<video")


def test_an_mp4_is_read_back_by_ffmpeg(tmp_path):
    ffmpeg = pytest.importorskip("imageio_ffmpeg")
    made = film(SCENE, RUN, tmp_path / "film.mp4", fps=10.0, size=SMALL)
    count, seconds = ffmpeg.count_frames_and_secs(str(made.path))
    assert count == made.frames == 21 and seconds == pytest.approx(2.1, abs=0.11)


def test_films_import_pillow_and_matplotlib_when_needed():
    code = "import sys, bgjax.viewer.film; assert not {'PIL', 'matplotlib', 'imageio_ffmpeg'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_of_a_failed_film_is_left(tmp_path, monkeypatch):
    (tmp_path / "old.gif").write_bytes(b"old")
    monkeypatch.setattr(sys.modules["bgjax.viewer.film.film"], "image", lambda sheet: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        film(SCENE, RUN, tmp_path / "old.gif", size=SMALL)
    assert [path.name for path in tmp_path.iterdir()] == ["old.gif"]
    assert (tmp_path / "old.gif").read_bytes() == b"old"
