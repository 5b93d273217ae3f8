"""Cardan angles of a solution: makes them continuous over the saved times, and finds bodies where they are singular."""

import jax
import jax.numpy as jnp
import numpy as np

from ...elements.state_kind import StateKind
from ...system.system import System


CARDAN_REMEDY = (
    "take quaternions, which have no singularity: leave out orientation=bgm.Cardan() (bg.Orientation() in a graph)."
)
SINGULAR = 1e-3  # |cos β|: below it, rates of α and γ reach a thousand times the angular velocity


def continued(system: System, name: str, values):
    """Values of a result over the saved times, of shape (…, times, width), with Cardan angles made continuous.

    Cardan angles that were computed from quaternions are continued from each time to the next by whole turns, and by
    (α + π, π − β, γ + π), which is the same orientation. Other results are returned unchanged.
    """
    node, _, quantity = name.rpartition(".")
    found = system.causality.structure.node.get(node)
    angles = quantity == "cardan" and found is not None and found.kind in ("Orientation", "CardanOrientation")
    if not angles or np.ndim(values) < 2 or name in cardan_slots(system):
        return values
    return _continuous(values, jnp if isinstance(values, jax.Array) else np)


def _continuous(angles, numpy):
    """Angles that change as little as possible from each time to the next."""
    other = np.pi + numpy.stack([angles[..., 0], -angles[..., 1], angles[..., 2]], axis=-1)

    def change(after):
        """Squared change from each time to the next, but for whole turns."""
        step = after[..., 1:, :] - angles[..., :-1, :]
        return numpy.sum((step - 2.0 * np.pi * numpy.round(step / (2.0 * np.pi))) ** 2, axis=-1)

    crossed = numpy.cumsum(change(other) < change(angles), axis=-1) % 2 == 1
    start = numpy.zeros_like(angles[..., :1, 0], dtype=bool)
    chosen = numpy.where(numpy.concatenate([start, crossed], axis=-1)[..., None], other, angles)
    return numpy.unwrap(chosen, axis=-2)


def cardan_slots(system: System) -> dict[str, int]:
    """States that are Cardan angles, with their first index in the flat state vector."""
    nodes = system.causality.structure.node
    slots = [slot for slot in system.plan.equations.states if slot.kind is StateKind.CARDAN]
    return {slot.name: slot.start for slot in slots if nodes[slot.name.rpartition(".")[0]].kind == "CardanOrientation"}


def body_of(name: str) -> str:
    """The body to which an orientation belongs: 'rod' for 'rod.attitude.cardan'; in a bare graph the block itself."""
    node = name.rpartition(".")[0]
    return node.removesuffix(".attitude")


def singular_angles(system: System, state: np.ndarray, limit: float = SINGULAR) -> list[str]:
    """Bodies whose Cardan angles are singular, or nearly so, in a state."""
    return [body_of(name) for name, start in cardan_slots(system).items() if not abs(np.cos(state[start + 1])) > limit]
