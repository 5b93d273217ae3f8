"""Bad clearances and what bgjax says to them, in full: name → (class, what the user does, the message)."""

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import flores_slider_crank

from .error_catalogue import found
from .error_catalogue_mechanics import flat


S, P, I = bg.StructureError, bg.ParameterError, bg.InitialError
STEEL = bgm.LankaraniNikravesh(0.9)


def pinned(clearance=1e-4, normal=STEEL, socket=0.01, **options):
    """A bar on a pin with play."""
    return flat(hinge=bgp.RevoluteClearance(clearance, normal, socket=socket, **options))


def started(**start):
    return lambda: bg.initialise(
        bg.compile(flores_slider_crank.build()), {name.replace("_", "."): value for name, value in start.items()}
    )


ROOM = "it is the socket's radius minus the pin's, and must be positive; without clearance use an ordinary joint."
RESTITUTION = "give the ratio of speeds after and before an impact, more than 0 and at most 1."
CONTACT = {
    'negative clearance': (S, lambda: pinned(-1e-4), found('hinge.clearance: is -0.0001.', ROOM)),
    'zero clearance': (S, lambda: pinned(0.0), found('hinge.clearance: is 0.0.', ROOM)),
    'clearance as large as the socket': (S, lambda: pinned(0.02), found(
        'hinge.clearance: is 0.02 m, as large as the socket, 0.01 m.',
        'nothing is left of the pin: check the units.',
    )),
    'pin larger than socket': (P, lambda: bgm.between(0.01, 0.011), found(
        "pin: its radius 0.011 m is not smaller than the socket's, 0.01 m.",
        'exchange them, or give the clearance itself.',
    )),
    'restitution above 1': (S,
        lambda: pinned(normal=bgm.LankaraniNikravesh(1.2)), found('hinge.normal.restitution: is 1.2.', RESTITUTION)),
    'restitution of 0': (S,
        lambda: pinned(normal=bgm.HuntCrossley(0.0)), found('hinge.normal.restitution: is 0.0.', RESTITUTION)),
    'negative contact stiffness': (S,
        lambda: pinned(normal=bgm.Hertz(-1.0)), found('hinge.normal.stiffness: is -1.', 'it must be positive.')),
    'contact without a stiffness': (S, lambda: pinned(socket=None), found(
        'hinge.normal: has no stiffness.',
        "give socket= (its radius, and material= if it is not steel), or the law's stiffness=.",
    )),
    'contact without a law': (S, lambda: pinned(normal=None), found(
        'hinge.normal: is missing.',
        'give for example bgm.LankaraniNikravesh(restitution=0.9), with socket= for the stiffness.',
    )),
    'friction without a lever': (S, lambda: pinned(normal=bgm.Hertz(1e9), socket=None, rubbing=bgm.Coulomb(0.1)), found(
        'hinge.socket: is missing, and friction needs it as lever.',
        'give socket=, the radius in metres.',
    )),
    'a number for friction': (S,
        lambda: pinned(rubbing=0.1), found('hinge.rubbing: 0.1 is not a law of friction.',
            'give for example bgm.Coulomb(0.1).')),
    'static below kinetic': (S, lambda: pinned(rubbing=bgm.Stribeck(0.1, 0.2)), found(
        'hinge.rubbing.static: is 0.1, less than kinetic, 0.2.',
        'friction at rest is the larger one: exchange them.',
    )),
    'depth wider than the clearance': (S, lambda: pinned(normal=bgm.LinearContact(1e8, 1e3, 1e-3)), found(
        'hinge.normal.depth: smooths over 0.001 m, more than the clearance of 0.0001 m.',
        'make it a hundredth of the clearance or less (bristles: stiffer).',
    )),
    'bristles wider than the clearance': (S, lambda: pinned(rubbing=bgm.LuGre(0.2, 0.1, stiffness=100.0)), found(
        'hinge.rubbing.stiffness: smooths over 0.002 m, more than the clearance of 0.0001 m.',
        'make it a hundredth of the clearance or less (bristles: stiffer).',
    )),
    'a contact that pulls': (S, lambda: pinned(normal=bgm.UserContact(pulling)), found(
        'hinge.normal.energy_of: the elastic force is -1 N at a depth of 1e-09 m.',
        'a contact pushes: energy must grow with depth.',
    )),
    'impossible material': (S, lambda: pinned(material=bgm.Material(2e11, 0.7)), found(
        'hinge.material.poisson: is 0.7.',
        'give a number between −1 and 0.5; steel has 0.3.',
    )),
    'link without length': (S, lambda: flat(hinge=bgp.ContactLink(0.0)), found(
        'hinge.clearance: is 0.0.',
        "it is the socket's radius minus the pin's, and must be positive; without clearance use bgp.Revolute().",
    )),
    'start in deep penetration': (I, started(guide_displacement=0.17 + 8e-4), found(
        'pin: the initial position is 0.0003 m deep in the wall.',
        "give an initial position inside the room; it would just touch at {'pin.displacement': (0.0005, -0.0)}.",
    )),
    'start outside the socket': (I, started(guide_displacement=0.172), found(
        'pin: the initial position is 0.0015 m deep in the wall, beyond a clearance of 0.0005 m.',
        "give an initial position inside the room; it would just touch at {'pin.displacement': (0.0005, -0.0)}.",
    )),
    'latch that holds its own trigger': (bg.SolvabilityError, lambda: bg.compile(bg.Graph(
        dict(x=bg.Signal(1.0), sum=bg.Function(added, ("one", "two")), latch=bg.Latch()),
        ["x ~> sum.one", "latch.held ~> sum.two", "sum ~> latch.trigger", "x ~> latch.value"],
    )), found(
        'latch.trigger: its trigger depends on what it holds itself.',
        'take the loop through another storage, or trigger by another signal.',
    )),
    'latch on an effort': (bg.SolvabilityError, lambda: bg.compile(bg.Graph(
        dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), hold=bg.Constraint(1), latch=bg.Latch()),
        ["F -> v -> m", "v -> hold", "hold.effort ~> latch.trigger", "v ~> latch.value"],
    )), found(
        'latch.trigger: its signals depend on efforts or flows that follow from the other elements at once, so that '
        'their rates are not known.',
        'let positions and velocities of storages trigger it, and hold these.',
    )),
}  # fmt: skip


def pulling(depth):
    return -depth


@bg.symbolic
def added(one, two):
    return one + two
