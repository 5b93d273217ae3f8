"""The demo's first section: a slider-crank that moves beside its bond graph."""

from html import escape

import numpy as np

import bgjax as bg

from . import slider_crank


T1, TIMES = 4.0, 801
TEXT = (
    "Crank, rod and piston in space, driven by a torque of 10 N m. Bonds are as thick as the power that they carry "
    "at the cursor. Press play, drag the mechanism, click a plot to go to that time, and open a box of the graph by a "
    "click."
)


def motion_sections() -> dict[str, str]:
    """A section of the page with the animation."""
    system = bg.compile(slider_crank.isostatic())
    run = bg.simulate(system, 0.0, T1, rtol=1e-8, saveat=np.linspace(0.0, T1, TIMES), audit=True)
    page = run.animate(None, "main.rate", "bore.displacement", "big_end.reaction_force", title="Slider-crank")
    return {"A slider-crank moves beside its bond graph": moving(page, TEXT)}


def moving(page, text: str) -> str:
    """HTML of an animation as wide as the window."""
    return f"<p>{escape(text)}</p><div class='pair'><figure>{page._repr_html_()}</figure></div>"
