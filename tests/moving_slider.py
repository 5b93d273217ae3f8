"""A slider-crank whose motion is known in closed form, as a scene and a motion written by hand.

Crank of radius 0.2 m about the origin, rod of 0.6 m, slider on the x axis (Boudon et al. 2019, appendix 2):
x = r cos γ + √(l² − r² sin² γ)."""

import numpy as np

from bgjax.scene import Anchor, Box, Capsule, Cylinder, Extrusion, Frame, Point, Ring, Scene, Solid
from bgjax.viewer.motion import Motion


R, L = 0.2, 0.6
ALONG_X = (0.5**0.5, 0.0, 0.5**0.5, 0.0)  # turns z to x
SCENE = Scene(
    frames=(Frame("crank", ""), Frame("rod", ""), Frame("piston", "")),
    points=(Point("crank.B", Anchor("crank", (0.1, 0.0, 0.0))), Point("rod.G", Anchor("rod"))),
    solids=(
        Solid("world", "ground", Extrusion(((0.3, -0.1), (0.9, -0.1), (0.9, -0.05), (0.3, -0.05)), 0.05), Anchor()),
        Solid("crank", "body", Capsule(0.02, R, orientation=ALONG_X), Anchor("crank")),
        Solid("rod", "body", Capsule(0.015, L, orientation=ALONG_X), Anchor("rod")),
        Solid("piston", "body", Box((0.12, 0.1, 0.08)), Anchor("piston"), "steelblue"),
        Solid("main", "joint", Ring(0.02, 0.006), Anchor()),
        Solid("main", "joint", Cylinder(0.012, 0.05), Anchor()),
    ),
    size=0.6,
    planar=True,
)


def places(times, rate: float = 1.0) -> dict[str, np.ndarray]:
    """Places of the end of the crank, the middle of the rod and the slider, (times, 2)."""
    angle = rate * np.asarray(times)
    end = R * np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    slider = np.stack([end[..., 0] + np.sqrt(L**2 - end[..., 1] ** 2), 0.0 * angle], axis=-1)
    return {"crank.B": end, "rod.G": 0.5 * (end + slider), "piston": slider}


def moving(times, rate: float = 1.0, label: str = "run", **further) -> Motion:
    """The motion at a constant rate of the crank [rad/s]."""
    times = np.asarray(times, float)
    found, zero = places(times, rate), np.zeros((len(times), 1))
    slope = np.arctan2(-found["crank.B"][:, 1], found["piston"][:, 0] - found["crank.B"][:, 0])
    flat = {"crank": 0.5 * found["crank.B"], "rod": found["rod.G"], "piston": found["piston"]}
    positions = {name: np.concatenate([place, zero], axis=1) for name, place in flat.items()}
    turns = {"crank": about_z(rate * times), "rod": about_z(slope), "piston": about_z(0.0 * times)}
    return Motion(label, times, positions, turns, **further)


def about_z(angles) -> np.ndarray:
    """Quaternions of rotations about z."""
    half, zero = 0.5 * np.asarray(angles, float), 0.0 * np.asarray(angles, float)
    return np.stack([np.cos(half), zero, zero, np.sin(half)], axis=1)
