"""Seventy decimal digits as a backend: for equations with square roots, sines and roots of nonlinear equations."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from ....expressions.operations import OPERATIONS, Operation
from .base import AbstractRounded, Margins


DIGITS = 70
ZERO = 1e-30  # relative to the terms beside which it stands: rounding, and errors of points, are many decades below


class Precise(AbstractRounded):
    """Floating-point numbers of seventy digits, by mpmath."""

    name = f"{DIGITS} digits"

    def __init__(self, seed: int = 0):
        self.context, self._random, self.zero = _mpmath().mp.clone(), random.Random(seed), ZERO
        self.context.dps = DIGITS
        self._operations = {name: self._function(row) for name, row in OPERATIONS.items()}
        self.margins = Margins()

    @property
    def operations(self) -> Mapping[str, Callable]:
        return self._operations

    def _function(self, operation: Operation) -> Callable:
        context = self.context
        own = {
            "abs": abs,
            "sign": context.sign,
            "maximum": max,
            "minimum": min,
            "power": lambda x, exponent: context.mpf(0) if x <= 0 else x**exponent,
        }
        return operation.operator or own.get(operation.name) or getattr(context, operation.name)

    def number(self, value: float) -> Any:
        return self.context.mpf(repr(float(value)))

    def random(self) -> Any:
        """Between one half and two: sizes that do not hide a rank."""
        return self.context.mpf(self._random.randrange(2**49, 2**51)) / 2**50


def _mpmath() -> Any:
    try:
        import mpmath
    except ImportError:
        message = "Ranks of equations with roots and angles are computed with seventy digits by mpmath: "
        raise ImportError(message + "pip install 'bgjax[symbolic]'.") from None
    return mpmath
