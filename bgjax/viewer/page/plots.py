"""Plots of a page: the results that a user names, otherwise the coordinates that move most."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...system.components import component
from .arrays import encoded
from .shown import Shown


MOST, TRIED = 4, 40  # plots that are shown unless names are given, results that are looked at for them
STILL = 1e-6  # extent of what does not move, relative to the largest
ROUNDING = 1e-12  # what is never larger does not move either
NUMBERED = re.compile(r"_(?:\d+|[a-z])$")  # of the coordinates of a joint with several
UNITS = {
    "angle": "rad",
    "rate": "rad/s",
    "angular_velocity": "rad/s",
    "displacement": "m",
    "position": "m",
    "length": "m",
    "velocity": "m/s",
    "acceleration": "m/s²",
    "reaction_force": "N",
    "contact_force": "N",
    "drive_force": "N",
    "reaction_torque": "N·m",
    "drive_torque": "N·m",
    "penetration": "m",
    "power": "W",
}


def candidates(shown: Shown) -> tuple[str, ...]:
    """Results among which the plots are chosen: joint coordinates, otherwise states."""
    coordinates = [name for name in shown.system.model.coordinates() if name in shown.names]
    if not coordinates:
        coordinates = [shown.system.plan.short_name(name) for name in shown.system.states]
    return tuple(coordinates[:TRIED])


def chosen(names: Sequence[str], values: Mapping[str, np.ndarray], size: float) -> tuple[str, ...]:
    """Those of the names that move most: angles relative to half a turn, lengths to the size, others to their own."""

    def extent(name: str) -> float:
        array = np.asarray(values[name], float)
        room = float(np.max(np.ptp(array, axis=0), initial=0.0))
        largest = float(np.max(np.abs(array), initial=0.0))
        scale = {"rad": np.pi, "m": size}.get(unit_of(name), largest or 1.0)
        return room / scale if largest > ROUNDING else 0.0

    extents = {name: extent(name) for name in names}
    least = STILL * max(extents.values(), default=0.0)
    order = [name for name in sorted(names, key=lambda name: -extents[name]) if extents[name] >= least][:MOST]
    return tuple(name for name in names if name in order)


def unit_of(name: str) -> str:
    """The unit of a result by its last word, as far as it is the same everywhere."""
    word = component(name)[0].rpartition(".")[2]
    return UNITS.get(word) or UNITS.get(NUMBERED.sub("", word), "")


def plot_data(name: str, runs: Sequence[tuple[Shown, Mapping[str, np.ndarray]]]) -> dict[str, Any]:
    """The plot of a result of all runs that have it, one curve for each component."""
    base, place = component(name)
    curves = []
    for number, (shown, values) in enumerate(runs):
        if base in values:
            columns = np.asarray(values[base], float).reshape(len(shown.times), -1)
            places = range(columns.shape[1]) if place is None else [place]
            ghost = f" ({shown.label})" if number else ""
            for k in places:
                label = f"{base}[{k}]" if columns.shape[1] > 1 else base
                curves.append({"label": label + ghost, "motion": number, "values": encoded(columns[:, k])})
    return {"title": name, "unit": unit_of(name), "curves": curves}
