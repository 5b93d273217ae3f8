"""Initial coordinates of a skeleton from its edges: by graphviz where `dot` is on the path, otherwise by networkx."""

import shutil
import subprocess

import numpy as np

from ....errors import Fault, StructureError


Edges = list[tuple[int, int]]  # tail, head


def first_coordinates(count: int, edges: Edges, bonds: Edges) -> np.ndarray:
    """Coordinates of shape (count, 2), with neighbours about 1 apart and power flowing to the right; y points down.

    `edges` are bonds and signals; only `bonds` decide which direction is right.
    """
    if count < 3 or not edges:
        return np.array([[k, 0.0] for k in range(count)]).reshape(count, 2)
    joined = edges + _bridges(count, edges)
    places = _from_dot(count, joined) if shutil.which("dot") else None
    if places is None:
        places = _rightwards(_from_networkx(count, joined), bonds or edges)
    lengths = [np.linalg.norm(places[a] - places[b]) for a, b in edges]
    return places / max(np.median(lengths), 1e-9)


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


def _from_networkx(count: int, edges: Edges) -> np.ndarray:
    try:
        import networkx
    except ImportError:
        what = "needs coordinates from graphviz or networkx, and found neither."
        raise StructureError([Fault("draw", what, "pip install 'bgjax[draw]', or install graphviz.")]) from None
    graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from(edges)
    places = networkx.kamada_kawai_layout(graph)
    return np.array([places[k] for k in range(count)])


def _rightwards(places: np.ndarray, bonds: Edges) -> np.ndarray:
    """Rotate the longest extent to the horizontal, with most bonds directed to the right."""
    centred = places - places.mean(axis=0)
    _, _, axes = np.linalg.svd(centred, full_matrices=False)
    turned = centred @ axes.T
    runs = sum(turned[b, 0] - turned[a, 0] for a, b in bonds)
    return turned if runs >= 0.0 else -turned
