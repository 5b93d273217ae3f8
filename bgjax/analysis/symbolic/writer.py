"""Converts expressions of the pool to SymPy, with the user's names for symbols."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import jax
import numpy as np

from ...errors import Fault, ParameterError, raise_faults
from ...expressions.backends.sympy.backend import SympyBackend, has_form
from ...expressions.calls import AbstractLawCall, AbstractTarget, NewtonCall, SolveCall
from ...expressions.expression import Expr, Pool, Scalar
from ...system.get_set import get
from ...system.system import System


def load_sympy():
    """The module SymPy; an error says how to install it."""
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
        self.states = [name for slot in self.equations.states for name in component_names(short(slot.name), slot.width)]
        own = {a: place for place, a, _ in self.equations.generalised} if system.model.poses else {}
        self._rates = {self.equations.pool.key(a): f"d/dt {self.states[place]}" for a, place in own.items()}
        self._parameters = parameter_names(system)
        self._backend = SympyBackend(self.sympy)
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
                return f"d/dt {self.name(self.equations.pool.key(unknown))}"
            case (_, name, position):  # unknowns, and variables of the schedule
                return component_names(name, len(self.equations.quantities.get(name, (0.0,))))[position]
        raise AssertionError(key)

    def _parameter(self, path: str, number: int, position: int) -> str:
        """The name of a parameter; with the suffix "_value" where a different result has the same name."""
        name, size = self._parameters[path, number]
        full = component_names(name, size)[position]
        result = self.equations.quantities.get(name, ())
        if len(result) != size:
            return full
        symbol = self.equations.pool.symbol("parameter", path, number, position)
        return full if result[position] is symbol else f"{full}_value"

    def write(self, pool: Pool, outputs: Sequence[Scalar], known: Mapping[int, Any] | None = None) -> list[Any]:
        """The outputs as SymPy expressions; nodes in `known` are replaced by the expressions given there."""
        stop = known or {}
        order = [i for i in pool.reachable(outputs, stop) if i not in stop]
        raise_faults(ParameterError, [] if self.opaque else no_forms(pool, order))
        references = [o.index if isinstance(o, Expr) else o for o in outputs]
        values = self._backend.values(pool, order, lambda key: self.named(self.name(key)), stop)
        return self._backend.picked(values, references)


def component_names(name: str, width: int) -> list[str]:
    """Names of the components of a result; a scalar has its own name."""
    return [name] if width == 1 else [f"{name}[{k}]" for k in range(width)]


def parameter_names(system: System) -> dict[tuple[str, int], tuple[str, int]]:
    """(path, size) of every leaf of the elements of a system, with the user's path."""
    return leaf_names(system.elements(), get(system))


def leaf_names(elements: Mapping[str, Any], owned: Mapping[str, Any]) -> dict[tuple[str, int], tuple[str, int]]:
    """(path, size) of every leaf of elements, with the user's path; `owned` are the user's parameters by path.

    A leaf that is the same array as exactly one parameter of an assembly gets the name of that parameter.
    """
    found = {}
    for path, element in elements.items():
        for number, (key, leaf) in enumerate(jax.tree_util.tree_flatten_with_path(element)[0]):
            own = f"{path}{jax.tree_util.keystr(key)}"
            same = [name for name, value in owned.items() if value is leaf]
            found[path, number] = own if own in owned or len(same) != 1 else same[0], int(np.size(leaf))
    return found


def expanded_size(pool: Pool, outputs: Sequence[Scalar], stop: Iterable[int] = ()) -> int:
    """Number of operations of the outputs in SymPy, where common subexpressions are not shared."""
    sizes: dict[int, int] = dict.fromkeys(stop, 1)
    for index in pool.reachable(outputs, sizes):
        target = pool.call_of(index)[0].target if pool.kind(index) == "call" else None
        many = target.size**2 if isinstance(target, SolveCall) else 1
        sizes[index] = sizes.get(index) or 1 + many * sum(sizes[a] for a in pool.inner(index))
    return sum(sizes[o.index] if isinstance(o, Expr) else 1 for o in outputs)


def no_forms(pool: Pool, order: Sequence[int]) -> list[Fault]:
    """Faults of all laws among the nodes that have no symbolic form, each once."""
    targets = [pool.call_of(i)[0].target for i in order if pool.kind(i) == "call"]
    return list(dict.fromkeys(_no_form(target.base) for target in targets if not has_form(target)))


def _no_form(target: AbstractTarget) -> Fault:
    if isinstance(target, AbstractLawCall):
        remedy = (
            "write the law in plain arithmetic with bgjax's functions and mark it with bg.symbolic, "
            "or ask for opaque=True, which shows it as f(…)."
        )
        return Fault(target.path, "its law is a JAX function and has no symbolic form.", remedy)
    iterated = isinstance(target, NewtonCall)
    what = "unknowns that follow by iteration" if iterated else f"a linear system of {target.rows} equations"
    remedy = "look at .unsolved, the equations they follow from, or ask for opaque=True."
    return Fault("unknowns", f"{what} have no short symbolic form.", remedy)


def sympy_expressions(system: System, outputs: Sequence[Scalar]) -> list[Any]:
    """Outputs of a compiled system in SymPy; one error names all laws without a symbolic form."""
    return Writer(system).write(system.plan.equations.pool, outputs)
