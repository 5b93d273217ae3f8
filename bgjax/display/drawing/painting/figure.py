"""Pictures as PDF and PNG, painted by matplotlib from the same shapes as SVG."""

import io
from typing import Any

from ....errors import Fault, StructureError
from ..routing.labels import text_width
from .shapes import Look, Path, Picture, Rectangle, Shape, Text


FONT = "DejaVu Sans"  # comes with matplotlib
POINTS = 72.0  # to the inch: one pixel is painted as one point
SHARP, LARGEST = 2.0, 16000.0  # pixels of a PNG file for every pixel of the drawing, and at most for its longer side


def painted(picture: Picture, suffix: str, place: str) -> bytes:
    """The content of a .pdf or .png file."""
    matplotlib, figures, patches = _matplotlib(place)
    figure = figures.Figure(figsize=(picture.width / POINTS, picture.height / POINTS), facecolor="white")
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_axis_off()
    axes.set_xlim(picture.left, picture.left + picture.width)
    axes.set_ylim(picture.top + picture.height, picture.top)
    for number, shape in enumerate(shape for group in picture.groups for shape in group.shapes):
        _paint(axes, matplotlib, patches, (shape, number))
    content = io.BytesIO()
    scale = min(SHARP, LARGEST / max(picture.width, picture.height))
    with matplotlib.rc_context({"pdf.fonttype": 42}):  # letters as fonts: sharp at any size, and found by a search
        figure.savefig(content, format=suffix.removeprefix("."), dpi=scale * POINTS)
    return content.getvalue()


def _matplotlib(place: str):
    try:
        import matplotlib
        from matplotlib import figure, patches
    except ImportError:
        what, remedy = "needs matplotlib.", "pip install 'bgjax[plot]', or save the drawing as .svg or .html."
        raise StructureError([Fault(place, what, remedy)]) from None
    return matplotlib, figure, patches


def _paint(axes: Any, matplotlib: Any, patches: Any, numbered: tuple[Shape, int]) -> None:
    """Add one shape; later ones are above those before."""
    shape, number = numbered
    match shape:
        case Text():
            _write(axes, matplotlib, shape, number)
        case Path():
            way = matplotlib.path.Path(shape.points, _codes(matplotlib.path.Path, shape), closed=False)
            axes.add_patch(patches.PathPatch(way, zorder=number, **_look(shape.look)))
        case Rectangle():
            radius = min(shape.radius, shape.width / 2, shape.height / 2)
            style = patches.BoxStyle("round", pad=0.0, rounding_size=radius) if radius else "square,pad=0"
            corner, look = (shape.left, shape.top), _look(shape.look)
            area = patches.FancyBboxPatch(corner, shape.width, shape.height, boxstyle=style, zorder=number, **look)
            axes.add_patch(area)


def _codes(way: Any, path: Path) -> list[int]:
    """What leads to every point of a path."""
    rest = len(path.points) - 1
    return [way.MOVETO, *([way.CURVE3, way.CURVE3] if path.is_curve else [way.LINETO] * rest)]


def _look(look: Look) -> dict[str, Any]:
    width = max(look.width, 1e-9)
    dashes = (0.0, tuple(dash / width for dash in look.dashes)) if look.dashes else "solid"
    return {
        "edgecolor": look.line or "none",
        "facecolor": look.fill or "none",
        "linewidth": look.width if look.line else 0.0,
        "linestyle": dashes,
        "capstyle": "round",
    }


def _write(axes: Any, matplotlib: Any, text: Text, number: int) -> None:
    """Add a text, in smaller letters where this font is wider than the room for the text."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath

    font = FontProperties(family=FONT, weight="bold" if text.is_bold else "normal")
    letters = text.text.replace("$", r"\$")
    width = TextPath((0.0, 0.0), letters, size=text.size, prop=font).get_extents().width if text.text.strip() else 0.0
    size = text.size * min(1.0, text_width(text.text, text.size) / max(width, 1e-9))
    axes.text(
        text.x,
        text.y + 0.35 * size,
        text.text,
        fontproperties=font,
        fontsize=size,
        color=text.colour,
        horizontalalignment="center" if text.is_centred else "left",
        verticalalignment="baseline",
        parse_math=False,
        zorder=number,
    )
