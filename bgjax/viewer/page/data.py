"""The data of a page, from a run and other runs beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...errors import Fault, ResultError, raise_faults
from ...scene import Arrow, Scene
from ...system.components import beyond, component
from ..motion import Motion, motion, names_of
from ..plane import seen
from .energy import energy_data, weight_names
from .graphs import drawing_of, graph_data, power_names, power_notes
from .motions import motion_data, room_of
from .plots import candidates, chosen, plot_data
from .residuals import gap_names, gap_notes, residual_data
from .scenes import scene_data
from .shown import Shown, Wishes


KINDS, NOTHING = ("force", "torque"), 1e-9
GHOSTS = 12  # most runs beside the first


def page_data(shown: Shown, ghosts: Sequence[Shown], wishes: Wishes) -> dict[str, Any]:
    """All that the page needs, as values for JSON. All results are evaluated together."""
    raise_faults(ResultError, _name_faults(shown, wishes.names) + _ghost_faults(shown.scene, ghosts))
    drawing, missing = drawing_of(shown)
    names = _names(shown, wishes) + power_names(drawing, shown)
    values = shown.results(tuple(dict.fromkeys(names)))
    notes = [*shown.scene.notes, *shown.notes, *([missing] if missing else [])]
    notes += [*power_notes(drawing, shown), *gap_notes(shown)]
    if len(ghosts) > GHOSTS:
        notes.append(f"The first {GHOSTS} of {len(ghosts)} other runs are shown.")
    plotted = wishes.names or chosen(candidates(shown), values, shown.scene.size)
    others = [(ghost, _ghost_values(ghost, shown.scene, plotted)) for ghost in ghosts[:GHOSTS]]
    picture = _picture(shown, values, others)
    return {
        "format": 1,
        "title": wishes.title,
        **picture,
        "events": [moment._asdict() for moment in shown.events],
        "plots": [plot_data(name, [(shown, values), *others]) for name in plotted],
        "energy": energy_data(shown, values),
        "residuals": residual_data(shown, values),
        "graph": None if drawing is None else graph_data(drawing, values),
        "notes": notes,
        "magnify": wishes.magnify,
        "show": None,
    }


def _names(shown: Shown, wishes: Wishes) -> tuple[str, ...]:
    """The results that a page needs, apart from the powers of bonds."""
    plotted = tuple(component(name)[0] for name in wishes.names) or candidates(shown)
    weights = tuple(name for pair in weight_names(shown).values() for name in pair)
    return names_of(shown.scene, shown.names) + plotted + weights + tuple(gap_names(shown).values())


def staged(shown: Shown, ghosts: Sequence[Shown] = ()) -> tuple[Scene, list[Motion]]:
    """The scene of a run as it is seen during the run, with the motions of all runs, for films and stills."""
    raise_faults(ResultError, _ghost_faults(shown.scene, ghosts))
    values = shown.results(names_of(shown.scene, shown.names))
    return _staged(shown, values, [(ghost, _ghost_values(ghost, shown.scene, ())) for ghost in ghosts])


def _staged(
    shown: Shown, values: Mapping[str, np.ndarray], ghosts: Sequence[tuple[Shown, Mapping[str, np.ndarray]]]
) -> tuple[Scene, list[Motion]]:
    """Arrows that stay zero, or that this method does not give, are left out; other runs have no arrows."""
    scene = replace(shown.scene, arrows=_acting(shown.scene, values))
    first = replace(motion(shown.label, shown.times, scene, values.__getitem__), message=shown.message)
    bare, motions = replace(scene, arrows=()), [first]
    for ghost, found in ghosts:
        other = motion(ghost.label, ghost.times, bare, found.__getitem__)
        motions.append(replace(other, message=ghost.message))
    return seen(scene, motions), motions


def _acting(scene: Scene, values: Mapping[str, np.ndarray]) -> tuple[Arrow, ...]:
    """Arrows of forces and torques that are not zero, relative to the largest of their kind."""
    there = [arrow for arrow in scene.arrows if arrow.result in values]
    most = {arrow: float(np.max(np.abs(values[arrow.result]), initial=0.0)) for arrow in there}
    largest = {kind: max([most[arrow] for arrow in there if arrow.kind == kind], default=0.0) for kind in KINDS}
    return tuple(arrow for arrow in there if most[arrow] > NOTHING * largest[arrow.kind])


def _picture(
    shown: Shown, values: Mapping[str, np.ndarray], ghosts: Sequence[tuple[Shown, Mapping[str, np.ndarray]]]
) -> dict[str, Any]:
    """Scene and motions with the room that they sweep."""
    scene, motions = _staged(shown, values, ghosts)
    found, room = scene_data(scene, motions[0].vectors), room_of(scene, motions)
    moved = [motion_data(each, scene, np.array(room["origin"])) for each in motions]
    return {**found, **room, "motions": moved}


def _ghost_values(ghost: Shown, scene: Scene, plotted: Sequence[str]) -> Mapping[str, np.ndarray]:
    names = names_of(replace(scene, arrows=()), ghost.names)
    named = (component(name)[0] for name in plotted)
    return ghost.results(tuple(dict.fromkeys([*names, *[name for name in named if name in ghost.names]])))


def _name_faults(shown: Shown, names: Sequence[str]) -> list[Fault]:
    """Faults of names that are not results, or of components that they do not have."""
    faults: list[Fault] = []
    for name in names:
        base, place = component(name) if isinstance(name, str) else (name, None)
        try:
            width = len(shown.system.plan.outputs(shown.system.plan.resolve(base)))
        except ResultError as error:
            faults += error.faults
            continue
        if place is not None and place >= width:
            faults.append(beyond(name, base, width))
    return faults


def _ghost_faults(scene: Scene, ghosts: Sequence[Shown]) -> list[Fault]:
    """Faults of other runs whose mechanism does not have the same bodies."""
    faults = []
    for ghost in ghosts:
        missing = [name for name in names_of(replace(scene, arrows=()), ghost.names) if name not in ghost.names]
        if missing:
            what = f"has no result '{missing[0]}', so that its bodies cannot be shown beside these."
            faults.append(Fault(f"ghost '{ghost.label}'", what, "give runs of the same mechanism."))
    return faults
