"""A chain of equal links on damped revolute joints, hanging from the world."""

import bgjax.mechanics as bgm

from ._model import Model


Z = (0.0, 0.0, 1.0)
ANGLES = (0.2, 0.1, -0.2, 0.3, 0.0)


def build(angles=ANGLES, length=0.3, mass=0.4, damping=0.002) -> bgm.Assembly:
    """As many links as angles: the first from the inertial x axis, each other one from the link before it."""
    inertia, half = mass * length**2 / 12.0, 0.5 * length
    parts, connections = {"world": bgm.World(gravity=(0.0, -9.81, 0.0))}, []
    for k in range(1, len(angles) + 1):
        parts[f"link_{k}"] = bgm.Body(
            mass, (inertia, inertia, inertia), points=dict(top=(-half, 0.0, 0.0), end=(half, 0.0, 0.0))
        )
        parts[f"hinge_{k}"] = bgm.Revolute(Z, damping=damping)
        connections.append(f"{'world' if k == 1 else f'link_{k - 1}.end'} -> hinge_{k} -> link_{k}.top")
    return bgm.Assembly(parts, connections, initial={f"hinge_{k}.angle": angle for k, angle in enumerate(angles, 1)})


MODEL = Model(
    build, 2.0, "chain_5", 1e-8, source="experiments/references: Lagrange for any number of links, DOP853 at 1e-13"
)
