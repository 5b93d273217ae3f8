"""Table of the SymPy functions that implement the operations of an expression."""

from collections.abc import Callable

from ...operations import OPERATIONS, Operation


OTHER_NAMES = {"abs": "Abs", "maximum": "Max", "minimum": "Min"}  # the other functions have the same name in SymPy


def sympy_operations(sympy) -> dict[str, Callable]:
    """A function for every operation, from the module, which is an optional dependence."""

    def positive_power(x, exponent):
        return sympy.Piecewise((x**exponent, x > 0), (0, True))

    def function(operation: Operation) -> Callable:
        return operation.operator or getattr(sympy, OTHER_NAMES.get(operation.name, operation.name))

    return {name: positive_power if name == "power" else function(row) for name, row in OPERATIONS.items()}
