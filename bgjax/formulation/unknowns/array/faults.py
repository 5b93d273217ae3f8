"""Error messages for unsolvable equations: equations that contradict each other, variables that remain free."""

from collections.abc import Sequence

import numpy as np

from ....errors import Fault


ROUNDING = 1e-11  # singular values below it, relative to the largest, are rounding of the entries
CONTRADICTION = 1e-8  # what least squares leave of rows that agree is below it, relative to the right sides
SUPPORT = 1e-7  # relative to the largest entry of the residual: rows above it take part in a contradiction
LARGE = 0.1  # relative to the largest value: variables above it are named
MOST = 3  # contradictions named in one error
FREE = (
    "a part may have no inertia, resistance or compliance in this direction, or two elements ask for the same thing: "
    "add one, or remove one."
)
TWICE = "two elements prescribe the same variable differently: remove one, or put an R, C or I in between."


def left_free(labels: Sequence[str], null: np.ndarray, influence: np.ndarray) -> list[Fault]:
    """A fault that names the variables of the null space on which the rates depend most."""
    free = null @ np.linalg.svd(influence @ null)[2][0]
    direct = np.max(np.abs(influence), axis=0, initial=0.0) > 0.0
    names = _largest_of(labels, np.where(direct, free, 0.0))
    shown = " with ".join(map(_variable, names))
    what = f"the equations and their first time derivatives leave {shown} free, and the motion depends on it."
    return [Fault(names[0], what, FREE)]


def contradicting(names: Sequence[str], searched: bool = False) -> list[Fault]:
    """A fault that names rows without a common solution; `searched` if that is not proved, but no search found one."""
    shown = list(map(_equation, dict.fromkeys(name.removeprefix("d/dt ") for name in names)))
    where = " wherever a solution was looked for" if searched else ""
    what = f"{shown[0]} contradicts the other equations"
    if len(shown) > 1:
        what = f"{' and '.join(shown)} contradict each other"
    return [Fault(names[0], f"{what}{where}.", TWICE)]


def contradictions(matrix: np.ndarray, right: np.ndarray, last: Sequence[bool]) -> list[list[int]]:
    """Disjoint minimal sets of rows of matrix · x = right that have no common solution, `MOST` at the most.

    Rows marked `last` (time derivatives) are named only if the others alone do not contradict each other.
    """
    entries = np.count_nonzero(matrix, axis=1)
    order = sorted(range(len(right)), key=lambda row: (not last[row], -entries[row], row))
    found: list[list[int]] = []
    while len(found) < MOST:
        rows = smallest_contradiction(matrix[order], right[order])
        if not rows:
            break
        found.append(sorted(order[row] for row in rows))
        order = [row for row in order if row not in found[-1]]
    return found


def smallest_contradiction(matrix: np.ndarray, right: np.ndarray) -> list[int]:
    """A minimal set of rows of matrix · x = right that have no common solution; empty if all rows have one.

    Rows at the front are left out first, so that later ones are named where there is a choice.
    """
    residual = _least_residual(matrix, right)
    if not _is_contradiction(residual, right):
        return []
    rows = [k for k in range(len(residual)) if abs(residual[k]) > SUPPORT * np.max(np.abs(residual))]
    for row in list(rows):
        others = [k for k in rows if k != row]
        if others and _is_contradiction(_least_residual(matrix[others], right[others]), right[others]):
            rows = others
    return rows


def _least_residual(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    return right - matrix @ np.linalg.lstsq(matrix, right, rcond=ROUNDING)[0] if matrix.size else right


def _is_contradiction(residual: np.ndarray, right: np.ndarray) -> bool:
    return bool(np.max(np.abs(residual), initial=0.0) > CONTRADICTION * (1.0 + np.max(np.abs(right), initial=0.0)))


def undefined(names: Sequence[str], residual: np.ndarray) -> list[Fault]:
    """A fault that names rows that were never a finite number."""
    rows = [name for name, value in zip(names, residual, strict=True) if not np.isfinite(value)]
    shown = " and ".join(map(_equation, list(dict.fromkeys(row.removeprefix("d/dt ") for row in rows))[:MOST]))
    remedy = "look there for a division by zero, or a root or logarithm of a negative number."
    return [Fault(rows[0], f"{shown} gave no finite number wherever a solution was looked for.", remedy)]


def most_violated(names: Sequence[str], residual: np.ndarray) -> list[str]:
    """Names of the equations with the largest residuals, at most four."""
    return _largest_of(names, residual)


def _largest_of(names: Sequence[str], values: np.ndarray) -> list[str]:
    size = np.abs(values)
    order = [k for k in np.argsort(-size, kind="stable") if size[k] > LARGE * size.max()][:4]
    return list(dict.fromkeys(names[k].removeprefix("d/dt ") for k in order))


def _equation(name: str) -> str:
    """Description of a row for messages: the equality on a cut bond, or the equation of an element."""
    for ending, variable in ((".μ.flow", "efforts"), (".λ.effort", "flows")):
        if name.endswith(ending):
            return f"the equality of {variable} on {name.removesuffix(ending)}"
    return f"the equation of {name.rpartition('.')[0] or name}"


def _variable(name: str) -> str:
    """Name of an unknown for messages; the unknown of a cut bond is called by the bond's own variable."""
    return name.replace(".λ.effort", ".effort").replace(".μ.flow", ".flow")
