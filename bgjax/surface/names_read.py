"""List the names that a code object reads from outside: globals, attributes and imported modules."""

import dis
import types
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple


class Readings(NamedTuple):
    """Names by how they are read, in the order of the code, including those read by nested functions."""

    names: tuple[str, ...]  # globals and builtins
    attributes: tuple[str, ...]
    imported: tuple[str, ...]  # modules
    written: tuple[str, ...]  # globals that it changes
    whole: tuple[str, ...]  # variables and attributes used as a whole, not only for an attribute that the code names


KINDS = {
    "LOAD_GLOBAL": 0, "LOAD_NAME": 0, "LOAD_ATTR": 1, "LOAD_METHOD": 1, "IMPORT_FROM": 1, "LOAD_SUPER_ATTR": 1,
    "IMPORT_NAME": 2, "STORE_GLOBAL": 3, "DELETE_GLOBAL": 3,
}  # fmt: skip


BY_NAME = ("getattr", "hasattr")  # builtins that read an attribute whose name may be a constant in the code


@lru_cache(maxsize=4096)
def readings(code: types.CodeType) -> Readings:
    """The names that a code object and the functions nested in it read and write."""
    found: list[dict[str, None]] = [{}, {}, {}, {}, {}]
    instructions = [each for each in dis.get_instructions(code) if each.opname not in ("PRECALL", "CACHE", "PUSH_NULL")]
    for instruction in instructions:
        if instruction.opname in KINDS:
            found[KINDS[instruction.opname]][instruction.argval] = None
    by_name = dict(_read_by_name(instructions))
    found[1].update(dict.fromkeys(by_name.values()))
    found[4].update(dict.fromkeys(_whole(instructions, by_name)))
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            for kind, names in zip(found, readings(constant), strict=True):
                kind.update(dict.fromkeys(names))
    return Readings(*map(tuple, found))


def _read_by_name(instructions: Sequence[dis.Instruction]) -> Iterator[tuple[int, str]]:
    """Places of variables in `getattr(variable, "name")`, and these names."""
    for place in range(1, len(instructions) - 1):
        function, value, name = instructions[place - 1 : place + 2]
        called = function.opname in ("LOAD_GLOBAL", "LOAD_NAME") and function.argval in BY_NAME
        if called and _is_load(value) and name.opname == "LOAD_CONST" and isinstance(name.argval, str):
            yield place, name.argval


def _whole(instructions: Sequence[dis.Instruction], by_name: dict[int, str]) -> Iterator[str]:
    imported: dict[str, str] = {}
    for place, (instruction, following) in enumerate(pairwise([*instructions, None])):
        if instruction.opname == "IMPORT_NAME" and following.opname.startswith("STORE"):
            imported[following.argval] = instruction.argval
        if place in by_name or not (_is_load(instruction) or instruction.opname == "LOAD_ATTR"):
            continue
        several = instruction.argval if isinstance(instruction.argval, tuple) else (instruction.argval,)
        attribute = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
        for name in several[:-1] if attribute else several:
            yield from (name, imported.get(name, name))


def _is_load(instruction: dis.Instruction) -> bool:
    """Whether an instruction reads a variable."""
    return instruction.opname.startswith(("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FAST", "LOAD_DEREF", "LOAD_CLASSDEREF"))
