"""Run programs and their dense blocks in JAX: users' laws, linear solves, Newton's method with implicit derivative.

Blocks are plain HLO, without LAPACK calls or host callbacks inside an integration loop; lineax and optimistix would
introduce both. Exceptions that call LAPACK: inverses from `LAPACK_FROM` rows on, and the Cholesky factor of
`regular_solve`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy.linalg import cho_solve

from ...expression import Pool
from ...loops.layout import Layout
from ...loops.stages import Plain, stages_of
from ...program import REFINEMENTS, REGULAR_LARGE, NonlinearBlock, Piece, Program, evaluate, make_pieces
from ..solves.arithmetic import TRACES
from ..solves.block_root import block_root, block_solve
from ..solves.newton import Last
from ..solves.pivots import dependent_columns
from ..solves.rank_solve import rank_solve
from .operations import JAX_OPERATIONS
from .separate import separately
from .stages import run_stages


def dense_function(target: tuple, elements: Mapping[str, Any], blocks: Sequence) -> Callable:
    """The JAX function (vector → vector) denoted by the target of a call."""
    match target:
        case ("solve", size):
            return lambda v: pivoted_solve(v[: size * size].reshape(size, size), v[size * size :])
        case ("solve_regular", size, places):
            return lambda v: regular_solve(_filled(v[: len(places)], places, (size, size)), v[len(places) :])
        case ("solve_rank", rows, columns, rank, places):
            return lambda v: rank_solve(_filled(v[: len(places)], places, (rows, columns)), v[len(places) :], rank)
        case ("dependent", rows, columns):
            return lambda v: dependent_columns(v.reshape(rows, columns))
        case ("jacobian", inner):
            function = dense_function(inner, elements, blocks)
            return lambda v: jnp.ravel(jax.jacfwd(function)(v))
        case ("newton", number):
            return lambda v: newton(blocks[number], v, elements, blocks)
        case ("method", path, method, *extra):
            return lambda v: getattr(elements[path], method)(v, *extra)
        case ("law", path, piece):
            return lambda v: piece(elements[path], v)
    raise AssertionError(target)


def jax_call(elements: Mapping[str, Any], blocks: Sequence, dtype) -> Callable:
    def call(target, arguments, width):
        vector = jnp.stack([jnp.asarray(a, dtype) for a in arguments]) if arguments else jnp.zeros((0,), dtype)
        result = jnp.asarray(dense_function(target, elements, blocks)(vector), dtype)
        return [result[k] for k in range(width)]

    return call


def run_prelude(program: Program, symbol: Callable, elements: Mapping[str, Any], blocks: Sequence, dtype) -> jax.Array:
    """Evaluate the prelude; the carried values as one vector."""
    call = jax_call(elements, blocks, dtype)
    values = evaluate(program.pool, program.prelude, {}, symbol, call, JAX_OPERATIONS, _constant(dtype))
    return jnp.stack([jnp.asarray(values[i], dtype) for i in program.carried]) if program.carried else jnp.zeros((0,), dtype)


class Inputs(NamedTuple):
    """Values of the symbols in a program's body: entries of vectors, or scalars."""

    state: Any
    dependent: Any = None
    time: Any = None
    order: Any = None
    last: Any = None  # initial guesses of nonlinear blocks; zero if None

    def __call__(self, key: tuple):
        value = getattr(self, key[0])
        return value[key[1]] if len(key) > 1 else value


def run_body(program: Program, carried: jax.Array, symbol: Callable, elements: Mapping[str, Any], blocks: Sequence) -> jax.Array:
    """The outputs as one vector; with `Inputs`, a large repetitive program runs in stages with loops."""
    dtype, nodes = carried.dtype, program.pool.nodes
    if isinstance(symbol, Inputs) and stages_of(program) is not None:
        return _run_stages(program, carried, symbol, jax_call(elements, blocks, dtype))
    values: dict[int, Any] = {index: carried[k] for k, index in enumerate(program.carried)}
    values |= {i: symbol(nodes[i][1]) for i in program.body if nodes[i][0] == "symbol"}
    values = _run_pieces(program.pool, program.pieces, values, jax_call(elements, blocks, dtype), dtype)
    if not program.outputs:
        return jnp.zeros((0,), dtype)
    return jnp.stack([values[r] if type(r) is int else jnp.asarray(r, dtype) for r in program.outputs])


def _run_pieces(pool: Pool, pieces: Sequence[Piece], values: Mapping[int, Any], call: Callable, dtype) -> dict[int, Any]:
    """The given values together with those computed by the pieces."""
    run = lambda piece, known: evaluate(pool, piece.order, known, _no_symbol, call, JAX_OPERATIONS, _constant(dtype))
    values = dict(values)
    separate = len(pieces) > 1 and any(isinstance(value, jax.core.Tracer) for value in values.values())
    for piece in pieces:
        values.update(_run_piece(run, piece, values) if separate else run(piece, values))
    return values


def _run_piece(run: Callable, piece: Piece, values: Mapping) -> dict[int, Any]:
    """Run a piece as a separate function: a mechanism then compiles in half the time, its derivatives in a quarter, and
    both run faster."""

    def compute(*known):
        found = run(piece, dict(zip(piece.inputs, known, strict=True)))
        return [found[i] for i in piece.outputs]

    return dict(zip(piece.outputs, separately(compute, *[values[i] for i in piece.inputs]), strict=True))


def _run_stages(program: Program, carried: jax.Array, given: Inputs, call: Callable) -> jax.Array:
    pool, dtype = program.pool, carried.dtype
    kinds = [kind for kind, value in given._asdict().items() if value is not None]
    places: list[dict[int, int]] = [dict(zip(program.carried, range(len(program.carried)), strict=True)), *({} for _ in kinds)]
    for i in program.body:
        if pool.nodes[i][0] == "symbol":
            kind, *place = pool.nodes[i][1]
            places[1 + kinds.index(kind)][i] = place[0] if place else 0

    def plain(stage: Plain, value: Callable):
        own = set(stage.nodes)
        known = {a: value(a) for i in stage.nodes for a in pool.arguments(i) if type(a) is int and a not in own}
        found = _run_pieces(pool, make_pieces(pool, stage.nodes, stage.results), known, call, dtype)
        return [found[i] for i in stage.results]

    inputs = [carried, *(jnp.asarray(getattr(given, kind), dtype) for kind in kinds)]
    return run_stages(Layout(places, stages_of(program)), inputs, program.outputs, plain, JAX_OPERATIONS, dtype)


def calls(program: Program) -> bool:
    """Whether the body calls laws or blocks, which need further arguments (the elements)."""
    kept = vars(program)
    if "calls" not in kept:
        kept["calls"] = any(program.pool.nodes[i][0] == "call" for i in program.body)
    return kept["calls"]


def traced_once(program: Program) -> Callable:
    """The body of a program without calls as one jitted function, traced once: a solver evaluates it several times in
    one trace, and so does a derivative, and each time Python would traverse the program."""
    kept = vars(program)
    if "traced_once" not in kept:
        kept["traced_once"] = jax.jit(lambda carried, *given: run_body(program, carried, Inputs(*given), {}, ()))
    return kept["traced_once"]


def _constant(dtype) -> Callable:
    return lambda c: np.asarray(c, dtype)


@jax.custom_jvp
def pivoted_solve(matrix: jax.Array, right: jax.Array) -> jax.Array:
    """matrix⁻¹ right by Gauss–Jordan elimination with row pivoting and one iterative refinement, in plain HLO."""
    inverse = pivoted_inverse(matrix)
    x = inverse @ right
    return x + inverse @ (right - matrix @ x)


def pivoted_inverse(matrix: jax.Array) -> jax.Array:
    """The inverse, formed without the right-hand side, so that the derivative is linear in the right-hand side."""
    size = matrix.shape[0]
    if size == 1:
        return 1.0 / matrix
    if size >= LAPACK_FROM:
        return jnp.linalg.inv(matrix)
    number = jnp.arange(size)

    def eliminate(k, rows):
        column = jnp.where(number >= k, jnp.abs(rows[:, k]), -1.0)
        best = jnp.argmax(column)
        rows = rows[jnp.where(number == k, best, jnp.where(number == best, k, number))]
        pivot = rows[k] / rows[k, k]
        return jnp.where((number == k)[:, None], pivot[None, :], rows - rows[:, k][:, None] * pivot[None, :])

    rows = jnp.concatenate([matrix, jnp.eye(size, dtype=matrix.dtype)], axis=1)
    if size > UNROLLED:  # a loop keeps the program small
        return lax.fori_loop(0, size, eliminate, rows)[:, size:]
    for k in range(size):
        rows = eliminate(k, rows)
    return rows[:, size:]


@pivoted_solve.defjvp
def _pivoted_solve_jvp(primals, tangents):
    matrix, right = primals
    matrix_dot, right_dot = tangents
    x = pivoted_solve(matrix, right)
    return x, pivoted_solve(matrix, right_dot - matrix_dot @ x)


def _filled(values: jax.Array, places: Sequence[tuple[int, int]], shape: tuple[int, int]) -> jax.Array:
    """The dense matrix with the given nonzeros, gathered by a constant index table from these and a zero."""
    table = np.full(shape, len(places))
    table[tuple(np.array(places).T)] = np.arange(len(places))
    return jnp.append(values, 0.0)[table]


@jax.custom_jvp
def regular_solve(matrix: jax.Array, right: jax.Array) -> jax.Array:
    """The minimum-norm x with matrix x = right, for a symmetric positive semidefinite matrix (definite except for
    redundant rows), by regularised Cholesky factorisation with refinement. It replaces the unrolled solution of
    `formulation/unknowns/solve` where that would be too long."""
    size = matrix.shape[0]
    little = REGULAR_LARGE / size * jnp.trace(matrix)
    factor = jnp.linalg.cholesky(matrix + little * jnp.eye(size, dtype=matrix.dtype))
    solve = lambda v: cho_solve((factor, True), v)
    x = solve(right)
    for _ in range(REFINEMENTS):
        x = x + solve(right - matrix @ x)
    return x


@regular_solve.defjvp
def _regular_solve_jvp(primals, tangents):
    matrix, right = primals
    matrix_dot, right_dot = tangents
    x = regular_solve(matrix, right)
    return x, regular_solve(matrix, right_dot - matrix_dot @ x)


UNROLLED = 6
LAPACK_FROM = 64  # for smaller matrices, a library call would prevent the loop from being one kernel


def residual_and_slope(block: NonlinearBlock, w: jax.Array, known: jax.Array, elements, blocks):
    """r, the dense Jacobian ∂r/∂w, and the sizes of the terms in r (zero if rows may be redundant)."""
    dtype, size, count = known.dtype, len(block.unknowns), block.count
    pool = block.program.pool
    start = {i: known[k] for k, i in enumerate(block.known)} | {i: w[k] for k, i in enumerate(block.unknowns)}
    order = [i for i in (*block.program.prelude, *block.program.body) if i not in start]
    call = jax_call(elements, blocks, dtype)
    values = evaluate(pool, sorted(order), start, _no_symbol, call, JAX_OPERATIONS, lambda c: np.asarray(c, dtype))
    out = [values[r] if type(r) is int else jnp.asarray(r, dtype) for r in block.program.outputs]
    entries = dict(zip(block.slopes, out[count : count + len(block.slopes)], strict=True))
    sizes = out[count + len(block.slopes) :]
    zero = jnp.zeros((), dtype)
    slope = jnp.stack([jnp.stack([entries.get((i, j), zero) for j in range(size)]) for i in range(count)])
    return jnp.stack(out[:count]), slope, jnp.stack(sizes) if sizes else jnp.zeros((count,), dtype)


def _no_symbol(key):
    raise AssertionError(key)


def newton(block: NonlinearBlock, given: jax.Array, elements, blocks) -> jax.Array:
    """w with r(w, known) = 0; NaN if no solution is found, so that the integration step is rejected. `given` holds the
    known values and, if the block carries its solution, the last solution and the largest value so far; the updated
    largest value then follows w in the result."""
    params, static = _arrays(elements)
    known, last = jnp.split(given, [len(block.known)])
    last = lax.stop_gradient(last) if block.carried else jnp.zeros((len(block.unknowns) + 1,), given.dtype)
    w = _newton(block, tuple(blocks), static, known, params, last)
    return jnp.append(w, jnp.maximum(last[-1], jnp.max(jnp.abs(lax.stop_gradient(w))))) if block.carried else w


def _arrays(elements):
    leaves, tree = jax.tree.flatten(elements)
    arrays = tuple(x if _differentiable(x) else None for x in leaves)
    return arrays, (tree, tuple(None if _differentiable(x) else x for x in leaves))


def _differentiable(x) -> bool:
    return isinstance(x, jax.Array | np.ndarray)


def _combine(arrays, static):
    tree, others = static
    return jax.tree.unflatten(tree, [o if a is None else a for a, o in zip(arrays, others, strict=True)])


def _newton_solve(block, blocks, static, known, params, last):
    elements = _combine(params, static)
    evaluate_at = lambda w: residual_and_slope(block, w, known, elements, blocks)
    begin = Last(last[:-1], last[-1])
    return block_root(block, evaluate_at, pivoted_solve, begin, TRACES)


def _newton_rule(block, blocks, static, primals, tangents):
    known, params, last = primals
    w = _newton(block, blocks, static, known, params, last)

    def residual(known, params):
        return residual_and_slope(block, w, known, _combine(params, static), blocks)[0]

    _, slope, _ = residual_and_slope(block, w, known, _combine(params, static), blocks)
    _, change = jax.jvp(residual, (known, params), tangents[:2])
    return w, -block_solve(block, pivoted_solve, TRACES)(slope, change)


_newton = jax.custom_jvp(_newton_solve, nondiff_argnums=(0, 1, 2))
_newton.defjvp(_newton_rule)
