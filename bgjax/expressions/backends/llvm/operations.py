"""Scalar operations as LLVM IR: instructions, intrinsic functions, and functions of `runtime`."""

from ...operations import OPERATIONS


# {type} is that of all operands, {0} and {1} are the operands
INSTRUCTIONS = {
    "add": "fadd {type} {0}, {1}",
    "sub": "fsub {type} {0}, {1}",
    "mul": "fmul {type} {0}, {1}",
    "div": "fdiv {type} {0}, {1}",
    "neg": "fneg {type} {0}",
}
INTRINSICS = {"sqrt": "sqrt", "abs": "fabs", "floor": "floor"}  # instructions of every processor that is used


def lane_type(lanes: int) -> str:
    """The type of a value in one run, or in several at once."""
    return "double" if lanes == 1 else f"<{lanes} x double>"


def intrinsic(name: str, lanes: int) -> str:
    """The full name of an intrinsic function."""
    return f"llvm.{name}.{'f64' if lanes == 1 else f'v{lanes}f64'}"


def operation_texts(lanes: int) -> dict[str, str]:
    """For every name in `OPERATIONS` its text, with {} for each operand."""
    return {name: _text(name, lanes) for name in OPERATIONS}


def _text(name: str, lanes: int) -> str:
    kind, count = lane_type(lanes), OPERATIONS[name].arity
    if name in INSTRUCTIONS:
        return INSTRUCTIONS[name].format(*["{}"] * count, type=kind)
    called = intrinsic(INTRINSICS[name], lanes) if name in INTRINSICS else f"bg_{name}_{lanes}"
    return f"call {kind} @{called}({', '.join([f'{kind} {{}}'] * count)})"
