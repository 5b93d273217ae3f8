"""A drawn bond graph: shown in notebooks and browsers, written to files."""

import tempfile
import webbrowser
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ...surface.listing import public
from ...surface.whole_files import target, write
from .painting.figure import painted
from .painting.shapes import Picture
from .painting.svg import svg
from .sketching.sketch import Sketch


SUFFIXES = (".svg", ".html", ".pdf", ".png")
STYLE = "body { font: 15px/1.5 Helvetica, Arial, sans-serif; max-width: 1000px; margin: 2em auto; padding: 0 1em; }"


@dataclass(frozen=True, repr=False)
class Drawing:
    """A drawn bond graph: `svg` is the picture, `save` writes it to a file, `show` opens it in a browser.

    `folded` has drawings of the parts that the picture shows as one box each, by their names. In the SVG every bond,
    signal and port is a group with its name as `data-line`, and every box one with its name as `data-box`.

    ```python
    import bgjax as bg

    drawing = bg.draw(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0)), ["V -> j -> R"]))
    assert 'data-box="R"' in drawing.svg
    ```
    """

    picture: Picture
    sketch: Sketch
    folded: tuple[tuple[str, "Drawing"], ...] = ()

    __dir__ = public

    def __repr__(self) -> str:
        size = f"{len(self.sketch.boxes)} nodes and {len(self.sketch.lines)} lines"
        return f"Drawing of {size}: .save('graph.svg') writes it, .show() opens a browser, notebooks show it"

    @property
    def svg(self) -> str:
        """The picture as one SVG element."""
        return svg(self.picture)

    def save(self, path: str | Path) -> Path:
        """Write the picture (.svg, .pdf, .png), or a page in which the folded parts can be opened (.html).

        PDF and PNG are painted by matplotlib (`pip install 'bgjax[plot]'`).
        """
        place = target(path, SUFFIXES)
        match suffix := place.suffix.lower():
            case ".svg":
                return write(place, self.svg)
            case ".html":
                head = f"<!doctype html><meta charset='utf-8'><title>Bond graph</title><style>{STYLE}</style>"
                return write(place, head + self.html)
        return write(place, painted(self.picture, suffix, str(path)))

    def show(self) -> Path:
        """Open a page with the picture in a browser, and return the path of its file, which is a temporary one."""
        place = self.save(Path(tempfile.mkdtemp(prefix="bgjax-")) / "graph.html")
        if not _opened(place):
            print(f"No browser could be opened. The page with the drawing is {place}")
        return place

    @property
    def html(self) -> str:
        """HTML of the picture, with each folded part below it, hidden until its name is clicked."""
        parts = [self.svg]
        for name, drawing in self.folded:
            parts.append(f"<details><summary><b>{escape(name)}</b></summary>{drawing.html}</details>")
        return f"<div>{''.join(parts)}</div>"

    def _repr_html_(self) -> str | None:
        # without folded parts, SVG is displayed even where HTML is not trusted
        return self.html if self.folded else None

    def _repr_svg_(self) -> str:
        return self.svg


def _opened(place: Path) -> bool:
    try:
        return webbrowser.open(place.resolve().as_uri())
    except (webbrowser.Error, OSError):
        return False
