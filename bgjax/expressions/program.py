"""Programs: the nodes of a pool that compute given outputs, in evaluation order, run by JAX, NumPy or SymPy.

Nodes that depend on parameters only form the prelude, which is evaluated once, outside the integration loop.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from ..surface.memories import program_memory
from ..surface.memory import Memory
from .expression import Call, Expr, Pool, Scalar, inner_nodes
from .operations import OPERATIONS


LONGEST = 100  # nodes of a piece: the right-hand side of a chain of 20 links takes 2.7 µs, with 400 nodes 4.1
Labels = Mapping[tuple, Hashable]  # {symbol: label}, equal for corresponding symbols of repeated parts


class ProgramPiece(NamedTuple):
    """A sequence of nodes, the earlier nodes it uses (`inputs`), and its nodes that are used later (`outputs`)."""

    order: tuple[int, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


@dataclass(frozen=True)
class Program:
    """Nodes of a pool that compute the outputs. `prelude` and `body` list them in evaluation order; `carried` are the
    prelude nodes that the body, the outputs or their derivatives use. An output is a node (int) or a constant (float),
    like every argument of a node (`Pool.arguments`)."""

    pool: Pool
    prelude: tuple[int, ...]
    carried: tuple[int, ...]
    body: tuple[int, ...]
    outputs: tuple[int | float, ...]
    labels: Labels = field(default_factory=dict)  # equal for corresponding symbols of repeated parts
    memory: Memory = field(default_factory=program_memory, init=False, repr=False, compare=False)

    @cached_property
    def pieces(self) -> tuple[ProgramPiece, ...]:
        """The body without symbols, divided into sequences of moderate length."""
        pool = self.pool
        return make_pieces(pool, [i for i in self.body if pool.kind(i) != "symbol"], self.outputs)

    @property
    def order(self) -> tuple[int, ...]:
        """All nodes in evaluation order."""
        return (*self.prelude, *self.body)

    @cached_property
    def inputs(self) -> dict[int, tuple]:
        """{node: key} of the symbols, whose values the caller gives: ("parameter", path, leaf, entry) in the prelude,
        ("state", position), ("time",), … in the body."""
        return {i: self.pool.key(i) for i in self.order if self.pool.kind(i) == "symbol"}

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """Calls of functions that are not written in scalar operations, each once, in evaluation order."""
        pool = self.pool
        numbers = dict.fromkeys(pool.nodes[i][1] for i in self.order if pool.kind(i) == "call")
        return tuple(pool.calls[number] for number in numbers)

    @cached_property
    def calls_in_body(self) -> bool:
        """Whether the body calls laws or blocks, which need further arguments (the elements)."""
        return any(self.pool.kind(i) == "call" for i in self.body)


def late_order(pool: Pool, nodes: Sequence[int], outputs: Sequence) -> list[int]:
    """The nodes in an order in which each comes shortly before its first use: half as many values pass from one piece
    to the next as in the order of creation. Results of one call stay together."""
    inside, found, seen = set(nodes), [], set()
    together = _results_of_calls(pool, nodes)
    for output in outputs:
        stack = [i for i in inner_nodes([output]) if i in inside]
        while stack:
            i = stack[-1]
            missing = [a for a in pool.inner(i) if a in inside and a not in seen] if i not in seen else []
            if missing:
                stack.append(missing[0])
                continue
            stack.pop()
            if i not in seen:
                fresh = together.get(i, [i])
                found += fresh
                seen.update(fresh)
    return found


def _results_of_calls(pool: Pool, nodes: Sequence[int]) -> dict[int, list[int]]:
    """{result of a call: all its results among the nodes}."""
    calls: dict[int, list[int]] = {}
    for i in nodes:
        if pool.kind(i) == "call":
            calls.setdefault(pool.nodes[i][1], []).append(i)
    return {i: results for results in calls.values() for i in results}


def make_pieces(pool: Pool, order: Sequence[int], outputs: Sequence) -> tuple[ProgramPiece, ...]:
    """Divide nodes into pieces, because compilation time grows faster than the length of a program."""
    needed, found = set(inner_nodes(outputs)), []
    order, early = late_order(pool, order, outputs), _early(pool, order)
    runs = [[i for i in order if i in early]] if early else []
    for run in reversed([*runs, *_runs(pool, [i for i in order if i not in early])]):
        own = set(run)
        used = {a for i in run for a in pool.inner(i)}
        found.append(ProgramPiece(tuple(run), tuple(sorted(used - own)), tuple(sorted(needed & own))))
        needed |= used
    return tuple(reversed(found))


DEAR = frozenset(name for name, operation in OPERATIONS.items() if operation.dear)
FEW_BEFORE = 8  # most operations below such a function


def _early(pool: Pool, order: Sequence[int]) -> set[int]:
    """Expensive functions with simple arguments (sines and cosines of coordinates), and the nodes they need; they form
    a piece of their own. Inside a larger piece XLA would compute them again for every group of operations that uses
    them, three times on average (slider-crank in minimal coordinates: 0.34 µs instead of 0.43)."""
    inside, found = set(order), set()
    for index in order:
        if pool.kind(index) in DEAR:
            own, stack = set(), [index]
            while stack and len(own) <= FEW_BEFORE:
                node = stack.pop()
                if node in inside and node not in own:
                    own.add(node)
                    stack += pool.inner(node)
            alone = not stack and len(own) <= FEW_BEFORE and not any(pool.kind(i) == "call" for i in own)
            found |= own if alone else set()
    return found


def _runs(pool: Pool, order: Sequence[int]):
    """Divide nodes into sequences of about equal length; the results of one call stay together."""
    run: list[int] = []
    for index in order:
        node = pool.nodes[index]
        together = run and node[0] == "call" and pool.nodes[run[-1]][:2] == node[:2]
        if len(run) >= LONGEST and not together:
            yield run
            run = []
        run.append(index)
    if run:
        yield run


@dataclass(frozen=True)
class NonlinearBlock:
    """Nonlinear equations r(w, known) = 0 as a program. Its outputs are the residuals, then the Jacobian entries at the
    places (row, column) listed in `jacobian_places`, then, where these are known, the sizes of the terms of each
    residual; if rows may be redundant, instead the coefficients of the residuals, at `linear_places`, in the unknowns
    and in the nonlinear terms as further unknowns."""

    program: Program
    unknowns: tuple[int, ...]
    known: tuple[int, ...]
    jacobian_places: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    rows: int = 0  # number of equations, if it differs from the number of unknowns
    rank: int | None = None  # rank of the Jacobian, if rows may be redundant and unknowns undetermined
    several: bool = False  # there may be several solutions: the one that continues the last solution is taken
    carried: bool = False  # the last solution and the largest value so far are the last arguments of the call
    linear_places: tuple[tuple[int, int], ...] = ()
    memory: Memory = field(default_factory=program_memory, init=False, repr=False, compare=False)

    @property
    def count(self) -> int:
        return self.rows or len(self.unknowns)


def nonlinear_program(
    pool: Pool, outputs: Sequence[Scalar], unknowns: Iterable[int]
) -> tuple[Program, tuple[int, ...]]:
    """The program of the nodes that depend on the unknowns, and the other nodes that it takes as inputs. Unknowns that
    are computed from other nodes are inputs all the same."""
    varying = set(unknowns)
    order = pool.reachable(outputs, stop=frozenset(varying))
    for index in order:
        if any(a in varying for a in pool.inner(index)):
            varying.add(index)
    used = {a for i in order if i in varying for a in pool.inner(i)}
    used |= {o.index for o in outputs if isinstance(o, Expr)}
    inner = tuple(sorted(varying - set(unknowns)))
    references = tuple(o.index if isinstance(o, Expr) else o for o in outputs)
    return Program(pool, (), (), inner, references), tuple(sorted(used - varying))


def make_program(pool: Pool, outputs: Sequence[Scalar], labels: Labels | None = None) -> Program:
    """The program that computes the outputs, without any node they do not need."""
    order = pool.reachable(outputs)
    varying: set[int] = set()
    for index in order:
        if pool.kind(index) == "symbol":
            if pool.key(index)[0] != "parameter":
                varying.add(index)
        elif any(a in varying for a in pool.inner(index)):
            varying.add(index)
    body = [i for i in order if i in varying]
    references = tuple(o.index if isinstance(o, Expr) else o for o in outputs)
    used = {a for i in body for a in pool.inner(i)} | set(inner_nodes(references))
    prelude = [i for i in order if i not in varying]
    used = _with_operands(pool, [i for i in prelude if i in used])
    return Program(pool, tuple(prelude), tuple(i for i in prelude if i in used), tuple(body), references, labels or {})


def _with_operands(pool: Pool, nodes: Sequence[int]) -> set[int]:
    """The nodes with the operands of the negations and differences among them, which a derivative program may use
    although it is given the negation or the difference."""
    found, stack = set(nodes), list(nodes)
    while stack:
        index = stack.pop()
        fresh = [a for a in pool.signed(index) if a not in found]
        found.update(fresh)
        stack += fresh
    return found


# regularisation relative to the mean diagonal entry; number of iterative refinements that correct for it
REGULAR, REFINEMENTS = 1e-10, 2
# Found by trial on A02 over 10 s: with 40 windows the error is 3e-8 with 1e-8 and 1e-6 to 3e-6 with 1e-10, at rtol 1e-8
# to 1e-10; with 6 windows 1e-12 or more refinements are worse. This looks like rounding in redundant rows; it is not
# proved.
REGULAR_LARGE = 1e-8


class Meaning(NamedTuple):
    """What the nodes of a pool mean: how each kind of them becomes a value, be it a number, a traced value or a
    text."""

    symbol: Callable[[tuple], Any]  # an input by its key
    call: Callable[[Any, list, int], Sequence]  # the results of a call from its target, arguments and width
    operations: Mapping[str, Callable]  # a function for every name in `OPERATIONS`
    constant: Callable[[float], Any] = float  # a value of a float


def evaluate(pool: Pool, order: Sequence[int], known: Mapping[int, Any], meaning: Meaning) -> dict[int, Any]:
    """{node: value} for the nodes in `order`, given the values in `known`. All backends evaluate nodes by this
    function."""
    symbol, call, operations, constant = meaning
    values: dict[int, Any] = dict(known)
    calls: dict[int, Sequence] = {}

    def get(reference):
        return values[reference] if type(reference) is int else constant(reference)

    for index in order:
        if index in values:
            continue
        node = pool.nodes[index]
        if node[0] == "symbol":
            values[index] = symbol(node[1])
        elif node[0] == "call":
            if node[1] not in calls:
                block = pool.calls[node[1]]
                calls[node[1]] = call(block.target, [get(a) for a in block.arguments], block.width)
            values[index] = calls[node[1]][node[2]]
        else:
            values[index] = operations[node[0]](*[get(a) for a in node[1:]])
    return values
