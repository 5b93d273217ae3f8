"""Functions of `runtime` as text in LLVM IR: a module takes those that it calls, and what these need."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple


RUNTIME = Path(__file__).parent / "runtime"
NAME = re.compile(r"@([\w.$]+)")
TYPE = re.compile(r"%(?:struct|union)\.\w+")
DEFINED = re.compile(r"^(?:define .*?@([\w.$]+)\(|@([\w.$]+) = )")


class Library(NamedTuple):
    """Definitions by name, declarations of functions that are defined elsewhere, and all types."""

    definitions: dict[str, str]
    declarations: dict[str, str]
    types: list[str]


@cache
def library(path: Path) -> Library:
    """The content of a file."""
    return library_of(path.read_text(), path.stem)


def library_of(text: str, where: str) -> Library:
    """Definitions and declarations of a text. Names that others cannot see get `where` behind them, so that texts can
    be mixed."""
    own = set(re.findall(r"^define internal [^@]*@([\w.$]+)", text, re.MULTILINE))
    own |= set(re.findall(r"^@([\w.$]+) = (?:internal|private)", text, re.MULTILINE))
    text = NAME.sub(lambda found: f"@{found[1]}.{where}" if found[1] in own else found[0], text)
    # attributes are numbered in each text by itself; without "no-builtins" loops would become calls of the C library
    text = re.sub(r"^(define .*?) \{$", r'\1 nounwind "no-builtins" {', re.sub(r" #\d+", "", text), flags=re.MULTILINE)
    text = re.sub(r"^define (?!internal)", "define internal ", text, flags=re.MULTILINE)
    text = TYPE.sub(lambda found: f"{found[0]}.{where}", text)
    definitions, declarations, types = {}, {}, []
    for each in _pieces(text):
        if each.startswith("declare "):
            declarations[NAME.search(each)[1]] = each
        elif each.startswith("%"):
            types.append(each)
        elif found := DEFINED.match(each):
            definitions[found[1] or found[2]] = each
    return Library(definitions, declarations, types)


def _pieces(text: str) -> Iterable[str]:
    """Whole functions, and other lines one by one."""
    lines = iter(text.splitlines())
    for line in lines:
        if not line.startswith("define "):
            yield line
            continue
        found = [line]
        while found[-1] != "}":
            found.append(next(lines))
        yield "\n".join(found)


def completed(text: str, libraries: Iterable[Library]) -> str:
    """A module: a text with the definitions and declarations of everything that it refers to."""
    libraries = list(libraries)
    known = set(re.findall(r"^(?:define|declare) [^@]*@([\w.$]+)|^@([\w.$]+) =", text, re.MULTILINE))
    seen = {name for pair in known for name in pair if name}
    added, waiting = [], [text]
    while waiting:
        for name in dict.fromkeys(NAME.findall(waiting.pop())):
            if name in seen:
                continue
            seen.add(name)
            found = _found(name, libraries)
            added.append(found)
            if not found.startswith("declare "):
                waiting.append(found)
    types = [line for each in libraries for line in each.types]
    return "\n".join([*types, text, *added, ""])


def _found(name: str, libraries: list[Library]) -> str:
    for each in libraries:
        if name in each.definitions:
            return each.definitions[name]
    for each in libraries:
        if name in each.declarations:
            return each.declarations[name]
    return _intrinsic(name)


def _intrinsic(name: str) -> str:
    """The declaration of an intrinsic function of scalars or lanes."""
    _, word, kind = name.split(".")
    lanes = "double" if kind == "f64" else f"<{kind[1:-3]} x double>"
    return f"declare {lanes} @{name}({', '.join([lanes] * (3 if word == 'fma' else 1))})"
