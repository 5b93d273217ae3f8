"""What the two Pinocchio generators share: rigid placements, and tables as tests/reference has them.
Needs nothing but NumPy and Pinocchio."""

from pathlib import Path

import numpy as np
import pinocchio as pin


FOLDER = Path(__file__).parents[2] / "tests" / "reference"


def placement(point, quaternion=(1.0, 0.0, 0.0, 0.0)) -> pin.SE3:
    """From a quaternion with the scalar first, of any length."""
    w, x, y, z = np.array(quaternion) / np.linalg.norm(quaternion)
    return pin.SE3(pin.Quaternion(w, x, y, z).toRotationMatrix(), np.array(point))


def upper(matrix) -> dict[str, float]:
    """M.1.1, M.1.2, …"""
    return {f"M.{i + 1}.{j + 1}": matrix[i, j] for i in range(len(matrix)) for j in range(i, len(matrix))}


def numbered(name, vector) -> dict[str, float]:
    return {f"{name}.{k}": value for k, value in enumerate(vector, 1)}


def write(name: str, comments: list[str], rows: list[dict[str, float]]) -> None:
    version = f"Pinocchio {pin.__version__} (PyPI: pin). SI units."
    lines = [f"# {line}" for line in [*comments, version]] + [",".join(rows[0])]
    for row in rows:
        lines.append(",".join(f"{value:.17g}" for value in row.values()))
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")
    print(f"{name}: {len(rows)} rows of {len(rows[0])}")
