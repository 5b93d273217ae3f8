"""The programs of a system in C beside NumPy: rates, tangent and adjoint, at a state near its initial condition."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

import bgjax as bg
from bgjax.expressions.backends.c.library import compiled_unit
from bgjax.expressions.backends.c.unit import printed
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.calls import AbstractLawCall
from bgjax.expressions.program import Program
from bgjax.formulation.records.output import Output
from bgjax.system.base import bound_of
from bgjax.system.derivative_rules import DerivativeRule


MOVED = ("carried", "state", "time")  # inputs by which programs are differentiated
NEAR = 1e-3  # distance from the initial condition, relative to 1 and to each state


class Compared(NamedTuple):
    """One program in both backends."""

    what: str
    lines: int
    calls: tuple[str, ...]
    difference: float  # largest, relative to the largest value; infinite if NaN stand in other places
    nans: int
    seconds: float  # of printing and compiling


@dataclass(frozen=True)
class Inputs:
    """Values of all symbols of a system's programs; derivatives have directions and weights at random."""

    system: bg.System
    state: np.ndarray

    def __call__(self, key: tuple) -> float:
        match key[0]:
            case "parameter":
                return float(bound_of(self.system).lookup(key))
            case "state":
                return float(self.state[key[1]])
            case "time":
                return 0.01
            case "order":
                return 1.0
            case "dot" | "bar":
                return _random(key)
        return 0.0  # initial guesses of nonlinear blocks, before the first solution


@cache
def _random(key: tuple) -> float:
    return float(np.random.default_rng(sum(map(ord, repr(key)))).normal())


def near_initial(system: bg.System, initial: Mapping[str, Any]) -> np.ndarray:
    """A random state near the initial condition, so that few terms vanish."""
    state = np.asarray(bg.initialise(system, dict(initial) or None), float)[: system.plan.size]
    return state + NEAR * np.random.default_rng(0).normal(size=state.shape) * (1.0 + np.abs(state))


def compared(system: bg.System, state: np.ndarray) -> list[Compared]:
    """Rates, tangent and adjoint. Programs that call laws raise an error."""
    program, solved = system.plan.program((Output.RATES,)), system.plan.equations.solved
    symbol, numpy = Inputs(system, state), NumpyBackend({}, solved.blocks)
    found = [compare("rates", program, numpy, symbol, {})]
    values = numpy.values(program.pool, program.prelude, symbol)
    rule = DerivativeRule(program, solved.implicit)
    carried = {node: float(values[node]) for node in program.carried}
    for what, derivative in (("tangent", rule.tangent(MOVED)), ("adjoint", rule.adjoint(MOVED))):
        found.append(compare(what, derivative, numpy, symbol, carried))
    return found


def compared_results(system: bg.System, state: np.ndarray) -> list[Compared]:
    """All groups of results that the equations have; those with laws are left out."""
    symbol, numpy = Inputs(system, state), NumpyBackend({}, system.plan.equations.solved.blocks)
    found = []
    for output in Output:
        program = system.plan.program((output,))
        if program.outputs and not any(isinstance(call.target.base, AbstractLawCall) for call in program.calls):
            found.append(compare(output.name.lower(), program, numpy, symbol, {}))
    return found


def compare(
    what: str, program: Program, numpy: NumpyBackend, symbol: Callable, carried: Mapping[int, float]
) -> Compared:
    """The outputs of a program by C and by NumPy."""
    begin, nodes = time.perf_counter(), list(carried)
    unit = printed(program, numpy.blocks, nodes)
    run = compiled_unit(unit)
    seconds = time.perf_counter() - begin
    ours = run(lambda key: carried[nodes[key[1]]] if key[0] == "carried" else symbol(key))
    with np.errstate(all="ignore"):
        theirs = np.array(numpy.outputs(program, symbol, carried), float)
    calls = tuple(sorted({_kind(call.target) for call in program.calls}))
    return Compared(
        what, unit.source.count("\n"), calls, _difference(ours, theirs), int(np.isnan(theirs).sum()), seconds
    )


def _kind(target: Any) -> str:
    return "∂" * target.order + type(target.base).__name__.removesuffix("Call")


def _difference(ours: Sequence[float], theirs: np.ndarray) -> float:
    sound = ~np.isnan(theirs)
    if not np.array_equal(np.isnan(ours), ~sound):
        return np.inf
    largest = np.max(np.abs(theirs[sound]), initial=0.0)
    return float(np.max(np.abs(ours - theirs)[sound], initial=0.0) / (largest or 1.0))
