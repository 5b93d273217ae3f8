"""How the symbols of a program become arguments of a C function: one array, or one number, for each kind of symbol."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np


class Arguments:
    """The arguments of a C function, in the order of first use. ("state", 3) is `state[3]` and ("time",) `time`;
    symbols with longer keys, such as parameters, are numbered in the order of first use (`numbered`)."""

    def __init__(self) -> None:
        self.places: dict[str, dict[tuple, int]] = {}  # of each kind: {key: position}

    def symbol(self, key: tuple) -> str:
        """The text of an input."""
        kind, *place = key
        known = self.places.setdefault(kind, {})
        if not place:
            known[key] = 0
            return kind
        known.setdefault(key, place[0] if _is_position(place) else len(known))
        return f"{kind}[{known[key]}]"

    @property
    def numbered(self) -> dict[str, tuple[tuple, ...]]:
        """The keys whose position in an array does not follow from the key."""
        return {kind: tuple(places) for kind, places in self.places.items() if not _in_order(places)}

    def declared(self) -> str:
        """The declarations of the arguments in C."""
        return ", ".join(
            f"double {kind}" if (kind,) in places else f"const double *{kind}" for kind, places in self.places.items()
        )

    def values(self, symbol: Callable[[tuple], Any]) -> list[float | np.ndarray]:
        """The arguments, given the value of each symbol."""
        return [_filled(kind, places, symbol) for kind, places in self.places.items()]


def _in_order(places) -> bool:
    """Whether the position of each key in its array follows from the key."""
    return all(_is_position(key[1:]) or len(key) == 1 for key in places)


def _is_position(place) -> bool:
    return len(place) == 1 and isinstance(place[0], int)


def _filled(kind: str, places: Mapping[tuple, int], symbol: Callable[[tuple], Any]) -> float | np.ndarray:
    if (kind,) in places:
        return float(symbol((kind,)))
    array = np.zeros(1 + max(places.values()))
    for key, position in places.items():
        array[position] = float(symbol(key))
    return array
