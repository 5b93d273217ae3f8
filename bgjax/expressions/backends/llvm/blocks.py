"""Nonlinear blocks in LLVM IR: functions of their residuals and of ∂r/∂known for one lane, and the record that the
searches of `runtime` read."""

from collections.abc import Sequence

from ...influence import influence_of
from ...program import NonlinearBlock, Program
from ..solves.limits import fixed_starts
from .calls import Tables, places_text
from .source import INPUTS, Source, number_text, printed


NO_RANK = -2  # BG_NO_RANK of the runtime
MOST_SCRATCH = 6000  # values on the stack, 48 kB


def block_texts(blocks: Sequence[NonlinearBlock], tables: Tables) -> list[str]:
    """The definitions of all blocks that are called, also by other blocks."""
    texts: dict[tuple[int, bool], list[str]] = {}
    while set(tables.blocks.items()) - set(texts):
        for number, jacobian in list(tables.blocks.items()):
            if (number, jacobian) not in texts:
                texts[number, jacobian] = _block(number, blocks, jacobian, tables)
    return [text for key, found in texts.items() if tables.blocks[key[0]] == key[1] for text in found]


def _block(number: int, blocks: Sequence[NonlinearBlock], jacobian: bool, tables: Tables) -> list[str]:
    block = blocks[number]
    found = [_function(f"residuals_{number}", block.program, block, blocks, tables)]
    if jacobian:
        found.append(_function(f"influence_{number}", influence_of(block).program, block, blocks, tables))
    return [*found, _record(number, block, jacobian, tables)]


def _function(
    name: str, program: Program, block: NonlinearBlock, blocks: Sequence[NonlinearBlock], tables: Tables
) -> str:
    """A function of the known values and of the unknowns of a block."""
    places = {node: ("parameters", k) for k, node in enumerate(block.known)}
    places |= {node: ("state", k) for k, node in enumerate(block.unknowns)}
    inner = printed(f"{name}_inner", Source(_without(program, places), places, blocks, 1, tables))
    lines = [
        f"define internal void @{name}(ptr %known, ptr %w, ptr %out) nounwind {{",
        f"%inputs = alloca [{len(INPUTS)} x ptr], align 8",
        f"%scratch = alloca [{max(1, inner.scratch)} x double], align 8",
        "store ptr %known, ptr %inputs, align 8",
        "%state = getelementptr ptr, ptr %inputs, i64 1",
        "store ptr %w, ptr %state, align 8",
        f"call void @{name}_inner(ptr %inputs, ptr %scratch, ptr %out)",
        "ret void",
        "}",
    ]
    return inner.text + "\n".join(lines) + "\n"


def _without(program: Program, places: dict) -> Program:
    """The program with all its nodes in the body: parameters are known values too."""
    body = tuple(sorted(i for i in program.order if i not in places))
    return Program(program.pool, (), (), body, program.outputs)


def _record(number: int, block: NonlinearBlock, jacobian: bool, tables: Tables) -> str:
    """The `bg_block` of the runtime."""
    places = influence_of(block).places if jacobian else ()
    entries, linear = len(block.jacobian_places), len(block.linear_places)
    columns = max((column + 1 for _, column in block.linear_places), default=0)
    rank = NO_RANK if block.rank is None else block.rank
    sized = len(block.program.outputs) > block.count + entries + linear
    numbers = [block.count, len(block.unknowns), len(block.known), entries, len(places), linear, columns, rank]
    numbers += [int(block.several), int(block.carried), int(sized)]
    arrays = [places_text(each) for each in (block.jacobian_places, places, block.linear_places)]
    starts = fixed_starts(len(block.unknowns)).flat if block.rank is not None else (0.0,)
    texts = ", ".join(f"double {number_text(float(start), 1)}" for start in starts)
    arrays.append(f"[{len(starts)} x double] [{texts}]")
    pointers = [*map(tables.constant, arrays), f"@residuals_{number}", f"@influence_{number}" if jacobian else "null"]
    fields = [*(f"i32 {value}" for value in numbers), *(f"ptr {pointer}" for pointer in pointers)]
    kinds = ", ".join(["i32"] * len(numbers) + ["ptr"] * len(pointers))
    return f"@block_{number} = internal constant {{ {kinds} }} {{ {', '.join(fields)} }}\n"
