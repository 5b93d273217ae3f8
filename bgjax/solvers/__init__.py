"""Solvers, solver wrappers and an adjoint for diffrax, one per module."""

from ..surface.aliases import missing as _missing
from .chord import SteadyChord, steady_chord
from .explicit import Explicit
from .projected import Projected
from .radau import RadauIIA5
from .replay import Replay
from .switched import Switched
from .traits import AbstractTraits, Traits


__all__ = ["Explicit", "Projected", "RadauIIA5", "Replay", "SteadyChord", "Switched", "steady_chord"]


def __getattr__(name: str):
    raise _missing(__name__, "bgjax.solvers", name, [word for word in globals() if word[0].isupper()])


def __dir__() -> list[str]:
    return __all__
