"""Solves one linear block as expressions: symmetric ones by an unrolled sparse LDLᵀ, others by pivoted elimination."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ...expressions.calls import RegularSolveCall, SolveCall
from ...expressions.expression import Scalar
from ...expressions.indefinite_ldl import nonzeros_of, plan_pivots, signs_of, solve_planned
from ...expressions.program import REFINEMENTS, REGULAR, REGULAR_LARGE
from ...expressions.random_points import samples
from ...expressions.sparse_ldl import column_nonzeros, minimum_degree, solve_symmetric
from .eigenvalues import extreme_eigenvalues
from .problem import Problem


ROUNDING = 1e-9  # of entries at random points, relative to the largest, and of the lowest eigenvalue where it is zero
UNROLLED = 48  # unknowns up to which they are eliminated one by one; in larger blocks element by element
PAIRED = 300  # unknowns up to which 1 × 1 and 2 × 2 pivots are planned
SPARSE = 0.2  # share of the operations of a dense factorisation below which a large block is unrolled
Entries = Mapping[tuple[int, int], Scalar]


class LinearSolution(NamedTuple):
    """Values of the unknowns, a description of the method, and the number of nonzeros of the factor."""

    values: list[Scalar]
    how: str
    nonzeros: int


class ByMatrix(NamedTuple):
    """Linear equations given by the entries of their matrix; `multipliers` are numbers of unknowns."""

    problem: Problem
    matrix: Entries
    multipliers: Sequence[int]
    unknowns: Sequence[int]

    def solution(self, right: list[Scalar]) -> LinearSolution:
        return linear_solution(self.problem, self.matrix, right, self.multipliers, self.unknowns)

    def solve(self, right: list[Scalar]) -> list[Scalar]:
        """x with matrix x = right; the factor is shared with other right-hand sides."""
        return self.solution(right).values

    def solve_transposed(self, right: list[Scalar]) -> list[Scalar]:
        """x with matrixᵀ x = right. With signs S of the rows S A is symmetric, and A⁻ᵀ is S A⁻¹ S."""
        found = find_symmetry(samples(self.problem, self.matrix, len(right)), self.multipliers)
        if found is None or len(right) == 1:
            turned = {(j, i): value for (i, j), value in self.matrix.items()}
            return linear_solution(self.problem, turned, right, self.multipliers, self.unknowns).values
        return mirrored(self.solve, right, found.signs)


def mirrored(
    solve: Callable[[list[Scalar]], list[Scalar]], right: list[Scalar], signs: Iterable[float]
) -> list[Scalar]:
    """S solve(S right)."""
    found = solve([float(s) * r for s, r in zip(signs, right, strict=True)])
    return [float(s) * x for s, x in zip(signs, found, strict=True)]


class Symmetry(NamedTuple):
    """Signs of rows that make a matrix symmetric, and the unknowns without a diagonal entry (multipliers)."""

    signs: np.ndarray
    dual: tuple[int, ...]


def linear_solution(
    problem: Problem,
    matrix: Entries,
    right: list[Scalar],
    multipliers: Collection[int] = (),
    unknowns: Sequence[int] = (),
) -> LinearSolution:
    """x with matrix x = right, with a description of the method. `multipliers` are unknowns that may have no diagonal
    entry. In large blocks the `unknowns` of one element are eliminated together."""
    pool, size = problem.pool, len(right)
    if size == 1:
        return LinearSolution([right[0] / matrix[0, 0]], "one linear equation", 1)
    if problem.regularised:
        found = regularised_solution(problem, matrix, right, multipliers, unknowns)
        nonzeros = _nonzeros(matrix, size, multipliers, _groups(problem, unknowns))
        return LinearSolution(found, f"{size} linear equations, regularised LDLᵀ", nonzeros)
    found, groups = find_symmetry(samples(problem, matrix, size), multipliers), _groups(problem, unknowns)
    if found is not None and not (problem.bare and found.dual) and _sparse(matrix, size, found.dual, groups):
        signed, right = _signed(found, matrix, right)
        solution = solve_symmetric(signed, right, found.dual, groups)
        return LinearSolution(
            solution, f"{size} linear equations, sparse LDLᵀ", _nonzeros(matrix, size, found.dual, groups)
        )
    paired = paired_solution(problem, matrix, right) if problem.bare else None
    if paired is not None:
        return paired
    dense = [matrix.get((i, j), 0.0) for i in range(size) for j in range(size)]
    solution = pool.call(SolveCall(size), [*dense, *right], size)
    return LinearSolution(solution, f"{size} linear equations, pivoted elimination", size * size)


def paired_solution(problem: Problem, matrix: Entries, right: list[Scalar]) -> LinearSolution | None:
    """Solution by 1 × 1 and 2 × 2 pivots for parts with no inertia or a negligible one; None unless the pivots are
    well-conditioned at the poses that the mechanism reaches."""
    if len(right) > PAIRED:
        return None
    points = _at_poses(problem, matrix, len(right))
    signs = signs_of(points) if len(points) else None
    if signs is None:
        return None
    signed, right = _signed(Symmetry(signs, ()), matrix, right)
    pivots = plan_pivots(signs[:, None] * points, list(matrix))
    if pivots is None:
        return None
    how = f"{len(right)} linear equations, sparse LDLᵀ with 2 × 2 pivots"
    return LinearSolution(solve_planned(signed, right, pivots), how, nonzeros_of(pivots, list(matrix)))


def _at_poses(problem: Problem, matrix: Entries, size: int) -> np.ndarray:
    """The matrix in numbers at poses that the mechanism reaches; an empty array if these are not known."""
    if problem.at_poses is None:
        return np.zeros((0, size, size))
    places, values = np.array(list(matrix)), problem.at_poses(list(matrix.values()))
    points = np.zeros((len(values), size, size))
    points[:, places[:, 0], places[:, 1]] = values
    return points[np.all(np.isfinite(points), axis=(1, 2))]


def _groups(problem: Problem, unknowns: Sequence[int]) -> list[str] | None:
    """The element of each unknown of a large block, so that equal parts give equal code (`expressions/loops/roles`)."""
    return [problem.names[u].rpartition(".")[0] for u in unknowns] if len(unknowns) > UNROLLED else None


def _nonzeros(matrix: Entries, size: int, last: Collection[int], groups: Sequence[Hashable] | None) -> int:
    """Number of nonzeros of L and D."""
    return size + sum(column_nonzeros(size, list(matrix), minimum_degree(size, list(matrix), last, groups)))


def _sparse(matrix: Entries, size: int, last: Collection[int], groups: Sequence[Hashable] | None) -> bool:
    """Whether a factorisation is unrolled: it is small, or needs a small share of the operations of a dense one."""
    if size <= UNROLLED:
        return True
    columns = column_nonzeros(size, list(matrix), minimum_degree(size, list(matrix), last, groups))
    return sum(n * n for n in columns) < SPARSE * size**3 / 3.0


def _signed(found: Symmetry, matrix: Entries, right: list[Scalar]) -> tuple[Entries, list[Scalar]]:
    signs = [float(sign) for sign in found.signs]
    return {(i, j): signs[i] * c for (i, j), c in matrix.items()}, [s * r for s, r in zip(signs, right, strict=True)]


def regularised_solution(
    problem: Problem,
    matrix: Entries,
    right: list[Scalar],
    multipliers: Collection[int] = (),
    unknowns: Sequence[int] = (),
) -> list[Scalar]:
    """The minimum-norm x with matrix x = right where rows may be redundant: a small multiple of the unit matrix is
    added, and its effect removed by iterative refinement; directions without stiffness of their own are left out
    (numerics.md §2)."""
    size = len(right)
    bare = _bare_symmetry(problem, matrix, size, multipliers) if problem.bare else None
    found = bare or find_symmetry(samples(problem, matrix, size), multipliers)
    if found is None and (bare := _singular_saddle(samples(problem, matrix, size), multipliers)) is not None:
        found = bare
    found = found or Symmetry(np.ones(size), ())
    signed, right = _signed(found, matrix, right)
    groups = _groups(problem, unknowns)
    if not found.dual and not _sparse(signed, size, (), groups):
        return problem.pool.call(RegularSolveCall(size, tuple(signed)), [*signed.values(), *right], size)
    little = _little if bare is None else _little_of_both
    regular = {**signed, **little(signed, found.dual, size)}
    found = found if bare is None else Symmetry(found.signs, ())  # no pivot vanishes in any order (Vanderbei 1995)
    x = solve_symmetric(regular, right, found.dual, groups)
    for _ in range(REFINEMENTS):
        left = list(right)
        for (i, j), c in signed.items():
            left[i] = left[i] - c * x[j]
        x = [a + b for a, b in zip(x, solve_symmetric(regular, left, found.dual, groups), strict=True)]
    return x


def _little(signed: Entries, dual: tuple[int, ...], size: int) -> dict[tuple[int, int], Scalar]:
    """Regularised diagonal entries. In a saddle-point matrix only the multipliers get one, in proportion to one over
    the mean inertia."""
    if not dual:
        own = [signed[i, i] for i in range(size) if (i, i) in signed]
        little = (REGULAR if size <= UNROLLED else REGULAR_LARGE) / len(own) * sum(own, 0.0)
        return {(i, i): signed[i, i] + little for i in range(size)}
    little = REGULAR * (size - len(dual)) / sum((signed[i, i] for i in range(size) if i not in dual), 0.0)
    return {(i, i): signed.get((i, i), 0.0) - little for i in dual}


def _bare_symmetry(problem: Problem, matrix: Entries, size: int, multipliers: Collection[int]) -> Symmetry | None:
    """Signs of a block of multipliers and accelerations of massless directions that make it symmetric, with positive
    diagonal entries for multipliers."""
    points = _at_poses(problem, matrix, size)
    signs = signs_of(points) if len(points) else None
    if signs is None:
        return None
    own = [k for k in multipliers if np.any(points[:, k, k])]
    if own and np.sum(signs[own] * np.sign(points[0][own, own])) < 0.0:
        signs = -signs
    return Symmetry(signs, tuple(k for k in range(size) if k not in set(multipliers)))


def _singular_saddle(points: list[np.ndarray], multipliers: Collection[int]) -> Symmetry | None:
    """Signs of a saddle-point matrix whose inertia block is singular by itself but regular on the constraints (a
    massless link in a kinematic loop)."""

    def is_zero(k: int) -> bool:
        return all(sample[k, k] == 0.0 for sample in points)

    dual = tuple(k for k in multipliers if is_zero(k))
    if not points or not dual:
        return None
    signs = _signs(points[0], dual)
    primal = [k for k in range(len(points[0])) if k not in dual]
    if signs is None or np.any(signs == 0.0):
        return None
    signed = [signs[:, None] * sample for sample in points]
    if not all(np.max(np.abs(sample - sample.T)) <= ROUNDING * np.max(np.abs(sample)) for sample in signed):
        return None
    lowest = (extreme_eigenvalues(sample[np.ix_(primal, primal)])[0] for sample in signed)
    return Symmetry(signs, dual) if all(value > -ROUNDING for value in lowest) else None


def _little_of_both(signed: Entries, bare: tuple[int, ...], size: int) -> dict[tuple[int, int], Scalar]:
    """Regularised diagonal entries: slightly increased where they are positive, slightly decreased for massless
    directions."""
    own = [signed[i, i] for i in range(size) if i not in bare and (i, i) in signed]
    mean = sum(own, 0.0) / len(own) if own else 1.0
    return {(i, i): signed.get((i, i), 0.0) + (-REGULAR / mean if i in bare else REGULAR * mean) for i in range(size)}


def find_symmetry(points: list[np.ndarray], multipliers: Collection[int]) -> Symmetry | None:
    """Signs of the rows that make the matrix symmetric and positive definite, or a saddle-point matrix with
    multipliers; None if there are none. Other unknowns without a diagonal entry (rates of massless directions) need
    pivoting: pivots that are generically nonzero may vanish in some poses."""
    if not points:
        return None
    size = np.array([np.max(np.abs(sample)) for sample in points])
    own = np.abs([np.diag(sample) for sample in points]) > ROUNDING * size[:, None]
    if np.any(own[0] != own):
        return None
    dual = tuple(int(k) for k in np.flatnonzero(~own[0]))
    if not set(dual) <= set(multipliers):
        return None
    signs = _signs(points[0], dual)
    if signs is None or any(not _symmetric(signs[:, None] * sample, dual) for sample in points):
        return None
    return Symmetry(signs, dual)


DEFINITE = 1e-14  # relative to the largest eigenvalue: above rounding; chains of hundreds of bodies come close to it


def definite(sample: np.ndarray) -> bool:
    """Whether a matrix is symmetric up to signs of rows and definite; then it is regular, however ill-conditioned."""
    signed = np.sign(np.diag(sample))[:, None] * sample
    if np.max(np.abs(signed - signed.T)) > ROUNDING * np.max(np.abs(signed)):
        return False
    lowest, highest = extreme_eigenvalues(signed)
    return bool(lowest > DEFINITE * len(sample) * highest)


def _signs(sample: np.ndarray, dual: tuple[int, ...]) -> np.ndarray | None:
    """Row signs: of unknowns with inertia from the diagonal, of multipliers from the unknowns they act on."""
    signs = np.sign(np.diag(sample))
    for k in dual:
        both = np.flatnonzero((sample[k] != 0.0) & (sample[:, k] != 0.0))
        first = next((j for j in both if j not in dual), None)
        if first is None:
            return None
        signs[k] = signs[first] * np.sign(sample[first, k]) * np.sign(sample[k, first])
    return signs


def _symmetric(signed: np.ndarray, dual: tuple[int, ...]) -> bool:
    if np.max(np.abs(signed - signed.T)) > ROUNDING * np.max(np.abs(signed)):
        return False
    primal = [k for k in range(len(signed)) if k not in dual]
    inertia = signed[np.ix_(primal, primal)]
    return bool(extreme_eigenvalues(inertia)[0] > 0.0 and np.all(np.abs(signed[np.ix_(dual, dual)]) == 0.0))
