"""Simplifies a sparse network: substitutes shared intermediate variables (`shared`) where that saves operations.

Intermediate variables that depend on the same variables are the components of a vector. Many vectors are only rotated
from one frame to another and back. Substituted together, a rotation meets its inverse, and their product is zeros and
ones, which `simplest` recognises by their values. A vector is substituted if that does not increase the number of
operations. In large networks no form may become long by it: substituted again and again, the row of the first joint of
a chain would contain the efforts of all bodies, and each further substitution would go through all its terms.
"""

import heapq
import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...expressions.expression import Expr, Pool, Scalar
from .network import FEW, Form, Network


LONG = 12  # terms; where hinge axes alternate, chains of 20 and 40 links have 5 % more operations than with 20 terms
TERM = 0.5  # cost of an addition relative to a product; a term with coefficient ±1 is an addition only
Owner = tuple[str, int]


def contracted(network: Network, simplest: Callable[[Scalar], Scalar]) -> Network:
    """The same rows with fewer intermediate variables; those whose substitution saves most are substituted first."""
    left = _Contraction(network, simplest)
    queue = [(-move.saved, *move.vector) for variable in network.shared if (move := left.move(variable)) is not None]
    heapq.heapify(queue)
    while queue:
        saved, variable, *_ = heapq.heappop(queue)
        move = left.move(variable)
        if move is None or -move.saved != saved:  # outdated: a neighbour has changed and queued it again
            continue
        for near in left.make(move):
            if (following := left.move(near)) is not None:
                heapq.heappush(queue, (-following.saved, *following.vector))
    return left.network()


class Move(NamedTuple):
    """A possible substitution: the intermediate variables that vanish, the new forms of their users, operations
    saved."""

    vector: tuple[int, ...]
    changed: dict[Owner, Form]
    saved: float


class _Contraction:
    def __init__(self, network: Network, simplest: Callable[[Scalar], Scalar]):
        self.unknowns, self.simplest = network.unknowns, simplest
        self.longest = LONG if len(network.unknowns) > FEW else math.inf
        self.forms: dict[Owner, Form] = {("intermediate", variable): form for variable, form in network.shared.items()}
        self.forms |= {("row", number): form for number, form in enumerate(network.rows)}
        self.users: dict[int, dict[Owner, None]] = {}
        # substitutions evaluated so far, with the forms from which they were computed
        self._moves: dict[tuple[int, ...], tuple[Sequence[Form], Move | None]] = {}
        for owner in self.forms:
            self._enter(owner)

    def _enter(self, owner: Owner) -> None:
        for variable in self.forms[owner].terms:
            self.users.setdefault(variable, {})[owner] = None

    def _leave(self, owner: Owner) -> None:
        for variable in self.forms.pop(owner).terms:
            del self.users[variable][owner]

    def network(self) -> Network:
        shared = {number: form for (kind, number), form in self.forms.items() if kind == "intermediate"}
        rows = tuple(self.forms["row", number] for number in range(len(self.unknowns)))
        return Network(self.unknowns, rows, _in_order(shared))

    def move(self, variable: int) -> Move | None:
        """The substitution of the vector to which this intermediate variable belongs; None if it costs more than it
        saves."""
        if ("intermediate", variable) not in self.forms:
            return None
        vector = self._vector(variable)
        inside = [("intermediate", each) for each in vector]
        users = list(dict.fromkeys(owner for each in vector for owner in self.users.get(each, ())))
        if any(owner in inside for owner in users):
            return None
        forms = [self.forms[owner] for owner in (*inside, *users)]
        before, move = self._moves.get(tuple(vector), ((), None))
        if len(before) != len(forms) or any(a is not b for a, b in zip(before, forms, strict=True)):
            move = self._look(vector, inside, users)
            self._moves[tuple(vector)] = forms, move
        return move

    def _look(self, vector: Sequence[int], inside: Sequence[Owner], users: Sequence[Owner]) -> Move | None:
        changed = {owner: self._substitute(self.forms[owner], vector) for owner in users}
        if any(len(form.terms) > max(self.longest, len(self.forms[owner].terms)) for owner, form in changed.items()):
            return None
        saved = sum(_work(self.forms[owner]) for owner in (*users, *inside)) - sum(map(_work, changed.values()))
        return Move(tuple(vector), changed, saved) if saved >= 0.0 else None

    def _vector(self, variable: int) -> list[int]:
        """The intermediate variables that depend on the same variables as this one."""
        variables = set(self.forms["intermediate", variable].terms)
        near = self.users[next(iter(variables))] if variables else {("intermediate", variable): None}
        numbers = [number for kind, number in near if kind == "intermediate"]
        return sorted(n for n in numbers if set(self.forms["intermediate", n].terms) == variables)

    def make(self, move: Move) -> list[int]:
        """Carry out a substitution; returns the intermediate variables whose own substitution it may affect."""
        for owner, form in move.changed.items():
            self._leave(owner)
            self.forms[owner] = form
            self._enter(owner)
        for variable in move.vector:
            self._leave(("intermediate", variable))
        near = {number: None for kind, number in move.changed if kind == "intermediate"}
        near |= {v: None for form in move.changed.values() for v in form.terms if ("intermediate", v) in self.forms}
        return list(near)

    def _substitute(self, form: Form, vector: Sequence[int]) -> Form:
        terms = {v: c for v, c in form.terms.items() if v not in vector}
        offset = form.offset
        for variable in vector:
            if variable in form.terms:
                share, inner = form.terms[variable], self.forms["intermediate", variable]
                for v, c in inner.terms.items():
                    terms[v] = terms.get(v, 0.0) + share * c
                offset = offset + share * inner.offset
        plain = {v: self.simplest(c) for v, c in terms.items()}
        return Form({v: c for v, c in plain.items() if not Pool.is_zero(c)}, offset)


def _work(form: Form) -> float:
    return sum(TERM + isinstance(c, Expr) for c in form.terms.values())


def _in_order(shared: Mapping[int, Form]) -> dict[int, Form]:
    """Intermediate variables in order of evaluation."""
    found: dict[int, Form] = {}
    stack = list(reversed(list(shared)))
    while stack:
        variable = stack[-1]
        missing = [v for v in shared[variable].terms if v in shared and v not in found]
        if variable in found or not missing:
            found.setdefault(variable, shared[variable])
            stack.pop()
        else:
            stack += missing
    return found
