"""A port-Hamiltonian form in SymPy, with the user's names of states, ports and parameters."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...errors import ParameterError, raise_faults
from ...expressions.backends.sympy.backend import SympyBackend
from ...expressions.expression import Expr, Scalar
from ...surface.listing import public
from ...system.system import System
from ..symbolic.writer import component_names, load_sympy, no_forms, parameter_names
from .structure.expressions import Expressions


if TYPE_CHECKING:
    import sympy

SHORT = 60  # most operations of an entry that is reduced to a common denominator
FEW = 6  # most symbols of such an entry


@dataclass(frozen=True)
class SymbolicForm:
    """Holds ẋ = (J − R) ∂H/∂x + (g − P) u − g_R φ(z) + B λ as SymPy matrices, with symbols named like results and
    parameters."""

    x: "tuple[sympy.Symbol, ...]"
    inputs: "tuple[sympy.Symbol, ...]"
    H: "sympy.Expr"
    gradient: "sympy.Matrix"
    J: "sympy.Matrix"
    R: "sympy.Matrix"
    g: "sympy.Matrix"
    P: "sympy.Matrix"
    B: "sympy.Matrix"
    g_R: "sympy.Matrix"
    rates: "sympy.Matrix"  # ẋ, with what all ports give as symbols
    coordinates: "tuple[sympy.Eq, ...]"  # rates of the further states

    __dir__ = public


def symbolic_form(system: System, found: Expressions, opaque: bool) -> SymbolicForm:
    """The expressions of a form in SymPy; one error names all laws without a symbolic form."""
    writer = _FormWriter(system, found, opaque)
    sympy, states = writer.sympy, found.places("state")

    def matrix(which: str, kinds: Sequence[str], sign: float = 1.0) -> Any:
        columns = found.places(*kinds)
        rows = found.block(which, states, columns)
        flat = writer.write([entry * sign for row in rows for entry in row])
        return sympy.Matrix(len(states), len(columns), [writer.reduced(value) for value in flat])

    others = ("input", "source", "resistive", "multiplier", "constraint")
    gradient = sympy.Matrix(len(states), 1, writer.write(found.gradient))
    J, R = matrix("skew", ["state"]), matrix("symmetric", ["state"])
    given = sympy.Matrix(len(found.outer) - len(states), 1, writer.write(found.given(*others)))
    rates = (J - R) * gradient + (matrix("skew", others) - matrix("symmetric", others)) * given
    names = [writer.named(f"d/dt {name}") for name in found.coordinate_names]
    further = writer.write([coordinate.rate for coordinate in found.coordinates])
    return SymbolicForm(
        x=tuple(map(writer.named, found.names("state"))),
        inputs=tuple(map(writer.named, found.names("input"))),
        H=writer.write([found.energy])[0],
        gradient=gradient,
        J=J,
        R=R,
        g=matrix("skew", ["input"]),
        P=matrix("symmetric", ["input"]),
        B=matrix("skew", ["multiplier", "constraint"]),
        g_R=matrix("skew", ["resistive"], -1.0),
        rates=rates,
        coordinates=tuple(sympy.Eq(*pair, evaluate=False) for pair in zip(names, further, strict=True)),
    )


class _FormWriter:
    """Converts scalars of a form's pool to SymPy."""

    def __init__(self, system: System, found: Expressions, opaque: bool):
        self.sympy, self.found, self.opaque = load_sympy(), found, opaque
        self._backend, self._parameters = SympyBackend(self.sympy), parameter_names(system)
        self._names = found.symbol_names()

    def named(self, name: str) -> Any:
        return self.sympy.Symbol(name, real=True)

    def _symbol(self, index_of: Callable) -> Callable[[tuple], Any]:
        def symbol(key: tuple) -> Any:
            if key[0] == "time":
                return self.named("t")
            if key[0] == "parameter":
                return self.named(self._parameter(*key[1:]))
            return self.named(self._names[index_of(key)])

        return symbol

    def _parameter(self, path: str, number: int, position: int) -> str:
        name, size = self._parameters[path, number]
        return component_names(name, size)[position]

    def write(self, outputs: Sequence[Scalar]) -> list[Any]:
        """Scalars as SymPy expressions."""
        pool = self.found.pool
        order = pool.reachable(outputs)
        raise_faults(ParameterError, [] if self.opaque else no_forms(pool, order))
        values = self._backend.values(pool, order, self._symbol(lambda key: pool.symbol(*key).index))
        return self._backend.picked(values, [o.index if isinstance(o, Expr) else o for o in outputs])

    def reduced(self, value: Any) -> Any:
        """A short quotient of polynomials with one denominator; any other expression as it is."""
        if value.count_ops() > SHORT or len(value.free_symbols) > FEW:
            return value
        reducible = value.is_rational_function() and not value.atoms(self.sympy.Float)
        return self.sympy.factor(self.sympy.cancel(value)) if reducible else value
