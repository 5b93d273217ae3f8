"""Single joints against MSC ADAMS (Project Chrono's unit tests): motion and reactions of a bar on each joint."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm

from .tables import table


X, Y, Z = np.eye(3)
QUARTER, EIGHTH = np.pi / 2, np.pi / 4


def about(axis, angle) -> tuple[float, ...]:
    return (float(np.cos(angle / 2)), *(float(x) for x in np.sin(angle / 2) * np.asarray(axis)))


def on_the_ground(joint, place, frame, point=(-2.0, 0.0, 0.0), inertia=(0.04, 0.1, 0.1)) -> bgm.Assembly:
    """A bar of 1 kg, 4 m long, held at its end; joint frame and bar start turned alike."""
    world = bgm.World(gravity=(0.0, 0.0, -9.80665), points=dict(P=place), frames=dict(P=frame))
    parts = dict(world=world, bar=bgm.Body(1.0, inertia, points=dict(P=point)), joint=joint)
    return bgm.Assembly(parts, ["world.P -> joint -> bar.P"])


def tied(part, ground, start, point, frame=(1.0, 0.0, 0.0, 0.0)) -> bgm.Assembly:
    """A bar tied to the ground by a rod or a spring."""
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.80665), points=dict(P=ground)),
        bar=bgm.Body(1.0, (0.04, 0.1, 0.1), points=dict(P=point)),
        joint=part,
    )
    return bgm.Assembly(parts, ["world.P -> joint -> bar.P"], initial={"bar.position": start, "bar.orientation": frame})


def universal(frame) -> bgm.Assembly:
    return on_the_ground(bgm.Universal(X, Y), (0.0, 0.0, 0.0), frame, (0.0, 0.0, 2.0), (0.1, 0.1, 0.04))


ORIGIN, PLACE, NONE = (0.0, 0.0, 0.0), (1.0, 2.0, 3.0), (1.0, 0.0, 0.0, 0.0)
CASES = {
    "revolute_case01": lambda: on_the_ground(bgm.Revolute(Z), ORIGIN, about(X, -QUARTER)),
    "revolute_case02": lambda: on_the_ground(bgm.Revolute(Z), PLACE, about(X, -EIGHTH)),
    "spherical_case01": lambda: on_the_ground(bgm.Spherical(), ORIGIN, NONE),
    "spherical_case02": lambda: on_the_ground(bgm.Spherical(), PLACE, about(X, -EIGHTH)),
    "universal_case01": lambda: universal(about(X, QUARTER)),
    "universal_case02": lambda: universal(about(Y, QUARTER)),
    "prismatic_case01": lambda: on_the_ground(bgm.Prismatic(Z), ORIGIN, NONE),
    "prismatic_case02": lambda: on_the_ground(bgm.Prismatic(Z), PLACE, about(X, -EIGHTH)),
    "prismatic_case03": lambda: on_the_ground(bgm.Prismatic(Z), PLACE, about(X, -QUARTER)),
    "cylindrical_case01": lambda: on_the_ground(bgm.Cylindrical(Z), ORIGIN, NONE),
    "cylindrical_case02": lambda: on_the_ground(bgm.Cylindrical(Z), ORIGIN, about(X, -QUARTER)),
    "cylindrical_case03": lambda: on_the_ground(bgm.Cylindrical(Z), PLACE, about(X, -EIGHTH)),
    "distance_case02": lambda: tied(bgm.Distance(2.0), PLACE, (-1.0, 4.0, 3.0), (2.0, 0.0, 0.0)),
    "distance_case03": lambda: tied(bgm.Distance(2.0), ORIGIN, (0.0, 4.0, 0.0), (2.0, 0.0, 0.0), about(Z, -QUARTER)),
    "rotspring_case01": lambda: on_the_ground(
        bgm.Revolute(Z, stiffness=200.0, damping=10.0), ORIGIN, about(X, -QUARTER)
    ),
    "transpring_case01": lambda: tied(bgm.SpringDamper(10.0, 0.5), ORIGIN, ORIGIN, ORIGIN),
    "transpring_case02": lambda: tied(bgm.SpringDamper(100.0, 5.0, length=2.0), ORIGIN, (0.0, 2.0, 0.0), ORIGIN),
}
# six seconds of compiling each
SLOW = set(CASES) - {"cylindrical_case02", "distance_case02", "transpring_case02", "universal_case01"}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in CASES]
)
def test_against_adams(name):
    """Motion to 1e-3 of its size, reactions to 5e-2 of theirs (the tables' own accuracy);
    on the ground, about its point."""
    expected = table(f"adams_{name}")

    def triple(quantity):
        return np.stack([expected[f"{quantity}_{axis}"] for axis in "XYZ"], axis=1)

    sol = bg.simulate(bg.compile(CASES[name]()), 0.0, 5.0, saveat=expected["t"], rtol=1e-8)
    found = {name: np.asarray(sol[name]) for name in ("bar.position", "bar.velocity")}
    close(found["bar.position"], triple("Pos"), 1e-3)
    close(found["bar.velocity"], triple("Vel"), 1e-3)
    attitude = np.stack([expected[f"Quat_e{k}"] for k in range(4)], axis=1)
    # q and −q are one attitude
    same = np.sign(np.sum(np.asarray(sol["bar.orientation"]) * attitude, axis=1, keepdims=True))
    close(np.asarray(sol["bar.orientation"]) * same, attitude, 1e-3)
    if not name.startswith("transpring"):
        force, torque = np.asarray(sol["joint.reaction_force"]), np.asarray(sol["joint.reaction_torque"])
        ground = np.asarray(sol.system.model.nodes["world"].points["P"])
        turn = np.stack([np.asarray(bg.rotation(q), float) for q in np.asarray(sol["bar.orientation"])])
        moved = found["bar.position"] + turn @ np.asarray(sol.system.model.nodes["bar"].points["P"]) - ground
        close(-force, triple("Rforce"), 5e-2)
        if not name.startswith("distance"):
            close(-(torque + np.cross(moved, force)), triple("Rtorque"), 5e-2)


def close(found, expected, tolerance: float) -> None:
    """Relative to the largest value of the vector's course."""
    np.testing.assert_allclose(
        found, expected, rtol=0.0, atol=tolerance * max(1.0, float(np.max(np.linalg.norm(expected, axis=1))))
    )
