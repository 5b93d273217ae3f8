"""Finds constraints whose prescribed values contradict each other for every initial condition."""

import numpy as np

from ...errors import Fault
from ...expressions.passes import linear_forms, nonlinear_terms
from ...formulation.unknowns.array.faults import smallest_contradiction
from ...system.evaluators import NumberEvaluator
from ...system.system import System


TOGETHER = "the prescribed values contradict each other: no initial condition satisfies these constraints together."
ALONE = (
    "the prescribed value contradicts the sources and the elements around it: no initial condition satisfies this"
    " constraint."
)
REMEDY = "change what is prescribed so that it agrees at the start time, or remove {}."


def prescribed_faults(system: System, time, state) -> list[Fault]:
    """One fault with the smallest set of constraints that no state satisfies; otherwise none.

    The rows are linear in the states and in their nonlinear terms. Where they contradict each other with all of these
    as unknowns, no state satisfies them.
    """
    matrix, residual = _linear_rows(system, time, np.asarray(state, float))
    sound = np.all(np.isfinite(matrix)) and np.all(np.isfinite(residual))
    all_names = [name for name, _ in system.plan.equations.hidden]
    order = sorted(range(len(all_names)), key=all_names.__getitem__)  # whichever rows are dropped as redundant
    rows = smallest_contradiction(matrix[order], residual[order]) if sound else []
    names = list(dict.fromkeys(all_names[order[row]] for row in rows))
    what, remedy = (TOGETHER, "one of the constraints") if len(names) > 1 else (ALONE, "the constraint")
    return [Fault(", ".join(names), what, REMEDY.format(remedy))] if names else []


def _linear_rows(system: System, time, state: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Coefficients of the constraint rows in the states and their nonlinear terms, and the residuals of the rows."""
    equations = system.plan.equations
    pool, rows = equations.pool, [value for _, value in equations.hidden]
    states = [pool.symbol("state", k).index for k in range(system.plan.size)]
    unknowns = [*states, *nonlinear_terms(pool, rows, states)]
    forms = linear_forms(pool, rows, unknowns)
    places = [(row, unknowns.index(unknown)) for row, form in enumerate(forms) for unknown in form]
    outputs = [*rows, *(value for form in forms for value in form.values())]
    values = np.asarray(NumberEvaluator(system).scalars(time, state, outputs))
    matrix = np.zeros((len(rows), len(unknowns)))
    matrix[tuple(np.array(places, int).reshape(-1, 2).T)] = values[len(rows) :]
    return matrix, values[: len(rows)]
