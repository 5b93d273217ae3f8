"""What structural analysis says to bad questions: name → (class, what the user does, the message)."""

import bgjax as bg
from bgjax.models import REGISTRY

from .error_catalogue import found


S, P, R, V = bg.StructureError, bg.ParameterError, bg.ResultError, bg.SolvabilityError


def oscillator():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=8.0), d=bg.R(0.5))
    return bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"])


def driven_twice():
    """Two flows that a transformer relates to each other."""
    nodes = dict(a=bg.Sf(1.0), b=bg.Sf(2.0), one=bg.One(), other=bg.One(), gear=bg.TF(2.0), d=bg.R(1.0))
    return bg.Graph(nodes, ["a -> one -> gear -> other", "b -> other", "other -> d"])


def held_together():
    """Two masses whose velocities a constraint makes equal."""
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m1=bg.I(2.0), m2=bg.I(0.5), w=bg.One(), z=bg.Zero(), hold=bg.Constraint(1))
    return bg.Graph(nodes, ["F -> v -> m1", "v -> z -> w -> m2", "z -> hold"])


def network(count=10):
    """Masses of which each pair is connected by a spring: very many causal loops."""
    nodes, bonds = dict(F=bg.Se(1.0)), ["F -> v0"]
    for k in range(count):
        nodes |= {f"v{k}": bg.One(), f"m{k}": bg.I(1.0)}
        bonds.append(f"v{k} -> m{k}")
        for j in range(k):
            nodes |= {f"gap{j}_{k}": bg.Zero(), f"k{j}_{k}": bg.C(1.0)}
            bonds += [f"v{j} -> gap{j}_{k} -> v{k}", f"gap{j}_{k} -> k{j}_{k}"]
    return bg.Graph(nodes, bonds)


def nearly_equal():
    """Two time constants that differ by a few roundings of their numbers."""
    nodes, bonds = dict(V=bg.Se(1.0), bus=bg.Zero()), ["V -> bus"]
    for k, c in enumerate((3.0, 3.0 * (1.0 + 1e-12))):
        nodes |= {f"n{k}": bg.One(), f"R{k}": bg.R(1.0 / 3.0), f"C{k}": bg.C(c)}
        bonds += [f"bus -> n{k}", f"n{k} -> R{k}", f"n{k} -> C{k}"]
    return bg.Graph(nodes, bonds)


WHAT = "an input is what a source imposes: the effort of an Se, the flow of an Sf, a bg.Signal."
STRUCTURE = {
    "no graph": (
        S,
        lambda: bg.structure(3.0),
        found(
            "model: 3.0 is not a graph.",
            "give a bg.Graph(nodes=…, bonds=…).",
        ),
    ),
    "inputs that are none": (
        S,
        lambda: bg.structure(oscillator(), inputs=["G", "m", "F.flow"]),
        found(
            "G: names no source.",
            "choose from 'F'.",
            "m: m (I) does not impose a variable.",
            WHAT,
            "F.flow: F (Se) does not impose a flow.",
            WHAT,
        ),
    ),
    "input of a mechanism that is none": (
        S,
        lambda: bg.structure(REGISTRY["planar_slider_crank"].build(), inputs=["drve", "rod.mass"]),
        found(
            "drve: names no source.",
            "did you mean 'drive'?",
            "rod.mass: names no source.",
            "choose from 'rod.weight[0]', 'rod.weight[1]', 'rod.weight[2]'.",
        ),
    ),
    "outputs that are none": (
        S,
        lambda: bg.structure(oscillator(), outputs=["m.flwo", "x.flow"]),
        found(
            "m.flwo: is not a result.",
            "choose from 'm.effort', 'm.flow', 'm.momentum'.",
            "x.flow: is not a result.",
            "did you mean 'v.flow'?",
        ),
    ),
    "inputs that are no list": (
        S,
        lambda: bg.structure(oscillator(), inputs=3),
        found(
            "inputs: 3 is not a list of names.",
            "write inputs=['V.effort'].",
        ),
    ),
    "inputs that are no names": (
        S,
        lambda: bg.structure(oscillator(), inputs=[3.0]),
        found(
            "inputs: 3.0 is not a name.",
            "give names.",
        ),
    ),
    "flag": (
        P,
        lambda: bg.structure(oscillator(), frozen=1.0),
        found(
            "frozen: 1.0 is neither True nor False.",
            "write frozen=True or frozen=False.",
        ),
    ),
    "inputs that depend on each other": (
        V,
        lambda: bg.structure(driven_twice()).generic,
        found(
            "a.flow, b.flow: the equations relate these inputs to each other, so that they cannot be chosen freely.",
            "name fewer inputs, or put an element between the sources.",
        ),
    ),
    "path to nowhere": (
        R,
        lambda: bg.structure(oscillator()).paths("F", "mm"),
        found(
            "mm: is no element, junction, input or output.",
            "did you mean 'm'?",
        ),
    ),
    "degree of an unknown output": (
        R,
        lambda: bg.structure(oscillator(), outputs=["m.flow"]).relative_degree("k", "F"),
        found(
            "k: is not one of the outputs.",
            "name one of: m.flow.",
        ),
    ),
    "which transfer function": (
        R,
        lambda: bg.structure(oscillator(), outputs=["m.flow", "k.effort"]).transfer_function(),
        found(
            "output: there are 2 outputs.",
            "name one of: m.flow, k.effort.",
        ),
    ),
    "too many loops": (
        S,
        lambda: bg.structure(network()).loops,
        found(
            "loops: there are too many loops, so that they are not listed.",
            "bg.linearise gives the transfer matrix in numbers; ranks and orders do not need paths.",
        ),
    ),
    "disjoint paths beside a multiplier": (
        S,
        lambda: bg.structure(held_together(), outputs=["m2.flow"]).disjoint_paths,
        found(
            "hold: has a multiplier, so that paths and loops do not decide orders and transfer functions.",
            "relative_degrees, orders_at_infinity and invertible of .generic do not need them.",
        ),
    ),
    "ranks decided by rounding": (
        V,
        lambda: bg.structure(nearly_equal(), inputs=["V"]).present,
        found(
            "structure: ranks cannot be told in 70 digits: "
            "numbers that rounding explains are nearly as large as others.",
            "numbers of thirteen digits and more count as rounded in the last one: give short decimals, or all sixteen "
            "digits of lengths, axes and angles, so that loops close up to rounding.",
        ),
    ),
}
