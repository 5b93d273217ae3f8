"""Rewrites the tables of tests/reference that have no closed form; see README.md."""

import sys
from pathlib import Path

import chains
import compliant
import equations
import mechanisms
import mechanisms_planar
import mechanisms_spatial
import numpy as np
from equations import Case
from rigid import Mechanism, checks, start_poses
from scipy.integrate import solve_ivp


CASES = equations.CASES | mechanisms.CASES | mechanisms_planar.CASES | mechanisms_spatial.CASES
CASES |= compliant.CASES | chains.CASES
FOLDER = Path(__file__).parents[2] / "tests" / "reference"


def marched(case: Case, method: str, rtol: float, share: float = 1.0) -> np.ndarray:
    """States at the times; each row starts a new integration, so that no interpolation enters."""
    rows = [np.array(case.start)]
    for start, end in zip(case.times[:-1], case.times[1:], strict=True):
        atol = 1e-2 * rtol * np.array(case.sizes)
        sol = solve_ivp(
            case.rates, (start, end), rows[-1], method, rtol=rtol, atol=atol, max_step=share * case.largest_step
        )
        assert sol.success, sol.message
        rows.append(sol.y[:, -1])
    return np.array(rows)


def table(case: Case, states: np.ndarray) -> dict[str, np.ndarray]:
    rows = [case.columns(t, y) for t, y in zip(case.times, states, strict=True)]

    def column(name: str) -> np.ndarray:
        return np.array([float(row[name]) for row in rows])

    return {name: column(name) for name in rows[0]}


def difference(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> float:
    return max(float(np.max(np.abs(a[name] - b[name])) / (np.max(np.abs(a[name])) or 1.0)) for name in a)


def others(case: Case) -> dict[str, np.ndarray]:
    """The same by other means."""
    rtol = 1e-12 if isinstance(case, Mechanism) or np.isinf(case.largest_step) else 1e-11
    found = {f"{case.second} {rtol:.0e}": marched(case, case.second, rtol)}
    return (
        found
        if np.isinf(case.largest_step)
        else {"DOP853 with half the steps": marched(case, "DOP853", 1e-13, 0.5)} | found
    )


def description(case: Mechanism) -> list[str]:
    """What a model needs, as Python literals."""
    places = "points and axes in the frames of the first and second body, ground is inertial; frames at G"
    inertia = "inertia diagonal, about G (only zz enters in planar motion)"
    parts = {
        "bodies": case.parts.bodies,
        "joints": case.parts.joints,
        "gravity": case.parts.gravity,
        "start": start_poses(case),
    }
    return [
        f"# {places}; {inertia}; start poses as position and quaternion (scalar first).",
        *(f"# {name} = {value}" for name, value in parts.items()),
    ]


def write(name: str, case: Case) -> None:
    states = marched(case, "DOP853", 1e-13)
    best = table(case, states)
    found = {how: difference(best, table(case, other)) for how, other in others(case).items()}
    found |= checks(case, states, best) if isinstance(case, Mechanism) else {}
    agreement = "; ".join(f"{how}: {value:.0e}" for how, value in found.items())
    lines = [
        f"# {case.source}",
        f"# SciPy DOP853 1e-13 on equations by hand (experiments/references). Agreement: {agreement}. SI units.",
    ]
    lines += description(case) if isinstance(case, Mechanism) else []
    lines.append(",".join(["t", *best]))
    digits = case.digits if isinstance(case, Mechanism) else 16
    for row in np.column_stack([case.times, *best.values()]):
        lines.append(",".join(f"{x:.{digits}g}" for x in row))
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")
    print(f"{name}: {agreement}", flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:] or CASES:
        write(name, CASES[name])
