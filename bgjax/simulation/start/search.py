"""The search for a consistent initial condition: system and values by name go in, a flat state vector comes out."""

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
import numpy as np

from ..._tracing import array_functions, device_array, is_time, numbers
from ..._types import State
from ...elements.angle_hints import start_hints
from ...elements.base import AbstractElement
from ...elements.state_kind import StateKind, is_quaternion, kind_of
from ...elements.values import leaf
from ...errors import Fault, InitialError, ParameterError, raise_faults, shown, warn_hints
from ...formulation.records.output import Output
from ...graph.flatten import follow
from ...graph.graph import Guess
from ...surface.arguments import flag_faults
from ...system.compiling.placement import is_orientation, placed_states
from ...system.compiling.vectors import separated
from ...system.evaluators import AbstractEvaluator, evaluator
from ...system.system import System
from .consistent import (
    POSITIONS,
    STATES,
    VELOCITIES,
    Aim,
    Conditions,
    Found,
    closest_state,
    conditions,
    find_state,
    moving,
    order_of,
    rows_at,
)
from .faults import (
    check_dependent,
    check_start,
    driven_value_faults,
    follows,
    not_a_state,
    offering,
    residual_faults,
)
from .orientations import cardan_angles, in_coordinates, quaternions, twice_faults
from .preload import Load, assembling, loads
from .prescribed import prescribed_faults
from .wanted import are_coupled, conditions_of, contradiction_faults


# weight of a guessed result relative to a constraint in the first solution; with less, the guess has no effect
SOFT = 1.0
HELD = 1e4  # weight of a given result beside gaps that cannot be closed


# least inertia of a velocity, relative to the largest, in the search for the nearest velocities
LIGHTEST = 1e-12

OPEN = 1e-2  # [m, rad, m/s, rad/s] largest residual that compliant joints may have initially


def searched(system: Any, values: Any, time: Any, preload: Any) -> "tuple[Search, State]":
    """The search and the state it found; cached with the system unless something is traced."""
    if not isinstance(system, System) or not (values is None or isinstance(values, Mapping)):
        what = f"got {type(system).__name__} and {type(values).__name__}."
        remedy = 'write bg.initialise(system, {"L.flow": 1.0}) with a compiled system.'
        raise InitialError([Fault("initialise", what, remedy)])
    if not is_time(time):
        raise InitialError([Fault("time", f"{shown(time)} is not a finite time.", "give a number.")])
    raise_faults(InitialError, flag_faults(preload=preload))
    if preload and not system.plan.equations.start_zeros["flow"]:
        what = "there are no compliant joints whose springs could be preloaded."
        remedy = "compile with bg.compile(model, method=bg.Compliant(1e7, 200.0)), or leave it out."
        raise InitialError([Fault("preload", what, remedy)])
    values, chosen = values or {}, evaluator(system, time, values)
    with chosen.kept():
        key = _key(values, time, preload) if chosen.numbers else None
        if key is None:
            return _run(chosen, values, time, preload)
        return chosen.remember(key, lambda: _run(chosen, values, time, preload))


def _run(chosen: AbstractEvaluator, values: Mapping[Any, Any], time: Any, preload: Any) -> "tuple[Search, State]":
    search = Search(chosen, values, time)
    state = search.run()
    if preload:
        search.loads = loads(chosen.system, time, state)
        state = search.run()
    return search, state


def _key(values: Mapping[Any, Any], time: Any, preload: Any) -> tuple | None:
    """The cache key of a search, or None where a value is not numeric."""
    given = [(name, isinstance(value, Guess), numbers(_plain(value))) for name, value in values.items()]
    if any(value is None for _, _, value in given):
        return None
    parts = [(name, guess, value.shape, value.tobytes()) for name, guess, value in given]
    return ("start", float(time), bool(preload), *parts)


def _advancing(system: System) -> set[str]:
    """Parts that have both an angle and a displacement, such as screw joints."""
    angles = {name.rpartition(".")[0] for name in system.plan.exports if name.endswith(".angle")}
    displacements = {name.rpartition(".")[0] for name in system.plan.exports if name.endswith(".displacement")}
    return angles & displacements


class Search:
    """The search for a consistent state, given values by name."""

    def __init__(self, chosen: AbstractEvaluator, values: Mapping[Any, Any], time):
        self.evaluator, self.system = chosen, chosen.system
        self.plan, self.time, self.asked, system = self.system.plan, time, values, self.system
        self.slots = {slot.name: slot for slot in system.plan.equations.states}
        given = separated(self.plan.names, {**self.evaluator.initial(), **values}, self.slots)
        self.names = {name: follow(self.plan.exports, name) for name in given}
        self.dependent = {full: _plain(given[name]) for name, full in self.names.items() if self._only_compared(full)}
        self.values, faults = {}, []  # by the users' names, arrays of the right width
        for name, value in given.items():
            if self.names[name] not in self.dependent:
                found, fault = self._value(name, value)
                self.values[name], faults = found, faults + ([fault] if fault else [])
        raise_faults(InitialError, faults or twice_faults(system, self.names))
        warn_hints(start_hints(self.values, self.names, _advancing(system)))
        self.told = dict(self.values)  # as given by the user
        self.values = {name: self._normal(name, value) for name, value in self.values.items()}
        self.names, self.values = in_coordinates(system, self.names, self.values)
        self.fixed = {name for name in self.values if not isinstance(given[name], Guess)}
        self.loads: dict[str, Load] = {}  # of springs, by constrained port
        self.from_bodies = self._is_from_bodies()

    def _only_compared(self, full: Any) -> bool:
        """Whether a value follows from the states: it is not used, but must agree with them."""
        return full not in self.slots and follows(self.system, full) and not self._instead_of_states(full)

    def _is_from_bodies(self) -> bool:
        """Whether the pose is found in coordinates of bodies first, and generalised coordinates follow from it."""
        equations = self.plan.equations
        if not (equations.generalised and self.system.model.poses and self.system.method.sources):
            return False  # only methods replace coordinates of bodies; sources of a graph are there without them too
        named = bool(equations.rigid_gaps) or not all(full in self.slots for full in self.names.values())
        return named or self._is_partly_moving()

    def _is_partly_moving(self) -> bool:
        """Whether some generalised velocities are given, not all zero, but not all of them: the others follow from the
        bodies, which change their velocities as little as possible."""
        flows = {name for name, slot in self.slots.items() if slot.kind.moving}
        given = {full: value for name, value in self.values.items() if (full := self.names[name]) in flows}
        return bool(given) and len(given) < len(flows) and any(map(self._may_move, given.values()))

    def _may_move(self, velocity: Any) -> bool:
        """Whether a velocity is not zero, as far as known."""
        return not self.evaluator.known(velocity) or bool(np.any(np.asarray(velocity)))

    def _value(self, name: Any, value) -> tuple[Any, Fault | None]:
        """An initial value as a vector of the right width, or a fault."""
        full, value = self.names[name], _plain(value)
        if full not in self.slots and not self._is_result(name):
            return None, not_a_state(self.system, name)
        try:
            value = leaf(value)
        except ParameterError:
            return None, Fault(name, f"{shown(value)} is not an initial value.", "give numbers.")
        width = self.slots[full].width if full in self.slots else len(self.plan.outputs(name))
        if np.shape(value) not in ((width,), ()) or (np.shape(value) == () and width > 1 and not self._is_zero(value)):
            what = f"has width {width}, the initial value has shape {np.shape(value)}."
            return None, Fault(name, what, f"give {width} number{'s' if width > 1 else ''}.")
        if not self.evaluator.known(value):
            return jnp.broadcast_to(value, (width,)), None
        if not np.all(np.isfinite(value)):
            return None, Fault(name, "the initial value is not finite.", "give finite numbers.")
        value = np.broadcast_to(np.asarray(value), (width,))
        if width == 4 and is_quaternion(name, full) and not np.any(value):
            remedy = "give (w, x, y, z), not all zero; (1, 0, 0, 0) is no rotation."
            return None, Fault(name, "is a quaternion of zeros.", remedy)
        return value, None

    def _normal(self, name: str, value: Any) -> Any:
        """An initial value, a quaternion at unit length: also where it is a result that the states are to give."""
        if len(value) != 4 or not is_quaternion(name, self.names[name]):
            return value
        return value / array_functions(value).linalg.norm(value)

    def _is_zero(self, value: Any) -> bool:
        return self.evaluator.known(value) and float(value) == 0.0

    def _order_of(self, name: str) -> str | None:
        full = self.names[name]
        return order_of(self.plan, full) if self.plan.has(full) else None

    def _is_result(self, name: Any) -> bool:
        """Whether a result may be given: parts name it, and it depends on positions alone or linearly on velocities."""
        full = self.names[name]
        named = full != name or full in self.plan.derived.places or self._instead_of_states(full)
        named = named or is_orientation(self.system.causality.structure, full)
        return named and self.plan.has(full) and order_of(self.plan, full) is not None

    def _instead_of_states(self, full: Any) -> bool:
        """Whether this is a result of a storage in derivative causality that may be given instead of states: the flow
        of an inertia that generalised velocities determine, the displacement of a capacitance that generalised efforts
        determine, or a variable of a storage that has a state of its own."""
        if not follows(self.system, full):
            return False
        if self.plan.equations.generalised and kind_of(full) in (StateKind.FLOW, StateKind.DISPLACEMENT):
            return True
        return any(name.startswith(f"{full.rpartition('.')[0]}.") for name in self.slots)

    def _results(self, order: str | None = None, fixed: bool = True) -> list[str]:
        """Names of given results, of one order if there is one: those that are kept, or the guesses."""
        results = [name for name in self.values if self.names[name] not in self.slots and (name in self.fixed) is fixed]
        return [name for name in results if order in (None, order_of(self.plan, self.names[name]))]

    # -- the search --------------------------------------------------------------------------------------
    def run(self) -> Any:
        """The consistent state."""
        state = self._guess()
        for order in (POSITIONS, VELOCITIES):
            state = self._consistent(state, order)
        if self.evaluator.numbers:
            state = device_array(state)
        check_start(self.system, self.time, state)
        check_dependent(self.system, self.time, state, self.dependent)
        return state

    def nearest(self) -> tuple[Any, Any]:
        """The state at which the search begins, and the one in which positions close as far as they do; no errors if
        gaps are left."""
        state = self._guess()
        rows, results = rows_at(self.plan, POSITIONS), self._results(POSITIONS)
        found = self._near_guesses(state, POSITIONS, rows, results)
        if rows or results:
            wanted, aim = self._aim(found, POSITIONS, rows, results)
            solved = find_state(self.evaluator, self.time, self._normalised(found), aim)
            if wanted.columns and not self._is_solution(solved):  # given results are kept, gaps are left
                weights = np.concatenate([np.ones(len(rows)), np.full(wanted.size - len(rows), HELD)])
                solved = closest_state(self.evaluator, self.time, found, aim._replace(weights=weights))
            found = solved.state
        return self._normalised(state), self._normalised(found)

    def _guess(self):
        """The guess: defaults, overridden by poses that follow from connections, then by given values."""
        named = {slot.name: np.asarray(slot.default, float) for slot in self.slots.values()}
        given = quaternions(self.system, self.names, self.values)
        placed = placed_states(self.plan.memory, self.system.model, given, self.time)
        placed |= cardan_angles(self.system, placed)
        named |= {name: value for name, value in placed.items() if name in self.slots}
        assembled = self._assembled()
        named |= assembled
        kept = [name for name in self.values if name in self.fixed or not assembled]
        named |= {self.names[name]: self.values[name] for name in kept if self.names[name] in self.slots}
        springs = {f"{path}.spring.displacement": load.gap for path, load in self.loads.items()}
        named |= {name: gap for name, gap in springs.items() if name in self.slots}
        return self.evaluator.vector(list(named.values()))

    def _assembled(self) -> dict[str, Any]:
        """For generalised coordinates: the pose that the same model with Lagrange multipliers would be assembled in.

        So the initial pose does not depend on the method.
        """
        rigid = assembling(self.system) if self.from_bodies else None
        if rigid is None:
            return {}
        names = tuple(name for name in self.slots if name in rigid.plan.equations.quantities)
        state = searched(rigid, self.asked, self.time, False)[1]
        values = evaluator(rigid, self.time, state).results(names, self.time, state)
        places = np.cumsum([0, *[self.slots[name].width for name in names]])
        return {name: values[places[k] : places[k + 1]] for k, name in enumerate(names)}

    def _consistent(self, state, order: str):
        """The state nearest to the given one that satisfies the constraints of one order and the given results."""
        rows, results = rows_at(self.plan, order), self._results(order)
        state = self._near_guesses(state, order, rows, results)
        if rows or results:
            wanted, found = self._solve(state, order, rows, results)
            if order == VELOCITIES and self._positions_too(found):
                wanted, found = self._solve(state, STATES, rows_at(self.plan, STATES), self._results())
            self._check(state, wanted, found, order, results)
            state = found.state
        return self._normalised(state) if order == POSITIONS else state

    def _near_guesses(self, state, order: str, rows, results: list[str]):
        """The state that comes nearest to guessed results, which choose the branch, beside the constraints."""
        guessed = self._results(order, fixed=False)
        if not (rows and guessed) or self.from_bodies:
            return state
        return self._solve(state, order, rows, [*results, *guessed], len(guessed))[1].state

    def _positions_too(self, found: Found) -> bool:
        """Whether positions have to be found together with velocities."""
        if are_coupled(self.plan, moving(self.plan)):
            return True
        asked = self.plan.equations.solved.ranks or conditions_of(self.plan) and self.evaluator.known(found.residuals)
        return bool(asked) and not self._is_solution(found)

    def _solve(self, state, order: str, rows, results: list[str], soft: int = 0) -> tuple[Conditions, Found]:
        wanted, aim = self._aim(state, order, rows, results, soft)
        return wanted, find_state(self.evaluator, self.time, self._normalised(state), aim)

    def _aim(self, state, order: str, rows, results: list[str], soft: int = 0) -> tuple[Conditions, Aim]:
        """What is wanted at one order; of the results, the last `soft` values only as nearly as can be."""
        fixed = [self.slots[self.names[name]] for name in self.fixed if self.names[name] in self.slots]
        held = frozenset(slot.start + k for slot in fixed for k in range(slot.width))
        wanted = conditions(self.plan, order, tuple(self.names[name] for name in results), held)
        targets = self.evaluator.vector([*self._targets(rows), *[self.values[name] for name in results]])
        scales = np.ones(self.plan.size) if order == POSITIONS else self._scales(state)
        loose = sum(len(self.plan.outputs(self.names[name])) for name in results[len(results) - soft :])
        weights = np.concatenate([np.ones(wanted.size - loose), np.full(loose, SOFT)]) if soft else None
        return wanted, Aim(wanted, targets, scales, weights)

    def _targets(self, rows) -> list[Any]:
        """Targets of the constraint rows: zero, or the initial deflections and rates of preloaded springs."""
        loaded: dict[str, list] = {}
        for path, load in self.loads.items():
            loaded |= {f"{path}.{kind}": list(value) for kind, value in load._asdict().items()}
        return [loaded[name].pop(0) if name in loaded else 0.0 for name, _ in rows]

    def _scales(self, state) -> np.ndarray:
        """Typical sizes of the states; where parameters are traced, those the system was compiled with are used.

        Velocities without inertia change first, under every method: what was not given stays at rest beside them.
        Generalised velocities are scaled by their virtual inertia.
        """
        scales = self._energy_scales(state)
        massless = self._massless()
        heavy = np.setdiff1d(moving(self.plan), massless).astype(int)  # an empty list would give floats
        scales[massless] = min(1.0, np.min(scales[heavy], initial=1.0)) / np.sqrt(LIGHTEST)
        return scales

    def _massless(self) -> np.ndarray:
        """Entries of the state that are velocities in directions without inertia."""
        elements, found = self.system.elements(), []
        for slot in self.slots.values():
            element = elements.get(slot.name.rpartition(".")[0])
            mask = element.without_inertia() if isinstance(element, AbstractElement) else ()
            found += [slot.start + k for k in np.flatnonzero(mask)]
        return np.array(found, int)

    def _energy_scales(self, state) -> np.ndarray:
        """For every state, the value that corresponds to an energy of 1 J."""
        numbers = self.evaluator.in_numbers()
        if numbers is None:
            return np.ones(self.plan.size)
        with numbers.kept():
            scales = np.array(numbers.scales())
        places = [place for place, _, _ in self.plan.equations.generalised]
        if places and self.evaluator.known(state, self.time):
            inertias = np.abs(numbers.results((Output.INERTIAS,), self.time, state))
            scales[places] = 1.0 / np.sqrt(np.maximum(inertias, LIGHTEST * max(1.0, np.max(inertias, initial=0.0))))
        return scales

    def _normalised(self, state):
        if not self.plan.equations.start_gaps:
            return state
        return self.evaluator.results((Output.NORMALISED,), self.time, state)

    def _check(self, begun, wanted: Conditions, found: Found, order: str, results: list[str]) -> None:
        """Raise an error unless the rows are satisfied; `begun` is the state at which the search began."""
        residuals = found.residuals
        if not self.evaluator.known(residuals):
            return
        fixed = [name for name in self.values if name in self.fixed and self._order_of(name) == order]
        raise_faults(InitialError, driven_value_faults(self.system, wanted.labels, np.asarray(residuals), fixed))
        kept = {name: self.slots.get(self.names[name]) for name in fixed or self.fixed}
        raise_faults(InitialError, contradiction_faults(self.plan, wanted.labels, np.asarray(residuals), kept))
        if not self._springs_take(wanted, np.asarray(residuals)):
            violated = order != POSITIONS and not np.all(np.abs(residuals) <= 1e-8) and self.evaluator.numbers
            raise_faults(InitialError, prescribed_faults(self.system, self.time, begun) if violated else [])
            held, redundant = {self.names[name]: name for name in results}, bool(self.plan.equations.redundancy.opening)
            faults = residual_faults(wanted.labels, np.asarray(residuals), order, held, fixed, redundant)
            open_loops = order == POSITIONS and bool(np.all(np.isfinite(residuals)))
            raise_faults(InitialError, offering(self.system, faults) if open_loops else faults)

    def _is_solution(self, found: Found) -> bool:
        """Whether the residuals are numbers and zero within rounding."""
        known = self.evaluator.known(found.residuals)
        return known and bool(np.max(np.abs(np.asarray(found.residuals)), initial=0.0) < 1e-9)

    def _springs_take(self, wanted: Conditions, residuals: np.ndarray) -> bool:
        """Whether the residuals of compliant joints are so small that their springs can take them."""
        soft = np.array([label.endswith((".gap", ".flow")) for label in wanted.labels])
        return wanted.soft and bool(np.all(np.abs(residuals[soft]) < OPEN) and np.all(np.abs(residuals[~soft]) < 1e-8))


def _plain(value) -> Any:
    return value.value if isinstance(value, Guess) else value
