"""List the names that a code object reads from outside: globals, attributes and imported modules."""

import dis
import types
from functools import lru_cache
from typing import NamedTuple


class Readings(NamedTuple):
    """Names by how they are read, in the order of the code, including those read by nested functions."""

    names: tuple[str, ...]  # globals and builtins
    attributes: tuple[str, ...]
    imported: tuple[str, ...]  # modules
    written: tuple[str, ...]  # globals that it changes


KINDS = {
    "LOAD_GLOBAL": 0, "LOAD_NAME": 0, "LOAD_ATTR": 1, "LOAD_METHOD": 1, "IMPORT_FROM": 1, "LOAD_SUPER_ATTR": 1,
    "IMPORT_NAME": 2, "STORE_GLOBAL": 3, "DELETE_GLOBAL": 3,
}  # fmt: skip


@lru_cache(maxsize=4096)
def readings(code: types.CodeType) -> Readings:
    """The names that a code object and the functions nested in it read and write."""
    found: list[dict[str, None]] = [{}, {}, {}, {}]
    for instruction in dis.get_instructions(code):
        if instruction.opname in KINDS:
            found[KINDS[instruction.opname]][instruction.argval] = None
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            for kind, names in zip(found, readings(constant), strict=True):
                kind.update(dict.fromkeys(names))
    return Readings(*map(tuple, found))
