"""A02 for MuJoCo: every crank on its foot, every coupler on the crank left of it, one `connect` a window."""

import numpy as np

from ..peers.mujoco import option


CRANK = (
    '<body name="crank_{k}" pos="{k} 0 0"><joint type="hinge" axis="0 0 1"/>'
    '<inertial pos="0 0.5 0" mass="1" diaginertia="{i} {i} {i}"/>{coupler}</body>'
)
COUPLER = (
    '<body name="coupler_{k}" pos="0 1 0"><joint type="hinge" axis="0 0 1"/>'
    '<inertial pos="0.5 0 0" mass="1" diaginertia="{i} {i} {i}"/></body>'
)
CONNECT = (
    '<connect body1="coupler_{k}" body2="crank_{next}" anchor="1 0 0" solref="{constant!r} 1" '
    'solimp="0.9999 0.9999 0.001 0.5 2"/>'
)
INERTIA = repr(1.0 / 12.0)


def xml(windows: int, step: float, hardness: float) -> str:
    def coupler(k):
        return COUPLER.format(k=k, i=INERTIA) if k < windows else ""

    bodies = "".join(CRANK.format(k=k, i=INERTIA, coupler=coupler(k)) for k in range(windows + 1))
    pins = "".join(CONNECT.format(k=k, next=k + 1, constant=hardness * step) for k in range(windows))
    return f"<mujoco>{option(step)}<worldbody>{bodies}</worldbody><equality>{pins}</equality></mujoco>"


def rates(windows: int) -> np.ndarray:
    """Cranks turn clockwise with 1 rad/s, couplers do not turn: coordinates crank, coupler, crank, …"""
    return np.array([-1.0, 1.0] * windows + [-1.0])
