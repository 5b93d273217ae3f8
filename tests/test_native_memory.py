"""Loaded code finds its constants also where free memory is scattered."""

import ctypes
import mmap

import pytest

from bgjax.expressions.backends.llvm.machine import why_not
from bgjax.expressions.backends.llvm.objects import loaded


pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
FAR = 3 << 30  # bytes between two modules; never touched, so that they take no memory
TEXT = """
@slot_{k} = global ptr null
@table_{k} = internal constant [2 x double] [double {k}.25, double {k}.5]
define double @entry_{k}(i64 %i) {{
%place = getelementptr double, ptr @table_{k}, i64 %i
%value = load double, ptr %place
store ptr %place, ptr @slot_{k}
ret double %value
}}
"""


def test_code_and_constants_are_near_each_other():
    taken = []
    for k in range(60):
        taken.append(mmap.mmap(-1, FAR))
        where = loaded(TEXT.format(k=k), [f"entry_{k}"], 0)[f"entry_{k}"]
        assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_int64)(where)(1) == k + 0.5
