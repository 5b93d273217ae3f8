"""Bad mechanisms and what bgjax says to them, in full: name → (class, what the user does, the message)."""

import jax.numpy as jnp

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from .error_catalogue import Unhashable, found, hint


S, P, M, N = bg.StructureError, bg.ParameterError, bg.MagnitudeWarning, bg.InitialError
Z = (0.0, 0.0, 1.0)
JOINED = ["world -> hinge -> bar.O"]


def body(mass=1.0, inertia=(1.0, 1.0, 1.0), **options):
    return bgm.Body(mass, inertia, points=dict(O=(0.0, 0.0, 0.0)), **options)


def assembly(*connections, **changes):
    """A bar on a hinge, with parts and connections changed or added."""
    parts = dict(world=bgm.World(), bar=body(), hinge=bgm.Revolute(Z))
    return bgm.Assembly({**parts, **changes}, connections or JOINED)


def initialised(values):
    """Initial condition of a free bar whose coordinates are Cardan angles."""
    return bg.initialise(bg.compile(assembly(bar=body(orientation=bgm.Cardan()), hinge=bgm.Free())), values)


def flat(*connections, **changes):
    """The same in a plane."""
    parts = dict(world=bgp.World(), bar=flat_body(), hinge=bgp.Revolute())
    return bgp.Assembly({**parts, **changes}, connections or JOINED)


DRIVEN = ["world -> hinge -> bar.O", "world -> other -> bar.O"]
MOVED = ["world -> base -> hinge -> bar.O", "world.B -> other -> bar.B"]
AWAY = bgp.Support(lambda t: jnp.stack([0.1 * t, 0.0 * t]))
PLACES, LONG = bgp.World(points=dict(B=(1.0, 0.0))), bgp.Body(1.0, 1.0, points=dict(O=(0.0, 0.0), B=(1.0, 0.0)))


def turning():
    return bgp.Revolute(drive=bgm.Rate(1.0))


def sprung():
    """A bar without mass on a skew guide, held by two springs."""
    parts = dict(bar=body(0.0, (0.0, 0.0, 0.0)), hinge=bgm.Prismatic((0.6, 0.0, 0.8)))
    parts |= dict(one=bgm.SpringDamper(5.0, None, 0.1), two=bgm.SpringDamper(7.0, None, 0.1))
    world = bgm.World(points=dict(P=(1.0, 0.2, 0.0), Q=(-1.0, 0.0, 0.3)))
    return assembly(*JOINED, "world.P -> one -> bar", "world.Q -> two -> bar", world=world, **parts)


def flat_body(mass=1.0, inertia=1.0, **options):
    return bgp.Body(mass, inertia, **{"points": dict(O=(0.0, 0.0)), **options})


FAMILY = "take all parts of a mechanism from bgjax.mechanics (bgm) or all from bgjax.mechanics.planar (bgp)."
MECHANICS = {
    'no part': (S, lambda: assembly("world -> hinge -> bra.O"), found(
        "hinge -> bra.O: there is no part 'bra'.",
        "did you mean 'bar'?",
    )),
    'no point': (S, lambda: assembly("world -> hinge -> bar.P"), found(
        "hinge -> bar.P: bar has no point 'P'.",
        "choose from 'O'.",
    )),
    'negative mass': (S, lambda: assembly(bar=body(-1.0)), found(
        'bar.mass: is -1.0.',
        'give a positive mass; 0.0 is a link without mass that joints hold.',
    )),
    'indefinite inertia': (S, lambda: assembly(bar=body(inertia=(1.0, -1.0, 1.0))), found(
        'bar.inertia: is [ 1. -1.  1.].',
        'it must be positive.',
    )),
    'orientation that is no choice': (P, lambda: body(orientation="cardan"), found(
        "orientation: 'cardan' is not a choice of orientation coordinates.",
        'give bgm.Quaternion() or bgm.Cardan(); an initial value goes into initial=.',
    )),
    'orientation that is a class': (P, lambda: body(orientation=bgm.Cardan), found(
        'orientation: the class Cardan is not a choice of orientation coordinates.',
        'give bgm.Quaternion() or bgm.Cardan(); an initial value goes into initial=.',
    )),
    'initial condition at the singularity of Cardan angles': (N,
        lambda: initialised({"bar.cardan": (0.0, 1.5707963267948966, 0.2)}), found(
        'bar.cardan: the initial condition is a singularity of its Cardan angles, β = ±π/2: their rates '
        'are not defined.',
        'take quaternions, which have no singularity: leave out orientation=bgm.Cardan() (bg.Orientation() in '
        'a graph).',
    )),
    'orientation given twice': (N,
        lambda: initialised({"bar.cardan": (0.1, 0.2, 0.3), "bar.orientation": (1.0, 0.0, 0.0, 0.0)}), found(
        'bar.cardan, bar.orientation: are the same orientation, given twice.',
        'leave one of them out.',
    )),
    'zero axis': (S, lambda: assembly(hinge=bgm.Revolute((0.0, 0.0, 0.0))), found(
        'hinge.axis: is (0.0, 0.0, 0.0).',
        'give a direction, such as (0.0, 0.0, 1.0).',
    )),
    'zero quaternion': (S, lambda: assembly(hinge=bgm.Revolute(Z, frame_a=(0.0, 0.0, 0.0, 0.0))), found(
        'hinge.frame_a: (0.0, 0.0, 0.0, 0.0) is not a quaternion.',
        'give (w, x, y, z), not all zero; (1, 0, 0, 0) is no rotation.',
    )),
    'frame without a point': (S, lambda: assembly(bar=body(frames=dict(Q=(1.0, 0.0, 0.0, 0.0)))), found(
        'bar.frames.Q: there is no such point.',
        'give it: points=dict(Q=(x, y, z)).',
    )),
    'one side': (S, lambda: assembly("world -> hinge"), found(
        'bar: is attached to nothing.',
        'connect it by a joint (bgm.Free() where nothing holds it), or leave it out.',
        'hinge: has 1 body before it and 0 after it.',
        "a joint stands between two bodies: 'first -> hinge -> second'.",
    )),
    'no joint between': (S, lambda: assembly("world -> hinge -> bar.O", "world -> bar"), found(
        'world -> bar: joins two bodies without a joint.',
        "put a joint between them: 'first -> joint -> second' (bgm.Weld() where nothing moves).",
    )),
    'joint to joint': (S, lambda: assembly("world -> hinge -> other -> bar.O", other=bgm.Revolute(Z)), found(
        'hinge -> other: joins two joints without a body.',
        'put a body (or a PointMass) between them, or use one joint with the freedoms of both.',
    )),
    'joint to itself': (S,
        lambda: assembly("world -> hinge -> bar.O", "bar.O -> other -> bar", other=bgm.Revolute(Z)), found(
        'other: joins bar to itself.',
        'attach its second side to another body.',
    )),
    'unattached': (S, lambda: assembly("world -> hinge -> bar.O", loose=body()), found(
        'loose: is attached to nothing.',
        'connect it by a joint (bgm.Free() where nothing holds it), or leave it out.',
    )),
    'point mass that should turn': (S, lambda: assembly("world -> hinge -> bar", bar=bgm.PointMass(1.0)), found(
        'bar: is a point mass and has no rotation, which hinge needs.',
        'hold it by a Spherical joint without torques (a Free joint, or none, where nothing holds it), or make '
        'it a Body.',
    )),
    'not a part': (S, lambda: assembly(hinge=3.0), found(
        'hinge: is a float, not a part.',
        'give a body, a joint, a force, a sensor, an element, a graph or an assembly.',
    )),
    'class': (S, lambda: assembly(hinge=bgm.Weld), found(
        'hinge: is the class Weld.',
        'give an object: Weld(…).',
    )),
    'parallel axes': (S, lambda: assembly(hinge=bgm.Universal(Z, Z)), found(
        'hinge: its two axes are parallel.',
        'give axes that cross, at best at right angles.',
    )),
    'two worlds': (S, lambda: assembly(ground=bgm.World()), found(
        'world and ground: are two worlds.',
        'keep one; give it points for the places where parts are fixed.',
    )),
    'world inside': (S, lambda: assembly("world -> hinge -> bar.bar.O", bar=assembly()), found(
        'bar: has a world of its own.',
        'there is one world, in the outermost assembly: leave it out here and connect the bodies to that one.',
    )),
    'sensor with power': (S, lambda: assembly("world -> hinge -> bar.O", "bar.O -> probe", probe=bgm.Sensor()), found(
        'bar.O -> probe: probe is a sensor and takes no power.',
        "write 'body.point ~> probe'.",
    )),
    'force on nothing': (S, lambda: assembly(push=bgm.BodyForce((1.0, 0.0, 0.0))), found(
        'push: acts on 0 bodies.',
        "attach it to one: 'push -> body.point'.",
    )),
    'force of two': (S,
        lambda: assembly("world -> hinge -> bar.O", "push -> bar", push=bgm.BodyForce((1.0, 0.0))), found(
        'push.value: has shape (2,).',
        'give three components, or a function of time.',
    )),
    'spring of nothing': (S,
        lambda: assembly("world -> hinge -> bar.O", "world -> s -> bar", s=bgm.SpringDamper()), found(
        's: has neither stiffness nor damping.',
        'give at least one of them.',
    )),
    'rest without spring': (S, lambda: assembly(hinge=bgm.Revolute(Z, rest=0.2)), found(
        'hinge.rest: is given, but there is no stiffness.',
        'give stiffness= as well, or leave rest= out.',
    )),
    'friction that is a word': (S, lambda: assembly(hinge=bgm.Revolute(Z, friction='dry')), found(
        "hinge.friction: 'dry' is not a function.",
        'give the dry friction as a number, a law such as bgm.Coulomb(0.1), bgm.Stribeck(0.2, 0.1) or bgm.LuGre(0.2, '
        '0.1) in N·m or N, or a function.',
    )),
    'friction and drive without a hash': (S, lambda: assembly(
        hinge=bgm.Revolute(Z, friction=Unhashable(), drive=bgm.Motion(Unhashable()))), found(
        "hinge.friction: the Unhashable object cannot be hashed, so that compiled programs cannot be kept for it.",
        "write @dataclass(frozen=True), derive Unhashable from equinox.Module, or define __hash__ beside __eq__.",
        "hinge.drive.value: the Unhashable object cannot be hashed, so that compiled programs cannot be kept for it.",
        "write @dataclass(frozen=True), derive Unhashable from equinox.Module, or define __hash__ beside __eq__.",
    )),
    'points that have no names': (P, lambda: bgm.Body(1.0, (1.0, 1.0, 1.0), points={1: Z, 'a b': Z, 'a.b': Z}), found(
        'points 1: is not a name.', 'use letters, digits and _, not starting with a digit.',
        "points 'a b': is not a name.", 'use letters, digits and _, not starting with a digit.',
        "points 'a.b': is not a name.", 'use letters, digits and _, not starting with a digit.',
    )),
    'points of bodies with the name of a signal': (S, lambda: bgm.Assembly(dict(
        bar=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(x=Z)),
        flat=bgp.Body(1.0, 0.1, points=dict(x=(0.0, 0.5))))), found(
        "bar.points.x: 'bar.x.position' is already the position of the mass centre, as a signal of the graph.",
        'give the point another name.',
        "flat.points.x: 'flat.x.position' is already the position of the mass centre, as a signal of the graph.",
        'give the point another name.',
    )),
    'points of a planar body by number': (P, lambda: bgp.Body(1.0, 0.1, points={1: (0.0, 0.5)}), found(
        'points 1: is not a name.', 'use letters, digits and _, not starting with a digit.',
    )),
    'points of a world by number': (P, lambda: bgm.World(points={2: Z}), found(
        'points 2: is not a name.', 'use letters, digits and _, not starting with a digit.',
    )),
    'points and frames of a planar world': (P, lambda: bgp.World(frames={'left end': 0.5}), found(
        "frames 'left end': is not a name.", 'use letters, digits and _, not starting with a digit.',
    )),
    'gravity of two': (S, lambda: assembly(world=bgm.World((0.0, -9.81))), found(
        'world.gravity: has shape (2,).',
        'give three components, such as (0.0, 0.0, -9.81), bgm.PointGravity(…) or None.',
    )),
    'loose offset': (S, lambda: assembly(o=bgm.Offset((1.0, 0.0, 0.0))), found(
        'o: leads from no body to no joint.',
        "write 'body.point -> o -> joint -> other'.",
    )),
    'axis as text': (P, lambda: bgm.Revolute("z"), found(
        "axis: 'z' does not give 3 numbers.",
        'give 3 numbers, such as (0.0, 0.0, 1.0).',
    )),
    'half a quaternion': (P, lambda: bgm.Weld(frame_a=(1.0, 0.0)), found(
        'frame: (1.0, 0.0) does not give 4 numbers.',
        'give 4 numbers, such as (0.0, 0.0, 0.0, 1.0).',
    )),
    'mirror as a frame': (P, lambda: bgm.Weld(frame_a=((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, -1.0))), found(
        'frame: is no rotation matrix: its columns are not a right-handed set of unit vectors at right angles.',
        'give a proper rotation matrix, or a quaternion (w, x, y, z).',
    )),
    'points without names': (P, lambda: bgm.Body(1.0, (1.0, 1.0, 1.0), points=[(0.0, 0.0, 0.0)]), found(
        'points: [(0.0, 0.0, 0.0)] does not name points.',
        'give names and places: points=dict(A=(0.1, 0.0, 0.0)).',
    )),
    'frames without names': (P, lambda: bgm.World(frames=[(1.0, 0.0, 0.0, 0.0)]), found(
        'frames: [(1.0, 0.0, 0.0, 0.0)] does not name points.',
        'give points and orientations: frames=dict(A=(w, x, y, z)), or a rotation matrix.',
    )),
    'mass as text': (P, lambda: bgm.Body("heavy", (1.0, 1.0, 1.0)), found(
        "Body.mass: 'heavy' is not numeric.",
        'give a number, a sequence of numbers or an array.',
    )),
    "implausible inertia": (M, lambda: assembly(bar=body(inertia=(1.0, 1.0, 3.0))), hint(
        'bar.inertia: the largest principal moment, 3, exceeds the sum of the others, 2: no body has that.',
        'check the moments and their order; they are about the mass centre.',
    )),
    'planar joint in space': (S, lambda: assembly(hinge=bgp.Revolute()), found(
        'world -> hinge: world (bgm.World) is spatial, hinge (bgp.Revolute) is planar: they do not fit together.',
        FAMILY,
        'hinge -> bar.O: hinge (bgp.Revolute) is planar, bar (bgm.Body) is spatial: they do not fit together.',
        FAMILY,
    )),
    'spatial offset and force in a plane': (S, lambda: flat(
        "world -> o -> hinge -> bar.O", "f -> bar", o=bgm.Offset(), f=bgm.BodyTorque(Z), bar=flat_body(-1.0),
    ), found(
        'world -> o: world (bgp.World) is planar, o (bgm.Offset) is spatial: they do not fit together.',
        FAMILY,
        'o -> hinge: o (bgm.Offset) is spatial, hinge (bgp.Revolute) is planar: they do not fit together.',
        FAMILY,
        'f -> bar: f (bgm.BodyTorque) is spatial, bar (bgp.Body) is planar: they do not fit together.',
        FAMILY,
    )),
    'planar body in a spatial world': (S, lambda: bgm.Assembly(dict(world=bgm.World(), bar=flat_body())), found(
        'bar: world (bgm.World) is spatial, bar (bgp.Body) is planar: they do not fit together.',
        FAMILY,
    )),
    'planar, many faults': (S,
        lambda: flat(bar=flat_body(-1.0, -2.0, points=dict(O=(0.0, 0.0, 0.0))), world=bgp.World((0.0, 0.0, -9.81))),
        found(
        'world.gravity: has shape (3,).',
        'give two components, such as (0.0, -9.81), or None.',
        'bar.points.O: has shape (3,).',
        'give two coordinates, x and y.',
        'bar.mass: is -1.0.',
        'give a positive mass; 0.0 is a link without mass that joints hold.',
        'bar.inertia: is -2.0.',
        'give a positive moment of inertia about the mass centre.',
    )),
    'planar, three moments': (S, lambda: flat(bar=flat_body(inertia=(1.0, 1.0, 1.0))), found(
        'bar.inertia: has shape (3,).',
        'give one moment, about the axis out of the plane through the mass centre.',
    )),
    'planar, no point': (S, lambda: flat("world -> hinge -> bar.P", bar=flat_body(points={})), found(
        "hinge -> bar.P: bar has no point 'P'.",
        'give it: points=dict(P=(x, y)).',
    )),
    'planar, zero axis': (S, lambda: flat(hinge=bgp.Prismatic((0.0, 0.0))), found(
        'hinge.axis: is (0.0, 0.0).',
        'give a direction, such as (0.0, 1.0).',
    )),
    'planar, axis of three': (P, lambda: bgp.Prismatic((1.0, 0.0, 0.0)), found(
        'axis: (1.0, 0.0, 0.0) does not give 2 numbers.',
        'give 2 numbers, such as (0.0, 1.0).',
    )),
    'planar, quaternion as a frame': (P, lambda: bgp.Weld(frame_a=(1.0, 0.0, 0.0, 0.0)), found(
        'frame: (1.0, 0.0, 0.0, 0.0) is not an angle.',
        'give one angle in radians; 0.0 is no rotation.',
    )),
    'planar, frames': (S,
        lambda: flat(hinge=bgp.Revolute(frame_b=float("nan")), bar=flat_body(frames=dict(Q=0.1, O=float("inf")))),
        found(
        'bar.frames.Q: there is no such point.',
        'give it: points=dict(Q=(x, y)).',
        'bar.frames.O: is inf.',
        'give a finite angle in radians.',
        'hinge.frame_b: is nan.',
        'give a finite angle in radians.',
    )),
    'planar, forces': (S,
        lambda: flat("world -> hinge -> bar.O", "f -> bar", "t -> bar", f=bgp.WorldForce((1.0, 0.0, 0.0)),
            t=bgp.Torque((0.0, 1.0))), found(
        'f.value: has shape (3,).',
        'give two components, or a function of time.',
        't.value: has shape (2,).',
        'give one number, or a function of time.',
    )),
    'planar, no joint between': (S, lambda: flat("world -> hinge -> bar.O", "world -> bar"), found(
        'world -> bar: joins two bodies without a joint.',
        "put a joint between them: 'first -> joint -> second' (bgp.Weld() where nothing moves).",
    )),
    'planar, points without names': (P, lambda: flat_body(points=[(0.0, 0.0)]), found(
        'points: [(0.0, 0.0)] does not name points.',
        'give names and places: points=dict(A=(0.1, 0.0)).',
    )),
    'planar, frames without names': (P, lambda: flat_body(frames=0.3), found(
        'frames: 0.3 does not name points.',
        'give points and angles: frames=dict(A=0.5).',
    )),
    'two drives of one hinge': (S,
        lambda: bg.compile(flat(*DRIVEN, hinge=turning(), other=turning()), method=bg.MinimalCoordinates()), found(
        'hinge, other: prescribes a motion that the joints, or another drive, already decide: the mechanism has '
        'mobility 1.',
        'drive at most that many independent directions: leave out a drive.',
    )),
    'a support that moves away': (S,
        lambda: bg.compile(flat(*MOVED, world=PLACES, base=AWAY, bar=LONG, other=bgp.Revolute())), found(
        'base: moves by a function of time in a way that the joints hinge, other do not admit: no velocities of the '
        'bodies satisfy all of them.',
        'give the mechanism the freedom to follow (another joint, or one less), or prescribe a motion that it '
        'can follow.',
    )),
    'a body that slides without mass': (bg.SolvabilityError,
        lambda: bg.compile(assembly(bar=body(0.0, (0.0,) * 3), hinge=bgm.Prismatic(Z))), found(
        'bar: moves along (0, 0, 1) without inertia, and no joint, spring or damper acts on it there.',
        'give it inertia there, hold it by a joint with fewer freedoms, or let a spring or a damper act on it.',
    )),
    'springs along a skew guide': (bg.SolvabilityError, lambda: bg.compile(sprung()), found(
        'bar: moves along (0.6, 0, 0.8) without inertia, and the forces there do not determine how: no damper acts '
        'along it.',
        "use method=bg.MinimalCoordinates(), which solves the equilibrium of springs along a joint's free directions; "
        "or put a damper beside a spring, "
        'so that its velocity follows from the forces, or give it some inertia.',
    )),
}  # fmt: skip
