"""The same expressions in SymPy: readable equations from the schedule that gives the numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

import jax

from ._errors import Fault, ParameterError
from ._expression import Scalar
from ._program import evaluate, make_program
from .elements.base import AbstractElement


def sympy_expressions(equations, elements: Mapping[str, AbstractElement], outputs: Sequence[Scalar]) -> list[Any]:
    """Outputs as SymPy expressions in the users' names; a JAX law has no symbolic form and says so."""
    try:
        import sympy
    except ImportError:
        raise ImportError("Readable equations need SymPy: pip install 'bgjax[symbolic]'.") from None
    program = make_program(equations.pool, outputs)
    states = {slot.start + k: name for slot in equations.states for k, name in _components(slot.name, slot.width)}
    names = {path: [jax.tree_util.keystr(key) for key, _ in jax.tree_util.tree_flatten_with_path(e)[0]] for path, e in elements.items()}

    def symbol(key: tuple):
        if key[0] == "time":
            return sympy.Symbol("t", real=True)
        if key[0] == "state":
            return sympy.Symbol(states[key[1]], real=True)
        _, path, number, position = key
        many = max(1, int(jax.numpy.size(jax.tree.leaves(elements[path])[number]))) > 1
        return sympy.Symbol(f"{path}{names[path][number]}" + (f"[{position}]" if many else ""), real=True)

    values = evaluate(equations.pool, (*program.prelude, *program.body), {}, symbol, _no_form, _operations(sympy), sympy.Float)
    return [sympy.nsimplify(values[r] if type(r) is int else r) for r in program.outputs]


def _components(name: str, width: int) -> list[tuple[int, str]]:
    return [(k, name if width == 1 else f"{name}[{k}]") for k in range(width)]


def _no_form(target, arguments, width):
    where = target[1] if target[0] in ("method", "law") else str(target[0])
    remedy = "write the law in plain arithmetic and mark it with bg.symbolic."
    raise ParameterError([Fault(str(where), "is a JAX law or a numerical solve and has no symbolic form.", remedy)])


def _operations(sympy) -> dict[str, Any]:
    return {
        "add": lambda a, b: a + b,
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "div": lambda a, b: a / b,
        "neg": lambda a: -a,
        "abs": sympy.Abs,
        "maximum": sympy.Max,
        "minimum": sympy.Min,
        **{
            name: getattr(sympy, name)
            for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "log", "sqrt", "sign", "floor")
        },
    }
