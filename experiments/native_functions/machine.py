"""The built functions on this machine: compiled by llvmlite, and called on arrays."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np


RUNTIME = Path(__file__).parents[2] / "bgjax/expressions/backends/llvm/runtime"
UNARY = ("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "log", "sign")
BINARY = ("atan2", "power", "pow", "maximum", "minimum")
WIDTHS = (1, 4, 8)


def target_machine(features: str | None = None) -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    own = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(llvm.get_host_cpu_name(), own if features is None else features, opt=2)


def loop(name: str, width: int, called: str = "") -> str:
    """A function that calls another one on arrays, `times` times from the beginning of the arrays to the end."""
    lanes = "double" if width == 1 else f"<{width} x double>"
    second = {**dict.fromkeys(BINARY, f", {lanes} %b"), "sincos": ", ptr %also"}.get(name, "")
    called = called or f"bg_{name}_{width}"
    return f"""
define void @run_{name}_{width}(ptr %x, ptr %y, ptr %out, ptr %also, i64 %count, i64 %times) {{
begin:
  br label %again
again:
  %time = phi i64 [0, %begin], [%next_time, %end]
  br label %step
step:
  %k = phi i64 [0, %again], [%next, %step]
  %px = getelementptr double, ptr %x, i64 %k
  %py = getelementptr double, ptr %y, i64 %k
  %po = getelementptr double, ptr %out, i64 %k
  %a = load {lanes}, ptr %px, align 8
  %b = load {lanes}, ptr %py, align 8
  %r = call {lanes} @{called}({lanes} %a{second})
  store {lanes} %r, ptr %po, align 8
  %next = add i64 %k, {width}
  %more = icmp slt i64 %next, %count
  br i1 %more, label %step, label %end
end:
  %next_time = add i64 %time, 1
  %again_more = icmp slt i64 %next_time, %times
  br i1 %again_more, label %again, label %done
done:
  ret void
}}
"""


@dataclass(frozen=True)
class Functions:
    """The functions of one width; `engine` holds their machine code."""

    width: int
    engine: object

    def run(self, name: str, x: np.ndarray, y: np.ndarray | None = None, times: int = 1) -> np.ndarray:
        x = np.ascontiguousarray(x, dtype=float)
        padded = [self._padded(part) for part in (x, x if y is None else np.asarray(y, dtype=float))]
        out, also = np.empty_like(padded[0]), np.empty(8)
        function = self._function(name)
        function(*(array.ctypes.data for array in (*padded, out, also)), out.size, times)
        return out[: x.size]

    def cosines(self, x: np.ndarray) -> np.ndarray:
        """What the function of both gives beside the sines, of as many numbers as there are lanes."""
        x, out, also = np.ascontiguousarray(x, dtype=float), np.empty(8), np.empty(8)
        self._function("sincos")(x.ctypes.data, x.ctypes.data, out.ctypes.data, also.ctypes.data, self.width, 1)
        return also[: self.width]

    def _padded(self, x: np.ndarray) -> np.ndarray:
        return np.concatenate([x, np.ones(-x.size % self.width)])

    def _function(self, name: str) -> Callable:
        address = self.engine.get_function_address(f"run_{name}_{self.width}")
        return ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64, ctypes.c_int64)(address)


def functions(width: int) -> Functions:
    text = (RUNTIME / f"functions_{width}.ll").read_text(encoding="utf-8")
    machine = target_machine()
    module = llvm.parse_assembly(text + "".join(loop(name, width) for name in (*UNARY, *BINARY, "sincos")))
    module.triple = machine.triple
    module.verify()
    return Functions(width, llvm.create_mcjit_compiler(module, machine))


def library(name: str) -> Callable:
    """The C library's function in the same loop."""
    called = {"power": "pow"}.get(name, name)
    arguments = "double, double" if name in BINARY else "double"
    module = llvm.parse_assembly(f"declare double @{called}({arguments})\n" + loop(name, 1, called))
    machine = target_machine()
    module.triple = machine.triple
    native = Functions(1, llvm.create_mcjit_compiler(module, machine))
    return lambda x, y, times: native.run(name, x, y, times)
