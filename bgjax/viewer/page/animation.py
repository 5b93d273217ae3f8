"""A page as users hold it: displayed in notebooks, saved, and opened in a browser."""

import tempfile
import webbrowser
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ...surface.listing import public
from ...surface.whole_files import target, write


HEIGHT = 620  # px of the frame in a notebook


@dataclass(frozen=True, repr=False)
class Animation:
    """Holds a page on which a mechanism moves beside its bond graph: `path` is the file that was written, if any,
    `.save` writes another one, `.show()` opens it in a browser, and notebooks display it."""

    html: str
    path: Path | None = None

    __dir__ = public

    def save(self, path: str | Path) -> Path:
        """Write the page to a .html file, which needs nothing else."""
        return write(target(path, (".html",)), self.html)

    def show(self) -> None:
        """Open the page in a browser; where there is none, say where the file is."""
        path = self.path
        if path is None:
            path = Path(tempfile.mkdtemp(prefix="bgjax-")) / "page.html"
            write(path, self.html)
        place = path.resolve()
        if not _opened(place.as_uri()):
            print(f"There is no browser here. The page is the file {place}.")

    def __repr__(self) -> str:
        size = f"{len(self.html.encode()) / 1e6:.2f} MB"
        where = "not written to a file" if self.path is None else f"in {self.path}"
        return f"Animation of {size}, {where}: .show() opens it, .save('page.html') writes it, notebooks display it"

    def _repr_html_(self) -> str:
        """The page in a frame of its own, which can neither reach the notebook nor load anything."""
        style = f"width:100%;height:{HEIGHT}px;border:1px solid #d0d7de;border-radius:6px"
        return f'<iframe sandbox="allow-scripts" style="{style}" srcdoc="{escape(self.html)}"></iframe>'


def _opened(address: str) -> bool:
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
