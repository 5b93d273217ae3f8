"""Display of results: plots, tables, and self-contained HTML pages."""

from .comparing import comparison_section, plot_differences
from .page import folded, page, section
from .plots import Plot, plot
from .tables import html_table, text_table
