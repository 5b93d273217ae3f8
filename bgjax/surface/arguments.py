"""Check the arguments of a call against a signature: faults for unknown, missing or duplicate arguments."""

import abc
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import ArgumentError, Fault, close_name, shown


def refuse_arguments(
    name: str,
    signature: inspect.Signature,
    arguments: tuple,
    options: Mapping[str, Any],
    further: Sequence[str] | None = None,
) -> None:
    """Raise an `ArgumentError` with all faults of the arguments of a call, if there are any."""
    faults = argument_faults(name, signature, arguments, options, further)
    if faults:
        raise ArgumentError(faults) from None


def argument_faults(
    name: str,
    signature: inspect.Signature,
    arguments: tuple,
    options: Mapping[str, Any],
    further: Sequence[str] | None = None,
) -> list[Fault]:
    """Faults of the arguments of a call. `further` lists admissible keyword options beyond those of the signature, if
    they are known."""
    kinds = inspect.Parameter
    known = [p for p in signature.parameters.values() if p.kind not in (kinds.VAR_POSITIONAL, kinds.VAR_KEYWORD)]
    names, placed = [p.name for p in known], [p.name for p in known if p.kind is not kinds.KEYWORD_ONLY]
    takes = {p.kind for p in signature.parameters.values()}
    usage = f"{name}({', '.join(p.name if p.default is p.empty else f'{p.name}=…' for p in known if p.name != 'self')})"
    faults = []
    if kinds.VAR_KEYWORD not in takes or further is not None:
        every = [*names, *(further or ())]
        unknown = [word for word in options if word not in every]
        for word in unknown:
            remedy = f"{close_name(word, every) or 'it is written'} {usage}."
            faults.append(Fault(name, f"has no argument '{word}'.", remedy))
    if kinds.VAR_POSITIONAL not in takes and len(arguments) > len(placed):
        what = f"takes {len(placed)} arguments by position, got {len(arguments)}."
        faults.append(Fault(name, what, f"name the others: {usage}."))
    twice = [word for word in placed[: len(arguments)] if word in options]
    faults += [Fault(name, f"got '{word}' twice, by position and by name.", "give it once.") for word in twice]
    given = {*placed[: len(arguments)], *options}
    missing = [p.name for p in known if p.default is p.empty and p.name not in given]
    if missing:
        faults.append(Fault(name, f"needs {' and '.join(missing)}.", f"write {usage}."))
    return faults


def made_by(cls: type, make: Callable, arguments: tuple, options: Mapping[str, Any]) -> Any:
    """An object of a class; wrong constructor arguments raise `ArgumentError` with suggestions."""
    try:
        return make(*arguments, **options)
    except TypeError:
        refuse_arguments(cls.__name__, inspect.signature(cls), arguments, options)
        raise


class WordedPlain(abc.ABCMeta):
    """Metaclass of plain classes (not equinox modules): wrong arguments raise `ArgumentError` with suggestions."""

    def __call__(cls, *arguments, **options):
        return made_by(cls, super().__call__, arguments, options)

    def __dir__(cls) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]

    @property
    def __signature__(cls) -> inspect.Signature:
        """The signature of the constructor, which `inspect` would not find behind `__call__`."""
        own = inspect.signature(cls.__init__)
        return own.replace(parameters=[*own.parameters.values()][1:])


def flag_faults(**flags: Any) -> list[Fault]:
    """Faults of on/off options whose value is neither True nor False."""
    faults = []
    for name, value in flags.items():
        if not isinstance(value, bool | np.bool_):
            what = f"{shown(value)} is neither True nor False."
            faults.append(Fault(name, what, f"write {name}=True or {name}=False."))
    return faults
