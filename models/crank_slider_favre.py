"""Marquis-Favre & Scavarda's crank-slider (1999, figure 2): a scalar graph with its kinematics in
eight modulated transformers.

θ1 is the crank's angle, θ2 the rod's, both from the x axis; the flow balance of the 0-junction `yB` is the constraint
ẏ_B = l1 cos θ1 θ̇1 + l2 cos θ2 θ̇2 = 0 (his equation 5). `acausal` has nothing there, so that no causality satisfies
it: λLCAP with the generalised velocities θ̇1 and θ̇2 puts the multiplier on it (his figure 5),
and `build` is what comes out.
"""

from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

import bgjax as bg

from ._model import Model


@bg.modulus_law(1, 1)
class Across(eqx.Module):
    """−l sin θ: the x-velocity of a lever's end for a rate of 1."""

    length: Any = eqx.field(converter=jnp.asarray)

    def __call__(self, angle):
        return -self.length * bg.sin(angle[0])


@bg.modulus_law(1, 1)
class Along(eqx.Module):
    """l cos θ: the y-velocity."""

    length: Any = eqx.field(converter=jnp.asarray)

    def __call__(self, angle):
        return self.length * bg.cos(angle[0])


# 0-junctions that add what the crank and what the rod gives
LEVERS = {"xG": Across, "yG": Along, "xB": Across, "yB": Along}


def acausal(torque=4.0, crank=0.2, rod=0.6, J1=0.05, J2=0.06, mass=1.5, friction=3.0, start=0.5) -> bg.Graph:
    """The bond graph before causality; the rod's mass centre is at its middle."""
    nodes = dict(
        Cm=bg.Se(torque),
        theta1=bg.One(),
        theta2=bg.One(),
        J1=bg.I(J1),
        J2=bg.I(J2),
        angle1=bg.Angle(),
        angle2=bg.Angle(),
    )
    nodes |= {name: bg.Zero() for name in LEVERS}
    nodes |= dict(vx=bg.One(), vy=bg.One(), m2x=bg.I(mass), m2y=bg.I(mass), f=bg.R(friction))
    bonds = [
        "Cm -> theta1 -> J1",
        "theta2 -> J2",
        "theta1 ~> angle1",
        "theta2 ~> angle2",
        "xG -> vx -> m2x",
        "yG -> vy -> m2y",
        "xB -> f",
    ]
    for name, law in LEVERS.items():
        lengths = {1: crank, 2: 0.5 * rod if name.endswith("G") else rod}
        nodes |= {f"{name}{k}": bg.MTF(law(length)) for k, length in lengths.items()}
        bonds += [f"theta{k} -> {name}{k} -> {name}" for k in lengths] + [
            f"angle{k} ~> {name}{k}.modulus" for k in lengths
        ]
    angles = {"angle1.angle": start, "angle2.angle": -np.arcsin(crank / rod * np.sin(start))}
    return bg.Graph(nodes, bonds, initial=angles)


def build(**parameters) -> bg.Graph:
    """The graph augmented by λLCAP: generalised velocities on theta1 and theta2, λ on yB."""
    return bg.causality(acausal(**parameters), bg.LambdaLCAP(["theta1", "theta2"])).graph


# -- reference: one degree of freedom --------------------------------------------------------------------------
C_M, L1, L2, J_1, J_2, M_2, F = 4.0, 0.2, 0.6, 0.05, 0.06, 1.5, 3.0


def _rod(q):
    """(θ2, dθ2/dθ1, d²θ2/dθ1²) with θ2 = −asin(l1 sin θ1 / l2)."""
    p = -np.arcsin(L1 / L2 * np.sin(q))
    derivative = -L1 * np.cos(q) / (L2 * np.cos(p))
    return p, derivative, (L1 * np.sin(q) + L2 * np.sin(p) * derivative**2) / (L2 * np.cos(p))


def _terms(q, w):
    """Reduced inertia M and rest h of M θ̈1 = C_m − h, and the multiplier as (offset, gradient) in θ̈1."""
    p, s, c = _rod(q)
    cross, centrifugal = M_2 * L1 * L2 / 2 * np.cos(q - p), M_2 * L1 * L2 / 2 * np.sin(q - p)
    first = J_1 + M_2 * L1**2 + cross * s
    second = (J_2 + M_2 * L2**2 / 4) * s + cross
    slide = F * (L1 * np.sin(q) + L2 * np.sin(p) * s) * w
    rest_1 = cross * c * w**2 + centrifugal * (s * w) ** 2 + L1 * np.sin(q) * slide
    rest_2 = (J_2 + M_2 * L2**2 / 4) * c * w**2 - centrifugal * w**2 + L2 * np.sin(p) * slide
    return first + s * second, rest_1 + s * rest_2, (-rest_2 / (L2 * np.cos(p)), -second / (L2 * np.cos(p)))


def reference(times):
    """θ1 alone, with θ2 eliminated in closed form; λ from the rod's equation afterwards."""

    from scipy.integrate import solve_ivp  # half a second to import, for the reference alone

    def rates(t, y):
        inertia, rest, _ = _terms(*y)
        return [y[1], (C_M - rest) / inertia]

    sol = solve_ivp(rates, (times[0], times[-1]), [0.5, 0.0], "DOP853", times, rtol=1e-13, atol=1e-14)
    q, w = sol.y
    inertia, rest, (offset, derivative) = _terms(q, w)
    p, s, _ = _rod(q)
    multiplier = offset + derivative * (C_M - rest) / inertia
    return {
        "angle1.angle": q,
        "angle2.angle": p,
        "theta1_u.flow": w,
        "theta2_u.flow": s * w,
        "yB_lambda.effort": multiplier,
    }


MODEL = Model(
    build, 1.0, reference, 1e-9, gradient="J2.inertia", source="one-DOF derivation in this file, DOP853 at 1e-13"
)
