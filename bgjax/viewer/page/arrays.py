"""Arrays of numbers in the data of a page: their type, their shape and their bytes, little endian, in base 64."""

import base64
from typing import Any

import numpy as np


def encoded(values: Any, dtype: str = "float32") -> dict[str, Any]:
    """An array as the page reads it."""
    numbers = np.ascontiguousarray(values, np.dtype(dtype).newbyteorder("<"))
    text = base64.b64encode(numbers.tobytes()).decode("ascii")
    return {"dtype": dtype, "shape": list(numbers.shape), "base64": text}


def decoded(record: dict[str, Any]) -> np.ndarray:
    """The array of a record in the data of a page."""
    kind = np.dtype(record["dtype"]).newbyteorder("<")
    return np.frombuffer(base64.b64decode(record["base64"]), kind).reshape(record["shape"])
