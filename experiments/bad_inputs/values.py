"""Values that are no numbers, or not the numbers that are needed."""

from typing import Any, NamedTuple

import numpy as np


class Bad(NamedTuple):
    """A value in words, and a word that the answer must hold."""

    name: str
    value: Any
    word: str = ""


class Nothing:
    """Some object that is no number."""


NOT_NUMBERS = (
    Bad("text", "1.0"),
    Bad("a complex number", 1.0 + 2.0j),
    Bad("a masked number", np.ma.masked, "masked"),
    Bad("a huge whole number", 10**400, "too large"),
    Bad("a mapping", {"a": 1.0}),
    Bad("an object", Nothing()),
    Bad("a ragged list", [1.0, [2.0, 3.0]]),
)
NOT_FINITE = (Bad("NaN", float("nan"), "finite"), Bad("infinity", float("inf"), "finite"))
NEGATIVE = Bad("a negative number", -1.0, "-1")
ZERO = Bad("zero", 0.0, "0")
EMPTY = Bad("an empty list", [], "shape")
CUBE = Bad("an array of three dimensions", np.ones((2, 2, 2)), "shape")
