"""Sweeps, designs, fits, global sensitivities, comparisons and studies of parasitic elements,
each called the wrong way."""

from functools import partial

import numpy as np

import bgjax as bg

from .cases import Case
from .models import TIMES, circuit, data, pendulum, system
from .running import INF, NAN, NO_SYSTEMS, SAVED, SOLVERS, STARTS, TOLERANCES, made
from .running import TIMES as WRONG_TIMES
from .values import Nothing


NO_VALUES = {
    "None": None,
    "text": "R",
    "a list": [1.0],
    "a number": 3.0,
    "empty": {},
    "a key that is no text": {3: [1.0, 2.0]},
}
WRONG_VALUES = {
    "misspelt": {"R.resistence": [1.0, 2.0]},
    "a node": {"R": [1.0, 2.0]},
    "one number": {"R.resistance": 1.0},
    "text": {"R.resistance": "1, 2"},
    "NaN": {"R.resistance": [1.0, NAN]},
    "negative": {"R.resistance": [1.0, -1.0]},
    "complex": {"R.resistance": [1.0, 1j]},
    "masked": {"R.resistance": np.ma.array([1.0, 2.0], mask=[False, True])},
    "huge": {"R.resistance": [1.0, 10**400]},
    "two lengths": {"R.resistance": [1.0, 2.0], "L.inertia": [1.0, 2.0, 3.0]},
    "an empty list": {"R.resistance": []},
    "an object": {"R.resistance": Nothing()},
}
RANGES = {
    "misspelt": {"R.resistence": (1.0, 2.0)},
    "one number": {"R.resistance": 1.0},
    "three numbers": {"R.resistance": (1.0, 2.0, 3.0)},
    "turned round": {"R.resistance": (2.0, 1.0)},
    "equal": {"R.resistance": (1.0, 1.0)},
    "NaN": {"R.resistance": (1.0, NAN)},
    "infinity": {"R.resistance": (1.0, INF)},
    "text": {"R.resistance": "1 to 2"},
    "None": None,
    "empty": {},
    "a list": [(1.0, 2.0)],
    "complex": {"R.resistance": (1.0, 2j)},
    "huge": {"R.resistance": (1.0, 10**400)},
}
COUNTS = {"zero": 0, "negative": -4, "a fraction": 2.5, "text": "many", "None": None, "True": True, "NaN": NAN}
OUTPUTS = {"misspelt": ["L.flw"], "a number": 3, "None": None, "empty": [], "numbers": [3], "an object": Nothing()}


def swept(values=None, system_=None, t0=0.0, t1=1.0, *rest, **options):
    of = system() if system_ is None else system_
    values = {"R.resistance": [1.0, 2.0]} if values is None else values
    return bg.sweep(of, values, t0, t1, *rest, **options)


def sweeping():
    for name, value in NO_SYSTEMS.items():
        if value is not None:
            yield Case(f"sweep, system: {name}", lambda value=value: swept(system_=made(value)))
    for name, value in {**NO_VALUES, **WRONG_VALUES}.items():
        yield Case(f"sweep, values: {name}", lambda value=value: bg.sweep(system(), value, 0.0, 1.0))
    for name, value in WRONG_TIMES.items():
        yield Case(f"sweep, t1: {name}", partial(swept, t1=value), bg.BondGraphError, "t1")
    for name, value in SAVED.items():
        yield Case(f"sweep, saveat: {name}", partial(swept, saveat=value), bg.BondGraphError, "saveat")
    for name, value in STARTS.items():
        if name not in ("a vector",):
            yield Case(
                f"sweep, initial condition: {name}",
                lambda value=value: bg.sweep(system(), {"R.resistance": [1.0, 2.0]}, 0.0, 1.0, value),
            )
    for name, value in SOLVERS.items():
        yield Case(f"sweep, solver: {name}", partial(swept, solver=value), bg.BondGraphError, "solver")
    for name, value in TOLERANCES.items():
        yield Case(f"sweep, rtol: {name}", partial(swept, rtol=value), bg.BondGraphError, "rtol")
    for name, value in {"text": "cloud", "a number": 2, "a class": dict}.items():
        yield Case(f"sweep, executor: {name}", partial(swept, executor=value), bg.BondGraphError, "executor")
    for name, value in {"a number": 3, "an object": Nothing(), "a list": ["runs"]}.items():
        yield Case(f"sweep, store: {name}", partial(swept, store=value), bg.BondGraphError, "store")
    for name, value in {"text": "L.flow", "a number": 1.0}.items():
        yield Case(f"sweep, loss: {name}", partial(swept, loss=value), bg.BondGraphError, "loss")
    yield Case("sweep, paths without a loss", partial(swept, paths=["L.inertia"]), bg.BondGraphError, "loss")
    yield Case("sweep, vectorised: text", partial(swept, vectorised="yes"), bg.BondGraphError, "vectorised")
    yield Case("sweep, precision: text", partial(swept, precision="half"), bg.BondGraphError, "precision")


def designs():
    for name, value in NO_VALUES.items():
        yield Case(f"grid: {name}", lambda value=value: bg.grid(value))
    for name in ("text", "NaN", "complex", "huge", "an empty list", "an object"):
        yield Case(f"grid, values: {name}", lambda name=name: bg.grid(WRONG_VALUES[name]))
    for name, value in RANGES.items():
        if name != "misspelt":
            yield Case(f"random_design, ranges: {name}", lambda value=value: bg.random_design(value, 8))
        yield Case(f"sobol, ranges: {name}", lambda value=value: bg.sobol(system(), ["L.flow"], value, 0.0, 1.0))
        yield Case(f"morris, ranges: {name}", lambda value=value: bg.morris(system(), ["L.flow"], value, 0.0, 1.0))
    for name, value in COUNTS.items():
        yield Case(
            f"random_design, count: {name}",
            lambda value=value: bg.random_design({"R.resistance": (1.0, 2.0)}, value),
            bg.BondGraphError,
            "count",
        )
        for call, word in ((bg.sobol, "samples"), (bg.morris, "trajectories"), (bg.morris, "levels")):

            def act(call=call, word=word, value=value):
                return call(system(), ["L.flow"], {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, **{word: value})

            yield Case(f"{call.__name__}, {word}: {name}", act, bg.BondGraphError, word)
    for name, value in {"text": "x", "negative": -1, "a fraction": 0.5}.items():
        yield Case(
            f"random_design, seed: {name}",
            lambda value=value: bg.random_design({"R.resistance": (1.0, 2.0)}, 8, seed=value),
            bg.BondGraphError,
            "seed",
        )
        for call in (bg.sobol, bg.morris):

            def act(call=call, value=value):
                return call(system(), ["L.flow"], {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, seed=value)

            yield Case(f"{call.__name__}, seed: {name}", act, bg.BondGraphError, "seed")
    for name, value in {"text": "halton?", "a number": 2, "None": None}.items():
        yield Case(
            f"random_design, kind: {name}",
            lambda value=value: bg.random_design({"R.resistance": (1.0, 2.0)}, 8, kind=value),
            bg.BondGraphError,
            "kind",
        )
    for name, value in {"zero": 0.0, "one": 1.0, "percent": 95, "text": "95 %", "NaN": NAN}.items():

        def act(value=value):
            return bg.sobol(system(), ["L.flow"], {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, confidence=value)

        yield Case(f"sobol, confidence: {name}", act, bg.BondGraphError, "confidence")
    for name, value in OUTPUTS.items():
        for call in (bg.sobol, bg.morris):
            yield Case(
                f"{call.__name__}, outputs: {name}",
                lambda call=call, value=value: call(system(), value, {"R.resistance": (1.0, 2.0)}, 0.0, 1.0),
            )
    for name, value in NO_SYSTEMS.items():
        for call in (bg.sobol, bg.morris):
            yield Case(
                f"{call.__name__}, system: {name}",
                lambda call=call, value=value: call(made(value), ["L.flow"], {"R.resistance": (1.0, 2.0)}, 0.0, 1.0),
            )

    def act():
        return bg.sobol(system(), ["L.flow"], {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, sample=8)

    yield Case("sobol, a misspelt option", act, bg.BondGraphError, "samples")


def problem(data_=None, parameters=("R.resistance",), system_=None, **options):
    of = system() if system_ is None else system_
    measured = data() if data_ is None else data_
    return bg.FitProblem(of, measured, parameters=parameters, **options)


def fitting():
    def flow():
        return data()["L.flow"]

    for name, value in NO_SYSTEMS.items():
        if value is not None:
            yield Case(f"FitProblem, system: {name}", lambda value=value: problem(system_=made(value)))
    runs = {
        "no times": lambda: {"L.flow": flow()},
        "no columns": lambda: {"t": TIMES},
        "a column that is no result": lambda: {"t": TIMES, "L.flw": flow()},
        "lengths that differ": lambda: {"t": TIMES, "L.flow": flow()[:-1]},
        "NaN in the data": lambda: {"t": TIMES, "L.flow": np.where(TIMES > 0.5, NAN, flow())},
        "infinity in the data": lambda: {"t": TIMES, "L.flow": np.where(TIMES > 0.5, INF, flow())},
        "times that fall": lambda: {"t": TIMES[::-1], "L.flow": flow()},
        "times that repeat": lambda: {"t": np.zeros(11), "L.flow": flow()},
        "NaN among the times": lambda: {"t": np.where(TIMES > 0.5, NAN, TIMES), "L.flow": flow()},
        "text": lambda: {"t": TIMES, "L.flow": ["a"] * 11},
        "complex": lambda: {"t": TIMES, "L.flow": flow() * 1j},
        "masked": lambda: {"t": TIMES, "L.flow": np.ma.array(flow(), mask=TIMES > 0.5)},
        "masked times": lambda: {"t": np.ma.array(TIMES, mask=TIMES > 0.5), "L.flow": flow()},
        "huge": lambda: {"t": TIMES, "L.flow": [10**400] * 11},
        "one row": lambda: {"t": [0.0], "L.flow": [1.0]},
        "a list of numbers": lambda: [1.0, 2.0],
        "an array": lambda: np.zeros((11, 2)),
        "an empty list": lambda: [],
        "a number": lambda: 3.0,
        "a file that is not there": lambda: "nowhere.csv",
        "a matrix for a scalar": lambda: {"t": TIMES, "L.flow": np.zeros((11, 2))},
        "a column called 3": lambda: {"t": TIMES, 3: flow()},
        "a constant result": lambda: {"t": TIMES, "L.inertia": flow()},
        "a second run that is wrong": lambda: [data(), {"t": TIMES}],
        "pairs of two lengths": lambda: {"L.flow": (TIMES, flow()[:-1])},
        "pairs of text": lambda: {"L.flow": (TIMES, ["a"] * 11)},
        "a record of nothing": lambda: bg.Record(None, {}),
        "a record without columns": lambda: bg.Record(TIMES, None),
    }
    for name, value in runs.items():
        yield Case(f"FitProblem, data: {name}", lambda value=value: problem(value()))
    sought = {
        "misspelt": ["R.resistence"],
        "empty": [],
        "None": None,
        "a number": 3,
        "a node": ["R"],
        "numbers": [3],
        "a class": {"R.resistance": bg.Positive},
        "text for a freedom": {"R.resistance": "free"},
        "twice": ["R.resistance", "R.resistance"],
        "a state": ["L.flow"],
        "an object": Nothing(),
        "bounds turned round": {"R.resistance": bg.Bounded(2.0, 1.0)},
        "NaN as a bound": {"R.resistance": bg.Bounded(NAN, 1.0)},
        "text as a bound": {"R.resistance": bg.Bounded("a", 1.0)},
        "a guess outside": {"R.resistance": bg.Bounded(0.1, 1.0, guess=3.0)},
        "a guess that is no number": {"R.resistance": bg.Free("x")},
        "a negative guess": {"R.resistance": bg.Positive(-1.0)},
        "a scale of zero": {"R.resistance": bg.Free(scale=0.0)},
        "a guess that is NaN": {"R.resistance": bg.Free(NAN)},
        "a guess that is complex": {"R.resistance": bg.Free(1j)},
        "a huge guess": {"R.resistance": bg.Free(10**400)},
        "a prior that is a number": {"R.resistance": bg.Free(prior=3.0)},
        "a deviation of zero": {"R.resistance": bg.Free(prior=bg.Normal(1.0, 0.0))},
        "a negative deviation": {"R.resistance": bg.Free(prior=bg.Normal(1.0, -1.0))},
        "a factor below one": {"R.resistance": bg.Free(prior=bg.LogNormal(1.0, 0.5))},
        "a vector for a scalar": {"R.resistance": bg.Free([1.0, 2.0])},
        "Inertia of a resistor": {"R.resistance": bg.Inertia()},
        "all fixed": {"R.resistance": bg.Fixed(1.0)},
        "a fixed value that is text": {"R.resistance": bg.Fixed("x"), "L.inertia": bg.Free()},
        "a fixed value that is negative": {"R.resistance": bg.Fixed(-1.0), "L.inertia": bg.Free()},
    }
    for name, value in sought.items():
        yield Case(f"FitProblem, parameters: {name}", lambda value=value: problem(parameters=value))
    for name, value in OUTPUTS.items():
        if value is not None:
            yield Case(f"FitProblem, outputs: {name}", lambda value=value: problem(outputs=value))
    starts = {name: value for name, value in STARTS.items() if "guess" not in name and name != "None"}
    for name, value in {**starts, "text": "rest", "a number": 3.0}.items():
        yield Case(f"FitProblem, initial condition: {name}", lambda value=value: problem(start=value))
    for name, value in {
        "zero": 0.0,
        "negative": -1.0,
        "NaN": NAN,
        "text": "little",
        "misspelt": {"L.flw": 1.0},
        "complex": 1j,
        "an object": Nothing(),
        "masked": np.ma.masked,
    }.items():
        yield Case(f"FitProblem, noise: {name}", lambda value=value: problem(noise=value), bg.BondGraphError, "noise")
    sensors = {
        "misspelt": {"L.flw": bg.Sensor()},
        "a number": 3.0,
        "the class": {"L.flow": bg.Sensor},
        "a number for a sensor": {"L.flow": 2.0},
        "text": {"L.flow": bg.Sensor(bias="x")},
        "a gain that is NaN": {"L.flow": bg.Sensor(gain=NAN)},
        "a negative delay": {"L.flow": bg.Sensor(delay=-1.0)},
    }
    for name, value in sensors.items():
        yield Case(f"FitProblem, sensors: {name}", lambda value=value: problem(sensors=value))
    for name, value in SOLVERS.items():
        yield Case(f"FitProblem, solver: {name}", partial(problem, solver=value), bg.BondGraphError, "solver")
    for name, value in TOLERANCES.items():
        yield Case(f"FitProblem, rtol: {name}", partial(problem, rtol=value), bg.BondGraphError, "rtol")
    for name, value in {"text": "yes", "None": None, "a number": 3}.items():
        yield Case(f"FitProblem, gaps: {name}", partial(problem, gaps=value), bg.BondGraphError, "gaps")
    for name, value in {"text": "many", "zero": 0, "a fraction": 2.5}.items():
        yield Case(f"FitProblem, max_steps: {name}", partial(problem, max_steps=value), bg.BondGraphError, "max_steps")
    options = {
        "method": "magic",
        "steps": -1,
        "starts": 0,
        "seed": "x",
        "loss": "cubic",
        "shooting": "yes",
        "progress": "bar",
    }
    for word, value in options.items():
        yield Case(
            f"fit, {word}={value!r}",
            lambda word=word, value=value: bg.fit(system(), data(), parameters=["R.resistance"], **{word: value}),
        )
    yield Case(
        "fit, a misspelt option",
        lambda: bg.fit(system(), data(), parameters=["R.resistance"], nois=1.0),
        bg.BondGraphError,
        "noise",
    )


def compared(model=None, **options):
    return bg.compare(pendulum() if model is None else model, **{"t1": 0.1, "progress": False, **options})


def comparing():
    for name, value in NO_SYSTEMS.items():
        if value is not None and name != "a graph":
            yield Case(f"compare, model: {name}", lambda value=value: compared(made(value)))
            yield Case(
                f"parasitic_study, model: {name}", lambda value=value: bg.parasitic_study(made(value), progress=False)
            )
    yield Case("parasitic_study of a circuit", lambda: bg.parasitic_study(circuit(), progress=False))
    for name, value in {
        "text": "all",
        "a number": 3,
        "the class": [bg.Multipliers],
        "empty": [],
        "numbers": [1, 2],
        "texts": ["multipliers"],
        "an object": Nothing(),
    }.items():
        yield Case(f"compare, methods: {name}", lambda value=value: compared(methods=value))
    for call, call_name in (
        (compared, "compare"),
        (lambda **k: bg.parasitic_study(pendulum(), progress=False, **k), "parasitic_study"),
    ):
        for name, value in {**WRONG_TIMES, "negative": -1.0, "zero": 0.0}.items():
            yield Case(
                f"{call_name}, t1: {name}", lambda call=call, value=value: call(t1=value), bg.BondGraphError, "t1"
            )
        for name, value in {name: value for name, value in OUTPUTS.items() if value is not None}.items():
            yield Case(f"{call_name}, results: {name}", lambda call=call, value=value: call(results=value))
        for name, value in TOLERANCES.items():
            yield Case(
                f"{call_name}, rtol: {name}", lambda call=call, value=value: call(rtol=value), bg.BondGraphError, "rtol"
            )
        for name, value in {
            "misspelt": {"main.angel": 1.0},
            "text": "rest",
            "NaN": {"main.angle": NAN},
            "a number": 3.0,
        }.items():
            yield Case(f"{call_name}, initial: {name}", lambda call=call, value=value: call(initial=value))
        for name, value in SAVED.items():
            yield Case(
                f"{call_name}, saveat: {name}",
                lambda call=call, value=value: call(saveat=value),
                bg.BondGraphError,
                "saveat",
            )
        for name, value in SOLVERS.items():
            yield Case(
                f"{call_name}, solver: {name}",
                lambda call=call, value=value: call(solver=value),
                bg.BondGraphError,
                "solver",
            )
    for name, value in {
        "text": "Simbody",
        "a number": 3.0,
        "misspelt": {"main.angel": [0.0]},
        "the wrong length": {"main.angle": [0.0, 1.0]},
    }.items():
        yield Case(f"compare, reference: {name}", lambda value=value: compared(reference=value))
    for word in ("stiffness", "damping"):
        for name, value in {
            "negative": [-1.0],
            "text": "soft",
            "NaN": [NAN],
            "empty": [],
            "complex": [1j],
            "an object": Nothing(),
        }.items():
            yield Case(
                f"parasitic_study, {word}: {name}",
                lambda word=word, value=value: bg.parasitic_study(pendulum(), progress=False, **{word: value}),
                bg.BondGraphError,
                word,
            )
    for name, value in {"zero": 0.0, "negative": -1.0, "NaN": NAN, "text": "good"}.items():
        yield Case(
            f"parasitic_study, accuracy: {name}",
            lambda value=value: bg.parasitic_study(pendulum(), progress=False, accuracy=value),
            bg.BondGraphError,
            "accuracy",
        )
        yield Case(
            f"suggest_compliance, accuracy: {name}",
            lambda value=value: bg.suggest_compliance(pendulum(), accuracy=value),
            bg.BondGraphError,
            "accuracy",
        )


CASES = [case for topic in (sweeping, designs, fitting, comparing) for case in topic()]
