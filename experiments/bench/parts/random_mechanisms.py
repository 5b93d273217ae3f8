"""Random trees and loops: does a right-hand side cost as much per nonzero of the factor as the slider-crank's?"""

import statistics

import bgjax as bg
from bgjax.models import slider_crank

from ..cases import random_mechanisms as case
from ..peers import bond_graph
from ..race import Result, reason, say


SEEDS = (1, 2, 3, 4, 5)


def cost(model) -> tuple[float, float, str]:
    """Seconds of a right-hand side, the nonzeros, and what was counted."""
    system = bg.compile(model)
    seconds = statistics.median(bond_graph.right_hand_side(system, bg.initialise(system)))
    return seconds, *bond_graph.factor_nonzeros(system)


def run() -> list[Result]:
    result = Result(
        "random_mechanisms", "Random mechanisms: cost of a right-hand side per nonzero, over the slider-crank's"
    )
    seconds, count, counted = cost(slider_crank.isostatic())
    unit = seconds / count
    result.notes.append(
        f"Counted are {counted}. Slider-crank: {1e6 * seconds:.2f} µs, {count:.0f}, {1e9 * unit:.2f} ns each."
    )
    for kind, build in (("trees", case.tree), ("loops", case.loop)):
        shares = []
        for seed in SEEDS:
            try:
                seconds, count, _ = cost(build(seed))
            except Exception as error:
                result.failures[f"{kind}, seed {seed}"] = reason(error)
                continue
            shares.append(seconds / count / unit)
            result.notes.append(
                f"{kind}, seed {seed}: {1e6 * seconds:.2f} µs, {count:.0f}, {shares[-1]:.2f} of the slider-crank's "
                "cost each."
            )
            say(result.notes[-1])
        if shares:
            result.numbers |= {f"{kind}, median": statistics.median(shares), f"{kind}, worst": max(shares)}
    return [result]
