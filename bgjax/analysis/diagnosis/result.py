"""The result of `bg.diagnose`: relations, fault signatures, residuals on data, and proposals of further sensors."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..._types import Names
from ...errors import Fault, ParameterError, raise_faults, shown
from ...surface.arguments import flag_faults
from ...surface.listing import public
from ..fitting.records import Measured
from .alarms import FaultResiduals
from .problem import Problem, Solved
from .proposals import SensorProposals, find_candidates, propose
from .relation import RedundancyRelation
from .residuals import evaluate_residuals
from .settings import Settings
from .signals import find_sensors
from .signatures import Signatures


@dataclass(frozen=True, repr=False)
class Diagnosis:
    """Holds what `bg.diagnose` found: the redundancy `relations`, the fault signature matrix (`signatures`), and what
    faults can be detected and told apart. `residuals(data)` evaluates the relations on measured data, `propose()`
    compares further sensors.

    ```python
    import numpy as np
    import bgjax as bg

    graph = bg.Graph(dict(V=bg.Se(10.0), i=bg.One(), L=bg.I(0.1), R=bg.R(2.0)), ["V -> i -> L", "i -> R"])
    found, times = bg.diagnose(graph, ["L.flow"]), np.linspace(0.0, 1.0, 200)
    data = {"t": times, "L.flow": 4.0 * (1.0 - np.exp(-20.0 * times))}  # of a resistor of 2.5 Ω
    print(found.residuals(data, noise={"L.flow": 0.02}).suspects)  # V, L, R and the sensor
    print(found.propose(["R.effort"]))
    ```
    """

    relations: tuple[RedundancyRelation, ...]
    _problem: Problem
    _found: Solved
    unknown_inputs: tuple[str, ...]

    __dir__ = public

    @property
    def sensors(self) -> tuple[str, ...]:
        """Names of the measured signals."""
        return tuple(sensor.name for sensor in self._found.sensors)

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the known inputs."""
        return tuple(self._found.inputs.values())

    @property
    def signatures(self) -> Signatures:
        """The fault signature matrix."""
        return self._found.signatures

    @property
    def detectable(self) -> tuple[str, ...]:
        """Components whose faults violate at least one relation."""
        return self.signatures.detectable

    @property
    def isolable(self) -> tuple[str, ...]:
        """Components whose faults violate other relations than those of any other component."""
        return self.signatures.isolable

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """Detectable components; those of one group cannot be told from each other."""
        return self.signatures.groups

    @property
    def integral(self) -> tuple[str, ...]:
        """Storages that cannot be brought into derivative causality: what they store would follow by integration from
        an unknown initial value, so that relations which need it are left out."""
        return self._found.integral

    def residuals(  # noqa: PLR0913
        self,
        data: Measured,
        *,
        noise: Mapping[str, float] | None = None,
        window: int | None = None,
        degree: int | None = None,
        threshold: float = 3.0,
        hold: int | None = None,
        gaps: bool = False,
    ) -> FaultResiduals:
        """Evaluates the relations on measured data: which are violated, since when, and by the fault of which
        components.

        `data` has a column of times and one for every sensor, as in `bg.FitProblem`: {"t": times, "L.flow": values},
        a CSV file or an xarray Dataset. Inputs without a column have the values that the model prescribes. Signals are
        smoothed and differentiated by polynomials of a `degree` (two more than the highest derivative) fitted to
        `window` samples around each time; without `window`, the longest of a few with which the polynomials follow the
        signals. `noise` gives the standard deviations of sensors; others are estimated from the data. The standard
        deviation of a residual follows by linear propagation; errors of parameters are not in it. An alarm is raised
        when `hold` values in a row (a window, if not given) are beyond `threshold` standard deviations, at the time of
        the latest sample that they use.
        """
        raise_faults(ParameterError, flag_faults(gaps=gaps))
        settings = Settings(window, degree, threshold, hold)
        return evaluate_residuals(self._found, self.relations, data, noise, settings, gaps)

    def propose(self, candidates: Names | None = None, *, largest: int = 2, limit: int = 300) -> SensorProposals:
        """Compares further sensors: what each of the `candidates` (results by name; without them, all efforts and flows
        of junctions and elements) makes detectable and isolable, and the smallest sets of them with which every fault
        of an element or a source is isolable. Sets have up to `largest` sensors, and at most `limit` are tried."""
        faults = []
        for name, value in (("largest", largest), ("limit", limit)):
            if isinstance(value, bool) or not isinstance(value, int) or value < 1:
                faults.append(Fault(name, f"{shown(value)} is not a positive whole number.", f"write {name}=2."))
        raise_faults(ParameterError, faults)
        names = self._problem.names
        found = find_candidates(self._problem, self._found) if candidates is None else find_sensors(names, candidates)
        added = [sensor for sensor in found if sensor.name not in self.sensors]
        return propose(self._problem, self._found.sensors, added, largest, limit)

    def __str__(self) -> str:
        inputs = f", inputs {', '.join(self.inputs)}" if self.inputs else ""
        count = f"{len(self.relations)} redundancy relation{'s' if len(self.relations) != 1 else ''}"
        lines = [f"Diagnosis: {count}; sensors {', '.join(self.sensors)}{inputs}"]
        lines += [f"  {r.name} ({r.kind}{f' of {r.where}' * bool(r.where)}): {r} = 0" for r in self.relations]
        lines += [str(self.signatures)]
        lines += [f"Faults that cannot be told from each other: {', '.join(g)}." for g in self.groups if len(g) > 1]
        return "\n".join([*lines, *self._notes()])

    __repr__ = __str__

    def _notes(self) -> list[str]:
        """Sentences on what the relations leave out."""
        notes = []
        if self.unknown_inputs:
            notes.append(f"Unknown inputs, eliminated like other unknowns: {', '.join(self.unknown_inputs)}.")
        if self.integral:
            notes.append(
                f"Not in derivative causality: {', '.join(self.integral)}. Relations that need what they store would "
                "begin from an unknown initial value, and are left out."
            )
        if self._found.beyond:
            notes.append(f"Storages that follow neither from sensors nor from inputs: {', '.join(self._found.beyond)}.")
        return notes
