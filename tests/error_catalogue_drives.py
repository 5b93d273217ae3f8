"""Bad joints, drives, supports, gears and compliances, and what bgjax says to them:
name → (class, what the user does, the message)."""

import bgjax as bg
import bgjax.mechanics as bgm

from .error_catalogue import found
from .error_catalogue_mechanics import Z, assembly, body, flat


S, P, I = bg.StructureError, bg.ParameterError, bg.InitialError  # noqa: E741
X = (1.0, 0.0, 0.0)
LINKS = ["world -> hinge -> bar.O", "world -> pin -> other.O"]
two = dict(other=body(), pin=bgm.Revolute(Z))


def ramp(time):
    return 2.0 + time


def timeless():
    return 1.0


def geared(*more, **parts):
    """Two bars on hinges, and a gear."""
    return assembly(*LINKS, *more, **{**two, **parts})


def closed(**options):
    return bg.compile(assembly(), method=bg.Compliant(1e7, 200.0, **options))


DRIVES = {
    'thread without pitch': (S, lambda: assembly(hinge=bgm.Screw(Z,0.0)), found(
        'hinge.pitch: is zero.',
        'a thread without pitch does not advance: use bgm.Revolute.',
    )),
    'rod without length': (S, lambda: assembly(hinge=bgm.Distance(-1.0)), found(
        'hinge.length: is -1.0.',
        'give a positive length; points that coincide are held by bgm.Spherical.',
    )),
    'gear without ratio': (S, lambda: geared("hinge -> gear -> pin",gear=bgm.Gear(0.0)), found(
        'gear.ratio: is zero.',
        'wheels that do not turn each other need no gear: leave it out.',
    )),
    'gear on the world': (S, lambda: geared("world -> gear -> other",gear=bgm.Gear(2.0)), found(
        'gear: does not stand between two joints.',
        "write 'first.axis -> gear -> second.axis' with two joints that turn or slide.",
    )),
    'gear with one end': (S, lambda: geared("hinge -> gear",gear=bgm.Gear(2.0)), found(
        'gear: does not stand between two joints.',
        "write 'first.axis -> gear -> second.axis' with two joints that turn or slide.",
    )),
    'gear on a ball': (S, lambda: geared("hinge -> gear -> pin",gear=bgm.Gear(2.0),pin=bgm.Spherical()), found(
        'gear: pin has no axis of its own to turn about.',
        'use a joint with an axis of its own, such as a Revolute or a Prismatic.',
    )),
    'gear, which axis': (S, lambda: geared("hinge -> gear -> pin",gear=bgm.Gear(2.0),pin=bgm.Cylindrical(Z)), found(
        'gear: pin has the axes axis, translation.',
        "name one: 'pin.axis -> gear'.",
    )),
    'gear, no such axis': (S, lambda: geared("hinge.shaft -> gear -> pin",gear=bgm.Gear(2.0)), found(
        "gear: hinge has no axis 'shaft'.",
        "name one: 'hinge.axis -> gear'.",
    )),
    'drive by a function alone': (S, lambda: assembly(hinge=bgm.Revolute(Z,drive=ramp)), found(
        'hinge.drive: does not tell what is prescribed.',
        'write drive=bgm.Motion(function) for the coordinate, or drive=bgm.Rate(value) for its rate.',
    )),
    'drive of a direction that is not there': (S,
        lambda: assembly(hinge=bgm.Planar(Z,drive=bgm.Rate(1.0,rows=2))), found(
        'hinge.drive.rows: (2,) does not pick among 2 directions.',
        'give numbers from 0 to 1.',
    )),
    'drive with too many values': (S, lambda: assembly(hinge=bgm.Revolute(Z,drive=bgm.Rate((1.0,2.0)))), found(
        'hinge.drive.value: has shape (2,).',
        'give one number.',
    )),
    'angles of a ball joint': (S, lambda: assembly(hinge=bgm.Spherical(drive=bgm.Motion((0.,0.,0.)))), found(
        'hinge.drive.value: has shape (3,): three rotations are no coordinates.',
        'give a quaternion (w, x, y, z), or a function of time that gives one; '
        'or the rates of the rotations (bgm.Rate).',
    )),
    'drive of a universal joint': (S, lambda: assembly(hinge=bgm.Universal(Z,X,drive=bgm.Rate(1.0))), found(
        'hinge.drive: is not a pair.',
        'give one for each axis: drive=(bgm.Motion(function), None).',
    )),
    'drive with corners': (S,
        lambda: assembly(hinge=bgm.Revolute(Z,drive=bgm.Motion(bg.Sampled((0.,1.,2.),(0.,1.,0.))))), found(
        'hinge.drive.value: is sampled data with corners: the motor would have to push with impulses.',
        'use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.',
    )),
    'drives that conflict': (S, lambda: bg.compile(assembly(
        "world -> hinge -> bar.O", "world -> pin -> bar.O", hinge=bgm.Revolute(Z, drive=bgm.Rate(1.0)),
        pin=bgm.Revolute(Z, drive=bgm.Rate(2.0)))), found(
        'hinge, pin: prescribes a motion that the joints, or another drive, already decide: the mechanism has '
        'mobility 1.',
        'drive at most that many independent directions: leave out a drive.',
    )),
    'start away from the drive': (I,
        lambda: bg.initialise(bg.compile(assembly(hinge=bgm.Revolute(Z,drive=bgm.Motion(ramp)))),{"hinge.angle":0.5}),
        found(
        'hinge.angle: the prescribed motion starts elsewhere.',
        'leave this initial value out (the drive gives it), or let the motion start there.',
    )),
    'rate away from the drive': (I,
        lambda: bg.initialise(bg.compile(assembly(hinge=bgm.Revolute(Z,drive=bgm.Rate(1.0)))),{"hinge.rate":0.5}),
        found(
        'hinge.rate: the prescribed motion starts elsewhere.',
        'leave this initial value out (the drive gives it), or let the motion start there.',
    )),
    'support on two bodies': (S,
        lambda: assembly("world -> s -> hinge -> bar.O","other -> s","world -> pin -> other.O",s=bgm.Support(),**two),
        found(
        's: is fixed to 2 bodies.',
        "fix it to one: 'world -> s -> joint -> body'.",
    )),
    'support on nothing': (S, lambda: assembly("s -> hinge -> bar.O",s=bgm.Support()), found(
        's: is fixed to 0 bodies.',
        "fix it to one: 'world -> s -> joint -> body'.",
    )),
    'support of two numbers': (S,
        lambda: assembly("world -> s -> hinge -> bar.O",s=bgm.Support((0.,1.),angle=(1.,2.))), found(
        's.displacement: has shape (2,).',
        'give three numbers, or a function of time.',
        's.angle: has shape (2,).',
        'give one number, or a function of time.',
    )),
    'negative compliance': (P, lambda: closed(at={"hinge":bg.Compliance(-1.0,damping=-2.0)}), found(
        'method.at.hinge.stiffness: is -1.0.',
        'give one positive number; for other joints or directions use at={…}.',
        'method.at.hinge.damping: is -2.0.',
        'give one number, zero or positive; for other joints or directions use at={…}.',
    )),
    'compliance of a stranger': (P, lambda: closed(at={"hinge.w":bg.Compliance(1e6)}), found(
        'method.at.hinge.w: names no joint and no constrained direction.',
        "did you mean 'hinge.z'?",
    )),
    'compliance without constraints': (P,
        lambda: bg.compile(assembly(hinge=bgm.Free()),method=bg.Compliant(1e7,200.0,at={"hinge":bg.Compliance(1e6)})),
        found(
        'method.at.hinge: hinge has no constrained direction that could be compliant.',
        "leave it out; springs on free directions are the joint's own (stiffness=…).",
    )),
    'compliance as a number': (P, lambda: closed(at={"hinge":1e6}), found(
        "at: {'hinge': 1000000.0} does not name compliances.",
        "write at={'main': bg.Compliance(1e8, 500.0)}.",
    )),
    'stiffness as a word': (P, lambda: bg.Compliant("stiff",200.0), found(
        "Compliant.stiffness: 'stiff' is not numeric.",
        'give a number, a sequence of numbers or an array.',
    )),
    'sharing by a number': (P, lambda: bg.compile(assembly(),method=bg.Multipliers(1e7)), found(
        'sharing: is no Compliant(…).',
        'give the stiffnesses by which reactions are shared: bg.Multipliers(bg.Compliant(1e7, 200.0)).',
    )),
    'preload of rigid joints': (I, lambda: bg.initialise(bg.compile(assembly()),preload=True), found(
        'preload: there are no compliant joints whose springs could be preloaded.',
        'compile with bg.compile(model, method=bg.Compliant(1e7, 200.0)), or leave it out.',
    )),
    'accuracy of nothing': (P, lambda: bg.suggest_compliance(assembly(),accuracy=0.0), found(
        'accuracy: 0.0 is not a positive length.',
        'give metres, such as accuracy=1e-5.',
    )),
    'compliance of nothing': (I, lambda: bg.suggest_compliance(assembly(hinge=bgm.Free())), found(
        'model: has no joint that could be compliant.',
        'Compliant has nothing to do here: leave it out.',
    )),
    'compliance of the unloaded': (I, lambda: bg.suggest_compliance(assembly(world=bgm.World(gravity=None))), found(
        'model: no joint transmits a force at the start.',
        'give t1=…, so that a rigid run tells the forces, or loads that act at the start.',
    )),
    'method as a class': (S, lambda: bg.compile(assembly(),method=bg.Compliant), found(
        'method: the class Compliant is not a method.',
        'give an object: bg.Compliant(1e7, 200.0).',
    )),
    'support on a point mass': (S, lambda: assembly(
        "world -> hinge -> bar.O", "bar -> rod -> m", "m -> s -> tie -> n",
        m=bgm.PointMass(1.0),n=bgm.PointMass(1.0),rod=bgm.Distance(1.0),tie=bgm.Distance(1.0),s=bgm.Support()), found(
        'm: is a point mass and has no rotation, which s needs.',
        'hold it by a Spherical joint without torques (a Free joint, or none, where nothing holds it), or make '
        'it a Body.',
    )),
    'hinges of one name': (S, lambda: bgm.Assembly(
        dict(world=bgm.World(), b=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(P=(0.0, 0.0, 0.0), P_q=(0.0, 0.0, 1.0))),
             **two, bar=body(), q_pin=bgm.Revolute(Z)), ["b.P_q -> pin -> bar.O", "b.P -> q_pin -> other.O"]), found(
        'b: pin at b.P_q and q_pin at b.P would both be called b.P_q_pin in its graph.',
        'rename a point or a joint (underscores join them).',
    )),
    'support by a flat function': (S, lambda: assembly("world -> s -> hinge -> bar.O",s=bgm.Support(ramp)), found(
        's.displacement: gives shape ().',
        'let it give 3 numbers: jnp.array([…]).',
    )),
    'drive without a time': (S, lambda: assembly(hinge=bgm.Revolute(Z,drive=bgm.Motion(timeless))), found(
        'hinge.drive.value: cannot be evaluated at a time: timeless() takes 0 positional arguments but 1 was given',
        'give a function of time in JAX operations, such as lambda t: 0.1 * jnp.sin(t).',
    )),
    'rows that are no numbers': (P, lambda: bgm.Motion(1.0,rows=0.7), found(
        'rows: 0.7 does not number directions.',
        'give whole numbers from 0, such as rows=(0, 2).',
    )),
    'phases of a gear': (S, lambda: geared("hinge -> gear -> pin",gear=bgm.Gear(2.0,phase=(1.0,2.0))), found(
        'gear.phase: has shape (2,).',
        'give one number.',
    )),
    'start away from a compliant drive': (I, lambda: bg.initialise(
        bg.compile(assembly(hinge=bgm.Revolute(Z, drive=bgm.Motion(ramp))), method=bg.Compliant(1e6, 100.0)),
        {"hinge.angle":2.005}), found(
        'hinge.angle: the prescribed motion starts elsewhere.',
        'leave this initial value out (the drive gives it), or let the motion start there.',
    )),
    'gear on itself': (S, lambda: flat("world -> hinge -> bar.O","hinge -> gear -> hinge",gear=bgm.Gear(1.0)), found(
        'gear: couples hinge to itself.',
        'lead it to the axis of another joint.',
    )),
}  # fmt: skip
