"""From the sparsity pattern of a compiled system to the states that an implicit step eliminates first."""

from ...expressions.passes import dependencies
from ...formulation.records.output import Output, OutputNames
from ...solvers.condensing import Condensation, condensation
from ...system.plan import Plan


def condensed_states(plan: Plan, names: OutputNames = (Output.RATES,), extra: int = 0) -> Condensation:
    """The elimination plan of an implicit step, cached with the compiled plan.

    `names` are the results that are integrated; `extra` states follow those of the system.
    """
    return plan.memory.remember(("condensation", names, extra), lambda: _condensed(plan, names, extra))


def _condensed(plan: Plan, names: OutputNames, extra: int) -> Condensation:
    pool, size = plan.equations.pool, plan.size
    symbols = {pool.symbol("state", k).index: k for k in range(size)}
    rates = [value for name in names for value in plan.outputs(name)]
    used = dependencies(pool, rates, symbols)
    powers = used[size:]
    # of an audit: the works of the elements that do not store energy, and the activities of all elements
    works = powers[: len(plan.equations.supplies)]
    used = [*used[:size], *[set() for _ in range(plan.carried)], *works, *powers]
    pattern = [(row, symbols[index]) for row, found in enumerate(used) for index in found]
    return condensation(size + extra, pattern)
