"""Double precision as an arithmetic: for users' laws in JAX, and for first approximations of a point."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ....expressions.backends.numpy.backend import NumpyBackend
from ....expressions.calls import AbstractTarget
from ....expressions.expression import Pool
from ....expressions.operations import NUMPY_OPERATIONS
from .base import AbstractRounded, Margins


ZERO = 1e-12  # relative to the terms beside which a number stands


class Doubles(AbstractRounded):
    """Floating-point numbers of the processor; laws are those of the `elements`."""

    name = "double precision"

    def __init__(self, elements: Mapping[str, Any], seed: int = 0):
        self._random, self._laws, self.zero = random.Random(seed), NumpyBackend(elements), ZERO
        self.margins = Margins()

    @property
    def operations(self) -> Mapping[str, Any]:
        return NUMPY_OPERATIONS

    def number(self, value: float) -> float:
        return float(value)

    def random(self) -> float:
        return self._random.uniform(0.5, 2.0)

    def values(
        self,
        pool: Pool,
        order: Sequence[int],
        symbol: Callable[[tuple], Any],
        known: Mapping[int, Any] | None = None,
    ) -> dict[int, Any]:
        """As of any backend; what has no value is infinite or NaN, without a warning."""
        with np.errstate(all="ignore"):
            return super().values(pool, order, symbol, known)

    def call(self, target: AbstractTarget, arguments: list, width: int) -> Sequence:
        return self._laws.call(target, arguments, width)

    def solve(self, target: Any, arguments: Any, width: int) -> Any:
        return self._laws.solve(target, np.asarray(arguments), width)
