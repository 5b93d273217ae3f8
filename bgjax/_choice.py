"""Which solver: explicit of the order that suits the tolerance, Radau where the system is stiff or a source
switches a loop.

Stiffness is read off the eigenvalues of the right-hand side at the start, at times along the run (a diode
conducts later than it starts) and at a few states of 1 J, before anything is compiled.
"""

from typing import NamedTuple

import diffrax as dfx
import jax
import numpy as np

from ._solution import concrete_results
from ._system import System
from .solvers import RadauIIA5


MOMENTS, STATES = 8, 3  # where the eigenvalues are taken
LARGEST = 100  # states; beyond, the dense eigenvalues and Radau's dense factors cost more than they save
REACH = 3.0  # an explicit step is stable for about |λ| h < 3
DIED_OUT = 30.0  # decays this often within the run: nothing to resolve there
FEW_STEPS = 3000  # explicit steps that are no burden
HIGH_ORDER = 1e-8  # from here on order 8 pays (numerics: Tsit5 at 1e-6 was 3e-3 off where Dopri8 at 1e-8 was 1.4e-7)


class Choice(NamedTuple):
    """A solver and why, in a few words."""

    solver: dfx.AbstractSolver
    reason: str


def choose_solver(system: System, state, t0, t1, rtol) -> Choice:
    """What the compiler knows decides; where values are traced, those the system was compiled with."""
    newton = any("Newton" in line for line in system.unknowns)
    if newton and system.plan.forcing.nonlinear and system.plan.size <= LARGEST:
        return Choice(RadauIIA5(), "sources drive a nonlinear loop")  # pulses with sharp edges: order 5 and damping at once
    fastest = _fastest_decay(system, state, t0, t1)
    if fastest:
        return Choice(RadauIIA5(), f"stiff: decays at {fastest:.2g} /s")
    if not _traced(rtol) and rtol <= HIGH_ORDER:
        return Choice(dfx.Dopri8(), f"not stiff, rtol ≤ {HIGH_ORDER:g}")
    return Choice(dfx.Tsit5(), "not stiff")


def _fastest_decay(system: System, state, t0, t1) -> float:
    """The rate of the fastest mode that would hold explicit steps down, or 0."""
    if system.last.model is None or _traced(t0, t1) or not 0 < system.plan.size <= LARGEST:
        return 0.0
    system = system.typical if _traced(*jax.tree.leaves(system)) else system
    state = np.zeros(system.plan.size) if _traced(state) else state
    span = float(t1) - float(t0)
    with jax.ensure_compile_time_eval():
        return max((_burden(values, span) for values in _eigenvalues(system, np.asarray(state), float(t0), span)), default=0.0)


def _burden(eigenvalues: np.ndarray, span: float) -> float:
    size = np.abs(eigenvalues)
    dying = -eigenvalues.real * span > DIED_OUT
    fast, slow = np.max(size[dying], initial=0.0), np.max(size[~dying], initial=0.0)
    stiff = fast * span / REACH > FEW_STEPS and fast > 30.0 * slow
    return float(fast) if stiff else 0.0


def _eigenvalues(system: System, state: np.ndarray, t0: float, span: float):
    """At every probe the eigenvalues of ∂ẏ/∂y, by one-sided differences in one evaluation."""
    size, scales = len(state), np.asarray(system.scales())
    random = np.random.default_rng(0)
    times = t0 + span * np.concatenate([[0.0], (np.arange(MOMENTS) + random.uniform(size=MOMENTS)) / MOMENTS, np.zeros(STATES)])
    states = np.concatenate([np.tile(state, (1 + MOMENTS, 1)), state + scales * random.normal(size=(STATES, size))])
    steps = 1e-7 * np.maximum(np.abs(states), 1e-3 * scales)
    moved = np.concatenate([states[:, None], states[:, None] + steps[:, None] * np.eye(size)], axis=1)
    rates = concrete_results(system, ("@rates",), np.repeat(times, size + 1), moved.reshape(-1, size)).reshape(len(times), size + 1, size)
    jacobians = np.swapaxes((rates[:, 1:] - rates[:, :1]) / steps[:, :, None], 1, 2)
    return [np.linalg.eigvals(j) for j in jacobians if np.all(np.isfinite(j))]


def _traced(*values) -> bool:
    return any(isinstance(value, jax.core.Tracer) for value in values)
