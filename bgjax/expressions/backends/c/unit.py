"""A whole file of C: the runtime with its limits, the nonlinear blocks, and one function that computes a program."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from ....errors import StructureError, raise_faults
from ....surface.memories import C_RUNTIME
from ...program import REFINEMENTS, REGULAR_LARGE, NonlinearBlock, Program
from ..solves import limits
from .backend import CSource, prints, unprintable_law_fault
from .blocks import block_programs, block_texts, called_blocks, function_text
from .inputs import Arguments


RUNTIME = ("scalars", "linear", "pivots", "blocks", "search", "follow", "redundant", "newton", "calls")


class Unit(NamedTuple):
    """C source with a function `void name(arguments, double *out)`, and how its arguments are filled."""

    source: str
    name: str
    arguments: Arguments
    count: int  # of outputs


def printed(
    program: Program,
    blocks: Sequence[NonlinearBlock] = (),
    carried: Sequence[int] = (),
    name: str = "f",
) -> Unit:
    """A program as C source. Nodes that are `carried` are not computed: their values are an argument, in this order;
    the prelude is then left out."""
    called = called_blocks(program, blocks)
    inner = [each for number, jacobian in called.items() for each in block_programs(blocks[number], jacobian)]
    raise_faults(StructureError, _faults([program, *inner]))
    source, arguments = CSource(blocks), Arguments()
    known = {node: arguments.symbol(("carried", k)) for k, node in enumerate(carried)}
    order = program.body if known else program.order
    outputs = source.picked(source.values(program.pool, order, arguments.symbol, known), program.outputs)
    head = f"void {name}({', '.join(filter(None, [arguments.declared(), 'double *out']))})"
    main = function_text(head, source.lines, outputs)
    return Unit("\n\n".join([runtime(), *block_texts(called, blocks), main]) + "\n", name, arguments, len(outputs))


def _faults(programs: Sequence[Program]) -> list:
    return [
        unprintable_law_fault(call.target) for program in programs for call in program.calls if not prints(call.target)
    ]


def runtime() -> str:
    """The C functions behind calls, with the limits that all backends share."""
    return C_RUNTIME.remember("runtime", _runtime)


def _runtime() -> str:
    texts = [(Path(__file__).parent / "runtime" / f"{name}.c").read_text() for name in RUNTIME]
    return "\n".join([limits_text(), *texts])


def limits_text() -> str:
    """The limits as definitions of C's preprocessor."""
    return "\n".join(_definitions(_limits()))


def _limits() -> dict[str, object]:
    shared = {name: value for name, value in vars(limits).items() if name.isupper()}
    starts = len(limits.DAMPED_STARTS) + len(limits.RANDOM_STARTS)
    return shared | {"REGULAR_LARGE": REGULAR_LARGE, "REFINEMENTS": REFINEMENTS, "FIXED_STARTS": starts}


def _definitions(values: Mapping[str, object]) -> list[str]:
    def text(value) -> str:
        return ", ".join(map(repr, value)) if isinstance(value, tuple) else f"({value!r})"

    return [f"#define BG_{name} {text(value)}" for name, value in values.items()]
