"""Base class of parts that pictures show: what users may say of their appearance, and how a part draws itself."""

from typing import Any

import equinox as eqx

from ...errors import Fault
from ...scene import Arrow, Frame, Play, Point, Solid, Stretched
from ...scene.appearance import Appearance, as_colour, as_hidden, as_shapes
from ...scene.colours import colour_faults
from ...surface.calls import AbstractWorded


Item = Frame | Point | Solid | Stretched | Arrow | Play


class AbstractSeen(AbstractWorded):
    """A part that pictures show. `shape` replaces what is drawn by default (a shape such as `bgm.Box(…)`, or a list of
    them, in the frame of the part, of a joint in its frame a), `colour` is as in HTML, `hidden=True` leaves the part
    out. They have no influence on results, and a model that only looks different is not compiled again."""

    shape: Appearance = eqx.field(static=True, kw_only=True, default=Appearance(None), converter=as_shapes)
    colour: Appearance = eqx.field(static=True, kw_only=True, default=Appearance(None), converter=as_colour)
    hidden: Appearance = eqx.field(static=True, kw_only=True, default=Appearance(False), converter=as_hidden)

    def drawn(self, at: Any) -> list[Item]:
        """What is drawn of the part where it is mounted, in frames that move with bodies."""
        return []

    def lasting(self, items: list[Item], anchor: Any, path: str) -> list[Item]:
        """What is shown of a part: its items, in its colour, or the shapes that the user gave in place of its solids;
        of a hidden part only frames and points, which others need."""
        if self.hidden.value:
            return [item for item in items if isinstance(item, Frame | Point)]
        if self.shape.value is not None:
            items = [item for item in items if not isinstance(item, Solid | Stretched)]
            items += [Solid(path, "body", shape, anchor) for shape in self.shape.value]
        return [coloured(item, self.colour.value) for item in items]


def coloured(item: Item, colour: str | None) -> Item:
    """A solid or a spring in a colour; anything else, and all without a colour, unchanged."""
    if colour is None or not isinstance(item, Solid | Stretched):
        return item
    return item._replace(colour=colour)


def appearance_faults(where: str, part: AbstractSeen) -> list[Fault]:
    """Faults of the shapes and of the colour of a part."""
    faults = colour_faults(f"{where}.colour", part.colour.value)
    for shape in part.shape.value or ():
        faults += shape.faults(where)
    return faults
