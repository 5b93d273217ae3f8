"""Crank-rocker driven by a DC motor, with play in the joint between coupler and rocker (Clearance 2014, figs 5 and 6).

All parameters are the paper's. It prints neither where the crank starts nor whether there is weight: here the crank
starts along the frame, at rest, in a horizontal plane.
"""

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model


CRANK, COUPLER, ROCKER, FRAME = 0.102, 0.61, 0.406, 0.559
PLAY = 5e-5
CONTACT = bgm.LankaraniNikravesh(0.9)


def motor(voltage=60.0, inductance=0.05, resistance=0.4, constant=0.876, drag=0.226) -> bg.Graph:
    nodes = dict(
        supply=bg.Se(voltage),
        armature=bg.One(),
        L=bg.I(inductance),
        Ra=bg.R(resistance),
        motor=bg.GY(constant),
        shaft=bg.One(),
        drag=bg.R(drag),
    )
    bonds = ["supply -> armature", "armature -> L", "armature -> Ra", "armature -> motor -> shaft -> drag"]
    return bg.Graph(nodes, bonds, ports={"shaft_out": "shaft"}, exports={"current": "L.flow"})


def build(joint=None, gravity=None, damping=None, start=None, **electric) -> bgp.Assembly:
    """`joint` is what stands between coupler and rocker: an ideal pin unless something else is given."""

    def bar(mass, inertia, length):
        return bgp.Body(mass, inertia, points=dict(A=(-0.5 * length, 0.0), B=(0.5 * length, 0.0)))

    parts = dict(
        world=bgp.World(gravity=gravity, points=dict(D=(FRAME, 0.0))),
        crank=bar(1.362245, 0.0635, CRANK),
        coupler=bar(1.362245, 0.17, COUPLER),
        rocker=bar(0.908163, 0.0499, ROCKER),
        A=bgp.Revolute(),
        B=bgp.Revolute(damping=damping),
        C=bgp.Revolute() if joint is None else joint,
        D=bgp.Revolute(damping=damping),
        motor=motor(**electric),
    )
    connections = [
        "world -> A -> crank.A",
        "crank.B -> B -> coupler.A",
        "coupler.B -> C -> rocker.B",
        "world.D -> D -> rocker.A",
        "motor.shaft_out -> A.axis",
    ]
    return bgp.Assembly(parts, connections, initial={"A.angle": 0.0, "A.rate": 0.0, **folded(), **(start or {})})


def folded() -> dict[str, bg.Guess]:
    """The pose with the coupler above the frame, for a crank along it."""
    reach = FRAME - CRANK
    above = np.arccos((reach**2 + COUPLER**2 - ROCKER**2) / (2.0 * reach * COUPLER))
    beyond = np.arccos((reach**2 + ROCKER**2 - COUPLER**2) / (2.0 * reach * ROCKER))
    return {"B.angle": bg.Guess(above), "D.angle": bg.Guess(np.pi - beyond)}


def continuous(clearance=PLAY, **options) -> bgp.Assembly:
    """The pin never leaves its socket; it touches in the direction of the coupler at the start."""
    return build(bgp.ContactLink(clearance), start={"C.direction": 0.0}, **options)


def three_modes(clearance=PLAY, rubbing=None, contact=CONTACT, socket=0.01, **options) -> bgp.Assembly:
    """Free flight, contact and sliding; the pin is centred at the start."""
    joint = bgp.RevoluteClearance(clearance, contact, socket=socket, rubbing=rubbing)
    return build(joint, start={"C.displacement": (0.0, 0.0), "C.velocity": (0.0, 0.0), "D.rate": 0.0}, **options)


SOURCE = "experiments/references/contacts.py: absolute coordinates, DOP853 at 1e-12, contacts located"
TIGHT = {"rtol": 1e-10, "atol": 1e-13}
IDEAL = Model(build, 0.4, "crank_rocker", 1e-8, source=SOURCE, options=TIGHT, gradient="motor.motor.modulus")
# long beside steps of differences
CONTINUOUS = Model(lambda: continuous(100.0 * PLAY), 0.2, "crank_rocker_long_link", 1e-7, source=SOURCE, options=TIGHT)
# a finger of play, so that there are contacts soon: reactions between contacts change within microseconds
THREE_MODES = Model(lambda: three_modes(5e-4), 0.06, "crank_rocker_contact", 1e-5, source=SOURCE, options=TIGHT)
