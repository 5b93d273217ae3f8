"""Solids as shaded polygons with dark outlines, or, across a flat view, as outlines with one fill."""

from collections.abc import Iterator
from functools import cache, cached_property

import numpy as np

from ....scene import Lines, Scene, Solid
from ..marks.colours import INK, WHITE, Colour, colour, edge_of, fill_of
from ..marks.sheet import Area, Stroke
from ..staging.camera import Camera
from ..staging.poses import Poses
from ..surfaces.outlines import EDGE_ON, filled, hatching, outline
from ..surfaces.surface import Surface
from ..surfaces.tessellation import placement, tessellated
from .layers import Painted, layer_of


LIGHT = np.array([-0.35, 0.6, 0.72])  # direction towards the light, seen from the viewer
SHADES = (0.7, 0.34)  # brightness of a face turned away from the light, and what the light adds
STEPS = 48  # shades of a colour
HATCH = 7.0  # px between lines on ground
IN_FRONT = 2e-3  # of the scene's size: an edge is painted after the faces that meet there
ABOVE, PIECE = 0.06, 0.05  # of the scene's size: hatching is painted after faces that are so near; its longest pieces


class Solids:
    """All solids of a scene, made ready for any number of pictures."""

    def __init__(self, scene: Scene, surfaces: dict[int, Surface]):
        self.scene, self.surfaces = scene, surfaces
        self.lines = {k: _segments(solid) for k, solid in enumerate(scene.solids) if isinstance(solid.shape, Lines)}
        self.loops: dict[tuple, list[np.ndarray]] = {}

    @cached_property
    def colours(self) -> list[Colour]:
        return [colour(solid.shape.colour or solid.colour) for solid in self.scene.solids]

    @cached_property
    def reaches(self) -> dict[int, np.ndarray]:
        """Points of each solid in the frame of its anchor, between which all of it lies."""
        return {k: surface.vertices for k, surface in self.surfaces.items()} | {
            k: lines.reshape(-1, 3) for k, lines in self.lines.items()
        }

    def painted(self, camera: Camera, poses: Poses, k: int) -> Iterator[Painted]:
        """The marks of all solids at time k, with their depths."""
        for number, solid in enumerate(self.scene.solids):
            place, turn = poses.place(solid.anchor)[k], poses.turn(solid.anchor)[k]
            if number in self.lines:
                yield from self._lines(camera, number, self.lines[number] @ turn.T + place)
            elif number in self.surfaces and camera.view.flat:
                yield from self._flat(camera, number, place, turn)
            elif number in self.surfaces:
                yield from self._shaded(camera, number, place, turn)

    def ghosts(self, camera: Camera, poses: Poses, k: int, shown: Colour) -> Iterator[Stroke]:
        """Outlines of all solids at time k, in one colour."""
        for number, solid in enumerate(self.scene.solids):
            if number in self.surfaces and solid.kind != "ground":
                place, turn = poses.place(solid.anchor)[k], poses.turn(solid.anchor)[k]
                for loop in self._outline(camera, number, turn):
                    points = camera.screen(self.surfaces[number].vertices[loop] @ turn.T + place)
                    yield Stroke(_closed(points), shown, 0.9, 0.6, solid.owner, "ghost")

    # -- one solid ---------------------------------------------------------------------------------------
    def _lines(self, camera: Camera, number: int, segments: np.ndarray) -> Iterator[Painted]:
        solid = self.scene.solids[number]
        if not camera.view.flat:
            segments = _cut(segments, PIECE * self.scene.size)
        above = ABOVE if solid.kind == "ground" else IN_FRONT  # lines on ground are seen
        depths = camera.depth(segments.mean(axis=1)) + above * self.scene.size
        for points, depth in zip(camera.screen(segments), depths.tolist(), strict=True):
            mark = Stroke(points, edge_of(self.colours[number]), 0.9, solid.opacity, solid.owner)
            yield Painted(layer_of(camera, solid.kind), depth, mark)

    def _flat(self, camera: Camera, number: int, place: np.ndarray, turn: np.ndarray) -> Iterator[Painted]:
        solid, surface = self.scene.solids[number], self.surfaces[number]
        loops = [camera.screen(surface.vertices[loop] @ turn.T + place) for loop in self._outline(camera, number, turn)]
        if not loops:
            return
        layer = layer_of(camera, solid.kind)
        depth = float(np.max(camera.depth(surface.vertices @ turn.T + place)))
        fill, edge = fill_of(self.colours[number]), edge_of(self.colours[number])
        fill = fill.mixed(WHITE, 0.6) if solid.kind == "ground" else fill
        if len(loops) == 1 and solid.kind != "ground":
            yield Painted(layer, depth, Area(loops[0], fill, edge, 1.1, solid.opacity, solid.owner))
            return
        yield Painted(layer, depth, Area(filled(loops), fill, edge, 0.0, solid.opacity, solid.owner))
        if solid.kind == "ground":
            for line in hatching(loops, HATCH):
                yield Painted(layer, depth, Stroke(line, edge, 0.6, solid.opacity, solid.owner, "hatch"))
        for loop in loops:
            yield Painted(layer, depth, Stroke(_closed(loop), edge, 1.1, solid.opacity, solid.owner))

    def _outline(self, camera: Camera, number: int, turn: np.ndarray) -> list[np.ndarray]:
        """The outline for a direction of view; in a flat view it is the same for all times."""
        towards = camera.view.axes[2] @ turn
        key = (number, *np.round(towards, 6).tolist())
        if key not in self.loops:
            if len(self.loops) > 4 * len(self.scene.solids):
                self.loops.clear()
            self.loops[key] = _essential(self.surfaces[number], outline(self.surfaces[number], towards), camera)
        return self.loops[key]

    def _shaded(self, camera: Camera, number: int, place: np.ndarray, turn: np.ndarray) -> Iterator[Painted]:
        solid, surface = self.scene.solids[number], self.surfaces[number]
        points, normals = surface.vertices @ turn.T + place, surface.normals @ (camera.view.axes @ turn).T
        plane, depths = camera.screen(points), camera.depth(points)
        front, first = normals[:, 2] > EDGE_ON, 0
        fills, steps = _fills(self.colours[number]), _brightness(normals)
        depth_of_face = np.full(len(normals), -np.inf)
        for group in surface.groups:
            shown = np.flatnonzero(front[first : first + len(group)])
            faces, numbers = group[shown], first + shown
            first += len(group)
            depth_of_face[numbers] = depths[faces].mean(axis=1)
            rows = zip(plane[faces], depth_of_face[numbers].tolist(), steps[numbers].tolist(), strict=True)
            for face, depth, step in rows:
                yield Painted(0, depth, Area(face, fills[step], INK, 0.0, solid.opacity, solid.owner))
        yield from self._edges(number, plane, front, depth_of_face)

    def _edges(self, number: int, plane: np.ndarray, front: np.ndarray, depths: np.ndarray) -> Iterator[Painted]:
        """Edges at which faces meet at an angle, or behind which the surface turns away from the viewer."""
        solid, surface = self.scene.solids[number], self.surfaces[number]
        sides = np.concatenate([front, [False]])[surface.sides]
        border = sides[:, 0] ^ sides[:, 1]
        seen = np.flatnonzero(border | (surface.creases & sides[:, 0]))
        near = np.concatenate([depths, [-np.inf]])[surface.sides[seen]].max(axis=1) + IN_FRONT * self.scene.size
        dark, widths = edge_of(self.colours[number]), np.where(border[seen], 1.1, 0.8)
        rows = zip(plane[surface.edges[seen]], near.tolist(), widths.tolist(), strict=True)
        for points, depth, width in rows:
            yield Painted(0, depth, Stroke(points, dark, width, solid.opacity, solid.owner))


def solids_of(scene: Scene) -> Solids:
    """The solids of a scene with their surfaces."""
    found = {k: tessellated(solid.shape) for k, solid in enumerate(scene.solids)}
    return Solids(scene, {k: surface for k, surface in found.items() if surface is not None})


@cache
def _fills(base: Colour) -> tuple[Colour, ...]:
    """Fills of faces from dark to bright."""
    light, share = np.array(fill_of(base)), np.linspace(0.0, 1.0, STEPS)
    parts = np.clip(np.round((SHADES[0] + SHADES[1] * share)[:, None] * light), 0, 255).astype(int)
    return tuple(Colour(*row) for row in parts.tolist())


def _brightness(normals: np.ndarray) -> np.ndarray:
    """The number of the fill of each face, by the angle between its normal and the light."""
    cosine = normals @ (LIGHT / np.linalg.norm(LIGHT))
    return np.round((STEPS - 1) * np.clip(cosine, 0.0, 1.0)).astype(int)


def _segments(solid: Solid) -> np.ndarray:
    turn, position = placement(solid.shape)
    return np.asarray(solid.shape.segments, float).reshape(-1, 2, 3) @ turn.T + position


def _cut(segments: np.ndarray, longest: float) -> np.ndarray:
    """Lines in pieces that are at most so long, some of which are before and some behind other parts."""
    lengths = np.linalg.norm(segments[:, 1] - segments[:, 0], axis=1)
    counts = np.maximum(1, np.ceil(lengths / longest)).astype(int)
    first = np.repeat(np.cumsum(counts) - counts, counts)
    steps = np.repeat((segments[:, 1] - segments[:, 0]) / counts[:, None], counts, axis=0)
    starts = np.repeat(segments[:, 0], counts, axis=0) + (np.arange(len(first)) - first)[:, None] * steps
    return np.stack([starts, starts + steps], axis=1)


def _closed(points: np.ndarray) -> np.ndarray:
    return np.concatenate([points, points[:1]])


def _essential(surface: Surface, loops: list[np.ndarray], camera: Camera) -> list[np.ndarray]:
    """Loops without vertices on straight lines between their neighbours."""
    kept = []
    for loop in loops:
        points = surface.vertices[loop]
        before, after = points - np.roll(points, 1, axis=0), np.roll(points, -1, axis=0) - points
        bend = np.linalg.norm(np.cross(before, after), axis=1)
        lengths = np.linalg.norm(before, axis=1) * np.linalg.norm(after, axis=1)
        essential = loop[bend > 1e-6 * lengths]
        kept += [essential] if len(essential) >= 3 else []
    return kept
