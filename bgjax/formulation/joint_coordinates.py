"""Joint coordinates as states: finds them, their rates, and the poses of bodies that follow along the joint tree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import jax
import numpy as np

from ..elements import FreePort, HeldPort
from ..errors import Fault
from ..expressions.expression import sqrt
from ..graph.flatten import Flat, follow
from ..graph.graph import AbstractModel
from ..structure.causality import Causality
from .constraints.independent_coordinates import Independence


class Coordinate(NamedTuple):
    """The coordinate of free ports that are flow sources; its signal becomes a state. It belongs to one port, or to the
    ports of its components in their order."""

    ports: tuple[str, ...]  # paths
    signal: str  # path
    velocities: tuple[str, ...]  # names of their flows as results: those of the 1-junctions they are attached to
    width: int
    flows: int


def tree_joints(flat: Flat, causality: Causality) -> set[str]:
    """Tree joints: all their ports except driven ones are flow sources, so that their coordinates place a body."""
    joined = {path: element for path, element in flat.elements.items() if isinstance(element, HeldPort | FreePort)}
    ports = [path for path, element in joined.items() if not element.is_drive()]
    open_ = {path.rpartition(".")[0] for path in ports if not causality.effort_in(path, "port")}
    return {path.rpartition(".")[0] for path in ports} - open_


def coordinates(flat: Flat, causality: Causality, width: Callable[[str], int]) -> list[Coordinate]:
    """Coordinates of all free ports of tree joints; `width` gives the width of a signal."""
    found: dict[str, list[str]] = {}
    joints = tree_joints(flat, causality)
    for path, element in flat.elements.items():
        owner = path.rpartition(".")[0]
        if isinstance(element, FreePort) and owner in joints and element.freedom.coordinate:
            found.setdefault(f"{owner}.{element.freedom.coordinate}", []).append(path)
    return [_coordinate(flat, signal, paths, width(signal)) for signal, paths in found.items()]


def _coordinate(flat: Flat, signal: str, paths: list[str], width: int) -> Coordinate:
    """The coordinate that a signal gives, with the free ports whose flows are components of its rate."""
    structure = flat.structure
    ports = tuple(sorted(paths, key=lambda path: flat.elements[path].freedom.component))
    bonds = [structure.bonds[structure.bond_at[path, "port"]] for path in ports]
    junctions = [bond.tail if bond.head == path else bond.head for path, bond in zip(ports, bonds, strict=True)]
    velocities = tuple(f"{junction}.flow" for junction in junctions)
    return Coordinate(ports, signal, velocities, width, sum(bond.width for bond in bonds))


def rate(coordinate: Coordinate, values: np.ndarray, flows: np.ndarray) -> np.ndarray:
    """Time derivative of a coordinate: its flow, or for a quaternion the derivative that belongs to the angular
    velocity of frame b relative to frame a, resolved in a."""
    if coordinate.width == coordinate.flows:
        return flows
    (w, x, y, z), (a, b, c) = values, flows
    doubled = [-x * a - y * b - z * c, w * a + z * b - y * c, w * b - z * a + x * c, w * c + y * a - x * b]
    return 0.5 * np.array(doubled, dtype=object)


def unit_quaternion(coordinate: Coordinate, values: np.ndarray) -> np.ndarray | None:
    """The normalised quaternion, if the coordinate is one; else None."""
    return None if coordinate.width == coordinate.flows else values / sqrt(sum((v * v for v in values), 0.0))


def start_of(coordinate: Coordinate) -> tuple[float, ...]:
    """The initial value that a coordinate has by default: zero, or the quaternion of no rotation."""
    return (0.0,) * coordinate.width if coordinate.width == coordinate.flows else (1.0, 0.0, 0.0, 0.0)


Place = tuple[str, int]  # path of an element and number of one of its leaves


def same_leaves(model: AbstractModel, flat: Flat) -> tuple[dict[Place, Place], dict[int, Place]]:
    """Leaves of elements that are the same leaf of the model, so that they share one symbol: each place with the first
    such place, and the first place by the number of the model's leaf. A leaf that occurs twice in the model is left
    out, because it may be changed in one place alone."""
    leaves = jax.tree.leaves(model)
    numbers = {id(leaf): k for k, leaf in enumerate(leaves)}
    twice = {id(leaf) for k, leaf in enumerate(leaves) if numbers[id(leaf)] != k}
    first: dict[int, Place] = {}
    same: dict[Place, Place] = {}
    for path, element in flat.elements.items():
        for place, leaf in enumerate(jax.tree.leaves(element)):
            if id(leaf) in numbers and id(leaf) not in twice:
                same[path, place] = first.setdefault(numbers[id(leaf)], (path, place))
    return same, first


def poses(
    model: AbstractModel,
    flat: Flat,
    causality: Causality,
    values: Mapping[str, Any],
    signal: Callable[[str], Any],
    turns: Mapping[str, int],
) -> dict[str, Any]:
    """States of bodies that follow from the coordinates `values`, by name. `signal` gives other signals by name;
    `turns` are the whole turns of joints that lock a rotation."""
    given = {name: values[full] for name in flat.exports if (full := follow(flat.exports, name)) in values}
    return model.posed(tree_joints(flat, causality), given, signal, turns)


def coordinate_choice_faults(found: Independence, paths: list[str], flat: Flat) -> list[Fault]:
    """Faults of chosen coordinates that cannot be independent, alone or together."""
    names = {follow(flat.exports, name): name for name in flat.exports}
    independent = {paths[k] for k in found.independent}
    held = [path for path, element in flat.elements.items() if isinstance(element, HeldPort) and element.is_drive()]
    driven = {path.rpartition(".")[0] for path in held}

    def name(path: str) -> str:
        return names.get(f"{path.rpartition('.')[0]}.{flat.elements[path].freedom.coordinate}", path)

    def refused(numbers: Sequence[int]) -> dict[str, None]:
        return dict.fromkeys(paths[k] for k in numbers if paths[k] not in independent)

    faults = []
    for path in refused(found.still):
        what = "moves as prescribed" if path.rpartition(".")[0] in driven else "cannot move"
        remedy = "choose one that moves freely; print(bg.compile(model)) tells the mobility."
        faults.append(Fault(name(path), f"{what}, so it cannot be a coordinate.", remedy))
    for path in refused(found.following):
        deciding = f"{found.freedom} coordinates decide" if found.freedom > 1 else f"{found.freedom} coordinate decides"
        what = f"follows from the other coordinates you chose: {deciding} all others."
        faults.append(Fault(name(path), what, "leave it out, or one of the others."))
    return faults
