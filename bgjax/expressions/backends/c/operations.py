"""Scalar operations in C, with NumPy's treatment of NaN."""

from ...operations import OPERATIONS, Operation


# functions of `runtime/scalars.c`, where C's own do not exist or drop a NaN, and those with another name in C
OTHERS = {name: f"bg_{name}" for name in ("sign", "maximum", "minimum", "power")} | {"abs": "fabs"}


def _text(operation: Operation) -> str:
    if operation.infix:
        return f"{{}} {operation.infix} {{}}"
    name = OTHERS.get(operation.name, operation.name)
    return "-{}" if operation.operator else f"{name}({', '.join(['{}'] * operation.arity)})"


C_OPERATIONS = {name: _text(operation) for name, operation in OPERATIONS.items()}
