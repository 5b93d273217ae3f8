"""Arrays of numbers in the data of a page: their type, their shape and their bytes, little endian, in base 64."""

import base64
from typing import Any

import numpy as np


LARGEST = 32767  # of whole numbers of two bytes


def encoded(values: Any, dtype: str = "float32") -> dict[str, Any]:
    """An array as the page reads it."""
    numbers = np.ascontiguousarray(values, np.dtype(dtype).newbyteorder("<"))
    text = base64.b64encode(numbers.tobytes()).decode("ascii")
    return {"dtype": dtype, "shape": list(numbers.shape), "base64": text}


def quantised(values: Any) -> dict[str, Any]:
    """An array over time for what is only drawn, to 1/65534 of its largest value: whole numbers, each told by its
    difference from the one before, which compress well where the values change smoothly."""
    numbers = np.asarray(values, float)
    scale = float(np.max(np.abs(numbers), initial=0.0)) / LARGEST or 1.0
    whole = np.round(numbers / scale).astype("<i2")
    steps = np.diff(whole, axis=0, prepend=np.zeros((1, *whole.shape[1:]), "<i2"))  # beyond its limits it begins again
    return {**encoded(steps, "int16"), "scale": scale}


def decoded(record: dict[str, Any]) -> np.ndarray:
    """The array of a record in the data of a page."""
    kind = np.dtype(record["dtype"]).newbyteorder("<")
    numbers = np.frombuffer(base64.b64decode(record["base64"]), kind).reshape(record["shape"])
    return record["scale"] * np.cumsum(numbers, axis=0, dtype="<i2") if "scale" in record else numbers
