"""Strict everywhere: x64, no rank promotion, warnings are errors, shapes checked at run time."""

import gc
import importlib
import itertools
import os


# On two busy cores a dense block of 242 rows took 0.24 s with BLAS threads and 1.3 ms without. Processes that xdist
# starts inherit this; without xdist NumPy is loaded before it, so set it in the shell.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import jax
import pytest
from jaxtyping import install_import_hook

from . import typechecker  # noqa: F401  (found by the hook by its name)


# Per-scalar modules are left out: a check on every scalar operation would dominate the run time.
CHECKED = [
    "bgjax.elements",
    "bgjax.system.compile",
    "bgjax.system.system",
    "bgjax.simulation.reference.integrate",
    "bgjax.simulation.simulate",
    "bgjax.simulation.start.initialise",
    "bgjax.simulation.start.search",
    "bgjax.simulation.solution.base",
    "bgjax.simulation.solution.failures",
    "bgjax.simulation.solution.solution",
    "bgjax.graph.methods.base",
    "bgjax.graph.methods.ports",
    "bgjax.simulation.reference.checked_times",
]

with install_import_hook(CHECKED, "tests.typechecker.check"):
    for name in CHECKED:
        importlib.import_module(name)

jax.config.update("jax_numpy_rank_promotion", "raise")

# tracing makes millions of objects that live for a while: by the interpreter's own thresholds they are looked through
# again and again
gc.set_threshold(10_000, 10, 10)
MODULES = itertools.count(1)  # test modules that this process has run
THOROUGH = 10  # every so many modules all objects are looked through


@pytest.fixture(autouse=True, scope="module")
def _forget_programs():
    """Hundreds of CPU programs can exhaust the memory maps. What is left, half a million objects of plans that are kept
    and of modules, is not looked through again by every later collection."""
    yield
    jax.clear_caches()
    if next(MODULES) % THOROUGH == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
