"""Results to look at: plots, and pages that need no network."""

from .page import page, section
from .plots import Plot, plot
