"""A solver says of itself what a run asks: traits beside its class are all that `simulate` needs."""

from typing import ClassVar

import diffrax as dfx
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import planar_pendulum
from bgjax.solvers import AbstractTraits, RadauIIA5, Traits
from bgjax.solvers.traits import DIFFRAX, traits_of, unwrapped


class Told(AbstractTraits, dfx.AbstractERK):
    """Bogacki–Shampine's method as a solver of its own, whose steps end at the saved times."""

    traits: ClassVar[Traits] = Traits(interpolates=False, gains=(0.2, 0.5), tapeable=True)
    tableau: ClassVar[dfx.ButcherTableau] = dfx.Bosh3.tableau
    interpolation_cls = dfx.Bosh3.interpolation_cls

    def order(self, terms):
        return 3


def test_a_solver_with_traits_needs_no_other_change():
    system = bg.compile(planar_pendulum.build())
    exact = bg.simulate(system, 0.0, 0.5, solver=dfx.Dopri8(), rtol=1e-10)
    sol = bg.simulate(system, 0.0, 0.5, solver=Told(), rtol=1e-7)
    assert sol.solver == "Told" and sol.traits == Told.traits and sol.traits.tableau.solution is Told.tableau.b_sol
    np.testing.assert_allclose(sol.ys, exact.ys, atol=1e-5)
    assert int(sol.stats["num_accepted_steps"]) >= len(sol.ts) - 1  # steps end at the saved times
    found = bg.gradient(lambda sol: sol.ys[-1, 0], system, ["rod.mass"], 0.0, 0.5, solver=Told(), mode="reverse")
    assert np.isfinite(found["rod.mass"]) and found.solution.traits == Told.traits


def test_solvers_without_traits_have_the_defaults():
    assert traits_of(dfx.Bosh3()) == Traits() and traits_of(dfx.Kvaerno5()) == Traits()
    assert traits_of(dfx.Dopri8()) == DIFFRAX["Dopri8"]
    assert traits_of(dfx.Dopri8()).tableau.solution is dfx.Dopri8.tableau.b_sol
    assert traits_of(RadauIIA5()).stiff and unwrapped(RadauIIA5()) == RadauIIA5()


def test_traits_are_required():
    class Silent(AbstractTraits, dfx.AbstractERK):
        tableau: ClassVar[dfx.ButcherTableau] = dfx.Bosh3.tableau
        interpolation_cls = dfx.Bosh3.interpolation_cls

        def order(self, terms):
            return 3

    with pytest.raises(TypeError, match="traits"):
        Silent()
