"""Harmonic steady state: complex amplitudes of the efforts and flows of bonds, and activities over one period.

With e = Re(E exp iωt) and f = Re(F exp iωt) on a bond, the power is p₀ + p₁ cos(2ωt + φ), where p₀ = ½ Re Σ E F* and
p₁ = ½ |Σ E F|. The mean of its absolute value has a closed form, which is 2 p₁/π = 4 × peak energy / period for a
storage of one port (p₀ = 0), and p₀ for a resistor (p₁ ≤ p₀).
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ..._types import AnyArray
from ...errors import Fault, ParameterError, raise_faults
from ...system.system import System
from ..linear.linearise import linearise
from ..linear.model import Linear
from .swept_source import with_rates


# real part of a pole, relative to the largest pole, that counts as none: rounding splits a double pole so far
UNSTABLE = 1e-6
NEAR = 1e-9  # distance of a pole from iω, relative to ω, that counts as none


class Excitation(NamedTuple):
    """A harmonic input and the state about which deviations are taken. Frequencies are in Hz."""

    frequencies: np.ndarray
    input: str
    amplitude: float
    state: Any = None
    time: Any = 0.0


class Amplitudes(NamedTuple):
    """Complex amplitudes of effort and flow, one row for each frequency and one column for each component."""

    effort: np.ndarray
    flow: np.ndarray


def responses(system: System, excitation: Excitation, names: Iterable[str]) -> dict[str, np.ndarray]:
    """Complex amplitudes of results by name, one row for each frequency."""
    names = list(names)
    try:
        every = _response(system, excitation, names)
    except ParameterError as error:
        # only a model in which rates of the input act is refused by the name of the input
        swept = with_rates(system, excitation.input) if error.faults[0].where == excitation.input else None
        if swept is None or not (excitation.state is None or isinstance(excitation.state, Mapping)):
            raise
        # the second derivative of the input is the input of this system
        squared = -((2.0 * np.pi * excitation.frequencies[:, None]) ** 2)
        every = squared * _response(swept.system, excitation._replace(input=swept.input), names)
    ends = np.cumsum([len(system.plan.outputs(name)) for name in names])
    return dict(zip(names, np.split(every, ends[:-1], axis=1), strict=True)) if names else {}


def _response(system: System, excitation: Excitation, names: list[str]) -> np.ndarray:
    """Complex amplitudes of results, one row for each frequency."""
    found = linearise(system, excitation.state, time=excitation.time, inputs=(excitation.input,), outputs=tuple(names))
    raise_faults(ParameterError, response_faults(found, excitation))
    return excitation.amplitude * found.frequency_response(2.0 * np.pi * excitation.frequencies)[:, :, 0]


def bond_amplitudes(system: System, excitation: Excitation) -> dict[str, Amplitudes]:
    """Amplitudes of all bonds by name."""
    bonds = [bond.name for bond in system.causality.structure.bonds]
    found = responses(system, excitation, [f"{name}.{word}" for name in bonds for word in Amplitudes._fields])
    return {name: Amplitudes(found[f"{name}.effort"], found[f"{name}.flow"]) for name in bonds}


def element_activities(
    system: System, excitation: Excitation, bonds: Mapping[str, Amplitudes]
) -> dict[str, np.ndarray]:
    """Activities per period by element, one value for each frequency, of all that do not conserve power."""
    equations, structure = system.plan.equations, system.causality.structure
    found = {}
    for name in (*equations.supplies, *equations.storing):
        around = [structure.bonds[number] for number in structure.attached[name]]
        efforts = [bonds[bond.name].effort * (1.0 if bond.head == name else -1.0) for bond in around]
        whole = Amplitudes(np.hstack(efforts), np.hstack([bonds[bond.name].flow for bond in around]))
        found[name] = period_activity(whole, excitation.frequencies)
    return found


def period_activity(amplitudes: Amplitudes, frequencies: AnyArray) -> np.ndarray:
    """∫ |power| dt over one period [J] for every frequency [Hz]."""
    effort, flow = amplitudes
    mean = 0.5 * np.sum(effort * np.conj(flow), axis=1).real
    swing = 0.5 * np.abs(np.sum(effort * flow, axis=1))
    return mean_magnitude(mean, swing) / np.asarray(frequencies)


def mean_magnitude(mean: AnyArray, swing: AnyArray) -> np.ndarray:
    """The mean of |mean + swing · cos θ| over all angles θ."""
    mean, swing = np.abs(mean), np.asarray(swing)
    ratio = mean / np.where(swing > mean, swing, np.inf)
    crossing = mean * np.arcsin(ratio) + swing * np.sqrt(1.0 - ratio**2)
    return np.where(swing > mean, 2.0 / np.pi * crossing, mean)


def response_faults(linear: Linear, excitation: Excitation) -> list[Fault]:
    """Faults of inputs and frequencies for which there is no harmonic steady state."""
    if len(linear.inputs) != 1:
        what = f"has {len(linear.inputs)} components."
        return [Fault("input", f"{excitation.input} {what}", f"name one of them: input='{linear.inputs[0]}'.")]
    if linear.moving:
        what = "the state is a steady motion, in which powers do not vanish."
        return [Fault("state", what, "give an equilibrium: activities by frequency are those of small deviations.")]
    poles, faults = linear.poles, []
    for pole in poles[poles.real > UNSTABLE * np.max(np.abs(poles), initial=1e-12)]:
        what = f"the linear model is unstable (pole at {pole:.4g} 1/s), so that it reaches no steady state."
        faults.append(Fault("system", what, "linearise about a stable state, or take activities of a run."))
    for frequency in excitation.frequencies:
        near = np.abs(poles - 2j * np.pi * frequency) < NEAR * 2.0 * np.pi * frequency
        what = f"at {frequency:g} Hz there is an undamped pole, so that no steady state exists."
        faults += [Fault("frequencies", what, "leave this frequency out, or add damping.")] if np.any(near) else []
    return faults
