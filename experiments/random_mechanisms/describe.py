"""Random mechanisms as plain data: trees and loops of bodies in space or in a plane,
all joints closed at a reference pose."""

from dataclasses import dataclass, field

import numpy as np


SPATIAL = (
    "Revolute",
    "Revolute",
    "Revolute",
    "Spherical",
    "Universal",
    "Prismatic",
    "Cylindrical",
    "Weld",
    "FreeTranslation",
)
CLOSING = ("Spherical", "Spherical", "Revolute", "Cylindrical", "Distance", "Universal")
PLANAR, PLANAR_CLOSING = ("Revolute", "Revolute", "Prismatic", "Weld"), ("Revolute", "Revolute", "Prismatic")
LATER = 2000  # seeds from here on have more kinds of parts; those before keep the mechanisms they had
MORE_SPATIAL, MORE_CLOSING = (
    ("Screw", "Planar", "PointOnLine", "PointOnPlane"),
    ("Weld", "Planar", "PointOnLine", "PointOnPlane", "PointOnPlane", "Screw"),
)
MORE_PLANAR, MORE_PLANAR_CLOSING = ("PointOnLine",), ("Distance", "PointOnLine", "PointOnLine", "Weld")


@dataclass
class Body:
    """Mass, moments about the mass centre, and where it is at the reference pose."""

    name: str
    mass: float
    inertia: tuple[float, float, float]
    position: np.ndarray
    rotation: np.ndarray


@dataclass
class Joint:
    """Between points of a and b (None is the world), with frames in which its axis is;
    all coordinates are zero at the reference pose."""

    name: str
    kind: str
    a: str | None
    b: str
    point_a: np.ndarray
    point_b: np.ndarray
    frame_a: np.ndarray
    frame_b: np.ndarray
    axis: np.ndarray
    second: np.ndarray
    length: float = 0.0
    damping: float | None = None
    stiffness: float | None = None
    rest: float = 0.0
    drive: tuple[str, float, float] | None = None  # kind, amplitude, frequency
    tree: bool = True
    pitch: float = 0.0  # of a screw, by turn
    swing: tuple[float, float] | None = None  # amplitude and frequency by which a length changes


@dataclass
class Spring:
    name: str
    a: str | None
    b: str
    point_a: np.ndarray
    point_b: np.ndarray
    stiffness: float
    damping: float
    length: float


@dataclass
class Support:
    """The world's part that moves: displacement and angle are amplitude · sin(frequency · t)."""

    displacement: np.ndarray
    angle: float
    axis: np.ndarray
    frequency: float


@dataclass
class Mechanism:
    planar: bool
    bodies: list[Body]
    joints: list[Joint]
    springs: list[Spring] = field(default_factory=list)
    gears: list[tuple[str, str, str, float]] = field(default_factory=list)  # name, first joint, second joint, ratio
    support: Support | None = None  # under the first joint
    gravity: tuple[float, float, float] = (0.0, 0.0, 0.0)
    seed: int = 0


def turn(axis, angle: float) -> np.ndarray:
    """Rotation matrix (Rodrigues)."""
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    skew = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.eye(3) + np.sin(angle) * skew + (1.0 - np.cos(angle)) * skew @ skew


def random_mechanism(seed: int) -> Mechanism:
    """Another one for every seed."""
    return _Maker(seed).mechanism()


class _Maker:
    def __init__(self, seed: int):
        self.seed, self.random = seed, np.random.default_rng(seed)
        self.planar = bool(self.random.random() < 0.4)
        self.later = seed >= LATER
        self.floating = self.later and bool(self.random.random() < 0.25)  # no joint leads to the world but a Free one

    def mechanism(self) -> Mechanism:
        random = self.random
        bodies = [self.body(k) for k in range(int(random.integers(1, 6)))]
        joints = [self.to_tree(bodies, k) for k in range(len(bodies))]
        if len(bodies) > 1:
            joints += [self.closing(bodies, k) for k in range(int(random.choice([0, 0, 1, 1, 2])))]
        made = Mechanism(self.planar, bodies, joints, gravity=self.gravity(), seed=self.seed)
        made.springs = [self.spring(bodies, k) for k in range(int(random.choice([0, 1, 2])))]
        made.gears = self.gears(joints)
        self.lighten(bodies)
        if random.random() < 0.2 and joints[0].kind != "Free":
            made.support = Support(self.vector(0.1), random.uniform(-0.5, 0.5), self.axis(), random.uniform(1.0, 3.0))
        return made

    # -- values ----------------------------------------------------------------------------------------------
    def vector(self, size: float) -> np.ndarray:
        found = self.random.uniform(-size, size, 3)
        return found * (1.0, 1.0, 0.0) if self.planar else found

    def axis(self) -> np.ndarray:
        found = np.array([0.0, 0.0, 1.0]) if self.planar else self.random.normal(size=3)
        return found / np.linalg.norm(found)

    def gravity(self) -> tuple[float, float, float]:
        return tuple(self.vector(9.81)) if self.random.random() < 0.8 else (0.0, 0.0, 0.0)

    def rotation(self) -> np.ndarray:
        return turn(self.axis(), self.random.uniform(-3.0, 3.0))

    def body(self, k: int) -> Body:
        parts = self.random.uniform(0.02, 0.2, 3)
        return Body(
            f"b{k}", self.random.uniform(0.5, 3.0), tuple(parts.sum() - parts), self.vector(1.0), self.rotation()
        )

    def lighten(self, bodies: list[Body]) -> None:
        """Sometimes a body without mass, or a rod without inertia about itself."""
        chance = self.random.random() if self.later else 1.0
        if chance < 0.12:
            body = bodies[int(self.random.integers(len(bodies)))]
            body.mass, body.inertia = 0.0, (0.0, 0.0, 0.0)
        elif chance < 0.2 and not self.planar:
            bodies[-1].inertia = (bodies[-1].inertia[0], bodies[-1].inertia[0], 0.0)

    # -- joints -----------------------------------------------------------------------------------------------
    def to_tree(self, bodies: list[Body], k: int) -> Joint:
        """What leads to body k: from the world, or from a body before it."""
        before = (
            None
            if k == 0 or (self.random.random() < 0.2 and not self.floating)
            else bodies[int(self.random.integers(k))]
        )
        kinds = PLANAR + MORE_PLANAR * self.later if self.planar else SPATIAL + MORE_SPATIAL * self.later
        return self.loaded(self.joint(f"j{k}", self.kind(kinds, before), before, bodies[k]))

    def kind(self, kinds, before: Body | None) -> str:
        """Of the joint to a body: from the world often free, and never a weld."""
        if before is not None:
            return str(self.random.choice(kinds))
        if self.random.random() < (1.0 if self.floating else 0.3):
            return "Free"
        return str(self.random.choice([x for x in kinds if x != "Weld"]))

    def closing(self, bodies: list[Body], k: int) -> Joint:
        first, second = self.random.choice(len(bodies) + (not self.floating), 2, replace=False)
        first, second = sorted((int(first), int(second)), reverse=True)
        a = None if first == len(bodies) else bodies[first]
        kinds = (
            PLANAR_CLOSING + MORE_PLANAR_CLOSING * self.later if self.planar else CLOSING + MORE_CLOSING * self.later
        )
        found = self.joint(f"loop{k}", str(self.random.choice(kinds)), a, bodies[second])
        found.tree = False
        if self.later and found.kind == "Distance" and self.random.random() < 0.4:
            found.swing = self.random.uniform(-0.2, 0.2) * found.length, self.random.uniform(0.5, 3.0)
        return found

    def joint(self, name: str, kind: str, a: Body | None, b: Body) -> Joint:
        """Somewhere between two bodies as they stand."""
        place, frame = self.vector(1.0), self.rotation()
        far = place + (self.vector(1.0) if kind in ("Distance", "Free") else 0.0)
        axis = (
            np.append(self.random.normal(size=2), 0.0)
            if self.planar and kind in ("Prismatic", "PointOnLine")
            else self.axis()
        )
        axis = axis / np.linalg.norm(axis)
        second = np.cross(axis, [1.0, 0.3, -0.2])

        def end(body, point):
            return (
                (point, frame) if body is None else (body.rotation.T @ (point - body.position), body.rotation.T @ frame)
            )

        (point_a, frame_a), (point_b, frame_b) = end(a, place), end(b, far)
        if kind == "Free":  # with coordinates that are zero
            point_b, frame_b = end(b, place)
        second = second / np.linalg.norm(second)
        found = Joint(
            name,
            kind,
            a and a.name,
            b.name,
            point_a,
            point_b,
            frame_a,
            frame_b,
            axis,
            second,
            float(np.linalg.norm(far - place)),
        )
        found.pitch = self.random.uniform(0.1, 0.5) if kind == "Screw" else 0.0
        return found

    def loaded(self, joint: Joint) -> Joint:
        random = self.random
        if joint.kind in ("Revolute", "Prismatic"):
            joint.damping = random.uniform(0.1, 1.0) if random.random() < 0.4 else None
            joint.stiffness, joint.rest = (
                (random.uniform(1.0, 10.0), random.uniform(-0.5, 0.5)) if random.random() < 0.3 else (None, 0.0)
            )
            if random.random() < 0.15:
                joint.drive = (
                    str(random.choice(["Rate", "Motion"])),
                    random.uniform(-1.0, 1.0),
                    random.uniform(0.5, 3.0),
                )
        return joint

    def spring(self, bodies: list[Body], k: int) -> Spring:
        first, second = (int(x) for x in self.random.choice(len(bodies) + 1, 2, replace=False))
        first, second = max(first, second), min(first, second)
        a = None if first == len(bodies) else bodies[first].name
        values = self.random.uniform(1.0, 20.0), self.random.uniform(0.0, 2.0), self.random.uniform(0.1, 1.0)
        return Spring(f"s{k}", a, bodies[second].name, self.vector(1.0), self.vector(1.0), *values)

    def gears(self, joints: list[Joint]) -> list[tuple[str, str, str, float]]:
        """Between two hinges of a tree that no drive moves."""
        hinges = [joint.name for joint in joints if joint.kind == "Revolute" and joint.tree and joint.drive is None]
        if (self.planar and not self.later) or len(hinges) < 2 or self.random.random() < 0.6:
            return []
        first, second = self.random.choice(hinges, 2, replace=False)
        return [("gear", str(first), str(second), float(self.random.choice([-2.0, -0.5, 1.5, 3.0])))]
