"""Issues the warnings that elements themselves give after a run (`run_warnings`)."""

import warnings
from collections.abc import Mapping

import numpy as np

from ...elements.base import AbstractElement
from ..solution.solution import Solution


def watch_elements(solution: Solution) -> None:
    """Issue the warnings of all elements that define `run_warnings`, from their states at the end of the run."""
    system = solution.system
    warning = system.plan.memory.remember("warning elements", lambda: _warning(system.elements()))
    if not warning or np.ndim(solution.ts) > 1:
        return
    slots: dict[str, dict[str, slice]] = {}
    for slot in system.plan.equations.states:
        path, _, name = slot.name.rpartition(".")
        slots.setdefault(path, {})[name] = slice(slot.start, slot.start + slot.width)
    duration = float(solution.end_time) - float(np.asarray(solution.ts)[0])
    end = np.asarray(solution.end_state)
    elements = system.elements()
    for path in warning:
        states = {name: end[place] for name, place in slots.get(path, {}).items()}
        for found in elements[path].run_warnings(path, states, duration):
            warnings.warn(found, stacklevel=3)


def _warning(elements: Mapping[str, object]) -> list[str]:
    """Paths of the elements that define `run_warnings`."""
    own = {path: element for path, element in elements.items() if isinstance(element, AbstractElement)}
    return [path for path, element in own.items() if type(element).run_warnings is not AbstractElement.run_warnings]
