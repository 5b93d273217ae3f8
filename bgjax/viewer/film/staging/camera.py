"""The scale of a picture: from metres in space to pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .views import View


MARGINS = (26.0, 34.0, 26.0, 44.0)  # px left, above, right and below, for time and scale
SMALL = 0.25  # of either side of a small picture, at most for its margins


@dataclass(frozen=True)
class Camera:
    """A view with its scale [px/m] and the point of the view's plane that is at pixel (0, 0)."""

    view: View
    scale: float
    corner: np.ndarray
    size: tuple[int, int]

    def screen(self, points: np.ndarray) -> np.ndarray:
        """Pixels of points in space."""
        return self.pixels(points @ self.view.axes[:2].T)

    def pixels(self, plane: np.ndarray) -> np.ndarray:
        """Pixels of points whose coordinates are those to the right and upwards [m]."""
        return (plane - self.corner) * np.array([self.scale, -self.scale])

    def depth(self, points: np.ndarray) -> np.ndarray:
        """How near points are to the viewer [m]."""
        return points @ self.view.axes[2]


def fitted(
    view: View, size: tuple[int, int], clouds: Sequence[np.ndarray], least: float, further: float = 0.0
) -> Camera:
    """The camera in which all points are seen; they are taken as at least as far apart as `least` [m]. The margin below
    is wider by `further` [px]."""
    points = np.concatenate([np.asarray(cloud, float).reshape(-1, 3) for cloud in clouds] or [np.zeros((1, 3))])
    plane = points @ view.axes[:2].T
    low, high = plane.min(axis=0), plane.max(axis=0)
    spread = np.maximum(high - low, least)
    margins = np.add(MARGINS, (0.0, 0.0, 0.0, further))
    left, above, right, below = np.minimum(margins, SMALL * np.array([*size, *size]))
    room = np.array(size) - np.array([left + right, above + below])
    scale = float(np.min(room / spread))
    centre = np.array([left, above]) + 0.5 * room
    corner = 0.5 * (low + high) + centre / np.array([-scale, scale])
    return Camera(view, scale, corner, size)
