"""Drawings of bond graphs in standard notation, as SVG, HTML, PDF and PNG."""

from .draw import draw
from .drawing import Drawing
