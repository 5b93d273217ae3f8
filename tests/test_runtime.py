"""The one side effect of importing bgjax."""

import os
import re
import subprocess
import sys
from pathlib import Path

import jax
import pytest

from bgjax import _runtime


def run(code: str, **environment) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


def test_flags_are_merged_with_the_users():
    quick = " ".join(f"{option}=false" for option in _runtime.ALIAS_OPTIONS)
    assert _runtime.merged_flags("") == f"{quick} {_runtime.LOOP_FLAG}"
    assert _runtime.merged_flags("--xla_x=1") == f"--xla_x=1 {quick} {_runtime.LOOP_FLAG}"
    assert (
        _runtime.merged_flags("--xla_backend_extra_options=a=1")
        == f"--xla_backend_extra_options=a=1,{_runtime.LOOP_OPTION}=100000000 {quick}"
    )
    own = f"--xla_backend_extra_options={_runtime.LOOP_OPTION}=5 " + " ".join(
        f"{option}=true" for option in _runtime.ALIAS_OPTIONS
    )
    assert _runtime.merged_flags(own) == own


def test_x64_is_on_here():
    assert jax.config.jax_enable_x64


def test_opt_out_leaves_jax_alone():
    clean = {k: v for k, v in os.environ.items() if k != "XLA_FLAGS"}
    code = (
        "import bgjax, jax, os; bgjax.I; assert not jax.config.jax_enable_x64; "
        "assert 'small_while' not in os.environ.get('XLA_FLAGS', '')"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], env={**clean, "BGJAX_RUNTIME": "off"}, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr


def test_warns_when_too_late():
    late = "import jax; jax.numpy.zeros(1); import bgjax; bgjax.I"
    result = run(late, XLA_FLAGS="")
    assert result.returncode != 0 and "before the first JAX computation" in result.stderr
    assert run("import jax, bgjax; bgjax.I", XLA_FLAGS="").returncode == 0


def test_unwritable_cache_is_no_error(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    assert run("import bgjax; bgjax.I", BGJAX_CACHE=str(file)).returncode == 0


def test_the_collector_leaves_imported_modules_alone():
    code = "import gc, bgjax; bgjax.simulate; assert gc.isenabled(); print(gc.get_freeze_count())"
    assert int(run(code).stdout) > 10_000
    assert int(run(code, BGJAX_RUNTIME="off").stdout) == 0


LOADED = "print([name for name in ('diffrax', 'optimistix', 'lineax', 'optax') if name in sys.modules])"


def first_graph() -> str:
    """The first graph of the README, and its system."""
    readme = (Path(__file__).parent.parent / "README.md").read_text()
    return re.search(r"^graph = bg\.Graph\(.*?^system = bg\.compile\(graph\)$", readme, re.S | re.M).group()


def test_compiling_imports_no_solver():
    """diffrax and optimistix take a second to import."""
    assert run(f"import sys, bgjax as bg\n{first_graph()}\n{LOADED}").stdout == "[]\n"


@pytest.mark.parametrize("options", ("", "audit=True", "rtol=1e-9", "saveat=[0.5, 1.0], stops=[0.3], throw=False"))
def test_native_runs_import_no_solver(options):
    """From the graph to printed results: diffrax is imported where it takes the run, and where users ask for its
    objects."""
    code = (
        f"import sys, bgjax as bg\n{first_graph()}\n"
        f"y0 = bg.initialise(system)\nsol = bg.simulate(system, 0, 1, y0, {options})\n"
        "assert not sol.reference, sol.reference\n"
        "sol['shaft.flow'], sol.energy, sol.successful, sol.stats, sol.events, sol.audit and str(sol.audit)\n"
        f"text = str(sol)\n{LOADED}\n"
        "print(sol.result == bg.RESULTS.successful, 'diffrax' in sys.modules)"
    )
    found = run(code)
    assert found.stdout == "[]\nTrue True\n", found.stderr


def test_native_runs_compile_nothing_by_xla():
    """From parts to printed results, with an audit: neither programs nor single operations."""
    code = (
        "import jax, bgjax as bg\nfrom bgjax.models import planar_slider_crank, slider_crank\ncompiled = []\n"
        "def listen(event, seconds, **words):\n"
        "    if 'backend_compile' in event:\n        compiled.append(words.get('fun_name'))\n"
        "jax.monitoring.register_event_duration_secs_listener(listen)\n"
        "for model in (planar_slider_crank.build(), slider_crank.isostatic()):\n"
        "    system = bg.compile(model)\n"
        "    sol = bg.simulate(system, 0.0, 1.0, bg.initialise(system), audit=True)\n"
        "    assert not sol.reference, sol.reference\n"
        "    sol[sol.system.results[0]], sol.energy, str(sol), str(sol.audit)\n"
        "print(compiled)"
    )
    found = run(code)
    assert found.stdout == "[]\n", found.stderr


# -- entries of the compilation cache -------------------------------------------------------------------------
COMPILED = """
import bgjax as bg
bg.I
import jax
import pytest
print(jax.jit(lambda x: 2.0 * x**3 + 1.0)(3.0), jax.jit(lambda x: x - 1.0)(3.0))
"""


def entries(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*-cache")}


def cached(code: str, folder: Path, *arguments: str, **environment) -> subprocess.CompletedProcess:
    """Runs code with a cache folder of its own, all warnings as errors."""
    clean = {k: v for k, v in os.environ.items() if k not in ("JAX_COMPILATION_CACHE_DIR", "BGJAX_RUNTIME")}
    clean |= {"BGJAX_CACHE": str(folder), **environment}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments], env=clean, capture_output=True, text=True
    )


def test_damaged_entries_of_the_cache_are_written_anew(tmp_path):
    """A process that was killed while it wrote leaves the first part of an entry, or nothing of it."""
    assert cached(COMPILED, tmp_path).stdout == "55.0 2.0\n"
    whole = entries(tmp_path)
    assert whole
    for number, path in enumerate(sorted(tmp_path.rglob("*-cache"))):
        content = path.read_bytes()
        path.write_bytes(content[: len(content) // 2] if number % 2 == 0 else b"")
    again = cached(COMPILED, tmp_path)
    assert again.stdout == "55.0 2.0\n" and not again.stderr, again.stderr
    sizes = [len(content) for content in entries(tmp_path).values()]
    assert len(sizes) == len(whole) and min(sizes) > 0.9 * min(map(len, whole.values()))
    times = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*-cache")}
    assert cached(COMPILED, tmp_path).stdout == "55.0 2.0\n"  # all are read: none is written again
    assert times == {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*-cache")}
    assert not [*tmp_path.rglob("*.partial")]


PUT = """
import bgjax as bg, sys
bg.I
from jax._src.lru_cache import LRUCache
for folder in sys.argv[1:]:
    cache = LRUCache(folder, max_size=-1)
    cache.put("key", b"one")
    cache.put("key", b"two")
    print(cache.get("key").decode())
"""


def test_entries_are_replaced_in_the_own_folder_alone(tmp_path):
    folders = [str(tmp_path / "machine"), str(tmp_path / "deeper" / "machine")]
    assert cached(PUT, tmp_path, *folders).stdout == "two\none\n"


def test_an_unchanged_jax_keeps_its_cache(tmp_path):
    """With BGJAX_RUNTIME=off, and where the private names of JAX are other ones."""
    assert cached(PUT, tmp_path, str(tmp_path / "machine"), BGJAX_RUNTIME="off").stdout == "one\n"
    renamed = "import jax._src.compilation_cache as c; c.decompress = c.__dict__.pop('decompress_executable')\n"
    assert cached(renamed + PUT, tmp_path, str(tmp_path / "third")).stdout == "one\n"
