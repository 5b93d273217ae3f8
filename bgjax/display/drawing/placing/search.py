"""Improves the grid cells of a skeleton by local search: short, straight lines, few crossings, none through labels."""

from dataclasses import dataclass

import numpy as np

from .start import Edges


NEAR = 0.45  # cells; a line nearer to a label than this touches it
ROUNDS, MANY = 30, 100  # passes through all nodes at most; fewer of more than so many nodes, none of hundreds
TOUCHED, CROSSED, SLANTED, LEFTWARDS, VERTICAL, EXTENT = 6.0, 3.0, 0.7, 0.2, 0.1, 0.02


@dataclass(frozen=True)
class Star:
    """A node and its edges."""

    node: int
    mine: np.ndarray  # which edges are its own
    outgoing: np.ndarray  # which of its own edges leave it
    neighbours: np.ndarray  # cells at the other ends of its own edges


def improve(cells: np.ndarray, edges: Edges) -> np.ndarray:
    """Shift everything beyond a row or column, and move single nodes, as long as the cost falls."""
    if len(cells) < 2 or not edges:
        return cells
    ends = np.array(edges)
    for _ in range(ROUNDS if len(cells) <= MANY else int(ROUNDS * (MANY / len(cells)) ** 4)):
        before = cells.copy()
        cells = _shifted(cells, ends)
        for node in range(len(cells)):
            cells = _moved(cells, node, ends)
        if np.array_equal(cells, before):
            break
    return cells


def _shifted(cells: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """The cheapest layout with all nodes beyond some column or row shifted by one cell in any direction, or none."""
    options = [cells]
    for axis in (0, 1):
        for cut in range(cells[:, axis].min() + 1, cells[:, axis].max() + 1):
            beyond = (cells[:, axis] >= cut).astype(int)
            options += [cells + beyond[:, None] * np.array(step) for step in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    options = [option for option in options if len(set(map(tuple, option))) == len(option)]
    return options[int(np.argmin([total_cost(option, ends) for option in options]))]


def _moved(cells: np.ndarray, node: int, ends: np.ndarray) -> np.ndarray:
    """The layout with one node in the cheapest free cell near itself or near the mean of its neighbours."""
    mine = (ends == node).any(axis=1)
    outgoing = ends[mine, 0] == node
    star = Star(node, mine, outgoing, cells[np.where(outgoing, ends[mine, 1], ends[mine, 0])])
    taken = {tuple(cell) for cell in np.delete(cells, node, axis=0)}
    middle = np.rint(star.neighbours.mean(axis=0)) if len(star.neighbours) else cells[node]
    near = dict.fromkeys([tuple(map(int, cells[node])), *around(cells[node], 1), *around(middle, 1)])
    free = [cell for cell in near if cell not in taken]
    moved = cells.copy()
    moved[node] = free[int(np.argmin(_node_costs(np.array(free), star, cells, ends)))]
    return moved


def around(cell, radius: int) -> list[tuple[int, int]]:
    """All cells of the square around a cell."""
    x, y = int(cell[0]), int(cell[1])
    return [(x + i, y + j) for i in range(-radius, radius + 1) for j in range(-radius, radius + 1)]


# -- costs -------------------------------------------------------------------------------------------
def total_cost(cells: np.ndarray, ends: np.ndarray) -> float:
    """Cost of a layout: lengths of all edges, labels touched, edges crossed, and extent."""
    a, b = cells[ends[:, 0]], cells[ends[:, 1]]
    own = (np.arange(len(cells))[None, :, None] == ends[:, None, :]).any(-1)
    touched = (gap(cells[None], a[:, None], b[:, None]) < NEAR) & ~own
    crossed = np.triu(_cross(a[:, None], b[:, None], a[None], b[None]))
    extent = np.ptp(cells, axis=0).sum()
    return float(_lengths(a, b).sum() + TOUCHED * touched.sum() + CROSSED * crossed.sum() + EXTENT * extent)


def _node_costs(places: np.ndarray, star: Star, cells: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """Cost of each candidate place of a node: lengths of its edges, labels touched, and edges crossed."""
    here, there = places[:, None], star.neighbours[None]
    lengths = np.where(star.outgoing[None], _lengths(here, there), _lengths(there, here)).sum(1)
    others = ends[~star.mine]
    a, b = cells[others[:, 0]], cells[others[:, 1]]
    touches = (gap(here, a[None], b[None]) < NEAR).sum(1)
    strangers = (np.arange(len(cells))[None] != star.node) & (star.neighbours[:, None] != cells[None]).any(-1)
    touches += ((gap(cells[None, None], here[:, :, None], there[:, :, None]) < NEAR) & strangers[None]).sum((1, 2))
    crossed = _cross(here[:, :, None], there[:, :, None], a[None, None], b[None, None]).sum((1, 2))
    return lengths + TOUCHED * touches + CROSSED * crossed


def _lengths(tail: np.ndarray, head: np.ndarray) -> np.ndarray:
    run = head - tail
    size = np.abs(run)
    return size.sum(-1) + VERTICAL * size[..., 1] + LEFTWARDS * (run[..., 0] < 0) + SLANTED * (size.min(-1) > 0)


def gap(point: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Distance of points from segments."""
    run, offset = (b - a).astype(float), point - a
    along = np.clip((offset * run).sum(-1) / np.maximum((run * run).sum(-1), 1e-9), 0.0, 1.0)
    return np.linalg.norm(offset - along[..., None] * run, axis=-1)


def _cross(a1: np.ndarray, b1: np.ndarray, a2: np.ndarray, b2: np.ndarray) -> np.ndarray:
    """Whether segments cross between their ends."""

    def side(p, q, r):
        run, offset = q - p, r - p
        return np.sign(run[..., 0] * offset[..., 1] - run[..., 1] * offset[..., 0])

    return (side(a1, b1, a2) * side(a1, b1, b2) < 0) & (side(a2, b2, a1) * side(a2, b2, b1) < 0)
