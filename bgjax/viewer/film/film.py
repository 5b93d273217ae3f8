"""Films of a moving scene."""

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...errors import ArgumentError, raise_faults
from ...scene import Scene
from ...surface.arguments import flag_faults
from ...surface.whole_files import check_writable, target, write
from ..motion import Motion
from .formats import ffmpeg_module, gif, mp4
from .marks.pixels import image, pillow_modules
from .pace import Pace, pace_faults, pace_of
from .painting.painter import Painter, painter
from .progress import told
from .staging.look import USUAL, look_of
from .staging.poses import drawable


SUFFIXES = (".gif", ".mp4")
SHOWN = 20_000_000  # bytes of the largest film that a notebook shows
SAMPLES = 5  # frames from which the colours of a GIF are taken


@dataclass(frozen=True, repr=False)
class Film:
    """A written film: its file, the number of its frames, how many are shown in a second, and notes on what it leaves
    out. Notebooks show it."""

    path: Path
    frames: int
    fps: float
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        said = "".join(f"\n  {note}" for note in self.notes)
        return f"Film of {self.frames} frames, {self.fps:.3g} in a second: {self.path}{said}"

    def _repr_html_(self) -> str | None:
        if not self.path.exists() or self.path.stat().st_size > SHOWN:
            return None
        data = b64encode(self.path.read_bytes()).decode()
        if self.path.suffix.lower() == ".mp4":
            return f'<video controls loop src="data:video/mp4;base64,{data}"></video>'
        return f'<img src="data:image/gif;base64,{data}">'


def film(  # noqa: PLR0913 - what users type
    scene: Scene,
    motion: Motion,
    path: str | Path,
    *,
    fps: float = 25.0,
    speed: float = 1.0,
    size: tuple[int, int] = (640, 480),
    view: Any = None,
    traces: Sequence[str] = (),
    arrows: bool | Sequence[str] = USUAL,
    magnify: float | None = None,
    ghosts: Sequence[Motion] = (),
    progress: bool | None = None,
) -> Film:
    """Write a film of a motion, "film.gif" or "film.mp4", `speed` times as fast as the motion and with `fps` frames in
    a second; between saved times the motion is interpolated. At most 3000 frames are drawn, of longer films fewer in a
    second (`notes` of the result). The other arguments are those of `still`. Progress is printed if `progress` is
    True, and in an interactive session after two seconds.

    ```python
    import numpy as np, tempfile
    from bgjax.scene import Anchor, Box, Frame, Scene, Solid
    from bgjax.viewer.film import film
    from bgjax.viewer.motion import motion

    scene = Scene(
        frames=(Frame("block", "block.position"),),
        solids=(Solid("block", "body", Box((0.2, 0.1, 0.1)), Anchor("block")),),
    )
    times = np.linspace(0.0, 1.0, 11)
    falling = motion("fall", times, scene, lambda name: np.outer(-0.5 * 9.81 * times**2, (0.0, 1.0, 0.0)))
    with tempfile.TemporaryDirectory() as folder:
        print(film(scene, falling, f"{folder}/fall.gif", fps=5.0, size=(160, 120)))
    ```
    """
    place = target(path, SUFFIXES)
    suffix = place.suffix.lower()
    flags = [] if progress is None else flag_faults(progress=progress)
    raise_faults(ArgumentError, pace_faults(suffix, fps, speed) + flags)
    look = look_of(scene, view, size, traces, arrows=arrows, magnify=magnify)
    pillow_modules()
    if suffix == ".mp4":
        ffmpeg_module()
    motion, others = drawable(scene, motion), tuple(drawable(scene, ghost) for ghost in ghosts)
    check_writable(place)
    pace = pace_of(motion.times, float(fps), float(speed), bool(motion.message))
    write(place, _content(suffix, painter(scene, motion, others, look), pace, progress))
    return Film(place, len(pace.times), pace.fps, pace.notes)


def _content(suffix: str, ready: Painter, pace: Pace, progress: bool | None) -> bytes:
    frames = told(map(image, ready.sheets(pace.times)), len(pace.times), progress)
    if suffix == ".mp4":
        return mp4(frames, pace)
    every = max(1, len(pace.times) // SAMPLES)
    return gif(frames, list(ready.sheets(pace.times[::-every])), pace)
