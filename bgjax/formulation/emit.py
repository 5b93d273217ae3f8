"""Equations of a flat bond graph: assigns causality, evaluates the laws in schedule order, solves for the unknowns.

Bonds on which causal strokes conflict are cut."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..elements import SensedSignal, SourceSensor
from ..elements.signals import Derivative
from ..errors import BondGraphError, CausalityError, Fault, ParameterError, SolvabilityError, raise_faults
from ..graph.cut_graph import one_way, singular_moduli, with_cuts, zero_resistances
from ..graph.flatten import Flat, canonical
from ..graph.graph import AbstractModel
from ..structure.bond_cuts import cut_bonds
from ..structure.causality import assign_causality
from ..structure.spanning import is_choice
from .emission import Emission
from .equations import Equations
from .laws import Laws
from .light_links import light_parts, lightened
from .loose_directions import Loose, loose_directions
from .rank.redundancy import Redundancy


LARGEST_CUT = 400  # nodes up to which a graph without causality is solved as a whole: its elimination is dense


@dataclass(frozen=True)
class FormulationOptions:
    """How equations are to be formed. `guesses` are states near which the rank of constraints is taken. In a `posed`
    model joint coordinates are states and poses follow from them; with `coordinate_split`, dependent coordinates follow
    from independent ones. In a model with `reset_poses` poses are states, which are corrected to those that the joint
    coordinates give. `refuse` raises if the rank of the constraints shows that the model cannot be solved. `turns` are
    whole turns of joints that lock a rotation."""

    guesses: Mapping[str, Any] = field(default_factory=dict)
    posed: AbstractModel | None = None
    coordinate_split: bool = False
    reset_poses: AbstractModel | None = None
    refuse: Callable[[Redundancy], None] | None = None
    turns: Mapping[str, int] = field(default_factory=dict)


def emit(flat: Flat, fixed: Mapping[tuple[str, int], np.ndarray], asked: FormulationOptions | None = None) -> Equations:
    """The equations of a flat graph. `fixed` are leaves whose values are folded into the equations."""
    asked = asked or FormulationOptions()
    flat, listing = canonical(flat), tuple(flat.elements)
    choice = any(is_choice(node) for node in flat.structure.nodes) or len(flat.structure.nodes) > LARGEST_CUT
    choice |= any(isinstance(element, SourceSensor | SensedSignal) for element in flat.elements.values())
    light = light_parts(flat.elements) if asked.posed is None and asked.reset_poses is None else ()
    flat = lightened(flat, light)
    try:
        causality = assign_causality(flat.structure)
        raise_faults(SolvabilityError, [] if choice else singular_moduli(flat, causality))
        found = _emitted(Laws(flat, causality, fixed, listing), asked)
    except (CausalityError, SolvabilityError) as refused:
        if choice:
            raise
        return replace(_emitted_with_cuts(flat, fixed, listing, asked.guesses, refused), light=light)
    found = found if choice or not found.solved.fragile else _sounder(found, flat, fixed, listing, asked.guesses)
    return replace(found, light=light)


def _sounder(found: Equations, flat: Flat, fixed: Mapping, listing: Sequence[str], guesses: Mapping) -> Equations:
    """The equations solved by a derivative array, whose pivots are chosen by values, because structural pivots may
    vanish; the given equations if that fails."""
    try:
        return _emitted_with_cuts(flat, fixed, listing, guesses, SolvabilityError([Fault("graph", "", "")]))
    except SolvabilityError:
        return found


def _emitted(laws: Laws, asked: FormulationOptions, array: bool = False) -> Equations:
    if asked.posed is not None:
        laws.pose(asked.posed, asked.turns)
    laws.open()
    laws.run()
    work = Emission(laws, asked.guesses, asked.coordinate_split, array)
    if asked.reset_poses is not None:
        work.collected.reset_poses_from(asked.reset_poses, asked.turns)
    return work.to_equations(asked.refuse)


def redundancy_of(flat: Flat, guesses: Mapping[str, Any]) -> tuple[Redundancy, dict[str, Any]]:
    """Redundant constraints of a graph with multipliers as unknowns, which do not depend on the method; and states near
    the initial conditions by name, consistent with the constraints if such were found. The result is empty if the graph
    has no causality."""
    work = _opened(flat, guesses)
    if work is None:
        return Redundancy(), dict(guesses)
    found = work.redundancy()
    slots = work.laws.states if found.start else ()
    return found, {**guesses, **{slot.name: found.start[slot.start : slot.start + slot.width] for slot in slots}}


def loose_in(flat: Flat, guesses: Mapping[str, Any]) -> list[Loose]:
    """Massless directions of a graph that no constraint holds."""
    work = _opened(flat, guesses)
    return [] if work is None else loose_directions(work)


def _opened(flat: Flat, guesses: Mapping[str, Any]) -> Emission | None:
    flat, listing = canonical(flat), tuple(flat.elements)
    try:
        laws = Laws(flat, assign_causality(flat.structure), {}, listing)
    except CausalityError:
        return None
    laws.open()
    laws.run()
    return Emission(laws, guesses, False)


def _emitted_with_cuts(
    flat: Flat, fixed: Mapping, listing: Sequence[str], guesses: Mapping, refused: BondGraphError
) -> Equations:
    """Try again with bonds cut where causalities conflict, first with dependent storages, then with all storages as
    states; if that fails too, the first error is raised."""
    why, flat = refused, one_way(flat)
    for dependent in (True, False):
        cut = with_cuts(flat, cut_bonds(flat.structure, dependent))
        try:
            causality = assign_causality(cut.structure)
            raise_faults(ParameterError, zero_resistances(cut, causality))
            return _emitted(Laws(cut, causality, fixed, listing), FormulationOptions(guesses), array=True)
        except (CausalityError, SolvabilityError, ParameterError) as error:
            why = error
    if isinstance(why, ParameterError):
        raise why
    if isinstance(flat.elements.get(refused.faults[0].where), Derivative):
        raise refused from why  # a block's unknown rate is no free variable of the motion
    raise _with_proof(refused, why) from why


def _with_proof(refused: BondGraphError, why: BondGraphError) -> BondGraphError:
    """The error in terms of causality, with that of the equations as a whole appended."""
    first, *others = refused.faults
    if why.faults[0].what in first.what:
        return refused
    said = "; and ".join(fault.what.removesuffix(".") for fault in why.faults)
    return type(refused)([first._replace(what=f"{first.what} As equations: {said}."), *others])
