"""Coupling of two free directions in a fixed ratio, by one constraint: for screws and gears."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import numpy as np

from ...elements import TF, Constraint, Function, Zero, symbolic
from ...elements.values import as_numbers, finite_faults
from ...errors import Fault
from ..kinematics.attachments import AbstractPieces


def couple(
    pieces: AbstractPieces, first: tuple[str, str], second: tuple[str, str], ratio, scale: float = 1.0, phase: Any = 0.0
) -> None:
    """Adds the constraint: flow of the second = scale · ratio · flow of the first. Both are given as (junction, signal
    of the coordinate)."""
    pieces.add(
        [f"{first[0]} -> teeth -> meshing -> {second[0]}", "meshing -> mesh"],
        meshing=Zero(),
        teeth=TF(ratio, law=ScaledRatio(scale)),
        mesh=Constraint(1, gap=True, directions=("mesh",)),
    )
    pieces.add(
        [f"{first[1]} ~> slip.first", f"{second[1]} ~> slip.second", "slip ~> mesh.gap"],
        slip=Function(Slip(ratio, phase, scale), ("first", "second")),
    )


@dataclass(frozen=True)
class ScaledRatio:
    """Modulus of the transformer: scale · ratio."""

    scale: float
    bgjax_symbolic = True
    bgjax_inverse = ""
    bgjax_shape = (1, 1)

    def __call__(self, ratio) -> np.ndarray:
        return np.array([[self.scale * ratio]], dtype=object)


@symbolic
class Slip(eqx.Module):
    """Gap of the coupling: scale · ratio · first coordinate + phase − second coordinate."""

    ratio: Any
    phase: Any
    scale: float = eqx.field(static=True)

    def __call__(self, first, second) -> np.ndarray:
        return self.scale * self.ratio * first + self.phase - second


def ratio_faults(where: str, name: str, ratio, remedy: str) -> list[Fault]:
    """Faults of a ratio that is not one finite number other than zero."""
    value = as_numbers(ratio)
    if value is not None and value.shape != ():
        return [Fault(f"{where}.{name}", f"has shape {value.shape}.", "give one number.")]
    if value is not None and value == 0.0:
        return [Fault(f"{where}.{name}", "is zero.", f"{remedy}.")]
    return finite_faults(where, name, ratio)
