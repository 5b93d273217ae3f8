"""Laws that users write: functions and modules, with or without a symbolic form, and their checks."""

import abc
from typing import TypeVar

import equinox as eqx
import jax
import numpy as np

from ..errors import Fault, ParameterError, shown
from ..surface.calls import AbstractWorded


Marked = TypeVar("Marked")


class AbstractLaw(AbstractWorded):
    """A law that checks its own parameters; the element that uses it calls these checks."""

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right. Called outside traces only."""


def callable_faults(where: str, **laws) -> list[Fault]:
    """Faults of laws that are not functions, and faults of the parameters of laws that check themselves."""
    remedy = "give a JAX function of the port's vector, without calling it."
    faults = [law_fault(f"{where}.{name}", law, remedy) for name, law in laws.items()]
    checking = {name: law for name, law in laws.items() if isinstance(law, AbstractLaw)}
    own = [fault for name, law in checking.items() for fault in law.faults(f"{where}.{name}")]
    return [fault for fault in faults if fault] + own


def law_fault(where: str, law, remedy: str) -> Fault | None:
    """Fault of a law that is not a function, or is a class instead of an object."""
    if isinstance(law, type):
        return Fault(where, f"{shown(law)} is not a function.", f"give an object: {law.__name__}(…).")
    return None if law is None or callable(law) else Fault(where, f"{shown(law)} is not a function.", remedy)


def hash_faults(where: str, owner) -> list[Fault]:
    """Faults of laws and other objects without a hash in an element, a method or a loss: compiled programs are kept by
    structure, in which such objects are compared. A class that defines `__eq__` alone has none (a plain dataclass)."""
    if all(map(_is_hashable, jax.tree.leaves(owner))):
        return []
    found = [(path, leaf) for path, leaf in jax.tree_util.tree_leaves_with_path(owner) if not _is_hashable(leaf)]
    return [Fault(_written(where, path), *_without_hash(leaf)) for path, leaf in found]


def _is_hashable(value) -> bool:
    try:
        return eqx.is_array(value) or isinstance(value, np.ndarray) or isinstance(hash(value), int)
    except TypeError:
        return False


def _written(where: str, path: tuple) -> str:
    """The path of a leaf as users write it: "motor.R.effort"."""
    names = [str(getattr(key, "name", getattr(key, "key", getattr(key, "idx", "")))) for key in path]
    return ".".join(name for name in (where, *names) if name not in ("", "nodes"))


def _without_hash(value) -> tuple[str, str]:
    """What a fault says of an object without a hash, and its remedy."""
    name = type(value).__name__
    remedy = f"write @dataclass(frozen=True), derive {name} from equinox.Module, or define __hash__ beside __eq__."
    if not callable(value):
        remedy = "give a value that cannot be changed, such as a tuple or a frozenset."
    return f"the {name} object cannot be hashed, so that compiled programs cannot be kept for it.", remedy


def is_symbolic(law) -> bool:
    """Whether a user's law is marked as plain arithmetic by `bg.symbolic`."""
    return bool(getattr(law, "bgjax_symbolic", False))


def symbolic(law: Marked) -> Marked:
    """Marks a function (or a class of laws) as plain arithmetic on bgjax scalars, so that it is expanded
    into scalars and has readable equations."""
    try:
        law.bgjax_symbolic = True
    except AttributeError:  # an instance of a module is frozen: its class carries the mark
        what = f"an instance of {type(law).__name__} cannot be marked."
        raise ParameterError([Fault("symbolic", what, f"mark the class: bg.symbolic({type(law).__name__}).")]) from None
    return law
