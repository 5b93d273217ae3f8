"""A trunk that carries a head and two arms: six links in space on joints of five kinds, every frame skew,
every inertia a full matrix."""

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


GRAVITY = (1.3, -2.1, -9.4)
MASSES = dict(trunk=3.1, head=0.7, upper_left=1.4, lower_left=0.9, upper_right=1.2, lower_right=0.8)
INERTIAS = dict(
    trunk=((0.31, 0.02, -0.03), (0.02, 0.27, 0.01), (-0.03, 0.01, 0.22)),
    head=((0.021, -0.002, 0.001), (-0.002, 0.018, 0.003), (0.001, 0.003, 0.024)),
    upper_left=((0.05, 0.004, -0.006), (0.004, 0.07, 0.005), (-0.006, 0.005, 0.06)),
    lower_left=((0.032, -0.003, 0.002), (-0.003, 0.028, 0.004), (0.002, 0.004, 0.036)),
    upper_right=((0.043, 0.006, 0.003), (0.006, 0.052, -0.004), (0.003, -0.004, 0.038)),
    lower_right=((0.027, 0.002, -0.004), (0.002, 0.033, 0.003), (-0.004, 0.003, 0.029)),
)
POINTS = dict(
    trunk=dict(foot=(0.05, -0.04, -0.45), top=(0.03, 0.02, 0.5), left=(-0.02, 0.25, 0.4), right=(0.04, -0.28, 0.38)),
    head=dict(foot=(-0.02, 0.03, -0.12)),
    upper_left=dict(near=(0.03, -0.22, 0.05), far=(-0.04, 0.26, -0.03)),
    lower_left=dict(near=(0.05, -0.17, 0.02)),
    upper_right=dict(near=(-0.03, 0.24, 0.04), far=(0.06, -0.21, 0.02)),
    lower_right=dict(near=(0.02, 0.15, -0.06)),
)
# quaternions, to be scaled
FRAMES = dict(trunk=dict(left=(4.0, 1.0, -1.0, 2.0)), upper_right=dict(near=(5.0, -2.0, 1.0, 1.0)))
SKEW, TILT = (3.0, 1.0, -2.0, 1.0), (4.0, -1.0, 1.0, 3.0)
START = {
    "base.angle": 0.3, "base.rate": 1.1, "neck.angle": -0.4, "neck.rate": -2.0,
    "shoulder.angle_1": 0.5, "shoulder.angle_2": -0.3, "shoulder.rate_1": 1.5, "shoulder.rate_2": -0.8,
    "slide.displacement": 0.06, "slide.velocity": 0.4,
    "ball.orientation": (0.8, 0.4, 0.2, -0.4), "ball.rate": (0.9, -1.2, 0.7),
    "sleeve.displacement": -0.05, "sleeve.velocity": 0.3, "sleeve.angle": 0.6, "sleeve.rate": 2.5,
}  # fmt: skip


def build() -> bgm.Assembly:
    bodies = {
        name: bgm.Body(mass, INERTIAS[name], points=POINTS[name], frames=FRAMES.get(name))
        for name, mass in MASSES.items()
    }
    joints = dict(
        base=bgm.Revolute((1.0, 2.0, 2.0), damping=0.3, frame_a=SKEW),
        neck=bgm.Revolute((2.0, -1.0, 2.0), damping=0.05, stiffness=1.5, rest=0.2, frame_b=TILT),
        shoulder=bgm.Universal((2.0, 2.0, 1.0), (-2.0, 1.0, 2.0), damping=(0.08, 0.12), frame_a=TILT, frame_b=SKEW),
        slide=bgm.Prismatic((1.0, 4.0, -1.0), damping=4.0, stiffness=150.0, rest=0.02, frame_a=SKEW, frame_b=TILT),
        ball=bgm.Spherical(damping=(0.05, 0.09, 0.14), frame_a=TILT),
        sleeve=bgm.Cylindrical(
            (2.0, -3.0, 6.0), damping=3.0, stiffness=120.0, rest=-0.01, rotational_damping=0.04, frame_a=SKEW
        ),
    )
    connections = [
        "world.ground -> base -> trunk.foot",
        "trunk.top -> neck -> head.foot",
        "trunk.left -> shoulder -> upper_left.near",
        "upper_left.far -> slide -> lower_left.near",
        "trunk.right -> ball -> upper_right.near",
        "upper_right.far -> sleeve -> lower_right.near",
    ]
    world = bgm.World(gravity=GRAVITY, points=dict(ground=(0.2, -0.1, 0.3)))
    return bgm.Assembly(dict(world=world) | bodies | joints, connections, initial=START)


SOURCE = "experiments/references/pinocchio_tree.py: Pinocchio 4.1.0, DOP853 at 1e-13"
MODEL = Model(build, 0.5, "six_link_tree", 1e-9, source=SOURCE, method=bg.MinimalCoordinates())
