"""Errors and warnings of the package. An error lists all faults found: where, what is wrong, and a remedy."""

import difflib
import sys
import warnings
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Fault(NamedTuple):
    """One fault, described in terms of the user's model or call."""

    where: str
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}\n     → {self.remedy}"


class BondGraphError(ValueError):
    """Base class of all errors raised before tracing; `faults` holds the single faults."""

    faults: tuple[Fault, ...]

    def __init__(self, faults: Iterable[Fault]):
        self.faults = tuple(dict.fromkeys(faults))
        super().__init__(_listed("fault", self.faults))


class StructureError(BondGraphError):
    """The graph is not a bond graph: names, ports, widths, connections."""


class ParameterError(BondGraphError):
    """An inadmissible parameter value: wrong sign, shape or symmetry, NaN, or not passive."""


class CausalityError(BondGraphError):
    """No causality assignment is consistent with the fixed causalities."""


class SolvabilityError(BondGraphError):
    """The equations do not determine the unknowns that remain after causality assignment."""


class InitialError(BondGraphError):
    """Initial conditions that name no state or contradict a constraint."""


class DataError(BondGraphError):
    """Measured data that cannot be used: columns, times, gaps, units."""


class ResultError(BondGraphError, KeyError):
    """A result that does not exist."""

    __str__ = ValueError.__str__


class ArgumentError(BondGraphError, TypeError):
    """A function or class was called with arguments that do not match its signature."""


class InternalError(BondGraphError):
    """An unexpected exception inside the library, chained as the cause: a defect of bgjax, not of the model."""


class MagnitudeWarning(UserWarning):
    """A value is admissible but implausible: probably given in another unit, or as its inverse."""


class OpenLoopWarning(UserWarning):
    """A derivative with respect to a geometric parameter was requested, but changing that parameter would open a
    kinematic loop with redundant constraints."""


class ChangePointWarning(UserWarning):
    """A mechanism reached a change point: a pose from which its motion is not unique."""


class CardanSingularityWarning(UserWarning):
    """A body whose coordinates are Cardan angles came near β = ±π/2, where they are singular."""


class ContactLossWarning(UserWarning):
    """The force of a permanent contact became tensile, although the model does not allow the contact to open."""


class InverseWarning(UserWarning):
    """An inverse model diverges: its zero dynamics are unstable."""


class IdentifiabilityWarning(UserWarning):
    """The data do not determine all parameters of a fit."""


class ManyPathsWarning(UserWarning):
    """A graph has too many causal paths and loops to list, or none, so that a transfer function is given in numbers."""


class StoreWarning(UserWarning):
    """Stored results were damaged and are computed again."""


class HiddenInputWarning(UserWarning):
    """A user's function reads data that its code does not show, so that compiled programs are not reused for it."""


class SimulationError(RuntimeError):
    """The integration stopped early; `status` gives the reason and `time` the simulation time."""

    def __init__(self, message: str, status: str, time: float):
        self.status, self.time = status, time
        super().__init__(message)


def _listed(word: str, faults: Sequence[Fault]) -> str:
    head = f"1 {word}" if len(faults) == 1 else f"{len(faults)} {word}s"
    return "\n".join([f"{head} found.", *(f"  {number}. {fault}" for number, fault in enumerate(faults, 1))])


def shown(value) -> str:
    """Text of a wrong argument for an error message: classes and functions by name, long texts shortened."""
    text = getattr(value, "__name__", None) if callable(value) else None
    if text is not None:
        return f"the {'class' if isinstance(value, type) else 'function'} {text}"
    text = f"the {type(value).__name__} object" if hasattr(value, "__dataclass_fields__") else _written(value)
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}…"


def _written(value) -> str:
    """`repr(value)`; integers of thousands of digits, for which `repr` fails, by their number of digits."""
    try:
        return repr(value)
    except ValueError:
        if not isinstance(value, int):
            return f"the {type(value).__name__} object"
        return f"a whole number of about {int(value.bit_length() * 0.30103)} digits"


def warn_hints(hints: Iterable[Fault]) -> None:
    """Issue one `MagnitudeWarning` for all hints; nothing if there are no hints."""
    hints = tuple(hints)
    if hints:
        warn_user(_listed("hint", hints), MagnitudeWarning)


def warn_user(text: str, kind: type[Warning]) -> None:
    """Issue a warning, located at the user's line of code."""
    frame, level, package = sys._getframe(), 1, __name__.partition(".")[0]
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == package:
        frame, level = frame.f_back, level + 1
    warnings.warn(text, kind, stacklevel=level)


def nearest(name: str, known: Sequence[str]) -> str:
    """'did you mean …?' for a misspelt name; otherwise a list of the names on the same path, or of all names."""
    siblings = [item for item in known if item.rpartition(".")[0] == name.rpartition(".")[0] != ""]
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.85 if siblings else 0.6)
    if close:
        return f"did you mean '{close[0]}'?"
    if not known:
        return "there are none."
    return choice_of(siblings or known)


def choice_of(known: Sequence[str]) -> str:
    """'choose from …', with the first eight names."""
    shown = ", ".join(f"'{item}'" for item in list(known)[:8])
    return f"choose from {shown}{', …' if len(known) > 8 else ''}."


def close_name(name: str, known: Sequence[str]) -> str:
    """'did you mean …?' for a misspelt word, regardless of case; an empty text if no known name is close."""
    small = {item.lower(): item for item in known}
    close = difflib.get_close_matches(name.lower(), list(small), n=1, cutoff=0.6)
    return f"did you mean '{small[close[0]]}'?" if close else ""


def raise_faults(kind: type[BondGraphError], faults: Iterable[Fault]) -> None:
    """Raise one error that lists all faults, or do nothing if there are none."""
    faults = tuple(faults)
    if faults:
        raise kind(faults)
