"""Calls in LLVM IR: arguments and results lie in scratch memory, and a function of `runtime` computes all lanes."""

from collections.abc import Sequence
from typing import Any

from ...calls import (
    AbstractLawCall,
    AbstractTarget,
    DependentCall,
    JacobianCall,
    NewtonCall,
    Places,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from ...program import NonlinearBlock, Program


LARGEST = 48  # rows or columns of a dense system: the runtime keeps its matrices on the stack, less than 64 kB


def fault(target: AbstractTarget, blocks: Sequence[NonlinearBlock]) -> str:
    """Why a call has no form in native code; empty if it has one."""
    if isinstance(target.base, AbstractLawCall):
        return f"the law of {target.base.path} is a function of JAX"
    if isinstance(target, JacobianCall) and not isinstance(target.inner, NewtonCall):
        return f"second derivatives of {target.label}"
    size = max(_sizes(target.base, blocks))
    return f"{target.base.label} has {size} unknowns" if size > LARGEST else ""


def _sizes(target: AbstractTarget, blocks: Sequence[NonlinearBlock]) -> tuple[int, ...]:
    if isinstance(target, NewtonCall):
        block = blocks[target.number]
        return block.count, len(block.unknowns)
    if isinstance(target, RankSolveCall | DependentCall):
        return target.rows, target.columns
    return (target.size,) if isinstance(target, SolveCall | RegularSolveCall) else (0,)


def places_text(places: Places) -> str:
    """A constant table of (row, column)."""
    rows = ", ".join(f"[2 x i32] [i32 {row}, i32 {column}]" for row, column in places)
    return f"[{len(places)} x [2 x i32]] [{rows}]" if places else "[1 x [2 x i32]] zeroinitializer"


class Tables:
    """Constants and nonlinear blocks that the functions of a module refer to."""

    def __init__(self) -> None:
        self.constants: dict[str, str] = {}  # {text: name}
        self.blocks: dict[int, bool] = {}  # {number: whether its Jacobian is asked for}

    def constant(self, text: str) -> str:
        """The name of a constant."""
        return self.constants.setdefault(text, f"@table_{len(self.constants)}")

    def block(self, number: int, jacobian: bool) -> str:
        """The name of the record of a block."""
        self.blocks[number] = self.blocks.get(number, False) or jacobian
        return f"@block_{number}"


class CallPrinter:
    """Prints the calls of one part. `start` is the first free position of the scratch memory; `room` is how many
    positions behind it are used."""

    def __init__(self, part: Any, tables: Tables, start: int):
        self.part, self.tables, self.start, self.room = part, tables, start, 0
        self.results: dict[int, list[str]] = {}  # of each call

    def result(self, index: int) -> str:
        """The result of a call that a node stands for."""
        pool = self.part.pool
        number = pool.nodes[index][1]
        if number not in self.results:
            call = pool.calls[number]
            self.results[number] = self._printed(call.target, call.arguments, call.width)
        return self.results[number][pool.nodes[index][2]]

    def _printed(self, target: AbstractTarget, arguments: Sequence, width: int) -> list[str]:
        part, lanes = self.part, self.part.source.lanes
        name, before, count = target.run(self, arguments, width)
        for k, argument in enumerate(arguments):
            part.store(part.operand(argument), "%scratch", self.start + k)
        given, found = self.start, self.start + len(arguments)
        pointers = [part.pointer("%scratch", place) for place in (given, found, found + count)]
        texts = ", ".join([*before, *(f"ptr {pointer}" for pointer in pointers)])
        part.lines.append(f"call void @{name}_{lanes}({texts})")
        # behind the results is room for the arguments and results of one lane
        self.room = max(self.room, len(arguments) + count + -(-(len(arguments) + count) // lanes))
        return [part.load("%scratch", found + k) for k in range(width)]

    # -- for each kind of call: function, arguments before the arrays, number of results ------------------
    def _numbers(self, *values: int) -> list[str]:
        return [f"i64 {value}" for value in values]

    def _matrix(self, places: Places) -> list[str]:
        return [f"i64 {len(places)}", f"ptr {self.tables.constant(places_text(places))}"]

    def solve(self, target: SolveCall, arguments: Any, width: int) -> tuple:
        return "bg_lanes_solve", self._numbers(target.size), target.size

    def regular_solve(self, target: RegularSolveCall, arguments: Any, width: int) -> tuple:
        before = [*self._numbers(target.size), *self._matrix(target.places)]
        return "bg_lanes_regular_solve", before, target.size

    def rank_solve(self, target: RankSolveCall, arguments: Any, width: int) -> tuple:
        before = [*self._numbers(target.rows, target.columns, target.rank), *self._matrix(target.places)]
        return "bg_lanes_rank_solve", before, target.columns

    def dependent_columns(self, target: DependentCall, arguments: Any, width: int) -> tuple:
        return "bg_lanes_dependent_columns", self._numbers(target.rows, target.columns), target.columns

    def newton(self, target: NewtonCall, arguments: Any, width: int) -> tuple:
        block = self.part.source.blocks[target.number]
        before = [f"ptr {self.tables.block(target.number, False)}", *self._numbers(len(arguments))]
        return "bg_lanes_newton", before, len(block.unknowns) + block.carried

    def jacobian(self, target: JacobianCall, arguments: Any, width: int) -> tuple:
        number = target.inner.number
        block = self.part.source.blocks[number]
        before = [f"ptr {self.tables.block(number, True)}", *self._numbers(len(arguments))]
        return "bg_lanes_newton_jacobian", before, (len(block.unknowns) + block.carried) * len(arguments)


def all_programs(program: Program, blocks: Sequence[NonlinearBlock]) -> list[Program]:
    """A program, and those of all nonlinear blocks that it calls."""
    found, waiting, seen = [], [program], set()
    while waiting:
        found.append(waiting.pop())
        for target in [call.target.base for call in found[-1].calls]:
            if isinstance(target, NewtonCall) and target.number not in seen:
                seen.add(target.number)
                waiting.append(blocks[target.number].program)
    return found
