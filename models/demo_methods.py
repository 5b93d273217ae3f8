"""The methods' part of `make demo`: Boudon's tables beside ours in the terminal,
his figures and the drawn graphs on the page."""

from collections.abc import Mapping, Sequence
from html import escape

import numpy as np

import bgjax as bg
from bgjax.display.comparing import STYLES
from bgjax.display.plots import COLOURS, HEIGHT, WIDTH, Plot, dress, matplotlib_figures

from .method_tables import HYPERSTATIC, ISOSTATIC, PENDULUM, REMARK, Case, reference, tables


# axis → line → over the run, and at the times of the table
Curves = Mapping[str, Mapping[str, tuple[np.ndarray, np.ndarray]]]
DRAWN = ("derivative causality", "minimal coordinates")


def method_sections() -> dict[str, str]:
    """Runs everything, prints the tables, and gives sections of the page by title."""
    pendulum = PENDULUM.compare_bonds()
    print(f"\nBoudon's table 1 (pendulum) beside ours\n{tables({PENDULUM: pendulum})[0]}\n")
    cranks = {case: case.compare_bonds() for case in (HYPERSTATIC, ISOSTATIC)}
    print(f"\nBoudon's table 5 (slider-crank) beside ours\n{tables(cranks)[0]}\n\n{REMARK}")
    return {"The four methods: pendulum": _pendulum(pendulum), "The four methods: slider-crank": _slider_crank(cranks)}


def _pendulum(compared: Mapping[str, bg.Comparison]) -> str:
    found = compared["vector"]
    caption = (
        "Like figure 21: angular velocity against minimal coordinates. "
        "Springs that start unloaded ring: the peak at the start."
    )
    parts = [_table("Table 1", {PENDULUM: compared}), _figure(found.plot("hinge.rate", logarithmic=False), caption)]
    return "".join([*parts, found.html("hinge.rate"), *_drawings(found, ["hinge", "bar"])])


def _slider_crank(cranks: Mapping[Case, Mapping[str, bg.Comparison]]) -> str:
    found = cranks[ISOSTATIC]["vector"]
    run, data = found["minimal coordinates"], reference(ISOSTATIC.reference)
    parts = [
        _table("Table 5", cranks),
        _figure(
            curves(run.ts, data["t"], _centres(run, data)),
            "Like figure 29: mass centres in the inertial frame. Dots: the independent solution.",
        ),
        _figure(
            curves(run.ts, data["t"], _angles(run, data)),
            "Like figure 30: angles of crank and rod. Dots: the independent solution.",
        ),
        _figure(
            found.plot("bore.velocity", logarithmic=False),
            "Like figure 31: piston velocity against minimal coordinates; the paper's stay within 4e-3 m/s.",
        ),
        found.html("bore.velocity", text="The isostatic slider-crank:"),
        cranks[HYPERSTATIC]["vector"].html(
            "bore.velocity", text="The hyperstatic one, three of whose twenty rows repeat others:"
        ),
        *_drawings(found, ["big_end", "rod"]),
    ]
    return "".join(parts)


def _centres(run: bg.Solution, data: Mapping[str, np.ndarray]) -> Curves:
    """Mass centres, and where crank angle and stroke of the independent solution put them (r = 0.2 m)."""
    cosine, sine, stroke = np.cos(data["main.angle"]), np.sin(data["main.angle"]), data["bore.displacement"]
    exact = {
        "crank": (0.1 * cosine, 0.1 * sine),
        "rod": (0.5 * (0.2 * cosine + stroke), 0.1 * sine),
        "piston": (stroke, 0.0 * stroke),
    }

    def along(k: int) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        return {name: (np.asarray(run[f"{name}.position"])[:, k], exact[name][k]) for name in exact}

    return {"x [m]": along(0), "y [m]": along(1)}


def _angles(run: bg.Solution, data: Mapping[str, np.ndarray]) -> Curves:
    """Crank γ and rod ψ from the bore's axis, l sin ψ = −r sin γ; of the run from the places of the pins."""
    crank, piston = np.asarray(run["crank.position"]), np.asarray(run["piston.position"])
    rod = np.arctan2(-2.0 * crank[:, 1], piston[:, 0] - 2.0 * crank[:, 0])
    return {
        "crank angle [rad]": {"crank": (run["main.angle"], data["main.angle"])},
        "rod angle [rad]": {"rod": (rod, -np.arcsin(0.2 * np.sin(data["main.angle"])))},
    }


def curves(times, moments, found: Curves) -> Plot:
    """Lines over the run with dots of another solution at its own moments."""
    figure = matplotlib_figures().Figure(figsize=(WIDTH, 0.5 + HEIGHT * len(found)), layout="constrained")
    for axis, (name, lines) in zip(
        np.atleast_1d(figure.subplots(len(found), 1, sharex=True)), found.items(), strict=True
    ):
        for colour, style, (label, (values, exact)) in zip(COLOURS, STYLES, lines.items(), strict=False):
            axis.plot(times, values, color=colour, linestyle=style, linewidth=1.4, label=label)
            axis.plot(moments, exact, ".", color=colour, markersize=5)
        dress(axis, name)
        if axis.get_legend() and (len(lines) == 1 or axis is not figure.axes[0]):
            axis.get_legend().remove()
    figure.align_ylabels()
    figure.axes[-1].set_xlabel("time [s]")
    return Plot(figure)


def _table(title: str, cases: Mapping[Case, Mapping[str, bg.Comparison]]) -> str:
    return (
        f"<p>Boudon et al. (2019), {escape(title.lower())}, beside ours. "
        f"{escape(REMARK)}</p><div class='wide'>{tables(cases)[1]}</div>"
    )


def _figure(plot: Plot, caption: str) -> str:
    return f"<figure>{plot.svg}<figcaption>{escape(caption)}</figcaption></figure>"


def _drawings(found: bg.Comparison, opened: Sequence[str]) -> Sequence[str]:
    """The graph under the methods that change its causality, with the parts that show how;
    the strokes of both are the same."""
    held, minimal = (found[name].system for name in DRAWN)
    inside = [
        f"<figure>{bg.draw(held, part=name).html}<figcaption>Inside {escape(name)}</figcaption></figure>"
        for name in opened
    ]
    states = ", ".join((*minimal.differential_states, *minimal.following_states))
    text = (
        "The strokes are those of derivative causality, the states are coordinates of joints and their rates: "
        f"{states}."
    )
    return [
        f"<h3>Graph under {DRAWN[0]}</h3>{bg.draw(held).html}",
        *inside,
        f"<h3>Graph under {DRAWN[1]}</h3><p>{escape(text)}</p>{bg.draw(minimal).html}",
    ]
