"""Nonlinear blocks in C: the functions of their residuals and of ∂r/∂known, and a table for the searches of
`runtime`."""

from collections.abc import Sequence

from ...calls import NewtonCall
from ...influence import influence_of
from ...program import NonlinearBlock, Program
from ..solves.limits import fixed_starts
from .backend import CSource, places_text


def called_blocks(program: Program, blocks: Sequence[NonlinearBlock]) -> dict[int, bool]:
    """The numbers of the blocks that a program calls, also from other blocks, and whether their Jacobians are asked
    for."""
    found: dict[int, bool] = {}
    waiting = [program]
    while waiting:
        for target in [call.target for call in waiting.pop().calls if isinstance(call.target.base, NewtonCall)]:
            number, jacobian = target.base.number, target.order > 0
            if found.get(number, False) >= jacobian and number in found:
                continue
            found[number] = jacobian
            waiting += block_programs(blocks[number], jacobian)
    return found


def block_programs(block: NonlinearBlock, jacobian: bool) -> list[Program]:
    """The programs that a call of a block runs."""
    return [block.program, influence_of(block).program] if jacobian else [block.program]


def block_texts(called: dict[int, bool], blocks: Sequence[NonlinearBlock]) -> list[str]:
    """Definitions of the blocks; declared first, because one may call another."""
    declared = [f"static const bg_block block_{number};" for number in called]
    return declared + [_block(number, blocks, jacobian) for number, jacobian in called.items()]


def _block(number: int, blocks: Sequence[NonlinearBlock], jacobian: bool) -> str:
    block = blocks[number]
    places = influence_of(block).places if jacobian else ()
    starts = fixed_starts(len(block.unknowns)).flat if block.rank is not None else (0.0,)
    tables = [
        _run(f"residuals_{number}", block.program, block, blocks),
        *([_run(f"influence_{number}", influence_of(block).program, block, blocks)] if jacobian else []),
        f"static const int jacobian_places_{number}[][2] = {places_text(block.jacobian_places)};",
        f"static const int places_{number}[][2] = {places_text(places)};",
        f"static const int linear_places_{number}[][2] = {places_text(block.linear_places)};",
        f"static const double starts_{number}[] = {{{', '.join(map(repr, map(float, starts)))}}};",
    ]
    return "\n".join([*tables, _record(number, block, len(places), jacobian)])


def _record(number: int, block: NonlinearBlock, influences: int, jacobian: bool) -> str:
    """The `bg_block` of `runtime/blocks.c`."""
    entries, linear = len(block.jacobian_places), len(block.linear_places)
    numbers = [block.count, len(block.unknowns), len(block.known), entries, influences, linear]
    numbers += [max((column + 1 for _, column in block.linear_places), default=0)]
    rank = "BG_NO_RANK" if block.rank is None else block.rank
    sized = len(block.program.outputs) > block.count + entries + linear
    flags = [rank, int(block.several), int(block.carried), int(sized)]
    tables = [f"{word}_{number}" for word in ("jacobian_places", "places", "linear_places", "starts", "residuals")]
    last = f"influence_{number}" if jacobian else "0"
    return f"static const bg_block block_{number} = {{{', '.join(map(str, [*numbers, *flags, *tables, last]))}}};"


def _run(name: str, program: Program, block: NonlinearBlock, blocks: Sequence[NonlinearBlock]) -> str:
    """A function of the known values and of the unknowns of a block."""
    source = CSource(blocks)
    known = {node: f"known[{k}]" for k, node in enumerate(block.known)}
    known |= {node: f"w[{k}]" for k, node in enumerate(block.unknowns)}
    values = source.values(program.pool, program.order, _no_symbol, known)
    head = f"static void {name}(const double *known, const double *w, double *out)"
    return function_text(head, source.lines, source.picked(values, program.outputs))


def _no_symbol(key: tuple) -> str:
    raise AssertionError(f"the program of a block has no other symbols than its unknowns: {key}")


def function_text(head: str, lines: Sequence[str], outputs: Sequence[str]) -> str:
    """A function in C with these statements."""
    written = [f"out[{k}] = {value};" for k, value in enumerate(outputs)]
    return "\n    ".join([f"{head} {{", *lines, *written]) + "\n}"
