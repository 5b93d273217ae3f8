"""Evaluates the law of every element once with symbols at its ports, then all efforts and flows in scheduled order."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ..elements import CardanOrientation, R
from ..elements.base import AbstractElement
from ..elements.cardan import cardan_of
from ..elements.energies import AbstractStorage
from ..elements.records import Given, Response
from ..elements.state_kind import StateKind, kind_of
from ..expressions.calls import MethodCall
from ..expressions.expression import Pool, Scalar
from ..expressions.passes import degrees, dependencies, substitute
from ..graph.flatten import Flat
from ..graph.graph import AbstractModel
from ..structure.causality import Causality
from ..structure.schedule import Variable, make_schedule, port_variables
from ..structure.structure import Node, component_names
from .jax_laws import array_response, check_law, checked_law
from .joint_coordinates import Coordinate, coordinates, poses, same_leaves, start_of
from .records.states import StateSlot
from .unknowns.problem import Row


class Laws:
    """Laws of all elements with symbols at their ports, the schedule, and the efforts, flows and signals it yields as
    expressions in states, unknowns, time and parameters."""

    def __init__(self, flat: Flat, causality: Causality, fixed: Mapping, listing: Sequence[str] = ()):
        self.flat, self.causality, self.fixed = flat, causality, fixed
        self.listing = {name: number for number, name in enumerate(listing or flat.elements)}
        # offset of each state in the flat vector, in the order in which users list the nodes
        self.starts: dict[str, int] = {}
        self.pool = Pool()
        self.time = self.pool.symbol("time")
        self.states: list[StateSlot] = []
        self.count = 0
        self.unknown_names: dict[int, str] = {}
        self.given: dict[str, Given] = {}
        self.responses: dict[str, Response] = {}
        self.signals: dict[str, dict[str, Any]] = {}  # by node: its signals as the law gives them, not by components
        self.values: dict[Variable, list[Scalar]] = {}
        self.rows: list[Row] = []  # residuals of algebraic loops that were cut
        self.shapes: dict[tuple[str, int], tuple[int, ...]] = {}
        self.places: dict[tuple[str, int], tuple[str, int]] = {}  # leaves that share the symbol of another leaf
        self.model_leaves: list[Any] = []
        self.posed: dict[str, Any] = {}  # states of bodies that follow from joint coordinates
        self.replaced: dict[str, Response] = {}  # nodes whose signals are coordinates, with these as their response
        self.coordinates: list[tuple[Coordinate, np.ndarray]] = []
        self.letters: dict[str, dict[str, int]] = {}
        for (node, letter), width in flat.letters.items():
            self.letters.setdefault(node, {})[letter] = width

    # -- 0. joint coordinates as states, and the poses that follow from them ----------------------
    def pose(self, model: AbstractModel, turns: Mapping[str, int]) -> None:
        self.places, unplaced = same_leaves(model, self.flat)
        found = coordinates(self.flat, self.causality, self.coordinate_width)
        for coordinate in sorted(found, key=lambda c: self.listing[c.ports[0]]):
            name, width = coordinate.signal, coordinate.width
            slot = StateSlot(name, self.count, width, start_of(coordinate), kind_of(name))
            values = self.slot(slot)
            node, _, quantity = coordinate.signal.rpartition(".")
            self.replaced[node] = Response(signals={quantity: values})
            self.coordinates.append((coordinate, values))
        for port in [port for coordinate, _ in self.coordinates for port in coordinate.ports]:
            self._open(self.flat.structure.node[port])
        values = {coordinate.signal: values for coordinate, values in self.coordinates}
        self.posed = self.poses_of(model, values, unplaced, turns)
        for name, value in self.posed.items():
            node = name.rpartition(".")[0]
            # its quaternion is known; angles are not integrated
            if isinstance(self.flat.elements.get(node), CardanOrientation):
                quaternion = np.array(value, dtype=object)
                self.replaced[node] = Response(signals={"quaternion": quaternion, "cardan": cardan_of(quaternion)})

    def poses_of(
        self,
        model: AbstractModel,
        values: Mapping[str, Any],
        places: Mapping[int, tuple[str, int]],
        turns: Mapping[str, int],
    ) -> dict[str, Any]:
        """States of bodies at given coordinates; `places` maps leaves of the model to leaves of elements."""
        leaves, tree = jax.tree.flatten(model)
        self.model_leaves = leaves
        symbols = [self._leaf(*places.get(k, ("", k)), leaf) for k, leaf in enumerate(leaves)]
        return poses(jax.tree.unflatten(tree, symbols), self.flat, self.causality, values, self._signal, turns)

    def coordinate_width(self, signal: str) -> int:
        name, _, quantity = signal.rpartition(".")
        node = self.flat.structure.node[name]
        return next(p.width for p in (node.whole or node).outputs if p.name == quantity)

    def signal_values(self, name: str) -> np.ndarray:
        """The value of a signal after `run`."""
        node, _, quantity = name.rpartition(".")
        names = (
            component_names(quantity, self.coordinate_width(name))
            if self.flat.structure.node[node].whole
            else [quantity]
        )
        return np.concatenate([np.array(self.values["s", node, each], dtype=object) for each in names])

    def flows_of(self, coordinate: Coordinate) -> np.ndarray:
        """The generalised velocities of a coordinate."""
        return np.concatenate([self.given[port].states["flow"] for port in coordinate.ports])

    def _signal(self, name: str) -> Any:
        """The value of a signal that depends on states and time alone."""
        node, _, quantity = name.rpartition(".")
        self._open(self.flat.structure.node[node])
        return self.signals[node][quantity]

    # -- 1. every law once, with symbols at its ports -------------------------------------------
    def open_laws(self) -> None:
        """Evaluate the law of every element with symbols at its ports."""
        self._number_states()
        for node in self.flat.structure.nodes:
            if not node.is_junction:
                self._open(node)

    def open(self) -> None:
        self.open_laws()
        needs: dict = {}
        self.curved: set[str] = set()  # nodes whose laws are nonlinear and not known to be increasing
        nonlinear: list[tuple[str, str]] = []
        for node in self.flat.structure.nodes:
            if not node.is_junction:
                needs[node.name], curved = self._needs(self.given[node.name], self.responses[node.name])
                nonlinear += [(node.name, name) for kind, name in curved if kind == "port"]
                if curved and not _increasing(self.flat.elements[node.name]):
                    self.curved.add(node.name)
        self.states.sort(key=lambda slot: slot.start)
        self.schedule = make_schedule(self.causality, needs, nonlinear)

    def _open(self, node: Node) -> None:
        if node.name in self.replaced:
            self._opened(node, Given({}, {}, {}, {}, {}, self.time, {}), self.replaced[node.name])
        elif node.name not in self.responses:
            element = self.flat.elements[node.name]
            given = self._given(node, element)
            self._opened(node, given, self._response(node.whole or node, element, given))

    def _opened(self, node: Node, given: Given, response: Response) -> None:
        self.signals[node.name] = response.signals
        self.given[node.name], self.responses[node.name] = by_components(given, response, node)

    def _number_states(self) -> None:
        """Assign offsets to the states of all nodes not yet evaluated, in the order in which users list the nodes."""
        count = self.count
        for name in sorted(self.listing, key=self.listing.__getitem__):
            element, node = self.flat.elements.get(name), self.flat.structure.node.get(name)
            if element is None or node.is_junction or name in self.responses or name in self.replaced:
                continue
            widths = self._widths(node)
            for state in type(element).states(element, self._received(node)):
                if f"{name}.{state.name}" not in self.posed:
                    self.starts[self._state_name(node, state)] = count
                    count += self._width(state.width, widths)

    def _received(self, node: Node) -> dict[str, str]:
        return self.causality.received(node)

    def _widths(self, node: Node) -> dict[str, int]:
        widths = dict(self.letters.get(node.name, {}))
        if node.whole:
            return widths | dict(node.letters) | {p.name: p.width for p in (*node.whole.ports, *node.whole.outputs)}
        structure = self.flat.structure
        widths |= {p.name: structure.bonds[structure.bond_at[node.name, p.name]].width for p in node.ports}
        return widths | {p.name: p.width if isinstance(p.width, int) else widths.get(p.width, 1) for p in node.outputs}

    def _given(self, node: Node, element: AbstractElement) -> Given:
        widths, received, path = self._widths(node), self._received(node), node.name
        whole = node.whole or node
        ports = {port.name: self._symbols(("port", path, port.name), widths[port.name]) for port in whole.ports}
        states = {s.name: self._state(node, s, widths) for s in type(element).states(element, received)}
        unknowns = {}
        for u in type(element).unknowns(element, received):
            unknowns[u.name] = self._unknown(f"{path}.{u.name}", self._width(u.width, widths))
        signals = {name: self._symbols(("signal", path, name), width) for name, width in self._fed(node).items()}
        return Given(
            received=received,
            ports=ports,
            states=states,
            unknowns=unknowns,
            signals=signals,
            time=self.time,
            widths=widths,
        )

    def _fed(self, node: Node) -> dict[str, int]:
        """Widths of the signal inputs of a law."""
        if node.whole:
            return {port.name: port.width for port in node.whole.inputs}
        return {s.input: self._signal_width(s) for s in self.flat.structure.feeds.get(node.name, ())}

    def _width(self, width: int | str, widths: Mapping[str, int]) -> int:
        return width if isinstance(width, int) else widths.get(width, 1)

    def _signal_width(self, signal) -> int:
        """Width of the quantity a signal carries: a declared output, or the effort or flow of a port."""
        node = self.flat.structure.node[signal.source]
        declared = next((p.width for p in node.outputs if p.name == signal.quantity), None)
        if declared is not None:
            return declared if isinstance(declared, int) else self.flat.letters.get((node.name, declared), 1)
        port = signal.quantity.rpartition(".")[0] or node.ports[0].name
        return self.flat.structure.bonds[self.flat.structure.bond_at[node.name, port]].width

    def _symbols(self, key: tuple, width: int) -> np.ndarray:
        return np.array([self.pool.symbol(*key, k) for k in range(width)], dtype=object)

    def _state(self, node: Node, state, widths: Mapping[str, int]) -> np.ndarray:
        width, name = self._width(state.width, widths), f"{node.name}.{state.name}"
        if name in self.posed:
            return np.array(self.posed[name], dtype=object)
        name = self._state_name(node, state)
        start, default = self.starts.get(name, self.count), state.default or (0.0,) * width
        kind = state.kind or kind_of(name)
        return self.slot(StateSlot(name, start, width, default, kind, state.controlled))

    def _state_name(self, node: Node, state) -> str:
        """Name of a state; the velocity of a joint coordinate is called by the joint's result."""
        pairs = [pair for c, _ in self.coordinates for pair in zip(c.ports, c.velocities, strict=True)]
        return dict(pairs).get(node.name, f"{node.name}.{state.name}")

    def symbols_of(self, *kinds: StateKind) -> tuple[int, ...]:
        """Nodes of all states of some kinds."""
        places = [slot.start + k for slot in self.states if slot.kind in kinds for k in range(slot.width)]
        return tuple(self.pool.symbol("state", place).index for place in places)

    def state_names(self) -> dict[int, str]:
        """Names of all states, by node; of a vector, with the number of the component."""
        named = [(slot, name) for slot in self.states for name in component_names(slot.name, slot.width)]
        places = [slot.start + k for slot in self.states for k in range(slot.width)]
        return {self.pool.symbol("state", k).index: name for k, (_, name) in zip(places, named, strict=True)}

    def slot(self, slot: StateSlot) -> np.ndarray:
        self.states.append(slot)
        self.count += slot.width
        return np.array([self.pool.symbol("state", slot.start + k) for k in range(slot.width)], dtype=object)

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
            return self.pool.call(MethodCall(node.name, method, extra), list(vector), width)

        given.call = call
        return checked_law(node.name, self._symbolic(node.name, element), given, outputs)

    def _symbolic(self, path: str, element: AbstractElement) -> AbstractElement:
        """The element with symbols in place of its array leaves."""
        leaves, tree = jax.tree.flatten(element)
        return jax.tree.unflatten(tree, [self._leaf(path, k, leaf) for k, leaf in enumerate(leaves)])

    def _leaf(self, path: str, number: int, leaf: Any) -> Any:
        if not eqx.is_array(leaf) and not isinstance(leaf, np.ndarray):
            return leaf
        shape = np.shape(leaf)
        path, number = self.places.get((path, number), (path, number))
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
        """The ports and signals on which each output depends, and those on which any output depends nonlinearly."""
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

    def several(self) -> frozenset[int]:
        """Unknowns that may have several solutions: those of algebraic loops through laws that are not known to be
        increasing, and those of users' own elements."""
        bent = {assignment.target for assignment in self.schedule.order if assignment.node in self.curved}
        loops = [loop for loop in self.schedule.loops if not bent.isdisjoint(loop)]
        torn = {v for loop in loops for v in loop} & set(self.schedule.torn)
        found = [symbol.index for variable in torn for symbol in self.values[variable]]
        modules = {path: type(element).__module__ for path, element in self.flat.elements.items()}
        own = [self.given[path] for path, module in modules.items() if not module.startswith("bgjax.")]
        return frozenset(found + [u.index for given in own for vector in given.unknowns.values() for u in vector])

    # -- 2. one pass in scheduled order ------------------------------------------------------------
    def run(self) -> None:
        for variable in self.schedule.torn:
            self.values[variable] = list(self._unknown(self.schedule.label(variable), self._variable_width(variable)))
        torn = set(self.schedule.torn)
        for assignment in self.schedule.order:
            value = self.assigned(assignment)
            if assignment.target in torn:
                label = self.schedule.label(assignment.target)
                pairs = zip(self.values[assignment.target], value, strict=True)
                self.rows += [Row(label, w - v, "residual") for w, v in pairs]
            else:
                self.values[assignment.target] = value

    def _variable_width(self, variable: Variable) -> int:
        if variable[0] != "s":
            return self.flat.structure.bonds[variable[1]].width
        signals = self.flat.structure.signals
        return next(self._signal_width(s) for s in signals if (s.source, s.quantity) == variable[1:])

    def _sum(self, assignment) -> list[Scalar]:
        if not assignment.sources:  # a junction with one bond
            return [0.0] * self._variable_width(assignment.target)
        total: Any = 0.0
        for source, sign in zip(assignment.sources, assignment.signs, strict=True):
            total = total + sign * np.array(self.values[source], dtype=object)
        return list(total)

    def assigned(self, assignment) -> list[Scalar]:
        """The value that an assignment gives its variable, in terms of the values of its sources."""
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
        """Values of the port and signal symbols of a node; with `only`, of those variables alone."""
        node, given = self.flat.structure.node[name], self.given[name]
        pairs: dict[int, Scalar] = {}
        for port in node.ports:
            received, _, sign = port_variables(self.causality, node, port)
            if only is None or received in only:
                flip = sign < 0 and received[0] == "f"
                values = [-v for v in self.values[received]] if flip else self.values[received]
                pairs.update({s.index: v for s, v in zip(given.ports[port.name], values, strict=True)})
        for signal in () if name in self.replaced else self.flat.structure.feeds.get(name, ()):
            variable = ("s", signal.source, signal.quantity)
            if only is None or variable in only:
                symbols = given.signals[signal.input]
                pairs.update({s.index: v for s, v in zip(symbols, self.values[variable], strict=True)})
        return pairs


def by_components(given: Given, response: Response, node: Node) -> tuple[Given, Response]:
    """Arguments and results of a law by the ports and signals of its node, which may be components of those of the
    law."""
    if node.whole is None:
        return given, response
    given = replace(given, ports=_components(given.ports), signals=_components(given.signals))
    return given, replace(response, outputs=_components(response.outputs), signals=_components(response.signals))


def _components(vectors: Mapping[str, Any]) -> dict[str, Any]:
    named = {name: component_names(name, len(vector)) for name, vector in vectors.items()}
    return {one: vectors[name][k : k + 1] for name, names in named.items() for k, one in enumerate(names)}


def _increasing(element: AbstractElement) -> bool:
    """Whether a law has exactly one flow for every effort: storages, linear resistors, and resistors declared
    invertible."""
    if isinstance(element, R):
        return element.resistance is not None or element.invertible
    return isinstance(element, AbstractStorage)
