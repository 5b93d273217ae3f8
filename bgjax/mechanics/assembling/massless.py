"""Faults for bodies that can move without inertia in a direction that no joint constrains."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...errors import Fault
from ...graph.methods.base import AbstractMethod


HELD = "give it inertia there, hold it by a joint with fewer freedoms, or let a spring or a damper act on it."
PUSHED = "put a damper beside a spring, so that its velocity follows from the forces, or give it some inertia."
OTHER = (
    "use method=bg.MinimalCoordinates(), which solves the equilibrium of springs along a joint's free directions; or "
)


def loose_faults(parts: Mapping[str, Any], found: Sequence, method: AbstractMethod) -> list[Fault]:
    """One fault per body that has unconstrained directions without inertia."""
    bodies: dict[str, list] = {}
    for each in found:
        if (owner := each.path.rpartition(".")[0]) in parts:
            bodies.setdefault(owner, []).append(each)
    return [_fault(path, parts[path], own, method) for path, own in bodies.items()]


def _fault(path: str, body: Any, own: Sequence, method: AbstractMethod) -> Fault:
    motion = " and ".join(words for each in own for words in _words(body, each.path, each.directions))
    if not any(each.pushed for each in own):
        return Fault(path, f"{motion} without inertia, and no joint, spring or damper acts on it there.", HELD)
    what = f"{motion} without inertia, and the forces there do not determine how: no damper acts along it."
    solvable = all(each.determined for each in own) and not method.posed
    return Fault(path, what, OTHER + PUSHED if solvable else PUSHED)


def _words(body: Any, path: str, directions: np.ndarray) -> list[str]:
    """Words for the translations or rotations without inertia of one inertia element (mass or moments) of a body."""
    if body.family.size == 3:
        return [_turning(directions) if path.endswith(".J") else _moving(directions)]
    _, values, right = np.linalg.svd(directions[:, :2])
    ways = right[: int((values > 1e-6).sum())]
    words = [_moving(ways)] if len(ways) else []
    if directions.shape[1] > 2 and np.any(np.abs(directions[:, 2]) > 1e-6):
        words.append("turns")
    return words


def _moving(directions: np.ndarray) -> str:
    return "moves in every direction" if len(directions) == directions.shape[1] else f"moves along {_shown(directions)}"


def _turning(directions: np.ndarray) -> str:
    return "turns about every axis" if len(directions) == 3 else f"turns about {_shown(directions)} (in its own frame)"


def _shown(directions: np.ndarray) -> str:
    return " and ".join(_vector(row) for row in directions)


def _vector(row: np.ndarray) -> str:
    """A direction in words, with the sign that makes its largest component positive."""
    positive = row * np.sign(row[np.argmax(np.abs(row))])
    numbers = ", ".join(f"{x:.3g}" for x in np.round(positive, 6) + 0.0)
    return f"({numbers})"
