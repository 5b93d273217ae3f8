"""Residuals of constraints: how far the sides of each joint are from where they should meet."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from .arrays import encoded
from .shown import Shown


MOST = 24  # residuals on a page
WORDS = {"hold": "position", "lock": "rotation", "guide": "off the guide", "rod": "length", "link": "length"}


def gap_names(shown: Shown) -> dict[str, str]:
    """The results that hold the gaps that a page shows, by constrained port."""
    return dict(list(_all_gaps(shown).items())[:MOST])


def gap_notes(shown: Shown) -> list[str]:
    """What a page says if not all gaps are shown."""
    count = len(_all_gaps(shown))
    return [f"The residuals of {MOST} of {count} constraints are shown."] if count > MOST else []


def _all_gaps(shown: Shown) -> dict[str, str]:
    signals = shown.system.causality.structure.signals
    found = {link.target: f"{link.source}.{link.quantity}" for link in signals if link.input == "gap"}
    return {port: name for port, name in found.items() if name in shown.names}


def residual_data(shown: Shown, values: Mapping[str, np.ndarray]) -> list[dict[str, Any]]:
    """The length of every gap over time."""
    found = []
    for port, name in gap_names(shown).items():
        joint, _, node = port.rpartition(".")
        gaps = np.asarray(values[name], float).reshape(len(shown.times), -1)
        unit = "rad" if node == "lock" or node.startswith("turning") else "m"
        label = f"{joint}: {WORDS.get(node, node)}" if joint else node
        found.append({"label": label, "unit": unit, "values": encoded(np.linalg.norm(gaps, axis=1))})
    return found
