"""An epicyclic gear: a planet on an arm that a motor turns, meshing with a fixed sun."""

import numpy as np

import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model


def build(ratio=1.5, torque=2.0, arm=0.4, drag=0.3) -> bgp.Assembly:
    """`ratio` of the sun's to the planet's radius: the planet turns on the arm by so much more than the arm turns."""
    parts = dict(
        world=bgp.World(gravity=None),
        arm=bgp.Body(1.2, 0.05, points=dict(end=(arm, 0.0))), planet=bgp.Body(0.8, 0.02),
        centre=bgp.Revolute(effort=torque), pin=bgp.Revolute(damping=drag), gear=bgm.Gear(ratio),
    )  # fmt: skip
    return bgp.Assembly(
        parts,
        ["world -> centre -> arm", "arm.end -> pin -> planet", "centre -> gear -> pin"],
        initial={"centre.angle": 9.0},
    )


def reference(times, ratio=1.5, torque=2.0, arm=0.4, drag=0.3) -> dict:
    """One coordinate: (J_arm + m R² + J_planet (1 + n)²) α + d n² ω = torque."""
    inertia, loss = 0.05 + 0.8 * arm**2 + 0.02 * (1.0 + ratio) ** 2, drag * ratio**2
    decay = np.exp(-loss / inertia * times)
    rate = torque / loss * (1.0 - decay)
    angle = 9.0 + torque / loss * (times - inertia / loss * (1.0 - decay))
    spin = (1.0 + ratio) * 0.02 * torque / inertia * decay
    return {
        "centre.angle": angle,
        "pin.angle": ratio * angle,
        "pin.rate": ratio * rate,
        "gear.effort": spin + drag * ratio * rate,
    }


MODEL = Model(build, 3.0, reference, 1e-9, gradient="gear.ratio", source="closed form")
