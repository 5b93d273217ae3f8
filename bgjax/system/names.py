"""Faults of parameter paths and result names that users give."""

from collections.abc import Sequence

from ..errors import Fault, ParameterError, ResultError
from .parameters.fixed import fixed_fault
from .system import System


def path_faults(system: System, paths: Sequence[str]) -> list[Fault]:
    """Faults of paths whose parameters are to be varied or differentiated: unknown or fixed ones."""
    faults: list[Fault] = []
    for path in paths:
        try:
            system.parameter(path)
        except ParameterError as error:
            faults += error.faults
        else:
            faults += [fixed_fault(path)] if path in system.plan.fixed else []
    return faults


def result_faults(system: System, names: Sequence[str]) -> list[Fault]:
    """Faults of names that are not results of the system."""
    faults: list[Fault] = []
    for name in names:
        try:
            system.plan.resolve(name)
        except ResultError as error:
            faults += error.faults
    return faults
