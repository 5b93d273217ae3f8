"""Choose a solver for a run: Radau IIA where the system is stiff, otherwise an explicit method that suits rtol.

Before anything is compiled, stiffness is judged by the eigenvalues of the Jacobian ∂ẏ/∂y: at the initial condition,
at several times of the run (a diode may begin to conduct later), at rest, and at a few random states of higher
energy. Radau is also chosen for implicit forms and where sources drive a nonlinear loop. If an explicit run exhausts
its steps, stiffness is judged again at the state it reached (`second_choice`).
"""

from typing import Any, NamedTuple

import jax
import numpy as np

from .._tracing import traced
from ..expressions.backends.jax.dense_solves import LAPACK_FROM
from ..formulation.records.output import Output
from ..system.evaluate_numbers import evaluate_numbers
from ..system.plan import Plan
from ..system.system import System
from .outcome.status import has_status
from .run.condensed_states import condensed_states
from .solution.solution import Solution


# where eigenvalues are computed: number of times, and energy per state [J] of random states
MOMENTS, ENERGIES = 8, (1.0, 1.0, 10.0, 100.0)
LARGEST = 400  # most states for which dense eigenvalues are computed
SMALL = 100  # most states for which Radau's dense factorisations are cheap
# An explicit step is stable for |λ| h below about this, for oscillating (True) and for overdamped modes; measured by
# counting steps.
REACH = {True: 1.25, False: 2.75}
DIED_OUT = 30.0  # a mode that decays by more time constants than this within the run need not be resolved
FEW_STEPS = 3000  # so many explicit steps are always acceptable
# Cost of a step [s]: EXPLICIT per explicit step, plus OPERATION per operation of the right-hand side; RADAU per Radau
# step, plus FACTORS times the square of the number of states. Fitted to runs at rtol 1e-6, run time divided by steps
# (experiments/choice): RC networks of 2, 20, 40, 60 and 95 states (explicit 0.3, 0.8, 1.6, 1.8, 2.8 µs; Radau 6, 41,
# 173, 316, 695 µs), compliant mechanisms of 6, 18 and 42 states (explicit 0.7, 1.9 to 2.6, 3.2 µs; Radau 3.5, 25 to 41,
# 46 to 104 µs). From LAPACK_FROM states on, Radau's factorisations are library calls, which took up to 39 ms a step on
# a loaded machine.
EXPLICIT, OPERATION, RADAU, FACTORS = 5e-7, 7 * 7e-10, 1e-6, 1e-7
# Expected number of Radau steps, where the fast modes oscillate (True) and where they are overdamped. Linear systems
# come to rest (RC networks: 100 to 120 steps); others keep moving. Compliant mechanisms took 1300 to 2600 and 250 to
# 1400 steps per second of simulated time, over 2, 10 and 20 s.
LINEAR, AT_LEAST, A_SECOND = {True: 1500, False: 100}, {True: 1500, False: 500}, {True: 1000, False: 300}
SAME = 1e-4  # relative to the largest entry: Jacobians of a linear system differ by less
HIGH_ORDER = 1e-8  # at this rtol and below, order 8 is faster


class Choice(NamedTuple):
    """A solver, by its name if it was chosen here, and the reason for choosing it in a few words."""

    method: Any
    reason: str

    @property
    def solver(self) -> Any:
        """The solver as an object of diffrax."""
        from .reference.made_solver import made_solver  # imports diffrax

        return made_solver(self.method)


def choose_solver(system: System, state, t0, t1, rtol, max_steps: int) -> Choice:
    """The solver for a run; where parameters are traced, stiffness is judged at those the system was compiled with."""
    if system.method.implicit and system.plan.size <= SMALL:
        return Choice("RadauIIA5", "implicit form of derivative causality")
    if system.plan.equations.solved.blocks and system.plan.forcing.nonlinear and system.plan.size <= SMALL:
        return Choice("RadauIIA5", "sources drive a nonlinear loop")  # pulses with sharp edges need damping
    fastest = _fastest_decay(system, state, t0, t1, max_steps)
    if fastest:
        return Choice("RadauIIA5", f"stiff: decays at {fastest:.2g} /s")
    if not traced(rtol) and rtol <= HIGH_ORDER:
        return Choice("Dopri8", f"not stiff, rtol ≤ {HIGH_ORDER:g}")
    return Choice("Tsit5", "not stiff")


def second_choice(solution: Solution, t1) -> Choice | None:
    """Radau where an explicit run exhausted its steps at a state at which the system is stiff; otherwise None."""
    stuck = bool(np.all(has_status(solution.ended, "max_steps_reached")))
    if not stuck or solution.traits.stiff or np.ndim(solution.ts) > 1:
        return None
    end = float(solution.end_time)
    fastest = _fastest_decay(solution.system, solution.end_state, end, t1, 1)
    if not fastest:
        return None
    return Choice("RadauIIA5", f"{solution.solver} got stuck at t = {end:.3g}: stiff there, decays at {fastest:.2g} /s")


def _fastest_decay(system: System, state, t0, t1, max_steps: int) -> float:
    """The decay rate [1/s] of the fastest mode that would make explicit steps too small, or 0 where there is none."""
    if system.last.model is None or traced(t0, t1) or not 0 < system.plan.size <= LARGEST:
        return 0.0
    system, state = system.in_numbers.beginning_at(np.zeros(system.plan.size) if traced(state) else state)
    span = float(t1) - float(t0)
    with jax.ensure_compile_time_eval():
        found = _probed(system, np.asarray(state), float(t0), span)
    steps = LINEAR
    if not _linear(found, np.asarray(system.scales())):
        steps = {swings: max(AT_LEAST[swings], A_SECOND[swings] * span) for swings in AT_LEAST}
    cheap = _cheap_steps(system, max_steps, steps)
    harmless = min(REACH[swings] * steps for swings, steps in cheap.items()) / span
    return max((_burden(np.linalg.eigvals(j), span, cheap) for j in found if not _within(j / harmless)), default=0.0)


def _cheap_steps(system: System, max_steps: int, implicit: dict[bool, float]) -> dict[bool, float]:
    """How many explicit steps cost as much as the expected Radau steps, by whether fast modes oscillate (True)."""
    size, operations = system.plan.size, max(1, len(system.plan.program((Output.RATES,)).body))
    if size > SMALL or len(condensed_states(system.plan).kept) >= LAPACK_FROM:
        return dict.fromkeys((True, False), max_steps / 2)
    ratio = (RADAU + FACTORS * size**2) / (EXPLICIT + OPERATION * operations)
    return {swings: min(max(FEW_STEPS, count * ratio), max_steps / 2) for swings, count in implicit.items()}


def _linear(found: list[np.ndarray], scales: np.ndarray) -> bool:
    """Whether the Jacobians, scaled by the typical sizes of the states, are equal at all probed states."""
    sized = [j * scales / scales[:, None] for j in found]
    return all(np.max(np.abs(j - sized[0])) <= SAME * np.max(np.abs(sized[0])) for j in sized)


def _burden(eigenvalues: np.ndarray, span: float, cheap: dict[bool, float]) -> float:
    size = np.abs(eigenvalues)
    dying = -eigenvalues.real * span > DIED_OUT
    fast, slow = np.max(size[dying], initial=0.0), np.max(size[~dying], initial=0.0)
    swings = bool(fast > 0.0 and abs(eigenvalues[dying][np.argmax(size[dying])].imag) > 0.5 * fast)
    stiff = fast * span / REACH[swings] > cheap[swings] and fast > 30.0 * slow
    return float(fast) if stiff else 0.0


def _probed(system: System, state: np.ndarray, t0: float, span: float) -> list[np.ndarray]:
    """The Jacobians ∂ẏ/∂y at all probed times and states at which they are finite."""
    size, scales = len(state), np.asarray(system.scales())
    random = np.random.default_rng(0)
    moments = 0
    if _timed(system.plan):
        moments = MOMENTS if size <= SMALL else 1
    # A switch often belongs to a contact, which random states would penetrate: a pin metres deep in its socket tells
    # nothing.
    open_air = size <= SMALL and not system.plan.equations.switches
    energies = ENERGIES if open_air else ()
    energetic = [state + np.sqrt(energy) * scales * random.normal(size=size) for energy in energies]
    others = [] if system.plan.equations.switches else [np.zeros(size), *energetic]
    states = np.stack([state] * (1 + moments) + others)
    later = (np.arange(moments) + random.uniform(size=moments)) / max(1, moments)
    times = t0 + span * np.concatenate([[0.0], later, np.zeros(len(others))])
    return [j for j in probed_jacobians(system, times, states, scales) if np.all(np.isfinite(j))]


def _timed(plan: Plan) -> bool:
    """Whether the right-hand side depends explicitly on time; if not, the initial state is probed once only."""
    program = plan.program((Output.RATES,))
    return ("time",) in program.inputs.values()


def _within(matrix: np.ndarray) -> bool:
    """Whether all eigenvalues certainly lie in the unit circle: ρ(A)³² ≤ ‖A³²‖ (Gelfand).

    This takes a tenth of the time of computing the eigenvalues.
    """
    with np.errstate(all="ignore"):
        for _ in range(5):
            matrix = matrix @ matrix
        return bool(np.linalg.norm(matrix) <= 1.0)


def probed_jacobians(system: System, times: np.ndarray, states: np.ndarray, scales: np.ndarray) -> np.ndarray:
    """The Jacobians ∂ẏ/∂y at many states, by one-sided differences in one evaluation of the right-hand side."""
    size = states.shape[1]
    steps = 1e-7 * np.maximum(np.abs(states), 1e-3 * scales)
    moved = np.concatenate([states[:, None], states[:, None] + steps[:, None] * np.eye(size)], axis=1)
    rates = evaluate_numbers(system, (Output.RATES,), np.repeat(times, size + 1), moved.reshape(-1, size))
    rates = rates.reshape(len(times), size + 1, size)
    return np.swapaxes((rates[:, 1:] - rates[:, :1]) / steps[:, :, None], 1, 2)
