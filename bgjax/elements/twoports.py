"""Transformers and gyrators with scalar or matrix moduli, constant or modulated.

TF, MTF: f_b = T f_a, e_a = Tᵀ e_b. GY, MGY: e_b = G f_a, e_a = Gᵀ f_b. A modulus has one row for
each component of `b`. Only a square modulus with a declared inverse admits the other causality
(C2): scalars, square parameter matrices, and laws with a declared inverse.
"""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from .._types import Law, Value
from ..errors import Fault, ParameterError, shown
from ..expressions.calls import SolveCall
from ..expressions.expression import Expr
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .law import is_symbolic
from .records import Given, Response
from .sources import modulating_faults
from .values import as_numbers, finite_faults, flag, leaf


Shape = tuple[int | str, int | str]


def _leaf_shape(modulus, law) -> Shape:
    """(width of b, width of a) of a constant modulus, whose values are parameters."""
    if law is not None:
        return getattr(law, "bgjax_shape", ("m", "n"))
    shape = np.shape(modulus)
    if shape == ():
        return "n", "n"
    return (shape[0], shape[0]) if len(shape) == 1 else shape[:2]


def _ports(shape: Shape) -> tuple[Port, ...]:
    return Port("a", shape[1], "in"), Port("b", shape[0], "out")


def _rule(first: tuple[bool, bool], invertible: bool) -> Rule:
    patterns = (first, (not first[0], not first[1]))
    reason = "its modulus has no inverse, so it takes flow at a" + ("" if first[1] else " and at b")
    return Rule(patterns if invertible else patterns[:1], 4, reason)


TRANSFORMER, GYRATOR = (False, True), (False, False)


def _two_port(given: Given, matrix, inverse: str) -> Response:
    """Law of transformers and gyrators alike: the causality decides which variables the matrix maps."""
    turned = matrix.T if np.ndim(matrix) == 2 else matrix
    at_a, at_b = given.ports["a"], given.ports["b"]
    if given.received["a"] == "flow":
        return Response({"b": _product(matrix, at_a), "a": _product(turned, at_b)})
    return Response({"b": _solve(turned, at_a, inverse), "a": _solve(matrix, at_b, inverse)})


def _product(matrix, vector):
    return matrix @ vector if np.ndim(matrix) == 2 else matrix * vector


def _solve(matrix, vector, inverse: str):
    """matrix⁻¹ vector: by division, by the transpose, by 2·1 − matrix, or by a pivoted solve."""
    if np.ndim(matrix) < 2:
        return vector / matrix
    if inverse == "orthogonal":
        return matrix.T @ vector
    if inverse == "unipotent":
        return 2.0 * vector - matrix @ vector
    pool = next(x.pool for x in (*matrix.flat, *vector) if isinstance(x, Expr))
    return np.array(pool.call(SolveCall(len(vector)), [*matrix.flat, *vector], len(vector)), dtype=object)


def constant_matrix(element) -> Any:
    """The modulus of a two-port that no signal modulates, after its law if it has one."""
    return element.modulus if element.law_of is None else np.asarray(element.law_of(element.modulus), dtype=object)


def _constant(element, given: Given) -> Response:
    return _two_port(given, constant_matrix(element), getattr(element.law_of, "bgjax_inverse", ""))


def _constant_invertible(element) -> bool:
    law, shape = element.law_of, _leaf_shape(element.modulus, element.law_of)
    return shape[0] == shape[1] if law is None else bool(getattr(law, "bgjax_inverse", ""))


def _constant_faults(where: str, element) -> list[Fault]:
    if element.law_of is not None and not is_symbolic(element.law_of):
        remedy = "mark it with bg.symbolic, or use MTF/MGY, whose law may be a JAX function."
        return [Fault(f"{where}.law", f"{shown(element.law_of)} is not a symbolic law.", remedy)]
    faults, value = finite_faults(where, "modulus", element.modulus), as_numbers(element.modulus)
    if faults or value is None or element.law_of is not None:
        return faults
    if value.ndim > 2 or value.size == 0:
        remedy = "give a number, a vector (diagonal) or a matrix."
        return [Fault(f"{where}.modulus", f"has shape {value.shape}.", remedy)]
    if value.ndim < 2 and np.any(value == 0.0):
        remedy = "give a nonzero modulus, or remove the element."
        return [Fault(f"{where}.modulus", "is zero: nothing is coupled.", remedy)]
    return []


def _singular_faults(where: str, element, received: dict[str, str]) -> list[Fault]:
    """Fault of a singular square modulus in a causality that needs its inverse."""
    value = as_numbers(element.modulus)
    if value is None or element.law_of is not None or value.ndim < 2:
        return []
    if received["a"] == "flow" or np.linalg.cond(value) < 1e14:
        return []
    change = "give an invertible matrix, or change what decides the flow on either side"
    return [Fault(f"{where}.modulus", "is singular.", f"this causality needs its inverse: {change}.")]


def _checked_law(law) -> Any:
    if law is None or callable(law):
        return law
    remedy = "give a symbolic function of the values, such as law=bg.arm."
    raise ParameterError([Fault("law", f"{shown(law)} is not a law.", remedy)])


class AbstractConstantTwoPort(AbstractElement):
    """A two-port with a constant modulus, whose values are parameters; `first` is the causality it always admits."""

    modulus: eqx.AbstractVar[Any]
    law_of: eqx.AbstractVar[Callable | None]
    first: eqx.AbstractClassVar[tuple[bool, bool]]
    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        return _ports(_leaf_shape(self.modulus, self.law_of))

    def rule(self) -> Rule:
        return _rule(self.first, _constant_invertible(self))

    def law(self, given: Given) -> Response:
        return _constant(self, given)

    def faults(self, where: str) -> list[Fault]:
        return _constant_faults(where, self)

    def faults_in(self, where: str, received: dict[str, str], widths: dict[str, int]) -> list[Fault]:
        return _singular_faults(where, self, received)


class TF(AbstractConstantTwoPort):
    """Couples two ports as a transformer: f_b = T f_a, e_a = Tᵀ e_b; T is a number, a vector (diagonal) or a matrix, or
    the matrix that a symbolic `law` computes from the values (`bg.TF(p, law=bg.arm)`)."""

    modulus: Any
    law_of: Any = eqx.field(static=True)
    first = TRANSFORMER

    def __init__(self, modulus: Value, *, law: Law | None = None):
        self.modulus, self.law_of = leaf(modulus, "TF.modulus"), _checked_law(law)


class GY(AbstractConstantTwoPort):
    """Couples two ports as a gyrator: e_b = G f_a, e_a = Gᵀ f_b; G is given like the modulus of a `TF`."""

    modulus: Any
    law_of: Any = eqx.field(static=True)
    first = GYRATOR

    def __init__(self, modulus: Value, *, law: Law | None = None):
        self.modulus, self.law_of = leaf(modulus, "GY.modulus"), _checked_law(law)


def _checked_shape(shape) -> tuple[int, int] | None:
    pair = isinstance(shape, tuple) and len(shape) == 2
    if shape is None or (pair and all(isinstance(n, int) and n > 0 for n in shape)):
        return shape
    remedy = "write shape=(rows of b, columns of a), for example (1, 3)."
    raise ParameterError([Fault("shape", f"{shown(shape)} is not (rows, columns).", remedy)])


def _modulated_shape(element) -> Shape:
    if element.shape is not None:
        return element.shape
    return ("n", "n") if element.law_of is None else getattr(element.law_of, "bgjax_shape", ("m", "n"))


def _modulated_input(element) -> tuple[Port, ...]:
    if element.law_of is not None:
        return (Port("modulus", None),)
    return (Port("modulus", 1 if element.shape is None else int(np.prod(element.shape))),)


def modulated_matrix(element, signal, rows: int, columns: int, call: Callable) -> Any:
    """The modulus as a matrix or scalar; `call(width, signal, rows, columns)` runs a law in JAX."""
    law = element.law_of
    if law is None:
        return signal[0] if element.shape is None else signal.reshape(element.shape)
    if is_symbolic(law):
        matrix = np.asarray(law(signal), dtype=object)
        return _symbolic_entries(matrix, rows, columns) if matrix.ndim else matrix[()]
    return np.array(call(rows * columns, signal, rows, columns), dtype=object).reshape(rows, columns)


def _modulated(element, given: Given) -> Response:
    def call(*arguments):
        return given.call("matrix", *arguments)

    matrix = modulated_matrix(element, given.signals["modulus"], given.widths["b"], given.widths["a"], call)
    return _two_port(given, matrix, getattr(element.law_of, "bgjax_inverse", ""))


def _symbolic_entries(matrix: np.ndarray, rows: int, columns: int) -> np.ndarray:
    flat = matrix.ndim == 1 and 1 in (rows, columns)
    if matrix.shape != (rows, columns) and not (flat and matrix.size == rows * columns):
        needed = f"{(rows, columns)}: rows for b, columns for a"
        raise ValueError(f"the modulus has shape {matrix.shape}, needed is {needed}")
    return matrix.reshape(rows, columns)


def _entries(matrix, rows: int, columns: int):
    """A law's matrix row by row; one row or one column may also come as a vector."""
    matrix = jnp.asarray(matrix)
    flat = matrix.ndim < 2 and 1 in (rows, columns)
    if matrix.shape != (rows, columns) and not (flat and matrix.size == rows * columns):
        needed = f"one row for each of the {rows} of b and one column for each of the {columns} of a"
        raise ValueError(f"the modulus has shape {matrix.shape}; {needed} are needed")
    return jnp.ravel(matrix)


def _modulated_invertible(element) -> bool:
    return element.invertible or bool(getattr(element.law_of, "bgjax_inverse", ""))


class AbstractModulatedTwoPort(AbstractElement):
    """A two-port whose modulus is a function of the signal at `modulus`."""

    law_of: eqx.AbstractVar[Any]
    shape: eqx.AbstractVar[tuple[int, int] | None]
    invertible: eqx.AbstractVar[bool]
    first: eqx.AbstractClassVar[tuple[bool, bool]]
    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        return _ports(_modulated_shape(self))

    def inputs(self) -> tuple[Port, ...]:
        return _modulated_input(self)

    def rule(self) -> Rule:
        return _rule(self.first, _modulated_invertible(self))

    def law(self, given: Given) -> Response:
        return _modulated(self, given)

    def matrix(self, vector, rows: int, columns: int):
        return _entries(self.law_of(vector), rows, columns)

    def faults(self, where: str) -> list[Fault]:
        return modulating_faults(f"{where}.law", self.law_of)


class MTF(AbstractModulatedTwoPort):
    """Couples two ports as a modulated transformer. The signal at `modulus` is the scalar modulus, or its entries row
    by row with `shape=(rows, columns)`, or goes through `law` (a JAX function or `bg.symbolic`).

    `invertible=True` declares that the modulus never becomes singular."""

    law_of: Any
    shape: tuple[int, int] | None = eqx.field(static=True)
    invertible: bool = eqx.field(static=True)
    first = TRANSFORMER

    def __init__(self, law: Law | None = None, *, shape: tuple[int, int] | None = None, invertible: bool = False):
        self.law_of, self.shape, self.invertible = law, _checked_shape(shape), flag("invertible")(invertible)


class MGY(AbstractModulatedTwoPort):
    """Couples two ports as a modulated gyrator, with arguments as for `MTF`."""

    law_of: Any
    shape: tuple[int, int] | None = eqx.field(static=True)
    invertible: bool = eqx.field(static=True)
    first = GYRATOR

    def __init__(self, law: Law | None = None, *, shape: tuple[int, int] | None = None, invertible: bool = False):
        self.law_of, self.shape, self.invertible = law, _checked_shape(shape), flag("invertible")(invertible)


class EJS(AbstractElement):
    """Eulerian junction structure: the gyrator of a rotating body, modulated by its angular
    momentum h (signal `modulus`): e = ω × h. It always receives flow, and conserves power."""

    symbolic = True
    conserves = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", 3, "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("modulus", 3),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "the Eulerian junction structure cannot be inverted (C2)")

    def law(self, given: Given) -> Response:
        (x, y, z), (hx, hy, hz) = given.ports["port"], given.signals["modulus"]
        torque = [y * hz - z * hy, z * hx - x * hz, x * hy - y * hx]
        return Response({"port": np.array(torque, dtype=object)})
