"""Parse connections into links: `a -> b -> c` are power bonds, `a ~> b.modulus` is a signal; tuples work as well."""

import re
from typing import NamedTuple

from ..errors import Fault, StructureError, shown


ARROWS = ("->", "~>")
_NAME = r"[A-Za-z_]\w*(?:\[\d+(?:,\d+)*\])?"
_PATH = re.compile(rf"{_NAME}(\.{_NAME})*")
_FOREIGN = re.compile(r"<-+|<~|<=|=+>|-{2,}>|~{2,}>|[←→⇀⇁⇒⟶↝]|-{2,}")  # arrows of other notations
NAME = re.compile(_NAME)
LETTERS = "use letters, digits and _, not starting with a digit"


def extended(name: str, suffix: str) -> str:
    """A name with a suffix, before its index if it has one: m[0] and _u give m_u[0]."""
    base, bracket, index = name.partition("[")
    return f"{base}{suffix}{bracket}{index}"


class Link(NamedTuple):
    """One arrow (power bond or signal) between two paths, as written by the user."""

    tail: str
    head: str
    power: bool

    def __str__(self) -> str:
        return f"{self.tail} {'->' if self.power else '~>'} {self.head}"


def parse(connection) -> list[Link]:
    """Links of one connection, given as text or as a tuple of paths with optional arrows (default '->')."""
    words = re.split(r"\s*(->|~>)\s*", connection.strip()) if isinstance(connection, str) else _with_arrows(connection)
    paths, arrows = words[::2], words[1::2]
    if len(words) < 3 or len(words) % 2 == 0 or not all(isinstance(p, str) and _PATH.fullmatch(p) for p in paths):
        remedy = "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port."
        raise StructureError([Fault(shown(connection), f"is not a connection{_wrong_arrow(connection)}.", remedy)])
    return [Link(paths[k], paths[k + 1], arrow == "->") for k, arrow in enumerate(arrows)]


def _wrong_arrow(connection) -> str:
    """Part of the error message if the connection uses an arrow of some other notation; otherwise empty."""
    found = _FOREIGN.search(connection) if isinstance(connection, str) else None
    return f": '{found[0]}' is no arrow of bonds" if found else ""


def _with_arrows(connection) -> list:
    try:
        items = list(connection)
    except TypeError:
        return [connection]
    if any(isinstance(item, str) and item in ARROWS for item in items):
        return items
    return [word for item in items for word in (item, "->")][:-1]
