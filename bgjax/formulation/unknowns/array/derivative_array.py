"""Solves all unknowns at once from the equations and their first time derivatives, where causality has conflicts.

The equations r(x, w, t) = 0 and d/dt r = r_x ẋ(w) + r_w ẇ + r_t = 0 are solved together for w and ẇ (the derivative
array of index-2 systems; Campbell 1987). Equations may be redundant and unknowns may remain undetermined, as long as
the rates of the states do not depend on them; this is checked at consistent points. Errors name the undetermined
variables or the equations that contradict each other.
"""

from collections.abc import Sequence
from itertools import chain

from ....expressions.calls import RankSolveCall
from ....expressions.expression import Expr, Scalar
from ....expressions.passes import degrees, dependencies, linear_forms, nonlinear_terms, substitute_all, tangents
from ....expressions.program import NonlinearBlock, nonlinear_program
from ..problem import Problem, Row
from ..solved import Solved
from .points import Judgement, ModelValues, Part, Points


def solve_array(problem: Problem, values: ModelValues) -> Solved:
    """Solve for every unknown by the equations and their time derivatives; `values` serve the check of the rank."""
    solved = Solved(solved_values=dict(problem.substituted))
    array = _Array(problem)
    rates = [problem.rates[s] for s in problem.rates if problem.pool.kind(s) == "symbol"]
    rates += [rate for group in problem.dynamics for rate in group.rate]  # of dependent storages: they are results too
    Points(problem, array.linear(values), values, ()).refuse_contradiction()
    parts = array.parts()
    for part in parts:
        _solve_part(problem, solved, part, Points(problem, part, values, rates).judged())
    bound = [part for part, rank in zip(parts, solved.ranks, strict=True) if len(part.rows) > rank]
    for part in _joined(problem, bound, len(values.start)):
        Points(problem, part, values, ()).refuse_without_solution()
    substituted = substitute_all(problem.pool, [row.residual for row in problem.residuals], solved.solved_values)
    for row, value in zip(problem.residuals, substituted, strict=True):
        if isinstance(value, Expr):
            solved.hidden.append(Row(row.name, value, "residual", row.constraint, row.gap))
    solved.index = 2
    return solved


class _Array:
    def __init__(self, problem: Problem):
        self.problem, pool = problem, problem.pool
        self.rates = {u: pool.symbol("rate", u).index for u in problem.names}
        rows = [row.residual for row in problem.residuals]
        seeds = {**problem.rates, **{u: pool.expr(r) for u, r in self.rates.items()}}
        derivatives = tangents(pool, rows, seeds)
        dynamics = [(group, tangents(pool, group.quantity, seeds)) for group in problem.dynamics]
        gaps = [rate - derivative for group, own in dynamics for rate, derivative in zip(group.rate, own, strict=True)]
        self.rows = [*rows, *derivatives, *gaps]
        names = [row.name for row in problem.residuals]
        moving = [group.name for group, own in dynamics for _ in own]
        self.names = [*names, *[f"d/dt {name}" for name in names], *moving]

    def linear(self, values: ModelValues) -> Part:
        """The equations as linear equations in states, unknowns and nonlinear terms: if these contradict each other,
        the original equations have no solution, whatever the values of the nonlinear terms."""
        pool, labels = self.problem.pool, self._labels()
        states = [pool.symbol("state", k).index for k in range(len(values.start))]
        labels |= {index: "" for index in nonlinear_terms(pool, self.rows, [*states, *labels])}
        return self._part(list(range(len(self.rows))), set(labels), labels)

    def _labels(self) -> dict[int, str]:
        """Names of the unknowns and of their rates."""
        return {**self.problem.names, **{r: f"d/dt {self.problem.names[u]}" for u, r in self.rates.items()}}

    def parts(self) -> list[Part]:
        """Groups of equations that share unknowns; an equation and its derivative belong together."""
        labels = self._labels()
        used, count = dependencies(self.problem.pool, self.rows, labels), len(self.problem.residuals)
        used = [own | used[k + count] if k < count else own for k, own in enumerate(used)]
        used = [own if not count <= k < 2 * count else used[k - count] for k, own in enumerate(used)]
        links = [set(own) for own in used] + [{u, r} for u, r in self.rates.items()]
        found = []
        for group in _connected(list(labels), links):
            rows = [k for k, own in enumerate(used) if own & group]
            found.append(self._part(rows, group, labels))
        alone = [k for k, own in enumerate(used) if not own]
        return found + ([self._part(alone, set(), labels)] if alone else [])

    def _part(self, numbers: list[int], group: set[int], labels: dict[int, str]) -> Part:
        unknowns = tuple(u for u in labels if u in group)
        rows, names = tuple(self.rows[k] for k in numbers), tuple(self.names[k] for k in numbers)
        return Part(rows, names, unknowns, tuple(labels[u] for u in unknowns))


def _connected(items: Sequence[int], links: Sequence[set[int]]) -> list[set[int]]:
    """Connected components of items; each link connects all its members."""
    parent = {item: item for item in items}

    def root(item):
        while parent[item] != item:
            parent[item] = parent[parent[item]]
            item = parent[item]
        return item

    for link in links:
        first, *others = sorted(link) or [None]
        for other in others:
            parent[root(other)] = root(first)
    groups: dict[int, set[int]] = {}
    for item in items:
        groups.setdefault(root(item), set()).add(item)
    return list(groups.values())


def _joined(problem: Problem, parts: Sequence[Part], count: int) -> list[Part]:
    """Groups of equations that share no unknown but depend on the same states: each may be satisfied at other states
    than the others."""
    states = {problem.pool.symbol("state", k).index for k in range(count)}
    used = [set().union(*dependencies(problem.pool, part.rows, states)) for part in parts]
    links = [{k for k, own in enumerate(used) if state in own} for state in sorted(set().union(*used, set()))]
    groups = [sorted(group) for group in _connected(list(range(len(parts))), links)]
    return [_one_of([parts[k] for k in group]) for group in groups if len(group) > 1]


def _one_of(parts: Sequence[Part]) -> Part:
    """Several groups of equations as one."""
    fields = ([getattr(part, name) for part in parts] for name in ("rows", "names", "unknowns", "labels"))
    return Part(*[tuple(chain.from_iterable(values)) for values in fields])


def _solve_part(problem: Problem, solved: Solved, part: Part, found: Judgement) -> None:
    pool, size, rank = problem.pool, len(part.unknowns), found.rank
    shown = [problem.names[u] for u in part.unknowns if u in problem.names]
    solved.redundant += [label for label in found.free if label in shown]
    solved.ranks.append(rank)
    if not rank:
        return solved.add(zip(part.unknowns, [0.0] * size, strict=True))
    forms = linear_forms(pool, part.rows, part.unknowns)
    place = {u: k for k, u in enumerate(part.unknowns)}
    entries = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
    entries = {where: c for where, c in entries.items() if where not in found.vanishing}
    if max(degrees(pool, part.rows, part.unknowns)) < 2:
        offsets = substitute_all(pool, part.rows, dict.fromkeys(part.unknowns, 0.0))
        target = RankSolveCall(len(part.rows), size, rank, tuple(entries))
        results, how = pool.call(target, [*entries.values(), *[-o for o in offsets]], size), "elimination"
    else:
        results, how = _newton(problem, solved, part, entries, rank), "Newton"
    solved.add(zip(part.unknowns, results, strict=True))
    way = f"by equations and their derivatives, {how} with complete pivoting"
    solved.report.append(f"{len(shown)} {way}: {', '.join(shown)}")


def _newton(problem: Problem, solved: Solved, part: Part, entries: dict, rank: int) -> list[Scalar]:
    """The unknowns of a Newton block, whose arguments are the nodes that do not depend on its unknowns."""
    pool, linear = problem.pool, _linear_entries(problem, part)
    outputs = [*part.rows, *entries.values(), *linear.values()]
    program, known = nonlinear_program(pool, outputs, part.unknowns)
    traits = dict(rows=len(part.rows), rank=rank, carried=True, linear_places=tuple(linear))
    block = NonlinearBlock(program, part.unknowns, known, tuple(entries), part.labels, **traits)
    return solved.iterate(pool, block)


def _linear_entries(problem: Problem, part: Part) -> dict[tuple[int, int], Scalar]:
    """Coefficients (row, column) of the equations in their unknowns and in their nonlinear terms as further unknowns,
    which they determine together more often than a search finds them."""
    columns = [*part.unknowns, *nonlinear_terms(problem.pool, part.rows, part.unknowns)]
    forms, place = linear_forms(problem.pool, part.rows, columns), {v: k for k, v in enumerate(columns)}
    return {(i, place[v]): c for i, form in enumerate(forms) for v, c in form.items()}
