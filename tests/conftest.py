"""Strict everywhere: x64, no rank promotion, warnings are errors, shapes checked at run time."""

import gc
import importlib
import os


# Two test processes whose libraries each take both cores wait for each other: dense blocks of 242 rows took a hundred times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import jax
import pytest
from jaxtyping import install_import_hook


# Per-scalar modules are left out: a check on every scalar operation would dominate the run time.
CHECKED = ["bgjax.elements", "bgjax._system", "bgjax._simulate", "bgjax._initial", "bgjax._solution", "bgjax._closure", "bgjax._times"]

with install_import_hook(CHECKED, "beartype.beartype"):
    for name in CHECKED:
        importlib.import_module(name)

jax.config.update("jax_numpy_rank_promotion", "raise")


@pytest.fixture(autouse=True, scope="module")
def _forget_programs():
    """Hundreds of CPU programs can exhaust the memory maps."""
    yield
    jax.clear_caches()
    gc.collect()
