"""Custom derivative rules for programs in JAX: forward and reverse derivatives are programs too, not traced operations.

The right-hand side that a solver evaluates repeatedly is differentiated by programs of its own
(`formulation/unknowns/derivatives`) instead of operation by operation. They are made on first use.
"""

from collections.abc import Callable, Sequence
from functools import cached_property

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import jaxpr_as_fun

from ..expressions.backends.jax.primitive import RuledFunction, apply
from ..expressions.backends.jax.program import Inputs, run_body, traced_once
from ..expressions.expression import Expr, Scalar
from ..expressions.loops.stages import stages_of
from ..expressions.program import Program
from ..formulation.unknowns.derivatives import adjoint_outputs, tangent_outputs, usable_blocks
from ..formulation.unknowns.implicit import Implicit
from ..surface.memories import rule_memory


INPUTS = ("carried", *Inputs._fields[:-1])  # without the last solutions of loops, which only programs with calls have
MOVED = ("carried", "state", "time")  # inputs with derivatives; `order` and `dependent` select cases


class DerivativeRule:
    """The derivative programs of one program without calls of users' laws. The program receives parameters as carried
    values, which are several functions of the same parameters. The equations of a linear block may use other carried
    values than its solution does. Derivatives are therefore valid for changes of the parameters, not for each carried
    value alone."""

    moving = MOVED

    def __init__(self, program: Program, blocks: Sequence[Implicit]):
        self.program, self._blocks = program, blocks
        self.memory = rule_memory()

    @cached_property
    def outputs(self) -> list[Scalar]:
        return [self.program.pool.expr(r) for r in self.program.outputs]

    @cached_property
    def nodes(self) -> dict[str, dict[int, int]]:
        """Input nodes of each kind, with their positions in the input array."""
        pool, found = self.program.pool, {kind: {} for kind in MOVED}
        found["carried"] = {index: k for k, index in enumerate(self.program.carried)}
        for index in self.program.body:
            if pool.kind(index) == "symbol" and pool.key(index)[0] in MOVED:
                kind, *place = pool.key(index)
                found[kind][index] = place[0] if place else 0
        return found

    @cached_property
    def blocks(self) -> list[Implicit]:
        inputs = [index for nodes in self.nodes.values() for index in nodes]
        return usable_blocks(self.program.pool, self.outputs, inputs, self._blocks)

    def moved(self, kinds: Sequence[str]) -> list[int]:
        return [index for kind in kinds for index in self.nodes[kind]]

    def tangent(self, kinds: tuple[str, ...]) -> Program:
        """Program of the directional derivatives of the outputs; symbols ("dot", kind, position) are the tangents of
        inputs."""
        return self.memory.remember(("tangent", kinds), lambda: self._tangent(kinds))

    def _tangent(self, kinds: tuple[str, ...]) -> Program:
        pool = self.program.pool
        seeds = {i: pool.symbol("dot", kind, k) for kind in kinds for i, k in self.nodes[kind].items()}
        return self._cut(tangent_outputs(pool, self.outputs, seeds, self.blocks))

    def adjoint(self, kinds: tuple[str, ...]) -> Program:
        """Program of the derivatives, with respect to inputs of these kinds, of the sum of outputs with weights given
        by the symbols ("bar", position)."""
        return self.memory.remember(("adjoint", kinds), lambda: self._adjoint(kinds))

    def _adjoint(self, kinds: tuple[str, ...]) -> Program:
        pool = self.program.pool
        weights = [pool.symbol("bar", k) for k in range(len(self.outputs))]
        return self._cut(adjoint_outputs(pool, self.outputs, weights, self.moved(kinds), self.blocks))

    def _cut(self, outputs: Sequence[Scalar]) -> Program:
        pool, carried = self.program.pool, self.program.carried
        body = pool.reachable(outputs, stop=set(carried))
        return Program(pool, (), carried, tuple(body), tuple(o.index if isinstance(o, Expr) else o for o in outputs))

    # -- as functions of arrays, the interface of `expressions/backends/jax/primitive`; a key holds the names of the
    # arrays
    @property
    def width(self) -> int:
        return len(self.program.outputs)

    def value(self, key: tuple[str, ...]) -> Callable:
        """A function (arrays) → outputs."""

        def run(*given):
            kinds = tuple((jnp.shape(x), jnp.result_type(x)) for x in given)
            return self.memory.remember(("value", key, kinds), lambda: self._value(key, kinds))(*given)[0]

        return run

    def _value(self, key: tuple[str, ...], kinds: tuple[tuple, ...]) -> Callable:
        """The outputs as a jaxpr, because JAX would trace a jitted function again when it lowers a program."""

        def named(*given):
            return traced_once(self.program)(*map(dict(zip(key, given, strict=True)).get, INPUTS))

        return jaxpr_as_fun(jax.make_jaxpr(named)(*[jax.ShapeDtypeStruct(*each) for each in kinds]))

    def along(self, key: tuple[str, ...], moved: tuple[int, ...]) -> Callable:
        """A function (arrays, tangents of some of them) → [tangent of the outputs]."""
        kinds = tuple(key[k] for k in moved)

        def run(given, changes):
            given, dots = dict(zip(key, given, strict=True)), dict(zip(kinds, changes, strict=True))

            def symbol(name: tuple):
                return _entry(dots[name[1]], name[2]) if name[0] == "dot" else _entry(given[name[0]], *name[1:])

            return [run_body(self.tangent(kinds), given["carried"], symbol, {}, ())]

        return self._kept("along", (key, moved), run)

    def back(self, key: tuple[str, ...], moved: tuple[int, ...]) -> Callable:
        """A function (arrays, [cotangents of the outputs]) → cotangents of some of the arrays."""
        kinds = tuple(key[k] for k in moved)

        def run(given, weights):
            given = dict(zip(key, given, strict=True))

            def symbol(name: tuple):
                return weights[0][name[1]] if name[0] == "bar" else _entry(given[name[0]], *name[1:])

            flat, found = run_body(self.adjoint(kinds), given["carried"], symbol, {}, ()), []
            for kind in kinds:
                places = list(self.nodes[kind].values())
                found.append(_placed(flat[: len(places)], places, jnp.shape(given[kind])))
                flat = flat[len(places) :]
            return found

        return self._kept("back", (key, moved), run)

    def _kept(self, what: str, key: tuple, function: Callable) -> Callable:
        """The jitted function, kept so that it is traced only once, as by `traced_once`."""
        return self.memory.remember((what, key), lambda: jax.jit(function))


def _entry(value, place: int = 0):
    return value[place] if jnp.ndim(value) else value


def _placed(values, places: Sequence[int], shape: tuple[int, ...]):
    """An array with the values at these positions and zeros elsewhere, made by a constant index table."""
    table = np.full(int(np.prod(shape)), len(places))
    table[list(places)] = np.arange(len(places))
    return jnp.append(values, 0.0)[table].reshape(shape)


def differentiable(program: Program, blocks: Sequence[Implicit]) -> Callable:
    """The body of a program without calls as a function of its inputs, with custom derivative rules unless it runs in
    stages."""
    return program.memory.remember("differentiable", lambda: _differentiable(program, blocks))


def _differentiable(program: Program, blocks: Sequence[Implicit]) -> Callable:
    return traced_once(program) if stages_of(program) is not None else _ruled(DerivativeRule(program, blocks))


def _ruled(rule: DerivativeRule) -> Callable:
    def compute(*inputs):
        given = {name: x for name, x in zip(INPUTS, inputs, strict=True) if x is not None}
        return apply(RuledFunction(rule, tuple(given)), *given.values())

    return compute
