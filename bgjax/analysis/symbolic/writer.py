"""Converts expressions of the pool to SymPy, with the user's names for symbols."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import jax
import numpy as np

from ...errors import Fault, ParameterError, raise_faults
from ...expressions.expression import Pool, Scalar
from ...expressions.program import evaluate
from ...system.get_set import get
from ...system.system import System


CRAMER = 5  # largest linear system that is solved symbolically by determinants
SMALL = 1000  # largest denominator of a number that is shown as a fraction


def load_sympy():
    try:
        import sympy
    except ImportError:
        raise ImportError("Readable equations need SymPy: pip install 'bgjax[symbolic]'.") from None
    return sympy


class Writer:
    """Converts scalars of a pool to SymPy with the user's names; with `opaque`, JAX laws become undefined functions."""

    def __init__(self, system: System, opaque: bool = False):
        self.sympy, self.equations, self.opaque = load_sympy(), system.plan.equations, opaque
        # joints have short names for their coordinates
        short = system.plan.short_name if system.model.poses else lambda name: name
        self.states = [name for slot in self.equations.states for name in components(short(slot.name), slot.width)]
        own = {a: place for place, a, _ in self.equations.generalised} if system.model.poses else {}
        self._rates = {self.equations.pool.nodes[a][1]: f"d/dt {self.states[place]}" for a, place in own.items()}
        self._parameters = parameter_names(system)
        self.table: dict[str, Any] = {}  # every symbol written so far, by name

    def named(self, name: str):
        return self.table.setdefault(name, self.sympy.Symbol(name, real=True))

    def name(self, key: tuple) -> str:
        """The user's name of a symbol of the pool."""
        if key in self._rates:
            return self._rates[key]
        match key:
            case ("time",):
                return "t"
            case ("state", place):
                return self.states[place]
            case ("parameter", path, number, position):
                return self._parameter(path, number, position)
            case ("rate", unknown):
                return f"d/dt {self.name(self.equations.pool.nodes[unknown][1])}"
            case (_, name, position):  # unknowns, and variables of the schedule
                return components(name, len(self.equations.quantities.get(name, (0.0,))))[position]
        raise AssertionError(key)

    def _parameter(self, path: str, number: int, position: int) -> str:
        """The name of a parameter; with the suffix "_value" where a different result has the same name."""
        name, size = self._parameters[path, number]
        full = components(name, size)[position]
        result = self.equations.quantities.get(name, ())
        same = len(result) != size or result[position] is self.equations.pool.symbol("parameter", path, number, position)
        return full if same else f"{full}_value"

    def write(self, pool: Pool, outputs: Sequence[Scalar], known: Mapping[int, Any] | None = None) -> list[Any]:
        """The outputs as SymPy expressions; nodes in `known` are replaced by the expressions given there."""
        stop = known or {}
        order = [i for i in pool.reachable(outputs, stop) if i not in stop]
        raise_faults(ParameterError, [] if self.opaque else no_forms(pool, order))
        references = [getattr(o, "index", o) for o in outputs]

        def symbol(key):
            return self.named(self.name(key))

        values = evaluate(pool, order, stop, symbol, self._call, operations(self.sympy), self.number)
        return [values[r] if type(r) is int else self.number(r) for r in references]

    def number(self, value: float):
        """A SymPy number: an exact fraction where its denominator is small (½ for 0.5), otherwise a float."""
        near = Fraction(float(value)).limit_denominator(SMALL) if np.isfinite(value) else None
        return self.sympy.Rational(near) if near is not None and float(near) == value else self.sympy.Float(value)

    def _call(self, target: tuple, arguments: list, width: int) -> list:
        if target[0] == "solve" and target[1] <= CRAMER:
            return self._solve(target[1], arguments)
        name, rank = _law_name(target), 0
        while target[0] == "jacobian":
            target, rank = target[1], rank + 1
        used = [a for a in arguments if a.free_symbols] or arguments
        return [self.sympy.Function(components(f"{'d' * rank}{name}", width)[k])(*used) for k in range(width)]

    def _solve(self, size: int, arguments: list) -> list:
        """The solution by Cramer's rule, which needs no pivots and so no tests whether expressions are zero."""
        matrix = self.sympy.Matrix(size, size, arguments[: size * size])
        right, whole = arguments[size * size :], matrix.det(method="berkowitz")
        replaced = [matrix.copy() for _ in range(size)]
        for k, copy in enumerate(replaced):
            copy[:, k] = self.sympy.Matrix(right)
        return [copy.det(method="berkowitz") / whole for copy in replaced]


def components(name: str, width: int) -> list[str]:
    return [name] if width == 1 else [f"{name}[{k}]" for k in range(width)]


def parameter_names(system: System) -> dict[tuple[str, int], tuple[str, int]]:
    """(path, size) of every leaf of the elements, with the user's path.

    A leaf that is the same array as exactly one parameter of an assembly gets the name of that parameter.
    """
    owned, found = get(system), {}
    for path, element in system.elements().items():
        for number, (key, leaf) in enumerate(jax.tree_util.tree_flatten_with_path(element)[0]):
            own = f"{path}{jax.tree_util.keystr(key)}"
            same = [name for name, value in owned.items() if value is leaf]
            found[path, number] = own if own in owned or len(same) != 1 else same[0], int(np.size(leaf))
    return found


def expanded_size(pool: Pool, outputs: Sequence[Scalar], stop: Iterable[int] = ()) -> int:
    """Number of operations of the outputs in SymPy, where common subexpressions are not shared."""
    sizes: dict[int, int] = dict.fromkeys(stop, 1)
    for index in pool.reachable(outputs, sizes):
        node = pool.nodes[index]
        many = pool.calls[node[1]].target[1] ** 2 if node[0] == "call" and pool.calls[node[1]].target[0] == "solve" else 1
        sizes[index] = sizes.get(index) or 1 + many * sum(sizes[a] for a in pool.arguments(index) if type(a) is int)
    return sum(sizes.get(getattr(o, "index", -1), 1) for o in outputs)


def no_forms(pool: Pool, order: Sequence[int]) -> list[Fault]:
    """Faults of all laws among the nodes that have no symbolic form, each once."""
    targets = [pool.calls[pool.nodes[i][1]].target for i in order if pool.nodes[i][0] == "call"]
    return list(dict.fromkeys(_no_form(target) for target in targets if not (target[0] == "solve" and target[1] <= CRAMER)))


def _no_form(target: tuple) -> Fault:
    while target[0] == "jacobian":
        target = target[1]
    if target[0] in ("method", "law"):
        remedy = "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, or ask for opaque=True, which shows it as f(…)."
        return Fault(str(target[1]), "its law is a JAX function and has no symbolic form.", remedy)
    what = "unknowns that follow by iteration" if target[0] == "newton" else f"a linear system of {target[1]} equations"
    return Fault("unknowns", f"{what} have no short symbolic form.", "look at .unsolved, the equations they follow from, or ask for opaque=True.")


def _law_name(target: tuple) -> str:
    match target:
        case ("jacobian", inner):
            return _law_name(inner)
        case ("method", path, "at_time", *_):
            return path
        case ("method", path, method, *_):
            return f"{path}.{method.removesuffix('_law')}"
        case ("law", path, piece):
            return ".".join([path, *piece.pick[1:]])
    return f"{target[0]}_{target[1]}"


def sympy_expressions(system: System, outputs: Sequence[Scalar]) -> list[Any]:
    """Outputs of a compiled system in SymPy; one error names all laws without a symbolic form."""
    return Writer(system).write(system.plan.equations.pool, outputs)


def operations(sympy) -> dict[str, Any]:
    return {
        "add": lambda a, b: a + b,
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "div": lambda a, b: a / b,
        "neg": lambda a: -a,
        "abs": sympy.Abs,
        "maximum": sympy.Max,
        "minimum": sympy.Min,
        "power": lambda x, exponent: sympy.Piecewise((x**exponent, x > 0), (0, True)),
        **{
            name: getattr(sympy, name)
            for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "log", "sqrt", "sign", "floor")
        },
    }
