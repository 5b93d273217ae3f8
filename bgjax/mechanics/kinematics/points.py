"""Position and velocity of the named points of bodies, as results that follow from the motion of the bodies."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...graph.derived import AbstractDerived
from ...graph.graph import Graph
from .families import PLANAR, SPATIAL, Family


class AbstractPoints(AbstractDerived):
    """Position and velocity of named points in inertial components, also where nothing is attached."""

    points: eqx.AbstractVar[dict[str, Any]]  # in the frame of the part
    family: eqx.AbstractClassVar[Family]

    def sources(self) -> dict[str, tuple[str, ...]]:
        orientation = self.family.orientation[0]
        read = {"position": ("position", orientation), "velocity": ("velocity", orientation, "angular_velocity")}
        return {f"{point}.{word}": names for point in self.points for word, names in read.items()}

    def value(self, name: str, *given: np.ndarray) -> np.ndarray:
        """x + A p, and v + A (ω × p) as the junctions at a hinge form it (Boudon 2019, fig. 10)."""
        (origin, orientation, *rate), point = given, self.points[name.rpartition(".")[0]]
        return origin + self.family.matrix(orientation) @ (self.family.swept(*rate, point) if rate else point)


class SpatialPoints(AbstractPoints):
    """Points of a spatial body."""

    points: dict[str, Any]
    family: ClassVar[Family] = SPATIAL


class PlanarPoints(AbstractPoints):
    """Points of a planar body."""

    points: dict[str, Any]
    family: ClassVar[Family] = PLANAR


class FixedPoints(AbstractDerived):
    """Position and velocity of the named points of the world."""

    points: dict[str, Any]

    def sources(self) -> dict[str, tuple[str, ...]]:
        return {f"{point}.{word}": () for point in self.points for word in ("position", "velocity")}

    def value(self, name: str, *given: np.ndarray) -> np.ndarray:
        point, _, word = name.rpartition(".")
        place = self.points[point]
        return place if word == "position" else np.zeros(len(place))


def with_results(graph: Graph, derived: AbstractPoints | FixedPoints) -> Graph:
    """The graph of a part with the results of its points, if it has any."""
    return graph.with_fields(derived=derived) if derived.points else graph
