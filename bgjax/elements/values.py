"""Convert and check what users give to elements: numbers, widths, words, laws."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import device_array
from .._types import Names, Value
from ..errors import Fault, ParameterError, shown


def leaf(value: Value, name: str = "value") -> Any:
    """A numeric parameter as an array leaf; any other value raises a ParameterError with its name."""
    try:
        if not _numeric(value):
            raise TypeError
        if np.ma.is_masked(value):
            remedy = "give numbers: fill or leave out what is masked (value.filled(…), value.compressed())."
            raise ParameterError([Fault(name, "has masked entries.", remedy)])
        if _are_numbers(value) or _converted(value):
            return device_array(value)
        return jnp.asarray(value, dtype=jnp.result_type(float))
    except OverflowError:
        what, remedy = "is too large for a floating-point number.", "give a number below 1e308; check its unit."
        raise ParameterError([Fault(name, what, remedy)]) from None
    except ParameterError:
        raise
    except (TypeError, ValueError):
        laws = "; laws go by keyword (effort=, flow=, energy=)" if callable(value) else ""
        remedy = f"give a number, a sequence of numbers or an array{laws}."
        raise ParameterError([Fault(name, f"{shown(value)} is not numeric.", remedy)]) from None


def _are_numbers(value) -> bool:
    """Whether a value consists of Python or NumPy numbers, also in sequences, and nothing traced."""
    if isinstance(value, list | tuple):
        return all(map(_are_numbers, value))
    return isinstance(value, float | int | np.ndarray | np.generic)


def _converted(value) -> bool:
    """Whether a value is a JAX array of another type, for which `jnp.asarray` would compile a program."""
    if not isinstance(value, jax.Array) or isinstance(value, jax.core.Tracer):
        return False
    return value.weak_type or value.dtype != jnp.result_type(float)


def _numeric(value) -> bool:
    kind = getattr(value, "dtype", None)
    if isinstance(value, str | bytes | bool) or callable(value):
        return False
    if kind is None or kind == np.dtype(object):
        return True
    return jnp.issubdtype(kind, jnp.floating) or jnp.issubdtype(kind, jnp.integer)


def named(name: str) -> Callable[[Value | None], Any]:
    """Converter of a field to a leaf (or None) that names the field when it refuses a value."""

    def convert(value: Value | None) -> Any:
        return None if value is None else leaf(value, name)

    return convert


def required(name: str) -> Callable[[Value], Any]:
    """Converter of a field that must have a value."""
    return partial(leaf, name=name)


def size(name: str, example: str) -> Callable[[int | None], int | None]:
    """Converter of an optional static size; refuses anything but a positive integer, such as a misplaced law."""

    def convert(value: int | None) -> int | None:
        return None if value is None else whole_number(name, value, example)

    return convert


WIDEST = 10_000  # most components of a port or signal, because each is a scalar of the equations


def whole_number(name: str, value, example: str) -> int:
    """A width as an integer from 1 to `WIDEST`; anything else raises an error that shows an example."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < 1:
        raise ParameterError([Fault(name, f"{shown(value)} is not a positive whole number.", f"write {example}.")])
    if value > WIDEST:
        what = f"{shown(value)} is more than {WIDEST}, the largest width."
        raise ParameterError([Fault(name, what, f"write {example}.")])
    return int(value)


def words(name: str, example: str) -> Callable[[Any], tuple[str, ...]]:
    """Converter of static words."""

    def convert(value: Names) -> tuple[str, ...]:
        # a string gives one word per letter
        if not isinstance(value, tuple | list | str) or not all(isinstance(word, str) for word in value):
            raise ParameterError([Fault(name, f"{shown(value)} is not a list of words.", f"write {example}.")])
        return tuple(value)

    return convert


def flag(name: str) -> Callable[[Any], Any]:
    """Converter of a static flag."""

    def convert(value: bool) -> bool:
        if not isinstance(value, bool | np.bool_):
            what = f"{shown(value)} is neither True nor False."
            raise ParameterError([Fault(name, what, f"write {name}=True or leave it out.")])
        return bool(value)

    return convert


def as_numbers(value) -> np.ndarray | None:
    """The value for checks, or None while tracing."""
    if value is None or isinstance(value, jax.core.Tracer):
        return None
    return np.asarray(value)


def scalar_width(value, letter: str = "n") -> int | str:
    """Width of a port whose field is a scalar (any), a vector or a square matrix."""
    shape = np.shape(value)
    return letter if shape == () else shape[0]


def field_faults(where: str, name: str, value, positive: bool) -> list[Fault]:
    """Checks of a scalar, vector or matrix field: finite, shape, symmetry, definiteness."""
    value = as_numbers(value)
    if value is None:
        return []
    label = f"{where}.{name}"
    if value.size == 0 or value.ndim > 2 or (value.ndim == 2 and value.shape[0] != value.shape[1]):
        remedy = "give a scalar, a vector (diagonal) or a square symmetric matrix."
        return [Fault(label, f"has shape {value.shape}.", remedy)]
    if not np.all(np.isfinite(value)):
        return [Fault(label, f"is not finite ({_short(value)}).", "give finite numbers.")]
    return _definite_faults(label, value, positive)


def _definite_faults(label: str, value: np.ndarray, positive: bool) -> list[Fault]:
    word = "positive" if positive else "zero or positive"
    if value.ndim < 2:
        bad = np.any(value <= 0.0) if positive else np.any(value < 0.0)
        return [Fault(label, f"is {_short(value)}.", f"it must be {word}.")] if bad else []
    scale = np.max(np.abs(value)) or 1.0
    if np.max(np.abs(value - value.T)) > 1e-12 * scale:
        return [Fault(label, "is not symmetric.", "give a symmetric matrix, for example 0.5 * (A + A.T).")]
    lowest = np.linalg.eigvalsh(value)[0]
    if lowest <= 1e-14 * scale if positive else lowest < -1e-12 * scale:
        what = f"is indefinite or singular (lowest eigenvalue {lowest:.3g})."
        return [Fault(label, what, f"all eigenvalues must be {word}.")]
    return []


def scalar_faults(where: str, owner: Any, *names: str) -> list[Fault]:
    """Faults of fields that are not one number each."""
    shapes = {name: np.shape(getattr(owner, name)) for name in names}
    wrong = {name: shape for name, shape in shapes.items() if shape}
    return [Fault(f"{where}.{name}", f"has shape {shape}.", "give one number.") for name, shape in wrong.items()]


def shape_faults(where: str, owner: Any, *names: str) -> list[Fault]:
    """Faults of fields that are neither one number nor one number per component."""
    shapes = {name: np.shape(getattr(owner, name)) for name in names}
    wrong = {name: shape for name, shape in shapes.items() if len(shape) > 1 or 0 in shape}
    remedy = "give a number, or one for each component."
    return [Fault(f"{where}.{name}", f"has shape {shape}.", remedy) for name, shape in wrong.items()]


def finite_faults(where: str, name: str, value) -> list[Fault]:
    """A fault of a field that holds infinities or NaN; none while it is traced."""
    value = as_numbers(value)
    if value is None or np.all(np.isfinite(value)):
        return []
    return [Fault(f"{where}.{name}", f"is not finite ({_short(value)}).", "give finite numbers.")]


def _short(value: np.ndarray) -> str:
    return f"{float(value):g}" if value.ndim == 0 else np.array2string(value, precision=4, threshold=6)
