"""From SymPy equations to text and LaTeX: rates are written with dots, paths in upright type."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from .writer import load_sympy


INDEX = re.compile(r"\[([^\]]*)\]")
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


def upright_names(expressions: Iterable[Any]) -> dict[Any, str]:
    """The LaTeX of the symbols in expressions: paths upright with their indices as subscripts, single letters as they
    are."""
    symbols = set().union(*(expression.free_symbols for expression in expressions))
    return {symbol: symbol.name if len(symbol.name) == 1 else _upright(symbol.name) for symbol in symbols}


def _upright(name: str) -> str:
    """The LaTeX of a name such as armature->L.flow[2] or m[0].inertia: upright words with indices as subscripts."""
    words = name.replace("->", r"{\to}").replace("_", r"\_").replace("d/dt ", r"\tfrac{d}{dt}")
    pieces = INDEX.split(words)
    indices = [rf"_{{{index}}}" for index in pieces[1::2]] + [""]
    upright = [rf"\mathrm{{{word}}}" if word else "" for word in pieces[::2]]
    text = "".join(word + index for word, index in zip(upright, indices, strict=True))
    return f"{{{text}}}" if len([word for word in upright if word]) > 1 else text
