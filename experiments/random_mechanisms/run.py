"""`python -m experiments.random_mechanisms.run --count 500 --seed 0`:
random mechanisms by three methods against Newton–Euler."""

import argparse
import re
import subprocess
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
    text = summary(found, given.seed, given.count, time.time() - start)
    print(text)
    if given.write:
        with (Path(__file__).parent / "result.md").open("a") as file:
            file.write(f"\n{text}")


def _commit() -> str:
    """Of the code that was run, where git knows it."""
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=Path(__file__).parent
    )
    return told.stdout.strip() or "unknown"


def summary(found: list[Verdict], seed: int, count: int, seconds: float) -> str:
    """Verdicts by method, and the reasons of refusals."""
    kinds = ("right", "refused", "missed", "wrong", "crash")
    lines = [
        f"## Seeds {seed} to {seed + count - 1}, commit {_commit()}, {seconds:.0f} s",
        "",
        "| method | " + " | ".join(kinds) + " |",
        "|---|---|---|---|---|---|",
    ]
    for method in METHODS:
        counted = Counter(verdict.kind for verdict in found if verdict.method == method)
        lines.append(f"| {method} | " + " | ".join(str(counted[kind]) for kind in kinds) + " |")
    reasons = Counter(_reason(verdict) for verdict in found if verdict.kind == "refused")
    lines += ["", "Refused:", *[f"- {number} × {reason}" for reason, number in reasons.most_common()]]
    lines += [
        f"- {verdict.kind}: seed {verdict.seed}, {verdict.method}: {verdict.what}"
        for verdict in found
        if verdict.kind in ("missed", "wrong", "crash")
    ]
    return "\n".join(lines) + "\n"


def _reason(verdict: Verdict) -> str:
    """The error and its words, without names and numbers."""
    kind, _, rest = verdict.what.partition(": ")
    words = rest.partition(": ")[2]
    for pattern in (
        r"the mechanism has mobility \d+",
        r": \d+ coordinates, \d+ independent constraints",
        r"joints [\w, ]+ do",
        r"\([-\d., e]+\)",
    ):
        words = re.sub(pattern, lambda found: re.sub(r"[-\d.]+|joints [\w, ]+ do", "…", found.group()), words)
    return f"{kind}: {words[:160]}"


if __name__ == "__main__":
    main()
