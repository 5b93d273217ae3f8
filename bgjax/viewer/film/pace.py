"""At which times of a run the frames of a film are, and how long each is shown."""

import math
from typing import Any, NamedTuple

import numpy as np

from ...errors import Fault, shown


MOST = 3000  # frames in a film
FASTEST = {".gif": 50.0, ".mp4": 240.0}  # frames per second that players show
HOLD = 2.0  # seconds for which a message at the end is shown


class Pace(NamedTuple):
    """The times of frames in a run, the frames shown in a second, seconds for which the last one is shown, and what is
    to be said of this choice."""

    times: np.ndarray
    fps: float
    hold: float
    notes: tuple[str, ...] = ()


def pace_of(saved: np.ndarray, fps: float, speed: float, is_cut: bool) -> Pace:
    """The pace of a film of a run with these saved times, `speed` times as fast as in nature. The last frame is at the
    end of the run; it is held if it shows why the run ended early."""
    first, last = float(saved[0]), float(saved[-1])
    hold = HOLD if is_cut else 1.0 / fps
    wanted = (last - first) / speed * fps + 1.0
    if wanted > MOST + 1e-6:
        slower = (MOST - 1) / (last - first) * speed
        note = f"{MOST} of {wanted:.0f} frames are drawn, {slower:.3g} in a second in place of {fps:g}: "
        note += "give a greater speed= or a smaller fps=."
        return Pace(np.linspace(first, last, MOST), slower, max(hold, 1.0 / slower), (note,))
    step = speed / fps
    times = first + step * np.arange(int(wanted + 1e-6))
    if last - times[-1] > 1e-6 * step:  # the end, in less than a step after the last of equal ones
        times = np.append(times, last)
    return Pace(np.minimum(times, last), fps, hold)


def pace_faults(suffix: str, fps: Any, speed: Any) -> list[Fault]:
    """Faults of a pace that was asked for."""
    faults, most = [], FASTEST[suffix]
    if not (_is_positive(fps) and fps <= most):
        what = f"{shown(fps)} is not a number of frames in a second that a {suffix} file shows."
        other = " and an .mp4 up to 240" if suffix == ".gif" else ""
        faults.append(Fault("fps", what, f"write fps=25.0; a {suffix} shows up to {most:g}{other}."))
    if not _is_positive(speed):
        what = f"{shown(speed)} is not a positive number."
        faults.append(Fault("speed", what, "write speed=0.5 for a film half as fast as the motion."))
    return faults


def _is_positive(value: Any) -> bool:
    is_number = isinstance(value, int | float | np.number) and not isinstance(value, bool)
    return is_number and math.isfinite(value) and value > 0
