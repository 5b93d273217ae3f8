"""What a measurement is: settings of a peer from coarse to fine, each with its error and its times;
the best at a wanted error."""

import math
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np


REPEATS, ROUNDS = 3, 7  # while sweeping; between the best ones
MANY, CHEAP = 25, 0.1  # so often at most, as long as it takes less than so many seconds
# seconds: for the repeats of one setting while sweeping; a run after which a ladder goes no further
PATIENCE, LONG = 5.0, 20.0
FINE = 50.0  # a ladder ends where the error is this much below the wanted one


@dataclass(frozen=True)
class Setting:
    """One way to run a peer. `run()` is timed; `read` takes the watched results out of what it gives,
    a row for each time."""

    name: str
    run: Callable[[], Any]
    read: Callable[[Any], np.ndarray] = np.asarray


@dataclass
class Trial:
    peer: str
    setting: str
    error: float
    first: float  # seconds of the first call, which compiles where there is something to compile
    seconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds) if self.seconds else math.nan


@dataclass
class Best:
    """A peer's fastest setting at the wanted error, or the most accurate one where none reaches it
    (`reached` is False)."""

    peer: str
    setting: str
    error: float
    reached: bool
    first: float
    seconds: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    begin = time.perf_counter()
    result = run()
    return time.perf_counter() - begin, result


def largest_error(found: np.ndarray, wanted: np.ndarray) -> float:
    """Infinite where a run blew up, so that it is never the best."""
    difference = np.max(np.abs(np.asarray(found, float).reshape(wanted.shape) - wanted))
    return float(difference) if np.isfinite(difference) else math.inf


def tried(peer: str, setting: Setting, wanted: np.ndarray, repeats: int = REPEATS, patience: float = PATIENCE) -> Trial:
    """The first call apart, then repeats as long as patience lasts, one at least, and more of what is cheap."""
    first, result = timed(setting.run)
    trial = Trial(peer, setting.name, largest_error(setting.read(result), wanted), first)
    while again(trial.seconds, repeats, 1, patience):
        trial.seconds.append(timed(setting.run)[0])
    return trial


def again(seconds: Sequence[float], wanted: int, least: int, patience: float) -> bool:
    """Whether to run once more: `least` times whatever it takes, `wanted` times within patience,
    many times what is cheap."""
    spent = sum(seconds)
    return (
        len(seconds) < least or (len(seconds) < wanted and spent < patience) or (len(seconds) < MANY and spent < CHEAP)
    )


def attempted(peer: str, setting: Setting, wanted: np.ndarray) -> Trial:
    """A setting that a solver refuses (steps too coarse for its Newton iteration) is infinitely wrong,
    and the ladder goes on."""
    try:
        return tried(peer, setting, wanted)
    except ImportError:
        raise
    except Exception as error:
        return Trial(
            peer,
            f"{setting.name}: {' '.join(str(error).split())[:80] or type(error).__name__}",
            math.inf,
            math.nan,
            [math.nan],
        )


def climb(
    peer: str, ladder: Iterable[Setting], wanted: np.ndarray, target: float, watch: Callable[[Trial], None]
) -> list[tuple[Trial, Setting]]:
    """Settings from coarse to fine, until the error is far below the wanted one or a run takes too long."""
    found = []
    for setting in ladder:
        trial = attempted(peer, setting, wanted)
        watch(trial)
        found.append((trial, setting))
        if trial.error <= target / FINE or trial.median > LONG:
            break
    return found


def choose(trials: Sequence[Trial], target: float) -> Trial:
    """The fastest of those at most as wrong as wanted; without one, the most accurate."""
    reached = [trial for trial in trials if trial.error <= target]
    return min(reached, key=lambda trial: trial.median) if reached else min(trials, key=lambda trial: trial.error)


def interleaved(
    runs: dict[str, Callable[[], Any]], rounds: int = ROUNDS, patience: float = LONG
) -> dict[str, list[float]]:
    """All of them in turn, so that they see the same machine; who is slow takes part in fewer rounds, but three, and
    who is fast in more. What is cheap runs once untimed before: warm, as where it is called over and over,
    and not with the caches as the one before left them."""
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(MANY):
        for name, run in runs.items():
            if again(seconds[name], rounds, 3, patience):
                if seconds[name] and seconds[name][-1] < CHEAP:
                    run()
                seconds[name].append(timed(run)[0])
    return seconds


def finals(found: dict[str, list[tuple[Trial, Setting]]], target: float, rounds: int = ROUNDS) -> dict[str, Best]:
    """Each peer's best setting, timed again side by side."""
    chosen = {}
    for peer, tries in found.items():
        if not any(math.isfinite(trial.error) for trial, _ in tries):
            continue
        trial = choose([trial for trial, _ in tries], target)
        chosen[peer] = trial, next(setting for other, setting in tries if other is trial)
    seconds = interleaved({peer: setting.run for peer, (_, setting) in chosen.items()}, rounds)
    return {
        peer: Best(peer, t.setting, t.error, t.error <= target, t.first, seconds[peer])
        for peer, (t, _) in chosen.items()
    }


def exponent(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """Gradient of the straight line through log cost over log size."""
    return float(np.polyfit(np.log(sizes), np.log(costs), 1)[0]) if len(sizes) > 1 else math.nan


def order(steps: Sequence[float], errors: Sequence[float]) -> float:
    """Order of convergence from the errors at two or more step sizes."""
    return exponent(steps, errors)
