"""Wanted outputs in, inputs out: outputs are differentiated until the inputs act on them, then solved for the inputs.

This is the structure algorithm of Hirschorn (1979) and Singh (1981): rows on which no input acts are conditions on the
states and are differentiated along the motion; rows whose coefficients are dependent are combined until one of them no
longer contains an input. How often each wanted function is differentiated is its essential order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..._graph_algorithms import vertex_cut
from ...errors import Fault, SolvabilityError
from ...expressions.expression import Pool, Scalar
from ...expressions.passes import dependencies, linear_forms, substitute, substitute_all, term_sizes
from ...expressions.program import NonlinearBlock, nonlinear_program
from ..unknowns.derivatives import tangent_outputs, usable_blocks
from ..unknowns.linear_block import linear_solution
from ..unknowns.problem import Problem
from ..unknowns.solved import Solved
from . import wanted
from .influence import Influences
from .records import Condition, Influence, Wish, label_of


MOST_TERMS = 100_000  # derivatives of functions of vectors that one time derivative may take: a second of compiling


@dataclass
class Pending:
    """A condition that is to determine an input: the output it comes from, how often it was differentiated, and the
    residual."""

    number: int
    level: int
    value: Scalar


@dataclass
class Found:
    """Inputs in terms of states and wanted functions, and what was found on the way."""

    values: dict[int, Scalar] = field(default_factory=dict)
    conditions: list[Condition] = field(default_factory=list)
    influences: list[Influence] = field(default_factory=list)
    orders: list[int] = field(default_factory=list)


class Inverting:
    """Solves for the unknowns of the wishes, with all other unknowns of the problem solved before."""

    def __init__(
        self, problem: Problem, solved: Solved, wishes: Sequence[Wish], names: Mapping[int, str], acting: Influences
    ):
        """`names` are those of the states, by node."""
        self.problem, self.pool, self.solved = problem, problem.pool, solved
        self.wishes, self.state_names, self.acting = wishes, names, acting
        self.labels = [label_of(wish.output, wishes, number) for number, wish in enumerate(wishes)]
        self.open = [wish.unknown for wish in wishes]
        self.states = [s for s in problem.rates if problem.pool.key(s)[0] == "state"]
        self.rates = self._final(list(problem.rates.values()))
        self.found = Found()

    def run(self) -> Found:
        outputs = self._final([wish.value for wish in self.wishes])
        pairs = enumerate(zip(outputs, self.wishes, strict=True))
        pending = [Pending(k, 0, value - wanted.symbol(self.pool, k, 0)) for k, (value, _) in pairs]
        if len(self._shared()) < len(pending):  # told before anything is differentiated
            raise SolvabilityError([self._no_influence(pending[-1].number)])
        while pending:
            for row in pending:
                self._differentiate(row)
            pending = self._solve(pending)
        everything = [*self.found.values.values(), *[c.residual for c in self.found.conditions]]
        self.found.orders = wanted.orders_in(self.pool, everything, len(self.wishes))
        return self.found

    def _final(self, outputs: Sequence[Scalar]) -> list[Scalar]:
        return substitute_all(self.pool, outputs, self.solved.solved_values)

    # -- differentiation ------------------------------------------------------------------------------------
    def _differentiate(self, row: Pending) -> None:
        """Differentiate a row until an input acts on it."""
        limit = row.level + len(self.states) + 1
        while True:
            [row.value] = substitute(self.pool, [row.value], self.found.values)
            [form] = self.acting.forms([row.value], self.open)
            [met] = dependencies(self.pool, [row.value], self.open)
            row.value = self._without(row.value, met - set(form))
            if form:
                return
            [used] = dependencies(self.pool, [row.value], self.states)
            if not used or row.level >= limit:
                raise SolvabilityError([self._no_influence(row.number)])
            if _terms_of_calls(self.pool, row.value) > MOST_TERMS:
                raise SolvabilityError([_too_many_terms(self.labels[row.number], row.level + 1)])
            self.found.conditions.append(Condition(self.labels[row.number], row.level, row.value))
            row.level, row.value = row.level + 1, self._along(row.value)

    def _without(self, value: Scalar, false: set[int]) -> Scalar:
        """An expression without the unknowns whose influence cancels."""
        return substitute(self.pool, [value], dict.fromkeys(false, 0.0))[0] if false else value

    def _along(self, value: Scalar) -> Scalar:
        """The time derivative of an expression along the motion."""
        rates = substitute(self.pool, self.rates, self.found.values)
        seeds = {**dict(zip(self.problem.rates, rates, strict=True))}
        seeds |= wanted.seeds(self.pool, [value, *rates], len(self.wishes))
        others = [i for i in self.pool.reachable([value]) if self.pool.kind(i) == "symbol" and i not in seeds]
        blocks = (
            []
            if self.found.values
            else usable_blocks(
                self.pool, [value], [*seeds, *others, *self.open, *self._parameters()], self.solved.implicit
            )
        )
        return tangent_outputs(self.pool, [value], seeds, blocks)[0]

    def _parameters(self) -> list[int]:
        rows = [r for block in self.solved.implicit for r in block.open_residuals()]
        return [i for i in self.pool.reachable(rows) if self._is_parameter(i)]

    def _is_parameter(self, index: int) -> bool:
        return self.pool.kind(index) == "symbol" and self.pool.key(index)[0] == "parameter"

    # -- solution ---------------------------------------------------------------------------------------------
    def _solve(self, pending: list[Pending]) -> list[Pending]:
        """Solve independent rows for as many inputs; the other rows, in which these are replaced, remain."""
        forms = self.acting.forms([row.value for row in pending], self.open)
        keep = self.acting.independent(forms, self.open)
        chosen, others = [pending[k] for k in keep], [row for k, row in enumerate(pending) if k not in keep]
        kept = [forms[k] for k in keep]
        unknowns = self.acting.pivots(kept, self.open, [self.wishes[row.number].unknown for row in chosen])
        if self.acting.are_linear([row.value for row in chosen], unknowns):
            self._by_elimination(chosen, unknowns, kept)
        else:
            self._by_newton(chosen, unknowns)
        return others

    def _by_elimination(self, rows: Sequence[Pending], unknowns: list[int], forms: Sequence[dict[int, Scalar]]) -> None:
        entries = {(i, j): form[u] for i, form in enumerate(forms) for j, u in enumerate(unknowns) if u in form}
        offsets = substitute(self.pool, [row.value for row in rows], dict.fromkeys(unknowns, 0.0))
        solution = linear_solution(self.problem, entries, [-value for value in offsets], (), unknowns)
        self._keep(rows, unknowns, entries, solution.values)
        self.solved.report.append(f"{solution.how}: {', '.join(self._names(unknowns))}, from wanted results")

    def _keep(
        self, rows: Sequence[Pending], unknowns: Sequence[int], entries: dict, solution: Sequence[Scalar]
    ) -> None:
        """Add the solution for some inputs, and replace them in the solutions for others."""
        size, own = len(unknowns), dict(zip(unknowns, solution, strict=True))
        dense = tuple(entries.get((i, j), 0.0) for i in range(size) for j in range(size))
        names = tuple(self.labels[row.number] for row in rows), tuple(self._names(unknowns))
        self.found.influences.append(Influence(*names, dense))
        before = substitute(self.pool, list(self.found.values.values()), own)
        self.found.values = {**dict(zip(self.found.values, before, strict=True)), **own}
        self.open = [u for u in self.open if u not in own]

    def _by_newton(self, pending: Sequence[Pending], unknowns: list[int]) -> None:
        """Solve rows in which inputs act nonlinearly; inputs that are not found yet are known values to them."""
        rows, place = [row.value for row in pending], {u: k for k, u in enumerate(unknowns)}
        forms = linear_forms(self.pool, rows, unknowns)
        matrix = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
        outputs = [*rows, *matrix.values(), *term_sizes(self.pool, rows, unknowns)]
        program, known = nonlinear_program(self.pool, outputs, unknowns)
        names = tuple(self._names(unknowns))
        solution = self.solved.iterate(self.pool, NonlinearBlock(program, tuple(unknowns), known, tuple(matrix), names))
        own = dict(zip(unknowns, solution, strict=True))
        entries = dict(zip(matrix, substitute(self.pool, list(matrix.values()), own), strict=True))
        self._keep(pending, unknowns, entries, solution)
        self.solved.report.append(f"{len(rows)} nonlinear, Newton: {', '.join(names)}, from wanted results")

    # -- faults ---------------------------------------------------------------------------------------------
    def _no_influence(self, number: int) -> Fault:
        """The fault of an output on which no input acts that is left for it."""
        output, inputs = self.labels[number], [self.problem.sought[wish.unknown] for wish in self.wishes]
        cut, count = self._shared(), len(self.wishes)
        remedy = "choose another input: one from which a causal path of its own leads to this result."
        if count == 1:
            return Fault(output, f"cannot be chosen: none of its time derivatives depends on {inputs[0]}.", remedy)
        together = f"{_listed(inputs)} cannot move {_listed(self.labels)} independently"
        if len(cut) >= count:
            what = f"{together}: their time derivatives contain the same combination of inputs."
        elif cut:
            what = f"{together}: all causal paths pass {_listed(cut)}."
        else:
            what = f"{together}: no causal path leads to it."
        return Fault(output, what, remedy)

    def _shared(self) -> list[str]:
        """Variables that all causal paths from the inputs to the outputs pass: a smallest set of inputs, states and
        outputs."""
        inputs = {wish.unknown: self.problem.sought[wish.unknown] for wish in self.wishes}
        names = {**self.state_names, **inputs}
        outputs = dict(zip(self.labels, self._final([wish.value for wish in self.wishes]), strict=True))
        rates = dict(zip(self.problem.rates, self.rates, strict=True))
        ends = {**{s: rates[s] for s in self.states}, **outputs}
        after: dict = {v: [] for v in names}
        for end, met in zip(ends, dependencies(self.pool, list(ends.values()), names), strict=True):
            for variable in sorted(met):
                after[variable].append(end)
        return [names.get(v, v) for v in vertex_cut(after, list(inputs), list(outputs))]

    def _names(self, unknowns: Sequence[int]) -> list[str]:
        return [self.problem.sought[u] for u in unknowns]


def _terms_of_calls(pool: Pool, value: Scalar) -> int:
    """Number of derivatives of users' laws and nonlinear loops by their arguments that the derivative of a value
    takes."""
    calls = {pool.nodes[i][1] for i in pool.reachable([value]) if pool.kind(i) == "call"}
    return sum(pool.calls[number].width * len(pool.calls[number].arguments) for number in calls)


def _too_many_terms(output: str, order: int) -> Fault:
    what = f"derivative {order} goes through functions of so many variables that it has more than {MOST_TERMS} terms."
    remedy = "mark users' laws by bg.symbolic, split vectors into scalars, or choose a result nearer to the input."
    return Fault(output, what, remedy)


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
