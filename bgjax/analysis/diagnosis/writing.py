"""Redundancy relations in SymPy and as text, with the user's names: "V.effort - L.flow*R.resistance - …"."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any

from ...expressions.backends.sympy.backend import SympyBackend
from ...expressions.expression import Expr, Pool, Scalar
from ..symbolic.writer import component_names, expanded_size, load_sympy


EXPANDED = 100  # most products of an expression that is written as a sum of products
LARGEST = 3000  # most operations of a relation that is written as text
LONGEST = 600  # most characters of a line


def signal_name(name: str, order: int) -> str:
    """The name of the derivative of a signal: "d/dt L.flow", "d2/dt2 L.flow"."""
    return name if order == 0 else f"d/dt {name}" if order == 1 else f"d{order}/dt{order} {name}"


class RelationWriter:
    """Converts expressions of signals, parameters and time to SymPy."""

    def __init__(self, pool: Pool, parameters: Mapping[tuple[str, int], tuple[str, int]]):
        self.pool, self._parameters = pool, parameters

    @cached_property
    def sympy(self) -> Any:
        return load_sympy()

    def name(self, key: tuple) -> str:
        """The user's name of a symbol."""
        if key[0] == "known":
            return signal_name(key[1], key[2])
        if key[0] == "parameter":
            name, size = self._parameters[key[1], key[2]]
            return component_names(name, size)[key[3]]
        return "t"

    def signals(self, value: Scalar) -> list[tuple]:
        """Keys ("known", name, order) of the signals in an expression."""
        return [key for key in self._keys(value) if key[0] == "known"]

    def parameters(self, value: Scalar) -> list[tuple]:
        """Keys of the parameters in an expression."""
        return [key for key in self._keys(value) if key[0] == "parameter"]

    def _keys(self, value: Scalar) -> list[tuple]:
        return [self.pool.key(i) for i in self.pool.reachable([value]) if self.pool.kind(i) == "symbol"]

    def expression(self, value: Scalar) -> Any:
        """An expression, as a sum of products if it is not too long."""
        if not isinstance(value, Expr):
            return SympyBackend(self.sympy).constant(value)
        backend = SympyBackend(self.sympy)
        order = self.pool.reachable([value])
        values = backend.values(self.pool, order, lambda key: self.sympy.Symbol(self.name(key), real=True))
        found = values[value.index]
        return self.sympy.expand(found) if self._terms(order) <= EXPANDED else found

    def _terms(self, order: Sequence[int]) -> int:
        """Number of products if all sums were multiplied out."""
        count: dict[int, int] = {}
        for i in order:
            kind, inner = self.pool.kind(i), [count.get(a, 1) for a in self.pool.arguments(i) if type(a) is int]
            size = sum(inner) if kind in ("add", "sub") else prod(inner) if kind in ("mul", "div", "neg") else 1
            count[i] = min(max(1, size), EXPANDED + 1)
        return count[order[-1]]

    def size(self, value: Scalar) -> int:
        """Number of operations in SymPy."""
        return expanded_size(self.pool, [value])


def text_of(expression: Any, order: Sequence[str]) -> str:
    """An expression as one line: positive terms first, each in the order in which its component is listed."""
    place = {name: k for k, name in enumerate(order)}

    def key(term: Any) -> tuple:
        owners = [name for symbol in term.free_symbols for name in order if _belongs(symbol.name, name)]
        signals = sum(symbol.name.startswith("d") and "/dt" in symbol.name for symbol in term.free_symbols)
        first = min((place[name] for name in owners), default=len(place))
        return term.could_extract_minus_sign(), first, signals, str(term)

    terms = sorted(expression.as_ordered_terms(), key=key)
    parts = [_written(term) for term in terms]
    line = parts[0] + "".join(f" - {p[1:]}" if p.startswith("-") else f" + {p}" for p in parts[1:])
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} … ({expression.count_ops()} operations)"


def _belongs(symbol: str, name: str) -> bool:
    """Whether a symbol is a parameter, a value or a derivative of a component."""
    return symbol.rpartition(" ")[2].startswith(f"{name}.") or symbol.rpartition(" ")[2] == name


def _written(term: Any) -> str:
    """A product with its derivatives last: SymPy sorts factors by name, and no name begins with a tilde."""
    derivatives = [symbol for symbol in term.free_symbols if " " in symbol.name]
    return str(term.xreplace({symbol: symbol.func(f"~{symbol.name}") for symbol in derivatives})).replace("~", "")
