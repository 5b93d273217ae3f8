"""Translate a program that NumPy runs more than once into Python source, with one line per operation.

The compiled Python function takes a third of the time of interpreting the pool, and a twentieth of a millisecond for a
single state, while XLA would have to compile for seconds.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...calls import AbstractTarget
from ...operations import NUMPY_OPERATIONS, OPERATIONS, Operation
from ...program import Program
from ..base import AbstractBackend, AbstractPrinter


LONGEST = 20_000  # lines; Python's compiler takes a second for so many


def _text(operation: Operation) -> str:
    if operation.infix:
        return f"{{}} {operation.infix} {{}}"
    return "-{}" if operation.operator else f"{operation.name}({', '.join(['{}'] * operation.arity)})"


class PythonSource(AbstractPrinter):
    """Prints a function `run(symbol, call)` or `run(given, call)`, which finds in its names the functions of NumPy, the
    keys of symbols and the targets of calls. Calls are left to the `call` of `NumpyBackend`."""

    texts = {name: _text(operation) for name, operation in OPERATIONS.items()}

    def __init__(self):
        super().__init__()
        self.names: dict[str, Any] = {**NUMPY_OPERATIONS, "nan": np.float64("nan"), "inf": np.float64("inf")}
        self.keys: list[tuple] = []
        self.targets: list[AbstractTarget] = []

    def constant(self, value: float) -> str:
        return f"({float(value)!r})"

    def symbol(self, key: tuple) -> str:
        self.keys.append(key)
        return self.assign(f"symbol(keys[{len(self.keys) - 1}])")

    def assign(self, text: str) -> str:
        name = f"v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def call(self, target: AbstractTarget, arguments: list[str], width: int) -> "_Results":
        self.targets.append(target)
        name = self.assign(f"call(targets[{len(self.targets) - 1}], [{', '.join(arguments)}], {width})")
        return _Results(self, name)

    solve = regular_solve = rank_solve = dependent_columns = newton = law = jacobian = call

    def function(self, first: str, unpacked: Sequence[str], outputs: Sequence[str]) -> Callable:
        """The compiled function of the lines printed so far, with `first` as its first parameter."""
        returned = f"return ({', '.join(outputs)}{',' if outputs else ''})"
        text = "\n ".join([f"def run({first}, call):", *unpacked, *self.lines, returned])
        names = {**self.names, "keys": self.keys, "targets": self.targets}
        exec(compile(text, "<bond graph>", "exec"), names)
        return names["run"]


class _Results:
    """The results of a printed call. Each gets a line when it is asked for: most entries of a Jacobian never are."""

    def __init__(self, source: PythonSource, name: str):
        self._source, self._name = source, name

    def __getitem__(self, position: int) -> str:
        return self._source.assign(f"{self._name}[{position}]")


def numpy_values(program: Program, symbol: Callable[[tuple], Any], backend: AbstractBackend) -> tuple:
    """The outputs of a program, evaluated by NumPy. `symbol(key)` gives NumPy scalars or arrays, and the backend
    (a `NumpyBackend`) runs calls."""
    with np.errstate(all="ignore"):
        # translation takes as long as interpreting the pool a few times
        if "used" not in program.memory or len(program.body) > LONGEST:
            program.memory["used"] = True
            return tuple(backend.outputs(program, symbol))
        return _function(program)(symbol, backend.call)


def numpy_block(program: Program, inputs: tuple[int, ...]) -> Callable:
    """The program as a function (values of input nodes, backend) → outputs; nodes below the inputs are not computed."""
    run = program.memory.remember("numpy_block", lambda: _block(program, inputs))

    def values(given, backend):
        with np.errstate(all="ignore"):
            return run(given, backend.call)

    return values


def _block(program: Program, inputs: tuple[int, ...]) -> Callable:
    source, names = PythonSource(), {index: f"g{k}" for k, index in enumerate(inputs)}
    values = source.values(program.pool, sorted({*program.order} - set(inputs)), source.symbol, names)
    unpacked = [f"{', '.join(names.values())}, = given"] if inputs else []
    return source.function("given", unpacked, source.picked(values, program.outputs))


def _function(program: Program) -> Callable:
    """The translated program, made at its second use and cached in it."""

    def translated() -> Callable:
        source = PythonSource()
        return source.function("symbol", [], source.outputs(program, source.symbol))

    return program.memory.remember("numpy_function", translated)
