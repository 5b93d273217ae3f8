"""Runs, initial conditions, derivatives, linear models, drawings and values by path, each called the wrong way."""

from functools import partial

import diffrax as dfx
import jax.numpy as jnp
import numpy as np

import bgjax as bg

from .cases import Case
from .models import circuit, gyro, pendulum, swinging, system
from .values import Nothing


NAN, INF = float("nan"), float("inf")
NO_SYSTEMS = {
    "None": None,
    "text": "system",
    "a graph": circuit,
    "the class System": lambda: bg.System,
    "a number": 3.0,
    "an object": Nothing(),
}
TIMES = {
    "NaN": NAN,
    "infinity": INF,
    "None": None,
    "text": "1 s",
    "a vector": [0.0, 1.0],
    "a complex number": 1j,
    "a huge number": 10**400,
    "a mapping": {},
}
TOLERANCES = {
    "zero": 0.0,
    "negative": -1e-6,
    "NaN": NAN,
    "infinity": INF,
    "text": "small",
    "None": None,
    "complex": 1e-6j,
    "a vector": [1e-6, 1e-6, 1e-6, 1e-6],
}
SAVED = {
    "NaN": [0.0, NAN],
    "not increasing": [1.0, 0.0],
    "outside": [0.0, 2.0],
    "text": "all",
    "one number": 0.5,
    "a matrix": [[0.0, 1.0]],
    "empty": [],
    "a mapping": {"ts": [0.0]},
    "complex": [0.0, 1j],
    "a huge number": [0.0, 10**400],
    "masked": np.ma.array([0.0, 1.0], mask=[False, True]),
}
STARTS = {
    "a name that is no state": {"L.flw": 1.0},
    "a state of another kind": {"L.displacement": 1.0},
    "a number for a name": {3: 1.0},
    "text": {"L.flow": "fast"},
    "None": {"L.flow": None},
    "NaN": {"L.flow": NAN},
    "infinity": {"L.flow": INF},
    "complex": {"L.flow": 1j},
    "masked": {"L.flow": np.ma.masked},
    "a huge number": {"L.flow": 10**400},
    "a vector": {"L.flow": [1.0, 2.0]},
    "a function": {"L.flow": lambda t: t},
    "a guess that is NaN": {"L.flow": bg.Guess(NAN)},
    "the class Guess": {"L.flow": bg.Guess},
    "a result of forces": {"L.effort": 1.0},
    "a parameter": {"L.inertia": 1.0},
}
VECTORS = {
    "text": "rest",
    "a number": 1.0,
    "too short": [0.0],
    "too long": [0.0, 0.0, 0.0],
    "NaN": [NAN, 0.0],
    "complex": [1j, 0.0],
    "an object": Nothing(),
    "a set": {1.0, 2.0},
}
SOLVERS = {
    "the class Tsit5": dfx.Tsit5,
    "text": "RK45",
    "without error estimate": dfx.Euler(),
    "a number": 4,
    "a function": jnp.sin,
}


def made(value):
    """A value that is made when it is needed."""
    return value() if callable(value) and getattr(value, "__name__", "") in ("circuit", "<lambda>") else value


def run(**changes):
    arguments = {**dict(system=system(), t0=0.0, t1=1.0), **changes}
    return bg.simulate(
        arguments.pop("system"), arguments.pop("t0"), arguments.pop("t1"), arguments.pop("y0", None), **arguments
    )


def simulating():
    for name, value in NO_SYSTEMS.items():
        yield Case(
            f"simulate, system: {name}", lambda value=value: run(system=made(value)), bg.BondGraphError, "system"
        )
    for word in ("t0", "t1"):
        for name, value in TIMES.items():
            yield Case(f"simulate, {word}: {name}", partial(run, **{word: value}), bg.BondGraphError, word)
    yield Case("simulate, t1 before t0", partial(run, t0=1.0, t1=0.0), bg.BondGraphError, "not after")
    yield Case("simulate, t1 equal to t0", partial(run, t0=1.0, t1=1.0), bg.BondGraphError, "not after")
    for word in ("rtol", "atol"):
        for name, value in TOLERANCES.items():
            if not (word == "atol" and value is None):
                yield Case(f"simulate, {word}: {name}", partial(run, **{word: value}), bg.BondGraphError, word)
    for name, value in SAVED.items():
        yield Case(f"simulate, saveat: {name}", partial(run, saveat=value), bg.BondGraphError, "saveat")
    for name, value in {**STARTS, **VECTORS}.items():
        yield Case(f"simulate, initial condition: {name}", partial(run, y0=value))
    for name, value in SOLVERS.items():
        yield Case(f"simulate, solver: {name}", partial(run, solver=value), bg.BondGraphError, "solver")
    for word in ("throw", "audit", "verify"):
        for name, value in {"text": "yes", "None": None, "a number": 2}.items():
            yield Case(f"simulate, {word}: {name}", partial(run, **{word: value}), bg.BondGraphError, word)
    for name, value in {
        "text": "many",
        "zero": 0,
        "negative": -1,
        "a fraction": 10.5,
        "True": True,
        "infinity": INF,
    }.items():
        yield Case(f"simulate, max_steps: {name}", partial(run, max_steps=value), bg.BondGraphError, "max_steps")
    for name, value in {"text": "half", "a number": 32, "a class": np.float32, "float16": "float16"}.items():
        yield Case(f"simulate, precision: {name}", partial(run, precision=value), bg.BondGraphError, "precision")
    for name, value in {"outside": [2.0], "NaN": [NAN], "text": "end", "a matrix": [[0.5]], "a mapping": {}}.items():
        yield Case(f"simulate, stops: {name}", partial(run, stops=value), bg.BondGraphError, "stops")
    for name, value in {"text": "reverse", "the class": dfx.ForwardMode, "a number": 1}.items():
        yield Case(f"simulate, adjoint: {name}", partial(run, adjoint=value), bg.BondGraphError, "adjoint")
    for name, value in {"text": "bar", "the class": dfx.TextProgressMeter}.items():
        yield Case(f"simulate, progress: {name}", partial(run, progress=value), bg.BondGraphError, "progress")


def starting():
    for name, value in STARTS.items():
        yield Case(f"initialise: {name}", lambda value=value: bg.initialise(system(), value))
        yield Case(f"initial condition: {name}", lambda value=value: bg.start(system(), value))
    for name, value in NO_SYSTEMS.items():
        yield Case(f"initialise, system: {name}", lambda value=value: bg.initialise(made(value)))
    for name, value in TIMES.items():
        yield Case(
            f"initialise, time: {name}",
            lambda value=value: bg.initialise(system(), time=value),
            bg.BondGraphError,
            "time",
        )
    for name, value in {"text": "rest", "a vector": [0.0, 0.0], "a number": 1.0}.items():
        yield Case(f"initialise, values: {name}", lambda value=value: bg.initialise(system(), value))
    yield Case(
        "initialise, preload of a rigid system",
        lambda: bg.initialise(system(), preload=True),
        bg.BondGraphError,
        "preload",
    )
    yield Case(
        "initialise, preload: text", lambda: bg.initialise(system(), preload="yes"), bg.BondGraphError, "preload"
    )


def turning():
    """Angles in degrees, and orientations that are none."""
    degrees = "np.deg2rad"
    yield Case(
        "a hinge at 30 degrees", lambda: bg.initialise(swinging(), {"main.angle": 30.0}), bg.MagnitudeWarning, degrees
    )
    yield Case(
        "a hinge at -90 degrees", lambda: bg.initialise(swinging(), {"main.angle": -90.0}), bg.MagnitudeWarning, degrees
    )
    yield Case(
        "a guess of 45 degrees",
        lambda: bg.initialise(swinging(), {"main.angle": bg.Guess(45.0)}),
        bg.MagnitudeWarning,
        degrees,
    )
    yield Case(
        "180 degrees in a run",
        lambda: bg.simulate(swinging(), 0.0, 0.01, {"main.angle": 180.0}, saveat=[0.0]),
        bg.MagnitudeWarning,
        degrees,
    )
    yield Case(
        "60 degrees in the model",
        lambda: bg.initialise(bg.compile(pendulum(initial={"main.angle": 60.0}))),
        bg.MagnitudeWarning,
        degrees,
    )
    for name, value in {
        "zeros": [0.0] * 4,
        "NaN": [NAN, 0.0, 0.0, 0.0],
        "three numbers": [0.0, 0.0, 0.1],
        "five numbers": [1.0, 0, 0, 0, 0],
        "text": "up",
    }.items():
        yield Case(f"an orientation: {name}", lambda value=value: bg.initialise(gyro(), {"rod.orientation": value}))
    yield Case(
        "an orientation of length 30",
        lambda: bg.initialise(gyro(), {"rod.orientation": [30.0, 0.0, 0.0, 0.0]}),
        bg.MagnitudeWarning,
        "length",
    )
    yield Case(
        "an orientation, the scalar last in degrees",
        lambda: bg.initialise(gyro(), {"rod.orientation": [0, 0, 90.0, 1.0]}),
        bg.MagnitudeWarning,
        "length",
    )


def derivatives():
    def loss(sol):
        return jnp.sum(sol["L.flow"] ** 2)

    def grad(*a, loss=loss, system_=None, paths=("R.resistance",), t0=0.0, t1=1.0, **k):
        return bg.gradient(loss, system_ or system(), paths, t0, t1, *a, **k)

    for name, value in NO_SYSTEMS.items():
        if value is not None:
            yield Case(f"gradient, system: {name}", lambda value=value: grad(system_=made(value)))
    for name, value in {
        "None": None,
        "a number": 1.0,
        "text": "L.flow",
        "a class": float,
        "takes nothing": lambda: 0.0,
    }.items():
        yield Case(f"gradient, loss: {name}", lambda value=value: grad(loss=value))
    wrong = {
        "misspelt": ["R.resistence"],
        "no node": ["Q.resistance"],
        "a number": [1],
        "None": None,
        "empty": [],
        "a state": ["L.flow"],
        "a mapping": {},
        "an object": Nothing(),
    }
    for name, value in wrong.items():
        yield Case(f"gradient, paths: {name}", lambda value=value: grad(paths=value))
        yield Case(
            f"sensitivity, paths: {name}", lambda value=value: bg.sensitivity(system(), ["L.flow"], value, 0.0, 1.0)
        )
    for name, value in {
        "misspelt": ["L.flw"],
        "a number": [1],
        "None": None,
        "empty": [],
        "a parameter": ["L.inertia"],
        "an object": Nothing(),
    }.items():
        yield Case(
            f"sensitivity, outputs: {name}",
            lambda value=value: bg.sensitivity(system(), value, ["R.resistance"], 0.0, 1.0),
        )
    for name, value in {"text": "backward", "a number": 1, "a class": dfx.ForwardMode}.items():
        yield Case(f"gradient, mode: {name}", lambda value=value: grad(mode=value), bg.BondGraphError, "mode")
        yield Case(
            f"sensitivity, mode: {name}",
            lambda value=value: bg.sensitivity(system(), ["L.flow"], ["R.resistance"], 0.0, 1.0, mode=value),
            bg.BondGraphError,
            "mode",
        )
    for name, value in TIMES.items():
        yield Case(f"gradient, t1: {name}", lambda value=value: grad(t1=value), bg.BondGraphError, "t1")
        yield Case(
            f"sensitivity, t1: {name}",
            lambda value=value: bg.sensitivity(system(), ["L.flow"], ["R.resistance"], 0.0, value),
            bg.BondGraphError,
            "t1",
        )
    yield Case("gradient, a misspelt option", lambda: grad(rtoll=1e-6), bg.BondGraphError, "rtol")
    yield Case(
        "sensitivity, a misspelt option",
        lambda: bg.sensitivity(system(), ["L.flow"], ["R.resistance"], 0.0, 1.0, maxsteps=3),
        bg.BondGraphError,
        "max_steps",
    )
    yield Case(
        "gradient, an initial condition that is no state", lambda: grad({"L.flw": 1.0}), bg.BondGraphError, "L.flw"
    )


def linear():
    for name, value in NO_SYSTEMS.items():
        yield Case(f"linearise, system: {name}", lambda value=value: bg.linearise(made(value)))
        yield (
            Case(f"equations, system: {name}", lambda value=value: bg.equations(made(value)))
            if name != "a graph"
            else Case("equations of a graph of nothing", lambda: bg.equations(bg.Graph({})))
        )
    for name, value in {**STARTS, **VECTORS}.items():
        yield Case(f"linearise, state: {name}", lambda value=value: bg.linearise(system(), value))
    for name, value in TIMES.items():
        yield Case(
            f"linearise, time: {name}",
            lambda value=value: bg.linearise(system(), time=value),
            bg.BondGraphError,
            "time",
        )
    for word in ("inputs", "outputs"):
        for name, value in {
            "misspelt": ["V.efort"],
            "a number": 3,
            "numbers": [3],
            "None": [None],
            "a node": ["V"],
            "an object": Nothing(),
        }.items():
            yield Case(
                f"linearise, {word}: {name}", lambda word=word, value=value: bg.linearise(system(), **{word: value})
            )
    yield Case(
        "linearise, an input that is no source",
        lambda: bg.linearise(system(), inputs=["R.effort"]),
        bg.BondGraphError,
        "R.effort",
    )
    for name, value in {"text": "all", "a number": 3, "misspelt": ["L.flw"]}.items():
        yield Case(f"linearise, coordinates: {name}", lambda value=value: bg.linearise(system(), coordinates=value))
    yield Case("equations, opaque: text", lambda: bg.equations(system(), opaque="yes"), bg.BondGraphError, "opaque")
    for name in ("gyristor", "transformation", "transported_ejs", "virtual_inertia"):
        for word, value in NO_SYSTEMS.items():
            yield Case(
                f"{name}, system: {word}", lambda name=name, value=value: getattr(bg, name)(made(value), 0.0, [0.0])
            )


CASES = [case for topic in (simulating, starting, turning, derivatives, linear) for case in topic()]
