"""Expressions of SymPy: small linear systems by determinants, all other calls as undefined functions."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from ...calls import AbstractTarget, SolveCall
from ..base import AbstractBackend
from .operations import sympy_operations


CRAMER = 5  # largest linear system that is solved symbolically by determinants
SMALL = 1000  # largest denominator of a number that is shown as a fraction


def has_form(target: AbstractTarget) -> bool:
    """Whether the results of a call are written out; otherwise they are undefined functions."""
    return isinstance(target, SolveCall) and target.size <= CRAMER


class SympyBackend(AbstractBackend):
    """Scalars are SymPy expressions. The module is handed over, because it is an optional dependence."""

    def __init__(self, sympy):
        self.sympy, self._operations = sympy, sympy_operations(sympy)

    @property
    def operations(self) -> Mapping[str, Callable]:
        return self._operations

    def constant(self, value: float) -> Any:
        """An exact fraction where its denominator is small (½ for 0.5), otherwise a float."""
        near = Fraction(float(value)).limit_denominator(SMALL) if np.isfinite(value) else None
        return self.sympy.Rational(near) if near is not None and float(near) == value else self.sympy.Float(value)

    def solve(self, target: SolveCall, arguments: list, width: int) -> list:
        """The solution by Cramer's rule, which needs no pivots and so no tests whether expressions are zero."""
        if not has_form(target):
            return self._undefined(target, arguments, width)
        size = target.size
        matrix = self.sympy.Matrix(size, size, arguments[: size * size])
        right, whole = arguments[size * size :], matrix.det(method="berkowitz")
        replaced = [matrix.copy() for _ in range(size)]
        for k, copy in enumerate(replaced):
            copy[:, k] = self.sympy.Matrix(right)
        return [copy.det(method="berkowitz") / whole for copy in replaced]

    def _undefined(self, target: AbstractTarget, arguments: list, width: int) -> list:
        """One undefined function for each result; "d" before its name for each differentiation."""
        name = "d" * target.order + target.base.label
        names = [name] if width == 1 else [f"{name}[{k}]" for k in range(width)]
        used = [a for a in arguments if a.free_symbols] or arguments
        return [self.sympy.Function(each)(*used) for each in names]

    regular_solve = rank_solve = dependent_columns = newton = law = jacobian = _undefined
