"""Finds massless directions that no joint constrains, and whether springs or dampers determine the motion along them.

The result is numerical, at the initial configuration, and serves error messages.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ..elements import I
from ..expressions.passes import substitute
from .emission import Emission
from .rank.reachable_poses import Poses
from .rank.redundancy import repeatable
from .unknowns.problem import Problem


PLACES = 12


class Loose(NamedTuple):
    """Unconstrained massless motions of one inertia element, as an array (directions, components): whether forces act
    along them (`pushed`), and whether these determine the motion (`determined`), by dampers or by springs whose forces
    change along it."""

    path: str
    directions: np.ndarray
    pushed: bool
    determined: bool


def has_massless(elements: Mapping) -> bool:
    """Whether any inertia element has massless directions."""
    return any(isinstance(element, I) and any(element.massless) for element in elements.values())


def loose_directions(work: Emission) -> list[Loose]:
    """The loose directions of a graph whose constraints have multipliers, near its initial conditions; an empty list if
    no consistent pose is found."""
    problem = work.problem()
    inertias = {path: element for path, element in work.laws.flat.elements.items() if isinstance(element, I)}
    places = {path: np.flatnonzero(element.massless) for path, element in inertias.items() if any(element.massless)}
    columns = _columns(work, problem.flows, places)
    driven = [row for row in problem.residuals if row.constraint and row.drive]
    rows = [*repeatable(problem, problem.residuals), *driven]
    poses = work.poses(problem, rows)
    reached = poses.reached(work.numbers.start())[0][:PLACES]
    if not len(reached) or not len(columns):
        return []
    free = _null_space(poses.flows(reached)[0][:, columns])
    # along these no force acts, whatever the velocities
    still = free @ _null_space(_forces(problem, places, poses, _moving(problem, reached)) @ free)
    pushed = free @ _null_space(still.T @ free)
    open_ = pushed @ _undetermined(_Balance(problem, places, poses, columns), reached[0], pushed)
    parts = ((False, False, still), (True, False, open_), (True, True, pushed @ _null_space(open_.T @ pushed)))
    found = []
    for acting, known, part in parts:
        own = _by_element(places, work.laws.flat.elements, part)
        found += [Loose(path, each, acting, known) for path, each in own if len(each)]
    return found


class _Balance(NamedTuple):
    """Forces on massless directions, projected onto the motions that the constraints admit."""

    problem: Problem
    places: Mapping[str, np.ndarray]
    poses: Poses
    columns: list[int]

    def __call__(self, state: np.ndarray) -> np.ndarray:
        free = _null_space(self.poses.flows(state[None])[0][:, self.columns])
        return free @ (free.T @ _forces(self.problem, self.places, self.poses, state[None])[0])

    def faster(self, state: np.ndarray, change: np.ndarray) -> np.ndarray:
        """The state with changed velocities of massless directions."""
        found = state.copy()
        found[[self.problem.pool.key(self.problem.flows[k])[1] for k in self.columns]] += change
        return found

    def further(self, state: np.ndarray, change: np.ndarray) -> np.ndarray:
        """The state moved a little along a motion of massless directions."""
        whole = np.zeros(len(self.problem.flows))
        whole[self.columns] = change
        return self.poses.carried(state, whole)


STEP = 1e-6


def _undetermined(balance: _Balance, state: np.ndarray, free: np.ndarray) -> np.ndarray:
    """Combinations of free directions in which, at equilibrium, forces depend neither on velocities nor on positions:
    dampers and springs do not determine the motion along them. Dampers are taken to be linear here."""
    if not free.size:
        return np.zeros((0, 0))
    for _ in range(2):
        faster = [free.T @ (balance(balance.faster(state, way)) - balance(state)) for way in free.T]
        damping = np.stack(faster, axis=1)
        state = balance.faster(state, -free @ np.linalg.lstsq(damping, free.T @ balance(state), rcond=1e-9)[0])
    moves = [STEP * way for way in free.T]
    apart = [balance(balance.further(state, move)) - balance(balance.further(state, -move)) for move in moves]
    stiffness = np.stack([free.T @ each / (2.0 * STEP) for each in apart], axis=1)
    largest = max(np.max(np.abs(damping)), np.max(np.abs(stiffness)), 1e-300)
    return _null_space(np.concatenate([damping, stiffness], axis=1).T / largest, 1e-6)


def _moving(problem: Problem, states: np.ndarray) -> np.ndarray:
    """The states with random velocities, which need not satisfy the constraints."""
    found, random = states.copy(), np.random.default_rng(5)
    columns = [problem.pool.key(flow)[1] for flow in problem.flows]
    found[:, columns] = random.normal(size=(len(states), len(columns)))
    return found


def _forces(problem: Problem, places: Mapping[str, np.ndarray], poses: Poses, states: np.ndarray) -> np.ndarray:
    """Forces on massless directions at each state, without constraint reactions."""
    balance = [row.residual for path in places for row in problem.residuals if row.name == f"{path}.acceleration"]
    return poses.values(substitute(problem.pool, balance, dict.fromkeys(problem.names, 0.0)), states)


def _columns(work: Emission, flows: tuple[int, ...], places: Mapping[str, np.ndarray]) -> list[int]:
    """Positions of the massless flows among all flows."""
    slots = {slot.name: slot.start for slot in work.laws.states}
    starts = {path: slots[f"{path}.flow"] for path in places if f"{path}.flow" in slots}
    numbers = [start + int(k) for path, start in starts.items() for k in places[path]]
    return [flows.index(work.laws.pool.symbol("state", number).index) for number in numbers]


def _null_space(matrix: np.ndarray, small: float = 1e-7) -> np.ndarray:
    if not matrix.size:
        return np.eye(matrix.shape[1])
    _, values, right = np.linalg.svd(matrix)
    return right[int((values > small * max(1.0, np.max(values, initial=0.0))).sum()) :].T


def _by_element(places: Mapping[str, np.ndarray], elements: Mapping, free: np.ndarray):
    """(path, directions) for every element: the free motions of its components, as unit vectors."""
    begin = 0
    for path, own in places.items():
        _, values, right = np.linalg.svd(free[begin : begin + len(own)].T, full_matrices=False)
        directions = np.zeros((int((values > 1e-6).sum()), len(elements[path].massless)))
        directions[:, own] = right[: len(directions)]
        begin += len(own)
        yield path, directions
