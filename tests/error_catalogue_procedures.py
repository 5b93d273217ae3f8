"""Bad choices for causality procedures, and what bgjax says to them; see error_catalogue.py."""

from bgjax.models.crank_slider_favre import acausal

import bgjax as bg

from .error_catalogue import found


S, C = bg.StructureError, bg.CausalityError


def geared(*more, **nodes):
    """Two inertias across a gear."""
    nodes = dict(T=bg.Se(3.0), crank=bg.One(), J=bg.I(2.0), gear=bg.TF(4.0), shaft=bg.One(), K=bg.I(0.5)) | nodes
    return bg.Graph(nodes, ["T -> crank -> J", "crank -> gear -> shaft -> K", *more])


def driven():
    """A motion that a source prescribes, and a spring from there to a mass."""
    nodes = dict(v=bg.Sf(1.0), base=bg.One(), n=bg.Zero(), k=bg.C(1.0), mass=bg.One(), m=bg.I(1.0), d=bg.R(1.0))
    return bg.Graph(nodes, ["v -> base -> n -> k", "base -> d", "n -> mass -> m"])


PROCEDURES = {
    "no procedure": (S, lambda: bg.causality(geared(), "SCAP"), found(
        "procedure: 'SCAP' is not a causality procedure.",
        "give bg.SCAP(), bg.MSCAP(), bg.LCAP() or bg.LambdaLCAP().",
    )),
    "class of a procedure": (S, lambda: bg.causality(geared(), bg.SCAP), found(
        "procedure: the class SCAP is not a causality procedure.",
        "give bg.SCAP(), bg.MSCAP(), bg.LCAP() or bg.LambdaLCAP().",
    )),
    "no model": (S, lambda: bg.causality({"J": 1.0}), found(
        "model: {'J': 1.0} has no bond graph.",
        "give a bg.Graph, an assembly, a compiled system or what bg.causality returned.",
    )),
    "number of junctions": (S, lambda: bg.LCAP(2), found(
        "generalised: 2 does not name junctions.",
        'write generalised=["crank", "rod"], or leave it out for automatic choices.',
    )),
    "junction named twice": (S, lambda: bg.LambdaLCAP(["a", "a"]), found(
        "a: is named twice in generalised.",
        "name each junction once.",
    )),
    "unknown junctions": (S, lambda: bg.causality(acausal(), bg.LambdaLCAP(["theta3", "yB", "J1"], ["xg"])), found(
        "theta3: there is no such 1-junction.",
        "did you mean 'theta2'?",
        "yB: is a 0-junction: a generalised velocity is the flow of a 1-junction.",
        "name a 1-junction: choose from 'theta1', 'theta2', 'vx', 'vy'.",
        "J1: there is no such 1-junction.",
        "choose from 'theta1', 'theta2', 'vx', 'vy'.",
        "xg: there is no such junction.",
        "choose from 'theta1', 'theta2', 'xG', 'yG', 'xB', 'yB', 'vx', 'vy'.",
    )),
    "dependent velocities": (C, lambda: bg.causality(geared(), bg.LCAP(["crank", "shaft"])), found(
        "shaft: cannot be generalised: its flow follows from crank already, through gear->shaft.",
        "leave it out: the generalised velocities of LCAP are independent; bg.LambdaLCAP adds the multiplier.",
    )),
    "prescribed velocity": (C, lambda: bg.causality(driven(), bg.LambdaLCAP(["base", "mass"])), found(
        "base: cannot be generalised: its flow is given by sources already, through v->base.",
        "leave it out.",
    )),
    "too few velocities": (C, lambda: bg.causality(acausal(), bg.LambdaLCAP(["theta1"])), found(
        "theta2: its flow is still open: the generalised velocities do not determine it, so J2 would be in integral "
        "causality.",
        "add it to generalised, or a 1-junction from which its flow follows.",
    )),
    "constraint without multiplier": (C, lambda: bg.causality(acausal(), bg.LCAP(["theta1", "theta2"])), found(
        "yB: all its flows are given by the generalised velocities, which depend on each other.",
        "use bg.LambdaLCAP, which puts a multiplier here, or fewer generalised junctions.",
    )),
    "strong causality that cannot be": (C,
        lambda: bg.causality(acausal(), bg.LambdaLCAP(["theta1", "theta2"], ["xB", "yB", "theta1", "vx", "xG"])), found(
        "yB: all its flows are given: it gets a Lagrange multiplier, and no bond can bring its effort.",
        "leave it out of strong, or choose fewer generalised junctions.",
        "theta1: is generalised: its flow comes from its artificial source.",
        "leave it out of strong.",
        "xG: has its effort through xG->vx already.",
        "leave it out of strong, or name it earlier.",
    )),
}  # fmt: skip
