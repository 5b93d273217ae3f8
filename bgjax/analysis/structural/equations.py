"""From a model to its state equations in an arithmetic, for values as they are or drawn at random."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...errors import Fault, SolvabilityError
from ...formulation.acausal.relations import Relations
from ...graph.expansion import open_graph
from ...graph.flatten import Flat, check
from ...graph.graph import AbstractModel, Graph
from ...graph.scalar.expand import to_scalar
from .arithmetic.base import AbstractArithmetic
from .draws import ElementValues
from .linear_rows import LinearRows
from .pencil import INPUT, Elimination, Row, Undetermined
from .request import Input, Output, find_inputs, find_outputs
from .state_space import StateSpace, state_space


KEPT, STORED = 1, 2  # reluctance to eliminate: states of blocks, and of storages


def scalar_graph(model: AbstractModel) -> tuple[Graph, Callable | None]:
    """The graph of scalar bonds of a model, and the function that expands it if the model is not one already."""
    graph = open_graph(model)
    flat = check(graph)
    wide = any(bond.width > 1 for bond in flat.structure.bonds)
    return (to_scalar(model), to_scalar) if wide or graph is not model else (graph, None)


@dataclass(frozen=True)
class Question:
    """A model's scalar graph with its relations, and the inputs and outputs that are asked about."""

    model: AbstractModel
    graph: Graph
    expand: Callable | None = field(repr=False)
    relations: Relations = field(repr=False)
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]

    @classmethod
    def of(cls, model: AbstractModel, inputs: Any, outputs: Any) -> "Question":
        graph, expand = scalar_graph(model)
        relations = Relations(check(graph))
        found = find_inputs(relations.flat, inputs), find_outputs(relations, outputs)
        return cls(model, graph, expand, relations, *found)

    @property
    def flat(self) -> Flat:
        return self.relations.flat

    @cached_property
    def places(self) -> dict[tuple[str, str], int]:
        """Numbers of the inputs by node and relation."""
        return {(one.node, one.what): number for number, one in enumerate(self.inputs)}

    @cached_property
    def rows(self) -> LinearRows:
        return LinearRows(self.relations, self.places)

    @cached_property
    def values(self) -> ElementValues:
        return ElementValues(self.model, self.expand)

    # -- states -----------------------------------------------------------------------------------------------
    @cached_property
    def names(self) -> dict[int, str]:
        """Names of all states by their node in the pool."""
        named = {}
        for node, (slot, k) in self.relations.state_symbols().items():
            named[node] = slot.name if slot.width == 1 else f"{slot.name}[{k}]"
        return named

    @cached_property
    def storages(self) -> frozenset[int]:
        """States of storages."""
        nodes = self.flat.structure.node
        own = {v: slot.name.rpartition(".")[0] for v, (slot, _) in self.relations.state_symbols().items()}
        return frozenset(v for v, name in own.items() if getattr(nodes[name].rule, "storage", False))

    @cached_property
    def reluctance(self) -> dict[int, int]:
        return {v: STORED if v in self.storages else KEPT for v in self.names}


@dataclass(frozen=True)
class Solved:
    """State equations with the states they are in."""

    equations: StateSpace
    states: tuple[int, ...]
    symbol: Callable[[tuple], Any] = field(repr=False)


def solved(question: Question, symbol: Callable[[tuple], Any], arithmetic: AbstractArithmetic) -> Solved:
    """The state equations of a question with these values of parameters and other symbols."""
    rows = question.rows.in_numbers(question.rows.rows, symbol, arithmetic)
    outputs = [question.rows.written(one.value) for one in question.outputs]
    try:
        reduced = Elimination(rows, question.reluctance, arithmetic).reduce()
        numbers = [reduced.in_states(row, arithmetic) for row in question.rows.in_numbers(outputs, symbol, arithmetic)]
        states = _used(reduced.rates, numbers, question, arithmetic)
        rates = {v: _without(reduced.in_states(row, arithmetic), states) for v, row in reduced.rates.items()}
    except Undetermined as error:
        raise SolvabilityError(_faults(question, error)) from None
    except ZeroDivisionError:
        what = "a value is divided by that is zero for these parameters."
        raise SolvabilityError([Fault("structure", what, "give values that are not zero.")]) from None
    return Solved(
        state_space([rates[v] for v in states], numbers, states, len(question.inputs), arithmetic), states, symbol
    )


def _without(row: Row, states: Sequence[int]) -> Row:
    return {key: value for key, value in row.items() if key[0] >= INPUT or key[1] in states}


def _used(
    rates: Mapping[int, Row], outputs: Sequence[Row], question: Question, arithmetic: AbstractArithmetic
) -> tuple[int, ...]:
    """States of storages and those on which they or outputs depend: an integrator that only counts is left out."""
    needed = {v for v in rates if v in question.storages}
    needed |= {v for row in outputs for kind, v in row if kind < INPUT}
    queue = list(needed)
    while queue:
        for kind, v in rates.get(queue.pop(), ()):
            if kind < INPUT and v not in needed:
                needed.add(v)
                queue.append(v)
    loose = sorted(needed - set(rates))
    if loose:
        raise Undetermined("variables", loose)
    return tuple(v for v in question.names if v in needed)


def _faults(question: Question, error: Undetermined) -> list[Fault]:
    if error.kind == "inputs":
        names = ", ".join(question.inputs[k].name for k in error.places)
        what = "the equations relate these inputs to each other, so that they cannot be chosen freely."
        return [Fault(names, what, "name fewer inputs, or put an element between the sources.")]
    variables, found = question.relations.variables, []
    for v in error.places[:5]:
        name = question.names.get(v) or question.relations.label(variables[v])
        what = "no equation determines this variable."
        found.append(Fault(name, what, "compile the model: the error says what is missing."))
    return found
