"""Words that users try: what other programs call our elements and parts, for the answer to a name that is not there."""

from collections.abc import Iterable

from ._errors import close_name


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
}


def missing(module: str, short: str, name: str, known: Iterable[str]) -> AttributeError:
    """The error for a name that a module does not have, with the name that was meant, if that can be told."""
    known, word = list(known), name.lower()
    meant = next((ours for ours, words in ALIASES.items() if ours in known and (word in words.split() or word == ours.lower())), None)
    advice = f"did you mean '{meant}'?" if meant else close_name(name, known)
    return AttributeError(f"module '{module}' has no attribute '{name}'; {advice or f'dir({short}) lists what it has.'}", name=name)
