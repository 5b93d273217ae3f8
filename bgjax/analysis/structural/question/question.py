"""From a model to its state equations in an arithmetic, for values as they are or drawn at random."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

import jax
import numpy as np

from ....elements.base import AbstractElement
from ....errors import Fault, SolvabilityError, raise_faults
from ....expressions.expression import Expr
from ....formulation.acausal.relations import Relation, Relations
from ....graph.expansion import open_graph
from ....graph.flatten import Flat, check
from ....graph.graph import AbstractModel, Graph
from ....graph.scalar.expand import to_scalar
from ....system.compile import compile as compiled
from ....system.parameters.paths import bind
from ....system.system import System
from ..arithmetic.base import AbstractArithmetic
from ..state_equations.pencil import INPUT, RATE, VALUE, Elimination, Reduced, Row, Undetermined
from ..state_equations.state_space import StateSpace, state_space
from .coordinates import Chooser, JointResult, StateChoice, joint_results
from .draws import ElementValues
from .linear_rows import LinearRows
from .point import Conditions, conditions, on_manifold
from .request import Input, Output, find_inputs, find_outputs


Lookup = Callable[[tuple], Any]


class Draw(NamedTuple):
    """Values of all symbols in an arithmetic."""

    symbol: Lookup
    arithmetic: AbstractArithmetic


CLEAR = 1e3  # smallest ratio of nonzero numbers to those that count as zero
MORE_DIGITS = (
    "numbers of thirteen digits and more count as rounded in the last one: give short decimals, or all sixteen digits "
    "of lengths, axes and angles, so that loops close up to rounding."
)
STORED, KEPT = 1, 2  # reluctance to eliminate: states of storages, and of blocks such as positions


def scalar_graph(model: AbstractModel) -> tuple[AbstractModel, Graph, Callable | None]:
    """The model whose parameters are drawn, its graph of scalar bonds, and the function that expands it if the model is
    not one already. Of the expansion of a mechanism, it is the mechanism, whose lengths belong together."""
    graph = open_graph(model)
    wide = any(bond.width > 1 for bond in check(graph).structure.bonds)
    if wide or graph is not model:
        return model, to_scalar(model), to_scalar
    if graph.source is not None and _same(to_scalar(graph.source), graph):
        return graph.source, graph, to_scalar
    return model, graph, None


def _same(one: Graph, other: Graph) -> bool:
    """Whether two graphs have the same structure and values."""
    (ours, tree), (theirs, wanted) = jax.tree.flatten(one), jax.tree.flatten(other)
    return tree == wanted and all(map(np.array_equal, ours, theirs))


class Systems:
    """Compiled systems of the model with several values, each compiled once."""

    def __init__(self) -> None:
        self._found: dict[int, System] = {}

    def of(self, model: AbstractModel) -> System:
        """The system of a model, which it keeps alive."""
        if id(model) not in self._found:
            self._found[id(model)] = compiled(model)
        return self._found[id(model)]


@dataclass(frozen=True)
class Question:
    """A model's scalar graph with its relations, and the inputs and outputs that are asked about."""

    model: AbstractModel
    graph: Graph
    expand: Callable | None = field(repr=False)
    relations: Relations = field(repr=False)
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    frozen: bool = False

    @classmethod
    def of(cls, model: AbstractModel, inputs: Any, outputs: Any, frozen: bool = False) -> "Question":
        model, graph, expand = scalar_graph(model)
        relations = Relations(check(graph))
        found = find_inputs(relations.flat, inputs, model.actuators()), find_outputs(relations, outputs)
        return cls(model, graph, expand, relations, *found, frozen)

    @property
    def flat(self) -> Flat:
        return self.relations.flat

    @cached_property
    def places(self) -> dict[tuple[str, str], int]:
        """Numbers of the inputs by node and relation."""
        return {(one.node, one.what): number for number, one in enumerate(self.inputs)}

    @cached_property
    def rows(self) -> LinearRows:
        frozen = modulating(self.relations) if self.frozen else frozenset()
        return LinearRows(self.relations, self.places, self.useful(frozen), frozen)

    def useful(self, constant: frozenset[int] = frozenset()) -> list[Relation]:
        """The relations on which states, joint coordinates and outputs depend."""
        read = [one.value for one in (*self.outputs, *self.joints)]
        return self.relations.useful(read, constant)

    @cached_property
    def conditions(self) -> Conditions:
        """What holds at a consistent state."""
        return conditions(self.relations, self.useful(), False)

    @cached_property
    def conditions_with_rates(self) -> Conditions:
        """What holds at a consistent state that is known already, with the time derivatives of all relations."""
        return conditions(self.relations, self.useful(), True).of_known_states()

    @cached_property
    def systems(self) -> Systems:
        return Systems()

    @cached_property
    def joints(self) -> list[JointResult]:
        """Joint coordinates and their rates, which are preferred as states."""
        return joint_results(self.relations, self.model, self.frozen)

    @cached_property
    def elements(self) -> dict[str, AbstractElement]:
        """Elements of the scalar graph by path."""
        return bind(self.graph)

    @cached_property
    def on_manifold(self) -> bool:
        """Whether states are on a manifold, or coefficients change along the motion."""
        if self.rows.constant:
            return False
        return not self.frozen or bool(on_manifold(self.relations))

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
    def moving(self) -> frozenset[int]:
        """States of storages, velocities, and rates of joint coordinates."""
        kinds = {v: slot.kind for v, (slot, _) in self.relations.state_symbols().items()}
        velocities = {v for v, kind in kinds.items() if kind.moving}
        return self.storages | velocities | {one.value.index for one in self.joints if one.moving}

    @cached_property
    def reluctance(self) -> dict[int, int]:
        return {v: STORED if v in self.storages else KEPT for v in self.names}


def modulating(relations: Relations) -> frozenset[int]:
    """Signals that modulate elements which conserve power."""
    elements, found = relations.flat.elements, set()
    for link in relations.structure.signals:
        if elements[link.target].conserves:
            value = relations.quantity(link.source, link.quantity)
            found |= {value.index} if isinstance(value, Expr) else set()
    return frozenset(found)


@dataclass(frozen=True)
class Solved:
    """State equations with the states they are in."""

    equations: StateSpace
    states: tuple[int, ...]
    names: dict[int, str]
    symbol: Lookup = field(repr=False)


def solved(question: Question, draw: "Draw", kept: Sequence[int] = ()) -> Solved:
    """The state equations of a question for these values of parameters and other symbols. States that are to be `kept`
    count, where they are states here too, although nothing depends on them for these values."""
    try:
        found = _choice(question, draw)
        outputs = [question.rows.written(one.value) for one in question.outputs]
        numbers = [found.in_states(row, draw.arithmetic) for row in question.rows.in_numbers(outputs, *draw)]
        states = _used(found, numbers, kept)
    except Undetermined as error:
        raise SolvabilityError(_faults(question, error)) from None
    except ZeroDivisionError:
        what = "a value is divided by that is zero for these parameters."
        raise SolvabilityError([Fault("structure", what, "give values that are not zero.")]) from None
    raise_faults(SolvabilityError, undecided(draw.arithmetic))
    rows = [_without(found.rates[v], states) for v in states]
    equations = state_space(rows, numbers, states, len(question.inputs), draw.arithmetic)
    return Solved(equations, states, found.names, draw.symbol)


def _choice(question: Question, draw: "Draw") -> StateChoice:
    """The state equations in joint coordinates and their rates, where these are independent, and in other states."""
    found = _on_manifold(question, draw) if question.on_manifold else _reduced(question, draw)
    chooser, pool = Chooser(found, draw.arithmetic), question.relations.pool
    for one in question.joints:
        (row,) = question.rows.in_numbers([question.rows.written(one.value)], *draw)
        rate = None
        if question.on_manifold and not question.frozen:
            rate = {(VALUE, pool.symbol("rate", v).index): x for (_, v), x in row.items()}
        chooser.offer(one.value.index, row, rate)
    names = {one.value.index: one.name for one in question.joints} | question.names
    return chooser.chosen(names, question.moving)


def _reduced(question: Question, draw: "Draw") -> Reduced:
    """State equations with constant coefficients."""
    rows = question.rows.in_numbers([*question.rows.algebraic, *question.rows.moving], *draw)
    return Elimination(rows, question.reluctance, draw.arithmetic).reduce()


def _on_manifold(question: Question, draw: "Draw") -> Reduced:
    """State equations whose coefficients change along the motion: all equations with their time derivatives are solved
    at once; of states that depend on others, the rates are not needed."""
    algebraic = question.rows.in_numbers([*question.rows.algebraic, *question.rows.held], *draw)
    found = Elimination(algebraic, question.reluctance, draw.arithmetic).reduce()
    rates, states = {}, question.relations.rates
    for one, row in zip(states, question.rows.in_numbers(question.rows.moving, *draw), strict=True):
        if one.kind == "state" and one.quantity.index not in found.solved:
            rates[one.quantity.index] = {key: -value for key, value in row.items() if key[0] != RATE}
    return replace(found, states=tuple(rates), rates=rates)


def undecided(arithmetic: AbstractArithmetic) -> list[Fault]:
    """A fault if numbers that count as zero are nearly as large as others."""
    if arithmetic.gap() > CLEAR:
        return []
    what = f"ranks cannot be told in {arithmetic.name}: numbers that rounding explains are nearly as large as others."
    return [Fault("structure", what, MORE_DIGITS)]


def _without(row: Row, states: Sequence[int]) -> Row:
    return {key: value for key, value in row.items() if key[0] >= INPUT or key[1] in states}


def _used(found: StateChoice, outputs: Sequence[Row], kept: Sequence[int]) -> tuple[int, ...]:
    """States that move and those on which they or outputs depend: an integrator that only counts is left out."""
    needed = {v for v in found.rates if v in found.moving or v in kept}
    needed |= {v for row in outputs for kind, v in row if kind < INPUT}
    queue = list(needed)
    while queue:
        for kind, v in found.rates.get(queue.pop(), ()):
            if kind < INPUT and v not in needed:
                needed.add(v)
                queue.append(v)
    loose = sorted(needed - set(found.rates))
    if loose:
        raise Undetermined("variables", loose)
    return tuple(v for v in found.names if v in needed)


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
