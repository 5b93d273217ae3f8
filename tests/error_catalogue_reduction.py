"""What activities and the reduction of models say to bad questions: name → (class, what the user does, the message)."""

import diffrax as dfx
import jax
import jax.numpy as jnp

import bgjax as bg
from bgjax.models import rlc

from .error_catalogue import found


P, R = bg.ParameterError, bg.ResultError


def circuit():
    return bg.compile(rlc.build())


def batch():
    system = circuit()
    return jax.vmap(lambda x: bg.simulate(system, 0.0, 0.1, x, audit=True))(jnp.ones((2, 2)))


def traced():
    ranking = []

    def lost(resistance):
        sol = bg.simulate(bg.set(circuit(), {"R.resistance": resistance}), 0.0, 0.1, audit=True)
        ranking.append(sol.activity().ranking)
        return sol.activity()["R"]

    return jax.jit(lost)(1.0)


def at_frequencies(frequencies, **options):
    return bg.activity(circuit(), frequencies=frequencies, **{"input": "V.effort", **options})


def pushed():
    """Masses of 2 kg on a junction of vectors, with a damper."""
    nodes = dict(F=bg.Se((1.0, 0.0)), v=bg.One(), m=bg.I((2.0, 2.0)), d=bg.R(1.0))
    return bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> d"]))


def runaway():
    """A mass of 2 kg with a motor whose force is its velocity."""
    nodes = dict(F=bg.Se(0.0), v=bg.One(), m=bg.I(2.0), motor=bg.MSe())
    return bg.compile(bg.Graph(nodes, ["F -> v -> m", "motor -> v", "v.flow ~> motor"]))


def spinning():
    """A rigid body that turns about its axis."""
    nodes = dict(T=bg.Se((0.0, 0.0, 0.0)), omega=bg.One(), J=bg.I((1.0, 2.0, 3.0)), ejs=bg.EJS(), turn=bg.Orientation())
    bonds = ["T -> omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus", "omega ~> turn"]
    return bg.compile(bg.Graph(nodes, bonds, initial={"J.flow": (0.0, 0.0, 2.0)}))


def undamped():
    """A mass on a spring with 2 Hz."""
    nodes = dict(F=bg.Se(0.0), v=bg.One(), m=bg.I(1.0), k=bg.C(stiffness=(4.0 * jnp.pi) ** 2))
    return bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> k"]))


REDUCTION = {
    'activity without audit': (R, lambda: bg.simulate(circuit(), 0.0, 1.0).activity(), found(
        'activity: was not integrated in this run.',
        'pass audit=True: bg.simulate(system, t0, t1, audit=True).activity().',
    )),
    'activity of a batch': (R, lambda: batch().activity(), found(
        'activity: is ranked for one run, and this solution is a batch.',
        'sol.audit.activity has the activities of all members by name of the element.',
    )),
    'ranking inside a trace': (R, traced, found(
        'ranking: is traced, so that elements cannot be put in order.',
        'take `values` or `index` inside jit, grad and vmap.',
    )),
    'activity of no element': (R, lambda: at_frequencies([1.0]).at(1.0)["LL"], found(
        "'LL': has no activity.",
        "did you mean 'L'?",
    )),
    'activity at another frequency': (R, lambda: at_frequencies([1.0, 2.0]).at(3.0), found(
        'at: 3 Hz was not computed.',
        'choose from 1, 2.',
    )),
    'activities without frequencies': (P, lambda: at_frequencies([0.0, 1.0], input=None, amplitude=0.0), found(
        'frequencies: [0.0, 1.0] does not give frequencies.',
        'give positive frequencies in Hz: frequencies=[0.5, 1.5, 12.0].',
        'input: None does not name an input.',
        "name one parameter, such as input='road.flow'.",
        'amplitude: 0.0 is not an amplitude.',
        'give one number, such as 1.0.',
    )),
    'activities of a graph': (P, lambda: bg.activity(rlc.build(), frequencies=[1.0], input="V.effort"), found(
        'system: the Graph object is not a compiled system.',
        'compile the graph first: bg.activity(bg.compile(graph), …).',
    )),
    'activities inside a trace': (P, lambda: jax.jit(lambda f: at_frequencies(f)["L"])(1.0), found(
        'activities: are computed in numbers, and values here are traced.',
        'call bg.activity outside jit, grad and vmap.',
    )),
    'input of several components': (P, lambda: bg.activity(pushed(), frequencies=1.0, input="F.effort"), found(
        'input: F.effort has 2 components.',
        "name one of them: input='F.effort[0]'.",
    )),
    'activities of an unstable system': (P, lambda: bg.activity(runaway(), frequencies=1.0, input="F.effort"), found(
        'system: the linear model is unstable (pole at 0.5+0j 1/s), so that it reaches no steady state.',
        'linearise about a stable state, or take activities of a run.',
    )),
    'activities about a steady motion': (P, lambda: bg.activity(
        spinning(), frequencies=1.0, input="T.effort[2]"), found(
        'state: the state is a steady motion, in which powers do not vanish.',
        'give an equilibrium: activities by frequency are those of small deviations.',
    )),
    'activities at resonance': (P, lambda: bg.activity(undamped(), frequencies=[1.0, 2.0], input="F.effort"), found(
        'frequencies: at 2 Hz there is an undamped pole, so that no steady state exists.',
        'leave this frequency out, or add damping.',
    )),
    'reduction with faults everywhere': (P, lambda: bg.reduce(
        circuit(), 0.0, keep=2.0, input="V.effort", audit=True), found(
        'model: is compiled, and elements are removed from graphs.',
        'give its graph or assembly: bg.reduce(system.model, …).',
        'keep: 2.0 is not a share.',
        'give a number above 0 and at most 1, such as keep=0.99.',
        'audit: is set by bg.reduce itself.',
        'leave it out.',
        'input: is given without frequencies.',
        'give frequencies=[…] in Hz, or leave it out.',
        't1: is not given.',
        'write bg.reduce(model, 0.0, 10.0), or give frequencies=[…] and input=… instead of both.',
    )),
    'reduction of no model': (P, lambda: bg.reduce(3.0), found(
        'model: 3.0 is not a model.',
        'give a bg.Graph, or an Assembly.',
        't0 and t1: are not given.',
        'write bg.reduce(model, 0.0, 10.0), or give frequencies=[…] and input=… instead of both.',
    )),
    'reduction inside a trace': (P, lambda: jax.jit(
        lambda r: bg.reduce(rlc.build(resistance=r), 0.0, 1.0).states)(1.0), found(
        'model: is reduced in numbers, and its values are traced.',
        'call bg.reduce outside jit, grad and vmap.',
    )),
    'reduction that saves steps': (P, lambda: bg.reduce(
        rlc.build(), 0.0, 1.0, saveat=dfx.SaveAt(steps=True)), found(
        'saveat: saves at steps, which differ between the models.',
        'give times: saveat=np.linspace(t0, t1, 201), or leave it out.',
    )),
    'element that stays but is none': (P, lambda: bg.reduce(
        rlc.build(), frequencies=[1.0], input="V.effort", always=["Q"]), found(
        'always Q: is no element that has an activity.',
        "choose from 'C', 'L', 'R'.",
    )),
    'elements that stay as a number': (P, lambda: bg.reduce(rlc.build(), 0.0, 1.0, always=3), found(
        'always: 3 does not name elements.',
        "write always=['rotor', 'motor.L'].",
    )),
}  # fmt: skip
