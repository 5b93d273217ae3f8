"""Passes over scalar expressions: substitution, directional derivatives, sparse gradients, linearity, dependences."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from .expression import UNARY, Call, Expr, Pool, Scalar, apply, log, maximum, positive_power, sign


def rebuild(pool: Pool, index: int, value: Callable[[int | float], Scalar]) -> Scalar:
    """The node with replaced arguments, simplified again; the same node if no argument changes."""
    node, before = pool.nodes[index], pool.arguments(index)
    arguments = [value(a) for a in before]
    if all(_same(a, b) for a, b in zip(arguments, before, strict=True)):
        return pool.expr(index)
    if node[0] == "call":
        call = pool.calls[node[1]]
        return pool.call(call.target, arguments, call.width)[node[2]]
    return apply(node[0], *arguments)


def _same(value: Scalar, reference: int | float) -> bool:
    """Whether a value is the one that a reference denotes; node 0 is not the constant 0.0."""
    return isinstance(value, Expr) and value.index == reference if type(reference) is int else not isinstance(value, Expr) and value == reference


def substitute(pool: Pool, outputs: Sequence[Scalar], mapping: Mapping[int, Scalar]) -> list[Scalar]:
    """The outputs with some nodes replaced."""
    return substitute_all(pool, outputs, dict(mapping))


def substitute_all(pool: Pool, outputs: Sequence[Scalar], new: dict[int, Scalar]) -> list[Scalar]:
    """As `substitute`, but stores every rebuilt node in `new`, for reuse in the next call."""

    def value(argument):
        return new.get(argument, argument) if type(argument) is int else argument

    for index in pool.reachable(outputs, stop=new):
        new[index] = rebuild(pool, index, value)
    return [value(o.index) if isinstance(o, Expr) else o for o in outputs]


def partials(pool: Pool, index: int) -> list[tuple[int, Scalar]]:
    """Pairs (argument, ∂node/∂argument) for every argument that is a node."""
    node, expr = pool.nodes[index], pool.expr(index)
    if node[0] == "symbol":
        return []
    if node[0] == "call":
        return _call_partials(pool, pool.calls[node[1]], node[2])
    values = [pool.expr(a) for a in node[1:]]
    slopes = _slopes(node[0], values, expr)
    return [(a, s) for a, s in zip(node[1:], slopes, strict=True) if type(a) is int]


SOLVES = ("solve", "solve_regular")  # calls whose arguments are a matrix and then a right-hand side


def matrix_places(target: tuple) -> Sequence[tuple[int, int]]:
    """(row, column) of the matrix entries among the arguments of a linear solve: all entries, or those listed in the
    target."""
    size = target[1]
    return [divmod(k, size) for k in range(size * size)] if target[0] == "solve" else target[2]


def _solve_partials(pool: Pool, call: Call, row: int) -> list[tuple[int, Scalar]]:
    """∂(A⁻¹ b)/∂b_i = A⁻¹ e_i and ∂/∂A_ij = −(A⁻¹ e_i) x_j: no dense Jacobian, and linear in b."""
    size, places = call.target[1], matrix_places(call.target)
    matrix = [pool.expr(a) for a in call.arguments[: len(places)]]
    x = pool.call(call.target, [pool.expr(a) for a in call.arguments], size)
    found = []
    for position, argument in enumerate(call.arguments):
        if type(argument) is int:
            i, j = places[position] if position < len(places) else (position - len(places), 0)
            factor = -x[j] if position < len(places) else 1.0
            unit = [1.0 if k == i else 0.0 for k in range(size)]
            found.append((argument, pool.call(call.target, [*matrix, *unit], size)[row] * factor))
    return found


def _call_partials(pool: Pool, call: Call, row: int) -> list[tuple[int, Scalar]]:
    if call.target[0] in SOLVES:
        return _solve_partials(pool, call, row)
    columns = [k for k, a in enumerate(call.arguments) if type(a) is int]
    arguments = [pool.expr(a) for a in call.arguments]
    size = len(arguments)
    jacobian = pool.call(("jacobian", call.target), arguments, call.width * size)
    return [(call.arguments[k], jacobian[row * size + k]) for k in columns]


def tangents(pool: Pool, outputs: Sequence[Scalar], seeds: Mapping[int, Scalar]) -> list[Scalar]:
    """Directional derivative (JVP) of the outputs in the direction `seeds`; zeros are simplified away."""
    dot: dict[int, Scalar] = {}
    for index in pool.reachable(outputs):
        if index in seeds:
            dot[index] = seeds[index]
            continue
        if not any(type(a) is int and a in dot for a in pool.arguments(index)):
            continue
        total: Scalar = 0.0
        for argument, slope in partials(pool, index):
            if argument in dot:
                total = total + slope * dot[argument]
        if not (isinstance(total, float) and total == 0.0):
            dot[index] = total
    return [dot.get(o.index, 0.0) if isinstance(o, Expr) else 0.0 for o in outputs]


def linear_forms(pool: Pool, outputs: Sequence[Scalar], variables: Sequence[int]) -> list[dict[int, Scalar]]:
    """Sparse gradients {variable: ∂output/∂variable} of the outputs; constraint matrices are built from them."""
    forms: dict[int, dict[int, Scalar]] = {v: {v: 1.0} for v in variables}
    for index in pool.reachable(outputs):
        if index in forms or not any(type(a) is int and a in forms for a in pool.arguments(index)):
            continue
        form: dict[int, Scalar] = {}
        for argument, slope in partials(pool, index):
            for variable, coefficient in forms.get(argument, {}).items():
                form[variable] = form.get(variable, 0.0) + slope * coefficient
        form = {v: c for v, c in form.items() if not (isinstance(c, float) and c == 0.0)}
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
            inner = _linear_arguments(pool.nodes[index], degree)
            found |= {} if inner else {index: None}
            stack += [a for a in inner if a not in seen]
            seen.update(inner)
    return sorted(found)


def _linear_arguments(node: tuple, degree: Mapping[int, int]) -> list[int]:
    """The arguments in which an operation is linear, if its other arguments do not depend on the variables; none if it
    is nonlinear."""
    varying = [a for a in node[1:] if type(a) is int and degree.get(a, 0)] if node[0] in ("add", "sub", "neg", "mul", "div") else []
    if node[0] == "mul" and len(varying) > 1 or node[0] == "div" and varying != [node[1]]:
        return []
    return varying


def _node_degrees(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> dict[int, int]:
    degree: dict[int, int] = {v: 1 for v in variables}
    for index in pool.reachable(outputs):
        if index in degree:
            continue
        inner = [degree.get(a, 0) if type(a) is int else 0 for a in pool.arguments(index)]
        if any(inner):
            node = pool.nodes[index]
            solve = node[0] == "call" and pool.calls[node[1]].target[0] in SOLVES
            degree[index] = _solve_degree(len(matrix_places(pool.calls[node[1]].target)), inner) if solve else _degree(node[0], inner)
    return degree


def dependencies(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[set[int]]:
    """Which of the variables each output depends on."""
    found: dict[int, set[int]] = {v: {v} for v in variables}
    for index in pool.reachable(outputs):
        if index not in found:
            sets = [found[a] for a in pool.arguments(index) if type(a) is int and a in found]
            if sets:
                found[index] = sets[0] if len(sets) == 1 else set().union(*sets)
    return [found.get(o.index, set()) if isinstance(o, Expr) else set() for o in outputs]


def term_sizes(pool: Pool, outputs: Sequence[Scalar], variables: Iterable[int]) -> list[Scalar]:
    """Sum of magnitudes of the terms of each output, as far as they depend on the variables. Rounding errors of the
    output are proportional to it, however small the output itself is."""
    varying, sizes = set(variables), {}

    def size(reference: int | float) -> Scalar:
        return sizes[reference] if type(reference) is int and reference in sizes else abs(pool.expr(reference))

    for index in pool.reachable(outputs):
        if any(type(a) is int and a in varying for a in pool.arguments(index)):
            varying.add(index)
            sizes[index] = _term_size(pool, index, size)
    return [size(o.index) if isinstance(o, Expr) else abs(o) for o in outputs]


def _term_size(pool: Pool, index: int, size: Callable[[int | float], Scalar]) -> Scalar:
    node = pool.nodes[index]
    match node[0]:
        case "add" | "sub":
            return size(node[1]) + size(node[2])
        case "neg":
            return size(node[1])
        case "mul":
            return size(node[1]) * size(node[2])
        case "div":
            return size(node[1]) / abs(pool.expr(node[2]))
    return abs(pool.expr(index))


def _solve_degree(entries: int, inner: Sequence[int]) -> int:
    return 2 if any(inner[:entries]) else max(inner)


def _degree(name: str, inner: Sequence[int]) -> int:
    match name:
        case "add" | "sub" | "neg":
            return max(inner)
        case "mul":
            return min(2, sum(inner))
        case "div":
            return 2 if inner[1] else inner[0]
        case _:
            return 2


SMALLEST = 1e-300  # its logarithm is finite, and is multiplied by a power that is zero there


def _slopes(name: str, values: Sequence[Scalar], expr: Expr) -> Sequence[Scalar]:
    match name:
        case "add":
            return (1.0, 1.0)
        case "sub":
            return (1.0, -1.0)
        case "neg":
            return (-1.0,)
        case "mul":
            return (values[1], values[0])
        case "div":
            return (1.0 / values[1], -expr / values[1])
        case "atan2":
            y, x = values
            square = x * x + y * y
            return (x / square, -y / square)
        case "maximum":
            first = 0.5 + 0.5 * sign(values[0] - values[1])
            return (first, 1.0 - first)
        case "minimum":
            first = 0.5 - 0.5 * sign(values[0] - values[1])
            return (first, 1.0 - first)
        case "power":
            x, exponent = values
            by_exponent = expr * log(maximum(x, SMALLEST)) if isinstance(exponent, Expr) else 0.0
            return (exponent * positive_power(x, exponent - 1.0), by_exponent)
        case _:
            return (UNARY[name][1](values[0], expr),)
