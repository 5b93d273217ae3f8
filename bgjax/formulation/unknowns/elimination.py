"""Eliminates the unknowns of a sparse network one by one, from the leaves of a tree to its root (articulated bodies).

Between an unknown u and its own row lie shared intermediate variables (`shared` in the code), which depend on u and on
which the row depends; they form the path of u (`way`). Unknowns with short paths are eliminated first: they are the
leaves of a tree, then their parents. Expressed in variables b outside the path, the row gives u = −(Σ c b + o) / p.
Substituting this into the intermediate variables that other rows use yields the articulated inertias, and leaves a
network with one unknown less. Multipliers are eliminated last: kinematic loops border the matrix of the tree.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from ...expressions.block_labels import Marks
from ...expressions.expression import Pool, Scalar
from .elimination_order import elimination_order
from .network import Form, Network


class EliminationStep(NamedTuple):
    """One elimination: unknown = −(Σ coefficient · variable + offset), in variables that are eliminated later. `pivot`
    is the divisor; `shared` are the shared intermediate variables after this unknown and all earlier ones are
    eliminated."""

    unknown: int
    form: Form
    pivot: Scalar
    shared: Mapping[int, Form]


def eliminate(
    network: Network, last: Collection[int] = (), simplest: Callable[[Scalar], Scalar] = lambda value: value
) -> list[EliminationStep]:
    """The elimination steps in order; unknowns in `last` come after all others. `simplest` maps a coefficient to the
    simplest expression known to be equal to it: a rotation times its inverse gives zeros and ones, and articulated
    inertias are symmetric."""
    left = _Left(network, simplest)
    return [left.eliminate(u) for u in elimination_order(network, last)]


def values(steps: Iterable[EliminationStep]) -> dict[int, Scalar]:
    """The unknowns by back-substitution, from the last step to the first. Intermediate variables are computed when
    first needed, from unknowns that are known by then."""
    found: dict[int, Scalar] = {}
    unknowns = []
    for unknown, form, _, shared in reversed(list(steps)):
        stack = [v for v in form.terms if v not in found]
        while stack:
            missing = [v for v in shared[stack[-1]].terms if v not in found]
            if not missing:
                found[stack[-1]] = _total(shared[stack[-1]], found)
            stack = stack + missing if missing else [v for v in stack if v not in found]
        found[unknown] = -_total(form, found)
        unknowns.append(unknown)
    return {unknown: found[unknown] for unknown in unknowns}


def _total(form: Form, found: Mapping[int, Scalar]) -> Scalar:
    total = form.offset
    for variable, coefficient in form.terms.items():
        total = total + coefficient * found[variable]
    return total


class _Left:
    """The remaining network while unknowns are eliminated."""

    def __init__(self, network: Network, simplest: Callable[[Scalar], Scalar]):
        self.simplest = simplest
        self.shared = dict(network.shared)  # owners are "intermediate" and "row", eliminated in this order of names
        self.rows = dict(zip(network.unknowns, network.rows, strict=True))
        self.users: dict[int, set[tuple[str, int]]] = {}  # by variable: the shared variables and rows that contain it
        self.mark = Marks(on=True)
        for owner in [*[("intermediate", r) for r in self.shared], *[("row", u) for u in self.rows]]:
            self._enter(owner)

    # -- bookkeeping ---------------------------------------------------------------------------
    def _form(self, owner: tuple[str, int]) -> Form:
        return (self.shared if owner[0] == "intermediate" else self.rows)[owner[1]]

    def _enter(self, owner: tuple[str, int]) -> None:
        for variable in self._form(owner).terms:
            self.users.setdefault(variable, set()).add(owner)

    def _remove(self, owner: tuple[str, int]) -> None:
        for variable in self._form(owner).terms:
            self.users[variable].discard(owner)
        del (self.shared if owner[0] == "intermediate" else self.rows)[owner[1]]

    def _replace(self, owner: tuple[str, int], form: Form) -> None:
        self._remove(owner)
        (self.shared if owner[0] == "intermediate" else self.rows)[owner[1]] = form
        self._enter(owner)

    # -- one unknown -----------------------------------------------------------------------------
    def way(self, unknown: int) -> list[int]:
        """Intermediate variables that depend on the unknown and on which its row depends, in order of evaluation. Those
        that no longer depend on any variable are included: the effort of an eliminated joint is known."""
        found, on = [], {unknown}
        for variable in self._below(self.rows[unknown]):
            terms = self.shared[variable].terms
            on.update([variable] if any(v in on for v in terms) else [])
            found += [variable] if variable in on or not terms else []
        return found

    def _below(self, row: Form) -> list[int]:
        """All intermediate variables on which a row depends, in order of evaluation."""
        found: list[int] = []
        seen: set[int] = set()

        def inner(form: Form) -> Iterator[int]:
            return iter(sorted(v for v in form.terms if v in self.shared))

        stack = [(None, inner(row))]
        while stack:
            variable, rest = stack[-1]
            following = next((v for v in rest if v not in seen), None)
            if following is not None:
                seen.add(following)
                stack.append((following, inner(self.shared[following])))
            else:
                found += [] if variable is None else [variable]
                stack.pop()
        return found

    def eliminate(self, unknown: int) -> EliminationStep:
        way = self.way(unknown)
        forms, row = self._written(unknown, way)
        pivot = row.terms[unknown]
        inverse = self.mark(1.0 / pivot, "inverse")
        # a variable with the same coefficient as the unknown (a hinge's acceleration beside its parent's) has quotient
        # exactly 1
        others = {}
        for v, c in row.terms.items():
            if v != unknown:
                others[v] = 1.0 if c is pivot else self.mark.product("share", c, inverse, v)
        step = EliminationStep(unknown, Form(others, self.mark.product("own", row.offset, inverse)), pivot, {})
        self._remove(("row", unknown))
        for variable in way:
            if self.users.get(variable, set()) <= {("intermediate", other) for other in way}:
                self._remove(("intermediate", variable))
            else:
                self._replace(("intermediate", variable), self._without(forms[variable], step, variable))
        for owner in sorted(self.users.get(unknown, ())):  # shared variables and rows outside the path
            self._replace(owner, self._without(self._form(owner), step, unknown))
        return step._replace(shared=dict(self.shared))

    def _written(self, unknown: int, way: list[int]) -> tuple[dict[int, Form], Form]:
        """The intermediate variables of the path and the row, in terms of the unknown and variables outside the
        path."""
        owners = [*[self.shared[r] for r in way], self.rows[unknown]]
        around = sorted({v for owner in owners for v in owner.terms} - {*way, unknown})
        rank = {v: k for k, v in enumerate((unknown, *way, *around))}
        self.mark.take((len(way), len(around)), rank)
        forms: dict[int, Form] = {}
        for variable in way:
            forms[variable] = self._substitute(self.shared[variable], forms, variable)
        return forms, self._substitute(self.rows[unknown], forms, unknown)

    def _substitute(self, form: Form, known: Mapping[int, Form], owner: int) -> Form:
        """The form with known intermediate variables replaced by their forms."""
        terms: dict[int, Scalar] = {v: c for v, c in form.terms.items() if v not in known}
        offset = form.offset
        # the order is the same for parts of equal structure, so that their code is equal
        for variable in sorted((v for v in form.terms if v in known), key=self.mark.rank.__getitem__):
            c = form.terms[variable]
            for v, d in known[variable].terms.items():
                term = self.mark.product("part", c, d, owner, variable, v)
                terms[v] = self.mark.sum("whole", terms[v], term, owner, variable, v) if v in terms else term
            part = self.mark.product("part of offset", c, known[variable].offset, owner, variable)
            offset = self.mark.sum("offset", offset, part, owner, variable)
        return self._ordered(terms, offset)

    def _without(self, form: Form, step: EliminationStep, owner: int) -> Form:
        """The form with the unknown of this step substituted."""
        share = form.terms.get(step.unknown, 0.0)
        terms = {v: c for v, c in form.terms.items() if v != step.unknown}
        known = owner in self.mark.rank and all(v in self.mark.rank for v in (*terms, *step.form.terms))
        mark = self.mark if known else Marks(on=False)
        for v, c in step.form.terms.items():
            terms[v] = mark.difference("left", terms.get(v, 0.0), mark.product("taken", share, c, owner, v), owner, v)
        taken = mark.product("taken of offset", share, step.form.offset, owner)
        return self._ordered(terms, mark.difference("left of offset", form.offset, taken, owner))

    def _ordered(self, terms: Mapping[int, Scalar], offset: Scalar) -> Form:
        """The form without zero coefficients, its variables in the order of this step."""
        rank = self.mark.rank
        plain = {v: self.simplest(c) for v, c in terms.items()}
        left = {v: c for v, c in plain.items() if not Pool.is_zero(c)}
        return Form({v: left[v] for v in sorted(left, key=lambda v: (rank.get(v, len(rank)), v))}, offset)
