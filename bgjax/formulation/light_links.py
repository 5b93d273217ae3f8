"""Finds links with negligible inertia and marks them: their accelerations are solved together with the multipliers.

λ = (G M⁻¹ Gᵀ)⁻¹ … divides by every inertia: beside an inertia of 1e-9 all others lose nine digits, and the error
estimate of step control is dominated by rounding. If the acceleration a of such a link is an unknown of its own,
m a = f, nothing is divided by m, and Bunch and Parlett's pivoting solves the block.
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from ..elements import Constraint, I
from ..elements.base import AbstractElement
from ..elements.values import as_numbers
from ..graph.flatten import Flat


LIGHT = 1e-4  # relative to the largest inertia of the same name in the graph


def light_parts(elements: Mapping[str, AbstractElement]) -> tuple[str, ...]:
    """Paths of the inertias of those parts whose inertias are all light, in graphs with joints; traced inertias are
    skipped."""
    if not any(isinstance(element, Constraint) and element.gap for element in elements.values()):
        return ()
    values: dict[str, dict[str, np.ndarray]] = {}
    for path, element in elements.items():
        owner, _, name = path.rpartition(".")
        inertia = as_numbers(element.inertia) if isinstance(element, I) and element.inertia is not None else None
        if owner and inertia is not None and not element.massless:
            values.setdefault(owner, {})[name] = np.atleast_1d(np.diagonal(inertia) if inertia.ndim == 2 else inertia)
    largest: dict[str, np.ndarray] = {}
    for own in values.values():
        for name, inertia in own.items():
            if name not in largest or largest[name].shape == inertia.shape:
                largest[name] = np.maximum(largest.get(name, 0.0), inertia)

    def light(own: Mapping[str, np.ndarray]) -> bool:
        return all(np.all(inertia < LIGHT * np.max(largest[name])) for name, inertia in own.items())

    return tuple(sorted(f"{owner}.{name}" for owner, own in values.items() if light(own) for name in own))


def lightened(flat: Flat, paths: tuple[str, ...]) -> Flat:
    """The graph with the inertias at these paths marked as light."""
    if not paths:
        return flat
    return replace(
        flat, elements={**flat.elements, **{path: replace(flat.elements[path], light=True) for path in paths}}
    )
