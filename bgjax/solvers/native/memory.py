"""How much memory a loop over steps needs."""

import ctypes

from .kernel import loop
from .plan import NativePlan
from .records import JobRecord


def memory_size(plan: NativePlan, lanes: int, directions: int) -> int:
    """The number of floats for one thread."""
    job = JobRecord(directions=directions)
    size = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(loop(lanes).memory)
    return size(ctypes.byref(plan.record), ctypes.byref(job))
