"""Drawings of bond graphs in standard notation, as SVG."""

from .draw import Drawing, draw
