"""Solvers of our own for diffrax, one a file."""

from .chord import SteadyChord, steady_chord
from .explicit import Explicit
from .projected import Projected
from .radau import RadauIIA5
from .replay import Replay
from .switched import Switched
