"""Paths of points: from the beginning of the run to the present, with a dot at the present place."""

from collections.abc import Iterator

import numpy as np

from ....scene import Scene
from ..marks.colours import WHITE, Colour, colour
from ..marks.sheet import Dot, Mark, Stroke
from ..staging.camera import Camera
from ..staging.poses import Poses


COLOURS = tuple(map(colour, ("#1d4ed8", "#c2410c", "#15803d", "#7c3aed", "#0e7490", "#be185d")))  # as in plots


def numbered_colour(k: int) -> Colour:
    """Colours one after the other, again from the first after the last."""
    return COLOURS[k % len(COLOURS)]


class Traces:
    """Points of a scene with their places at all saved times."""

    def __init__(self, scene: Scene, run: Poses, names: tuple[str, ...]):
        self.anchors = {point.name: point.anchor for point in scene.points if point.name in names}
        self.times, self.paths = run.times, {name: run.place(anchor) for name, anchor in self.anchors.items()}

    def painted(self, camera: Camera, poses: Poses, k: int) -> Iterator[Mark]:
        for number, (name, anchor) in enumerate(self.anchors.items()):
            here, before = poses.place(anchor)[k], self.times < poses.times[k]
            points = camera.screen(np.concatenate([self.paths[name][before], here[None]]))
            yield Stroke(points, numbered_colour(number), 1.3, 0.9, name, "trace")
            yield Dot(points[-1], 2.8, numbered_colour(number), WHITE, 0.7, name)
