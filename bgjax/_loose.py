"""Directions without inertia that no joint holds: what a graph leaves free there, in numbers, for a refusal in words."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ._emission import Emission
from ._passes import substitute
from ._poses import Poses
from ._problem import Problem
from ._redundancy import repeatable
from .elements import I


PLACES = 12


class Loose(NamedTuple):
    """Motions of one inertia element, (directions, components), along which forces act, or none."""

    path: str
    directions: np.ndarray
    pushed: bool


def has_massless(elements: Mapping) -> bool:
    """Whether any inertia has directions without any."""
    return any(isinstance(element, I) and any(element.massless) for element in elements.values())


def loose_directions(work: Emission) -> list[Loose]:
    """Of a graph whose constraints have multipliers, at its start; nothing where that cannot be looked at."""
    problem = work.problem()
    places = {path: np.flatnonzero(e.massless) for path, e in work.laws.flat.elements.items() if isinstance(e, I) and any(e.massless)}
    columns = _columns(work, problem.flows, places)
    rows = [*repeatable(problem, problem.residuals), *[row for row in problem.residuals if row.constraint and row.drive]]
    poses = work.poses(problem, rows)
    reached = poses.reached(work.start())[0][:PLACES]
    if not len(reached) or not len(columns):
        return []
    free = _null_space(poses.flows(reached)[0][:, columns])
    still = free @ _null_space(_forces(problem, places, poses, _moving(problem, reached)) @ free)  # no force acts there, whatever the velocities
    pushed = free @ _null_space(still.T @ free)
    elements = work.laws.flat.elements
    return [
        Loose(path, found, bool(acting)) for acting, part in enumerate((still, pushed)) for path, found in _by_element(places, elements, part) if len(found)
    ]


def _moving(problem: Problem, states: np.ndarray) -> np.ndarray:
    """The states with velocities by chance, which need not satisfy the constraints."""
    found, random = states.copy(), np.random.default_rng(5)
    columns = [problem.pool.nodes[flow][1][1] for flow in problem.flows]
    found[:, columns] = random.normal(size=(len(states), len(columns)))
    return found


def _forces(problem: Problem, places: Mapping[str, np.ndarray], poses: Poses, states: np.ndarray) -> np.ndarray:
    """On what has no inertia, without those of constraints, at each state."""
    balance = [row.residual for path in places for row in problem.residuals if row.name == f"{path}.acceleration"]
    return poses.values(substitute(problem.pool, balance, dict.fromkeys(problem.names, 0.0)), states)


def _columns(work: Emission, flows: tuple[int, ...], places: Mapping[str, np.ndarray]) -> list[int]:
    """Where the flows without inertia stand among all flows."""
    slots = {slot.name: slot.start for slot in work.laws.states}
    symbols = [work.laws.pool.symbol("state", slots[f"{path}.flow"] + int(k)).index for path, own in places.items() for k in own if f"{path}.flow" in slots]
    return [flows.index(symbol) for symbol in symbols]


def _null_space(matrix: np.ndarray) -> np.ndarray:
    if not matrix.size:
        return np.eye(matrix.shape[1])
    _, values, right = np.linalg.svd(matrix)
    return right[int((values > 1e-7 * max(1.0, np.max(values, initial=0.0))).sum()) :].T


def _by_element(places: Mapping[str, np.ndarray], elements: Mapping, free: np.ndarray):
    """The part of the free motions in every element, as unit vectors of its components."""
    begin = 0
    for path, own in places.items():
        _, values, right = np.linalg.svd(free[begin : begin + len(own)].T, full_matrices=False)
        directions = np.zeros((int((values > 1e-6).sum()), len(elements[path].massless)))
        directions[:, own] = right[: len(directions)]
        begin += len(own)
        yield path, directions
