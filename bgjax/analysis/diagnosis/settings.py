"""How measured data are filtered and judged: window, degree, thresholds; and the faults of these choices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import DataError, Fault, ParameterError, nearest, raise_faults, shown


WINDOWS = (81, 61, 41, 31, 21, 15, 11)  # samples of the windows that are tried, the longest first
ABOVE = 2  # degree of the polynomials beyond the order of the highest derivative


@dataclass(frozen=True)
class Settings:
    """`window` samples and polynomials of a `degree`, chosen by the data where None; thresholds are `threshold`
    standard deviations, and an alarm needs `hold` consecutive samples beyond them (a window, if None)."""

    window: int | None = None
    degree: int | None = None
    threshold: float = 3.0
    hold: int | None = None

    def of_degree(self, order: int) -> int:
        """The degree for derivatives up to an order."""
        return order + ABOVE if self.degree is None else self.degree

    def windows(self, order: int, samples: int) -> tuple[int, ...]:
        """The windows to try; at most a quarter of the samples."""
        if self.window is not None:
            return (self.window,)
        enough = self.of_degree(order) + 2
        return tuple(w for w in WINDOWS if enough <= w <= samples // 4) or (enough + 1 - enough % 2,)

    def refuse(self, order: int, samples: int) -> None:
        """Raise the faults of settings for relations with derivatives up to an order, and so many samples."""
        faults = []
        if not _whole(self.degree, order):
            what = f"{shown(self.degree)} is too low for derivatives of order {order}."
            faults.append(Fault("degree", what, f"give a whole number, at least {order}; {order + ABOVE} is usual."))
        elif not _whole(self.window, self.of_degree(order) + 1):
            least = self.of_degree(order) + 1
            what = f"{shown(self.window)} samples do not determine polynomials of degree {least - 1}."
            faults.append(Fault("window", what, f"give a whole number, at least {least}."))
        if isinstance(self.threshold, bool) or not isinstance(self.threshold, int | float) or not self.threshold > 0.0:
            what = f"{shown(self.threshold)} is not a positive number."
            faults.append(Fault("threshold", what, "give a number of standard deviations, such as 3.0."))
        if not _whole(self.hold, 1):
            faults.append(
                Fault("hold", f"{shown(self.hold)} is not a positive whole number.", "give a number of samples.")
            )
        raise_faults(ParameterError, faults)
        needed = max(self.windows(order, samples))
        if samples < needed:
            what = f"hold {samples} samples; one window has {needed}."
            raise DataError([Fault("data", what, "measure more often or longer, or give a smaller window=.")])


def _whole(value: Any, least: int) -> bool:
    whole = isinstance(value, int | np.integer) and not isinstance(value, bool)
    return value is None or (whole and value >= least)


def noise_faults(noise: Any, signals: Sequence[str]) -> list[Fault]:
    """Faults of standard deviations that are given by signal."""
    if noise is None:
        return []
    if not isinstance(noise, Mapping):
        remedy = "give standard deviations by signal: noise={'L.flow': 0.01}."
        return [Fault("noise", f"{shown(noise)} does not give them by name.", remedy)]
    faults = []
    for name, value in noise.items():
        if name not in signals:
            faults.append(Fault(f"noise, {name}", "is not a signal of the relations.", nearest(str(name), signals)))
        elif isinstance(value, bool) or not isinstance(value, int | float | np.number) or not 0.0 <= value < np.inf:
            what = f"{shown(value)} is not a standard deviation."
            faults.append(Fault(f"noise, {name}", what, "give a number in the unit of the signal, or leave it out."))
    return faults
