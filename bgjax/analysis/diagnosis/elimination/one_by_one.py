"""Eliminates the unknowns of a graph's equations: every equation computes one unknown or is a redundancy relation.

Equations are used in the order of how few components they involve, so that relations stay small. A storage is used in
derivative causality alone: what it stores is differentiated, never integrated, because initial values are unknown.
Unknowns that depend on each other are solved for together where their equations are linear (`loops.py`).
"""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from ....expressions.expression import Pool, Scalar
from ....expressions.passes import dependencies, substitute, tangents
from .equations import Equation, Equations
from .isolating import isolate, vanishes


class Left(NamedTuple):
    """A redundancy relation as it was found: an expression that is zero in the absence of faults."""

    number: int  # of the equation
    residual: Scalar
    components: frozenset[str]
    combined: bool = False  # a combination of derivatives of several equations, of no natural scale


class Support(NamedTuple):
    """The components with which a value is computed, and how often signals are differentiated for it."""

    components: frozenset[str] = frozenset()
    order: int = 0

    @property
    def cost(self) -> int:
        return len(self.components) + self.order


def joined(supports: Iterable[Support], component: str = "", order: int = 0) -> Support:
    """The support of what is computed from several values by the equation of a component."""
    found = list(supports)
    components = frozenset().union(*[s.components for s in found], [component] if component else [])
    return Support(components, max([s.order for s in found], default=0) + order)


class Elimination:
    """The unknowns that follow from measured signals and inputs, and the relations that remain."""

    def __init__(self, equations: Equations):
        self.equations, self.pool = equations.all, equations.pool
        self.values: dict[int, Scalar] = {}
        self.supports: dict[int, Support] = {}
        self.used: set[int] = set()
        self.left: list[Left] = []
        self._ready: list[tuple] = []
        self._where: dict[int, list[int]] = {}
        for number, equation in enumerate(self.equations):
            for unknown in equation.every:
                self._where.setdefault(unknown, []).append(number)
            self._offer(number)

    def open(self, equation: Equation) -> frozenset[int]:
        """The unknowns of an equation that are not determined yet."""
        return frozenset(u for u in equation.every if u not in self.values)

    def support(self, equation: Equation) -> Support:
        """Of all values that are determined in an equation, and of the equation itself."""
        here = [self.supports[u] for u in sorted(equation.every) if u in self.supports]
        return joined(here, equation.component, int(bool(equation.behind)))

    def peel(self) -> None:
        """Use equations with at most one open unknown, those with the smallest support first."""
        while self._ready:
            *_, number = heappop(self._ready)
            if number not in self.used:
                self._use(number)

    def _offer(self, number: int) -> None:
        """Make an equation ready if it has at most one open unknown, which is not differentiated."""
        equation = self.equations[number]
        found = self.open(equation)
        if number not in self.used and len(found) <= 1 and not found & equation.behind:
            heappush(self._ready, (self.support(equation).cost, equation.rank, number))

    def _use(self, number: int) -> None:
        residual = self.reduced(self.equations[number])
        unknowns = dependencies(self.pool, [residual], self.open(self.equations[number]))[0]
        support = self.support(self.equations[number])
        if not unknowns:
            self.keep(number, residual, support)
            return
        (unknown,) = unknowns
        value = isolate(self.pool, residual, unknown)
        if value is not None:
            self.used.add(number)
            self.determine(unknown, value, support)

    def keep(self, number: int, residual: Scalar, support: Support, combined: bool = False) -> None:
        """An equation without unknowns is a relation, unless it holds whatever is measured."""
        self.used.add(number)
        if not vanishes(self.pool, residual):
            self.left.append(Left(number, residual, support.components, combined))

    def determine(self, unknown: int, value: Scalar, support: Support) -> None:
        """The value of an unknown is known from now on."""
        self.values[unknown], self.supports[unknown] = value, support
        for number in self._where.get(unknown, ()):
            self._offer(number)

    def reduced(self, equation: Equation) -> Scalar:
        """The residual of an equation with all determined unknowns replaced by their values."""
        residual, stored = substitute(self.pool, [equation.residual, equation.stored], self.values)
        if not equation.behind and self.pool.is_zero(stored):
            return residual
        return residual - equation.factor * time_derivative(self.pool, stored)


def time_derivative(pool: Pool, value: Scalar) -> Scalar:
    """The derivative of an expression of signals: that of a signal is the signal of the next order."""
    seeds: dict[int, Scalar] = {}
    for index in pool.reachable([value]):
        key = pool.key(index) if pool.kind(index) == "symbol" else ("",)
        if key[0] == "known":
            seeds[index] = pool.symbol("known", key[1], key[2] + 1)
        elif key[0] == "time":
            seeds[index] = 1.0
    return tangents(pool, [value], seeds)[0]
