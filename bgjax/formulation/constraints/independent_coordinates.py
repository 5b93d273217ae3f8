"""Chooses independent coordinates of mechanisms with loops, from which the dependent ones are solved (Boudon 2019).

Constraints G q̇ = c leave some of the generalised velocities independent. A general choice is made that suits all poses
the mechanism reaches, and it is examined again at every step: a coordinate that momentarily cannot move (a piston at
its dead centre) becomes dependent for a while. The motion does not depend on the choice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ...expressions.calls import DependentCall
from ...expressions.expression import Expr, Scalar, absolute, sqrt
from ...expressions.passes import linear_forms
from ...expressions.sparse_ldl import solve_symmetric
from ..unknowns.problem import Problem, Row


# weight of independent coordinates in the selection of dependent ones: others replace them if they move about ten times
# faster
KEPT = 0.1
STILL = 1e-8  # relative to a unit velocity: a coordinate that moves less cannot move


@dataclass(frozen=True)
class Independence:
    """Numbers of generalised flows: those that are independent in general, and chosen ones that cannot be
    independent."""

    independent: tuple[int, ...] = ()
    still: tuple[int, ...] = ()  # cannot move
    following: tuple[int, ...] = ()  # follow from other chosen ones
    freedom: int = 0


def _moves(free: np.ndarray) -> np.ndarray:
    """How far each flow can move at each pose."""
    return np.linalg.norm(free, axis=2)


def choose_independent(matrices: np.ndarray, wanted: Sequence[int]) -> Independence:
    """Choose from constraint matrices at many poses, (poses, rows, flows): first the wanted flows, then those whose
    smallest motion over all poses is largest."""
    _, values, right = np.linalg.svd(matrices)
    rank = int(np.median((values > 1e-7 * values[:, :1]).sum(axis=1))) if values.shape[1] else 0
    free = np.swapaxes(right[:, rank:], 1, 2)  # (poses, flows, freedoms): null space of the constraints
    still = tuple(k for k in wanted if np.max(_moves(free)[:, k], initial=0.0) < STILL)
    chosen: list[int] = []
    following: list[int] = []
    for k in [k for k in wanted if k not in still]:
        (chosen if np.max(_moves(free)[:, k]) > 1e-6 else following).append(k)
        free = _without(free, k) if k in chosen else free
    while len(chosen) < matrices.shape[2] - rank:
        least = np.min(_moves(free), axis=0)
        chosen.append(int(np.argmax(np.where(np.isin(np.arange(len(least)), chosen), -1.0, least))))
        free = _without(free, chosen[-1])
    return Independence(tuple(chosen), still, tuple(following), matrices.shape[2] - rank)


def _without(free: np.ndarray, k: int) -> np.ndarray:
    """The free motions in which this velocity is zero."""
    row = free[:, k : k + 1]
    size = np.maximum(np.sum(row**2, axis=2, keepdims=True), 1e-300)
    return free - (free @ np.swapaxes(row, 1, 2)) @ (row / size)


@dataclass(frozen=True)
class CoordinateSplit:
    """Generalised flows, those that are independent in general, and the constraints between them."""

    flows: tuple[int, ...]
    independent: tuple[int, ...]
    rows: tuple[Row, ...]
    inertias: Mapping[int, Scalar]  # virtual inertia of each flow alone

    def dependent(self, problem: Problem) -> list[Scalar]:
        """1 for flows that are solved from others at the present state, 0 for independent flows."""
        weights = [(KEPT if flow in self.independent else 1.0) / sqrt(self._size(flow)) for flow in self.flows]
        forms, weighted = self._forms(problem), list(zip(self.flows, weights, strict=True))
        entries = [form.get(flow, 0.0) * weight for form in forms for flow, weight in weighted]
        return problem.pool.call(DependentCall(len(self.rows), len(self.flows)), entries, len(self.flows))

    def _size(self, flow: int) -> Scalar:
        """Inertia of a flow; 1 if it has none."""
        value = self.inertias[flow]
        return absolute(value) if isinstance(value, Expr) else abs(value) or 1.0

    def _forms(self, problem: Problem) -> list[dict[int, Scalar]]:
        return linear_forms(problem.pool, [row.residual for row in self.rows], self.flows)

    def matrix(self, problem: Problem) -> list[list[Scalar]]:
        """The constraint matrix G with respect to the generalised flows."""
        rows = []
        for form in self._forms(problem):
            rows.append([form.get(flow, 0.0) for flow in self.flows])
        return rows

    def change(self, problem: Problem, residuals: Sequence[Scalar]) -> dict[int, Scalar]:
        """Change of the dependent flows that makes the residuals zero, while independent flows keep their values. Which
        flows are dependent is an input, the symbols ("dependent", position of the flow), so that it is decided once per
        step."""
        forms, pool = self._forms(problem), problem.pool
        flags = {flow: pool.symbol("dependent", pool.key(flow)[1]) for flow in self.flows}
        weights = {flow: flags[flow] / self._size(flow) for flow in self.flows}
        size = len(forms)
        matrix = {(i, j): _dot(forms[i], forms[j], weights) for i in range(size) for j in range(i + 1)}
        entries = {place: value for place, value in matrix.items() if isinstance(value, Expr)}
        impulses = solve_symmetric(entries, [-r for r in residuals])

        def impulse(flow: int) -> Scalar:
            pairs = zip(forms, impulses, strict=True)
            return sum((form[flow] * p for form, p in pairs if flow in form), 0.0)

        answer = {flow: impulse(flow) for flow in self.flows}
        return {**dict.fromkeys(problem.flows, 0.0), **{flow: weights[flow] * value for flow, value in answer.items()}}


def _dot(a: Mapping[int, Scalar], b: Mapping[int, Scalar], weights: Mapping[int, Scalar]) -> Scalar:
    return sum((value * weights[flow] * b[flow] for flow, value in a.items() if flow in b), 0.0)
