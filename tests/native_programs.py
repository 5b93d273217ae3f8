"""Programs as native functions that tests call with numbers: printed for some lanes, compiled, called by ctypes."""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from bgjax.expressions.backends.llvm.module import module_text
from bgjax.expressions.backends.llvm.objects import loaded
from bgjax.expressions.backends.llvm.source import INPUTS, input_places
from bgjax.expressions.program import NonlinearBlock, Program


class NativeFunction:
    """A program, compiled for a number of lanes."""

    def __init__(self, program: Program, blocks: Sequence[NonlinearBlock] = (), lanes: int = 1, level: int = 2):
        self.program, self.lanes, self.places = program, lanes, input_places(program)
        module = module_text({"run": program}, blocks, lanes)
        self.scratch = np.zeros((max(1, module.scratch), lanes))
        self.run = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(loaded(module.text, ["run"], level)["run"])

    def __call__(self, symbols: Sequence[Callable], carried: Sequence[Mapping[int, float]]) -> np.ndarray:
        """The outputs, a row for each lane; for each lane values of symbols by their keys, and of carried nodes."""
        sizes = {kind: 1 for kind in INPUTS}
        for kind, position in self.places.values():
            sizes[kind] = max(sizes[kind], position + 1)
        arrays = {kind: np.zeros((size, self.lanes)) for kind, size in sizes.items()}
        for node, (kind, position) in self.places.items():
            values = [self._value(node, *each) for each in zip(symbols, carried, strict=True)]
            arrays[kind][position] = values
        out = np.zeros((max(1, len(self.program.outputs)), self.lanes))
        pointers = (ctypes.c_void_p * len(INPUTS))(*(arrays[kind].ctypes.data for kind in INPUTS))
        self.run(pointers, self.scratch.ctypes.data, out.ctypes.data)
        return out[: len(self.program.outputs)].T

    def _value(self, node: int, symbol: Callable, carried: Mapping[int, float]) -> Any:
        return carried[node] if node in carried else symbol(self.program.pool.key(node))


def native_outputs(
    program: Program, symbol: Callable, carried: Mapping[int, float] = {}, blocks: Sequence[NonlinearBlock] = ()
) -> np.ndarray:
    """The outputs of a program in one lane."""
    run = program.memory.remember(("native", len(blocks)), lambda: NativeFunction(program, blocks))
    return run([symbol], [carried])[0]
