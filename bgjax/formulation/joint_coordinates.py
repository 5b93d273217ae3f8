"""Joint coordinates as states: poses of bodies follow from them along the tree of joints that are flow sources."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import jax
import numpy as np

from ..elements import FreePort, HeldPort
from ..errors import Fault
from ..expressions.expression import sqrt
from ..graph.flatten import Flat, follow
from ..graph.graph import AbstractModel
from ..structure.causality import Causality
from .independent_coordinates import Independence


class Coordinate(NamedTuple):
    """What a free port that is a flow source turns or moves: the signal that becomes a state."""

    port: str  # path
    signal: str  # path
    velocity: str  # name of its flow as a result: that of the 1-junction it stands on
    width: int
    flows: int


def tree_joints(flat: Flat, causality: Causality) -> set[str]:
    """Joints all of whose ports are flow sources, driven ones aside: they place a body."""
    ports = {path: element for path, element in flat.elements.items() if isinstance(element, HeldPort | FreePort) and not getattr(element, "drive", False)}
    open_ = {path.rpartition(".")[0] for path in ports if not causality.effort_in(path, "port")}
    return {path.rpartition(".")[0] for path in ports} - open_


def coordinates(flat: Flat, causality: Causality, width: Callable[[str], int]) -> list[Coordinate]:
    """Of all free ports of these joints."""
    found, structure, joints = [], flat.structure, tree_joints(flat, causality)
    for path, element in flat.elements.items():
        owner = path.rpartition(".")[0]
        if isinstance(element, FreePort) and owner in joints and element.freedom.coordinate:
            bond = structure.bonds[structure.bond_at[path, "port"]]
            junction = bond.tail if bond.head == path else bond.head
            signal = f"{owner}.{element.freedom.coordinate}"
            found.append(Coordinate(path, signal, f"{junction}.flow", width(signal), bond.width))
    return found


def rate(coordinate: Coordinate, values: np.ndarray, flows: np.ndarray) -> np.ndarray:
    """Of a coordinate: the flow, or that of a quaternion which turns at the rates of frame b in frame a, seen from a."""
    if coordinate.width == coordinate.flows:
        return flows
    (w, x, y, z), (a, b, c) = values, flows
    return 0.5 * np.array([-x * a - y * b - z * c, w * a + z * b - y * c, w * b - z * a + x * c, w * c + y * a - x * b], dtype=object)


def settled(coordinate: Coordinate, values: np.ndarray) -> np.ndarray | None:
    """A quaternion has length 1."""
    return None if coordinate.width == coordinate.flows else values / sqrt(sum((v * v for v in values), 0.0))


def start_of(coordinate: Coordinate) -> tuple[float, ...]:
    return (0.0,) * coordinate.width if coordinate.width == coordinate.flows else (1.0, 0.0, 0.0, 0.0)


Place = tuple[str, int]  # path of an element, number of its leaf


def same_leaves(model: AbstractModel, flat: Flat) -> tuple[dict[Place, Place], dict[int, Place]]:
    """Leaves of elements that are one leaf of the model, each with the first of them, and that first place by the number of the
    model's leaf: one symbol for all. A leaf that the model has twice may be changed in one place alone, so it is left out."""
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
    model: AbstractModel, flat: Flat, causality: Causality, values: Mapping[str, Any], signal: Callable[[str], Any], turns: Mapping[str, int]
) -> dict[str, Any]:
    """States of bodies that follow from the coordinates, by name; `signal` gives what comes from elsewhere, by name too;
    `turns` are whole turns of locked joints."""
    given = {name: values[full] for name in flat.exports if (full := follow(flat.exports, name)) in values}
    return model.posed(tree_joints(flat, causality), given, signal, turns)


def choice_faults(found: Independence, paths: list[str], flat: Flat) -> list[Fault]:
    """Coordinates that were asked for and cannot be independent, or not together."""
    names = {follow(flat.exports, name): name for name in flat.exports}
    name = lambda path: names.get(f"{path.rpartition('.')[0]}.{flat.elements[path].freedom.coordinate}", path)
    refused = lambda numbers: dict.fromkeys(paths[k] for k in numbers if not any(paths[j] == paths[k] for j in found.independent))
    driven = {path.rpartition(".")[0] for path, element in flat.elements.items() if isinstance(element, HeldPort) and element.drive}
    still = lambda path: ("moves as prescribed" if path.rpartition(".")[0] in driven else "cannot move") + ", so it cannot be a coordinate."
    remedy = "choose one that moves freely; print(bg.compile(model)) tells the mobility."
    faults = [Fault(name(path), still(path), remedy) for path in refused(found.still)]
    for path in refused(found.following):
        count = f"{found.freedom} coordinate{'s' if found.freedom > 1 else ''} decide{'' if found.freedom > 1 else 's'} all others"
        faults.append(Fault(name(path), f"follows from the other coordinates you chose: {count}.", "leave it out, or one of the others."))
    return faults
