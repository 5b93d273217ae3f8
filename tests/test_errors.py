"""Bad input gets a named error before tracing: every fault at once, with place, fault and remedy."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg


def active(f):
    return -0.5 * f


def stribeck(f):
    return jnp.tanh(50.0 * f) * (1.0 + 0.5 * jnp.exp(-((f / 0.1) ** 2)))


def nodes(**changes):
    return {**dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(1.0)), **changes}


BONDS = ["V -> j", "j -> L", "j -> R"]
S, P, C = bg.StructureError, bg.ParameterError, bg.CausalityError
CASES = {
    "unknown node": (S, nodes(), ["V -> j", "jj -> L", "j -> R"], "jj -> L", "there is no node 'jj'", "did you mean 'j'"),
    "unknown port": (S, nodes(T=bg.TF(1.0)), [*BONDS, "j -> T.x"], "j -> T.x", "'T' has no port 'x'", "'a', 'b'"),
    "unknown quantity": (S, nodes(M=bg.MSe()), [*BONDS, "M -> j", "L.momentu ~> M"], "L.momentu", "no quantity 'momentu'", "did you mean 'momentum'"),
    "unknown signal input": (S, nodes(M=bg.MSe()), [*BONDS, "M -> j", "L ~> M.modulu"], "M.modulu", "no signal input 'modulu'", "did you mean 'modulus'"),
    "bad name": (S, {**nodes(), "2x": bg.R(1.0)}, BONDS, "2x", "is not a name", "letters"),
    "class instead of element": (S, nodes(R=bg.R), BONDS, "R", "not an element", "with parentheses"),
    "not a connection": (S, nodes(), ["V - j"], "V - j", "is not a connection", "a -> b -> c"),
    "unconnected port": (S, nodes(T=bg.TF(1.0)), [*BONDS, "j -> T"], "T.b", "not connected", "add a bond"),
    "unconnected element": (S, nodes(C=bg.C(1.0)), BONDS, "C", "not connected", "remove C"),
    "unconnected input": (S, nodes(M=bg.MSe()), [*BONDS, "M -> j"], "M.modulus", "signal input is not connected", "~> M.modulus"),
    "two signals": (S, nodes(M=bg.MSe()), [*BONDS, "M -> j", "L ~> M", "j ~> M"], "M.modulus", "gets 2 signals", "bg.Function"),
    "port used twice": (S, nodes(), [*BONDS, "j -> R"], "R", "carries 2 bonds", "junction"),
    "lonely junction": (S, nodes(k=bg.Zero()), BONDS, "k", "has no bonds", "remove"),
    "rival efforts": (S, dict(A=bg.Se(1.0), B=bg.Se(2.0), n=bg.Zero(), R=bg.R(1.0)), ["A -> n -> R", "B -> n"], "n",
                      "A and B both impose the effort", "keep one"),
    "rival flows": (S, dict(A=bg.Sf(1.0), B=bg.Sf(2.0), n=bg.One(), R=bg.R(1.0)), ["A -> n -> R", "B -> n"], "n",
                    "A and B both impose the flow", "keep one"),
    "width mismatch": (S, nodes(L=bg.I((1.0, 2.0)), R=bg.R((1.0, 2.0, 3.0))), BONDS, "R", "width 3", "shapes"),
    "self-bond": (S, nodes(), [*BONDS, "j -> j"], "j->j", "to itself", "two different"),
    "empty graph": (S, {}, [], "graph", "is empty", "nodes"),
    "floating sub-graph": (S, nodes(k=bg.One(), m=bg.I(1.0), r=bg.R(1.0)), [*BONDS, "k -> m", "k -> r"], "k", "not connected to the rest", "signal"),
    "causal conflict": (C, dict(A=bg.Se(1.0), x=bg.TF(2.0), B=bg.Se(1.0)), ["A -> x -> B"], "B", "x->B brings the effort, imposed by A", "between"),
    "indefinite inertia": (P, nodes(L=bg.I([[1.0, 2.0], [2.0, 1.0]])), BONDS, "L.inertia", "indefinite", "eigenvalues"),
    "asymmetric inertia": (P, nodes(L=bg.I([[1.0, 0.2], [0.1, 1.0]])), BONDS, "L.inertia", "not symmetric", "A.T"),
    "negative inertia": (P, nodes(L=bg.I(-1.0)), BONDS, "L.inertia", "is -1", "positive"),
    "negative resistance": (P, nodes(R=bg.R(-2.0)), BONDS, "R.resistance", "is -2", "positive"),
    "negative compliance": (P, nodes(R=bg.C(-2.0)), BONDS, "R.compliance", "is -2", "positive"),
    "active law": (P, nodes(R=bg.R(effort=active)), BONDS, "R.effort", "delivers power", "e·f ≥ 0"),
    "wrong shape": (P, nodes(L=bg.I(np.ones((2, 3)))), BONDS, "L.inertia", "shape (2, 3)", "square"),
    "NaN": (P, nodes(V=bg.Se(np.nan)), BONDS, "V.effort", "not finite", "finite"),
    "NaN modulus": (P, nodes(T=bg.TF(np.nan), K=bg.R(1.0)), [*BONDS, "j -> T -> K"], "T.modulus", "not finite", "finite"),
    "zero modulus": (P, nodes(T=bg.TF(0.0), K=bg.R(1.0)), [*BONDS, "j -> T -> K"], "T.modulus", "is zero", "nonzero"),
    "no value": (P, nodes(L=bg.I()), BONDS, "L", "has no value", "exactly one"),
    "two values": (P, nodes(R=bg.C(1.0, stiffness=2.0)), BONDS, "R", "compliance and stiffness", "exactly one"),
    "not a permutation": (P, nodes(T=bg.Permutation((0, 0)), K=bg.R(1.0)), [*BONDS, "j -> T -> K"], "T", "not a permutation", "once"),
    "unsorted samples": (P, nodes(V=bg.Se(bg.Sampled((0.0, 2.0, 1.0), (0.0, 1.0, 2.0)))), BONDS, "V.effort", "not increasing at sample 2", "sort"),
    "NaN samples": (P, nodes(V=bg.Se(bg.Sampled((0.0, 1.0), (0.0, np.nan)))), BONDS, "V.effort", "NaN", "remove"),
    "unsorted knots": (P, nodes(V=bg.Se(bg.Spline((0.0, 2.0, 1.0), (0.0, 1.0, 2.0)))), BONDS, "V.effort", "not increasing at sample 2", "sort"),
    "sampled constraint": (P, nodes(R=bg.Constraint(1, bg.Sampled((0.0, 1.0), (0.0, 1.0)))), BONDS, "R.prescribed", "impulses", "smooth=True"),
    "law of wrong width": (S, nodes(V=bg.Se(lambda t: jnp.ones(2) * t)), BONDS, "V", "gives 2 numbers where 1", "width="),
    "active symbolic law": (P, nodes(R=bg.R(effort=bg.symbolic(lambda f: -1.0 * f))), BONDS, "R.effort", "delivers power", "e·f ≥ 0"),
    "active vector law": (P, nodes(L=bg.I((1.0, 2.0)), R=bg.R(effort=lambda f: -jnp.stack([f[0], f[1]]))), BONDS, "R.effort", "delivers", "sign"),
    "zero resistance inverted": (P, dict(V=bg.Se(1.0), R=bg.R(0.0)), ["V -> R"], "R.resistance", "is 0", "positive"),
    "singular modulus inverted": (P, dict(C=bg.C((1.0, 1.0)), T=bg.TF(np.ones((2, 2))), R=bg.R(1.0)), ["C -> T -> R"], "T.modulus", "singular", "inverse"),
    "text as a law": (P, nodes(R=bg.R(effort="2*f")), BONDS, "R.effort", "not a function", "JAX function"),
    "symbolic energy": (P, nodes(L=bg.I(energy=bg.symbolic(lambda p: p[0] * p[0]))), BONDS, "L.energy", "symbolic", "drop"),
    "effort sensor on a 1-junction": (S, nodes(s=bg.EffortSensor()), [*BONDS, "j -> s"], "s", "hold it at zero", "0-junction"),
    "corners differentiated": (P, dict(S=bg.Sf(bg.Sampled((0.0, 1.0), (0.0, 1.0))), v=bg.One(), m=bg.I(1.0)), ["S -> v -> m"], "S", "corners", "smooth=True"),
    "no flow": (C, dict(h=bg.One(), F=bg.Freedom(1), T=bg.TF([[1.0], [2.0]]), m=bg.I((1.0, 1.0))), ["h -> F", "h -> T -> m"], "h", "nothing gives", "inertia"),
    "port of a part": (S, nodes(X=bg.Graph(dict(a=bg.One(), b=bg.R(1.0)), ["a -> b"])), [*BONDS, "j -> X"], "j -> X", "without a port", "ports="),
    "undetermined": (bg.SolvabilityError, dict(j=bg.One(), a=bg.Constraint(1), V=bg.Sf(1.0)), ["V -> j -> a"], "a.effort", "no equation determines", "storage"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_bad_graph(name):
    kind, parts, bonds, where, what, remedy = CASES[name]
    with pytest.raises(bg.BondGraphError) as error:
        bg.compile(bg.Graph(parts, bonds))
    assert type(error.value) is kind, error.value
    fault = next((f for f in error.value.faults if where in f.where), None)
    assert fault is not None, error.value
    assert what in fault.what and remedy in fault.remedy, error.value


def test_all_faults_at_once():
    with pytest.raises(bg.StructureError) as error:
        bg.Graph(nodes(R=bg.R(-1.0)), ["V -> j", "jj -> L", "j -> R.x", "j -> j"])
    assert len(error.value.faults) == 4
    assert str(error.value).startswith("4 faults found.\n  1. ")


def test_falling_characteristic_is_passive():
    assert bg.Graph(nodes(R=bg.R(effort=stribeck)), BONDS)


MISUSES = {
    "word": (P, lambda: bg.I("heavy"), "not numeric"),
    "number as text": (P, lambda: bg.TF("2"), "not numeric"),
    "constraint without width": (P, lambda: bg.Constraint(lambda t: t), "width first"),
    "constraint by value": (P, lambda: bg.Constraint(1.0), "width first"),
    "shape": (P, lambda: bg.MTF(shape=2), "rows"),
    "compose": (P, lambda: bg.Compose(3), "whole numbers"),
    "permutation": (P, lambda: bg.Permutation((0.5, 1.0)), "whole numbers"),
    "field": (P, lambda: bg.Field(["I", "C"], 1.0), "does not name the ports"),
    "list of nodes": (S, lambda: bg.Graph([bg.R(1.0)]), "nodes=dict"),
    "list of starts": (S, lambda: bg.Graph(nodes(), BONDS, initial=[1.0]), "initial=dict"),
    "method by name": (S, lambda: bg.compile(bg.Graph(nodes(), BONDS), method="Multipliers"), r"bg.Multipliers\(\)"),
    "method class": (S, lambda: bg.compile(bg.Graph(nodes(), BONDS), method=bg.Multipliers), r"bg.Multipliers\(\)"),
    "graph simulated": (bg.InitialError, lambda: bg.simulate(bg.Graph(nodes(), BONDS), 0.0, 1.0), "compile the graph first"),
    "endless run": (bg.InitialError, lambda: bg.simulate(bg.compile(bg.Graph(nodes(), BONDS)), 0.0, np.inf), "finite time"),
    "time as text": (bg.InitialError, lambda: bg.simulate(bg.compile(bg.Graph(nodes(), BONDS)), 0.0, "1"), "finite time"),
    "start as list": (bg.InitialError, lambda: bg.initialise(bg.compile(bg.Graph(nodes(), BONDS)), [1.0]), "bg.initialise"),
    "start as text": (bg.InitialError, lambda: bg.initialise(bg.compile(bg.Graph(nodes(), BONDS)), {"L.flow": "a"}), "not a start value"),
    "NaN start": (bg.InitialError, lambda: bg.simulate(bg.compile(bg.Graph(nodes(), BONDS)), 0.0, 1.0, jnp.array([jnp.nan])), "NaN"),
    "set without names": (P, lambda: bg.set(bg.compile(bg.Graph(nodes(), BONDS)), "x"), "bg.set"),
    "instance marked": (P, lambda: bg.symbolic(bg.R(1.0)), "mark the class"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISUSES)
def test_misuse(name):
    kind, act, text = MISUSES[name]
    with pytest.raises(kind, match=text):
        act()


def test_text_is_not_a_graph():
    with pytest.raises(bg.StructureError, match="not a graph"):
        bg.compile("graph")


def test_edits_name_what_is_missing():
    graph = bg.Graph(nodes(), BONDS)
    for edit in (lambda: graph.replace({"Q": bg.R(1.0)}), lambda: graph.remove("L.x"), lambda: graph["RR"]):
        with pytest.raises(bg.StructureError, match="there is no node"):
            edit()
    with pytest.raises(bg.StructureError, match="exists already"):
        graph.add(dict(R=bg.R(1.0)))


def test_port_and_child_of_one_name():
    with pytest.raises(bg.StructureError, match="both a node and a port"):
        bg.Graph(nodes(), BONDS, ports={"j": "j"})


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
        flow = given.ports["port"]
        rates = {} if self.fault == "no rate" else {"y" if self.fault == "unknown rate" else "x": flow if self.fault == "narrow rate" else jnp.ones(2)}
        signals = {} if self.fault == "no signal" else {("power" if self.fault == "reserved" else "heat"): flow}
        outputs = {} if self.fault == "no output" else {"port": jnp.ones(3) if self.fault == "wide output" else self.gain * flow}
        return bg.Response(outputs=outputs, rates=rates, signals=signals)


BREAKS = {
    "ports": "tuple of ports", "rule": "one tuple a pattern", "reserved": "name of a port's variable", "no rate": "nothing for the state x",
    "unknown rate": "the state y, which it does not have", "narrow rate": "1 numbers for the state x, whose width is 2",
    "no signal": "nothing for the signal heat", "no output": "nothing for the port port", "wide output": "3 numbers for the port port",
}  # fmt: skip


@pytest.mark.parametrize("fault", BREAKS)
def test_broken_element_of_ones_own(fault):
    with pytest.raises(bg.StructureError, match=BREAKS[fault]):
        bg.compile(bg.Graph(nodes(R=Broken(fault=fault)), BONDS))


def test_plain_numbers_and_functions_are_no_parameters():
    system = bg.compile(bg.Graph(nodes(R=Broken(), V=bg.Se(jnp.sin)), BONDS))
    with pytest.raises(bg.ParameterError, match="plain number 2.0"):
        bg.set(system, {"R.gain": 3.0})
    with pytest.raises(bg.ParameterError, match="is a function"):
        bg.set(system, {"V.effort": 3.0})
