"""Whether graphs are checked when they are made: not those that the library makes of parts that were checked already.

A mechanism expands into a graph for every body and joint, and a method changes most of them. These graphs are checked
together, as one graph, when the expansion is complete.
"""

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar


_CHECKED: ContextVar[bool] = ContextVar("checked", default=True)


def checked() -> bool:
    """Whether a graph that is made now is checked."""
    return _CHECKED.get()


@contextlib.contextmanager
def unchecked() -> Iterator[None]:
    """A context in which graphs are made without checks."""
    token = _CHECKED.set(False)
    try:
        yield
    finally:
        _CHECKED.reset(token)
