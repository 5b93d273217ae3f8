"""Colours as (red, green, blue) from 0 to 255, from HTML's notation."""

from functools import cache
from typing import NamedTuple


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

# names of colours in HTML that users write most; others are written as "#rrggbb"
NAMES = {
    "black": "#000000",
    "white": "#ffffff",
    "grey": "#808080",
    "gray": "#808080",
    "silver": "#c0c0c0",
    "lightgrey": "#d3d3d3",
    "lightgray": "#d3d3d3",
    "darkgrey": "#a9a9a9",
    "darkgray": "#a9a9a9",
    "slategrey": "#708090",
    "slategray": "#708090",
    "red": "#ff0000",
    "darkred": "#8b0000",
    "firebrick": "#b22222",
    "crimson": "#dc143c",
    "tomato": "#ff6347",
    "orange": "#ffa500",
    "darkorange": "#ff8c00",
    "gold": "#ffd700",
    "yellow": "#ffff00",
    "brown": "#a52a2a",
    "peru": "#cd853f",
    "tan": "#d2b48c",
    "green": "#008000",
    "darkgreen": "#006400",
    "seagreen": "#2e8b57",
    "lime": "#00ff00",
    "olive": "#808000",
    "teal": "#008080",
    "cyan": "#00ffff",
    "turquoise": "#40e0d0",
    "blue": "#0000ff",
    "navy": "#000080",
    "royalblue": "#4169e1",
    "steelblue": "#4682b4",
    "skyblue": "#87ceeb",
    "lightblue": "#add8e6",
    "purple": "#800080",
    "violet": "#ee82ee",
    "magenta": "#ff00ff",
    "pink": "#ffc0cb",
}


@cache
def colour(text: str) -> Colour:
    """The colour that HTML's notation names ("#c0392b", "#c32", "steelblue"); grey if it is not known."""
    code = NAMES.get(text.lower(), text).removeprefix("#")
    code = "".join(2 * letter for letter in code) if len(code) == 3 else code
    try:
        return Colour(*(int(code[k : k + 2], 16) for k in (0, 2, 4)))
    except ValueError:
        return Colour(140, 149, 159)


@cache
def fill_of(base: Colour) -> Colour:
    """The light fill of a part of this colour."""
    return base.mixed(WHITE, LIGHT)


@cache
def edge_of(base: Colour) -> Colour:
    """The dark outline of a part of this colour."""
    return base.mixed(BLACK, DARK)
