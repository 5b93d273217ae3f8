"""Forward (tangent) and reverse (adjoint) derivatives of a program, as expressions in the same pool.

Solved linear blocks are differentiated implicitly: one more forward and back substitution with their factor
(`formulation/unknowns/implicit`). The forward sweep of `expressions/passes` begins at the inputs each time; the one
here goes on from the derivatives found for earlier blocks, and does not go below them.
"""

from collections.abc import Mapping, Sequence

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import partials
from .implicit import Implicit, substituted


def tangent_outputs(
    pool: Pool, outputs: Sequence[Scalar], seeds: Mapping[int, Scalar], blocks: Sequence[Implicit]
) -> list[Scalar]:
    """Directional derivatives of the outputs, where `seeds` gives the derivatives of the input nodes."""
    dot = dict(seeds)
    for block in blocks:
        change = block.equations.solve([-d for d in _tangents(pool, block.open_residuals(), dot)])
        dot.update({node: sign * change[k] for node, sign, k in block.nodes()})
    return substituted(pool, _tangents(pool, outputs, dot), blocks)


def _tangents(pool: Pool, outputs: Sequence[Scalar], dot: dict[int, Scalar]) -> list[Scalar]:
    """As `passes.tangents`, starting from the derivatives known in `dot` and adding to them."""
    for index in pool.reachable(outputs, stop=dot):
        terms = [derivative * dot[a] for a, derivative in partials(pool, index) if a in dot]
        if terms:
            dot[index] = sum(terms, 0.0)
    return [dot.get(o.index, 0.0) if isinstance(o, Expr) else 0.0 for o in outputs]


def adjoint_outputs(
    pool: Pool,
    outputs: Sequence[Scalar],
    weights: Sequence[Scalar],
    inputs: Sequence[int],
    blocks: Sequence[Implicit],
) -> list[Scalar]:
    """Derivatives of Σ weight · output with respect to the inputs."""
    sweep = _AdjointSweep(pool, outputs, inputs, blocks)
    sweep.add(outputs, weights)
    for number in reversed(range(len(sweep.blocks))):
        sweep.down(number + 1)
        sweep.over(number)
    sweep.down(0)
    return substituted(pool, [sweep.bar.get(i, 0.0) for i in inputs], sweep.blocks)


class _AdjointSweep:
    """A reverse sweep over the nodes, by depth. The depth of a node is the last block whose unknowns it depends
    on, so that the adjoints of a block's unknowns are complete when the transposed equations are solved for the
    adjoints of its residuals."""

    def __init__(self, pool: Pool, outputs: Sequence[Scalar], inputs: Sequence[int], blocks: Sequence[Implicit]):
        self.pool, self.inputs, self.blocks = pool, set(inputs), list(blocks)
        self.residuals = [block.open_residuals() for block in blocks]
        self.cuts = {node: k for k, block in enumerate(self.blocks) for node, _, _ in block.nodes()}
        every = [*outputs, *[r for rows in self.residuals for r in rows]]
        self.order = pool.reachable(every, stop=self.inputs | set(self.cuts))
        self.depth = {node: k + 1 for node, k in self.cuts.items()}
        self.varying = self._varying()
        self.bar: dict[int, Scalar] = {}

    def _varying(self) -> set[int]:
        """Nodes that depend on inputs or on the unknowns of a block; other nodes need no adjoints."""
        found = self.inputs | set(self.cuts)
        for index in self.order:
            arguments = [a for a in self.pool.inner(index) if a in found]
            self.depth.setdefault(index, max((self.depth.get(a, 0) for a in arguments), default=0))
            if arguments:
                found.add(index)
        return found

    def add(self, outputs: Sequence[Scalar], weights: Sequence[Scalar]) -> None:
        for output, weight in zip(outputs, weights, strict=True):
            if isinstance(output, Expr) and output.index in self.varying:
                self.bar[output.index] = self.bar.get(output.index, 0.0) + weight

    def down(self, depth: int) -> None:
        """Propagate the adjoints of all nodes of this depth to their arguments."""
        for index in reversed(self.order):
            if self.depth[index] == depth and index in self.bar and index not in self.inputs:
                weight = self.bar.pop(index)
                for a, derivative in partials(self.pool, index):
                    if a in self.varying:
                        self.bar[a] = self.bar.get(a, 0.0) + derivative * weight

    def over(self, number: int) -> None:
        """Propagate the adjoints of a block's unknowns to its residuals."""
        block = self.blocks[number]
        weights: list[Scalar] = [0.0] * len(block.values)
        for node, sign, k in block.nodes():
            weights[k] = weights[k] + sign * self.bar.pop(node, 0.0)
        self.add(self.residuals[number], [-x for x in block.equations.solve_transposed(weights)])


def usable_blocks(
    pool: Pool, outputs: Sequence[Scalar], inputs: Sequence[int], blocks: Sequence[Implicit]
) -> list[Implicit]:
    """Blocks that can be differentiated implicitly: the outputs depend on their unknowns, and their equations contain
    only inputs, unknowns of earlier blocks and their own. Other blocks, for example one whose value also occurs
    elsewhere as an expression, are differentiated operation by operation."""
    reached = set(pool.reachable(outputs, stop=set(inputs)))

    def occurs(block: Implicit) -> bool:
        return any(node in reached for node, _, _ in block.nodes())

    found = [block for block in blocks if occurs(block)]
    later = {node for block in found for node, _, _ in block.nodes()}
    if later & set(inputs):
        return []
    before: set[int] = set()
    kept = []
    for block in found:
        needed = pool.reachable(block.open_residuals(), stop=before | set(inputs))
        symbols = {i for i in needed if pool.kind(i) == "symbol" and pool.key(i)[0] not in GIVEN}
        if symbols <= set(block.unknowns) and not later & set(needed):
            kept.append(block)
            before |= {node for node, _, _ in block.nodes()}
        later -= {node for node, _, _ in block.nodes()}
    return kept


GIVEN = ("state", "time", "order", "dependent")  # kinds of symbols that are inputs of a program
