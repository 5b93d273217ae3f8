"""The ways of all lines of a sheet: bonds first, then signals around them."""

from collections.abc import Mapping

from ..sketching.sketch import Sketch
from .bonds import bond_curves
from .curves import AbstractWay
from .ends import bond_ends
from .labels import Label
from .signals import signal_ways


def route_all(sketch: Sketch, labels: Mapping[str, Label], flat: float) -> list[AbstractWay]:
    """One way per line, in the order of the lines; `flat` is the width to height from which lines leave at the sides of
    their labels."""
    bonds = bond_curves(sketch, labels, bond_ends(sketch, labels, flat))
    found = bonds | signal_ways(sketch, labels, bonds)
    return [found[k] for k in range(len(sketch.lines))]
