"""All measurements in one run: `make bench`, or a choice of parts, `make bench ONLY=slider_crank,chain`."""

import argparse
import importlib
import os
import tempfile
import time
from datetime import date
from pathlib import Path

from .machine import machine, one_thread, versions


RESULTS = Path(__file__).parent / "results"


def arguments() -> argparse.Namespace:
    from .parts import PARTS

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help=f"parts, with commas between: {', '.join(PARTS)}")
    parser.add_argument("--name", default=date.today().isoformat(), help="of the files that are written")
    found = parser.parse_args()
    found.parts = [name for name in found.only.split(",") if name] or list(PARTS)
    if unknown := [name for name in found.parts if name not in PARTS]:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    return found


def one_part(name: str) -> list:
    """A part that fails is told with its reason, and the rest goes on."""
    from .race import Result, reason, say

    print(f"-- {name}", flush=True)
    begin = time.perf_counter()
    try:
        found = importlib.import_module(f".parts.{name}", __package__).run()
    except Exception as error:
        say(f"failed: {reason(error)}")
        found = [Result(name, name.replace("_", " "), failures={"this part": reason(error)})]
    say(f"{time.perf_counter() - begin:.0f} s")
    return found


def main() -> None:
    chosen = arguments()
    one_thread()
    with tempfile.TemporaryDirectory(prefix="bench_cache_") as cache:
        os.environ["BGJAX_CACHE"] = cache  # first calls compile, whatever ran before
        facts = {"machine": machine(), "versions": versions()}
        for table in facts.values():
            print("\n".join(f"{name:<36} {value}" for name, value in table.items()), flush=True)
        results = [result for name in chosen.parts for result in one_part(name)]
    from .report import write

    print(write(results, facts, RESULTS, chosen.name))


if __name__ == "__main__":
    main()
