"""`python -m experiments.random_graphs.run --first 0 --count 1000 --orders 1 --write`:
random graphs beside the oracle, by verdict.

Batches of other seeds may run side by side: each writes a record of its own, and `result.md` is made of all of them."""

import argparse
import time

import numpy as np

from .generate import Generator
from .judge import Judge, Verdict, difference
from .record import Record, write


BAD = ("wrong", "crash", "NaN", "missed", "order", "unproved", "contradiction", "free")
NOTED = (*BAD, "another root", "index 3", "none found", "undecided")
EVERY = 100  # graphs between two lines of progress
TRACED = 100  # of so many graphs one is compiled by JAX too, which takes a hundred times as long as NumPy's evaluation


def verdict(seed: int, orders: int = 1, largest: int = 60) -> Verdict:
    """The verdict in the listing of the generator, which must be that of other listings too,
    with the same rates or reasons."""
    judge = Judge(Generator(seed, largest).graph(), seed, traced=seed % TRACED == 0)
    found = judge.verdict()
    for number in range(orders):
        differs = difference(found, judge.verdict(np.random.default_rng((seed, number))))
        if differs and found.kind not in BAD:
            return Verdict("order", differs)
    return found


def _tried(seed: int, orders: int) -> Verdict:
    """As `verdict`; a fault of the oracle itself is told and stops nothing."""
    try:
        return verdict(seed, orders)
    except Exception as error:  # noqa: BLE001
        return Verdict("crash", f"outside bgjax: {type(error).__name__}: {error}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="seed of the first graph")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--orders", type=int, default=1, help="other listings of each graph")
    parser.add_argument("--write", action="store_true", help="keep a record, and make result.md of all records")
    options = parser.parse_args()
    record, began = Record(options.first, options.orders), time.time()
    for seed in range(options.first, options.first + options.count):
        found = _tried(seed, options.orders)
        noted = found.what.split("As equations: ")[-1][:230].replace("\n", " ") if found.kind in NOTED else None
        record.add(seed, found.kind, noted, time.time() - began)
        if noted is not None:
            print(seed, found.kind, noted, flush=True)
        if record.graphs % EVERY == 0 or record.graphs == options.count:
            print(record.line, flush=True)
            if options.write:
                write(record)


if __name__ == "__main__":
    main()
