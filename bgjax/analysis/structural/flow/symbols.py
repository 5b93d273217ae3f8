"""Gains of paths and loops in SymPy, with the names of parameters that users know."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import jax
import numpy as np

from ....elements.base import AbstractElement
from ....expressions.backends.sympy.backend import SympyBackend
from ....expressions.expression import Expr, Scalar
from ...symbolic.writer import load_sympy
from .mason import Way
from .signal_flow import SignalFlow


class SymbolicGains:
    """Writes the gains of a signal-flow graph in SymPy; `s` is the variable of Laplace."""

    def __init__(self, flow: SignalFlow, elements: Mapping[str, AbstractElement]):
        self.flow, self.elements, self.sympy = flow, elements, load_sympy()
        self.s = self.sympy.Symbol("s")
        self._backend = SympyBackend(self.sympy)
        self._values: dict[int, Any] = {}

    @property
    def one(self) -> Any:
        return self.sympy.Integer(1)

    def gain(self, way: Way) -> Any:
        """The product of the gains along a way."""
        total = self.one
        for edge in way.edges:
            total = total * self._written(edge.gain) * self.s**edge.order
        return total

    def _written(self, value: Scalar) -> Any:
        if not isinstance(value, Expr):
            return self._backend.constant(float(value))
        if value.index not in self._values:
            pool = self.flow.pool
            order = [i for i in pool.reachable([value]) if i not in self._values]
            self._values |= self._backend.values(pool, order, self._symbol, self._values)
        return self._values[value.index]

    def _symbol(self, key: tuple) -> Any:
        return self.sympy.Symbol(self._name(key))

    def _name(self, key: tuple) -> str:
        match key[0]:
            case "parameter":
                name, size = self._names[key[1], key[2]]
                return name if size == 1 else f"{name}[{key[3]}]"
            case "state":
                return self.flow.label(("x", key[1]))
            case "port":
                return f"{key[1]}.{key[2]}"
        return ".".join(map(str, key[1:])) or key[0]

    @cached_property
    def _names(self) -> dict[tuple[str, int], tuple[str, int]]:
        found = {}
        for path, element in self.elements.items():
            for number, (key, leaf) in enumerate(jax.tree_util.tree_flatten_with_path(element)[0]):
                found[path, number] = f"{path}{jax.tree_util.keystr(key)}", int(np.size(leaf))
        return found
