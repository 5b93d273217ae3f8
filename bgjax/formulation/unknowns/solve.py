"""Takes the residuals, dynamics and rates that causality leaves open, and solves for the unknowns.

Rows are used as they are, or differentiated once along the motion if that is needed to determine the unknowns. Which
rows are differentiated is decided by structure (a matching, as in Pantelides' algorithm) and confirmed by the rank at
random points. Blocks are solved in order: definite linear blocks by an unrolled sparse LDLᵀ, other linear blocks by a
pivoted elimination, nonlinear blocks by Newton's method.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from ..._graph_algorithms import match, strong_components
from ...errors import Fault, SolvabilityError
from ...expressions.equal_forms import numbered
from ...expressions.expression import Pool, Scalar
from ...expressions.passes import degrees, dependencies, linear_forms, substitute, substitute_all, term_sizes
from ...expressions.program import NonlinearBlock, nonlinear_program
from ...expressions.random_points import SAMPLES, sample_once, samples
from .articulated import Recursion, find_recursion, is_shorter
from .differentiated import cleaned, make_rows
from .implicit import Implicit
from .linear_block import ByMatrix, LinearSolution, definite, linear_solution
from .problem import Problem, Row
from .solved import ProjectionBlock, Repetition, Solved, multipliers


def solve_unknowns(problem: Problem) -> Solved:
    """Differentiate rows where needed, order rows and unknowns into blocks, and solve the blocks. Where the rows of a
    block determine only some of its unknowns, these are replaced, and the smaller problem is solved."""
    replaced: list[dict[int, Scalar]] = []
    while True:
        names = dict(problem.names)  # solving changes them
        found = _attempt(problem)
        if isinstance(found, Solved):
            break
        replaced.append(found.values)
        problem = _reduced(replace(problem, names=names), found)
    for values in reversed(replaced):
        found.fragile = True
        found.add(zip(values, substitute_all(problem.pool, list(values.values()), found.solved_values), strict=True))
    return found


class _Deficient(NamedTuple):
    """A block whose rows determine only some of its unknowns and imply conditions on the states."""

    rows: list[Row]
    values: dict[int, Scalar]
    conditions: list[Row]


def _attempt(problem: Problem) -> "Solved | _Deficient":
    """The solution, or the first block that determines only some of its unknowns."""
    solved = Solved(solved_values=dict(problem.substituted))
    if not problem.names:
        return solved
    rows, explicit = make_rows(problem, solved)
    for row, value in zip(rows, numbered(problem, [row.residual for row in rows]), strict=True):
        row.residual = value
    solved.rows, solved.names = rows, dict(problem.names)
    solved.index = 2 if explicit or any(row.kind != "residual" for row in rows) else 1
    for block_rows, unknowns in _blocks(problem, rows):
        deficient = _solve_block(problem, solved, block_rows, unknowns)
        if deficient is not None:
            return deficient
    values = substitute_all(problem.pool, list(explicit.values()), solved.solved_values)
    solved.add(zip(explicit, values, strict=True))
    return solved


def _reduced(problem: Problem, found: _Deficient) -> Problem:
    """The problem with the determined unknowns replaced and the conditions in place of the used rows."""

    def substituted(values: Iterable[Scalar]) -> list[Scalar]:
        return substitute(problem.pool, list(values), found.values)

    used = {id(row) for row in found.rows}
    kept = [row for row in problem.residuals if id(row) not in used]
    pairs = zip(kept, substituted(row.residual for row in kept), strict=True)
    residuals = [replace(row, residual=value) for row, value in pairs]
    dynamics = []
    for group in problem.dynamics:
        dynamics.append(replace(group, quantity=substituted(group.quantity), rate=substituted(group.rate)))
    rates = dict(zip(problem.rates, substituted(problem.rates.values()), strict=True))
    names = {u: name for u, name in problem.names.items() if u not in found.values}
    return replace(problem, names=names, residuals=residuals + found.conditions, dynamics=dynamics, rates=rates)


# -- order -------------------------------------------------------------------------------------------
def _blocks(problem: Problem, rows: list[Row]):
    """Blocks of rows and unknowns (strongly connected components), in the order in which they can be solved."""
    pool, names = problem.pool, problem.names
    dependent = dependencies(pool, [row.residual for row in rows], names)
    if problem.regularised:  # constraint rows that may be redundant belong to the block of their multipliers
        dependent = [met | _own(row, names) for met, row in zip(dependent, rows, strict=True)]
    matched, unmatched = match(dependent)
    loose = [names[u] for u in names if u not in matched]
    if unmatched or loose:
        raise SolvabilityError(_undetermined([rows[i].name for i in unmatched], loose))
    graph = {u: sorted(dependent[matched[u]]) for u in names}
    for component in strong_components(graph):
        component = sorted(component)
        yield _paired([rows[matched[u]] for u in component], component), component


def _own(row: Row, names: Mapping[int, str]) -> set[int]:
    """The multiplier of the constraint of which a row is the time derivative, if it is an unknown."""
    return set() if row.before is None else {row.before.unknown} & names.keys()


def _paired(rows: list[Row], unknowns: list[int]) -> list[Row]:
    """The rows of a block, each at the place of the unknown it belongs to, so that the matrix is symmetric where it can
    be."""
    own = {row.unknown if row.before is None else row.before.unknown: row for row in rows}
    placed = {id(own.get(u)) for u in unknowns}
    left = [row for row in rows if id(row) not in placed]
    return [own[u] if u in own else left.pop(0) for u in unknowns]


def _undetermined(rows: list[str], unknowns: list[str]) -> list[Fault]:
    remedy = (
        "a part may have no inertia or compliance in this direction, or two constraints ask for the same thing: "
        "add a storage, or remove one."
    )
    faults = [Fault(name, "no equation determines this unknown.", remedy) for name in unknowns]
    return faults or [Fault(name, "this condition determines nothing.", remedy) for name in rows]


SMALL = 16  # unknowns up to which both recursion and matrix are tried, and the one with fewer operations is taken


# -- one block -----------------------------------------------------------------------------------------
class _LinearRows(NamedTuple):
    """A linear block: matrix · unknowns + offsets = 0."""

    rows: list[Row]
    unknowns: list[int]
    names: list[str]
    offsets: list[Scalar]
    matrix: dict[tuple[int, int], Scalar]


def _solve_block(problem: Problem, solved: Solved, rows: list[Row], unknowns: list[int]) -> _Deficient | None:
    """Solve a block and add its unknowns to the solution, or say what its rows do determine."""
    pool = problem.pool
    residuals = [row.residual for row in rows]
    linear = max(degrees(pool, residuals, unknowns)) < 2
    recursion = _recursion(problem, solved, rows, unknowns) if linear else None
    if recursion is not None and len(unknowns) > SMALL:
        return _keep(problem, solved, rows, unknowns, recursion, recursion.solution())
    place = {u: k for k, u in enumerate(unknowns)}
    forms = linear_forms(pool, residuals, unknowns)
    matrix = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
    names = [problem.names[u] for u in unknowns]
    if not linear:
        _confirm_rank(problem, rows, names, matrix)
        return _newton_block(problem, solved, residuals, unknowns, matrix, names)
    offsets = substitute(pool, residuals, {u: 0.0 for u in unknowns})
    return _solve_linear(problem, solved, _LinearRows(rows, unknowns, names, offsets, matrix), recursion)


def _solve_linear(
    problem: Problem, solved: Solved, block: _LinearRows, recursion: Recursion | None
) -> _Deficient | None:
    # a regularised block keeps all rows
    whole, size = block, len(block.rows)
    keep = list(range(size)) if problem.regularised else _independent(problem, block.matrix, size)
    if len(keep) < size:
        block = _drop_rows(problem, solved, block, keep)
    if isinstance(block, _Deficient):
        return block
    rows, unknowns, _, offsets, matrix = block
    # equal entries are identified before the solutions of other unknowns are substituted: rounding in those long
    # expressions would make the comparison unreliable
    plain = numbered(problem, [*matrix.values(), *offsets])
    values = substitute_all(problem.pool, plain, solved.solved_values)
    equations = ByMatrix(problem, dict(zip(matrix, values, strict=False)), multipliers(rows), unknowns)
    solved.repetitions += _repetitions(problem, solved, whole, block, equations)
    solution = equations.solution([-value for value in values[len(matrix) :]])
    if recursion is not None and is_shorter(problem.pool, recursion, solution.values):
        return _keep(problem, solved, rows, unknowns, recursion, recursion.solution())
    return _keep(problem, solved, rows, unknowns, equations, solution)


def _recursion(problem: Problem, solved: Solved, rows: list[Row], unknowns: list[int]) -> Recursion | None:
    """The articulated-body recursion of a block, if it has one."""
    solved_values = dict(solved.solved_values)  # values of the unknowns of other blocks
    residuals = substitute_all(problem.pool, [row.residual for row in rows], solved_values)
    return find_recursion(problem, residuals, unknowns, multipliers(rows))


def _keep(
    problem: Problem,
    solved: Solved,
    rows: list[Row],
    unknowns: list[int],
    equations: ByMatrix | Recursion,
    solution: LinearSolution,
) -> None:
    solved.add(zip(unknowns, solution.values, strict=True))
    if isinstance(equations, Recursion):
        solved.pivots |= {step.unknown: step.pivot for step in equations.steps}
    if any(row.before is not None for row in rows):
        solved.projections.append(ProjectionBlock(unknowns, rows, equations))
    if not problem.regularised:  # a minimum-norm solution cannot be differentiated by the equations alone
        residuals = [row.residual for row in rows]
        implicit = Implicit(problem, unknowns, residuals, equations, solution.values, solved.solved_values)
        solved.implicit.append(implicit)
    solved.nonzeros += solution.nonzeros
    solved.report.append(f"{solution.how}: {', '.join(problem.names[u] for u in unknowns)}")


def _newton_block(problem: Problem, solved: Solved, residuals, unknowns, matrix, names) -> None:
    """A dense block for Newton's method; its arguments are the nodes that do not depend on its unknowns."""
    pool = problem.pool
    outputs = substitute(pool, [*residuals, *matrix.values()], solved.solved_values)
    outputs += term_sizes(pool, outputs[: len(unknowns)], unknowns)
    program, known = nonlinear_program(pool, outputs, unknowns)
    several = bool(problem.several & set(unknowns))
    labels, places = tuple(names), tuple(matrix)
    block = NonlinearBlock(program, tuple(unknowns), known, places, labels, several=several, carried=several)
    solved.add(zip(unknowns, solved.iterate(pool, block), strict=True))
    count = f"{len(unknowns)} nonlinear equation{'s' if len(unknowns) > 1 else ''}"
    note = f" ({SEVERAL})" if several else ""
    solved.report.append(f"{count}, Newton: {', '.join(names)}{note}")


SEVERAL = "there may be several solutions: a run begins at the one that continues from zero and follows it"


# -- rank ---------------------------------------------------------------------------------------------
def _confirm_rank(problem: Problem, rows: list[Row], names: list[str], matrix: dict) -> None:
    points = samples(problem, matrix, len(rows))
    if points and max(np.linalg.matrix_rank(sample) for sample in points) < len(rows):
        raise SolvabilityError(_undetermined([], names))


RANK = 1e-9  # of the largest entry at a random point: singular values below it are rounding


def _independent(problem: Problem, matrix: dict, size: int) -> list[int]:
    """Numbers of independent rows at generic rank; of dependent rows the earlier ones are kept."""
    points = samples(problem, matrix, size)
    # without a random point inside the domain of the laws, trust the structure
    if not points or all(map(definite, points)):
        return list(range(size))

    def rank(sample: np.ndarray, rows: list[int]) -> int:
        return np.linalg.matrix_rank(sample[rows], tol=RANK * max(np.max(np.abs(sample)), 1e-300))

    every = list(range(size))
    generic = max(points, key=lambda sample: rank(sample, every))
    if rank(generic, every) == size:
        return every
    keep: list[int] = []
    for k in range(size):
        if rank(generic, [*keep, k]) == len(keep) + 1:
            keep.append(k)
    return keep


def _drop_rows(problem: Problem, solved: Solved, block: _LinearRows, keep: list[int]) -> _LinearRows | _Deficient:
    """Handle a block with fewer independent rows than unknowns. Redundant constraints are dropped and named;
    rows that are compatible only under a condition on the states leave that condition, which is then
    differentiated."""
    rows, unknowns, names, offsets, matrix = block
    dropped = [k for k in range(len(rows)) if k not in keep]
    inner = {(keep.index(i), keep.index(j)): c for (i, j), c in matrix.items() if i in keep and j in keep}
    points = samples(problem, inner, len(keep)) if keep else []
    if not keep or not all(np.linalg.matrix_rank(sample) == len(keep) for sample in points):
        raise SolvabilityError(_undetermined([], [names[k] for k in dropped]))
    kept = _LinearRows(*[_chosen(values, keep) for values in (rows, unknowns, names, offsets)], inner)
    if all(row.kind == "residual" for row in rows):
        deficient = _check_gaps(problem, block, kept, keep)
        if deficient is not None:
            return deficient
    if not all(rows[k].constraint for k in dropped):
        raise SolvabilityError(_undetermined([], [names[k] for k in dropped]))
    solved.redundant += [names[k] for k in dropped]
    solved.add((unknowns[k], 0.0) for k in dropped)
    return kept


def _repetitions(
    problem: Problem, solved: Solved, whole: _LinearRows, block: _LinearRows, equations: ByMatrix
) -> list[Repetition]:
    """The rows that were dropped, where the multiplier that is zero is their own."""
    found, kept = [], {id(row) for row in block.rows}
    places = [i for i, row in enumerate(whole.rows) if id(row) in kept]
    for k, row in enumerate(whole.rows):
        if id(row) not in kept and row.origin.unknown == whole.unknowns[k]:
            entries = [whole.matrix.get((i, k), 0.0) for i in places]
            changes = equations.solve(substitute_all(problem.pool, entries, solved.solved_values))
            pairs = zip(block.unknowns, changes, strict=True)
            found.append(Repetition(row.origin, {u: change for u, change in pairs if not Pool.is_zero(change)}))
    return found


def _chosen(values: list, numbers: list[int]) -> list:
    return [values[k] for k in numbers]


def _check_gaps(problem: Problem, block: _LinearRows, kept: _LinearRows, keep: list[int]) -> _Deficient | None:
    """Solve the independent rows for their unknowns and substitute into the dropped rows: their residuals must
    vanish identically, or are conditions that have to be differentiated."""
    pool, rows = problem.pool, block.rows
    dropped = [k for k in range(len(rows)) if k not in keep]
    free = {k: pool.expr(block.unknowns[k]) for k in dropped}

    def right(i: int) -> Scalar:
        known = (c * free[j] for (r, j), c in block.matrix.items() if r == i and j in free)
        return -(block.offsets[i] + sum(known, 0.0))

    solution = linear_solution(problem, kept.matrix, [right(i) for i in keep]).values
    values = dict(zip(kept.unknowns, solution, strict=True))
    gaps = cleaned(problem, substitute(pool, [rows[k].residual for k in dropped], values))
    estimates = [sample_once(problem, gaps, np.random.default_rng(seed)) for seed in range(SAMPLES)]
    if all(found.cancels or found.value == 0.0 for estimate in estimates for found in estimate):
        return None
    conditions = [replace(rows[k], residual=gap) for k, gap in zip(dropped, gaps, strict=True)]
    return _Deficient(rows, values, conditions)
