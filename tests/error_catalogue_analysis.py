"""What equations and linear models say to bad questions: name → (class, what the user does, the message)."""

import jax
import jax.numpy as jnp

import bgjax as bg
from models import pendulum_a01, planar_pendulum, rectifier, rlc, rotating_rod

from .error_catalogue import found


S, P, I, R = bg.StructureError, bg.ParameterError, bg.InitialError, bg.ResultError  # noqa: E741


def circuit():
    return bg.compile(rlc.build())


def damped(law, force=1.0):
    nodes = dict(F=bg.Se(force), v=bg.One(), m=bg.I(2.0), law=bg.R(effort=law))
    return bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> law"]))


def moved(flow):
    """A mass moved by a flow source: in derivative causality."""
    return bg.compile(bg.Graph(dict(S=bg.Sf(flow), v=bg.One(), m=bg.I(2.0)), ["S -> v -> m"]))


def traced():
    system = bg.compile(pendulum_a01.build())
    return jax.jit(lambda t: bg.linearise(system, time=t).A)(0.0)


@bg.symbolic
def rooted(flow):
    return bg.sqrt(bg.absolute(flow)) * bg.sign(flow)


ANALYSIS = {
    'equations of a graph': (S, lambda: bg.equations(rlc.build()), found(
        'equations: got a Graph.',
        'give a compiled system: bg.equations(bg.compile(graph)).',
    )),
    'laws without a symbolic form': (P, lambda: bg.equations(damped(jnp.tanh, jnp.sin)), found(
        'F: its law is a JAX function and has no symbolic form.',
        "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, or ask for opaque=True, which shows it as f(…).",
        'law: its law is a JAX function and has no symbolic form.',
        "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, or ask for opaque=True, which shows it as f(…).",
    )),
    'symbol that is nowhere': (R, lambda: bg.equations(circuit()).symbol("L.flw"), found(
        'L.flw: is in no equation.',
        "did you mean 'L.flow'?",
    )),
    'rate of no state': (R, lambda: bg.equations(circuit()).rate("R.flow"), found(
        'R.flow: is not a state.',
        "did you mean 'L.flow'?",
    )),
    'mass matrix without generalised velocities': (S, lambda: bg.equations(circuit()).mass_matrix, found(
        'system: the graph has no generalised velocities.',
        'compile with method=bg.MinimalCoordinates(), or bond a bg.GeneralisedFlow(1) to every 1-junction whose flow is to be one.',
    )),
    'virtual inertia without generalised velocities': (S, lambda: bg.virtual_inertia(bg.compile(pendulum_a01.build()), 0.0, jnp.zeros(4)), found(
        'system: the graph has no generalised velocities.',
        'compile with method=bg.MinimalCoordinates(), or bond a bg.GeneralisedFlow(1) to every 1-junction whose flow is to be one.',
    )),
    'gyristor of a graph': (S, lambda: bg.gyristor(rotating_rod.build(), 0.0, jnp.zeros(4)), found(
        'system: got a Graph.',
        'give a compiled system: bg.compile(graph).',
    )),
    'transformation at a wrong state': (I, lambda: bg.transformation(bg.compile(rotating_rod.build()), 0.0, jnp.zeros(3)), found(
        "state: has shape (3,); the system's size is 4.",
        'give a vector in the order of system.states: turning.flow, theta.angle, z.position, sliding.flow.',
    )),
    'linearise a graph': (S, lambda: bg.linearise(rlc.build()), found(
        'linearise: got a Graph.',
        'give a compiled system: bg.linearise(bg.compile(graph)).',
    )),
    'linearise inside a trace, a position held without a gap': (P, lambda: traced(), found(
        'bar.effort: holds a position without naming it, which is found in numbers only.',
        'call bg.linearise outside jit and grad.',
    )),
    'coordinates that follow from each other': (P, lambda: bg.linearise(bg.compile(planar_pendulum.build()), coordinates=["hinge.angle", "rod.angle"]), found(
        'rod.angle: is no coordinate: it follows from those before it, or does not move here.',
        'leave it out, or name it before those it follows from.',
    )),
    'coordinate that is no result': (R, lambda: bg.linearise(circuit(), coordinates=["L.fow"]), found(
        'L.fow: is not a result.',
        "did you mean 'L.flow'?",
    )),
    'linearise at no time': (I, lambda: bg.linearise(circuit(), time="now"), found(
        "time: 'now' is not a finite time.",
        'give a number.',
    )),
    'linearise at a state of another size': (I, lambda: bg.linearise(circuit(), jnp.zeros(3)), found(
        "state: has shape (3,); the system's size is 2.",
        'give a vector in the order of system.states: L.flow, C.displacement.',
    )),
    'linearise at an open joint': (I, lambda: bg.linearise(bg.compile(planar_pendulum.build()), jnp.array([0.0, 0.0, 0.0, 0.7, 0.0, 0.0])), found(
        'hinge: the start leaves a gap of 0.2.',
        'place the parts so that they meet: bg.initialise(system, values) closes them from guesses.',
    )),
    'linearise against a constraint': (I, lambda: bg.linearise(bg.compile(pendulum_a01.build()), jnp.array([1.0, 0.0, 1.0, 0.0])), found(
        'bar.effort: the start violates the constraint by 1.',
        'choose start velocities that satisfy the constraint (or a prescribed flow that starts at theirs).',
    )),
    'inputs and outputs that do not exist': (P, lambda: bg.linearise(circuit(), inputs=["V.efort", "R.resistence"]), found(
        "V.efort: there is no 'efort'.",
        "did you mean 'effort'?",
        "R.resistence: there is no 'resistence'.",
        "did you mean 'resistance'?",
    )),
    'outputs that do not exist': (R, lambda: bg.linearise(circuit(), outputs=["L.flux", "C.efort"]), found(
        'L.flux: is not a result.',
        "choose from 'L.momentum', 'L.flow', 'L.effort', 'L.power'.",
        'C.efort: is not a result.',
        "did you mean 'C.effort'?",
    )),
    'component that does not exist': (P, lambda: bg.linearise(circuit(), inputs=["V.effort[1]"]), found(
        'V.effort[1]: V.effort is one number.',
        "write 'V.effort'.",
    )),
    'component of an output that does not exist': (R, lambda: bg.linearise(circuit(), outputs=["L.flow[2]"]), found(
        'L.flow[2]: L.flow is one number.',
        "write 'L.flow'.",
    )),
    'inputs that are no list': (P, lambda: bg.linearise(circuit(), inputs=3), found(
        'inputs: 3 is not a list of names.',
        "write inputs=['V.effort'].",
    )),
    'outputs that are no list': (P, lambda: bg.linearise(circuit(), outputs={"L.flow": 1}), found(
        "outputs: {'L.flow': 1} is not a list of names.",
        "write outputs=['L.flow'].",
    )),
    'input whose rate would act': (P, lambda: bg.linearise(moved(1.0), inputs=["S.flow"]), found(
        'S.flow: prescribes what a constraint or a dependent storage differentiates, so that its rate would act too.',
        'leave it out; take the force or voltage that drives it as the input, or put a compliance in between.',
    )),
    'input that is a symbolic function of time': (P, lambda: bg.linearise(bg.compile(rectifier.HALF_WAVE.build()), inputs=["mains.V.effort"]), found(
        'mains.V.effort: is a function of time, and here nothing can be added to it.',
        'bond a source of zero beside it, bg.Se(0.0) or bg.Sf(0.0), and take that as the input.',
    )),
    'frequencies that are no numbers': (P, lambda: bg.linearise(circuit()).frequency_response("high"), found(
        'frequencies: are not finite numbers.',
        'give angular frequencies in rad/s: np.geomspace(0.1, 100.0, 200).',
    )),
    'picture without outputs': (R, lambda: bg.linearise(circuit(), inputs=["V.effort"]).bode(), found(
        'bode: there is nothing to plot without an input and an output.',
        "name them: bg.linearise(system, inputs=['F.effort'], outputs=['m.flow']).",
    )),
    'slope that does not exist': (P, lambda: bg.linearise(damped(rooted)), found(
        'm.flow: has no finite slopes at this state.',
        'a law has no slope there (√ at zero, a singular pose): linearise about another state.',
    )),
}  # fmt: skip
