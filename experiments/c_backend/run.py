"""Every program of the registry in C beside NumPy; see README.md. Names of models as arguments select some of them."""

import sys
import warnings
from collections import Counter

import bgjax as bg
from bgjax.models import REGISTRY
from experiments.c_backend.compare import Compared, compared, near_initial


METHODS = (bg.Multipliers(), bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates())
TOLERANCE = 1e-10  # relative to the largest value of a program
EQUAL, DIFFERENT, REFUSED, LAWS = "equal", "different", "refused", "law"


def judged(name: str, method: bg.AbstractMethod) -> tuple[str, list[Compared], str]:
    """A word for a model with a method, the comparisons, and a remark."""
    try:
        system = bg.compile(REGISTRY[name].build(), method=method)
    except bg.BondGraphError as error:
        return REFUSED, [], type(error).__name__ + ": " + str(error.faults[0].what)
    state = near_initial(system, REGISTRY[name].initial)
    try:
        found = compared(system, state)
    except bg.StructureError as error:
        return LAWS, [], "laws of " + ", ".join(fault.where for fault in error.faults)
    worst = max(each.difference for each in found)
    return EQUAL if worst <= TOLERANCE else DIFFERENT, found, remark(found)


def remark(found: list[Compared]) -> str:
    parts = [f"{each.what} {each.lines} lines {each.difference:.1e} {each.seconds:.1f} s" for each in found]
    calls = sorted({kind for each in found for kind in each.calls})
    nans = sum(each.nans for each in found)
    return "; ".join([*parts, *calls, *([f"{nans} NaN in both"] if nans else [])])


def main() -> None:
    warnings.simplefilter("ignore")
    words: dict[str, Counter] = {type(method).__name__: Counter() for method in METHODS}
    programs, kinds = 0, Counter()
    for name in sys.argv[1:] or REGISTRY:
        for method in METHODS:
            word, found, why = judged(name, method)
            words[type(method).__name__][word] += 1
            programs += len(found)
            kinds.update(kind for each in found for kind in each.calls)
            print(f"{name:28} {type(method).__name__:20} {word:10} {why}", flush=True)
    table(words)
    print(f"{programs} programs run; with calls: {dict(kinds)}")


def table(words: dict[str, Counter]) -> None:
    columns = (EQUAL, DIFFERENT, REFUSED, LAWS)
    print("\n| method | models | " + " | ".join(columns) + " |\n|---|" + "---|" * (len(columns) + 1))
    for method, counts in [*words.items(), ("all", sum(words.values(), Counter()))]:
        print(f"| {method} | {counts.total()} | " + " | ".join(str(counts[word]) for word in columns) + " |")


if __name__ == "__main__":
    main()
