"""Reads the reference tables: '#' lines name the source, then a header and numbers."""

from pathlib import Path

import numpy as np


def table(name: str) -> dict[str, np.ndarray]:
    text = (Path(__file__).parent / "reference" / f"{name}.csv").read_text()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    values = np.array([list(map(float, line.split(","))) for line in lines[1:]])
    return dict(zip(lines[0].split(","), values.T, strict=True))
