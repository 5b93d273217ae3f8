"""Graphs and assemblies that are put together the wrong way."""

import jax.numpy as jnp

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from .cases import Case
from .models import BONDS, circuit, part, pendulum, top
from .running import NAN
from .values import Nothing


TEXTS = [
    "V - > j",
    "V => j",
    "V --> j",
    "V <- j",
    "V → j",
    "V j",
    "V ->",
    "-> j",
    "",
    "   ",
    "V -> -> j",
    "V ~ j",
    "V -> j;",
    "V.port.x -> j",
    "V..port -> j",
    "3V -> j",
    "V -> j -> ",
    "V -> Q",
    "W -> j",
    "V.prt -> j",
    "V -> j.port",
    "V ~> j",
    "R ~> V",
    "x: V -> j",
    "V -> j # comment",
    "V,j",
    "V -> 'j'",
]
OTHERS = {
    "a number": 3,
    "None": None,
    "a tuple of numbers": (1, 2),
    "one path": ("V",),
    "an element": bg.R(1.0),
    "bytes": b"V -> j",
    "a mapping": {"V": "j"},
    "a set": {"V", "Q"},
    "an object": Nothing(),
    "nested tuples": (("V", "j"), ("j", "R")),
}
MAPPINGS = {"text": "V", "a number": 3, "a list": [1], "a set": {"V"}, "an object": Nothing()}


def bonds():
    for text in TEXTS:
        yield Case(
            f"bond {text!r}",
            lambda text=text: bg.compile(circuit([text, *BONDS[1:]] if "Q" not in text else [*BONDS, text])),
        )
    for name, value in OTHERS.items():
        yield Case(f"a bond that is {name}", lambda value=value: circuit([*BONDS, value]))
    for name, value in {"a number": 3, "a mapping": {"V": "j"}, "an object": Nothing(), "a class": bg.One}.items():
        yield Case(f"bonds that are {name}", lambda value=value: circuit(value))
    yield Case("a bond given twice", lambda: bg.compile(circuit([*BONDS, "V -> j"])))
    yield Case("a bond to itself", lambda: bg.compile(circuit([*BONDS, "j -> j"])))
    yield Case("a source on a source", lambda: bg.compile(bg.Graph(dict(a=bg.Se(1.0), b=bg.Se(2.0)), ["a -> b"])))
    yield Case("an unconnected node", lambda: bg.compile(circuit(Q=bg.R(1.0))))
    yield Case("no bonds", lambda: bg.compile(circuit([])))
    yield Case(
        "two sources of effort on a 0-junction",
        lambda: bg.compile(
            bg.Graph(dict(a=bg.Se(1.0), b=bg.Se(2.0), z=bg.Zero(), R=bg.R(1.0)), ["a -> z", "b -> z -> R"])
        ),
    )
    yield Case("two islands", lambda: bg.compile(circuit([*BONDS, "a -> b"], a=bg.Se(1.0), b=bg.Se(1.0))))
    yield Case("widths that do not fit", lambda: bg.compile(circuit(V=bg.Se((1.0, 2.0)), L=bg.I((1.0, 2.0, 3.0)))))
    yield Case("a signal into a source that takes none", lambda: bg.compile(circuit([*BONDS, "L.flow ~> V"])))
    yield Case("a transformer with one port free", lambda: bg.compile(circuit([*BONDS, "j -> T"], T=bg.TF(2.0))))
    yield Case(
        "a modulus that nothing gives", lambda: bg.compile(circuit([*BONDS, "j -> T -> Q"], T=bg.MTF(), Q=bg.R(1.0)))
    )
    yield Case("a source that nothing modulates", lambda: bg.compile(circuit(V=bg.MSe())))


def nodes():
    for name, value in MAPPINGS.items():
        yield Case(f"nodes that are {name}", lambda value=value: bg.Graph(value))
        for word in ("ports", "exports", "initial"):
            yield Case(
                f"{word} that are {name}",
                lambda word=word, value=value: circuit(options={word: value}),
                bg.BondGraphError,
                word,
            )
    for name in ("3a", "a.b", "a b", "", "a-b", "ä$", "$\\frac{1}{2}$", "<b>", "a\n", None, 3, ("a",)):
        yield Case(f"a node called {name!r}", lambda name=name: bg.Graph({name: bg.R(1.0)}))
        yield Case(f"a part called {name!r}", lambda name=name: bgp.Assembly({name: bgp.World()}))
    for name, value in {
        "None": None,
        "a number": 1.0,
        "text": "R",
        "the class R": bg.R,
        "a function": jnp.sin,
        "a list": [bg.R(1.0)],
        "a body": bgm.Body(1.0, (1.0, 1.0, 1.0)),
        "a module": bg,
        "an assembly": bgp.Assembly({"w": bgp.World()}),
        "sampled data": bg.Sampled([0.0, 1.0], [0.0, 1.0]),
    }.items():
        yield Case(f"a node that is {name}", lambda value=value: bg.Graph({"x": value}), bg.BondGraphError, "x")
    for name, value in {
        "None": None,
        "a number": 1.0,
        "text": "R",
        "the class Body": bgm.Body,
        "a function": jnp.sin,
        "a list": [],
        "a drive": bgm.Motion(1.0),
        "a law": bgm.Coulomb(0.1),
    }.items():
        yield Case(f"a part that is {name}", lambda value=value: bgm.Assembly({"x": value}), bg.BondGraphError, "x")
        yield Case(
            f"a planar part that is {name}", lambda value=value: bgp.Assembly({"x": value}), bg.BondGraphError, "x"
        )
    for name, value in {
        "no node": {"p": "Q"},
        "a number": {"p": 3},
        "None": {"p": None},
        "a number for a name": {3: "j"},
        "the name of a node": {"j": "j"},
        "a space": {"a b": "j"},
    }.items():
        yield Case(f"ports: {name}", lambda value=value: circuit(options={"ports": value}))
    for name, value in {
        "no node": {"i": "Q.flow"},
        "no quantity": {"i": "L.flw"},
        "a number": {"i": 3},
        "None": {"i": None},
        "a number for a name": {3: "L.flow"},
    }.items():
        yield Case(f"exports: {name}", lambda value=value: bg.compile(circuit(options={"exports": value})))
    starts = {
        "no node": {"Q.flow": 1.0},
        "no state": {"L.flw": 1.0},
        "a number": {3: 1.0},
        "text": {"L.flow": "x"},
        "NaN": {"L.flow": NAN},
        "None": {"L.flow": None},
        "a vector": {"L.flow": [1.0, 2.0]},
    }
    for name, value in starts.items():
        yield Case(
            f"initial: {name}", lambda value=value: bg.initialise(bg.compile(circuit(options={"initial": value})))
        )
    for name, value in {
        "no part": {"rood.position": (0.0, 0.0)},
        "misspelt": {"main.angel": 1.0},
        "text": {"main.angle": "x"},
        "NaN": {"main.angle": NAN},
        "a vector": {"main.angle": [1.0, 2.0]},
    }.items():
        yield Case(
            f"initial of a mechanism: {name}", lambda value=value: bg.initialise(bg.compile(pendulum(initial=value)))
        )


def editing():
    for name, value in {"misspelt": "Rr", "a number": 3, "None": None, "empty": "", "too deep": "R.x"}.items():
        yield Case(f"graph[…]: {name}", lambda value=value: circuit()[value])
        yield Case(f"graph.remove: {name}", lambda value=value: circuit().remove(value))
        yield Case(f"graph.replace: {name}", lambda value=value: circuit().replace({value: bg.R(2.0)}))
    for name, value in MAPPINGS.items():
        yield Case(f"graph.replace of {name}", lambda value=value: circuit().replace(value))
        yield Case(f"graph.add of {name}", lambda value=value: circuit().add(value))
    yield Case("graph.replace by a number", lambda: circuit().replace({"R": 2.0}))
    yield Case("graph.replace by a class", lambda: circuit().replace({"R": bg.R}))
    yield Case("graph.add of a name that exists", lambda: circuit().add({"R": bg.R(1.0)}))
    yield Case("graph.add inside an element", lambda: circuit().add({"Q": bg.R(1.0)}, inside="R"))
    yield Case("graph.add inside nothing", lambda: circuit().add({"Q": bg.R(1.0)}, inside="Q"))
    yield Case("graph.add with a wrong bond", lambda: circuit().add({"Q": bg.R(1.0)}, ["jj -> Q"]))
    yield Case("a part without a port", lambda: circuit([*BONDS, "j -> P"], P=bg.Graph(dict(R=bg.R(1.0)))))
    yield Case("a port that a part has not", lambda: circuit([*BONDS, "j -> P.q"], P=part()))
    yield Case("a graph that contains itself", lambda: bg.compile(endless()), bg.StructureError, "itself")
    yield Case("a graph that contains itself, to draw", lambda: bg.draw(endless()), bg.StructureError, "itself")
    yield Case("a graph that contains itself, to print", lambda: str(endless()), bg.StructureError, "itself")
    yield Case("a graph that contains itself, values", lambda: bg.get(endless()), bg.StructureError, "itself")
    yield Case("an assembly that contains itself", lambda: bg.compile(endless_assembly()), bg.StructureError, "itself")
    for name, change in CHANGES.items():
        yield Case(
            f"nodes changed by {name}",
            lambda change=change: change(circuit().nodes),
            bg.StructureError,
            "graph.replace",
        )
    yield Case("parts nested 400 deep", lambda: nested(400), bg.StructureError, "nested")
    yield Case("two graphs that contain each other", lambda: bg.check(twins()), bg.StructureError, "itself")


CHANGES = {
    "[…] = …": lambda nodes: nodes.__setitem__("R", bg.R(2.0)),
    "del": lambda nodes: nodes.__delitem__("R"),
    "update": lambda nodes: nodes.update(R=bg.R(2.0)),
    "pop": lambda nodes: nodes.pop("R"),
    "clear": lambda nodes: nodes.clear(),
    "setdefault": lambda nodes: nodes.setdefault("Q", bg.R(2.0)),
    "|=": lambda nodes: nodes.__ior__({"Q": bg.R(2.0)}),
}


def nested(depth: int) -> bg.Graph:
    """Parts in parts, each with one port."""
    found = part()
    for _ in range(depth):
        found = bg.Graph(dict(inner=found), ports={"p": "inner.p"})
    return found


def endless() -> bg.Graph:
    graph = bg.Graph(dict(j=bg.One(), V=bg.Se(1.0), inner=part()), ["V -> j -> inner"])
    dict.__setitem__(graph.nodes, "inner", graph)  # past the mapping that refuses it
    return graph


def twins() -> bg.Graph:
    first, second = part(), part()
    outer = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), first=first, second=second), ["V -> j -> first", "j -> second"])
    dict.__setitem__(first.nodes, "R", second)
    dict.__setitem__(second.nodes, "R", first)
    return outer


def endless_assembly() -> bgp.Assembly:
    inner = bgp.Assembly(
        dict(rod=bgp.Body(1.0, 0.1), tip=bgp.Body(1.0, 0.1), hinge=bgp.Revolute()), ["rod -> hinge -> tip"]
    )
    outer = bgp.Assembly(dict(world=bgp.World(), main=bgp.Revolute(), arm=inner), ["world -> main -> arm.rod"])
    dict.__setitem__(inner.nodes, "tip", inner)
    return outer


def joining():
    for make, name in ((pendulum, "planar"), (top, "spatial")):
        texts = [
            "world -> rod.top",
            "world -> main",
            "main -> rod.top",
            "world -> main -> rod.tip",
            "world -> main -> rood",
            "wrld -> main -> rod",
            "world -> main -> main -> rod",
            "world => main => rod",
            "world ~> main ~> rod",
            "world -> main -> world",
            "rod -> main -> rod",
            "",
            "world",
            "world -> main -> rod.top.x",
        ]
        for text in texts:
            yield Case(f"{name} connection {text!r}", lambda make=make, text=text: bg.compile(make(connections=[text])))
        for word, value in {**OTHERS, "a tuple of three": ("world", "main", "nowhere")}.items():
            yield Case(
                f"a {name} connection that is {word}",
                lambda make=make, value=value: make(connections=["world -> main -> rod.top", value]),
            )
        for word, value in {"None": None, "a number": 3, "a mapping": {}, "an object": Nothing()}.items():
            yield Case(
                f"{name} connections that are {word}",
                lambda make=make, value=value: bg.compile(make(connections=value)),
            )
        yield Case(
            f"a {name} body attached to nothing",
            lambda make=make: bg.compile(
                make(loose=(bgp.Body(1.0, 1.0) if make is pendulum else bgm.Body(1.0, (1.0, 1.0, 1.0))))
            ),
        )
        yield Case(f"two {name} worlds", lambda make=make: make(other=(bgp if make is pendulum else bgm).World()))
        yield Case(
            f"a {name} joint that joins nothing",
            lambda make=make: make(extra=(bgp.Revolute() if make is pendulum else bgm.Spherical())),
        )
        yield Case(
            f"a {name} force on nothing",
            lambda make=make: make(
                push=(bgp.WorldForce((1.0, 0.0)) if make is pendulum else bgm.WorldForce((1.0, 0.0, 0.0)))
            ),
        )
        yield Case(
            f"a {name} sensor that reads nothing",
            lambda make=make: make(eye=(bgp if make is pendulum else bgm).Sensor()),
        )
        for word, value in MAPPINGS.items():
            yield Case(
                f"{name} initial that is {word}",
                lambda make=make, value=value: make(initial=value),
                bg.BondGraphError,
                "initial",
            )
            yield Case(
                f"{name} parts that are {word}",
                lambda make=make, value=value: (bgp if make is pendulum else bgm).Assembly(value),
                bg.BondGraphError,
                "parts",
            )
    yield Case("a planar joint in space", lambda: top(bgp.Revolute()))
    yield Case("a spatial joint in the plane", lambda: pendulum(bgm.Spherical()))
    yield Case(
        "a gear between a joint and a body",
        lambda: pendulum(connections=["world -> main -> rod.top", "main -> wheel -> rod"], wheel=bgp.Gear(2.0)),
    )
    yield Case(
        "a gear on an axis that is not there",
        lambda: pendulum(
            connections=["world -> main -> rod.top", "main.axle -> wheel -> main.axis"], wheel=bgp.Gear(2.0)
        ),
    )
    yield Case(
        "no world",
        lambda: bg.compile(
            bgp.Assembly(dict(a=bgp.Body(1.0, 1.0), b=bgp.Body(1.0, 1.0), j=bgp.Revolute()), ["a -> q -> b"])
        ),
    )


CASES = [case for topic in (bonds, nodes, editing, joining) for case in topic()]
