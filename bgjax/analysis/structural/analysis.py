"""The result of `bg.structure`: findings for generic and present values, with their evidence in the graph."""

import warnings
from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...errors import (
    CausalityError,
    Fault,
    ManyPathsWarning,
    ResultError,
    SolvabilityError,
    StructureError,
    nearest,
    raise_faults,
)
from ...structure.causality import assign_causality
from ...surface.listing import public
from ...system.parameters.paths import bind
from ..symbolic.printing import latex_lines, upright_names
from ..symbolic.writer import load_sympy
from .directions import uncontrollable, unobservable
from .evidence import Evidence, evidence
from .findings import Findings, find
from .flow.disjoint_paths import DisjointPaths, disjoint_paths
from .flow.mason import FlowGraph, TooMany, transfer
from .flow.paths import Path, written
from .flow.signal_flow import Edge, NoSignalFlow, SignalFlow, Vertex, reached, signal_flow
from .flow.symbols import SymbolicGains
from .question.chosen_values import generic_values, present_values
from .question.question import Question, Solved, solved, undecided
from .report import report
from .state_equations.polynomials import quotient


if TYPE_CHECKING:
    import sympy  # not needed to import bgjax


class StructuralAnalysis:
    """Holds what the structure of a bond graph tells; everything is computed when it is asked for."""

    __dir__ = public

    def __init__(self, question: Question):
        self._question = question
        self.graph = question.graph
        self.inputs = tuple(one.name for one in question.inputs)
        self.outputs = tuple(one.name for one in question.outputs)

    @property
    def analysis(self) -> str:
        """Which analysis this is: of linear equations, linearised ones, or with frozen moduli; and its arithmetic."""
        how = "linear" if self._question.rows.constant else "linearised"
        how = "moduli frozen" if self._question.frozen else how
        return f"{how} ({self._generic.equations.arithmetic.name})"

    # -- ranks and orders -------------------------------------------------------------------------------------
    @cached_property
    def _generic(self) -> Solved:
        return solved(self._question, generic_values(self._question))

    @cached_property
    def _present(self) -> Solved:
        return solved(self._question, present_values(self._question), self._states_that_count)

    @property
    def _states_that_count(self) -> tuple[int, ...]:
        """The states for almost all values; none where these have no state equations."""
        try:
            return self._generic.states
        except SolvabilityError:
            return ()

    @cached_property
    def generic(self) -> Findings:
        """Ranks and orders for almost all values of the model's parameters."""
        return _decided(self._generic)

    @cached_property
    def present(self) -> Findings:
        """Ranks and orders for the values that the model has."""
        return _decided(self._present)

    @property
    def states(self) -> tuple[str, ...]:
        """Names of the states that are independent of each other."""
        return tuple(self._generic.names[v] for v in self._generic.states)

    @cached_property
    def uncontrollable(self) -> tuple[str, ...]:
        """Combinations of momenta and displacements that the inputs do not change, for almost all values."""
        return uncontrollable(self._question, self._generic)

    @cached_property
    def unobservable(self) -> tuple[str, ...]:
        """Directions of the states that the outputs do not show, for almost all values."""
        return unobservable(self._question, self._generic)

    @cached_property
    def present_uncontrollable(self) -> tuple[str, ...]:
        """As `uncontrollable`, for the values that the model has."""
        return uncontrollable(self._question, self._present)

    @cached_property
    def present_unobservable(self) -> tuple[str, ...]:
        """As `unobservable`, for the values that the model has."""
        return unobservable(self._question, self._present)

    def relative_degree(self, output: str, input: str) -> int | None:  # noqa: A002
        """Number of differentiations after which an output shows an input; None if it never does."""
        return self.generic.relative_degrees[self._number("output", output)][self._number("input", input)]

    # -- evidence in the graph --------------------------------------------------------------------------------
    @cached_property
    def evidence(self) -> Evidence:
        """Storages that keep integral causality when derivative causality is preferred."""
        sources = [one.node for one in self._question.inputs]
        sensors = [(one.node, one.quantity.rpartition(".")[2]) for one in self._question.outputs]
        known = [pair for pair in sensors if pair[1] in ("effort", "flow")]
        return evidence(self._question.flat.structure, sources, known)

    @property
    def _flow(self) -> SignalFlow:
        if isinstance(self._flow_or_faults, SignalFlow):
            return self._flow_or_faults
        raise StructureError(self._flow_or_faults)

    @cached_property
    def _flow_or_faults(self) -> SignalFlow | list[Fault]:
        flat = self._question.flat
        try:
            return signal_flow(flat, assign_causality(flat.structure), self._question.places)
        except CausalityError as error:
            remedy = "ranks and orders do not need causality; for paths and loops remove the conflict."
            return [fault._replace(remedy=remedy) for fault in error.faults]
        except NoSignalFlow as error:
            what = "its law has no form as gains between efforts and flows, so that there are no paths and loops."
            return [Fault(str(error), what, "use ranks and orders, which need none.")]

    @cached_property
    def _graph(self) -> FlowGraph:
        """The signal-flow graph with a vertex for every input and output."""
        after = {v: list(edges) for v, edges in self._flow.after.items()}
        for number, one in enumerate(self._question.outputs):
            for vertex, sign in self._vertices(one.node, one.quantity):
                after.setdefault(vertex, []).append(Edge(vertex, ("out", number), sign, 0, one.node))
        return FlowGraph(after)

    def _vertices(self, node: str, quantity: str) -> list[tuple[Vertex, float]]:
        """The variable that a result of a node or bond is, with its sign."""
        structure = self._question.flat.structure
        numbers = {bond.name: number for number, bond in enumerate(structure.bonds)}
        if node in numbers:
            return [(("e" if quantity == "effort" else "f", numbers[node]), 1.0)]
        found = structure.node[node]
        if found.is_junction or quantity in (port.name for port in found.outputs):
            return [(("s", node, quantity), 1.0)]
        port, _, word = quantity.rpartition(".")
        port = port or found.ports[0].name
        sign = float(self._question.relations.received_sign(found, port)) if word == "flow" else 1.0
        return [(("e" if word == "effort" else "f", structure.bond_at[node, port]), sign)]

    @cached_property
    def _without_multipliers(self) -> FlowGraph:
        """The signal-flow graph, if lengths of paths decide orders: not beside multipliers."""
        names = ", ".join(self._flow.multipliers)
        what = "has a multiplier, so that paths and loops do not decide orders and transfer functions."
        remedy = "relative_degrees, orders_at_infinity and invertible of .generic do not need them."
        raise_faults(StructureError, [Fault(names, what, remedy)] if names else [])
        return self._graph

    @cached_property
    def unreached(self) -> tuple[str, ...]:
        """States to which no causal path leads from the inputs."""
        found = reached(self._without_multipliers.after, [("in", number) for number in range(len(self.inputs))])
        return tuple(name for name, vertex in self._states_in_graph.items() if vertex not in found)

    @cached_property
    def unseen(self) -> tuple[str, ...]:
        """States from which no causal path leads to the outputs."""
        ends = {("out", number) for number in range(len(self.outputs))}
        after, places = self._without_multipliers.after, self._states_in_graph.items()
        return tuple(name for name, vertex in places if ends.isdisjoint(reached(after, [vertex])))

    @property
    def _states_in_graph(self) -> dict[str, Vertex]:
        named = {self._flow.label(edge.target): edge.target for edge in self._flow.edges if edge.target[0] == "x"}
        return {name: named[name] for name in self.states if name in named}

    @cached_property
    def disjoint(self) -> DisjointPaths:
        """Paths from inputs to outputs that share no variable, with as few integrations as possible."""
        starts = [("in", number) for number in range(len(self.inputs))]
        ends = [("out", number) for number in range(len(self.outputs))]
        return disjoint_paths(self._without_multipliers.after, starts, ends)

    @property
    def disjoint_paths(self) -> tuple[Path, ...]:
        """As `disjoint`, readable."""
        return tuple(written(self._flow, way, None) for way in self.disjoint.paths)

    @property
    def shared(self) -> tuple[str, ...]:
        """Variables that all paths from the inputs to the outputs have to pass, as many as there are disjoint paths."""
        return tuple(self._name(v) for v in self.disjoint.shared)

    def _name(self, vertex: Vertex) -> str:
        if vertex[0] in ("in", "out"):
            return (self.inputs if vertex[0] == "in" else self.outputs)[vertex[1]]
        return self._flow.label(vertex)

    def paths(self, source: str, target: str) -> tuple[Path, ...]:
        """All causal paths from what an element, a junction or an input gives to what another receives, or to an
        output. A multiplier reacts to the rate of the flow on its port, so that a path through it is shorter by one."""
        found = []
        for start in self._starts(source):
            for end in self._ends(target):
                found += [] if start == end else self._ways("paths", start, end)
        ends = [name if name in self._question.flat.structure.node else "" for name in (source, target)]
        return tuple(written(self._flow, way, self._gains.gain(way), *ends) for way in found)

    def _ways(self, word: str, start: Vertex, end: Vertex) -> list:
        try:
            return list(self._graph.paths(start, end))
        except TooMany as error:
            raise StructureError([_too_many(error, word)]) from None

    def _starts(self, name: str) -> list[Vertex]:
        if name in self.inputs:
            return [("in", self.inputs.index(name))]
        self._known(name)
        return self._flow.given_by(name)

    def _ends(self, name: str) -> list[Vertex]:
        if name in self.outputs:
            return [("out", self.outputs.index(name))]
        self._known(name)
        return self._flow.received_by(name)

    def _known(self, name: str) -> None:
        nodes = self._question.flat.structure.node
        if name not in nodes:
            what = "is no element, junction, input or output."
            raise ResultError([Fault(str(name), what, nearest(str(name), [*nodes, *self.inputs, *self.outputs]))])

    @cached_property
    def loops(self) -> tuple[Path, ...]:
        """All causal loops, with their gains."""
        try:
            return tuple(written(self._flow, way, self._gains.gain(way)) for way in self._graph.loops)
        except TooMany as error:
            raise StructureError([_too_many(error, "loops")]) from None

    # -- transfer functions -----------------------------------------------------------------------------------
    @cached_property
    def _gains(self) -> SymbolicGains:
        return SymbolicGains(self._flow, bind(self.graph))

    def transfer_function(self, output: str | None = None, input: str | None = None) -> "sympy.Expr":  # noqa: A002
        """The transfer function from an input to an output in SymPy; without names, the only one.

        It is in the symbols of the parameters, by Mason's rule. Where there are too many loops for that, or no
        causality without conflicts, it has the numbers of the model, and a warning says so."""
        j, i = self._number("input", input), self._number("output", output)
        try:
            graph = self._without_multipliers
            paths = graph.paths(("in", j), ("out", i))
            found = transfer(paths, graph.loops, self._gains.gain, self._gains.one)
        except TooMany as error:
            return self._in_numbers(i, j, f"there are too many {error} for a transfer function in symbols")
        except StructureError:
            return self._in_numbers(i, j, "paths and loops are not defined here")
        return self._gains.sympy.cancel(found)

    def _in_numbers(self, i: int, j: int, why: str) -> Any:
        """A transfer function with the numbers that the model has."""
        warnings.warn(f"{why}: it is given with the numbers of the model.", ManyPathsWarning, stacklevel=3)
        sympy, equations = load_sympy(), self._present.equations
        polynomials = []
        for coefficients in quotient(equations, i, j):
            numbers = [sympy.Rational(x) if isinstance(x, Fraction) else sympy.Float(str(x), 20) for x in coefficients]
            polynomials.append(sum(x * sympy.Symbol("s") ** k for k, x in enumerate(numbers)))
        return sympy.cancel(polynomials[0] / polynomials[1])

    def _number(self, word: str, name: str | None) -> int:
        names = self.inputs if word == "input" else self.outputs
        if name is None and len(names) == 1:
            return 0
        matching = [k for k, each in enumerate(names) if each == name or each.rpartition(".")[0] == name]
        if len(matching) != 1:
            what = f"is not one of the {word}s." if name is not None else f"there are {len(names)} {word}s."
            raise ResultError([Fault(str(name or word), what, f"name one of: {', '.join(names) or 'none'}.")])
        return matching[0]

    @property
    def transfer_functions(self) -> Mapping[tuple[str, str], Any]:
        """All transfer functions by (output, input)."""
        pairs = [(output, name) for output in self.outputs for name in self.inputs]
        return {pair: self.transfer_function(*pair) for pair in pairs}

    def latex(self, *expressions: "sympy.Expr") -> str:
        """LaTeX of gains and transfer functions, with the names of parameters upright and indices as subscripts;
        without expressions, of all transfer functions."""
        found = expressions or tuple(self.transfer_functions.values())
        return latex_lines(found, upright_names(found))

    def __str__(self) -> str:
        return report(self)


def _decided(found: Solved) -> Findings:
    """Ranks and orders; raises if rounding would decide any of them."""
    findings = find(found.equations)
    raise_faults(SolvabilityError, undecided(found.equations.arithmetic))
    return findings


def _too_many(error: TooMany, word: str) -> Fault:
    what = f"there are too many {error}, so that they are not listed."
    remedy = "bg.linearise gives the transfer matrix in numbers; ranks and orders do not need paths."
    return Fault(word, what, remedy)
