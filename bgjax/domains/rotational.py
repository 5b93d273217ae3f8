"""Rotational parts as small bond graphs: effort is torque [N·m], flow is angular velocity [rad/s]."""

import equinox as eqx
import jax

from .._types import Value
from ..elements import TF, C, I, One, R, Zero, symbolic
from ..elements.values import leaf
from ..expressions.expression import tanh
from ..graph.graph import Graph
from ..surface.aliases import answering as _answering
from ..surface.calls import checked_call
from ._part import AbstractPartLaw, Quantity, one_port, parameters, start


__all__ = ["Coulomb", "belt", "brake", "damper", "gear", "inertia", "spring"]


STIFFNESS, DAMPING = Quantity("N·m/rad", "zero or positive"), Quantity("N·m·s/rad", "zero or positive")
TORQUE, SPEED = Quantity("N·m", "zero or positive"), Quantity("rad/s", "positive")
RADIUS, RATIO = Quantity("m", "positive"), Quantity("", "nonzero")


@checked_call
def inertia(moment: Value, *, speed: Value | None = None) -> Graph:
    """Flywheel: τ = J dω/dt. `moment` [kg·m²], initial `speed` [rad/s]. Port p; results torque, speed."""
    moment, speed = parameters(
        "inertia", moment=(moment, Quantity("kg·m²", "positive")), speed=(speed, Quantity("rad/s", optional=True))
    )
    return one_port("J", I(moment), "torque", "speed", start("J.flow", speed))


@checked_call
def spring(stiffness: Value) -> Graph:
    """Torsion spring: τ = k φ. `stiffness` [N·m/rad]. Port p; results torque, speed, twist."""
    (stiffness,) = parameters("spring", stiffness=(stiffness, STIFFNESS))
    return one_port("k", C(stiffness=stiffness), "torque", "speed", twist="k.displacement")


@checked_call
def damper(damping: Value) -> Graph:
    """Viscous damper: τ = d ω. `damping` [N·m·s/rad]. Port p; results torque, speed, power."""
    (damping,) = parameters("damper", damping=(damping, DAMPING))
    return one_port("d", R(damping), "torque", "speed")


@checked_call
def gear(ratio: Value) -> Graph:
    """Ideal gear: ω_out = n ω_in, τ_in = n τ_out. `ratio` n [–]. Ports input, output."""
    (ratio,) = parameters("gear", ratio=(ratio, RATIO))
    return Graph({"G": TF(ratio)}, ports={"input": "G.a", "output": "G.b"})


@symbolic
class Coulomb(AbstractPartLaw):
    """τ = T tanh(ω / ω₀): Coulomb friction, smooth below the speed ω₀."""

    torque: jax.Array = eqx.field(converter=leaf)
    speed: jax.Array = eqx.field(converter=leaf)
    quantities = dict(torque=TORQUE, speed=SPEED)

    def __call__(self, flow):
        return self.torque * tanh(flow / self.speed)


@checked_call
def brake(torque: Value, *, speed: Value = 1e-3) -> Graph:
    """Friction brake: `torque` [N·m] against the motion, regularised below `speed` [rad/s]. Port p."""
    law = Coulomb(*parameters("brake", torque=(torque, TORQUE), speed=(speed, SPEED)))
    return one_port("B", R(effort=law), "torque", "speed")


@checked_call
def belt(radius_a: Value, radius_b: Value, stiffness: Value, damping: Value) -> Graph:
    """Elastic belt between two pulleys: radii [m], `stiffness` [N/m] and `damping` [N·s/m] of the belt.

    Ports a, b (torque, speed); results force, stretch."""
    radius_a, radius_b, stiffness, damping = parameters(
        "belt",
        radius_a=(radius_a, RADIUS),
        radius_b=(radius_b, RADIUS),
        stiffness=(stiffness, Quantity("N/m", "zero or positive")),
        damping=(damping, Quantity("N·s/m", "zero or positive")),
    )
    nodes = dict(pulley_a=TF(radius_a), pulley_b=TF(radius_b), run=Zero(), strand=One())
    nodes |= dict(k=C(stiffness=stiffness), d=R(damping))
    bonds = ["pulley_a.b -> run", "run -> pulley_b.b", "run -> strand", "strand -> k", "strand -> d"]
    results = {"force": "run.effort", "stretch": "k.displacement"}
    return Graph(nodes, bonds, ports={"a": "pulley_a.a", "b": "pulley_b.a"}, exports=results)


__getattr__ = _answering(__name__, globals())


def __dir__() -> list[str]:
    return __all__
