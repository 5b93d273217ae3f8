"""Solvers of our own for diffrax, one a file."""

from .chord import SteadyChord, steady_chord
from .radau import RadauIIA5
