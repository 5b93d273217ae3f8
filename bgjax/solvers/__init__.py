"""Solvers, solver wrappers and an adjoint for diffrax, one per module; imported when first used, and diffrax with
them."""

from importlib import import_module as _import_module

from .._runtime import loading as _loading
from ..surface.aliases import missing as _missing


_HOMES = {
    "chord": "SteadyChord steady_chord",
    "explicit": "Explicit",
    "projected": "Projected",
    "radau": "RadauIIA5",
    "replay": "Replay",
    "events.switched": "Switched",
    "traits": "AbstractTraits Traits",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}

__all__ = sorted(set(_HOME) - {"AbstractTraits", "Traits"})


def __getattr__(name: str):
    if name not in _HOME:
        raise _missing(__name__, "bgjax.solvers", name, [*_HOME])
    with _loading():
        value = getattr(_import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
