"""Compares a port-Hamiltonian form with the compiled system at random states, and checks its structure there."""

from dataclasses import dataclass

import numpy as np

from ...surface.listing import public
from ...system.system import System
from .numbers import Numbers, rates_at, results_at
from .structure.expressions import Expressions


SMALL = 1e-6


@dataclass(frozen=True)
class FormCheck:
    """Holds the largest errors of a port-Hamiltonian form at random states; all are relative."""

    states: int
    skewness: float  # of J + Jᵀ
    dissipation: float  # smallest eigenvalue of R relative to the largest, or 0 if that is larger
    power: float  # Ḣ − (yᵀ u − zᵀ φ(z) − loss), relative to the largest power
    rates: float  # ẋ and the rates of further states, against the compiled system
    laws: float  # φ(z) against the compiled system

    __dir__ = public

    @property
    def passed(self) -> bool:
        """Whether everything holds to 1e-10."""
        return self.dissipation >= -1e-10 and max(self.skewness, self.power, self.rates, self.laws) <= 1e-10

    def __str__(self) -> str:
        words = [
            f"J + Jᵀ {self.skewness:.1e}",
            f"smallest eigenvalue of R {self.dissipation:.1e}",
            f"power balance {self.power:.1e}",
            f"rates {self.rates:.1e}",
            f"laws {self.laws:.1e}",
        ]
        return f"Check at {self.states} states, relative errors: {', '.join(words)}"


def check_form(system: System, numbers: Numbers, states: list[np.ndarray], time: float) -> FormCheck:
    """The largest errors at states of a compiled system."""
    errors = np.array([_errors_at(system, numbers, state, time) for state in states])
    worst = errors.max(axis=0)
    return FormCheck(len(states), worst[0], -worst[1], worst[2], worst[3], worst[4])


def _errors_at(system: System, numbers: Numbers, y: np.ndarray, time: float) -> tuple[float, ...]:
    found = numbers.found
    names = [*[found.outer[k].name for k in found.places("state")], *[c.name for c in found.coordinates]]
    state, rates = results_at(system, names, time, y), rates_at(system, names, time, y)
    given = given_at(system, found, time, y)
    known = numbers.with_ports(numbers.symbols(state, time), given)
    skew, symmetric = numbers.total(known)
    count = len(found.places("state"))
    zeta = np.concatenate([numbers.values(found.gradient, known), given[count:]])
    received = (skew - symmetric) @ zeta
    terms = np.abs(skew - symmetric) @ np.abs(zeta)  # rounding errors are relative to these
    further = numbers.values([c.rate for c in found.coordinates], known)
    return (
        float(np.max(np.abs(skew + skew.T), initial=0.0)),
        _indefinite(symmetric),
        _imbalance(zeta, received, symmetric, terms, rates[:count]),
        max(
            _relative(received[:count] - rates[:count], terms[:count]),
            _relative(further - rates[count:], np.append(np.abs(rates[count:]), SMALL * np.abs(zeta))),
            _relative(received[found.places("constraint")], terms),
        ),
        _law_error(numbers, known, received, given),
    )


def given_at(system: System, found: Expressions, time: float, y: np.ndarray) -> np.ndarray:
    """What all ports but those of storages give, by the results of a system; zero for those of storages."""
    places = [k for k, outer in enumerate(found.outer) if outer.kind != "state"]
    given = np.zeros(len(found.outer))
    given[places] = results_at(system, [found.outer[k].name for k in places], time, y)
    return given


def _relative(difference: np.ndarray, terms: np.ndarray) -> float:
    scale = max(float(np.max(terms, initial=0.0)), 1e-300)
    return float(np.max(np.abs(difference), initial=0.0)) / scale


def _indefinite(symmetric: np.ndarray) -> float:
    """How far the smallest eigenvalue is below zero, relative to the largest."""
    values = np.linalg.eigvalsh(symmetric) if len(symmetric) else np.zeros(1)
    return max(0.0, -float(values[0])) / max(float(values[-1]), 1e-300)


def _imbalance(zeta, received, symmetric, terms, rates) -> float:
    """Ḣ = zᵀ ẋ of the system, against the power that enters through the other ports, less what resistors take."""
    count = len(rates)
    stored = zeta[:count] @ rates
    supplied = -zeta[count:] @ received[count:]
    scale = float(np.max(np.abs(zeta), initial=0.0)) * float(np.max(terms, initial=0.0))
    return abs(stored - (supplied - zeta @ symmetric @ zeta)) / max(scale, 1e-300)


def _law_error(numbers: Numbers, known, received, given) -> float:
    worst = 0.0
    for law in numbers.found.laws:
        ports = {s: received[k] * sign for s, k, sign in zip(law.received, law.places, law.signs, strict=True)}
        values = numbers.values(law.outputs, {**known, **ports})
        floor = SMALL * np.abs([*given, *received])  # a law at rest is compared with what others give
        worst = max(worst, _relative(values - given[list(law.places)], np.append(np.abs(values), floor)))
    return worst
