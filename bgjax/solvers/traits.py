"""The traits by which a run treats its solver: solvers of this package declare them, a table has those of diffrax."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import equinox as eqx

from ..surface.libraries import diffrax_kinds
from .condensing import Condensation
from .native.methods import METHODS


class Tableau(NamedTuple):
    """A Butcher tableau: weights and nodes (`shares`) of the stages from the second one on, and the weights of the
    solution and of the error estimate."""

    weights: Sequence[Sequence[float]]
    shares: Sequence[float]
    solution: Sequence[float]
    error: Sequence[float]


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
    tableau: Tableau | None = field(default=None, compare=False)  # of an explicit Runge–Kutta method


class AbstractTraits(eqx.Module):
    """Base of solvers that declare their traits, beside `diffrax.AbstractAdaptiveSolver`."""

    traits: eqx.AbstractClassVar[Traits]

    def fitted(self, rtol: Any, atol: Any, condensation: Condensation | None) -> "AbstractTraits":
        """The solver for a run with these tolerances; `condensation` is None unless the traits ask for it."""
        return self


# The error estimate of stiff steps jumps from step to step, and rejected steps cost factorisations.
RADAU = Traits(stiff=True, gains=(0.3, 0.4), keeps_constraints=True, condenses=True)
# Dense output of Dopri8 (order 6) loses two to three digits. Methods that are not listed have the defaults.
DIFFRAX = {
    "Tsit5": Traits(tapeable=True),
    "Dopri5": Traits(tapeable=True),
    "Dopri8": Traits(tapeable=True, interpolates=False, dense_from_stages=True),
}


def traits_of(solver: Any) -> Traits:
    """The traits of a solver as it stands, given by its name or as an object; wrappers have the defaults, see
    `unwrapped`."""
    if isinstance(solver, str):
        return _named(solver)
    kinds = diffrax_kinds(solver)
    listed = next((DIFFRAX[kind] for kind in kinds if kind in DIFFRAX), Traits())
    found = solver.traits if isinstance(solver, AbstractTraits) else listed
    return replace(found, tableau=_tableau(solver.tableau)) if "AbstractERK" in kinds else found


def _named(name: str) -> Traits:
    """Those of the methods that are chosen automatically are known without diffrax."""
    if name not in METHODS:
        return {"RadauIIA5": RADAU}[name]
    method = METHODS[name]
    return replace(DIFFRAX[name], tableau=Tableau(method.weights, method.shares, method.solution, method.error))


def _tableau(given: Any) -> Tableau:
    """From a tableau of diffrax."""
    return Tableau(given.a_lower, given.c, given.b_sol, given.b_error)


def solver_name(solver: Any) -> str:
    """The name of a solver, which may be given by its name or as an object."""
    return solver if isinstance(solver, str) else type(solver).__name__


def unwrapped(solver: Any) -> Any:
    """The one-step method inside the wrappers of this package."""
    if isinstance(solver, str):
        return solver
    from .explicit import Explicit  # diffrax is there already
    from .wrapper import AbstractWrapper

    while isinstance(solver, AbstractWrapper | Explicit):
        solver = solver.solver
    return solver
