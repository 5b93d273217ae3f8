"""Rewrites the tables of tests/reference that have no closed form; see README.md."""

import sys
from pathlib import Path

import numpy as np
from equations import CASES, Case
from scipy.integrate import solve_ivp


FOLDER = Path(__file__).parents[2] / "tests" / "reference"


def marched(case: Case, method: str, rtol: float, share: float = 1.0) -> np.ndarray:
    """States at the times; each row starts a new integration, so that no interpolation enters."""
    rows = [np.array(case.start)]
    for start, end in zip(case.times[:-1], case.times[1:], strict=True):
        atol = 1e-2 * rtol * np.array(case.sizes)
        sol = solve_ivp(case.rates, (start, end), rows[-1], method, rtol=rtol, atol=atol, max_step=share * case.largest_step)
        assert sol.success, sol.message
        rows.append(sol.y[:, -1])
    return np.array(rows)


def table(case: Case, states: np.ndarray) -> dict[str, np.ndarray]:
    rows = [case.columns(t, y) for t, y in zip(case.times, states, strict=True)]
    return {name: np.array([float(row[name]) for row in rows]) for name in rows[0]}


def difference(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> float:
    return max(float(np.max(np.abs(a[name] - b[name])) / np.max(np.abs(a[name]))) for name in a)


def others(case: Case) -> dict[str, np.ndarray]:
    """The same by other means."""
    if np.isfinite(case.largest_step):
        return {"DOP853 with half the steps": marched(case, "DOP853", 1e-13, 0.5), "Radau 1e-11": marched(case, "Radau", 1e-11)}
    return {"Radau 1e-12": marched(case, "Radau", 1e-12)}


def write(name: str, case: Case) -> None:
    best = table(case, marched(case, "DOP853", 1e-13))
    agreement = "; ".join(f"{how}: {difference(best, table(case, states)):.0e}" for how, states in others(case).items())
    lines = [f"# {case.source}", f"# SciPy DOP853 1e-13 on equations by hand (experiments/references). Agreement: {agreement}. SI units."]
    lines.append(",".join(["t", *best]))
    lines += [",".join(f"{x:.16g}" for x in row) for row in np.column_stack([case.times, *best.values()])]
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")
    print(f"{name}: {agreement}", flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:] or CASES:
        write(name, CASES[name])
