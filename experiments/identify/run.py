"""See README.md."""

import sys
import time
from datetime import date
from pathlib import Path

import numpy as np

import bgjax as bg
from experiments.identify import crank_rocker
from experiments.identify.flores import flores
from experiments.identify.race import race


HERE = Path(__file__).parent


def covered(problem: crank_rocker.Problem) -> list[str]:
    """A line a seed, and how many are within one, two and three standard deviations."""
    lines, distances = [], []
    for seed in crank_rocker.SEEDS:
        began = time.perf_counter()
        fit = problem.fit(seed)
        off = {path: (fit[path] - value) / fit.std[path] for path, value in problem.true.items()}
        distances.append(list(off.values()))
        told = ", ".join(f"{path} {fit[path]:.5g} ± {fit.std[path]:.2g} ({off[path]:+.1f} σ)" for path in problem.true)
        lines.append(f"seed {seed}: {told}; {fit.how}; {time.perf_counter() - began:.0f} s")
        print(lines[-1], flush=True)
    sizes = np.abs(np.array(distances))
    inside = [
        f"{int(np.sum(np.all(sizes < k, axis=1)))} of {len(sizes)} within {k} σ in all of them" for k in (1, 2, 3)
    ]
    each = [
        (
            f"{path}: {int(np.sum(sizes[:, k] < 1.0))}, {int(np.sum(sizes[:, k] < 2.0))}, "
            f"{int(np.sum(sizes[:, k] < 3.0))} within 1, 2, 3 σ"
        )
        for k, path in enumerate(problem.true)
    ]
    print("\n".join([*inside, *each]), flush=True)
    return [*lines, "", *inside, *each]


def spread() -> list[str]:
    """A hundred fits of the rigid crank-rocker with other noise, from the true values:
    do the standard deviations say how they scatter?"""
    problem = crank_rocker.rigid()
    found = []
    for seed in range(100):
        rng = np.random.default_rng(seed)
        noise = {name: crank_rocker.NOISE * float(np.std(column)) for name, column in problem.columns.items()}
        data = {name: column + noise[name] * rng.normal(size=column.shape) for name, column in problem.columns.items()}
        found.append(
            bg.fit(problem.system, {"t": problem.times, **data}, parameters=list(problem.true), windows=0, rtol=1e-7)
        )
    lines = []
    for path in problem.true:
        scatter, said = (
            float(np.std([fit[path] for fit in found], ddof=1)),
            float(np.mean([fit.std[path] for fit in found])),
        )
        lines.append(
            f"{path}: the fits scatter by {scatter:.4g}, they say {said:.4g} ({100.0 * (said / scatter - 1.0):+.1f} %)"
        )
    return lines


PARTS = {
    "crank_rocker": lambda: covered(crank_rocker.with_play()),
    "rigid": lambda: covered(crank_rocker.rigid()),
    "spread": spread,
    "flores": flores,
    "race": race,
}


def main() -> None:
    for name in sys.argv[1:] or PARTS:
        print(f"-- {name}", flush=True)
        began = time.perf_counter()
        lines = [*PARTS[name](), f"{time.perf_counter() - began:.0f} s in all"]
        print(lines[-1], flush=True)
        (HERE / f"result_{name}.md").write_text(
            f"# {name}, {date.today().isoformat()}\n\n"
            + "\n".join(f"    {line}" if line else "" for line in lines)
            + "\n"
        )


if __name__ == "__main__":
    main()
