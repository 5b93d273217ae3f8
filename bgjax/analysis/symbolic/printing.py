"""From SymPy equations to text and LaTeX: rates are written with dots, paths in upright type."""

import re
from collections.abc import Sequence
from typing import Any

from .writer import load_sympy


LONGEST = 400  # most characters of a readable line


def text(row: Any) -> str:
    """An equation as text; a long one is cut off, with the number of its operations."""
    line = f"{row.lhs} = {row.rhs}"
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]} … ({row.lhs.count_ops() + row.rhs.count_ops()} operations)"


def latex_names(equations: Any) -> dict[Any, str]:
    """The LaTeX of every symbol: a velocity is its coordinate with one dot, an acceleration with two."""
    table, coordinates = equations._writer.table, equations.coordinates
    rates = {f"d/dt {state}": state for state in equations._writer.states}
    integrals = {**coordinates, **rates, **dict(zip(equations.accelerations, equations.velocities, strict=True))}

    def written(name: str) -> str:
        if name == "t":
            return "t"
        base, dots = name, 0
        while base in integrals:
            base, dots = integrals[base], dots + 1
        return f"\\{'d' * dots}ot{{{_upright(base)}}}" if dots else _upright(base)

    return {symbol: written(name) for name, symbol in table.items()}


def latex_lines(rows: Sequence[Any], names: dict[Any, str]) -> str:
    """Equations in aligned lines; a single matrix or expression without alignment."""

    def write(value):
        return re.sub(r"\\operatorname\{d/dt\}", r"\\frac{d}{dt}", load_sympy().latex(value, symbol_names=names))

    if len(rows) == 1 and not hasattr(rows[0], "lhs"):
        return write(rows[0])
    lines = [f"{write(row.lhs)} &= {write(row.rhs)}" if hasattr(row, "lhs") else f"& {write(row)}" for row in rows]
    return "\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}"


def short(rows: Sequence[Any]) -> list[Any]:
    """The equations that are short enough for one line."""
    return [row for row in rows if len(f"{row.lhs} = {row.rhs}") <= LONGEST]


def _upright(name: str) -> str:
    """The LaTeX of a name such as armature->L.flow[2]: upright words with an index."""
    path, _, index = name.partition("[")
    words = path.replace("->", r"{\to}").replace("_", r"\_").replace("d/dt ", r"\tfrac{d}{dt}")
    return rf"\mathrm{{{words}}}" + (f"_{{{index.rstrip(']')}}}" if index else "")
