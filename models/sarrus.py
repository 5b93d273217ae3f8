"""Sarrus' linkage: two legs with hinges across each other guide a platform straight up."""

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
ACROSS = (0.5, 0.5, 0.5, 0.5)  # x → y → z → x: hinge axis z of the links of leg 2 along the inertial x


def link() -> bgm.Body:
    return bgm.Body(0.3, (2e-4, 1.6e-3, 1.6e-3), points=dict(low=(-0.125, 0.0, 0.0), high=(0.125, 0.0, 0.0)))


def build(lift=15.0, height=0.35) -> bgm.Assembly:
    feet = dict(one=(0.2, 0.0, 0.0), two=(0.0, 0.2, 0.0))
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.81), points=feet, frames=dict(two=ACROSS)),
        lower_1=link(), upper_1=link(), lower_2=link(), upper_2=link(),
        platform=bgm.Body(1.2, (0.01, 0.01, 0.02), points=feet, frames=dict(two=ACROSS)),
        foot_1=bgm.Revolute(Y), knee_1=bgm.Revolute(Y), hip_1=bgm.Revolute(Y),
        foot_2=bgm.Revolute(Z), knee_2=bgm.Revolute(Z), hip_2=bgm.Revolute(Z),
        lift=bgm.WorldForce((0.0, 0.0, lift)),
    )  # fmt: skip
    connections = ["lift -> platform"]
    for leg, name in ((1, "one"), (2, "two")):
        connections += [
            f"world.{name} -> foot_{leg} -> lower_{leg}.low",
            f"lower_{leg}.high -> knee_{leg} -> upper_{leg}.low",
        ]
        connections += [f"upper_{leg}.high -> hip_{leg} -> platform.{name}"]
    return bgm.Assembly(parts, connections, initial={"platform.position": (0.0, 0.0, height), **_bent()})


def _bent() -> dict:
    """Knees outwards: about y the lower link of leg 1 turns from x by −0.775 rad, the upper one by −2.366;
    about x leg 2 likewise."""
    angles = {"foot_1": -0.775, "knee_1": -1.59, "foot_2": 0.775, "knee_2": 1.59}
    return {f"{joint}.angle": bg.Guess(angle) for joint, angle in angles.items()}


SOURCE = "experiments/references: closed form, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 0.25, "sarrus", 1e-9, source=SOURCE)
