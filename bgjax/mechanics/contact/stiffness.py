"""Hertz's contact stiffness from radii and materials of the touching bodies."""

import abc
from typing import Any

import equinox as eqx

from ..._types import Value
from ...elements.law import AbstractLaw
from ...elements.values import as_numbers, field_faults, required, scalar_faults
from ...errors import Fault
from ...expressions.expression import sqrt


class AbstractStiffness(AbstractLaw):
    """A contact stiffness that is computed from other parameters."""

    @abc.abstractmethod
    def value(self) -> Any:
        """K [N/m^1.5], plain arithmetic."""


class Material(AbstractLaw):
    """Describes an elastic material by Young's modulus `young` E [Pa] and Poisson's ratio `poisson` ν."""

    young: Value = eqx.field(converter=required("young"))
    poisson: Value = eqx.field(default=0.3, converter=required("poisson"))

    def softness(self):
        """(1 − ν²) / E."""
        return (1.0 - self.poisson * self.poisson) / self.young

    def faults(self, where: str) -> list[Fault]:
        shapes, value = scalar_faults(where, self, "young", "poisson"), as_numbers(self.poisson)
        if shapes:
            return shapes
        faults = field_faults(where, "young", self.young, positive=True)
        if value is not None and not -1.0 < value <= 0.5:
            remedy = "give a number between −1 and 0.5; steel has 0.3."
            faults.append(Fault(f"{where}.poisson", f"is {value:g}.", remedy))
        return faults


STEEL = Material(2.07e11, 0.3)


class Conforming(AbstractStiffness):
    """K = 4 / (3 (s₁ + s₂)) √(R_s R_p / (R_s − R_p)) of a pin or ball of radius R_p in a socket of radius R_s, with
    s = (1 − ν²) / E
    (Lankarani & Nikravesh 1990)."""

    socket: Any
    clearance: Any
    first: Material
    second: Material

    def value(self):
        pin = self.socket - self.clearance
        return 4.0 / (3.0 * (self.first.softness() + self.second.softness())) * sqrt(self.socket * pin / self.clearance)

    def faults(self, where: str) -> list[Fault]:
        return []


class Rounded(AbstractStiffness):
    """K = 4 / (3 (s₁ + s₂)) √R of a corner of radius R on a flat wall."""

    radius: Any
    first: Material
    second: Material

    def value(self):
        return 4.0 / (3.0 * (self.first.softness() + self.second.softness())) * sqrt(self.radius)

    def faults(self, where: str) -> list[Fault]:
        return field_faults(where, "radius", self.radius, positive=True)


def pair(material: Any) -> tuple[Material, Material]:
    """The materials of both bodies: one material for both, or a pair."""
    return (material, material) if isinstance(material, Material) else tuple(material)


def material_faults(where: str, material: Any) -> list[Fault]:
    """Faults of one material for both bodies, or of a pair."""
    found = (material,) if isinstance(material, Material) else material
    several = isinstance(found, tuple | list) and len(found) in (1, 2)
    if not several or not all(isinstance(each, Material) for each in found):
        remedy = "give bgm.Material(young, poisson), or two of them: (socket's, pin's)."
        return [Fault(f"{where}.material", f"{material!r} is not a material.", remedy)]
    if len(found) == 1:
        return found[0].faults(f"{where}.material")
    return [fault for number, each in enumerate(found) for fault in each.faults(f"{where}.material[{number}]")]
