"""Derivative rules of programs: what a solver evaluates over and over is differentiated by programs of its own (`_sweeps`), along directions
and back from its results, instead of operation by operation. They are written when a derivative is first asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.custom_derivatives import SymbolicZero

from ._dense import Inputs, run_body, traced_once
from ._expression import Expr, Scalar
from ._implicit import Implicit
from ._linear_map import LinearMap, apply_linear
from ._program import Program
from ._sweeps import adjoint_outputs, tangent_outputs, usable_blocks


MOVED = ("carried", "state", "time")  # inputs with derivatives; `level` and `dependent` choose between cases


class Rule:
    """The programs of derivatives of one program without calls."""

    def __init__(self, program: Program, blocks: Sequence[Implicit]):
        self.program, self._blocks = program, blocks
        self._programs: dict[tuple, Program] = {}
        self._functions: dict[tuple, Callable] = {}

    @cached_property
    def outputs(self) -> list[Scalar]:
        return [self.program.pool.expr(r) for r in self.program.outputs]

    @cached_property
    def nodes(self) -> dict[str, dict[int, int]]:
        """Nodes of the inputs of each kind, with their places."""
        pool, found = self.program.pool, {kind: {} for kind in MOVED}
        found["carried"] = {index: k for k, index in enumerate(self.program.carried)}
        for index in self.program.body:
            node = pool.nodes[index]
            if node[0] == "symbol" and node[1][0] in MOVED:
                found[node[1][0]][index] = node[1][1] if len(node[1]) > 1 else 0
        return found

    @cached_property
    def blocks(self) -> list[Implicit]:
        inputs = [index for nodes in self.nodes.values() for index in nodes]
        return usable_blocks(self.program.pool, self.outputs, inputs, self._blocks)

    def moved(self, kinds: Sequence[str]) -> list[int]:
        return [index for kind in kinds for index in self.nodes[kind]]

    def tangent(self, kinds: tuple[str, ...]) -> Program:
        """Derivatives of the outputs, where symbols ("dot", kind, place) tell how the inputs of these kinds change."""
        if ("tangent", kinds) not in self._programs:
            pool = self.program.pool
            seeds = {i: pool.symbol("dot", kind, k) for kind in kinds for i, k in self.nodes[kind].items()}
            self._programs["tangent", kinds] = self._cut(tangent_outputs(pool, self.outputs, seeds, self.blocks))
        return self._programs["tangent", kinds]

    def adjoint(self, kinds: tuple[str, ...]) -> Program:
        """Derivatives by the inputs of these kinds of the sum of outputs with weights ("bar", place)."""
        if ("adjoint", kinds) not in self._programs:
            pool = self.program.pool
            weights = [pool.symbol("bar", k) for k in range(len(self.outputs))]
            self._programs["adjoint", kinds] = self._cut(adjoint_outputs(pool, self.outputs, weights, self.moved(kinds), self.blocks))
        return self._programs["adjoint", kinds]

    def _cut(self, outputs: Sequence[Scalar]) -> Program:
        pool, carried = self.program.pool, self.program.carried
        body = pool.reachable(outputs, stop=set(carried))
        return Program(pool, (), carried, tuple(body), tuple(o.index if isinstance(o, Expr) else o for o in outputs))

    # -- as functions of arrays: what `LinearMap` asks for ------------------------------------------------
    def function(self, key: tuple, back: bool) -> Callable:
        """(given, changes of the inputs) → [change of the outputs], or `back` (given, [weights of the outputs]) → weights of the inputs.
        `key` tells which inputs are given, and which of them change."""
        if (key, back) not in self._functions:
            present, kinds = key
            run = self._back if back else self._along
            self._functions[key, back] = jax.jit(lambda given, values: run(kinds, dict(zip(present, given, strict=True)), values))
        return self._functions[key, back]

    def shapes(self, key: tuple, back: bool, given: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
        present, kinds = key
        return [given[present.index(kind)] for kind in kinds] if back else [(len(self.program.outputs),)]

    def _along(self, kinds: tuple[str, ...], given: Mapping[str, Any], changes: Sequence) -> list:
        dots = dict(zip(kinds, changes, strict=True))
        symbol = lambda key: _entry(dots[key[1]], key[2]) if key[0] == "dot" else _entry(given[key[0]], *key[1:])
        return [run_body(self.tangent(kinds), given["carried"], symbol, {}, ())]

    def _back(self, kinds: tuple[str, ...], given: Mapping[str, Any], weights: Sequence) -> list:
        symbol = lambda key: weights[0][key[1]] if key[0] == "bar" else _entry(given[key[0]], *key[1:])
        flat, found, start = run_body(self.adjoint(kinds), given["carried"], symbol, {}, ()), [], 0
        for kind in kinds:
            places = list(self.nodes[kind].values())
            found.append(_placed(flat[start : start + len(places)], places, jnp.shape(given[kind])))
            start += len(places)
        return found


def _entry(value, place: int = 0):
    return value[place] if jnp.ndim(value) else value


def _placed(values, places: Sequence[int], shape: tuple[int, ...]):
    """The values at their places of an array, zeros elsewhere, by a constant table."""
    table = np.full(int(np.prod(shape)), len(places))
    table[list(places)] = np.arange(len(places))
    return jnp.append(values, 0.0)[table].reshape(shape)


INPUTS = ("carried", *Inputs._fields)


def differentiable(program: Program, blocks: Sequence[Implicit]) -> Callable:
    """The body of a program without calls as one function, with derivatives of its own unless it runs in stages."""
    kept = vars(program)
    if "differentiable" not in kept:
        kept["differentiable"] = traced_once(program) if program.stages is not None else _with_rule(program, Rule(program, blocks))
    return kept["differentiable"]


def _with_rule(program: Program, rule: Rule) -> Callable:
    plain = traced_once(program)
    compute = jax.custom_jvp(plain)

    def along(primals, tangents):
        given = {kind: x for kind, x in zip(INPUTS, primals, strict=True) if x is not None}
        moved = {kind: x for kind, x in zip(INPUTS, tangents, strict=True) if kind in MOVED and not isinstance(x, SymbolicZero)}
        result = plain(*primals)
        if not moved:
            return result, jnp.zeros_like(result)
        function = LinearMap(rule, (tuple(given), tuple(moved)), len(given))
        return result, apply_linear(function, list(given.values()), list(moved.values()))[0]

    compute.defjvp(along, symbolic_zeros=True)
    return compute
