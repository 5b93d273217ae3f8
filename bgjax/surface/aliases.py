"""Errors for names that do not exist, with the name probably meant; includes a list of names used by other programs."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..errors import close_name


ALIASES = {
    "C": "capacitor capacitance capacitive spring compliance condenser",
    "I": "inductor inertia inductance coil mass inertance",
    "R": "resistor resistance damper dashpot friction",
    "Se": "effortsource voltage voltagesource force sourceeffort source_effort",
    "Sf": "flowsource currentsource current velocity sourceflow source_flow",
    "TF": "transformer lever gearbox",
    "GY": "gyrator motor",
    "MTF": "modulatedtransformer",
    "MGY": "modulatedgyrator",
    "One": "onejunction junction1 j1 junctionone series",
    "Zero": "zerojunction junction0 j0 junctionzero parallel",
    "Field": "multiport cfield ifield icfield",
    "Graph": "bondgraph model network",
    "compile": "build assemble make",
    "simulate": "run solve integrate ode odeint solve_ivp",
    "initialise": "initialize init start_values",
    "linearise": "linearize linear",
    "fit": "identify estimate calibrate optimise optimize",
    "Multipliers": "lagrange lagrangemultipliers",
    "MinimalCoordinates": "minimal jointcoordinates relativecoordinates",
    "Revolute": "hinge pin pinjoint rotational rotary rotation revolutejoint",
    "Prismatic": "slider slide translational sliding translation prismaticjoint linearjoint",
    "Spherical": "ball balljoint ballandsocket sphericaljoint",
    "Weld": "fixed rigid fixedjoint weldjoint lock",
    "Universal": "cardan hooke universaljoint",
    "Free": "floating freejoint sixdof",
    "Body": "rigidbody link part mass",
    "World": "ground frame inertial base fixedframe",
    "SpringDamper": "spring damper tsda",
    "Distance": "rod rope link",
    "Cylindrical": "cylindricaljoint",
    "Screw": "helical lead leadscrew",
    "BodyForce": "force",
    "BodyTorque": "torque moment",
    "Torque": "moment",
    "resistor": "resistance",
    "inductor": "coil inductance",
    "capacitor": "condenser capacitance",
    "dc_motor": "motor dcmotor machine",
    "turbulent_orifice": "orifice restriction throttle",
    "volume": "accumulator compliance",
    "cylinder": "actuator piston jack",
    "relief_valve": "relief",
    "inertia": "flywheel rotor",
    "gear": "gearbox transmission",
    "brake": "clutch friction",
    "PID": "pidcontroller controller",
    "Limiter": "saturation clamp limit",
    "Sum": "summer adder summation subtract",
    "RadauIIA5": "radau stiff implicit",
}
ELSEWHERE = {
    "bgjax.mechanics (bgm)": (
        "Assembly Body World PointMass Revolute Prismatic Spherical Universal Cylindrical Screw Weld Distance Motion"
        " Rate SpringDamper Support"
    ),
    "bgjax.mechanics.planar (bgp)": "ContactLink Torque",
    "bgjax (bg)": (
        "C I R Se Sf TF GY MTF MGY One Zero Graph Guess Sampled Spline compile simulate initialise fit sweep"
        " Multipliers MinimalCoordinates Compliant Signal Function"
    ),
    "bgjax.solvers": "RadauIIA5",
    "bgjax.domains.electrical": "dc_motor resistor inductor capacitor diode",
    "bgjax.domains.hydraulic": "pump valve tank cylinder",
    "bgjax.domains.control": "PI PID LowPass Limiter Integrator Gain",
}


def missing(module: str, short: str, name: str, known: Iterable[str]) -> AttributeError:
    """The `AttributeError` for a name that a module does not have, with the name probably meant, if one is found."""
    known, word = list(known), name.lower()
    aliases = {ours: (ours.lower(), *words.split()) for ours, words in ALIASES.items() if ours in known}
    meant = next((ours for ours, words in aliases.items() if word in words), None)
    advice = f"did you mean '{meant}'?" if meant else _elsewhere(module, name) or close_name(name, known)
    advice = advice or f"dir({short}) lists what it has."
    return AttributeError(f"module '{module}' has no attribute '{name}'; {advice}", name=name)


def _elsewhere(module: str, name: str) -> str:
    """A suggestion if another module has this name or a name of which it is an alias; otherwise empty."""
    word = name.lower()
    for home, names in ELSEWHERE.items():
        words = {ours: (ours.lower(), *ALIASES.get(ours, "").split()) for ours in names.split()}
        found = next((ours for ours, others in words.items() if word in others), None)
        if found and home.split()[0] != module:
            return f"did you mean '{found}'? It is in {home}."
    return ""


VERBS = ("compile", "draw", "equations", "fit", "gradient", "initialise", "linearise", "simulate", "sweep")
ATTRIBUTES = {
    "ts": "t time times tspan",
    "ys": "y x u state trajectory",
    "states": "state names statenames",
    "results": "outputs signals variables",
    "stats": "stat statistics steps",
    "nodes": "node elements components",
    "links": "bonds edges connections",
}


def missing_attribute(thing: Any, name: str) -> AttributeError:
    """The `AttributeError` for an attribute that an object does not have, with the one probably meant, if found."""
    kind = type(thing).__name__
    if name.startswith("_"):
        return AttributeError(f"'{kind}' object has no attribute '{name}'", name=name, obj=thing)
    known = [word for word in dir(type(thing)) if not word.startswith("_")]
    known += [word for word in getattr(type(thing), "__dataclass_fields__", ()) if word not in known]
    meant = next((ours for ours, words in ATTRIBUTES.items() if ours in known and name.lower() in words.split()), None)
    meant = f"bg.{name}(…)" if name in VERBS else meant
    advice = f"did you mean '{meant}'?" if meant else close_name(name, known) or f"dir() lists what a {kind} has."
    return AttributeError(f"'{kind}' object has no attribute '{name}'; {advice}", name=name, obj=thing)


def answering(module: str, namespace: Mapping[str, Any]) -> Callable[[str], Any]:
    """A `__getattr__` for a module, which raises an error that suggests one of the names the module defines."""

    def answer(name: str) -> Any:
        public = {word: value for word, value in namespace.items() if word[0] != "_"}
        known = [word for word, value in public.items() if getattr(value, "__module__", "") == module]
        raise missing(module, module.rpartition(".")[2], name, known)

    return answer
