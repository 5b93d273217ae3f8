"""Native functions of a system's programs, compiled for a number of lanes, and the loop over steps."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ...expressions.backends.llvm.library import library
from ...expressions.backends.llvm.module import Module, module_of, module_text
from ...expressions.backends.llvm.objects import is_ready, key_of, loaded
from ...expressions.program import NonlinearBlock, Program


SOURCE = Path(__file__).parent / "source"


class Pair(NamedTuple):
    """A program, and that of its derivative along a direction if it is wanted."""

    run: Program
    dot: Program | None = None


class Functions(NamedTuple):
    """Addresses of native functions by name ("rates", "rates.dot"), how much scratch memory they need, where the
    parameters of each program begin, and the hash of their text."""

    addresses: Mapping[str, int]
    scratch: int
    starts: Mapping[str, int]
    parameters: int
    key: str


class Loop(NamedTuple):
    """Addresses of the functions of `source` for a number of lanes."""

    lanes: int
    advance: int
    memory: int
    call: int


class Printed(NamedTuple):
    """A printed module, and the names of its functions."""

    module: Module
    names: tuple[str, ...]

    def ready(self, level: int) -> bool:
        """Whether it is compiled already, in this process or on disk."""
        return is_ready(self.module.text, level)


def printed(programs: Mapping[str, Pair], blocks: Sequence[NonlinearBlock], lanes: int) -> Printed:
    """The native functions of these programs as text."""
    listed = {name: pair.run for name, pair in programs.items()}
    listed |= {f"{name}.dot": pair.dot for name, pair in programs.items() if pair.dot is not None}
    return Printed(module_text(listed, blocks, lanes), tuple(listed))


def compiled(text: Printed, programs: Mapping[str, Pair], level: int) -> Functions:
    """The native functions, optimised or not."""
    starts, count = {}, 0
    for name, pair in programs.items():
        starts[name], count = count, count + len(pair.run.carried)
    key, addresses = key_of(text.module.text), loaded(text.module.text, text.names, level)
    return Functions(addresses, text.module.scratch, starts, count, key)


@cache
def loop(lanes: int) -> Loop:
    """The loop over steps."""
    names = f"bg_advance_{lanes}", f"bg_memory_{lanes}", f"bg_call_{lanes}"
    found = loaded(module_of(library(SOURCE / f"run_{lanes}.ll"), names), names)
    return Loop(lanes, *(found[name] for name in names))
