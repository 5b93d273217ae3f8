"""The PUMA 560, a serial arm of six links on revolute joints, each with the rotor of its geared motor."""

import warnings

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


Z = (0.0, 0.0, 1.0)
QUARTER = 0.5 * np.pi
# Corke & Armstrong-Hélouvry 1994: d [m], a [m], α [rad], mass [kg], G in the link frame [m], moments about G [kg·m²],
# rotor [kg·m²], gear ratio. Of link 1 they give the moment about its axis only, for nothing else of it moves:
# its mass and the two other moments are free.
LINKS = (
    (0.67183, 0.0, QUARTER, 1.0, (0.0, 0.0, 0.0), (0.35, 0.35, 0.35), 2e-4, -62.6111),
    (0.0, 0.4318, 0.0, 17.4, (-0.3638, 0.006, 0.2275), (0.13, 0.524, 0.539), 2e-4, 107.815),
    (0.15005, 0.0203, -QUARTER, 4.8, (-0.0203, -0.0141, 0.07), (0.066, 0.086, 0.0125), 2e-4, -53.7063),
    (0.4318, 0.0, QUARTER, 0.82, (0.0, 0.019, 0.0), (0.0018, 0.0013, 0.0018), 3.3e-5, 76.0364),
    (0.0, 0.0, -QUARTER, 0.34, (0.0, 0.0, 0.0), (0.0003, 0.0004, 0.0003), 3.3e-5, 71.923),
    (0.0, 0.0, 0.0, 0.09, (0.0, 0.0, 0.032), (0.00015, 0.00015, 0.00004), 3.3e-5, 76.686),
)
START = (0.0, 0.25 * np.pi, np.pi, 0.0, 0.25 * np.pi, 0.0)  # the arm stretched and dexterous, 'qn'


def build(angles=START, efforts=(0.0,) * 6, gravity=9.81) -> bgm.Assembly:
    """Standard Denavit–Hartenberg frames: link k's is Rz(angle) Tz(d) Tx(a) Rx(α) of the one before, so that joint k
    turns about z of frame k − 1. `efforts` are torques on the joints [N·m]."""
    parts, connections = {"world": bgm.World(gravity=(0.0, 0.0, -gravity))}, []
    for k, (link, effort) in enumerate(zip(LINKS, efforts, strict=True), 1):
        parts |= {
            f"link_{k}": _body(*link[:6]),
            f"joint_{k}": bgm.Revolute(Z, effort=effort),
            f"rotor_{k}": _rotor(*link[6:]),
        }
        connections.append(f"{'world' if k == 1 else f'link_{k - 1}.end'} -> joint_{k} -> link_{k}.base")
        connections.append(f"joint_{k}.axis -> rotor_{k}.shaft")
    with warnings.catch_warnings():
        # the published moments of link 3 are no body's: 0.086 > 0.066 + 0.0125
        warnings.simplefilter("ignore", bg.MagnitudeWarning)
        return bgm.Assembly(
            parts, connections, initial={f"joint_{k}.angle": angle for k, angle in enumerate(angles, 1)}
        )


def _body(d, a, twist, mass, centre, moments) -> bgm.Body:
    """Its frame is the link's, at G. Seen from there the frame before, at angle zero, is turned by −α,
    and its origin is d and a away."""
    c, s = np.cos(twist), np.sin(twist)
    base = -np.array([a, d * s, d * c]) - centre
    frame = (np.cos(0.5 * twist), -np.sin(0.5 * twist), 0.0, 0.0)
    return bgm.Body(mass, moments, points=dict(base=tuple(base), end=tuple(-np.array(centre))), frames=dict(base=frame))


def _rotor(inertia, ratio) -> bg.Graph:
    """A rotor that turns `ratio` times as fast as the joint: its momentum about other axes is left out,
    as in the source."""
    return bg.Graph(
        dict(gear=bg.TF(ratio), turning=bg.One(), rotor=bg.I(inertia)),
        ["gear -> turning -> rotor"],
        ports={"shaft": "gear.a"},
    )


SOURCE = "benchmarks/puma560: free fall by Pinocchio 4.1.0 with DOP853 at 1e-12"
# joint 4 turns by 2e-4 rad, which the table has to 1e-8
MODEL = Model(build, 0.5, "puma560_free_fall", 1e-7, source=SOURCE, method=bg.MinimalCoordinates())
