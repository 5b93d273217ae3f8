"""Between the oracle's variables and the results of a compiled system, by name."""

import numpy as np

import bgjax as bg

from .acausal import Acausal
from .build import path
from .description import Description, full
from .search import Point, Solution


def expected(
    description: Description, oracle: Acausal, solution: Solution, system: bg.System, names: dict
) -> tuple[np.ndarray, np.ndarray]:
    """The system's state vector at the oracle's point, and the rates it should find."""
    pairs = [_state(description, oracle, solution, names, slot.name) for slot in system.plan.equations.states]
    if not pairs:
        return np.zeros(0), np.zeros(0)
    values, rates = zip(*pairs, strict=True)
    return np.concatenate(list(map(np.atleast_1d, values))), np.concatenate(list(map(np.atleast_1d, rates)))


def _state(description, oracle, solution, names, full_name: str) -> tuple[np.ndarray, np.ndarray]:
    node, _, quantity = full_name.rpartition(".")
    element = description.elements[names[node]]
    port = quantity.rpartition("_")[0] if element.kind == "Field" else ""
    place = oracle.states[names[node], port]
    x, rate = solution.point.x[place], solution.rates[place]
    if quantity in ("flow", "effort"):  # of a linear storage
        matrix = full(element.values["value"], element.ports["port"])
        matrix = matrix if element.values.get("inverse", True) else np.linalg.inv(matrix)
        return np.linalg.solve(matrix, x), np.linalg.solve(matrix, rate)
    return x, rate


def read_point(description: Description, oracle: Acausal, system: bg.System, time: float, state: np.ndarray) -> Point:
    """The oracle's variables as far as the system's results have them; zeros elsewhere."""
    x, z = np.zeros(oracle.state_size), np.zeros(oracle.size)
    for name, place in _states(description, oracle).items():
        x[place] = _read(system, time, state, name, x[place])
    for number, name in enumerate(bond_names(description)):
        for kind, word in (("e", "effort"), ("f", "flow")):
            place = oracle.places[kind, number]
            z[place] = _read(system, time, state, f"{name}.{word}", z[place])
    for name, element in description.elements.items():
        if ("s", name) in oracle.places:
            z[oracle.places["s", name]] = oracle._block(name, element, x, z, time)
    return Point(x, z, np.zeros(oracle.size), time)


def _read(system: bg.System, time: float, state: np.ndarray, name: str, default: np.ndarray) -> np.ndarray:
    if name not in system.plan.equations.quantities:
        return default
    return np.atleast_1d(np.asarray(system.outputs(time, state, name)[name]))


def _states(description: Description, oracle: Acausal) -> dict[str, slice]:
    words, found = {"I": "momentum", "C": "displacement"}, {}
    for (name, port), place in oracle.states.items():
        element = description.elements[name]
        if element.kind == "Field":
            word = f"{port}_{words[element.values['kinds'][port]]}"
        else:
            word = words.get(element.kind, "position")
        found[f"{path(description, name)}.{word}"] = place
    return found


def bond_names(description: Description) -> list[str]:
    """As bgjax names them: by their ends, with a number from the second parallel one on."""
    counts: dict[str, int] = {}
    names = []
    for bond in description.bonds:
        name = f"{path(description, bond.tail)}->{path(description, bond.head)}"
        counts[name] = counts.get(name, 0) + 1
        names.append(name if counts[name] == 1 else f"{name}#{counts[name]}")
    return names
