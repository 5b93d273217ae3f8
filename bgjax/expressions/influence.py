"""A program for ∂r/∂known of a nonlinear block r(unknowns, known) = 0, which implicit differentiation needs.

The known values of a block are those on which its residuals depend beside its own unknowns: parameters, states, time,
and results of what is evaluated before it."""

from typing import NamedTuple

from .passes import linear_forms
from .program import NonlinearBlock, Program, nonlinear_program


class Influence(NamedTuple):
    """The nonzero entries of ∂r/∂known at `places` (row, column) are the outputs of a program whose `inputs` are the
    known nodes and the unknowns of the block."""

    program: Program
    inputs: tuple[int, ...]
    places: tuple[tuple[int, int], ...]


def influence_of(block: NonlinearBlock) -> Influence:
    """∂r/∂known of a block, made once and kept in it."""
    return block.memory.remember("influence", lambda: _influence(block))


def _influence(block: NonlinearBlock) -> Influence:
    pool = block.program.pool
    rows = [pool.expr(r) for r in block.program.outputs[: block.count]]
    column = {index: k for k, index in enumerate(block.known)}
    forms = linear_forms(pool, rows, block.known)
    entries = {(row, column[v]): value for row, form in enumerate(forms) for v, value in form.items()}
    program, _ = nonlinear_program(pool, list(entries.values()), (*block.known, *block.unknowns))
    return Influence(program, (*block.known, *block.unknowns), tuple(entries))
