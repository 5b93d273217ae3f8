"""A whole module of LLVM IR: programs as functions, their tables and nonlinear blocks, and what they need of
`runtime`."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ...program import NonlinearBlock, Program
from .blocks import block_texts
from .calls import Tables, all_programs, fault
from .library import RUNTIME, Library, completed, library, library_of
from .machine import MODES, machine
from .source import Source, input_places, printed


class Module(NamedTuple):
    """The text of a module, and how many values of each lane the scratch memory of its functions holds."""

    text: str
    scratch: int


def faults(programs: Iterable[Program], blocks: Sequence[NonlinearBlock]) -> list[str]:
    """Why programs cannot be printed."""
    every = [inner for program in programs for inner in all_programs(program, blocks)]
    found = [fault(call.target, blocks) for program in every for call in program.calls]
    return list(dict.fromkeys(filter(None, found)))


def module_text(programs: Mapping[str, Program], blocks: Sequence[NonlinearBlock], lanes: int) -> Module:
    """A module whose functions have the names of the programs."""
    tables = Tables()
    found = {
        name: printed(name, Source(each, input_places(each), blocks, lanes, tables)) for name, each in programs.items()
    }
    inner = block_texts(blocks, tables)
    constants = [f"{name} = internal constant {text}" for text, name in tables.constants.items()]
    texts = [*constants, *inner, *(each.text for each in found.values())]
    return Module(
        exported("\n".join(texts), programs, lanes), max((each.scratch for each in found.values()), default=0)
    )


def exported(text: str, names: Iterable[str], lanes: int) -> str:
    """A complete module in which functions of these names can be found from outside."""
    for name in names:
        text = text.replace(f"define internal void @{name}(", f"define void @{name}(", 1)
    return completed(text, libraries(lanes))


def module_of(own: Library, names: Iterable[str]) -> str:
    """A complete module with these functions of a library, which can be found from outside."""
    texts = [own.definitions[name].replace("define internal ", "define ", 1) for name in names]
    return completed("\n".join(texts), [own, *libraries(1)])


def libraries(lanes: int) -> list[Library]:
    """What the runtime offers to functions of this many lanes; nonlinear blocks have one lane."""
    widths = dict.fromkeys((lanes, 1))
    files = [RUNTIME / f"{kind}_{width}.ll" for width in widths for kind in ("functions", "solves")]
    return [*map(library, files), modes()]


@cache
def modes() -> Library:
    """Functions for the floating-point mode of this processor."""
    return library_of(MODES[machine().architecture], "modes")
