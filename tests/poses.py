"""Random consistent states of mechanisms."""

import numpy as np

import bgjax as bg
from bgjax._consistent import POSITIONS, VELOCITIES, close, conditions, moving
from bgjax._solution import concrete_results


def pose(system: bg.System, seed: int, spread: float = 0.15) -> np.ndarray:
    """The start moved at random in positions and velocities, and closed again."""
    random, plan = np.random.default_rng(seed), system.plan
    state = np.array(bg.initialise(system))
    velocities = moving(plan)
    others = [k for k in range(plan.size) if k not in velocities]
    state[others] += spread * random.normal(size=len(others))
    state[velocities] += random.normal(size=len(velocities))
    for level, scales in ((POSITIONS, np.ones(plan.size)), (VELOCITIES, np.asarray(system.scales()))):
        wanted = conditions(plan, level, (), frozenset())
        closure = close(system, 0.0, state, wanted, np.zeros(wanted.size), scales)
        assert np.max(np.abs(closure.residuals), initial=0.0) < 1e-11
        state = closure.state
        if level == POSITIONS and plan.equations.gaps:
            state = concrete_results(system, ("@settled",), np.zeros(1), state[None])[0]
    return state
