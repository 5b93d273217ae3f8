"""One model, all peers: sweep each one's settings, then run the best ones side by side."""

import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np

from .measure import Best, Setting, Trial, climb, finals


Ladders = Callable[[], Iterable[Iterable[Setting]]]  # several ladders of settings, each from coarse to fine


@dataclass
class Result:
    """Of one part: what was tried, the best ones, other numbers by name, and what failed."""

    name: str
    title: str
    target: float = float("nan")  # wanted error, and of what in which unit
    watched: str = ""
    trials: list[Trial] = field(default_factory=list)
    best: dict[str, Best] = field(default_factory=dict)
    numbers: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    failures: dict[str, str] = field(default_factory=dict)


def say(text: str) -> None:
    print(f"    {text}", flush=True)


def reason(error: BaseException) -> str:
    """One line, and the last place in our own files."""
    text = " ".join(str(error).split())[:200]
    kind = "not installed" if isinstance(error, ImportError) else type(error).__name__
    where = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if "experiments/bench" in frame.filename.replace("\\", "/")
    ]
    place = (
        f" (line {where[-1].lineno} of {where[-1].filename.rpartition('/')[2]})"
        if where and not isinstance(error, ImportError)
        else ""
    )
    return f"{kind}: {text}{place}"


def _watch(trial: Trial) -> None:
    say(
        f"{trial.peer:<28} {trial.setting:<52} error {trial.error:8.1e}   {1e3 * trial.median:10.3f} ms   "
        f"first {trial.first:6.2f} s"
    )


def race(result: Result, peers: dict[str, Ladders], wanted: np.ndarray) -> Result:
    """A peer that cannot be run is told in `failures`; the others go on."""
    found: dict[str, list[tuple[Trial, Setting]]] = {}
    for peer, ladders in peers.items():
        try:
            for ladder in ladders():
                found.setdefault(peer, []).extend(climb(peer, ladder, wanted, result.target, _watch))
        except Exception as error:
            result.failures[peer] = reason(error)
            say(f"{peer}: {result.failures[peer]}")
    result.trials = [trial for tries in found.values() for trial, _ in tries]
    result.best = finals({peer: tries for peer, tries in found.items() if tries}, result.target)
    for best in result.best.values():
        say(
            f"best  {best.peer:<22} {best.setting:<52} error {best.error:8.1e}   {1e3 * best.median:10.3f} ms"
            f"{'' if best.reached else '   (not reached)'}"
        )
    return result
