"""Places of one-ports beside the rows of a graph of scalar bonds: the same side for all components of a vector."""

from collections.abc import Mapping, Sequence

import numpy as np

from ..sketching.families import Families, base_of
from .grid import FOUL, RINGS, Cell
from .search import NEAR, gap


BUSY = 6.0  # cost of a side at which other lines leave
# the best first; columns of others, so that one-ports do not make the drawing wider
SIDES = [(0, -1), (0, 1), (-4, 0), (4, 0), *[(x, y) for y in (-1, 1, -2, 2, -3, 3) for x in (-4, 4)]]


def leaf_places(families: Families, cells: Mapping[str, Cell]) -> dict[str, Cell]:
    """All cells, with those of one-ports: every family of them on the side of its hosts that is clear."""
    places, groups = dict(cells), {}
    for leaf, host in families.hosts.items():
        groups.setdefault((base_of(leaf), base_of(host)), []).append(leaf)
    segments = [(cells[x.tail], cells[x.head]) for x in families.sketch.lines if x.tail in cells and x.head in cells]
    outside = {box.name for box in families.sketch.boxes if box.role == "outside"}
    for leaves in sorted(groups.values(), key=lambda leaves: (leaves[0] in outside, -len(leaves))):
        hosts = [places[families.hosts[leaf]] for leaf in leaves]
        slot = _best_side(hosts, set(places.values()), segments)
        for leaf, (column, row) in zip(leaves, hosts, strict=True):
            places[leaf] = column + slot[0], row + slot[1]
            segments.append(((column, row), places[leaf]))
    return places


def _best_side(hosts: list[Cell], taken: set[Cell], segments: Sequence[tuple[Cell, Cell]]) -> Cell:
    """The side of all hosts at which the fewest lines and labels are touched."""
    lines = np.array(segments).reshape(-1, 2, 2)
    labels = np.array(sorted(taken)).reshape(-1, 2)
    both = [*segments, *[(b, a) for a, b in segments]]

    def badness(slot: Cell, rank: float) -> float:
        total = rank
        for host in hosts:
            total += BUSY * any(end == host and slot[1] * (far[1] - host[1]) > 0 for end, far in both)
            cell = (host[0] + slot[0], host[1] + slot[1])
            if cell in taken:
                return np.inf
            total += FOUL * (gap(np.array(cell), lines[:, 0], lines[:, 1]) < NEAR).sum()
            others = labels[(labels != host).any(axis=1)]
            total += FOUL * (gap(others, np.array(host), np.array(cell)) < NEAR).sum()
        return float(total)

    ranked = [(badness(slot, rank), slot) for rank, slot in enumerate(SIDES)]
    if min(ranked)[0] > len(SIDES):  # otherwise no other place is better
        ranked += [(badness(slot, len(SIDES) + 2 * max(map(abs, slot))), slot) for slot in RINGS]
    return min(ranked)[1]
