"""Forces and torques as arrows, with the scale of their lengths."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....scene import Arrow, Scene
from ...motion import Motion
from ..marks.colours import Colour, colour
from ..marks.sheet import Area, Mark, Stroke, Text
from ..staging.camera import Camera
from ..staging.poses import Poses
from .rounding import quantity, rounded_down


LONGEST, ARC = 0.3, 0.11  # of the scene's size: the largest force, and the radius of torques
SWEEP = 1.6 * np.pi  # angle of the largest torque
LEAST = 1e-9  # of the largest: what is smaller is not drawn
HEAD = 9.0  # px
ROLE_COLOURS = {
    "reaction": "#1d4ed8",
    "spring": "#15803d",
    "contact": "#c2410c",
    "drive": "#be185d",
    "load": "#7c3aed",
}


@dataclass(frozen=True)
class Arrows:
    """The arrows of a scene that are drawn, with the lengths of their vectors over the run."""

    scene: Scene
    motion: Motion
    roles: tuple[str, ...]

    @cached_property
    def shown(self) -> tuple[Arrow, ...]:
        return tuple(x for x in self.scene.arrows if x.role in self.roles and x.result in self.motion.vectors)

    @cached_property
    def largest(self) -> dict[str, float]:
        """The largest force [N] and torque [N m] of the run; only those that are not zero."""
        found: dict[str, float] = {}
        for arrow in self.shown:
            lengths = np.linalg.norm(self.motion.vectors[arrow.result], axis=1)
            most = float(np.max(lengths, where=np.isfinite(lengths), initial=0.0))
            found[arrow.kind] = max(most, found.get(arrow.kind, 0.0))
        return {kind: most for kind, most in found.items() if most > 0.0}

    @property
    def metres(self) -> float:
        """Metres per newton."""
        return LONGEST * self.scene.size / self.largest["force"]

    def vector(self, arrow: Arrow, poses: Poses) -> np.ndarray:
        """The force or torque in inertial axes at all times; a force towards another place is the first component."""
        if arrow.towards is not None:
            apart = poses.place(arrow.towards) - poses.place(arrow.place)
            length = np.maximum(np.linalg.norm(apart, axis=1, keepdims=True), 1e-300)
            return poses.vectors[arrow.result][:, :1] * apart / length
        return np.einsum("tij,tj->ti", poses.turn(arrow.axes), poses.vectors[arrow.result])

    def tips(self, poses: Poses) -> list[np.ndarray]:
        """Where forces end, at all times."""
        forces = [arrow for arrow in self.shown if arrow.kind == "force" and "force" in self.largest]
        ends = [poses.place(arrow.place) + self.metres * self.vector(arrow, poses) for arrow in forces]
        return [end[np.isfinite(end).all(axis=1)] for end in ends]

    # -- marks -------------------------------------------------------------------------------------------
    def painted(self, camera: Camera, poses: Poses, k: int) -> Iterator[Mark]:
        for arrow in self.shown:
            vector, place = self.vector(arrow, poses)[k], poses.place(arrow.place)[k]
            size, largest = float(np.linalg.norm(vector)), self.largest.get(arrow.kind, np.inf)
            if not LEAST * largest < size < np.inf:
                continue
            if arrow.kind == "torque":
                path = _arc(place, vector / size, ARC * self.scene.size, SWEEP * size / largest)
            else:
                path = np.array([place, place + self.metres * vector])
            yield from arrow_marks(camera.screen(path), colour(ROLE_COLOURS[arrow.role]), arrow.owner)

    def key(self, camera: Camera) -> Iterator[Mark]:
        """The scale, at the lower right: an arrow of a round length, and the largest torque."""
        right, bottom = camera.size[0] - 12.0, camera.size[1] - 14.0
        if "torque" in self.largest:
            words = f"largest torque {quantity(self.largest['torque'], 'N m')}"
            yield Text(np.array([right, bottom]), words, 11.0, "end")
            bottom -= 16.0
        if "force" in self.largest:
            force = rounded_down(0.6 * self.largest["force"])
            words, length = quantity(force, "N"), force * self.metres * camera.scale
            yield Text(np.array([right, bottom]), words, 11.0, "end")
            end = right - 7.0 * len(words) - 6.0
            path = np.array([[end - length, bottom - 4.0], [end, bottom - 4.0]])
            yield from arrow_marks(path, colour("#24292f"), "")


def arrow_marks(path: np.ndarray, shown: Colour, owner: str) -> Iterator[Mark]:
    """A line with a head at its last point; nothing where it is seen from its end."""
    lengths = np.linalg.norm(np.diff(path, axis=0), axis=1)
    total = float(lengths.sum())
    if total < 1.0:
        return
    head = min(HEAD, 0.6 * total)
    left = np.searchsorted(np.cumsum(lengths), total - head)  # the head begins on this piece
    here = total - head - float(lengths[:left].sum())
    base = path[left] + (path[left + 1] - path[left]) * here / max(float(lengths[left]), 1e-300)
    run = path[-1] - base
    across = 0.42 * head * np.array([-run[1], run[0]]) / max(float(np.linalg.norm(run)), 1e-300)
    yield Stroke(np.concatenate([path[: left + 1], [base]]), shown, 2.0, 1.0, owner, "arrow")
    yield Area(np.array([path[-1], base + across, base - across]), shown, shown, 0.0, 1.0, owner)


def _arc(place: np.ndarray, axis: np.ndarray, radius: float, sweep: float) -> np.ndarray:
    """An arc about an axis, counter-clockwise as seen from its tip."""
    least = np.eye(3)[int(np.argmin(np.abs(axis)))]
    first = np.cross(axis, least)
    first /= np.linalg.norm(first)
    angle = np.linspace(0.0, max(sweep, 0.4), 24)[:, None]
    return place + radius * (np.cos(angle) * first + np.sin(angle) * np.cross(axis, first))
