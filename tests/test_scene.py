"""Scenes of mechanisms: what is drawn where, from the places of parts; shapes that users give, and files of meshes."""

import json
import struct

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.elements.time_functions import value_at
from bgjax.graph.graph import AbstractModel
from bgjax.mechanics.assembling.picture import mounted_of
from bgjax.models import REGISTRY, planar_pendulum, planar_slider_crank
from bgjax.scene import WORLD, Capsule, Cylinder, Ellipsoid, Extrusion, Solid, Sphere
from bgjax.scene.geometry import composed, from_axes, inverse, rotated, x_along, z_along
from bgjax.scene.meshes.read import read_mesh
from bgjax.scene.outlines import crossing
from bgjax.simulation.solution.verification import values_of
from bgjax.surface.fingerprint import fingerprint
from bgjax.viewer.motion import as_quaternions, motion, names_of

from .poses import pose
from .test_compilations import compilations
from .test_joints import JOINTS, between


X, Y, Z = np.eye(3)
MECHANISMS = [name for name, model in REGISTRY.items() if isinstance(model.build(), bgm.Assembly)]
SOON = ["driven_crank", "geared", "ball_in_ring"]
LATER = [pytest.param(name, marks=pytest.mark.slow) for name in MECHANISMS if name not in SOON]
EARLY = ("Revolute", "Prismatic", "Universal", "Screw", "Distance")
RANDOM = [
    pytest.param(name, marks=[] if name.startswith(EARLY) else pytest.mark.slow)
    for name in JOINTS
    if name.endswith("random")
]
METHODS = [bg.Multipliers(), bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates()]


def value_of(value) -> np.ndarray:
    return np.ravel(np.asarray(value_at(value, 0.0), float))


def scene(model: AbstractModel):
    return model.scene(value_of)


def numbers(record) -> list[float]:
    """All numbers of a scene."""
    if isinstance(record, float | int) and not isinstance(record, bool):
        return [float(record)]
    if isinstance(record, tuple | list):
        return [number for item in record for number in numbers(item)]
    return [number for item in vars(record).values() for number in numbers(item)] if hasattr(record, "__dict__") else []


def posed(system: bg.System, state: np.ndarray) -> dict:
    """Poses of all frames of a mechanism in a state, from the results of the system."""
    found = scene(system.model)
    values = values_of(system, names_of(found, frozenset()), np.zeros(1), np.asarray(state)[None])
    there = motion("", np.zeros(1), bare(found), values.__getitem__)
    return {name: (there.positions[name], there.orientations[name]) for name in there.positions}


def bare(found):
    """A scene without arrows."""
    return type(found)(**{**vars(found), "arrows": ()})


# -- laws ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", MECHANISMS)
def test_every_mechanism_has_a_scene(name):
    found = scene(REGISTRY[name].build())
    assert found.frames and found.solids and found.size > 0.0
    assert np.all(np.isfinite(numbers(found))) and len(numbers(found)) > 50
    assert np.isclose(np.linalg.norm(found.normal), 1.0) and np.isclose(np.linalg.norm(found.up), 1.0)
    assert not found.planar or abs(np.dot(found.normal, found.up)) < 1e-9
    frames = {frame.name for frame in found.frames} | {WORLD}
    anchors = [item.anchor for item in (*found.points, *found.solids)]
    anchors += [end for item in found.stretched for end in (item.start, item.end)]
    anchors += [end for item in found.arrows for end in (item.place, item.axes)]
    assert {anchor.frame for anchor in anchors} <= frames
    assert np.allclose([np.linalg.norm(anchor.orientation) for anchor in anchors], 1.0)


def assert_sides_meet(system: bg.System, state: np.ndarray) -> int:
    """Seen from side a of a joint, side b is where the joint's coordinates place it; gives the number of joints."""
    parts, poses = jax.tree.map(np.asarray, system.model).parts(), posed(system, state)
    mounted = mounted_of(system.model, value_of, poses)
    joints = [path for path, part in parts.items() if isinstance(part, bgm.AbstractJoint)]
    for path in joints:
        joint, at = parts[path].frozen(value_of), mounted[path]
        names = tuple(f"{path}.{name}" for name in joint.coordinates if f"{path}.{name}" in system.results)
        values = values_of(system, names, np.zeros(1), np.asarray(state)[None]) if names else {}
        rest = {4: (1.0, 0.0, 0.0, 0.0), 1: (0.0,)}  # of a point mass, which does not turn
        coordinates = {
            name: np.ravel(values.get(f"{path}.{name}", rest.get(width))) for name, width in joint.coordinates.items()
        }
        position, attitude = (np.asarray(x, float) for x in joint.placed(**coordinates))
        (here, turned), (there, other) = at.view.pose(at.a), at.view.pose(at.b)
        wanted = rotated(turned[0], [*position, 0.0][:3])
        np.testing.assert_allclose(there[0] - here[0], wanted, atol=1e-9, err_msg=path)
        if parts[path].family.size == 3 and "direction" not in joint.coordinates:
            known = composed(inverse(turned[0]), other[0])
            assert abs(abs(known @ attitude) / np.linalg.norm(attitude) - 1.0) < 1e-9, path
    return len(joints)


@pytest.mark.parametrize("name", RANDOM)
def test_the_sides_of_every_joint_meet(name):
    """At a random consistent state, with frames and points at random."""
    system = between(JOINTS[name])
    assert assert_sides_meet(system, pose(system, 3)) == 1


@pytest.mark.parametrize("name", [*SOON, *LATER])
def test_the_sides_of_joints_meet_in_every_mechanism(name):
    system = bg.compile(REGISTRY[name].build())
    assert assert_sides_meet(system, np.asarray(bg.initialise(system))[: system.plan.size])


@pytest.mark.slow
def test_the_scene_is_the_same_under_every_method():
    """What frames and arrows need are results of each."""
    for method in METHODS:
        system = bg.compile(planar_slider_crank.MODEL.build(), method=method)
        found = scene(system.model)
        assert set(names_of(found, frozenset(system.results))) <= set(system.results)
        assert {arrow.result for arrow in found.arrows} <= set(system.results)


# -- the view --------------------------------------------------------------------------------------------
def test_planar_mechanisms_are_seen_along_their_normal():
    model = REGISTRY["four_bar_tilted"].build()
    tilted, places = scene(model), [at.view.pose(at.a)[0][0] for at in mounted_of(model, value_of).values()]
    assert tilted.planar and np.ptp(np.array(places[:4]) @ tilted.normal) < 1e-9 and abs(tilted.normal[2]) < 0.9
    assert not scene(REGISTRY["spatial_four_bar"].build()).planar
    assert scene(REGISTRY["slider_crank_hyperstatic"].build()).planar
    flat = scene(REGISTRY["planar_pendulum"].build())
    assert flat.planar and flat.normal == (0.0, 0.0, 1.0) and flat.up == (0.0, 1.0, 0.0)


def pendulum(gravity, axis, **options) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity), rod=bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=(0.0, 0.5, 0.0)), **options)
    )
    return bgm.Assembly({**parts, "pin": bgm.Revolute(axis)}, ["world -> pin -> rod.A"])


def test_up_is_against_gravity():
    assert scene(pendulum((0.0, 0.0, -9.81), X)).up == (0.0, 0.0, 1.0)
    assert scene(pendulum((-9.81, 0.0, 0.0), Z)).up == (1.0, 0.0, 0.0)
    along = scene(pendulum((0.0, 0.0, -9.81), Z))  # a table: the view looks down on it
    assert along.normal == (0.0, 0.0, 1.0) and along.up == (0.0, 1.0, 0.0)
    # right of the picture is a positive direction
    side = scene(pendulum((0.0, 0.0, -9.81), Y))
    np.testing.assert_allclose(np.cross(side.up, side.normal), X, atol=1e-12)


def test_the_size_is_that_of_the_links():
    assert scene(planar_slider_crank.MODEL.build()).size == pytest.approx(0.6)  # of 0.2 m and 1 m
    assert scene(pendulum(None, Z)).size == pytest.approx(0.5)
    ball = bgm.Assembly(dict(ball=bgm.Body(2.0, (0.8, 0.8, 0.8))))  # a sphere: 2/5 m r² = 0.8
    assert scene(ball).size == pytest.approx(4.0)
    assert scene(bgm.Assembly(dict(point=bgm.PointMass(1.0)))).size == 1.0


# -- what is drawn -----------------------------------------------------------------------------------------
def drawn(part, **others) -> list[Solid]:
    """Solids of a body held by a free joint."""
    model = bgm.Assembly(dict(world=bgm.World(), part=part, free=bgm.Free(), **others), ["world -> free -> part"])
    return [solid for solid in scene(model).solids if solid.owner == "part"]


def body(*points, inertia=(1.0, 1.0, 1.0), **options) -> bgm.Body:
    return bgm.Body(1.0, inertia, points={f"P{k}": point for k, point in enumerate(points)}, **options)


def test_bodies_are_bars_plates_and_ellipsoids():
    (bar,) = drawn(body((0.3, 0.0, 0.0)))  # from the mass centre
    assert isinstance(bar.shape, Capsule) and bar.shape.length == pytest.approx(0.3)
    np.testing.assert_allclose(bar.anchor.position, (0.15, 0.0, 0.0))
    np.testing.assert_allclose(np.abs(rotated(bar.anchor.orientation, Z)), X, atol=1e-12)
    (plate,) = drawn(body((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (-1.0, -1.0, 0.0)))
    assert isinstance(plate.shape, Extrusion) and crossing(np.array(plate.shape.outline)) is None
    np.testing.assert_allclose(np.abs(rotated(plate.anchor.orientation, Z)), Z, atol=1e-12)
    star = drawn(body((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (-1.0, -1.0, -1.0)))
    assert [type(solid.shape) for solid in star] == [Capsule] * 4
    (line,) = drawn(body((1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.5, 0.0, 0.0)))
    assert line.shape.length == pytest.approx(2.0)


def test_ellipsoids_have_the_inertia_of_the_body():
    """A box of 0.6 × 0.3 × 0.2 m about turned axes: radii in the ratio of its edges."""
    edges = np.array([0.6, 0.3, 0.2])
    moments = (np.sum(edges**2) - edges**2) / 12.0
    turn = np.linalg.qr(np.random.default_rng(2).normal(size=(3, 3)))[0]
    (solid,) = drawn(body(inertia=turn @ np.diag(moments) @ turn.T))
    assert isinstance(solid.shape, Ellipsoid)
    order = np.argsort(solid.shape.radii)[::-1]
    radii = np.array(solid.shape.radii)[order]
    np.testing.assert_allclose(radii / radii[0], edges / edges[0], rtol=1e-9)
    longest = rotated(solid.anchor.orientation, np.eye(3)[order[0]])
    assert abs(abs(longest @ turn[:, 0]) - 1.0) < 1e-9
    with pytest.warns(bg.MagnitudeWarning):  # no mass distribution has these moments
        (odd,) = drawn(body(inertia=(1.0, 1.0, 9.0)))
    assert np.all(np.array(odd.shape.radii) > 0.0)


def test_point_masses_and_planar_bodies():
    assert isinstance(drawn(bgm.PointMass(1.0))[0].shape, Sphere)
    model = bgp.Assembly(dict(world=bgp.World(), disc=bgp.Body(2.0, 1.0), pin=bgp.Revolute()), ["world -> pin -> disc"])
    (disc,) = [solid for solid in scene(model).solids if solid.kind == "body"]
    assert isinstance(disc.shape, Cylinder) and disc.shape.radius <= 1.0


def test_wheels_of_gears_touch():
    """r₁ + r₂ is the distance of the axes, and r₁ ω₁ = −r₂ ω₂ with ω₂ = −2.5 ω₁."""
    parts = dict(world=bgp.World(points=dict(B=(0.7, 0.0))), one=bgp.Body(1.0, 1.0), two=bgp.Body(1.0, 1.0))
    parts |= dict(a=bgp.Revolute(), b=bgp.Revolute(), gear=bgp.Gear(-2.5))
    links = ["world -> a -> one", "world.B -> b -> two", "a.axis -> gear -> b.axis"]
    solids = [solid for solid in scene(bgp.Assembly(parts, links)).solids if solid.owner == "gear"]
    first, second = (solid.shape.radius for solid in solids if isinstance(solid.shape, Cylinder))
    assert first + second == pytest.approx(0.7) and first == pytest.approx(2.5 * second)


def test_springs_rods_clearances_and_loads():
    flores = scene(REGISTRY["flores_slider_crank"].build())
    (play,) = flores.plays
    assert play.owner == "pin" and play.axis == (0.0, 0.0, 1.0) and 0.0 < play.clearance < 1e-3
    crab = scene(REGISTRY["crane_crab"].build())
    assert {item.kind for item in crab.stretched} == {"damper"}
    crank = scene(planar_slider_crank.MODEL.build())
    roles = {arrow.owner: arrow.role for arrow in crank.arrows}
    assert roles["main"] == "reaction" and roles["drive"] == "load" and {p.name for p in crank.points} >= {"crank.A"}
    grounded = [solid for solid in crank.solids if solid.kind == "ground"]
    assert grounded and all(solid.anchor.frame == WORLD for solid in grounded)


def test_supports_move_with_their_own_results():
    for family, size in ((bgm, 3), (bgp, 2)):
        shift = lambda t, size=size: 0.1 * np.arange(1, size + 1) * t * t  # noqa: E731
        spin = family.Support(shift, angle=lambda t: 0.3 * t)
        joint = family.Revolute(Z) if size == 3 else family.Revolute()
        parts = dict(world=family.World(), base=spin, pin=joint)
        moment = (1.0, 1.0, 1.0) if size == 3 else 1.0
        parts["rod"] = family.Body(1.0, moment, points=dict(A=(0.5, *[0.0] * (size - 1))))
        system = bg.compile(family.Assembly(parts, ["world -> base -> pin -> rod.A"]))
        found, times = bare(scene(system.model)), np.array([0.0, 2.0])
        states = np.tile(np.asarray(bg.initialise(system))[: system.plan.size], (2, 1))
        values = values_of(system, names_of(found, frozenset()), times, states)
        there = motion("", times, found, values.__getitem__)
        np.testing.assert_allclose(there.positions["base"][1][:size], 0.4 * np.arange(1, size + 1), atol=1e-9)
        np.testing.assert_allclose(there.orientations["base"][1], [np.cos(0.3), 0, 0, np.sin(0.3)], atol=1e-9)


def test_nested_parts_and_other_domains():
    inner = bgm.Assembly(dict(tip=body((0.2, 0.0, 0.0), (0.0, 0.3, 0.0))))
    parts = dict(world=bgm.World(), arm=inner, pin=bgm.Revolute(Z), motor=bg.Se(1.0))
    found = scene(bgm.Assembly(parts, ["world -> pin -> arm.tip.P0", "motor -> pin.axis"]))
    assert {point.name for point in found.points} == {"arm.tip.P0", "arm.tip.P1"}
    assert [frame.name for frame in found.frames] == ["arm.tip"] and "motor" in found.notes[0]
    assert scene(REGISTRY["rlc"].build()).frames == ()
    scalar = bg.to_scalar(planar_pendulum.build())
    assert scene(scalar) == scene(planar_pendulum.build())


# -- what users give ---------------------------------------------------------------------------------------
def test_users_shapes_replace_what_is_drawn():
    shapes = [bgm.Box((0.1, 0.2, 0.3), colour="red"), bgm.Sphere(0.05, position=(0.1, 0.0))]
    model = pendulum(None, Z, shape=shapes, colour="teal")
    found = {solid.shape: solid for solid in scene(model).solids if solid.owner == "rod"}
    assert list(found) == shapes and {solid.colour for solid in found.values()} == {"teal"}
    hidden = scene(pendulum(None, Z, hidden=True))
    assert not [solid for solid in hidden.solids if solid.owner == "rod"] and hidden.frames and hidden.points
    parts = dict(world=bgm.World(), rod=body((0.5, 0.0, 0.0)), pin=bgm.Revolute(Z, hidden=True))
    quiet = scene(bgm.Assembly(parts, ["world -> pin -> rod.P0"]))
    assert {solid.owner for solid in quiet.solids} == {"rod"} and not quiet.arrows


def dressed(**options) -> bgp.Assembly:
    """The planar pendulum whose parts look different."""
    model = planar_pendulum.build()
    rod = model.nodes["rod"]
    parts = {**model.nodes, "rod": bgp.Body(rod.mass, rod.inertia, points=rod.points, **options)}
    return bgp.Assembly({name: parts[name] for name in model.order}, model.links, initial=model.initial)


def test_appearance_takes_no_part_in_plans_programs_and_fingerprints():
    plain, fancy = dressed(), dressed(shape=bgm.Box((0.1, 0.1, 1.0)), colour="#123456")
    assert jax.tree.structure(plain) == jax.tree.structure(fancy)
    assert hash(jax.tree.structure(plain)) == hash(jax.tree.structure(fancy))
    assert fingerprint(plain) == fingerprint(fancy) == fingerprint(dressed(hidden=True))
    one = bg.compile(plain)
    first = bg.simulate(one, 0.0, 1.0)
    with compilations() as found:
        two = bg.compile(fancy)
        second = bg.simulate(two, 0.0, 1.0)
    assert not found and one.plan is two.plan
    np.testing.assert_array_equal(first.ys, second.ys)
    assert second.system.model.nodes["rod"].colour.value == "#123456" and "rod" in repr(one)
    assert len(jax.tree.leaves(plain)) == len(jax.tree.leaves(fancy))


# -- meshes ------------------------------------------------------------------------------------------------
CORNERS = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], float)
FACES = np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]])


def stl_text() -> bytes:
    rows = []
    for face in FACES:
        rows += ["facet normal 0 0 0", "outer loop"]
        rows += [f"vertex {x:g} {y:g} {z:g}" for x, y, z in CORNERS[face]]
        rows += ["endloop", "endfacet"]
    return "\n".join(["solid tetrahedron", *rows, "endsolid"]).encode()


def stl_binary() -> bytes:
    rows = [struct.pack("<12fH", 0, 0, 0, *CORNERS[face].ravel(), 0) for face in FACES]
    return b"solid, but binary".ljust(80) + struct.pack("<I", len(rows)) + b"".join(rows)


def obj() -> bytes:
    rows = [f"v {x:g} {y:g} {z:g}" for x, y, z in CORNERS]
    return "\n".join([*rows, "f 1 3 2", "f 1//1 2//2 4//3", "f -4 -1 -2", "f 2/1 3/1 4/1"]).encode()


def glb(scale: float = 2.0, view: dict | None = None) -> bytes:
    """The tetrahedron at half its size under a node that doubles, turns it by a right angle about z, and moves it."""
    data = (CORNERS / scale).astype("<f4").tobytes() + FACES.astype("<u2").tobytes()
    views = [{"buffer": 0, "byteLength": 48}, {"buffer": 0, "byteOffset": 48, "byteLength": 24, **(view or {})}]
    accessors = [dict(bufferView=0, componentType=5126, count=4, type="VEC3")]
    accessors += [dict(bufferView=1, componentType=5123, count=12, type="SCALAR")]
    node = {"mesh": 0, "scale": [scale] * 3, "rotation": [0, 0, np.sqrt(0.5), np.sqrt(0.5)], "translation": [5, 0, 0]}
    meshes = [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}]
    whole = dict(scene=0, scenes=[{"nodes": [0]}], nodes=[node], meshes=meshes, accessors=accessors, bufferViews=views)
    text = json.dumps(whole | {"asset": {"version": "2.0"}, "buffers": [{"byteLength": len(data)}]}).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(data), b"BIN\0") + data
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def volume(mesh) -> float:
    a, b, c = np.moveaxis(mesh.vertices[mesh.triangles].astype(float), 1, 0)
    return float(np.sum(a * np.cross(b, c)) / 6.0)


@pytest.mark.parametrize("name, content", [("a.stl", stl_text), ("b.STL", stl_binary), ("c.obj", obj), ("d.glb", glb)])
def test_meshes_are_read_and_welded(tmp_path, name, content):
    """A tetrahedron of volume 1/6 has four vertices."""
    path = tmp_path / name
    path.write_bytes(content())
    mesh = read_mesh(path)
    assert mesh.vertices.shape == (4, 3) and mesh.triangles.shape == (4, 3)
    assert volume(mesh) == pytest.approx(1.0 / 6.0, rel=1e-6)
    if name == "d.glb":  # x is turned to y, −y to x, then moved by 5 along x
        wanted = {(5, 0, 0), (5, 1, 0), (4, 0, 0), (5, 0, 1)}
        assert {tuple(np.round(vertex).astype(int)) for vertex in mesh.vertices} == wanted
    model = pendulum(None, Z, shape=bgm.Mesh(path, 0.001))
    assert [solid.shape for solid in scene(model).solids if solid.owner == "rod"] == [bgm.Mesh(path, 0.001)]


BROKEN = {
    "cut.stl": stl_binary()[:-7],
    "text.stl": b"solid x\nvertex 1 2\n",
    "short.stl": b"abc",
    "nan.obj": b"v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3",
    "far.obj": b"v 0 0 0\nf 1 2 3",
    "points.obj": b"v 0 0 0\n",
    "huge.glb": glb(view={"byteOffset": 10**15}),
    "cut.glb": glb()[:-20],
    "other.glb": b"glTF" + bytes(60),
    "empty.obj": b"",
    "million.stl": b" " * 80 + struct.pack("<I", 2**31 - 1) + bytes(10),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_meshes_are_named(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(BROKEN[name])
    with pytest.raises(bg.StructureError) as error:
        pendulum(None, Z, shape=bgm.Mesh(path))
    (fault,) = error.value.faults
    assert fault.where == "rod.Mesh.path" and name in fault.what and fault.remedy


def test_outlines_that_cross_are_found():
    """Against crossings of all pairs of edges, by their parameters of intersection."""
    random = np.random.default_rng(4)

    def meet(a, b, c, d) -> bool:
        s, t = np.linalg.solve(np.stack([b - a, c - d], axis=1), c - a)
        return 0.0 <= s <= 1.0 and 0.0 <= t <= 1.0

    for count in (3, 4, 5, 7) * 20:
        points = random.normal(size=(count, 2))
        edges = [(points[k], points[(k + 1) % count]) for k in range(count)]
        apart = [(i, j) for i in range(count) for j in range(i + 2, count) if (i, j) != (0, count - 1)]
        assert (crossing(points) is not None) == any(meet(*edges[i], *edges[j]) for i, j in apart)


def test_orientations():
    """Quaternions of frames from axes, against rotation of the unit vectors."""
    random = np.random.default_rng(1)
    for _ in range(10):
        axis = random.normal(size=3)
        unit = axis / np.linalg.norm(axis)
        np.testing.assert_allclose(rotated(z_along(axis), Z), unit, atol=1e-12)
        np.testing.assert_allclose(rotated(x_along(axis), X), unit, atol=1e-12)
        turn = np.linalg.qr(random.normal(size=(3, 3)))[0]
        turn *= np.sign(np.linalg.det(turn))
        np.testing.assert_allclose(rotated(from_axes(*turn.T), np.eye(3)), turn.T, atol=1e-12)
    flips = as_quaternions(np.array([[1.0, 0, 0, 0], [-1.0, 0, 0, 0], [2.0, 0, 0, 0]]))
    np.testing.assert_allclose(flips, [[1, 0, 0, 0]] * 3)
