"""The data of a page that shows how a mechanism is put together, before anything is solved."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ...display.drawing import Drawing
from ...scene import Scene
from ...scene.meetings import Meeting
from ..motion import Motion
from ..page.graphs import graph_data
from ..page.motions import motion_data, room_of
from ..page.scenes import scene_data
from .shown import show_data


class Assembly(NamedTuple):
    """A mechanism in the first of some poses, in which its joints meet like this; `drawing` is its bond graph."""

    scene: Scene
    poses: Sequence[Motion]
    meetings: Sequence[Meeting]
    drawing: Drawing | None = None
    notes: tuple[str, ...] = ()


def assembly_data(shown: Assembly, title: str) -> dict[str, Any]:
    """All that the page needs, as values for JSON. Forces, powers and energies are not known yet."""
    scene = replace(shown.scene, arrows=())
    room = room_of(scene, shown.poses)
    origin = np.array(room["origin"])
    return {
        "format": 1,
        "title": title,
        **scene_data(scene, {}),
        **room,
        "motions": [motion_data(pose, scene, origin) for pose in shown.poses],
        "events": [],
        "plots": [],
        "energy": None,
        "residuals": [],
        "graph": None if shown.drawing is None else graph_data(shown.drawing, {}),
        "notes": [*scene.notes, *shown.notes],
        "magnify": None,
        "show": show_data(shown.meetings, scene.size),
    }
