"""Colours as (red, green, blue) from 0 to 255, from HTML's notation."""

from functools import cache
from typing import NamedTuple

from ....scene.colours import as_number


class Colour(NamedTuple):
    """A colour by its parts of red, green and blue, from 0 to 255."""

    red: int
    green: int
    blue: int

    @property
    def html(self) -> str:
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    def mixed(self, other: "Colour", share: float) -> "Colour":
        """This colour with a share of another one."""
        return Colour(*(round((1.0 - share) * a + share * b) for a, b in zip(self, other, strict=True)))


WHITE, BLACK, INK = Colour(255, 255, 255), Colour(0, 0, 0), Colour(36, 41, 47)
LIGHT, DARK = 0.5, 0.55  # shares of white in the fill of a part, and of black in its outline


@cache
def colour(text: str) -> Colour:
    """The colour that HTML's notation names: "#c0392b", "#c32", "steelblue"."""
    number = as_number(text)
    return Colour(*(int(number[k : k + 2], 16) for k in (1, 3, 5)))


@cache
def fill_of(base: Colour) -> Colour:
    """The light fill of a part of this colour."""
    return base.mixed(WHITE, LIGHT)


@cache
def edge_of(base: Colour) -> Colour:
    """The dark outline of a part of this colour."""
    return base.mixed(BLACK, DARK)
