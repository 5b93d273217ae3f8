"""A bad input, and what bgjax makes of it: named, warned of, another error, accepted without a word, or too slow."""

import time
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

import bgjax as bg


SLOW = 5.0  # seconds of processor time until an answer, so that other work on the machine does not count
GOOD = ("named", "warned")


class Case(NamedTuple):
    """What a person might do, the class of the answer that is expected, and a word of it."""

    name: str
    act: Callable[[], Any]
    kind: type[BaseException] | tuple[type[BaseException], ...] = bg.BondGraphError
    word: str = ""


class Verdict(NamedTuple):
    """What came of a case: `said` is the text of the error or of the warnings."""

    case: Case
    kind: str
    said: str
    seconds: float


def verdict(case: Case) -> Verdict:
    """Do the wrong thing and look at the answer."""
    began = time.process_time()
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        try:
            case.act()
        except Exception as error:
            answer: Exception | None = error
        else:
            answer = None
    seconds = time.process_time() - began
    kind, said = _judged(case, answer) if answer is not None else _warned(case, [each.message for each in heard])
    return Verdict(case, "too slow" if seconds > SLOW else kind, said, seconds)


def _judged(case: Case, error: Exception) -> tuple[str, str]:
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, bg.InternalError):
        return "internal error", said
    if isinstance(error, bg.BondGraphError | bg.SimulationError) or (
        isinstance(error, AttributeError) and "did you mean" in said
    ):
        right = isinstance(error, case.kind) and case.word in said
        return ("named" if right else "other words"), said
    return "bare Python error", said


def _warned(case: Case, heard: list) -> tuple[str, str]:
    ours = [message for message in heard if type(message).__module__.startswith("bgjax")]
    said = "\n".join(f"{type(message).__name__}: {message}" for message in ours)
    if not ours:
        return "accepted", ""
    right = any(isinstance(message, case.kind) for message in ours) and case.word in said
    return ("warned" if right else "other words"), said
