"""Bond graphs drawn in standard notation, as SVG."""

from .draw import Drawing, draw
