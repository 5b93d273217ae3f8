"""Bad sensors, inputs and data of a diagnosis, and what bgjax says to them; see error_catalogue.py."""

import numpy as np

import bgjax as bg

from .error_catalogue import found
from .error_catalogue_fit import EXAMPLE


S, P, V, Q, D = bg.StructureError, bg.ParameterError, bg.SolvabilityError, bg.ResultError, bg.DataError
T = np.linspace(0.0, 1.0, 60)
DATA = {"t": T, "L.flow": T, "J.flow": T}


def motor():
    nodes = dict(V=bg.Se(60.0), i=bg.One(), L=bg.I(0.05), R=bg.R(0.4), K=bg.GY(0.876), w=bg.One())
    nodes |= dict(J=bg.I(0.0635), b=bg.R(0.226))
    return bg.Graph(nodes, ["V -> i -> L", "i -> R", "i -> K -> w -> J", "w -> b"])


def diagnosed(sensors=("L.flow", "J.flow"), **options):
    return lambda: bg.diagnose(motor(), sensors, **options)


def judged(data=DATA, **options):
    return lambda: diagnosed()().residuals(data, **options)


def proposed(*arguments, **options):
    return lambda: diagnosed()().propose(*arguments, **options)


def oscillator():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), k=bg.C(0.5))
    return bg.Graph(nodes, ["F -> v -> m", "v -> k"])


ADD = "name what is measured: sensors=['L.flow'], or bond a bg.FlowSensor or bg.EffortSensor to a junction."
DIAGNOSIS = {
    "no model": (
        S,
        lambda: bg.diagnose(3.0),
        found("diagnose: got 3.0.", "give a graph, an assembly or a compiled system: bg.diagnose(graph, ['L.flow'])."),
    ),
    "no sensors": (S, diagnosed(None), found("sensors: there is none.", ADD)),
    "an empty list of sensors": (S, diagnosed([]), found("sensors: there is none.", ADD)),
    "sensors that do not exist": (
        Q,
        diagnosed(["L.flwo", "X.flow"]),
        found(
            "L.flwo: is not a result that can be measured.",
            "choose from 'L.effort', 'L.flow', 'L.momentum'.",
            "X.flow: is not a result that can be measured.",
            "did you mean 'w.flow'?",
        ),
    ),
    "a component that does not exist": (
        Q,
        diagnosed(["L.flow[2]"]),
        found("L.flow[2]: L.flow is one number.", "write 'L.flow'."),
    ),
    "a sensor that is no name": (
        Q,
        diagnosed([3, "J.flow"]),
        found("sensors: 3 is not a name.", "name results, such as 'L.flow'."),
    ),
    "sensors that are no list": (P, diagnosed(3), found("sensors: 3 is not a list of names.", ADD)),
    "a sensor twice": (Q, diagnosed(["L.flow", "L.flow"]), found("L.flow: is named twice.", "name every sensor once.")),
    "a sensor of power": (
        Q,
        diagnosed(["L.power"]),
        found("L.power: is not a result that can be measured.", "choose from 'L.effort', 'L.flow', 'L.momentum'."),
    ),
    "an input that does not exist": (
        P,
        diagnosed(known_inputs=["U.effort"]),
        found("U.effort: is not a source with a value.", "did you mean 'V.effort'?"),
    ),
    "inputs that are no list": (
        P,
        diagnosed(known_inputs=3),
        found(
            "known_inputs: 3 is not a list of names.",
            "name sources: known_inputs=['V.effort']; an empty list means that none is known.",
        ),
    ),
    "no redundancy": (
        V,
        diagnosed(["J.flow"], known_inputs=[]),
        found(
            "sensors: J.flow and the inputs give no redundancy relation.",
            "add one of i.flow, V.effort, L.effort, R.effort, J.effort.",
        ),
    ),
    "an unknown force on a spring": (
        V,
        lambda: bg.diagnose(oscillator(), "m.flow", known_inputs=[]),
        found(
            "sensors: m.flow and the inputs give no redundancy relation (k would need an initial value).",
            "add one of F.effort, m.effort, k.effort, v.flow.",
        ),
    ),
    "no data": (
        D,
        judged([]),
        found(
            "data: holds no run.",
            EXAMPLE,
        ),
    ),
    "several runs": (
        D,
        judged([DATA, DATA]),
        found("data: hold 2 runs.", "evaluate them one by one: [found.residuals(run) for run in runs]."),
    ),
    "data without a signal": (
        D,
        judged({"t": T, "L.flow": T}),
        found("data, J.flow: is not among the columns.", "did you mean 'L.flow'?"),
    ),
    "data with NaN": (
        D,
        judged({**DATA, "L.flow": np.where(T == 0.0, np.nan, T)}),
        found(
            "data, L.flow: is NaN in 1 of 60 rows, first in row 0.",
            "say gaps=True if nothing was measured there, or leave these rows out.",
        ),
    ),
    "too few samples": (
        D,
        judged({name: values[:4] for name, values in DATA.items()}),
        found("data: hold 4 samples; one window has 5.", "measure more often or longer, or give a smaller window=."),
    ),
    "a window that is too long": (
        D,
        judged(window=61),
        found("data: hold 60 samples; one window has 61.", "measure more often or longer, or give a smaller window=."),
    ),
    "a window that is too short": (
        P,
        judged(window=3),
        found("window: 3 samples do not determine polynomials of degree 3.", "give a whole number, at least 4."),
    ),
    "a degree that is too low": (
        P,
        judged(degree=0),
        found("degree: 0 is too low for derivatives of order 1.", "give a whole number, at least 1; 3 is usual."),
    ),
    "bad settings": (
        P,
        judged(threshold=-1.0, hold=0),
        found(
            "threshold: -1.0 is not a positive number.",
            "give a number of standard deviations, such as 3.0.",
            "hold: 0 is not a positive whole number.",
            "give a number of samples.",
        ),
    ),
    "gaps that are no flag": (
        P,
        judged(gaps=3),
        found("gaps: 3 is neither True nor False.", "write gaps=True or gaps=False."),
    ),
    "noise of another signal": (
        P,
        judged(noise={"L.flwo": 0.1}),
        found("noise, L.flwo: is not a signal of the relations.", "choose from 'L.flow'."),
    ),
    "noise that is negative": (
        P,
        judged(noise={"L.flow": -0.1}),
        found(
            "noise, L.flow: -0.1 is not a standard deviation.",
            "give a number in the unit of the signal, or leave it out.",
        ),
    ),
    "noise as a number": (
        P,
        judged(noise=0.1),
        found("noise: 0.1 does not give them by name.", "give standard deviations by signal: noise={'L.flow': 0.01}."),
    ),
    "a residual that does not exist": (
        Q,
        lambda: judged()()["r3"],
        found("'r3': is not a residual.", "choose from 'r1', 'r2'."),
    ),
    "a component that is none": (
        Q,
        lambda: diagnosed()().signatures["X"],
        found(
            "'X': is not a component of this diagnosis.",
            "choose from 'V', 'L', 'R', 'K', 'J', 'b', 'L.flow', 'J.flow'.",
        ),
    ),
    "candidates that do not exist": (
        Q,
        proposed(["X.flow"]),
        found("X.flow: is not a result that can be measured.", "did you mean 'w.flow'?"),
    ),
    "sets of no size": (
        P,
        proposed(largest=0),
        found("largest: 0 is not a positive whole number.", "write largest=2."),
    ),
}
