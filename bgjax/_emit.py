"""Schedule → equations: every effort, flow, rate and energy as a scalar expression.

The pipeline is `emit`: laws with open ports, schedule, one pass in order, unknowns solved, everything substituted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ._causality import Causality, assign_causality
from ._closing import make_closing
from ._dense import host_call
from ._equations import Equations, StateSlot
from ._errors import Fault, ParameterError, SolvabilityError, raise_faults
from ._expression import Pool, Scalar
from ._flatten import Flat
from ._opaque import array_response, check_law, checked_law
from ._passes import degrees, dependencies, substitute, substitute_all
from ._problem import DynamicGroup, NotDifferentiable, Problem, Row
from ._reactions import shared_multipliers
from ._redundancy import Redundancy, find_redundant, may_repeat
from ._schedule import Variable, make_schedule, port_variables
from ._structure import Node
from ._unknowns import Solved, solve_unknowns
from .elements.base import AbstractElement, Given, Response
from .elements.sampled import AbstractSampled
from .elements.signals import Derivative


def emit(flat: Flat, fixed: Mapping[tuple[str, int], np.ndarray], guesses: Mapping[str, Any] | None = None) -> Equations:
    """Graph without values → equations; `guesses` are states near which constraints are compared."""
    work = Emission(flat, assign_causality(flat.structure), fixed, guesses or {})
    work.open_laws()
    work.run()
    return work.close()


class Emission:
    def __init__(self, flat: Flat, causality: Causality, fixed: Mapping, guesses: Mapping[str, Any]):
        self.flat, self.causality, self.fixed, self.guesses = flat, causality, fixed, guesses
        self.pool = Pool()
        self.time = self.pool.symbol("time")
        self.states: list[StateSlot] = []
        self.count = 0
        self.unknown_names: dict[int, str] = {}
        self.given: dict[str, Given] = {}
        self.responses: dict[str, Response] = {}
        self.values: dict[Variable, list[Scalar]] = {}
        self.rows: list[Row] = []
        self.settled: dict[int, Scalar] = {}
        self.closed: list[tuple[str, str, Scalar]] = []
        self.shapes: dict[tuple[str, int], tuple[int, ...]] = {}
        self.letters: dict[str, dict[str, int]] = {}
        for (node, letter), width in flat.letters.items():
            self.letters.setdefault(node, {})[letter] = width

    # -- 1. every law, once, with symbols at its ports ------------------------------------------
    def open_laws(self) -> None:
        needs: dict = {}
        nonlinear: list[tuple[str, str]] = []
        for node in self.flat.structure.nodes:
            if not node.is_junction:
                element = self.flat.elements[node.name]
                given = self.given[node.name] = self._given(node, element)
                self.responses[node.name] = self._response(node, element, given)
                needs[node.name], curved = self._needs(given, self.responses[node.name])
                nonlinear += [(node.name, name) for kind, name in curved if kind == "port"]
        self.schedule = make_schedule(self.causality, needs, nonlinear)

    def _given(self, node: Node, element: AbstractElement) -> Given:
        widths = dict(self.letters.get(node.name, {}))
        bonds = {p.name: self.flat.structure.bonds[self.flat.structure.bond_at[node.name, p.name]] for p in node.ports}
        widths |= {name: bond.width for name, bond in bonds.items()}
        widths |= {p.name: p.width if isinstance(p.width, int) else widths.get(p.width, 1) for p in node.outputs}
        received = {p.name: "effort" if self.causality.effort_in(node.name, p.name) else "flow" for p in node.ports}
        feeds = {s.input: s for s in self.flat.structure.feeds.get(node.name, ())}
        return Given(
            received=received,
            ports={name: self._symbols(("port", node.name, name), bond.width) for name, bond in bonds.items()},
            states={s.name: self._state(node, s, widths) for s in type(element).states(element, received)},
            unknowns={u.name: self._unknown(f"{node.name}.{u.name}", self._width(u.width, widths)) for u in type(element).unknowns(element, received)},
            signals={name: self._symbols(("signal", node.name, name), self._signal_width(s)) for name, s in feeds.items()},
            time=self.time,
            widths=widths,
        )

    def _width(self, width: int | str, widths: Mapping[str, int]) -> int:
        return width if isinstance(width, int) else widths.get(width, 1)

    def _signal_width(self, signal) -> int:
        """Width of a quantity: a declared output, or a port's."""
        node = self.flat.structure.node[signal.source]
        declared = next((p.width for p in node.outputs if p.name == signal.quantity), None)
        if declared is not None:
            return declared if isinstance(declared, int) else self.flat.letters.get((node.name, declared), 1)
        port = signal.quantity.rpartition(".")[0] or node.ports[0].name
        return self.flat.structure.bonds[self.flat.structure.bond_at[node.name, port]].width

    def _symbols(self, key: tuple, width: int) -> np.ndarray:
        return np.array([self.pool.symbol(*key, k) for k in range(width)], dtype=object)

    def _state(self, node: Node, state, widths: Mapping[str, int]) -> np.ndarray:
        width = self._width(state.width, widths)
        slot = StateSlot(f"{node.name}.{state.name}", self.count, width, state.default or (0.0,) * width, state.controlled)
        self.states.append(slot)
        self.count += width
        return np.array([self.pool.symbol("state", slot.start + k) for k in range(width)], dtype=object)

    def _unknown(self, name: str, width: int) -> np.ndarray:
        symbols = self._symbols(("unknown", name), width)
        self.unknown_names.update({s.index: name if width == 1 else f"{name}[{k}]" for k, s in enumerate(symbols)})
        return symbols

    def _response(self, node: Node, element: AbstractElement, given: Given) -> Response:
        outputs = tuple(port.name for port in node.outputs)
        if not element.symbolic:
            return array_response(self.pool, node.name, element, given, outputs)

        def call(method: str, width: int, vector, *extra):
            check_law(node.name, element, method, width, len(vector), extra)
            return self.pool.call(("method", node.name, method, *extra), list(vector), width)

        given.call = call
        return checked_law(node.name, self._symbolic(node.name, element), given, outputs)

    def _symbolic(self, path: str, element: AbstractElement) -> AbstractElement:
        """The element with symbols for leaves."""
        leaves, tree = jax.tree.flatten(element)
        return jax.tree.unflatten(tree, [self._leaf(path, k, leaf) for k, leaf in enumerate(leaves)])

    def _leaf(self, path: str, number: int, leaf: Any) -> Any:
        if not eqx.is_array(leaf) and not isinstance(leaf, np.ndarray):
            return leaf
        shape = np.shape(leaf)
        self.shapes[path, number] = shape
        if (path, number) in self.fixed:
            flat = [float(x) for x in np.ravel(self.fixed[path, number])]
        else:
            flat = [self.pool.symbol("parameter", path, number, k) for k in range(int(np.prod(shape)))]
        if shape == ():
            return flat[0]
        array = np.empty(len(flat), dtype=object)
        array[:] = flat
        return array.reshape(shape)

    def _needs(self, given: Given, response: Response) -> tuple[dict, set]:
        """What each output needs of the ports and signals, and in which of them it is nonlinear."""
        slots: dict[int, tuple[str, str]] = {}
        for kind, group in (("port", given.ports), ("signal", given.signals)):
            slots.update({symbol.index: (kind, name) for name, vector in group.items() for symbol in vector})
        found, curved = {}, set()
        for kind, group in (("port", response.outputs), ("signal", response.signals)):
            for name, vector in group.items():
                used = set().union(*dependencies(self.pool, list(vector), slots), set())
                found[kind, name] = frozenset(slots[i] for i in used)
                if 2 in degrees(self.pool, list(vector), slots):
                    curved |= found[kind, name]
        return found, curved

    # -- 2. one pass in order ----------------------------------------------------------------------
    def run(self) -> None:
        for variable in self.schedule.torn:
            self.values[variable] = list(self._unknown(self.schedule.label(variable), self._variable_width(variable)))
        torn = set(self.schedule.torn)
        for assignment in self.schedule.order:
            value = self.assigned(assignment)
            if assignment.target in torn:
                label = self.schedule.label(assignment.target)
                self.rows += [Row(label, w - v, "residual") for w, v in zip(self.values[assignment.target], value, strict=True)]
            else:
                self.values[assignment.target] = value

    def _variable_width(self, variable: Variable) -> int:
        if variable[0] != "s":
            return self.flat.structure.bonds[variable[1]].width
        return next(self._signal_width(s) for s in self.flat.structure.signals if (s.source, s.quantity) == variable[1:])

    def _sum(self, assignment) -> list[Scalar]:
        if not assignment.sources:  # a junction with one bond
            return [0.0] * self._variable_width(assignment.target)
        total: Any = 0.0
        for source, sign in zip(assignment.sources, assignment.signs, strict=True):
            total = total + sign * np.array(self.values[source], dtype=object)
        return list(total)

    def assigned(self, assignment) -> list[Scalar]:  # in the values of its sources
        if assignment.signs:
            return self._sum(assignment)
        kind, name = assignment.output
        response = self.responses[assignment.node]
        vector = response.outputs[name] if kind == "port" else response.signals[name]
        value = substitute(self.pool, list(vector), self.mapping(assignment.node, set(assignment.sources)))
        if kind == "signal":
            return value
        node = self.flat.structure.node[assignment.node]
        sign = port_variables(self.causality, node, node.ports[node.port_index(name)])[2]
        return [-v for v in value] if sign < 0 and assignment.target[0] == "f" else value

    def mapping(self, name: str, only: set | None = None) -> dict[int, Scalar]:
        """Values of a node's port and signal symbols."""
        node, given = self.flat.structure.node[name], self.given[name]
        pairs: dict[int, Scalar] = {}
        for port in node.ports:
            received, _, sign = port_variables(self.causality, node, port)
            if only is None or received in only:
                flip = sign < 0 and received[0] == "f"
                values = [-v for v in self.values[received]] if flip else self.values[received]
                pairs.update({s.index: v for s, v in zip(given.ports[port.name], values, strict=True)})
        for signal in self.flat.structure.feeds.get(name, ()):
            variable = ("s", signal.source, signal.quantity)
            if only is None or variable in only:
                pairs.update({s.index: v for s, v in zip(given.signals[signal.input], self.values[variable], strict=True)})
        return pairs

    # -- 3. rates, residuals, unknowns -------------------------------------------------------------
    def close(self) -> Equations:
        pool, rates, dynamics, energies = self.pool, {self.time.index: 1.0}, [], {}
        quantities: dict[str, list[Scalar]] = {}
        for name, response in self.responses.items():
            given, mapping = self.given[name], self.mapping(name)

            def put(vector, mapping=mapping):
                return substitute(pool, list(vector), mapping)

            for label, vector in response.rates.items():
                symbols = given.states[label] if label in given.states else given.unknowns[label]
                rates.update({s.index: v for s, v in zip(symbols, put(vector), strict=True)})
            for label, vector in response.residuals.items():
                multiplier, drive = self.flat.elements[name].multiplier, getattr(self.flat.elements[name], "drive", False)
                gaps = put(response.gaps[label]) if label in response.gaps else [None] * len(vector)
                unknowns = [u.index for u in given.unknowns[label]]
                shares = [1.0] * len(vector) if response.compliance is None else list(response.compliance)
                made = zip(put(vector), gaps, unknowns, shares, strict=True)
                self.rows += [Row(f"{name}.{label}", v, "residual", multiplier, gap, unknown=u, drive=drive, compliance=c) for v, gap, u, c in made]
            for label, item in response.dynamics.items():
                quasi = tuple(s.index for s in given.unknowns[item.quasi]) if item.quasi else ()
                state = f"{name}.{item.quasi or item.state}"
                dynamics.append(DynamicGroup(f"{name}.{label}", put(item.quantity), put(item.rate), item.weight, state, quasi))
            for label, vector in response.settled.items():
                self.settled.update({s.index: v for s, v in zip(given.states[label], put(vector), strict=True)})
            if response.closed is not None:
                position, flow = response.closed
                owner = name.rpartition(".")[0]  # the constraint whose place the spring has taken
                self.closed += [("flow", owner, value) for value in put(flow)] + [("gap", owner, v) for v in ([] if position is None else put(position))]
            if response.energy is not None:
                energies[name] = put([response.energy])[0]
            quantities |= {f"{name}.{label}": put(vector) for label, vector in response.signals.items()}
            quantities |= {f"{name}.{label}": list(vector) for label, vector in given.states.items()}
            quantities |= {f"{name}.{label}": list(vector) for label, vector in given.unknowns.items()}
        flows = tuple(pool.symbol("state", slot.start + k).index for slot in self.states if slot.name.endswith(".flow") for k in range(slot.width))
        problem = Problem(pool, self.unknown_names, self.rows, dynamics, rates, self._sample, flows=flows)
        redundancy, dropped = self._drop_redundant(problem)
        solved = self._solve(problem)
        solved.hidden += dropped  # they must stay satisfied all the same, and are watched
        solved.redundant += [self.unknown_names.get(row.unknown, row.name) for row in dropped]
        raise_faults(ParameterError, self._corner_faults())
        quantities = {**self._powers(), **quantities, **self._port_quantities()}
        shared = shared_multipliers(problem, solved, dropped) if dropped else {}
        return self._finish(problem, redundancy, solved, rates, quantities, energies, shared)

    def _drop_redundant(self, problem: Problem) -> tuple[Redundancy, list[Row]]:
        """Take rows that repeat others out of the problem; their multipliers are zero for the motion."""
        traced = any(isinstance(x, jax.core.Tracer) for x in jax.tree.leaves((self.flat.elements, self.guesses)))
        if traced or not any(row.gap is not None for row in problem.residuals):
            return Redundancy(), []
        leaves = {path: [np.ravel(x) for x in jax.tree.leaves(element)] for path, element in self.flat.elements.items()}
        start = np.concatenate([np.broadcast_to(np.asarray(self.guesses.get(s.name, s.default), float), (s.width,)) for s in self.states] or [np.zeros(0)])
        positions = [s.index for k in range(self.count) if (s := self.pool.symbol("state", k)).index not in problem.flows]
        found = find_redundant(problem, problem.residuals, positions, start, lambda key: leaves[key[1]][key[2]][key[3]], host_call(self.flat.elements))
        rows = [row for row in problem.residuals if may_repeat(row)]
        problem.regularised = found.varying
        dropped = [rows[k] for k in found.dropped]
        problem.residuals = [row for row in problem.residuals if not any(row is other for other in dropped)]
        zero = {row.unknown: 0.0 for row in dropped}
        problem.known.update(zero)
        problem.names = {u: name for u, name in problem.names.items() if u not in zero}
        problem.rates.update(zip(problem.rates, substitute(self.pool, list(problem.rates.values()), zero), strict=True))
        return found, dropped

    def _solve(self, problem: Problem) -> Solved:
        """Solve; a dependent storage whose variable turns out to move by itself becomes a state."""
        while True:
            try:
                return solve_unknowns(replace(problem, names=dict(problem.names)))
            except NotDifferentiable as found:
                raise_faults(SolvabilityError, self._rough(found.name))
                self._promote(problem, next(group for group in problem.dynamics if group.name == found.name))

    def _rough(self, name: str) -> list[Fault]:
        """Derivative blocks whose input has no rate of its own."""
        path = name.rpartition(".")[0]
        what = "its input depends on efforts or flows that follow from the other elements at once, so that its rate is not known."
        remedy = "differentiate positions or velocities of storages, or filter the signal (bgjax.domains.control.LowPass)."
        return [Fault(path, what, remedy)] if isinstance(self.flat.elements.get(path), Derivative) else []

    def _corner_faults(self) -> list[Fault]:
        """Sampled data whose time derivative is used has to be C¹."""
        faults = []
        for call in self.pool.calls:
            match call.target:
                case ("jacobian", ("method", path, "at_time")):
                    data = [x for x in vars(self.flat.elements[path]).values() if isinstance(x, AbstractSampled) and x.has_corners]
                    what = "is sampled data with corners, but its time derivative is needed (derivative causality or a constraint)."
                    faults += [Fault(path, what, "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.") for _ in data]
        return faults

    def _promote(self, problem: Problem, group: DynamicGroup) -> None:
        width = len(group.quantity)
        slot = StateSlot(group.state, self.count, width, (0.0,) * width)
        self.states.append(slot)
        self.count += width
        symbols = [self.pool.symbol("state", slot.start + k) for k in range(width)]
        problem.dynamics = [other for other in problem.dynamics if other is not group]
        if group.quasi:
            for unknown, symbol in zip(group.quasi, symbols, strict=True):
                problem.known[unknown] = symbol
                problem.rates[symbol.index] = problem.rates[unknown]
                del problem.names[unknown]
        else:
            problem.rates.update({s.index: r for s, r in zip(symbols, group.rate, strict=True)})
            problem.residuals += [Row(group.state, q - s, "residual") for q, s in zip(group.quantity, symbols, strict=True)]

    def _finish(self, problem: Problem, redundancy: Redundancy, solved: Solved, rates: dict, quantities: dict, energies: dict, shared: dict) -> Equations:
        def final(outputs: Sequence[Scalar]) -> tuple[Scalar, ...]:
            return tuple(substitute_all(self.pool, outputs, solved.memo))

        # results have the multipliers of dropped rows too; what they depend on otherwise is known
        symbols = {i: value for i, value in solved.memo.items() if self.pool.nodes[i][0] == "symbol"}
        shown = {**symbols, **shared} if shared else solved.memo

        return Equations(
            pool=self.pool,
            causality=self.causality,
            schedule=self.schedule,
            solved=solved,
            states=tuple(self.states),
            rates=final([rates[self.pool.symbol("state", k).index] for k in range(self.count)]),
            quantities={name: tuple(substitute_all(self.pool, vector, shown)) for name, vector in quantities.items()},
            energies={name: final([value])[0] for name, value in energies.items()},
            supplies={name: final([value])[0] for name, value in self._supplies(energies).items()},
            hidden=tuple((row.name, final([row.residual])[0]) for row in solved.hidden),
            gaps=tuple((row.name, final([row.gap])[0]) for row in solved.hidden if row.gap is not None),
            closed={kind: tuple((f"{name}.{kind}", final([value])[0]) for k, name, value in self.closed if k == kind) for kind in ("gap", "flow")},
            redundancy=redundancy,
            settled=final([self.settled.get(s.index, s) for s in (self.pool.symbol("state", k) for k in range(self.count))]),
            closing=final(make_closing(problem, solved, self.settled, self.count)),
        )

    def _powers(self) -> dict[str, list[Scalar]]:
        found: dict[str, list[Scalar]] = {}
        for number, bond in enumerate(self.flat.structure.bonds):
            effort, flow = self.values["e", number], self.values["f", number]
            found |= {f"{bond.name}.effort": effort, f"{bond.name}.flow": flow, f"{bond.name}.power": [_dot(effort, flow)]}
        return found

    def _port_quantities(self) -> dict[str, list[Scalar]]:
        found: dict[str, list[Scalar]] = {}
        for node in self.flat.structure.nodes:
            if node.is_junction:
                found[f"{node.name}.{node.rule.common}"] = self.values["s", node.name, node.rule.common]
            for port in node.ports:
                number = self.flat.structure.bond_at[node.name, port.name]
                sign = port_variables(self.causality, node, port)[2]
                effort, flow = self.values["e", number], [sign * v for v in self.values["f", number]]
                prefix = node.name if len(node.ports) == 1 else f"{node.name}.{port.name}"
                found |= {f"{prefix}.effort": effort, f"{prefix}.flow": flow, f"{prefix}.power": [_dot(effort, flow)]}
        return found

    def _supplies(self, energies: Mapping[str, Scalar]) -> dict[str, Scalar]:
        """Net power into every element that is no storage and does not conserve power by itself."""
        found: dict[str, Scalar] = {}
        for node in self.flat.structure.nodes:
            if node.is_junction or not node.ports or node.name in energies or self.flat.elements[node.name].conserves:
                continue
            total: Scalar = 0.0
            for number in self.flat.structure.attached[node.name]:
                power = _dot(self.values["e", number], self.values["f", number])
                total = total + power if self.flat.structure.bonds[number].head == node.name else total - power
            found[node.name] = total
        return found

    def _sample(self, key: tuple, random: np.random.Generator) -> float:
        """A random value for rank decisions: parameters positive, square matrices definite."""
        if key[0] != "parameter":
            return float(random.uniform(-1.5, 1.5))
        shape = self.shapes[key[1], key[2]]
        if len(shape) == 2 and shape[0] == shape[1]:
            return (1.0 if key[3] // shape[0] == key[3] % shape[0] else 0.0) + float(random.uniform(-0.2, 0.2)) / shape[0]
        return float(random.uniform(0.5, 1.5))


def _dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    total: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total
