"""The demo's drawings of graphs with vector bonds beside the same graphs with scalar bonds, like figures 18, 19 and 26
of Boudon et al. (2019)."""

import re
from html import escape

import bgjax as bg

from . import pendulum, slider_crank


TEXT = (
    "On the left multibonds, on the right the graph that bg.to_scalar expands and bg.simplify simplifies: components "
    "side by side, rotation above translation, and the transformers of a rotation matrix or of a cross product as a "
    "net between two rows of junctions. A number beside a dashed arrow says how many scalar signals it stands for. "
    "Wide drawings scroll, so that their letters stay legible."
)
LEGIBLE = 9.0 / 11.0  # least scale: the smallest letters, of 11 px, stay 9 px high


def scalar_sections() -> dict[str, str]:
    """A section of the page: the whole pendulum, a body and a joint of the slider-crank."""
    drawn = pairs(pendulum.build(), {"The pendulum, all parts open": dict(expand=True)})
    parts = {f"The slider-crank: {name}": dict(part=name) for name in ("crank", "big_end")}
    drawn += pairs(slider_crank.isostatic(), parts)
    return {"Vector and scalar bonds": f"<p>{escape(TEXT)}</p>{''.join(drawn)}"}


def pairs(model, wanted: dict[str, dict]) -> list[str]:
    """Drawings of a model with vector bonds beside the same with scalar bonds, by title with the options of `draw`."""
    graphs = {"vector bonds": model, "scalar bonds": bg.simplify(bg.to_scalar(model))}
    systems = {words: bg.compile(graph) for words, graph in graphs.items()}
    found = []
    for title, options in wanted.items():
        figures = [figure(bg.draw(system, **options), f"{title}, {words}") for words, system in systems.items()]
        found.append(f"<div class='pair'>{''.join(figures)}</div>")
    return found


def figure(drawing: bg.Drawing, caption: str) -> str:
    """A drawing that scrolls where the page is too narrow for letters of a legible size."""
    least = LEGIBLE * float(re.search(r'<svg[^>]* width="(\d+)"', drawing.svg)[1])
    inner = f"<div style='min-width:{least:.0f}px'>{drawing.svg}</div>"
    return f"<figure><div class='wide'>{inner}</div><figcaption>{escape(caption)}</figcaption></figure>"
