"""The equations in SymPy of a scalar graph are those of the multibond graph after renaming: `m[0].flow` is `m.flow[0]`,
and the modulus of an entry of a matrix is that entry as a function of the matrix's parameters."""

import re
from functools import cached_property

import jax
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax.analysis.symbolic.writer import Writer, component_names, parameter_names
from bgjax.models import REGISTRY

from .test_scalar import METHODS


SIMPLE = 100  # operations of a difference that SymPy expands; longer ones are evaluated exactly at rational points
POINTS = 3


class Renaming:
    """Expresses the symbols of a scalar system in those of the system with multibonds."""

    def __init__(self, vector: bg.System, scalar: bg.System):
        self.vector, self.scalar = vector, scalar

    @cached_property
    def states(self) -> dict[str, str]:
        """Names of states: those of the scalar system are components of those of the other."""
        ours, theirs, found = Writer(self.scalar), Writer(self.vector), {}
        slots = {slot.name: slot for slot in theirs.equations.states}
        for slot in ours.equations.states:
            name, component = (slot.name, 0) if slot.name in slots else moved(slot.name)
            place = slots[name].start + component
            names = theirs.states[place : place + slot.width]
            found |= dict(zip(ours.states[slot.start : slot.start + slot.width], names, strict=True))
        return found

    @cached_property
    def parameters(self) -> dict[str, tuple[str, int]]:
        """(name in the equations, size) of every parameter of an element with multibonds, by its path in the graph."""
        named, found = parameter_names(self.vector), {}
        for path, element in self.vector.elements().items():
            for number, (key, _) in enumerate(jax.tree_util.tree_flatten_with_path(element)[0]):
                found[f"{path}{jax.tree_util.keystr(key)}"] = named[path, number]
        return found

    def component(self, path: str, place: int) -> sympy.Symbol:
        name, size = self.parameters[path]
        return real(component_names(name, size)[place if size > 1 else 0])

    def entry(self, path: str, row: int, column: int) -> sympy.Expr:
        """The modulus of an entry of a matrix that a law computes from parameters."""
        name = f"{path}.modulus"
        values = [self.component(name, k) for k in range(self.parameters[name][1])]
        law = self.vector.elements()[path].law_of
        return sympy.sympify(law(np.array(values, dtype=object))[row, column])

    def symbol(self, name: str) -> sympy.Expr:
        if name.startswith("d/dt "):
            return real(f"d/dt {self.symbol(name[5:])}")
        if name in self.states:
            return real(self.states[name])
        if entry := re.fullmatch(r"(.*)\[(\d+),(\d+)\]\.modulus", name):
            return self.entry(entry[1], int(entry[2]), int(entry[3]))
        path, place = moved(name)
        # a block for the entries of a matrix, and a component of a function of time, contain the law with its values
        inner = path.replace("_modulus.law_of.law.", ".law_of.").replace(".effort.function.", ".effort.")
        if inner in self.parameters:
            return self.component(inner, place)
        return real(path if path == name else f"{path}[{place}]")

    def __call__(self, expression: sympy.Expr) -> sympy.Expr:
        return expression.xreplace({symbol: self.symbol(str(symbol)) for symbol in expression.free_symbols})


def moved(name: str) -> tuple[str, int]:
    """A name without its indices, and the last of these: m[0].flow is component 0 of m.flow."""
    indices = re.findall(r"\[(\d+)\]", name)
    return re.sub(r"\[\d+\]", "", name), int(indices[-1]) if indices else 0


def real(name: str) -> sympy.Symbol:
    return sympy.Symbol(name, real=True)


def is_zero(expression: sympy.Expr) -> bool:
    """By SymPy if the expression is short, otherwise exactly at random rational points."""
    if expression.count_ops() <= SIMPLE:
        return sympy.simplify(expression) == 0
    return all(exact(expression, seed) == 0 for seed in range(POINTS))


def exact(expression: sympy.Expr, seed: int) -> sympy.Expr:
    """The value at a random rational point; the sine and cosine of an angle are those of a rational point of the
    circle."""
    random = np.random.default_rng(seed)
    turns = expression.atoms(sympy.sin, sympy.cos)
    slopes = {angle: rational(random) for angle in sorted({turn.args[0] for turn in turns}, key=str)}
    values = {
        turn: (2 * t if isinstance(turn, sympy.sin) else 1 - t**2) / (1 + t**2)
        for turn in turns
        for t in [slopes[turn.args[0]]]
    }
    flat = expression.xreplace(values)
    point = {symbol: rational(random) for symbol in sorted(flat.free_symbols, key=str)}
    return sympy.nsimplify(flat.xreplace(point), rational=True)


def rational(random) -> sympy.Rational:
    return sympy.Rational(int(random.integers(1, 97)), int(random.integers(2, 97)))


def same_equations(ours, theirs) -> None:
    """Every residual of one list is, up to its sign, one of the other list."""
    left = list(theirs)
    assert len(ours) == len(left)
    for residual in ours:
        found = next((other for other in left if equal(residual, other) or equal(-residual, other)), None)
        assert found is not None, residual
        left.remove(found)


def equal(one: sympy.Expr, other: sympy.Expr) -> bool:
    return one == other or is_zero(one - other)


FAST = [
    ("three_domains", None),
    ("hydraulic_actuator", None),
    ("two_tank", None),
    ("free_rigid_body", None),
    ("body_on_spring", None),
    ("pendulum_a01", None),
    ("rotating_rod_paper", None),
    ("crank_slider_favre", None),  # λLCAP
    ("planar_pendulum", None),
    ("planar_slider_crank", "multipliers"),
    ("universal_body", "multipliers"),
    *[("pendulum", method) for method in METHODS],
]
SLOW = [
    ("pendulum_a01_parts", None),
    ("planar_four_bar", None),
    ("crane_crab", None),
    ("geared", "minimal"),
    ("planar_slider_crank", "minimal"),
    ("universal_body", "minimal"),
    ("double_pendulum", "multipliers"),
    ("double_pendulum", "minimal"),
    ("slider_crank", "multipliers"),
    ("slider_crank_hyperstatic", "multipliers"),
]


@pytest.mark.parametrize("name, method", FAST + [pytest.param(*case, marks=pytest.mark.slow) for case in SLOW])
def test_scalar_graphs_have_the_equations_of_the_multibond_graph(name, method):
    """After renaming, rates are the same expressions in almost all cases; those of derivative causality, and conditions
    for the unknowns, may have sums in another order."""
    model = REGISTRY[name].build()
    vector, scalar = (bg.compile(graph, method=METHODS.get(method)) for graph in (model, bg.to_scalar(model)))
    theirs, ours, renamed = bg.equations(vector), bg.equations(scalar), Renaming(vector, scalar)
    assert len(ours.rates) == len(theirs.rates) == len(renamed.states)
    for state, wanted in renamed.states.items():
        assert equal(renamed(ours.rate(state)), theirs.rate(wanted)), state
    same_equations([renamed(row.lhs) for row in ours.unsolved], [row.lhs for row in theirs.unsolved])


def test_other_equations_are_told_apart(monkeypatch):
    """Without one gyrator of the ring two of the rates are others, by SymPy and at rational points."""
    model = REGISTRY["free_rigid_body"].build()
    vector, edited = bg.compile(model), bg.compile(bg.to_scalar(model).remove("ejs[2,0]"))
    theirs, ours, renamed = bg.equations(vector), bg.equations(edited), Renaming(vector, edited)
    pairs = [(renamed(ours.rate(f"J[{k}].flow")), theirs.rate(f"J.flow[{k}]")) for k in range(3)]
    for limit in (SIMPLE, 0):
        monkeypatch.setattr(f"{__name__}.SIMPLE", limit)
        assert [equal(*pair) for pair in pairs] == [False, True, False]


def test_equations_by_hand_of_a_body_as_a_ring_of_gyrators():
    """Euler's equations of a free body, and the rates of its quaternion."""
    found = bg.equations(bg.compile(bg.to_scalar(REGISTRY["free_rigid_body"].build())))
    inertia = [found.symbol(f"J[{k}].inertia") for k in range(3)]
    rates = [found.symbol(f"J[{k}].flow") for k in range(3)]
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        euler = (inertia[i] - inertia[j]) * rates[i] * rates[j] / inertia[k]
        assert sympy.simplify(found.rate(f"J[{k}].flow") - euler) == 0
    attitude = [found.symbol(f"attitude.quaternion[{k}]") for k in range(4)]
    spin = -sum(w * q for w, q in zip(rates, attitude[1:], strict=True)) / 2
    assert sympy.simplify(found.rate("attitude.quaternion[0]") - spin) == 0
