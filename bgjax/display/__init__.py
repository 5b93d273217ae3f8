"""Display of results: plots, tables, and self-contained HTML pages, imported when first used."""

from ..surface.late import homes as _homes
from ..surface.late import late as _late


_HOME = _homes(
    {
        "comparing": "comparison_section plot_differences",
        "pages": "folded page section",
        "plots": "Plot plot",
        "tables": "html_table text_table",
    }
)

__all__ = sorted(_HOME)
__getattr__ = _late(__name__, _HOME, globals())


def __dir__() -> list[str]:
    return __all__
