"""Translate a program that NumPy runs more than once into Python source, with one line per operation.

The compiled Python function takes a third of the time of interpreting the pool, and a twentieth of a millisecond for a
single state, while XLA would have to compile for seconds.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...expression import Pool
from ...program import NUMPY_OPERATIONS, Program, evaluate


LONGEST = 20_000  # lines; Python's compiler takes a second for so many
INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/"}


def host_values(program: Program, symbol: Callable[[tuple], Any], call: Callable) -> tuple:
    """The outputs of a program, evaluated by NumPy. `symbol(key)` gives NumPy scalars or arrays, and
    `call(target, arguments, width)` evaluates a dense block."""
    kept = vars(program)
    with np.errstate(all="ignore"):
        # translation takes as long as interpreting the pool a few times
        if "uses" not in kept or len(program.body) > LONGEST:
            kept["uses"] = 1
            values = evaluate(program.pool, (*program.prelude, *program.body), {}, symbol, call, NUMPY_OPERATIONS)
            return tuple(values[r] if type(r) is int else r for r in program.outputs)
        return _function(program)(symbol, call)


def host_block(program: Program, inputs: tuple[int, ...]) -> Callable:
    """The program as a function (values of input nodes, call) → outputs; nodes below the inputs are not computed."""
    kept = vars(program)
    if "host_block" not in kept:
        nodes = sorted({*program.prelude, *program.body} - set(inputs))
        kept["host_block"] = _written(program, [f"v{i}" for i in inputs], nodes)
    run = kept["host_block"]

    def values(given, call):
        with np.errstate(all="ignore"):
            return run(given, call)

    return values


def _function(program: Program) -> Callable:
    """The translated program, made at its second use and cached in it."""
    kept = vars(program)
    if "host_function" not in kept:
        kept["host_function"] = _written(program, None, (*program.prelude, *program.body))
    return kept["host_function"]


def _written(program: Program, inputs: list[str] | None, nodes: Sequence[int]) -> Callable:
    """Translate nodes into a Python function; keys of symbols and targets of calls are referred to by number."""
    pool, written, keys, targets = program.pool, {}, [], []
    first = "symbol" if inputs is None else "given"
    unpacked = [f"{', '.join(inputs)}, = given"] if inputs else []
    lines = [line for index in nodes for line in _lines(pool, index, written, keys, targets)]
    outputs = ", ".join(_reference(r) for r in program.outputs)
    text = "\n ".join([f"def run({first}, call):", *unpacked, *lines, f"return ({outputs}{',' if program.outputs else ''})"])
    names: dict[str, Any] = {**NUMPY_OPERATIONS, "keys": keys, "targets": targets, "nan": np.float64("nan"), "inf": np.float64("inf")}
    exec(compile(text, "<bond graph>", "exec"), names)
    return names["run"]


def _lines(pool: Pool, index: int, written: dict[int, None], keys: list[tuple], targets: list[tuple]):
    node = pool.nodes[index]
    if node[0] == "symbol":
        keys.append(node[1])
        yield f"v{index} = symbol(keys[{len(keys) - 1}])"
    elif node[0] == "call":
        if node[1] not in written:
            block, written[node[1]] = pool.calls[node[1]], None
            targets.append((block.target, block.width))
            yield f"c{node[1]} = call(targets[{len(targets) - 1}][0], [{', '.join(map(_reference, block.arguments))}], {block.width})"
        yield f"v{index} = c{node[1]}[{node[2]}]"
    elif node[0] in INFIX:
        yield f"v{index} = {_reference(node[1])} {INFIX[node[0]]} {_reference(node[2])}"
    elif node[0] == "neg":
        yield f"v{index} = -{_reference(node[1])}"
    else:
        yield f"v{index} = {node[0]}({', '.join(map(_reference, node[1:]))})"


def _reference(reference) -> str:
    return f"v{reference}" if type(reference) is int else f"({float(reference)!r})"
