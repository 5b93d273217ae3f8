"""Names of single components of results and parameters ('rod.position[1]'): name in, base name and number out."""

import re

from ..errors import Fault


COMPONENT = re.compile(r"(.*)\[(\d+)\]")


def component(name: str) -> tuple[str, int | None]:
    """The name without an index, and the number of the component; None means all components."""
    found = COMPONENT.fullmatch(name)
    return (found[1], int(found[2])) if found else (name, None)


def beyond(name: str, base: str, width: int) -> Fault:
    """The fault of a component that does not exist."""
    if width == 1:
        return Fault(name, f"{base} is one number.", f"write '{base}'.")
    return Fault(name, f"{base} has {width} components.", f"count from 0 to {width - 1}.")
