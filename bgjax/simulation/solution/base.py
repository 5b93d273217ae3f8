"""The data of a run: saved times and states, status and statistics."""

from typing import TYPE_CHECKING, Any

import equinox as eqx

from ..._types import AnyArray, Number, Value
from ...solvers.events.log import Log
from ...solvers.traits import Traits
from ...system.system import System
from ..outcome.account import Audit
from ..outcome.status import has_status
from .accuracy import Accuracy
from .precision import FLOAT64
from .timing import Timing


if TYPE_CHECKING:
    import diffrax as dfx


class AbstractSolution(eqx.Module):
    """The data of a run, without the results that follow from them."""

    system: System
    ts: AnyArray
    ys: AnyArray
    ended: Number  # how the run ended, by its number in `STATUSES`
    end_time: Number
    end_state: AnyArray
    stats: dict[str, Number]
    audit: Audit | None
    interpolation: "dfx.AbstractGlobalInterpolation | None"  # dense output
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
    def result(self) -> Any:
        """How the run ended: a member of bg.RESULTS."""
        from ..outcome.results import result_of  # imports diffrax

        return result_of(self.ended)

    @property
    def successful(self) -> Value:
        """Whether the run reached its end time."""
        return has_status(self.ended, "successful")
