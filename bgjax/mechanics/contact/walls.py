"""Places where bodies may touch, as objects with `wall` and `depth`, become blocks of normal, arm and penetration."""

from typing import Any

import equinox as eqx
import numpy as np

from ...elements import Function, symbolic
from ..kinematics.attachments import AbstractPieces


def see_wall(pieces: AbstractPieces, place: Any, signals: tuple[str, ...], width: int, mark: str) -> None:
    """Adds the blocks `wall{mark}` (normal, then arm: `width` numbers) and `penetration{mark}`, functions of signals of
    the same names."""
    pieces.add(
        [f"{name} ~> {block}{mark}.{name}" for block in ("wall", "penetration") for name in signals],
        **{
            f"wall{mark}": Function(WallOf(place), signals, width=width),
            f"penetration{mark}": Function(DepthOf(place), signals),
        },
    )


@symbolic
class WallOf(eqx.Module):
    """Normal and arm of a possible contact, in one vector."""

    place: Any

    def __call__(self, *signals) -> np.ndarray:
        return np.concatenate([np.asarray(x, dtype=object) for x in self.place.wall(*signals)])


@symbolic
class DepthOf(eqx.Module):
    """Penetration of a possible contact."""

    place: Any

    def __call__(self, *signals) -> np.ndarray:
        return np.array([self.place.depth(*signals)], dtype=object)
