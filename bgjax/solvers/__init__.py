"""Solvers, solver wrappers and an adjoint for diffrax, one per module; imported when first used, and diffrax with
them."""

from ..surface.late import homes as _homes
from ..surface.late import late as _late


_HOME = _homes(
    {
        "chord": "SteadyChord steady_chord",
        "events.switched": "Switched",
        "explicit": "Explicit",
        "projected": "Projected",
        "radau": "RadauIIA5",
        "replay": "Replay",
        "traits": "AbstractTraits Traits",
    }
)

__all__ = sorted(set(_HOME) - {"AbstractTraits", "Traits"})
__getattr__ = _late(__name__, _HOME, globals())


def __dir__() -> list[str]:
    return __all__
