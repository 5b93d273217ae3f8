"""The picture of a mechanism as plain data: frames that move, and what is drawn in or between them.

Positions are in metres and always have three coordinates, orientations are unit quaternions, scalar first; planar
mechanisms lie in the plane z = 0 and turn about z. Frames are named by the path of their part; `WORLD` does not
move."""

from dataclasses import dataclass, field
from typing import NamedTuple

from .shapes import AbstractShape


WORLD = ""
Triple = tuple[float, float, float]
Turn = tuple[float, float, float, float]
ORIGIN: Triple = (0.0, 0.0, 0.0)
UNTURNED: Turn = (1.0, 0.0, 0.0, 0.0)


class Frame(NamedTuple):
    """A moving frame: the results that hold its position and its orientation. An orientation has the width 4
    (quaternion) or 1 (angle about z); without a name the frame does not turn. Where both are the same result, it is a
    planar pose: x, y and the angle."""

    name: str
    position: str
    orientation: str = ""


class Anchor(NamedTuple):
    """A place that moves with a frame."""

    frame: str = WORLD
    position: Triple = ORIGIN
    orientation: Turn = UNTURNED


class Point(NamedTuple):
    """A named point of a body: "crank.A"."""

    name: str
    anchor: Anchor


class Solid(NamedTuple):
    """A shape that moves with a frame; `owner` is the path of the part to which it belongs. Kinds: "body", "joint",
    "ground", "force", "contact", "sensor"."""

    owner: str
    kind: str
    shape: AbstractShape
    anchor: Anchor
    colour: str = "#8c959f"
    opacity: float = 1.0


class Stretched(NamedTuple):
    """A spring, a damper or a rod between two places, which are as far apart as they happen to be. Kinds: "spring",
    "damper", "spring_damper", "rod", "actuator", "line"."""

    owner: str
    kind: str
    start: Anchor
    end: Anchor
    radius: float
    colour: str = "#57606a"
    coils: int = 8


class Arrow(NamedTuple):
    """A force or torque drawn as an arrow: the result that holds it (three components, or in a plane two of a force and
    one of a torque), the place where it acts, and the anchor in whose axes its components are (WORLD: inertial).
    Kinds: "force", "torque"; roles: "reaction", "spring", "contact", "drive", "load". A force of one component acts
    along the x axis of `axes`, or, with `towards`, from `place` to that place; a torque of one component acts about the
    z axis."""

    owner: str
    kind: str
    role: str
    result: str
    place: Anchor
    axes: Anchor = Anchor()
    towards: Anchor | None = None


class Play(NamedTuple):
    """A clearance: the pin's place, seen from the socket, stays within `clearance` [m] of the socket's, across `axis`
    (None: in all directions; "along" means that it is the axis along which the pin slides between two walls)."""

    owner: str
    socket: Anchor
    pin: Anchor
    clearance: float
    axis: Triple | None = None
    along: bool = False


@dataclass(frozen=True)
class Scene:
    """All that is drawn of a mechanism. `size` is its characteristic length [m], to which glyphs are scaled; `planar`
    says that all of it moves parallel to one plane, whose `normal` views look along; `up` is the direction that
    pictures show upwards (against gravity)."""

    frames: tuple[Frame, ...] = ()
    points: tuple[Point, ...] = ()
    solids: tuple[Solid, ...] = ()
    stretched: tuple[Stretched, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    plays: tuple[Play, ...] = ()
    size: float = 1.0
    planar: bool = False
    normal: Triple = (0.0, 0.0, 1.0)
    up: Triple = (0.0, 1.0, 0.0)
    notes: tuple[str, ...] = field(default=())  # what the picture does not show, in full sentences
