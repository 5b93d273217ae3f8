"""What a run saves, without diffrax: states at given times, the first or the last state, steps, dense output."""

from collections.abc import Callable
from typing import Any

import equinox as eqx

from ..._tracing import array_functions
from ...elements.values import leaf
from ...solvers.traits import traits_of, unwrapped
from ...surface.libraries import diffrax_kinds
from ...system.system import System


DEFAULT_POINTS = 201


class Saving(eqx.Module):
    """What is saved; fields are those of `diffrax.SaveAt` and `diffrax.SubSaveAt`."""

    ts: Any = None
    t0: bool = eqx.field(static=True, default=False)
    t1: bool = eqx.field(static=True, default=False)
    steps: int = eqx.field(static=True, default=0)
    dense: bool = eqx.field(static=True, default=False)
    fn: Callable | None = None  # what is saved instead of the states

    @property
    def at_times(self) -> bool:
        """Whether only states at given times, or only the last state, are saved."""
        return not (self.dense or self.t0 or self.steps or self.fn) and (self.ts is None) == self.t1

    @property
    def of_steps(self) -> bool:
        """Whether something is stored at every step."""
        return bool(self.dense or self.steps)


def saving_of(saveat: Any, t0: Any, t1: Any) -> Saving:
    """What is saved: states at equally spaced times for None, at the given times for an array, otherwise what a
    `diffrax.SaveAt` says. With dense output alone, the last state is saved too."""
    if isinstance(saveat, Saving):
        return saveat
    if "SaveAt" not in diffrax_kinds(saveat):
        return Saving(as_times(saveat, t0, t1))
    sub = saveat.subs
    if sub is None:
        return Saving(t1=True, dense=saveat.dense)
    return Saving(sub.ts, bool(sub.t0), bool(sub.t1), int(sub.steps), bool(saveat.dense), _own(sub.fn))


def _own(function: Callable) -> Callable | None:
    """What a user saves instead of the states; None for the function of diffrax that saves these."""
    return None if function.__module__.partition(".")[0] == "diffrax" else function


def as_times(saveat: Any, t0: Any, t1: Any) -> Any:
    """The times to save at: equally spaced for None, otherwise those given."""
    if saveat is not None:
        return leaf(saveat, "saveat")
    return array_functions(t0, t1).linspace(t0, t1, DEFAULT_POINTS)


def ends_at_saved(solver: Any) -> bool:
    """Whether steps end at the saved times, because dense output is less accurate than the steps."""
    return not traits_of(unwrapped(solver)).interpolates


def tapeable(system: System, solver: Any, saveat: Any) -> bool:
    """Whether reverse mode can use a tape of the steps (`solvers.replay`)."""
    told = isinstance(saveat, Saving) or "SaveAt" in diffrax_kinds(saveat)
    saved = not told or saving_of(saveat, None, None).at_times
    return not system.plan.equations.switches and traits_of(solver).tapeable and saved
