"""One picture of a moving scene."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...errors import ArgumentError, Fault, raise_faults, shown
from ...scene import Scene
from ..motion import Motion
from .marks.picture import Picture
from .painting.painter import painter
from .staging.look import USUAL, look_of
from .staging.poses import drawable


def still(  # noqa: PLR0913 - what users type
    scene: Scene,
    motion: Motion,
    t: float,
    *,
    view: Any = None,
    size: tuple[int, int] = (640, 480),
    traces: Sequence[str] = (),
    arrows: bool | Sequence[str] = USUAL,
    magnify: float | None = None,
    ghosts: Sequence[Motion] = (),
) -> Picture:
    """The picture of a scene at time `t` [s] of a motion.

    `view` is "front", "top", "side", "iso" or the direction from the scene to the viewer; without it, planar scenes
    are seen along their normal and others from the front, the right and above. `traces` are names of points whose
    paths up to `t` are drawn, `arrows` the roles of forces and torques ("reaction", "spring", "contact", "drive",
    "load"; True: all). Clearances are drawn `magnify` times as large. `ghosts` are other motions of the same scene,
    drawn as outlines. The scale is the same for all times of a run.

    ```python
    import numpy as np
    from bgjax.scene import Anchor, Box, Frame, Scene, Solid
    from bgjax.viewer.film import still
    from bgjax.viewer.motion import motion

    scene = Scene(
        frames=(Frame("block", "block.position"),),
        solids=(Solid("block", "body", Box((0.2, 0.1, 0.1)), Anchor("block")),),
    )
    times = np.linspace(0.0, 1.0, 11)
    falling = motion("fall", times, scene, lambda name: np.outer(-0.5 * 9.81 * times**2, (0.0, 1.0, 0.0)))
    picture = still(scene, falling, 0.5, view="front")
    picture.svg  # .save("fall.pdf")
    ```
    """
    look = look_of(scene, view, size, traces, arrows=arrows, magnify=magnify)
    motion, others = drawable(scene, motion), tuple(drawable(scene, ghost) for ghost in ghosts)
    raise_faults(ArgumentError, _time_faults(t, motion))
    return Picture(next(painter(scene, motion, others, look).sheets(np.array([float(t)]))))


def _time_faults(t: Any, motion: Motion) -> list[Fault]:
    first, last = float(motion.times[0]), float(motion.times[-1])
    slack = 1e-9 * max(abs(first), abs(last), last - first)
    is_number = np.ndim(t) == 0 and np.asarray(t).dtype.kind in "iuf" and math.isfinite(t)
    if is_number and first - slack <= t <= last + slack:
        return []
    what = f"{shown(t)} is not a time of the run." if not is_number else f"{float(t):g} s is outside the run."
    more = f" {motion.message}" if motion.message else ""
    return [Fault("t", what, f"give a time from {first:g} s to {last:g} s.{more}")]
