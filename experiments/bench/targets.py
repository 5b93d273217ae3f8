"""What was promised, and what was measured."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .race import Result


Results = Mapping[str, Result]
OURS, MINIMAL = "bgjax, multipliers", "bgjax, minimal coordinates"


@dataclass(frozen=True)
class Target:
    """`value` of all results, None where something was not measured; it has to be at least or at most the bound."""

    name: str
    at_least: bool
    bound: float
    value: Callable[[Results], float | None]
    unit: str = "×"


@dataclass(frozen=True)
class Verdict:
    name: str
    wanted: str
    measured: str
    share: float  # of the bound that is reached: 1 or more is a pass
    word: str


def times_faster(part: str, ours: str | tuple[str, ...], peer: str) -> Callable[[Results], float | None]:
    """The peer's time over ours, both at the wanted error; of several of ours the fastest counts."""

    def value(results: Results) -> float | None:
        best = results[part].best if part in results else {}
        mine = [
            best[name] for name in ((ours,) if isinstance(ours, str) else ours) if name in best and best[name].reached
        ]
        return best[peer].median / min(each.median for each in mine) if mine and peer in best else None

    return value


def times_slower(part: str, ours: str, peer: str) -> Callable[[Results], float | None]:
    faster = times_faster(part, ours, peer)
    return lambda results: None if (found := faster(results)) is None else 1.0 / found


def number(part: str, name: str) -> Callable[[Results], float | None]:
    return lambda results: results[part].numbers.get(name) if part in results else None


TARGETS = (
    Target("slider-crank, multipliers, against MuJoCo RK4", True, 12.0, times_faster("slider_crank", OURS, "MuJoCo")),
    Target("slider-crank, multipliers, against Exudyn", True, 50.0, times_faster("slider_crank", OURS, "Exudyn")),
    Target("slider-crank, multipliers, against CVODE on numba", True, 4.0, times_faster("slider_crank", OURS, "CVODE")),
    Target("slider-crank, multipliers, against SciPy's best", True, 8.0, times_faster("slider_crank", OURS, "SciPy")),
    Target(
        "slider-crank, minimal coordinates: time over that of C",
        False,
        10.0,
        times_slower("slider_crank", MINIMAL, "C, one freedom"),
    ),
    Target(
        "compliant slider-crank, k = 1e7, against CVODE-BDF",
        True,
        1.0,
        times_faster("compliant", "bgjax, compliant", "CVODE"),
    ),
    *[
        Target(f"chain of {n} against MuJoCo RK4", True, 2.0, times_faster(f"chain_{n}", (OURS, MINIMAL), "MuJoCo"))
        for n in (20, 100)
    ],
    Target(
        "chain: exponent of a right-hand side's cost, 10 to 200 links",
        False,
        1.15,
        number("chain_growth", "exponent"),
        "",
    ),
    Target(
        "A02: exponent of a right-hand side's cost, 5 to 40 windows", False, 1.3, number("a02_growth", "exponent"), ""
    ),
    Target(
        "random trees: cost per nonzero over the slider-crank's, worst",
        False,
        2.0,
        number("random_mechanisms", "trees, worst"),
    ),
    Target(
        "random loops: cost per nonzero over the slider-crank's, worst",
        False,
        2.0,
        number("random_mechanisms", "loops, worst"),
    ),
    Target(
        "1024 slider-cranks against MuJoCo's rollout, all cores", True, 12.0, times_faster("batch", "bgjax", "MuJoCo")
    ),
    Target("gradient by 11 parameters over one run", False, 4.0, number("gradient", "ratio")),
    Target("cold process to the first slider-crank", False, 10.0, number("start_up", "cold [s]"), " s"),
    Target("the same with a warm compile cache", False, 4.0, number("start_up", "warm [s]"), " s"),
    Target("chain of 100: time to compile", False, 25.0, number("start_up", "chain of 100, compile [s]"), " s"),
    Target("chain of 100: memory", False, 2.0, number("start_up", "chain of 100, memory [GiB]"), " GiB"),
)


def judged(target: Target, results: Results) -> Verdict:
    value = target.value(results)
    wanted = f"{'≥' if target.at_least else '≤'} {target.bound:g}{target.unit}"
    if value is None or not math.isfinite(value):
        return Verdict(target.name, wanted, "–", math.nan, "not measured")
    share = value / target.bound if target.at_least else target.bound / value
    return Verdict(
        target.name,
        wanted,
        f"{value:.3g}{target.unit}",
        share,
        "pass" if share >= 1.0 else f"missed by {1.0 / share:.2f}×",
    )


def verdicts(results: Results) -> list[Verdict]:
    return [judged(target, results) for target in TARGETS]
