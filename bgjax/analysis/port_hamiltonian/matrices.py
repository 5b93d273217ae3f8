"""Energy and matrices of a port-Hamiltonian form as functions of its state, in numbers."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from ..._types import Number, Value
from ...expressions.passes import linear_forms
from ..symbolic.matrices import NamedMatrix
from .arguments import checked_state
from .numbers import Numbers
from .structure.expressions import Expressions


ALL = ("state", "input", "source", "resistive", "multiplier", "constraint")
MULTIPLIERS = ("multiplier", "constraint")


class AbstractMatrices(ABC):
    """Energy and matrices at a state, by default at the initial one."""

    _found: Expressions
    _numbers: Numbers
    states: tuple[str, ...]

    @abstractmethod
    def state(self, initial: Any = None, time: Number = 0.0) -> np.ndarray:
        """The state of the form at a state of the system."""

    def _known(self, state: Any, time: Any) -> dict[int, Any]:
        if state is None:
            state = self.state(time=time)
        return self._numbers.symbols(checked_state(self._found, state), float(time))

    # -- energy ----------------------------------------------------------------------------------------------
    def H(self, state: Value | None = None) -> float:
        """The energy at a state; by default at the initial one, as for all functions below."""
        return float(self._numbers.values([self._found.energy], self._known(state, 0.0))[0])

    def gradient(self, state: Value | None = None) -> np.ndarray:
        """∂H/∂x: flows of inertias and efforts of springs."""
        return self._numbers.values(self._found.gradient, self._known(state, 0.0))

    def Q(self, state: Value | None = None) -> NamedMatrix:
        """The second derivatives of H; where all storages are linear, ∂H/∂x = Q x."""
        variables = list(self._found.variables)
        forms = linear_forms(self._found.pool, self._found.gradient, variables)
        rows = [[form.get(v, 0.0) for v in variables] for form in forms]
        return NamedMatrix(self._numbers.matrix(rows, self._known(state, 0.0)), self.states, self.states)

    # -- matrices --------------------------------------------------------------------------------------------
    def J(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The skew-symmetric matrix of the interconnection."""
        return self._block("skew", ("state",), ("state",), (state, time))

    def R(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The positive semidefinite matrix of linear resistors."""
        return self._block("symmetric", ("state",), ("state",), (state, time))

    def g(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The matrix of the inputs."""
        return self._block("skew", ("state",), ("input",), (state, time))

    def P(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """What resistors between inputs and storages add: ẋ has (g − P) u, y has (g + P)ᵀ ∂H/∂x."""
        return self._block("symmetric", ("state",), ("input",), (state, time))

    def B(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The matrix of the multipliers λ."""
        return self._block("skew", ("state",), MULTIPLIERS, (state, time))

    def g_R(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The matrix of resistive ports that are not linear: they receive z = g_Rᵀ ∂H/∂x + …"""
        found = self._block("skew", ("resistive",), ("state",), (state, time))
        return NamedMatrix(np.asarray(found).T, found.columns, found.rows)

    def structure(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The skew-symmetric matrix of all ports: what they receive is (structure − dissipation) times what they give.
        Storages receive ẋ and give ∂H/∂x; inputs receive −y."""
        return self._block("skew", ALL, ALL, (state, time))

    def dissipation(self, state: Value | None = None, time: Number = 0.0) -> NamedMatrix:
        """The positive semidefinite matrix of all ports."""
        return self._block("symmetric", ALL, ALL, (state, time))

    def _block(self, which: str, rows: tuple, columns: tuple, at: tuple) -> NamedMatrix:
        found = self._found.block(which, self._found.places(*rows), self._found.places(*columns))
        values = self._numbers.matrix(found, self._known(*at))
        names = self._found.names(*rows), self._found.names(*columns)
        return NamedMatrix(values.reshape(len(names[0]), len(names[1])), *names)
