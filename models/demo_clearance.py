"""The clearance's part of `make demo`: the crank-rocker of Clearance 2014 with an ideal joint, with a link,
and with contacts, like its figures 7 to 10."""

import warnings
from html import escape

import numpy as np

import bgjax as bg
from bgjax.display.comparing import STYLES
from bgjax.display.plots import COLOURS, HEIGHT, WIDTH, Plot, dress, matplotlib_figures

from . import crank_rocker
from .demo_motion import moving


T1, TIMES = 0.6, 1201
SHOWN = {
    "current [A]": "motor.current",
    "crank angle [rad]": "A.angle",
    "crank rate [rad/s]": "A.rate",
    "force at B [N]": "B.reaction_force",
}
MOVING = (
    "A DC motor drives the crank; the pin of one joint has a clearance. Its circle is magnified, with the path of the "
    "pin in it: the pin flies, strikes and rebounds. The mechanism itself is in its true place."
)
CAPTION = (
    "Like figures 7 to 10: armature current, crank angle and rate, resultant force at B. "
    "The rigid motion is hardly touched by fifty micrometres of play;"
    " the forces are: a link that cannot let go swings, a pin that can flies and strikes."
)


def clearance_sections() -> dict[str, str]:
    """Runs the three, prints what happened, and gives a section of the page."""
    runs = {
        "ideal joint": run(crank_rocker.build()),
        "always in contact": run(crank_rocker.continuous()),
        "free flight and contact": run(crank_rocker.three_modes()),
    }
    link, free = runs["always in contact"], runs["free flight and contact"]
    pulled = 100.0 * float(link["C.pulled_time"][-1]) / T1
    words = [
        f"always in contact: for {pulled:.1f} % of the time the wall would have to pull",
        f"free flight and contact: {free.events.count} contacts, the first three:\n{_first(free.events)}",
    ]
    print("\n".join(words))
    page = free.animate(None, "A.rate", "B.reaction_force", "motor.current", title="Crank-rocker with play")
    drawn = f"<figure>{figure(runs).svg}<figcaption>{escape(CAPTION)}</figcaption></figure>"
    found = f"{moving(page, MOVING)}{drawn}<pre>{escape(chr(10).join(words))}</pre>"
    return {"A crank-rocker with fifty micrometres of play, magnified": found}


def run(model) -> bg.Solution:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", bg.ContactLossWarning)  # it is told above
        return bg.simulate(bg.compile(model), 0.0, T1, rtol=1e-8, saveat=np.linspace(0.0, T1, TIMES))


def figure(runs: dict[str, bg.Solution]) -> Plot:
    drawn = matplotlib_figures().Figure(figsize=(WIDTH, 0.5 + HEIGHT * len(SHOWN)), layout="constrained")
    for axis, (label, name) in zip(drawn.subplots(len(SHOWN), 1, sharex=True), SHOWN.items(), strict=True):
        for order, (kind, sol) in enumerate(runs.items()):
            values, look = (
                np.asarray(sol[name]),
                dict(color=COLOURS[order], linestyle=STYLES[order], linewidth=1.1, zorder=5 - order),
            )
            axis.plot(sol.ts, np.linalg.norm(values, axis=1) if values.ndim > 1 else values, label=kind, **look)
        if label.startswith("force"):
            axis.set_ylim(0.0, 1.6 * np.max(np.linalg.norm(np.asarray(runs["ideal joint"][name]), axis=1)))
        dress(axis, label)
        if axis is not drawn.axes[0]:
            axis.get_legend().remove()
    drawn.align_ylabels()
    drawn.axes[-1].set_xlabel("time [s]")
    return Plot(drawn)


def _first(events: bg.Events) -> str:
    return str(bg.Events(tuple(events)[:3], 3)).split("\n", 1)[1]
