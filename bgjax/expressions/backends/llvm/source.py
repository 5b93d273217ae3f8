"""Prints a program as functions in LLVM IR: one for each part, and one that calls them in order.

A function has the arguments `inputs` (an array of pointers, one for each kind of symbol in `INPUTS`), `scratch` (memory
for values that pass between parts) and `out`. Entry k of an array holds one number for each lane, side by side.
"""

import struct
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...operations import OPERATIONS
from ...program import NonlinearBlock, Program
from .calls import CallPrinter, Tables
from .layout import Parts, make_parts
from .operations import intrinsic, lane_type, operation_texts


INPUTS = ("parameters", "state", "last", "time", "order", "dependent", "dot parameters", "dot state", "dot time")
ARGUMENTS = "ptr noalias %inputs, ptr noalias %scratch, ptr noalias %out"
PLAIN = "ptr %inputs, ptr %scratch, ptr %out"


class FunctionText(NamedTuple):
    """Functions in LLVM IR, and how many values of each lane their `scratch` holds."""

    text: str
    scratch: int


class Source(NamedTuple):
    """A program to be printed for a number of lanes: the place of each of its inputs as (kind, position), its nonlinear
    blocks, and the tables of the module."""

    program: Program
    places: Mapping[int, tuple[str, int]]
    blocks: Sequence[NonlinearBlock]
    lanes: int
    tables: Tables


def input_places(program: Program) -> dict[int, tuple[str, int]]:
    """The inputs of a program: the carried nodes and the symbols of its body."""
    found = {i: ("parameters", k) for k, i in enumerate(program.carried)}
    symbols = [i for i in program.body if program.pool.kind(i) == "symbol"]
    return found | {i: _place(program.pool.key(i)) for i in symbols}


def _place(key: tuple) -> tuple[str, int]:
    if key[0] == "dot":
        kind, *rest = key[1:]
        return f"dot {'parameters' if kind == 'carried' else kind}", rest[0] if rest else 0
    return key[0], key[1] if len(key) > 1 else 0


def printed(name: str, source: Source) -> FunctionText:
    """A program as a function of this name."""
    nodes = [i for i in source.program.body if i not in source.places]
    parts = make_parts(source.program.pool, nodes, source.program.outputs)
    count = len(parts.parts)
    printers = [PartPrinter(source, parts, number) for number in range(count)]
    texts = [each.function(f"{name}_{number}") for number, each in enumerate(printers)]
    last = PartPrinter(source, parts, count)
    last.print_given_outputs()
    calls = [f"call void @{name}_{number}({PLAIN})" for number in range(count)]
    texts.append(_function(name, [*calls, *last.lines]))
    return FunctionText("".join(texts), len(parts.slots) + max((each.calls.room for each in printers), default=0))


def _function(name: str, lines: Sequence[str]) -> str:
    return f"define internal void @{name}({ARGUMENTS}) nounwind {{\n" + "\n".join([*lines, "ret void", "}", ""])


def number_text(value: float, lanes: int) -> str:
    """A constant in all lanes."""
    digits = f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    return digits if lanes == 1 else f"splat (double {digits})"


class PartPrinter:
    """Prints one part of a program."""

    def __init__(self, source: Source, parts: Parts, number: int):
        self.source, self.parts, self.number = source, parts, number
        self.pool, self.kind = source.program.pool, lane_type(source.lanes)
        self.texts = operation_texts(source.lanes)
        self.lines: list[str] = []
        self.names: dict[int, str] = {}
        self.arrays: dict[str, str] = {}
        self.calls = CallPrinter(self, source.tables, len(parts.slots))
        self.outputs: dict[int, list[int]] = {}
        for position, reference in enumerate(source.program.outputs):
            if type(reference) is int:
                self.outputs.setdefault(reference, []).append(position)

    def function(self, name: str) -> str:
        """The function of the part."""
        for index in self.parts.parts[self.number]:
            self.names[index] = self._value(index)
            self._store(index)
        return _function(name, self.lines)

    def print_given_outputs(self) -> None:
        """Lines that write the outputs which are constants or inputs."""
        for position, reference in enumerate(self.source.program.outputs):
            if type(reference) is not int or reference in self.source.places:
                self.store(self.operand(reference), "%out", position)

    # -- lines ------------------------------------------------------------------------------------------
    def assign(self, text: str) -> str:
        """A line that assigns an expression to a new variable."""
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def load(self, array: str, position: int) -> str:
        """The value at a position of an array."""
        return self.assign(f"load {self.kind}, ptr {self.pointer(array, position)}, align 8")

    def store(self, value: str, array: str, position: int) -> None:
        """A line that writes a value into an array."""
        self.lines.append(f"store {self.kind} {value}, ptr {self.pointer(array, position)}, align 8")

    def pointer(self, array: str, position: int) -> str:
        """The address of an entry of an array."""
        return self.assign(f"getelementptr {self.kind}, ptr {array}, i64 {position}") if position else array

    # -- nodes ------------------------------------------------------------------------------------------
    def operand(self, reference: int | float) -> str:
        """The text of an argument of a node."""
        if type(reference) is not int:
            return number_text(float(reference), self.source.lanes)
        if reference not in self.names:
            self.names[reference] = self._loaded(reference)
        return self.names[reference]

    def _loaded(self, index: int) -> str:
        if index not in self.source.places:
            return self.load("%scratch", self.parts.slots[index])
        kind, position = self.source.places[index]
        return self.load(self._array(kind), position)

    def _array(self, kind: str) -> str:
        """The array of a kind of input."""
        if kind not in self.arrays:
            place = self.assign(f"getelementptr ptr, ptr %inputs, i64 {INPUTS.index(kind)}")
            self.arrays[kind] = self.assign(f"load ptr, ptr {place}, align 8")
        return self.arrays[kind]

    def _value(self, index: int) -> str:
        if self.pool.kind(index) == "call":
            return self.calls.result(index)
        if index in self.parts.fused:
            return self._fused(index)
        name, *arguments = self.pool.nodes[index]
        return self.assign(self.texts[name].format(*map(self.operand, arguments)))

    def _fused(self, index: int) -> str:
        """A product and a sum with one rounding."""
        name, *arguments = self.pool.nodes[index]
        position = self.parts.fused[index]
        a, b = map(self.operand, self.pool.arguments(arguments[position]))
        c = self.operand(arguments[1 - position])
        if OPERATIONS[name].infix == "-" and position == 0:
            c = self.assign(f"fneg {self.kind} {c}")
        elif OPERATIONS[name].infix == "-":
            a = self.assign(f"fneg {self.kind} {a}")
        called, kind = intrinsic("fma", self.source.lanes), self.kind
        return self.assign(f"call {kind} @{called}({kind} {a}, {kind} {b}, {kind} {c})")

    def _store(self, index: int) -> None:
        if index in self.parts.slots:
            self.store(self.names[index], "%scratch", self.parts.slots[index])
        for position in self.outputs.get(index, ()):
            self.store(self.names[index], "%out", position)
