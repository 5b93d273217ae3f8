"""All unknowns at once, from the equations and their first time derivatives: the way out where causality leaves conflicts.

The equations r(x, w, t) = 0 and d/dt r = r_x ẋ(w) + r_w ẇ + r_t = 0 are solved together for w and ẇ (the derivative array of index-2
systems; Campbell 1987). Equations may repeat each other, and unknowns may stay free, as long as the rates of the states do not
depend on them: that is checked at consistent points. So a refusal names the variables that are left free, or the equations that
contradict each other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ._errors import Fault, SolvabilityError
from ._expression import Expr, Scalar
from ._passes import degrees, dependencies, linear_forms, substitute_all, tangents
from ._problem import Problem, Row
from ._program import NonlinearBlock, make_program, nonlinear_program
from ._solved import Solved
from ._source import host_values


ROUNDS, CLOSED = 40, 1e-10
RANK, FREE = 1e-9, 1e-6  # of the largest singular value; of a null vector's length
PATIENCE = 8  # rounds without a smaller residual
POINTS = 5  # random places from which consistent points are looked for; two of them are enough


@dataclass(frozen=True)
class Values:
    """Numbers of parameters and laws, by which points are found."""

    parameter: Callable[[tuple], float]
    call: Callable
    start: np.ndarray  # of the states


def solve_array(problem: Problem, values: Values) -> Solved:
    """Every unknown by the equations and their time derivatives."""
    solved = Solved(memo=dict(problem.known))
    array = _Array(problem)
    rates = [problem.rates[s] for s in problem.rates if problem.pool.nodes[s][0] == "symbol"]
    for part in array.parts():
        rank, free = _Points(problem, part, values, rates).judged()
        _solve_part(problem, solved, part, rank, free)
    closed = substitute_all(problem.pool, [row.residual for row in problem.residuals], solved.memo)
    for row, value in zip(problem.residuals, closed, strict=True):
        if isinstance(value, Expr):
            solved.hidden.append(Row(row.name, value, "residual", row.constraint, row.gap))
    solved.index = 2
    return solved


@dataclass(frozen=True)
class Part:
    """Equations that share unknowns, with the rates of these unknowns."""

    rows: tuple[Scalar, ...]
    names: tuple[str, ...]  # of the rows
    unknowns: tuple[int, ...]
    labels: tuple[str, ...]  # of the unknowns


class _Array:
    def __init__(self, problem: Problem):
        self.problem, pool = problem, problem.pool
        self.rates = {u: pool.symbol("rate", u).index for u in problem.names}
        rows = [row.residual for row in problem.residuals]
        seeds = {**problem.rates, **{u: pool.expr(r) for u, r in self.rates.items()}}
        slopes = tangents(pool, rows, seeds)
        dynamics = [(group, tangents(pool, group.quantity, seeds)) for group in problem.dynamics]
        self.rows = [*rows, *slopes, *[rate - slope for group, own in dynamics for rate, slope in zip(group.rate, own, strict=True)]]
        names = [row.name for row in problem.residuals]
        self.names = [*names, *[f"d/dt {name}" for name in names], *[group.name for group, own in dynamics for _ in own]]

    def parts(self) -> list[Part]:
        """Groups of equations that share unknowns; an equation and its derivative belong together."""
        labels = {**self.problem.names, **{r: f"d/dt {self.problem.names[u]}" for u, r in self.rates.items()}}
        used, count = dependencies(self.problem.pool, self.rows, labels), len(self.problem.residuals)
        used = [own | used[k + count] if k < count else own for k, own in enumerate(used)]
        used = [own if not count <= k < 2 * count else used[k - count] for k, own in enumerate(used)]
        links = [set(own) for own in used] + [{u, r} for u, r in self.rates.items()]
        found = [self._part([k for k, own in enumerate(used) if own & group], group, labels) for group in _connected(list(labels), links)]
        alone = [k for k, own in enumerate(used) if not own]
        return found + ([self._part(alone, set(), labels)] if alone else [])

    def _part(self, numbers: list[int], group: set[int], labels: dict[int, str]) -> Part:
        unknowns = tuple(u for u in labels if u in group)
        rows, names = tuple(self.rows[k] for k in numbers), tuple(self.names[k] for k in numbers)
        return Part(rows, names, unknowns, tuple(labels[u] for u in unknowns))


def _connected(items: Sequence[int], links: Sequence[set[int]]) -> list[set[int]]:
    """Items that sets of them tie together."""
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


def _largest(values: np.ndarray) -> float:
    return float(np.max(np.abs(values), initial=0.0))


def _closed(residual: np.ndarray, point: tuple | None) -> bool:
    return point is not None and _largest(residual) < CLOSED * point[2]


class _Points:
    """Rank and null vectors of a part at points that satisfy it."""

    def __init__(self, problem: Problem, part: Part, values: Values, rates: Sequence[Scalar]):
        self.problem, self.part, self.values = problem, part, values
        pool = problem.pool
        states = sorted(pool.symbol("state", k).index for k in range(len(values.start)))  # not in the order in which users list them
        used = set().union(*dependencies(pool, part.rows, states), set())
        self.states = [s for s in states if s in used]
        self.variables = [*self.states, *part.unknowns]
        forms = linear_forms(pool, part.rows, self.variables)
        place = {v: k for k, v in enumerate(self.variables)}
        self.entries = [(i, place[v], c) for i, form in enumerate(forms) for v, c in form.items()]
        self.influences = [(i, place[v], c) for i, form in enumerate(linear_forms(pool, rates, part.unknowns)) for v, c in form.items()]
        self.count = len(rates)
        outputs = [*part.rows, *[c for *_, c in self.entries], *[c for *_, c in self.influences]]
        self.program = make_program(pool, outputs)

    def judged(self) -> tuple[int, list[str]]:
        """The rank, and the unknowns that are not unique; refused where the rates depend on them."""
        tried: list[tuple[np.ndarray, tuple | None]] = []
        for seed in range(POINTS):
            tried.append(self._closed(np.random.default_rng(seed)))
            if sum(_closed(*trial) for trial in tried) == 2:
                break
        sound = [point for residual, point in tried if _closed(residual, point)]
        if not sound:
            raise SolvabilityError(_contradicting(self.part, min((residual for residual, _ in tried), key=_largest)))
        rank, null, influence = max(map(self._null, sound), key=lambda item: item[0])
        if _largest(influence @ null) > FREE * (1.0 + _largest(influence)):
            raise SolvabilityError(_left_free(self.part, null, influence))
        loose = np.max(np.abs(null), axis=1, initial=0.0) > FREE
        return rank, [label for label, free in zip(self.part.labels, loose, strict=True) if free]

    def _evaluated(self, point: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        pool, known = self.problem.pool, dict(zip(self.variables, point, strict=True))

        def symbol(key):
            if key[0] == "parameter":
                return np.float64(self.values.parameter(key))
            index = pool.symbol(*key).index
            return known[index] if index in known else np.float64(time) if key[0] == "time" else self.values.start[key[1]]

        flat = np.array(host_values(self.program, symbol, self.values.call), float).reshape(-1)
        count, size = len(self.part.rows), len(self.part.rows) + len(self.entries)
        jacobian, influence = np.zeros((count, len(self.variables))), np.zeros((self.count, len(self.variables)))
        for (i, j, _), value in zip(self.entries, flat[count:size], strict=True):
            jacobian[i, j] = value
        for (i, j, _), value in zip(self.influences, flat[size:], strict=True):
            influence[i, j] = value
        return flat[:count], jacobian, influence

    def _closed(self, random: np.random.Generator) -> tuple[np.ndarray, tuple | None]:
        """What is left of the equations near a random point, and what was evaluated there."""
        pool, n = self.problem.pool, len(self.states)
        start = np.array([self.values.start[pool.nodes[s][1][1]] for s in self.states]) + random.normal(scale=random.uniform(0.1, 0.6), size=n)
        point, time = np.concatenate([start, random.normal(scale=0.1, size=len(self.part.unknowns))]), float(random.uniform(0.1, 0.9))
        least, waited, factor, before = np.inf, 0, 1.0, point
        for _ in range(ROUNDS):
            residual, jacobian, influence = self._evaluated(point, time)
            size = _largest(residual) if np.all(np.isfinite(residual)) and np.all(np.isfinite(jacobian)) else np.inf
            if size < CLOSED * (1.0 + _largest(point)) or not self.variables:
                break
            waited = 0 if size < 0.7 * least else waited + 1
            if waited > PATIENCE:
                break
            if size < 1.5 * least:
                least, before, factor = min(least, size), point, 1.0
                step = np.linalg.lstsq(jacobian, residual, rcond=1e-12)[0]
                step = step * min(1.0, 3.0 / max(1e-300, _largest(step[:n])))
            elif not np.isfinite(least):
                return np.full(len(self.part.rows), np.inf), None
            else:
                factor *= 0.25
            point = before - factor * step
        return residual, (jacobian[:, n:], influence[:, n:], 1.0 + _largest(point))

    def _null(self, point: tuple) -> tuple[int, np.ndarray, np.ndarray]:
        jacobian, influence, _ = point
        rows = np.maximum(np.max(np.abs(jacobian), axis=1, keepdims=True, initial=0.0), 1e-300)
        columns = np.maximum(np.max(np.abs(jacobian / rows), axis=0, keepdims=True, initial=0.0), 1e-300)
        if not jacobian.size:
            return 0, np.eye(jacobian.shape[1]), influence
        _, sizes, right = np.linalg.svd(jacobian / rows / columns)
        rank = int(np.sum(sizes > RANK * max(sizes[0], 1e-300))) if len(sizes) else 0
        return rank, right[rank:].T, influence / columns


def _solve_part(problem: Problem, solved: Solved, part: Part, rank: int, free: list[str]) -> None:
    pool, size = problem.pool, len(part.unknowns)
    shown = [problem.names[u] for u in part.unknowns if u in problem.names]
    solved.redundant += [label for label in free if label in shown]
    solved.ranks.append(rank)
    if not rank:
        return solved.know(zip(part.unknowns, [0.0] * size, strict=True))
    forms = linear_forms(pool, part.rows, part.unknowns)
    place = {u: k for k, u in enumerate(part.unknowns)}
    entries = {(i, place[u]): c for i, form in enumerate(forms) for u, c in form.items()}
    if max(degrees(pool, part.rows, part.unknowns)) < 2:
        offsets = substitute_all(pool, part.rows, dict.fromkeys(part.unknowns, 0.0))
        target = ("solve_rank", len(part.rows), size, rank, tuple(entries))
        results, how = pool.call(target, [*entries.values(), *[-o for o in offsets]], size), "elimination"
    else:
        results, how = _newton(problem, solved, part, entries, rank), "Newton"
    solved.know(zip(part.unknowns, results, strict=True))
    solved.report.append(f"{len(shown)} by equations and their derivatives, {how} with complete pivoting: {', '.join(shown)}")


def _newton(problem: Problem, solved: Solved, part: Part, entries: dict, rank: int) -> list[Scalar]:
    """A block whose arguments are the nodes that do not depend on its unknowns."""
    pool = problem.pool
    outputs = [*part.rows, *entries.values()]
    program, known = nonlinear_program(pool, outputs, part.unknowns)
    block = NonlinearBlock(program, part.unknowns, known, tuple(entries), part.labels, len(part.rows), rank, carried=True)
    return solved.iterate(pool, block)


REMEDY = "a part may have no inertia, resistance or compliance in this direction, or two elements ask for the same thing: add one, or remove one."


def _left_free(part: Part, null: np.ndarray, influence: np.ndarray) -> list[Fault]:
    """The variables of the null vector that the rates depend on most."""
    worst = np.linalg.svd(influence @ null)[2][0]
    names = _largest_of(part.labels, null @ worst)
    return [Fault(names[0], f"the equations leave {' with '.join(map(_variable, names))} free, and the motion depends on it.", REMEDY)]


def _contradicting(part: Part, residual: np.ndarray) -> list[Fault]:
    names = list(map(_equation, _largest_of(part.names, residual)))
    what = f"{' and '.join(names)} contradict each other." if len(names) > 1 else f"{names[0]} contradicts the other equations."
    return [Fault(part.names[0], what, "two elements prescribe the same variable differently: remove one, or put an R, C or I in between.")]


def _largest_of(names: Sequence[str], values: np.ndarray) -> list[str]:
    size = np.abs(values)
    order = [k for k in np.argsort(-size, kind="stable") if size[k] > 0.1 * size.max()][:4]
    return list(dict.fromkeys(names[k].removeprefix("d/dt ") for k in order))


def _equation(name: str) -> str:
    """What a row says, in words: of a cut bond, of a constraint or an element."""
    for ending, variable in ((".μ.flow", "efforts"), (".λ.effort", "flows")):
        if name.endswith(ending):
            return f"the equality of {variable} on {name.removesuffix(ending)}"
    return f"the equation of {name.rpartition('.')[0] or name}"


def _variable(name: str) -> str:
    """An unknown in words: of a cut bond the bond's own variable."""
    return name.replace(".λ.effort", ".effort").replace(".μ.flow", ".flow")
