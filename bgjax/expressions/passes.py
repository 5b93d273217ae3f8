"""Passes over scalar expressions: substitution, directional derivatives, sparse gradients, linearity, dependences."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from .calls import AbstractLawCall, TermSizesCall
from .expression import Expr, Pool, Scalar
from .operations import OPERATIONS, apply


def rebuild(pool: Pool, index: int, value: Callable[[int | float], Scalar]) -> Scalar:
    """The node with replaced arguments, simplified again; the same node if no argument changes."""
    before = pool.arguments(index)
    arguments = [value(a) for a in before]
    if all(_same(a, b) for a, b in zip(arguments, before, strict=True)):
        return pool.expr(index)
    if pool.kind(index) == "call":
        call, position = pool.call_of(index)
        return pool.call(call.target, arguments, call.width)[position]
    return apply(pool.kind(index), *arguments)


def _same(value: Scalar, reference: int | float) -> bool:
    """Whether a value is the one that a reference denotes; node 0 is not the constant 0.0."""
    if isinstance(value, Expr):
        return type(reference) is int and value.index == reference
    return type(reference) is not int and value == reference


def substitute(pool: Pool, outputs: Sequence[Scalar], mapping: Mapping[int, Scalar]) -> list[Scalar]:
    """The outputs with some nodes replaced."""
    return substitute_all(pool, outputs, dict(mapping), first_of(mapping)) if mapping else list(outputs)


def first_of(nodes: Iterable[int]) -> int:
    """The number of the first of these nodes, before which no node depends on any of them."""
    return min(nodes, default=0)


def substitute_all(pool: Pool, outputs: Sequence[Scalar], new: dict[int, Scalar], first: int = 0) -> list[Scalar]:
    """As `substitute`, but stores every rebuilt node in `new`, for reuse in the next call. No node before number
    `first` changes."""

    def value(argument):
        return new.get(argument, pool.expr(argument)) if type(argument) is int else argument

    for index in pool.reachable(outputs, new, first):
        new[index] = rebuild(pool, index, value) if _changes(pool, index, new) else pool.expr(index)
    return [new.get(o.index, o) if isinstance(o, Expr) else o for o in outputs]


def _changes(pool: Pool, index: int, new: Mapping[int, Scalar]) -> bool:
    """Whether an argument of a node is replaced by another."""
    for argument in pool.inner(index):
        value = new.get(argument)
        if value is not None and (type(value) is not Expr or value.index != argument):
            return True
    return False


def partials(pool: Pool, index: int) -> list[tuple[int, Scalar]]:
    """Pairs (argument, ∂node/∂argument) for every argument that is a node."""
    kind = pool.kind(index)
    if kind == "symbol":
        return []
    if kind == "call":
        call, position = pool.call_of(index)
        return call.target.partials(pool, call, position)
    arguments = pool.arguments(index)
    derivatives = OPERATIONS[kind].derivatives(pool.expr(index), *[pool.expr(a) for a in arguments])
    return [(a, s) for a, s in zip(arguments, derivatives, strict=True) if type(a) is int]


def tangents(pool: Pool, outputs: Sequence[Scalar], seeds: Mapping[int, Scalar]) -> list[Scalar]:
    """Directional derivative (JVP) of the outputs in the direction `seeds`; zeros are simplified away."""
    dot: dict[int, Scalar] = {}
    for index in pool.reachable(outputs, first=first_of(seeds)):
        if index in seeds:
            dot[index] = seeds[index]
            continue
        if not any(a in dot for a in pool.inner(index)):
            continue
        total: Scalar = 0.0
        for argument, derivative in partials(pool, index):
            if argument in dot:
                total = total + derivative * dot[argument]
        if not pool.is_zero(total):
            dot[index] = total
    return [dot.get(o.index, 0.0) if isinstance(o, Expr) else 0.0 for o in outputs]


def linear_forms(pool: Pool, outputs: Sequence[Scalar], variables: Sequence[int]) -> list[dict[int, Scalar]]:
    """Sparse gradients {variable: ∂output/∂variable} of the outputs; constraint matrices are built from them."""
    forms: dict[int, dict[int, Scalar]] = {v: {v: 1.0} for v in variables}
    for index in pool.reachable(outputs, first=first_of(variables)):
        if index in forms or not any(a in forms for a in pool.inner(index)):
            continue
        form: dict[int, Scalar] = {}
        for argument, derivative in partials(pool, index):
            for variable, coefficient in forms.get(argument, {}).items():
                form[variable] = form.get(variable, 0.0) + derivative * coefficient
        form = {v: c for v, c in form.items() if not pool.is_zero(c)}
        if form:
            forms[index] = form
    return [forms.get(o.index, {}) if isinstance(o, Expr) else {} for o in outputs]


def degrees(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[int]:
    """Degree of each output in the variables: 0 independent, 1 linear, 2 nonlinear. It is decided by the operations, so
    that a function with zero derivative (sign) still counts as nonlinear."""
    degree = _node_degrees(pool, outputs, variables)
    return [degree.get(o.index, 0) if isinstance(o, Expr) else 0 for o in outputs]


def nonlinear_terms(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[int]:
    """The nonlinear nodes such that the outputs are linear combinations of them and of the variables."""
    degree, found = _node_degrees(pool, outputs, variables), {}
    stack = [o.index for o in outputs if isinstance(o, Expr)]
    seen = set(stack)
    while stack:
        index = stack.pop()
        if degree.get(index, 0) == 2:
            inner = _linear_arguments(pool, index, degree)
            found |= {} if inner else {index: None}
            stack += [a for a in inner if a not in seen]
            seen.update(inner)
    return sorted(found)


def _linear_arguments(pool: Pool, index: int, degree: Mapping[int, int]) -> list[int]:
    """The arguments in which an operation is linear, if its other arguments do not depend on the variables; none if it
    is nonlinear."""
    if pool.kind(index) == "call":
        return []
    depends = [int(type(a) is int and degree.get(a, 0) > 0) for a in pool.arguments(index)]
    if OPERATIONS[pool.kind(index)].degree(depends) > 1:
        return []
    return [a for a in pool.inner(index) if degree.get(a, 0)]


def _node_degrees(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> dict[int, int]:
    degree: dict[int, int] = {v: 1 for v in variables}
    for index in pool.reachable(outputs, first=first_of(degree)):
        if index in degree:
            continue
        inner = [degree.get(a, 0) if type(a) is int else 0 for a in pool.arguments(index)]
        if any(inner):
            kind = pool.kind(index)
            rule = pool.call_of(index)[0].target if kind == "call" else OPERATIONS[kind]
            degree[index] = rule.degree(inner)
    return degree


def dependencies(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[set[int]]:
    """Which of the variables each output depends on."""
    found: dict[int, set[int]] = {v: {v} for v in variables}
    for index in pool.reachable(outputs, first=first_of(found)):
        if index not in found:
            sets = [found[a] for a in pool.inner(index) if a in found]
            if sets:
                found[index] = sets[0] if len(sets) == 1 else set().union(*sets)
    return [found.get(o.index, set()) if isinstance(o, Expr) else set() for o in outputs]


def term_sizes(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[Scalar]:
    """Sum of magnitudes of the terms of each output, as far as they depend on the variables. Rounding errors of the
    output are proportional to it, however small the output itself is."""
    varying: set[int] = set(variables)
    sizes: dict[int, Scalar] = {}
    for index in pool.reachable(outputs, first=first_of(varying)):
        if any(a in varying for a in pool.inner(index)):
            varying.add(index)
            law = pool.kind(index) == "call" and isinstance(pool.call_of(index)[0].target, AbstractLawCall)
            sizes[index] = (_law_size if law else _term_size)(pool, index, sizes)
    return [_size(pool, o.index, sizes) if isinstance(o, Expr) else abs(o) for o in outputs]


def _size(pool: Pool, reference: int | float, sizes: Mapping[int, Scalar]) -> Scalar:
    return sizes[reference] if type(reference) is int and reference in sizes else abs(pool.expr(reference))


def _term_size(pool: Pool, index: int, sizes: Mapping[int, Scalar]) -> Scalar:
    def size(reference: int | float) -> Scalar:
        return _size(pool, reference, sizes)

    def total(reference: int | float) -> Scalar:
        return abs(pool.expr(reference))

    operation = OPERATIONS.get(pool.kind(index))
    if operation is None or operation.magnitude is None:
        return total(index)
    return operation.magnitude(size, total, *pool.arguments(index))


def _law_size(pool: Pool, index: int, sizes: Mapping[int, Scalar]) -> Scalar:
    """The size of the terms in a result of a user's law."""
    call, row = pool.call_of(index)
    own = [sizes[a] if type(a) is int and a in sizes else 0.0 for a in call.arguments]
    target = TermSizesCall(call.target.path, replace(call.target, path=""))
    return pool.call(target, [*map(pool.expr, call.arguments), *own], call.width)[row]
