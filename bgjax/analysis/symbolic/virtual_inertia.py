"""From the equations of a compiled graph to the matrices of its generalised velocities (Bos & Tiernego 1985).

The flows of the inertias are V = T u. Then Tᵀ I T is the virtual inertia, Tᵀ I Ṫ the gyristor, and Tᵀ E T the Eulerian
junction structures E, transformed to u. T is the sparse matrix of the linear forms in the schedule, Ṫ its time
derivative along the motion.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from ...elements.records import Given
from ...elements.state_kind import StateKind, kind_of
from ...elements.twoports import EJS
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import dependencies, linear_forms, tangents
from ...formulation.equations import Equations
from ...system.describe import floating_states
from .writer import component_names


Entries = tuple[tuple[Scalar, ...], ...]


@dataclass(frozen=True)
class Velocity:
    """A generalised velocity: the flow of an artificial source, a state whose rate is an unknown; in dual domains a
    generalised effort."""

    name: str
    place: int  # index in the flat state vector
    acceleration: int  # symbol of the unknown
    owner: str  # the source
    sign: int  # by the direction of its bond, so that the source's effort, or flow, is the sum of all loads


@dataclass(frozen=True)
class Forms:
    """Matrices of symbolic scalars of the pool, as tuples of rows."""

    velocities: tuple[Velocity, ...]
    flows: tuple[str, ...]  # of inertias that depend on the velocities
    transformation: Entries  # T
    weighted: Entries  # I T
    turning: Entries  # d/dt (I T) = I Ṫ, because the inertia of an I is constant
    spins: tuple[tuple[Entries, Entries], ...]  # (T, E) of every Eulerian junction structure
    floating: tuple[str, ...] = ()  # flows that are states themselves and on which some of the inertias depend too


def velocities(equations: Equations) -> tuple[Velocity, ...]:
    """The generalised velocities: flows of artificial sources."""
    return _generalised(equations, StateKind.FLOW)


def efforts(equations: Equations) -> tuple[Velocity, ...]:
    """The generalised efforts: efforts of artificial sources."""
    return _generalised(equations, StateKind.EFFORT)


def _generalised(equations: Equations, kind: StateKind) -> tuple[Velocity, ...]:
    names = [name for slot in equations.states for name in component_names(slot.name, slot.width)]
    places = {slot.start + k for slot in equations.states for k in range(slot.width) if slot.kind is kind}
    found = []
    for place, rate, owner in equations.generalised:
        if place in places:
            found.append(Velocity(names[place], place, rate, owner, _sign(equations, owner)))
    return tuple(found)


def _sign(equations: Equations, owner: str) -> int:
    structure = equations.causality.structure
    numbers = structure.attached.get(owner, ())
    return 1 if not numbers or structure.bonds[numbers[0]].tail == owner else -1


def find_forms(equations: Equations) -> Forms:
    """T and the matrices derived from it; all are empty without generalised velocities."""
    pool = equations.pool
    found = velocities(equations)
    symbols = [pool.symbol("state", v.place).index for v in found]

    def matrix(outputs):
        return coefficients(equations, outputs, symbols)

    flows, rows, weighted = [], [], []
    for flow, momentum in _inertias(equations):
        part = matrix(equations.quantities[flow])
        if any(isinstance(entry, Expr) or entry for row in part for entry in row):
            flows += component_names(flow, len(part))
            rows, weighted = rows + list(part), weighted + list(matrix(equations.quantities[momentum]))
    turning, spins = _turning(equations, weighted), []
    for node in _eulerian(equations):
        spins.append((matrix(equations.quantities[f"{node.name}.flow"]), _gyrator(equations, node.name)))
    return Forms(
        velocities=found,
        flows=tuple(flows),
        transformation=tuple(rows),
        weighted=tuple(weighted),
        turning=turning,
        spins=tuple(spins),
        floating=floating_states(equations),
    )


def _turning(equations: Equations, rows: Sequence[tuple[Scalar, ...]]) -> Entries:
    """The time derivatives of the entries of a matrix along the motion."""
    flat = [entry for row in rows for entry in row]
    rates = iter(tangents(equations.pool, flat, _motion(equations, flat)))
    return tuple(tuple(islice(rates, len(row))) for row in rows)


def coefficients(equations: Equations, outputs: Sequence[Scalar], symbols: list[int]) -> Entries:
    """The matrix of outputs that are linear in symbols: one row per output, one column per symbol."""
    forms = linear_forms(equations.pool, list(outputs), symbols)
    return tuple(_row(form, symbols) for form in forms)


def _row(form: Mapping[int, Scalar], symbols: list[int]) -> tuple[Scalar, ...]:
    """The coefficients of a linear form, zero where a symbol is not in it."""
    return tuple(form.get(symbol, 0.0) for symbol in symbols)


def _inertias(equations: Equations):
    """Names (flow, momentum) of the inertial ports of all storages."""
    for name in equations.quantities:
        path = next((p for p in (name.rpartition(".")[0],) if p in equations.energies), None)
        if path is not None and kind_of(name) is StateKind.MOMENTUM:
            port = name[len(path) + 1 :].removesuffix("momentum").removesuffix("_")
            yield f"{path}.{port}.flow" if port else f"{path}.flow", name


def _motion(equations: Equations, outputs: Sequence[Scalar]) -> dict[int, Scalar]:
    """Rates of only the states on which the outputs depend: T depends on positions, whose rates are short."""
    pool = equations.pool
    symbols = {pool.symbol("state", k).index: rate for k, rate in enumerate(equations.rates)}
    used = set().union(*dependencies(pool, list(outputs), symbols), set())
    return {i: rate for i, rate in symbols.items() if i in used} | {pool.symbol("time").index: 1.0}


def _eulerian(equations: Equations):
    return [node for node in equations.causality.structure.nodes if node.kind == "EJS"]


def _gyrator(equations: Equations, path: str) -> Entries:
    """E with e = E ω: the law evaluated at unit flows, with the angular momentum of the body as its modulus."""
    (signal,) = equations.causality.structure.feeds[path]
    momentum = np.array(equations.quantities[f"{signal.source}.{signal.quantity}"], dtype=object)

    def run(flow):
        given = Given({"port": "flow"}, {"port": flow}, {}, {}, {"modulus": momentum}, 0.0, {})
        return EJS().law(given).outputs["port"]

    columns = [run(np.array(unit, dtype=object)) for unit in np.eye(3).tolist()]
    return tuple(zip(*columns, strict=True))
