"""Random consistent states of mechanisms."""

import numpy as np

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.simulation.start.consistent import POSITIONS, VELOCITIES, Aim, conditions, find_state, moving
from bgjax.system.evaluate_numbers import evaluate_numbers
from bgjax.system.evaluators import NumberEvaluator


def pose(system: bg.System, seed: int, spread: float = 0.15) -> np.ndarray:
    """The initial condition moved at random in positions and velocities, and closed again."""
    random, plan = np.random.default_rng(seed), system.plan
    state = np.array(bg.initialise(system))
    velocities = moving(plan)
    others = [k for k in range(plan.size) if k not in velocities]
    state[others] += spread * random.normal(size=len(others))
    state[velocities] += random.normal(size=len(velocities))
    for order, scales in ((POSITIONS, np.ones(plan.size)), (VELOCITIES, np.asarray(system.scales()))):
        wanted = conditions(plan, order, (), frozenset())
        found = find_state(NumberEvaluator(system), 0.0, state, Aim(wanted, np.zeros(wanted.size), scales))
        assert np.max(np.abs(found.residuals), initial=0.0) < 1e-11
        state = found.state
        if order == POSITIONS and plan.equations.gaps:
            state = evaluate_numbers(system, (Output.NORMALISED,), np.zeros(1), state[None])[0]
    return state


def carried(source: bg.System, state: np.ndarray, target: bg.System, time: float = 0.0) -> np.ndarray:
    """The same state for another method: states of one are results of the other."""
    found = []
    for slot in target.plan.equations.states:
        known = slot.name in source.plan.equations.quantities
        name = slot.name if known else slot.name.replace(".turned", ".angle")  # a counter of turns holds the angle
        found.append(evaluate_numbers(source, (name,), np.array([time]), np.asarray(state)[None])[0])
    return np.concatenate([np.zeros(0), *found])


def derivatives(
    system: bg.System, state: np.ndarray, names: tuple[str, ...], time: float = 0.0, step: float = 1e-6
) -> np.ndarray:
    """Rates of results along the motion, by central differences."""
    rates = evaluate_numbers(system, (Output.RATES,), np.array([time]), state[None])[0]
    values = evaluate_numbers(
        system, names, np.array([time + step, time - step]), np.stack([state + step * rates, state - step * rates])
    )
    return (values[0] - values[1]) / (2.0 * step)
