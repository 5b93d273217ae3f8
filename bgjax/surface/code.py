"""Find the users' functions and classes in a model, and detect whether they, or values they read, have changed.

A compiled program contains the values that laws read when it was traced. JAX caches it by the identity of the function,
which does not change when, say, a global variable does; so caches are cleared here.
"""

import types
import weakref
from collections.abc import Iterator, Mapping
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ..errors import HiddenInputWarning, warn_user
from .fingerprint import PLAIN, Pinned
from .libraries import is_named, of_library
from .memories import FINGERPRINTS, HIDDEN_TOLD
from .memory import forget_code


class Code:
    """The users' functions and classes found in some objects, and their fingerprint at construction."""

    def __init__(self, *values: Any):
        self.roots = tuple(_roots(values))
        self.digest = self.now()
        self.unseen = tuple(dict.fromkeys(word for root in self.roots for word in _pinned(root).unseen))

    @classmethod
    def fresh(cls, *values: Any) -> "Code":
        """As `Code`; if it reads what the fingerprint does not cover, all caches of programs that may contain it are
        cleared, because whether that has changed cannot be told."""
        code = cls(*values)
        if code.unseen:
            _forget()
        return code

    def now(self) -> str:
        """The current fingerprint. If that of any function or class has changed since it was last computed, all caches
        of programs that may contain it are cleared."""
        found = [_looked(root) for root in self.roots]
        if any(changed for _, changed in found):
            _forget()
        return "".join(digest for digest, _ in found)

    @property
    def changed(self) -> bool:
        return bool(self.roots) and self.now() != self.digest


def code_of(*values: Any) -> str:
    """Fingerprint of the users' functions and classes in some objects; an empty text if there are none."""
    return Code(*values).digest


def warn_unseen(code: Code) -> None:
    """A `HiddenInputWarning` for code that reads what its fingerprint does not cover, once in a process."""
    if not code.unseen or code.unseen in HIDDEN_TOLD:
        return
    what = f"{', '.join(code.unseen[:3])}{', …' if len(code.unseen) > 3 else ''}"
    told = (
        f"laws depend on {what}, and whether that has changed cannot be told. Nothing compiled is used again for them, "
        "but by a system that is compiled already: compile again after a change, or write the value as a global, a "
        "closure or a parameter."
    )
    warn_user(told, HiddenInputWarning)
    HIDDEN_TOLD[code.unseen] = True


def _forget() -> None:
    jax.clear_caches()  # they also hold functions inside laws: loop bodies, jitted functions
    forget_code()


def _pinned(root: Any) -> Pinned:
    known, found = FINGERPRINTS.get(id(root), (_nothing, None))
    return found if known() is root else Pinned(root)


def _looked(root: Any) -> tuple[str, bool]:
    """Fingerprint of a function or class, and whether it has changed since it was last computed."""
    known, before = FINGERPRINTS.get(id(root), (_nothing, None))
    if known() is root and before.holds:
        return before.digest, False
    found = Pinned(root)
    try:
        FINGERPRINTS[id(root)] = weakref.ref(root), found
    except TypeError:  # objects that do not support weak references
        FINGERPRINTS[id(root)] = (lambda: root), found
    return found.digest, known() is root and before.digest != found.digest


def _nothing() -> None:
    return None


def _roots(values: tuple) -> Iterator[Any]:
    stack, met = list(values), {}
    while stack:
        value = stack.pop()
        if isinstance(value, (*PLAIN, np.ndarray, np.generic, jax.Array)) or id(value) in met:
            continue
        met[id(value)] = value
        if isinstance(value, Mapping):
            stack += value.values()
        elif isinstance(value, tuple | list):
            stack += value
        elif isinstance(value, eqx.Module):
            stack += [type(value), *vars(value).values()]
        elif _is_users(value):
            yield value


def _is_users(value: Any) -> bool:
    if isinstance(value, type | types.BuiltinFunctionType):
        return not of_library(value)
    if is_named(value):
        return False
    return callable(value) or not of_library(type(value))
