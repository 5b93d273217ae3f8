"""Values of a port-Hamiltonian form at a state, by NumPy, and states and port variables of a system in its terms."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...expressions.backends.numpy.backend import NumpyBackend
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import linear_forms
from ...system.evaluators import evaluator
from ...system.system import System
from .structure.expressions import Expressions


Symbols = Mapping[int, Any]  # values of symbols by their nodes


class Numbers:
    """Evaluates expressions of a form with the present parameters."""

    def __init__(self, found: Expressions, parameter):
        self.found, self.parameter = found, parameter
        self.backend = NumpyBackend(found.elements)

    def values(self, outputs: Sequence[Scalar], known: Symbols) -> np.ndarray:
        """Values of expressions, given the values of symbols other than parameters."""
        pool = self.found.pool
        order = [i for i in pool.reachable(outputs, known) if i not in known]
        values = {**known, **self.backend.values(pool, order, self.parameter, known)}
        return np.array([values[o.index] if isinstance(o, Expr) else o for o in outputs], float)

    def matrix(self, rows: Sequence[Sequence[Scalar]], known: Symbols) -> np.ndarray:
        """Values of a matrix."""
        columns = len(rows[0]) if rows else 0
        return self.values([entry for row in rows for entry in row], known).reshape(len(rows), columns)

    def symbols(self, state: np.ndarray, time: float) -> dict[int, float]:
        """The symbols of energy variables, further states and time."""
        every = [*self.found.variables, *[c.symbol for c in self.found.coordinates]]
        return {**dict(zip(every, state.tolist(), strict=True)), self.found.time: float(time)}

    def with_ports(self, known: Symbols, given: np.ndarray) -> dict[int, Any]:
        """The same with the symbols of what ports give; `given` has a value for every row."""
        more = {o.symbol.index: v for o, v in zip(self.found.outer, given, strict=True) if o.kind != "state"}
        return {**known, **more}

    def total(self, known: Symbols) -> tuple[np.ndarray, np.ndarray]:
        """J and R of all rows."""
        every = range(len(self.found.outer))
        return tuple(self.matrix(self.found.block(w, every, every), known) for w in ("skew", "symmetric"))


def result_scalar(system: System, name: tuple[str, int, int]) -> Scalar:
    """The expression of a component of a result or state in the pool of a system."""
    equations, (base, k, _) = system.plan.equations, name
    if base in equations.quantities:
        return equations.quantities[base][k]
    if f"{base}[{k}]" in equations.quantities:
        return equations.quantities[f"{base}[{k}]"][0]
    for slot in equations.states:
        if slot.name == base:
            return equations.pool.symbol("state", slot.start + k)
    return system.plan.outputs(base)[k]


def results_at(system: System, names: Sequence[tuple[str, int, int]], time: float, state: Any) -> np.ndarray:
    """Values of results of a system."""
    outputs = [result_scalar(system, name) for name in names]
    return np.asarray(evaluator(system, time, state).scalars(time, state, outputs)) if outputs else np.zeros(0)


def rates_at(system: System, names: Sequence[tuple[str, int, int]], time: float, state: Any) -> np.ndarray:
    """Time derivatives of results that are functions of states and time, along the motion of a system."""
    equations, outputs = system.plan.equations, [result_scalar(system, name) for name in names]
    places = [k for slot in equations.states for k in range(slot.start, slot.start + slot.width)]
    symbols = [equations.pool.symbol("state", k).index for k in places]
    by_time = equations.pool.symbol("time").index
    forms = linear_forms(equations.pool, outputs, [*symbols, by_time])
    flat = [value for form in forms for value in form.values()]
    values = iter(np.asarray(evaluator(system, time, state).scalars(time, state, flat)).tolist() if flat else [])
    velocity = dict(zip(symbols, np.asarray(system(time, state))[places], strict=True)) | {by_time: 1.0}
    return np.array([sum(next(values) * velocity[i] for i in form) for form in forms], float)
