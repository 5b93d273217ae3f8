"""Evaluate a jaxpr in NumPy, without compiling: for functions that are called only a few times.

Operations on traced values among them are left to JAX, so that what depends on numbers alone stays a number in a trace.
"""

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from jax.extend.core import ClosedJaxpr, Literal


def numpy_function(traced: ClosedJaxpr) -> Callable | None:
    """The jaxpr as a function of arrays that returns a list of outputs; None if an operation is not supported."""
    try:
        return _JaxprSteps(traced)
    except KeyError:
        return None


class _JaxprSteps:
    """The equations of a jaxpr as a list of NumPy functions that read and write numbered slots."""

    def __init__(self, traced: ClosedJaxpr):
        jaxpr = traced.jaxpr
        self.slots: dict[Any, int] = {}
        self.constants: list[tuple[int, np.ndarray]] = []
        for variable, value in zip(jaxpr.constvars, traced.consts, strict=True):
            self.constants.append((self._slot(variable), np.asarray(value)))
        self.inputs = [self._slot(variable) for variable in jaxpr.invars]
        self.steps = [self._step(equation) for equation in jaxpr.eqns]
        self.outputs = [self._slot(atom) for atom in jaxpr.outvars]

    def __call__(self, *values) -> list[np.ndarray]:
        known: list[Any] = [None] * len(self.slots)
        for slot, value in self.constants:
            known[slot] = value
        for slot, value in zip(self.inputs, values, strict=True):
            known[slot] = value
        for function, inputs, outputs, several, in_jax in self.steps:
            given = [known[slot] for slot in inputs]
            found = (in_jax if any(isinstance(value, jax.core.Tracer) for value in given) else function)(*given)
            if several:
                for slot, value in zip(outputs, found, strict=True):
                    known[slot] = value
            else:
                known[outputs[0]] = found
        return [known[slot] for slot in self.outputs]

    def _slot(self, atom: Any) -> int:
        key = id(atom) if isinstance(atom, Literal) else atom
        if key not in self.slots:
            self.slots[key] = len(self.slots)
            if isinstance(atom, Literal):
                self.constants.append((self.slots[key], np.asarray(atom.val, atom.aval.dtype)))
        return self.slots[key]

    def _step(self, equation: Any) -> tuple[Callable, list[int], list[int], bool, Callable]:
        inputs = [self._slot(atom) for atom in equation.invars]
        outputs = [self._slot(variable) for variable in equation.outvars]
        function, several = self._function(equation)
        return function, inputs, outputs, several, _in_jax(equation)

    def _function(self, equation: Any) -> tuple[Callable, bool]:
        """The NumPy function of an equation, and whether it has several results."""
        name = equation.primitive.name
        if name in PLAIN:
            _needs(KINDS.get(name, "") in ("", equation.invars[0].aval.dtype.kind))
            return PLAIN[name], False
        if name in INNER:
            inner = equation.params[INNER[name]]
            return _JaxprSteps(inner if isinstance(inner, ClosedJaxpr) else ClosedJaxpr(inner, ())), True
        return SHAPED[name](equation), equation.primitive.multiple_results


def _in_jax(equation: Any) -> Callable:
    """The equation as a function of traced values."""

    def function(*values):
        return equation.primitive.bind(*values, **equation.primitive.get_bind_params(equation.params))

    return function


INNER = {
    "jit": "jaxpr",
    "pjit": "jaxpr",
    "closed_call": "call_jaxpr",
    "custom_jvp_call": "call_jaxpr",
    "custom_vjp_call": "call_jaxpr",
}
PLAIN: dict[str, Callable] = {
    "add": np.add,
    "add_any": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "max": np.maximum,
    "min": np.minimum,
    "pow": np.power,
    "abs": np.abs,
    "sign": np.sign,
    "floor": np.floor,
    "ceil": np.ceil,
    "square": np.square,
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
    "logistic": lambda x: 1.0 / (1.0 + np.exp(-x)),
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "asinh": np.arcsinh,
    "is_finite": np.isfinite,
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
    "stop_gradient": lambda x: x,
    "copy": lambda x: x,
    "copy_p": lambda x: x,
    **{name: getattr(np, name) for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "sqrt", "cbrt")},
    **{name: getattr(np, name) for name in ("exp", "exp2", "log", "expm1", "log1p")},
}
# dtype kind for which the NumPy function equals the JAX operation
KINDS = {"and": "b", "or": "b", "not": "b", "div": "f", "pow": "f", "integer_pow": "f"}


def _needs(condition: Any) -> None:
    """Raise KeyError if this variant of an operation is not supported."""
    if not condition:
        raise KeyError


def _broadcast(equation: Any) -> Callable:
    shape, dimensions = equation.params["shape"], equation.params["broadcast_dimensions"]
    given = equation.invars[0].aval.shape
    middle = [1] * len(shape)
    for place, size in zip(dimensions, given, strict=True):
        middle[place] = size
    if tuple(middle) == tuple(shape):
        return lambda x, *_: x.reshape(shape)
    return lambda x, *_: np.broadcast_to(x.reshape(middle), shape)


def _kept(letters: list[str], gone: set[int]) -> list[str]:
    return [letter for k, letter in enumerate(letters) if k not in gone]


def _contraction(equation: Any) -> Callable:
    (left, right), (left_batch, right_batch) = equation.params["dimension_numbers"]
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    one = [next(letters) for _ in equation.invars[0].aval.shape]
    other = [next(letters) for _ in equation.invars[1].aval.shape]
    for a, b in (*zip(left, right, strict=True), *zip(left_batch, right_batch, strict=True)):
        other[b] = one[a]
    batch = [one[a] for a in left_batch]
    result = [*batch, *_kept(one, {*left, *left_batch}), *_kept(other, {*right, *right_batch})]
    text = f"{''.join(one)},{''.join(other)}->{''.join(result)}"
    return lambda x, y: np.einsum(text, x, y)


def _reduction(function: Callable) -> Callable[[Any], Callable]:
    def shaped(equation: Any) -> Callable:
        axes = tuple(equation.params["axes"])
        return lambda x: function(x, axis=axes)

    return shaped


def _reshape(equation: Any) -> Callable:
    _needs(equation.params["dimensions"] is None)
    shape = equation.params["new_sizes"]
    return lambda x, *_: x.reshape(shape)


def _squeeze(equation: Any) -> Callable:
    shape = equation.outvars[0].aval.shape
    return lambda x: x.reshape(shape)


def _slice(equation: Any) -> Callable:
    begin, end = equation.params["start_indices"], equation.params["limit_indices"]
    place = tuple(map(slice, begin, end, equation.params["strides"] or [1] * len(begin)))
    return lambda x: x[place]


def _split(equation: Any) -> Callable:
    cuts, axis = np.cumsum(equation.params["sizes"])[:-1], equation.params["axis"]
    return (lambda x: np.split(x, cuts, axis)) if len(cuts) else lambda x: (x,)


def _convert(equation: Any) -> Callable:
    dtype = equation.params["new_dtype"]
    return lambda x: x.astype(dtype)


def _select(equation: Any) -> Callable:
    _needs(len(equation.invars) == 3 and equation.invars[0].aval.dtype == bool)
    return lambda which, no, yes: np.where(which, yes, no)


def _transpose(equation: Any) -> Callable:
    permutation = equation.params["permutation"]
    return lambda x: x.transpose(permutation)


def _concatenate(equation: Any) -> Callable:
    return lambda *parts: np.concatenate(parts, equation.params["dimension"])


def _stack(equation: Any) -> Callable:
    return lambda *parts: np.stack(parts, equation.params["axis"])


def _integer_pow(equation: Any) -> Callable:
    exponent = float(equation.params["y"])
    return lambda x: np.power(x, exponent)


def _iota(equation: Any) -> Callable:
    aval, axis = equation.outvars[0].aval, equation.params["dimension"]
    middle = [size if k == axis else 1 for k, size in enumerate(aval.shape)]
    value = np.broadcast_to(np.arange(aval.shape[axis], dtype=aval.dtype).reshape(middle), aval.shape)
    return lambda: value


SHAPED: dict[str, Callable[[Any], Callable]] = {
    "broadcast_in_dim": _broadcast,
    "concatenate": _concatenate,
    "convert_element_type": _convert,
    "dot_general": _contraction,
    "integer_pow": _integer_pow,
    "iota": _iota,
    "reduce_max": _reduction(np.max),
    "reduce_min": _reduction(np.min),
    "reduce_prod": _reduction(np.prod),
    "reduce_sum": _reduction(np.sum),
    "reshape": _reshape,
    "select_n": _select,
    "slice": _slice,
    "split": _split,
    "squeeze": _squeeze,
    "stack": _stack,
    "transpose": _transpose,
}
