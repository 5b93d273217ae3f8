"""How long until the first result of a new process, with and without a compile cache;
time and memory for a chain of a hundred links."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from ..measure import timed
from ..race import Result, reason, say


ROOT = Path(__file__).parents[3]
BUDGET = float(os.environ.get("BENCH_BUDGET", "900"))
SLIDER_CRANK = (
    "import bgjax as bg; from bgjax.models import slider_crank; "
    "bg.simulate(bg.compile(slider_crank.isostatic()), 0.0, 10.0)['bore.displacement']"
)
CHAIN = """
import json, resource, time
begin = time.perf_counter()
import diffrax as dfx, bgjax as bg
from bgjax.models import chain
from experiments.bench.cases.chain import angles
system = bg.compile(chain.build(angles=tuple(angles(100))), method=bg.{method}())
graph = time.perf_counter() - begin
bg.simulate(system, 0.0, 0.01, bg.initialise(system), solver=dfx.Tsit5())
print(json.dumps(dict(seconds=time.perf_counter() - begin, graph=graph, \
memory=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20)))
"""


def process(code: str, cache: str, patience: float = 600.0) -> str:
    environment = {**os.environ, "BGJAX_CACHE": cache, "PYTHONPATH": str(ROOT)}
    environment.pop("JAX_COMPILATION_CACHE_DIR", None)  # this process's own
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, cwd=ROOT, timeout=patience
    )
    if run.returncode:
        raise RuntimeError(
            run.stderr.strip().splitlines()[-1] if run.stderr.strip() else f"process ended with {run.returncode}"
        )
    return run.stdout


def start_up(result: Result) -> None:
    """Whole processes, from the shell's point of view."""
    cold, warm = [], []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(timed(lambda: process(SLIDER_CRANK, cache))[0])
            warm += [timed(lambda: process(SLIDER_CRANK, cache))[0] for _ in range(2)]
        say(f"cold {cold[-1]:.2f} s, warm {warm[-1]:.2f} s")
    result.numbers |= {
        "cold [s]": statistics.median(cold),
        "cold, worst [s]": max(cold),
        "warm [s]": statistics.median(warm),
        "warm, worst [s]": max(warm),
    }


def long_chain(result: Result) -> None:
    """By both methods; the faster one counts."""
    found = {}
    for method in ("Multipliers", "MinimalCoordinates"):
        try:
            found[method] = json.loads(process(CHAIN.format(method=method), "off", BUDGET))
        except Exception as error:
            why = f"more than {BUDGET:.0f} s" if isinstance(error, subprocess.TimeoutExpired) else reason(error)
            result.failures[f"chain of 100, {method}"] = why
            say(f"chain of 100, {method}: {why}")
            continue
        say(f"chain of 100, {method}: {found[method]}")
        numbers = {
            "compile [s]": found[method]["seconds"],
            "until the graph is compiled [s]": found[method]["graph"],
            "memory [GiB]": found[method]["memory"],
        }
        result.numbers |= {f"chain of 100, {method}, {name}": value for name, value in numbers.items()}
    if found:
        best = min(found.values(), key=lambda each: each["seconds"])
        result.numbers |= {"chain of 100, compile [s]": best["seconds"], "chain of 100, memory [GiB]": best["memory"]}


def run() -> list[Result]:
    result = Result("start_up", "Start-up and compilation")
    result.notes.append(
        "Compile times of the chain are those of a new process without a cache: imports, graph, program, first run "
        "over 10 ms."
    )
    for part in (start_up, long_chain):
        try:
            part(result)
        except Exception as error:
            result.failures[part.__name__] = reason(error)
    return [result]
