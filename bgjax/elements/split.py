"""Split of a multibond into its constrained and free directions, each of which may have its own causality."""

from typing import Any

import equinox as eqx
import numpy as np

from ..errors import Fault
from ..expressions.calls import SolveCall
from ..expressions.expression import Expr
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response
from .twoports import AbstractConstantTwoPort, constant_matrix, modulated_matrix


class Split(AbstractElement):
    """Parallel transformers that together select all directions of the multibond at `a`: f_k = T_k f_a for each of
    them, and e_a = Σ T_kᵀ e_k. A single one has no inverse, but all together have: the flows at all other ports
    determine that at `a`.

    It replaces the transformers between a 1-junction and its constrained and free directions where a method needs flow
    sources there. Rule C1, one causality per multibond, is given up here and only here (Boudon 2019)."""

    transformers: dict[str, Any]  # TF and MTF by the names of the other ports
    order: tuple[str, ...] = eqx.field(static=True)
    shapes: tuple[int, ...] = eqx.field(static=True)  # rows of each
    width: int = eqx.field(static=True)
    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        parts = zip(self.order, self.shapes, strict=True)
        return (Port("a", self.width, "in"), *[Port(name, rows, "out") for name, rows in parts])

    def inputs(self) -> tuple[Port, ...]:
        modulated = [name for name in self.order if not isinstance(self.transformers[name], AbstractConstantTwoPort)]
        return tuple(Port(f"modulus_{name}", None) for name in modulated)

    def rule(self) -> Rule:
        forward = (False, *[True] * len(self.order))
        return Rule((forward, tuple(not bit for bit in forward)), 4)

    def law(self, given: Given) -> Response:
        rows = np.concatenate([self._rows(given, name) for name in self.order])
        bounds = np.cumsum((0, *self.shapes))
        at_b = np.concatenate([given.ports[name] for name in self.order])
        if given.received["a"] == "flow":
            there, here = rows @ given.ports["a"], rows.T @ at_b
        else:
            inverse = inverted(rows)
            here, there = inverse @ at_b, inverse.T @ given.ports["a"]
        return Response({"a": here, **{name: there[bounds[k] : bounds[k + 1]] for k, name in enumerate(self.order)}})

    def _rows(self, given: Given, name: str) -> np.ndarray:
        element, rows = self.transformers[name], given.widths[name]
        if isinstance(element, AbstractConstantTwoPort):
            found = constant_matrix(element)
        else:

            def call(width, signal, *shape):
                return given.call("matrix", width, signal, name, *shape)

            found = modulated_matrix(element, given.signals[f"modulus_{name}"], rows, self.width, call)
        return found if np.ndim(found) == 2 else np.eye(self.width, dtype=object) * found

    def matrix(self, vector, name: str, rows: int, columns: int):
        return self.transformers[name].matrix(vector, rows, columns)

    def faults(self, where: str) -> list[Fault]:
        return [fault for name in self.order for fault in self.transformers[name].faults(f"{where}.{name}")]


def inverted(matrix: np.ndarray) -> np.ndarray:
    """Inverse of a matrix: up to size three by minors, because fixed pivots might vanish during a motion; beyond by
    pivoted solves."""
    size = len(matrix)
    if size == 1:
        return np.array([[1.0 / matrix[0, 0]]], dtype=object)
    if size == 2:
        (a, b), (c, d) = matrix
        return np.array([[d, -b], [-c, a]], dtype=object) / (a * d - b * c)
    if size == 3:
        x, y, z = matrix
        adjugate = np.stack([_cross(y, z), _cross(z, x), _cross(x, y)], axis=1)
        return adjugate / (x @ adjugate[:, 0])
    pool = next(entry.pool for entry in matrix.flat if isinstance(entry, Expr))
    columns = [pool.call(SolveCall(size), [*matrix.flat, *np.eye(size)[k]], size) for k in range(size)]
    return np.array(columns, dtype=object).T


def _cross(a, b) -> np.ndarray:
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]], dtype=object)
