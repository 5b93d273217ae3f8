"""Compiles the C files of this folder to texts of LLVM IR, one for each group and number of lanes: `make kernels`.

Needs clang; users need the texts alone, which are part of the package. They hold nothing of the machine on which they
were made: no target, no attributes of one, no intrinsics of one, no names from outside. Their first line has the hash
of what they were made from, and a test compares it.
"""

import hashlib
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import jax

from bgjax.expressions.backends.c.unit import RUNTIME, limits_text


HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[3]
WIDTHS = (1, 4, 8)
XLA = ("-I", jax.ffi.include_dir())
SMALL = ("-Os", "-fno-unroll-loops")
CLANGS = ("clang-22", "clang-23", "clang-24", "clang")
FLAGS = (
    *("-x", "c", "-std=gnu2x", "-S", "-emit-llvm", "-O2", "-Wall", "-Werror", "--target=x86_64-unknown-linux-gnu"),
    # the same operations in every width: none joined, none replaced by others, none made vectors by the compiler
    *("-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fno-vectorize", "-fno-slp-vectorize"),
    # eight lanes travel in one register
    *("-mfma", "-mavx512f", "-mavx512vl", "-mprefer-vector-width=512"),
    # nothing from libraries, and nothing that a kernel does not need
    *("-ffreestanding", "-fno-builtin", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-ident"),
    *("-fno-exceptions", "-fno-unwind-tables", "-fno-asynchronous-unwind-tables", "-fomit-frame-pointer", "-fno-pic"),
    *("-Xclang", "-discard-value-names"),
)
FORBIDDEN = re.compile(
    r"@llvm\.(x86|aarch64|memcpy|memset|memmove)|^declare (?!.*@(llvm\.|bg_))|\bfast\b|asm ", re.MULTILINE
)


@dataclass(frozen=True)
class Group:
    """C files, in this order one text that begins with `head`; `BG_LANES` is the number of lanes. The texts of LLVM IR
    are written into `folder`."""

    files: tuple[str, ...]
    widths: tuple[int, ...]
    flags: tuple[str, ...] = ()
    head: str = ""
    folder: Path = HERE

    def sources(self) -> list[Path]:
        folders = {(HERE / file).parent for file in self.files}
        headers = [path for folder in folders for path in folder.glob("*.h")]
        return sorted({*((HERE / file).resolve() for file in self.files), *(path.resolve() for path in headers)})

    def digest(self) -> str:
        """Of the names and contents of the sources, and of the flags."""
        found = hashlib.sha256(
            "\0".join((self.head, *self.files, *FLAGS, *(flag for flag in self.flags if flag not in XLA))).encode()
        )
        for path in self.sources():
            found.update(b"\0" + path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
        return found.hexdigest()


FUNCTIONS = ("comparison", "exponential", "hyperbolic", "inverse_trigonometric", "power", "trigonometric")
# functions of the C library that the solves of printed C call, as instructions; `memcpy` copies numbers
SOLVES = """
#include <math.h>
#include <string.h>
#define fabs __builtin_fabs
#define fmin __builtin_fmin
#define ldexp __builtin_ldexp
#define sqrt __builtin_sqrt
#define memcpy bg_memcpy
static void *bg_memcpy(void *to, const void *from, size_t size) {
    for (size_t k = 0; k < size / sizeof(double); k++) ((double *)to)[k] = ((const double *)from)[k];
    return to;
}
"""
GROUPS = {
    "functions": Group(tuple(f"functions/{name}.c" for name in FUNCTIONS), WIDTHS),
    "solves": Group(
        (*(f"../../c/runtime/{name}.c" for name in RUNTIME), "lanes.c"), WIDTHS, SMALL, limits_text() + SOLVES
    ),
    "run": Group(
        ("../../../../solvers/native/source/run.c",), WIDTHS, (*SMALL, *XLA), folder=PACKAGE / "solvers/native/source"
    ),
}


def texts() -> dict[Path, tuple[Group, int]]:
    """All files that are built, with their group and width."""
    return {
        group.folder / f"{name}_{width}.ll": (group, width) for name, group in GROUPS.items() for width in group.widths
    }


def compiler() -> str:
    found = [path for name in CLANGS if (path := shutil.which(name))]
    if not found:
        raise SystemExit(
            "The kernels are built with clang 22 or newer, which is missing. On Debian: apt-get install clang-22"
        )
    return found[0]


def compiled(group: Group, width: int) -> str:
    unit = group.head + "".join(f'#include "{file}"\n' for file in group.files)
    command = [compiler(), *FLAGS, *group.flags, f"-DBG_LANES={width}", "-I.", "-o", "-", "-"]
    return subprocess.run(command, input=unit, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout


def stripped(text: str) -> str:
    """Without comments, metadata, the target, and attributes that name a machine."""
    text = re.sub(r"^(;|source_filename|target |!).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"\s*;[^\n\"]*$", "", text, flags=re.MULTILINE)
    text = re.sub(r", ![\w.]+ !\d+", "", text)
    text = re.sub(r' "[\w.-]+"(="[^"]*")?', "", text)
    return re.sub(r"\n{2,}", "\n", text.replace(" local_unnamed_addr", "").replace(" dso_local", "")).strip() + "\n"


def checked(path: Path, text: str) -> str:
    wrong = FORBIDDEN.search(text)
    if wrong:
        raise SystemExit(f"{path.name} holds {wrong.group()!r}, which not every machine has.")
    return text


def build() -> None:
    for path, (group, width) in texts().items():
        text = checked(path, stripped(compiled(group, width)))
        path.write_text(f"; sources {group.digest()}\n{text}", encoding="utf-8")
        print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    build()
