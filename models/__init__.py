"""Models with independent references; `REGISTRY` is what the law tests run over."""

from . import (
    body_on_spring,
    dc_motor,
    free_rigid_body,
    hydraulic_actuator,
    ladder,
    mass_spring_damper,
    pendulum_a01,
    rc,
    rectifier,
    resistive_network,
    rlc,
    servo_cylinder,
    servo_drive,
    three_domains,
    two_inertias,
    two_tank,
)
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
    "two_tank": two_tank.MODEL,
    "hydraulic_actuator": hydraulic_actuator.MODEL,
    "servo_cylinder": servo_cylinder.MODEL,
    "servo_drive": servo_drive.MODEL,
    "three_domains": three_domains.MODEL,
    "rectifier_half": rectifier.HALF_WAVE,
    "rectifier_bridge": rectifier.BRIDGE,
}
