"""World, rigid bodies, point masses and rigid offsets, expanded into multibond graphs (Boudon 2019, figs 2 and 10)."""

import abc
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from ..._types import Value, Values
from ...elements import EJS, MTF, TF, I, One, Position, Zero, arm
from ...elements.angle_hints import degree_hints
from ...elements.storage import massless_faults
from ...elements.values import as_numbers, field_faults, finite_faults, leaf
from ...errors import Fault, ParameterError, raise_faults, shown
from ...graph.graph import Graph
from ...scene import Frame
from ...scene.appearance import Shapes
from ...structure.grammar import LETTERS, NAME
from ...surface.calls import AbstractWorded
from ..joints.fields import unit_frame
from ..kinematics.blocks import constant, point_of, still
from ..kinematics.families import SPATIAL, Family
from ..kinematics.gravity import PointGravity, convert, gravity_faults, weigh
from ..kinematics.orientations import AbstractOrientation, Quaternion, orientation_choice
from ..kinematics.points import FixedPoints, SpatialPoints, with_results
from ..kinematics.rotations import IDENTITY, rotation_back
from ..scenery.bodies import drawn_body, drawn_point
from ..scenery.mounted import Held
from ..scenery.seen import AbstractSeen, Item


QUATERNION = Quaternion()
Frames = tuple[tuple[str, tuple[float, ...]], ...]  # (point, orientation)
LINK = "0.0 is a link without mass that joints hold"


class Hinge(NamedTuple):
    """A hinge point of a body, where a part is attached: its position in the body frame (None for the mass centre), and
    whether the power bond points into the body."""

    point: Any
    inward: bool


class AbstractCarrier(AbstractSeen):
    """A part with points to which joints and forces are attached; `frames` are orientations of the connection frames at
    them."""

    points: eqx.AbstractVar[dict[str, Any]]
    frames: eqx.AbstractVar[Frames]
    size: eqx.AbstractClassVar[int]  # number of its degrees of freedom
    turns: eqx.AbstractClassVar[bool]  # whether it has rotations
    family: ClassVar[Family] = SPATIAL

    @abc.abstractmethod
    def graph(self, hinges: Mapping[str, Hinge], gravity: Value | PointGravity | None) -> Graph:
        """The bond graph with all hinges by name, in the `gravity` of the world."""

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Faults of the values, in mechanical terms."""

    def hints(self, where: str) -> list[Fault]:
        """Hints on values that are valid but probably not intended: angles of planar frames that look like degrees."""
        turned = [(point, frame) for point, frame in self.frames if len(frame) == 1]
        return [hint for point, frame in turned for hint in degree_hints(f"{where}.frames.{point}", frame)]

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        """Nodes of the graph that provide the power and signals of a hinge, by the kinds listed in attachments.py."""
        ends = dict(velocity="v_body", rotation="omega", attitude="attitude", position="x")
        return ends if hinge.point is None else ends | dict(velocity=name, position=f"at_{name}")

    def moving_frame(self, path: str) -> Frame | None:
        """The results that hold its pose, for pictures; None where it does not move."""
        return Frame(path, f"{path}.position", f"{path}.{self.family.orientation[0]}" if self.turns else "")

    def frame(self, point: str) -> tuple[float, ...]:
        return dict(self.frames).get(point, self.family.identity)


class AbstractWorld(AbstractCarrier):
    """The inertial frame, to which parts can be fixed."""

    gravity: eqx.AbstractVar[Any]
    idle: eqx.AbstractClassVar[dict[str, tuple[str, ...]]]  # kind of power → nodes that are removed if nothing uses it

    def moving_frame(self, path: str) -> Frame | None:
        return None


def named_points(points: Values | None, size: int) -> dict[str, Any]:
    """Points with `size` coordinates by name, as array leaves."""
    if points is not None and not isinstance(points, Mapping):
        remedy = f"give names and places: points=dict(A={(0.1, 0.0, 0.0)[:size]})."
        raise ParameterError([Fault("points", f"{shown(points)} does not name points.", remedy)])
    raise_faults(ParameterError, _name_faults("points", points or {}))
    return {name: leaf(value, f"point {name}") for name, value in (points or {}).items()}


def _name_faults(word: str, given: Iterable[Any]) -> list[Fault]:
    """Faults of the names of points, which are written in connections: 'body.A -> joint'."""
    wrong = [name for name in given if not (isinstance(name, str) and NAME.fullmatch(name))]
    return [Fault(f"{word} {name!r}", "is not a name.", f"{LETTERS}.") for name in wrong]


def named_frames(frames: Values | None, converted: Callable[[Value], tuple[float, ...]], remedy: str) -> Frames:
    """Static orientations of connection frames, by the point at which they are."""
    if frames is not None and not isinstance(frames, Mapping):
        raise ParameterError([Fault("frames", f"{shown(frames)} does not name points.", remedy)])
    named = [name for name in frames or {} if name != ""]  # without a name: at the mass centre
    raise_faults(ParameterError, _name_faults("frames", named))
    return tuple((name, converted(value)) for name, value in (frames or {}).items())


def _frames(frames: Values | None) -> Frames:
    remedy = "give points and orientations: frames=dict(A=(w, x, y, z)), or a rotation matrix."
    return named_frames(frames, unit_frame, remedy)


def point_faults(where: str, carrier: AbstractCarrier) -> list[Fault]:
    """Faults of the points of a body or the world, and of the frames at them."""
    faults, size = [], carrier.family.size
    for name, point in carrier.points.items():
        if np.shape(point) != (size,):
            remedy = f"give {COORDINATES[size]}."
            faults.append(Fault(f"{where}.points.{name}", f"has shape {np.shape(point)}.", remedy))
        else:
            faults += finite_faults(f"{where}.points", name, point)
    for name, frame in carrier.frames:
        if name and name not in carrier.points:
            remedy = f"give it: points=dict({name}=({', '.join('xyz'[:size])}))."
            faults.append(Fault(f"{where}.frames.{name}", "there is no such point.", remedy))
        faults += _orientation_faults(f"{where}.frames.{name}", frame, size)
    return faults


def _orientation_faults(where: str, frame: tuple[float, ...], size: int) -> list[Fault]:
    """Faults of a quaternion, or of the angle of a planar frame."""
    finite = np.all(np.isfinite(frame))
    if size == 2:
        return [] if finite else [Fault(where, f"is {frame[0]}.", "give a finite angle in radians.")]
    if finite and np.any(frame):
        return []
    return [Fault(where, f"{frame} is not a quaternion.", "give (w, x, y, z), not all zero.")]


def own_name_faults(where: str, points: Mapping[str, Any]) -> list[Fault]:
    """The fault of a point of a body whose results would have the names of the body's own."""
    what = f"'{where}.x.position' is already the position of the mass centre, as a signal of the graph."
    return [Fault(f"{where}.points.x", what, "give the point another name.")] if "x" in points else []


COORDINATES = {2: "two coordinates, x and y", 3: "three coordinates"}


class World(AbstractWorld):
    """The inertial frame. `gravity` is an acceleration [m/s²], `PointGravity(…)`, or None; `points` are fixed points
    [m], `frames` the orientations of connection frames at them (quaternions or rotation matrices).

    Results: of each point A.position and A.velocity."""

    gravity: Any
    points: dict[str, Any]
    frames: Frames = eqx.field(static=True)
    size: ClassVar[int] = 0
    turns: ClassVar[bool] = True
    idle: ClassVar[dict[str, tuple[str, ...]]] = {"velocity": ("v_body", "still"), "rotation": ("omega", "fixed")}

    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        gravity: Value | PointGravity | None = (0.0, 0.0, -9.81),
        *,
        points: Values | None = None,
        frames: Values | None = None,
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.gravity, self.points, self.frames = convert(gravity), named_points(points, 3), _frames(frames)
        self.shape, self.colour, self.hidden = shape, colour, hidden

    def graph(self, hinges: Mapping[str, Hinge], gravity: Value | PointGravity | None) -> Graph:
        nodes: dict[str, Any] = dict(
            v_body=One(),
            omega=One(),
            still=still(),
            fixed=still(),
            attitude=constant(*IDENTITY),
            x=constant(0.0, 0.0, 0.0),
        )
        bonds = ["still -> v_body", "fixed -> omega"]
        for name, hinge in hinges.items():
            if hinge.point is not None:
                nodes[f"at_{name}"] = point_of(hinge.point)
                bonds += [f"x ~> at_{name}.position", f"attitude ~> at_{name}.attitude"]
        return with_results(Graph(nodes, bonds), FixedPoints(self.points))

    def ends(self, name: str, hinge: Hinge) -> dict[str, str]:
        return {**AbstractCarrier.ends(self, name, hinge), "velocity": "v_body"}

    def faults(self, where: str) -> list[Fault]:
        return point_faults(where, self) + gravity_faults(where, self.gravity)


class Body(AbstractCarrier):
    """A rigid body: `mass` [kg]; `inertia` about its mass centre G in the body frame [kg·m²], three moments or a
    matrix, where moments may be zero about axes that joints constrain; `points` in the body frame [m]; `frames`,
    orientations of connection frames at points; `orientation`, the coordinates of its rotation, `bgm.Quaternion()` or
    `bgm.Cardan()`. A link without mass, `Body(0.0, (0, 0, 0))`, needs joints that leave it no motion of its own.

    Results: position, orientation (unit quaternion, scalar first), cardan (XYZ Cardan angles α, β, γ [rad] of the same
    orientation: the rotation matrix body → inertial is Rx(α) Ry(β) Rz(γ)), velocity (of G, inertial), angular_velocity
    (body frame); of each point A.position and A.velocity (inertial)."""

    mass: Any
    inertia: Any
    points: dict[str, Any]
    frames: Frames = eqx.field(static=True)
    massless: tuple[bool, ...] = eqx.field(static=True)  # directions of rotation without inertia
    weightless: bool = eqx.field(static=True, repr=False)  # a link without mass
    orientation: AbstractOrientation = eqx.field(static=True, default=QUATERNION)
    size: ClassVar[int] = 6
    turns: ClassVar[bool] = True

    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        mass: Value,
        inertia: Value,
        *,
        points: Values | None = None,
        frames: Values | None = None,
        orientation: Any = QUATERNION,
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.mass, self.inertia = leaf(mass, "Body.mass"), leaf(inertia, "Body.inertia")
        self.orientation = orientation_choice(orientation)
        self.points, self.frames = named_points(points, 3), _frames(frames)
        self.massless, self.weightless = _massless(self.inertia), without_mass(self.mass)

    def graph(self, hinges: Mapping[str, Hinge], gravity: Value | PointGravity | None) -> Graph:
        nodes: dict[str, Any] = dict(
            omega=One(), J=I(self.inertia, massless=self.massless), ejs=EJS(), attitude=self.orientation.block()
        )
        mass = I(self.mass * jnp.ones(3), massless=(True,) * 3) if self.weightless else I(self.mass)
        nodes |= dict(v=One(), m=mass, x=Position(), turn=MTF(rotation_back), v_body=One())
        bonds = ["omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus", "omega ~> attitude"]
        bonds += ["v -> m", "v ~> x", "v -> turn -> v_body", "attitude ~> turn.modulus"]
        weigh(self.mass, gravity, nodes, bonds, "v")
        arms = reached(hinges)
        nodes, bonds = nodes | arms[0], bonds + arms[1]
        names = dict(position="x.position", orientation="attitude.quaternion", cardan="attitude.cardan")
        names |= dict(velocity="m.flow", angular_velocity="J.flow")
        return with_results(Graph(nodes, bonds, exports=names), SpatialPoints(self.points))

    def drawn(self, at: Held) -> list[Item]:
        return [*drawn_body(at, self.mass, self.inertia)]

    def faults(self, where: str) -> list[Fault]:
        faults = point_faults(where, self) + own_name_faults(where, self.points)
        faults += mass_faults(where, self.mass, LINK, self.weightless)
        if np.shape(self.inertia) not in ((3,), (3, 3)):
            what = f"has shape {np.shape(self.inertia)}."
            return [*faults, Fault(f"{where}.inertia", what, "give three moments or a 3 × 3 matrix.")]
        if self.massless:
            return faults + massless_faults(where, "inertia", self.inertia, self.massless)
        return faults + field_faults(where, "inertia", self.inertia, positive=True)

    def hints(self, where: str) -> list[Fault]:
        """A hint if a principal moment is larger than the sum of the other two, which no mass distribution has."""
        inertia = as_numbers(self.inertia)
        if inertia is None:
            return []
        moments = np.sort(inertia if inertia.ndim == 1 else np.linalg.eigvalsh(inertia))
        others = moments[0] + moments[1]
        if moments[2] <= others * 1.01:  # tolerance for measured moments
            return []
        what = (
            f"the largest principal moment, {moments[2]:g}, exceeds the sum of the others, {others:g}: "
            "no body has that."
        )
        return [Fault(f"{where}.inertia", what, "check the moments and their order; they are about the mass centre.")]


def reached(hinges: Mapping[str, Hinge]) -> tuple[dict[str, Any], list[str]]:
    """Nodes and bonds of hinges away from the origin of the body frame (Boudon 2019, fig. 10)."""
    nodes: dict[str, Any] = {}
    bonds: list[str] = []
    for name, hinge in hinges.items():
        if hinge.point is not None:
            nodes |= {name: Zero(), f"arm_{name}": TF(hinge.point, law=arm), f"at_{name}": point_of(hinge.point)}
            bonds += [f"x ~> at_{name}.position", f"attitude ~> at_{name}.attitude"]
            outward = [("v_body", name), ("omega", f"arm_{name}.a"), (f"arm_{name}.b", name)]
            bonds += [f"{b} -> {a}" if hinge.inward else f"{a} -> {b}" for a, b in outward]
    return nodes, bonds


def _massless(inertia) -> tuple[bool, ...]:
    """Mask of rotations without inertia, which joints must constrain; empty while tracing."""
    value = as_numbers(inertia)
    if value is None or value.shape != (3,) or not np.any(value == 0.0):
        return ()
    return tuple(bool(x) for x in value == 0.0)


def without_mass(mass) -> bool:
    """Whether the mass is exactly zero; False while tracing."""
    value = as_numbers(mass)
    return value is not None and value.ndim == 0 and bool(value == 0.0)


def mass_faults(where: str, mass, remedy: str, weightless: bool = False) -> list[Fault]:
    """Faults of a mass; `remedy` tells what zero would mean, `weightless` that the part was built without mass."""
    mass = as_numbers(mass)
    if mass is None:
        return []
    if weightless:
        if mass.ndim == 0 and mass == 0.0:
            return []
        what = "was built without mass, and now has some."
        return [Fault(f"{where}.mass", what, "build the part again with its mass.")]
    if mass.ndim or not np.isfinite(mass) or mass <= 0.0:
        return [Fault(f"{where}.mass", f"is {mass}.", f"give a positive mass; {remedy}.")]
    return []


class PointMass(AbstractCarrier):
    """A point mass: `mass` [kg]. It has no rotation, so only joints that leave rotation free can be attached.
    `PointMass(0.0)` is a node between springs, dampers or joints, whose motion follows from the equilibrium of their
    forces.

    Results: position, velocity."""

    mass: Any
    points: dict[str, Any]
    frames: Frames = eqx.field(static=True)
    weightless: bool = eqx.field(static=True, repr=False)  # a node without mass
    size: ClassVar[int] = 3
    turns: ClassVar[bool] = False

    def __init__(self, mass: Value, *, shape: Shapes | None = None, colour: str | None = None, hidden: bool = False):
        self.mass, self.points, self.frames = leaf(mass, "PointMass.mass"), {}, ()
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.weightless = without_mass(self.mass)

    def graph(self, hinges: Mapping[str, Hinge], gravity: Value | PointGravity | None) -> Graph:
        nodes: dict[str, Any] = dict(
            v_body=One(),
            m=I(jnp.ones(3) * self.mass, massless=(True,) * 3 * self.weightless),
            x=Position(),
            attitude=constant(*IDENTITY),
        )
        bonds = ["v_body -> m", "v_body ~> x"]
        weigh(self.mass, gravity, nodes, bonds, "v_body")
        return Graph(nodes, bonds, exports=dict(position="x.position", velocity="m.flow"))

    def drawn(self, at: Held) -> list[Item]:
        return [*drawn_point(at)]

    def faults(self, where: str) -> list[Fault]:
        return mass_faults(where, self.mass, "0.0 is a node without mass between springs or joints", self.weightless)


class Offset(AbstractWorded):
    """A rigid offset between a point of a body and the part attached there: `"crank.B -> offset -> hinge -> rod.A"`.
    `vector` [m] and `frame` are given relative to the body's point, in its connection frame, on either side of the
    joint. An offset has no mass; it only moves the hinge point."""

    vector: Any
    frame: tuple[float, ...] = eqx.field(static=True)
    family: ClassVar[Family] = SPATIAL

    def __init__(self, vector: Value = (0.0, 0.0, 0.0), *, frame: Value = IDENTITY):
        self.vector, self.frame = leaf(vector, "Offset.vector"), unit_frame(frame)

    def faults(self, where: str) -> list[Fault]:
        if np.shape(self.vector) != (3,):
            return [Fault(f"{where}.vector", f"has shape {np.shape(self.vector)}.", "give three coordinates.")]
        return finite_faults(where, "vector", self.vector)
