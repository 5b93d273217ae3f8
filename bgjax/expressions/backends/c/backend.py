"""Statements in C: one line for each operation, and for each call its arguments, its results and a function of
`runtime`."""

from collections.abc import Sequence

import numpy as np

from ....errors import Fault, StructureError
from ...calls import (
    AbstractLawCall,
    AbstractTarget,
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from ...program import NonlinearBlock
from ..base import AbstractPrinter
from .operations import C_OPERATIONS


class CSource(AbstractPrinter):
    """Prints the statements of one function. Laws are users' JAX functions, which have no form in C."""

    texts = C_OPERATIONS

    def __init__(self, blocks: Sequence[NonlinearBlock] = ()):
        super().__init__()
        self.blocks = blocks

    def constant(self, value: float) -> str:
        if np.isnan(value):
            return "NAN"
        return f"({float(value)!r})" if np.isfinite(value) else infinity(value)

    def assign(self, text: str) -> str:
        name = f"v{len(self.lines)}"
        self.lines.append(f"const double {name} = {text};")
        return name

    # -- calls ----------------------------------------------------------------------------------------
    def _call(self, function: str, before: str, arguments: Sequence[str], count: int, width: int) -> list[str]:
        """The results of a function of `runtime` that takes further arguments (`before`), one array and an array of
        `count` results."""
        given, results = f"a{len(self.lines)}", f"r{len(self.lines)}"
        self.lines.append(f"const double {given}[] = {{{', '.join(arguments) or '0.0'}}};")
        self.lines.append(f"double {results}[{count}];")
        self.lines.append(f"{function}({before}, {given}, {results});")
        return [f"{results}[{k}]" for k in range(width)]

    def _solve(self, function: str, before: str, target, arguments: list[str], columns: int, width: int) -> list[str]:
        """A solve with a matrix that is given by its entries at `target.places`."""
        table = f"p{len(self.lines)}"
        self.lines.append(f"static const int {table}[][2] = {places_text(target.places)};")
        more = f"{before}, {len(target.places)}, {table}"
        return self._call(function, more, arguments, columns, width)

    def solve(self, target: SolveCall, arguments: list[str], width: int) -> list[str]:
        return self._call("bg_call_solve", f"{target.size}", arguments, target.size, width)

    def regular_solve(self, target: RegularSolveCall, arguments: list[str], width: int) -> list[str]:
        return self._solve("bg_call_regular_solve", f"{target.size}", target, arguments, target.size, width)

    def rank_solve(self, target: RankSolveCall, arguments: list[str], width: int) -> list[str]:
        before = f"{target.rows}, {target.columns}, {target.rank}"
        return self._solve("bg_call_rank_solve", before, target, arguments, target.columns, width)

    def dependent_columns(self, target: DependentCall, arguments: list[str], width: int) -> list[str]:
        before = f"{target.rows}, {target.columns}"
        return self._call("bg_dependent_columns", before, arguments, target.columns, width)

    def newton(self, target: NewtonCall, arguments: list[str], width: int) -> list[str]:
        block = self.blocks[target.number]
        count = len(block.unknowns) + block.carried
        return self._call("bg_newton", f"&block_{target.number}", arguments, count, width)

    def law(self, target: AbstractLawCall, arguments: list[str], width: int) -> list[str]:
        raise StructureError([unprintable_law_fault(target)])

    def jacobian(self, target: JacobianCall, arguments: list[str], width: int) -> list[str]:
        if not isinstance(target.inner, NewtonCall):
            raise StructureError([unprintable_law_fault(target)])
        number = target.inner.number
        count = (len(self.blocks[number].unknowns) + self.blocks[number].carried) * len(arguments)
        return self._call("bg_newton_jacobian", f"&block_{number}", arguments, count, width)


def unprintable_law_fault(target: AbstractTarget) -> Fault:
    """Says that a law, or a derivative of one, has no form in C."""
    remedy = "use elements with symbolic laws, which are printed, or run the program by NumPy or JAX."
    where = target.base.path if isinstance(target.base, AbstractLawCall) else target.label
    return Fault(where, "its law is a function of JAX; it has no form in C.", remedy)


def prints(target: AbstractTarget) -> bool:
    """Whether a call has a form in C."""
    return not isinstance(target.base, AbstractLawCall) and (target.order == 0 or isinstance(target.inner, NewtonCall))


def infinity(value: float) -> str:
    """An infinite value in C."""
    return "INFINITY" if value > 0.0 else "(-INFINITY)"


def places_text(places: Sequence[tuple[int, int]]) -> str:
    """A table of (row, column) in C."""
    return f"{{{', '.join(f'{{{row}, {column}}}' for row, column in places) or '{0, 0}'}}}"
