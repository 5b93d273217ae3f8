"""What equations, linear models and comparisons say to bad questions:
name → (class, what the user does, the message)."""

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp

import bgjax as bg
from bgjax.models import pendulum_a01, planar_pendulum, rectifier, rlc, rotating_rod

from .error_catalogue import Unhashable, found


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


class Heated(bg.AbstractElement):
    """Stores heat without saying its energy."""

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((False,),), 1, "its law needs the current")

    def states(self, received):
        return (bg.State("temperature", 1),)

    def law(self, given):
        voltage = (1.0 + 0.004 * given.states["temperature"]) * given.ports["port"]
        return bg.Response(outputs={"port": voltage}, rates={"temperature": voltage * given.ports["port"]})


class Stretched(bg.AbstractElement):
    """A spring whose force is not the gradient of its energy; `kind` chooses what else is wrong with it."""

    symbolic = True
    factor: float = eqx.field(static=True, default=1.0)
    towards: str = eqx.field(static=True, default="in")

    def ports(self):
        return (bg.Port("port", 1, self.towards),)

    def rule(self):
        return bg.Rule(((False,),), 2)

    def states(self, received):
        return (bg.State("displacement", 1),)

    def law(self, given):
        q, energy = given.states["displacement"], given.states["displacement"][0] ** 2
        return bg.Response({"port": 3.0 * q}, {"displacement": self.factor * given.ports["port"]}, energy=energy)


class Half(bg.AbstractElement):
    """An element with an energy that does not follow from states at all of its ports: `states_of` of its two ports
    have one, and the energy depends on `more`."""

    symbolic = True
    states_of: int = eqx.field(static=True)
    more: str = eqx.field(static=True, default="")

    def ports(self):
        return tuple(bg.Port(name, 1, "in") for name in "ab"[: max(1, self.states_of)] + ("" if self.more else "c"))

    def rule(self):
        return bg.Rule((tuple(False for _ in self.ports()),), 2)

    def states(self, received):
        return tuple(bg.State(f"{port.name}_displacement", 1) for port in self.ports()[: self.states_of])

    def law(self, given):
        energy = 0.5 * sum((q[0] ** 2 for q in given.states.values()), 1.0 if not self.more else given.time)
        rates = {name: given.ports[name[0]] for name in given.states}
        outputs = {name: given.states.get(f"{name}_displacement", 2.0 * f) for name, f in given.ports.items()}
        return bg.Response(outputs, rates, energy=energy)


class Leaky(bg.AbstractElement):
    """A transformer that loses power without saying so."""

    symbolic = True
    conserves = True

    def ports(self):
        return bg.Port("a", 1, "in"), bg.Port("b", 1, "out")

    def rule(self):
        return bg.Rule(((False, True),), 4)

    def law(self, given):
        return bg.Response(outputs={"b": 2.0 * given.ports["a"], "a": 2.1 * given.ports["b"]})


@bg.symbolic
def halved(a, b):
    return 0.5 * a + 0.5 * b


@bg.symbolic
def same(x):
    return x


def hamiltonian(*bonds, **nodes):
    """The form of a mass with something on its 1-junction."""
    return bg.port_hamiltonian(bg.Graph(dict(v=bg.One(), m=bg.I(2.0), **nodes), ["v -> m", *bonds]))


def driven(*signals, **nodes):
    """A mass on a spring behind a modulated transformer."""
    nodes = dict(F=bg.Se(1.0), t=bg.MTF(), w=bg.One(), k=bg.C(2.0), **nodes)
    return hamiltonian("F -> v", "v -> t -> w -> k", *signals, **nodes)


def loop():
    """Two nonlinear resistors that determine each other through a gyrator."""
    nodes = dict(k=bg.C(1.0), z=bg.Zero(), a=bg.One(), r=bg.R(flow=jnp.arctan), G=bg.GY(1.0), w=bg.One())
    bonds = ["z -> k", "z -> a -> r", "a -> G -> w -> s"]
    return bg.port_hamiltonian(bg.Graph(dict(nodes, s=bg.R(flow=jnp.arctan)), bonds))


USER = "return energy= such that the ports give its gradient, and the rates of the states are what the ports receive."
METHODS = "give objects such as [bg.Multipliers(), bg.MinimalCoordinates()], or by name: {'rigid': bg.Multipliers()}."


def compared(**options):
    return bg.compare(planar_pendulum.build(), [bg.Multipliers()], t1=1.0, **options)


def swept(values, **options):
    return bg.sweep(circuit(), values, 0.0, 1.0, **options)


def gradient(paths, loss=lambda sol: jnp.sum(sol["L.flow"]), **options):
    return bg.gradient(loss, circuit(), paths, 0.0, 1.0, **options)


ANALYSIS = {
    'equations of a graph': (S, lambda: bg.equations(rlc.build()), found(
        'equations: got a Graph.',
        'give a compiled system: bg.equations(bg.compile(graph)).',
    )),
    'laws without a symbolic form': (P, lambda: bg.equations(damped(jnp.tanh, jnp.sin)), found(
        'F: its law is a JAX function and has no symbolic form.',
        "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, or ask for "
        "opaque=True, which shows it as f(…).",
        'law: its law is a JAX function and has no symbolic form.',
        "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, or ask for "
        "opaque=True, which shows it as f(…).",
    )),
    'port-Hamiltonian form of a number': (S, lambda: bg.port_hamiltonian(3), found(
        'port_hamiltonian: 3 is not a model.',
        'give a graph, an assembly or a compiled system.',
    )),
    'port-Hamiltonian form in a trace': (P, lambda: jax.jit(lambda x: bg.port_hamiltonian(
        bg.set(circuit(), {"R.resistance": x})).H())(1.0), found(
        'port_hamiltonian: cannot be traced.',
        'call it outside jit, grad and vmap.',
    )),
    'inputs that are no sources': (P, lambda: bg.port_hamiltonian(circuit(), inputs=["V.efort", "R"]), found(
        'V.efort: is not a source of the model.',
        "did you mean 'V.effort'?",
        'R: is not a source of the model.',
        "choose from 'V', 'V.effort'.",
    )),
    'inputs that are no names': (P, lambda: bg.port_hamiltonian(circuit(), inputs=[3]), found(
        'inputs: [3] is not a list of names.',
        'write inputs=["motor.effort"], or leave it out.',
    )),
    'state of another form': (I, lambda: bg.port_hamiltonian(circuit()).J([1.0]), found(
        'state: [1.0] is not a state of this form.',
        'give 2 finite numbers, such as form.state(): L.momentum, C.displacement.',
    )),
    'ports of another form': (P, lambda: bg.port_hamiltonian(circuit()).rates([1.0, 0.0], {"V.effrt": 1.0}), found(
        'V.effrt: is not what a port gives.',
        "did you mean 'V.effort'?",
        'V.effort: is missing.',
        "give its value: {'V.effort': 1.0}.",
    )),
    'port with a word': (P, lambda: bg.port_hamiltonian(circuit()).rates([1.0, 0.0], {"V.effort": "high"}), found(
        "V.effort: 'high' is not a number.",
        'give one number.',
    )),
    'rates through a loop of laws': (P, lambda: loop().rates([1.0], {}), found(
        'r.flow: follows from a loop of several laws, which are not solved here.',
        'give the value of what it gives, for example from .ports(…).',
        's.flow: follows from a loop of several laws, which are not solved here.',
        'give the value of what it gives, for example from .ports(…).',
    )),
    'ports without names': (P, lambda: bg.port_hamiltonian(circuit()).rates([1.0, 0.0], [1.0]), found(
        'ports: [1.0] does not name what the ports give.',
        'give values by name, such as form.ports().',
    )),
    'check at no states': (P, lambda: bg.port_hamiltonian(circuit()).check(0, -1), found(
        'states: 0 is no such number.',
        'give a whole number that is positive.',
        'seed: -1 is no such number.',
        'give a whole number that is not negative.',
    )),
    'storages without energies': (S, lambda: hamiltonian("v -> R", "v -> k", R=Heated(), k=Stretched()), found(
        'R: has states, but gives no energy.',
        'return energy= such that what the ports give is its gradient, or leave the element out: a port-Hamiltonian '
        'form needs the energy of every storage.',
        'k: what its ports give is not the gradient of its energy.',
        USER,
    )),
    'storage whose state is another integral': (S, lambda: hamiltonian("v -> k", k=Stretched(2.0)), found(
        'k: the rate of its state displacement is not what one of its ports receives.',
        USER,
    )),
    'storage with a port that stores nothing': (S, lambda: hamiltonian("v -> k.a", "v -> k.c", k=Half(1)), found(
        'k: stores energy, but not at all of its ports.',
        USER,
    )),
    'energy without states': (S, lambda: hamiltonian("v -> k.a", "v -> k.c", k=Half(0)), found(
        'k: has an energy, but no state or signal of which its efforts are the gradient.',
        USER,
    )),
    'energy that changes with time': (S, lambda: hamiltonian("v -> k.a", k=Half(1, "time")), found(
        'k: its energy depends on more than its momenta and displacements.',
        USER,
    )),
    'modulus from signals in a loop': (S, lambda: driven(
        "f ~> g", "g ~> f.b", "v ~> f.a", "f ~> t.modulus", f=bg.Function(halved, ("a", "b")), g=bg.Function(same),
    ), found(
        'g: is a signal that depends on itself.',
        'let it depend on positions, momenta and displacements alone.',
    )),
    'storage that counts power outwards': (S, lambda: hamiltonian("v -> k", k=Stretched(1.0, "out")), found(
        'k: counts power out of a storage as positive.',
        'declare its ports with orientation "in".',
    )),
    'co-energy': (S, lambda: hamiltonian("v -> k", k=bg.C(coenergy=lambda e: e[0] ** 2, width=1)), found(
        'k: is given by its co-energy, so that its energy is known only by iteration.',
        'give energy=, as a function of the momentum or displacement.',
    )),
    'two-port that loses power': (S, lambda: hamiltonian("v -> t -> w -> k", t=Leaky(), w=bg.One(), k=bg.C(2.0)), found(
        't: is said to conserve power, but does not.',
        'correct its law, or leave out `conserves = True`.',
    )),
    'modulus that an input determines': (S, lambda: driven("F.effort ~> t.modulus"), found(
        't: its modulus depends on what F gives, which the states do not determine.',
        'let it depend on positions, momenta and displacements alone.',
    )),
    'modulus that a rate determines': (S, lambda: driven("m.flow ~> d ~> t.modulus", d=bg.Derivative()), found(
        'd: feeds a modulus or a law, but follows from rates or from an equation of its own.',
        'let it depend on positions, momenta and displacements alone.',
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
        'compile with method=bg.MinimalCoordinates(), or bond a bg.GeneralisedFlow(1) to every 1-junction whose flow '
        'is to be one.',
    )),
    'virtual inertia without generalised velocities': (S,
        lambda: bg.virtual_inertia(bg.compile(pendulum_a01.build()), 0.0, jnp.zeros(4)), found(
        'system: the graph has no generalised velocities.',
        'compile with method=bg.MinimalCoordinates(), or bond a bg.GeneralisedFlow(1) to every 1-junction whose flow '
        'is to be one.',
    )),
    'gyristor of a graph': (S, lambda: bg.gyristor(rotating_rod.build(), 0.0, jnp.zeros(4)), found(
        'system: got a Graph.',
        'give a compiled system: bg.compile(graph).',
    )),
    'transformation at a wrong state': (I,
        lambda: bg.transformation(bg.compile(rotating_rod.build()), 0.0, jnp.zeros(3)), found(
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
    'coordinates that follow from each other': (P,
        lambda: bg.linearise(bg.compile(planar_pendulum.build()), coordinates=["hinge.angle", "rod.angle"]), found(
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
    'linearise at an open joint': (I,
        lambda: bg.linearise(bg.compile(planar_pendulum.build()), jnp.array([0.0, 0.0, 0.0, 0.7, 0.0, 0.0])), found(
        'hinge: the initial condition leaves a gap of 0.2.',
        'place the parts so that they meet: bg.initialise(system, values) closes them from guesses.'
        ' bg.show(model) draws the assembly and its gaps.',
    )),
    'linearise against a constraint': (I,
        lambda: bg.linearise(bg.compile(pendulum_a01.build()), jnp.array([1.0, 0.0, 1.0, 0.0])), found(
        'bar.effort: the initial condition violates the constraint by 1.',
        'choose initial velocities that satisfy the constraint (or a prescribed flow that begins with them).',
    )),
    'inputs and outputs that do not exist': (P,
        lambda: bg.linearise(circuit(), inputs=["V.efort", "R.resistence"]), found(
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
    'input that is a symbolic function of time': (P,
        lambda: bg.linearise(bg.compile(rectifier.HALF_WAVE.build()), inputs=["mains.V.effort"]), found(
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
    'gradient that does not exist': (P, lambda: bg.linearise(damped(rooted)), found(
        'm.flow: has no finite derivatives at this state.',
        'a law has no derivative there (√ at zero, a singular pose): linearise about another state.',
    )),
    'compare a system': (S, lambda: bg.compare(circuit(), t1=1.0), found(
        'model: the System object is not a graph.',
        'give a bg.Graph(nodes=…, bonds=…) or an Assembly.',
    )),
    'compare no methods': (S, lambda: bg.compare(rlc.build(), [], t1=1.0), found(
        'methods: there are none.',
        f'{METHODS[:-1]}; without methods= all four are compared.',
    )),
    'compare a method alone': (S, lambda: bg.compare(rlc.build(), bg.Multipliers(), t1=1.0), found(
        'methods: the Multipliers object is not a list of methods.',
        METHODS,
    )),
    'compare what are no methods': (S,
        lambda: bg.compare(rlc.build(), {"rigid": bg.Multipliers, 1: "compliant"}, t1=1.0), found(
        'methods: the class Multipliers is not a method.',
        METHODS,
        "methods: 'compliant' is not a method.",
        METHODS,
        'methods: 1 is not a name.',
        METHODS,
    )),
    'compare with wrong arguments': (I, lambda: bg.compare(
        rlc.build(), [bg.Multipliers()], t1="long", rtol=0.0, initial=[1.0], progress=3, solver={"multiplier": None}),
        found(
        "t1: 'long' is not a time after 0.",
        'give the end of the runs in seconds, such as t1=10.0.',
        'initial: [1.0] does not name initial values.',
        "methods differ in their states: give {'main.angle': 0.3}.",
        'progress: 3 is neither True nor False.',
        'write progress=True or progress=False.',
        'rtol: 0.0 is not a tolerance.',
        'give a small positive number such as 1e-6.',
        "solver 'multiplier': is not a method of this comparison.",
        "did you mean 'multipliers'?",
    )),
    'compare to a time before the start': (I, lambda: bg.compare(rlc.build(), t1=-1.0), found(
        't1: -1.0 is not a time after 0.',
        'give the end of the runs in seconds, such as t1=10.0.',
    )),
    'compare at the steps': (I, lambda: bg.compare(rlc.build(), t1=1.0, saveat=dfx.SaveAt(steps=True)), found(
        'saveat: all methods have to save at the same times.',
        'give a vector such as jnp.linspace(0.0, t1, 201).',
    )),
    'compare inside a trace': (I, lambda: jax.jit(lambda t: bg.compare(rlc.build(), t1=t).times)(1.0), found(
        'compare: cannot be traced: it measures times.',
        'call it outside jit, grad and vmap.',
    )),
    'compare results that do not exist': (R,
        lambda: compared(results=["hinge.angel", "rod.position[2]", "hinge.rate[1]"]), found(
        'hinge.angel: is not a result.',
        "did you mean 'hinge.angle'?",
        'rod.position[2]: rod.position has 2 components.',
        'count from 0 to 1.',
        'hinge.rate[1]: hinge.rate is one number.',
        "write 'hinge.rate'.",
    )),
    'compare results that are no list': (R, lambda: compared(results=3), found(
        'results: 3 is not a list of names.',
        "write results=['main.angle', 'main.rate'], or leave it out.",
    )),
    'compare with a method that is not there': (R, lambda: compared(reference="minimal coordinates"), found(
        "reference 'minimal coordinates': is not a method of this comparison.",
        "choose from 'multipliers'.",
    )),
    'compare with a number': (R, lambda: compared(reference=lambda times: 3.0), found(
        'reference: 3.0 is not a reference.',
        "name a method, or give values by result: {'main.angle': [...]}, or a function of the times that returns them.",
    )),
    'compare with nothing': (R, lambda: compared(reference={}), found(
        'reference: holds no values.',
        "give them by result: {'main.angle': [...]}, or leave it out.",
    )),
    'compare with too little': (R,
        lambda: compared(results=["hinge.angle", "hinge.rate"], reference={"hinge.angle": jnp.zeros(201)}), found(
        "reference 'hinge.rate': is not given.",
        "give its values, or leave it out of results; choose from 'hinge.angle'.",
    )),
    'compare with other times': (R, lambda: compared(
        reference={"hinge.angle": jnp.zeros(7), "rod.position": jnp.zeros(201), "hinge.rate": "none"}), found(
        "reference 'hinge.angle': has shape (7,), the runs save (201,).",
        'give saveat= the times it belongs to.',
        "reference 'rod.position': has shape (201,), the runs save (201, 2).",
        'give saveat= the times it belongs to.',
        "reference 'hinge.rate': is not an array of finite numbers.",
        'give its values at the times of saveat=.',
    )),
    'sweep with wrong values': (P, lambda: swept({"R.resistanc": [1.0], "R.resistance": "all"}), found(
        "R.resistanc: there is no 'resistanc'.",
        "did you mean 'resistance'?",
        "R.resistance: 'all' is not an array of numbers.",
        'give one value a run: [0.8, 0.9, 1.0].',
    )),
    'sweep of different numbers of runs': (P,
        lambda: swept({"R.resistance": [1.0, 2.0]}, y0={"L.flow": [0.0, 0.1, 0.2]}), found(
        'values: have different numbers of runs: R.resistance 2, L.flow 3.',
        'give as many values of each, or one for all runs.',
    )),
    'sweep of nothing': (P, lambda: swept({"R.resistance": 2.0}), found(
        'values: vary nothing: there is no axis of runs.',
        'write bg.sweep(system, {"motor.modulus": [0.8, 0.9, 1.0]}, 0.0, 10.0); one run alone: bg.simulate.',
    )),
    'sweep of no runs, and of values that are not finite': (P,
        lambda: swept({"R.resistance": [], "L.inertia": [1.0, jnp.nan]}), found(
        'R.resistance: holds no runs.',
        'give at least one value.',
        'L.inertia: is not finite in run 1.',
        'give finite numbers.',
    )),
    'sweep with values of another shape': (P, lambda: swept({"R.resistance": [[1.0, 2.0]]}), found(
        'R.resistance: has shape (), the values have shape (1, 2).',
        'give values of shape (runs,), or () for all runs.',
    )),
    'sweep of a list': (P, lambda: swept([1.0, 2.0]), found(
        'values: [1.0, 2.0] does not name parameters.',
        'write bg.sweep(system, {"motor.modulus": [0.8, 0.9, 1.0]}, 0.0, 10.0).',
    )),
    'sweep with a run that cannot be': (P, lambda: swept({"L.inertia": [1.0, 2.0, -1.0]}), found(
        'run 2, L.inertia: is -1.',
        'it must be positive.',
    )),
    'sweep from a state that is none': (I, lambda: swept({"L.inertia": [1.0, 2.0]}, y0={"L.flo": 1.0}), found(
        'L.flo: is not a state.',
        'set L.flow.',
    )),
    'sweep with wrong policies': (I,
        lambda: swept({"L.inertia": [1.0, 2.0]}, saveat=dfx.SaveAt(steps=True), vectorised="yes", progress=3), found(
        "vectorised: 'yes' is neither True nor False.",
        'write vectorised=True or vectorised=False.',
        'progress: 3 is neither True nor False.',
        'write progress=True or progress=False.',
        'saveat: all runs save at the same times.',
        'give a vector such as jnp.linspace(t0, t1, 201).',
    )),
    'sweep of a graph': (I, lambda: bg.sweep(rlc.build(), {"R.resistance": [1.0]}, 0.0, 1.0), found(
        'system: the Graph object is not a compiled system.',
        'compile the graph first: bg.simulate(bg.compile(graph), t0, t1).',
    )),
    'gradient by wrong paths': (P, lambda: gradient("R.resistence", loss=3, mode="sideways"), found(
        'loss: 3 is not a function.',
        "give a function of a solution: lambda sol: jnp.mean(sol['m.flow'] ** 2).",
        "mode: 'sideways' is not a mode.",
        "give 'forward' or 'reverse', or leave it out.",
        "R.resistence: there is no 'resistence'.",
        "did you mean 'resistance'?",
    )),
    'gradient by nothing': (P, lambda: gradient(()), found(
        'paths: () does not name parameters.',
        "give a list of paths such as ['motor.modulus'].",
    )),
    'gradient of many numbers': (P, lambda: gradient("R.resistance", loss=lambda sol: sol["L.flow"]), found(
        'loss: gave an array of shape (201,).',
        'return one number: jnp.mean(…) or jnp.sum(…).',
    )),
    'gradient of nothing': (P, lambda: gradient("R.resistance", loss=lambda sol: None), found(
        'loss: gave None, which is not a number.',
        'return one number: jnp.mean(…) or jnp.sum(…).',
    )),
    'gradient of a word': (P, lambda: gradient("R.resistance", loss=lambda sol: "low"), found(
        "loss: gave 'low', which is not a number.",
        'return one number: jnp.mean(…) or jnp.sum(…).',
    )),
    'gradient of the solution': (P, lambda: gradient("R.resistance", loss=lambda sol: sol), found(
        'loss: gave a value of type Solution, which is not a number.',
        'return one number: jnp.mean(…) or jnp.sum(…).',
    )),
    'gradient of a comparison': (P, lambda: gradient("R.resistance", loss=lambda sol: sol["L.flow"][-1] > 0.1), found(
        'loss: gave a boolean.',
        'return the quantity that is compared, not the comparison, which has no derivative.',
    )),
    'gradient of a loss without a hash': (P, lambda: gradient("R.resistance", loss=Unhashable()), found(
        'loss: the Unhashable object cannot be hashed, so that compiled programs cannot be kept for it.',
        'write @dataclass(frozen=True), derive Unhashable from equinox.Module, or define __hash__ beside __eq__.',
    )),
    'sweep of a complex loss': (P, lambda: swept(
        {"R.resistance": [1.0]}, loss=lambda sol: 1j * sol["L.flow"][-1], paths="R.resistance"), found(
        'loss: gave a complex number.',
        'return a real one: jnp.abs(…) or jnp.real(…).',
    )),
    'sweep of a loss that is a mapping': (P, lambda: swept(
        {"R.resistance": [1.0]}, loss=lambda sol: {"end": sol["L.flow"][-1]}, paths="R.resistance"), found(
        'loss: gave a value of type dict, which is not a number.',
        'return one number: jnp.mean(…) or jnp.sum(…).',
    )),
    'gradient to a time before the start': (I,
        lambda: bg.gradient(jnp.sum, circuit(), "R.resistance", 0.0, -1.0), found(
        't1: -1.0 is not after t0 = 0.0.',
        'give t0 < t1.',
    )),
    'sensitivity to what was not asked for': (R, lambda: gradient("R.resistance")["R.resistanc"], found(
        'R.resistanc: was not asked for.',
        "did you mean 'R.resistance'?",
    )),
    'single precision for a fine tolerance': (I, lambda: bg.simulate(circuit(), 0.0, 1.0, precision="float32"), found(
        'rtol: 1e-06 cannot be reached in float32, which has 7 digits, and constraints hold to about 1e-6 only.',
        "give rtol=1e-05 or more, or leave precision='float32' out.",
    )),
    'precision that does not exist': (I, lambda: bg.simulate(circuit(), 0.0, 1.0, precision="half"), found(
        "precision: 'half' is not a precision.",
        "give 'float32' or 'float64', or leave it out.",
    )),
    'single precision inside a trace': (I,
        lambda: jax.jit(lambda t: bg.simulate(circuit(), 0.0, t, rtol=1e-4, precision="float32").ys)(1.0), found(
        'precision: cannot be chosen inside a trace.',
        'call it outside jit, grad and vmap, or leave it out.',
    )),
}  # fmt: skip
