"""Converts initial orientations between quaternions and Cardan angles, to the form that is a state of the body."""

from collections.abc import Mapping
from typing import Any

from ...elements.cardan import cardan_of, quaternion_of
from ...errors import Fault
from ...expressions.backends.numpy.functions import run_symbolic
from ...system.compiling.placement import is_orientation, placing_name
from ...system.system import System


FORMS = {"quaternion": cardan_of, "cardan": quaternion_of}  # conversion of each form to the other


def in_coordinates(
    system: System, names: Mapping[str, str], values: Mapping[str, Any]
) -> tuple[dict[str, str], dict[str, Any]]:
    """Initial values with every orientation in the form that is a state, or as a quaternion where neither is."""
    slots = {slot.name for slot in system.plan.equations.states}
    found, converted = dict(names), dict(values)
    for name in values:
        node, _, form = names[name].rpartition(".")
        wanted = "cardan" if f"{node}.cardan" in slots else "quaternion"
        if is_orientation(system.causality.structure, names[name]) and form != wanted:
            found[name], converted[name] = f"{node}.{wanted}", _other(form, values[name])
    return found, converted


def quaternions(system: System, names: Mapping[str, str], values: Mapping[str, Any]) -> dict[str, Any]:
    """Initial values with all orientations as quaternions, by the names under which a placement finds them."""
    found, structure = {}, system.causality.structure
    for name, value in values.items():
        cardan = is_orientation(structure, names[name]) and names[name].endswith(".cardan")
        found[placing_name(structure, names[name], name)] = _other("cardan", value) if cardan else value
    return found


def cardan_angles(system: System, placed: Mapping[str, Any]) -> dict[str, Any]:
    """Cardan angles of bodies that were placed by quaternions."""
    own = [name for name in placed if is_orientation(system.causality.structure, name)]
    return {f"{name.rpartition('.')[0]}.cardan": _other("quaternion", placed[name]) for name in own}


def twice_faults(system: System, names: Mapping[str, str]) -> list[Fault]:
    """Faults of orientations that are given in both forms."""
    given: dict[str, list[str]] = {}
    for name, full in names.items():
        if is_orientation(system.causality.structure, full):
            given.setdefault(full.rpartition(".")[0], []).append(name)
    what = "are the same orientation, given twice."
    return [Fault(", ".join(both), what, "leave one of them out.") for both in given.values() if len(both) > 1]


def _other(form: str, value) -> Any:
    return run_symbolic(FORMS[form], value, key=f"other form of {form}")
