"""Laws that users write: functions and modules, with or without a symbolic form, and their checks."""

import abc

from ..errors import Fault, ParameterError, shown
from ..surface.calls import AbstractWorded


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


def is_symbolic(law) -> bool:
    """Whether a user's law is marked as plain arithmetic by `bg.symbolic`."""
    return bool(getattr(law, "bgjax_symbolic", False))


def symbolic(law):
    """Marks a function (or a class of laws) as plain arithmetic on bgjax scalars, so that it is expanded
    into scalars and has readable equations."""
    try:
        law.bgjax_symbolic = True
    except AttributeError:  # an instance of a module is frozen: its class carries the mark
        what = f"an instance of {type(law).__name__} cannot be marked."
        raise ParameterError([Fault("symbolic", what, f"mark the class: bg.symbolic({type(law).__name__}).")]) from None
    return law
