"""Normal laws of a contact: the normal force from the penetration, its rate and the speed at which the contact began.

δ is the penetration, v its rate, v₀ the speed at which the contact began. A law consists of an elastic force with its
energy, and of a damping force; both act during penetration only, and together they never pull.
"""

import abc
from typing import Any, ClassVar

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import numbers, traced
from ..._types import Law, Number, Value
from ...elements.law import AbstractLaw, law_fault
from ...elements.values import as_numbers, field_faults, named, required, scalar_faults
from ...errors import Fault, ParameterError, shown
from ...expressions.expression import Scalar, maximum, minimum, positive_power
from .stiffness import AbstractStiffness


# [m/s]: smallest v₀ in the damping, also for contacts that exist at the initial time, so that v / v₀ stays bounded
SLOWEST = 1e-3
EXPONENT = "give a number from 1 to 4: 1.5 for Hertz, 1 for a linear spring."


class AbstractNormalLaw(AbstractLaw):
    """Gives the normal force of a contact as a function of the penetration, its rate, and the speed at which the
    contact began."""

    plain: ClassVar[bool] = True  # plain arithmetic, expanded into scalars
    lossless: ClassVar[bool] = False

    @abc.abstractmethod
    def elastic(self, depth: Scalar) -> Scalar:
        """Elastic force; zero without penetration."""

    @abc.abstractmethod
    def energy(self, depth: Scalar) -> Scalar:
        """Elastic energy."""

    @abc.abstractmethod
    def damping(self, depth: Scalar, rate: Scalar, approach: Scalar) -> Scalar:
        """Damping force during penetration."""

    @abc.abstractmethod
    def with_stiffness(self, stiffness: AbstractStiffness) -> "AbstractNormalLaw":
        """The law with this stiffness, which comes from radii and materials, if it has none of its own."""

    def needs_stiffness(self) -> bool:
        """Whether it has no stiffness of its own."""
        return False

    def widest(self) -> Number | None:
        """Penetration over which it is smoothed; None if it is not."""
        return None


class AbstractPowerLaw(AbstractNormalLaw):
    """Laws with the elastic force K δⁿ."""

    stiffness: eqx.AbstractVar[Any]
    exponent: eqx.AbstractVar[float]

    def elastic(self, depth: Scalar) -> Scalar:
        return self.modulus() * positive_power(depth, self.exponent)

    def energy(self, depth: Scalar) -> Scalar:
        return self.modulus() / (self.exponent + 1.0) * positive_power(depth, self.exponent + 1.0)

    def modulus(self):
        return self.stiffness.value() if isinstance(self.stiffness, AbstractStiffness) else self.stiffness

    def needs_stiffness(self) -> bool:
        return self.stiffness is None

    def with_stiffness(self, stiffness: AbstractStiffness) -> "AbstractPowerLaw":
        if self.stiffness is not None:
            return self
        return eqx.tree_at(lambda law: law.stiffness, self, stiffness, is_leaf=lambda x: x is None)

    def spring_faults(self, where: str) -> list[Fault]:
        """Faults of stiffness and exponent."""
        faults = []
        if self.stiffness is not None and not isinstance(self.stiffness, AbstractStiffness):
            faults += scalar_faults(where, self, "stiffness")
            faults = faults or field_faults(where, "stiffness", self.stiffness, positive=True)
        if not 1.0 <= self.exponent <= 4.0:
            faults.append(Fault(f"{where}.exponent", f"is {self.exponent:g}.", EXPONENT))
        return faults


def _exponent(value: Number) -> float:
    """The exponent as a static number, because the compiled program depends on it."""
    found = numbers(value)
    if found is None or found.shape != ():
        raise ParameterError([Fault("exponent", f"{shown(value)} is not a number.", EXPONENT)])
    return float(found)


def exponent(value: float = 1.5):
    """Field for the exponent of the elastic force."""
    return eqx.field(static=True, default=value, kw_only=True, converter=_exponent)


def stiffness():
    """Field for the stiffness, or None where it follows from radii and materials."""
    return eqx.field(default=None, converter=named("stiffness"))


def restitution_faults(where: str, value) -> list[Fault]:
    """Faults of a coefficient of restitution."""
    value = as_numbers(value)
    if value is None or (value.shape == () and 0.0 < value <= 1.0):
        return []
    remedy = "give the ratio of speeds after and before an impact, more than 0 and at most 1."
    return [Fault(f"{where}.restitution", f"is {value}.", remedy)]


class Hertz(AbstractPowerLaw):
    """Gives the normal force F = K δⁿ, without loss of energy. `stiffness` K [N/m^n] follows from the radii and
    materials of the joint if not given."""

    stiffness: Value | None = stiffness()
    exponent: float = exponent()
    lossless: ClassVar[bool] = True

    def damping(self, depth: Scalar, rate: Scalar, approach: Scalar) -> Scalar:
        return 0.0 * rate

    def faults(self, where: str) -> list[Fault]:
        return self.spring_faults(where)


class AbstractHysteresis(AbstractPowerLaw):
    """Laws whose damping is proportional to the elastic force and to the rate: F = K δⁿ (1 + c v / v₀)."""

    restitution: eqx.AbstractVar[Any]

    @abc.abstractmethod
    def share(self) -> Number:
        """The factor c, from the coefficient of restitution."""

    def damping(self, depth: Scalar, rate: Scalar, approach: Scalar) -> Scalar:
        return self.elastic(depth) * self.share() * rate / maximum(approach, SLOWEST)

    def faults(self, where: str) -> list[Fault]:
        return self.spring_faults(where) + restitution_faults(where, self.restitution)


class LankaraniNikravesh(AbstractHysteresis):
    """Gives the normal force F = K δⁿ (1 + ¾ (1 − e²) v / v₀) with the coefficient of `restitution` e (Lankarani &
    Nikravesh 1990). `stiffness` K [N/m^n] follows from the radii and materials of the joint if it is not given."""

    restitution: Value = eqx.field(converter=required("restitution"))
    stiffness: Value | None = stiffness()
    exponent: float = exponent()

    def share(self) -> Number:
        return 0.75 * (1.0 - self.restitution * self.restitution)


class HuntCrossley(AbstractHysteresis):
    """Gives the normal force F = K δⁿ (1 + 3/2 (1 − e) v / v₀) with the coefficient of `restitution` e (Hunt & Crossley
    1975). `stiffness` K [N/m^n] follows from the radii and materials of the joint if it is not given."""

    restitution: Value = eqx.field(converter=required("restitution"))
    stiffness: Value | None = stiffness()
    exponent: float = exponent()

    def share(self) -> Number:
        return 1.5 * (1.0 - self.restitution)


class LinearContact(AbstractPowerLaw):
    """Gives the normal force F = K δ + D v, where D v is multiplied by 3 s² − 2 s³, s = δ / `depth` [m], up to that
    depth, so that the force does not jump (the IMPACT function of ADAMS with exponent 1). `stiffness` K [N/m],
    `damping_coefficient` D [N·s/m]."""

    stiffness: Value | None = stiffness()
    damping_coefficient: Value = eqx.field(default=0.0, converter=required("damping_coefficient"))
    depth: Value = eqx.field(default=1e-6, converter=required("depth"))

    @property
    def exponent(self) -> float:
        return 1.0

    def damping(self, depth: Scalar, rate: Scalar, approach: Scalar) -> Scalar:
        share = minimum(maximum(depth / self.depth, 0.0), 1.0)
        return self.damping_coefficient * rate * share * share * (3.0 - 2.0 * share)

    def needs_stiffness(self) -> bool:
        return False

    def widest(self) -> Number | None:
        return self.depth

    def with_stiffness(self, stiffness: AbstractStiffness) -> "LinearContact":
        return self

    def faults(self, where: str) -> list[Fault]:
        shapes = scalar_faults(where, self, "damping_coefficient", "depth")
        if shapes:
            return shapes
        faults = []
        if self.stiffness is None:
            remedy = "give K in N/m: radii and materials give Hertz's K only."
            faults.append(Fault(f"{where}.stiffness", "is missing.", remedy))
        faults += self.spring_faults(where)
        faults += field_faults(where, "damping_coefficient", self.damping_coefficient, positive=False)
        return faults + field_faults(where, "depth", self.depth, positive=True)


class UserContact(AbstractNormalLaw):
    """Gives the normal force of your own functions: the elastic energy `energy_of(depth)` [J] for depth ≥ 0, whose
    derivative is the elastic force, and the damping force `damping_of(depth, rate, approach)` [N], both JAX functions
    of scalars. The damping should vanish with the depth, so that the force does not jump."""

    energy_of: Law
    damping_of: Law | None = None
    plain: ClassVar[bool] = False

    def elastic(self, depth: Scalar) -> Scalar:
        inside = depth > 0.0
        return jnp.where(inside, jax.grad(self.energy_of)(jnp.where(inside, depth, 0.0)), 0.0)

    def energy(self, depth: Scalar) -> Scalar:
        return jnp.where(depth > 0.0, self.energy_of(jnp.maximum(depth, 0.0)), 0.0)

    def damping(self, depth: Scalar, rate: Scalar, approach: Scalar) -> Scalar:
        if self.damping_of is None:
            found = 0.0 * rate
        else:
            found = self.damping_of(jnp.maximum(depth, 0.0), rate, jnp.maximum(approach, SLOWEST))
        return jnp.where(depth > 0.0, found, 0.0)

    def with_stiffness(self, stiffness: AbstractStiffness) -> "UserContact":
        return self

    def faults(self, where: str) -> list[Fault]:
        laws, remedy = ("energy_of", "damping_of"), "give a JAX function of numbers, without calling it."
        found = [law_fault(f"{where}.{name}", getattr(self, name), remedy) for name in laws]
        return [fault for fault in found if fault] or self._sampled_faults(where)

    def _sampled_faults(self, where: str) -> list[Fault]:
        """Faults if the elastic force is negative at some sampled depth."""
        if traced(self.energy_of, self.damping_of):
            return []
        depths = np.logspace(-9, -3, 13)
        forces = np.asarray(jax.vmap(self.elastic)(jnp.asarray(depths)))
        bad = ~(forces >= 0.0)
        if not np.any(bad):
            return []
        what = f"the elastic force is {forces[bad][0]:g} N at a depth of {depths[bad][0]:g} m."
        return [Fault(f"{where}.energy_of", what, "a contact pushes: energy must grow with depth.")]
