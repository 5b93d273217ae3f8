"""Choice of the orientation coordinates of a body: unit quaternion or XYZ Cardan angles (Boudon 2019)."""

import abc
from dataclasses import dataclass

from ...elements import AbstractBlock, CardanOrientation, Orientation
from ...errors import Fault, ParameterError, shown


class AbstractOrientation(abc.ABC):
    """A choice of orientation coordinates of a body."""

    @abc.abstractmethod
    def block(self) -> AbstractBlock:
        """The element that integrates the body-frame angular velocity; its output `quaternion` is the orientation."""


@dataclass(frozen=True)
class Quaternion(AbstractOrientation):
    """A unit quaternion, scalar first, body → inertial; without singularity."""

    def block(self) -> AbstractBlock:
        return Orientation()


@dataclass(frozen=True)
class Cardan(AbstractOrientation):
    """XYZ Cardan angles (α, β, γ) [rad]: the rotation matrix body → inertial is Rx(α) Ry(β) Rz(γ). They are singular at
    β = ±π/2: an initial state there is refused, and a run that comes near gives a warning. Where joint coordinates are
    the states (`bg.MinimalCoordinates`), the orientation follows from them, and Cardan angles are results only."""

    def block(self) -> AbstractBlock:
        return CardanOrientation()


def orientation_choice(value: AbstractOrientation) -> AbstractOrientation:
    """Returns a valid choice of coordinates; raises a ParameterError otherwise."""
    if isinstance(value, AbstractOrientation):
        return value
    what = f"{shown(value)} is not a choice of orientation coordinates."
    remedy = "give bgm.Quaternion() or bgm.Cardan(); an initial value goes into initial=."
    raise ParameterError([Fault("orientation", what, remedy)])
