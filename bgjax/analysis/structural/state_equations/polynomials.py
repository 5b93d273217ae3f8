"""Transfer functions as quotients of polynomials, by Leverrier's recursion on the state equations."""

from typing import Any

from .linear_algebra import Matrix, times, transposed
from .state_space import StateSpace


def quotient(equations: StateSpace, i: int, j: int) -> tuple[list[Any], list[Any]]:
    """Numerator and denominator of a transfer function, coefficients by rising powers of s."""
    zero, one = equations.arithmetic.number(0.0), equations.arithmetic.number(1.0)
    column = [row[j] for row in equations.B]
    below, adjugate = _resolvent(equations.A, column, zero, one)
    above = [sum((c * x for c, x in zip(equations.C[i], vector, strict=True)), zero) for vector in adjugate]
    for power, matrix in equations.D.items():
        above = _sum(above, [zero] * power + [x * matrix[i][j] for x in below], zero)
    return above, below


def _resolvent(A: Matrix, column: list[Any], zero: Any, one: Any) -> tuple[list[Any], list[list[Any]]]:
    """The characteristic polynomial, and adj(sI − A) times a column, both by rising powers of s."""
    size = len(A)
    matrix = [[one if r == c else zero for c in range(size)] for r in range(size)]
    below, vectors = [one], []
    for k in range(1, size + 1):
        vectors.append(times(matrix, column, zero))
        columns = transposed(matrix)
        product = transposed([times(A, each, zero) for each in columns])
        coefficient = -sum((product[r][r] for r in range(size)), zero) / k
        below.append(coefficient)
        matrix = [[x + coefficient if r == c else x for c, x in enumerate(row)] for r, row in enumerate(product)]
    return below[::-1], vectors[::-1]


def _sum(a: list[Any], b: list[Any], zero: Any) -> list[Any]:
    size = max(len(a), len(b))
    return [x + y for x, y in zip(a + [zero] * (size - len(a)), b + [zero] * (size - len(b)), strict=True)]
