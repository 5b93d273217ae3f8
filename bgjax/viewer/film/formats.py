"""The files of films: GIF by Pillow, MP4 by imageio-ffmpeg."""

import io
import tempfile
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import Fault, StructureError
from .marks.pixels import pillow_modules
from .pace import Pace


COLOURS = 128  # of all frames of a GIF together
QUALITY = 7  # of an MP4, from 0 to 10


def gif(frames: Iterable[Any], samples: list[Any], pace: Pace) -> bytes:
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


def _palette(samples: list[Any]) -> Any:
    pillow, _ = pillow_modules()
    width, height = samples[0].size
    strip = pillow.new("RGB", (width, height * len(samples)))
    for k, sample in enumerate(samples):
        strip.paste(sample, (0, k * height))
    return strip.quantize(COLOURS)


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
