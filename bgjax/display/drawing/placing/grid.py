"""From a sketch to grid cells, as in textbooks: junctions and two-ports form a skeleton, one-ports are beside them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from ..sketching.sketch import Line, Sketch
from .search import NEAR, around, gap, improve, total_cost
from .start import Edges, first_coordinates


Cell = tuple[int, int]
# The slots around a skeleton node, the best first: above and below, then the sides, then the corners.
COMPASS = [(0, -1), (0, 1), (1, 0), (-1, 0), (-1, -1), (1, -1), (1, 1), (-1, 1)]
RINGS = [(x, y) for r in (2, 3, 4, 5) for x in range(-r, r + 1) for y in range(-r, r + 1) if max(abs(x), abs(y)) == r]
FOUL = 20.0  # cost of a slot on a line or behind a label


@dataclass(frozen=True)
class Skeleton:
    """Cells of junctions, two-ports and parts, the lines between them, and the hosts of all other boxes."""

    names: list[str]
    cells: np.ndarray  # shape (number of names, 2)
    edges: Edges
    hosts: dict[str, str]

    @property
    def columns(self) -> int:
        return int(np.ptp(self.cells[:, 0])) + 1


def skeleton(sketch: Sketch) -> Skeleton:
    """Column and row of every junction, two-port and part."""
    hosts = _hosts(sketch)
    names = [box.name for box in sketch.boxes if box.name not in hosts]
    number = {name: k for k, name in enumerate(names)}
    edges = _edges(sketch.lines, hosts, number)
    bonds = _edges([line for line in sketch.lines if line.kind != "signal"], hosts, number)
    found = [improve(_snap(places), edges) for places in first_coordinates(len(names), edges, bonds)]
    best = min(found, key=lambda cells: round(total_cost(cells, np.array(edges)), 9)) if len(found) > 1 else found[0]
    return Skeleton(names, best, edges, hosts)


def folded(bones: Skeleton, limit: int) -> Skeleton:
    """The same skeleton with at most `limit` columns: what is to the right of them is below, read backwards, then
    forwards again, so that lines across a fold are short."""
    cells = bones.cells - bones.cells.min(axis=0)
    height, limit = int(cells[:, 1].max()) + 1, max(limit, 2)
    band, column = cells[:, 0] // limit, cells[:, 0] % limit
    column = np.where(band % 2, limit - 1 - column, column)
    return replace(bones, cells=np.stack([column, cells[:, 1] + band * height], axis=1))


def _edges(lines: Iterable[Line], hosts: dict[str, str], number: dict[str, int]) -> Edges:
    pairs = [(number[hosts.get(line.tail, line.tail)], number[hosts.get(line.head, line.head)]) for line in lines]
    return list(dict.fromkeys((a, b) for a, b in pairs if a != b))


# -- one-ports and hosts -----------------------------------------------------------------------------
def _hosts(sketch: Sketch) -> dict[str, str]:
    """One-ports and ends of signals (leaves), each with the box it is attached to (its host)."""
    near, bonds = (
        _neighbours(sketch, sketch.lines),
        _neighbours(sketch, [x for x in sketch.lines if x.kind != "signal"]),
    )
    found: dict[str, str] = {}
    for box in sketch.boxes:
        host = next(iter(bonds[box.name] or near[box.name]), None)
        if (
            box.role == "part"
            or len(bonds[box.name]) > 1
            or host is None
            or host in found
            or box.name in found.values()
        ):
            continue
        # signals to other boxes on the same host do not count: an inertia that modulates its neighbour
        if all(host in near[other] for other in near[box.name] if other != host):
            found[box.name] = host
    return found


def _neighbours(sketch: Sketch, lines: Iterable[Line]) -> dict[str, dict[str, None]]:
    """Neighbours of every box, in the order of the lines, so that the drawing is reproducible."""
    found: dict[str, dict[str, None]] = {box.name: {} for box in sketch.boxes}
    for line in lines:
        found[line.tail][line.head] = None
        found[line.head][line.tail] = None
    return found


# -- the skeleton ------------------------------------------------------------------------------------
def _snap(places: np.ndarray) -> np.ndarray:
    """The nearest free cell for each node, central nodes first."""
    cells = np.rint(places).astype(int)
    taken: set[Cell] = set()
    for k in np.argsort(np.linalg.norm(places - places.mean(axis=0), axis=1)):
        cells[k] = _nearest_free(places[k], tuple(cells[k]), taken)
        taken.add(tuple(cells[k]))
    return cells


def _nearest_free(place: np.ndarray, cell: Cell, taken: set[Cell]) -> Cell:
    """The free cell nearest to a place, in a square that grows until there is one."""
    for radius in (6, 12, 24, 48, *range(96, len(taken) + 97, 96)):
        if free := [other for other in around(cell, radius) if other not in taken]:
            break
    return min(free, key=lambda other: (other[0] - place[0]) ** 2 + (other[1] - place[1]) ** 2)


# -- the leaves --------------------------------------------------------------------------------------
def with_leaves(sketch: Sketch, bones: Skeleton) -> dict[str, Cell]:
    """Places of all boxes, with every leaf in its best free slot; leaves of hosts with many leaves come last."""
    hosts = bones.hosts
    places = {name: (2 * int(x), 2 * int(y)) for name, (x, y) in zip(bones.names, bones.cells, strict=True)}
    segments = [(places[bones.names[a]], places[bones.names[b]]) for a, b in bones.edges]
    siblings = Counter(hosts.values())
    for leaf in sorted(hosts, key=lambda leaf: (siblings[hosts[leaf]], leaf)):
        host = places[hosts[leaf]]
        ends = {end for line in sketch.lines if leaf in (line.tail, line.head) for end in (line.tail, line.head)}
        partners = [places[end] for end in ends - {hosts[leaf]} if end in places]
        source = any(line.tail == leaf for line in sketch.lines)
        places[leaf] = _best_slot(host, partners, source, set(places.values()), segments)
        segments.append((host, places[leaf]))
    return places


def _best_slot(
    host: Cell, partners: list[Cell], source: bool, taken: set[Cell], segments: list[tuple[Cell, Cell]]
) -> Cell:
    """The best free cell for a leaf: sources left, others above or below, near its signal partners, clear of lines."""
    lines = np.array(segments).reshape(-1, 2, 2)
    labels = np.array(sorted(taken - {host})).reshape(-1, 2)

    def badness(slot: Cell, rank: float) -> float:
        cell = (host[0] + slot[0], host[1] + slot[1])
        if cell in taken:
            return np.inf
        touched = (gap(np.array(cell), lines[:, 0], lines[:, 1]) < NEAR).sum()
        touched += (gap(labels, np.array(host), np.array(cell)) < NEAR).sum()
        left = -3.0 if source and slot == (-1, 0) else 0.0
        return rank + left + FOUL * touched + sum(abs(cell[0] - x) + abs(cell[1] - y) for x, y in partners)

    ranked = [(badness(slot, rank), slot) for rank, slot in enumerate(COMPASS)]
    if min(ranked)[0] >= FOUL:
        ranked += [(badness(slot, 8 + 2 * max(map(abs, slot))), slot) for slot in RINGS]
    slot = min(ranked)[1]
    return host[0] + slot[0], host[1] + slot[1]


def compressed(places: dict[str, Cell]) -> dict[str, Cell]:
    """The same places without empty columns and rows."""
    columns = sorted({x for x, _ in places.values()})
    rows = sorted({y for _, y in places.values()})
    return {name: (columns.index(x), rows.index(y)) for name, (x, y) in places.items()}
