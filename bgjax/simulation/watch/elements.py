"""Issues the warnings that elements themselves give after a run (`run_warnings`)."""

import warnings

import numpy as np

from ...elements.base import AbstractElement
from ..solution.solution import Solution


def watch_elements(solution: Solution) -> None:
    """Issue the warnings of all elements that define `run_warnings`, from their states at the end of the run."""
    system = solution.system
    slots: dict[str, dict[str, slice]] = {}
    for slot in system.plan.equations.states:
        path, _, name = slot.name.rpartition(".")
        slots.setdefault(path, {})[name] = slice(slot.start, slot.start + slot.width)
    elements = {path: element for path, element in system.elements().items() if _warns(element)}
    if not elements or np.ndim(solution.ts) > 1:
        return
    duration = float(solution.end_time) - float(np.asarray(solution.ts)[0])
    end = np.asarray(solution.end_state)
    for path, element in elements.items():
        states = {name: end[place] for name, place in slots.get(path, {}).items()}
        for warning in element.run_warnings(path, states, duration):
            warnings.warn(warning, stacklevel=3)


def _warns(element: object) -> bool:
    return isinstance(element, AbstractElement) and type(element).run_warnings is not AbstractElement.run_warnings
