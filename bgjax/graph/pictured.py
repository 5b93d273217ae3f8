"""Base class of models that pictures show: what is drawn of them, and how their parts meet."""

from collections.abc import Callable, Mapping
from typing import Any

from ..scene import Scene
from ..scene.meetings import Meeting, Poses
from ..surface.calls import AbstractWorded


class AbstractPictured(AbstractWorded):
    """A model with a scene, which is empty unless its parts have places in space. `value_of` gives numbers and
    functions of time as vectors."""

    def scene(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> Scene:
        """What is drawn of a mechanism; `poses` are those of its frames at some times of a run, in place of those that
        follow from initial values."""
        return Scene()

    def meetings(self, value_of: Callable[[Any], Any], poses: Poses | None = None) -> tuple[Meeting, ...]:
        """How the sides of joints meet where the frames of the scene have these poses, or those from which the search
        for the initial condition begins."""
        return ()

    def first_poses(self, value_of: Callable[[Any], Any], given: Mapping[str, Any]) -> Poses:
        """The poses of the frames of the scene that follow from initial values along the connections; those given
        replace those of the model. Loops may be open, and no equations are formulated."""
        return {}
