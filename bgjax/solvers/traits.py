"""The traits by which a run treats its solver: solvers of this package declare them, a table has those of diffrax."""

from dataclasses import dataclass, field, replace
from typing import Any

import diffrax as dfx
import equinox as eqx

from .condensing import Condensation
from .explicit import Explicit
from .wrapper import AbstractWrapper


@dataclass(frozen=True)
class Traits:
    """Properties of a one-step method by which runs, error estimates and messages differ.

    The defaults suit any explicit adaptive method of which nothing else is known.
    """

    stiff: bool = False  # fast decaying modes do not limit its steps, and are damped within one
    interpolates: bool = True  # dense output is about as accurate as the steps; else steps end at the saved times
    dense_from_stages: bool = False  # dense output is y0 + Σ cᵢ(θ) kᵢ with Σ cᵢ(θ) = θ, without the end of the step
    gains: tuple[float, float] = (0.3, 0.6)  # proportional and integral gain of the step-size controller
    keeps_constraints: bool = False  # explicit rates are integrated so well that states need no projection
    tapeable: bool = False  # `Explicit` runs it by its Butcher tableau, and `Replay` differentiates its stored stages
    condenses: bool = False  # `fitted` wants to know which states an implicit step eliminates first
    tableau: Any = field(default=None, compare=False)  # Butcher tableau of an explicit Runge–Kutta method


class AbstractTraits(eqx.Module):
    """Base of solvers that declare their traits, beside `diffrax.AbstractAdaptiveSolver`."""

    traits: eqx.AbstractClassVar[Traits]

    def fitted(self, rtol: Any, atol: Any, condensation: Condensation | None) -> "AbstractTraits":
        """The solver for a run with these tolerances; `condensation` is None unless the traits ask for it."""
        return self


# Dense output of Dopri8 (order 6) loses two to three digits. Methods that are not listed have the defaults.
DIFFRAX = {
    dfx.Tsit5: Traits(tapeable=True),
    dfx.Dopri5: Traits(tapeable=True),
    dfx.Dopri8: Traits(tapeable=True, interpolates=False, dense_from_stages=True),
}


def traits_of(solver: Any) -> Traits:
    """The traits of a solver as it stands; wrappers have the defaults, see `unwrapped`."""
    listed = next((DIFFRAX[kind] for kind in type(solver).__mro__ if kind in DIFFRAX), Traits())
    found = solver.traits if isinstance(solver, AbstractTraits) else listed
    return replace(found, tableau=solver.tableau) if isinstance(solver, dfx.AbstractERK) else found


def unwrapped(solver: Any) -> Any:
    """The one-step method inside the wrappers of this package."""
    while isinstance(solver, AbstractWrapper | Explicit):
        solver = solver.solver
    return solver
