"""How runs end: names of statuses, which are those of diffrax, and their numbers."""

from typing import Any

import numpy as np

from ..._tracing import traced
from ..._types import Value


STATUSES = (
    *("successful", "max_steps_reached", "singular", "breakdown", "stagnation", "conlim", "nonfinite_input"),
    *("nonlinear_max_steps_reached", "nonlinear_divergence", "nonfinite", "dt_min_reached", "event_occurred"),
    *("max_steps_rejected", "internal_error"),
)
NUMBERS = {name: number for number, name in enumerate(STATUSES)}


def has_status(status: Any, name: str) -> Value:
    """Whether a number is that of a status; numbers are compared by NumPy, without compiling anything."""
    return status == NUMBERS[name] if traced(status) else np.asarray(status) == NUMBERS[name]
