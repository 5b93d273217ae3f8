"""How a picture of a scene is to look, as users ask for it."""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from ....errors import ArgumentError, Fault, nearest, raise_faults, shown
from ....scene import Scene
from .views import view_faults


ROLES = ("reaction", "spring", "contact", "drive", "load")
USUAL = ("contact", "drive", "load")  # roles of arrows that are drawn unless others are asked for
SMALLEST, LARGEST = 32, 4000  # px


class Look(NamedTuple):
    """What users say of a picture: the view, the width and height [px], points whose paths are drawn, roles of arrows
    (True: all, False: none), and how many times clearances are magnified (None: so that they can be seen)."""

    view: Any = None
    size: tuple[int, int] = (640, 480)
    traces: tuple[str, ...] = ()
    arrows: bool | tuple[str, ...] = USUAL
    magnify: float | None = None

    def roles(self) -> tuple[str, ...]:
        """The roles of arrows that are drawn."""
        if isinstance(self.arrows, tuple):
            return self.arrows
        return ROLES if self.arrows else ()


def look_of(scene: Scene, view: Any, size: Any, traces: Any, **further: Any) -> Look:
    """The checked look; one error lists all faults."""
    arrows, magnify = further["arrows"], further["magnify"]
    faults = view_faults(view) + _size_faults(size) + _magnify_faults(magnify)
    faults += _trace_faults(traces, [point.name for point in scene.points]) + _arrow_faults(arrows)
    raise_faults(ArgumentError, faults)
    arrows = bool(arrows) if isinstance(arrows, bool) else _names(arrows)
    return Look(view, (int(size[0]), int(size[1])), _names(traces), arrows, magnify)


def _trace_faults(traces: Any, known: list[str]) -> list[Fault]:
    remedy, names = "give names of points, such as traces=['crank.B'].", _names(traces)
    if names is None:
        return [Fault("traces", f"{shown(traces)} is not a list of names.", remedy)]
    faults = []
    for name in [name for name in names if name not in known]:
        advice = nearest(name, known) if isinstance(name, str) else remedy
        faults.append(Fault("traces", f"there is no point {shown(name)}.", advice))
    return faults


def _arrow_faults(arrows: Any) -> list[Fault]:
    if isinstance(arrows, bool):
        return []
    names, remedy = _names(arrows), f"choose from {', '.join(ROLES)}; or write True or False."
    wrong = [arrows] if names is None else [role for role in names if role not in ROLES]
    return [Fault("arrows", f"{shown(role)} is not a role of arrows.", remedy) for role in wrong]


def _names(given: Any) -> tuple[Any, ...] | None:
    """Names as a tuple, also of a single one; nothing if they cannot be listed."""
    if isinstance(given, str):
        return (given,)
    return tuple(given) if isinstance(given, Iterable) else None


def _size_faults(size: Any) -> list[Fault]:
    try:
        good = len(size) == 2 and all(int(n) == n and SMALLEST <= n <= LARGEST for n in size)
    except (TypeError, ValueError, OverflowError):
        good = False
    what = f"{shown(size)} is not a width and a height from {SMALLEST} to {LARGEST} px."
    return [] if good else [Fault("size", what, "write size=(640, 480).")]


def _magnify_faults(magnify: Any) -> list[Fault]:
    is_number = isinstance(magnify, int | float) and not isinstance(magnify, bool)
    if magnify is None or is_number and math.isfinite(magnify) and magnify >= 1.0:
        return []
    what = f"{shown(magnify)} is not a number from 1 on."
    return [Fault("magnify", what, "write magnify=300.0 to draw clearances 300 times as large, or leave it out.")]
