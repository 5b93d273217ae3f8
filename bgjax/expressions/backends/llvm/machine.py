"""The processor of this machine: whether there is native code for it, its lanes, and its floating-point mode."""

import importlib.util
import os
import platform
from functools import cache
from typing import Any, NamedTuple


SWITCH = "BGJAX_NATIVE"
NEEDED = {"x86_64": ("avx2", "fma"), "aarch64": ()}  # features, by processor


class Machine(NamedTuple):
    """The target of compilation."""

    triple: str
    processor: str
    features: str
    architecture: str
    lanes: int  # of a sweep


def why_not() -> str:
    """Why there is no native code on this machine; empty if there is."""
    if os.environ.get(SWITCH, "").lower() == "off":
        return f"{SWITCH}=off"
    return _why_not()


@cache
def _why_not() -> str:
    if importlib.util.find_spec("llvmlite") is None:
        return "the package llvmlite is not installed (pip install llvmlite)"
    architecture = _architecture()
    if architecture not in NEEDED:
        return f"there is none for processors of type {platform.machine()}"
    has = _llvm().get_host_cpu_features()
    missing = [name for name in NEEDED[architecture] if not has.get(name)]
    return f"the processor has no {' and '.join(missing)}" if missing else ""


def _architecture() -> str:
    found = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(found, found)


@cache
def _llvm() -> Any:
    """llvmlite's binding of LLVM, prepared for this processor."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


def llvm() -> Any:
    """llvmlite's binding of LLVM; call it only where `why_not` is empty."""
    return _llvm()


@cache
def machine() -> Machine:
    """This machine."""
    binding = _llvm()
    features = binding.get_host_cpu_features()
    # LLVM takes 256 bits on processors whose clock 512 bits would slow down, unless it is told otherwise
    lanes = 8 if features.get("avx512f") and features.get("avx512vl") else 4
    texts = features.flatten() + (",-prefer-256-bit" if lanes == 8 else "")
    return Machine(binding.get_process_triple(), binding.get_host_cpu_name(), texts, _architecture(), lanes)


MODES = {
    "x86_64": """
declare void @llvm.x86.sse.stmxcsr(ptr)
declare void @llvm.x86.sse.ldmxcsr(ptr)
define i32 @bg_plain_mode() nounwind {
ret i32 8064
}
define i32 @bg_float_mode() nounwind {
%place = alloca i32, align 4
call void @llvm.x86.sse.stmxcsr(ptr %place)
%mode = load i32, ptr %place, align 4
ret i32 %mode
}
define void @bg_set_float_mode(i32 %mode) nounwind {
%place = alloca i32, align 4
store i32 %mode, ptr %place, align 4
call void @llvm.x86.sse.ldmxcsr(ptr %place)
ret void
}
""",
    "aarch64": """
declare i64 @llvm.aarch64.get.fpcr()
declare void @llvm.aarch64.set.fpcr(i64)
define i32 @bg_plain_mode() nounwind {
ret i32 0
}
define i32 @bg_float_mode() nounwind {
%mode = call i64 @llvm.aarch64.get.fpcr()
%short = trunc i64 %mode to i32
ret i32 %short
}
define void @bg_set_float_mode(i32 %mode) nounwind {
%long = zext i32 %mode to i64
call void @llvm.aarch64.set.fpcr(i64 %long)
ret void
}
""",
}
"""Functions that read and set how denormal numbers are treated; XLA's threads take them for zero."""
