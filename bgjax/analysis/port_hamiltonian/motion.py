"""The rates of a state from what the ports give, with the laws of resistive ports where these are explicit."""

from typing import Any

import numpy as np

from ...errors import Fault, ParameterError, raise_faults
from ...expressions.expression import Pool
from .numbers import Numbers
from .structure.expressions import Expressions
from .structure.substitution import symbols_of


def motion(numbers: Numbers, known: dict[int, Any], given: np.ndarray) -> np.ndarray:
    """Rates of energy variables and further states; `given` is NaN at resistive ports whose law is to be used."""
    found = numbers.found
    count = len(found.places("state"))
    given[:count] = numbers.values(found.gradient, known)
    missing = [k for k in found.places("resistive") if np.isnan(given[k])]
    raise_faults(ParameterError, _loop_faults(found, missing))
    known = numbers.with_ports(known, given)
    skew, symmetric = numbers.total(known)
    matrix = skew - symmetric
    received = matrix @ np.where(np.isnan(given), 0.0, given)
    for law in found.laws:
        if set(law.places) <= set(missing):
            ports = {s: received[k] * sign for s, k, sign in zip(law.received, law.places, law.signs, strict=True)}
            given[list(law.places)] = numbers.values(law.outputs, {**known, **ports})
    received = matrix @ given
    further = numbers.values([c.rate for c in found.coordinates], numbers.with_ports(known, given))
    return np.concatenate([received[:count], further])


def _loop_faults(found: Expressions, missing: list[int]) -> list[Fault]:
    """Faults of resistive ports that depend on what resistive ports give, so that their laws are not explicit."""
    remedy = "give the value of what it gives, for example from .ports(…)."
    faults = []
    for name, k in zip(found.labels(missing), missing, strict=True):
        entries = [*found.block("skew", [k], missing)[0], *found.block("symmetric", [k], missing)[0]]
        read = symbols_of(found.pool, [o for law in found.laws if k in law.places for o in law.outputs])
        others = {found.outer[j].symbol.index for j in missing}
        if others & read or not all(map(Pool.is_zero, entries)):
            faults.append(Fault(name, "follows from a loop of several laws, which are not solved here.", remedy))
    return faults
