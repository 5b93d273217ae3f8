"""Friction laws: the ratio of friction force to normal force as a function of the sliding velocity.

All laws are regularised, so that they are finite and differentiable at zero velocity."""

import abc
from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Value, Vector
from ...elements.law import AbstractLaw
from ...elements.values import as_numbers, field_faults, required, scalar_faults
from ...errors import Fault
from ...expressions.expression import exp, sqrt, tanh


class AbstractFrictionLaw(AbstractLaw):
    """Gives the ratio of friction force to normal force, a vector like the sliding velocity; `bristle` is a deflection
    that is a state of some laws."""

    remembers: ClassVar[bool] = False

    @abc.abstractmethod
    def ratio(self, velocity: Vector, bristle: Vector | None) -> Vector:
        """Friction force over normal force, along the velocity."""

    def bristle_rate(self, velocity: Vector, bristle: Vector | None) -> Vector | None:
        """Time derivative of the bristle deflection."""
        return None

    def widest(self) -> float | None:
        """The length [m] over which the law is regularised, if there is one."""
        return None


def speed_of(velocity, least):
    """Norm of a velocity; never exactly zero, so that it is differentiable."""
    return sqrt(sum((v * v for v in velocity), 0.0) + (1e-6 * least) ** 2)


class Coulomb(AbstractFrictionLaw):
    """Gives the friction force μ F tanh(v / v_r) of Coulomb's law with `coefficient` μ, regularised over `velocity` v_r
    [m/s]."""

    coefficient: Value = eqx.field(converter=required("coefficient"))
    velocity: Value = eqx.field(default=1e-3, converter=required("velocity"))

    def ratio(self, velocity: Vector, bristle: Vector | None) -> Vector:
        speed = speed_of(velocity, self.velocity)
        return self.coefficient * tanh(speed / self.velocity) / speed * velocity

    def faults(self, where: str) -> list[Fault]:
        shapes = scalar_faults(where, self, "coefficient", "velocity")
        if shapes:
            return shapes
        faults = field_faults(where, "coefficient", self.coefficient, positive=False)
        return faults + field_faults(where, "velocity", self.velocity, positive=True)


def stribeck_curve(law, speed):
    """μ_k + (μ_s − μ_k) e^−(v / v_s)²."""
    return law.kinetic + (law.static - law.kinetic) * exp(-(speed / law.stribeck) * (speed / law.stribeck))


def stribeck_faults(where: str, law) -> list[Fault]:
    """Faults of the coefficients of a Stribeck curve."""
    faults = scalar_faults(where, law, "static", "kinetic", "viscous", "stribeck")
    if faults:
        return faults
    for name in ("static", "kinetic", "viscous"):
        faults += field_faults(where, name, getattr(law, name), positive=False)
    faults += field_faults(where, "stribeck", law.stribeck, positive=True)
    static, kinetic = as_numbers(law.static), as_numbers(law.kinetic)
    if not faults and static is not None and kinetic is not None and static < kinetic:
        what = f"is {static:g}, less than kinetic, {kinetic:g}."
        faults.append(Fault(f"{where}.static", what, "friction at rest is the larger one: exchange them."))
    return faults


class Stribeck(AbstractFrictionLaw):
    """Gives the friction force F ((μ_k + (μ_s − μ_k) e^−(v / v_s)²) tanh(v / v_r) + σ v): `static` μ_s, `kinetic` μ_k,
    `stribeck` velocity v_s [m/s], `viscous` σ [s/m], regularised over `velocity` v_r [m/s]."""

    static: Value = eqx.field(converter=required("static"))
    kinetic: Value = eqx.field(converter=required("kinetic"))
    stribeck: Value = eqx.field(default=0.01, converter=required("stribeck"))
    viscous: Value = eqx.field(default=0.0, converter=required("viscous"))
    velocity: Value = eqx.field(default=1e-3, converter=required("velocity"))

    def ratio(self, velocity: Vector, bristle: Vector | None) -> Vector:
        speed = speed_of(velocity, self.velocity)
        return (stribeck_curve(self, speed) * tanh(speed / self.velocity) / speed + self.viscous) * velocity

    def faults(self, where: str) -> list[Fault]:
        shapes = scalar_faults(where, self, "velocity")
        return stribeck_faults(where, self) + (shapes or field_faults(where, "velocity", self.velocity, positive=True))


class LuGre(AbstractFrictionLaw):
    """Gives the friction force F (σ₀ z + σ₁ ż + σ₂ v) with bristles of deflection z, ż = v − σ₀ |v| z / g(v), g = μ_k +
    (μ_s − μ_k) e^−(v / v_s)² (Canudas de Wit et al. 1995, with the normal force as factor): `static` μ_s, `kinetic`
    μ_k, `stribeck` velocity v_s [m/s], `stiffness` σ₀ [1/m], `damping` σ₁ [s/m], `viscous` σ₂ [s/m]."""

    static: Value = eqx.field(converter=required("static"))
    kinetic: Value = eqx.field(converter=required("kinetic"))
    stribeck: Value = eqx.field(default=0.01, converter=required("stribeck"))
    stiffness: Value = eqx.field(default=1e5, converter=required("stiffness"))
    damping: Value = eqx.field(default=100.0, converter=required("damping"))
    viscous: Value = eqx.field(default=0.0, converter=required("viscous"))
    remembers: ClassVar[bool] = True

    def bristle_rate(self, velocity: Vector, bristle: Vector | None) -> Vector | None:
        speed = speed_of(velocity, self.stribeck)
        return velocity - self.stiffness * speed / stribeck_curve(self, speed) * bristle

    def ratio(self, velocity: Vector, bristle: Vector | None) -> Vector:
        return self.stiffness * bristle + self.damping * self.bristle_rate(velocity, bristle) + self.viscous * velocity

    def widest(self) -> float | None:
        static, stiffness = as_numbers(self.static), as_numbers(self.stiffness)
        are_numbers = static is not None and stiffness is not None and static.shape == stiffness.shape == ()
        return float(static / stiffness) if are_numbers and stiffness > 0.0 else None

    def faults(self, where: str) -> list[Fault]:
        faults = stribeck_faults(where, self) + scalar_faults(where, self, "stiffness", "damping")
        faults += field_faults(where, "stiffness", self.stiffness, positive=True)
        kinetic = as_numbers(self.kinetic)
        if kinetic is not None and np.all(kinetic == 0.0):
            remedy = "bristles need friction to slide against: give a positive coefficient, or leave friction= out."
            faults.append(Fault(f"{where}.kinetic", "is 0.", remedy))
        return faults + field_faults(where, "damping", self.damping, positive=False)
