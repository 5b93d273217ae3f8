"""Models with independent references; `REGISTRY` is what the law tests run over."""

from . import body_on_spring, dc_motor, free_rigid_body, ladder, mass_spring_damper, pendulum_a01, rc, resistive_network, rlc, two_inertias
from ._model import Model


REGISTRY: dict[str, Model] = {
    "rc": rc.MODEL,
    "rlc": rlc.MODEL,
    "mass_spring_damper": mass_spring_damper.MODEL,
    "two_inertias": two_inertias.MODEL,
    "resistive_network": resistive_network.MODEL,
    "dc_motor": dc_motor.MODEL,
    "free_rigid_body": free_rigid_body.MODEL,
    "body_on_spring": body_on_spring.MODEL,
    "pendulum_a01": pendulum_a01.MODEL,
    "ladder": ladder.MODEL,
}
