"""MuJoCo: fixed steps of RK4 inside one call of its C rollout, so that no Python stands between the steps."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from ..measure import Setting


# contacts off: there are none. refsafe off: it would forbid constraints harder than two steps.
OPTION = (
    '<option gravity="0 -9.81 0" integrator="{integrator}" timestep="{step!r}" solver="Newton" '
    'iterations="{iterations}" tolerance="{tolerance}">'
)
OPTION += '<flag contact="disable" refsafe="disable"/></option>'


def option(step: float, iterations: int = 100, tolerance: float = 1e-10, integrator: str = "RK4") -> str:
    return OPTION.format(step=step, iterations=iterations, tolerance=tolerance, integrator=integrator)


def state_of(model, data) -> np.ndarray:
    import mujoco

    kind = mujoco.mjtState.mjSTATE_FULLPHYSICS
    state = np.zeros(mujoco.mj_stateSize(model, kind))
    mujoco.mj_getState(model, data, state, kind)
    return state


def rolled(
    xml: str, t1: float, rows: int, angles: np.ndarray | None = None, rates: np.ndarray | None = None
) -> tuple[Callable, Callable]:
    """Run, and how to read the joint coordinates at `rows` equal times after the start."""
    import mujoco
    from mujoco import rollout

    model = mujoco.MjModel.from_xml_string(xml)
    data = mujoco.MjData(model)
    if angles is not None:
        data.qpos[:] = angles
    if rates is not None:
        data.qvel[:] = rates
    start, count = state_of(model, data)[None], round(t1 / model.opt.timestep)
    every = count // rows

    def run():
        return rollout.rollout(model, data, start, nstep=count)[0]

    def read(states):
        return np.vstack([start[0, 1 : 1 + model.nq], states[0, every - 1 :: every, 1 : 1 + model.nq]])

    return run, read


def ladder(
    xml: Callable[[float], str],
    t1: float,
    rows: int,
    substeps: Iterable[int],
    pick: Callable,
    words: str = "",
    **start: np.ndarray,
) -> Iterator[Setting]:
    """`xml(step)` describes the model; `pick` takes the watched results out of the coordinates;
    `start` are angles and rates."""
    for each in substeps:
        step = t1 / rows / each
        run, read = rolled(xml(step), t1, rows, **start)
        yield Setting(f"RK4 h = {1e3 * step:.4g} ms{words}", run, lambda states, read=read: pick(read(states)))
