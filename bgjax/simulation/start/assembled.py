"""A mechanism before its initial condition is found: poses at which the search begins, and where gaps are smallest."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ...scene import Scene
from ...system.evaluators import AbstractEvaluator, evaluator
from ...system.system import System
from ...viewer.motion import Motion, motion
from .search import Search


class Assembled(NamedTuple):
    """The poses of the frames of a scene: at the guess, and where the constraints close as far as they do."""

    guess: Motion
    closest: Motion

    @staticmethod
    def poses(found: Motion) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        """Positions and quaternions by frame, as `meetings` of a model takes them."""
        return {name: (found.positions[name], found.orientations[name]) for name in found.positions}


def assembled(system: System, scene: Scene, values: Mapping[str, Any] | None = None, time: float = 0.0) -> Assembled:
    """The mechanism as its initial values and guesses put it together; gaps that are left raise no errors."""
    chosen = evaluator(system, time, values or {})
    with chosen.kept():
        begun, closest = Search(chosen, values or {}, time).nearest()
        posed = _posed(scene)
        guess = motion("guess", [time], posed, results_at(chosen, time, begun))
        return Assembled(guess, motion("closest", [time], posed, results_at(chosen, time, closest)))


def _posed(scene: Scene) -> Scene:
    """The frames alone, without arrows, whose forces are not known before anything is solved."""
    return Scene(frames=scene.frames)


def results_at(chosen: AbstractEvaluator, time: float, state: Any) -> Callable[[str], np.ndarray]:
    """The results at a state by name, as `motion` asks for them."""

    def result(name: str) -> np.ndarray:
        return np.asarray(chosen.results((name,), time, state), float)[None]

    return result
