"""A picture that notebooks display and that is written to files."""

from dataclasses import dataclass
from pathlib import Path

from ....surface.whole_files import target, write
from .on_paper import written
from .sheet import Sheet
from .svg import svg


@dataclass(frozen=True, repr=False)
class Picture:
    """A drawn scene: `svg` is its text, `save` writes an .svg, .png or .pdf file."""

    sheet: Sheet

    @property
    def svg(self) -> str:
        return svg(self.sheet)

    def save(self, path: str | Path) -> Path:
        """Write the picture to a .svg file, or with matplotlib to a .png or .pdf file."""
        place = target(path, (".svg", ".png", ".pdf"))
        suffix = place.suffix.lower()
        return write(place, self.svg if suffix == ".svg" else written(self.sheet, suffix[1:]))

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        width, height = self.sheet.size
        return f"Picture of {width} × {height} px: .save('picture.svg') writes it (.png, .pdf), notebooks show it"
