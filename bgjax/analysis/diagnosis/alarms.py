"""Residuals over time with thresholds: which are violated, since when, and the faults that this points to."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...display import Plot, text_table
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...errors import Fault, ResultError, nearest, shown
from ...surface.listing import public
from .signatures import Signatures


@dataclass(frozen=True)
class Residual:
    """Holds the values of a residual over time, their standard deviations by the noise of the sensors, and the time of
    the latest sample that each value uses."""

    values: np.ndarray
    std: np.ndarray
    latest: np.ndarray

    def alarm(self, threshold: float, hold: int) -> float | None:
        """The time at which `hold` values in a row have exceeded the threshold for the first time."""
        beyond = ~(np.abs(self.values) <= threshold * self.std)  # also where the value is not a number
        length = np.zeros(len(beyond), int)
        for k, over in enumerate(beyond):
            length[k] = (length[k - 1] if k else 0) + 1 if over else 0
        found = np.flatnonzero(length >= hold)
        return float(self.latest[found[0]]) if len(found) else None


@dataclass(frozen=True, repr=False)
class FaultResiduals:
    """Holds the residuals of the redundancy relations on measured data, and the verdict.

    `found["r1"]` is a residual over `times`, `found.std["r1"]` its standard deviation. `alarms` gives the time at which
    each residual has been beyond its threshold long enough, or None; `suspects` are the components whose faults violate
    exactly the relations with an alarm. `print` says it in words, `plot()` shows residuals and thresholds."""

    times: np.ndarray
    residuals: Mapping[str, Residual]
    threshold: float
    hold: int
    window: int
    degree: int
    noise: Mapping[str, float]
    unresolved: tuple[str, ...]  # signals that change faster than the polynomials of a window can follow
    signatures: Signatures

    __dir__ = public

    def __getitem__(self, name: str) -> np.ndarray:
        """The values of a residual."""
        if name not in self.residuals:
            raise ResultError([Fault(shown(name), "is not a residual.", nearest(str(name), list(self.residuals)))])
        return self.residuals[name].values

    @property
    def std(self) -> dict[str, np.ndarray]:
        """Standard deviations of the residuals over time."""
        return {name: residual.std for name, residual in self.residuals.items()}

    @cached_property
    def alarms(self) -> dict[str, float | None]:
        """For each residual the time at which the alarm is raised, or None."""
        return {name: residual.alarm(self.threshold, self.hold) for name, residual in self.residuals.items()}

    @property
    def violated(self) -> tuple[str, ...]:
        """Relations with an alarm."""
        return tuple(name for name, time in self.alarms.items() if time is not None)

    @property
    def detected(self) -> float | None:
        """The time of the first alarm; None if there is no fault."""
        return min((time for time in self.alarms.values() if time is not None), default=None)

    @property
    def suspects(self) -> tuple[str, ...]:
        """Components whose faults violate exactly the relations with an alarm."""
        return self.signatures.matching(self.violated) if self.violated else ()

    @property
    def possible(self) -> tuple[str, ...]:
        """Components whose faults violate the relations with an alarm and others, in which a fault may be too small to
        be seen."""
        wanted = set(self.violated)
        names = self.signatures.relations
        if not wanted:
            return ()
        found = []
        for component in self.signatures.detectable:
            marks = zip(names, self.signatures[component], strict=True)
            found += [component] if wanted < {name for name, mark in marks if mark} else []
        return tuple(found)

    def _verdict(self) -> str:
        if self.detected is None:
            return "No fault is detected."
        if self.suspects:
            return f"A fault is detected at t = {self.detected:.6g}; suspects: {', '.join(self.suspects)}."
        words = f", and of one fault only {', '.join(self.possible)} if it is small elsewhere" if self.possible else ""
        return (
            f"A fault is detected at t = {self.detected:.6g}; no single component violates exactly "
            f"{', '.join(self.violated)}{words}: several faults, or a model that does not fit the data."
        )

    def __str__(self) -> str:
        rows = []
        for name, residual in self.residuals.items():
            ratio, time = np.abs(residual.values) / np.maximum(residual.std, 1e-300), self.alarms[name]
            largest, when = f"{np.max(ratio):.3g}", "–" if time is None else f"{time:.6g}"
            rows.append([name, f"{np.median(residual.std):.3g}", largest, when])
        filtered = f"Polynomials of degree {self.degree} over windows of {self.window} samples"
        noise = ", ".join(f"{name} {value:.3g}" for name, value in self.noise.items())
        lines = [
            f"Residuals: {filtered}; an alarm needs {self.hold} samples in a row beyond {self.threshold:g} std.",
            text_table(["residual", "std", "largest / std", "alarm at t"], rows),
            f"Standard deviations of the noise: {noise}.",
        ]
        if self.unresolved:
            lines.append(f"Windows are too long for {', '.join(self.unresolved)}: measure more often, or give window=.")
        return "\n".join([*lines, self._verdict()])

    __repr__ = __str__

    def plot(self) -> Plot:
        """The residuals over time, with their thresholds dashed and alarms as vertical lines."""
        size = (WIDTH, 0.5 + HEIGHT * len(self.residuals))
        figure = matplotlib_figures().Figure(figsize=size, layout="constrained")
        axes = figure.subplots(len(self.residuals), 1, sharex=True, squeeze=False)[:, 0]
        for axis, (name, residual) in zip(axes, self.residuals.items(), strict=True):
            self._draw(axis, name, residual)
        axes[-1].set_xlabel("time [s]")
        return Plot(figure)

    def _draw(self, axis: Any, name: str, residual: Residual) -> None:
        axis.plot(self.times, residual.values, color=COLOURS[0], linewidth=1.2)
        for sign in (-1.0, 1.0):
            axis.plot(self.times, sign * self.threshold * residual.std, "--", color=COLOURS[1], linewidth=1.0)
        if self.alarms[name] is not None:
            axis.axvline(self.alarms[name], color=COLOURS[1], linewidth=1.0)
        dress(axis, name)
