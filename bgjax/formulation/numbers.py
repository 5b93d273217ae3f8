"""Parameters and initial states of a model as numbers, for decisions on ranks of equations and poses of bodies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from .._tracing import traced
from ..expressions.backends.numpy.backend import NumpyBackend
from .laws import Laws
from .unknowns.array.points import ModelValues
from .unknowns.problem import Problem


@dataclass(frozen=True)
class Numbers:
    """The numbers of a model: its parameters, and states near its initial conditions (`guesses`, by name)."""

    laws: Laws
    guesses: Mapping[str, Any]

    @property
    def traced(self) -> bool:
        """Whether some values are traced by JAX, so that there are no numbers."""
        return traced(self.laws.flat.elements, self.guesses)

    def start(self) -> np.ndarray:
        """States near the initial conditions."""
        found = [np.zeros(0)]
        for slot in self.laws.states:
            value = np.asarray(self.guesses.get(slot.name, slot.default), float)
            found.append(np.broadcast_to(value, (slot.width,)))
        return np.concatenate(found)

    def parameter(self) -> Callable[[tuple], float]:
        """A function that gives the value of a parameter by the key of its symbol."""
        leaves = {path: _leaves(element) for path, element in self.laws.flat.elements.items()}
        leaves[""] = _leaves(self.laws.model_leaves)
        return lambda key: leaves[key[1]][key[2]][key[3]]

    def values(self) -> ModelValues:
        """Parameters, laws and initial states in numbers."""
        return ModelValues(self.parameter(), NumpyBackend(self.laws.flat.elements), self.start())

    def values_or_random(self) -> ModelValues:
        """As `values`; where values are traced, parameters are random and the initial states zero."""
        if not self.traced:
            return self.values()
        random, count = np.random.default_rng(0), self.laws.count
        return ModelValues(lambda key: self.sample(key, random), NumpyBackend(self.laws.flat.elements), np.zeros(count))

    def positions(self, problem: Problem) -> list[int]:
        """States that are neither flows nor momenta of inertias."""
        moving = (*problem.flows, *problem.momenta)
        states = [self.laws.pool.symbol("state", k).index for k in range(self.laws.count)]
        return [state for state in states if state not in moving]

    def sample(self, key: tuple, random: np.random.Generator) -> float:
        """A random value of a symbol for rank decisions: parameters are positive, square matrices definite."""
        if key[0] != "parameter":
            return float(random.uniform(-1.5, 1.5))
        shape = self.laws.shapes[key[1], key[2]]
        if len(shape) == 2 and shape[0] == shape[1]:
            diagonal = key[3] // shape[0] == key[3] % shape[0]
            return (1.0 if diagonal else 0.0) + float(random.uniform(-0.2, 0.2)) / shape[0]
        return float(random.uniform(0.5, 1.5))


def _leaves(tree: Any) -> list[np.ndarray]:
    return [np.ravel(leaf) for leaf in jax.tree.leaves(tree)]
