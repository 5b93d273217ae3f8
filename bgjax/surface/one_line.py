"""Format an object as one line of text, like the call that constructs it, and text as HTML for a notebook."""

import dataclasses
import html
from typing import Any

import equinox as eqx
import jax
import numpy as np


LONG = 12  # arrays of more numbers are shown by their shape only
WIDE = 400  # longest line in characters


def in_line(module: Any) -> str:
    """`R(resistance=3.0)`: the class name with the fields that differ from their defaults."""
    names = [field.name for field in dataclasses.fields(module) if _told(module, field)]
    parts = [f"{name}={value_text(getattr(module, name, None))}" for name in names]
    text = f"{type(module).__name__}({', '.join(parts)})"
    return text if len(text) <= WIDE else f"{text[: WIDE - 1]}…"


def _told(module: Any, field: dataclasses.Field) -> bool:
    value = getattr(module, field.name, None)
    if not field.repr or value is None or (isinstance(value, tuple | dict | list) and not value):
        return False
    if isinstance(value, jax.Array | np.ndarray) or field.default is dataclasses.MISSING:
        return True
    return repr(value) != repr(field.default)


def value_text(value: Any) -> str:
    """Text of a field's value: arrays as lists of numbers, functions by name, anything else by its `repr`."""
    if isinstance(value, jax.core.Tracer) or (isinstance(value, jax.Array) and not value.is_fully_addressable):
        return eqx.tree_pformat(value)
    if isinstance(value, jax.Array | np.ndarray):
        array = np.asarray(value)
        return str(array.tolist()) if array.size <= LONG and array.dtype != object else f"array of shape {array.shape}"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name!r}: {value_text(each)}' for name, each in value.items())}}}"
    if callable(value) and hasattr(value, "__name__"):
        return value.__name__
    return repr(value)


def in_cell(text: str) -> str:
    """Text as HTML for a notebook, in a fixed-width font so that columns stay aligned."""
    return f'<pre style="line-height: 1.3">{html.escape(text)}</pre>'
