"""Named errors. Each collects every fault it can find: where, what is wrong, what to do."""

import difflib
import sys
import warnings
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong, in the user's words."""

    where: str
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}\n     → {self.remedy}"


class BondGraphError(ValueError):
    """Base of all errors raised before tracing; `faults` holds them as data."""

    faults: tuple[Fault, ...]

    def __init__(self, faults: Iterable[Fault]):
        self.faults = tuple(dict.fromkeys(faults))
        super().__init__(_listed("fault", self.faults))


class StructureError(BondGraphError):
    """The graph is not a bond graph: names, ports, widths, connections."""


class ParameterError(BondGraphError):
    """A value cannot be right: sign, shape, symmetry, NaN, passivity."""


class CausalityError(BondGraphError):
    """No causality satisfies the fixed ones."""


class SolvabilityError(BondGraphError):
    """The equations do not determine the unknowns the causality left over."""


class InitialError(BondGraphError):
    """Start values that name no state or contradict a constraint."""


class DataError(BondGraphError):
    """Measured data that cannot be used: columns, times, gaps, units."""


class ResultError(BondGraphError, KeyError):
    """A result that does not exist."""

    __str__ = ValueError.__str__


class ArgumentError(BondGraphError, TypeError):
    """A function or class was called with other arguments than it takes."""


class InternalError(BondGraphError):
    """Something in the library failed that is not named; its cause is chained. A defect of bgjax, not of the model."""


class MagnitudeWarning(UserWarning):
    """A value is legal but hardly meant: another unit, or an inverse."""


class OpenLoopWarning(UserWarning):
    """A derivative was asked for by geometry that would open a loop of redundant constraints."""


class ChangePointWarning(UserWarning):
    """A mechanism came to a pose from which its motion is not unique."""


class CardanSingularityWarning(UserWarning):
    """A body whose coordinates are Cardan angles came near β = ±π/2, where they are singular."""


class ContactLossWarning(UserWarning):
    """A contact that a model cannot leave would have had to pull."""


class IdentifiabilityWarning(UserWarning):
    """Data cannot tell all the numbers that a fit seeks."""


class StoreWarning(UserWarning):
    """Results on disk were damaged; they are computed again."""


class SimulationError(RuntimeError):
    """The integration stopped; `status` says why, `time` says when."""

    def __init__(self, message: str, status: str, time: float):
        self.status, self.time = status, time
        super().__init__(message)


def _listed(word: str, faults: Sequence[Fault]) -> str:
    head = f"1 {word}" if len(faults) == 1 else f"{len(faults)} {word}s"
    return "\n".join([f"{head} found.", *(f"  {number}. {fault}" for number, fault in enumerate(faults, 1))])


def shown(value) -> str:
    """A wrong argument as the user would recognise it: classes and functions by name, long things cut."""
    text = getattr(value, "__name__", None) if callable(value) else None
    if text is not None:
        return f"the {'class' if isinstance(value, type) else 'function'} {text}"
    text = f"the {type(value).__name__} object" if hasattr(value, "__dataclass_fields__") else _written(value)
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}…"


def _written(value) -> str:
    """The value as Python writes it; whole numbers of thousands of digits by their size."""
    try:
        return repr(value)
    except ValueError:
        return f"a whole number of about {int(value.bit_length() * 0.30103)} digits" if isinstance(value, int) else f"the {type(value).__name__} object"


def warn_hints(hints: Iterable[Fault]) -> None:
    """Warn of all implausible values at once, at the user's own line, or do nothing."""
    hints = tuple(hints)
    if not hints:
        return
    frame, level = sys._getframe(), 1
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == __name__.partition(".")[0]:
        frame, level = frame.f_back, level + 1
    warnings.warn(_listed("hint", hints), MagnitudeWarning, stacklevel=level)


def nearest(name: str, known: Sequence[str]) -> str:
    """'did you mean …?' for a misspelt name; else the names that begin with the same path, or all."""
    siblings = [item for item in known if item.rpartition(".")[0] == name.rpartition(".")[0] != ""]
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.85 if siblings else 0.6)
    if close:
        return f"did you mean '{close[0]}'?"
    if not known:
        return "there are none."
    known = siblings or known
    shown = ", ".join(f"'{item}'" for item in list(known)[:8])
    return f"choose from {shown}{', …' if len(known) > 8 else ''}."


def close_name(name: str, known: Sequence[str]) -> str:
    """'did you mean …?' for a misspelt word, by its letters whatever their case; else nothing."""
    small = {item.lower(): item for item in known}
    close = difflib.get_close_matches(name.lower(), list(small), n=1, cutoff=0.6)
    return f"did you mean '{small[close[0]]}'?" if close else ""


def raise_faults(kind: type[BondGraphError], faults: Iterable[Fault]) -> None:
    """Raise all faults at once, or do nothing."""
    faults = tuple(faults)
    if faults:
        raise kind(faults)
