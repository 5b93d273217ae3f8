"""`python -m experiments.random_mechanisms.run --count 500 --seed 0`: random mechanisms by three methods against Newton–Euler."""

import argparse
import time
from collections import Counter
from pathlib import Path

from .compare import METHODS, Verdict, judge


def main() -> None:
    """Judge, and print a summary; `--write` records it beside this file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    start, found = time.time(), []
    for seed in range(given.seed, given.seed + given.count):
        for method in METHODS:
            found.append(judge(seed, method))
            if found[-1].kind != "right":
                print(f"{found[-1].kind} {seed} {method}: {found[-1].what[:200]}", flush=True)
    text = summary(found, given.count, time.time() - start)
    print(text)
    if given.write:
        (Path(__file__).parent / "result.md").write_text(text)


def summary(found: list[Verdict], count: int, seconds: float) -> str:
    """Verdicts by method, and the reasons of refusals."""
    kinds = ("right", "refused", "missed", "wrong", "crash")
    lines = [f"# {count} random mechanisms, {seconds:.0f} s", "", "| method | " + " | ".join(kinds) + " |", "|---|---|---|---|---|---|"]
    for method in METHODS:
        counted = Counter(verdict.kind for verdict in found if verdict.method == method)
        lines.append(f"| {method} | " + " | ".join(str(counted[kind]) for kind in kinds) + " |")
    reasons = Counter(_reason(verdict) for verdict in found if verdict.kind == "refused")
    lines += ["", "Refused:", *[f"- {number} × {reason}" for reason, number in reasons.most_common()]]
    lines += [f"- {verdict.kind}: seed {verdict.seed}, {verdict.method}: {verdict.what}" for verdict in found if verdict.kind in ("missed", "wrong", "crash")]
    return "\n".join(lines) + "\n"


def _reason(verdict: Verdict) -> str:
    kind, _, rest = verdict.what.partition(": ")
    return f"{kind}: {rest.partition(': ')[2][:110]}"


if __name__ == "__main__":
    main()
