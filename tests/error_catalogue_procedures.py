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


def circuit(*bonds):
    """Two capacitances across a transformer; `bonds` may add a line to a third."""
    nodes = dict(i=bg.Sf(3.0), primary=bg.Zero(), C=bg.C(2.0), coil=bg.TF(4.0), secondary=bg.Zero(), D=bg.C(0.5))
    more = dict(line=bg.One(), end=bg.Zero(), far=bg.C(1.0), r=bg.R(1.0), hold=bg.Se(1.0))
    used = {name: node for name, node in more.items() if name in " ".join(bonds).split()}
    return bg.Graph(nodes | used, ["i -> primary -> C", "primary -> coil -> secondary -> D", *bonds])


LINE = ("secondary -> line -> end -> far",)
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
    "unknown junctions": (S, lambda: bg.causality(acausal(), bg.LambdaLCAP(["theta3", "J1"], ["xg"])), found(
        "theta3: there is no such junction.",
        "did you mean 'theta2'?",
        "J1: there is no such junction.",
        "choose from 'theta1', 'theta2', 'xG', 'yG', 'xB', 'yB', 'vx', 'vy'.",
        "xg: there is no such junction.",
        "choose from 'theta1', 'theta2', 'xG', 'yG', 'xB', 'yB', 'vx', 'vy'.",
    )),
    "junctions of both kinds": (S, lambda: bg.causality(acausal(), bg.LCAP(["theta1", "yB", "vx", "xB"])), found(
        "yB, xB: are 0-junctions, and theta1, vx are 1-junctions of the same domain: in one domain either efforts or "
        "velocities are generalised.",
        "name junctions of one kind; only across a gyrator the other kind may be chosen.",
    )),
    "no kind of domains": (S, lambda: bg.LCAP(dual="node"), found(
        "dual: 'node' is neither True nor False.",
        "write dual=True for generalised efforts, or name 0-junctions.",
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
    "dependent efforts": (C, lambda: bg.causality(circuit(), bg.LCAP(["primary", "secondary"])), found(
        "secondary: cannot be generalised: its effort follows from primary already, through coil->secondary.",
        "leave it out: the generalised efforts of LCAP are independent; bg.LambdaLCAP adds the multiplier.",
    )),
    "too few efforts": (C, lambda: bg.causality(circuit(*LINE, "line -> r"), bg.LCAP("primary")), found(
        "end: its effort is still open: the generalised efforts do not determine it, so far would be in integral "
        "causality.",
        "add it to generalised, or a 0-junction from which its effort follows.",
    )),
    "constraint of efforts": (C,
        lambda: bg.causality(circuit(*LINE, "line -> hold"), bg.LCAP(["primary", "end"])), found(
        "line: all its efforts are given by the generalised efforts, which depend on each other.",
        "use bg.LambdaLCAP, which puts a multiplier here, or fewer generalised junctions.",
    )),
    "strong causality in a dual domain": (C,
        lambda: bg.causality(circuit(*LINE), bg.LambdaLCAP(["primary", "end"], ["line"])), found(
        "line: all its efforts are given: it gets a Lagrange multiplier, and no bond can bring its flow.",
        "leave it out of strong, or choose fewer generalised junctions.",
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
