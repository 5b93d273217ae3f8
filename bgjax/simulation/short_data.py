"""Warns, before a run begins, of sampled data that do not cover it, and names the values used outside the samples."""

from typing import Any, NamedTuple

import jax
import numpy as np

from ..elements.sampled import AbstractSampled
from ..errors import Fault, warn_hints
from ..system.evaluators import evaluator
from ..system.system import System


SLACK = 1e-9  # of the run: the end of a run may differ from the last sample by rounding


class Span(NamedTuple):
    """First and last time of sampled data, and the values held before and after them.

    `before` and `after` are None where the two outermost samples are equal: the value is then meant to be held.
    """

    path: str
    first: float
    last: float
    before: np.ndarray | None
    after: np.ndarray | None


def warn_short_data(system: System, t0: Any, t1: Any) -> None:
    """Warn of data that begin after the run begins, or end before it ends, and still change there.

    Data whose outermost value is given twice are meant to be held, and cause no warning.
    """
    chosen = evaluator(system, t0, t1)
    if not chosen.numbers:
        return
    spans = chosen.remember(("spans of data",), lambda: _spans(system))
    if spans:
        warn_hints(hint for span in spans for hint in _hints(span, float(t0), float(t1)))


def _spans(system: System) -> list[Span]:
    leaves = jax.tree_util.tree_leaves_with_path(system.model, is_leaf=lambda x: isinstance(x, AbstractSampled))
    return [_span(_path(keys), data) for keys, data in leaves if isinstance(data, AbstractSampled)]


def _span(path: str, data: AbstractSampled) -> Span:
    times, values = np.asarray(data.times), np.asarray(data.values)
    before, after = _if_changing(values[0], values[1]), _if_changing(values[-1], values[-2])
    return Span(path, float(times[0]), float(times[-1]), before, after)


def _if_changing(outer: np.ndarray, inner: np.ndarray) -> np.ndarray | None:
    """The outer sample, or None where it equals the inner one."""
    return outer if np.any(outer != inner) else None


def _path(keys: tuple) -> str:
    """The dotted path of a leaf of the model, as users write it."""
    words = [str(getattr(key, "name", getattr(key, "key", getattr(key, "idx", "")))) for key in keys]
    return ".".join(word for word in words if word != "nodes")


def _hints(span: Span, t0: float, t1: float) -> list[Fault]:
    slack, found = SLACK * (t1 - t0), []
    if span.before is not None and t0 < span.first - slack:
        when = f"the samples begin at t = {span.first:g}, the run at {t0:g}"
        what = f"{when}: before them their first value, {_text(span.before)}, is used."
        remedy = "give samples from the start of the run on, or the first value twice if it is meant to be held."
        found.append(Fault(span.path, what, remedy))
    if span.after is not None and t1 > span.last + slack:
        when = f"the samples end at t = {span.last:g}, the run at {t1:g}"
        what = f"{when}: after them their last value, {_text(span.after)}, is used."
        remedy = "give samples up to the end of the run, or the last value twice if it is meant to be held."
        found.append(Fault(span.path, what, remedy))
    return found


def _text(value: np.ndarray) -> str:
    return np.array2string(value, precision=4, threshold=6)
