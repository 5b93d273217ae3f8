"""Solvers of our own for diffrax, one a file."""

from .._runtime import configure_once


configure_once()


from .radau import RadauIIA5
from .chord import SteadyChord, steady_chord
