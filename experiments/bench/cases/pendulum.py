"""The pendulum for the peers: one hinge, and one equation."""

import numpy as np

from ..peers.mujoco import option


MODEL = """<mujoco>{option}
<worldbody><body><joint type="hinge" axis="0 0 1" damping="10"/>\
<inertial pos="0.5 0 0" mass="1" diaginertia="0.083 0.083 0.083"/></body></worldbody>
</mujoco>"""
PARAMETERS = np.array([0.083 + 0.25, 10.0, 0.5 * 9.81])


def xml(step: float) -> str:
    return MODEL.format(option=option(step))


def compiled_rates():
    from numba import njit

    @njit
    def inner(y, out, parameters):
        out[0], out[1] = y[1], (-parameters[1] * y[1] - parameters[2] * np.cos(y[0])) / parameters[0]

    return lambda t, y, out: inner(y, out, PARAMETERS)
