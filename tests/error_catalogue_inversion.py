"""What inverse models say to bad questions: name → (class, what the user does, the message)."""

import jax.numpy as jnp

import bgjax as bg
from bgjax.models import planar_slider_crank

from .error_catalogue import found


S, P, I, V = bg.StructureError, bg.ParameterError, bg.InitialError, bg.SolvabilityError  # noqa: E741
EXAMPLE = 'write bg.invert(model, {"load.flow": "motor.effort"}).'


def mass(**changes):
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=8.0), d=bg.R(0.5)) | changes
    return bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"])


def inverse(pairs=None, wanted=None, **options):
    return bg.invert(mass(), {"m.flow": "F"} if pairs is None else pairs, wanted, **options)


def wanting(law):
    return inverse(wanted={"m.flow": law})


def motor(law):
    nodes = dict(V=bg.Se(1.0), i=bg.One(), L=bg.I(0.05), K=bg.GY(0.8), w=bg.One(), J=bg.I(0.06))
    return bg.invert(bg.Graph(nodes, ["V -> i -> L", "i -> K -> w -> J"]), {"J.flow": "V"}, {"J.flow": law})


def smooth():
    return bg.Sampled([0.0, 1.0, 2.0], [0.0, 1.0, 0.0], smooth=True)


def started(initial):
    return bg.initialise(wanting(jnp.cos).system, initial)


def masses(second):
    """Two forces, and three masses in a row."""
    nodes = dict(A=bg.Se(0.0), B=bg.Se(0.0), v1=bg.One(), m1=bg.I(1.0), z=bg.Zero(), k=bg.C(stiffness=3.0))
    nodes |= dict(v2=bg.One(), m2=bg.I(2.0))
    bonds = ["A -> v1 -> m1", "v1 -> z -> v2 -> m2", "z -> k", f"B -> {second}"]
    return bg.invert(bg.Graph(nodes, bonds), {"m1.flow": "A", "m2.flow": "B"})


def failing(time):
    raise ValueError("no data")


def vector():
    graph = bg.Graph(dict(F=bg.Se(jnp.zeros(2)), v=bg.One(), m=bg.I(jnp.ones(2))), ["F -> v -> m"])
    return bg.invert(graph, {"m.flow": "F[0]"})


def mixed(flow):
    return jnp.cumsum(jnp.tanh(flow))


def wide():
    """Three masses of width 16 in a row; a law that couples all components acts on the last one."""
    nodes = dict(F=bg.Se(jnp.zeros(16)), R=bg.R(effort=mixed, width=16))
    bonds = ["F -> v1", "v3 -> R", "v1 -> z1 -> v2", "v2 -> z2 -> v3"]
    for k in (1, 2, 3):
        nodes |= {f"v{k}": bg.One(), f"m{k}": bg.I(jnp.ones(16))}
        bonds.append(f"v{k} -> m{k}")
    for k in (1, 2):
        nodes |= {f"z{k}": bg.Zero(), f"k{k}": bg.C(stiffness=jnp.ones(16))}
        bonds.append(f"z{k} -> k{k}")
    return bg.invert(bg.Graph(nodes, bonds), {"m3.flow[15]": "F[15]"})


def cut():
    """A damper of zero is all that leads from the force to the second mass."""
    nodes = dict(F=bg.Se(0.0), v1=bg.One(), m1=bg.I(1.0), z=bg.Zero(), s=bg.One(), k=bg.C(stiffness=3.0), d=bg.R(0.0))
    nodes |= dict(v2=bg.One(), m2=bg.I(2.0))
    graph = bg.Graph(nodes, ["F -> v1 -> m1", "v1 -> z -> v2 -> m2", "z -> s", "s -> k", "s -> d"])
    return bg.initialise(bg.invert(graph, {"m2.flow": "F"}, {"m2.flow": jnp.sin}).system)


def apart():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), x=bg.Position(), y=bg.Signal(2.0))
    return bg.invert(bg.Graph(nodes, ["F -> v -> m", "v ~> x"]), {"y.value": "F"})


def slider(initial):
    built = planar_slider_crank.build()
    found = bg.invert(built, {"bore.velocity": "drive"}, {"bore.velocity": lambda t: 0.1 * jnp.sin(t) ** 2})
    return bg.initialise(found.system, initial)


INVERSION = {
    'inversion without pairs': (S, lambda: inverse({}), found(
        'pairs: {} does not map outputs to inputs.',
        EXAMPLE,
    )),
    'inversion of pairs that are a list': (S, lambda: inverse(["m.flow"]), found(
        "pairs: ['m.flow'] does not map outputs to inputs.",
        EXAMPLE,
    )),
    'inversion of something else': (S, lambda: bg.invert(3, {"m.flow": "F"}), found(
        'model: 3 is not a graph.',
        'give a bg.Graph(nodes=…, bonds=…).',
    )),
    'inversion of an unknown output': (S, lambda: inverse({"m.flwo": "F"}), found(
        'm.flwo: is no effort, flow or signal of the model.',
        "choose from 'm.momentum', 'm.effort', 'm.flow'.",
    )),
    'inversion of a node': (S, lambda: inverse({"m": "F"}), found(
        'm: is a node, not a result.',
        "name one of its results: 'm.momentum', 'm.effort', 'm.flow'.",
    )),
    'inversion of a number': (S, lambda: inverse({3: "F"}), found(
        'pairs: 3 is not the name of a result.',
        EXAMPLE,
    )),
    'inversion by a number': (S, lambda: inverse({"m.flow": 3}), found(
        'pairs: 3 is not the name of an input.',
        EXAMPLE,
    )),
    'inversion by an unknown input': (S, lambda: inverse({"m.flow": "FF"}), found(
        'FF: is no source and no element of the model.',
        "did you mean 'F'?",
    )),
    'inversion by a junction': (S, lambda: inverse({"m.flow": "v"}), found(
        'v: is a junction, which gives no effort or flow that could be chosen.',
        "name a source, a bg.Signal, or an R, C or I: choose from 'F', 'm', 'k', 'd'.",
    )),
    'inversion by the other variable': (S, lambda: inverse({"m.flow": "F.flow"}), found(
        'F.flow: F (Se) does not impose this.',
        "name 'F.effort'.",
    )),
    'inversion by the flow of an element': (S, lambda: inverse({"m.flow": "d.flow"}), found(
        'd.flow: d (R) does not impose this.',
        "name 'd'.",
    )),
    'inversion that uses an input twice': (S, lambda: inverse({"m.flow": "F", "k.effort": "F"}), found(
        'F: is used twice.',
        'give each output an input of its own.',
    )),
    'inversion that uses an output twice': (S, lambda: bg.invert(mass(), {"m.flow": "F", "m.flow[0]": "d"}), found(
        'm.flow[0]: is used twice (as m.flow).',
        'give each output an entry of its own.',
    )),
    'inversion of a missing component': (S, lambda: inverse({"m.flow[1]": "F"}), found(
        'm.flow[1]: has 1 component, numbered from 0.',
        "name 'm.flow[0]' or less.",
    )),
    'inversion by a component of a law': (S, lambda: inverse({"m.flow": "d[0]"}), found(
        'd[0]: d (R) is found as a whole, not by components.',
        "name 'd', or make it an Se or Sf.",
    )),
    'inversion of a vector by a scalar': (S, lambda: vector(), found(
        'm.flow: has width 2, but its input F[0] has width 1.',
        "name one component, such as 'm.flow[0]'.",
    )),
    'wanted that is no mapping': (P, lambda: inverse(wanted=3), found(
        'wanted: 3 does not map outputs to functions.',
        "write wanted={'m.flow': function}.",
    )),
    'wanted for another output': (P, lambda: inverse(wanted={"k.flow": jnp.sin}), found(
        "wanted: 'k.flow' is not an output of this inversion.",
        "did you mean 'm.flow'?",
    )),
    'wanted text': (P, lambda: wanting("sine"), found(
        "wanted['m.flow']: 'sine' is not a function of time.",
        'give a JAX function of time, a bg.Spline or a number.',
    )),
    'wanted class': (P, lambda: wanting(bg.Spline), found(
        "wanted['m.flow']: the class Spline is not a function.",
        'give an object: Spline(…).',
    )),
    'wanted function that fails': (P, lambda: wanting(failing), found(
        "wanted['m.flow']: fails at a time: ValueError: no data",
        'use jax.numpy in it (jnp.sin, jnp.where; not math.sin, not if).',
    )),
    'wanted function of another width': (P, lambda: wanting(lambda t: jnp.zeros(2)), found(
        "wanted['m.flow']: gives 2 numbers, but its result has width 1.",
        'let it give 1.',
    )),
    'wanted infinity': (P, lambda: wanting(jnp.inf), found(
        "wanted['m.flow']: is not finite (inf).",
        'give finite numbers.',
    )),
    'wanted data with corners': (V, lambda: wanting(bg.Sampled([0.0, 1.0], [0.0, 1.0])), found(
        'm.flow: its wanted function is differentiated once, but bg.Sampled has corners.',
        'give bg.Spline(times, values) or a JAX function of time, such as a polynomial or sines.',
    )),
    'wanted data that are not smooth enough': (V, lambda: motor(smooth()), found(
        'J.flow: its wanted function is differentiated twice, but bg.Sampled can be differentiated once.',
        'give bg.Spline(times, values) or a JAX function of time, such as a polynomial or sines.',
    )),
    'wanted function not given': (P, lambda: inverse().system, found(
        'm.flow: its wanted function of time is not given.',
        "give it: found.wanting({'m.flow': function}).",
    )),
    'outputs that share a variable': (V, lambda: masses("v1"), found(
        'm2.flow: A.effort and B.effort cannot move m1.flow and m2.flow independently: all causal paths pass m1.flow.',
        'choose another input: one from which a causal path of its own leads to this result.',
    )),
    'output that no input changes': (V, lambda: apart(), found(
        'y.value: cannot be chosen: none of its time derivatives depends on F.effort.',
        'choose another input: one from which a causal path of its own leads to this result.',
    )),
    'initial value that contradicts': (I, lambda: started({"m.flow": 0.0}), found(
        'm.flow: the wanted motion does not begin there: m.flow differs by 1.',
        "let it follow from the wanted motion, {'m.flow': bg.Guess(…)}, or change the wanted function.",
    )),
    'start against the wanted motion': (I, lambda: bg.simulate(wanting(jnp.cos).system, 0.0, 1.0, jnp.zeros(2)), found(
        'm.flow: the wanted motion does not begin there: m.flow differs by 1.',
        'begin with what bg.initialise(system) finds, or let the wanted function begin with these values.',
    )),
    'rate against the wanted motion': (I, lambda: slider({"main.angle": 1.2, "main.rate": 1.0}), found(
        'main.rate: the wanted motion does not begin there: bore.velocity differs by 0.0478.',
        "let it follow from the wanted motion, {'main.rate': bg.Guess(…)}, or change the wanted function.",
    )),
    'output behind a wide law': (V, lambda: wide(), found(
        'm3.flow[15]: derivative 5 goes through functions of so many variables that it has more than 100000 terms.',
        "mark users' laws by bg.symbolic, split vectors into scalars, or choose a result nearer to the input.",
    )),
    'values that cut the path': (I, lambda: cut(), found(
        'm2.flow: F.effort has no influence on m2.flow with the present values: its path is cut.',
        'leave out the elements whose values are zero: others lead from the input to the result then.',
    )),
    'start at a dead centre': (I, lambda: slider({}), found(
        'bore.velocity: drive.source.effort has no influence on bore.velocity at the start (a dead centre).',
        'begin beside it: give another initial position, or another input.',
    )),
}  # fmt: skip
