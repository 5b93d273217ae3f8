"""Bad inputs and what bgjax says to them, in full: name → (class, what the user does, the message).

Read each message as a newcomer would: does it say where, what, and what to do?
"""

from dataclasses import dataclass
from functools import cache

import diffrax as dfx
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.domains import control, electrical, hydraulic, rotational


S, P, C = bg.StructureError, bg.ParameterError, bg.CausalityError
N, V, Q, M = bg.InitialError, bg.SolvabilityError, bg.ResultError, bg.MagnitudeWarning


def found(*lines: str, word: str = "fault") -> str:
    """The text of an error: for each fault a line (where: what) and its remedy."""
    pairs = list(zip(lines[::2], lines[1::2], strict=True))
    head = f"{len(pairs)} {word}{'' if len(pairs) == 1 else 's'} found."
    return "\n".join(
        [head, *(f"  {number}. {fault}\n     → {remedy}" for number, (fault, remedy) in enumerate(pairs, 1))]
    )


def hint(*lines: str) -> str:
    return found(*lines, word="hint")


BONDS = ["V -> j", "j -> L", "j -> R"]


def graph(more=(), bonds=BONDS, options=None, **changes):
    """A source, an inertia and a resistor on one junction, with nodes and bonds changed or added."""
    nodes = {**dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(1.0)), **changes}
    return bg.Graph(nodes, [*bonds, *more], **(options or {}))


def built(*more, bonds=BONDS, options=None, **changes):
    return bg.compile(graph(more, bonds, options, **changes))


def alone(nodes, *bonds, **options):
    """A graph of its own, compiled."""
    return bg.compile(bg.Graph(nodes, bonds, **options))


def driven(law):
    """The graph with one source driven by a signal block fed with the constant 1."""
    return built("M -> j", "x ~> b ~> M", x=bg.Signal(1.0), b=law, M=bg.MSe())


def two_port(element, load=None):
    return built("j -> T -> K", T=element, K=load or bg.R(1.0))


@dataclass
class Unhashable:
    """A plain dataclass, which has no hash."""

    gain: float = 2.0

    def __call__(self, value):
        return self.gain * value


class Tagged(bg.AbstractElement):
    """An element with a value that is no number."""

    tags: set

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((False,), (True,)), 1)

    def law(self, given):
        return bg.Response({"port": 2.0 * given.ports["port"]})


@cache
def system():
    return built()


def run(t0=0.0, t1=1.0, y0=None, **options):
    return bg.simulate(system(), t0, t1, y0, **options)


def sampled(times, values, **options):
    return built(V=bg.Se(bg.Sampled(times, values, **options)))


def part():
    """A winding with a port, as users write parts."""
    return bg.Graph(dict(j=bg.One(), R=bg.R(0.4), L=bg.I(0.05)), ["j -> R", "j -> L"], ports={"p": "j"})


def circuit(*bonds, **nodes):
    """A 10 V source on a 1-junction with a coil, and further parts."""
    return alone(
        dict(U=electrical.voltage_source(10.0), loop=bg.One(), coil=electrical.inductor(0.1), **nodes),
        "U -> loop -> coil",
        *bonds,
    )


def loop(gain):
    """y = x + gain · y: a loop of signals without a state."""
    nodes = dict(x=bg.Signal(1.0), sum=control.Sum("++"), k=control.Gain(gain), M=bg.MSe(), R=bg.R(1.0))
    return alone(nodes, "x ~> sum.i1", "k ~> sum.i2", "sum ~> k", "sum ~> M", "M -> R")


def active(f):
    return -0.5 * f


def wide(t):
    return jnp.ones(2) * t


@bg.symbolic
def symbolic_active(f):
    return -1.0 * f


@bg.symbolic
def root(q):
    return np.array([[bg.sqrt(q[0])]], dtype=object)


@bg.symbolic
def square(p):
    return p[0] * p[0]


def branching(f):
    return f if f > 0.0 else 2.0 * f


def parted(f):
    return -jnp.stack([f[0], f[1]])


def jump(t):
    return jnp.where(t < 0.5, 0.0, jnp.nan)


class Broken(bg.AbstractElement):
    """An element whose description or law can be broken one piece at a time."""

    gain: float = 2.0
    fault: str = ""

    def ports(self):
        return bg.Port("port", 1, "in") if self.fault == "ports" else (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule((False,), 1) if self.fault == "rule" else bg.Rule(((False,),), 1)

    def outputs(self):
        return (bg.Port("power" if self.fault == "reserved" else "heat", 1),)

    def states(self, received):
        return (bg.State("x", 2),)

    def law(self, given):
        flow, two = given.ports["port"], jnp.ones(2)
        rates = {"no rate": {}, "unknown rate": {"y": two}, "narrow rate": {"x": flow}}
        signals = {"no signal": {}, "reserved": {"power": flow}}
        outputs = {"no output": {}, "wide output": {"port": jnp.ones(3)}}
        return bg.Response(
            outputs=outputs.get(self.fault, {"port": self.gain * flow}),
            rates=rates.get(self.fault, {"x": two}),
            signals=signals.get(self.fault, {"heat": flow}),
        )


def broken(fault):
    return built(R=Broken(fault=fault))


CATALOGUE = {
    # names and connections
    "unknown node": (S, lambda: built(bonds=["V -> j", "jj -> L", "j -> R"]), found(
        "jj -> L: there is no node 'jj'.",
        "did you mean 'j'?",
    )),
    "unknown port": (S, lambda: built("j -> T.x", T=bg.TF(1.0)), found(
        "j -> T.x: 'T' has no port 'x'.",
        "choose from 'a', 'b'.",
    )),
    "unknown quantity": (S, lambda: built("M -> j", "L.momentu ~> M", M=bg.MSe()), found(
        "L.momentu ~> M: 'L' has no quantity 'momentu'.",
        "did you mean 'momentum'?",
    )),
    "unknown signal input": (S, lambda: built("M -> j", "L ~> M.modulu", M=bg.MSe()), found(
        "L ~> M.modulu: 'M' has no signal input 'modulu'.",
        "did you mean 'modulus'?",
    )),
    "node or port missing in a part": (S, lambda: built("j -> X.q", X=part()), found(
        "j -> X.q: 'X' has no node or port 'q'.",
        "choose from 'p', 'j', 'R', 'L'.",
    )),
    "bad name": (S, lambda: bg.Graph({"2x": bg.R(1.0)}), found(
        "'2x': is not a name.",
        "use letters, digits and _, not starting with a digit; '.' is for hierarchy.",
    )),
    "class instead of element": (S, lambda: graph(R=bg.R), found(
        "R: the class R is not an element or a part.",
        "call it with its values: R(…).",
    )),
    "part that was not called": (S, lambda: graph(R=electrical.resistor), found(
        "R: the function resistor is not an element or a part.",
        "call it with its values: resistor(…).",
    )),
    "number as a node": (S, lambda: graph(R=2.0), found(
        "R: 2.0 is not an element or a part.",
        "give an element such as bg.R(1.0), or a part.",
    )),
    "no nodes": (S, lambda: bg.Graph(None), found(
        "nodes: None does not give names and values.",
        "write nodes={'name': …} or nodes=dict(name=…).",
    )),
    "components of a node that is not there": (S, lambda: graph(options=dict(by_components={"K": {}})), found(
        "by_components 'K': is not an element of this graph.",
        "name an element, with its open widths if any: by_components={'body': {}, 'sum': {'input': 2}}.",
    )),
    "components without widths": (S, lambda: graph(options=dict(by_components={"L": 3})), found(
        "by_components L: 3 does not give widths by port.",
        "name an element, with its open widths if any: by_components={'body': {}, 'sum': {'input': 2}}.",
    )),
    "component without a bond": (S, lambda: built("j -> T.a[0]", T=bg.TF(np.eye(2)), options=dict(
        by_components={"T": {}})), found(
        "T.a[1]: the port is not connected.", "add a bond such as '… -> T.a[1]', or remove T.",
        "T.b[0]: the port is not connected.", "add a bond such as '… -> T.b[0]', or remove T.",
        "T.b[1]: the port is not connected.", "add a bond such as '… -> T.b[1]', or remove T.",
    )),
    "list of nodes": (S, lambda: bg.Graph([bg.R(1.0)]), found(
        "nodes: [R(resistance=1.0)] does not give names and values.",
        "write nodes={'name': …} or nodes=dict(name=…).",
    )),
    "list of starts": (S, lambda: graph(options=dict(initial=[1.0])), found(
        "initial: [1.0] does not give names and values.",
        "write initial={'name': …} or initial=dict(name=…).",
    )),
    "text as a start": (P, lambda: graph(options=dict(initial={"L.flow": "fast"})), found(
        "initial L.flow: 'fast' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "start without a name": (S, lambda: graph(options=dict(initial={0: 1.0})), found(
        "initial 0: does not name a state.",
        "write initial={'L.flow': 1.0}.",
    )),
    "bonds as a number": (S, lambda: graph(bonds=[]).add({}, 3), found(
        "bonds: 3 is not a list of connections.",
        "write bonds=['a -> b -> c', 'a ~> b.modulus'].",
    )),
    "bonds as a dict": (S, lambda: bg.Graph(dict(a=bg.One()), {"a": "b"}), found(
        "bonds: {'a': 'b'} is not a list of connections.",
        "write bonds=['a -> b -> c', 'a ~> b.modulus'].",
    )),
    "line without a head": (S, lambda: built(bonds=["V - j"]), found(
        "'V - j': is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "arrow of three signs": (S, lambda: built(bonds=["V --> j"]), found(
        "'V --> j': is not a connection: '-->' is no arrow of bonds.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "double arrow": (S, lambda: built(bonds=["V => j"]), found(
        "'V => j': is not a connection: '=>' is no arrow of bonds.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "arrow backwards": (S, lambda: built(bonds=["V <- j"]), found(
        "'V <- j': is not a connection: '<-' is no arrow of bonds.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "typographic arrow": (S, lambda: built(bonds=["V → j"]), found(
        "'V → j': is not a connection: '→' is no arrow of bonds.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "arrow without an end": (S, lambda: built(bonds=["V ->"]), found(
        "'V ->': is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "None as a bond": (S, lambda: built(bonds=[None]), found(
        "None: is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "tuple of numbers as a bond": (S, lambda: built(bonds=[(1, 2)]), found(
        "(1, 2): is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "one name as a bond": (S, lambda: built(bonds=("V", "j")), found(
        "'V': is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
        "'j': is not a connection.",
        "write 'a -> b -> c' for power bonds, 'a ~> b.modulus' for signals, 'node.port' for a port.",
    )),
    "empty graph": (S, lambda: alone({}), found(
        "graph: is empty.",
        "give nodes and bonds: bg.Graph(nodes=dict(…), bonds=[…]).",
    )),
    "all faults at once": (S, lambda: graph(bonds=["V -> j", "jj -> L", "j -> R.x", "j -> j"], R=bg.R(-1.0)), found(
        "jj -> L: there is no node 'jj'.",
        "did you mean 'j'?",
        "j -> R.x: 'R' has no port 'x'.",
        "choose from 'port'.",
        "j->j: the bond joins a node to itself.",
        "connect two different nodes.",
        "R.resistance: is -1.",
        "it must be zero or positive.",
    )),
    # ports and signals
    "unconnected port": (S, lambda: built("j -> T", T=bg.TF(1.0)), found(
        "T.b: the port is not connected.",
        "add a bond such as '… -> T.b', or remove T.",
    )),
    "unconnected element": (S, lambda: built(C=bg.C(1.0)), found(
        "C: the port is not connected.",
        "add a bond such as '… -> C', or remove C.",
    )),
    "unconnected input": (S, lambda: built("M -> j", M=bg.MSe()), found(
        "M.modulus: the signal input is not connected.",
        "add a signal such as '… ~> M.modulus'.",
    )),
    "two signals": (S, lambda: built("M -> j", "L ~> M", "j ~> M", M=bg.MSe()), found(
        "M.modulus: the input gets 2 signals (L, j).",
        "keep one, or add them in a bg.Function.",
    )),
    "port used twice": (S, lambda: built("j -> R"), found(
        "R: the port carries 2 bonds (j->R, j->R#2).",
        "connect a junction to the port and the bonds to the junction.",
    )),
    "two-port with three bonds": (S, lambda: built("j -> T -> K", "j -> T", T=bg.TF(2.0), K=bg.R(1.0)), found(
        "j -> T: 'T' has no free port left.",
        "connect a junction to it and the further bonds to the junction.",
    )),
    "lonely junction": (S, lambda: built(k=bg.Zero()), found(
        "k: the junction has no bonds.",
        "connect it or remove it.",
    )),
    "self-bond": (S, lambda: built("j -> j"), found(
        "j->j: the bond joins a node to itself.",
        "connect two different nodes.",
    )),
    "floating sub-graph": (S, lambda: built("k -> m", "k -> r", k=bg.One(), m=bg.I(1.0), r=bg.R(1.0)), found(
        "k: the sub-graph (k, m, r) is not connected to the rest.",
        "join it by a bond or a signal, or compile it as a graph of its own.",
    )),
    "width mismatch": (S, lambda: built(L=bg.I((1.0, 2.0)), R=bg.R((1.0, 2.0, 3.0))), found(
        "R: has width 3, but is connected to width 2 of L.",
        "make the shapes of their values agree, or join the parts with bg.Compose.",
    )),
    "signal of another width": (S, lambda: built("x ~> o", x=bg.Signal((1.0, 2.0)), o=bg.Orientation()), found(
        "o.flow: has width 3, but is connected to width 2 of x.value.",
        "make the shapes of their values agree, or join the parts with bg.Compose.",
    )),
    "signal into a power port": (S, lambda: built("L ~> R"), found(
        "L ~> R: 'R' has no signal input.",
        "use '->' for power bonds, or name a quantity such as 'node.flow'.",
    )),
    "signal named as a power port": (S, lambda: built("L ~> R.port"), found(
        "L ~> R.port: 'R' has no signal input 'port'.",
        "'port' is a power port: use '->'.",
    )),
    "bond into a signal input": (S, lambda: built("M -> j", "j -> M.modulus", M=bg.MSe()), found(
        "j -> M.modulus: 'M' has no port 'modulus'.",
        "'modulus' is a signal: use '~>'.",
    )),
    "signal block bonded": (S, lambda: built("j -> k", k=control.Gain(2.0)), found(
        "j -> k: 'k' has no power port.",
        "use '~>' for signals.",
    )),
    "sum with an input left open": (S,
        lambda: built("M -> j", "L ~> s.i1", "s ~> M", s=control.Sum("+-"), M=bg.MSe()), found(
        "s.i2: the signal input is not connected.",
        "add a signal such as '… ~> s.i2'.",
    )),
    "effort sensor on a 1-junction": (S, lambda: built("j -> s", s=bg.EffortSensor()), found(
        "s: is bonded to j, whose common variable is the flow: a sensor with no flow would hold it at zero.",
        "bond it to a 0-junction, or use a signal: the effort of any port or bond is one.",
    )),
    "flow sensor on a 0-junction": (S,
        lambda: alone(dict(V=bg.Se(1.0), n=bg.Zero(), R=bg.R(1.0), s=bg.FlowSensor()), "V -> n -> R", "n -> s"), found(
        "n: V and s both impose the effort of this 0-junction.",
        "keep one of them, or put an R, C or I in between.",
        "s: is bonded to n, whose common variable is the effort: a sensor with no effort would hold it at zero.",
        "bond it to a 1-junction, or use a signal: the flow of any port or bond is one.",
    )),
    "rival efforts": (S,
        lambda: alone(dict(A=bg.Se(1.0), B=bg.Se(2.0), n=bg.Zero(), R=bg.R(1.0)), "A -> n -> R", "B -> n"), found(
        "n: A and B both impose the effort of this 0-junction.",
        "keep one of them, or put an R, C or I in between.",
    )),
    "rival flows": (S,
        lambda: alone(dict(A=bg.Sf(1.0), B=bg.Sf(2.0), n=bg.One(), R=bg.R(1.0)), "A -> n -> R", "B -> n"), found(
        "n: A and B both impose the flow of this 1-junction.",
        "keep one of them, or put an R, C or I in between.",
    )),
    # causality and solvability
    "rival signals": (C, lambda: alone(
        dict(A=bg.MSe(), B=bg.Se(1.0), n=bg.Zero(), R=bg.R(1.0), x=bg.Signal(2.0)), "A -> n -> R", "B -> n", "x ~> A"
    ), found(
        "B: no causality satisfies this Se: B->n brings the effort, imposed by A through A->n. "
        "(B: it imposes its effort; A: it imposes its effort.)"
        " As equations: the equality of efforts on B->n contradicts the other equations.",
        "remove one of the elements that impose, or put an R, C or I between them.",
    )),
    "causal conflict": (C, lambda: alone(dict(A=bg.Se(1.0), x=bg.TF(2.0), B=bg.Se(1.0)), "A -> x -> B"), found(
        "B: no causality satisfies this Se: x->B brings the effort, imposed by A through A->x. "
        "(B: it imposes its effort; A: it imposes its effort.)"
        " As equations: the equality of efforts on A->x contradicts the other equations.",
        "remove one of the elements that impose, or put an R, C or I between them.",
    )),
    "no flow": (C, lambda: alone(dict(h=bg.One(), F=bg.Freedom(1), V=bg.Se(1.0)), "h -> F", "V -> h"), found(
        "h: nothing gives this 1-junction its flow: every bond brings effort, and none can be turned."
        " As equations: the equality of efforts on V->h contradicts the other equations.",
        "put an inertia I, an R or an Sf on it (or choose generalised coordinates there).",
    )),
    "undetermined": (V, lambda: alone(dict(j=bg.One(), a=bg.Constraint(1), V=bg.Sf(1.0)), "V -> j -> a"), found(
        "a.effort: no equation determines this unknown. As equations: the equation of a contradicts the other "
        "equations.",
        "a part may have no inertia or compliance in this direction, or two constraints ask for the same thing: add a "
        "storage, or remove one.",
    )),
    "relief valve in a line": (S,
        lambda: alone(dict(Q=hydraulic.flow_source(1.0), j=bg.One(), V=hydraulic.relief_valve(1e7, 1e-9)),
            "Q -> j -> V"), found(
        "j: Q.Q and V.V both impose the flow of this 1-junction.",
        "keep one of them, or put an R, C or I in between."
        " (V.V: its characteristic has no known inverse: give both effort= and flow=, or invertible=True if it is "
        "strictly increasing.)",
    )),
    "unsorted knots": (P, lambda: built(V=bg.Se(bg.Spline((0.0, 2.0, 1.0), (0.0, 1.0, 2.0)))), found(
        "V.effort: the times are not increasing at sample 2.",
        "sort the samples by time and drop duplicates.",
    )),
    "knots as text": (P, lambda: bg.Spline("now", (0.0, 1.0)), found(
        "Spline.times: 'now' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "negative tank": (P, lambda: hydraulic.tank(-1.0, level=-2.0), found(
        "tank.area: is -1.",
        "it must be positive, in m².",
        "tank.level: is -2.",
        "it must be zero or positive, in m.",
    )),
    "position of an effort": (S,
        lambda: alone(dict(F=bg.Sf(1.0), z=bg.Zero(), c=bg.C(1.0), x=bg.Position()), "F -> z -> c", "z ~> x"), found(
        "x: gets an effort (z.effort), but integrates a flow.",
        "name a flow: '… ~> x' from a 1-junction, or from a port's flow such as 'element.flow'.",
    )),
    "orientation of a port": (S, lambda: bg.Port("p", 1, "inn"), found(
        "Port p: 'inn' is no orientation.",
        "give 'in', 'out' or 'drawn'; signals are ports of inputs() and outputs().",
    )),
    "litres a minute": (M, lambda: hydraulic.flow_source(20.0), hint(
        "flow_source.flow: is 20 m³/s, which looks like another unit.",
        "multiply by 1e-3 / 60 if it is in l/min.",
    )),
    "millihenries": (M, lambda: electrical.inductor(50.0), hint(
        "inductor.inductance: is 50 H, which looks like another unit.",
        "multiply by 1e-3 if it is in mH.",
    )),
    "part to expand": (S, lambda: bg.draw(graph(), expand=["wagon"]), found(
        "wagon: there is no node 'wagon'.",
        "choose from 'V', 'j', 'L', 'R'.",
    )),
    "part's parameter by another name": (P,
        lambda: bg.set(graph(v=hydraulic.relief_valve(1e7, 1e-9)), {"v.setting": 1e6}), found(
        "v.setting: there is no 'setting'.",
        "its parameters are v.V.flow.setting.",
    )),
    "solver without error estimate": (N, lambda: run(solver=dfx.Euler()), found(
        "solver: Euler gives no error estimate, so that its steps cannot be controlled.",
        "give diffrax.Heun(), diffrax.Tsit5() or bgjax.solvers.RadauIIA5(), or leave it out.",
    )),
    "signal block fed by itself": (S,
        lambda: alone(dict(k=control.Gain(1.0), M=bg.MSe(), R=bg.R(1.0)), "k ~> k", "k ~> M", "M -> R"), found(
        "k: the block is fed by nothing but itself.",
        "feed it by another node: '… ~> k'.",
    )),
    "signal loop of gain one": (N, lambda: bg.simulate(loop(1.0), 0.0, 1.0), found(
        "sum.value: the loop through k.value, sum.value has no solution, or more than one.",
        "change a gain or a value in it, or open it by a storage or a filter.",
    )),
    # parts
    "part without ports": (S, lambda: built("j -> X", X=bg.Graph(dict(a=bg.One(), b=bg.R(1.0)), ["a -> b"])), found(
        "j -> X: the part 'X' has no ports.",
        "give it ports={'p': 'node'} where it is made.",
    )),
    "part with open ports compiled": (S, lambda: bg.compile(electrical.resistor(1.0)), found(
        "p: the port of this part is open.",
        "put the part into a graph and connect it there, then compile that graph.",
    )),
    "part named without a port": (S,
        lambda: built("j -> X", X=bg.Graph(dict(a=bg.One()), ports={"p": "a", "q": "a", "r": "a"})), found(
        "j -> X: the part 'X' is named without a port.",
        "say which: 'X.p', 'X.q', 'X.r'.",
    )),
    "transformer part used once": (S, lambda: circuit("loop -> T", T=electrical.transformer(2.0)), found(
        "T.secondary: the port is not connected.",
        "add a bond such as '… -> T.secondary', or remove T.",
    )),
    "motor named by an unknown port": (S,
        lambda: circuit("loop -> M.terminal", M=electrical.dc_motor(0.4, 0.05, 0.876, 0.0635)), found(
        "loop -> M.terminal: 'M' has no node or port 'terminal'.",
        "did you mean 'terminals'?",
    )),
    "valve without its opening": (S,
        lambda: alone(dict(P=hydraulic.pressure_source(1e7), valve=hydraulic.valve(1e-5)), "P -> valve.p"), found(
        "valve.opening: the signal input is not connected.",
        "add a signal such as '… ~> valve.opening'.",
    )),
    "opening as a bond": (S,
        lambda: alone(dict(P=bg.Se(1e7), valve=hydraulic.valve(1e-5), x=bg.Signal(0.5)), "P -> valve.p",
            "x -> valve.opening"), found(
        "x -> valve.opening: 'valve.V' has no port 'opening'.",
        "'opening' is a signal: use '~>'.",
    )),
    "port and child of one name": (S, lambda: graph(options=dict(ports={"j": "j"})), found(
        "j: is both a node and a port of this graph.",
        "rename one of them: a path must mean one thing.",
    )),
    "port that names nothing": (S, lambda: graph(options=dict(ports={"p": "k"})), found(
        "port p (= k): there is no node 'k'.",
        "choose from 'p', 'V', 'j', 'L', 'R'.",
    )),
    "port by number": (S, lambda: graph(options=dict(ports={"p": 1})), found(
        "port p: 1 is not a path.",
        "write ports={'p': 'node.port'}.",
    )),
    "port of a bad name": (S, lambda: graph(options=dict(ports={"a.b": "j"})), found(
        "port 'a.b': is not a name.",
        "use letters, digits and _, not starting with a digit.",
    )),
    "export that names nothing": (S, lambda: built(options=dict(exports={"current": "L.flo"})), found(
        "export current: 'L.flo' is not a result.",
        "did you mean 'L.flow'?",
    )),
    "export by number": (S, lambda: graph(options=dict(exports={"current": 1})), found(
        "export current: 1 is not a path.",
        "write exports={'current': 'node.flow'}.",
    )),
    "export that hides a result": (S, lambda: built(options=dict(exports={"R.power": "L.flow"})), found(
        "export R.power: is already the name of a result.",
        "choose another name.",
    )),
    "replace what is missing": (S, lambda: graph().replace({"Q": bg.R(1.0)}), found(
        "Q: there is no node 'Q'.",
        "choose from 'V', 'j', 'L', 'R'.",
    )),
    "replace by a list": (S, lambda: graph().replace(["R"]), found(
        "changes: ['R'] does not give names and values.",
        "write changes={'name': …} or changes=dict(name=…).",
    )),
    "replace by a number": (S, lambda: graph().replace({"R": 2.0}), found(
        "R: 2.0 is not an element or a part.",
        "give an element such as bg.R(1.0), or a part.",
    )),
    "remove what is missing": (S, lambda: graph().remove("L.x"), found(
        "L.x: there is no node 'x'.",
        "'L' is an element: name it alone.",
    )),
    "remove by number": (S, lambda: graph().remove(0), found(
        "path: 0 does not name a node.",
        "give a path such as 'R' or 'motor.rotor'.",
    )),
    "look up what is missing": (S, lambda: graph()["RR"], found(
        "RR: there is no node 'RR'.",
        "did you mean 'R'?",
    )),
    "add what exists": (S, lambda: graph().add(dict(R=bg.R(1.0))), found(
        "R: exists already.",
        "choose another name, or use replace.",
    )),
    "add a list": (S, lambda: graph().add([bg.R(1.0)]), found(
        "nodes: [R(resistance=1.0)] does not give names and values.",
        "write nodes={'name': …} or nodes=dict(name=…).",
    )),
    "add inside an element": (S, lambda: graph().add(dict(K=bg.R(1.0)), inside="R"), found(
        "R: is an element, not a part.",
        "name a part, or leave inside= out.",
    )),
    "add inside nothing": (S, lambda: graph().add(dict(K=bg.R(1.0)), inside="motor"), found(
        "motor: there is no node 'motor'.",
        "choose from 'V', 'j', 'L', 'R'.",
    )),
    # values of elements
    "word as inertia": (P, lambda: bg.I("heavy"), found(
        "I.inertia: 'heavy' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "number as text": (P, lambda: bg.TF("2"), found(
        "TF.modulus: '2' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "truth as resistance": (P, lambda: bg.R(True), found(
        "R.resistance: True is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "complex compliance": (P, lambda: bg.C(1.0 + 2.0j), found(
        "C.compliance: (1+2j) is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "law in the place of a value": (P, lambda: bg.R(active), found(
        "R.resistance: the function active is not numeric.",
        "give a number, a sequence of numbers or an array; laws go by keyword (effort=, flow=, energy=).",
    )),
    "element in the place of a value": (P, lambda: bg.Se(bg.R(1.0)), found(
        "Se.effort: the R object is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "nothing as a source": (P, lambda: bg.Se(None), found(
        "Se.effort: None is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "array of words": (P, lambda: bg.I(np.array(["a"])), found(
        "I.inertia: array(['a'], dtype='<U1') is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "indefinite inertia": (P, lambda: graph(L=bg.I([[1.0, 2.0], [2.0, 1.0]])), found(
        "L.inertia: is indefinite or singular (lowest eigenvalue -1).",
        "all eigenvalues must be positive.",
    )),
    "asymmetric inertia": (P, lambda: graph(L=bg.I([[1.0, 0.2], [0.1, 1.0]])), found(
        "L.inertia: is not symmetric.",
        "give a symmetric matrix, for example 0.5 * (A + A.T).",
    )),
    "negative inertia": (P, lambda: graph(L=bg.I(-1.0)), found(
        "L.inertia: is -1.",
        "it must be positive.",
    )),
    "zero inertia": (P, lambda: graph(L=bg.I(0.0)), found(
        "L.inertia: is 0.",
        "it must be positive.",
    )),
    "negative resistance": (P, lambda: graph(R=bg.R(-2.0)), found(
        "R.resistance: is -2.",
        "it must be zero or positive.",
    )),
    "negative compliance": (P, lambda: graph(R=bg.C(-2.0)), found(
        "R.compliance: is -2.",
        "it must be positive.",
    )),
    "negative stiffness": (P, lambda: graph(R=bg.C(stiffness=-2.0)), found(
        "R.stiffness: is -2.",
        "it must be zero or positive.",
    )),
    "wrong shape": (P, lambda: graph(L=bg.I(np.ones((2, 3)))), found(
        "L.inertia: has shape (2, 3).",
        "give a scalar, a vector (diagonal) or a square symmetric matrix.",
    )),
    "empty vector": (P, lambda: graph(L=bg.I([])), found(
        "L.inertia: has shape (0,).",
        "give a scalar, a vector (diagonal) or a square symmetric matrix.",
    )),
    "empty source": (P, lambda: graph(V=bg.Se([])), found(
        "V.effort: has shape (0,).",
        "give a number or a vector.",
    )),
    "matrix as a source": (P, lambda: graph(V=bg.Se(np.eye(2))), found(
        "V.effort: has shape (2, 2).",
        "give a number or a vector.",
    )),
    "NaN": (P, lambda: graph(V=bg.Se(np.nan)), found(
        "V.effort: is not finite (nan).",
        "give finite numbers.",
    )),
    "infinite resistance": (P, lambda: graph(R=bg.R(np.inf)), found(
        "R.resistance: is not finite (inf).",
        "give finite numbers.",
    )),
    "NaN modulus": (P, lambda: two_port(bg.TF(np.nan)), found(
        "T.modulus: is not finite (nan).",
        "give finite numbers.",
    )),
    "zero modulus": (P, lambda: two_port(bg.TF(0.0)), found(
        "T.modulus: is zero: nothing is coupled.",
        "give a nonzero modulus, or remove the element.",
    )),
    "modulus of three axes": (P, lambda: two_port(bg.GY(np.ones((2, 2, 2)))), found(
        "T.modulus: has shape (2, 2, 2).",
        "give a number, a vector (diagonal) or a matrix.",
    )),
    "no value": (P, lambda: graph(L=bg.I()), found(
        "L: has no value.",
        "give exactly one of inertia, energy, coenergy.",
    )),
    "no resistance": (P, lambda: graph(R=bg.R()), found(
        "R: has no value.",
        "give a resistance, or effort= and/or flow=.",
    )),
    "two values": (P, lambda: graph(R=bg.C(1.0, stiffness=2.0)), found(
        "R: is given by compliance and stiffness.",
        "give exactly one of compliance, stiffness, energy, coenergy.",
    )),
    "value and law": (P, lambda: graph(R=bg.R(1.0, effort=active)), found(
        "R: has both a resistance and a characteristic.",
        "give a resistance, or effort= and/or flow=.",
    )),
    "zero resistance inverted": (P, lambda: alone(dict(V=bg.Se(1.0), R=bg.R(0.0)), "V -> R"), found(
        "R.resistance: is 0.",
        "here it gives the flow, f = e/R: it must be positive.",
    )),
    "singular modulus inverted": (V,
        lambda: alone(dict(V=bg.Se((1.0, 2.0)), T=bg.TF(np.ones((2, 2))), R=bg.R(1.0)), "V -> T -> R"), found(
        "T.modulus: is singular. As equations: the equality of efforts on V->T contradicts the other equations.",
        "this causality needs its inverse: give an invertible matrix, or change what decides the flow on either side.",
    )),
    "not a permutation": (P, lambda: two_port(bg.Permutation((0, 0))), found(
        "T: order (0, 0) is not a permutation.",
        "use each of 0 … 1 once.",
    )),
    "permutation of fractions": (P, lambda: bg.Permutation((0.5, 1.0)), found(
        "Permutation: (0.5, 1.0) is not a sequence of whole numbers.",
        "write for example bg.Permutation((1, 0)).",
    )),
    "compose by a number": (P, lambda: bg.Compose(3), found(
        "Compose: 3 is not a sequence of whole numbers.",
        "write for example bg.Compose((1, 2)).",
    )),
    "compose of nothing": (P, lambda: bg.Graph(dict(c=bg.Compose(()))), found(
        "c: has part widths ().",
        "give at least one positive width, such as bg.Compose((1, 2)).",
    )),
    "width as a fraction": (P, lambda: bg.I(1.0, width=2.5), found(
        "I.width: 2.5 is not a positive whole number.",
        "write width=3.",
    )),
    "width as a value": (P, lambda: bg.Se(1.0, 0.5), found(
        "Se.width: 0.5 is not a positive whole number.",
        "write bg.Se(law, width=3).",
    )),
    "constraint without width": (P, lambda: bg.Constraint(active), found(
        "Constraint: the function active is not a positive whole number.",
        "write bg.Constraint(1, prescribed): the width first, then the prescribed flow.",
    )),
    "constraint by value": (P, lambda: bg.Constraint(1.0), found(
        "Constraint: 1.0 is not a positive whole number.",
        "write bg.Constraint(1, prescribed): the width first, then the prescribed flow.",
    )),
    "freedom of no width": (P, lambda: bg.Freedom(0), found(
        "Freedom: 0 is not a positive whole number.",
        "write bg.Freedom(1).",
    )),
    "shape of a modulus": (P, lambda: bg.MTF(shape=2), found(
        "shape: 2 is not (rows, columns).",
        "write shape=(rows of b, columns of a), for example (1, 3).",
    )),
    "switch as text": (P, lambda: bg.MTF(invertible="yes"), found(
        "invertible: 'yes' is neither True nor False.",
        "write invertible=True or leave it out.",
    )),
    "field without names": (P, lambda: bg.Field(["I", "C"], 1.0), found(
        "Field: ['I', 'C'] does not name the ports.",
        'write bg.Field({"coil": "I", "gap": "C"}, matrix).',
    )),
    "field of another letter": (P, lambda: bg.Field({"a": "R"}, 1.0), found(
        "Field.a: 'R' is neither an I nor a C port.",
        'give "I" or "C", or ("I", width).',
    )),
    "field of a wrong shape": (P, lambda: bg.Graph(dict(f=bg.Field({"a": "I", "b": "C"}, np.eye(3)))), found(
        "f.matrix: has shape (3, 3) for 2 variables.",
        "give (2, 2).",
    )),
    "law of a modulus declared wrongly": (P, lambda: bg.modulus_law(3, "three"), found(
        "modulus_law: 'three' is not a positive whole number.",
        "write @bg.modulus_law(rows of b, columns of a), for example (3, 3).",
    )),
    # laws
    "active law": (P, lambda: built(R=bg.R(effort=active)), found(
        "R.effort: delivers power: at [10000.] it gives [-5000.].",
        "a resistor takes power in (e·f ≥ 0): check the sign, or use a source.",
    )),
    "active symbolic law": (P, lambda: built(R=bg.R(effort=symbolic_active)), found(
        "R.effort: delivers power: at [10000.] it gives [-10000.].",
        "a resistor takes power in (e·f ≥ 0): check the sign, or use a source.",
    )),
    "active vector law": (P, lambda: built(L=bg.I((1.0, 2.0)), R=bg.R(effort=parted)), found(
        "R.effort: delivers power: at [13040.    9470.81] it gives [-13040.    -9470.81].",
        "a resistor takes power in (e·f ≥ 0): check the sign, or use a source.",
    )),
    "law that is NaN": (P, lambda: built(R=bg.R(effort=jnp.log)), found(
        "R.effort: is not a number at [-1.e-06].",
        "the law must give a number everywhere: guard it by jnp.where or jnp.maximum.",
    )),
    "law that branches": (S, lambda: built(R=bg.R(effort=branching)), found(
        "R: its law fails on a vector of 1: TracerBoolConversionError: Attempted boolean conversion of traced array "
        "with shape bool[1].",
        "use jax.numpy in it (jnp.sin, jnp.where; not math.sin, not if): it gets a vector, or the time, and returns "
        "a vector.",
    )),
    "law of wrong width": (S, lambda: built(V=bg.Se(wide)), found(
        "V: its law gives 2 numbers where the width is 1.",
        "its result must have the port's width; say width= or shape= where the bonds do not tell.",
    )),
    "text as a law": (P, lambda: graph(R=bg.R(effort="2*f")), found(
        "R.effort: '2*f' is not a function.",
        "give a JAX function of the port's vector, without calling it.",
    )),
    "class as a law": (P, lambda: graph(R=bg.R(flow=hydraulic.Relief)), found(
        "R.flow: the class Relief is not a function.",
        "give an object: Relief(…).",
    )),
    "laws without a hash": (P, lambda: graph(R=bg.R(effort=Unhashable()), V=bg.Se(Unhashable())), found(
        "V.effort: the Unhashable object cannot be hashed, so that compiled programs cannot be kept for it.",
        "write @dataclass(frozen=True), derive Unhashable from equinox.Module, or define __hash__ beside __eq__.",
        "R.effort: the Unhashable object cannot be hashed, so that compiled programs cannot be kept for it.",
        "write @dataclass(frozen=True), derive Unhashable from equinox.Module, or define __hash__ beside __eq__.",
    )),
    "value without a hash": (P, lambda: graph(R=Tagged({"slow"})), found(
        "R.tags: the set object cannot be hashed, so that compiled programs cannot be kept for it.",
        "give a value that cannot be changed, such as a tuple or a frozenset.",
    )),
    "second derivative of what follows at once": (V, lambda: alone(
        dict(V=bg.Se(jnp.sin), j=bg.One(), R=bg.R(effort=lambda f: f + f**3), R2=bg.R(1.0),
             d=bg.Derivative(), dd=bg.Derivative()), "V -> j -> R", "j -> R2", "j ~> d ~> dd"), found(
        "dd: its input depends on efforts or flows that follow from the other elements at once, so that its rate is "
        "not known.",
        "differentiate positions or velocities of storages, or filter the signal (bgjax.domains.control.LowPass).",
    )),
    "symbolic energy": (P, lambda: graph(L=bg.I(energy=square)), found(
        "L.energy: is marked symbolic.",
        "drop the bg.symbolic mark: energies are JAX functions, which are differentiated.",
    )),
    "number as a modulating law": (P, lambda: graph(M=bg.MSe(3.0)), found(
        "M.function: 3.0 is not a function.",
        "give a function of the signal, or leave it out to use the signal itself.",
    )),
    "number as a modulus law": (P, lambda: graph(T=bg.MTF(3.0)), found(
        "T.law: 3.0 is not a function.",
        "give a function of the signal, or leave it out to use the signal itself.",
    )),
    "function without a law": (P, lambda: graph(f=bg.Function(None)), found(
        "f.law: is missing.",
        "give a function of the inputs' vectors.",
    )),
    "inputs of a function by number": (P, lambda: bg.Function(active, 2), found(
        "Function.inputs: 2 does not name the inputs.",
        'give different names: bg.Function(law, ("speed", "angle")).',
    )),
    "constant two-port with a JAX law": (P, lambda: graph(T=bg.TF(1.0, law=active)), found(
        "T.law: the function active is not a symbolic law.",
        "mark it with bg.symbolic, or use MTF/MGY, whose law may be a JAX function.",
    )),
    "instance marked": (P, lambda: bg.symbolic(bg.R(1.0)), found(
        "symbolic: an instance of R cannot be marked.",
        "mark the class: bg.symbolic(R).",
    )),
    "element whose ports are no tuple": (S, lambda: broken("ports"), found(
        "R.ports(): returns Port(name='port', width=1, orientation='in').",
        'return a tuple of ports: (bg.Port("port", 1, "in"),).',
    )),
    "element whose rule is no rule": (S, lambda: broken("rule"), found(
        "R.rule(): returns Rule(patterns=(False,), phase=1, reason='', storage=False) for 1 ports.",
        "give one tuple a pattern, one bool a port (True: it receives effort): bg.Rule(((True,),), 1).",
    )),
    "element with a reserved name": (S, lambda: broken("reserved"), found(
        "R.power: is the name of a port's variable.",
        "give the signal another name.",
    )),
    "element without a rate": (S, lambda: broken("no rate"), found(
        "R: its law returns nothing for the state x.",
        "put it into Response(rates={…}).",
    )),
    "element with an unknown rate": (S, lambda: broken("unknown rate"), found(
        "R: its law returns nothing for the state x.",
        "put it into Response(rates={…}).",
        "R: its law returns the state y, which it does not have.",
        "choose from 'x'.",
    )),
    "element with a narrow rate": (S, lambda: broken("narrow rate"), found(
        "R: its law gives 1 number for the state x, whose width is 2.",
        "return vectors of the right width; say width= or shape= where the bonds do not tell.",
    )),
    "element without a signal": (S, lambda: broken("no signal"), found(
        "R: its law returns nothing for the signal heat.",
        "put it into Response(signals={…}).",
    )),
    "element without an output": (S, lambda: broken("no output"), found(
        "R: its law returns nothing for the port port.",
        "put it into Response(outputs={…}).",
    )),
    "element with a wide output": (S, lambda: broken("wide output"), found(
        "R: its law gives 3 numbers for the port port, whose width is 1.",
        "return vectors of the right width; say width= or shape= where the bonds do not tell.",
    )),
    # sampled data
    "unsorted samples": (P, lambda: sampled((0.0, 2.0, 1.0), (0.0, 1.0, 2.0)), found(
        "V.effort: the times are not increasing at sample 2.",
        "sort the samples by time and drop duplicates.",
    )),
    "repeated sample times": (P, lambda: sampled((0.0, 1.0, 1.0), (0.0, 1.0, 2.0)), found(
        "V.effort: the times are not increasing at sample 2.",
        "sort the samples by time and drop duplicates.",
    )),
    "NaN samples": (P, lambda: sampled((0.0, 1.0), (0.0, np.nan)), found(
        "V.effort: the samples hold NaN or infinity.",
        "remove or interpolate the bad samples.",
    )),
    "one sample": (P, lambda: sampled((0.0,), (1.0,)), found(
        "V.effort: times have shape (1,), values (1,).",
        "give n ≥ 2 times and n values, or n rows of values.",
    )),
    "fewer values than times": (P, lambda: sampled((0.0, 1.0, 2.0), (0.0, 1.0)), found(
        "V.effort: times have shape (3,), values (2,).",
        "give n ≥ 2 times and n values, or n rows of values.",
    )),
    "one value for all times": (P, lambda: sampled((0.0, 1.0), 1.0), found(
        "V.effort: times have shape (2,), values ().",
        "give n ≥ 2 times and n values, or n rows of values.",
    )),
    "words as samples": (P, lambda: bg.Sampled((0.0, 1.0), ("a", "b")), found(
        "Sampled.values: ('a', 'b') is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "smooth as text": (P, lambda: bg.Sampled((0.0, 1.0), (0.0, 1.0), "yes"), found(
        "smooth: 'yes' is neither True nor False.",
        "write smooth=True or leave it out.",
    )),
    "sampled constraint": (P, lambda: graph(R=bg.Constraint(1, bg.Sampled((0.0, 1.0), (0.0, 1.0)))), found(
        "R.prescribed: is sampled data with corners: the multiplier would hold impulses.",
        "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.",
    )),
    "corners differentiated": (P,
        lambda: alone(dict(S=bg.Sf(bg.Sampled((0.0, 1.0), (0.0, 1.0))), v=bg.One(), m=bg.I(1.0)), "S -> v -> m"), found(
        "S: is sampled data with corners, but its time derivative is needed (derivative causality or a constraint).",
        "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.",
    )),
    # values of parts
    "stiffness zero inverted": (P, lambda: alone(dict(V=bg.Se(1.0), C=bg.C(stiffness=0.0)), "V -> C"), found(
        "C.stiffness: is 0.",
        "here it gives the displacement, q = e/K: it must be positive.",
    )),
    "negative resistor": (P, lambda: electrical.resistor(-2.0), found(
        "resistor.resistance: is -2.",
        "it must be zero or positive, in Ω.",
    )),
    "resistor by name": (P, lambda: electrical.resistor("2 ohm"), found(
        "resistor.resistance: '2 ohm' is not numeric.",
        "give a number, in Ω.",
    )),
    "zero capacitor": (P, lambda: electrical.capacitor(0.0), found(
        "capacitor.capacitance: is 0.",
        "it must be positive, in F.",
    )),
    "start voltage NaN": (P, lambda: electrical.capacitor(1e-6, voltage=np.nan), found(
        "capacitor.voltage: is nan.",
        "give a finite number, in V.",
    )),
    "motor of wrong signs": (P, lambda: electrical.dc_motor(-0.4, 0.0, 0.0, 0.1), found(
        "dc_motor.resistance: is -0.4.",
        "it must be zero or positive, in Ω.",
        "dc_motor.inductance: is 0.",
        "it must be positive, in H.",
        "dc_motor.constant: is 0.",
        "it must be nonzero, in N·m/A.",
    )),
    "diode at absolute zero": (P, lambda: electrical.diode(thermal=0.0), found(
        "diode.thermal: is 0.",
        "it must be positive, in V.",
    )),
    "diode that delivers": (P, lambda: electrical.diode(saturation=-1e-9), found(
        "diode.saturation: is -1e-09.",
        "it must be zero or positive, in A.",
    )),
    "transformer of ratio zero": (P, lambda: electrical.transformer(0.0), found(
        "transformer.ratio: is 0.",
        "it must be nonzero.",
    )),
    "source of text": (P, lambda: electrical.voltage_source("10 V"), found(
        "voltage_source.voltage: '10 V' is not numeric.",
        "give a number, in V.",
    )),
    "orifice without density": (P, lambda: hydraulic.turbulent_orifice(1e-5, density=0.0), found(
        "turbulent_orifice.density: is 0.",
        "it must be positive, in kg/m³.",
    )),
    "orifice of negative area": (P, lambda: hydraulic.turbulent_orifice(-1e-5), found(
        "turbulent_orifice.area: is -1e-05.",
        "it must be zero or positive, in m².",
    )),
    "valve of NaN area": (P, lambda: hydraulic.valve(np.nan), found(
        "valve.area: is nan.",
        "give a finite number, in m².",
    )),
    "volume of no size": (P, lambda: hydraulic.volume(0.0), found(
        "volume.size: is 0.",
        "it must be positive, in m³.",
    )),
    "chamber of negative stiffness": (P, lambda: hydraulic.chamber(1e-3, bulk_modulus=-1.4e9), found(
        "chamber.bulk_modulus: is -1.4e+09.",
        "it must be positive, in Pa.",
    )),
    "cylinder without area": (P, lambda: hydraulic.cylinder(0.0, 5e-4), found(
        "cylinder.area: is 0.",
        "it must be positive, in m².",
    )),
    "hydraulic motor without displacement": (P, lambda: hydraulic.motor(0.0), found(
        "motor.displacement: is 0.",
        "it must be nonzero, in m³/rad.",
    )),
    "relief valve set below zero": (P, lambda: hydraulic.relief_valve(-1e7, 1e-9), found(
        "relief_valve.setting: is -1e+07.",
        "it must be zero or positive, in Pa.",
    )),
    "relief valve that delivers": (P, lambda: hydraulic.relief_valve(1e7, -1e-9), found(
        "relief_valve.conductance: is -1e-09.",
        "it must be zero or positive, in m³/s/Pa.",
    )),
    "flywheel of no moment": (P, lambda: rotational.inertia(0.0), found(
        "inertia.moment: is 0.",
        "it must be positive, in kg·m².",
    )),
    "gear of ratio zero": (P, lambda: rotational.gear(0.0), found(
        "gear.ratio: is 0.",
        "it must be nonzero.",
    )),
    "brake without a speed": (P, lambda: rotational.brake(10.0, speed=0.0), found(
        "brake.speed: is 0.",
        "it must be positive, in rad/s.",
    )),
    "belt without radius": (P, lambda: rotational.belt(0.0, 0.3, 1e4, 20.0), found(
        "belt.radius_a: is 0.",
        "it must be positive, in m.",
    )),
    "part set to nonsense": (P,
        lambda: bg.set(circuit("loop -> D", D=electrical.resistor(2.0)), {"D.R.resistance": -2.0}), found(
        "D.R.resistance: is -2.",
        "it must be zero or positive.",
    )),
    "law of a part set to nonsense": (P,
        lambda: bg.set(hydraulic.turbulent_orifice(1e-5), {"O.flow.density": -860.0}), found(
        "O.flow.density: is -860.",
        "it must be positive, in kg/m³.",
    )),
    "limits exchanged": (P, lambda: driven(control.Limiter(1.0, 0.0)), found(
        "b: the lower limit 1.0 is above the upper 0.0.",
        "exchange them.",
    )),
    "limit NaN": (P, lambda: driven(control.Limiter(np.nan, 1.0)), found(
        "b.lower: is not a number.",
        "give a number; infinity where there is no limit.",
    )),
    "filter without time": (P, lambda: driven(control.LowPass(0.0)), found(
        "b.time_constant: is 0.0.",
        "give a positive time in seconds.",
    )),
    "controller without smoothing": (P, lambda: driven(control.PID(1.0, 1.0, 1.0, -1.0)), found(
        "b.smoothing: is -1.0.",
        "give a positive time in seconds.",
    )),
    "controller of NaN gain": (P, lambda: driven(control.PI(np.nan, 1.0)), found(
        "b.proportional: is not finite (nan).",
        "give finite numbers.",
    )),
    "gain as text": (P, lambda: control.Gain("high"), found(
        "Gain.gain: 'high' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "sum of letters": (P, lambda: control.Sum("ab"), found(
        "Sum: 'ab' is not a row of signs.",
        'write for example Sum("+-").',
    )),
    # magnitudes
    "stiffness given as a compliance": (M, lambda: built("j -> k", k=bg.C(1e7)), hint(
        "k.compliance: is 1e+07, so an effort of 1 moves it by 1e+07; beside the inertia L it looks like a stiffness.",
        "if it is a stiffness, write bg.C(stiffness=1e+07).",
    )),
    "vector among two scalars": (M, lambda: built(V=bg.Se((60.0, 0.0, 0.0))), hint(
        "V: gives 3 numbers, so that L, R, given by one number each, are 3 times there.",
        "give one number; or, if 3 of each are meant, say so at one of them: width=3, or 3 values.",
    )),
    "compliance behind a lever": (M, lambda: two_port(bg.TF(0.5), bg.C(1e7)), hint(
        "K.compliance: is 1e+07, so an effort of 1 moves it by 1e+07; beside the inertia L it looks like a stiffness.",
        "if it is a stiffness, write bg.C(stiffness=1e+07).",
    )),
    "capacitance in microfarad": (M, lambda: electrical.capacitor(47e3), hint(
        "capacitor.capacitance: is 47000 F, which looks like another unit.",
        "multiply by 1e-6 if it is in µF.",
    )),
    "thermal voltage in millivolt": (M, lambda: electrical.diode(thermal=25.0), hint(
        "diode.thermal: is 25 V, which looks like another unit.",
        "multiply by 1e-3 if it is in mV.",
    )),
    "bulk modulus in gigapascal": (M, lambda: hydraulic.volume(1e-3, bulk_modulus=1.4), hint(
        "volume.bulk_modulus: is 1.4 Pa, which looks like another unit.",
        "multiply by 1e9 if it is in GPa, by 1e6 if in MPa.",
    )),
    "density in grams": (M, lambda: hydraulic.turbulent_orifice(1e-5, density=0.86), hint(
        "turbulent_orifice.density: is 0.86 kg/m³, which looks like another unit.",
        "multiply by 1000 if it is in g/cm³.",
    )),
    "area in square millimetres": (M, lambda: hydraulic.valve(12.0), hint(
        "valve.area: is 12 m², which looks like another unit.",
        "multiply by 1e-6 if it is in mm², by 1e-4 if in cm².",
    )),
    "piston in square centimetres": (M, lambda: hydraulic.cylinder(20.0, 5e-4), hint(
        "cylinder.area: is 20 m², which looks like another unit.",
        "multiply by 1e-6 if it is in mm², by 1e-4 if in cm².",
    )),
    "pressure in bar": (M, lambda: hydraulic.pressure_source(210.0), hint(
        "pressure_source.pressure: is 210 Pa, which looks like another unit.",
        "multiply by 1e5 if it is in bar.",
    )),
    "setting in bar": (M, lambda: hydraulic.relief_valve(250.0, 1e-9), hint(
        "relief_valve.setting: is 250 Pa, which looks like another unit.",
        "multiply by 1e5 if it is in bar.",
    )),
    "displacement a turn": (M, lambda: hydraulic.pump(28.0), hint(
        "pump.displacement: is 28 m³/rad, which looks like another unit.",
        "multiply by 1e-6 / (2π) if it is in cm³ a turn.",
    )),
    "two hints at once": (M, lambda: hydraulic.chamber(1e-3, bulk_modulus=1.4, pressure=200.0), hint(
        "chamber.bulk_modulus: is 1.4 Pa, which looks like another unit.",
        "multiply by 1e9 if it is in GPa, by 1e6 if in MPa.",
        "chamber.pressure: is 200 Pa, which looks like another unit.",
        "multiply by 1e5 if it is in bar.",
    )),
    # compile, set, results
    "text compiled": (S, lambda: bg.compile("graph"), found(
        "model: 'graph' is not a graph.",
        "give a bg.Graph(nodes=…, bonds=…).",
    )),
    "element compiled": (S, lambda: bg.compile(bg.R(1.0)), found(
        "model: the R object is not a graph.",
        "give a bg.Graph(nodes=…, bonds=…).",
    )),
    "method by name": (S, lambda: bg.compile(graph(), method="Multipliers"), found(
        "method: 'Multipliers' is not a method.",
        "give an object such as bg.Multipliers().",
    )),
    "method class": (S, lambda: bg.compile(graph(), method=bg.Multipliers), found(
        "method: the class Multipliers is not a method.",
        "give an object: bg.Multipliers().",
    )),
    "fixed that names nothing": (P, lambda: bg.compile(graph(), fixed=["R.resistence"]), found(
        "R.resistence: there is no 'resistence'.",
        "did you mean 'resistance'?",
    )),
    "fixed by number": (S, lambda: bg.compile(graph(), fixed=1), found(
        "fixed: 1 is not a list of paths.",
        "write fixed=['motor.modulus'].",
    )),
    "set what was fixed": (P, lambda: bg.set(bg.compile(graph(), fixed=["R.resistance"]), {"R.resistance": 2.0}), found(
        "R.resistance: was declared fixed when the system was compiled.",
        "compile without it in fixed=[…].",
    )),
    "set without names": (P, lambda: bg.set(system(), "x"), found(
        "set: got System and str.",
        'write bg.set(system, {"motor.modulus": 1.2}).',
    )),
    "set what is missing": (P, lambda: bg.set(system(), {"R.resistence": 2.0, "Q.modulus": 1.0}), found(
        "R.resistence: there is no 'resistence'.",
        "did you mean 'resistance'?",
        "Q.modulus: there is no 'Q'.",
        "its parameters are V.effort, L.inertia, R.resistance.",
    )),
    "set an element": (P, lambda: bg.set(system(), {"R": 2.0}), found(
        "R: is not a numeric parameter.",
        "name one of its values: R.resistance.",
    )),
    "set text": (P, lambda: bg.set(system(), {"R.resistance": "2"}), found(
        "R.resistance: '2' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "set another shape": (P, lambda: bg.set(system(), {"R.resistance": (1.0, 2.0)}), found(
        "R.resistance: has shape (), the new value (2,).",
        "keep the shape, or replace the element in the graph and compile again.",
    )),
    "set a negative value": (P, lambda: bg.set(system(), {"R.resistance": -2.0}), found(
        "R.resistance: is -2.",
        "it must be zero or positive.",
    )),
    "set a plain number": (P, lambda: bg.set(built(R=Broken()), {"R.gain": 3.0}), found(
        "R.gain: is the plain number 2.0, not an array.",
        "make it an array leaf: jnp.asarray(…) or eqx.field(converter=jnp.asarray).",
    )),
    "set a function": (P, lambda: bg.set(built(V=bg.Se(jnp.sin)), {"V.effort": 3.0}), found(
        "V.effort: is a function, not a number.",
        "replace the element, or give the law as an equinox.Module with parameters of its own.",
    )),
    "set by number": (P, lambda: bg.set(system(), {0: 2.0}), found(
        "path: 0 does not name a parameter.",
        "give a path such as 'motor.modulus'.",
    )),
    "result that does not exist": (Q, lambda: run()["L.floww"], found(
        "L.floww: is not a result.",
        "did you mean 'L.flow'?",
    )),
    "result by number": (Q, lambda: run()[0], found(
        "result: 0 is not a name.",
        "results go by name, such as 'L.flow'; system.results lists them.",
    )),
    "output that does not exist": (Q, lambda: system().outputs(0.0, jnp.zeros(1), ["L.floww"]), found(
        "L.floww: is not a result.",
        "did you mean 'L.flow'?",
    )),
    "rates at a list": (N, lambda: system()(0.0, [0.0]), found(
        "state: [0.0] is not an array; the system's size is 1.",
        "give a vector in the order of system.states: L.flow.",
    )),
    "rates at a longer state": (N, lambda: system()(0.0, jnp.zeros(3)), found(
        "state: has shape (3,); the system's size is 1.",
        "give a vector in the order of system.states: L.flow.",
    )),
    "rates at a word": (P, lambda: system()("noon", jnp.zeros(1)), found(
        "time: 'noon' is not numeric.",
        "give a number, a sequence of numbers or an array.",
    )),
    "check of text": (S, lambda: bg.check("graph"), found(
        "model: 'graph' is not a graph.",
        "give a bg.Graph(nodes=…, bonds=…).",
    )),
    # simulate
    "graph simulated": (N, lambda: bg.simulate(graph(), 0.0, 1.0), found(
        "system: the Graph object is not a compiled system.",
        "compile the graph first: bg.simulate(bg.compile(graph), t0, t1).",
    )),
    "endless run": (N, lambda: run(t1=np.inf), found(
        "t1: inf is not a finite time.",
        "give a number.",
    )),
    "time as text": (N, lambda: run(t1="1"), found(
        "t1: '1' is not a finite time.",
        "give a number.",
    )),
    "time as a list": (N, lambda: run(t0=[0.0]), found(
        "t0: [0.0] is not a finite time.",
        "give a number.",
    )),
    "run backwards": (N, lambda: run(1.0, 0.0), found(
        "t1: 0.0 is not after t0 = 1.0.",
        "give t0 < t1.",
    )),
    "start as list": (N, lambda: bg.initialise(system(), [1.0]), found(
        "initialise: got System and list.",
        'write bg.initialise(system, {"L.flow": 1.0}) with a compiled system.',
    )),
    "start as text": (N, lambda: bg.initialise(system(), {"L.flow": "a"}), found(
        "L.flow: 'a' is not an initial value.",
        "give numbers.",
    )),
    "start of an unknown state": (N, lambda: run(y0={"L.flo": 1.0}), found(
        "L.flo: is not a state.",
        "set L.flow.",
    )),
    "start of a resistor": (N, lambda: run(y0={"R.flow": 1.0}), found(
        "R.flow: is not a state.",
        "did you mean 'L.flow'?",
    )),
    "start of wrong width": (N, lambda: run(y0={"L.flow": (1.0, 2.0)}), found(
        "L.flow: has width 1, the initial value has shape (2,).",
        "give 1 number.",
    )),
    "initial value NaN": (N, lambda: run(y0={"L.flow": np.nan}), found(
        "L.flow: the initial value is not finite.",
        "give finite numbers.",
    )),
    "start in derivative causality": (N,
        lambda: bg.initialise(alone(dict(S=bg.Sf(1.0), v=bg.One(), m=bg.I(1.0)), "S -> v -> m"), {"m.flow": 2.0}),
        found(
        "m.flow: is 1, not 2.0: m is in derivative causality, so it follows from the other storages.",
        "leave it out: this system has no states.",
    )),
    "start of wrong length": (N, lambda: run(y0=jnp.zeros(3)), found(
        "y0: has shape (3,), the system has 1 state.",
        "use bg.initialise(system, {name: value}), or pass the names to simulate.",
    )),
    "NaN start": (N, lambda: run(y0=jnp.array([jnp.nan])), found(
        "y0: holds NaN or infinity.",
        "give finite initial values.",
    )),
    "start vector of words": (N, lambda: run(y0="rest"), found(
        "y0: 'rest' is not an initial condition.",
        "give a vector of numbers, or initial values by name: {'L.flow': 1.0}.",
    )),
    "start time as text": (N, lambda: bg.initialise(system(), time="now"), found(
        "time: 'now' is not a finite time.",
        "give a number.",
    )),
    "start that violates a constraint": (N,
        lambda: bg.initialise(built("j -> c", c=bg.Constraint(1)), {"L.flow": 1.0}), found(
        "c.effort: the initial condition violates the constraint by 1.",
        "choose initial velocities that satisfy the constraint (or a prescribed flow that begins with them), or let "
        "one of L.flow move: bg.Guess(value).",
    )),
    "prescribed flows that contradict each other": (N, lambda: bg.initialise(alone(
        dict(j=bg.One(), m=bg.I(1.0), a=bg.Constraint(1, 1.0), b=bg.Constraint(1, 2.0)), "j -> m", "j -> a", "j -> b")
    ), found(
        "a.effort, b.effort: the prescribed values contradict each other: no initial condition satisfies these "
        "constraints together.",
        "change what is prescribed so that it agrees at the start time, or remove one of the constraints.",
    )),
    "constraint through a law that is no number": (N, lambda: bg.initialise(alone(
        dict(j=bg.One(), m=bg.I(1.0), q=bg.Angle(), T=bg.MTF(root), c=bg.Constraint(1)), "j -> m", "j ~> q",
        "j -> T.a", "T.b -> c", "q ~> T.modulus"), {"q.angle": -1.0}
    ), found(
        "c.effort: its residual is not finite in the initial condition.",
        "a law is not a number there, or overflows: change the initial condition or the values.",
    )),
    "prescribed flows that the elements do not admit": (N, lambda: bg.initialise(alone(
        dict(j=bg.One(), m=bg.I(1.0), T=bg.TF(np.array([[1.0], [1.0]])), a=bg.Constraint(2, (1.0, 2.0))), "j -> m",
        "j -> T.a", "T.b -> a")
    ), found(
        "a.effort: the prescribed value contradicts the sources and the elements around it: no initial condition "
        "satisfies this constraint.",
        "change what is prescribed so that it agrees at the start time, or remove the constraint.",
    )),
    "start at which a law is no number": (N, lambda: bg.simulate(built(V=bg.Se(jnp.log)), 0.0, 1.0), found(
        "V.effort: is not finite in the initial condition (nor are V.power, L.effort, L.power).",
        "a law is not a number there, constraints repeat each other for these values, or a loop has no solution: "
        "change the initial condition or the values.",
    )),
    "solver class": (N, lambda: run(solver=dfx.Tsit5), found(
        "solver: Tsit5 is a class.",
        "give an object: Tsit5().",
    )),
    "solver by name": (N, lambda: run(solver="Tsit5"), found(
        "solver: 'Tsit5' is not a solver of diffrax.",
        "give diffrax.Tsit5() or bgjax.solvers.RadauIIA5(), or leave it out.",
    )),
    "adjoint by name": (N, lambda: run(adjoint="forward"), found(
        "adjoint: 'forward' is not an adjoint of diffrax.",
        "give diffrax.RecursiveCheckpointAdjoint() or diffrax.ForwardMode(), or leave it out.",
    )),
    "adjoint class": (N, lambda: run(adjoint=dfx.ForwardMode), found(
        "adjoint: ForwardMode is a class.",
        "give an object: ForwardMode().",
    )),
    "progress by name": (N, lambda: run(progress="bar"), found(
        "progress: 'bar' is not a progress meter of diffrax.",
        "give True or diffrax.TextProgressMeter(), or leave it out.",
    )),
    "audit as text": (N, lambda: run(audit="yes"), found(
        "audit: 'yes' is neither True nor False.",
        "write audit=True or audit=False.",
    )),
    "rtol zero": (N, lambda: run(rtol=0.0), found(
        "rtol: 0.0 is not a tolerance.",
        "give a small positive number such as 1e-6.",
    )),
    "rtol as text": (N, lambda: run(rtol="1e-6"), found(
        "rtol: '1e-6' is not a tolerance.",
        "give a small positive number such as 1e-6.",
    )),
    "atol negative": (N, lambda: run(atol=-1e-9), found(
        "atol: -1e-09 is not a tolerance.",
        "give a small positive number such as 1e-6.",
    )),
    "atol of wrong length": (N, lambda: run(atol=(1e-9, 1e-9)), found(
        "atol: has shape (2,), the system has 1 state.",
        "give one number, or a vector of 1 in the order of system.states.",
    )),
    "unknown backend": (N, lambda: run(backend="numpy"), found(
        "backend: 'numpy' is not a backend.",
        "give 'native' or 'xla', or leave it out.")),
    "steps as a float": (N, lambda: run(max_steps=1e4), found(
        "max_steps: 10000.0 is not a positive whole number.",
        "give for example 65536.",
    )),
    "saved at a number of times": (N, lambda: run(saveat=100), found(
        "saveat: 100 is not a vector of finite times.",
        "give a vector such as jnp.linspace(t0, t1, 201), or a diffrax.SaveAt.",
    )),
    "saved at unsorted times": (N, lambda: run(saveat=[0.5, 0.2]), found(
        "saveat: the times are not increasing.",
        "sort the times.",
    )),
    "saved after the end": (N, lambda: run(saveat=[0.5, 2.0]), found(
        "saveat: reaches from 0.5 to 2, outside the run from 0.0 to 1.0.",
        "keep the times inside the run.",
    )),
    "saved at NaN": (N, lambda: run(saveat=[0.5, np.nan]), found(
        "saveat: [0.5, nan] is not a vector of finite times.",
        "give a vector such as jnp.linspace(t0, t1, 201), or a diffrax.SaveAt.",
    )),
    "stops outside the run": (N, lambda: run(stops=[0.5, 5.0]), found(
        "stops: 5 is outside the run from 0.0 to 1.0.",
        "keep the times inside the run, or leave this one out.",
    )),
    "stops as text": (N, lambda: run(stops="0.5"), found(
        "stops: '0.5' does not give finite times.",
        "give the times at which a function of time jumps, such as [0.5, 2.0].",
    )),
    "stops at NaN": (N, lambda: run(stops=[np.nan]), found(
        "stops: [nan] does not give finite times.",
        "give the times at which a function of time jumps, such as [0.5, 2.0].",
    )),
    "many faults of a run": (N, lambda: run(1.0, 0.0, rtol=-1.0, solver=dfx.Tsit5, max_steps=0, audit=1), found(
        "solver: Tsit5 is a class.",
        "give an object: Tsit5().",
        "audit: 1 is neither True nor False.",
        "write audit=True or audit=False.",
        "t1: 0.0 is not after t0 = 1.0.",
        "give t0 < t1.",
        "rtol: -1.0 is not a tolerance.",
        "give a small positive number such as 1e-6.",
        "max_steps: 0 is not a positive whole number.",
        "give for example 65536.",
    )),
    "source that stops being a number": (bg.SimulationError, lambda: bg.simulate(built(V=bg.Se(jump)), 0.0, 1.0),
        "At t = 0.5 the step size fell to rounding: the solution diverges, a law is not a number, a loop has no "
        "solution, or a drive jumps or leads beyond the reach of the mechanism there. 'V.effort' is not finite "
        "there."),
    "too few steps": (bg.SimulationError, lambda: run(max_steps=2),
        "At t = 0.00011 the step limit was reached. Raise max_steps=, loosen rtol, or run in pieces; if the system is "
        "stiff, pass solver=bgjax.solvers.RadauIIA5(). Fastest there: 'L.flow' = [0.0001], rate [0.9999]."),
}  # fmt: skip
