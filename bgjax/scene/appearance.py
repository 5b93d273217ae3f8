"""What users say of the appearance of a part: it is kept with the part, and takes no part in its identity."""

from collections.abc import Sequence
from typing import Any

from ..errors import Fault, ParameterError, shown
from .shapes import AbstractShape


Shapes = AbstractShape | Sequence[AbstractShape]  # one, or several


class Appearance:
    """A value that belongs to the picture alone. It equals any other value of this class and has no hash and no
    fingerprint of its own, so that models that only look different share their plans and compiled programs."""

    __slots__ = ("value",)

    def __init__(self, value: Any = None):
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Appearance)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return repr(self.value)

    def __reduce__(self) -> tuple:
        return Appearance, (self.value,)

    def __fingerprint__(self) -> tuple:
        return ()


def as_shapes(value: Shapes | None) -> Appearance:
    """The shapes of a part, from one, several or None; raises where there is another thing."""
    if isinstance(value, Appearance):
        return value
    if value is None:
        return Appearance(None)
    shapes = tuple(value) if isinstance(value, list | tuple) else (value,)
    wrong = [shape for shape in shapes if not isinstance(shape, AbstractShape)]
    if not shapes:
        what, remedy = "is an empty list.", "name one shape or more; hidden=True leaves the part out."
        raise ParameterError([Fault("shape", what, remedy)])
    if wrong:
        remedy = "give one, such as bgm.Box((0.2, 0.1, 0.1)), or a list of them."
        raise ParameterError([Fault("shape", f"{shown(wrong[0])} is not a shape.", remedy)])
    return Appearance(shapes)


def as_colour(value: str | None) -> Appearance:
    """The colour of a part, or None; raises where it is no text."""
    if isinstance(value, Appearance):
        return value
    if value is not None and not isinstance(value, str):
        remedy = "write it as in HTML: 'steelblue' or '#4682b4'."
        raise ParameterError([Fault("colour", f"{shown(value)} is not a colour.", remedy)])
    return Appearance(value)


def as_hidden(value: bool) -> Appearance:
    """Whether a part is left out of pictures; raises where it is neither True nor False."""
    if isinstance(value, Appearance):
        return value
    if not isinstance(value, bool):
        raise ParameterError(
            [Fault("hidden", f"{shown(value)} is neither True nor False.", "write hidden=True or leave it out.")]
        )
    return Appearance(value)
