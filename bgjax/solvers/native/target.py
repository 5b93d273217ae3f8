"""Native runs as targets of XLA's typed foreign function interface, by names that follow from their content."""

import ctypes
from typing import Any

import jax

from ...expressions.backends.llvm.objects import loaded
from .kernel import loop
from .plan import NativePlan


# The handler finds its plan and the loop in variables, so that programs of XLA hold no address.
TEXT = """
@plan_{name} = global ptr null
@entry_{name} = global ptr null
define ptr @handler_{name}(ptr %frame) {{
%plan = load ptr, ptr @plan_{name}
%entry = load ptr, ptr @entry_{name}
%error = call ptr %entry(ptr %frame, ptr %plan)
ret ptr %error
}}
"""
KEPT: dict[str, Any] = {}  # plans of registered targets: programs may call them as long as the process lives


def registered(plan: NativePlan, lanes: int) -> str:
    """The name under which programs of XLA call a plan with this many lanes."""
    name = f"bgjax_{plan.name}_{lanes}"
    if name not in KEPT:
        KEPT[name] = plan
        names = [f"{word}_{name}" for word in ("plan", "entry", "handler")]
        where, entry, handler = (loaded(TEXT.format(name=name), names, 0)[word] for word in names)
        ctypes.c_void_p.from_address(where).value = ctypes.addressof(plan.record)
        ctypes.c_void_p.from_address(entry).value = loop(lanes).call
        jax.ffi.register_ffi_target(name, _capsule(handler), platform="cpu", api_version=1)
    return name


def _capsule(address: int) -> Any:
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(address, _WORD, None)


_WORD = b"xla._CUSTOM_CALL_TARGET"  # a capsule refers to its name
