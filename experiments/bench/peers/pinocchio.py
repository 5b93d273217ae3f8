"""Pinocchio: its articulated-body algorithm as right-hand side, called from Python,
under SciPy or classical Runge-Kutta steps."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from ..measure import Setting


def chain(count: int, length: float, mass: float, inertia: float, gravity: float):
    """Links along x on hinges about z."""
    import pinocchio as pin

    model = pin.Model()
    model.gravity.linear = np.array([0.0, -gravity, 0.0])
    joint, place = 0, pin.SE3.Identity()
    for k in range(count):
        joint = model.addJoint(joint, pin.JointModelRZ(), place, f"hinge_{k + 1}")
        model.appendBodyToJoint(
            joint, pin.Inertia(mass, np.array([0.5 * length, 0.0, 0.0]), inertia * np.eye(3)), pin.SE3.Identity()
        )
        place = pin.SE3(np.eye(3), np.array([length, 0.0, 0.0]))
    return model


def chain_rates(model, damping: float) -> Callable:
    import pinocchio as pin

    data, n = model.createData(), model.nv

    def rates(t, y, out):
        out[:n] = y[n:]
        out[n:] = pin.aba(model, data, y[:n], y[n:], -damping * y[n:])

    return rates


def runge_kutta(rates: Callable, start: np.ndarray, t1: float, rows: int, each: int) -> np.ndarray:
    h, y, kept = t1 / rows / each, start.copy(), [start.copy()]
    k1, k2, k3, k4 = np.empty((4, len(y)))
    for _ in range(rows):
        for _ in range(each):
            rates(0.0, y, k1)
            rates(0.0, y + 0.5 * h * k1, k2)
            rates(0.0, y + 0.5 * h * k2, k3)
            rates(0.0, y + h * k3, k4)
            y = y + h / 6.0 * (k1 + 2.0 * (k2 + k3) + k4)
        kept.append(y)
    return np.array(kept)


def ladder(
    rates: Callable, start: np.ndarray, t1: float, rows: int, substeps: Iterable[int], watched: Sequence[int]
) -> Iterator[Setting]:
    for each in substeps:

        def run(each=each):
            return runge_kutta(rates, start, t1, rows, each)

        yield Setting(f"RK4 h = {1e3 * t1 / rows / each:.4g} ms", run, lambda states: states[:, list(watched)])
