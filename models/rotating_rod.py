"""Bos & Tiernego's example (1985, fig. 9): a massless rod turns about y, a mass slides along it on a spring;
inertia J on the axis.

Velocities of the mass in the rod's frame are z Ω across and ż along the rod; inertial ones, as in their eq. 13,
ẋ₀ = c z Ω − s ż and ż₀ = s z Ω + c ż. That goes with an angle θ counted against Ω (they print θ̇ = Ω): x₀ = −z sin θ,
z₀ = z cos θ. The generalised velocities are Ω and either ż (joint coordinates) or ż₀, as theirs:
then the rod must not reach θ = ±π/2.
"""

import numpy as np

import bgjax as bg

from ._model import Model


@bg.symbolic
def sine(angle):
    return bg.sin(angle[0])


@bg.symbolic
def minus_sine(angle):
    return -bg.sin(angle[0])


@bg.symbolic
def cosine(angle):
    return bg.cos(angle[0])


@bg.symbolic
def against(rate):
    return -rate


def build(
    inertial=False, inertia=0.2, mass=0.5, stiffness=40.0, rest=0.6, torque=0.3, start=(1.0, 0.7, 1.5, -0.4)
) -> bg.Graph:
    """`inertial`: whether ż₀ is the second generalised velocity, as in the paper, and not ż.
    `start`, the initial condition, is θ, z, Ω, ż."""
    nodes = dict(
        axis=bg.One(), J=bg.I(inertia), torque=bg.Se(torque), turning=bg.GeneralisedFlow(1), back=bg.Function(against),
        theta=bg.Angle(),
        slide=bg.One(), spring=bg.MeasuredC(stiffness, rest), z=bg.Position(), sliding=bg.GeneralisedFlow(1),
        reach=bg.MTF(), across=bg.One(), X=bg.Zero(), Z=bg.Zero(), vx=bg.One(), vz=bg.One(), mx=bg.I(mass),
        mz=bg.I(mass), cx=bg.MTF(cosine), sx=bg.MTF(minus_sine), sz=bg.MTF(sine), cz=bg.MTF(cosine, invertible=True),
    )  # fmt: skip
    bonds = [
        "torque -> axis -> J",
        "turning -> axis -> reach -> across",
        "axis ~> back ~> theta",
        "slide -> spring",
        "slide ~> z",
        "z ~> spring.coordinate",
    ]
    bonds += [
        "across -> cx -> X",
        "slide -> sx -> X",
        "X -> vx -> mx",
        "across -> sz -> Z",
        "slide -> cz -> Z",
        "Z -> vz -> mz",
        "z ~> reach.modulus",
    ]
    bonds += [f"theta ~> {name}.modulus" for name in ("cx", "sx", "sz", "cz")] + [
        f"sliding -> {'vz' if inertial else 'slide'}"
    ]
    angle, place, rate, speed = start
    second = np.sin(angle) * place * rate + np.cos(angle) * speed if inertial else speed
    return bg.Graph(
        nodes, bonds, initial={"theta.angle": angle, "z.position": place, "turning.flow": rate, "sliding.flow": second}
    )


SOURCE = "polar coordinates by hand, DOP853 at 1e-13 (experiments/references)"
MODEL = Model(build, 1.0, "rotating_rod", 1e-9, gradient="spring.stiffness", source=SOURCE)
PAPER = Model(lambda: build(True), 1.0, "rotating_rod", 1e-9, source=SOURCE)
