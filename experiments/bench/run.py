"""All measurements in one run: `make bench`, or a choice of parts, `make bench ONLY=slider_crank,chain`."""

import argparse
import importlib
import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path

from .machine import machine, one_thread, versions
from .parts import PARTS
from .race import Result, reason, say
from .report import write


RESULTS = Path(__file__).parent / "results"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help=f"parts, with commas between: {', '.join(PARTS)}")
    parser.add_argument("--name", default=date.today().isoformat(), help="of the files that are written")
    found = parser.parse_args()
    found.parts = [name for name in found.only.split(",") if name] or list(PARTS)
    if unknown := [name for name in found.parts if name not in PARTS]:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    return found


def measured(name: str) -> list[Result]:
    """In a process of its own, so that every part begins with the same memory and no compiled program."""
    return importlib.import_module(f".parts.{name}", __package__).run()


def one_part(name: str) -> list[Result]:
    """A part that fails, or whose process dies, is told with its reason, and the rest goes on."""
    print(f"-- {name}", flush=True)
    begin = time.perf_counter()
    try:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            found = pool.submit(measured, name).result()
    except Exception as error:
        say(f"failed: {reason(error)}")
        found = [Result(name, name.replace("_", " "), failures={"this part": reason(error)})]
    say(f"{time.perf_counter() - begin:.0f} s")
    return found


def main() -> None:
    chosen, results, targets = arguments(), [], ""
    one_thread()
    facts = {"machine": machine(), "versions": versions()}
    for table in facts.values():
        print("\n".join(f"{name:<36} {value}" for name, value in table.items()), flush=True)
    with tempfile.TemporaryDirectory(prefix="bench_cache_") as cache:
        os.environ["BGJAX_CACHE"] = cache  # first calls compile, whatever ran before
        for name in chosen.parts:
            results += one_part(name)
            targets = write(results, facts, RESULTS, chosen.name)  # what is measured stays, whatever comes
    print(targets)


if __name__ == "__main__":
    main()
