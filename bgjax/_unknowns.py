"""Unknowns at cuts (design.md §2): whatever causality left open is solved by one engine.

Rows are residuals at order 0, or differentiated once along the motion where that is needed to
determine the unknowns. Which, is decided on the structure (a matching, as Pantelides does) and
confirmed by the rank at random points. Blocks are solved in order: linear definite ones by an
unrolled sparse LDLᵀ, other linear ones by a pivoted elimination, nonlinear ones by Newton.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ._errors import Fault, SolvabilityError
from ._expression import Expr, Pool, Scalar
from ._linear import solve_symmetric
from ._passes import degrees, dependencies, linear_forms, substitute, substitute_all, tangents
from ._program import NUMPY_OPERATIONS, NonlinearBlock, Program, evaluate
from ._schedule import strong_components


SAMPLES = 3
UNROLLED = 48  # largest block whose LDLᵀ is unrolled


@dataclass
class Row:
    """One scalar equation `residual` = 0, named after the element it belongs to."""

    name: str
    residual: Scalar
    kind: str  # "residual", "dynamic", "differentiated" or "derived"
    constraint: bool = False  # a multiplier's row: may be dropped where it repeats others


@dataclass
class DynamicGroup:
    """d/dt quantity = rate for the components of one element's port."""

    name: str
    quantity: list[Scalar]
    rate: list[Scalar]
    weight: Callable | None
    state: str = ""  # name of the state it becomes if its quantity has no derivative of its own
    quasi: tuple[int, ...] = ()  # unknowns that are such states already


@dataclass
class Problem:
    """Everything the engine needs to know."""

    pool: Pool
    names: dict[int, str]  # unknown symbol → name
    residuals: list[Row]
    dynamics: list[DynamicGroup]
    rates: dict[int, Scalar]  # of states, time and quasi-states
    sample: Callable[[tuple, np.random.Generator], float]  # a random value for a symbol
    known: dict[int, Scalar] = field(default_factory=dict)  # unknowns that have become states


class NotDifferentiable(Exception):
    """The quantity of a dynamic group depends on an unknown that has no rate."""

    def __init__(self, group: DynamicGroup):
        self.group = group


@dataclass
class Solved:
    """Expressions of the unknowns, and what the report tells."""

    memo: dict[int, Scalar] = field(default_factory=dict)  # nodes with all their unknowns replaced
    blocks: list[NonlinearBlock] = field(default_factory=list)
    hidden: list[Row] = field(default_factory=list)  # constraints the start has to satisfy
    redundant: list[str] = field(default_factory=list)
    report: list[str] = field(default_factory=list)
    index: int = 0

    def know(self, pairs: Iterable[tuple[int, Scalar]]) -> None:
        self.memo.update(pairs)


def solve_unknowns(problem: Problem) -> Solved:
    """Differentiate where needed, order into blocks, solve."""
    solved = Solved(memo=dict(problem.known))
    if not problem.names:
        return solved
    rows = _equations(problem, solved)
    solved.index = 2 if any(row.kind != "residual" for row in rows) else 1
    for block_rows, unknowns in _blocks(problem, rows):
        _solve_block(problem, solved, block_rows, unknowns)
    return solved


# -- which rows, differentiated how often -----------------------------------------------------------
def _equations(problem: Problem, solved: Solved) -> list[Row]:
    pool = problem.pool
    _clean(problem)
    dependent = dependencies(pool, [row.residual for row in problem.residuals], problem.names)
    matched, unmatched = match(dependent)
    builder = _Derivatives(problem, {u: problem.residuals[i] for u, i in matched.items()})
    rows = [row for i, row in enumerate(problem.residuals) if i not in unmatched]
    for i in unmatched:
        row = problem.residuals[i]
        solved.hidden.append(row)
        rows.append(Row(row.name, builder.along([row.residual], row.name)[0], "differentiated", row.constraint))
    for group in problem.dynamics:
        slopes = builder.along(group.quantity, group.name, group)
        gap = np.array([r - s for r, s in zip(group.rate, slopes, strict=True)], dtype=object)
        gap = gap if group.weight is None else group.weight(gap)
        rows += [Row(group.name, value, "dynamic") for value in gap]
    return rows + builder.derived()


def _clean(problem: Problem) -> None:
    """Drop unknowns whose influence cancels (a loop of two-ports may give w − w): they would pass for
    dependencies and change what is differentiated."""
    values = cleaned(problem, [row.residual for row in problem.residuals])
    for row, value in zip(problem.residuals, values, strict=True):
        row.residual = value
    for group in problem.dynamics:
        group.quantity = cleaned(problem, group.quantity)


def cleaned(problem: Problem, outputs: Sequence[Scalar]) -> list[Scalar]:
    """The outputs with zero for every unknown they depend on only in appearance."""
    pool, unknowns = problem.pool, list(problem.names)
    flat = [k for k, degree in enumerate(degrees(pool, outputs, unknowns)) if degree == 1]
    forms = dict(zip(flat, linear_forms(pool, [outputs[k] for k in flat], unknowns), strict=True))
    entries = {(k, u): c for k, form in forms.items() for u, c in form.items()}
    samples = _sample_entries(problem, entries)
    result = list(outputs)
    for k, form in forms.items():
        false = [u for u in form if all(sample[k, u].cancels for sample in samples)]
        missing = dependencies(pool, [outputs[k]], unknowns)[0] - set(form)
        if false or missing:
            result[k] = substitute(pool, [outputs[k]], {u: 0.0 for u in (*false, *missing)})[0]
    return result


class _Derivatives:
    """Time derivatives along the motion; rates of other unknowns become unknowns when met."""

    def __init__(self, problem: Problem, row_of: Mapping[int, Row]):
        self.problem, self.row_of = problem, row_of
        self.seeds = dict(problem.rates)
        self.pending: list[int] = []

    def along(self, outputs: Sequence[Scalar], name: str, group: DynamicGroup | None = None) -> list[Scalar]:
        pool, names = self.problem.pool, self.problem.names
        met = set().union(*dependencies(pool, outputs, [u for u in names if u not in self.seeds]), set())
        for unknown in sorted(met):
            if unknown not in self.row_of and group is not None:
                raise NotDifferentiable(group)
            if unknown not in self.row_of:
                raise SolvabilityError([_twice(name, names[unknown])])
            rate = pool.symbol("rate", unknown)
            names[rate.index] = f"d/dt {names[unknown]}"
            self.seeds[unknown] = rate
            self.pending.append(unknown)
        return tangents(pool, outputs, self.seeds)

    def derived(self) -> list[Row]:
        """The derivatives of the rows that determine the unknowns whose rates were met."""
        rows = []
        while self.pending:
            row = self.row_of[self.pending.pop()]
            rows.append(Row(f"d/dt {row.name}", self.along([row.residual], row.name)[0], "derived"))
        return rows


def _twice(name: str, unknown: str) -> Fault:
    what = f"one time derivative does not determine it: its rate depends on {unknown}, which itself is known only from a rate."
    remedy = (
        "add a small compliance or inertia between them, drop one of the constraints, or let a resistor be inverted (bg.R(…, invertible=True))."
    )
    return Fault(name, what, remedy)


def match(dependent: Sequence[set[int]]) -> tuple[dict[int, int], list[int]]:
    """Maximum matching {unknown: row}, and the rows left over. Iterative augmenting paths."""
    matched: dict[int, int] = {}
    of_row: dict[int, int] = {}
    unmatched = []
    for row in range(len(dependent)):
        came_from: dict[int, int] = {}
        queue, free = [row], None
        while queue and free is None:
            current = queue.pop()
            for unknown in sorted(dependent[current]):
                if unknown not in came_from:
                    came_from[unknown] = current
                    if unknown not in matched:
                        free = unknown
                        break
                    queue.append(matched[unknown])
        if free is None:
            unmatched.append(row)
        while free is not None:
            owner = came_from[free]
            matched[free], of_row[owner], free = owner, free, of_row.get(owner)
    return matched, unmatched


# -- order -------------------------------------------------------------------------------------------
def _blocks(problem: Problem, rows: list[Row]):
    """Strong components of rows and unknowns, in the order in which they can be solved."""
    pool, names = problem.pool, problem.names
    dependent = dependencies(pool, [row.residual for row in rows], names)
    matched, unmatched = match(dependent)
    loose = [names[u] for u in names if u not in matched]
    if unmatched or loose:
        raise SolvabilityError(_undetermined([rows[i].name for i in unmatched], loose))
    graph = {u: [v for v in sorted(dependent[matched[u]])] for u in names}
    for component in strong_components(graph):
        component = sorted(component)
        yield [rows[matched[u]] for u in component], component


def _undetermined(rows: list[str], unknowns: list[str]) -> list[Fault]:
    remedy = "a part may have no inertia or compliance in this direction, or two constraints ask for the same thing: add a storage, or remove one."
    faults = [Fault(name, "no equation determines this unknown.", remedy) for name in unknowns]
    return faults or [Fault(name, "this condition determines nothing.", remedy) for name in rows]


# -- one block -----------------------------------------------------------------------------------------
def _solve_block(problem: Problem, solved: Solved, rows: list[Row], unknowns: list[int]) -> None:
    pool = problem.pool
    residuals = [row.residual for row in rows]
    forms = linear_forms(pool, residuals, unknowns)
    linear = max(degrees(pool, residuals, unknowns)) < 2
    place = {u: k for k, u in enumerate(unknowns)}
    matrix = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
    names = [problem.names[u] for u in unknowns]
    if not linear:
        _confirm_rank(problem, rows, names, matrix)
        _newton_block(problem, solved, residuals, unknowns, matrix, names)
        return
    offsets = substitute(pool, residuals, {u: 0.0 for u in unknowns})
    keep = _independent(problem, rows, names, matrix, solved)
    if len(keep) < len(rows):
        solved.know((u, 0.0) for k, u in enumerate(unknowns) if k not in keep)
        matrix = {(keep.index(i), keep.index(j)): c for (i, j), c in matrix.items() if i in keep and j in keep}
        unknowns, offsets, names = [unknowns[k] for k in keep], [offsets[k] for k in keep], [names[k] for k in keep]
    entries = list(matrix)
    values = substitute_all(pool, [*matrix.values(), *offsets], solved.memo)
    matrix = dict(zip(entries, values, strict=False))
    solution, how = _linear_solution(problem, matrix, [-value for value in values[len(entries) :]])
    solved.know(zip(unknowns, solution, strict=True))
    solved.report.append(f"{how}: {', '.join(names)}")


def _linear_solution(problem: Problem, matrix: dict, right: list[Scalar]) -> tuple[list[Scalar], str]:
    pool, size = problem.pool, len(right)
    if size == 1:
        return [right[0] / matrix[0, 0]], "one linear equation"
    samples = _samples(problem, matrix, size)
    signs = _row_signs(samples)
    if size <= UNROLLED and signs is not None:
        signed = {(i, j): float(signs[i]) * c for (i, j), c in matrix.items()}
        return solve_symmetric(signed, [float(s) * r for s, r in zip(signs, right, strict=True)]), f"{size} linear equations, sparse LDLᵀ"
    dense = [matrix.get((i, j), 0.0) for i in range(size) for j in range(size)]
    return pool.call(("solve", size), [*dense, *right], size), f"{size} linear equations, pivoted elimination"


def _row_signs(samples: list[np.ndarray]) -> np.ndarray | None:
    """Signs of the rows that make the matrix symmetric positive definite, if there are any."""
    if not samples:
        return None
    signs = np.sign(np.diag(samples[0]))
    for sample in samples:
        signed = signs[:, None] * sample
        if np.any(signs == 0) or np.max(np.abs(signed - signed.T)) > 1e-9 * np.max(np.abs(signed)):
            return None
        if np.linalg.eigvalsh(signed)[0] <= 0.0:
            return None
    return signs


def _newton_block(problem: Problem, solved: Solved, residuals, unknowns, matrix, names) -> None:
    """A dense block whose arguments are the nodes that do not depend on its unknowns."""
    pool = problem.pool
    outputs = substitute(pool, [*residuals, *matrix.values()], solved.memo)
    varying = set(unknowns)
    order = pool.reachable(outputs)
    for index in order:
        if any(type(a) is int and a in varying for a in pool.arguments(index)):
            varying.add(index)
    used = {a for i in order if i in varying for a in pool.arguments(i) if type(a) is int}
    used |= {o.index for o in outputs if isinstance(o, Expr)}
    known = sorted(used - varying)
    inner = sorted(varying - set(unknowns))
    program = Program(pool, (), (), tuple(inner), tuple(o.index if isinstance(o, Expr) else o for o in outputs))
    number = len(solved.blocks)
    solved.blocks.append(NonlinearBlock(program, tuple(unknowns), tuple(known), tuple(matrix), tuple(names)))
    results = pool.call(("newton", number), [pool.expr(k) for k in known], len(unknowns))
    solved.know(zip(unknowns, results, strict=True))
    solved.report.append(f"{len(unknowns)} nonlinear equation{'s' if len(unknowns) > 1 else ''}, Newton: {', '.join(names)}")


# -- rank at random points -----------------------------------------------------------------------------
def _samples(problem: Problem, matrix: Mapping[tuple[int, int], Scalar], size: int) -> list[np.ndarray]:
    found = []
    for entries in _sample_entries(problem, matrix):
        dense = np.zeros((size, size))
        for place, sampled in entries.items():
            dense[place] = 0.0 if sampled.cancels else sampled.value
        found.append(dense)
    return found


def _sample_entries(problem: Problem, matrix: Mapping[tuple[int, int], Scalar]) -> list[dict[tuple[int, int], "Sampled"]]:
    """Values of the entries at random points where all of them are finite."""
    found, seed = [], 0
    while len(found) < SAMPLES and seed < 20 * SAMPLES:
        values = _sample_once(problem, list(matrix.values()), np.random.default_rng(seed))
        seed += 1
        if all(math.isfinite(v.value) for v in values):
            found.append(dict(zip(matrix, values, strict=True)))
    return found


def _sample_once(problem: Problem, outputs: list[Scalar], random: np.random.Generator) -> list["Sampled"]:
    def call(target, arguments, width):
        if target[0] == "solve":
            n, values = target[1], [a.value for a in arguments]
            solution = np.linalg.solve(np.reshape(values[: n * n], (n, n)), np.array(values[n * n :]))
            return [Sampled(x, max(1.0, abs(x))) for x in solution]
        return [Sampled.of(x) for x in random.uniform(0.5, 1.5, width)]  # a law is generic: its values and slopes are too

    pool = problem.pool
    with np.errstate(all="ignore"):
        values = evaluate(pool, pool.reachable(outputs), {}, lambda key: Sampled.of(problem.sample(key, random)), call, SAMPLED_OPERATIONS, Sampled.of)
    return [values[o.index] if isinstance(o, Expr) else Sampled.of(o) for o in outputs]


class Sampled(NamedTuple):
    """A number and the size of the terms it was summed from, so that cancellation shows."""

    value: float
    size: float

    @staticmethod
    def of(value: float) -> "Sampled":
        return Sampled(float(value), abs(float(value)))

    @property
    def cancels(self) -> bool:
        return abs(self.value) <= 1e-11 * self.size


def _sampled_function(name: str) -> Callable:
    return lambda *x: Sampled.of(NUMPY_OPERATIONS[name](*[np.float64(a.value) for a in x]))


SAMPLED_OPERATIONS: dict[str, Callable] = {
    **{name: _sampled_function(name) for name in NUMPY_OPERATIONS},
    "add": lambda a, b: Sampled(a.value + b.value, a.size + b.size),
    "sub": lambda a, b: Sampled(a.value - b.value, a.size + b.size),
    "mul": lambda a, b: Sampled(a.value * b.value, a.size * b.size),
    "div": lambda a, b: Sampled(a.value / b.value if b.value else math.nan, a.size / abs(b.value) if b.value else math.nan),
    "neg": lambda a: Sampled(-a.value, a.size),
}


def _confirm_rank(problem: Problem, rows: list[Row], names: list[str], matrix: dict) -> None:
    samples = _samples(problem, matrix, len(rows))
    if samples and max(np.linalg.matrix_rank(sample) for sample in samples) < len(rows):
        raise SolvabilityError(_undetermined([], names))


def _independent(problem: Problem, rows: list[Row], names: list[str], matrix: dict, solved: Solved) -> list[int]:
    """Rows to keep. Constraints that repeat others are dropped and named (design.md §2)."""
    size = len(rows)
    samples = _samples(problem, matrix, size)
    if not samples:  # no random point lies where the laws are defined: trust the structure
        return list(range(size))
    rank = max(np.linalg.matrix_rank(sample, tol=1e-9 * np.max(np.abs(sample))) for sample in samples)
    if rank == size:
        return list(range(size))
    generic = max(samples, key=np.linalg.matrix_rank)
    keep: list[int] = []
    for k in range(size):
        if np.linalg.matrix_rank(generic[[*keep, k]], tol=1e-9 * np.max(np.abs(generic))) == len(keep) + 1:
            keep.append(k)
    dropped = [k for k in range(size) if k not in keep]
    inner = [sample[np.ix_(keep, keep)] for sample in samples]
    solvable = keep and all(np.linalg.matrix_rank(sample) == len(keep) for sample in inner)
    if not solvable or not all(rows[k].constraint for k in dropped):
        raise SolvabilityError(_undetermined([], [names[k] for k in dropped] or names))
    solved.redundant += [names[k] for k in dropped]
    return keep
