"""`diagnose`: the redundancy relations of a bond graph with sensors, and which faults they detect and isolate."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..._types import Names
from ...errors import Fault, ParameterError, SolvabilityError, StructureError, raise_faults, shown
from ...formulation.acausal.relations import Relations
from ...graph.expansion import open_graph
from ...graph.flatten import Flat, check
from ...graph.graph import AbstractModel
from ...surface.arguments import flag_faults
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.get_set import get
from ...system.system import System
from ..fitting.records import Measured
from ..symbolic.writer import leaf_names
from .alarms import FaultResiduals
from .elimination import Left
from .equations import BALANCE, Sensor
from .problem import Problem, Solved, differentiated
from .proposals import SensorProposals, giving_redundancy, propose
from .relation import RedundancyRelation
from .residuals import evaluate_residuals
from .settings import Settings
from .signals import candidate_names, find_inputs, find_sensors
from .signatures import Signatures
from .writing import RelationWriter


OFFERED = 5  # most sensors that an error proposes


@checked_call
def diagnose(
    model: AbstractModel | System, sensors: Names | None = None, *, known_inputs: Names | None = None
) -> "Diagnosis":
    """Finds the analytical redundancy relations of a bond graph with sensors, and which faults they detect and isolate.

    `sensors` are results by name ("L.flow", "tank.effort"); without them, the `bg.FlowSensor` and `bg.EffortSensor`
    elements of the graph. Sources count as known inputs; `known_inputs` names those that are, if not all. A mechanism
    in space or in a plane may be given as it is, or as a graph of scalar bonds (`bg.to_scalar`).

    Every relation is an expression of measured signals, inputs, their derivatives and parameters that is zero without
    faults (Samantaray et al. 2006): the unknown efforts and flows are eliminated, with storages in derivative
    causality, so that no initial value is needed. Relations that would need one are left out; `integral` names the
    storages that they would begin from. A fault in an element that occurs in a relation violates it.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(10.0), i=bg.One(), L=bg.I(0.1), R=bg.R(2.0), K=bg.GY(0.5), w=bg.One(), J=bg.I(0.01))
    motor = bg.Graph({**nodes, "b": bg.R(0.1)}, ["V -> i -> L", "i -> R", "i -> K -> w -> J", "w -> b"])
    found = bg.diagnose(motor, ["L.flow", "J.flow"])
    print(found)  # r1: V.effort - L.inertia*d/dt L.flow - …, r2, and the fault signature matrix
    found.relations[0].expression, found.signatures.groups
    ```
    """
    given = _model(model)
    flat = check(open_graph(given))
    relations = Relations(flat, differentiated(flat))
    inputs, unknown = find_inputs(relations, known_inputs)
    problem = Problem(relations, inputs)
    found = problem.solve(find_sensors(problem.names, sensors))
    if not found.left:
        raise SolvabilityError([_no_redundancy(problem, found)])
    return Diagnosis(_relations(found, _writer(relations, given, flat)), problem, found, unknown)


def _model(model: Any) -> AbstractModel:
    if not isinstance(model, System | AbstractModel):
        remedy = "give a graph, an assembly or a compiled system: bg.diagnose(graph, ['L.flow'])."
        raise StructureError([Fault("diagnose", f"got {shown(model)}.", remedy)])
    return model.model if isinstance(model, System) else model


def _writer(relations: Relations, model: AbstractModel, flat: Flat) -> RelationWriter:
    return RelationWriter(relations.pool, leaf_names(flat.elements, get(model)))


def _relations(found: Solved, writer: RelationWriter) -> tuple[RedundancyRelation, ...]:
    names = (*found.kinds,)
    made = []
    for number, left in enumerate(found.left, 1):
        equation = found.equations.all[left.number]
        components = tuple(name for name in names if name in left.components)
        place = _kind(found, left), "" if left.combined else equation.node
        made.append(RedundancyRelation(f"r{number}", components, *place, left.residual, left.combined, writer, names))
    return tuple(made)


def _kind(found: Solved, left: Left) -> str:
    if all(found.kinds[name] == "sensor" for name in left.components):
        return "hardware redundancy"
    if left.combined:
        return "combination"
    return "balance" if found.equations.all[left.number].rank == BALANCE else "law"


def _no_redundancy(problem: Problem, found: Solved) -> Fault:
    """The fault of sensors without a relation; the remedy names others that give one."""
    taken = [sensor.name for sensor in found.sensors]
    better = list(islice(giving_redundancy(problem, found.sensors, _candidates(problem, found)), OFFERED))
    needed = f" ({', '.join(found.integral)} would need an initial value)" if found.integral else ""
    what = f"{', '.join(taken)} and the inputs give no redundancy relation{needed}."
    if not better:
        return Fault("sensors", what, "no single further sensor gives one: add two, or name more known_inputs.")
    return Fault("sensors", what, f"add one of {', '.join(better)}.")


def _candidates(problem: Problem, found: Solved) -> list[Sensor]:
    """All that could be measured as well, but what is constant."""
    taken = {sensor.name for sensor in found.sensors}
    every = find_sensors(problem.names, [name for name in candidate_names(problem.names) if name not in taken])
    return [sensor for sensor in every if not found.is_constant(sensor.value)]


@dataclass(frozen=True, repr=False)
class Diagnosis:
    """Holds what `bg.diagnose` found: the redundancy `relations`, the fault signature matrix (`signatures`), and what
    faults can be detected and told apart. `residuals(data)` evaluates the relations on measured data, `propose()`
    compares further sensors."""

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
        found = _candidates(self._problem, self._found) if candidates is None else find_sensors(names, candidates)
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
