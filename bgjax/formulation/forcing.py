"""Finds the forcing of a system: the sub-expressions of its rates that depend on time and parameters alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..expressions.expression import Expr, Pool, Scalar
from ..expressions.passes import degrees


@dataclass(frozen=True)
class Forcing:
    """Functions of time that enter the outputs, and whether the outputs are nonlinear in them."""

    values: tuple[Expr, ...]
    nonlinear: bool


def find_forcing(pool: Pool, outputs: Sequence[Scalar]) -> Forcing:
    """The largest sub-expressions of the outputs that depend on time but on no state. Laws in JAX that take both are
    included, because their dependence on time cannot be separated from that on states (they are evaluated with the
    initial states)."""
    order = pool.reachable(outputs)
    timed, stated = _depending(pool, order, "time"), _depending(pool, order, "state")
    pure = timed - stated
    time = pool.symbol("time").index
    laws = [i for i in order if pool.kind(i) == "call" and i in stated and time in pool.inner(i)]
    used = {a for index in order if index in stated for a in pool.inner(index)}
    used |= {output.index for output in outputs if isinstance(output, Expr)}
    found = [index for index in order if index in pure and index in used and pool.kind(index) != "symbol"]
    nonlinear = bool(laws) or (bool(found) and max(degrees(pool, outputs, found)) > 1)
    return Forcing(tuple(pool.expr(index) for index in (*found, *laws)), nonlinear)


def _depending(pool: Pool, order: Sequence[int], kind: str) -> set[int]:
    """Nodes that depend on symbols of this kind."""
    found: set[int] = set()
    for index in order:
        own = pool.kind(index) == "symbol" and pool.key(index)[0] == kind
        if own or any(a in found for a in pool.inner(index)):
            found.add(index)
    return found
