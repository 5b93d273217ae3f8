"""Drawings, checks, values by path and results by name, each asked for the wrong way."""

import diffrax as dfx
import jax.numpy as jnp
import numpy as np

import bgjax as bg

from .cases import Case
from .models import circuit, solution, system
from .running import INF, NAN, NO_SYSTEMS, made
from .values import Nothing


def drawing():
    for name, value in NO_SYSTEMS.items():
        if name != "a graph":
            for word in ("draw", "compile", "check", "causality", "causal_paths", "suggest_compliance"):
                yield Case(f"{word}: {name}", lambda word=word, value=value: getattr(bg, word)(made(value)))
    for name, value in {"misspelt": "moter", "a number": 3, "an element": "R", "an object": Nothing()}.items():
        yield Case(f"draw, part: {name}", lambda value=value: bg.draw(circuit(), part=value))
    for name, value in {"a node that is not there": "yes", "an object": Nothing(), "a fraction": 1.5}.items():
        yield Case(f"draw, expand: {name}", lambda value=value: bg.draw(circuit(), expand=value))
    for name, value in {
        "text": "multipliers",
        "the class": bg.Multipliers,
        "a number": 3,
        "a solver": dfx.Tsit5(),
        "a list": [bg.Multipliers()],
    }.items():
        yield Case(
            f"compile, method: {name}",
            lambda value=value: bg.compile(circuit(), method=value),
            bg.BondGraphError,
            "method",
        )
    for name, value in {
        "misspelt": ["R.resistence"],
        "a number": 3,
        "text": "R.resistence",
        "an object": Nothing(),
        "numbers": [3],
        "a node": ["R"],
    }.items():
        yield Case(f"compile, fixed: {name}", lambda value=value: bg.compile(circuit(), fixed=value))
    for name, value in {"text": "SCAP", "the class": bg.SCAP, "a number": 1}.items():
        yield Case(
            f"causality, procedure: {name}",
            lambda value=value: bg.causality(circuit(), value),
            bg.BondGraphError,
            "procedure",
        )
    yield Case("check, as_part: text", lambda: bg.check(circuit(), as_part="no"), bg.BondGraphError, "as_part")


def paths():
    wrong = {
        "misspelt": "R.resistence",
        "no node": "Q.resistance",
        "a node": "R",
        "a number": 3,
        "empty": "",
        "a state": "L.flow",
        "dots": "..",
        "a space": "R resistance",
    }
    for name, path in wrong.items():
        yield Case(f"get, path: {name}", lambda path=path: bg.get(system(), path))
        yield Case(f"get of a graph, path: {name}", lambda path=path: bg.get(circuit(), path))
        yield Case(f"set, path: {name}", lambda path=path: bg.set(system(), {path: 2.0}))
        yield Case(f"set of a graph, path: {name}", lambda path=path: bg.set(circuit(), {path: 2.0}))
    values = {
        "text": "2",
        "None": None,
        "NaN": NAN,
        "infinity": INF,
        "negative": -1.0,
        "complex": 1j,
        "masked": np.ma.masked,
        "huge": 10**400,
        "a vector": [1.0, 2.0],
        "a function": jnp.sin,
        "an element": bg.R(2.0),
        "the class R": bg.R,
        "a mapping": {},
        "True": True,
        "empty": [],
    }
    for name, value in values.items():
        yield Case(
            f"set, value: {name}",
            lambda value=value: bg.set(system(), {"R.resistance": value}),
            bg.BondGraphError,
            "R.resistance",
        )
        yield Case(
            f"set of a graph, value: {name}",
            lambda value=value: bg.set(circuit(), {"R.resistance": value}),
            bg.BondGraphError,
            "R.resistance",
        )
    for name, value in NO_SYSTEMS.items():
        if name != "a graph":
            yield Case(f"set, target: {name}", lambda value=value: bg.set(made(value), {}))
            yield Case(f"get, target: {name}", lambda value=value: bg.get(made(value)))
    for name, value in {"None": None, "a list": [1], "text": "R", "a number": 2.0}.items():
        yield Case(f"set, values: {name}", lambda value=value: bg.set(system(), value))


def results():
    for name, value in {
        "misspelt": "L.flw",
        "no node": "Q.flow",
        "a node": "L",
        "a number": 0,
        "None": None,
        "a slice": slice(2),
        "names": ["L.flow", "L.flw"],
    }.items():
        yield Case(f"solution[…]: {name}", lambda value=value: solution()[value], bg.ResultError)
    for name, names in {"misspelt": ("L.flw",), "a number": (3,), "nothing": (), "None": (None,)}.items():
        yield Case(f"solution.plot: {name}", lambda names=names: solution().plot(*names), bg.ResultError)
    yield Case("system.outputs: misspelt", lambda: system().outputs(0.0, jnp.zeros(2), "L.flw"), bg.ResultError)
    yield Case("system(…): too few states", lambda: system()(0.0, jnp.zeros(1)))
    yield Case("system(…): text", lambda: system()(0.0, "rest"))


CASES = [case for topic in (drawing, paths, results) for case in topic()]
