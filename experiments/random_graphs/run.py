"""`python -m experiments.random_graphs.run --first 0 --count 1000 --orders 2`: random graphs beside the oracle, counted by verdict."""

import argparse
import collections
import time

import numpy as np

from .generate import Generator
from .judge import Verdict, compiled, judge


BAD = ("wrong", "crash", "NaN", "missed", "order")


def verdict(seed: int, orders: int) -> Verdict:
    """The verdict in the listing of the generator, which must be that of other listings too."""
    description = Generator(seed).graph()
    found = judge(description, seed)
    accepted = compiled(description).error is None
    for number in range(orders):
        other = compiled(description, np.random.default_rng((seed, number)))
        if (other.error is None) != accepted:
            return Verdict("order", f"{found.kind} in one listing ({found.what}), in another {'accepted' if other.error is None else other.reason}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--orders", type=int, default=1)
    options = parser.parse_args()
    counts, began = collections.Counter(), time.time()
    for seed in range(options.first, options.first + options.count):
        found = verdict(seed, options.orders)
        counts[found.kind] += 1
        if found.kind in BAD or found.kind in ("contradiction", "free", "another root"):
            print(seed, found.kind, found.what[:230].replace("\n", " "), flush=True)
    print(f"{options.count} graphs from seed {options.first}: {dict(counts)}; {time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
