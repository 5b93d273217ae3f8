"""Compiles modules of LLVM IR to object code, keeps it on disk, and loads it into this process.

Loaded code is never freed: traces may refer to it as long as the process lives.
"""

import contextlib
import hashlib
import os
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ...._runtime import cache_folder
from ....errors import DataError
from ....surface.memories import NATIVE
from ....surface.whole_files import write
from .machine import Machine, llvm, machine


VERSION = 2  # of what is printed and of the records that functions read; entries of other versions are not found
CHECK = 32  # bytes of the checksum before the code


def key_of(text: str, level: int = 2) -> str:
    """The name of an entry: by the text, the processor, LLVM and the level of optimisation."""
    own = machine()
    what = (VERSION, llvm().llvm_version_info, own.triple, own.processor, own.features, level)
    return hashlib.sha256(f"{what}\n{text}".encode()).hexdigest()


def loaded(text: str, names: Iterable[str], level: int = 2) -> Mapping[str, int]:
    """The addresses of functions of a module, from this process, from the disk, or compiled now."""
    key = key_of(text, level)
    return NATIVE.remember(key, lambda: _loaded(key, text, tuple(names), level))


def is_ready(text: str, level: int = 2) -> bool:
    """Whether a module is compiled already, in this process or on disk."""
    key, folder = key_of(text, level), _folder()
    return key in NATIVE or (folder is not None and (folder / key).exists())


def _loaded(key: str, text: str, names: tuple[str, ...], level: int) -> Mapping[str, int]:
    code = _kept(key)
    if code is None:
        code = _compiled(text, level)
        _keep(key, code)
    return _addresses(code, names)


LOCK = threading.Lock()
ENGINES: list[Any] = []  # keeps loaded code


def target_machine(own: Machine, level: int) -> Any:
    """LLVM's code generator for this machine. Addresses have 64 bits: code and constants may lie far apart."""
    target = llvm().Target.from_triple(own.triple)
    return target.create_target_machine(
        cpu=own.processor, features=own.features, opt=level, reloc="static", codemodel="large"
    )


def _compiled(text: str, level: int) -> bytes:
    """The object code of a module. Programs are optimised before they are printed: only code is generated here."""
    own = machine()
    generator = target_machine(own, level)
    module = llvm().parse_assembly(text)
    module.triple, module.data_layout = own.triple, str(generator.target_data)
    return generator.emit_object(module)


def _addresses(code: bytes, names: tuple[str, ...]) -> dict[str, int]:
    with LOCK:
        generator = target_machine(machine(), 2)
        engine = llvm().create_mcjit_compiler(llvm().parse_assembly(""), generator)
        engine.add_object_file(llvm().ObjectFileRef.from_data(code))
        engine.finalize_object()
        ENGINES.append(engine)
    return {name: engine.get_function_address(name) for name in names}


def _folder() -> Path | None:
    """The folder of the cache; None without one, or if others than the user may write there."""
    folder = cache_folder("native")
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        found = folder.stat()
    except OSError:
        return None
    safe = os.name != "posix" or (found.st_uid == os.getuid() and not found.st_mode & 0o022)
    return folder if safe else None


def _kept(key: str) -> bytes | None:
    """The code of an entry on disk; None where it is missing or damaged."""
    folder = _folder()
    try:
        content = b"" if folder is None else (folder / key).read_bytes()
    except OSError:
        return None
    code = content[CHECK:]
    return code if code and hashlib.sha256(code).digest() == content[:CHECK] else None


def _keep(key: str, code: bytes) -> None:
    """Write an entry whole; a disk that is full or read-only is no error."""
    folder = _folder()
    if folder is not None:
        with contextlib.suppress(DataError):
            write(folder / key, hashlib.sha256(code).digest() + code)
