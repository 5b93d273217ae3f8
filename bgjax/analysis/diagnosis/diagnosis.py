"""`diagnose`: the redundancy relations of a bond graph with sensors, and which faults they detect and isolate."""

from itertools import islice
from typing import Any

from ..._types import Names
from ...errors import Fault, SolvabilityError, StructureError, shown
from ...formulation.acausal.relations import Relations
from ...graph.expansion import open_graph
from ...graph.flatten import Flat, check
from ...graph.graph import AbstractModel
from ...surface.calls import checked_call
from ...system.get_set import get
from ...system.system import System
from ..symbolic.writer import leaf_names
from .elimination.equations import BALANCE
from .elimination.one_by_one import Left
from .problem import Problem, Solved, differentiated
from .proposals import find_candidates, giving_redundancy
from .relation import RedundancyRelation
from .result import Diagnosis
from .signals import find_inputs, find_sensors
from .writing import RelationWriter


OFFERED = 5  # most sensors that an error proposes


@checked_call
def diagnose(
    model: AbstractModel | System, sensors: Names | None = None, *, known_inputs: Names | None = None
) -> Diagnosis:
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
        kind = _kind(found, left)
        place = kind, equation.node if kind in ("balance", "law") else ""
        made.append(RedundancyRelation(f"r{number}", components, *place, left.residual, left.combined, writer, names))
    return tuple(made)


def _kind(found: Solved, left: Left) -> str:
    if len(left.components) > 1 and all(found.kinds[name] == "sensor" for name in left.components):
        return "hardware redundancy"
    if left.combined:
        return "combination"
    return "balance" if found.equations.all[left.number].rank == BALANCE else "law"


def _no_redundancy(problem: Problem, found: Solved) -> Fault:
    """The fault of sensors without a relation; the remedy names others that give one."""
    taken = [sensor.name for sensor in found.sensors]
    better = list(islice(giving_redundancy(problem, found.sensors, find_candidates(problem, found)), OFFERED))
    needed = f" ({', '.join(found.integral)} would need an initial value)" if found.integral else ""
    what = f"{', '.join(taken)} and the inputs give no redundancy relation{needed}."
    if not better:
        return Fault("sensors", what, "no single further sensor gives one: add two, or name more known_inputs.")
    return Fault("sensors", what, f"add one of {', '.join(better)}.")
