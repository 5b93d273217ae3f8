"""The printed summary of a port-Hamiltonian form: energy, matrices, inputs, constraints and resistive ports."""

from typing import Any, NamedTuple

from ..symbolic.printing import LONGEST, latex_lines, upright_names
from ..symbolic.writer import load_sympy


LARGEST = 6  # most rows of a matrix that is printed as a matrix
WIDEST = 100  # most columns of its text
MOST = 12  # most names and entries in a list
MOST_OPERATIONS = 1000  # of all matrices, for which they are printed as expressions
MATRICES = {
    "J": ("skew", ["state"]),
    "R": ("symmetric", ["state"]),
    "g": ("skew", ["input"]),
    "P": ("symmetric", ["input"]),
    "g_R": ("skew", ["resistive"]),
    "B": ("skew", ["multiplier", "constraint"]),
}


def summary(form: Any) -> str:
    """Text with all parts of a form; of a large one the numbers of entries instead of expressions."""
    found = form._found
    small = found.operations <= MOST_OPERATIONS
    words = form.sympy(opaque=True) if small else None
    lines = [_equation(form), f"  x  {_listed(form.states)}"]
    if form.coordinates:
        lines.append(f"  coordinates, on which matrices or laws depend  {_listed(form.coordinates)}")
    if small:
        energy = str(words.H)
        lines.append(f"  H = {energy if len(energy) <= LONGEST else energy[:LONGEST] + ' …'}")
    for name, (which, columns) in MATRICES.items():
        if small:
            lines += _matrix(name, getattr(words, name), form.states, found.names(*columns))
        elif found.count(which, columns):
            size = f"{len(form.states)} × {len(found.places(*columns))}"
            lines.append(f"  {name}: {size}, {found.count(which, columns)} entries; form.{name}() gives numbers")
    lines += [f"  u  {_listed(form.inputs)}", f"  y  {_listed(form.outputs)}"] if form.inputs else []
    lines += [f"  other sources s  {_listed(form.sources)}"] if form.sources else []
    lines += [f"  λ, with 0 = Bᵀ ∂H/∂x + …  {_listed(form.multipliers)}"] if form.multipliers else []
    return "\n".join([*lines, *[f"  law of {port}" for port in form.resistive]])


class Definition(NamedTuple):
    """A line of LaTeX: what a letter stands for."""

    lhs: Any
    rhs: Any


def latex(words: Any) -> str:
    """The equation of a form in SymPy, with its states, inputs, energy and all matrices that are not zero."""
    sympy = load_sympy()
    found = {"x": sympy.Matrix(words.x), "u": sympy.Matrix(words.inputs), "H": words.H}
    found |= {name: getattr(words, name) for name in MATRICES}
    found = {name: value for name, value in found.items() if name == "H" or any(value)}
    lines = [Definition(sympy.Symbol(name), value) for name, value in found.items()]
    head = sympy.Symbol("equation")
    names = upright_names(list(found.values())) | {line.lhs: line.lhs.name for line in lines}
    names |= {head: _latex_equation(found), sympy.Symbol("g_R"): "g_R"}
    return latex_lines([Definition(sympy.Symbol("rate"), head), *lines], names | {sympy.Symbol("rate"): r"\dot{x}"})


def _latex_equation(found: Any) -> str:
    """ẋ as a sum of the terms whose matrices are not zero."""
    square = " - ".join(name for name in ("J", "R") if name in found)
    square = rf"\left({square}\right)" if "R" in found else square
    terms = [square + r" \frac{\partial H}{\partial x}"] if square else []
    if "u" in found:
        terms.append((r"\left(g - P\right)" if "P" in found else "g") + " u")
    terms += [r"B \lambda"] if "B" in found else []
    text = " + ".join(terms)
    return text + (r" - g_R \varphi(z)" if "g_R" in found else "") or "0"


def _equation(form: Any) -> str:
    found = form._found
    terms = ["(J − R) ∂H/∂x" if found.count("symmetric", ["state"]) else "J ∂H/∂x"]
    if form.inputs:
        terms.append("(g − P) u" if found.count("symmetric", ["input"]) else "g u")
    terms += ["g_s s"] if form.sources else []
    terms += ["B λ"] if form.multipliers else []
    text = " + ".join(terms) + (" − g_R φ(z), z = g_Rᵀ ∂H/∂x + …" if found.laws else "")
    return f"Port-Hamiltonian form: ẋ = {text}"


def _matrix(name: str, matrix: Any, rows: tuple[str, ...], columns: tuple[str, ...]) -> list[str]:
    """A matrix as text: whole if it is small, otherwise its first entries; none if it is zero."""
    if not any(matrix):
        return []
    if len(rows) <= LARGEST and len(columns) <= LARGEST:
        table = [[str(entry) for entry in matrix.row(i)] for i in range(len(rows))]
        wide = [max(len(row[j]) for row in table) for j in range(len(columns))]
        if sum(wide) <= WIDEST:
            lines = ["  ".join(cell.rjust(w) for cell, w in zip(row, wide, strict=True)) for row in table]
            head = f"  {name} = "
            return [(head if k == 0 else " " * len(head)) + f"[{line}]" for k, line in enumerate(lines)]
    entries = [(i, j) for i in range(len(rows)) for j in range(len(columns)) if matrix[i, j] != 0]
    shown = [f"    [{rows[i]}, {columns[j]}] = {_short(str(matrix[i, j]))}" for i, j in entries[:MOST]]
    more = [f"    … {len(entries) - MOST} more"] if len(entries) > MOST else []
    return [f"  {name}: {len(rows)} × {len(columns)}, {len(entries)} entries", *shown, *more]


def _short(text: str) -> str:
    return text if len(text) <= WIDEST else f"{text[:WIDEST]} …"


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names[:MOST]) + (f", … ({len(names)})" if len(names) > MOST else "") or "none"
