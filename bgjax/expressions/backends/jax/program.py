"""Run programs in JAX: the prelude once, the body in pieces or in stages with loops."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ...expression import Pool
from ...loops.layout import Layout
from ...loops.stages import Plain, stages_of
from ...program import Program, ProgramPiece, make_pieces
from .backend import JaxBackend
from .newton import no_symbol
from .separate import separately
from .stages import run_stages


def run_prelude(program: Program, symbol: Callable, elements: Mapping[str, Any], blocks: Sequence, dtype) -> jax.Array:
    """Evaluate the prelude; the carried values as one vector."""
    values = JaxBackend(elements, blocks, dtype).values(program.pool, program.prelude, symbol)
    return _stacked([jnp.asarray(values[i], dtype) for i in program.carried], dtype)


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


def run_body(
    program: Program, carried: jax.Array, symbol: Callable, elements: Mapping[str, Any], blocks: Sequence
) -> jax.Array:
    """The outputs as one vector; with `Inputs`, a large repetitive program runs in stages with loops."""
    dtype, pool = carried.dtype, program.pool
    backend = JaxBackend(elements, blocks, dtype)
    if isinstance(symbol, Inputs) and stages_of(program) is not None:
        return _run_stages(program, carried, symbol, backend)
    values: dict[int, Any] = {index: carried[k] for k, index in enumerate(program.carried)}
    values |= {i: symbol(pool.key(i)) for i in program.body if pool.kind(i) == "symbol"}
    values = _run_pieces(pool, program.pieces, values, backend)
    return _stacked(backend.picked(values, program.outputs), dtype)


def _stacked(values: Sequence[jax.Array], dtype) -> jax.Array:
    return jnp.stack(values) if values else jnp.zeros((0,), dtype)


def _run_pieces(
    pool: Pool, pieces: Sequence[ProgramPiece], values: Mapping[int, Any], backend: JaxBackend
) -> dict[int, Any]:
    """The given values together with those computed by the pieces."""

    def run(piece: ProgramPiece, known: Mapping[int, Any]) -> dict[int, Any]:
        return backend.values(pool, piece.order, no_symbol, known)

    values = dict(values)
    separate = len(pieces) > 1 and any(isinstance(value, jax.core.Tracer) for value in values.values())
    for piece in pieces:
        values.update(_run_piece(run, piece, values) if separate else run(piece, values))
    return values


def _run_piece(run: Callable, piece: ProgramPiece, values: Mapping) -> dict[int, Any]:
    """Run a piece as a separate function: a mechanism then compiles in half the time, its derivatives in a quarter, and
    both run faster."""

    def compute(*known):
        found = run(piece, dict(zip(piece.inputs, known, strict=True)))
        return [found[i] for i in piece.outputs]

    return dict(zip(piece.outputs, separately(compute, *[values[i] for i in piece.inputs]), strict=True))


def _run_stages(program: Program, carried: jax.Array, given: Inputs, backend: JaxBackend) -> jax.Array:
    pool, dtype = program.pool, carried.dtype
    kinds = [kind for kind, value in given._asdict().items() if value is not None]
    carried_places = {index: k for k, index in enumerate(program.carried)}
    places: list[dict[int, int]] = [carried_places, *({} for _ in kinds)]
    for i in program.body:
        if pool.kind(i) == "symbol":
            kind, *place = pool.key(i)
            places[1 + kinds.index(kind)][i] = place[0] if place else 0

    def plain(stage: Plain, value: Callable):
        own = set(stage.nodes)
        known = {a: value(a) for i in stage.nodes for a in pool.inner(i) if a not in own}
        found = _run_pieces(pool, make_pieces(pool, stage.nodes, stage.results), known, backend)
        return [found[i] for i in stage.results]

    inputs = [carried, *(jnp.asarray(getattr(given, kind), dtype) for kind in kinds)]
    return run_stages(Layout(places, stages_of(program)), inputs, program.outputs, plain, backend.operations, dtype)


def traced_once(program: Program) -> Callable:
    """The body of a program without calls as one jitted function, traced once: a solver evaluates it several times in
    one trace, and so does a derivative, and each time Python would traverse the program."""

    def body(carried, *given):
        return run_body(program, carried, Inputs(*given), {}, ())

    return program.memory.remember("traced_once", lambda: jax.jit(body))
