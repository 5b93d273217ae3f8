"""Bode plots: a linear model goes in, a plot of gain [dB] and phase [°] for each pair of input and output comes out."""

import numpy as np

from ..errors import Fault, ResultError
from .plots import COLOURS, HEIGHT, WIDTH, Plot, dress, matplotlib_figures


POINTS = 400


def bode(linear, frequencies=None) -> Plot:
    """Bode plot of every output with respect to every input; by default over frequencies around all poles."""
    figures = matplotlib_figures()
    if not linear.inputs or not linear.outputs:
        what = "there is nothing to plot without an input and an output."
        remedy = "name them: bg.linearise(system, inputs=['F.effort'], outputs=['m.flow'])."
        raise ResultError([Fault("bode", what, remedy)])
    frequencies = _around(linear.natural_frequencies) if frequencies is None else np.asarray(frequencies, float)
    response = linear.frequency_response(frequencies)
    figure = figures.Figure(figsize=(WIDTH, 0.5 + 2.0 * HEIGHT), layout="constrained")
    gain, phase = figure.subplots(2, 1, sharex=True)
    pairs = [(i, k) for i in range(len(linear.outputs)) for k in range(len(linear.inputs))]
    for number, (i, k) in enumerate(pairs):
        style, one = dict(color=COLOURS[number % len(COLOURS)], linewidth=1.4), response[:, i, k]
        decibels = 20.0 * np.log10(np.maximum(np.abs(one), 1e-300))
        gain.semilogx(frequencies, decibels, label=f"{linear.outputs[i]} / {linear.inputs[k]}", **style)
        phase.semilogx(frequencies, np.degrees(np.unwrap(np.angle(one))), **style)
    dress(gain, "gain [dB]")
    dress(phase, "phase [°]")
    phase.set_xlabel("ω [rad/s]")
    return Plot(figure)


def _around(poles: np.ndarray) -> np.ndarray:
    """Frequencies from a decade below the slowest pole to a decade above the fastest."""
    moving = poles[poles > 1e-9 * np.max(poles, initial=0.0)]
    low, high = (np.min(moving), np.max(moving)) if len(moving) else (1.0, 1.0)
    return np.geomspace(0.1 * low, 10.0 * high, POINTS)
