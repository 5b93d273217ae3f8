"""Activities of elements in harmonic steady state: a system, frequencies and an input in, one ranking each out."""

from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from ..._tracing import numbers, trace_faults
from ..._types import Number, Value, Values
from ...display import Plot, text_table
from ...display.ranking import plot_shares
from ...errors import Fault, ParameterError, ResultError, raise_faults, shown
from ...simulation.solution.activity import Activity, sorted_activity
from ...simulation.start.initialise import Start
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.system import System
from .harmonic import Excitation, bond_amplitudes, element_activities


@dataclass(frozen=True, repr=False)
class FrequencyActivity:
    """Holds the activities that `bg.activity` found: one `bg.Activity` for each frequency.

    `found.at(1.5)` is that of one frequency [Hz]; `found["spring"]` are the activities per period [J] of one element at
    all frequencies, `found.index["spring"]` its indices. `ranking` orders elements by their largest index.
    """

    frequencies: np.ndarray
    activities: tuple[Activity, ...]
    input: str
    amplitude: float

    __dir__ = public

    def at(self, frequency: float) -> Activity:
        """The activities at one of the frequencies [Hz]."""
        close = np.flatnonzero(np.isclose(self.frequencies, frequency, rtol=1e-9, atol=0.0))
        if not len(close):
            known = ", ".join(f"{each:g}" for each in self.frequencies[:8])
            raise ResultError([Fault("at", f"{frequency:g} Hz was not computed.", f"choose from {known}.")])
        return self.activities[int(close[0])]

    def __getitem__(self, name: str) -> np.ndarray:
        return np.array([float(activity[name]) for activity in self.activities])

    @property
    def index(self) -> dict[str, np.ndarray]:
        """Indices by element, one for each frequency."""
        every = [activity.index for activity in self.activities]
        return {name: np.array([float(index[name]) for index in every]) for name in every[0]}

    @property
    def ranking(self) -> tuple[str, ...]:
        """Names of the elements, that with the largest index at any frequency first."""
        index = self.index
        return tuple(sorted(index, key=lambda name: (-float(np.max(index[name])), name)))

    def keeping(self, share: float) -> tuple[str, ...]:
        """The elements that are needed for this share of the activity at one frequency or another."""
        wanted = {name for activity in self.activities for name in activity.keeping(share)}
        return tuple(name for name in self.ranking if name in wanted)

    def __str__(self) -> str:
        index, kinds = self.index, self.activities[0].kinds
        rows = [[name, kinds[name], *[f"{value:.4f}" for value in index[name]]] for name in self.ranking]
        rows.append(["total [J]", "", *[f"{float(activity.total):.4g}" for activity in self.activities]])
        headings = ["index of element", "kind", *[f"{frequency:g} Hz" for frequency in self.frequencies]]
        return "\n".join([f"Activity per period, {self._words}", text_table(headings, rows, (0, 1))])

    def __repr__(self) -> str:
        return str(self)

    @property
    def _words(self) -> str:
        return f"{self.input} with amplitude {self.amplitude:g}"

    def plot(self) -> Plot:
        """Plot the indices over frequency, one line for each element; bars where there is one frequency."""
        if len(self.frequencies) == 1:
            return self.activities[0].plot()
        index = self.index
        return plot_shares(self.frequencies, {name: index[name] for name in self.ranking}, self._words)


@checked_call
def activity(
    system: System,
    *,
    frequencies: Value,
    input: str,
    amplitude: Number = 1.0,
    state: Start | Value | Values | None = None,
    time: Number = 0.0,
) -> FrequencyActivity:
    """Computes the activity ∫ |power| dt of every element over one period of a harmonic steady state (Louca & Stein).

    `frequencies` are in Hz. `input` is a parameter by path, such as the value of a source, which varies with this
    `amplitude`; where a source is a function of time, the oscillation is added to it. The system is linearised about
    `state`, as by `bg.linearise`, which must be an equilibrium unless the system is linear; powers are those of the
    deviations from it. They are exact: for storages of one port activity is four times the peak energy, for resistors
    the mean power times the period.

    ```python
    import bgjax as bg

    nodes = dict(F=bg.Se(0.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=50.0), d=bg.R(1.0))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"]))
    found = bg.activity(system, frequencies=[0.1, 10.0], input="F.effort")
    print(found)
    assert found.at(0.1).ranking[0] == "k" and found.at(10.0).ranking[0] == "m"
    ```
    """
    raise_faults(ParameterError, excitation_faults(system, frequencies, input, amplitude))
    found = excitation(frequencies, input, amplitude)._replace(state=state, time=time)
    with jax.ensure_compile_time_eval():
        return harmonic_activity(system, found, element_activities(system, found, bond_amplitudes(system, found)))


def excitation(frequencies: Any, name: str, amplitude: Any) -> Excitation:
    """A harmonic input from checked arguments."""
    return Excitation(np.atleast_1d(np.asarray(frequencies, float)), name, float(amplitude))


def harmonic_activity(system: System, given: Excitation, found: dict[str, np.ndarray]) -> FrequencyActivity:
    """The ranking at every frequency from the activities of elements."""
    rankings = []
    for k, frequency in enumerate(given.frequencies):
        words = f"per period at {frequency:g} Hz, {given.input} with amplitude {given.amplitude:g}"
        rankings.append(sorted_activity(system, {name: values[k] for name, values in found.items()}, words))
    return FrequencyActivity(given.frequencies, tuple(rankings), given.input, given.amplitude)


def excitation_faults(system: Any, frequencies: Any, name: Any, amplitude: Any) -> list[Fault]:
    """Faults of the arguments of a harmonic excitation."""
    if not isinstance(system, System):
        remedy = "compile the graph first: bg.activity(bg.compile(graph), …)."
        return [Fault("system", f"{shown(system)} is not a compiled system.", remedy)]
    what = "are computed in numbers, and values here are traced."
    faults = trace_faults("activities", what, "call bg.activity outside jit, grad and vmap.", system, frequencies)
    return faults or harmonic_faults(frequencies, name, amplitude)


def harmonic_faults(frequencies: Any, name: Any, amplitude: Any) -> list[Fault]:
    """Faults of frequencies, of the name of an input and of its amplitude."""
    faults, found, size = [], numbers(frequencies), numbers(amplitude)
    if found is None or found.ndim > 1 or not found.size or not np.all(np.isfinite(found) & (found > 0.0)):
        remedy = "give positive frequencies in Hz: frequencies=[0.5, 1.5, 12.0]."
        faults.append(Fault("frequencies", f"{shown(frequencies)} does not give frequencies.", remedy))
    if not isinstance(name, str):
        remedy = "name one parameter, such as input='road.flow'."
        faults.append(Fault("input", f"{shown(name)} does not name an input.", remedy))
    if size is None or size.ndim or not np.isfinite(size) or size == 0.0:
        faults.append(Fault("amplitude", f"{shown(amplitude)} is not an amplitude.", "give one number, such as 1.0."))
    return faults
