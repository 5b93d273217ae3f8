"""Combinations of storages that inputs do not reach or outputs do not show, in words."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ...expressions.passes import linear_forms
from .arithmetic.base import AbstractArithmetic
from .findings import left_out
from .question.question import Question, Solved


ENERGY = ("momentum", "displacement")


def uncontrollable(question: Question, solved: Solved) -> tuple[str, ...]:
    """Combinations of momenta and displacements that no input changes."""
    named = [_energy(question, solved, v) for v in solved.states]
    found = []
    for vector in left_out(solved.equations, "controllable"):
        terms = [(name, x / scale) for (name, scale), x in zip(named, vector, strict=True) if _counts(x, solved)]
        found.append(_combination(terms, solved.equations.arithmetic))
    return tuple(found)


def unobservable(question: Question, solved: Solved) -> tuple[str, ...]:
    """Directions of the states that no output shows."""
    names = [solved.names[v] for v in solved.states]
    found = []
    for vector in left_out(solved.equations, "observable"):
        terms = [(name, x) for name, x in zip(names, vector, strict=True) if _counts(x, solved)]
        found.append(_proportion(terms, solved.equations.arithmetic))
    return tuple(found)


def _counts(number: Any, solved: Solved) -> bool:
    return not solved.equations.arithmetic.is_zero(number)


def _energy(question: Question, solved: Solved, state: int) -> tuple[str, Any]:
    """The momentum or displacement of a storage, and how often the state makes it up."""
    relations, arithmetic = question.relations, solved.equations.arithmetic
    if state not in question.names:
        return solved.names[state], arithmetic.number(1.0)
    slot, k = relations.state_symbols()[state]
    node = slot.name.rpartition(".")[0]
    signals = relations.laws.responses[node].signals
    for word in ENERGY:
        if state in question.storages and word in signals and not slot.name.endswith(word):
            (form,) = linear_forms(relations.pool, [signals[word][k]], [state])
            if set(form) == {state}:
                (row,) = question.rows.in_numbers([{(0, state): form[state]}], solved.symbol, arithmetic)
                return f"{node}.{word}" + (f"[{k}]" if slot.width > 1 else ""), row[0, state]
    return solved.names[state], arithmetic.number(1.0)


def _combination(terms: Sequence[tuple[str, Any]], arithmetic: AbstractArithmetic) -> str:
    """A sum with coefficients where these are simple numbers, else the names it is made of."""
    values = _simple(terms, arithmetic)
    if values is None:
        return "a combination of " + ", ".join(name for name, _ in terms)
    text = ""
    for (name, _), value in zip(terms, values, strict=True):
        size = "" if abs(value) == 1 else f"{abs(value)} "
        sign = " − " if value < 0 else " + "
        text += (sign if text else "−" * (value < 0)) + size + name
    return text


def _proportion(terms: Sequence[tuple[str, Any]], arithmetic: AbstractArithmetic) -> str:
    values = _simple(terms, arithmetic)
    names = " : ".join(name for name, _ in terms)
    if values is None or len(terms) == 1:
        return names if len(terms) == 1 else f"a combination of {', '.join(name for name, _ in terms)}"
    return f"{names} = {' : '.join(map(str, values))}"


def _simple(terms: Sequence[tuple[str, Any]], arithmetic: AbstractArithmetic) -> list[Fraction] | None:
    """The coefficients relative to the first one, if all are simple fractions."""
    found = [arithmetic.fraction(value / terms[0][1]) for _, value in terms]
    return None if any(value is None for value in found) else found  # type: ignore[return-value]
