"""What a call in an expression computes: a class for each kind of function that is not written in scalar operations.

A call applies such a target to scalar arguments and has `width` results (`expression.Call`). A target says how its
results depend on the arguments and hands itself to the method of a backend that computes it
(`expressions/backends/base.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any


if TYPE_CHECKING:
    from .expression import Call, Pool, Scalar

Places = tuple[tuple[int, int], ...]  # (row, column) of the entries of a matrix among the arguments


class AbstractTarget(ABC):
    """Function of a vector of arguments. Equal targets are the same function, so that equal calls are one call."""

    @abstractmethod
    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        """The results, by the method of the backend for this kind of target."""

    @property
    @abstractmethod
    def label(self) -> str:
        """A name for readers."""

    @property
    def base(self) -> "AbstractTarget":
        """The target itself, or the one whose Jacobian this is, or whose Jacobian's Jacobian, …"""
        return self

    @property
    def order(self) -> int:
        """How often the base is differentiated."""
        return 0

    def degree(self, inner: Sequence[int]) -> int:
        """Degree of the results (1 linear, 2 nonlinear), given those of the arguments, some of which are not 0."""
        return 2

    def partials(self, pool: "Pool", call: "Call", row: int) -> list[tuple[int, "Scalar"]]:
        """Pairs (argument, ∂result/∂argument) of result number `row`, for every argument that is a node: entries of
        the Jacobian, which is a call of its own."""
        arguments = [pool.expr(a) for a in call.arguments]
        size = len(arguments)
        jacobian = pool.call(JacobianCall(self), arguments, call.width * size)
        return [(a, jacobian[row * size + k]) for k, a in enumerate(call.arguments) if type(a) is int]


class AbstractSolveCall(AbstractTarget):
    """x with A x = b for a square matrix A. The arguments are the entries of A at `places`, then b."""

    size: int

    @property
    def rows(self) -> int:
        return self.size

    @property
    @abstractmethod
    def places(self) -> Sequence[tuple[int, int]]:
        """(row, column) of each entry of the matrix among the arguments."""

    def degree(self, inner: Sequence[int]) -> int:
        return 2 if any(inner[: len(self.places)]) else max(inner)

    def partials(self, pool: "Pool", call: "Call", row: int) -> list[tuple[int, "Scalar"]]:
        """∂(A⁻¹ b)/∂b_i = A⁻¹ e_i and ∂/∂A_ij = −(A⁻¹ e_i) x_j: no dense Jacobian, and linear in b."""
        places = self.places
        matrix = [pool.expr(a) for a in call.arguments[: len(places)]]
        x = pool.call(self, [pool.expr(a) for a in call.arguments], self.size)
        found = []
        for position, argument in enumerate(call.arguments):
            if type(argument) is int:
                i, j = places[position] if position < len(places) else (position - len(places), 0)
                factor = -x[j] if position < len(places) else 1.0
                unit = [1.0 if k == i else 0.0 for k in range(self.size)]
                found.append((argument, pool.call(self, [*matrix, *unit], self.size)[row] * factor))
        return found


@dataclass(frozen=True)
class SolveCall(AbstractSolveCall):
    """A x = b for a regular matrix whose entries are all arguments, row by row."""

    size: int

    @property
    def places(self) -> Sequence[tuple[int, int]]:
        return [divmod(k, self.size) for k in range(self.size * self.size)]

    @property
    def label(self) -> str:
        return f"solve_{self.size}"

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.solve(self, arguments, width)


@dataclass(frozen=True)
class RegularSolveCall(AbstractSolveCall):
    """The minimum-norm x with A x = b for a symmetric positive semidefinite matrix with entries at `places`."""

    size: int
    places: Places = ()

    @property
    def label(self) -> str:
        return f"solve_regular_{self.size}"

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.regular_solve(self, arguments, width)


@dataclass(frozen=True)
class RankSolveCall(AbstractTarget):
    """x with A x = b for a matrix of known rank: its entries at `places`, then b. Unknowns without a pivot are zero."""

    rows: int
    columns: int
    rank: int
    places: Places

    @property
    def label(self) -> str:
        return f"solve_rank_{self.rows}"

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.rank_solve(self, arguments, width)


@dataclass(frozen=True)
class DependentCall(AbstractTarget):
    """For each column of a matrix, given row by row, 1 if it is a pivot and solved from the others, else 0."""

    rows: int
    columns: int

    @property
    def label(self) -> str:
        return f"dependent_{self.rows}"

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.dependent_columns(self, arguments, width)


@dataclass(frozen=True)
class NewtonCall(AbstractTarget):
    """The unknowns of a nonlinear block, of which a backend has the list (`program.NonlinearBlock`). The arguments are
    the known values of the block and, if it carries its solution, the last solution and the largest value so far."""

    number: int

    @property
    def label(self) -> str:
        return f"newton_{self.number}"

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.newton(self, arguments, width)


@dataclass(frozen=True)
class JacobianCall(AbstractTarget):
    """The derivatives of the results of another target with respect to all its arguments, row by row."""

    inner: AbstractTarget

    @property
    def base(self) -> AbstractTarget:
        return self.inner.base

    @property
    def order(self) -> int:
        return 1 + self.inner.order

    @property
    def label(self) -> str:
        return self.inner.label

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.jacobian(self, arguments, width)


class AbstractLawCall(AbstractTarget):
    """A law of the element at `path`, written in JAX."""

    path: str

    @abstractmethod
    def value(self, element: Any, vector: Any, sizes_of_terms: Callable) -> Any:
        """The law of this element at a vector of arguments; `sizes_of_terms` is the backend's (`jax/law_terms.py`)."""

    def run(self, backend: Any, arguments: Any, width: int) -> Any:
        return backend.law(self, arguments, width)


@dataclass(frozen=True)
class MethodCall(AbstractLawCall):
    """A method of an element that takes a vector, and `extra` values that are not arguments."""

    path: str
    method: str
    extra: tuple = ()

    @property
    def label(self) -> str:
        return self.path if self.method == "at_time" else f"{self.path}.{self.method.removesuffix('_law')}"

    def value(self, element: Any, vector: Any, sizes_of_terms: Callable) -> Any:
        return getattr(element, self.method)(vector, *self.extra)


@dataclass(frozen=True)
class LawCall(AbstractLawCall):
    """One result (`piece`) of the law of an element that is a JAX function as a whole."""

    path: str
    piece: Any  # called with an element and a vector; `piece.pick` names the result

    @property
    def label(self) -> str:
        return ".".join([self.path, *self.piece.pick[1:]])

    def value(self, element: Any, vector: Any, sizes_of_terms: Callable) -> Any:
        return self.piece(element, vector)


@dataclass(frozen=True)
class TermSizesCall(AbstractLawCall):
    """Sizes of the terms in the results of a law. The arguments are those of the law, then their own sizes
    where these are larger than their magnitudes, else zero."""

    path: str
    law: AbstractLawCall  # without path

    @property
    def label(self) -> str:
        return f"{replace(self.law, path=self.path).label}.terms"

    def value(self, element: Any, vector: Any, sizes_of_terms: Callable) -> Any:
        size = len(vector) // 2

        def law(given: Any) -> Any:
            return self.law.value(element, given, sizes_of_terms)

        return sizes_of_terms(law, vector[:size], vector[size:])


def nameless(target: AbstractTarget) -> tuple[str, AbstractTarget]:
    """Path of the element of a law, and the target without it, so that equal elements have equal targets."""
    if isinstance(target, JacobianCall):
        path, inner = nameless(target.inner)
        return path, JacobianCall(inner)
    return (target.path, replace(target, path="")) if isinstance(target, AbstractLawCall) else ("", target)


def is_source(target: AbstractTarget, path: str) -> bool:
    """Whether a target is the value of the source at `path` as a function of time."""
    return isinstance(target, MethodCall) and target.method == "at_time" and target.path == path


TARGETS = (
    SolveCall,
    RegularSolveCall,
    RankSolveCall,
    DependentCall,
    NewtonCall,
    JacobianCall,
    MethodCall,
    LawCall,
    TermSizesCall,
)
