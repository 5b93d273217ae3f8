"""Opened laws in, their contributions out: rates, residual rows, dynamics, energies and results as expressions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ..elements import CardanOrientation, HeldPort
from ..elements.cardan import cardan_near
from ..elements.records import Response, Switch
from ..expressions.expression import Scalar, floor, sign
from ..expressions.passes import substitute
from ..graph.graph import AbstractModel
from ..graph.methods.ports import constraint_of
from .joint_coordinates import coordinates, rate, same_leaves, unit_quaternion
from .laws import Laws
from .records.states import StateSlot
from .switches import OpenSwitch
from .unknowns.problem import DynamicGroup, Row


Substituted = Callable[[Iterable[Scalar]], list[Scalar]]  # symbols of ports and signals replaced by their values


class Collected:
    """What all laws contribute to the equations."""

    def __init__(self, laws: Laws):
        self.laws = laws
        self.rates: dict[int, Scalar] = {laws.time.index: 1.0}
        self.rows: list[Row] = []
        self.dynamics: list[DynamicGroup] = []
        self.energies: dict[str, Scalar] = {}
        self.quantities: dict[str, list[Scalar]] = {}
        self.normalised: dict[int, Scalar] = {}
        self.reset_poses: dict[int, Scalar] = {}
        self.start_zeros: list[tuple[str, str, Scalar]] = []
        self.switches: list[OpenSwitch] = []

    def collect(self) -> None:
        """Collect from the laws of all elements, and from joint coordinates that are states."""
        for name, response in self.laws.responses.items():
            self._collect(name, response, self._substituted(name))
        self._move_coordinates()

    def _substituted(self, name: str) -> Substituted:
        mapping = self.laws.mapping(name)
        return lambda vector: substitute(self.laws.pool, list(vector), mapping)

    def _collect(self, name: str, response: Response, substituted: Substituted) -> None:
        """Collect from the law of one element."""
        self._add_rates(name, response, substituted)
        for label, vector in response.residuals.items():
            self.rows += self._residuals(name, label, response, substituted(vector), substituted)
        self._add_dynamics(name, response, substituted)
        self._add_normalised(name, response, substituted)
        self._add_start_zeros(name, response, substituted)
        states = self.laws.given[name].states
        for label, switch in response.switches.items():
            self.switches.append(_opened(f"{name}.{label}", switch, states, substituted))
        self._add_results(name, response, substituted)

    def _add_rates(self, name: str, response: Response, substituted: Substituted) -> None:
        given = self.laws.given[name]
        for label, vector in response.rates.items():
            if f"{name}.{label}" not in self.laws.posed:
                symbols = given.states[label] if label in given.states else given.unknowns[label]
                self.rates.update(_by_node(symbols, substituted(vector)))

    def _residuals(
        self, name: str, label: str, response: Response, values: list[Scalar], substituted: Substituted
    ) -> list[Row]:
        element, unknowns = self.laws.flat.elements[name], self.laws.given[name].unknowns[label]
        gaps = substituted(response.gaps[label]) if label in response.gaps else [None] * len(values)
        shares = [1.0] * len(values) if response.compliance is None else list(response.compliance)
        wanted = [None] * len(values)
        if label in response.wanted:
            values, wanted = map(substituted, response.wanted[label])
        rows = []
        for value, gap, unknown, share, wish in zip(values, gaps, unknowns, shares, wanted, strict=True):
            row = Row(
                f"{name}.{label}",
                value,
                kind="residual",
                constraint=element.multiplier,
                gap=gap,
                unknown=unknown.index,
                drive=element.is_drive(),
                sign=self._sign(name),
                compliance=share,
                stabilisation=response.stabilisation,
                wanted=wish,
                output=response.follows,
            )
            rows.append(row)
        return rows

    def _sign(self, name: str) -> float:
        """-1 for an element with one port whose bond points away from it."""
        structure = self.laws.flat.structure
        bond = structure.bond_at.get((name, "port"))
        return -1.0 if bond is not None and structure.bonds[bond].head != name else 1.0

    def _add_dynamics(self, name: str, response: Response, substituted: Substituted) -> None:
        unknowns = self.laws.given[name].unknowns
        for label, item in response.dynamics.items():
            quasi = tuple(s.index for s in unknowns[item.quasi]) if item.quasi else ()
            state = f"{name}.{item.quasi or item.state}"
            quantity, moved = substituted(item.quantity), substituted(item.rate)
            self.dynamics.append(DynamicGroup(f"{name}.{label}", quantity, moved, item.weight, state, quasi))

    def _add_normalised(self, name: str, response: Response, substituted: Substituted) -> None:
        for label, vector in response.normalised.items():
            if f"{name}.{label}" not in self.laws.posed:
                self.normalised.update(_by_node(self.laws.given[name].states[label], substituted(vector)))

    def _add_start_zeros(self, name: str, response: Response, substituted: Substituted) -> None:
        held = self.laws.posed and isinstance(self.laws.flat.elements[name], HeldPort)
        if response.start_zero is None or held:
            return
        position, flow = response.start_zero
        owner = constraint_of(name)
        self.start_zeros += [("flow", owner, value) for value in substituted(flow)]
        if position is not None:
            self.start_zeros += [("gap", owner, value) for value in substituted(position)]

    def _add_results(self, name: str, response: Response, substituted: Substituted) -> None:
        given = self.laws.given[name]
        if response.energy is not None:
            self.energies[name] = substituted([response.energy])[0]
        signals = self.laws.signals[name]
        self.quantities |= {f"{name}.{label}": substituted(vector) for label, vector in signals.items()}
        own = given.states | given.unknowns
        self.quantities |= {f"{name}.{label}": list(vector) for label, vector in own.items()}

    def _move_coordinates(self) -> None:
        for coordinate, values in self.laws.coordinates:
            moved = rate(coordinate, values, self.laws.flows_of(coordinate))
            self.rates.update(_by_node(values, moved))
            unit = unit_quaternion(coordinate, values)
            if unit is not None:
                self.normalised.update(_by_node(values, unit))

    def reset_poses_from(self, model: AbstractModel, turns: Mapping[str, int]) -> None:
        """Poses of bodies computed from the joint coordinates of their integrated poses along the tree of joints; they
        correct the drift. Where joints lock planar rotations, bodies keep their whole turns (`turns`)."""
        laws = self.laws
        found = coordinates(laws.flat, laws.causality, laws.coordinate_width)
        values = {c.signal: laws.signal_values(c.signal) for c in found}
        placed = laws.poses_of(model, values, same_leaves(model, laws.flat)[1], turns)
        for slot in laws.states:
            own = np.array([laws.pool.symbol("state", slot.start + k) for k in range(slot.width)], dtype=object)
            node = slot.name.rpartition(".")[0]
            if isinstance(laws.flat.elements.get(node), CardanOrientation) and f"{node}.quaternion" in placed:
                angles = cardan_near(placed[f"{node}.quaternion"], own)
                self.reset_poses.update(_by_node(own, angles))
            if slot.name in placed:
                self.reset_poses.update(_by_node(own, _nearest(slot, own, placed[slot.name], bool(turns))))


def _nearest(slot: StateSlot, own: np.ndarray, placed: Sequence[Scalar], turns: bool) -> list[Scalar]:
    """A pose as the quaternion nearest to the integrated one, because −q turns as q does, and with `turns` as the
    angle nearest to the integrated one."""
    cover = 1.0
    if slot.width == 4:
        cover = sign(sum((a * b for a, b in zip(own, placed, strict=True)), 0.0))
    values = [cover * value for value in placed]
    if turns and slot.width == 1:
        values = [value + _turns(s - value) for s, value in zip(own, values, strict=True)]
    return values


def _by_node(symbols: Iterable[Scalar], values: Iterable[Scalar]) -> dict[int, Scalar]:
    return {symbol.index: value for symbol, value in zip(symbols, values, strict=True)}


def _opened(name: str, switch: Switch, states: Mapping[str, Any], substituted: Substituted) -> OpenSwitch:
    def one(vector) -> Scalar:
        return substituted(vector)[0] if np.ndim(vector) else substituted([vector])[0]

    values: dict[int, Scalar] = {}
    for label, vector in switch.values.items():
        values.update(_by_node(states[label], substituted(vector)))
    pace = None if switch.pace is None else one(switch.pace)
    watched = 0.0 if switch.watched is None else one(switch.watched)
    return OpenSwitch(name, one(switch.guard), one(switch.size), pace, watched, values)


def _turns(angle: Scalar) -> Scalar:
    """The multiple of 2π that is nearest to an angle."""
    return 2.0 * np.pi * floor(angle / (2.0 * np.pi) + 0.5)
