"""The abstract classes of backends, which declare all that is asked of code that computes or prints expressions.

A backend represents scalars in its own way: NumPy arrays, JAX tracers, SymPy expressions, or texts of a programming
language. Passes over expressions do not know it; it does not know what the expressions mean.

What there is to walk
---------------------
A `Program` (`expressions/program.py`) holds

* `inputs`: {node: key} of its symbols, whose values the caller gives;
* `prelude` and `body`: nodes in evaluation order, the first of parameters only, and `order`, both together;
* `pieces`: the body without symbols in sequences of moderate length, each with the earlier nodes that it reads and
  those of its nodes that are read later, for compilers that are slow with long functions;
* `calls`: every call once, with target, arguments and width;
* `outputs`: nodes, or constants.

Two kinds of programs have further inputs, nodes that are given to the walk as `known`: the program of a nonlinear block
`block.known` and `block.unknowns`, and a derivative program, whose prelude is empty, its `carried` nodes.

Nodes are numbers. `program.pool` tells of a node its `kind` ("symbol", "call" or the name of an operation), its
`arguments` (an int is a node, a float a constant), the `key` of a symbol, and of a result of a call `call_of`, the call
and the position among its results.
A backend need not look at any of this: `values` and `outputs` walk over the nodes and ask for one operation, constant
or call at a time. Derivatives are programs as well: those of a right-hand side are made by
`system/derivative_rules.py` (`DerivativeRule.tangent`, `DerivativeRule.adjoint`), of programs without users' laws.

What to write
-------------
1. A mapping with a row for every name in `OPERATIONS` (`expressions/operations.py`): functions, or for a printed
   language texts such as "atan2({}, {})" (`AbstractPrinter`). NaN means "no solution" and has to pass through every
   operation, also maximum and minimum (C's fmax would drop it).
2. `constant`, and the methods for calls (`solve` … `law`), one for each kind of target in `expressions/calls.py`. A
   target has what the method needs: `size` and `places` of a matrix, the `number` of a nonlinear block in `blocks`.
   What a backend cannot do, such as laws in JAX for a printed language, raises an error that names it.
3. A line in `tests/test_operations.py`, which compares every operation with NumPy, and one in `tests/test_calls.py`,
   which compares every kind of call. CONTRIBUTING has the steps in order and an example that runs a program.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..calls import (
    AbstractLawCall,
    AbstractTarget,
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from ..expression import Pool
from ..program import Meaning, Program, evaluate


class AbstractBackend(ABC):
    """Computes the nodes of a pool in one representation of scalars."""

    @property
    @abstractmethod
    def operations(self) -> Mapping[str, Callable]:
        """A function of scalars for every name in `OPERATIONS`."""

    @abstractmethod
    def constant(self, value: float) -> Any:
        """A float as a scalar of this backend."""

    # -- the walk -------------------------------------------------------------------------------------
    def values(
        self,
        pool: Pool,
        order: Sequence[int],
        symbol: Callable[[tuple], Any],
        known: Mapping[int, Any] | None = None,
    ) -> dict[int, Any]:
        """{node: scalar} for the nodes in `order`. `symbol(key)` gives the inputs; nodes in `known` are not
        computed."""
        return evaluate(pool, order, known or {}, Meaning(symbol, self.call, self.operations, self.constant))

    def outputs(self, program: Program, symbol: Callable, known: Mapping[int, Any] | None = None) -> list:
        """The outputs of a whole program."""
        return self.picked(self.values(program.pool, program.order, symbol, known), program.outputs)

    def picked(self, values: Mapping[int, Any], references: Sequence[int | float]) -> list:
        """Scalars by reference: a node or a constant."""
        return [values[r] if type(r) is int else self.constant(r) for r in references]

    # -- calls ----------------------------------------------------------------------------------------
    def call(self, target: AbstractTarget, arguments: list, width: int) -> Sequence:
        """The first `width` results of a call, which may have more: only those that are used have nodes."""
        return target.run(self, arguments, width)

    @abstractmethod
    def solve(self, target: SolveCall, arguments: Any, width: int) -> Any:
        """x with A x = b: the entries of A row by row, then b. The matrix is regular, but pivots have to be chosen. One
        iterative refinement belongs to it (`jax/dense_solves.py`). NumPy leaves it out: of matrices with a condition of
        1e8 (`rectifier_bridge` in minimal coordinates) it has eight digits only."""

    @abstractmethod
    def regular_solve(self, target: RegularSolveCall, arguments: Any, width: int) -> Any:
        """x of least norm with A x = b for a positive semidefinite A: its entries at `target.places`, then b. A is
        made definite by `REGULAR_LARGE` times its mean diagonal entry; `REFINEMENTS` steps remove the effect."""

    @abstractmethod
    def rank_solve(self, target: RankSolveCall, arguments: Any, width: int) -> Any:
        """x with A x = b for a matrix of rank `target.rank`: pivots are chosen in rows and columns, redundant rows are
        left out, and unknowns without a pivot are zero (`solves/rank_solve.py`)."""

    @abstractmethod
    def dependent_columns(self, target: DependentCall, arguments: Any, width: int) -> Any:
        """1 for each column that full pivoting chooses as a pivot, so that it is solved from the others, else 0
        (`solves/pivots.py`)."""

    @abstractmethod
    def newton(self, target: NewtonCall, arguments: Any, width: int) -> Any:
        """The unknowns of a nonlinear block, by damped Newton steps (`solves/block_root.py`); all NaN where there is no
        solution. Arguments: the values of `block.known`. Of a block that is `carried`, the last solution and the
        largest value before follow, and the largest value so far follows the results. The outputs of the block's
        program are the residuals, then the entries of their Jacobian at `block.jacobian_places`, then the sizes of the
        terms of each residual, or, if rows may be redundant, the coefficients at `block.linear_places`."""

    @abstractmethod
    def law(self, target: AbstractLawCall, arguments: Any, width: int) -> Any:
        """The law in JAX of the element at `target.path`."""

    @abstractmethod
    def jacobian(self, target: JacobianCall, arguments: Any, width: int) -> Any:
        """Derivatives of the results of `target.inner` (rows) with respect to its arguments (columns), row by row.
        Linear solves never occur here: their derivatives are solves. For a nonlinear block `expressions/influence.py`
        gives the program of ∂r/∂known; derivatives with respect to the last solution, and of the largest value, are
        zero."""


class AbstractPrinter(AbstractBackend):
    """A backend that prints: a scalar is the text of a variable or of a constant, and each operation becomes a line."""

    def __init__(self):
        self.lines: list[str] = []
        self._functions = {name: self._function(text) for name, text in self.texts.items()}

    @property
    @abstractmethod
    def texts(self) -> Mapping[str, str]:
        """For every name in `OPERATIONS` its text, with {} for each argument."""

    @abstractmethod
    def assign(self, text: str) -> str:
        """Append a line that assigns an expression to a new variable, and return the variable."""

    @property
    def operations(self) -> Mapping[str, Callable]:
        return self._functions

    def _function(self, text: str) -> Callable[..., str]:
        filled, assign = text.format, self.assign  # looked up once: a program has thousands of operations

        def function(*arguments: str) -> str:
            return assign(filled(*arguments))

        return function
