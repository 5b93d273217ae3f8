"""Values that are no numbers, or not the numbers that are needed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

import bgjax as bg

from .cases import Case


class Bad(NamedTuple):
    """A value in words."""

    name: str
    value: Any


class Nothing:
    """Some object that is no number."""


NOT_NUMBERS = (
    Bad("text", "1.0"),
    Bad("a complex number", 1.0 + 2.0j),
    Bad("a masked number", np.ma.masked),
    Bad("a huge whole number", 10**400),
    Bad("a mapping", {"a": 1.0}),
    Bad("an object", Nothing()),
    Bad("a ragged list", [1.0, [2.0, 3.0]]),
)
NOT_FINITE = (Bad("NaN", float("nan")), Bad("infinity", float("inf")))
NEGATIVE = Bad("a negative number", -1.0)
ZERO = Bad("zero", 0.0)
EMPTY = Bad("an empty list", [])
CUBE = Bad("an array of three dimensions", np.ones((2, 2, 2)))
NONE = Bad("None", None)


def crossed(
    owner: str,
    act: Callable[..., Any],
    wrong: Mapping[str, Sequence[Bad]],
    unnamed: Sequence[str] = (),
    words: Mapping[str, str] | None = None,
) -> Iterator[Case]:
    """Each field with each of its wrong values. The answer names the field, or what `words` has for it,
    unless it is `unnamed`."""
    for field, values in wrong.items():
        word = "" if field in unnamed else (words or {}).get(field, field)
        for bad in values:
            yield Case(
                f"{owner}, {field}: {bad.name}",
                lambda field=field, bad=bad: act(**{field: bad.value}),
                (bg.BondGraphError, bg.MagnitudeWarning),
                word,
            )
