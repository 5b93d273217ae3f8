"""Rankings: shares by name go in, a plot of bars in their order with the cumulative sum as a line comes out."""

from collections.abc import Mapping, Sequence

import numpy as np

from .plots import COLOURS, HEIGHT, WIDTH, Plot, dress, matplotlib_figures


BAR = 0.28  # inches for each bar
STYLES = ("-", "--", ":")


def plot_ranking(shares: Mapping[str, float], cumulative: Sequence[float], label: str, title: str) -> Plot:
    """Plot shares as horizontal bars, the first one on top, and their cumulative sums as a line."""
    figure = matplotlib_figures().Figure(figsize=(WIDTH, 0.9 + BAR * max(2, len(shares))), layout="constrained")
    axis, places = figure.subplots(), np.arange(len(shares))
    axis.barh(places, list(shares.values()), color=COLOURS[0], height=0.7, label="index")
    axis.plot(cumulative, places, ".-", color=COLOURS[1], linewidth=1.2, label="cumulative")
    axis.set_yticks(places, list(shares))
    axis.set_xlim(0.0, 1.05)
    axis.invert_yaxis()
    axis.set_title(title, fontsize=10, loc="left")
    dress(axis, "")
    axis.set_xlabel(label)
    return Plot(figure)


def plot_shares(frequencies: np.ndarray, shares: Mapping[str, np.ndarray], title: str) -> Plot:
    """Plot shares over frequency on a logarithmic axis, one line for each name."""
    figure = matplotlib_figures().Figure(figsize=(WIDTH, 1.6 * HEIGHT), layout="constrained")
    axis = figure.subplots()
    for k, (name, values) in enumerate(shares.items()):
        style = dict(color=COLOURS[k % len(COLOURS)], linestyle=STYLES[k // len(COLOURS) % len(STYLES)])
        axis.semilogx(frequencies, values, marker=".", linewidth=1.2, label=name, **style)
    axis.set_title(title, fontsize=10, loc="left", y=1.1)
    dress(axis, "activity index")
    axis.set_xlabel("frequency [Hz]")
    return Plot(figure)
