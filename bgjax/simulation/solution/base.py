"""The data of a run: saved times and states, status, statistics and energy audit."""

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import traced
from ..._types import AnyArray, Number, Scalar, Value
from ...solvers.switched import Log
from ...solvers.traits import Traits
from ...surface.listing import public
from ...system.system import System
from .accuracy import Accuracy
from .precision import FLOAT64
from .timing import Timing


RESULTS = dfx.RESULTS


class Audit(eqx.Module):
    """Holds the energy balance of a run: the work done on each element, the change of stored energy and the relative
    error; and the activity of each element, the integral of the absolute value of its power."""

    work: dict[str, Scalar]  # ∫ power into the element dt
    stored: Scalar  # change of the stored energy
    turnover: Scalar  # max(|H|, ∫ Σ|P| dt) over the elements that do not store energy, the scale of the error
    activity: dict[str, Scalar]  # ∫ |power into the element| dt, also of storages

    __dir__ = public

    @property
    def error(self) -> Scalar:
        """|ΔH + Σ work| relative to the turnover."""
        balance = self.stored + sum(self.work.values(), jnp.zeros(()))
        return jnp.abs(balance) / jnp.where(self.turnover > 0.0, self.turnover, 1.0)

    def __str__(self) -> str:
        rows = [f"  {name:<24} {float(value):+.9e} J" for name, value in [*self.work.items(), ("stored", self.stored)]]
        return "\n".join(["work into elements", *rows, f"relative error {float(self.error):.2e}"])


class AbstractSolution(eqx.Module):
    """The data of a run, without the results that follow from them."""

    system: System
    ts: AnyArray
    ys: AnyArray
    result: RESULTS  # a member of bg.RESULTS
    end_time: Number
    end_state: AnyArray
    stats: dict[str, Number]
    audit: Audit | None
    interpolation: dfx.AbstractGlobalInterpolation | None
    log: Log | None = None  # of switches
    tolerances: tuple[Number, AnyArray] | None = None  # rtol, and atol of every state
    verification: Accuracy | None = None  # errors of results, with verify=True
    solver: str = eqx.field(static=True, kw_only=True)
    traits: Traits = eqx.field(static=True, default=Traits(), kw_only=True)  # of the solver
    reason: str = eqx.field(static=True, default="")  # why this solver was chosen
    reference: str = eqx.field(static=True, default="")  # why diffrax took the run; empty if native code did
    precision: str = eqx.field(static=True, default=FLOAT64)
    timing: Timing = eqx.field(static=True, default=Timing())  # seconds for preparing, compiling and running

    @property
    def successful(self) -> Value:
        """Whether the run reached its end time."""
        return has_status(self.result, RESULTS.successful)


def has_status(result: RESULTS | AnyArray, member: RESULTS) -> Value:
    """Whether a result equals a member of RESULTS; numbers are compared by NumPy, without compiling anything."""
    if traced(result):
        return result == member
    (found,), (wanted,) = jax.tree.leaves(result), jax.tree.leaves(member)
    return np.asarray(found) == np.asarray(wanted)
