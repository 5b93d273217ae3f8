"""Boudon et al. (2019), tables 1 and 5: computing times of the simulation methods in 20-sim, as printed."""

from dataclasses import dataclass


SOURCE = (
    "Boudon et al. (2019), Simulation methods of rigid holonomic multibody systems with bond graphs, "
    "doi 10.1177/1687814019834153"
)
HARD = "hard"  # in the paper's words "hard to conduct"
# the paper's words, and what the methods are called here; its order within the tables
METHODS = {
    "ZCPs": "derivative causality",
    "R/C": "compliant",
    "MSe": "multipliers",
    "Minimal coordinates": "minimal coordinates",
}


@dataclass(frozen=True)
class Printed:
    """A row of the paper; `seconds` is None where it says that the method is hard to conduct."""

    constraints: str
    bonds: str
    method: str
    seconds: float | None


def _rows(constraints: str, bonds: str, **seconds: float | None) -> tuple[Printed, ...]:
    words = {"zcp": "ZCPs", "rc": "R/C", "mse": "MSe", "minimal": "Minimal coordinates"}
    return tuple(Printed(constraints, bonds, words[name], value) for name, value in seconds.items())


# Table 1: the planar pendulum, an open chain
TABLE_1 = (
    *_rows("isostatic", "vector", zcp=0.045, rc=0.145, mse=0.050, minimal=0.015),
    *_rows("isostatic", "scalar", zcp=0.031, rc=0.6, mse=0.040),
)
# Table 5: the slider-crank, a closed chain
TABLE_5 = (
    *_rows("hyperstatic", "vector", rc=0.5),
    *_rows("hyperstatic", "scalar", rc=0.45),
    *_rows("isostatic", "vector", zcp=None, rc=0.51, mse=0.330, minimal=0.19),
    *_rows("isostatic", "scalar", zcp=None, rc=0.4, mse=0.300),
)


def printed(table: tuple[Printed, ...], constraints: str, bonds: str, method: str) -> str:
    """A cell as the paper has it, or a dash."""
    found = [row for row in table if (row.constraints, row.bonds, row.method) == (constraints, bonds, method)]
    if not found:
        return "–"
    return HARD if found[0].seconds is None else f"{found[0].seconds:.3f} s"


def rows_of(table: tuple[Printed, ...], constraints: str, bonds: str) -> list[str]:
    """The methods of which the paper has a row, in its order."""
    found = {row.method for row in table if (row.constraints, row.bonds) == (constraints, bonds)}
    return [word for word in METHODS if word in found]
