"""IFToMM A02: N four-bar windows of equal links; whenever the links lie in line, a constraint more repeats others."""

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model


Z = (0.0, 0.0, 1.0)


def link() -> bgm.Body:
    return bgm.Body(1.0, (1.0 / 12.0,) * 3, points=dict(low=(0.0, -0.5, 0.0), high=(0.0, 0.5, 0.0)))


def build(windows=1, rate=1.0) -> bgm.Assembly:
    """Cranks upright at the start, turning clockwise; couplers lie, so their frames are turned by a right angle."""
    world = bgm.World(gravity=(0.0, -9.81, 0.0), points={f"A{k}": (float(k), 0.0, 0.0) for k in range(windows + 1)})
    return _assembly(windows, rate, world, link, lambda: bgm.Revolute(Z))


def planar_link() -> bgp.Body:
    return bgp.Body(1.0, 1.0 / 12.0, points=dict(low=(0.0, -0.5), high=(0.0, 0.5)))


def build_planar(windows=1, rate=1.0) -> bgp.Assembly:
    """The same of planar parts: two rows a joint instead of five."""
    return _assembly(
        windows,
        rate,
        bgp.World(points={f"A{k}": (float(k), 0.0) for k in range(windows + 1)}),
        planar_link,
        bgp.Revolute,
    )


def _assembly(windows, rate, world, link, hinge) -> bgm.Assembly:
    parts: dict = dict(world=world)
    connections, start = [], {"foot_0.rate": -rate}
    for k in range(windows + 1):
        parts |= {f"crank_{k}": link(), f"foot_{k}": hinge()}
        connections.append(f"world.A{k} -> foot_{k} -> crank_{k}.low")
        start[f"foot_{k}.angle"] = bg.Guess(0.0)
    for k in range(windows):
        parts |= {f"coupler_{k}": link(), f"left_{k}": hinge(), f"right_{k}": hinge()}
        connections += [
            f"crank_{k}.high -> left_{k} -> coupler_{k}.low",
            f"coupler_{k}.high -> right_{k} -> crank_{k + 1}.high",
        ]
        start[f"left_{k}.angle"] = bg.Guess(-1.5707963267948966)
    return bgm.Assembly(parts, connections, initial=start)


SOURCE = "benchmarks/a02_n_fourbar: closed form on the branch of parallel cranks"
MODEL = Model(build, 10.0, "a02_1", 1e-6, source=SOURCE)
