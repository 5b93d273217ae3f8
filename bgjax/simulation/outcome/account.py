"""What follows from a run, by whatever engine: its energy balance, and gradients that are NaN where it failed."""

import equinox as eqx
import jax
import jax.numpy as jnp

from ..._tracing import array_functions
from ..._types import Number
from ...surface.listing import public
from ...system.system import System


class Audit(eqx.Module):
    """Holds the energy balance of a run: the work done on each element, the change of stored energy and the relative
    error; and the activity of each element, the integral of the absolute value of its power."""

    work: dict[str, Number]  # ∫ power into the element dt
    stored: Number  # change of the stored energy
    turnover: Number  # max(|H|, ∫ Σ|P| dt) over the elements that do not store energy, the scale of the error
    activity: dict[str, Number]  # ∫ |power into the element| dt, also of storages

    __dir__ = public

    @property
    def error(self) -> Number:
        """|ΔH + Σ work| relative to the turnover."""
        functions = array_functions(self)
        balance = self.stored + sum(self.work.values())
        return abs(balance) / functions.where(self.turnover > 0.0, self.turnover, 1.0)

    def __str__(self) -> str:
        rows = [f"  {name:<24} {float(value):+.9e} J" for name, value in [*self.work.items(), ("stored", self.stored)]]
        return "\n".join(["work into elements", *rows, f"relative error {float(self.error):.2e}"])


@jax.custom_jvp
def or_nan_gradient(ys, successful):
    """The results unchanged, with a NaN gradient where the run failed, so that no optimiser goes on with it."""
    return ys


@or_nan_gradient.defjvp
def _or_nan_gradient_jvp(primals, tangents):
    ys, successful = primals
    return ys, tangents[0] * jnp.where(successful, 1.0, jnp.nan)


def audited(system: System, begin: tuple, end: tuple) -> Audit:
    """The energy balance between two times with their vectors; works and activities stand behind the states of the last
    vector."""
    (t0, start), (t1, last) = begin, end
    size = system.plan.size + system.plan.carried
    first, final = system.energy(t0, start), system.energy(t1, last[:size])
    supplies, storages = tuple(system.plan.equations.supplies), tuple(system.plan.equations.storing)
    works, activities = last[size : size + len(supplies)], last[size + len(supplies) :]
    functions = array_functions(last, first, final)
    turnover = functions.maximum(abs(first), abs(final))
    turnover = functions.maximum(turnover, functions.sum(activities[: len(supplies)]))
    activity = {name: activities[k] for k, name in enumerate((*supplies, *storages))}
    return Audit({name: works[k] for k, name in enumerate(supplies)}, final - first, turnover, activity)
