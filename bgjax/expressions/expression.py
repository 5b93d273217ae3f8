"""Symbolic scalar expressions: laws applied to them build a graph of nodes, evaluated later by JAX, NumPy or SymPy.

A `Pool` stores every expression once, so common subexpressions are one node, and it simplifies operations with 0 and ±1
while nodes are built. Constants are plain floats; an `Expr` is never constant. The arguments of a node always precede
it, so the order of indices is a valid evaluation order, and every pass over the graph is one ascending loop.
"""

from collections.abc import Callable, Container, Hashable, Iterable, Sequence
from typing import NamedTuple, Union

import numpy as np

from .calls import AbstractTarget
from .operations import FUNCTIONS, OPERATIONS, apply


Scalar = Union["Expr", float]
Operand = Union["Expr", float, np.ndarray]  # a scalar, or an object array of scalars


class Call(NamedTuple):
    """A dense block: a vector function that is not written in scalar operations, applied to scalar arguments."""

    target: AbstractTarget
    arguments: tuple  # int = node, float = constant
    width: int


class Expr:
    """A node of a pool; arithmetic on it builds further nodes."""

    __slots__ = ("pool", "index")

    def __init__(self, pool: "Pool", index: int):
        self.pool, self.index = pool, index

    def __add__(self, other):
        return self.pool.add(self, other) if _scalar(other) else NotImplemented

    def __sub__(self, other):
        return self.pool.sub(self, other) if _scalar(other) else NotImplemented

    def __rsub__(self, other):
        return self.pool.sub(other, self) if _scalar(other) else NotImplemented

    def __mul__(self, other):
        return self.pool.mul(self, other) if _scalar(other) else NotImplemented

    def __truediv__(self, other):
        return self.pool.div(self, other) if _scalar(other) else NotImplemented

    def __rtruediv__(self, other):
        return self.pool.div(other, self) if _scalar(other) else NotImplemented

    def __neg__(self):
        return self.pool.neg(self)

    def __pow__(self, exponent):
        return self.pool.power(self, exponent)

    def __abs__(self):
        return self.pool.apply("abs", self)

    def __eq__(self, other):
        return True if self is other else _branched()

    def __bool__(self):
        return _branched()

    def __lt__(self, other):
        return _branched()

    __radd__, __rmul__, __hash__ = __add__, __mul__, object.__hash__
    __gt__ = __le__ = __ge__ = __lt__

    def __repr__(self) -> str:
        return f"Expr({self.index}: {self.pool.nodes[self.index]})"


def _branched():
    remedy = f"use bgjax's functions ({FUNCTIONS}), or drop the mark so that it is a JAX function"
    raise TypeError(f"a symbolic law compared or branched on a value; {remedy}")


_SCALARS = Expr, int, float, np.floating, np.integer


def _scalar(value) -> bool:
    kind = type(value)
    return kind is Expr or kind is float or isinstance(value, _SCALARS)


class Pool:
    """A store of scalar expressions (each held once) and of the calls of dense blocks they refer to."""

    def __init__(self):
        self.nodes: list[tuple] = []
        self.calls: list[Call] = []
        self._exprs: list[Expr] = []
        self._inner: list[tuple[int, ...]] = []
        self._table: dict[tuple, Expr] = {}
        self._call_table: dict[tuple, int] = {}
        self._call_inner: list[tuple[int, ...]] = []
        self.hints: dict[int, Hashable] = {}  # labels of nodes in repeated blocks, for `expressions/loops/roles`
        self._solves = 0

    def intern(self, *node) -> Expr:
        key = _key(node)
        found = self._table.get(key)
        if found is None:
            found = self._table[key] = Expr(self, len(self.nodes))
            self.nodes.append(node)
            self._exprs.append(found)
            self._inner.append(self._inner_of(node, key))
        return found

    def _inner_of(self, node: tuple, key: tuple) -> tuple[int, ...]:
        """The nodes among the arguments; all results of a call share one tuple."""
        kind = node[0]
        if kind == "symbol":
            return ()
        if kind == "call":
            return self._call_inner[node[1]]
        return node[1:] if key is node else inner_nodes(node[1:])  # such a key says that there are no constants

    def number_of_solve(self) -> int:
        """A new number for each substitution with a factorised matrix, so that the labels of different ones are
        distinct."""
        self._solves += 1
        return self._solves

    def symbol(self, *key: Hashable) -> Expr:
        """A symbol: a state, a parameter, time or an unknown."""
        return self.intern("symbol", key)

    def expr(self, reference: int | float) -> Scalar:
        return self._exprs[reference] if type(reference) is int else reference

    def call(self, target: AbstractTarget, arguments: Sequence[Scalar], width: int) -> list[Scalar]:
        """The `width` results of a dense block."""
        call = Call(target, tuple(reference(a) for a in arguments), width)
        number = self._call_table.setdefault((target, _key(call.arguments)), len(self.calls))
        if number == len(self.calls):
            self.calls.append(call)
            self._call_inner.append(inner_nodes(call.arguments))
        return [self.intern("call", number, position) for position in range(width)]

    # -- arithmetic with simplification; signs are factored out so that equal terms become one node ------
    def add(self, a: Scalar, b: Scalar) -> Scalar:
        a, b = reference(a), reference(b)
        if type(a) is float and type(b) is float:
            return a + b
        if a == 0.0 and type(a) is float:
            return self.expr(b)
        if b == 0.0 and type(b) is float:
            return self.expr(a)
        if self._is_neg(b):
            return self.sub(self.expr(a), self.expr(self.nodes[b][1]))
        if self._is_neg(a):
            return self.sub(self.expr(b), self.expr(self.nodes[a][1]))
        return self.intern("add", *_ordered(a, b))

    def sub(self, a: Scalar, b: Scalar) -> Scalar:
        a, b = reference(a), reference(b)
        if type(a) is float and type(b) is float:
            return a - b
        if type(b) is float and b == 0.0:
            return self.expr(a)
        if type(a) is float and a == 0.0:
            return self.neg(self.expr(b))
        if type(a) is int and type(b) is int and a == b:  # node 1 minus the constant 1.0 is a different case
            return 0.0
        if self._is_neg(b):
            return self.add(self.expr(a), self.expr(self.nodes[b][1]))
        if self._is_neg(a):
            return self.neg(self.add(self.expr(self.nodes[a][1]), self.expr(b)))
        return self.intern("sub", a, b)

    def neg(self, a: Scalar) -> Scalar:
        a = reference(a)
        if type(a) is float:
            return -a
        node = self.nodes[a]
        if node[0] == "neg":
            return self.expr(node[1])
        if node[0] == "sub":
            return self.intern("sub", node[2], node[1])
        return self.intern("neg", a)

    def mul(self, a: Scalar, b: Scalar) -> Scalar:
        a, b = reference(a), reference(b)
        if type(a) is float:
            return a * b if type(b) is float else self._scaled(a, b)
        if type(b) is float:
            return self._scaled(b, a)
        if self._is_neg(a):
            return self.neg(self.mul(self.expr(self.nodes[a][1]), self.expr(b)))
        if self._is_neg(b):
            return self.neg(self.mul(self.expr(a), self.expr(self.nodes[b][1])))
        return self.intern("mul", *_ordered(a, b))

    def _scaled(self, constant: float, other: int) -> Scalar:
        """A constant times a node."""
        if constant == 0.0:
            return 0.0
        if constant == 1.0:
            return self.expr(other)
        if constant == -1.0:
            return self.neg(self.expr(other))
        if constant < 0.0:
            return self.neg(self.mul(-constant, self.expr(other)))
        if self._is_neg(other):
            return self.neg(self.mul(constant, self.expr(self.nodes[other][1])))
        return self.intern("mul", constant, other)

    def div(self, a: Scalar, b: Scalar) -> Scalar:
        a, b = reference(a), reference(b)
        if type(b) is float:
            return a / b if type(a) is float else self.mul(self.expr(a), 1.0 / b)
        if type(a) is float and a == 0.0:
            return 0.0
        if type(a) is int and a == b:
            return 1.0
        if self._is_neg(a):
            return self.neg(self.div(self.expr(self.nodes[a][1]), self.expr(b)))
        if self._is_neg(b):
            return self.neg(self.div(self.expr(a), self.expr(self.nodes[b][1])))
        if type(a) is float and a < 0.0:
            return self.neg(self.div(-a, self.expr(b)))
        return self.intern("div", a, b)

    def power(self, a: Scalar, exponent: int) -> Scalar:
        if int(exponent) != exponent:
            raise TypeError("A symbolic power needs an integer exponent; use positive_power(x, p) or sqrt.")
        if exponent < 0:
            return self.div(1.0, self.power(a, -exponent))
        result: Scalar = 1.0
        for _ in range(int(exponent)):
            result = self.mul(result, a)
        return result

    def apply(self, name: str, *values: Scalar) -> Scalar:
        """One operation of the table on scalars, at least one of which is an expression of this pool."""
        if OPERATIONS[name].operator is not None:
            return getattr(self, name)(*values)
        return self.intern(name, *[reference(value) for value in values])

    def _is_neg(self, a: int | float) -> bool:
        return type(a) is int and self.nodes[a][0] == "neg"

    def signed(self, index: int) -> tuple[int, ...]:
        """The operands that arithmetic takes out of a node with a sign: a multiplication by −p uses p, the negation
        of p − q uses p and q."""
        return self.inner(index) if self.nodes[index][0] in ("neg", "sub") else ()

    # -- structure -----------------------------------------------------------------------
    def arguments(self, index: int) -> tuple:
        """References to the arguments of a node: an int is a node, a float a constant."""
        node = self.nodes[index]
        if node[0] == "symbol":
            return ()
        return self.calls[node[1]].arguments if node[0] == "call" else node[1:]

    def inner(self, index: int) -> tuple[int, ...]:
        """The arguments of a node that are nodes."""
        return self._inner[index]

    def kind(self, index: int) -> str:
        """Name of a node's operation, or "symbol", or "call"."""
        return self.nodes[index][0]

    def key(self, index: int) -> tuple:
        """The key of a symbol: its kind ("state", "parameter", "time", …) and what tells it from others of its kind."""
        return self.nodes[index][1]

    def call_of(self, index: int) -> tuple[Call, int]:
        """The call whose result a node of kind "call" is, and the position of that result."""
        _, number, position = self.nodes[index]
        return self.calls[number], position

    @staticmethod
    def is_zero(value: Scalar) -> bool:
        """Whether a scalar is the constant zero."""
        return isinstance(value, float) and value == 0.0

    def reachable(self, outputs: Iterable[Scalar], stop: Container[int] = (), first: int = 0) -> list[int]:
        """All nodes that the outputs depend on, in evaluation order; the search does not go into nodes in `stop`, nor
        into those before node number `first`."""
        given = {o.index for o in outputs if isinstance(o, Expr)}
        stack = [i for i in given if i >= first and i not in stop]
        seen = set(stack)
        inner = self._inner
        while stack:
            for argument in inner[stack.pop()]:
                if argument not in seen and argument >= first and argument not in stop:
                    seen.add(argument)
                    stack.append(argument)
        return sorted(seen)


def _key(node: tuple) -> tuple:
    """A key that distinguishes the constant 2.0 from node number 2, which compare equal in Python."""
    for item in node:
        if type(item) is float:
            return node, tuple(type(item) is float for item in node)
    return node


def reference(value) -> int | float:
    """The number of a node, or the value itself of a constant."""
    return value.index if type(value) is Expr else float(value)


def inner_nodes(references: Iterable[int | float]) -> tuple[int, ...]:
    """The nodes among references; the others are constants."""
    return tuple([r for r in references if type(r) is int])


def _ordered(a, b):
    """Operands with constants first, then by index, so that a·b and b·a are one node."""
    if type(a) is float or type(b) is float:
        return (a, b) if type(a) is float else (b, a)
    return (a, b) if a <= b else (b, a)


def _mapped(name: str, *values: Operand) -> Operand:
    """One operation on scalars or, element by element, on object arrays."""
    if any(isinstance(value, np.ndarray) for value in values):
        return np.vectorize(lambda *items: _mapped(name, *items), otypes=[object])(*values)
    return apply(name, *values)


def _make(name: str) -> Callable[[Operand], Operand]:
    def function(x: Operand) -> Operand:
        return _mapped(name, x)

    function.__name__ = name
    function.__doc__ = f"`{name}` for symbolic laws: scalars and object arrays."
    return function


sin, cos, tan, asin, acos, atan = map(_make, ("sin", "cos", "tan", "asin", "acos", "atan"))
sinh, cosh, tanh, exp, log, sqrt = map(_make, ("sinh", "cosh", "tanh", "exp", "log", "sqrt"))
absolute, sign, floor = _make("abs"), _make("sign"), _make("floor")


def atan2(y: Operand, x: Operand) -> Operand:
    """Angle of the point (x, y) for symbolic laws."""
    return _mapped("atan2", y, x)


def maximum(a: Operand, b: Operand) -> Operand:
    """Larger of two scalars for symbolic laws."""
    return _mapped("maximum", a, b)


def minimum(a: Operand, b: Operand) -> Operand:
    """Smaller of two scalars for symbolic laws."""
    return _mapped("minimum", a, b)


def positive_power(x: Operand, exponent: Operand) -> Operand:
    """x to a power if x is positive, otherwise 0, for symbolic laws; its derivatives are finite at zero too (contacts,
    orifices)."""
    return _mapped("power", x, exponent)
