"""Scheduled laws in, equations out: every effort, flow, rate and energy as a scalar expression.

Steps: collect rates and residuals of all laws, drop redundant constraints, solve the unknowns, substitute everywhere.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from ..elements import HeldPort, I
from ..elements.sampled import AbstractSampled
from ..elements.signals import Derivative
from ..elements.state_kind import StateKind, kind_of
from ..errors import Fault, ParameterError, SolvabilityError, raise_faults
from ..expressions.backends.numpy.backend import NumpyBackend
from ..expressions.calls import JacobianCall, MethodCall
from ..expressions.expression import Pool, Scalar
from ..expressions.passes import substitute, substitute_all
from .collected import Collected
from .constraints.independent_coordinates import CoordinateSplit
from .constraints.projection import dependent_states, following_states, projection_changes
from .constraints.reactions import Held, shared_multipliers, shared_regularised
from .coordinate_split import generalised_states, split_coordinates, virtual_inertias
from .equations import Equations
from .inversion.extension import extended
from .inversion.influence import Reached
from .inversion.inverted import Inverted, inverted, separated
from .inversion.records import Inverse
from .laws import Laws
from .numbers import Numbers
from .quantities import bond_quantities, net_powers, port_quantities
from .rank.block_rank import confirm_blocks
from .rank.reachable_poses import Poses
from .rank.redundancy import Redundancy, find_redundant, may_repeat, repeatable
from .records.states import StateSlot
from .switches import OpenSwitch, Switching, switch_equations, switch_faults
from .unknowns.array.derivative_array import solve_array
from .unknowns.problem import DynamicGroup, NotDifferentiable, Problem, Row, SoughtRate
from .unknowns.solve import solve_unknowns
from .unknowns.solved import Solved


UNSTABILISED = Fault(
    "method.stabilisation",
    "Baumgarte stabilisation needs constraints that are differentiated by themselves; here bonds are cut, and all "
    "equations are solved together with their derivatives.",
    "compile with bg.Multipliers().",
)
UNINVERTED = (
    "an inverse is found where causality can be assigned; here bonds are cut because causalities conflict.",
    "add a small compliance or inertia where the causalities conflict, or replace elements whose laws have no inverse.",
)


class Emission:
    """Turns laws with their schedule into equations, step by step."""

    def __init__(self, laws: Laws, guesses: Mapping[str, Any], coordinate_split: bool, array: bool = False):
        self.laws, self.coordinate_split, self.array = laws, coordinate_split, array
        self.collected, self.numbers = Collected(laws), Numbers(laws, guesses)
        self.matrices: np.ndarray | None = None  # constraint matrices at poses the mechanism reaches
        self.wanted: list[Row] = []  # results that should follow functions of time, in an inverse model

    def to_equations(self, refuse: Callable[[Redundancy], None] | None = None) -> Equations:
        """All steps in order; `refuse` raises if the rank of the constraints shows that the model cannot be solved."""
        problem = self.problem()
        redundancy, dropped = self._drop_redundant(problem)
        if refuse is not None:
            refuse(redundancy)
        problem.at_poses = self._at_poses(problem) if problem.bare else None
        solved = self._solve_array(problem) if self.array else self._solve(problem)
        self._monitor(solved, dropped)
        shared = self._shared(problem, solved, dropped)
        split = self._split(problem, solved)
        inverse = self._inverted(problem, solved) if self.wanted else None
        raise_faults(SolvabilityError, self._open_faults(problem, solved))
        raise_faults(ParameterError, self._corner_faults())
        if inverse is not None:
            shared = dict(zip(shared, substitute(self.laws.pool, list(shared.values()), inverse.inputs), strict=True))
        return self._finish(_Parts(problem, redundancy, solved, shared, split, inverse))

    def redundancy(self) -> Redundancy:
        """Redundant constraints, and prescribed motions that contradict constraints: the steps up to the rank."""
        return self._drop_redundant(self.problem())[0]

    def problem(self) -> Problem:
        """The problem that is solved for the unknowns, collected from all laws."""
        laws, collected = self.laws, self.collected
        collected.collect()
        rows, self.wanted = separated(laws.rows + collected.rows)
        sought = {row.unknown: laws.unknown_names[row.unknown] for row in self.wanted}
        return Problem(
            laws.pool,
            {u: name for u, name in laws.unknown_names.items() if u not in sought} if sought else laws.unknown_names,
            rows,
            collected.dynamics,
            collected.rates,
            self.numbers.sample,
            flows=laws.symbols_of(StateKind.FLOW, StateKind.EFFORT),
            momenta=laws.symbols_of(StateKind.MOMENTUM),
            bare=not laws.posed and any(map(_is_bare, laws.flat.elements.values())),
            several=laws.several(),
            sought=sought,
        )

    # -- redundant constraints ---------------------------------------------------------------------------
    def _drop_redundant(self, problem: Problem) -> tuple[Redundancy, list[Row]]:
        """Remove redundant rows from the problem; their multipliers are zero in the equations of motion."""
        held = len(self._held(drives=False))
        whether = any(row.gap is not None for row in problem.residuals)
        whether |= not self.array and any(map(may_repeat, problem.residuals))  # a derivative array takes repeated rows
        if self.numbers.traced or not whether:
            return Redundancy(held=held), []
        beside = [gap for kind, _, gap in self.collected.start_zeros if kind == "gap"]
        positions, branches = self.numbers.positions(problem), not self.laws.posed
        found, self.matrices = find_redundant(
            problem, problem.residuals, positions, self.numbers.values(), beside, branches
        )
        rows = repeatable(problem, problem.residuals)
        dropped = [rows[k] for k in found.dropped]
        problem.regularised = found.regularised
        self._leave_out(problem, dropped)
        return replace(found, held=held), dropped

    def _leave_out(self, problem: Problem, dropped: Sequence[Row]) -> None:
        """Take rows out of the problem; their multipliers become zero."""
        gone, zero = {id(row) for row in dropped}, {row.unknown: 0.0 for row in dropped}
        problem.residuals = [row for row in problem.residuals if id(row) not in gone]
        problem.substituted.update(zero)
        problem.names = {u: name for u, name in problem.names.items() if u not in zero}
        rates = substitute(self.laws.pool, list(problem.rates.values()), zero)
        problem.rates.update(zip(problem.rates, rates, strict=True))

    def _held(self, drives: bool = True) -> list[Held]:
        """Efforts of constrained ports that are flow sources; with `drives`, also those of prescribed motions."""
        laws, found = self.laws, []
        ports = {name: element for name, element in laws.flat.elements.items() if isinstance(element, HeldPort)}
        for name, element in ports.items():
            if laws.causality.effort_in(name, "port") and (drives or not element.is_drive()):
                efforts = laws.values["e", laws.flat.structure.bond_at[name, "port"]]
                shares = laws.responses[name].compliance
                found += [Held(effort, 1.0 if shares is None else shares[k]) for k, effort in enumerate(efforts)]
        return found

    def poses(self, problem: Problem, rows: Sequence[Row]) -> Poses:
        """Gaps and constraint matrices of rows in numbers."""
        return Poses(problem, rows, self.numbers.positions(problem), self.numbers.values())

    def _at_poses(self, problem: Problem) -> Callable | None:
        """A function that evaluates expressions at poses the mechanism reaches; None if none are found."""
        if self.numbers.traced:
            return None
        rows = [row for row in problem.residuals if row.constraint and row.gap is not None]
        poses = self.poses(problem, rows)
        places = poses.reached(self.numbers.start())[0]
        return (lambda values: poses.values(values, places)) if len(places) else None

    # -- unknowns ----------------------------------------------------------------------------------------
    def _solve_array(self, problem: Problem) -> Solved:
        """Solve by the derivative array; if values are traced, the rank is taken at random values."""
        stabilised = any(row.stabilisation is not None for row in problem.residuals)
        raise_faults(SolvabilityError, [UNSTABILISED] if stabilised else [])
        raise_faults(SolvabilityError, [Fault(row.output, *UNINVERTED) for row in self.wanted])
        return solve_array(problem, self.numbers.values_or_random())

    def _solve(self, problem: Problem) -> Solved:
        """Solve for the unknowns; a dependent storage whose variable cannot be differentiated becomes a state."""
        while True:
            try:
                solved = solve_unknowns(replace(problem, names=dict(problem.names)))
                self._confirm_blocks(problem, solved)
                return solved
            except SoughtRate as found:
                self.wanted = extended(problem, self.wanted, found.unknowns, self.laws)
            except NotDifferentiable as found:
                raise_faults(SolvabilityError, self._rough(found.name))
                self._promote(problem, next(group for group in problem.dynamics if group.name == found.name))

    def _confirm_blocks(self, problem: Problem, solved: Solved) -> None:
        if solved.blocks and not self.numbers.traced:
            backend = NumpyBackend(self.laws.flat.elements, solved.blocks)
            confirm_blocks(problem, solved.blocks, replace(self.numbers.values(), backend=backend))

    def _rough(self, name: str) -> list[Fault]:
        """Faults of signal derivative blocks whose input has no known rate."""
        path = name.rpartition(".")[0]
        if not isinstance(self.laws.flat.elements.get(path), Derivative):
            return []
        what = (
            "its input depends on efforts or flows that follow from the other elements at once, "
            "so that its rate is not known."
        )
        filtered = "filter the signal (bgjax.domains.control.LowPass)"
        return [Fault(path, what, f"differentiate positions or velocities of storages, or {filtered}.")]

    def _promote(self, problem: Problem, group: DynamicGroup) -> None:
        width = len(group.quantity)
        slot = StateSlot(group.state, self.laws.count, width, (0.0,) * width, kind_of(group.state))
        symbols = self.laws.slot(slot)
        problem.dynamics = [other for other in problem.dynamics if other is not group]
        if group.quasi:
            for unknown, symbol in zip(group.quasi, symbols, strict=True):
                problem.substituted[unknown] = symbol
                problem.rates[symbol.index] = problem.rates[unknown]
                del problem.names[unknown]
        else:
            problem.rates.update({s.index: r for s, r in zip(symbols, group.rate, strict=True)})
            pairs = zip(group.quantity, symbols, strict=True)
            problem.residuals += [Row(group.state, q - s, "residual") for q, s in pairs]

    # -- inverse models ------------------------------------------------------------------------------------
    def _inverted(self, problem: Problem, solved: Solved) -> Inverted:
        laws, reached = self.laws, lambda: self._reached(problem)
        return inverted(problem, solved, self.wanted, laws.flat.elements, laws.state_names(), reached)

    def _reached(self, problem: Problem) -> Reached | None:
        """States that a mechanism can reach; None without joints, or where values are traced."""
        rows = [row for row in problem.residuals if row.constraint and row.gap is not None]
        if self.numbers.traced or not rows:
            return None
        return Reached.of(self.poses(problem, rows), self.numbers.start())

    def _monitor(self, solved: Solved, dropped: Sequence[Row]) -> None:
        """Dropped rows must remain satisfied, and are monitored."""
        solved.hidden += dropped
        solved.redundant += [self.laws.unknown_names.get(row.unknown, row.name) for row in dropped]

    def _open_faults(self, problem: Problem, solved: Solved) -> list[Fault]:
        """Faults of unknowns that remain in the rates after solving."""
        pool = self.laws.pool
        rates = substitute_all(pool, list(problem.rates.values()), solved.solved_values)
        symbols = [pool.key(i) for i in pool.reachable(rates) if pool.kind(i) == "symbol"]
        left = [key for key in symbols if key[0] in ("rate", "unknown")]
        names = [problem.names.get(key[1], "") if key[0] == "rate" else key[1] for key in left[:1]]
        what, remedy = "no equation determines this unknown.", "add a storage or a resistor where it acts."
        return [Fault(name or "graph", what, remedy) for name in names]

    def _corner_faults(self) -> list[Fault]:
        """Faults of sampled data whose time derivative is used, but which is not C¹."""
        what = "is sampled data with corners, but its time derivative is needed (derivative causality or a constraint)."
        remedy = "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹."
        faults = []
        for call in self.laws.pool.calls:
            match call.target:
                case JacobianCall(MethodCall(path, "at_time")):
                    values = vars(self.laws.flat.elements[path]).values()
                    data = [value for value in values if isinstance(value, AbstractSampled) and value.has_corners]
                    faults += [Fault(path, what, remedy) for _ in data]
        return faults

    def _shared(self, problem: Problem, solved: Solved, dropped: Sequence[Row]) -> dict[int, Scalar]:
        """Multipliers that are not unique, by the compliances of their directions; of graphs with cut bonds they remain
        as the derivative array gives them."""
        if self.array:
            return {}
        if problem.regularised:
            return shared_regularised(problem, solved, dropped, self._held())
        repeated = [*dropped, *solved.repetitions]
        return shared_multipliers(problem, solved, dropped, self._held()) if repeated else {}

    def _split(self, problem: Problem, solved: Solved) -> CoordinateSplit | None:
        if not self.coordinate_split or self.matrices is None:
            return None
        return split_coordinates(self.laws, problem, solved, self.matrices)

    # -- results -----------------------------------------------------------------------------------------
    def _finish(self, parts: "_Parts") -> Equations:
        laws, collected, count = self.laws, self.collected, self.laws.count
        problem, redundancy, solved, shared, split, inverse = parts
        states = [laws.pool.symbol("state", k) for k in range(count)]
        quantities = self._quantities()
        final, shown = _Final(laws.pool, solved.solved_values), _Final(laws.pool, self._shown(solved, shared))
        powers = self._powers()
        return Equations(
            pool=laws.pool,
            causality=laws.causality,
            schedule=laws.schedule,
            solved=solved,
            states=tuple(laws.states),
            rates=final([collected.rates[s.index] for s in states]),
            quantities={name: shown(vector) for name, vector in quantities.items()},
            energies=dict(final.named(collected.energies.items())),
            supplies=dict(final.named(item for item in powers.items() if item[0] not in collected.energies)),
            storing=dict(final.named(item for item in powers.items() if item[0] in collected.energies)),
            hidden=final.named((row.name, row.residual) for row in solved.hidden),
            gaps=final.named((row.name, row.gap) for row in solved.hidden if row.gap is not None),
            start_zeros={kind: final.named(self._start_zeros(kind)) for kind in ("gap", "flow")},
            redundancy=redundancy,
            stabilised=any(row.stabilisation is not None for row in solved.hidden),
            normalised=final([collected.normalised.get(s.index, s) for s in states]),
            projection=final(self._projection(problem, solved, split, inverse)),
            dependent=final(dependent_states(problem, split, count) if split else ()),
            following=_following(problem, split, count),
            carried=final(solved.carried),
            generalised=generalised_states(laws),
            inertias=final(list(virtual_inertias(laws, solved).values())),
            coordinate_rows=tuple(map(final, _coordinate_rows(problem, split))),
            switches=tuple(_final_switch(switch, final) for switch in self._switching(problem)),
            inverse=None if inverse is None else _final_inverse(inverse.inverse, final),
        )

    def _projection(
        self, problem: Problem, solved: Solved, split: CoordinateSplit | None, inverse: Inverted | None
    ) -> list[Scalar]:
        normalised, reset_poses = self.collected.normalised, self.collected.reset_poses
        changes = projection_changes(problem, solved, normalised, reset_poses, self.laws.count, split)
        if inverse is None:
            return changes
        states = [self.laws.pool.symbol("state", k).index for k in range(self.laws.count)]
        moved = inverse.corrected(dict(zip(states, _Final(self.laws.pool, solved.solved_values)(changes), strict=True)))
        return [moved[state] for state in states]

    def _quantities(self) -> dict[str, list[Scalar]]:
        """All results, before the unknowns are substituted."""
        bonds = bond_quantities(self.laws.causality, self.laws.values)
        return {**bonds, **self.collected.quantities, **port_quantities(self.laws.causality, self.laws.values)}

    def _shown(self, solved: Solved, shared: dict[int, Scalar]) -> Mapping[int, Scalar]:
        """Values of unknowns in results: also multipliers of dropped rows; all others have their solved values."""
        if not shared:
            return solved.solved_values
        kind = self.laws.pool.kind
        return {**{i: value for i, value in solved.solved_values.items() if kind(i) == "symbol"}, **shared}

    def _powers(self) -> dict[str, Scalar]:
        """Power into the elements that do not conserve power."""
        conserving = {name for name, element in self.laws.flat.elements.items() if element.conserves}
        return net_powers(self.laws.causality, self.laws.values, conserving)

    def _start_zeros(self, kind: str) -> list[tuple[str, Scalar]]:
        return [(f"{name}.{kind}", value) for own, name, value in self.collected.start_zeros if own == kind]

    def _switching(self, problem: Problem) -> list[Switching]:
        def substituted(value: Scalar | None) -> Scalar | None:
            return value if value is None else substitute(self.laws.pool, [value], problem.substituted)[0]

        found = []
        for s in self.collected.switches:
            guard, pace, watched = substituted(s.guard), substituted(s.pace), substituted(s.watched)
            values = {state: substituted(value) for state, value in s.values.items()}
            found.append(OpenSwitch(s.name, guard, s.size, pace, watched, values))
        raise_faults(SolvabilityError, switch_faults(problem, found))
        return switch_equations(problem, found)


class _Parts(NamedTuple):
    """What the equations are made from."""

    problem: Problem
    redundancy: Redundancy
    solved: Solved
    shared: dict[int, Scalar]
    split: CoordinateSplit | None
    inverse: Inverted | None


def _final_inverse(inverse: Inverse, final: "_Final") -> Inverse:
    conditions = [replace(c, residual=final([c.residual])[0]) for c in inverse.conditions]
    influences = [replace(i, entries=final(i.entries)) for i in inverse.influences]
    return replace(inverse, conditions=tuple(conditions), influences=tuple(influences))


@dataclass(frozen=True)
class _Final:
    """Expressions in, the same with the values of the unknowns out."""

    pool: Pool
    values: Mapping[int, Scalar]

    def __call__(self, outputs: Sequence[Scalar]) -> tuple[Scalar, ...]:
        return tuple(substitute_all(self.pool, outputs, self.values))

    def named(self, pairs: Iterable[tuple[str, Scalar]]) -> tuple[tuple[str, Scalar], ...]:
        return tuple((name, self([value])[0]) for name, value in pairs)


def _following(problem: Problem, split: CoordinateSplit | None, count: int) -> tuple[int, ...]:
    return () if split is None else following_states(problem, split, count)


def _coordinate_rows(problem: Problem, split: CoordinateSplit | None) -> list[list[Scalar]]:
    return [] if split is None else split.matrix(problem)


def _is_bare(element: Any) -> bool:
    """Whether an inertia has directions with little or no mass."""
    return isinstance(element, I) and (element.light or any(element.massless))


def _final_switch(switch: Switching, final: _Final) -> Switching:
    places, values = zip(*switch.values, strict=True) if switch.values else ((), ())
    guard, rate, size, pace, watched = final([switch.guard, switch.rate, switch.size, switch.pace, switch.watched])
    return Switching(switch.name, guard, rate, size, pace, watched, tuple(zip(places, final(values), strict=True)))
