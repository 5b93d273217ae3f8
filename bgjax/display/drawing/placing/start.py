"""Initial coordinates of a skeleton from its edges: by graphviz where `dot` is on the path, otherwise from the numbers
of edges between its nodes."""

import shutil
import subprocess

import numpy as np


Edges = list[tuple[int, int]]  # tail, head
FEW = 20  # nodes, up to which a graph is also tried in other positions
STEPS, SETTLED = 300, 1e-5  # at most, and the part of the misfit by which a step must at least improve it


def first_coordinates(count: int, edges: Edges, bonds: Edges) -> list[np.ndarray]:
    """Coordinates of shape (count, 2), with neighbours about 1 apart and power flowing to the right; y points down. Of
    a graph with few nodes, also turned and reflected ones.

    `edges` are bonds and signals; only `bonds` decide which direction is right.
    """
    if count < 3 or not edges:
        return [np.array([[k, 0.0] for k in range(count)]).reshape(count, 2)]
    joined = edges + _bridges(count, edges)
    places = _from_dot(count, joined) if shutil.which("dot") else None
    if places is not None:
        return [_scaled(places, edges)]
    places = _scaled(_rightwards(_from_distances(count, joined), bonds or edges), edges)
    return _turned(places) if count <= FEW else [places]


def _scaled(places: np.ndarray, edges: Edges) -> np.ndarray:
    lengths = [np.linalg.norm(places[a] - places[b]) for a, b in edges]
    return places / max(np.median(lengths), 1e-9)


def _turned(places: np.ndarray) -> list[np.ndarray]:
    """The same coordinates turned by multiples of 45°, and reflected."""
    angles = 0.25 * np.pi * np.arange(4)
    turns = [np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]]) for angle in angles]
    return [places * [1.0, sign] @ turn for turn in turns for sign in (1.0, -1.0)]


def _bridges(count: int, edges: Edges) -> Edges:
    """Edges that connect the components of a disconnected graph, so that distances are finite."""
    piece = list(range(count))
    for a, b in edges:
        old, new = piece[a], piece[b]
        piece = [new if p == old else p for p in piece]
    firsts = list({p: k for k, p in reversed(list(enumerate(piece)))}.values())
    return list(zip(firsts, firsts[1:], strict=False))


def _from_dot(count: int, edges: Edges) -> np.ndarray | None:
    """Coordinates from graphviz; None if it fails."""
    text = "digraph { rankdir=LR; node [shape=box, width=0.5, height=0.5, fixedsize=true];"
    text += "".join(f"{k};" for k in range(count))
    text += "".join(f"{a} -> {b};" for a, b in edges) + "}"
    try:
        done = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    rows = [line.split() for line in done.stdout.splitlines() if line.startswith("node ")]
    places = np.zeros((count, 2))
    for row in rows:
        places[int(row[1])] = float(row[2]), -float(row[3])
    return places


def _from_distances(count: int, edges: Edges) -> np.ndarray:
    """Coordinates in which distances are near the numbers of edges between nodes, relative to these numbers (Kamada and
    Kawai 1989), by steps that each reduce the misfit (Gansner, Koren and North 2004)."""
    wanted = _distances(count, edges)
    weights = np.where(wanted > 0.0, 1.0 / np.maximum(wanted, 1.0) ** 2, 0.0)
    inverse = np.linalg.inv(np.diag(weights.sum(axis=1)) - weights + 1.0 / count)
    places, before = _spread(wanted), np.inf
    for _ in range(STEPS):
        actual = np.linalg.norm(places[:, None] - places[None], axis=-1)
        misfit = float((weights * (actual - wanted) ** 2).sum())
        if misfit > (1.0 - SETTLED) * before:
            break
        pulls = weights * wanted / np.maximum(actual, 1e-9)
        places, before = inverse @ (pulls.sum(axis=1)[:, None] * places - pulls @ places), misfit
    return places


def _distances(count: int, edges: Edges) -> np.ndarray:
    """The least number of edges between every two nodes of a connected graph."""
    joined = np.eye(count, dtype=bool)
    for a, b in edges:
        joined[a, b] = joined[b, a] = True
    found, reached = np.zeros((count, count)), np.eye(count, dtype=bool)
    for number in range(1, count):
        wider = (reached.astype(np.float32) @ joined.astype(np.float32)) > 0.0
        if (wider == reached).all():
            break
        found[wider & ~reached], reached = number, wider
    return found


def _spread(wanted: np.ndarray) -> np.ndarray:
    """The two main directions of the distances, with all nodes on a small circle besides, so that no two coincide."""
    count = len(wanted)
    centring = np.eye(count) - 1.0 / count
    sizes, directions = np.linalg.eigh(-0.5 * centring @ wanted**2 @ centring)
    clear = np.argmax(np.abs(directions) > 0.5 * np.abs(directions).max(axis=0), axis=0)
    signs = np.sign(directions[clear, range(count)])  # not left to the library of linear algebra
    angles = 2.0 * np.pi * np.arange(count) / count
    circle = 0.05 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return (signs * directions * np.sqrt(np.maximum(sizes, 0.0)))[:, :-3:-1] + circle


def _rightwards(places: np.ndarray, bonds: Edges) -> np.ndarray:
    """Rotate the longest extent to the horizontal, with most bonds directed to the right."""
    centred = places - places.mean(axis=0)
    _, _, axes = np.linalg.svd(centred, full_matrices=False)
    turned = centred @ axes.T
    runs = sum(turned[b, 0] - turned[a, 0] for a, b in bonds)
    return turned if runs >= 0.0 else -turned
