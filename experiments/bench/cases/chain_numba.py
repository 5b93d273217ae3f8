"""The chain's accelerations in O(N): planar articulated bodies, angles from the inertial x axis.
Nothing here comes from bgjax."""

import numpy as np
from numba import njit


SPAN, MASS, DAMPING, GRAVITY = 0.3, 0.4, 0.002, 9.81
PARAMETERS = np.array([SPAN, MASS, MASS * SPAN**2 / 12.0, DAMPING, GRAVITY])


@njit(fastmath=True)
def rates(y, out, parameters):
    """From the last link upwards: what a link and all below it oppose to its upper pin's acceleration, once its own
    rotation is eliminated, is a symmetric 2 × 2 inertia (a, b, d) and a force (fx, fy);
    the hinge passes on nothing but its own torque."""
    length, mass, moment, damping, gravity = parameters
    n = len(y) // 2
    turned = np.empty((n, 4))  # moment of inertia, coupling to the pin's acceleration, driving moment
    a = b = d = fx = fy = torque = 0.0
    for k in range(n - 1, -1, -1):
        rate, rx, ry = y[n + k], length * np.cos(y[k]), length * np.sin(y[k])
        square, hx, hy = rate * rate, 0.5 * rx, 0.5 * ry
        # at the lower pin, which circles the upper one
        fx, fy = fx - square * (a * rx + b * ry), fy - square * (b * rx + d * ry)
        jx, jy = b * rx - a * ry, d * rx - b * ry
        whole = moment + mass * (hx * hx + hy * hy) + rx * jy - ry * jx
        moved = torque + rx * fy - ry * fx + mass * hx * gravity
        jx, jy = jx - mass * hy, jy + mass * hx
        a, d = a + mass, d + mass
        fx, fy = fx - mass * square * hx, fy + mass * (gravity - square * hy)
        torque = -damping * (rate - (y[n + k - 1] if k else 0.0))
        turned[k, 0], turned[k, 1], turned[k, 2], turned[k, 3] = whole, jx, jy, torque - moved
        share, pull = 1.0 / whole, (torque - moved) / whole
        a, b, d = a - jx * jx * share, b - jx * jy * share, d - jy * jy * share
        fx, fy = fx + jx * pull, fy + jy * pull
    ax = ay = 0.0
    for k in range(n):
        rate, rx, ry = y[n + k], length * np.cos(y[k]), length * np.sin(y[k])
        turn = (turned[k, 3] - turned[k, 1] * ax - turned[k, 2] * ay) / turned[k, 0]
        out[k], out[n + k] = rate, turn
        ax, ay = ax - turn * ry - rate * rate * rx, ay + turn * rx - rate * rate * ry


def start(angles) -> np.ndarray:
    """From rest; angles are relative, each to the link above."""
    return np.concatenate([np.cumsum(angles), np.zeros(len(angles))])
