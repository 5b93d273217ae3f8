"""Every field of every element with every kind of wrong value, each element in a graph."""

import numpy as np

import bgjax as bg
from bgjax.domains import control

from .cases import Case
from .models import circuit
from .values import CUBE, EMPTY, NEGATIVE, NONE, NOT_FINITE, NOT_NUMBERS, ZERO, crossed


ANY = (*NOT_NUMBERS, *NOT_FINITE, EMPTY, CUBE)
GIVEN = (*ANY, NONE)  # where a value is needed
POSITIVE = (*ANY, NEGATIVE)
FLAGS = (*NOT_NUMBERS, NONE)
SINGLE = (*NOT_NUMBERS, NEGATIVE, ZERO)  # whole numbers

FIELDS = {
    bg.R: (
        {},
        dict(resistance=(*POSITIVE, NONE), width=SINGLE, invertible=FLAGS, effort=NOT_NUMBERS, flow=NOT_NUMBERS),
    ),
    bg.C: (
        {},
        dict(compliance=(*POSITIVE, ZERO, NONE), stiffness=(*POSITIVE, NONE), energy=NOT_NUMBERS, coenergy=NOT_NUMBERS),
    ),
    bg.I: ({}, dict(inertia=(*POSITIVE, NONE), energy=NOT_NUMBERS, coenergy=NOT_NUMBERS)),
    bg.Se: ({}, dict(effort=GIVEN)),
    bg.Sf: ({}, dict(flow=GIVEN)),
    bg.Signal: ({}, dict(value=GIVEN)),
    bg.TF: ({}, dict(modulus=GIVEN)),
    bg.GY: ({}, dict(modulus=GIVEN)),
    bg.MTF: ({}, dict(law=NOT_NUMBERS, shape=NOT_NUMBERS)),
    bg.MGY: ({}, dict(law=NOT_NUMBERS, shape=NOT_NUMBERS)),
    bg.MSe: ({}, dict(function=NOT_NUMBERS, width=SINGLE)),
    bg.MSf: ({}, dict(function=NOT_NUMBERS, width=SINGLE)),
    bg.MeasuredC: (dict(stiffness=1.0), dict(stiffness=(*POSITIVE, NONE), rest=ANY)),
    bg.ParasiticC: (dict(stiffness=1.0), dict(stiffness=(*POSITIVE, NONE))),
    bg.Latch: ({}, dict(size=(*POSITIVE, NONE), paced=FLAGS, watching=FLAGS)),
    bg.Permutation: ({}, dict(order=(*NOT_NUMBERS, NONE, EMPTY))),
    bg.Compose: ({}, dict(widths=(*NOT_NUMBERS, NONE, EMPTY, NEGATIVE))),
    bg.Constraint: ({}, dict(width=SINGLE, gap=FLAGS, directions=NOT_NUMBERS[1:4], compliance=NOT_NUMBERS)),
    bg.Field: (dict(ports=dict(a=1)), dict(ports=(*NOT_NUMBERS, NONE), matrix=NOT_NUMBERS, energy=NOT_NUMBERS)),
    bg.Derivative: ({}, dict(width=SINGLE)),
    bg.Freedom: ({}, dict(width=SINGLE, coordinate=NOT_NUMBERS[1:])),
    bg.GeneralisedFlow: ({}, dict(width=SINGLE)),
    bg.GeneralisedEffort: ({}, dict(width=SINGLE)),
    bg.EffortConstraint: ({}, dict(width=SINGLE)),
    bg.Function: (dict(law=lambda x: x), dict(law=(*NOT_NUMBERS, NONE), inputs=(*NOT_NUMBERS[1:], NONE), width=SINGLE)),
    control.Gain: ({}, dict(gain=GIVEN)),
    control.Sum: ({}, dict(signs=GIVEN)),
    control.PI: (dict(proportional=1.0, integral=1.0), dict(proportional=GIVEN, integral=GIVEN)),
    control.PID: (
        dict(proportional=1.0, integral=1.0, derivative=1.0, smoothing=1.0),
        dict(proportional=GIVEN, integral=GIVEN, derivative=GIVEN, smoothing=(*POSITIVE, ZERO, NONE)),
    ),
    control.LowPass: ({}, dict(time_constant=(*POSITIVE, ZERO, NONE))),
    control.Limiter: (
        dict(lower=-1.0, upper=1.0),
        dict(
            lower=(*NOT_NUMBERS, NOT_FINITE[0], EMPTY, CUBE, NONE),
            upper=(*NOT_NUMBERS, NOT_FINITE[0], EMPTY, CUBE, NONE),
        ),
    ),
}
UNNAMED = (
    "order",
    "widths",
    "ports",
    "matrix",
    "law",
    "signs",
    "width",
    "shape",
    "inputs",
    "energy",
)  # told by the name of the class
CURVES = {bg.Sampled: dict(times=GIVEN, values=GIVEN, smooth=FLAGS), bg.Spline: dict(times=GIVEN, values=GIVEN)}


def fields():
    for made, (good, wrong) in FIELDS.items():

        def act(made=made, good=good, **given):
            return bg.Graph(dict(x=made(**{**good, **given})))

        yield from crossed(made.__name__, act, wrong, UNNAMED)
    for made, wrong in CURVES.items():

        def act(made=made, **given):
            return bg.Graph(dict(x=bg.Se(made(**{"times": [0.0, 1.0], "values": [0.0, 1.0], **given}))))

        yield from crossed(made.__name__, act, wrong)
    yield from crossed(
        "Guess",
        lambda **given: circuit(options={"initial": {"L.flow": bg.Guess(**given)}}),
        dict(value=(*NOT_NUMBERS, *NOT_FINITE, NONE)),
        ("value",),
    )


def shapes():
    """Numbers of the wrong shape, order or sign."""

    def graph(element):
        return bg.Graph(dict(x=element))

    matrices = {
        "not square": np.ones((2, 3)),
        "not symmetric": [[1.0, 2.0], [0.0, 1.0]],
        "indefinite": [[1.0, 2.0], [2.0, 1.0]],
        "negative": [[-1.0, 0.0], [0.0, -1.0]],
    }
    for name, value in matrices.items():
        for made in (bg.R, bg.C, bg.I):
            yield Case(
                f"{made.__name__}: a matrix that is {name}",
                lambda made=made, value=value: graph(made(value)),
                bg.BondGraphError,
                "x.",
            )
    samples = {
        "one sample": ([0.0], [1.0]),
        "times that fall": ([1.0, 0.0], [0.0, 1.0]),
        "times that repeat": ([0.0, 0.0], [0.0, 1.0]),
        "lengths that differ": ([0.0, 1.0, 2.0], [0.0, 1.0]),
        "NaN among the values": ([0.0, 1.0], [0.0, np.nan]),
        "infinity among the times": ([0.0, np.inf], [0.0, 1.0]),
        "text among the values": ([0.0, 1.0], ["a", "b"]),
    }
    for made in (bg.Sampled, bg.Spline):
        for name, pair in samples.items():
            yield Case(f"{made.__name__}: {name}", lambda made=made, pair=pair: graph(bg.Se(made(*pair))))

        def short(made=made):
            return bg.simulate(bg.compile(circuit(V=bg.Se(made([0.0, 1.0], [0.0, 1.0])))), 0.0, 2.0, saveat=[0.0])

        yield Case(
            f"{made.__name__}: data that end before the run",
            short,
            bg.MagnitudeWarning,
            "V.effort: the samples end at t = 1, the run at 2",
        )

        def late(made=made):
            return bg.simulate(bg.compile(circuit(V=bg.Se(made([0.5, 1.0], [0.0, 1.0])))), 0.0, 1.0, saveat=[0.0])

        yield Case(f"{made.__name__}: data that begin after the run", late, bg.MagnitudeWarning, "begin at t = 0.5")
    yield Case("R: given twice", lambda: graph(bg.R(1.0, effort=lambda f: f)))
    yield Case("C: compliance and stiffness", lambda: graph(bg.C(1.0, stiffness=1.0)))
    yield Case("R: nothing given", lambda: graph(bg.R()))
    yield Case("Limiter: limits exchanged", lambda: graph(control.Limiter(1.0, -1.0)))
    yield Case("Sum: words", lambda: graph(control.Sum("plus")))
    yield Case("Permutation: twice the same", lambda: graph(bg.Permutation((0, 0))))
    yield Case(
        "TF: zero",
        lambda: bg.compile(circuit([*("V -> j -> L", "j -> R", "j -> C"), "j -> T -> Q"], T=bg.TF(0.0), Q=bg.R(1.0))),
    )
    for made in (bg.R, bg.I, bg.C):
        yield Case(f"{made.__name__}: the class Sampled", lambda made=made: graph(made(bg.Sampled)))
        yield Case(f"{made.__name__}: a function for a number", lambda made=made: graph(made(np.sin)))
        yield Case(f"{made.__name__}: True", lambda made=made: graph(made(True)))
    for made in (bg.Se, bg.Sf, bg.Signal):
        yield Case(f"{made.__name__}: the class Sampled", lambda made=made: graph(made(bg.Sampled)))
        yield Case(f"{made.__name__}: a matrix", lambda made=made: graph(made(np.eye(2))))


CASES = [*fields(), *shapes()]
