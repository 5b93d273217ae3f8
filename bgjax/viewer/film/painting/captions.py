"""What stands at the edges of a picture: time, scale of lengths, labels of motions, magnification, and messages."""

from collections.abc import Iterator, Sequence

import numpy as np

from ..marks.colours import INK, Colour, colour
from ..marks.sheet import Mark, Stroke, Text
from ..staging.camera import Camera
from .rounding import length, rounded_down


EDGE, LINE = 12.0, 15.0  # px
LETTER = 6.2  # px, mean width of a letter of the messages' size
WARNING = colour("#b42318")


def scale_bar(camera: Camera) -> Iterator[Mark]:
    """A bar of a round length at the lower left."""
    metres = rounded_down(0.25 * camera.size[0] / camera.scale)
    x, y = EDGE, camera.size[1] - 14.0
    end, tick = x + metres * camera.scale, np.array([0.0, 4.0])
    ends = np.array([[x, y], [end, y]])
    points = np.concatenate([[ends[0] - tick], ends, [ends[1] - tick]])
    yield Stroke(points, INK, 1.2, 1.0, "", "scale")
    yield Text(np.array([0.5 * (x + end), y - 5.0]), length(metres), 11.0, "middle")


def clock_text(text: str) -> Text:
    """The time, at the upper left."""
    return Text(np.array([EDGE, 20.0]), text, 13.0)


def notes(camera: Camera, labels: Sequence[tuple[str, Colour]]) -> Iterator[Text]:
    """Lines of text at the upper right."""
    for k, (text, shown) in enumerate(labels):
        yield Text(np.array([camera.size[0] - EDGE, 20.0 + LINE * k]), text, 11.0, "end", shown)


def message(camera: Camera, text: str) -> Iterator[Text]:
    """A sentence at the bottom, above the scale, broken into lines."""
    lines = _broken(text, camera.size[0])
    for k, line in enumerate(lines):
        height = camera.size[1] - 44.0 - LINE * (len(lines) - 1 - k)
        yield Text(np.array([0.5 * camera.size[0], height]), line, 12.0, "middle", WARNING)


def height_of(width: float, text: str) -> float:
    """The height of a message in a picture of this width [px]."""
    return LINE * len(_broken(text, width))


def _broken(text: str, pixels: float) -> list[str]:
    lines, width = [""], int((pixels - 2.0 * EDGE) / LETTER)
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if lines[-1] else []
