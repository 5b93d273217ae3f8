"""The files of films: GIF by Pillow, MP4 by imageio-ffmpeg."""

import io
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import Fault, StructureError
from .marks.colours import WHITE, Colour
from .marks.pixels import image, pillow_modules
from .marks.sheet import Area, Dot, Mark, Sheet
from .pace import Pace


COLOURS, THIN = 256, 120  # of all frames of a GIF together; those kept for lines, dots and texts
NEAR_WHITE = 248  # parts of a colour from which it is white
NO_FORK = "IMAGEIO_FFMPEG_NO_PREVENT_SIGINT"  # a setting of imageio-ffmpeg
QUALITY = 7  # of an MP4, from 0 to 10


def gif(frames: Iterable[Any], samples: Sequence[Sheet], pace: Pace) -> bytes:
    """A GIF that repeats without end, from images. All frames share the colours of the samples."""
    palette = _palette(samples)
    reduced = (frame.quantize(palette=palette, dither=0) for frame in frames)
    first, content = next(reduced), io.BytesIO()
    times = durations(len(pace.times), pace.fps, pace.hold)
    first.save(content, format="gif", save_all=True, append_images=reduced, duration=times, loop=0, disposal=1)
    return content.getvalue()


def durations(count: int, fps: float, hold: float) -> list[int]:
    """Milliseconds for which frames are shown: whole hundredths of a second, whose sums are right to one of them."""
    ends = np.round(100.0 * np.arange(count) / fps).astype(int)
    return [*(10 * np.diff(ends)).tolist(), 10 * round(100.0 * hold)]


def _palette(samples: Sequence[Sheet]) -> Any:
    """White, the colours of lines, dots and texts, also half as strong at their edges, and those of the areas."""
    pillow, _ = pillow_modules()
    thin = dict.fromkeys(ink for sheet in samples for mark in sheet.marks for ink in _inks(mark))
    kept = [WHITE, *list(thin)[: THIN // 2]]
    kept = list(dict.fromkeys([*kept, *[ink.mixed(WHITE, 0.5) for ink in kept]]))
    images = [image(sheet) for sheet in samples]
    width, height = images[0].size
    strip = pillow.new("RGB", (width, height * len(images)))
    for k, each in enumerate(images):
        strip.paste(each, (0, k * height))
    found = np.array(strip.quantize(COLOURS - len(kept)).getpalette()[: 3 * (COLOURS - len(kept))]).reshape(-1, 3)
    found[found.min(axis=1) >= NEAR_WHITE] = WHITE
    palette = pillow.new("P", (1, 1))
    palette.putpalette(np.concatenate([np.array(kept), found]).ravel().tolist())
    return palette


def _inks(mark: Mark) -> tuple[Colour, ...]:
    """The colours of what is too thin to count among the most frequent colours."""
    if isinstance(mark, Area):
        return (mark.fill,) if mark.fill == mark.edge else ()  # heads of arrows
    return (mark.fill, mark.edge) if isinstance(mark, Dot) else (mark.colour,)


def mp4(frames: Iterable[Any], pace: Pace) -> bytes:
    """An MP4 (H.264) from images; width and height become even, as the format asks."""
    ffmpeg = ffmpeg_module()
    images = _even(frames)
    first = next(images)
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "film.mp4")
        size = (first.shape[1], first.shape[0])
        options = {"fps": pace.fps, "quality": QUALITY, "macro_block_size": 2}
        writer = ffmpeg.write_frames(place, size, pix_fmt_in="rgb24", **options)
        with _without_fork():
            writer.send(None)
        try:
            for image in chain([first], images):
                writer.send(np.ascontiguousarray(image))
                last = image
            for _ in range(round(pace.hold * pace.fps) - 1):
                writer.send(np.ascontiguousarray(last))
        finally:
            writer.close()
        return Path(place).read_bytes()


@contextmanager
def _without_fork() -> Iterator[None]:
    """Lets imageio-ffmpeg start its program without a function that runs in a forked copy of this process, which may
    hang beside the threads of JAX (the copy would only keep Ctrl-C from ffmpeg)."""
    before = os.environ.get(NO_FORK)
    os.environ[NO_FORK] = "1"
    try:
        yield
    finally:
        os.environ.pop(NO_FORK)
        if before is not None:
            os.environ[NO_FORK] = before


def ffmpeg_module() -> Any:
    """The module `imageio_ffmpeg`; raises a StructureError if it or its program is missing."""
    remedy = "pip install 'bgjax[film]'; or write a .gif."
    try:
        import imageio_ffmpeg
    except ImportError:
        raise StructureError([Fault("film", ".mp4 needs imageio-ffmpeg.", remedy)]) from None
    try:
        imageio_ffmpeg.get_ffmpeg_exe()
    except RuntimeError as error:
        what = f"imageio-ffmpeg finds no ffmpeg ({error})."
        raise StructureError([Fault("film", what, f"install ffmpeg; or {remedy}")]) from None
    return imageio_ffmpeg


def _even(frames: Iterable[Any]) -> Iterator[np.ndarray]:
    for frame in frames:
        pixels = np.asarray(frame)
        odd = [(0, length % 2) for length in pixels.shape[:2]]
        yield np.pad(pixels, [*odd, (0, 0)], mode="edge")
