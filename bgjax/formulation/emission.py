"""Scheduled laws in, equations out: every effort, flow, rate and energy as a scalar expression.

Steps: collect rates and residuals of all laws, drop redundant constraints, solve the unknowns, substitute everywhere.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np

from ..elements import CardanOrientation, FreePort, GeneralisedFlow, HeldPort, I
from ..elements.cardan import cardan_near
from ..elements.records import Response, Switch
from ..elements.sampled import AbstractSampled
from ..elements.signals import Derivative
from ..elements.state_kind import StateKind, kind_of
from ..errors import Fault, ParameterError, SolvabilityError, raise_faults
from ..expressions.backends.numpy.backend import NumpyBackend
from ..expressions.calls import JacobianCall, MethodCall
from ..expressions.expression import Scalar, floor, sign
from ..expressions.passes import linear_forms, substitute, substitute_all
from ..graph.graph import AbstractModel
from ..graph.methods.ports import constraint_of
from .constraints.independent_coordinates import CoordinateSplit, choose_independent
from .constraints.projection import dependent_states, following_states, projection_changes
from .constraints.reactions import Held, shared_multipliers, shared_regularised
from .equations import Equations
from .joint_coordinates import choice_faults, coordinates, rate, same_leaves, unit_quaternion
from .laws import Laws
from .quantities import bond_quantities, port_quantities, supplies
from .rank.block_rank import confirm_blocks
from .rank.reachable_poses import Poses
from .rank.redundancy import Redundancy, find_redundant, repeatable
from .records.states import StateSlot
from .switches import OpenSwitch, Switching, make_switches, switch_faults
from .unknowns.array.derivative_array import solve_array
from .unknowns.array.points import Values
from .unknowns.problem import DynamicGroup, NotDifferentiable, Problem, Row
from .unknowns.solve import solve_unknowns
from .unknowns.solved import Solved


UNSTABILISED = Fault(
    "method.stabilisation",
    "Baumgarte stabilisation needs constraints that are differentiated by themselves; here bonds are cut, and all equations are"
    " solved together with their derivatives.",
    "compile with bg.Multipliers().",
)


class Emission:
    """Turns laws with their schedule into equations, step by step."""

    def __init__(self, laws: Laws, guesses: Mapping[str, Any], coordinate_split: bool, array: bool = False):
        self.laws, self.guesses, self.coordinate_split, self.array = laws, guesses, coordinate_split, array
        self.rates: dict[int, Scalar] = {laws.time.index: 1.0}
        self.rows: list[Row] = []
        self.dynamics: list[DynamicGroup] = []
        self.energies: dict[str, Scalar] = {}
        self.quantities: dict[str, list[Scalar]] = {}
        self.normalised: dict[int, Scalar] = {}
        self.reset_poses: dict[int, Scalar] = {}
        self.start_zeros: list[tuple[str, str, Scalar]] = []
        self.switches: list[OpenSwitch] = []
        self.matrices: np.ndarray | None = None  # constraint matrices at poses the mechanism reaches

    def reset_poses_from(self, model: AbstractModel, turns: Mapping[str, int]) -> None:
        """Poses of bodies computed from the joint coordinates of their integrated poses along the tree of joints; they
        correct the drift. Where joints lock planar rotations, bodies keep their whole turns (`turns`)."""
        found = coordinates(self.laws.flat, self.laws.causality, self.laws.coordinate_width)
        values = {c.signal: np.array(self.laws.values["s", *_ends(c.signal)], dtype=object) for c in found}
        placed = self.laws.poses_of(model, values, same_leaves(model, self.laws.flat)[1], turns)
        for slot in self.laws.states:
            own = np.array([self.laws.pool.symbol("state", slot.start + k) for k in range(slot.width)], dtype=object)
            node = slot.name.rpartition(".")[0]
            if isinstance(self.laws.flat.elements.get(node), CardanOrientation) and f"{node}.quaternion" in placed:
                angles = cardan_near(placed[f"{node}.quaternion"], own)
                self.reset_poses.update({s.index: value for s, value in zip(own, angles, strict=True)})
            if slot.name in placed:
                cover = (
                    sign(sum((a * b for a, b in zip(own, placed[slot.name], strict=True)), 0.0))
                    if slot.width == 4
                    else 1.0
                )  # −q turns as q does
                values = [cover * value for value in placed[slot.name]]
                values = (
                    [value + _turns(s - value) for s, value in zip(own, values, strict=True)]
                    if turns and slot.width == 1
                    else values
                )
                self.reset_poses.update({s.index: value for s, value in zip(own, values, strict=True)})

    def to_equations(self, refuse: Callable[[Redundancy], None] | None = None) -> Equations:
        """All steps in order; `refuse` raises if the rank of the constraints shows that the model cannot be solved."""
        laws = self.laws
        problem = self.problem()
        redundancy, dropped = self._drop_redundant(problem)
        if refuse is not None:
            refuse(redundancy)
        problem.at_poses = self._at_poses(problem) if problem.bare else None
        solved = self._solve_array(problem) if self.array else self._solve(problem)
        solved.hidden += dropped  # dropped rows must remain satisfied, and are monitored
        solved.redundant += [laws.unknown_names.get(row.unknown, row.name) for row in dropped]
        raise_faults(SolvabilityError, self._open_faults(problem, solved))
        raise_faults(ParameterError, self._corner_faults())
        sharing = shared_regularised if problem.regularised else shared_multipliers
        shared = sharing(problem, solved, dropped, self._held()) if dropped or problem.regularised else {}
        return self._finish(problem, redundancy, solved, shared)

    def redundancy(self) -> Redundancy:
        """Redundant constraints, and prescribed motions that contradict constraints: the steps up to the rank."""
        return self._drop_redundant(self.problem())[0]

    def problem(self) -> Problem:
        """The problem that is solved for the unknowns, collected from all laws."""
        laws, pool = self.laws, self.laws.pool
        for name, response in laws.responses.items():
            mapping = laws.mapping(name)
            self._collect(name, response, lambda vector, mapping=mapping: substitute(pool, list(vector), mapping))
        self._move_coordinates()
        flows, momenta = laws.symbols_of(StateKind.FLOW), laws.symbols_of(StateKind.MOMENTUM)
        bare = not laws.posed and any(
            isinstance(element, I) and (element.light or any(element.massless))
            for element in laws.flat.elements.values()
        )
        rows, more = laws.rows + self.rows, dict(flows=flows, momenta=momenta, bare=bare, several=laws.several())
        return Problem(pool, laws.unknown_names, rows, self.dynamics, self.rates, self._sample, **more)

    def _collect(self, name: str, response: Response, substituted: Callable) -> None:
        """Collect rates, residuals, energy and results from the law of one element."""
        given = self.laws.given[name]
        for label, vector in response.rates.items():
            if f"{name}.{label}" not in self.laws.posed:
                symbols = given.states[label] if label in given.states else given.unknowns[label]
                self.rates.update({s.index: v for s, v in zip(symbols, substituted(vector), strict=True)})
        for label, vector in response.residuals.items():
            self.rows += self._residuals(name, label, response, substituted(vector), substituted)
        for label, item in response.dynamics.items():
            quasi = tuple(s.index for s in given.unknowns[item.quasi]) if item.quasi else ()
            state = f"{name}.{item.quasi or item.state}"
            self.dynamics.append(
                DynamicGroup(
                    f"{name}.{label}", substituted(item.quantity), substituted(item.rate), item.weight, state, quasi
                )
            )
        for label, vector in response.normalised.items():
            if f"{name}.{label}" not in self.laws.posed:
                self.normalised.update(
                    {s.index: v for s, v in zip(given.states[label], substituted(vector), strict=True)}
                )
        if response.start_zero is not None and not (
            self.laws.posed and isinstance(self.laws.flat.elements[name], HeldPort)
        ):
            position, flow = response.start_zero
            owner = constraint_of(name)
            self.start_zeros += [("flow", owner, value) for value in substituted(flow)]
            self.start_zeros += [("gap", owner, value) for value in ([] if position is None else substituted(position))]
        self.switches += [
            self._switch(f"{name}.{label}", switch, given.states, substituted)
            for label, switch in response.switches.items()
        ]
        if response.energy is not None:
            self.energies[name] = substituted([response.energy])[0]
        self.quantities |= {f"{name}.{label}": substituted(vector) for label, vector in response.signals.items()}
        self.quantities |= {
            f"{name}.{label}": list(vector) for label, vector in (given.states | given.unknowns).items()
        }

    def _switch(self, name: str, switch: Switch, states: Mapping[str, Any], substituted: Callable) -> OpenSwitch:
        one = lambda vector: substituted(vector)[0] if np.ndim(vector) else substituted([vector])[0]
        values = {
            s.index: v
            for label, vector in switch.values.items()
            for s, v in zip(states[label], substituted(vector), strict=True)
        }
        pace, watched = (None if x is None else one(x) for x in (switch.pace, switch.watched))
        return OpenSwitch(name, one(switch.guard), one(switch.size), pace, 0.0 if watched is None else watched, values)

    def _switching(self, problem: Problem) -> list[Switching]:
        known = lambda value: value if value is None else substitute(self.laws.pool, [value], problem.known)[0]
        found = [
            OpenSwitch(
                s.name,
                known(s.guard),
                s.size,
                known(s.pace),
                known(s.watched),
                {k: known(v) for k, v in s.values.items()},
            )
            for s in self.switches
        ]
        raise_faults(SolvabilityError, switch_faults(problem, found))
        return make_switches(problem, found)

    def _residuals(
        self, name: str, label: str, response: Response, values: list[Scalar], substituted: Callable
    ) -> list[Row]:
        element, unknowns = self.laws.flat.elements[name], [u.index for u in self.laws.given[name].unknowns[label]]
        gaps = substituted(response.gaps[label]) if label in response.gaps else [None] * len(values)
        shares = [1.0] * len(values) if response.compliance is None else list(response.compliance)
        common = dict(kind="residual", constraint=element.multiplier, drive=getattr(element, "drive", False))
        common["stabilisation"] = response.stabilisation
        made = zip(values, gaps, unknowns, shares, strict=True)
        return [Row(f"{name}.{label}", value, gap=gap, unknown=u, compliance=c, **common) for value, gap, u, c in made]

    def _move_coordinates(self) -> None:
        for coordinate, values in self.laws.coordinates:
            moved = rate(coordinate, values, self.laws.given[coordinate.port].states["flow"])
            self.rates.update({s.index: v for s, v in zip(values, moved, strict=True)})
            unit = unit_quaternion(coordinate, values)
            self.normalised.update({} if unit is None else {s.index: v for s, v in zip(values, unit, strict=True)})

    def _drop_redundant(self, problem: Problem) -> tuple[Redundancy, list[Row]]:
        """Remove redundant rows from the problem; their multipliers are zero in the equations of motion."""
        if self._traced() or not any(row.gap is not None for row in problem.residuals):
            return Redundancy(held=len(self._held(drives=False))), []
        beside = [gap for kind, _, gap in self.start_zeros if kind == "gap"]
        positions, values, branches = self._positions(problem), self._values(), not self.laws.posed
        found, self.matrices = find_redundant(problem, problem.residuals, positions, values, beside, branches)
        found = replace(found, held=len(self._held(drives=False)))
        rows = repeatable(problem, problem.residuals)
        problem.regularised = found.regularised
        dropped = [rows[k] for k in found.dropped]
        problem.residuals = [row for row in problem.residuals if not any(row is other for other in dropped)]
        zero = {row.unknown: 0.0 for row in dropped}
        problem.known.update(zero)
        problem.names = {u: name for u, name in problem.names.items() if u not in zero}
        problem.rates.update(
            zip(problem.rates, substitute(self.laws.pool, list(problem.rates.values()), zero), strict=True)
        )
        return found, dropped

    def start(self) -> np.ndarray:
        """States near the initial conditions, as numbers."""
        return np.concatenate(
            [
                np.broadcast_to(np.asarray(self.guesses.get(s.name, s.default), float), (s.width,))
                for s in self.laws.states
            ]
            or [np.zeros(0)]
        )

    def _positions(self, problem: Problem) -> list[int]:
        moving = (*problem.flows, *problem.momenta)
        return [s.index for k in range(self.laws.count) if (s := self.laws.pool.symbol("state", k)).index not in moving]

    def _value(self) -> Callable[[tuple], float]:
        """A function that gives the value of a parameter by the key of its symbol."""
        leaves = {
            path: [np.ravel(x) for x in jax.tree.leaves(element)] for path, element in self.laws.flat.elements.items()
        }
        leaves[""] = [np.ravel(x) for x in self.laws.model_leaves]
        return lambda key: leaves[key[1]][key[2]][key[3]]

    def _solve_array(self, problem: Problem) -> Solved:
        """Solve by the derivative array; if values are traced, the rank is taken at random values."""
        raise_faults(SolvabilityError, [UNSTABILISED for row in problem.residuals if row.stabilisation is not None][:1])
        random = np.random.default_rng(0)
        value = (lambda key: self._sample(key, random)) if self._traced() else self._value()
        start = np.zeros(self.laws.count) if self._traced() else self.start()
        return solve_array(problem, Values(value, NumpyBackend(self.laws.flat.elements), start))

    def _at_poses(self, problem: Problem) -> Callable | None:
        """A function that evaluates expressions at poses the mechanism reaches; None if none are found."""
        if self._traced():
            return None
        rows = [row for row in problem.residuals if row.constraint and row.gap is not None]
        poses = self.poses(problem, rows)
        places = poses.reached(self.start())[0]
        return (lambda values: poses.values(values, places)) if len(places) else None

    def poses(self, problem: Problem, rows: Sequence[Row]) -> Poses:
        """Gaps and constraint matrices of rows in numbers."""
        return Poses(problem, rows, self._positions(problem), self._values())

    def _values(self) -> Values:
        return Values(self._value(), NumpyBackend(self.laws.flat.elements), self.start())

    def _traced(self) -> bool:
        return any(isinstance(x, jax.core.Tracer) for x in jax.tree.leaves((self.laws.flat.elements, self.guesses)))

    def _held(self, drives: bool = True) -> list[Held]:
        """Efforts of constrained ports that are flow sources; with `drives`, also those of prescribed motions."""
        found = []
        for name, element in self.laws.flat.elements.items():
            if (
                isinstance(element, HeldPort)
                and self.laws.causality.effort_in(name, "port")
                and (drives or not element.drive)
            ):
                efforts = self.laws.values["e", self.laws.flat.structure.bond_at[name, "port"]]
                shares = self.laws.responses[name].compliance
                found += [Held(effort, 1.0 if shares is None else shares[k]) for k, effort in enumerate(efforts)]
        return found

    def _solve(self, problem: Problem) -> Solved:
        """Solve for the unknowns; a dependent storage whose variable cannot be differentiated becomes a state."""
        while True:
            try:
                solved = solve_unknowns(replace(problem, names=dict(problem.names)))
                self._confirm_blocks(problem, solved)
                return solved
            except NotDifferentiable as found:
                raise_faults(SolvabilityError, self._rough(found.name))
                self._promote(problem, next(group for group in problem.dynamics if group.name == found.name))

    def _confirm_blocks(self, problem: Problem, solved: Solved) -> None:
        if solved.blocks and not self._traced():
            backend = NumpyBackend(self.laws.flat.elements, solved.blocks)
            confirm_blocks(problem, solved.blocks, Values(self._value(), backend, self.start()))

    def _rough(self, name: str) -> list[Fault]:
        """Faults of signal derivative blocks whose input has no known rate."""
        path = name.rpartition(".")[0]
        what = "its input depends on efforts or flows that follow from the other elements at once, so that its rate is not known."
        remedy = (
            "differentiate positions or velocities of storages, or filter the signal (bgjax.domains.control.LowPass)."
        )
        return [Fault(path, what, remedy)] if isinstance(self.laws.flat.elements.get(path), Derivative) else []

    def _open_faults(self, problem: Problem, solved: Solved) -> list[Fault]:
        """Faults of unknowns that remain in the rates after solving."""
        pool = self.laws.pool
        rates = substitute_all(pool, list(problem.rates.values()), solved.solved_values)
        left = [pool.key(i) for i in pool.reachable(rates) if pool.kind(i) == "symbol"]
        names = [
            problem.names.get(key[1], "") if key[0] == "rate" else key[1]
            for key in left
            if key[0] in ("rate", "unknown")
        ]
        return [
            Fault(name or "graph", "no equation determines this unknown.", "add a storage or a resistor where it acts.")
            for name in names[:1]
        ]

    def _corner_faults(self) -> list[Fault]:
        """Faults of sampled data whose time derivative is used, but which is not C¹."""
        faults = []
        for call in self.laws.pool.calls:
            match call.target:
                case JacobianCall(MethodCall(path, "at_time")):
                    data = [
                        x
                        for x in vars(self.laws.flat.elements[path]).values()
                        if isinstance(x, AbstractSampled) and x.has_corners
                    ]
                    what = "is sampled data with corners, but its time derivative is needed (derivative causality or a constraint)."
                    faults += [
                        Fault(
                            path,
                            what,
                            "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.",
                        )
                        for _ in data
                    ]
        return faults

    def _promote(self, problem: Problem, group: DynamicGroup) -> None:
        width = len(group.quantity)
        slot = StateSlot(group.state, self.laws.count, width, (0.0,) * width, kind_of(group.state))
        symbols = self.laws.slot(slot)
        problem.dynamics = [other for other in problem.dynamics if other is not group]
        if group.quasi:
            for unknown, symbol in zip(group.quasi, symbols, strict=True):
                problem.known[unknown] = symbol
                problem.rates[symbol.index] = problem.rates[unknown]
                del problem.names[unknown]
        else:
            problem.rates.update({s.index: r for s, r in zip(symbols, group.rate, strict=True)})
            problem.residuals += [
                Row(group.state, q - s, "residual") for q, s in zip(group.quantity, symbols, strict=True)
            ]

    def _coordinate_split(self, problem: Problem, solved: Solved) -> CoordinateSplit | None:
        """Independent and dependent coordinates of a mechanism with kinematic loops; None if all are integrated."""
        elements = self.laws.flat.elements
        rows = tuple(
            row.before for projection in solved.projections for row in projection.rows if row.before is not None
        )
        if not self.coordinate_split or not rows or self.matrices is None or not self.laws.coordinates:
            return None
        flows = {self.laws.pool.symbol("state", place).index: path for place, _, path in self._generalised()}
        places = [problem.flows.index(flow) for flow in flows]
        if np.any(np.delete(self.matrices, places, axis=2)):
            return None  # the constraints involve floating bodies: all velocities are integrated
        wanted = [k for k, path in enumerate(flows.values()) if getattr(elements[path], "chosen", False)]
        found = choose_independent(self.matrices[:, :, places], wanted)
        raise_faults(ParameterError, choice_faults(found, list(flows.values()), self.laws.flat))
        if problem.regularised:  # at change points no choice is well-conditioned: all velocities are integrated
            return None
        return CoordinateSplit(
            tuple(flows), tuple(list(flows)[k] for k in found.independent), rows, self._inertias(solved)
        )

    def _generalised(self) -> tuple[tuple[int, int, str], ...]:
        """For each artificial flow source: position of its velocity in the state, symbol of its rate, path."""
        pool, found = self.laws.pool, []
        for path, given in self.laws.given.items():
            if isinstance(self.laws.flat.elements[path], FreePort | GeneralisedFlow) and "flow" in given.states:
                pairs = zip(given.states["flow"], given.unknowns["acceleration"], strict=True)
                found += [(pool.key(u.index)[1], a.index, path) for u, a in pairs]
        return tuple(sorted(found))

    def _inertias(self, solved: Solved) -> dict[int, Scalar]:
        """Virtual inertia of each generalised flow alone; from the articulated-body recursion, the articulated
        inertia."""
        rates = {a: self.laws.pool.symbol("state", place).index for place, a, _ in self._generalised()}
        rows = {
            row.unknown: row.residual
            for row in solved.rows
            if row.unknown in rates and row.unknown not in solved.pivots
        }
        found = {rates[a]: linear_forms(self.laws.pool, [residual], [a])[0].get(a, 0.0) for a, residual in rows.items()}
        found |= {rates[a]: pivot for a, pivot in solved.pivots.items() if a in rates}
        return {flow: found.get(flow, 0.0) for flow in rates.values()}

    def _finish(self, problem: Problem, redundancy: Redundancy, solved: Solved, shared: dict) -> Equations:
        laws, split = self.laws, self._coordinate_split(problem, solved)
        states = [laws.pool.symbol("state", k) for k in range(laws.count)]
        quantities = {
            **bond_quantities(laws.causality, laws.values),
            **self.quantities,
            **port_quantities(laws.causality, laws.values),
        }

        def final(outputs: Sequence[Scalar]) -> tuple[Scalar, ...]:
            return tuple(substitute_all(laws.pool, outputs, solved.solved_values))

        # results also use the multipliers of dropped rows; all other unknowns have their solved values
        symbols = {i: value for i, value in solved.solved_values.items() if laws.pool.kind(i) == "symbol"}
        shown = {**symbols, **shared} if shared else solved.solved_values

        return Equations(
            pool=laws.pool,
            causality=laws.causality,
            schedule=laws.schedule,
            solved=solved,
            states=tuple(laws.states),
            rates=final([self.rates[s.index] for s in states]),
            quantities={name: tuple(substitute_all(laws.pool, vector, shown)) for name, vector in quantities.items()},
            energies={name: final([value])[0] for name, value in self.energies.items()},
            supplies={
                name: final([value])[0]
                for name, value in supplies(laws.causality, laws.values, self._storing()).items()
            },
            hidden=tuple((row.name, final([row.residual])[0]) for row in solved.hidden),
            gaps=tuple((row.name, final([row.gap])[0]) for row in solved.hidden if row.gap is not None),
            start_zeros={
                kind: tuple((f"{name}.{kind}", final([value])[0]) for k, name, value in self.start_zeros if k == kind)
                for kind in ("gap", "flow")
            },
            redundancy=redundancy,
            stabilised=any(row.stabilisation is not None for row in solved.hidden),
            normalised=final([self.normalised.get(s.index, s) for s in states]),
            projection=final(projection_changes(problem, solved, self.normalised, self.reset_poses, laws.count, split)),
            dependent=() if split is None else final(dependent_states(problem, split, laws.count)),
            following=() if split is None else following_states(problem, split, laws.count),
            carried=final(solved.carried),
            generalised=self._generalised(),
            inertias=final(list(self._inertias(solved).values())),
            loops=() if split is None else tuple(final(row) for row in split.matrix(problem)),
            switches=tuple(self._final_switch(switch, final) for switch in self._switching(problem)),
        )

    def _final_switch(self, switch: Switching, final: Callable) -> Switching:
        places, values = zip(*switch.values, strict=True) if switch.values else ((), ())
        guard, rate, size, pace, watched = final([switch.guard, switch.rate, switch.size, switch.pace, switch.watched])
        return Switching(switch.name, guard, rate, size, pace, watched, tuple(zip(places, final(values), strict=True)))

    def _storing(self) -> set[str]:
        """Elements that store energy or conserve power."""
        return {*self.energies, *[name for name, element in self.laws.flat.elements.items() if element.conserves]}

    def _sample(self, key: tuple, random: np.random.Generator) -> float:
        """A random value of a symbol for rank decisions: parameters are positive, square matrices definite."""
        if key[0] != "parameter":
            return float(random.uniform(-1.5, 1.5))
        shape = self.laws.shapes[key[1], key[2]]
        if len(shape) == 2 and shape[0] == shape[1]:
            return (1.0 if key[3] // shape[0] == key[3] % shape[0] else 0.0) + float(random.uniform(-0.2, 0.2)) / shape[
                0
            ]
        return float(random.uniform(0.5, 1.5))


def _turns(angle: Scalar) -> Scalar:
    """The multiple of 2π that is nearest to an angle."""
    return 2.0 * np.pi * floor(angle / (2.0 * np.pi) + 0.5)


def _ends(signal: str) -> tuple[str, str]:
    """(node, quantity) of a signal."""
    node, _, quantity = signal.rpartition(".")
    return node, quantity
