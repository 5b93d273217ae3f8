"""Both engines on every model of the registry under four methods; see README.md. Names of models as arguments select
some of them; `Tsit5` or `Dopri8` one of the solvers."""

import sys
import time
import warnings
from collections import Counter

import bgjax as bg
from bgjax.models import REGISTRY
from experiments.engines.compare import (
    SOLVERS,
    Case,
    Steps,
    Whole,
    allowed,
    compare_lanes,
    compare_steps,
    compare_whole,
    make_case,
    why_not,
)


METHODS = (bg.Multipliers(), bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates())
NAMES = "model method solver attempts rejected y₁ dense norm·rtol share whole spread verdict".split()


def judged(name: str, method: bg.AbstractMethod, solver: str, counts: Counter) -> str:
    """A row of the table; the counts grow by what is found."""
    model, where = REGISTRY[name], f"| {name} | {type(method).__name__} | {solver} "
    try:
        system = bg.compile(model.build(), method=method)
        state = bg.initialise(system, dict(model.initial) or None)
    except bg.BondGraphError as error:
        counts["refused by `compile`"] += 1
        return f"{where}| refused: {error.faults[0].what} |"
    if reason := why_not(Case(system, state, solver, model.t1)):
        counts[f"left to diffrax: {reason}"] += 1
        return f"{where}| diffrax: {reason} |"
    case, found = make_case(system, state, solver, model.t1)
    steps, whole, lanes = compare_steps(case, found), compare_whole(case, found), compare_lanes(case)
    faults = faults_of(steps, whole, bool(system.plan.equations.switches)) + lanes
    counts["native"] += 1
    counts["native, all equal" if not faults else "native, different"] += 1
    sizes = (steps.y1, steps.dense, steps.norm, steps.share, whole.difference, whole.spread)
    figures = [str(steps.attempts), str(steps.rejected), *(f"{size:.0e}" for size in sizes)]
    return f"{where}| {' | '.join(figures)} | {'; '.join(faults) or 'equal'} |"


def faults_of(steps: Steps, whole: Whole, switched: bool) -> list[str]:
    """What the two engines have different beyond what is allowed. Whole runs differ more after an event, where rounding
    decides on the number of times that a step is taken again."""
    found = {
        "steps": steps.share > 1.0,
        f"{steps.verdicts} verdicts": steps.verdicts > 0,
        "next step": steps.control > 1.0,
        "whole run": whole.difference > allowed(whole),
        "status": not whole.same_status,
        f"{whole.steps} steps, {whole.reference_steps}": differ(whole),
    }
    late = {name for name in found if "whole" in name or "steps," in name or name == "status"} if switched else set()
    return [what for what, wrong in found.items() if wrong and what not in late]


def differ(whole: Whole) -> bool:
    """Whether the number of steps is another one although five reference runs agree in it."""
    return len(set(whole.reference_steps)) == 1 and whole.steps != whole.reference_steps[0]


def main() -> None:
    warnings.simplefilter("ignore")
    chosen, counts, began = sys.argv[1:], Counter(), time.perf_counter()
    names = [each for each in chosen if each in REGISTRY] or REGISTRY
    print(f"| {' | '.join(NAMES)} |\n{'|---' * len(NAMES)}|")
    for solver in [each for each in chosen if each in SOLVERS] or SOLVERS:
        for name in names:
            for method in METHODS:
                print(judged(name, method, solver, counts), flush=True)
    print("\n".join(["", *(f"- {what}: {count}" for what, count in counts.items())]))
    print(f"- seconds: {time.perf_counter() - began:.0f}")


if __name__ == "__main__":
    main()
