"""State equations ẋ = A x + B u, y = C x + Σ Dₖ u⁽ᵏ⁾ in exact arithmetic, and what ranks tell about them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..arithmetic.base import AbstractArithmetic
from .linear_algebra import Echelon, Matrix, krylov, rank, times, transposed
from .pencil import INPUT, VALUE, Row


@dataclass(frozen=True)
class StateSpace:
    """Matrices of state equations; `D` by the order of the derivative of the inputs."""

    arithmetic: AbstractArithmetic
    A: Matrix
    B: Matrix
    C: Matrix
    D: dict[int, Matrix]
    inputs: int

    @property
    def order(self) -> int:
        return len(self.A)

    # -- ranks ------------------------------------------------------------------------------------------------
    @cached_property
    def rank_A(self) -> int:
        return rank(self.A, self.arithmetic)

    @cached_property
    def rank_AB(self) -> int:
        return rank(transposed(self.A) + transposed(self.B), self.arithmetic)

    @cached_property
    def rank_AC(self) -> int:
        return rank(self.A + self.C, self.arithmetic)

    @cached_property
    def controllable(self) -> Echelon:
        """The controllable space: [sI − A, B] has full rank at every s if it is the whole space."""
        return krylov(self.A, transposed(self.B), self.arithmetic)

    @cached_property
    def observable(self) -> Echelon:
        """The space of C, C A, C A², …: the states are observable if it is the whole space."""
        return krylov(transposed(self.A), self.C, self.arithmetic)

    @cached_property
    def poles_at_zero(self) -> int:
        """Multiplicity of the pole at zero."""
        kept = [list(row) for row in _identity(self.order, self.arithmetic)]
        dimension = self.order
        while kept:
            image = Echelon(self.arithmetic)
            for vector in kept:
                image.add(times(self.A, vector, self._zero))
            kept = [row for _, row in image.rows]
            if len(kept) == dimension:
                break
            dimension = len(kept)
        return self.order - dimension

    @property
    def _zero(self) -> Any:
        return self.arithmetic.number(0.0)

    # -- behaviour at infinity ----------------------------------------------------------------------------------
    @cached_property
    def markov(self) -> list[tuple[int, Matrix]]:
        """Coefficients of the transfer matrix by falling powers of s, each with its power."""
        top = max(self.D, default=0)
        found = [(k, self._direct(k)) for k in range(top, -1, -1)]
        columns = transposed(self.B)
        for k in range(1, self.order + 1):
            found.append((-k, transposed([times(self.C, column, self._zero) for column in columns])))
            columns = [times(self.A, column, self._zero) for column in columns]
        return found

    def _direct(self, power: int) -> Matrix:
        return self.D.get(power) or [[self._zero] * self.inputs for _ in self.C]

    @cached_property
    def relative_degrees(self) -> tuple[tuple[int | None, ...], ...]:
        """For every output and input the difference of degrees of denominator and numerator; None if the transfer
        function is zero."""
        return tuple(tuple(self._degree(i, j) for j in range(self.inputs)) for i in range(len(self.C)))

    def _degree(self, i: int, j: int) -> int | None:
        scale = max((self.arithmetic.size(m[i][j]) for _, m in self.markov), default=0.0)
        powers = [power for power, m in self.markov if m and not self.arithmetic.is_zero(m[i][j], scale)]
        return -max(powers) if powers else None

    def orders_at_infinity(self, outputs: Sequence[int] | None = None) -> tuple[int, ...]:
        """Orders of the zeros at infinity of the transfer matrix (of some of its rows), the smallest first; negative
        orders are poles at infinity. As many as the transfer matrix has rank."""
        chosen = range(len(self.C)) if outputs is None else outputs
        blocks = [[m[i] for i in chosen] for _, m in self.markov]
        top = max(self.D, default=0)
        found: list[int] = []
        ranks, steps = 0, []
        for k in range(len(blocks)):
            new = rank(_toeplitz(blocks[: k + 1], self.inputs, self._zero), self.arithmetic)
            steps.append(new - ranks)
            ranks = new
            grown = steps[-1] - (steps[-2] if k else 0)
            found += [k - top] * grown
        return tuple(found)

    # -- transfer functions -----------------------------------------------------------------------------------
    def transfer(self, s: Any) -> Matrix:
        """The transfer matrix at one s."""
        size = self.order
        shifted = [[(s if i == j else 0) - self.A[i][j] for j in range(size)] for i in range(size)]
        columns = []
        for j in range(self.inputs):
            rows = [[*shifted[i], self.B[i][j]] for i in range(size)]
            inner = times(self.C, self.arithmetic.solved(rows), self._zero)
            columns.append([x + self._polynomial(i, j, s) for i, x in enumerate(inner)])
        return transposed(columns)

    def _polynomial(self, i: int, j: int, s: Any) -> Any:
        total, power = self._zero, self.arithmetic.number(1.0)
        for k in range(max(self.D, default=-1) + 1):
            total = total + self._direct(k)[i][j] * power
            power = power * s
        return total


def _toeplitz(blocks: Sequence[Matrix], width: int, zero: Any) -> Matrix:
    """The lower triangular block Toeplitz matrix of these blocks."""
    count = len(blocks)
    rows = []
    for i in range(count):
        for k in range(len(blocks[0])):
            parts = [blocks[i - j][k] if j <= i else [zero] * width for j in range(count)]
            rows.append([x for part in parts for x in part])
    return rows


def _identity(size: int, arithmetic: AbstractArithmetic) -> Matrix:
    return [[arithmetic.number(float(i == j)) for j in range(size)] for i in range(size)]


def state_space(
    rates: Sequence[Row], outputs: Sequence[Row], states: Sequence[int], inputs: int, arithmetic: AbstractArithmetic
) -> StateSpace:
    """The matrices of rates and outputs that are rows of states and inputs. Derivatives of inputs in the state
    equations are removed by adding multiples of the inputs to the states."""
    zero = arithmetic.number(0.0)
    A, B = _matrices(rates, states, inputs, zero)
    C, D = _matrices(outputs, states, inputs, zero)
    for k in range(max(B, default=0), 0, -1):
        high = B.pop(k, None)
        if high is not None:
            B[k - 1] = _sum(B.get(k - 1), _product(A, high, zero))
            D[k - 1] = _sum(D.get(k - 1), _product(C, high, zero))
    return StateSpace(arithmetic, A, B.get(0) or [[zero] * inputs for _ in states], C, D, inputs)


def _matrices(rows: Sequence[Row], states: Sequence[int], inputs: int, zero: Any) -> tuple[Matrix, dict[int, Matrix]]:
    """The coefficients of the states, and those of the inputs by the order of their derivatives."""
    place = {v: k for k, v in enumerate(states)}
    values = [[zero] * len(states) for _ in rows]
    others: dict[int, Matrix] = {}
    for i, row in enumerate(rows):
        for (kind, v), x in row.items():
            if kind == VALUE:
                values[i][place[v]] = x
            else:
                others.setdefault(kind - INPUT, [[zero] * inputs for _ in rows])[i][v] = x
    return values, others


def _product(a: Matrix, b: Matrix, zero: Any) -> Matrix:
    return transposed([times(a, column, zero) for column in transposed(b)])


def _sum(a: Matrix | None, b: Matrix) -> Matrix:
    if a is None:
        return b
    return [[x + y for x, y in zip(*rows, strict=True)] for rows in zip(a, b, strict=True)]
