"""The chain for the peers, and its initial condition; the tables are written by experiments/references/chains.py."""

import numpy as np

from ..peers.mujoco import option


SIZES = (5, 10, 20, 50, 100, 200)
SPAN, MASS, DAMPING, GRAVITY = 0.3, 0.4, 0.002, 9.81
INERTIA = MASS * SPAN**2 / 12.0
LINK = (
    '<body pos="{place} 0 0"><joint type="hinge" axis="0 0 1" damping="{damping!r}"/>'
    '<inertial pos="{half} 0 0" mass="{mass}" diaginertia="{i!r} {i!r} {i!r}"/>'
)


def angles(count: int) -> np.ndarray:
    return np.append(-0.5 * np.pi + 0.3, 0.1 * np.sin(np.arange(1, count)))


def xml(count: int, step: float) -> str:
    links = [
        LINK.format(place=SPAN if k else 0.0, damping=DAMPING, half=0.5 * SPAN, mass=MASS, i=INERTIA)
        for k in range(count)
    ]
    return f"<mujoco>{option(step)}<worldbody>{''.join(links)}{'</body>' * count}</worldbody></mujoco>"


def hinges(names) -> list[int]:
    """Places of the table's columns among the hinges."""
    return [int(name.split(".")[0].removeprefix("hinge_")) - 1 for name in names]
