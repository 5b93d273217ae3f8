"""Paints a scene at any of its times."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ....scene import Scene
from ...motion import Motion
from ..marks.colours import INK
from ..marks.sheet import Mark, Sheet, Stroke
from ..staging.camera import Camera, fitted
from ..staging.look import Look
from ..staging.poses import Poses, poses_at
from ..staging.views import view_of
from .arrows import Arrows
from .captions import clock_text, height_of, message, notes, scale_bar
from .layers import in_order
from .plays import Plays
from .rounding import clock
from .solids import Solids, solids_of
from .stretched import stretched
from .traces import Traces, numbered_colour


PATH, FIT = 4000, 60  # most saved times of a path, and times at which the extent of a scene is found
SAME = 1e-4  # of the scene's size: depths that differ less are the same


@dataclass(frozen=True)
class Painter:
    """A scene with its motion, ready to be painted at times; `ghosts` are the poses of other motions."""

    scene: Scene
    motion: Motion
    ghosts: tuple[Motion, ...]
    camera: Camera
    solids: Solids
    overlays: tuple[Arrows, Plays, Traces]

    def sheets(self, times: np.ndarray) -> Iterator[Sheet]:
        """Pictures at times, one after the other."""
        poses, others = poses_at(self.motion, times), [poses_at(ghost, times) for ghost in self.ghosts]
        span = float(self.motion.times[-1] - self.motion.times[0])
        step = float(times[1] - times[0]) if len(times) > 1 else 0.01 * span
        for k in range(len(times)):
            marks = [*self._behind(others, k), *self._parts(poses, k), *self._above(poses, k)]
            yield Sheet(self.camera.size, (*marks, *self._captions(float(times[k]), step)))

    def _behind(self, others: Sequence[Poses], k: int) -> Iterator[Mark]:
        """Outlines of the other motions."""
        for number, poses in enumerate(others):
            shown = numbered_colour(number)
            yield from self.solids.ghosts(self.camera, poses, k, shown)
            for item in self.scene.stretched:
                ends = np.array([poses.place(item.start)[k], poses.place(item.end)[k]])
                yield Stroke(self.camera.screen(ends), shown, 0.9, 0.6, item.owner, "ghost")

    def _parts(self, poses: Poses, k: int) -> list[Mark]:
        painted = [*self.solids.painted(self.camera, poses, k), *stretched(self.scene, self.camera, poses, k)]
        return in_order(painted, SAME * self.scene.size)

    def _above(self, poses: Poses, k: int) -> Iterator[Mark]:
        arrows, plays, traces = self.overlays
        yield from traces.painted(self.camera, poses, k)
        yield from plays.painted(self.camera, poses, k)
        yield from arrows.painted(self.camera, poses, k)

    def _captions(self, time: float, step: float) -> Iterator[Mark]:
        arrows, plays, _ = self.overlays
        yield clock_text(clock(time, step))
        yield from scale_bar(self.camera)
        yield from arrows.key(self.camera)
        labels = [(ghost.label, numbered_colour(k)) for k, ghost in enumerate(self.ghosts)]
        labels = [(self.motion.label, INK), *labels] if labels else []
        if self.scene.plays:
            labels.append((f"clearances × {plays.factor:g}", INK))
        yield from notes(self.camera, labels)
        if self.motion.message and time >= self.motion.times[-1]:
            yield from message(self.camera, self.motion.message)


def painter(scene: Scene, motion: Motion, ghosts: tuple[Motion, ...], look: Look) -> Painter:
    """The painter of drawable motions; the camera shows all that is drawn during the run."""
    solids, run = solids_of(scene), poses_at(motion, _thinned(motion.times, PATH))
    overlays = (Arrows(scene, motion, look.roles()), Plays(scene, run, look.magnify), Traces(scene, run, look.traces))
    clouds = [cloud for each in (motion, *ghosts) for cloud in _extent(scene, solids, each)]
    clouds += overlays[0].tips(poses_at(motion, _thinned(motion.times, FIT)))
    clouds += [*overlays[1].reaches(), *overlays[2].paths.values()]
    below = height_of(look.size[0], motion.message)
    camera = fitted(view_of(scene, look.view), look.size, clouds, 1e-3 * scene.size, below)
    return Painter(scene, motion, ghosts, camera, solids, overlays)


def _extent(scene: Scene, solids: Solids, motion: Motion) -> Iterator[np.ndarray]:
    """Points between which everything moves."""
    poses = poses_at(motion, _thinned(motion.times, FIT))
    for number, points in solids.reaches.items():
        anchor = scene.solids[number].anchor
        corners = points if len(points) < 8 else _corners(points)
        turned = np.einsum("tij,vj->tvi", poses.turn(anchor), corners)
        yield turned + poses.place(anchor)[:, None]
    for anchor in [anchor for item in scene.stretched for anchor in (item.start, item.end)]:
        yield poses.place(anchor)
    for point in scene.points:
        yield poses.place(point.anchor)
    for frame in scene.frames if not (scene.solids or scene.points) else ():
        yield poses.positions[frame.name]


def _corners(points: np.ndarray) -> np.ndarray:
    """The corners of the box around points."""
    low, high = points.min(axis=0), points.max(axis=0)
    signs = np.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)])
    return low + signs * (high - low)


def _thinned(times: np.ndarray, most: int) -> np.ndarray:
    """At most so many of the times, the first and the last among them."""
    if len(times) <= most:
        return np.asarray(times, float)
    return np.asarray(times, float)[np.unique(np.round(np.linspace(0, len(times) - 1, most)).astype(int))]
