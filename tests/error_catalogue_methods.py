"""Bad choices for the methods, and what bgjax says to them; see error_catalogue.py."""

from bgjax.models.crank_slider_favre import acausal

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.models import planar_pendulum, planar_slider_crank

from .error_catalogue import found


P, S = bg.ParameterError, bg.StructureError


def chosen(*coordinates, model=planar_slider_crank.MODEL.build, **options):
    return bg.compile(model(), method=bg.MinimalCoordinates(coordinates, **options))


def braced():
    """A slider-crank whose rod is welded to a second crank: two hinges in one place cannot move against each other."""

    def bar():
        return bgp.Body(1.0, 0.1, points=dict(A=(-0.5, 0.0), B=(0.5, 0.0)))

    parts = dict(world=bgp.World(), one=bar(), two=bar(), main=bgp.Revolute(), hinge=bgp.Revolute(), lock=bgp.Weld())
    return bgp.Assembly(parts, ["world -> main -> one.A", "one.B -> hinge -> two.A", "one.B -> lock -> two.A"])


def stabilised(by):
    return bg.compile(planar_pendulum.MODEL.build(), method=bg.Multipliers(stabilisation=by))


def held(**options):
    """A mass on a constraint by hand."""
    nodes = dict(v=bg.One(), m=bg.I(1.0), c=bg.Constraint(1, **options))
    return bg.compile(bg.Graph(nodes, ["v -> m", "v -> c"]))


METHODS = {
    "coordinates that are no names": (P, lambda: bg.MinimalCoordinates(3), found(
        "coordinates: 3 does not name coordinates.",
        'write bg.MinimalCoordinates(["main.angle"]), or leave them out for an automatic choice.',
    )),
    "loops closed by magic": (P, lambda: chosen(loops="magic"), found(
        "loops: 'magic' is no way to close loops.",
        "write loops='dependent' or loops='multipliers'.",
    )),
    "coordinate misspelt": (P, lambda: chosen("hinge.angel", model=planar_pendulum.MODEL.build), found(
        "coordinates 'hinge.angel': is not the coordinate of a free direction.",
        "did you mean 'hinge.angle'?",
    )),
    "result that is no coordinate": (P, lambda: chosen("rod.position"), found(
        "coordinates 'rod.position': is not the coordinate of a free direction.",
        "choose from 'main.angle', 'big_end.angle', 'small_end.angle', 'bore.displacement'.",
    )),
    "too many coordinates": (P, lambda: chosen("main.angle", "bore.displacement"), found(
        "bore.displacement: follows from the other coordinates you chose: 1 coordinate decides all others.",
        "leave it out, or one of the others.",
    )),
    "coordinate that cannot move": (P, lambda: chosen("hinge.angle", model=braced), found(
        "hinge.angle: cannot move, so it cannot be a coordinate.",
        "choose one that moves freely; print(bg.compile(model)) tells the mobility.",
    )),
    "junction misspelt": (P, lambda: chosen("theta3", model=acausal), found(
        "theta3: there is no such 1-junction.",
        "did you mean 'theta2'?",
    )),
    "0-junction as coordinate": (P, lambda: chosen("yB", model=acausal), found(
        "yB: is a 0-junction: a generalised velocity is the flow of a 1-junction.",
        "name a 1-junction: choose from 'theta1', 'theta2', 'vx', 'vy'.",
    )),
    "stabilisation that is a number": (P, lambda: stabilised(10.0), found(
        "stabilisation: 10.0 is no stabilisation.",
        "give bg.Baumgarte(10.0), or leave it out for projection.",
    )),
    "stabilisation that is a class": (P, lambda: stabilised(bg.Baumgarte), found(
        "stabilisation: the class Baumgarte is no stabilisation.",
        "give bg.Baumgarte(10.0), or leave it out for projection.",
    )),
    "stabilisation that grows": (P, lambda: stabilised(bg.Baumgarte(-1.0, float("nan"))), found(
        "method.stabilisation.alpha: is -1.0.", "give one positive number, in 1/s.",
        "method.stabilisation.beta: is nan.", "give one number, zero or positive, in 1/s.",
    )),
    "stabilisation set to zero": (P,
        lambda: bg.set(stabilised(bg.Baumgarte(10.0)), {"method.stabilisation.alpha": 0.0}), found(
        "method.stabilisation.alpha: is 0.0.", "give one positive number, in 1/s.",
    )),
    "stabilisation of a constraint by hand": (P, lambda: held(stabilisation=3.0), found(
        "c.stabilisation: 3.0 is not a pair.",
        "compile with bg.Multipliers(stabilisation=bg.Baumgarte(10.0)).",
    )),
    "method that is a class": (S,
        lambda: bg.compile(planar_pendulum.MODEL.build(), method=bg.MinimalCoordinates), found(
        "method: the class MinimalCoordinates is not a method.",
        "give an object: bg.MinimalCoordinates().",
    )),
}  # fmt: skip
