"""A redundancy relation: an expression of measured signals, inputs and parameters that is zero without faults."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...expressions.expression import Scalar
from ...surface.listing import public
from ..symbolic.printing import upright_names
from .primitive import primitive
from .writing import LARGEST, RelationWriter, text_of


if TYPE_CHECKING:
    import sympy  # not needed to import bgjax


@dataclass(frozen=True, repr=False)
class RedundancyRelation:
    """Holds an analytical redundancy relation of `bg.diagnose`: `expression` is zero without faults, and only faults
    of its `components` (elements, sources and sensors) make it differ from zero. `kind` is "balance" (of the junction
    `where`), "law" (of the element `where`), "combination" (of derivatives of several equations) or "hardware
    redundancy" (of sensors that measure the same)."""

    name: str
    components: tuple[str, ...]
    kind: str
    where: str
    residual: Scalar
    _combined: bool  # of no natural scale: written with coefficients that are polynomials of the parameters
    _writer: RelationWriter
    _listing: tuple[str, ...]  # components in the order of the graph

    __dir__ = public

    @cached_property
    def expression(self) -> "sympy.Expr":
        """The relation in SymPy. Symbols are named as results and parameters; "d/dt L.flow" is a derivative."""
        return self._written[0]

    @cached_property
    def _written(self) -> "tuple[sympy.Expr, sympy.Expr]":
        """The expression, and by which factor it is larger than the residual as it was found."""
        if self._combined and self._writer.size(self.residual) <= LARGEST:
            found = primitive(self._writer.sympy, self._writer.pool, self.residual, self._writer.name)
            if found is not None:
                return found
        return self._writer.expression(self.residual), self._writer.sympy.Integer(1)

    def scale(self, values: Callable[[tuple], float]) -> float:
        """The factor of the expression in numbers, with the values of the parameters."""
        if not self._combined:
            return 1.0
        factor = self._written[1]
        keys = {self._writer.name(key): key for key in self._writer.parameters(self.residual)}
        return float(factor.subs({symbol: values(keys[symbol.name]) for symbol in factor.free_symbols}))

    def symbol(self, name: str) -> "sympy.Symbol":
        """The symbol of a signal ("L.flow"), a derivative ("d/dt L.flow") or a parameter ("L.inertia")."""
        return self._writer.sympy.Symbol(name, real=True)

    @cached_property
    def signals(self) -> dict[str, int]:
        """The measured signals and inputs that occur, and the highest order of their derivatives."""
        found: dict[str, int] = {}
        for _, name, order in sorted(self._writer.signals(self.residual)):
            found[name] = max(order, found.get(name, 0))
        return found

    @property
    def order(self) -> int:
        """The highest order of derivatives."""
        return max(self.signals.values(), default=0)

    def __str__(self) -> str:
        size = self._writer.size(self.residual)
        if size > LARGEST:
            return f"a relation of {', '.join(self.signals)} with {size} operations"
        return text_of(self.expression, self._listing)

    def __repr__(self) -> str:
        return f"RedundancyRelation({self.name}: {self} = 0)"

    def _repr_latex_(self) -> str:
        sympy: Any = self._writer.sympy
        names = upright_names([self.expression])
        return f"$\\displaystyle {sympy.latex(sympy.Eq(self.expression, 0, evaluate=False), symbol_names=names)}$"
