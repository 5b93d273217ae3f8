"""Bodies, joints, drives, forces and contact laws with every kind of wrong value, each in a mechanism."""

import inspect

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from .cases import Case
from .elements import ANY, GIVEN, POSITIVE
from .models import pendulum, top
from .running import NAN
from .values import NONE, crossed


X, Z = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
JOINTS = {
    bgm.Revolute: dict(axis=Z),
    bgm.Prismatic: dict(axis=Z),
    bgm.Cylindrical: dict(axis=Z),
    bgm.Screw: dict(axis=Z, pitch=1.0),
    bgm.Spherical: {},
    bgm.Universal: dict(axis_a=Z, axis_b=X),
    bgm.Planar: dict(normal=Z),
    bgm.Free: {},
    bgm.FreeTranslation: {},
    bgm.Weld: {},
    bgm.Distance: dict(length=1.0),
    bgm.PointOnLine: dict(axis=Z),
    bgm.PointOnPlane: dict(normal=Z),
    bgm.RevoluteClearance: dict(axis=Z, length=0.1, clearance=1e-3, normal=bgm.Hertz(1e9)),
    bgm.SphericalClearance: dict(clearance=1e-3, normal=bgm.Hertz(1e9)),
    bgm.PrismaticClearance: dict(axis=Z, length=0.1, width=0.1, height=0.1, clearance=1e-3, normal=bgm.Hertz(1e9)),
    bgm.SpringDamper: dict(stiffness=1.0),
    bgp.Revolute: {},
    bgp.Prismatic: dict(axis=(1.0, 0.0)),
    bgp.Free: {},
    bgp.Weld: {},
    bgp.Distance: dict(length=1.0),
    bgp.PointOnLine: dict(axis=(1.0, 0.0)),
    bgp.RevoluteClearance: dict(clearance=1e-3, normal=bgm.Hertz(1e9)),
    bgp.PrismaticClearance: dict(axis=(1.0, 0.0), length=0.1, clearance=1e-3, normal=bgm.Hertz(1e9)),
    bgp.ContactLink: dict(clearance=1e-3),
    bgp.SpringDamper: dict(stiffness=1.0),
}
SIGNED = (
    "axis",
    "axis_a",
    "axis_b",
    "normal",
    "pitch",
    "rest",
    "rotational_rest",
    "effort",
    "rotational_effort",
    "frame_a",
    "frame_b",
)
LOOKS = ("shape", "colour", "hidden")  # of pictures; None for the first two
WORDS = {
    "frames": "frame",
    "frame_a": "frame",
    "frame_b": "frame",
    "axis_a": "axis",
    "axis_b": "axis",
    "inertia": "",
    "socket": "",
    "normal": "",
    "material": "",
    "corner": "",
}
LAWS = {
    bgm.Hertz: {},
    bgm.HuntCrossley: dict(restitution=0.5),
    bgm.LankaraniNikravesh: dict(restitution=0.5),
    bgm.LinearContact: {},
    bgm.Coulomb: dict(coefficient=0.1),
    bgm.Stribeck: dict(static=0.2, kinetic=0.1),
    bgm.LuGre: dict(static=0.2, kinetic=0.1),
    bgm.Material: dict(young=2e11),
}


def alias(made) -> str:
    return ("bgp." if "mechanics.planar" in made.__module__ else "bgm.") + made.__name__


def model(made):
    return pendulum if "mechanics.planar" in made.__module__ else top


def joints():
    for made, good in JOINTS.items():
        names = inspect.signature(made).parameters
        wrong = {
            name: ANY if name in SIGNED else POSITIVE for name in names if name not in ("normal",) or "normal" in good
        }
        needed = {
            name: (*values, NONE) if name in good and name not in ("stiffness", "normal") else values
            for name, values in wrong.items()
        }
        yield from crossed(
            alias(made),
            lambda made=made, good=good, **given: model(made)(made(**{**good, **given})),
            needed,
            words=WORDS,
        )


def bodies():
    for made, good in (
        (bgm.Body, dict(mass=1.0, inertia=(1.0, 1.0, 1.0))),
        (bgm.PointMass, dict(mass=1.0)),
        (bgp.Body, dict(mass=1.0, inertia=1.0)),
        (bgp.PointMass, dict(mass=1.0)),
    ):
        joint, many = (bgp.Revolute(), bgp) if "mechanics.planar" in made.__module__ else (bgm.Spherical(), bgm)

        def act(made=made, good=good, joint=joint, many=many, **given):
            return many.Assembly(dict(world=many.World(), b=made(**{**good, **given}), j=joint), ["world -> j -> b"])

        wrong = {name: (*POSITIVE, NONE) if name in good else ANY for name in inspect.signature(made).parameters}
        yield from crossed(alias(made), act, wrong, words=WORDS)
    for many in (bgm, bgp):

        def act(many=many, **given):
            return many.Assembly(dict(world=many.World(**given)))

        yield from crossed(alias(many.World), act, dict(gravity=ANY, points=ANY, frames=ANY), words=WORDS)

        def act(many=many, **given):
            return (top if many is bgm else pendulum)(
                connections=["world -> s -> main -> rod.top"], s=many.Support(**given)
            )

        yield from crossed(
            alias(many.Support),
            act,
            {name: ANY if name in LOOKS else GIVEN for name in inspect.signature(many.Support).parameters},
        )
    points = {"a number": 1.0, "two many": (0.0,) * 4, "NaN": (NAN, 0.0, 0.0), "text": "tip", "None": None}
    for name, value in points.items():
        yield Case(
            f"bgm.Body, a point: {name}",
            lambda value=value: top(
                b=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=value)), connections=["world -> main -> b.A"]
            ),
        )
        yield Case(
            f"bgp.Body, a point: {name}",
            lambda value=value: pendulum(
                b=bgp.Body(1.0, 1.0, points=dict(A=value)), connections=["world -> main -> b.A"]
            ),
        )
    moments = {
        "negative": (-1.0, 1.0, 1.0),
        "no body": (1.0, 1.0, 3.0),
        "two": (1.0, 1.0),
        "not symmetric": [[1.0, 0.5, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    }
    for name, value in moments.items():

        def act(value=value):
            return bgm.Assembly(dict(world=bgm.World(), b=bgm.Body(1.0, value), j=bgm.Free()), ["world -> j -> b"])

        yield Case(f"bgm.Body, moments: {name}", act, (bg.BondGraphError, bg.MagnitudeWarning), "inertia")


def actions():
    for made in (
        bgm.BodyForce,
        bgm.BodyTorque,
        bgm.WorldForce,
        bgm.WorldTorque,
        bgp.BodyForce,
        bgp.Torque,
        bgp.WorldForce,
    ):

        def act(made=made, **given):
            return model(made)(push=made(**given), connections=["world -> main -> rod.top", "push -> rod.top"])

        yield from crossed(alias(made), act, dict(value=GIVEN))
    for made in (bgm.Motion, bgm.Rate):
        yield from crossed(
            made.__name__,
            lambda made=made, **given: top(bgm.Revolute(Z, drive=made(**{"value": 1.0, **given}))),
            dict(value=GIVEN, rows=ANY),
        )
        for name, value in {
            "the class": made,
            "a number": 1.0,
            "a function": lambda t: t,
            "no function of time": made(lambda: 1.0),
            "a vector": made((1.0, 2.0)),
        }.items():
            yield Case(
                f"{made.__name__}, drive: {name}",
                lambda value=value: top(bgm.Revolute(Z, drive=value)),
                bg.BondGraphError,
                "drive",
            )
    corners = bg.Sampled([0.0, 1.0], [0.0, 1.0])
    yield Case(
        "Motion with corners", lambda: top(bgm.Revolute(Z, drive=bgm.Motion(corners))), bg.BondGraphError, "corners"
    )
    for made in (bgm.Gear, bgp.Gear):
        yield from crossed(
            alias(made),
            lambda made=made, **given: gears(made(**{"ratio": 1.0, **given})),
            dict(ratio=GIVEN, phase=GIVEN),
        )
    yield from crossed(
        "Offset",
        lambda **given: top(connections=["world -> o -> main -> rod.top"], o=bgm.Offset(**given)),
        dict(vector=GIVEN, frame=ANY),
    )
    yield from crossed(
        "PointGravity",
        lambda **given: bgm.Assembly(dict(world=bgm.World(bgm.PointGravity(**{"parameter": 1.0, **given})))),
        dict(parameter=(*POSITIVE, NONE), centre=GIVEN),
    )


def gears(gear) -> bgp.Assembly:
    second = dict(other=bgp.Revolute(), wheel=bgp.Body(1.0, 1.0), gear=gear)
    return pendulum(
        connections=["world -> main -> rod.top", "world -> other -> wheel", "main.axis -> gear -> other.axis"], **second
    )


def laws():
    for made, good in LAWS.items():
        wrong = {name: POSITIVE if name != "poisson" else ANY for name in inspect.signature(made).parameters}
        yield from crossed(
            made.__name__, lambda made=made, good=good, **given: contact(made(**{**good, **given})), wrong
        )
    for word in ("friction", "drive", "effort", "damping"):
        for name, value in {"a class": bgm.Coulomb, "a mapping": {}, "text": "dry"}.items():
            yield Case(
                f"Revolute, {word}: {name}",
                lambda word=word, value=value: top(bgm.Revolute(Z, **{word: value})),
                bg.BondGraphError,
                word,
            )


def contact(law) -> bgp.Assembly:
    """A hinge with clearance that has this law or material."""
    if isinstance(law, bgm.Material):
        return pendulum(bgp.RevoluteClearance(1e-3, bgm.Hertz(), material=law, socket=0.01))
    if isinstance(law, bgm.AbstractFrictionLaw):
        return pendulum(bgp.RevoluteClearance(1e-3, bgm.Hertz(1e9), rubbing=law))
    return pendulum(bgp.RevoluteClearance(1e-3, law, socket=0.01))


def degrees():
    """Angles of the model in degrees, and quaternions that are none."""
    wrong = {
        "a hinge driven to 30": lambda: pendulum(bgp.Revolute(drive=bgm.Motion(30.0))),
        "a hinge in space driven to -45": lambda: top(bgm.Revolute(Z, drive=bgm.Motion(-45.0))),
        "a spring that rests at 90": lambda: pendulum(bgp.Revolute(stiffness=1.0, rest=90.0)),
        "a spring of a cylindrical joint that rests at 90": lambda: top(
            bgm.Cylindrical(Z, rotational_stiffness=1.0, rotational_rest=90.0)
        ),
        "a frame turned by 90": lambda: pendulum(bgp.Revolute(frame_a=90.0)),
        "a support turned by 30": lambda: pendulum(
            connections=["world -> s -> main -> rod.top"], s=bgp.Support(angle=30.0)
        ),
        "a spline in degrees": lambda: pendulum(
            bgp.Revolute(drive=bgm.Motion(bg.Spline([0.0, 1.0, 2.0], [0.0, 45.0, 90.0])))
        ),
    }
    for name, act in wrong.items():
        yield Case(f"degrees: {name}", act, bg.MagnitudeWarning, "np.deg2rad")
    yield Case(
        "a frame given by an angle in degrees and an axis",
        lambda: bgm.Weld(frame_a=(90.0, 0.0, 0.0, 1.0)),
        bg.MagnitudeWarning,
        "length",
    )
    for name, value in {
        "zeros": (0.0,) * 4,
        "NaN": (NAN, 0.0, 0.0, 0.0),
        "an angle": 0.5,
        "no rotation matrix": [[1.0, 0.0, 0.0]] * 3,
    }.items():
        yield Case(
            f"Revolute, frame_a: {name}",
            lambda value=value: top(bgm.Revolute(Z, frame_a=value)),
            bg.BondGraphError,
            "frame",
        )


CASES = [*joints(), *bodies(), *actions(), *laws(), *degrees()]
