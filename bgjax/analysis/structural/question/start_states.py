"""States at which a nonlinear graph is analysed: the initial condition of its model, or a random consistent one.

They are found by compiling the model, so that joints close; the graph of scalar bonds has the same states under other
names (component k of `m.flow` is `m[k].flow`).
"""

import re
from collections.abc import Mapping

import numpy as np

from ....errors import BondGraphError
from ....expressions.backends.numpy.backend import NumpyBackend
from ....expressions.expression import Expr
from ....formulation.acausal.relations import Relations
from ....graph.graph import AbstractModel, Guess
from ....simulation.start.initialise import initialise
from ....system.graphs import joint_coordinates
from ....system.system import System
from .draws import Values
from .question import Question


SPREAD = 0.2  # standard deviation of the random changes, in units of a state at an energy of 1 J
ROUNDS = 30  # largest number of signals that depend on each other in a row
INDEX = re.compile(r"\[(\d+)\]")


def values_at_start(question: Question, values: Values, model: AbstractModel, seed: int | None) -> dict[int, float]:
    """Values of the states of a model, which has these parameters, by their nodes in the pool: at the initial
    condition, or with a seed at a random consistent state beside it; with them, signals, and efforts and flows as far
    as the compiled model has the same bonds. States of storages that depend on others are left out: equations give
    them."""
    return _with_signals(_known(question, model, seed), question, values)


def _known(question: Question, model: AbstractModel, seed: int | None) -> dict[int, float]:
    relations = question.relations
    try:
        system = question.systems.of(model)
        state = np.asarray(initialise(system))
        if seed is not None:
            state = _beside(system, state, np.random.default_rng(seed))
    except BondGraphError:
        return {} if seed is None else _random(relations, np.random.default_rng(seed))
    return _placed(relations, _named(system, state)) | _on_bonds(relations, system, state)


def _with_signals(known: dict[int, float], question: Question, values: Values) -> dict[int, float]:
    """All signals computed from the states, one after the other as they depend on each other."""
    relations, backend = question.relations, NumpyBackend(question.elements)
    pool = relations.pool
    given = {r.signal: r.residual for r in relations.relations if isinstance(r.residual, Expr) and r.signal is not None}
    order, found = pool.reachable(given.values()), dict(known)

    def symbol(key: tuple) -> float:
        return float(values(key)) if key[0] == "parameter" else found.get(pool.symbol(*key).index, 0.0)

    for _ in range(ROUNDS):
        with np.errstate(all="ignore"):
            computed = backend.values(pool, order, symbol)
        gaps = {v: float(computed[value.index]) for v, value in given.items()}
        gaps = {v: gap for v, gap in gaps.items() if np.isfinite(gap) and gap}
        found |= {v: found.get(v, 0.0) - gap for v, gap in gaps.items()}
        if not gaps:
            break
    return found


def same_redundancy(question: Question, varied: AbstractModel) -> bool:
    """Whether the model with other values has as many redundant constraints: other lengths may lock a loop that can
    only move because its axes are parallel."""
    try:
        return len(question.systems.of(question.model).redundant) == len(question.systems.of(varied).redundant)
    except BondGraphError:
        return False


def _on_bonds(relations: Relations, system: System, state: np.ndarray) -> dict[int, float]:
    """Efforts and flows of bonds that the compiled model has too."""
    known, places = system.plan.equations.quantities, relations.variables.items()
    names = {v: relations.label(place) for v, place in places if place[0] in ("effort", "flow")}
    names = {v: name for v, name in names.items() if name in known and len(known[name]) == 1}
    values = system.outputs(0.0, state, list(dict.fromkeys(names.values()))) if names else {}
    return {v: float(values[name]) for v, name in names.items() if np.isfinite(values[name])}


def _named(system: System, state: np.ndarray) -> dict[str, np.ndarray]:
    return {slot.name: state[slot.start : slot.start + slot.width] for slot in system.plan.equations.states}


def _beside(system: System, state: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A consistent state near random changes of joint coordinates and velocities (of all states, where there are no
    joints), of which the model's own initial values count as guesses; the same state where none is found."""
    joints = joint_coordinates(system)
    initial = {**getattr(system.model, "initial", {})}
    values = {name: np.asarray(system.outputs(0.0, state, name)[name]) for name in dict.fromkeys((*initial, *joints))}
    for slot in system.plan.equations.states:
        if slot.kind.moving or not joints:
            values.setdefault(slot.name, state[slot.start : slot.start + slot.width])
    sizes = _named(system, np.asarray(system.scales()))
    changed = {}
    for name, value in values.items():
        change = SPREAD * random.normal(size=value.shape) * sizes.get(name, 1.0)
        changed[name] = Guess(value + change)
    try:
        return np.asarray(initialise(system, changed))
    except BondGraphError:
        return state


def _random(relations: Relations, random: np.random.Generator) -> dict[int, float]:
    return {v: float(random.normal()) for v in relations.state_symbols()}


def _placed(relations: Relations, states: Mapping[str, np.ndarray]) -> dict[int, float]:
    """The states by the nodes of the scalar graph's pool."""
    found = {}
    for v, (slot, k) in relations.state_symbols().items():
        node, _, state = slot.name.rpartition(".")
        index = INDEX.findall(node)
        vector = f"{node[: node.rindex('[')]}.{state}" if index and slot.name not in states else slot.name
        if vector in states:
            found[v] = float(states[vector][k if vector == slot.name else int(index[-1])])
    return found
