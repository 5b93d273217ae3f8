"""Solved constraints in, choice of coordinates out: which joint coordinates are integrated, and which follow."""

import numpy as np

from ..elements import FreePort, GeneralisedEffort, GeneralisedFlow
from ..errors import ParameterError, raise_faults
from ..expressions.expression import Scalar
from ..expressions.passes import linear_forms
from .constraints.independent_coordinates import CoordinateSplit, choose_independent
from .joint_coordinates import coordinate_choice_faults
from .laws import Laws
from .unknowns.problem import Problem
from .unknowns.solved import Solved


def split_coordinates(laws: Laws, problem: Problem, solved: Solved, matrices: np.ndarray) -> CoordinateSplit | None:
    """Independent and dependent coordinates of a mechanism with kinematic loops; None if all are integrated.
    `matrices` are those of the constraints at poses the mechanism reaches."""
    differentiated = [row for projection in solved.projections for row in projection.rows]
    rows = tuple(row.before for row in differentiated if row.before is not None)
    if not rows or not laws.coordinates:
        return None
    flows = {laws.pool.symbol("state", place).index: path for place, _, path in generalised_states(laws)}
    places = [problem.flows.index(flow) for flow in flows]
    if np.any(np.delete(matrices, places, axis=2)):
        return None  # the constraints involve floating bodies: all velocities are integrated
    paths = list(flows.values())
    ports = [laws.flat.elements[path] for path in paths]
    wanted = [k for k, port in enumerate(ports) if isinstance(port, FreePort) and port.chosen]
    found = choose_independent(matrices[:, :, places], wanted)
    raise_faults(ParameterError, coordinate_choice_faults(found, paths, laws.flat))
    if problem.regularised:  # at change points no choice is well-conditioned: all velocities are integrated
        return None
    independent = tuple(list(flows)[k] for k in found.independent)
    return CoordinateSplit(tuple(flows), independent, rows, virtual_inertias(laws, solved))


def generalised_states(laws: Laws) -> tuple[tuple[int, int, str], ...]:
    """For each artificial source: position of its velocity or effort in the state, symbol of its rate, path."""
    found = []
    for path, given in laws.given.items():
        element = laws.flat.elements[path]
        if isinstance(element, FreePort | GeneralisedFlow | GeneralisedEffort) and given.states:
            (values,), (rates,) = given.states.values(), given.unknowns.values()
            pairs = zip(values, rates, strict=True)
            found += [(laws.pool.key(u.index)[1], a.index, path) for u, a in pairs]
    return tuple(sorted(found))


def virtual_inertias(laws: Laws, solved: Solved) -> dict[int, Scalar]:
    """Virtual inertia of each generalised flow alone, of an effort the virtual compliance; from the articulated-body
    recursion, the articulated inertia."""
    rates = {a: laws.pool.symbol("state", place).index for place, a, _ in generalised_states(laws)}
    own = [row for row in solved.rows if row.unknown in rates and row.unknown not in solved.pivots]
    rows = {row.unknown: row.residual for row in own}
    found = {rates[a]: linear_forms(laws.pool, [row], [a])[0].get(a, 0.0) for a, row in rows.items()}
    found |= {rates[a]: pivot for a, pivot in solved.pivots.items() if a in rates}
    return {flow: found.get(flow, 0.0) for flow in rates.values()}
