"""Model and method in, equations out; faults of the joints that do not depend on the method are reported first."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from .._tracing import traced
from ..errors import SolvabilityError, StructureError, raise_faults
from ..graph.expansion import open_graph
from ..graph.flatten import Flat, check
from ..graph.graph import AbstractModel
from ..graph.methods.base import AbstractMethod
from .emit import FormulationOptions, emit, loose_in, redundancy_of
from .equations import Equations
from .loose_directions import Loose, has_massless
from .rank.redundancy import Redundancy


def emitted(
    model: AbstractModel,
    method: AbstractMethod,
    flat: Flat,
    fixed: Mapping,
    guesses: Mapping[str, Any],
    mobile: bool,
) -> Equations:
    """The equations of a model; with `mobile`, a structure that cannot move is refused."""

    def refuse(found: Redundancy) -> None:
        raise_faults(StructureError, model.immobile(found) if mobile else [])

    mechanism, near = _joints(model, method, guesses, refuse)
    turns = {} if mechanism is None else model.whole_turns(near)
    loose = _loose(model, method, flat, guesses)
    open_ = model.loose([each for each in loose if not each.determined], method)
    if open_ and mechanism is None:  # faults of the joints come first, under every method
        refuse(redundancy_of(check(open_graph(model)), guesses)[0])
    raise_faults(SolvabilityError, open_)
    posed = model if model.poses and method.posed else None
    reset_poses = model if model.poses and method.reset_poses else None
    split, own = method.solves_coordinates, refuse if mechanism is None else None
    try:
        equations = emit(flat, fixed, FormulationOptions(guesses, posed, split, reset_poses, own, turns))
    except SolvabilityError as error:
        faults = model.loose(loose, method)
        raise (SolvabilityError(faults) if faults else error) from error
    return replace(equations, mechanism=mechanism, turns=tuple(sorted(turns.items())))


def _joints(
    model: AbstractModel, method: AbstractMethod, guesses: Mapping[str, Any], refuse: Callable
) -> tuple[Redundancy | None, Mapping[str, Any]]:
    """Redundancy among all joints, and states near the initial conditions. It is determined here if joints become flow
    sources, because then only some of them keep rows of their own; else None."""
    if not method.sources or traced(model, method) or not model.has_kinematic_loops():
        return None, guesses
    found, near = redundancy_of(check(open_graph(model)), guesses)
    refuse(found)
    return found, near


def _loose(model: AbstractModel, method: AbstractMethod, flat: Flat, guesses: Mapping[str, Any]) -> list[Loose]:
    """Massless directions that no joint constrains."""
    if not model.poses or traced(model, method) or not has_massless(flat.elements):
        return []
    return loose_in(check(open_graph(model)), guesses)
